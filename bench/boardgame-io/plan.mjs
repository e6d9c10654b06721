// Whole matches planned in advance: the generator knows the deck from the seed, so it has every legal move of a match
// ready and spends nothing on thinking while it measures.
import {
  BID_CARDS, LOTS, MAX_ROUNDS, SEATS, bidOrder, firstPlace, shuffledDeck, tileName,
} from './wall.mjs';

// Seven and twenty have no common factor, so each seat bids every card once, and each seat in a different order.
const cardOf = (seed, seat, round) => ((seed + 5 * seat + 7 * round) % BID_CARDS) + 1;

function chooseHanging(wall, lots) {
  for (let lot = 0; lot < lots.length; lot += 1) {
    const square = lots[lot] === null ? null : firstPlace(wall, lots[lot]);
    if (square) return { lot, square };
  }
  throw new Error('A planned match has no room for any painting: plan fewer rounds.');
}

function planRound(walls, lots, bids, moves) {
  bids.forEach((card, seat) => moves.push({ seat, type: 'bid', args: [card] }));
  for (const seat of bidOrder(bids)) {
    const { lot, square } = chooseHanging(walls[seat], lots);
    walls[seat].push(tileName(lots[lot], square));
    lots[lot] = null;
    moves.push({ seat, type: 'hang', args: [lot, square] });
  }
}

/** The moves of a match with that seed: { seat, type, args }, in an order that the rules allow. */
export function planMatch(seed, rounds = MAX_ROUNDS) {
  const deck = shuffledDeck(seed);
  const walls = Array.from({ length: SEATS }, (_, seat) => [tileName(seat, 'g5')]);
  const moves = [];
  for (let round = 0; round < rounds; round += 1) {
    const bids = walls.map((_, seat) => cardOf(seed, seat, round));
    planRound(walls, deck.splice(-LOTS), bids, moves);
  }
  return { seed, rounds, moves };
}

/** A few plans that differ, to be used in turn. */
export const planMatches = (count) => Array.from({ length: count }, (_, i) => planMatch(i + 1));
