#include "charts/catalogue.h"

#include <array>

namespace wizbid {

namespace {

constexpr std::array entries{
    // All charts
    CatalogueEntry{"players", "Spieler"},
    CatalogueEntry{"Wizard", "Zauberer"},
    CatalogueEntry{"Jester", "Narr"},
    CatalogueEntry{"trump", "Trumpf"},
    CatalogueEntry{"plain", "andere"},
    CatalogueEntry{"trump {}", "Trumpf {}"},
    CatalogueEntry{"plain {}", "andere {}"},
    CatalogueEntry{"{}", "{}"},
    CatalogueEntry{"Rules: {}.", "Regeln: {}."},
    CatalogueEntry{"How to read it", "So liest man das"},
    CatalogueEntry{"Your card", "Deine Karte"},
    CatalogueEntry{"Seat {}", "Platz {}"},

    // One card
    CatalogueEntry{"One card: say 1 or 0?", "Eine Karte: 1 oder 0 ansagen?"},
    CatalogueEntry{
        "The weakest card with which to bid 1 in the one-card round of Wizard, by seat, "
        "by the bids before and by the card turned up.",
        "Die schwächste Karte, mit der man in der ersten Runde von Wizard 1 ansagt, nach "
        "Platz, vorherigen Ansagen und aufgedeckter Karte."},
    CatalogueEntry{"{} players: the weakest card that says 1",
                   "{} Spieler: die schwächste Karte, mit der man 1 ansagt"},
    CatalogueEntry{"Seat, bids before", "Platz, Ansagen davor"},
    CatalogueEntry{"Suit card up", "Farbkarte liegt"},
    CatalogueEntry{"Jester up", "Narr liegt"},
    CatalogueEntry{"Wizard up", "Zauberer liegt"},
    CatalogueEntry{"any suit", "jede Farbe"},
    CatalogueEntry{"leads", "spielt aus"},
    CatalogueEntry{"{}, dealer", "{}, Geber"},
    CatalogueEntry{"nobody said 1", "keiner sagte 1"},
    CatalogueEntry{"one player", "einer sagte"},
    CatalogueEntry{"two players", "zwei sagten"},
    CatalogueEntry{"three players", "drei sagten"},
    CatalogueEntry{"four players", "vier sagten"},
    CatalogueEntry{"five players", "fünf sagten"},
    CatalogueEntry{"{} said 1", "{} 1"},
    CatalogueEntry{"{} or more said 1", "mindestens {} 1"},
    CatalogueEntry{"{} said 1, otherwise", "sonst: {} 1"},
    CatalogueEntry{"whatever was said", "was auch gesagt wurde"},
    CatalogueEntry{"seat {} said 1", "1 sagte Platz {}"},
    CatalogueEntry{" or ", " oder "},
    CatalogueEntry{"{} if {} up", "{}, wenn {} liegt"},
    CatalogueEntry{
        "Dealer with a Wizard up: name the suit of your card, whatever it is.",
        "Geber, wenn ein Zauberer liegt: nenne die Farbe deiner Karte, wie hoch sie auch "
        "ist."},
    CatalogueEntry{"Dealer with a Wizard up: name a suit that you do not hold.",
                   "Geber, wenn ein Zauberer liegt: nenne eine Farbe, die du nicht hast."},
    CatalogueEntry{"Dealer with a Wizard up: from {} on name the suit of your card; with a lower "
                   "card name another suit.",
                   "Geber, wenn ein Zauberer liegt: ab {} nenne die Farbe deiner Karte, mit einer "
                   "niedrigeren eine andere."},
    CatalogueEntry{"Find your row, then what is turned up. Say 1 with the card shown or a better "
                   "one, else 0.",
                   "Suche deine Zeile und was aufgedeckt liegt. Sage 1 an mit der gezeigten Karte "
                   "oder einer besseren, sonst 0."},
    CatalogueEntry{"Trump: a card of the trump suit. Plain: any other suit card. W: only a Wizard "
                   "says 1. 0: say 0; in a trump or any-suit column even with a Wizard. A Jester "
                   "always says 0.",
                   "Trumpf: eine Karte der Trumpffarbe. Andere: jede andere Farbkarte. W: nur ein "
                   "Zauberer sagt 1. 0: sage 0; in den Spalten Trumpf und jede Farbe selbst mit "
                   "einem Zauberer. Ein Narr sagt immer 0."},
    CatalogueEntry{"Find what is turned up. Say 1 with the card shown or a better one, else 0.",
                   "Suche, was aufgedeckt liegt. Sage 1 an mit der gezeigten Karte oder einer "
                   "besseren, sonst 0."},
    CatalogueEntry{"“{}”: nobody can hold the card turned up, which changes the answer.",
                   "„{}“: die aufgedeckte Karte hat niemand, das ändert die Antwort."},
    CatalogueEntry{"The chances behind it", "Die Chancen dahinter"},
    CatalogueEntry{"One card, {} players: chance in percent to take the trick",
                   "Eine Karte, {} Spieler: Chance auf den Stich in Prozent"},
    CatalogueEntry{"The 2 of trump is turned up", "Die Trumpf-2 liegt"},
    CatalogueEntry{"A Jester is turned up: no trump", "Ein Narr liegt: kein Trumpf"},
    CatalogueEntry{"The head of a column is what the seats before you said, in order.",
                   "Über jeder Spalte stehen die Ansagen der Plätze vor dir, der Reihe nach."},
    CatalogueEntry{"The head of a column is the seat that said 1; –: none did.",
                   "Über jeder Spalte steht der Platz, der 1 gesagt hat; –: keiner."},
    CatalogueEntry{"Bold and shaded: say 1. The bids break even at 3 in 7, 43%.",
                   "Fett und getönt: sage 1. Beide Ansagen sind gleich gut bei 3 von 7, 43 %."},
    CatalogueEntry{"Bold and shaded: say 1.", "Fett und getönt: sage 1."},
    CatalogueEntry{"Bold and shaded: say 1. The bids break even at {}%.",
                   "Fett und getönt: sage 1. Beide Ansagen sind gleich gut bei {} %."},
    CatalogueEntry{"always 0", "immer 0"},
    CatalogueEntry{"always 1", "immer 1"},
    CatalogueEntry{"bids are secret", "Ansagen geheim"},
    CatalogueEntry{
        "“always 0”, “always 1”: the bids may not add up to 1, so no other bid is left.",
        "„immer 0“, „immer 1“: die Ansagen dürfen nicht 1 ergeben, also bleibt keine andere."},
    CatalogueEntry{"Bids not shown here, and a Wizard turned up: ask wizbid odds.",
                   "Andere Ansagen, und wenn ein Zauberer liegt: frage wizbid odds."},
    CatalogueEntry{"Exact: counted over all deals; earlier bids are ignored.",
                   "Exakt: gezählt über alle Verteilungen; vorherige Ansagen bleiben außer Acht."},
    CatalogueEntry{
        "Exact if the others bid sensibly: counted over all deals, earlier bids taken as "
        "evidence (bid noise {}).",
        "Exakt, wenn die anderen vernünftig ansagen: gezählt über alle Verteilungen, "
        "vorherige Ansagen als Hinweis gewertet (bid noise {})."},

    CatalogueEntry{
        "Tried in {} random rounds, one bidding by this chart and the others like the player "
        "“{}”: {}% ± {}% of its bids were made, the odds had said {}%.",
        "Ausprobiert in {} zufälligen Runden, einer nach dieser Tafel und die anderen wie der "
        "Spieler „{}“: {} % ± {} % seiner Ansagen wurden erfüllt, gerechnet waren "
        "{} %."},

    // Card values
    CatalogueEntry{"What to bid: add up your hand", "Was ansagen? Zähle deine Hand"},
    CatalogueEntry{
        "What each card is worth by round, and from which sum on to bid how many tricks "
        "by round and seat.",
        "Was jede Karte je Runde wert ist und ab welcher Summe man je Runde und Platz wie "
        "viele Stiche ansagt."},
    CatalogueEntry{"What to bid with {} cards", "Was ansagen mit {} Karten?"},
    CatalogueEntry{"What to bid with {} to {} cards", "Was ansagen mit {} bis {} Karten?"},
    CatalogueEntry{"{} players: add up your hand", "{} Spieler: zähle deine Hand zusammen"},
    CatalogueEntry{"{} players, the last round: no trump",
                   "{} Spieler, die letzte Runde: kein Trumpf"},
    CatalogueEntry{"What your cards are worth", "Was deine Karten wert sind"},
    CatalogueEntry{"Each card", "Jede Karte"},
    CatalogueEntry{"Cards in a hand", "Karten auf der Hand"},
    CatalogueEntry{"Jester up: add once", "Narr liegt: einmal dazu"},
    CatalogueEntry{"From which sum on to bid how many", "Ab welcher Summe wie viel ansagen"},
    CatalogueEntry{"Seat", "Platz"},
    CatalogueEntry{"each free trick", "jeder freie Stich"},
    CatalogueEntry{"bid {} from", "{} ansagen ab"},
    CatalogueEntry{"{} cards", "{} Karten"},
    CatalogueEntry{"How to bid", "So sagst du an"},
    CatalogueEntry{"1. Add up what your cards are worth.",
                   "1. Zähle zusammen, was deine Karten wert sind."},
    CatalogueEntry{
        "2. Tricks of the round that nobody has bid yet are free. For each of them add what "
        "stands for your seat at “each free trick”; for each trick bid too many take it off.",
        "2. Stiche der Runde, die noch keiner angesagt hat, sind frei. Zähle für jeden dazu, was "
        "bei deinem Platz unter „jeder freie Stich“ steht; für jeden Stich, der zu viel angesagt "
        "ist, zieh es ab."},
    CatalogueEntry{"3. Your bid is the last one whose number you reach; 0 if you reach none.",
                   "3. Deine Ansage ist die letzte, deren Zahl du erreichst; 0, wenn du keine "
                   "erreichst."},
    CatalogueEntry{
        "Bids beyond the table are as far apart as the last two, up to all your cards.",
        "Höhere Ansagen liegen so weit auseinander wie die letzten zwei, bis zu allen Karten."},
    CatalogueEntry{"A worked hand", "Ein Beispiel"},
    CatalogueEntry{
        "{} players, {} cards, seat 2, seat 1 has bid 1. {}: {}; together {}. {} tricks "
        "are free: {} × {} = {}. The sum is {}: bid {}.",
        "{} Spieler, {} Karten, Platz 2, Platz 1 hat 1 angesagt. {}: {}; zusammen {}. {} "
        "Stiche sind frei: {} × {} = {}. Die Summe ist {}: sage {} an."},
    CatalogueEntry{"Cards that no line names are worth 0.",
                   "Karten, die keine Zeile nennt, sind 0 wert."},
    CatalogueEntry{"What has a + comes on top.", "Was ein + hat, kommt dazu."},
    CatalogueEntry{"A short suit: you hold {} cards of it at most.",
                   "Kurze Farbe: du hast höchstens {} Karten davon."},
    CatalogueEntry{"J is the Jack, not a Jester.", "J ist der Bube, kein Narr."},
    CatalogueEntry{
        "Dealer with a Wizard up: name the suit with which your cards are worth most.",
        "Geber, wenn ein Zauberer liegt: nenne die Farbe, mit der deine Karten am meisten wert "
        "sind."},
    CatalogueEntry{
        "What the chart costs, as printed, against the full calculation of the player it "
        "follows, all else alike: {} ± {} points a round (by round: {}); {} fresh "
        "deals a round, every seat; ± is the 95% interval. In these deals {}% of the bids "
        "by the chart were made.",
        "Was die Tafel, so wie sie gedruckt ist, gegenüber der vollen Rechnung des "
        "Spielers kostet, dem sie folgt, alles andere gleich: {} ± {} Punkte je "
        "Runde (nach Runden: {}); {} neue Verteilungen je Runde, jeder Platz; ± ist das "
        "95-%-Intervall. Dabei wurden {} % der Ansagen nach der Tafel erfüllt."},
    CatalogueEntry{
        "Fitted to the trained player “{}”, by its own expected scores, on {} random "
        "deals a round; it holds if the others play alike.",
        "Angepasst an den trainierten Spieler „{}“ nach seinen eigenen erwarteten Punkten, "
        "mit {} zufälligen Verteilungen je Runde; gilt, wenn die anderen ebenso spielen."},
    CatalogueEntry{"trump A", "Trumpf A"},
    CatalogueEntry{"trump K", "Trumpf K"},
    CatalogueEntry{"trump Q", "Trumpf Q"},
    CatalogueEntry{"trump J–10", "Trumpf J–10"},
    CatalogueEntry{"trump 9–7", "Trumpf 9–7"},
    CatalogueEntry{"trump 6–2", "Trumpf 6–2"},
    CatalogueEntry{"trump A–Q", "Trumpf A–Q"},
    CatalogueEntry{"trump J–7", "Trumpf J–7"},
    CatalogueEntry{"plain A", "andere A"},
    CatalogueEntry{"plain K", "andere K"},
    CatalogueEntry{"plain Q", "andere Q"},
    CatalogueEntry{"plain K–Q", "andere K–Q"},
    CatalogueEntry{"plain J–2", "andere J–2"},
    CatalogueEntry{"any other card", "sonstige"},
    CatalogueEntry{"trump 6–2, plain A", "Trumpf 6–2, andere A"},
    CatalogueEntry{"trump 6–2, plain A in a short suit", "Trumpf 6–2, andere A in kurzer Farbe"},
    CatalogueEntry{"trump 6–2, plain A in a long suit", "Trumpf 6–2, andere A in langer Farbe"},
    CatalogueEntry{"trump 6–2, plain K–Q", "Trumpf 6–2, andere K–Q"},
    CatalogueEntry{"trump J–7, plain A", "Trumpf J–7, andere A"},
    CatalogueEntry{"trump J–7, plain A in a short suit", "Trumpf J–7, andere A in kurzer Farbe"},
    CatalogueEntry{"plain A in a long suit, plain K–Q", "andere A in langer Farbe, andere K–Q"},
    CatalogueEntry{"+ each plain A in a short suit", "+ jedes andere A in kurzer Farbe"},
    CatalogueEntry{"+ each plain suit you are void in", "+ jede andere Farbe, die du nicht hast"},
    CatalogueEntry{"+ each trump after the second", "+ jeder Trumpf nach dem zweiten"},
    CatalogueEntry{"A", "A"},
    CatalogueEntry{"K", "K"},
    CatalogueEntry{"Q", "Q"},
    CatalogueEntry{"J–10", "J–10"},

    // Who holds what, and which card wins
    CatalogueEntry{"Exact: counted over all deals; whatever was bid says nothing here.",
                   "Exakt: gezählt über alle Verteilungen; was angesagt wurde, zählt hier nicht."},
    CatalogueEntry{"Who holds what?", "Wer hat was?"},
    CatalogueEntry{"The chance in percent that the other players hold certain cards, by round.",
                   "Die Chance in Prozent, dass die anderen bestimmte Karten haben, nach Runden."},
    CatalogueEntry{"{} players", "{} Spieler"},
    CatalogueEntry{"chances in percent", "Chancen in Prozent"},
    CatalogueEntry{"Somebody among the others holds", "Irgendeiner der anderen hat"},
    CatalogueEntry{"The next player (or any one player) holds",
                   "Der nächste Spieler (oder ein bestimmter) hat"},
    CatalogueEntry{"What", "Was"},
    CatalogueEntry{"a Wizard (you hold none)", "einen Zauberer (du keinen)"},
    CatalogueEntry{"a Wizard (you hold one)", "einen Zauberer (du einen)"},
    CatalogueEntry{"the ace of trump (a trump above K)", "das Trumpf-Ass (Trumpf über K)"},
    CatalogueEntry{"a trump above your {}", "einen Trumpf über {}"},
    CatalogueEntry{"no card of a plain suit of which you hold {}",
                   "keine Karte einer Farbe (du {})"},
    CatalogueEntry{
        "You hold none of the cards asked about but those named, and the card turned up "
        "is none of them. –: can't be. For your own hand: wizbid count.",
        "Du hast keine der gefragten Karten außer den genannten, und die aufgedeckte ist "
        "auch keine davon. –: geht nicht. Für deine eigene Hand: wizbid count."},
    CatalogueEntry{"Will the card you lead win?", "Gewinnt die Karte, die du ausspielst?"},
    CatalogueEntry{"The chance in percent that a card led to the first trick wins it if everybody "
                   "who can beat it does, by card and round.",
                   "Die Chance in Prozent, dass eine zum ersten Stich ausgespielte Karte gewinnt, "
                   "wenn jeder sie schlägt, der kann, nach Karte und Runde."},
    CatalogueEntry{"{} players: chance in percent to win the first trick if everybody who can beat "
                   "your card does",
                   "{} Spieler: Chance in Prozent auf den ersten Stich, wenn jeder deine Karte "
                   "schlägt, der kann"},
    CatalogueEntry{"You lead", "Du spielst aus"},
    CatalogueEntry{
        "A Wizard led always wins. The 2 of trump is turned up; in the last round nothing "
        "is, and a plain card is any card. Whatever else you hold is not taken into "
        "account: for your own hand ask wizbid count --lead. Other cards than aces "
        "that never reach 5% are left out.",
        "Ein ausgespielter Zauberer gewinnt immer. Es liegt die Trumpf-2; in der letzten "
        "Runde liegt nichts, und jede Farbe ist eine andere. Was du sonst hast, zählt "
        "nicht mit: für deine eigene Hand frage wizbid count --lead. Andere Karten als Asse, "
        "die nie 5 % erreichen, fehlen."},

    // One hand
    CatalogueEntry{"{} players, {} cards, seat {}.", "{} Spieler, {} Karten, Platz {}."},
    CatalogueEntry{"{} players, {} card, seat {}.", "{} Spieler, {} Karte, Platz {}."},
    CatalogueEntry{"Turned up: {}.", "Es liegt: {}."},
    CatalogueEntry{"Trump: {}.", "Trumpf: {}."},
    CatalogueEntry{"No trump.", "Kein Trumpf."},
    CatalogueEntry{"Bids so far: {}.", "Bisher angesagt: {}."},
    CatalogueEntry{
        "The chance of each number of tricks after each bid in contention, for one hand.",
        "Die Chance auf jede Zahl von Stichen nach jeder Ansage, die in Frage kommt, für "
        "eine Hand."},
    CatalogueEntry{"Best bid: {}", "Beste Ansage: {}"},
    CatalogueEntry{"Name {}. Best bid: {}", "Nenne {}. Beste Ansage: {}"},
    CatalogueEntry{"a Wizard", "ein Zauberer"},
    CatalogueEntry{"a Jester", "ein Narr"},
    CatalogueEntry{"not heard", "nicht gehört"},
    CatalogueEntry{"no trump", "keinen Trumpf"},
    CatalogueEntry{"Bids not heard.", "Ansagen nicht gehört."},
    CatalogueEntry{"{}: {} (bid {})", "{}: {} ({} ansagen)"},
    CatalogueEntry{"You name the trump. Expected scores by suit: {}.",
                   "Du nennst den Trumpf. Erwartete Punkte nach Farbe: {}."},
    CatalogueEntry{"W: Wizard; J without a suit: Jester.", "W: Zauberer; J ohne Farbe: Narr."},
    CatalogueEntry{"Tricks, chance in percent", "Stiche, Chance in Prozent"},
    CatalogueEntry{"bid {} (best)", "{} ansagen (beste)"},
    CatalogueEntry{"bid {}", "{} ansagen"},
    CatalogueEntry{"expected score", "erwartete Punkte"},
    CatalogueEntry{"makes the bid", "Ansage erfüllt"},
    CatalogueEntry{"{} tricks", "{} Stiche"},
    CatalogueEntry{"{} trick", "{} Stich"},
    CatalogueEntry{"Bold in a column: the bid is made.",
                   "Fett in einer Spalte: die Ansage ist erfüllt."},

    // For the wallet
    CatalogueEntry{"Cut out, fold or glue: a card for your wallet",
                   "Zum Ausschneiden: eine Karte für den Geldbeutel"},
    CatalogueEntry{
        "What to bid with one card, and what cards are worth in rounds 2 to 10, on two "
        "sides of a small card.",
        "Was man mit einer Karte ansagt und was Karten in den Runden 2 bis 10 wert sind, "
        "auf zwei Seiten einer kleinen Karte."},
    CatalogueEntry{"One card", "Eine Karte"},
    CatalogueEntry{"Cards", "Karten"},
    CatalogueEntry{"trump, suit up", "Trumpf, Farbe liegt"},
    CatalogueEntry{"plain, suit up", "andere, Farbe liegt"},
    CatalogueEntry{"trump, Wizard up", "Trumpf, Zauberer liegt"},
    CatalogueEntry{"Add up your hand", "Zähle deine Hand"},
    CatalogueEntry{"{} players, rounds {}–{}; costs {} ± {} points a round",
                   "{} Spieler, Runden {}–{}; kostet {} ± {} Punkte je Runde"},
    CatalogueEntry{"free", "frei"},
    CatalogueEntry{"min", "ab"},
    CatalogueEntry{"per", "je"},
    CatalogueEntry{
        "Sum of the cards, and “free” for each trick not bid yet; bid too many: take it off. Bid 1 "
        "at “min”, 1 more “per” so many, at most your cards. Dealer, Wizard up: name the suit that "
        "makes the largest sum.",
        "Summe der Karten und „frei“ je noch nicht angesagtem Stich; zu viel angesagt: abziehen. 1 "
        "ansagen ab „ab“, je „je“ eins mehr, höchstens alle. Geber, Zauberer liegt: nenne die "
        "Farbe mit der größten Summe."},
    CatalogueEntry{
        "Seat 2, 1 bid before, Wizard, trump K, plain A, plain 4: {}, free {} × {}; {}: bid {}.",
        "Platz 2, davor 1 angesagt, Zauberer, Trumpf K, andere A, andere 4: {}, frei {} × {}; {}: "
        "{} ansagen."},
    CatalogueEntry{"{} bid 1", "{}-mal 1"},
    CatalogueEntry{"{} or more bid 1", "ab {}-mal 1"},
    CatalogueEntry{"One card. {}", "Eine Karte. {}"},
    CatalogueEntry{"Who of the others said 1 is left out.",
                   "Wer von den anderen 1 gesagt hat, bleibt außer Acht."},
    CatalogueEntry{"W: a Wizard only; 0: nothing; J: the Jack.",
                   "W: nur ein Zauberer; 0: nichts; J: der Bube."},
    CatalogueEntry{"{} players: the weakest card that says 1; W: a Wizard only; 0: none",
                   "{} Spieler: die schwächste Karte für 1; W: nur Zauberer; 0: keine"},
    CatalogueEntry{
        "The cost is against that player's own bids, all else alike, on {} fresh deals a "
        "round; ± is the 95% interval. In these deals {}% of the bids by the card were made.",
        "Die Kosten gelten gegenüber den Ansagen dieses Spielers, alles andere gleich, "
        "bei {} neuen Verteilungen je Runde; ± ist das 95-%-Intervall. Dabei wurden {} % der "
        "Ansagen nach der Karte erfüllt."},
};

}  // namespace

std::span<const CatalogueEntry> catalogue() {
  return entries;
}

}  // namespace wizbid
