/** Returns ids like those of Discord and X: the milliseconds since `epoch`, followed by a 22-bit counter. */
export function countSnowflakes(epoch: number, now: () => number): () => string {
  let count = 0;
  return () => String((BigInt(now() - epoch) << 22n) | BigInt(count++ & 0x3fffff));
}
