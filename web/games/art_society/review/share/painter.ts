// The picture of a result on a canvas: the winner's wall in its frame, and the ranking beside it. Always as by daylight.
import type {Catalogue, SeatInsight, SeatView} from '../../model';
import {cell} from '../../notation';
import type {Rect} from '../../wall/geometry';
import {paintingOf, pictureName, tilesOf} from '../../wall/items';
import {arrange, clip, frame, onWall, picture, wrap, type Box} from './layout';
import {loadAll, type Wanted} from './pictures';

export interface Poster {
  catalogue: Catalogue;
  /** the wall in the frame */
  seat: SeatView;
  insight: SeatInsight;
  /** of the seat, from 0 */
  index: number;
  title: string;
  ranking: {place: string; letter: string; name: string; points: string; winner: boolean}[];
  foot: string[];
  language: string;
  serif: string;
  sans: string;
}

const colours = {
  ground: '#f6f1e7',
  ink: '#26211a',
  soft: '#625846',
  line: '#d8ccb8',
  brass: '#8a6a1f',
  seats: ['#8a2b2b', '#1f5a7a', '#4f6b1f', '#6b3f8a'],
};

type Images = ReadonlyMap<string, HTMLImageElement>;
type Pen = CanvasRenderingContext2D;

/** What hangs on the wall, and the marks on it, from the back to the front. */
function hangings({catalogue, seat, insight}: Poster): {name: string; rect: Rect; painting: boolean}[] {
  const mark = (name: string, square: string) => ({
    name: `art-society/${name}`,
    rect: {...cell(square), width: 1, height: 1},
    painting: false,
  });
  const tiles = tilesOf(catalogue, seat);
  return [
    ...catalogue.stars.map((square) => mark('star', square)),
    ...insight.corners.map((square) => mark('corner', square)),
    ...tiles.map(({item, square, rect}) => ({
      name: pictureName(item, square),
      rect,
      painting: paintingOf(catalogue, item) !== undefined,
    })),
    ...tiles.filter(({item}) => insight.fauxPas.includes(item)).map(({square}) => mark('faux-pas', square)),
  ];
}

function drawFrame(pen: Pen, {x, y, width, height}: Box): void {
  const ring = (inset: number, colour: string) => {
    pen.fillStyle = colour;
    pen.fillRect(x - frame + inset, y - frame + inset, width + 2 * (frame - inset), height + 2 * (frame - inset));
  };
  pen.save();
  pen.shadowColor = 'rgb(60 40 10 / 35%)';
  pen.shadowBlur = 24;
  pen.shadowOffsetY = 8;
  ring(0, '#7a5b17');
  pen.restore();
  ring(2, '#e9cb7d');
  ring(5, '#c79b3b');
  ring(frame - 3, '#7a5b17');
}

function drawGround(pen: Pen, wall: Box, {catalogue, index}: Poster, images: Images): void {
  const paper = images.get(wallpaper(index));
  const side = wall.width / catalogue.columns;
  pen.save();
  pen.beginPath();
  pen.rect(wall.x, wall.y, wall.width, wall.height);
  pen.clip();
  for (let y = wall.y; paper && y < wall.y + wall.height; y += 2 * side) {
    for (let x = wall.x; x < wall.x + wall.width; x += 2 * side) {
      // Whole pixels and a little overlap: between halves of pixels the ground would shine through.
      pen.drawImage(paper, Math.floor(x), Math.floor(y), Math.ceil(2 * side) + 1, Math.ceil(2 * side) + 1);
    }
  }
  const [first, last] = catalogue.eyeline;
  pen.fillStyle = 'rgb(255 252 240 / 20%)';
  pen.fillRect(wall.x, wall.y + (first - 1) * side, wall.width, (last - first + 1) * side);
  pen.restore();
}

const wallpaper = (index: number) => `art-society/wallpaper-${(index % 4) + 1}`;

