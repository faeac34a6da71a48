/* Random games of Power Grid in plain C: the yardstick of the machine.
 *
 * The base game for persons on a map with one market and without differences, regions
 * drawn, with the same generator as the twin: for equal seeds all games are equal.
 *
 *     game GAMES SEED PRINT < box
 *
 * The box is text; `write_box` in bench/fast_powergrid.py says what stands where.
 * Printed are the decisions and the seconds, and if PRINT is 1 the supplied cities and
 * the money of every seat in every game before.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { SEATS = 6, CITIES = 64, FUELS = 4, SETS = 16, CARDS = 48, MIXES = 20 };
enum { PLACES = 32, LANDS = 64, INCOMES = 66, NO_PATH = 30000, STEP3 = 43 };
enum { IN_STACK, IN_MARKET, GONE };
typedef uint64_t set_t;

/* --- the box --------------------------------------------------------------------- */

static int players, max_plants, step2_at, end_at, idle_limit, start_money, lands;
static int house_cost[3], income[INCOMES], first_hidden, top_card;
static int number[CARDS], min_bid[CARDS], need[CARDS], store[CARDS], supplies[CARDS];
static int fuels[CARDS], mixes[CARDS], burns[CARDS][MIXES][FUELS];
static int ladder_size[FUELS], ladder[FUELS][PLACES], supply[3][FUELS];
static int first_tokens[FUELS], first_reserve[FUELS];
static set_t first_market, first_unseen, land_cities[LANDS];
static int16_t costs[LANDS][CITIES][CITIES];

/* --- the table ------------------------------------------------------------------- */

typedef struct {
    int money, count, fuel[FUELS], room[SETS];
    set_t plants, cities;
    int16_t path[CITIES];
} player_t;

static struct {
    player_t player[SEATS];
    set_t market, unseen, land, more[3];
    int hidden, has_top, under[CARDS], under_size, step3_card, in_auctions;
    int step, round, land_number, most_cities, busy, idle;
    int tokens[FUELS], reserve[FUELS], order[SEATS];
} t;
static long decisions;

/* --- sets and luck --------------------------------------------------------------- */

static int size(set_t s) { return __builtin_popcountll(s); }
static int lowest(set_t s) { return __builtin_ctzll(s); }
static int highest(set_t s) { return 63 - __builtin_clzll(s); }
static set_t only(int n) { return 1ull << n; }
static int nth(set_t s, int n)
{
    while (n--)
        s &= s - 1;
    return lowest(s);
}

static uint64_t state;
static uint64_t mixed(uint64_t word)
{
    word = (word ^ word >> 30) * 0xBF58476D1CE4E5B9ull;
    word = (word ^ word >> 27) * 0x94D049BB133111EBull;
    return word ^ word >> 31;
}
static void seed_game(uint64_t seed, long game)
{
    state = mixed(mixed(seed) + 0x9E3779B97F4A7C15ull * (uint64_t)(game + 1));
}
static int below(int count)
{
    state += 0x9E3779B97F4A7C15ull;
    return (int)((mixed(state) >> 32) * (uint64_t)count >> 32);
}

/* --- the plant market ------------------------------------------------------------ */

static void remove_smallest(void)
{
    set_t plants = t.market & ~only(STEP3);
    t.market = (plants & (plants - 1)) | (t.market & only(STEP3));
}

static void meet_step3(void)
{
    t.unseen = 0;
    for (int at = 0; at < t.under_size; at++)
        t.unseen |= only(t.under[at]);
    t.hidden = t.under_size;
    t.under_size = 0;
    if (t.in_auctions) {
        t.step3_card = IN_MARKET;
        t.market |= only(STEP3);
    } else {
        t.step3_card = GONE;
        remove_smallest();
    }
}

/* Draws cards, then removes plants that are too small, until all is settled. */
static void draw(int draws)
{
    for (;;) {
        while (draws) {
            if (t.has_top) {
                t.has_top = 0;
                t.market |= only(top_card);
            } else if (t.hidden) {
                int card = nth(t.unseen, below(size(t.unseen)));
                t.unseen &= ~only(card);
                t.hidden--;
                t.market |= only(card);
            } else if (t.step3_card == IN_STACK) {
                meet_step3();
            } else {
                break;
            }
            draws--;
        }
        if (!t.market || number[lowest(t.market)] > t.most_cities)
            return;
        remove_smallest();
        draws = 1;
    }
}

static set_t actual_market(void)
{
    if (t.step3_card == GONE)
        return t.market;
    set_t future = t.market;
    for (int at = 0; at < 4; at++)
        future &= future - 1;
    return t.market & ~future & ~only(STEP3);
}

/* --- phase 2 --------------------------------------------------------------------- */

