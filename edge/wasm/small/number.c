/* What the reader of JSON asks of the C library about numbers that are not whole, without the arithmetic of 128 bits
   and the printing of everything that would come with it. The engine takes numbers as they are written; all that
   counts is whether one is too large to be a number at all. */
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

static int IsDigit(char letter) { return letter >= '0' && letter <= '9'; }

/* The least that a double cannot hold, 2^1024 - 2^970: its first digits, of 309. */
static const char kTooLarge[] = "1797693134862315807937289714053034150799";
enum { kDigitsCompared = sizeof kTooLarge - 1, kDigitsOfTooLarge = 309, kLargestExponent = 100000 };

typedef struct {
  char digits[kDigitsCompared]; /* from the first that is not 0 */
  int count;
  int whole; /* digits before the point, from the same one; less than 0 for zeros behind the point */
} Number;

static const char* TakeDigits(const char* text, Number* number, int step) {
  for (; IsDigit(*text); ++text) {
    if (number->count == 0 && *text == '0') {
      if (step == 0) --number->whole;
      continue;
    }
    number->whole += step;
    if (number->count < kDigitsCompared) number->digits[number->count++] = *text;
  }
  return text;
}

static const char* TakeExponent(const char* text, Number* number) {
  if (*text != 'e' && *text != 'E') return text;
  ++text;
  const int minus = *text == '-';
  if (*text == '-' || *text == '+') ++text;
  int exponent = 0;
  for (; IsDigit(*text); ++text) {
    if (exponent < kLargestExponent) exponent = 10 * exponent + (*text - '0');
  }
  number->whole += minus ? -exponent : exponent;
  return text;
}

/* Infinite or 0: nobody asks for more. */
double strtod(const char* restrict text, char** restrict end) {
  Number number;
  memset(&number, '0', sizeof number.digits);
  number.count = number.whole = 0;
  if (*text == '-') ++text;
  text = TakeDigits(text, &number, 1);
  if (*text == '.') text = TakeDigits(text + 1, &number, 0);
  text = TakeExponent(text, &number);
  if (end != NULL) *end = (char*)text;
  if (number.count == 0 || number.whole < kDigitsOfTooLarge) return 0;
  const int too_large = number.whole > kDigitsOfTooLarge || memcmp(number.digits, kTooLarge, kDigitsCompared) >= 0;
  return too_large ? __builtin_inf() : 0;
}

/* The C++ library names them, and nobody calls them: the C library would bring them along with its strtod. */
float strtof(const char* restrict text, char** restrict end) { return (float)strtod(text, end); }
long double strtold(const char* restrict text, char** restrict end) { return strtod(text, end); }

/* Knows the one thing it is asked for, "%.4X"; anything else, or too little room, is a trap. */
int snprintf(char* restrict out, size_t size, const char* restrict format, ...) {
  static const char kConversion[] = "%.4X";
  static const char kDigits[] = "0123456789ABCDEF";
  char* at = out;
  va_list values;
  va_start(values, format);
  for (; *format != '\0'; ++format) {
    const int converts = strncmp(format, kConversion, strlen(kConversion)) == 0;
    if ((*format == '%' && !converts) || at + (converts ? 4 : 1) >= out + size) __builtin_trap();
    if (!converts) {
      *at++ = *format;
      continue;
    }
    const unsigned value = va_arg(values, unsigned);
    for (int shift = 12; shift >= 0; shift -= 4) *at++ = kDigits[value >> shift & 15];
    format += strlen(kConversion) - 1;
  }
  va_end(values);
  *at = '\0';
  return (int)(at - out);
}
