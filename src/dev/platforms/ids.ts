/** Ids as Discord and X make them: the milliseconds since `epoch`, then 22 bits that count. */
export function countSnowflakes(epoch: number, now: () => number): () => string {
  let count = 0;
  return () => String((BigInt(now() - epoch) << 22n) | BigInt(count++ & 0x3fffff));
}
