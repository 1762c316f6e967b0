#include "cards/utf8.h"

#include <gtest/gtest.h>

namespace wizbid {
namespace {

using namespace std::string_literals;
using Characters = std::vector<Character>;

Character stray(unsigned char byte) {
  return {byte, false};
}

TEST(DecodeUtf8, ReadsOneToFourBytes) {
  EXPECT_EQ(decode_utf8("Aс♥🂡"), (Characters{{U'A'}, {U'с'}, {U'♥'}, {U'🂡'}}));
  EXPECT_EQ(decode_utf8("\0"s), (Characters{{U'\0'}}));
  EXPECT_TRUE(decode_utf8("").empty());
}

TEST(DecodeUtf8, KeepsStrayBytesOneByOne) {
  EXPECT_EQ(decode_utf8("\x80"), (Characters{stray(0x80)}));
  EXPECT_EQ(decode_utf8("\xFF\xFE"), (Characters{stray(0xFF), stray(0xFE)}));
  EXPECT_EQ(decode_utf8("\xE2\x99"), (Characters{stray(0xE2), stray(0x99)})) << "cut short";
  EXPECT_EQ(decode_utf8("\xC3(A"), (Characters{stray(0xC3), {U'('}, {U'A'}}));
}

TEST(DecodeUtf8, RefusesOtherFormsOfACharacter) {
  EXPECT_EQ(decode_utf8("\xC1\x81"), (Characters{stray(0xC1), stray(0x81)})) << "overlong A";
  EXPECT_EQ(decode_utf8("\xE0\x81\x81").size(), 3U) << "overlong A";
  EXPECT_EQ(decode_utf8("\xED\xA0\x80").size(), 3U) << "surrogate";
  EXPECT_EQ(decode_utf8("\xF4\x90\x80\x80").size(), 4U) << "past U+10FFFF";
}

TEST(EncodeUtf8, IsTheInverseForEveryCodePoint) {
  for (char32_t code = 0; code <= 0x10FFFF; ++code) {
    if (code >= 0xD800 && code <= 0xDFFF)
      continue;
    ASSERT_EQ(decode_utf8(encode_utf8(code)), (Characters{{code}}));
  }
}

TEST(CodeText, HasFourHexDigitsOrMore) {
  EXPECT_EQ(code_text({U'с'}), "U+0441");
  EXPECT_EQ(code_text({U'\0'}), "U+0000");
  EXPECT_EQ(code_text({U'💩'}), "U+1F4A9");
  EXPECT_EQ(code_text(stray(0xFF)), "0xFF");
}

TEST(Quotable, ShowsWhatCanBeSeenAndSpellsTheRest) {
  EXPECT_EQ(quotable(decode_utf8("A♥ Kс"), 10), "A♥ Kс");
  EXPECT_EQ(quotable(decode_utf8("\x1b[31m\n"), 10), "<U+001B>[31m<U+000A>");
  EXPECT_EQ(quotable(decode_utf8("a\u200Bb\u202E\uFEFF\u0301"), 10),
            "a<U+200B>b<U+202E><U+FEFF><U+0301>");
  EXPECT_EQ(quotable(decode_utf8("a\xFF"), 10), "a<0xFF>");
}

TEST(Quotable, IsCutShort) {
  EXPECT_EQ(quotable(decode_utf8("♥♥♥♥♥"), 3), "♥♥♥...");
  EXPECT_EQ(quotable(decode_utf8("♥♥♥"), 3), "♥♥♥");
}

}  // namespace
}  // namespace wizbid
