import { expand } from '../../../../lib/recurrence/index.ts';
import { MAX_LATE, MINUTE, nextReminder, titleOf } from '../events/columns.ts';
import type { ListedEvent } from '../events/store.ts';
import { responseTo } from '../reading/body.ts';

/** A reminder for members. */
export interface Reminder {
  title: string;
  start: number;
}

export interface Plan {
  id: number;
  due: Reminder[];
  /** The columns of the event after these reminders are sent. */
  remindAt: number | null;
  remindedUntil: number;
}

/**
 * Returns the occurrences to remind members of now: those that start within the event's `reminderMinutes` or started at
 * most ten minutes ago, except all-day, cancelled and declined ones. Floating times are in `zone`.
 */
export function planReminders(event: ListedEvent, now: number, zone: string): Plan {
  const { id, series, lastStart, reminderMinutes } = event;
  if (!series || reminderMinutes === null) {
    return { id, due: [], remindAt: null, remindedUntil: event.remindedUntil };
  }
  const after = Math.max(event.remindedUntil, now - MAX_LATE);
  const remindedUntil = Math.max(after, now + reminderMinutes * MINUTE);
  const response = responseTo(event, zone);
  const range = { from: after + 1, to: remindedUntil + 1, zone, startsOnly: true, lastStart };
  const due = expand(series, range).occurrences.filter(
    ({ isAllDay, recurrenceId, event: { status } }) =>
      !isAllDay && status !== 'cancelled' && response(recurrenceId) !== 'declined',
  );
  return {
    id,
    due: due.map((each) => ({ title: titleOf(each.event), start: each.from })),
    remindAt: nextReminder({ series, lastStart }, reminderMinutes, remindedUntil, zone),
    remindedUntil,
  };
}
