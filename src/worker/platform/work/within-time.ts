/** Returns the result of `work` if it takes at most `ms`; else throws `error()`. The work itself continues. */
export async function withinTime<T>(ms: number, work: Promise<T>, error: () => Error): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(error()), ms);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