static void note_room(player_t *p)
{
    memset(p->room, 0, sizeof p->room);
    for (set_t left = p->plants; left; left &= left - 1)
        for (int some = 0; some < SETS; some++)
            if (some & fuels[lowest(left)])
                p->room[some] += store[lowest(left)];
}

static int tokens_of(const int *stock, int some)
{
    int total = 0;
    for (int fuel = 0; fuel < FUELS; fuel++)
        total += some >> fuel & 1 ? stock[fuel] : 0;
    return total;
}

static int too_much(const player_t *p)
{
    int most = 0;
    for (int some = 1; some < SETS; some++) {
        int over = tokens_of(p->fuel, some) - p->room[some];
        most = over > most ? over : most;
    }
    return most;
}

static set_t fuels_to_drop(player_t *p)
{
    for (int fuel = 0; fuel < FUELS; fuel++)
        if (p->fuel[fuel] > p->room[1 << fuel])
            return only(fuel);
    int most = too_much(p);
    set_t kinds = 0;
    for (int fuel = 0; most && fuel < FUELS; fuel++)
        if (p->fuel[fuel]) {
            p->fuel[fuel]--;
            if (too_much(p) < most)
                kinds |= only(fuel);
            p->fuel[fuel]++;
        }
    return kinds;
}

static void take_plant(int seat, int plant, int bid)
{
    player_t *p = &t.player[seat];
    p->money -= bid;
    t.market &= ~only(plant);
    p->plants |= only(plant);
    t.busy = 1;
    if (size(p->plants) > max_plants) {
        set_t others = p->plants & ~only(plant);
        decisions++;
        p->plants &= ~only(nth(others, below(size(others))));
    }
    note_room(p);
    for (set_t kinds; (kinds = fuels_to_drop(p));) {
        int fuel = lowest(kinds);
        if (size(kinds) > 1) {
            decisions++;
            fuel = nth(kinds, below(size(kinds)));
        }
        p->fuel[fuel]--;
        t.reserve[fuel]++;
    }
    draw(1);
}

/* The others bid or drop out, until one is left. */
static int auction(int opener, int waiting, int *bid)
{
    int queue[64], head = 0, end = 0, bidder = opener;
    for (int at = 1; at < players; at++) {
        int seat = (opener + at) % players;
        if (waiting >> seat & 1)
            queue[end++] = seat;
    }
    queue[end++] = opener;
    while (end - head > 1) {
        int seat = queue[head++ & 63];
        int count = t.player[seat].money - *bid;
        count = count > 0 ? count : 0;
        int at = below(count + 1);
        decisions++;
        if (at < count) {
            *bid += 1 + at;
            bidder = seat;
            queue[end++ & 63] = seat;
        }
    }
    return bidder;
}

static void hold_auctions(void)
{
    int waiting = (1 << players) - 1, sold = 0;
    t.in_auctions = 1;
    while (waiting && actual_market()) {
        int at = 0;
        while (!(waiting >> t.order[at] & 1))
            at++;
        int seat = t.order[at], money = t.player[seat].money, count = 0;
        set_t plants = 0;
        for (set_t left = actual_market(); left; left &= left - 1)
            if (min_bid[lowest(left)] <= money) {
                plants |= only(lowest(left));
                count += money + 1 - min_bid[lowest(left)];
            }
        int chosen = below(count + (t.round > 1 || !plants));
        decisions++;
        if (chosen >= count) {
            waiting &= ~(1 << seat);
            continue;
        }
        while (chosen >= money + 1 - min_bid[lowest(plants)]) {
            chosen -= money + 1 - min_bid[lowest(plants)];
            plants &= plants - 1;
        }
        int plant = lowest(plants), bid = min_bid[plant] + chosen;
        int winner = auction(seat, waiting, &bid);
        waiting &= ~(1 << winner);
        sold = 1;
        take_plant(winner, plant, bid);
    }
    if (!sold) {
        remove_smallest();
        draw(1);
    }
    t.in_auctions = 0;
    if (t.step3_card == IN_MARKET) {
        t.market &= ~only(STEP3);
        t.step3_card = GONE;
        remove_smallest();
        t.step = 3;
    }
}

static int standing(int seat)
{
    const player_t *p = &t.player[seat];
    return p->count << 6 | (p->plants ? highest(p->plants) + 1 : 0);
}

static void work_out_order(void)
{
    for (int at = 1; at < players; at++) {
        int seat = t.order[at], place = at;
        while (place && standing(t.order[place - 1]) < standing(seat)) {
            t.order[place] = t.order[place - 1];
            place--;
        }
        t.order[place] = seat;
    }
}

/* --- phases 3 and 4 -------------------------------------------------------------- */

static int has_room(const player_t *p, int fuel)
{
    for (int some = 1; some < SETS; some++)
        if (some >> fuel & 1 && tokens_of(p->fuel, some) >= p->room[some])
            return 0;
    return 1;
}

