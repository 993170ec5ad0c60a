/* Every function with every damaged file, with missing arguments, and with a malloc that fails: a status, never a crash.

       faults FILE...       each of the files through every function
       faults --memory FILE as long as it takes, each call with the n-th allocation failing, n = 1, 2, 4, ... */
#define _GNU_SOURCE
#include <ronda.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char bytes[1 << 20];

static size_t read_file(const char *path) {
  FILE *file = fopen(path, "rb");
  size_t size;
  if (file == NULL) exit(5);
  size = fread(bytes, 1, sizeof bytes, file);
  fclose(file);
  return size;
}

/* The allocation that fails, counted from now; 0 for none. */
static long failing = 0;

static int fails_now(void) {
  if (failing == 0 || --failing > 0) return 0;
  failing = 1; /* from then on there is none left */
  return 1;
}

#ifndef RONDA_SANITIZED
/* All of C++ allocates here. */
extern void *__libc_malloc(size_t size);
void *malloc(size_t size) { return fails_now() ? NULL : __libc_malloc(size); }
#else
/* The sanitizer has a malloc of its own, so the operators of C++ stand here: new, new[], both without exceptions, and delete. */
extern void _ZSt17__throw_bad_allocv(void) __attribute__((noreturn));
typedef struct nothrow nothrow;

static void *allocated(size_t size) { return fails_now() ? NULL : malloc(size > 0 ? size : 1); }

static void *allocated_or_thrown(size_t size) {
  void *memory = allocated(size);
  if (memory == NULL) _ZSt17__throw_bad_allocv();
  return memory;
}

void *_Znwm(size_t size) { return allocated_or_thrown(size); }
void *_Znam(size_t size) { return allocated_or_thrown(size); }
void *_ZnwmRKSt9nothrow_t(size_t size, const nothrow *tag) { return tag == NULL ? NULL : allocated(size); }
void *_ZnamRKSt9nothrow_t(size_t size, const nothrow *tag) { return tag == NULL ? NULL : allocated(size); }
void _ZdlPv(void *memory) { free(memory); }
void _ZdaPv(void *memory) { free(memory); }
void _ZdlPvm(void *memory, size_t size) { (void)size, free(memory); }
void _ZdaPvm(void *memory, size_t size) { (void)size, free(memory); }
#endif
#define FAIL_AFTER(n) (failing = (n))

typedef ronda_status ask(const ronda_tournament *, const char *, ronda_text **);
typedef ronda_status change(const ronda_tournament *, const char *, ronda_tournament **, ronda_text **);
static ask *const asks[] = {ronda_pair,    ronda_check,   ronda_explain, ronda_standings, ronda_what_if,
                            ronda_compare, ronda_outlook, ronda_rate,    ronda_rate_need,
                            ronda_write};
static change *const changes[] = {ronda_with_round, ronda_number, ronda_enter, ronda_bye, ronda_withdraw, ronda_correct};
static const char *const options[] = {NULL, "{}", "{", "[]", "{\"round\": 1}", "{\"round\": -1}", "{\"player\": 1}",
                                      "{\"changes\": [\"withdraw 1\"]}", "{\"game\": [\"1-2:1-0\"]}",
                                      "{\"name\": \"A\", \"rating\": 1}", "\xff\xfe", "{\"why_not\": \"1-2\"}", "trf16",
                                      "{\"player\": 1, \"against\": [1800, 1900], \"rating\": 2000}"};
enum { ASKS = sizeof asks / sizeof *asks, CHANGES = sizeof changes / sizeof *changes };
enum { OPTIONS = sizeof options / sizeof *options };

static void expect(int holds, const char *what) {
  if (holds) return;
  fprintf(stderr, "not so: %s\n", what);
  exit(9);
}

static void look_at(ronda_status status, ronda_text *text) {
  expect(status >= RONDA_OK && status <= RONDA_LIMIT && status != RONDA_UNEXPECTED, "a status that is no fault of ronda");
  expect(text != NULL, "a text whatever happens");
  expect(strlen(ronda_text_diagnostics(text)) > 0, "diagnostics, be it none");
  if (status == RONDA_BAD_INPUT) expect(strstr(ronda_text_data(text), "diagnostics") != NULL, "a refusal says why");
  ronda_text_free(text);
}

static void use(const ronda_tournament *tournament) {
  int i, j;
  for (i = 0; i < OPTIONS; ++i) {
    for (j = 0; j < ASKS; ++j) {
      ronda_text *text = NULL;
      const ronda_status status = asks[j](tournament, options[i], &text);
      look_at(status, text);
    }
    for (j = 0; j < CHANGES; ++j) {
      ronda_tournament *changed = NULL;
      ronda_text *text = NULL;
      const ronda_status status = changes[j](tournament, options[i], &changed, &text);
      expect((status == RONDA_OK) == (changed != NULL), "a tournament if and only if all went well");
      look_at(status, text);
      ronda_tournament_free(changed);
    }
  }
}

static void use_file(const char *path) {
  const size_t size = read_file(path);
  ronda_tournament *tournament = NULL;
  ronda_text *text = NULL, *report = NULL;
  ronda_status status = ronda_read(bytes, size, path, &tournament, &text);
  look_at(status, text);
  if (tournament != NULL) use(tournament);
  ronda_tournament_free(tournament);
  text = NULL;
  status = ronda_validate(bytes, size, NULL, &text);
  look_at(status, text);
  text = NULL;
  status = ronda_repair(bytes, size, path, &text, &report);
  look_at(RONDA_OK, text);
  look_at(status, report);
  text = NULL;
  status = ronda_bracket(bytes, size, NULL, &text);
  look_at(status, text);
  text = NULL;
  bytes[size < sizeof bytes ? size : sizeof bytes - 1] = 0;
  status = ronda_rate_question("first", bytes, &text);
  look_at(status, text);
}

/* A call with the n-th allocation failing; whether it came to an end all the same. */
static int with_memory_for(long n, int which, const ronda_tournament *tournament, size_t size) {
  ronda_text *text = NULL;
  ronda_tournament *made = NULL;
  ronda_status status;
  FAIL_AFTER(n);
  if (which < ASKS) {
    status = asks[which](tournament, which == 4 ? options[7] : NULL, &text);
  } else if (which == ASKS) {
    status = ronda_read(bytes, size, "f", &made, &text);
  } else {
    status = ronda_bye(tournament, options[6], &made, &text);
  }
  FAIL_AFTER(0);
  look_at(status, text);
  ronda_tournament_free(made);
  return status != RONDA_LIMIT;
}

static void use_without_memory(const char *path) {
  const size_t size = read_file(path);
  ronda_tournament *tournament = NULL;
  ronda_text *text = NULL;
  int which;
  /* Not as one call: which argument is evaluated first is not said. */
  const ronda_status status = ronda_read(bytes, size, path, &tournament, &text);
  look_at(status, text);
  for (which = 0; which < ASKS + 2; ++which) {
    long n = 1, refused = 0;
    while (!with_memory_for(n, which, tournament, size)) {
      ++refused;
      n += 1 + n / 16;
    }
    expect(refused > 3, "a call that allocates nothing");
  }
  ronda_tournament_free(tournament);
}

int main(int argc, char **argv) {
  int i;
  if (argc == 3 && strcmp(argv[1], "--memory") == 0) {
    use_without_memory(argv[2]);
  } else {
    for (i = 1; i < argc; ++i) use_file(argv[i]);
  }
  printf("%d files, no fault\n", argc - 1);
  return 0;
}
