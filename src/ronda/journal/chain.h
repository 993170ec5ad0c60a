// The chain of a journal: every act is hashed together with the hash of the act before it, over the bytes as they are
// stored, so that no act can be changed, left out, moved or put in without breaking every link after it.
// docs/formats/journal.md describes it for other programs.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ronda/secret/digest.h"
#include "ronda/secret/signature.h"

namespace ronda::journal {

// The number of an act in its journal, from 1; 0 stands before the first.
using Seq = std::int32_t;

// What the client who asked for an act calls it; a repeated command is the same command.
using CommandId = secret::Bytes<struct CommandIdTag, 16>;

struct StoredAct {
  Seq seq = 0;
  CommandId command;
  std::string body;  // one line of JSON, hashed as it stands
  secret::Digest hash;

  bool operator==(const StoredAct&) const = default;
};

// Where a journal ends; all zeros before the first act.
struct Head {
  Seq seq = 0;
  secret::Digest hash;

  bool operator==(const Head&) const = default;
};

// SHA-256 of "ronda-act-1\n", the hash before, the number as 8 bytes (most significant first) and the body.
secret::Digest LinkHash(const Head& before, std::string_view body);

// The act that continues a journal.
StoredAct Linked(const Head& before, const CommandId& command, std::string body);

// The first act that does not continue what stands before it.
struct BrokenLink {
  enum class Fault : std::uint8_t { kNumber, kHash };
  Seq seq = 0;  // the number it should have
  Fault fault = Fault::kHash;
};
std::optional<BrokenLink> FindBrokenLink(const Head& before, std::span<const StoredAct> acts);

// The ten characters of a head that are printed on every sheet.
std::string Fingerprint(const Head& head);

// A head vouched for by the key of a desk.
struct SignedHead {
  Head head;
  secret::PublicKey key;
  secret::Signature signature;
};
SignedHead Sign(const Head& head, const secret::SigningKey& key);
bool IsGenuine(const SignedHead& head);

}  // namespace ronda::journal
