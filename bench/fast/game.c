/* Random games of Fzzzt! in plain C: the yardstick of the machine.
 *
 * The base rules (editions en and de), without peripherals, with the same generator
 * as the twin: for equal seeds all scores are equal.
 *
 *     game GAMES SEED PRINT < box
 *
 * The box is text: players, belt length, number of cards; then for each card, in the
 * order of the ids: kind, power, points, symbols (bits), belt speed, player number,
 * and whether it is in the belt deck. Printed are the decisions and the seconds, and
 * if PRINT is 1 the scores of every game before.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { SEATS = 6, MOST_CARDS = 128, SETS = 16, HAND = 6, PATIENCE = 300 };
enum { ROBOT, UPGRADE, FZZZT, UNIT, MECHANIC };
enum { WHOLE_BELT = 8 };

typedef struct { uint64_t word[2]; } cards_t;
typedef struct { uint64_t word[2]; } counts_t; /* a byte for each set of symbols */

/* --- the box ------------------------------------------------------------------- */

static int players, belt_length, cards;
static int points[MOST_CARDS], symbols[MOST_CARDS], belt_speed[MOST_CARDS];
static cards_t belt_deck, personal[SEATS + 1], units;
static cards_t power_bit[3], fitting[SETS];
static counts_t widget_needs[SETS];

/* --- sets of cards --------------------------------------------------------------- */

static int count(uint64_t word) { return __builtin_popcountll(word); }
static int lowest(uint64_t word) { return __builtin_ctzll(word); }
static int size(cards_t c) { return count(c.word[0]) + count(c.word[1]); }
static int is_empty(cards_t c) { return (c.word[0] | c.word[1]) == 0; }
static int shared(cards_t c, cards_t d)
{
    return count(c.word[0] & d.word[0]) + count(c.word[1] & d.word[1]);
}
static int holds(cards_t c, int card) { return c.word[card >> 6] >> (card & 63) & 1; }
static void put(cards_t *c, int card) { c->word[card >> 6] |= 1ull << (card & 63); }
static void take(cards_t *c, int card) { c->word[card >> 6] &= ~(1ull << (card & 63)); }
static cards_t both(cards_t c, cards_t d)
{
    return (cards_t){{c.word[0] | d.word[0], c.word[1] | d.word[1]}};
}
static cards_t without(cards_t c, cards_t d)
{
    return (cards_t){{c.word[0] & ~d.word[0], c.word[1] & ~d.word[1]}};
}
static cards_t common(cards_t c, cards_t d)
{
    return (cards_t){{c.word[0] & d.word[0], c.word[1] & d.word[1]}};
}
static int take_first(cards_t *c)
{
    int at = c->word[0] ? 0 : 1;
    int card = 64 * at + lowest(c->word[at]);
    c->word[at] &= c->word[at] - 1;
    return card;
}
static int nth(cards_t c, int n)
{
    int at = 0;
    uint64_t word = c.word[0];
    if (n >= count(word)) {
        n -= count(word);
        word = c.word[1];
        at = 64;
    }
    for (int half = 32; half >= 8; half >>= 1) {
        int here = count(word & ((1ull << half) - 1));
        int beyond = n >= here;
        word = beyond ? word >> half : word;
        n -= beyond ? here : 0;
        at += beyond ? half : 0;
    }
    while (n-- > 0)
        word &= word - 1;
    return at + lowest(word);
}

/* --- luck -------------------------------------------------------------------------- */

#define STEP 0x9E3779B97F4A7C15ull
static uint64_t luck;

static uint64_t mixed(uint64_t word)
{
    word = (word ^ (word >> 30)) * 0xBF58476D1CE4E5B9ull;
    word = (word ^ (word >> 27)) * 0x94D049BB133111EBull;
    return word ^ (word >> 31);
}
static uint64_t bits(void) { return mixed(luck += STEP); }
static int below(int n) { return (int)((bits() >> 32) * (uint64_t)n >> 32); }
static void seed_game(uint64_t seed, uint64_t game)
{
    luck = mixed(mixed(seed) + STEP * (game + 1));
}

/* --- the table --------------------------------------------------------------------- */

