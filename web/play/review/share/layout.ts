// The layout of the picture that people share. It is only numbers, so that tests need no canvas.

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const picture = {width: 1200, height: 630};

const margin = 44;
/** thickness of the frame around the wall */
export const frame = 16;

/** The wall, as large as the picture is high, and the column of words beside it. */
export function arrange(columns: number, rows: number): {wall: Box; words: Box} {
  const height = picture.height - 2 * (margin + frame);
  const width = Math.round((height * columns) / rows);
  const wall = {x: margin + frame, y: margin + frame, width, height};
  const x = wall.x + width + frame + margin;
  return {wall, words: {x, y: margin, width: picture.width - margin - x, height: picture.height - 2 * margin}};
}

/** Part of a wall in squares, as a box of the picture. */
export function onWall(
  wall: Box,
  columns: number,
  {column, row, width, height}: {column: number; row: number; width: number; height: number},
): Box {
  const side = wall.width / columns;
  return {x: wall.x + column * side, y: wall.y + row * side, width: width * side, height: height * side};
}

type Measure = (text: string) => number;

/** Cuts a text so that it fits, and says so by an ellipsis. */
export function clip(text: string, width: number, measure: Measure): string {
  if (measure(text) <= width) return text;
  const letters = Array.from(text);
  while (letters.length > 1 && measure(`${letters.join('').trimEnd()}…`) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

/** Where a line may end: languages without spaces have words too. */
function words(text: string, language: string): string[] {
  const parts = [...new Intl.Segmenter(language, {granularity: 'word'}).segment(text)];
  return parts.reduce<string[]>((all, {segment, isWordLike}) => {
    // Signs and spaces stay with the word before them.
    return isWordLike ? [...all, segment] : [...all.slice(0, -1), (all.at(-1) ?? '') + segment];
  }, []);
}

function linesOf(text: readonly string[], width: number, measure: Measure): string[] {
  return text.reduce<string[]>((lines, word) => {
    const line = lines.pop() ?? '';
    const fits = line === '' || measure((line + word).trimEnd()) <= width;
    return fits ? [...lines, line + word] : [...lines, line, word];
  }, []);
}

/** Breaks a text into lines of about the same length. The last line is cut if the text is too long. */
export function wrap(text: string, width: number, most: number, language: string, measure: Measure): string[] {
  const parts = words(text, language);
  const needed = linesOf(parts, width, measure).length;
  let narrow = width;
  while (needed <= most && linesOf(parts, narrow - 8, measure).length === needed) narrow -= 8;
  const lines = linesOf(parts, narrow, measure);
  const kept = needed > most ? [...lines.slice(0, most - 1), lines.slice(most - 1).join('')] : lines;
  return kept.map((line) => clip(line.trimEnd(), width, measure));
}
