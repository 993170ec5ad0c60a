// Public pages as they were rendered, by tournament, act, address and language, with their compressed twins. Only pages
// that look the same to everybody belong in it; those of earlier acts go when a newer one comes.
#pragma once

#include <compare>
#include <functional>
#include <map>
#include <mutex>
#include <string>

#include "ronda/journal/chain.h"
#include "ronda/web/http/response.h"
#include "ronda/words/words.h"

namespace ronda::site {

using words::Language;

struct PageKey {
  std::string slug;
  journal::Seq seq = 0;
  std::string address;
  Language language = Language::kEnglish;

  auto operator<=>(const PageKey&) const = default;
};

class PageCache {
 public:
  explicit PageCache(std::size_t most = 2000) : most_(most) {}

  // The page of that key, rendered if nobody asked for it yet. Only pages (200) are kept.
  web::Response Get(const PageKey& key, const std::function<web::Response()>& render);
  std::size_t size() const;

 private:
  void DropEarlier(const PageKey& key);

  mutable std::mutex mutex_;
  std::size_t most_;
  std::map<PageKey, web::Response> pages_;
};

}  // namespace ronda::site