typedef struct {
    cards_t hand[SEATS], set_aside[SEATS], spent[SEATS], bid[SEATS], unit[SEATS];
    cards_t unseen, planned;
    int chief, head, end, face_down, planned_steps, built_steps;
    int belt[MOST_CARDS];
    int plan_robot[MOST_CARDS], plan_unit[MOST_CARDS];
    int built_robot[MOST_CARDS], built_unit[MOST_CARDS];
} table_t;

static table_t table;
static long decisions;

static void set_up(void)
{
    int mechanics = (2 << players) - 2;
    table.unseen = belt_deck;
    table.built_steps = 0;
    for (int seat = 0; seat < players; seat++) {
        uint64_t left = mechanics;
        for (int n = below(count(left)); n > 0; n--)
            left &= left - 1;
        int number = lowest(left);
        mechanics &= ~(1 << number);
        table.hand[seat] = personal[number];
        table.set_aside[seat] = table.spent[seat] = table.unit[seat] = (cards_t){{0, 0}};
        table.bid[seat] = (cards_t){{0, 0}};
        if (number == 1)
            table.chief = seat;
    }
}

static void deal_new_hands(void)
{
    for (int seat = 0; seat < players; seat++) {
        cards_t own = both(table.hand[seat], both(table.set_aside[seat], table.spent[seat]));
        cards_t hand = {{0, 0}};
        if (size(own) <= HAND) {
            hand = own;
            own = (cards_t){{0, 0}};
        } else {
            for (int n = 0; n < HAND; n++) {
                int card = nth(own, below(size(own)));
                take(&own, card);
                put(&hand, card);
            }
        }
        table.hand[seat] = hand;
        table.set_aside[seat] = own;
        table.spent[seat] = (cards_t){{0, 0}};
    }
}

static int turn_card(void)
{
    int card = nth(table.unseen, below(size(table.unseen)));
    take(&table.unseen, card);
    table.belt[table.end++] = card;
    table.face_down--;
    return card;
}

static void turn_next_batch(void)
{
    int head = turn_card();
    int follow = belt_speed[head] - 1;
    if (belt_speed[head] == WHOLE_BELT || follow > table.face_down)
        follow = table.face_down;
    while (follow-- > 0)
        turn_card();
}

static void lay_bids(void)
{
    for (int distance = 0; distance < players; distance++) {
        int seat = table.chief + distance;
        seat -= seat >= players ? players : 0;
        cards_t hand = table.hand[seat], bid = {{0, 0}};
        if (is_empty(hand))
            continue;
        while (is_empty(bid))
            for (int word = 0; word < 2; word++)
                if (hand.word[word])
                    bid.word[word] = hand.word[word] & bits();
        table.bid[seat] = bid;
        table.hand[seat] = without(hand, bid);
        decisions++;
    }
}

static int bid_power(cards_t bid)
{
    return shared(bid, power_bit[0]) + 2 * shared(bid, power_bit[1])
        + 4 * shared(bid, power_bit[2]);
}

static void award_card(void)
{
    int winner = -1, next = -1, highest = -1;
    for (int distance = 0; distance < players; distance++) {
        int seat = table.chief + distance;
        seat -= seat >= players ? players : 0;
        if (is_empty(table.bid[seat]))
            continue;
        int power = bid_power(table.bid[seat]);
        if (power > highest) {
            highest = power;
            winner = seat;
            next = -1;
        } else if (power == highest && next < 0) {
            next = seat;
        }
    }
    for (int seat = 0; seat < players; seat++) {
        cards_t *back = seat == winner ? table.spent : table.hand;
        back[seat] = both(back[seat], table.bid[seat]);
        table.bid[seat] = (cards_t){{0, 0}};
    }
    int card = table.belt[table.head++];
    put(holds(units, card) ? &table.unit[winner] : &table.spent[winner], card);
    if (next >= 0)
        table.chief = next;
}

static int nobody_holds_a_card(void)
{
    for (int seat = 0; seat < players; seat++)
        if (!is_empty(table.hand[seat]))
            return 0;
    return 1;
}

static void hold_auctions(void)
{
    table.face_down = belt_length;
    table.head = table.end = 0;
    while (table.head < table.end || table.face_down > 0) {
        if (table.head == table.end)
            turn_next_batch();
        lay_bids();
        award_card();
        if ((table.head < table.end || table.face_down > 0) && nobody_holds_a_card())
            deal_new_hands();
    }
}

