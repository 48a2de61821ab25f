import type { CalendarEventBody } from '../../../../contract/calendar/events.ts';
import { placeOf } from '../../../../lib/recurrence/index.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { findTimezone } from '../../identity/index.ts';
import type { StoredEvent } from '../events/event.ts';
import { responseTo, shownOf, toEventBody } from './body.ts';
import { CONFLICT_REACH, findConflicts } from './find-conflicts.ts';
import { type Conflict, toItem } from './item.ts';
import { Timeline } from './timeline.ts';

/** Returns a shown event as in the API: in the caller's time zone, with its conflicts. */
export async function presentEvent(ctx: Ctx, event: StoredEvent): Promise<CalendarEventBody> {
  const zone = await findTimezone(ctx);
  return toEventBody(event, zone, await conflictsOfFirst(ctx, event, zone));
}

/** Returns the conflicts of the first occurrence. */
async function conflictsOfFirst(ctx: Ctx, event: StoredEvent, zone: string): Promise<Conflict[]> {
  const shown = shownOf(event);
  const place = placeOf(shown, event.series?.zones ?? [], zone);
  const [from, until] = [Date.parse(place.start), Date.parse(place.end)];
  const occurrence = { uid: event.uid, recurrenceId: place.start, ...place, from, until, event: shown };
  const item = toItem(event, occurrence, { response: responseTo(event, zone)(place.start), answers: [] });
  if (!item.isBusy) return [];
  const latest = Math.min(until, from + CONFLICT_REACH);
  const timeline = await Timeline.open(ctx, { from, to: latest, latest, zone });
  const [conflicts] = await findConflicts(ctx, timeline, [item], latest);
  return conflicts ?? [];
}
