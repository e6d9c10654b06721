import {describe, expect, it} from 'vitest';
import {builtEngine, read} from '$lib/tests/repository';
import {Course, roundStarts} from '../course';
import {auctions, highlights, leadChanges} from '../highlights';
import {holds, proofIn} from '$play/review/proof';
import {ranking, tieBreak} from '../ranking';

const engine = await builtEngine();
const record = read('web/games/art_society/tests/games/four-exchanging.vrec');
const course = new Course(engine, record);

describe('the course of a game', () => {
  it('has rounds that begin when the first lot is to be named', () => {
    const move = (seat: 'A' | 'B' | null, action: string) => ({seat, action});
    const moves = [
      ...[move(null, 'p1'), move('A', 'f4'), move(null, 'c3')],
      ...[move('A', '2x3'), move('A', '2x3'), move(null, 'p9'), move('A', 'bid3'), move('A', 'p9'), move('A', 'ready')],
      ...[move('B', '3x3'), move('B', '2x2')],
    ];
    expect(roundStarts(moves)).toEqual([3, 9]);
  });

  it('agrees with the engine about them', () => {
    expect(course.starts).toHaveLength(course.final.view.round);
    course.starts.forEach((start, index) => {
      expect(course.at(start).view).toMatchObject({round: index + 1, phase: 'lots', lots: []});
      expect(course.roundAt(start)).toBe(index + 1);
      expect(course.roundAt(start - 1)).toBe(index);
    });
  });

  it('knows positions at both ends, and none beyond', () => {
    expect(course.at(-5)).toBe(course.at(0));
    expect(course.at(course.end + 1)).toBe(course.final);
    expect(course.final.view.phase).toBe('over');
  });

  it('ends with the points of the record', () => {
    expect(course.standings().at(-1)).toEqual(course.replay.points);
    expect(course.standings()).toHaveLength(course.starts.length + 1);
  });

  it('says in a sentence what is wrong with a record', () => {
    expect(() => new Course(engine, record.replace('bid', 'bud'))).toThrow(/\w/);
  });
});

describe('the ranking', () => {
  it('puts winners first and lets equals share a place', () => {
    expect(ranking([50, 61, 50, 38], 'B').map(({place, index}) => [place, index])).toEqual([
      [1, 1],
      [2, 0],
      [2, 2],
      [4, 3],
    ]);
  });

  it('puts who lost the tie second, and who shared the victory first', () => {
    expect(ranking([60, 60], 'B').map(({place, index}) => [place, index])).toEqual([
      [1, 1],
      [2, 0],
    ]);
    expect(ranking([60, 60], 'AB').map(({place}) => place)).toEqual([1, 1]);
  });

  it('tells of a tie only when there was one', () => {
    const most = course.replay.points.filter((points) => points === Math.max(...course.replay.points)).length;
    expect(tieBreak(course) === null).toBe(most === 1);
  });
});

describe('highlights', () => {
  it('know who picked first: the highest bid', () => {
    for (const {bids, first} of auctions(course)) {
      expect(bids.get(first?.seat ?? -1)).toBe(Math.max(...bids.values()));
    }
  });

  it('count changes of the lead, not levels', () => {
    expect(
      leadChanges([
        [0, 0],
        [3, 1],
        [3, 3],
        [4, 3],
        [4, 6],
        [8, 6],
      ]),
    ).toBe(2);
  });

  it('are true of a real game', () => {
    const found = highlights(course);
    expect(found.map(({kind}) => kind)).toEqual(expect.arrayContaining(['fiercest', 'bargain', 'leap']));
    const jump = found.find(({kind}) => kind === 'leap');
    const gains = course
      .standings()
      .flatMap((points, round, all) =>
        points.map((each, seat) => (round === 0 ? 0 : each - (all[round - 1]?.[seat] ?? 0))),
      );
    expect(jump).toMatchObject({points: Math.max(...gains)});
  });
});

describe('the proof of a fair deal', () => {
  const proof = proofIn(record);

  it('is in the record and holds', async () => {
    expect(proof?.commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(proof && (await holds(proof))).toBe(true);
  });

  it('does not hold with another seed', async () => {
    expect(proof && (await holds({...proof, seed: '00'.repeat(16)}))).toBe(false);
  });

  it('is not found where there is none', () => expect(proofIn('vernissage record 1')).toBeNull());
});