function drawTiles(pen: Pen, wall: Box, poster: Poster, images: Images): void {
  for (const {name, rect, painting} of hangings(poster)) {
    const image = images.get(name);
    if (!image) continue;
    const {x, y, width, height} = onWall(wall, poster.catalogue.columns, rect);
    pen.save();
    if (painting) {
      pen.shadowColor = 'rgb(20 12 0 / 45%)';
      pen.shadowBlur = 4;
      pen.shadowOffsetY = 2;
    }
    pen.drawImage(image, x + 0.5, y + 0.5, width - 1, height - 1);
    pen.restore();
  }
}

function line(pen: Pen, text: string, x: number, y: number, font: string, colour: string): void {
  pen.font = font;
  pen.fillStyle = colour;
  pen.fillText(text, x, y);
}

function drawBrand(pen: Pen, {x, y}: Box, {serif}: Poster, images: Images): void {
  const icon = images.get('house/icon');
  if (icon) pen.drawImage(icon, x, y, 52, 52);
  line(pen, 'Vernissage', x + 64, y + 37, `600 32px ${serif}`, colours.ink);
}

function drawTitle(pen: Pen, words: Box, {title, language, serif}: Poster): number {
  const font = `600 38px ${serif}`;
  pen.font = font;
  const lines = wrap(title, words.width, 3, language, (text) => pen.measureText(text).width);
  lines.forEach((text, at) => line(pen, text, words.x, words.y + 122 + at * 46, font, colours.ink));
  return words.y + 122 + lines.length * 46;
}

function drawRanking(pen: Pen, words: Box, top: number, {ranking, serif, sans}: Poster): void {
  const end = words.x + words.width;
  ranking.forEach(({place, letter, name, points, winner}, at) => {
    const y = top + 24 + at * 50;
    const colour = winner ? colours.brass : colours.ink;
    line(pen, place, words.x, y, `600 24px ${serif}`, winner ? colours.brass : colours.soft);
    pen.fillStyle = colours.seats[letter.charCodeAt(0) - 65] ?? colours.ink;
    pen.beginPath();
    pen.arc(words.x + 46, y - 8, 13, 0, 2 * Math.PI);
    pen.fill();
    pen.textAlign = 'center';
    line(pen, letter, words.x + 46, y - 3, `700 15px ${sans}`, colours.ground);
    pen.textAlign = 'end';
    line(pen, points, end, y, `600 28px ${serif}`, colour);
    const room = words.width - 72 - pen.measureText(points).width - 16;
    pen.textAlign = 'start';
    pen.font = `${winner ? 700 : 400} 24px ${sans}`;
    line(
      pen,
      clip(name, room, (text) => pen.measureText(text).width),
      words.x + 72,
      y,
      pen.font,
      colours.ink,
    );
  });
}

function drawFoot(pen: Pen, words: Box, {foot, sans}: Poster): void {
  foot.forEach((text, at) => {
    const y = words.y + words.height - (foot.length - 1 - at) * 26;
    line(pen, text, words.x, y, `400 18px ${sans}`, colours.soft);
  });
}

function wantedFor(poster: Poster, wall: Box): Wanted[] {
  const side = wall.width / poster.catalogue.columns;
  return [
    {name: 'house/icon', width: 104, height: 104},
    {name: wallpaper(poster.index), width: 4 * side, height: 4 * side},
    ...hangings(poster).map(({name, rect}) => ({name, width: rect.width * side * 2, height: rect.height * side * 2})),
  ];
}

export async function paint(poster: Poster): Promise<HTMLCanvasElement> {
  const {wall, words} = arrange(poster.catalogue.columns, poster.catalogue.rows);
  const canvas = document.createElement('canvas');
  Object.assign(canvas, picture);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this browser draws no pictures');
  const said = [poster.title, ...poster.ranking.map(({name}) => name)].join('');
  const [images] = await Promise.all([
    loadAll(wantedFor(poster, wall)),
    document.fonts.load(`600 38px ${poster.serif}`, said),
  ]);
  pen.fillStyle = colours.ground;
  pen.fillRect(0, 0, picture.width, picture.height);
  drawFrame(pen, wall);
  drawGround(pen, wall, poster, images);
  drawTiles(pen, wall, poster, images);
  drawBrand(pen, words, poster, images);
  drawRanking(pen, words, drawTitle(pen, words, poster), poster);
  drawFoot(pen, words, poster);
  return canvas;
}
