#include "ronda/web/http/tls.h"

#include <openssl/err.h>
#include <openssl/ssl.h>
#include <openssl/x509err.h>

#include <filesystem>
#include <fstream>
#include <optional>
#include <string>
#include <utility>

namespace ronda::web {
namespace {

Diagnostic BadFile(const std::string& file, std::string message, std::string hint) {
  ERR_clear_error();
  return {.code = "tls-file", .message = std::move(message), .hint = std::move(hint), .file = file};
}

std::optional<Diagnostic> Unreadable(const std::string& file) {
  if (std::ifstream(file).good() && !std::filesystem::is_directory(file)) return std::nullopt;
  return BadFile(file, "the file cannot be read", "check the name and the permissions");
}

Diagnostic BadCertificate(const std::string& file) {
  return BadFile(file, "there is no certificate in the file, or it is damaged",
                 "give the certificate, followed by its chain, as PEM");
}

Diagnostic BadKey(const TlsFiles& files) {
  const bool is_another = ERR_GET_REASON(ERR_peek_last_error()) == X509_R_KEY_VALUES_MISMATCH;
  if (is_another) {
    return BadFile(files.key, "the key does not belong to the certificate", "give the key it was made with");
  }
  return BadFile(files.key, "there is no key in the file, or a password protects it",
                 "give the key of the certificate by --tls-key, as PEM and without a password");
}

// Nobody is there to be asked for a password.
int NoPassword(char* /*buffer*/, int /*size*/, int /*writes*/, void* /*data*/) { return 0; }

}  // namespace

void TlsContext::Free::operator()(SSL_CTX* context) const { SSL_CTX_free(context); }

Result<std::shared_ptr<TlsContext>> TlsContext::Make(const TlsFiles& files) {
  ERR_clear_error();
  std::unique_ptr<SSL_CTX, Free> context(SSL_CTX_new(TLS_server_method()));
  for (const std::string& file : {files.certificate, files.key}) {
    if (auto unreadable = Unreadable(file)) return tl::unexpected(*std::move(unreadable));
  }
  if (!context) return tl::unexpected(BadCertificate(files.certificate));
  SSL_CTX_set_default_passwd_cb(context.get(), NoPassword);
  SSL_CTX_set_min_proto_version(context.get(), TLS1_2_VERSION);
  SSL_CTX_set_options(context.get(), SSL_OP_NO_COMPRESSION | SSL_OP_NO_RENEGOTIATION);
  SSL_CTX_set_mode(context.get(), SSL_MODE_RELEASE_BUFFERS);  // a silent connection keeps no buffers
  if (SSL_CTX_use_certificate_chain_file(context.get(), files.certificate.c_str()) != 1) {
    return tl::unexpected(BadCertificate(files.certificate));
  }
  if (SSL_CTX_use_PrivateKey_file(context.get(), files.key.c_str(), SSL_FILETYPE_PEM) != 1) {
    return tl::unexpected(BadKey(files));
  }
  return std::shared_ptr<TlsContext>(new TlsContext(std::move(context)));
}

SSL_CTX* TlsContext::Share() const {
  SSL_CTX_up_ref(context_.get());
  return context_.get();
}

}  // namespace ronda::web
