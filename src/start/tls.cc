#include <openssl/bio.h>
#include <openssl/err.h>
#include <openssl/ssl.h>

#include "start/late_library.h"

// clang-format off
#define LATE_FUNCTIONS(X) \
  X(long, SSL_CTX_ctrl, (SSL_CTX* a, int b, long c, void* d), (a, b, c, d)) \
  X(void, SSL_CTX_free, (SSL_CTX* a), (a)) \
  X(void*, SSL_CTX_get_default_passwd_cb_userdata, (SSL_CTX* a), (a)) \
  X(void*, SSL_CTX_get_ex_data, (const SSL_CTX* a, int b), (a, b)) \
  X(SSL_CTX*, SSL_CTX_new, (const SSL_METHOD* a), (a)) \
  X(void, SSL_CTX_set_default_passwd_cb, (SSL_CTX* a, pem_password_cb* b), (a, b)) \
  X(void, SSL_CTX_set_default_passwd_cb_userdata, (SSL_CTX* a, void* b), (a, b)) \
  X(int, SSL_CTX_set_ex_data, (SSL_CTX* a, int b, void* c), (a, b, c)) \
  X(uint64_t, SSL_CTX_set_options, (SSL_CTX* a, uint64_t b), (a, b)) \
  X(int, SSL_CTX_up_ref, (SSL_CTX* a), (a)) \
  X(int, SSL_CTX_use_PrivateKey_file, (SSL_CTX* a, const char* b, int c), (a, b, c)) \
  X(int, SSL_CTX_use_certificate_chain_file, (SSL_CTX* a, const char* b), (a, b)) \
  X(int, SSL_accept, (SSL* a), (a)) \
  X(int, SSL_connect, (SSL* a), (a)) \
  X(long, SSL_ctrl, (SSL* a, int b, long c, void* d), (a, b, c, d)) \
  X(void, SSL_free, (SSL* a), (a)) \
  X(int, SSL_get_error, (const SSL* a, int b), (a, b)) \
  X(void*, SSL_get_ex_data, (const SSL* a, int b), (a, b)) \
  X(int, SSL_get_shutdown, (const SSL* a), (a)) \
  X(SSL*, SSL_new, (SSL_CTX* a), (a)) \
  X(int, SSL_read, (SSL* a, void* b, int c), (a, b, c)) \
  X(void, SSL_set_bio, (SSL* a, BIO* b, BIO* c), (a, b, c)) \
  X(int, SSL_set_ex_data, (SSL* a, int b, void* c), (a, b, c)) \
  X(int, SSL_shutdown, (SSL* a), (a)) \
  X(int, SSL_write, (SSL* a, const void* b, int c), (a, b, c)) \
  X(const SSL_METHOD*, TLS_server_method, (), ()) \
  X(long, BIO_ctrl, (BIO* a, int b, long c, void* d), (a, b, c, d)) \
  X(size_t, BIO_ctrl_pending, (BIO* a), (a)) \
  X(int, BIO_free, (BIO* a), (a)) \
  X(int, BIO_new_bio_pair, (BIO** a, size_t b, BIO** c, size_t d), (a, b, c, d)) \
  X(int, BIO_read, (BIO* a, void* b, int c), (a, b, c)) \
  X(int, BIO_write, (BIO* a, const void* b, int c), (a, b, c)) \
  X(void, ERR_clear_error, (), ()) \
  X(unsigned long, ERR_get_error, (), ()) \
  X(unsigned long, ERR_peek_error, (), ()) \
  X(unsigned long, ERR_peek_last_error, (), ()) \
  X(const char*, ERR_reason_error_string, (unsigned long a), (a))
// clang-format on

LATE_LIBRARY("libssl.so.3", LATE_FUNCTIONS)
