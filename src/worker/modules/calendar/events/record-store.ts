import { type SQL, sql } from 'drizzle-orm';
import type { EventType } from '../../../../contract/webhooks/events.ts';
import { placeOf } from '../../../../lib/recurrence/index.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import type { Statement } from '../../../platform/data/database.ts';
import { recordEvent, recordEvents } from '../../../platform/work/outbox.ts';
import type { StoredEvent } from './event.ts';
import { calendarEvents } from './schema.ts';

type Recorded = Pick<
  StoredEvent,
  'uid' | 'title' | 'status' | 'source' | 'series' | 'myResponse' | 'isShown' | 'emailId' | 'taskId'
>;

/** Records webhook events for a change, unless the event is hidden before and after. */
export function recordChange(
  ctx: Ctx,
  before: Recorded | null,
  after: Recorded & { id: number | SQL<number> },
): Statement[] {
  const event = eventOf(before, after);
  if (!event) return [];
  const payload = sql`json_set(${JSON.stringify(event.data)}, '$.event_id', CAST(${after.id} AS INTEGER))`;
  return [recordEvent(ctx, event.type, payload, sql`true`)];
}

/** Records webhook events for many events, found by their UIDs. */
export function recordChanges(
  ctx: Ctx,
  changes: { before: Recorded | null; after: Recorded }[],
): Statement[] {
  const events = changes.flatMap(({ before, after }) => eventOf(before, after) ?? []);
  return [...Map.groupBy(events, ({ type }) => type)].map(([type, each]) => {
    const list = JSON.stringify(each.map(({ data }) => data));
    const id = sql`(SELECT id FROM ${calendarEvents}
      WHERE organization_id = ${ctx.organizationId} AND uid = each.value ->> 'uid')`;
    return recordEvents(
      ctx,
      type,
      sql`SELECT json_set(each.value, '$.event_id', ${id}) AS data FROM json_each(${list}) AS each`,
    );
  });
}

function eventOf(before: Recorded | null, after: Recorded): { type: EventType; data: object } | null {
  const type = typeOf(before, after);
  const shown = after.isShown ? after : before;
  if (type === null || !shown) return null;
  const component = shown.series?.master ?? shown.series?.exceptions[0];
  if (!component || !shown.series) return null;
  const { start, end, isAllDay } = placeOf(component, shown.series.zones, 'UTC');
  const data = {
    uid: after.uid,
    title: shown.title,
    start,
    end,
    all_day: isAllDay,
    timezone: component.start.zone,
    status: after.isShown ? after.status : 'cancelled',
    source: after.source,
    recurrence: component.rule,
    my_response: shown.myResponse,
    email_id: after.emailId,
    task_id: after.taskId,
  };
  return { type, data };
}

function typeOf(before: Recorded | null, after: Recorded): EventType | null {
  const wasThere = before?.isShown && before.status !== 'cancelled';
  const isThere = after.isShown && after.status !== 'cancelled';
  if (wasThere) return isThere ? 'event.updated' : 'event.cancelled';
  if (isThere) return before?.isShown ? 'event.updated' : 'event.created';
  return null;
}
