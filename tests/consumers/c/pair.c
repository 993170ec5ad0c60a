/* Prints the next round of the tournament in a file, as JSON; C99 and C++ alike. */
#include <ronda.h>
#include <stdio.h>
#include <stdlib.h>

static char *contents(const char *path, size_t *size) {
  FILE *file = fopen(path, "rb");
  char *bytes = (char *)malloc(1 << 20);
  if (file == NULL || bytes == NULL) exit(5);
  *size = fread(bytes, 1, 1 << 20, file);
  fclose(file);
  return bytes;
}

int main(int argc, char **argv) {
  size_t size = 0;
  ronda_tournament *tournament = NULL;
  ronda_text *text = NULL;
  ronda_status status;
  char *bytes;
  if (argc < 2 || ronda_version_number() != RONDA_VERSION_NUMBER) return 9;
  bytes = contents(argv[1], &size);
  status = ronda_read(bytes, size, argv[1], &tournament, NULL);
  free(bytes);
  if (status == RONDA_OK) status = ronda_pair(tournament, NULL, &text);
  fwrite(ronda_text_data(text), 1, ronda_text_size(text), stdout);
  ronda_text_free(text);
  ronda_tournament_free(tournament);
  return (int)status;
}
