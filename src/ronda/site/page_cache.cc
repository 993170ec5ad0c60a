#include "ronda/site/page_cache.h"

namespace ronda::site {

web::Response PageCache::Get(const PageKey& key, const std::function<web::Response()>& render) {
  {
    const std::scoped_lock lock(mutex_);
    const auto found = pages_.find(key);
    if (found != pages_.end()) return found->second;
  }
  web::Response page = render();
  if (page.status != 200 || !page.content) return page;
  page.content = web::MakeContent(page.content->type, page.content->bytes, web::Compression::kSmall);
  page.caching = web::Caching::kRevalidate;
  page.headers.Set("Vary", "Accept-Language, Cookie");
  const std::scoped_lock lock(mutex_);
  DropEarlier(key);
  if (pages_.size() >= most_) pages_.clear();
  return pages_.emplace(key, std::move(page)).first->second;
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
