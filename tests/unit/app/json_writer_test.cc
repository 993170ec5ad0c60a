#include "ronda/sheets/json_writer.h"

#include <gtest/gtest.h>

#include <sstream>

namespace ronda::cli {
namespace {

template <class Write>
std::string Written(Write write) {
  std::ostringstream out;
  sheets::JsonWriter json(out);
  write(json);
  return out.str();
}

TEST(JsonWriter, ObjectsAndArraysNest) {
  const auto text = Written([](sheets::JsonWriter& json) {
    json.BeginObject().Field("a", 1).Field("b", "x").Key("c").BeginArray().Number(-2).Bool(true).EndArray();
    json.Field("d", false).EndObject();
  });
  EXPECT_EQ(text, "{\n  \"a\": 1,\n  \"b\": \"x\",\n  \"c\": [\n    -2,\n    true\n  ],\n  \"d\": false\n}\n");
}

TEST(JsonWriter, PointsAreNumbers) {
  EXPECT_EQ(
      Written([](sheets::JsonWriter& json) { json.BeginObject().Field("points", Points::Tenths(15)).EndObject(); }),
      "{\n  \"points\": 1.5\n}\n");
}

TEST(JsonWriter, EmptyOnesStayOnTheirLine) {
  EXPECT_EQ(Written([](sheets::JsonWriter& json) { json.BeginObject().Key("a").BeginArray().EndArray().EndObject(); }),
            "{\n  \"a\": []\n}\n");
  EXPECT_EQ(Written([](sheets::JsonWriter& json) { json.BeginObject().EndObject(); }), "{}\n");
}

TEST(JsonWriter, EscapesWhatJsonWantsEscaped) {
  EXPECT_EQ(Written([](sheets::JsonWriter& json) { json.String("\"\\\n\t\r\x1b\x7f/é€𝄞"); }),
            "\"\\\"\\\\\\n\\t\\u000d\\u001b\\u007f/é€𝄞\"");
}

TEST(JsonWriter, BytesThatAreNotUtf8AreReplaced) {
  EXPECT_EQ(Written([](sheets::JsonWriter& json) { json.String("a\xFF\xC3z\xED\xA0\x80"); }),
            "\"a\xEF\xBF\xBD\xEF\xBF\xBDz\xEF\xBF\xBD\xEF\xBF\xBD\xEF\xBF\xBD\"");
}

TEST(JsonWriter, AReplacementCharacterOfTheTextStays) {
  EXPECT_EQ(Written([](sheets::JsonWriter& json) { json.String("\xEF\xBF\xBD!"); }), "\"\xEF\xBF\xBD!\"");
}

}  // namespace
}  // namespace ronda::cli
