import type {
  CalendarEventBody,
  CalendarOccurrence,
  ImportResult,
} from '../../../../../src/contract/calendar/events.ts';
import type { Problem } from '../../../../../src/contract/common.ts';
import type { EventType } from '../../../../../src/contract/webhooks/events.ts';
import type { Series } from '../../../../../src/lib/ical/index.ts';
import type { InvitationMail } from '../../../../../src/worker/modules/calendar/outgoing/index.ts';
import { type Client, makeOrganization, testCtx, testEnv } from '../../../helpers.ts';

const INBOX = {
  name: 'Support',
  tag: 'Support',
  imap_host: '127.0.0.1',
  imap_port: 9,
  imap_user: 'u',
  imap_password: 'p',
  smtp_host: '127.0.0.1',
  smtp_port: 9,
  smtp_user: 'u',
  smtp_password: 'p',
};

/** Creates an organization whose owner is in Berlin and calls the calendar. */
export async function makeWorld() {
  const client: Client = await makeOrganization();
  const { organizationId } = client;
  await testEnv.DB.prepare("UPDATE users SET timezone = 'Europe/Berlin' WHERE id = ?")
    .bind(client.userId)
    .run();
  const rows = async <T>(sql: string, ...params: unknown[]): Promise<T[]> =>
    (
      await testEnv.DB.prepare(sql)
        .bind(organizationId, ...params)
        .all<T>()
    ).results;

  async function ask<T>(method: string, path: string, body?: unknown, headers = {}): Promise<T> {
    const response = await client.request(method, path, body, headers);
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response.json();
  }

  return {
    client,
    organizationId,
    rows,
    ask,
    ctx: (more = {}) => testCtx(organizationId, { actor: { type: 'system' }, ...more }),
    /** Returns the problem that a call results in, with its status. */
    async problem(method: string, path: string, body?: unknown, headers = {}): Promise<Problem> {
      const response = await client.request(method, path, body, headers);
      return { ...((await response.json()) as Problem), status: response.status };
    },
    create: (body: object) =>
      ask<CalendarEventBody>('POST', '/api/calendar/events', { title: 'Kick-off', ...body }),
    update: (id: number, body: object, query = '') =>
      ask<CalendarEventBody>('PATCH', `/api/calendar/events/${id}${query}`, body),
    remove: (id: number, query = '') =>
      ask<{ message: string }>('DELETE', `/api/calendar/events/${id}${query}`),
    get: (id: number) => ask<CalendarEventBody>('GET', `/api/calendar/events/${id}`),
    /** Returns the events of the calendar, such as `2026-11-26T13:00 Kick-off`. */
    async list(from = '2026-11-01T00:00:00Z', to = '2026-12-31T00:00:00Z'): Promise<string[]> {
      const path = `/api/calendar/events?from=${from}&to=${to}&limit=200`;
      const all = await ask<CalendarOccurrence[]>('GET', path);
      return all.map(({ start, title }) => `${start.slice(0, 16)} ${title}`);
    },
    import: (text: string) =>
      ask<ImportResult>('POST', '/api/calendar/events', text, { 'content-type': 'text/calendar' }),
    inbox: (over: object = {}) =>
      ask<{ id: number }>('POST', '/api/inboxes', {
        ...INBOX,
        email_address: 'support@example.com',
        ...over,
      }),
    /** Returns the type and the data of the events for webhooks, in order. */
    async told(): Promise<{ type: EventType; data: Record<string, unknown> }[]> {
      const found = await rows<{ type: EventType; data: string }>(
        "SELECT type, data FROM events WHERE organization_id = ? AND type LIKE 'event.%' ORDER BY id",
      );
      return found.map(({ type, data }) => ({ type, data: JSON.parse(data) }));
    },
    /** Returns the mails that wait to be written, in order. */
    async mails(): Promise<InvitationMail[]> {
      const found = await rows<{ text: string }>(
        'SELECT json(message) AS text FROM calendar_mails WHERE organization_id = ? ORDER BY id',
      );
      return found.map(({ text }) => JSON.parse(text));
    },
    async stored(id: number): Promise<Record<string, unknown> & { series: Series; hasState: boolean }> {
      const [row] = await rows<{ series: string; state: string | null }>(
        'SELECT *, json(series) AS series, json(state) AS state FROM calendar_events WHERE organization_id = ? AND id = ?',
        id,
      );
      return { ...row, series: JSON.parse(row!.series), hasState: row!.state !== null };
    },
  };
}

export type World = Awaited<ReturnType<typeof makeWorld>>;

/** Builds a calendar of VEVENTs, each given by its lines. */
export function calendarOf(...events: string[][]): string {
  const lines = events.flatMap((each) => ['BEGIN:VEVENT', ...each, 'END:VEVENT']);
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//EN', ...lines, 'END:VCALENDAR', ''].join('\r\n');
}
