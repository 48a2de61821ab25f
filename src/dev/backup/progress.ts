/** Prints a command's progress to standard error, at most every two seconds and not in the first two. */
const SAY_MS = 2000;
let saidAt = Date.now();

export function sayProgress(text: string): void {
  if (Date.now() - saidAt < SAY_MS) return;
  saidAt = Date.now();
  console.error(`${new Date().toLocaleTimeString('en-GB')}  ${text}`);
}

/** Calls `work` for each item, at most `atOnce` at a time. */
export async function forEach<T>(
  items: AsyncIterable<T>,
  atOnce: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const iterator = items[Symbol.asyncIterator]();
  const next = async () => {
    for (let item = await iterator.next(); !item.done; item = await iterator.next()) await work(item.value);
  };
  await Promise.all(Array.from({ length: atOnce }, next));
}
