// The certificate and the key of a server that speaks TLS.
#pragma once

#include <openssl/types.h>

#include <memory>

#include "ronda/base/result.h"
#include "ronda/web/http/server.h"

namespace ronda::web {

class TlsContext {
 public:
  // TLS 1.2 and later; an error if a file cannot be used.
  static Result<std::shared_ptr<TlsContext>> Make(const TlsFiles& files);

  // One more owner of what OpenSSL calls the context.
  SSL_CTX* Share() const;

 private:
  struct Free {
    void operator()(SSL_CTX* context) const;
  };

  explicit TlsContext(std::unique_ptr<SSL_CTX, Free> context) : context_(std::move(context)) {}

  std::unique_ptr<SSL_CTX, Free> context_;
};

}  // namespace ronda::web