static void buy_fuel(player_t *p)
{
    for (;;) {
        set_t kinds = 0;
        for (int fuel = 0; fuel < FUELS; fuel++)
            if (t.tokens[fuel]
                && ladder[fuel][ladder_size[fuel] - t.tokens[fuel]] <= p->money
                && has_room(p, fuel))
                kinds |= only(fuel);
        int at = below(size(kinds) + 1);
        decisions++;
        if (at == size(kinds))
            return;
        int fuel = nth(kinds, at);
        p->money -= ladder[fuel][ladder_size[fuel] - t.tokens[fuel]];
        p->fuel[fuel]++;
        t.tokens[fuel]--;
    }
}

static set_t with_houses(int houses)
{
    return houses ? t.more[houses - 1] & ~t.more[houses] : t.land & ~t.more[0];
}

static void build(player_t *p)
{
    for (;;) {
        set_t cities = 0;
        for (int houses = 0; houses < t.step; houses++) {
            int left = p->money - house_cost[houses];
            left = left < NO_PATH ? left : NO_PATH - 1;
            set_t there = with_houses(houses) & ~p->cities;
            for (; there; there &= there - 1)
                if (p->path[lowest(there)] <= left)
                    cities |= there & -there;
        }
        int at = p->count < 22 ? below(size(cities) + 1) : below(1);
        decisions++;
        if (p->count >= 22 || at == size(cities))
            return;
        int city = nth(cities, at), houses = 0;
        while (t.more[houses] >> city & 1)
            houses++;
        p->money -= p->path[city] + house_cost[houses];
        const int16_t *row = costs[t.land_number][city];
        for (int other = 0; other < CITIES; other++)
            if (!p->count || row[other] < p->path[other])
                p->path[other] = row[other];
        p->cities |= only(city);
        p->count++;
        t.more[houses] |= only(city);
        t.busy = 1;
        if (p->count > t.most_cities) {
            t.most_cities = p->count;
            draw(0);
        }
    }
}

/* --- phase 5 --------------------------------------------------------------------- */

static int may_burn(const int *fuel, const int *room, int plant, int mix)
{
    int rest[FUELS];
    for (int kind = 0; kind < FUELS; kind++) {
        rest[kind] = fuel[kind] - burns[plant][mix][kind];
        if (rest[kind] < 0)
            return 0;
    }
    for (int some = 1; some < SETS; some++) {
        int held = some & fuels[plant] ? need[plant] : 0;
        if (tokens_of(rest, some) > room[some] - held)
            return 0;
    }
    return 1;
}

static void take_room(int *room, int plant)
{
    for (int some = 1; some < SETS; some++)
        if (some & fuels[plant])
            room[some] -= need[plant];
}

static void collect_income(player_t *p)
{
    int room[SETS], produced = 0;
    set_t left = p->plants;
    memcpy(room, p->room, sizeof room);
    for (;;) {
        set_t may[CARDS];
        int count = 1;
        for (set_t some = left; some; some &= some - 1) {
            int plant = lowest(some);
            may[plant] = 0;
            for (int mix = 0; mix < mixes[plant]; mix++)
                if (may_burn(p->fuel, room, plant, mix))
                    may[plant] |= only(mix);
            count += size(may[plant]);
        }
        int at = below(count);
        decisions++;
        if (at == count - 1)
            break;
        set_t some = left;
        while (at >= size(may[lowest(some)])) {
            at -= size(may[lowest(some)]);
            some &= some - 1;
        }
        int plant = lowest(some), mix = nth(may[plant], at);
        for (int fuel = 0; fuel < FUELS; fuel++) {
            p->fuel[fuel] -= burns[plant][mix][fuel];
            t.reserve[fuel] += burns[plant][mix][fuel];
        }
        take_room(room, plant);
        produced += supplies[plant];
        left &= ~only(plant);
    }
    p->money += income[produced < p->count ? produced : p->count];
}

static void supply_market(void)
{
    for (int fuel = 0; fuel < FUELS; fuel++) {
        int coming = supply[t.step - 1][fuel];
        int free = ladder_size[fuel] - t.tokens[fuel];
        coming = coming < free ? coming : free;
        coming = coming < t.reserve[fuel] ? coming : t.reserve[fuel];
        t.tokens[fuel] += coming;
        t.reserve[fuel] -= coming;
    }
}

static void change_plant_market(void)
{
    if (t.step == 3) {
        remove_smallest();
        draw(1);
    } else if (t.market) {
        int largest = highest(t.market);
        t.market &= ~only(largest);
        t.under[t.under_size++] = largest;
        draw(1);
    }
}

/* --- a game ---------------------------------------------------------------------- */

