/** Ranks the entries of the palette. */

export interface Rankable {
  id: string;
  label: string;
  /** The heading above it. */
  group: string;
  /** Additional search words. */
  words?: string | undefined;
  /** Whether it is mail, a contact or other data, which comes after commands that match as well. */
  isData?: boolean;
}

export interface Group<T> {
  name: string;
  entries: T[];
}

/** Returns whether each word of the query begins a word of the text. */
function has(text: string, query: string[]): boolean {
  const words = ` ${text.toLocaleLowerCase().replaceAll(/[^\p{L}\p{N}@#]+/gu, ' ')}`;
  return query.every((word) => words.includes(` ${word}`));
}

/** Returns how well an entry matches: 0 for not at all. The API has found data by words that the label may lack. */
function matchOf({ label, group, words = '', isData = false }: Rankable, query: string[]): number {
  const isNamed = has(label, query);
  if (isData) return isNamed ? 3 : 1;
  if (isNamed) return 4;
  return has(`${label} ${group}`, query) ? 4 : has(`${label} ${group} ${words}`, query) ? 2 : 0;
}

/**
 * Groups the entries that match a query, the best group first, and in it the best entry. Among equals, the most recently
 * used comes first, then the order of `entries` decides. `recent` has the ids of used entries, latest first.
 */
export function rank<T extends Rankable>(entries: T[], query: string, recent: string[]): Group<T>[] {
  const words = query.trim().toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const lastUse = ({ id }: Rankable) => {
    const at = recent.indexOf(id);
    return at < 0 ? recent.length : at;
  };
  const found = entries
    .map((entry) => ({ entry, match: words.length === 0 ? 4 : matchOf(entry, words) }))
    .filter(({ match }) => match > 0)
    .sort((a, b) => b.match - a.match || lastUse(a.entry) - lastUse(b.entry));
  const groups = Map.groupBy(found, ({ entry }) => entry.group);
  return [...groups].map(([name, list]) => ({ name, entries: list.map(({ entry }) => entry) }));
}
