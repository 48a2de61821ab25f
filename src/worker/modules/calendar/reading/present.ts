import type { CalendarEventBody } from '../../../../contract/calendar/events.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { findTimezone } from '../../identity/index.ts';
import type { StoredEvent } from '../events/event.ts';
import { toEventBody } from './body.ts';

/** An event that is shown, as the API answers it: in the time zone of who asks, and with its conflicts. */
export async function presentEvent(ctx: Ctx, event: StoredEvent): Promise<CalendarEventBody> {
  const zone = await findTimezone(ctx);
  return toEventBody(event, zone, []);
}