/* --- building ------------------------------------------------------------------------ */

static int has_room(int unit)
{
    for (int step = 0; step < table.planned_steps; step++)
        if (table.plan_unit[step] == unit)
            return 0;
    return 1;
}

static cards_t robots_that_fit(int seat, int unit)
{
    return without(common(table.hand[seat], fitting[symbols[unit]]), table.planned);
}

static int steps_to_build(int seat)
{
    int steps = 0;
    for (cards_t left = table.unit[seat]; !is_empty(left);) {
        int unit = take_first(&left);
        if (has_room(unit))
            steps += size(robots_that_fit(seat, unit));
    }
    return steps;
}

static int plan_a_robot(int seat)
{
    int chosen = below(steps_to_build(seat) + 1);
    decisions++;
    for (cards_t left = table.unit[seat]; !is_empty(left);) {
        int unit = take_first(&left);
        if (!has_room(unit))
            continue;
        cards_t fits = robots_that_fit(seat, unit);
        if (chosen < size(fits)) {
            int robot = nth(fits, chosen);
            table.plan_robot[table.planned_steps] = robot;
            table.plan_unit[table.planned_steps++] = unit;
            put(&table.planned, robot);
            return 1;
        }
        chosen -= size(fits);
    }
    return 0;
}

static void build(void)
{
    int can_build[SEATS];
    table.planned_steps = 0;
    table.planned = (cards_t){{0, 0}};
    for (int seat = 0; seat < players; seat++) {
        table.hand[seat] = both(table.hand[seat], both(table.set_aside[seat], table.spent[seat]));
        table.set_aside[seat] = table.spent[seat] = (cards_t){{0, 0}};
        can_build[seat] = steps_to_build(seat) > 0;
    }
    for (int seat = 0; seat < players; seat++)
        if (can_build[seat])
            while (plan_a_robot(seat))
                ;
    for (int step = 0; step < table.planned_steps; step++) {
        table.built_robot[table.built_steps] = table.plan_robot[step];
        table.built_unit[table.built_steps++] = table.plan_unit[step];
    }
    for (int seat = 0; seat < players; seat++)
        table.hand[seat] = without(table.hand[seat], table.planned);
}

/* --- scoring: see the twin ------------------------------------------------------------- */

#define GUARDS 0x8080808080808080ull
typedef struct { int bonus; counts_t need; } choice_t;
static choice_t choice[MOST_CARDS * MOST_CARDS / 2];
static int first[MOST_CARDS + 1], order[MOST_CARDS], owned, best;

static int is_missing(counts_t supply, counts_t need)
{
    uint64_t left = (supply.word[0] - need.word[0]) & (supply.word[1] - need.word[1]);
    return (left & GUARDS) != GUARDS;
}

static void add_count(counts_t *counts, int some, int n)
{
    counts->word[some >> 3] += (uint64_t)n << ((some & 7) << 3);
}

static counts_t need_beside_fixed(int unit, int widgets, const int *helping)
{
    int needed[SETS] = {0};
    counts_t need = {{0, 0}};
    for (int some = 1; some < SETS; some++) {
        int inside = some & symbols[unit];
        if (inside == some) {
            int most = widgets * count(some) - helping[some];
            most = most > 0 ? most : 0;
            for (int bit = 1; bit < SETS; bit <<= 1)
                if (some & bit && needed[some & ~bit] > most)
                    most = needed[some & ~bit];
            needed[some] = most;
        } else {
            needed[some] = needed[inside];
        }
        add_count(&need, some, needed[some]);
    }
    return need;
}

static void list_choices(int unit, counts_t supply)
{
    int helping[SETS] = {0}, fixed = 0, at = first[owned];
    for (int step = 0; step < table.built_steps; step++)
        if (table.built_unit[step] == unit) {
            fixed++;
            for (int some = 1; some < SETS; some++)
                helping[some] += (symbols[table.built_robot[step]] & some) != 0;
        }
    choice[at] = (choice_t){-points[unit], {{0, 0}}};
    for (int widgets = 1;; widgets++) {
        counts_t need = choice[at].need;
        if (widgets <= fixed)
            need = need_beside_fixed(unit, widgets, helping);
        else
            for (int word = 0; word < 2; word++)
                need.word[word] += widget_needs[symbols[unit]].word[word];
        at++;
        if (is_missing(supply, need))
            break;
        choice[at] = (choice_t){points[unit] * widgets, need};
    }
    first[++owned] = at;
}

