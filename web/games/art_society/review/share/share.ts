// The picture of a result that is shared: the winner's wall, and the ranking.
import {language, t} from '$lib/i18n.svelte';
import {list, number} from '$lib/format';
import {seatAt} from '$lib/seats';
import {handOver, type HandedOver} from '$play/review/share/hand_over';
import {paint, type Words} from '$play/review/share/poster';
import type {Course} from '../course';
import {ranking, type Place} from '../ranking';
import {wallSubject} from './painter';

function wordsOf(places: readonly Place[], names: readonly string[]): Words {
  const winners = places.filter(({winner}) => winner);
  return {
    title: t('review-winners', {names: list(winners.map((each) => names[each.index] ?? '')), count: winners.length}),
    players: places.map((each) => ({
      place: number(each.place),
      letter: seatAt(each.index),
      name: names[each.index] ?? '',
      points: number(each.points),
      winner: each.winner,
    })),
    foot: [t('game-art-society'), location.host],
    language: language(),
  };
}

export async function shareResult(course: Course, names: readonly string[]): Promise<HandedOver> {
  const places = ranking(course.replay.points, course.replay.winners);
  const index = places.find(({winner}) => winner)?.index ?? 0;
  const [seat, insight] = [course.final.view.seats[index], course.final.insight.seats[index]];
  if (!seat || !insight) throw new Error('a game without players');
  const subject = wallSubject({catalogue: course.catalogue, seat, insight, index});
  return handOver(await paint(subject, wordsOf(places, names)));
}
