import { instantOf, wallOf, type Zone } from '../zone.ts';
import type { Rule } from './rule.ts';

/**
 * Returns whether a time of a rule takes place: the hour that daylight saving skips does not exist, so a rule by the hour,
 * minute or second neither lists nor counts its times (RFC 5545, 3.3.10). Other rules move them out of it, because a
 * daily meeting takes place on that day too. So does the start of the series itself.
 */
export function takesPlaceIn({ frequency }: Rule, start: number, zone: Zone): (wall: number) => boolean {
  if (!isWithinDays(frequency)) return () => true;
  return (wall) => wall === start || wallOf(instantOf(wall, zone), zone) === wall;
}

export function isWithinDays(frequency: Rule['frequency']): boolean {
  return frequency === 'HOURLY' || frequency === 'MINUTELY' || frequency === 'SECONDLY';
}
