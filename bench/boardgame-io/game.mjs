// A match that gives boardgame.io about the same work as a match of Art Society gives our server. Four seats make sealed bids, the
// bids are revealed together, and in their order each seat takes a painting and hangs it on a free place of the wall.
import { INVALID_MOVE, PlayerView, TurnOrder } from 'boardgame.io/dist/cjs/core.js';
import {
  BID_CARDS, LOTS, MAX_ROUNDS, SEATS, bidOrder, fits, painting, paintingOf, shuffledDeck, squareOf, tileName,
} from './wall.mjs';

const FIRST_SQUARE = 'g5';
const TYPES = 4;

const everySeat = (make) => Array.from({ length: SEATS }, (_, seat) => make(seat));

function newSeat(seat) {
  return { hand: BID_CARDS, bids: [], hasBid: false, hung: false, wall: [tileName(seat, FIRST_SQUARE)], score: [0, 0] };
}

function newOwn() {
  return { hand: Array.from({ length: BID_CARDS }, (_, i) => i + 1), stack: [], sealed: 0 };
}

// STRIP_SECRETS expects the names G.players and G.secret: a seat sees only its own entry, and nobody sees the deck.
function setup(_context, { seed = 1, rounds = MAX_ROUNDS } = {}) {
  return {
    round: 0,
    rounds,
    auctioneer: 0,
    lots: [],
    museum: [],
    markers: Array(TYPES).fill(0),
    multipliers: Array(TYPES).fill(2),
    supply: {},
    order: [],
    over: false,
    seats: everySeat(newSeat),
    players: Object.fromEntries(everySeat((seat) => [seat, newOwn()])),
    secret: { deck: shuffledDeck(seed) },
  };
}

function validateSetupData(data) {
  const good = (value, most) => value === undefined || (Number.isInteger(value) && value >= 1 && value <= most);
  if (data && !(good(data.seed, 2 ** 32 - 1) && good(data.rounds, MAX_ROUNDS))) {
    return `seed must be a whole number from 1, and rounds one from 1 to ${MAX_ROUNDS}`;
  }
}

function countSupply(deck) {
  const supply = {};
  for (const id of deck) {
    const { width, height } = painting(id);
    const shape = `${width}x${height}`;
    supply[shape] = (supply[shape] ?? 0) + 1;
  }
  return supply;
}

function beginRound({ G }) {
  if (G.over) return;
  G.round += 1;
  G.auctioneer = (G.round - 1) % SEATS;
  G.lots = G.secret.deck.splice(-LOTS).map((id) => `p${id}`);
  G.supply = countSupply(G.secret.deck);
}

function bid({ G, playerID }, card) {
  const own = G.players[playerID];
  const at = own.hand.indexOf(card);
  if (at < 0) return INVALID_MOVE;
  own.hand.splice(at, 1);
  own.stack.push(card);
  own.sealed = card;
  G.seats[playerID].hasBid = true;
  G.seats[playerID].hand -= 1;
}

function reveal({ G }) {
  const bids = everySeat((seat) => G.players[seat].sealed);
  G.order = bidOrder(bids).map(String);
  bids.forEach((card, seat) => {
    G.seats[seat].bids = [card];
    G.seats[seat].hung = false;
    G.players[seat].sealed = 0;
  });
}

function hang({ G, playerID }, lot, squareText) {
  const name = G.lots[lot];
  const square = typeof squareText === 'string' ? squareOf(squareText) : null;
  if (!name || !square) return INVALID_MOVE;
  const id = Number(name.slice(1));
  const seat = G.seats[playerID];
  if (!fits(seat.wall, id, square.x, square.y)) return INVALID_MOVE;
  seat.wall.push(tileName(id, squareText));
  seat.hung = true;
  G.lots[lot] = null;
  G.seats.forEach((each) => { each.score = score(G, each.wall); });
}

// Prestige by the current multipliers, and three points for each painting of the type in fashion, as our views show it.
function score(G, wall) {
  const fashion = G.multipliers.indexOf(5);
  let prestige = 0;
  let inFashion = 0;
  for (const tile of wall) {
    const { type } = painting(paintingOf(tile));
    prestige += G.multipliers[type];
    inFashion += type === fashion ? 3 : 0;
  }
  return [prestige, inFashion];
}

function endRound({ G }) {
  const unsold = G.lots.find((name) => name !== null);
  const { type, value } = painting(Number(unsold.slice(1)));
  G.museum.push(unsold);
  G.markers[type] += value;
  const ranked = G.markers.map((_, each) => each).sort((a, b) => G.markers[b] - G.markers[a] || a - b);
  ranked.forEach((each, rank) => { G.multipliers[each] = G.markers[each] > 0 ? 5 - rank : 2; });
  // Not when the bids begin: the library asks whether that phase is over before it lets it begin.
  G.seats.forEach((seat) => { seat.hasBid = false; });
  G.over = G.round >= G.rounds;
}

const allHave = (G, what) => G.seats.every((seat) => seat[what]);

export const Gallery = {
  name: 'gallery',
  minPlayers: SEATS,
  maxPlayers: SEATS,
  disableUndo: true,
  setup,
  validateSetupData,
  playerView: PlayerView.STRIP_SECRETS,
  phases: {
    bids: {
      start: true,
      next: 'hanging',
      onBegin: beginRound,
      onEnd: reveal,
      endIf: ({ G }) => allHave(G, 'hasBid'),
      turn: { activePlayers: { all: 'bidding', minMoves: 1, maxMoves: 1 }, stages: { bidding: {} } },
      // Without redact the log, which goes to all clients, would reveal the card. Bids may come in any order.
      moves: { bid: { move: bid, client: false, redact: true, ignoreStaleStateID: true } },
    },
    hanging: {
      next: 'bids',
      onEnd: endRound,
      endIf: ({ G }) => allHave(G, 'hung'),
      turn: { order: TurnOrder.CUSTOM_FROM('order'), minMoves: 1, maxMoves: 1 },
      moves: { hang: { move: hang, client: false } },
    },
  },
  endIf: ({ G }) => (G.over ? { scores: G.seats.map((seat) => seat.score) } : undefined),
};
