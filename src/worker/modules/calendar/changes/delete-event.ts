import type { DeleteEventQuery } from '../../../../contract/calendar/events.ts';
import type { Series } from '../../../../lib/ical/index.ts';
import { openClocks } from '../../../../lib/recurrence/clock.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { findTimezone } from '../../identity/index.ts';
import { changeEvent, type EventChange } from '../events/change-event.ts';
import type { StoredEvent } from '../events/event.ts';
import { findOccurrence } from './find-occurrence.ts';
import { contentOf, organized, sending, tellOf } from './organize.ts';
import { requireChangeable, requireShown } from './require-changeable.ts';
import { isFirst, removeOne, seriesBefore } from './series/index.ts';

/**
 * Deletes an event, one occurrence, or one and all following, and notifies the attendees. Hides an invitation or a
 * booking as a whole without notifying its organizer. Throws like `updateCalendarEvent`.
 */
export async function deleteCalendarEvent(ctx: Ctx, id: number, query: DeleteEventQuery): Promise<void> {
  const zone = await findTimezone(ctx);
  await changeEvent(ctx, { id }, (found): EventChange => {
    const event = requireShown(found);
    const left = seriesLeft(event, query, zone);
    // The attendees of an invitation are notified by its organizer, if at all.
    const isOwn = event.inboxId !== null && event.source !== 'invitation';
    const content = left && organized(ctx, contentOf(event), left);
    const mails = query.notify && isOwn ? tellOf(ctx, event, event.series, content?.series ?? null) : [];
    return { content: content ?? 'delete', ...sending(ctx, mails) };
  });
}

/** Returns the series after the deletion, or null if nothing remains. */
function seriesLeft(event: StoredEvent, query: DeleteEventQuery, zone: string): Series | null {
  if (query.scope === 'all' && query.recurrence_id === undefined) return null;
  const series = requireChangeable(event);
  const clocks = openClocks(series.zones, zone);
  const instance = findOccurrence(series, query, clocks);
  if (!instance || query.scope === 'all') return null;
  if (query.scope === 'one') return removeOne(series, instance, clocks);
  return isFirst(series, instance, clocks) ? null : seriesBefore(series, instance, clocks);
}
