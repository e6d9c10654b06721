// The board under the keyboard: from one painting to another.

export interface Shape {
  /** paintings in a row, as they are shown */
  columns: number;
  paintings: number;
}

/** The painting to which a key leads; null if it leads nowhere. Past the end of a row it goes on in the next one. */
export function neighbour(from: number, key: string, {columns, paintings}: Shape): number | null {
  const to = target(from, key, columns, paintings);
  return to !== null && to >= 1 && to <= paintings && to !== from ? to : null;
}

function target(from: number, key: string, columns: number, paintings: number): number | null {
  switch (key) {
    case 'ArrowLeft':
      return from - 1;
    case 'ArrowRight':
      return from + 1;
    case 'ArrowUp':
      return from - columns;
    case 'ArrowDown':
      return from + columns;
    case 'Home':
      return 1;
    case 'End':
      return paintings;
    default:
      return null;
  }
}
