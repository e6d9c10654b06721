// The auction from the side of its player, with the engine of the page: what is chosen before it is said, and what is seen.
import {describe, expect, it} from 'vitest';
import type {View} from '../model';
import {before, replay, sent, sitDown} from './seated';

const firstRound = 10;
const naming = before(/^\d+x\d+$/);
const picking = before(/^p\d+$/, firstRound);

/** All positions as a seat sees them. */
const seenBy = (viewer: View['viewer']) =>
  Array.from({length: replay.moves.length + 1}, (_, step) => replay.at(step, viewer).view);

/** What a seat sees when the table is so for the first time. */
function when(viewer: View['viewer'], is: (view: View) => boolean): View {
  const found = seenBy(viewer).find(is);
  if (!found) throw new Error('the game has no such position');
  return found;
}

function sitAt(view: View) {
  const table = sitDown(view);
  return {...table, auction: table.play.auction};
}

/** Chooses the first shape that is open, until none is missing. */
function chooseAll({auction}: ReturnType<typeof sitAt>): readonly string[] {
  while (auction.missing > 0) auction.add(auction.shapes[0] ?? '');
  return auction.chosen;
}

describe('the lots that are chosen', () => {
  it('are one more than there are seats, and nothing is said before all are', async () => {
    const {auction} = sitAt(naming);
    expect(auction.naming).toBe(true);
    expect(auction.missing).toBe(naming.seats.length + 1);
    const [first = ''] = auction.shapes;
    auction.add(first);
    expect(auction.chosen).toEqual([first]);
    expect(auction.missing).toBe(naming.seats.length);
    await auction.say();
    expect(sent).toEqual([]);
  });

  it('are only those that the rules allow after the others', () => {
    const {auction} = sitAt(naming);
    auction.add('9x9');
    expect(auction.chosen).toEqual([]);
  });

  it('are no more of a shape than there are', () => {
    const scarce = ({supply}: View) => Object.keys(supply).find((shape) => supply[shape] === 1) ?? '';
    const view = when(
      naming.viewer,
      (one) => one.phase === 'lots' && one.auctioneer === one.viewer && scarce(one) !== '',
    );
    const {auction} = sitAt(view);
    const shape = scarce(view);
    expect(auction.shapes).toContain(shape);
    auction.add(shape);
    expect(auction.shapes).not.toContain(shape);
    auction.add(shape);
    expect(auction.chosen).toEqual([shape]);
  });

  it('can be put back one by one, also when none is missing', () => {
    const {auction} = sitAt(naming);
    const [first, second, ...others] = auction.shapes.slice(0, auction.missing);
    for (const shape of [first, second, ...others]) auction.add(shape ?? '');
    expect(auction.missing).toBe(0);
    expect(auction.shapes).toEqual([]);
    auction.putBack(1);
    expect(auction.chosen).toEqual([first, ...others]);
    expect(auction.shapes).toContain(second);
    expect(sent).toEqual([]);
  });

  it('are chosen at random where they are missing, and those that were chosen stay', () => {
    const {auction} = sitAt(naming);
    const [first = ''] = auction.shapes;
    auction.add(first);
    const last = auction.shapes.at(-1);
    auction.addAny(() => 0.9999);
    expect(auction.chosen).toEqual([first, ...Array<string | undefined>(naming.seats.length).fill(last)]);
    const again = sitAt(naming).auction;
    again.addAny(() => 0);
    expect(again.chosen).toHaveLength(naming.seats.length + 1);
  });

  it('are said together and in their order, and forgotten then', async () => {
    const table = sitAt(naming);
    const chosen = chooseAll(table);
    await table.auction.say();
    expect(sent).toEqual(chosen);
    table.show();
    expect(table.auction.chosen).toEqual([]);
    expect(table.auction.naming).toBe(false);
  });

  it('are not said while the screen lags behind the table', async () => {
    const table = sitAt(naming);
    const chosen = chooseAll(table);
    table.play.shown = {...naming};
    await table.auction.say();
    expect(sent).toEqual([]);
    expect(table.auction.chosen).toEqual(chosen);
  });

  it('are forgotten in another round', () => {
    const table = sitAt(naming);
    chooseAll(table);
    const later = when(
      naming.viewer,
      (one) => one.round > naming.round && one.phase === 'lots' && one.auctioneer === one.viewer,
    );
    table.show(later);
    expect(table.auction.chosen).toEqual([]);
    expect(table.auction.missing).toBe(naming.seats.length + 1);
  });
});

describe('the easels', () => {
  it('are there from the choice of the lots until the player has picked one', () => {
    expect(sitAt(naming).auction.on).toBe(true);
    expect(sitAt(before(/^bid/)).auction.on).toBe(true);
    expect(sitAt(picking).auction.on).toBe(true);
    expect(sitAt(before(/^ready$/, firstRound)).auction.on).toBe(false);
    expect(sitAt(before(/^[a-n]\d+$/)).auction.on).toBe(false);
  });

  it('are not there while somebody else chooses the lots', () => {
    const other = naming.viewer === 'A' ? 'B' : 'A';
    const {auction} = sitAt(when(other, ({phase, auctioneer}) => phase === 'lots' && auctioneer !== other));
    expect(auction.naming).toBe(false);
    expect(auction.on).toBe(false);
  });

  it('make room for the wall while a lot is tried, and when the player wants to see it', () => {
    const {play, auction} = sitAt(picking);
    expect(auction.away).toBe(false);
    play.take({kind: 'lot', item: play.of('pick')[0]?.action.item ?? ''});
    expect(auction.away).toBe(true);
    auction.toLots();
    expect(play.hand).toBeNull();
    expect(auction.away).toBe(false);
    auction.toWall();
    expect(auction.away).toBe(true);
  });

  it('come back with the next phase', () => {
    const bidding = before(/^bid/, firstRound);
    const {show, auction} = sitAt(bidding);
    auction.toWall();
    expect(auction.away).toBe(true);
    show(when(bidding.viewer, ({phase, round}) => phase === 'turns' && round === bidding.round));
    expect(auction.away).toBe(false);
  });

  it('stay where they are while the lots are chosen', () => {
    const {auction} = sitAt(naming);
    auction.toWall();
    expect(auction.away).toBe(false);
  });
});

describe('a lot that is looked at and not held', () => {
  const lot = picking.lots.find((one) => one !== null) ?? '';

  it('is put down when it is pressed again', () => {
    const {auction} = sitAt(picking);
    auction.want(lot);
    expect(auction.wanted).toBe(lot);
    auction.want(lot);
    expect(auction.wanted).toBeNull();
  });

  it('is forgotten when it is gone, and in another phase', () => {
    const {auction, show} = sitAt(picking);
    auction.want(lot);
    const rest = seenBy(picking.viewer).slice(seenBy(picking.viewer).findIndex(({round}) => round === picking.round));
    const gone = rest.find(({phase, lots}) => phase === 'turns' && !lots.includes(lot));
    if (!gone) throw new Error('nobody takes it');
    show(gone);
    expect(auction.wanted).toBeNull();
    const bidding = rest.find(({phase, lots}) => phase === 'bids' && lots.includes(lot));
    if (!bidding) throw new Error('there is no bid for it');
    show(bidding);
    expect(auction.wanted).toBeNull();
  });
});
