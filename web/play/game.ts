// What a game's folder gives to the house. games/registry.ts names the folders; nothing else in the page knows a game.
import type {Component} from 'svelte';
import type {TableLink} from '$lib/table';
import type {Company} from '$ui/figure/drawings';

/** What the house must know of a game before anybody plays it. It is part of the first page, so it is small. */
export interface GameCard {
  /** as the server calls it */
  id: string;
  /** levels of the computer players in a newcomer's first game, one for each of the other seats */
  opponents: string[];
  /** the clause of the rulebook that each flag is about */
  clauses: Record<string, string>;
  /** where the rulebook compares the editions */
  editions: string;
  /** whether there is nothing to compare */
  oneEdition?: true;
  /** pictures that explain the game in three steps; the texts are game-<id>-<step> */
  steps: {name: string; picture: string; width: number; height: number}[];
  /** the quick phrases of this game for the chat, besides those of every table: room-phrase-<name> */
  phrases: readonly string[];
  /** who its computer players are */
  company: Company;
  /** a small picture that stands for it */
  emblem: string;
  /** a picture of the game for the lobby */
  Showcase: Component;
  /** how often good players win, where all play together */
  odds?: () => Promise<{default: Component<{players: number; flags: Record<string, string>}>}>;
}

/** A finished game: breakdown, walls, share, download. */
export interface ResultProps {
  match: string;
  /** the text of its record */
  record: string;
  /** the players' by seat */
  names: string[];
  /** seats of computer players, from 0 */
  bots?: readonly number[];
  /** the viewer's own seats, from 0 */
  own?: readonly number[];
  /** opens another table for the same people */
  rematch?: () => void;
  /** the table that somebody has opened for another game, by its address */
  next?: string;
}

/** A finished game, step by step. */
export interface ReplayProps {
  match: string;
  record: string;
  names: string[];
  /** from the address */
  step: number | null;
  /** writes it there */
  onstep: (step: number) => void;
}

export interface GamePages {
  /** a match while it is played; the shell shows lobby of seats, chat, presence and the banner of a lost line around it */
  Match: Component<{link: TableLink}>;
  Result: Component<ResultProps>;
  Replay: Component<ReplayProps>;
  /** the rulebook; `clause` is to be scrolled to */
  Rules: Component<{clause: string | null}>;
}

/** The same pages, each fetched when it is needed. So a player does not wait for the rulebook. */
export type PageLoaders = {[Page in keyof GamePages]: () => Promise<{default: GamePages[Page]}>};
