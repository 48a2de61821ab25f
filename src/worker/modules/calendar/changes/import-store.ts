import { sql } from 'drizzle-orm';
import { type Ctx, userOf } from '../../../platform/ctx.ts';
import { requireThat } from '../../../platform/data/commit/commit.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { advance, lastId } from '../../../platform/data/sequence.ts';
import type { StoredEvent } from '../events/event.ts';
import { calendarEvents } from '../events/schema.ts';

/** A row to write, with the version that was read, or null if there was none. */
export interface ImportedRow {
  version: number | null;
  event: Pick<
    StoredEvent,
    | 'uid'
    | 'title'
    | 'status'
    | 'lastStart'
    | 'startsAt'
    | 'endsAt'
    | 'isLong'
    | 'conferenceUrl'
    | 'remindAt'
    | 'remindedUntil'
    | 'series'
  >;
}

/** Fails the batch if the events were changed since they were read. */
export function requireUnchanged(ctx: Ctx, rows: ImportedRow[]): Statement {
  const known = rows.map(({ version, event }) => ({ uid: event.uid, version }));
  const found = sql`SELECT 1 FROM json_each(${JSON.stringify(known)}) AS each
    LEFT JOIN ${calendarEvents} AS event
      ON event.organization_id = ${ctx.organizationId} AND event.uid = each.value ->> 'uid'
    WHERE event.version IS NOT each.value ->> 'version'`;
  return requireThat(database(ctx), sql`NOT EXISTS (${found})`);
}

/** Writes all rows in one statement, because an import exceeds D1's limit of statements. Returns their IDs. */
export function upsertImported(
  ctx: Ctx,
  rows: ImportedRow[],
): [Statement<{ id: number; uid: string }[]>, Statement] {
  const db = database(ctx);
  const { organizationId } = ctx;
  const now = ctx.now();
  const list = JSON.stringify(rows.map(({ event }) => event));
  const value = (name: keyof ImportedRow['event']) => sql`each.value ->> ${sql.raw(`'${name}'`)}`;
  return [
    db.all(sql`INSERT INTO ${calendarEvents} (id, organization_id, uid, source, version, title, status, last_start,
        starts_at, ends_at, is_long, is_shown, is_busy, in_feed, conference_url, remind_at, reminded_until,
        user_id, created_at, updated_at, series)
      SELECT ${lastId(organizationId, 'calendar_event')} + 1 + each.key, ${organizationId}, ${value('uid')}, 'import', 1,
        ${value('title')}, ${value('status')}, ${value('lastStart')}, ${value('startsAt')}, ${value('endsAt')}, ${value('isLong')}, 1, 1, 1,
        ${value('conferenceUrl')}, ${value('remindAt')}, ${value('remindedUntil')}, ${userOf(ctx.actor)?.userId ?? null}, ${now}, ${now},
        jsonb(each.value -> 'series')
      FROM json_each(${list}) AS each WHERE true
      ON CONFLICT (organization_id, uid) DO UPDATE SET version = version + 1, title = excluded.title,
        status = excluded.status, last_start = excluded.last_start, starts_at = excluded.starts_at, ends_at = excluded.ends_at, is_long = excluded.is_long,
        conference_url = excluded.conference_url, remind_at = excluded.remind_at,
        reminded_until = excluded.reminded_until, updated_at = excluded.updated_at,
        series = excluded.series
      RETURNING id, uid`),
    db.run(advance(organizationId, 'calendar_event', sql`true`, rows.length)),
  ];
}
