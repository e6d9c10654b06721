// Typed text in the form that the server accepts.

/** Without control characters and those that turn the direction of text, and at most so many code points long. */
export function tidy(text: string, longest: number): string {
  const allowed = text.replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, ' ').trim();
  return Array.from(allowed).slice(0, longest).join('').trim();
}
