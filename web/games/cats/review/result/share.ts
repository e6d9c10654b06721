// The picture of a result that is shared: the exhibition as it is in the morning.
import {language, t} from '$lib/i18n.svelte';
import {seatAt} from '$lib/seats';
import {handOver, type HandedOver} from '$play/review/share/hand_over';
import type {Box} from '$play/review/share/layout';
import {paint, type Images, type Pen, type Subject, type Words} from '$play/review/share/poster';
import type {Catalogue, Painting, View} from '../../model';
import {masterpiece, splashPicture} from '../../pictures';
import {colours} from '../../model';
import type {Course} from '../course';

/** The paint on a dirty painting says nothing about its cards: they lie face down for ever. */
const splashOn = (number: number) => splashPicture(colours[number % colours.length] ?? 'r');

/** The painting with this number, in its frame. */
function frameOf(box: Box, {columns, rows}: Catalogue, number: number): Box {
  const gap = 14;
  const width = (box.width - gap * (columns + 1)) / columns;
  const height = (box.height - gap * (rows + 1)) / rows;
  const [column, row] = [(number - 1) % columns, Math.floor((number - 1) / columns)];
  return {x: box.x + gap + column * (width + gap), y: box.y + gap + row * (height + gap), width, height};
}

function drawPainting(pen: Pen, {x, y, width, height}: Box, {clean}: Painting, number: number, images: Images): void {
  const [work, splash] = [images.get(masterpiece(number)), images.get(splashOn(number))];
  pen.fillStyle = clean ? '#d8a93a' : '#6d5335';
  pen.fillRect(x - 5, y - 5, width + 10, height + 10);
  pen.save();
  pen.beginPath();
  pen.rect(x, y, width, height);
  pen.clip();
  // The picture is as wide as the frame. If it is too high, the cut keeps the faces, which are a little below the top.
  if (work) pen.drawImage(work, x, y - (width - height) * 0.35, width, width);
  if (!clean) {
    pen.fillStyle = 'rgb(40 34 26 / 55%)';
    pen.fillRect(x, y, width, height);
    if (splash) pen.drawImage(splash, x + (width - height) / 2, y, height, height);
  }
  pen.restore();
}

function exhibition(catalogue: Catalogue, {paintings}: View): Subject {
  const {columns, rows} = catalogue;
  const numbers = paintings.map((_, at) => at + 1);
  return {
    columns: columns * 4,
    rows: rows * 4,
    wanted: (box) => {
      const {width} = frameOf(box, catalogue, 1);
      return numbers.flatMap((number) =>
        [masterpiece(number), splashOn(number)].map((name) => ({name, width: width * 2, height: width * 2})),
      );
    },
    draw: (pen, box, images) => {
      pen.fillStyle = '#35505c';
      pen.fillRect(box.x, box.y, box.width, box.height);
      paintings.forEach((painting, at) => {
        drawPainting(pen, frameOf(box, catalogue, at + 1), painting, at + 1, images);
      });
    },
  };
}

function wordsOf({won, final: {insight}}: Course, names: readonly string[]): Words {
  return {
    title: t(`cats-review-${won ? 'won' : 'lost'}`),
    players: names.map((name, index) => ({letter: seatAt(index), name, winner: won})),
    foot: [t('cats-goal-short', {clean: insight.clean, goal: insight.goal}), t('game-cats'), location.host],
    language: language(),
  };
}

export async function shareResult(course: Course, names: readonly string[]): Promise<HandedOver> {
  return handOver(await paint(exhibition(course.catalogue, course.final.view), wordsOf(course, names)));
}
