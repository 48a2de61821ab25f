/** The recent searches of a user that are kept. */
const MOST = 8;
const LEAST_LETTERS = 2;

/** Returns the recent searches with another one first. One that it goes on from gives way to it. */
export function withSearch(recent: string[], typed: string): string[] {
  const q = typed.trim();
  if (q.length < LEAST_LETTERS || recent[0] === q) return recent;
  const others = recent.filter((each, at) => each !== q && !(at === 0 && q.startsWith(each)));
  return [q, ...others].slice(0, MOST);
}
