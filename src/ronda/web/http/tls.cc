#include "ronda/web/http/tls.h"

#include <openssl/err.h>
#include <openssl/ssl.h>

#include <string>
#include <utility>

namespace ronda::web {
namespace {

Diagnostic BadFile(const std::string& file) {
  const char* reason = ERR_reason_error_string(ERR_peek_error());
  ERR_clear_error();
  return {.code = "tls-file",
          .message = std::string("the file cannot be used for TLS: ") + (reason != nullptr ? reason : "unreadable"),
          .hint = "give the certificate with its chain, and the key that belongs to it, as PEM",
          .file = file};
}

}  // namespace

void TlsContext::Free::operator()(SSL_CTX* context) const { SSL_CTX_free(context); }

Result<std::shared_ptr<TlsContext>> TlsContext::Make(const TlsFiles& files) {
  ERR_clear_error();
  std::unique_ptr<SSL_CTX, Free> context(SSL_CTX_new(TLS_server_method()));
  if (!context) return tl::unexpected(BadFile(files.certificate));
  SSL_CTX_set_min_proto_version(context.get(), TLS1_2_VERSION);
  SSL_CTX_set_options(context.get(), SSL_OP_NO_COMPRESSION | SSL_OP_NO_RENEGOTIATION);
  SSL_CTX_set_mode(context.get(), SSL_MODE_RELEASE_BUFFERS);  // a silent connection keeps no buffers
  if (SSL_CTX_use_certificate_chain_file(context.get(), files.certificate.c_str()) != 1) {
    return tl::unexpected(BadFile(files.certificate));
  }
  if (SSL_CTX_use_PrivateKey_file(context.get(), files.key.c_str(), SSL_FILETYPE_PEM) != 1) {
    return tl::unexpected(BadFile(files.key));
  }
  return std::shared_ptr<TlsContext>(new TlsContext(std::move(context)));
}

SSL_CTX* TlsContext::Share() const {
  SSL_CTX_up_ref(context_.get());
  return context_.get();
}

}  // namespace ronda::web
