/** Finds mentions after `@` in the text of a note. */

export interface Person {
  id: number;
  name: string;
}

/** The number of characters after `@` that are examined. */
const LONGEST = 60;

const isWordPart = (character: string | undefined) =>
  character !== undefined && /[\p{L}\p{N}_]/u.test(character);

/** Splits the text into parts; a mention is a part with people. The longest matching name wins. */
export function partsOf(text: string, people: readonly Person[]): { text: string; people: Person[] }[] {
  const named = people.filter(({ name }) => name !== '').toSorted((a, b) => b.name.length - a.name.length);
  const parts: { text: string; people: Person[] }[] = [];
  let from = 0;
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    const rest = text.slice(at + 1, at + 1 + 250);
    const found =
      at < from || isWordPart(text[at - 1])
        ? undefined
        : named.find(({ name }) => rest.startsWith(name) && !isWordPart(rest[name.length]));
    if (!found) continue;
    if (at > from) parts.push({ text: text.slice(from, at), people: [] });
    from = at + 1 + found.name.length;
    parts.push({ text: text.slice(at, from), people: named.filter(({ name }) => name === found.name) });
  }
  if (from < text.length) parts.push({ text: text.slice(from), people: [] });
  return parts;
}

/** Returns the ids of mentioned people. Of several with the same name, only those in `chosen`, if any. */
export function mentionsIn(text: string, people: readonly Person[], chosen: ReadonlySet<number>): number[] {
  const ids = partsOf(text, people).flatMap(({ people: named }) => {
    const meant = named.filter(({ id }) => chosen.has(id));
    return (meant.length > 0 ? meant : named).map(({ id }) => id);
  });
  return [...new Set(ids)];
}

/** Returns the text after an `@` before the caret, and its index; undefined if there is no mention. */
export function typedName(text: string, caret: number): { at: number; typed: string } | undefined {
  const at = text.lastIndexOf('@', caret - 1);
  if (at < 0 || caret - at > LONGEST || isWordPart(text[at - 1])) return undefined;
  const typed = text.slice(at + 1, caret);
  return typed.includes('\n') || typed.startsWith(' ') ? undefined : { at, typed };
}

/** Returns the people with a name part that starts with the typed text. */
export function matching<P extends Person>(people: readonly P[], typed: string): P[] {
  const wanted = typed.toLocaleLowerCase();
  return people.filter(({ name }) => ` ${name.toLocaleLowerCase()}`.includes(` ${wanted}`));
}
