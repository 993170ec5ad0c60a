#include "ronda/journal/chain.h"

#include <array>
#include <utility>

namespace ronda::journal {
namespace {

constexpr std::string_view kActPrefix = "ronda-act-1\n";
constexpr std::string_view kHeadPrefix = "ronda-head-1\n";

// Most significant byte first.
std::array<char, 8> BytesOf(Seq seq) {
  std::array<char, 8> bytes{};
  auto rest = static_cast<std::uint64_t>(seq);
  for (auto byte = bytes.rbegin(); byte != bytes.rend(); ++byte, rest >>= 8) *byte = static_cast<char>(rest & 0xff);
  return bytes;
}

std::string SignedBytes(const Head& head) {
  const auto seq = BytesOf(head.seq);
  std::string bytes(kHeadPrefix);
  bytes.append(seq.data(), seq.size());
  return bytes.append(head.hash.raw());
}

}  // namespace

secret::Digest LinkHash(const Head& before, std::string_view body) {
  const auto seq = BytesOf(before.seq + 1);
  return secret::Sha256({kActPrefix, before.hash.raw(), {seq.data(), seq.size()}, body});
}

StoredAct Linked(const Head& before, const CommandId& command, std::string body) {
  const secret::Digest hash = LinkHash(before, body);
  return {before.seq + 1, command, std::move(body), hash};
}

std::optional<BrokenLink> FindBrokenLink(const Head& before, std::span<const StoredAct> acts) {
  Head head = before;
  for (const StoredAct& act : acts) {
    if (act.seq != head.seq + 1) return BrokenLink{head.seq + 1, BrokenLink::Fault::kNumber};
    if (act.hash != LinkHash(head, act.body)) return BrokenLink{act.seq, BrokenLink::Fault::kHash};
    head = {act.seq, act.hash};
  }
  return std::nullopt;
}

std::string Fingerprint(const Head& head) { return head.hash.hex().substr(0, 10); }

SignedHead Sign(const Head& head, const secret::SigningKey& key) {
  return {head, key.public_key(), key.Sign(SignedBytes(head))};
}

bool IsGenuine(const SignedHead& head) { return secret::Verify(head.key, SignedBytes(head.head), head.signature); }

}  // namespace ronda::journal
