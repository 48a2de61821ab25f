import type { Scope } from '../../../../contract/calendar/events.ts';
import { DomainError, invalid } from '../../../../lib/errors.ts';
import type { Series } from '../../../../lib/ical/index.ts';
import type { Clocks } from '../../../../lib/recurrence/clock.ts';
import { type FoundInstance, findInstance } from './series/index.ts';

/**
 * Finds the occurrence that a change of `scope` targets, or null if it targets all. Throws `invalid` if it is required
 * but not given, NO_SUCH_OCCURRENCE (`not_found`).
 */
export function findOccurrence(
  series: Series,
  { scope, recurrence_id }: { scope: Scope; recurrence_id?: string | undefined },
  clocks: Clocks,
): FoundInstance | null {
  if (recurrence_id === undefined) {
    if (scope === 'all') return null;
    throw invalid('recurrence_id', `expected the occurrence, because \`scope\` is \`${scope}\``);
  }
  const found = findInstance(series, recurrence_id, clocks);
  if (found) return found;
  const detail =
    'The event has no such occurrence. GET /api/calendar/events lists them with their recurrence_id.';
  throw new DomainError('not_found', 'NO_SUCH_OCCURRENCE', detail);
}
