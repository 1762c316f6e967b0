#include "cards/deck.h"

#include <algorithm>

#include "words/language.h"

namespace wizbid {
namespace {

constexpr DeckWord suit_word(std::u32string_view text, Suit suit) {
  return {.text = text, .kind = DeckWordKind::suit, .suit = suit};
}

constexpr DeckWord suit_adjective(std::u32string_view text, Suit suit) {
  return {.text = text, .kind = DeckWordKind::suit, .suit = suit, .german_adjective = true};
}

constexpr DeckWord rank_word(std::u32string_view text, Rank rank) {
  return {.text = text, .kind = DeckWordKind::rank, .rank = rank};
}

constexpr DeckWord special(std::u32string_view text, DeckWordKind kind) {
  return {.text = text, .kind = kind};
}

constexpr DeckWord special_name(std::u32string_view text, DeckWordKind kind) {
  return {.text = text, .kind = kind, .needs_blank = true};
}

// What stands for Wizards and Jesters in every deck. The letters J and N may be more in some.
constexpr std::array names_of_specials{special(U"W", DeckWordKind::wizard),
                                       special_name(U"WIZARD", DeckWordKind::wizard),
                                       special_name(U"ZAUBERER", DeckWordKind::wizard),
                                       special_name(U"ZAUBERIN", DeckWordKind::wizard),
                                       special_name(U"JESTER", DeckWordKind::jester),
                                       special_name(U"JE", DeckWordKind::jester),
                                       special_name(U"JOKER", DeckWordKind::jester),
                                       special_name(U"NARR", DeckWordKind::jester),
                                       special_name(U"NÄRRIN", DeckWordKind::jester),
                                       special_name(U"NA\u0308RRIN", DeckWordKind::jester),
                                       special_name(U"NAERRIN", DeckWordKind::jester)};

constexpr std::array french_suits{suit_word(U"C", Suit::clubs),    suit_word(U"♣", Suit::clubs),
                                  suit_word(U"♧", Suit::clubs),    suit_word(U"D", Suit::diamonds),
                                  suit_word(U"♦", Suit::diamonds), suit_word(U"♢", Suit::diamonds),
                                  suit_word(U"H", Suit::hearts),   suit_word(U"♥", Suit::hearts),
                                  suit_word(U"♡", Suit::hearts),   suit_word(U"S", Suit::spades),
                                  suit_word(U"♠", Suit::spades),   suit_word(U"♤", Suit::spades)};

constexpr std::array us_ranks{
    rank_word(U"T", Rank::ten),
    DeckWord{.text = U"J", .kind = DeckWordKind::rank_or_jester, .rank = Rank::jack},
    rank_word(U"Q", Rank::queen), rank_word(U"K", Rank::king), rank_word(U"A", Rank::ace)};

constexpr DeckWord special_card(std::u32string_view text, int number) {
  return {.text = text, .kind = DeckWordKind::special, .special = number, .needs_blank = true};
}

constexpr std::array camelot_words{
    special_card(U"MERLIN", 0),        special_card(U"ME", 0),
    special_card(U"EXCALIBUR", 1),     special_card(U"EX", 1),
    special_card(U"MORGAN LE FAY", 2), special_card(U"MORGAN-LE-FAY", 2),
    special_card(U"MORGAN", 2),        special_card(U"MO", 2),
    special_card(U"HOLY GRAIL", 3),    special_card(U"HOLY-GRAIL", 3),
    special_card(U"GRAIL", 3),         special_card(U"GR", 3),
    special_card(U"HEILIGER GRAL", 3), special_card(U"HEILIGER-GRAL", 3),
    special_card(U"GRAL", 3)};

constexpr std::array jubilee_words{special_card(U"DRAGON", 0),
                                   special_card(U"DR", 0),
                                   special_card(U"DRACHE", 0),
                                   special_card(U"FAIRY", 1),
                                   special_card(U"FA", 1),
                                   special_card(U"FEE", 1),
                                   special_card(U"FE", 1),
                                   special_card(U"BOMB", 2),
                                   special_card(U"BO", 2),
                                   special_card(U"BOMBE", 2),
                                   special_card(U"SHAPESHIFTER", 3),
                                   special_card(U"SHA", 3),
                                   special_card(U"GESTALTWANDLER", 3),
                                   special_card(U"GES", 3)};

constexpr std::array jester_letter{special(U"J", DeckWordKind::jester)};

constexpr std::array german_words{special(U"Z", DeckWordKind::wizard),
                                  special(U"N", DeckWordKind::jester),
                                  special(U"J", DeckWordKind::jester),
                                  DeckWord{.text = U"G",
                                           .kind = DeckWordKind::either_suit,
                                           .suit = Suit::clubs,
                                           .other = Suit::diamonds},
                                  suit_word(U"GR", Suit::clubs),
                                  suit_word(U"GREEN", Suit::clubs),
                                  suit_adjective(U"GRÜN", Suit::clubs),
                                  suit_adjective(U"GRU\u0308N", Suit::clubs),
                                  suit_adjective(U"GRUEN", Suit::clubs),
                                  suit_word(U"ELF", Suit::clubs),
                                  suit_word(U"ELFE", Suit::clubs),
                                  suit_word(U"ELFEN", Suit::clubs),
                                  suit_word(U"ELVES", Suit::clubs),
                                  suit_word(U"GE", Suit::diamonds),
                                  suit_word(U"Y", Suit::diamonds),
                                  suit_word(U"YELLOW", Suit::diamonds),
                                  suit_adjective(U"GELB", Suit::diamonds),
                                  suit_word(U"GIANT", Suit::diamonds),
                                  suit_word(U"GIANTS", Suit::diamonds),
                                  suit_word(U"RIESE", Suit::diamonds),
                                  suit_word(U"RIESEN", Suit::diamonds),
                                  suit_word(U"R", Suit::hearts),
                                  suit_word(U"RED", Suit::hearts),
                                  suit_adjective(U"ROT", Suit::hearts),
                                  suit_word(U"DWARF", Suit::hearts),
                                  suit_word(U"DWARFS", Suit::hearts),
                                  suit_word(U"DWARVES", Suit::hearts),
                                  suit_word(U"ZWERG", Suit::hearts),
                                  suit_word(U"ZWERGE", Suit::hearts),
                                  suit_word(U"B", Suit::spades),
                                  suit_word(U"BLUE", Suit::spades),
                                  suit_adjective(U"BLAU", Suit::spades),
                                  suit_word(U"HUMAN", Suit::spades),
                                  suit_word(U"HUMANS", Suit::spades),
                                  suit_word(U"MENSCH", Suit::spades),
                                  suit_word(U"MENSCHEN", Suit::spades)};

constexpr std::array medieval_words{
    special(U"J", DeckWordKind::jester),    suit_word(U"GREEN", Suit::clubs),
    suit_word(U"CLUB", Suit::clubs),        suit_word(U"CLUBS", Suit::clubs),
    suit_word(U"PURPLE", Suit::diamonds),   suit_word(U"DIAMOND", Suit::diamonds),
    suit_word(U"DIAMONDS", Suit::diamonds), suit_word(U"RED", Suit::hearts),
    suit_word(U"HEART", Suit::hearts),      suit_word(U"HEARTS", Suit::hearts),
    suit_word(U"BLACK", Suit::spades),      suit_word(U"SPADE", Suit::spades),
    suit_word(U"SPADES", Suit::spades),     rank_word(U"HERMIT", Rank::two),
    rank_word(U"PEASANT", Rank::three),     rank_word(U"FARMER", Rank::four),
    rank_word(U"ARCHER", Rank::five),       rank_word(U"BLACKSMITH", Rank::six),
    rank_word(U"MERCHANT", Rank::seven),    rank_word(U"BARD", Rank::eight),
    rank_word(U"SCHOLAR", Rank::nine),      rank_word(U"BISHOP", Rank::ten),
    rank_word(U"KNIGHT", Rank::jack),       rank_word(U"QUEEN", Rank::queen),
    rank_word(U"KING", Rank::king),         rank_word(U"DRAGON", Rank::ace)};

constexpr std::array<std::string_view, 4> french_letters{"C", "D", "H", "S"};
constexpr std::array<std::string_view, 4> french_symbols{"♣", "♦", "♥", "♠"};
constexpr std::array<std::string_view, 4> french_names{to_say("clubs"), to_say("diamonds"),
                                                       to_say("hearts"), to_say("spades")};
constexpr std::array<std::string_view, 4> french_one{"club", "diamond", "heart", "spade"};
constexpr std::array<std::string_view, ranks_per_suit> one_to_thirteen{
    "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13"};

constexpr std::array us_slips{RankSlip{"14", Rank::ace}, RankSlip{"0", Rank::ten},
                              RankSlip{"D", Rank::queen},  // Dame
                              RankSlip{"B", Rank::jack}};  // Bube

constexpr Deck us_deck{.name = "us",
                       .suits = french_letters,
                       .symbols = french_symbols,
                       .ranks = {"2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"},
                       .wizard = "W",
                       .jester = "J",
                       .suit_names = french_names,
                       .one_card = french_one,
                       .more_cards = french_names,
                       .are_trump = to_say("{} are trump"),
                       .rank_names = {"2", "3", "4", "5", "6", "7", "8", "9", "10", to_say("jack"),
                                      to_say("queen"), to_say("king"), to_say("ace")},
                       .all_suits = "C, D, H, S",
                       .all_ranks = "2 to 10, J, Q, K, A",
                       .words = {french_suits, us_ranks},
                       .lowest_number = 2,
                       .highest_number = 10,
                       .numbers_run_together = true,
                       .slips = us_slips};

constexpr Deck german_deck{
    .name = "german",
    .suits = {"gr", "ge", "r", "b"},
    .symbols = {"gr", "ge", "r", "b"},
    .ranks = one_to_thirteen,
    .wizard = "Z",
    .jester = "N",
    .suit_first = true,
    .suit_names = {to_say("green"), to_say("yellow"), to_say("red"), to_say("blue")},
    .one_card = {"green card", "yellow card", "red card", "blue card"},
    .more_cards = {"green cards", "yellow cards", "red cards", "blue cards"},
    .are_trump = to_say("{} is trump"),
    .rank_names = one_to_thirteen,
    .all_suits = "gr, ge, r, b",
    .all_ranks = "1 to 13",
    .words = {german_words, {}},
    .lowest_number = 1,
    .highest_number = 13,
    .suit_may_follow = true};

constexpr std::array<std::string_view, ranks_per_suit> medieval_ranks{
    "Hermit",  "Peasant", "Farmer", "Archer", "Blacksmith", "Merchant", "Bard",
    "Scholar", "Bishop",  "Knight", "Queen",  "King",       "Dragon"};

constexpr Deck medieval_deck{
    .name = "medieval",
    .suits = {"green", "purple", "red", "black"},
    .symbols = {"green", "purple", "red", "black"},
    .ranks = medieval_ranks,
    .wizard = "W",
    .jester = "J",
    .suit_first = true,
    .between = " ",
    .suit_names = {to_say("green"), to_say("purple"), to_say("red"), to_say("black")},
    .one_card = {"green card", "purple card", "red card", "black card"},
    .more_cards = {"green cards", "purple cards", "red cards", "black cards"},
    .are_trump = to_say("{} is trump"),
    .rank_names = medieval_ranks,
    .all_suits = "green, purple, red, black",
    .all_ranks =
        "Hermit, Peasant, Farmer, Archer, Blacksmith, Merchant, Bard, Scholar, Bishop, "
        "Knight, Queen, King, Dragon",
    .words = {french_suits, medieval_words},
    .suit_may_follow = true};

constexpr Deck numbers_deck{.name = "numbers",
                            .suits = french_letters,
                            .symbols = french_symbols,
                            .ranks = one_to_thirteen,
                            .wizard = "W",
                            .jester = "J",
                            .suit_names = french_names,
                            .one_card = french_one,
                            .more_cards = french_names,
                            .are_trump = to_say("{} are trump"),
                            .rank_names = one_to_thirteen,
                            .all_suits = "C, D, H, S",
                            .all_ranks = "1 to 13",
                            .words = {french_suits, jester_letter},
                            .lowest_number = 1,
                            .highest_number = 13};

constexpr Deck make_camelot_deck() {
  Deck deck = us_deck;
  deck.name = "camelot";
  deck.specials = {to_say("Merlin"), to_say("Excalibur"), to_say("Morgan"), to_say("Grail")};
  deck.all_ranks =
      "3 to 10, J, Q, K, A: Merlin, Excalibur, Morgan and Grail take the place of the 2s";
  deck.words = {french_suits, us_ranks, camelot_words};
  deck.lowest_rank = Rank::three;
  deck.lowest_number = 3;
  deck.slips = {};
  return deck;
}

constexpr Deck make_jubilee_deck() {
  Deck deck = us_deck;
  deck.name = "jubilee";
  deck.specials = {to_say("Dragon"), to_say("Fairy"), to_say("Bomb"), to_say("Shapeshifter")};
  deck.words = {french_suits, us_ranks, jubilee_words};
  return deck;
}

constexpr Deck camelot_deck = make_camelot_deck();
constexpr Deck jubilee_deck = make_jubilee_deck();

constexpr std::array decks{us_deck,      german_deck,  medieval_deck,
                           numbers_deck, camelot_deck, jubilee_deck};

}  // namespace

const Deck& deck_of(DeckName name) {
  return decks[static_cast<std::size_t>(name)];
}

std::optional<DeckName> deck_named(std::string_view name) {
  const auto found = std::find_if(all_decks.begin(), all_decks.end(),
                                  [name](DeckName deck) { return deck_of(deck).name == name; });
  return found != all_decks.end() ? std::optional(*found) : std::nullopt;
}

std::span<const DeckWord> special_words() {
  return names_of_specials;
}

}  // namespace wizbid