static int second_loss(int unit)
{
    int last = first[unit + 1] - 1;
    return last > first[unit] ? choice[last].bonus - choice[last - 1].bonus : 0;
}

static void search(int depth, counts_t supply, int scored, int bound)
{
    int unit = order[depth], last = first[unit + 1] - 1;
    for (int at = last; at >= first[unit]; at--) {
        int still = bound - (choice[last].bonus - choice[at].bonus);
        if (still <= best)
            return;
        if (is_missing(supply, choice[at].need))
            continue;
        if (depth == owned - 1) {
            best = scored + choice[at].bonus;
            return;
        }
        counts_t left = supply;
        left.word[0] -= choice[at].need.word[0];
        left.word[1] -= choice[at].need.word[1];
        search(depth + 1, left, scored + choice[at].bonus, still);
    }
}

static int best_bonus(int seat)
{
    counts_t supply = {{GUARDS, GUARDS}};
    for (int some = 1; some < SETS; some++)
        add_count(&supply, some, shared(table.hand[seat], fitting[some]));
    owned = 0;
    for (cards_t left = table.unit[seat]; !is_empty(left);)
        list_choices(take_first(&left), supply);
    if (owned == 0)
        return 0;
    int bound = 0;
    for (int unit = 0; unit < owned; unit++) {
        int at = unit, cost = second_loss(unit);
        for (; at > 0 && second_loss(order[at - 1]) < cost; at--)
            order[at] = order[at - 1];
        order[at] = unit;
        bound += choice[first[unit + 1] - 1].bonus;
    }
    best = -1000000;
    search(0, supply, 0, bound);
    return best;
}

static int score(int seat)
{
    int total = best_bonus(seat);
    for (cards_t left = table.hand[seat]; !is_empty(left);)
        total += points[take_first(&left)];
    for (int step = 0; step < table.built_steps; step++)
        if (holds(table.unit[seat], table.built_unit[step]))
            total += points[table.built_robot[step]];
    return total;
}

/* --- the program --------------------------------------------------------------------- */

static void play(int *scores)
{
    set_up();
    do {
        deal_new_hands();
        hold_auctions();
        build();
    } while (size(table.unseen) >= belt_length);
    for (int seat = 0; seat < players; seat++)
        scores[seat] = score(seat);
}

static void read_box(void)
{
    if (scanf("%d %d %d", &players, &belt_length, &cards) != 3)
        exit(1);
    for (int card = 0; card < cards; card++) {
        int kind, power, number, in_deck;
        if (scanf("%d %d %d %d %d %d %d", &kind, &power, &points[card], &symbols[card],
                  &belt_speed[card], &number, &in_deck) != 7)
            exit(1);
        if (in_deck)
            put(&belt_deck, card);
        if (kind == UNIT)
            put(&units, card);
        if (number > 0 && number <= players)
            put(&personal[number], card);
        for (int bit = 0; bit < 3; bit++)
            if (power >> bit & 1)
                put(&power_bit[bit], card);
        for (int some = 1; some < SETS; some++)
            if (kind <= UPGRADE && symbols[card] & some)
                put(&fitting[some], card);
    }
    for (int mask = 1; mask < SETS; mask++)
        for (int some = 1; some < SETS; some++)
            add_count(&widget_needs[mask], some, count(mask & some));
}

int main(int argc, char **argv)
{
    if (argc != 4)
        return 2;
    long games = atol(argv[1]);
    uint64_t seed = strtoull(argv[2], 0, 10);
    int print = atoi(argv[3]);
    long long sum = 0;
    read_box();
    clock_t start = clock();
    for (long game = 0; game < games; game++) {
        int scores[SEATS];
        seed_game(seed, game);
        play(scores);
        for (int seat = 0; seat < players; seat++) {
            sum += scores[seat];
            if (print)
                printf("%d ", scores[seat]);
        }
    }
    printf("\n%ld %.6f %lld\n", decisions, (double)(clock() - start) / CLOCKS_PER_SEC, sum);
    return 0;
}
