#pragma once
#if !__has_include(<cmark-gfm.h>) || !__has_include(<cmark-gfm-core-extensions.h>)
#error "cmark-gfm is missing. Run: sudo apt-get install -y libcmark-gfm-dev libcmark-gfm-extensions-dev"
#else
#include <cmark-gfm.h>
#include <cmark-gfm-core-extensions.h>
#endif
