// What libpqxx, which is linked in, calls of PostgreSQL's client library: what a function gives, its name, what it
// takes. Signatures as in libpq-fe.h, which the compiler compares.
#pragma once

#include <libpq-fe.h>

// clang-format off
#define RONDA_CLIENT_FUNCTIONS(X) \
  X(int, PQbackendPID, (const PGconn* a), (a)) \
  X(int, PQcancel, (PGcancel* a, char* b, int c), (a, b, c)) \
  X(void, PQclear, (PGresult* a), (a)) \
  X(int, PQclientEncoding, (const PGconn* a), (a)) \
  X(char*, PQcmdStatus, (PGresult* a), (a)) \
  X(char*, PQcmdTuples, (PGresult* a), (a)) \
  X(PostgresPollingStatusType, PQconnectPoll, (PGconn* a), (a)) \
  X(PGconn*, PQconnectStart, (const char* a), (a)) \
  X(PGconn*, PQconnectdb, (const char* a), (a)) \
  X(int, PQconsumeInput, (PGconn* a), (a)) \
  X(char*, PQdb, (const PGconn* a), (a)) \
  X(char*, PQencryptPassword, (const char* a, const char* b), (a, b)) \
  X(int, PQendcopy, (PGconn* a), (a)) \
  X(char*, PQerrorMessage, (const PGconn* a), (a)) \
  X(unsigned char*, PQescapeByteaConn, (PGconn* a, const unsigned char* b, size_t c, size_t* d), (a, b, c, d)) \
  X(char*, PQescapeIdentifier, (PGconn* a, const char* b, size_t c), (a, b, c)) \
  X(size_t, PQescapeStringConn, (PGconn* a, char* b, const char* c, size_t d, int* e), (a, b, c, d, e)) \
  X(PGresult*, PQexec, (PGconn* a, const char* b), (a, b)) \
  X(PGresult*, PQexecParams, (PGconn* a, const char* b, int c, const Oid* d, const char* const* e, const int* f, const int* g, int h), (a, b, c, d, e, f, g, h)) \
  X(PGresult*, PQexecPrepared, (PGconn* a, const char* b, int c, const char* const* d, const int* e, const int* f, int g), (a, b, c, d, e, f, g)) \
  X(void, PQfinish, (PGconn* a), (a)) \
  X(char*, PQfname, (const PGresult* a, int b), (a, b)) \
  X(int, PQfnumber, (const PGresult* a, const char* b), (a, b)) \
  X(void, PQfreeCancel, (PGcancel* a), (a)) \
  X(void, PQfreemem, (void* a), (a)) \
  X(Oid, PQftable, (const PGresult* a, int b), (a, b)) \
  X(int, PQftablecol, (const PGresult* a, int b), (a, b)) \
  X(Oid, PQftype, (const PGresult* a, int b), (a, b)) \
  X(PGcancel*, PQgetCancel, (PGconn* a), (a)) \
  X(int, PQgetCopyData, (PGconn* a, char** b, int c), (a, b, c)) \
  X(PGresult*, PQgetResult, (PGconn* a), (a)) \
  X(int, PQgetisnull, (const PGresult* a, int b, int c), (a, b, c)) \
  X(int, PQgetlength, (const PGresult* a, int b, int c), (a, b, c)) \
  X(char*, PQgetvalue, (const PGresult* a, int b, int c), (a, b, c)) \
  X(char*, PQhost, (const PGconn* a), (a)) \
  X(int, PQisBusy, (PGconn* a), (a)) \
  X(int, PQisthreadsafe, (), ()) \
  X(int, PQnfields, (const PGresult* a), (a)) \
  X(PGnotify*, PQnotifies, (PGconn* a), (a)) \
  X(int, PQntuples, (const PGresult* a), (a)) \
  X(Oid, PQoidValue, (const PGresult* a), (a)) \
  X(char*, PQport, (const PGconn* a), (a)) \
  X(PGresult*, PQprepare, (PGconn* a, const char* b, const char* c, int d, const Oid* e), (a, b, c, d, e)) \
  X(int, PQprotocolVersion, (const PGconn* a), (a)) \
  X(int, PQputCopyData, (PGconn* a, const char* b, int c), (a, b, c)) \
  X(int, PQputCopyEnd, (PGconn* a, const char* b), (a, b)) \
  X(void, PQreset, (PGconn* a), (a)) \
  X(char*, PQresultErrorField, (const PGresult* a, int b), (a, b)) \
  X(char*, PQresultErrorMessage, (const PGresult* a), (a)) \
  X(ExecStatusType, PQresultStatus, (const PGresult* a), (a)) \
  X(int, PQsendQuery, (PGconn* a, const char* b), (a, b)) \
  X(int, PQserverVersion, (const PGconn* a), (a)) \
  X(int, PQsetClientEncoding, (PGconn* a, const char* b), (a, b)) \
  X(PGVerbosity, PQsetErrorVerbosity, (PGconn* a, PGVerbosity b), (a, b)) \
  X(PQnoticeProcessor, PQsetNoticeProcessor, (PGconn* a, PQnoticeProcessor b, void* c), (a, b, c)) \
  X(int, PQsocket, (const PGconn* a), (a)) \
  X(ConnStatusType, PQstatus, (const PGconn* a), (a)) \
  X(void, PQtrace, (PGconn* a, FILE* b), (a, b)) \
  X(unsigned char*, PQunescapeBytea, (const unsigned char* a, size_t* b), (a, b)) \
  X(void, PQuntrace, (PGconn* a), (a)) \
  X(char*, PQuser, (const PGconn* a), (a)) \
  X(const char*, pg_encoding_to_char, (int a), (a))
// clang-format on
