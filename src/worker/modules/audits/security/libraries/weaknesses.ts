import { compareVersions } from './version.ts';
import list from './vulnerable.json' with { type: 'json' };

interface Library {
  name: string;
  /** The names of its files and packages, in lower case and without `.js`. */
  names: string[];
  /** `from` is the first vulnerable version, `below` the first fixed one. */
  weaknesses: { from: string; below: string; ids: string[] }[];
}

/** A library in one version, as found in a page. */
export interface Found {
  library: Library;
  version: string;
}

/** The day of the list of known weaknesses. */
export const LIST_DAY: string = list.published;

const byName = new Map<string, Library>();
for (const library of list.libraries) {
  for (const name of library.names) if (!byName.has(name)) byName.set(name, library);
}

export function findLibrary(name: string): Library | null {
  return byName.get(name.toLowerCase().replace(/\.js$/, '')) ?? null;
}

/** The numbers of vulnerabilities, and the first version without any of them. */
export interface Weaknesses {
  ids: string[];
  mended: string;
}

/** Returns the known vulnerabilities of a version; null without any. */
export function findWeaknesses({ library, version }: Found): Weaknesses | null {
  const found = library.weaknesses.filter(
    ({ from, below }) => compareVersions(version, from) >= 0 && compareVersions(version, below) < 0,
  );
  if (found.length === 0) return null;
  const ids = [...new Set(found.flatMap((weakness) => weakness.ids))].toSorted();
  const mended = found
    .map(({ below }) => below)
    .toSorted(compareVersions)
    .at(-1)!;
  return { ids, mended };
}
