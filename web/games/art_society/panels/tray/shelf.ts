// How large things on the tray may be drawn.
export interface Size {
  width: number;
  height: number;
}

/** '2x3' */
export function shapeSize(shape: string): Size {
  const [width = 1, height = 1] = shape.split('x').map(Number);
  return {width, height};
}

const gap = 14; // between two lots, with the border of the buttons
const caption = 34; // below a lot
const least = 9;

/** Pixels per square, so that all lots fit side by side. */
export function shelfUnit(sizes: readonly Size[], room: Size, most = 40): number {
  const across = sizes.reduce((sum, {width}) => sum + width, 0);
  const tallest = Math.max(1, ...sizes.map(({height}) => height));
  const fits = Math.min((room.width - gap * sizes.length) / Math.max(1, across), (room.height - caption) / tallest);
  return Math.max(least, Math.min(most, Math.floor(fits)));
}
