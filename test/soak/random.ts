/** Returns a number from 0 to below a limit. */
export type Random = (limit: number) => number;

/** Returns numbers that are the same for the same seed (mulberry32). */
export function numbers(seed: number): Random {
  let state = seed;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * limit);
  };
}

export const pick = <T>(random: Random, values: T[]): T => values[random(values.length)]!;
