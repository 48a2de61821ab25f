/** Prints to the standard error how far a command is, once it has taken two seconds, and then every two seconds. */
const SAY_MS = 2000;
let saidAt = Date.now();

export function sayProgress(text: string): void {
  if (Date.now() - saidAt < SAY_MS) return;
  saidAt = Date.now();
  console.error(`${new Date().toLocaleTimeString('en-GB')}  ${text}`);
}

/** Does `work` for each item, some at once. */
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
