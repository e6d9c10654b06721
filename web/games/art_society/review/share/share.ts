// A picture of the result, to be sent to friends or kept.
import {language, t} from '$lib/i18n.svelte';
import {seatAt} from '$lib/seats';
import {list, number} from '../../format';
import type {Course} from '../course';
import {ranking} from '../ranking';
import {paint, type Poster} from './painter';

function posterOf(course: Course, names: readonly string[]): Poster {
  const places = ranking(course.replay.points, course.replay.winners);
  const winners = places.filter(({winner}) => winner);
  const index = winners[0]?.index ?? 0;
  const [seat, insight] = [course.final.view.seats[index], course.final.insight.seats[index]];
  if (!seat || !insight) throw new Error('a game without players');
  const style = getComputedStyle(document.documentElement);
  return {
    ...{catalogue: course.catalogue, seat, insight, index},
    title: t('review-winners', {names: list(winners.map((each) => names[each.index] ?? '')), count: winners.length}),
    ranking: places.map((each) => ({
      place: number(each.place),
      letter: seatAt(each.index),
      name: names[each.index] ?? '',
      points: number(each.points),
      winner: each.winner,
    })),
    foot: [t('game-art-society'), location.host],
    language: language(),
    serif: style.getPropertyValue('--serif'),
    sans: style.getPropertyValue('--sans'),
  };
}

async function fileOf(canvas: HTMLCanvasElement): Promise<File> {
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!blob) throw new Error('the picture is too large');
  return new File([blob], 'vernissage.png', {type: 'image/png'});
}

function save(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000); // the browser may need a moment to take it
}

/** Hands the picture to what the person shares with; where there is no such thing it is saved. */
export async function shareResult(course: Course, names: readonly string[]): Promise<'shared' | 'saved'> {
  const file = await fileOf(await paint(posterOf(course, names)));
  const parcel: ShareData = {files: [file], url: location.href};
  if ('canShare' in navigator && navigator.canShare(parcel)) {
    try {
      await navigator.share(parcel);
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared'; // the person thought better of it
    }
  }
  save(file);
  return 'saved';
}
