#pragma once
#if !__has_include(<histedit.h>)
#error "libedit is missing. Run: sudo apt-get install -y libedit-dev"
#else
#include <histedit.h>

// Swift imports no C function with a variable argument list: each use of one has a wrapper here.

typedef char *(*bucle_el_prompt)(EditLine *);
typedef unsigned char (*bucle_el_command)(EditLine *, int);
typedef int (*bucle_el_reader)(EditLine *, wchar_t *);

// Swift takes the C library's standard streams for unguarded shared state.
static inline EditLine *bucle_el_open(void) {
  return el_init("bucle", stdin, stdout, stderr);
}

static inline int bucle_el_set_prompt(EditLine *editor, bucle_el_prompt prompt, char marker) {
  return el_set(editor, EL_PROMPT_ESC, prompt, marker);
}

static inline int bucle_el_set_client(EditLine *editor, void *client) {
  return el_set(editor, EL_CLIENTDATA, client);
}

static inline void *bucle_el_client(EditLine *editor) {
  void *client = NULL;
  el_get(editor, EL_CLIENTDATA, &client);
  return client;
}

static inline int bucle_el_set_reader(EditLine *editor, bucle_el_reader reader) {
  return el_wset(editor, EL_GETCFN, reader);
}

static inline int bucle_el_set_emacs(EditLine *editor) {
  return el_set(editor, EL_EDITOR, "emacs");
}

static inline int bucle_el_set_signals(EditLine *editor, int handled) {
  return el_set(editor, EL_SIGNAL, handled);
}

static inline int bucle_el_add(
  EditLine *editor, const char *name, const char *help, bucle_el_command command) {
  return el_set(editor, EL_ADDFN, name, help, command);
}

static inline int bucle_el_bind(EditLine *editor, const char *key, const char *name) {
  return el_set(editor, EL_BIND, key, name, NULL);
}

static inline int bucle_el_set_history(EditLine *editor, History *past) {
  return el_set(editor, EL_HIST, history, past);
}

static inline int bucle_el_prepare(EditLine *editor) {
  return el_set(editor, EL_PREP_TERM, 1);
}

static inline int bucle_el_refresh(EditLine *editor) {
  return el_set(editor, EL_REFRESH);
}

static inline int bucle_history_size(History *past, int size) {
  HistEvent event;
  return history(past, &event, H_SETSIZE, size);
}

static inline int bucle_history_unique(History *past) {
  HistEvent event;
  return history(past, &event, H_SETUNIQUE, 1);
}

static inline int bucle_history_enter(History *past, const char *line) {
  HistEvent event;
  return history(past, &event, H_ENTER, line);
}
#endif
