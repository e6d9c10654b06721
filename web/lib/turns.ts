// Long work in short turns. Between two of them the browser draws, and hears what the person does.

const waiting: (() => void)[] = [];

function next(): void {
  const work = waiting.shift();
  if (waiting.length > 0) setTimeout(next);
  work?.();
}

/** Does a piece of work soon, after all that asked before it, in a turn of its own. */
export function inTurn(work: () => void): void {
  waiting.push(work);
  if (waiting.length === 1) setTimeout(next);
}

/** Comes back in another turn. */
export function turn(): Promise<void> {
  return new Promise(inTurn);
}
