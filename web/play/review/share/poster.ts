// The picture of a result on a canvas: what a game has to show in its frame, and the words beside it. Always as by daylight.
import {arrange, clip, frame, picture, wrap, type Box} from './layout';
import {loadAll, type Wanted} from './pictures';

export type Images = ReadonlyMap<string, HTMLImageElement>;
export type Pen = CanvasRenderingContext2D;

/** What hangs in the frame. */
export interface Subject {
  columns: number;
  rows: number;
  /** pictures that it is made of, for a frame of this size */
  wanted: (box: Box) => Wanted[];
  draw: (pen: Pen, box: Box, images: Images) => void;
}

export interface Words {
  title: string;
  /** who played; `place` and `points` where players are compared */
  players: {place?: string; letter: string; name: string; points?: string; winner: boolean}[];
  foot: string[];
  language: string;
}

interface Faces {
  serif: string;
  sans: string;
}

const colours = {
  ground: '#f6f1e7',
  ink: '#26211a',
  soft: '#625846',
  brass: '#8a6a1f',
  seats: ['#8a2b2b', '#1f5a7a', '#4f6b1f', '#6b3f8a'],
};

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

function line(pen: Pen, text: string, x: number, y: number, font: string, colour: string): void {
  pen.font = font;
  pen.fillStyle = colour;
  pen.fillText(text, x, y);
}

function drawBrand(pen: Pen, {x, y}: Box, {serif}: Faces, images: Images): void {
  const icon = images.get('house/icon');
  if (icon) pen.drawImage(icon, x, y, 52, 52);
  line(pen, 'Vernissage', x + 64, y + 37, `600 32px ${serif}`, colours.ink);
}

function drawTitle(pen: Pen, words: Box, {title, language}: Words, {serif}: Faces): number {
  const font = `600 38px ${serif}`;
  pen.font = font;
  const lines = wrap(title, words.width, 3, language, (text) => pen.measureText(text).width);
  lines.forEach((text, at) => line(pen, text, words.x, words.y + 122 + at * 46, font, colours.ink));
  return words.y + 122 + lines.length * 46;
}

function drawSeat(pen: Pen, x: number, y: number, letter: string, {sans}: Faces): void {
  pen.fillStyle = colours.seats[letter.charCodeAt(0) - 65] ?? colours.ink;
  pen.beginPath();
  pen.arc(x, y - 8, 13, 0, 2 * Math.PI);
  pen.fill();
  pen.textAlign = 'center';
  line(pen, letter, x, y - 3, `700 15px ${sans}`, colours.ground);
  pen.textAlign = 'start';
}

function drawPlayers(pen: Pen, words: Box, top: number, {players}: Words, faces: Faces): void {
  const {serif, sans} = faces;
  players.forEach(({place, letter, name, points = '', winner}, at) => {
    const y = top + 24 + at * 50;
    const indent = place === undefined ? 0 : 32;
    if (place) line(pen, place, words.x, y, `600 24px ${serif}`, winner ? colours.brass : colours.soft);
    drawSeat(pen, words.x + indent + 14, y, letter, faces);
    pen.textAlign = 'end';
    line(pen, points, words.x + words.width, y, `600 28px ${serif}`, winner ? colours.brass : colours.ink);
    const room = words.width - indent - 40 - pen.measureText(points).width - 16;
    pen.textAlign = 'start';
    pen.font = `${winner ? 700 : 400} 24px ${sans}`;
    const fitting = clip(name, room, (text) => pen.measureText(text).width);
    line(pen, fitting, words.x + indent + 40, y, pen.font, colours.ink);
  });
}

function drawFoot(pen: Pen, words: Box, {foot}: Words, {sans}: Faces): void {
  foot.forEach((text, at) => {
    const y = words.y + words.height - (foot.length - 1 - at) * 26;
    pen.font = `400 18px ${sans}`;
    const fitting = clip(text, words.width, (part) => pen.measureText(part).width);
    line(pen, fitting, words.x, y, pen.font, colours.soft);
  });
}

function facesOfPage(): Faces {
  const style = getComputedStyle(document.documentElement);
  return {serif: style.getPropertyValue('--serif'), sans: style.getPropertyValue('--sans')};
}

export async function paint(subject: Subject, words: Words): Promise<HTMLCanvasElement> {
  const {wall, words: place} = arrange(subject.columns, subject.rows);
  const faces = facesOfPage();
  const canvas = document.createElement('canvas');
  Object.assign(canvas, picture);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this browser draws no pictures');
  const said = [words.title, ...words.players.map(({name}) => name)].join('');
  const [images] = await Promise.all([
    loadAll([{name: 'house/icon', width: 104, height: 104}, ...subject.wanted(wall)]),
    document.fonts.load(`600 38px ${faces.serif}`, said),
  ]);
  pen.fillStyle = colours.ground;
  pen.fillRect(0, 0, picture.width, picture.height);
  drawFrame(pen, wall);
  subject.draw(pen, wall, images);
  drawBrand(pen, place, faces, images);
  drawPlayers(pen, place, drawTitle(pen, place, words, faces), words, faces);
  drawFoot(pen, place, words, faces);
  return canvas;
}
