import { DomainError } from '../../../../lib/errors.ts';
import type { Series } from '../../../../lib/ical/index.ts';
import { openClocks } from '../../../../lib/recurrence/clock.ts';
import { readRule } from '../../../../lib/recurrence/index.ts';
import { wallNumber } from '../../../../lib/recurrence/wall.ts';
import { columnsOf } from '../events/columns.ts';
import type { EventContent } from '../events/event.ts';
import type { KnownEvent } from '../events/store.ts';
import type { ImportedRow } from './import-store.ts';
import { eventsOf, wallOfUntil } from './series/index.ts';

/** The effect of an import on one UID. */
export type ImportDecision =
  | { outcome: 'written'; row: ImportedRow; content: EventContent; known: KnownEvent | null }
  /** The event exists already. */
  | { outcome: 'unchanged'; id: number; uid: string }
  | { outcome: 'refused'; uid: string; reason: string };

const ENDED = 'It has no occurrence: UNTIL is before its start.';

/**
 * Decides how to import a series of which the calendar has `known`. A newer version replaces an event (RFC 5546, 2.1.5)
 * unless somebody else organizes it.
 */
export function decideImport(series: Series, known: KnownEvent | null, now: number): ImportDecision {
  const { uid } = series;
  const reason = (known && refusalOf(series, known)) ?? (endsBeforeStart(series) ? ENDED : null);
  if (reason) return { outcome: 'refused', uid, reason };
  if (known && JSON.stringify(known.series) === JSON.stringify(series)) {
    return { outcome: 'unchanged', id: known.id, uid };
  }
  const content: EventContent = {
    source: known?.source ?? 'import',
    series,
    state: null,
    myResponse: null,
    isBusy: true,
    inFeed: true,
    isVerified: null,
    // Importing many events must not remind of each.
    reminderMinutes: known?.reminderMinutes ?? null,
    inboxId: known?.inboxId ?? null,
    emailId: known?.emailId ?? null,
    taskId: known?.taskId ?? null,
    connectionId: null,
  };
  try {
    const columns = columnsOf(content, known, now);
    return {
      outcome: 'written',
      row: { version: known?.version ?? null, event: { uid, series, ...columns } },
      content,
      known,
    };
  } catch (error) {
    if (!(error instanceof DomainError && error.kind === 'refused')) throw error;
    return { outcome: 'refused', uid, reason: error.message };
  }
}

function endsBeforeStart({ master, exceptions, zones }: Series): boolean {
  if (!master?.rule || master.rdates.length > 0 || exceptions.length > 0) return false;
  const { until } = readRule(master.rule);
  const { start } = master;
  return until !== null && wallOfUntil(until, start, openClocks(zones, 'UTC')) < wallNumber(start.wall);
}

function refusalOf(series: Series, known: KnownEvent): string | null {
  if (known.source === 'invitation')
    return 'An invitation to it came by mail, which only its organizer changes.';
  if (known.source === 'booking') return 'It was booked at another service, which alone changes it.';
  if (known.hasState) return 'Attendees are invited to it from here. Change it in the calendar.';
  if (!known.isShown) return 'It was deleted from this calendar.';
  return known.series && isOlder(series, known.series) ? 'The calendar has a newer version of it.' : null;
}

function isOlder(series: Series, other: Series): boolean {
  const [a, b] = [rankOf(series), rankOf(other)];
  return a.sequence === b.sequence ? a.stamp < b.stamp : a.sequence < b.sequence;
}

function rankOf(series: Series): { sequence: number; stamp: string } {
  const stamps = eventsOf(series).map(({ stamp }) => stamp ?? '');
  return {
    sequence: (series.master ?? series.exceptions[0])?.sequence ?? 0,
    stamp: stamps.toSorted().at(-1) ?? '',
  };
}
