// Public pages as they were rendered, by tournament, act, address and language, with their compressed twins. Only pages
// that look the same to everybody belong in it; those of earlier acts go when a newer one comes. A page many ask for at
// the same time is rendered once: the others wait for it.
#pragma once

#include <compare>
#include <cstdint>
#include <functional>
#include <map>
#include <mutex>
#include <string>
#include <vector>

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

  using Taker = std::function<void(const web::Response&)>;
  // Gives the page to the taker: now if it is kept, else when it is rendered. Whoever is told kRender is the first to
  // ask for it and has it rendered; takers of a page whose rendering throws are dropped.
  enum class Next : std::uint8_t { kNothing, kRender };
  [[nodiscard]] Next Ask(const PageKey& key, Taker taker);
  // Only pages (200) are kept.
  void Render(const PageKey& key, const std::function<web::Response()>& render);
  std::size_t size() const;

 private:
  web::Response Keep(const PageKey& key, web::Response page);
  std::vector<Taker> TakersOf(const PageKey& key);
  void DropEarlier(const PageKey& key);

  mutable std::mutex mutex_;
  std::size_t most_;
  std::map<PageKey, web::Response> pages_;
  std::map<PageKey, std::vector<Taker>> awaited_;
};

}  // namespace ronda::site
