// A wall as the subject of the picture that is shared.
import {onWall, type Box} from '$play/review/share/layout';
import type {Wanted} from '$play/review/share/pictures';
import type {Images, Pen, Subject} from '$play/review/share/poster';
import type {Catalogue, SeatInsight, SeatView} from '../../model';
import {cell} from '../../notation';
import type {Rect} from '../../wall/geometry';
import {paintingOf, pictureName, tilesOf} from '../../wall/items';

interface Shown {
  catalogue: Catalogue;
  seat: SeatView;
  insight: SeatInsight;
  /** of the seat, from 0 */
  index: number;
}

/** What hangs on the wall, and the marks on it, from the back to the front. */
function hangings({catalogue, seat, insight}: Shown): {name: string; rect: Rect; painting: boolean}[] {
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

function drawGround(pen: Pen, wall: Box, {catalogue, index}: Shown, images: Images): void {
  const paper = images.get(wallpaper(index));
  const side = wall.width / catalogue.columns;
  pen.save();
  pen.beginPath();
  pen.rect(wall.x, wall.y, wall.width, wall.height);
  pen.clip();
  for (let y = wall.y; paper && y < wall.y + wall.height; y += 2 * side) {
    for (let x = wall.x; x < wall.x + wall.width; x += 2 * side) {
      // Whole pixels with a little overlap; with half pixels the ground would shine through.
      pen.drawImage(paper, Math.floor(x), Math.floor(y), Math.ceil(2 * side) + 1, Math.ceil(2 * side) + 1);
    }
  }
  const [first, last] = catalogue.eyeline;
  pen.fillStyle = 'rgb(255 252 240 / 20%)';
  pen.fillRect(wall.x, wall.y + (first - 1) * side, wall.width, (last - first + 1) * side);
  pen.restore();
}

const wallpaper = (index: number) => `art-society/wallpaper-${(index % 4) + 1}`;

function drawTiles(pen: Pen, wall: Box, shown: Shown, images: Images): void {
  for (const {name, rect, painting} of hangings(shown)) {
    const image = images.get(name);
    if (!image) continue;
    const {x, y, width, height} = onWall(wall, shown.catalogue.columns, rect);
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

function wantedFor(shown: Shown, wall: Box): Wanted[] {
  const side = wall.width / shown.catalogue.columns;
  return [
    {name: wallpaper(shown.index), width: 4 * side, height: 4 * side},
    ...hangings(shown).map(({name, rect}) => ({name, width: rect.width * side * 2, height: rect.height * side * 2})),
  ];
}

export function wallSubject(shown: Shown): Subject {
  const {columns, rows} = shown.catalogue;
  return {
    columns,
    rows,
    wanted: (wall) => wantedFor(shown, wall),
    draw: (pen, wall, images) => {
      drawGround(pen, wall, shown, images);
      drawTiles(pen, wall, shown, images);
    },
  };
}
