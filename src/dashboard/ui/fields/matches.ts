/** Finds what somebody types in names: each typed word begins a word of the name. */

const wordsOf = (text: string) => text.toLocaleLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Returns where the typed words are in a text, as start and end; none if one of them is not there. */
export function matchesIn(text: string, typed: string): [start: number, end: number][] {
  const starts = [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => ({ word, index }));
  const places = wordsOf(typed).map((word) => {
    const found = starts.find((each) => each.word.toLocaleLowerCase().startsWith(word));
    return found && ([found.index, found.index + word.length] as [number, number]);
  });
  if (places.some((place) => !place)) return [];
  const sorted = (places as [number, number][]).toSorted(([a], [b]) => a - b);
  return sorted.filter(([start], index) => start >= (sorted[index - 1]?.[1] ?? 0));
}

/** Returns whether each typed word begins a word of one of the texts. */
export const isMatch = (texts: readonly string[], typed: string) => {
  const words = texts.flatMap(wordsOf);
  return wordsOf(typed).every((word) => words.some((each) => each.startsWith(word)));
};
