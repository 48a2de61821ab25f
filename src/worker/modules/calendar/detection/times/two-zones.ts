import type { Zone } from '../../recurrence/zone.ts';
import type { Pair } from './pair.ts';

const MINUTE = 60_000;

/** The zones of whoever reads and, if it is known, whoever writes. */
interface Clocks {
  zone: Zone;
  writer: Zone | null;
}

/** How many minutes the reader's clock is ahead of the writer's on the day of the mail. */
export function minutesApart({ writer, zone, today }: Clocks & { today: number }): number {
  return writer === null ? 0 : (zone.offsetAt(today) - writer.offsetAt(today)) / MINUTE;
}

/** Between two alternatives. */
const OR = /(?<!\p{L})(?:or|oder|ou|o|oppure|of|lub|albo|czy|and|und|et|y|e|en|i)(?!\p{L})/u;

/**
 * "Thursday at 9:00 in Colombia, which is 16:00 for you": whether an hour of the writer's clock stands beside the same
 * one of the reader's.
 */
export function isSaidAgain(
  times: readonly { start: number }[],
  pairs: readonly Pair[],
  place: number,
  text: string,
  { writer, zone }: Clocks,
): boolean {
  const { start } = times[place]!;
  const apart = writer === null ? 0 : zone.offsetAt(start) - writer.offsetAt(start);
  if (apart === 0) return false;
  return [place - 1, place + 1].some((other) => {
    if (times[other]?.start !== start + apart) return false;
    const [first, second] = [pairs[place]!.clock, pairs[other]!.clock].sort((a, b) => a.index - b.index);
    return !OR.test(text.slice(first!.end, second!.index));
  });
}