static int most_produced(const int *fuel, const int *room, set_t left)
{
    int most = 0;
    for (; left; left &= left - 1) {
        int plant = lowest(left);
        for (int mix = 0; mix < mixes[plant]; mix++)
            if (may_burn(fuel, room, plant, mix)) {
                int rest[FUELS], less[SETS];
                for (int kind = 0; kind < FUELS; kind++)
                    rest[kind] = fuel[kind] - burns[plant][mix][kind];
                memcpy(less, room, sizeof less);
                take_room(less, plant);
                int found = supplies[plant] + most_produced(rest, less, left & (left - 1));
                most = found > most ? found : most;
            }
    }
    return most;
}

static void set_up(void)
{
    memset(&t, 0, sizeof t);
    t.market = first_market;
    t.unseen = first_unseen;
    t.hidden = first_hidden;
    t.has_top = t.step = t.round = 1;
    memcpy(t.tokens, first_tokens, sizeof t.tokens);
    memcpy(t.reserve, first_reserve, sizeof t.reserve);
    t.land_number = below(lands);
    t.land = land_cities[t.land_number];
    for (int seat = 0; seat < players; seat++) {
        t.player[seat].money = start_money;
        for (int city = 0; city < CITIES; city++)
            t.player[seat].path[city] = t.land >> city & 1 ? 0 : NO_PATH;
    }
    set_t left = only(players) - 1;
    for (int at = 0; at < players; at++) {
        t.order[at] = size(left) > 1 ? nth(left, below(size(left))) : lowest(left);
        left &= ~only(t.order[at]);
    }
}

static void play(void)
{
    set_up();
    for (;;) {
        hold_auctions();
        if (t.round == 1)
            work_out_order();
        for (int at = players; at--;)
            buy_fuel(&t.player[t.order[at]]);
        for (int at = players; at--;)
            build(&t.player[t.order[at]]);
        t.idle = t.step == 3 && !t.busy ? t.idle + 1 : 0;
        if (t.most_cities >= end_at || t.idle >= idle_limit)
            return;
        if (t.step == 1 && t.most_cities >= step2_at && t.step3_card != GONE) {
            t.step = 2;
            remove_smallest();
            draw(1);
        }
        if (t.step3_card == GONE)
            t.step = 3;
        for (int at = 0; at < players; at++)
            collect_income(&t.player[t.order[at]]);
        supply_market();
        change_plant_market();
        if (t.step3_card == GONE)
            t.step = 3;
        t.round++;
        t.busy = 0;
        work_out_order();
    }
}

static long long next(void)
{
    long long found;
    if (scanf("%lld", &found) != 1)
        exit(1);
    return found;
}

static void read_box(void)
{
    int *heads[] = {&players, &max_plants, &step2_at, &end_at, &idle_limit,
                    &start_money, &lands, &first_hidden, &top_card};
    for (unsigned at = 0; at < sizeof heads / sizeof *heads; at++)
        *heads[at] = (int)next();
    first_market = (set_t)next();
    first_unseen = (set_t)next();
    for (int at = 0; at < 3; at++)
        house_cost[at] = (int)next();
    for (int at = 0; at < INCOMES; at++)
        income[at] = (int)next();
    int *columns[] = {number, min_bid, need, store, supplies, fuels, mixes};
    for (int card = 0; card < CARDS; card++) {
        for (unsigned at = 0; at < sizeof columns / sizeof *columns; at++)
            columns[at][card] = (int)next();
        for (int mix = 0; mix < mixes[card]; mix++)
            for (int fuel = 0; fuel < FUELS; fuel++)
                burns[card][mix][fuel] = (int)next();
    }
    for (int fuel = 0; fuel < FUELS; fuel++) {
        ladder_size[fuel] = (int)next();
        for (int place = 0; place < ladder_size[fuel]; place++)
            ladder[fuel][place] = (int)next();
        for (int step = 0; step < 3; step++)
            supply[step][fuel] = (int)next();
        first_tokens[fuel] = (int)next();
        first_reserve[fuel] = (int)next();
    }
    for (int land = 0; land < lands; land++) {
        land_cities[land] = (set_t)next();
        for (int one = 0; one < CITIES; one++)
            for (int other = 0; other < CITIES; other++)
                costs[land][one][other] = (int16_t)next();
    }
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
        seed_game(seed, game);
        play();
        for (int seat = 0; seat < players; seat++) {
            const player_t *p = &t.player[seat];
            int supplied = most_produced(p->fuel, p->room, p->plants);
            supplied = supplied < p->count ? supplied : p->count;
            sum += supplied;
            if (print)
                printf("%d %d ", supplied, p->money);
        }
    }
    printf("\n%ld %.6f %lld\n", decisions, (double)(clock() - start) / CLOCKS_PER_SEC, sum);
    return 0;
}
