// The proof of a fair deal (docs/formats/record.md): the hash of the seed was published before the game, the seed after it.

export interface Proof {
  commitment: string;
  seed: string;
}

/** What the record says about it. */
export function proofIn(record: string): Proof | null {
  const line = (name: string) => new RegExp(`^${name} ([0-9a-f]+)$`, 'm').exec(record)?.[1];
  const [commitment, seed] = [line('commitment'), line('seed')];
  return commitment && seed ? {commitment, seed} : null;
}

/** Whether the seed is the one that was committed to; null when this browser can't tell, as without an encrypted line. */
export async function holds({commitment, seed}: Proof): Promise<boolean | null> {
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  // Outside of secure contexts it does not exist, although the types say so.
  const subtle = (globalThis.crypto as Partial<Crypto> | undefined)?.subtle;
  if (!subtle) return null;
  const hash = new Uint8Array(await subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('') === commitment;
}
