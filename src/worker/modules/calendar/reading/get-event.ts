import type { CalendarEventBody } from '../../../../contract/calendar/events.ts';
import { notFound } from '../../../../lib/errors.ts';
import { writeCalendar } from '../../../../lib/ical/index.ts';
import { readInvitation } from '../../../../lib/invitations/index.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { answersIn } from '../events/columns.ts';
import type { StoredEvent } from '../events/event.ts';
import { selectEvent } from '../events/store.ts';
import { answeredSeries } from './answered-series.ts';
import { presentEvent } from './present.ts';

/** Returns the event with its whole series. Throws `not_found`. */
export async function getCalendarEvent(ctx: Ctx, id: number): Promise<CalendarEventBody> {
  return presentEvent(ctx, await findShown(ctx, id));
}

/** Returns the event as text/calendar (RFC 5545). Throws `not_found`. */
export async function exportCalendarEvent(ctx: Ctx, id: number): Promise<string> {
  const { series, state } = await findShown(ctx, id);
  return writeCalendar(series ? [answeredSeries(series, answersIn(state && readInvitation(state)))] : []);
}

async function findShown(ctx: Ctx, id: number): Promise<StoredEvent> {
  const [[event]] = await commit(database(ctx), [selectEvent(ctx, { id })]);
  if (!event?.isShown) throw notFound('event');
  return event;
}
