import {describe, expect, it} from 'vitest';
import {after as positionAfter, isViolation} from '$lib/engine';
import {builtEngine} from '$lib/tests/repository';
import type {ArtSocietyPosition, Catalogue, Insight, View} from '../../../model';
import * as positions from '../positions';
import {agreement, startingView, viewOf, type Scene} from '../scene';

const engine = (await builtEngine()).open<View, Insight, Catalogue>(agreement);
const {catalogue} = engine;

/** The position after these actions; it must be allowed to get there. */
function after(scene: Scene, ...actions: string[]): ArtSocietyPosition {
  return positionAfter(engine, viewOf(scene, catalogue), actions);
}

const own = ({view, insight}: ArtSocietyPosition) => {
  const [seat, known] = [view.seats[0], insight.seats[0]];
  if (!seat || !known) throw new Error('no first seat');
  return {...seat, ...known};
};

describe('what the figures of the rulebook show is true', () => {
  it('[AS-S3] the starting painting covers a star', () => {
    const {choices} = engine.look(startingView('p3', catalogue));
    expect(choices.final).toHaveLength(9);
    expect(choices.final).toContain('g5');
  });

  it('[AS-H2] a tile shares an edge', () => {
    for (const {square, clause} of positions.hanging.places) {
      const answer = engine.attempt(viewOf(positions.hanging.scene, catalogue), [square]);
      expect(isViolation(answer) ? answer.clause : null, square).toBe(clause);
    }
  });

  it('[AS-H6] two that touch are a faux pas, corners and decor between do no harm', () => {
    expect(own(after(positions.fauxPas)).fauxPas).toEqual(['p20', 'p24']);
  });

  it('[AS-H7] the assistant takes a painting and gives it back', () => {
    const {scene, later} = positions.assistant;
    expect(own(after(scene, 'give')).assistant).toBe(scene.hand);
    expect(own(after(scene, 'give', later))).toMatchObject({fauxPas: []});
  });

  it('[AS-H4a] two frames that match win two shields', () => {
    const {scene, square} = positions.matchingFrames;
    const seat = own(after(scene, square));
    expect(seat.newest?.matches).toEqual(['p1', 'p12']);
    expect(seat.rights).toMatchObject([{limit: 2, single: true}]);
  });

  it('[AS-H4b] four win a combination of four', () => {
    const {scene, square} = positions.manyFrames;
    const seat = own(after(scene, square));
    expect(seat.newest?.matches).toHaveLength(4);
    expect(seat.fauxPas).toEqual([]);
    expect(seat.rights).toMatchObject([{limit: 4, single: false}]);
  });

  it('[AS-H5] a shape that has run out comes back by an exchange', () => {
    const {scene, square, piece} = positions.exchange;
    expect(viewOf(scene, catalogue).decor[1]).toBe(0);
    expect(own(after(scene, square, piece)).wall).toEqual(expect.arrayContaining(['3-@g4', '2-@f8']));
  });

  it('[AS-N2] only what fits and is of the same type can be swapped for', () => {
    const {choices} = after(positions.swap(catalogue));
    expect(choices.final.filter((token) => token.startsWith('swap'))).toEqual(['swap10']);
    expect(choices.undoable).toEqual([]); // it hangs nowhere
  });

  it('[AS-N3] a surplus is consoled by a shield', () => {
    const scene = positions.surplus(catalogue);
    expect(own(after(scene, 'surplus')).rights).toMatchObject([{limit: 1}]);
    expect(own(after(scene, 'surplus', '1m9')).score[5]).toBe(-2);
  });

  it('[AS-M1] the marker advances by the value', () => {
    expect(after(positions.museum, positions.lastPlace).view.markers).toEqual([3, 13, 0, 11]);
  });

  it('[AS-M2] a marker steps back from spaces that are taken', () => {
    expect(after(positions.track, positions.lastPlace).view.markers).toEqual([12, 13, 4, 11]);
  });

  it('[AS-G2] a type that never came is ×2', () => {
    expect(after(positions.multipliers).view.multipliers).toEqual([4, 3, 2, 5]);
  });

  it('[AS-G5] paintings in fashion count in the eyeline', () => {
    expect(own(after(positions.eyeline))).toMatchObject({eyeline: ['p4', 'p24'], fauxPas: []});
  });

  it('the example is worth what the rulebook says', () => {
    const position = after(positions.score);
    expect(position.view.multipliers).toEqual([4, 3, 2, 5]);
    expect(own(position)).toMatchObject({counted: [4, 3, 4, 3], corners: ['n11'], score: [48, 11, 9, 0, -2, -2]});
    expect(own(position).fauxPas).toHaveLength(2);
  });
});
