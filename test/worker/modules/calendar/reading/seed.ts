import { readCalendar } from '../../../../../src/lib/ical/index.ts';
import { columnsOf } from '../../../../../src/worker/modules/calendar/events/columns.ts';
import type { EventContent } from '../../../../../src/worker/modules/calendar/events/event.ts';
import { testEnv } from '../../../helpers.ts';

const SPAN = 2 ** 32;

export interface Seed extends Partial<EventContent> {
  /** Content lines of the VEVENT, without its UID; or VEVENTs separated by `-`. */
  lines: string[];
}

/** Returns the content of an event with these content lines. */
export function contentOf(uid: string, { lines, ...given }: Seed): EventContent {
  const components = lines
    .join('\n')
    .split('\n-\n')
    .flatMap((part) => ['BEGIN:VEVENT', `UID:${uid}`, ...part.split('\n'), 'END:VEVENT']);
  const text = ['BEGIN:VCALENDAR', 'VERSION:2.0', ...components, 'END:VCALENDAR'].join('\r\n');
  const { events, refused } = readCalendar(text);
  if (refused.length > 0 || !events[0]) throw new Error(`${uid}: ${JSON.stringify(refused)} ${text}`);
  return {
    source: 'manual',
    series: events[0],
    state: null,
    myResponse: null,
    isBusy: true,
    inFeed: true,
    isVerified: null,
    reminderMinutes: null,
    inboxId: null,
    emailId: null,
    taskId: null,
    connectionId: null,
    ...given,
  };
}

/** Writes events into the table, as `changeEvent` would one by one. Returns their ids, in order. */
export async function putEvents(
  organizationId: number,
  seeds: Seed[],
  now = Date.UTC(2026, 10, 22),
): Promise<number[]> {
  const { count } = (await testEnv.DB.prepare(
    'SELECT count(*) AS count FROM calendar_events WHERE organization_id = ?',
  )
    .bind(organizationId)
    .first<{ count: number }>())!;
  const rows = seeds.map((seed, i) => {
    const content = contentOf(`e${count + i + 1}@test`, seed);
    const id = organizationId * SPAN + count + i + 1;
    return { id, uid: content.series?.uid, ...content, ...columnsOf(content, null, now) };
  });
  for (let start = 0; start < rows.length; start += 1000) {
    await testEnv.DB.prepare(
      `INSERT INTO calendar_events (id, organization_id, uid, source, title, status, my_response, responses, last_start, starts_at,
          ends_at, is_long, is_shown, is_busy, in_feed, conference_url, reminder_minutes, remind_at, reminded_until, created_at,
          updated_at, series, state)
        SELECT value ->> 'id', ?1, value ->> 'uid', value ->> 'source', value ->> 'title', value ->> 'status',
          value ->> 'myResponse', value ->> 'responses', value ->> 'lastStart', value ->> 'startsAt', value ->> 'endsAt', value ->> 'isLong',
          value ->> 'isShown', value ->> 'isBusy', value ->> 'inFeed', value ->> 'conferenceUrl',
          value ->> 'reminderMinutes', value ->> 'remindAt', value ->> 'remindedUntil', ?2, ?2, jsonb(value -> 'series'),
          CASE WHEN value ->> 'state' IS NOT NULL THEN jsonb(value -> 'state') END
        FROM json_each(?3)`,
    )
      .bind(organizationId, now, JSON.stringify(rows.slice(start, start + 1000)))
      .run();
  }
  await testEnv.DB.prepare(
    `INSERT INTO sequences (organization_id, name, value) VALUES (?1, 'calendar_event', ?2)
      ON CONFLICT (organization_id, name) DO UPDATE SET value = ?2`,
  )
    .bind(organizationId, count + rows.length)
    .run();
  return rows.map(({ id }) => id);
}

/** Returns `2026-11-23T09:00:00.000Z` as `20261123T090000Z`. */
export function compact(instant: number): string {
  return `${new Date(instant).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}
