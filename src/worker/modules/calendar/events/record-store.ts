import { type SQL, sql } from 'drizzle-orm';
import type { EventType } from '../../../../contract/webhooks/events.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import type { Statement } from '../../../platform/data/database.ts';
import { recordEvent } from '../../../platform/work/outbox.ts';
import { placeOf } from '../recurrence/index.ts';
import type { StoredEvent } from './event.ts';

type Recorded = Pick<
  StoredEvent,
  'uid' | 'title' | 'status' | 'source' | 'series' | 'myResponse' | 'isShown' | 'emailId' | 'taskId'
> & { id: number | SQL<number> };

/** Records what webhooks are told of a change; nothing of what is not shown, before and after. */
export function recordChange(ctx: Ctx, before: Recorded | null, after: Recorded): Statement[] {
  const type = typeOf(before, after);
  const shown = after.isShown ? after : before;
  if (type === null || !shown) return [];
  const event = shown.series?.master ?? shown.series?.exceptions[0];
  if (!event || !shown.series) return [];
  const { start, end, isAllDay } = placeOf(event, shown.series.zones, 'UTC');
  const data = {
    uid: after.uid,
    title: shown.title,
    start,
    end,
    all_day: isAllDay,
    timezone: event.start.zone,
    status: after.isShown ? after.status : 'cancelled',
    source: after.source,
    recurrence: event.rule,
    my_response: shown.myResponse,
    email_id: after.emailId,
    task_id: after.taskId,
  };
  const payload = sql`json_set(${JSON.stringify(data)}, '$.event_id', CAST(${after.id} AS INTEGER))`;
  return [recordEvent(ctx, type, payload, sql`true`)];
}

function typeOf(before: Recorded | null, after: Recorded): EventType | null {
  const wasThere = before?.isShown && before.status !== 'cancelled';
  const isThere = after.isShown && after.status !== 'cancelled';
  if (wasThere) return isThere ? 'event.updated' : 'event.cancelled';
  if (isThere) return before?.isShown ? 'event.updated' : 'event.created';
  return null;
}
