#pragma once
#if !__has_include(<histedit.h>)
#error "libedit is missing. Run: sudo apt-get install -y libedit-dev"
#else
#include <histedit.h>
#endif
