// Searching in the rulebook and following its links.
export interface Reading {
  /** words that are looked for; marked where they stand */
  query: string;
  /** the clause or section the reader was sent to */
  target: string | null;
  /** the clause whose address was just copied */
  copied: string | null;
  /** called when a link within the book is followed */
  follow: (id: string) => void;
  /** called when the address of a clause is wanted */
  copy: (id: string) => void;
}
