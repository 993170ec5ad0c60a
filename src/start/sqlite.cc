#include <sqlite3.h>

#include <cstdarg>

#include "start/late_library.h"

// clang-format off
#define LATE_FUNCTIONS(X) \
  X(int, sqlite3_backup_finish, (sqlite3_backup* a), (a)) \
  X(sqlite3_backup*, sqlite3_backup_init, (sqlite3* a, const char* b, sqlite3* c, const char* d), (a, b, c, d)) \
  X(int, sqlite3_backup_pagecount, (sqlite3_backup* a), (a)) \
  X(int, sqlite3_backup_remaining, (sqlite3_backup* a), (a)) \
  X(int, sqlite3_backup_step, (sqlite3_backup* a, int b), (a, b)) \
  X(int, sqlite3_bind_blob, (sqlite3_stmt* a, int b, const void* c, int d, void (*e)(void*)), (a, b, c, d, e)) \
  X(int, sqlite3_bind_double, (sqlite3_stmt* a, int b, double c), (a, b, c)) \
  X(int, sqlite3_bind_int, (sqlite3_stmt* a, int b, int c), (a, b, c)) \
  X(int, sqlite3_bind_int64, (sqlite3_stmt* a, int b, sqlite3_int64 c), (a, b, c)) \
  X(int, sqlite3_bind_null, (sqlite3_stmt* a, int b), (a, b)) \
  X(int, sqlite3_bind_parameter_count, (sqlite3_stmt* a), (a)) \
  X(int, sqlite3_bind_parameter_index, (sqlite3_stmt* a, const char* b), (a, b)) \
  X(int, sqlite3_bind_text, (sqlite3_stmt* a, int b, const char* c, int d, void (*e)(void*)), (a, b, c, d, e)) \
  X(int, sqlite3_busy_timeout, (sqlite3* a, int b), (a, b)) \
  X(int, sqlite3_changes, (sqlite3* a), (a)) \
  X(int, sqlite3_clear_bindings, (sqlite3_stmt* a), (a)) \
  X(int, sqlite3_close, (sqlite3* a), (a)) \
  X(const void*, sqlite3_column_blob, (sqlite3_stmt* a, int b), (a, b)) \
  X(int, sqlite3_column_bytes, (sqlite3_stmt* a, int b), (a, b)) \
  X(int, sqlite3_column_count, (sqlite3_stmt* a), (a)) \
  X(const char*, sqlite3_column_decltype, (sqlite3_stmt* a, int b), (a, b)) \
  X(double, sqlite3_column_double, (sqlite3_stmt* a, int b), (a, b)) \
  X(int, sqlite3_column_int, (sqlite3_stmt* a, int b), (a, b)) \
  X(sqlite3_int64, sqlite3_column_int64, (sqlite3_stmt* a, int b), (a, b)) \
  X(const char*, sqlite3_column_name, (sqlite3_stmt* a, int b), (a, b)) \
  X(const char*, sqlite3_column_origin_name, (sqlite3_stmt* a, int b), (a, b)) \
  X(const unsigned char*, sqlite3_column_text, (sqlite3_stmt* a, int b), (a, b)) \
  X(int, sqlite3_column_type, (sqlite3_stmt* a, int b), (a, b)) \
  X(int, sqlite3_create_function_v2, (sqlite3* a, const char* b, int c, int d, void* e, void (*f)(sqlite3_context*, int, sqlite3_value**), void (*g)(sqlite3_context*, int, sqlite3_value**), void (*h)(sqlite3_context*), void (*i)(void*)), (a, b, c, d, e, f, g, h, i)) \
  X(int, sqlite3_errcode, (sqlite3* a), (a)) \
  X(const char*, sqlite3_errmsg, (sqlite3* a), (a)) \
  X(const char*, sqlite3_errstr, (int a), (a)) \
  X(int, sqlite3_exec, (sqlite3* a, const char* b, int (*c)(void*, int, char**, char**), void* d, char** e), (a, b, c, d, e)) \
  X(char*, sqlite3_expanded_sql, (sqlite3_stmt* a), (a)) \
  X(int, sqlite3_extended_errcode, (sqlite3* a), (a)) \
  X(int, sqlite3_finalize, (sqlite3_stmt* a), (a)) \
  X(void, sqlite3_free, (void* a), (a)) \
  X(int, sqlite3_get_autocommit, (sqlite3* a), (a)) \
  X(sqlite3_int64, sqlite3_last_insert_rowid, (sqlite3* a), (a)) \
  X(const char*, sqlite3_libversion, (), ()) \
  X(int, sqlite3_libversion_number, (), ()) \
  X(int, sqlite3_load_extension, (sqlite3* a, const char* b, const char* c, char** d), (a, b, c, d)) \
  X(int, sqlite3_open_v2, (const char* a, sqlite3** b, int c, const char* d), (a, b, c, d)) \
  X(int, sqlite3_prepare_v2, (sqlite3* a, const char* b, int c, sqlite3_stmt** d, const char** e), (a, b, c, d, e)) \
  X(int, sqlite3_reset, (sqlite3_stmt* a), (a)) \
  X(int, sqlite3_step, (sqlite3_stmt* a), (a)) \
  X(int, sqlite3_system_errno, (sqlite3* a), (a)) \
  X(int, sqlite3_total_changes, (sqlite3* a), (a))
// clang-format on

namespace {
constexpr const char* kSqlite = "libsqlite3.so.0";
}

LATE_LIBRARY(kSqlite, LATE_FUNCTIONS)

// SQLiteCpp calls it with a switch and where its state goes, as most options take it.
extern "C" int sqlite3_db_config(sqlite3* database, int option, ...) {          // NOLINT
  static const auto kFound = reinterpret_cast<decltype(&::sqlite3_db_config)>(  // NOLINT
      ronda::late::Find(ronda::late::Open(kSqlite), "sqlite3_db_config"));
  va_list rest;
  va_start(rest, option);
  const int wanted = va_arg(rest, int);
  int* const state = va_arg(rest, int*);
  va_end(rest);
  return kFound(database, option, wanted, state);
}
