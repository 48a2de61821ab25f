import type { Zone } from '../../recurrence/zone.ts';
import type { Pair } from './pair.ts';

const MINUTE = 60_000;

/** The time zones of the reader and, if known, the writer. */
interface Clocks {
  zone: Zone;
  writer: Zone | null;
}

/** Returns how many minutes the reader's clock is ahead of the writer's on the day of the mail. */
export function minutesApart({ writer, zone, today }: Clocks & { today: number }): number {
  return writer === null ? 0 : (zone.offsetAt(today) - writer.offsetAt(today)) / MINUTE;
}

/** Words between two alternatives. */
const OR = /(?<!\p{L})(?:or|oder|ou|o|oppure|of|lub|albo|czy|and|und|et|y|e|en|i)(?!\p{L})/u;

/**
 * Whether an hour of the writer's clock is repeated in the reader's: "Thursday at 9:00 in Colombia, which is 16:00 for
 * you".
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
