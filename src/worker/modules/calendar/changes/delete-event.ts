import type { DeleteEventQuery } from '../../../../contract/calendar/events.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { findTimezone } from '../../identity/index.ts';
import { changeEvent, type EventChange } from '../events/change-event.ts';
import type { StoredEvent } from '../events/event.ts';
import type { Series } from '../ical/index.ts';
import { openClocks } from '../recurrence/clock.ts';
import { findOccurrence } from './find-occurrence.ts';
import { contentOf, organized, sending, tellOf } from './organize.ts';
import { requireChangeable, requireShown } from './require-changeable.ts';
import { isFirst, removeOne, seriesBefore } from './series/index.ts';

/**
 * Deletes an event, one occurrence of it, or one and all that follow, and tells the attendees. An invitation or a booking
 * is only hidden as a whole: its organizer is told nothing. Throws what `updateCalendarEvent` throws.
 */
export async function deleteCalendarEvent(ctx: Ctx, id: number, query: DeleteEventQuery): Promise<void> {
  const zone = await findTimezone(ctx);
  await changeEvent(ctx, { id }, (found): EventChange => {
    const event = requireShown(found);
    const left = seriesLeft(event, query, zone);
    // Somebody else tells the attendees of an invitation, if there is anything to tell.
    const isOwn = event.inboxId !== null && event.source !== 'invitation';
    const content = left && organized(ctx, contentOf(event), left);
    const mails = query.notify && isOwn ? tellOf(ctx, event, event.series, content?.series ?? null) : [];
    return { content: content ?? 'delete', ...sending(ctx, mails) };
  });
}

/** Null: nothing. */
function seriesLeft(event: StoredEvent, query: DeleteEventQuery, zone: string): Series | null {
  if (query.scope === 'all' && query.recurrence_id === undefined) return null;
  const series = requireChangeable(event);
  const clocks = openClocks(series.zones, zone);
  const instance = findOccurrence(series, query, clocks);
  if (!instance || query.scope === 'all') return null;
  if (query.scope === 'one') return removeOne(series, instance, clocks);
  return isFirst(series, instance, clocks) ? null : seriesBefore(series, instance, clocks);
}
