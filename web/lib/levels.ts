// The levels of computer players that the server has for a game, weakest first.
import {api} from './api';

const known = new Map<string, Promise<string[]>>();

export function levelsOf(game: string): Promise<string[]> {
  const asked = known.get(game) ?? ask(game);
  known.set(game, asked);
  return asked;
}

async function ask(game: string): Promise<string[]> {
  try {
    return (await api.games()).find(({id}) => id === game)?.levels ?? [];
  } catch (error) {
    known.delete(game); // The next call asks again.
    throw error;
  }
}
