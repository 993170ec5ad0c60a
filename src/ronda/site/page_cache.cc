#include "ronda/site/page_cache.h"

#include <utility>

namespace ronda::site {

PageCache::Next PageCache::Ask(const PageKey& key, Taker taker) {
  std::unique_lock lock(mutex_);
  if (const auto found = pages_.find(key); found != pages_.end()) {
    const web::Response page = found->second;
    lock.unlock();
    taker(page);
    return Next::kNothing;
  }
  auto& takers = awaited_[key];
  takers.push_back(std::move(taker));
  return takers.size() == 1 ? Next::kRender : Next::kNothing;
}

void PageCache::Render(const PageKey& key, const std::function<web::Response()>& render) {
  web::Response page;
  try {
    page = Keep(key, render());
  } catch (...) {
    (void)TakersOf(key);
    throw;
  }
  for (const Taker& taker : TakersOf(key)) taker(page);
}

web::Response PageCache::Keep(const PageKey& key, web::Response page) {
  if (page.status != 200 || !page.content) return page;
  if (page.content->gzip.empty()) {
    page.content = web::MakeContent(page.content->type, page.content->bytes, web::Compression::kGzip);
  }
  page.caching = web::Caching::kRevalidate;
  page.headers.Set("Vary", "Accept-Language, Cookie");
  const std::scoped_lock lock(mutex_);
  DropEarlier(key);
  if (pages_.size() >= most_) pages_.clear();
  return pages_.emplace(key, std::move(page)).first->second;
}

// Nobody waits any more; who asks from now on finds the page, or is the first again.
std::vector<PageCache::Taker> PageCache::TakersOf(const PageKey& key) {
  const std::scoped_lock lock(mutex_);
  const auto waiting = awaited_.extract(key);
  return waiting.empty() ? std::vector<Taker>() : std::move(waiting.mapped());
}

void PageCache::DropEarlier(const PageKey& key) {
  const auto first = pages_.lower_bound(PageKey{key.slug, 0, "", Language::kEnglish});
  const auto last = pages_.lower_bound(PageKey{key.slug, key.seq, "", Language::kEnglish});
  pages_.erase(first, last);
}

std::size_t PageCache::size() const {
  const std::scoped_lock lock(mutex_);
  return pages_.size();
}

}  // namespace ronda::site
