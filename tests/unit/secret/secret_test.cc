#include <gtest/gtest.h>

#include <set>
#include <string>

#include "ronda/secret/digest.h"
#include "ronda/secret/password.h"
#include "ronda/secret/random.h"
#include "ronda/secret/signature.h"
#include "ronda/secret/token.h"

namespace ronda::secret {
namespace {

// The examples of FIPS 180-4 as its authors publish them: "abc", the empty text, and 448 bits.
TEST(Digest, IsSha256) {
  EXPECT_EQ(Sha256("abc").hex(), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  EXPECT_EQ(Sha256("").hex(), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  EXPECT_EQ(Sha256("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq").hex(),
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
}

TEST(Digest, OfPartsIsThatOfTheWhole) {
  EXPECT_EQ(Sha256({"a", "", "bc"}), Sha256("abc"));
  EXPECT_NE(Sha256({"ab", "d"}), Sha256("abc"));
}

TEST(Bytes, ReadWhatTheyWrite) {
  const Digest digest = Sha256("abc");
  EXPECT_EQ(Digest::Parse(digest.hex()), digest);
  EXPECT_EQ(Digest::FromRaw(digest.raw()), digest);
}

TEST(Bytes, AreRefusedInAnyOtherForm) {
  const std::string hex = Sha256("abc").hex();
  EXPECT_FALSE(Digest::Parse(hex.substr(2)));
  EXPECT_FALSE(Digest::Parse(hex + "00"));
  EXPECT_FALSE(Digest::Parse("g" + hex.substr(1)));
  EXPECT_FALSE(Digest::Parse(""));
  EXPECT_FALSE(Digest::FromRaw("abc"));
}

TEST(Random, IsAnotherEveryTime) {
  std::set<std::string> seen;
  for (int i = 0; i < 1000; ++i) seen.insert(Random<Digest>().hex());
  EXPECT_EQ(seen.size(), 1000U);
}

TEST(Token, ReadsItsOwnText) {
  const Token token = Token::Make();
  EXPECT_EQ(token.text().size(), 32U);
  const auto again = Token::Parse(token.text());
  ASSERT_TRUE(again);
  EXPECT_EQ(again->hash(), token.hash());
  EXPECT_NE(Token::Make().hash(), token.hash());
}

TEST(Token, IsNothingElse) {
  const std::string text = Token::Make().text();
  for (const std::string& wrong :
       {std::string(), text.substr(1), text + "A", text.substr(1) + "=", text.substr(1) + "/", std::string(32, ' '),
        std::string(10'000, 'A'), text.substr(2) + "\xb7\x95"}) {
    EXPECT_FALSE(Token::Parse(wrong)) << wrong;
  }
}

TEST(Password, MatchesItsHashAndNoOther) {
  const auto hash = PasswordHash::Of(Password("correct horse"));
  ASSERT_TRUE(hash);
  EXPECT_TRUE(hash->text().starts_with("$argon2id$v=19$m=65536,t=2,p=1$"));
  EXPECT_TRUE(hash->Matches(Password("correct horse")));
  EXPECT_FALSE(hash->Matches(Password("correct horse ")));
  EXPECT_FALSE(hash->Matches(Password("")));
  const auto stored = PasswordHash::Parse(hash->text());
  ASSERT_TRUE(stored);
  EXPECT_TRUE(stored->Matches(Password("correct horse")));
}

TEST(Password, HashesOfTheSamePasswordDiffer) {
  EXPECT_NE(PasswordHash::Of(Password("a"))->text(), PasswordHash::Of(Password("a"))->text());
}

TEST(Password, WhatIsNoHashMatchesNothing) {
  EXPECT_FALSE(PasswordHash::Parse("plain text"));
  EXPECT_FALSE(PasswordHash::Parse("$argon2id$" + std::string(1000, 'x')));
  const auto damaged = PasswordHash::Parse("$argon2id$v=19$m=65536,t=2,p=1$nonsense");
  ASSERT_TRUE(damaged);
  EXPECT_FALSE(damaged->Matches(Password("")));
}

TEST(Signature, IsOfItsKeyAndMessage) {
  const SigningKey key = SigningKey::Make();
  const Signature signature = key.Sign("round 5");
  EXPECT_TRUE(Verify(key.public_key(), "round 5", signature));
  EXPECT_FALSE(Verify(key.public_key(), "round 6", signature));
  EXPECT_FALSE(Verify(SigningKey::Make().public_key(), "round 5", signature));
  Signature::Array changed;
  std::copy(signature.bytes().begin(), signature.bytes().end(), changed.begin());
  changed[10] ^= 1;
  EXPECT_FALSE(Verify(key.public_key(), "round 5", Signature(changed)));
}

TEST(Signature, AKeyComesBackFromItsSeed) {
  const SigningKey key = SigningKey::Make();
  const SigningKey again(key.seed());
  EXPECT_EQ(again.public_key(), key.public_key());
  EXPECT_TRUE(Verify(key.public_key(), "x", again.Sign("x")));
}

// RFC 8032, 7.1, test 1: the empty message.
TEST(Signature, IsEd25519) {
  const auto seed = KeySeed::Parse("9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60");
  ASSERT_TRUE(seed);
  const SigningKey key(*seed);
  EXPECT_EQ(key.public_key().hex(), "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a");
  EXPECT_EQ(
      key.Sign("").hex(),
      "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe2"
      "4655141438e7a100b");
}

}  // namespace
}  // namespace ronda::secret
