// How the tokens of actions are read. The games say which forms there are; the engine says what is legal.

/** How a kind of action is written, and what the parts in brackets mean. */
export type Form<Action> = readonly [RegExp, (parts: string[]) => Action];

/** The action that this token stands for; null if it has none of these forms. */
export function readBy<Action>(forms: readonly Form<Action>[], token: string): Action | null {
  for (const [form, make] of forms) {
    const found = form.exec(token);
    if (found) return make(found.slice(1));
  }
  return null;
}

/** Whether this is the form of an open action, 'name:'. It stands for all actions that have a text behind the colon. */
export function isForm(token: string): boolean {
  return token.endsWith(':');
}

/** A text as the rules want it: what people can't see makes no difference (text_fault in core/typed_text.h). */
export function tidied(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim();
}

/** The open action of this form with the text (core/open_action.h). Half characters, which the engine refuses, are replaced. */
export function withText(form: string, text: string): string {
  return form + encodeURIComponent(tidied(text).replace(/\p{Surrogate}/gu, '\uFFFD'));
}

/** The text of a token 'name:text'; empty for a form. */
export function textOf(token: string): string {
  return decodeURIComponent(token.slice(token.indexOf(':') + 1));
}
