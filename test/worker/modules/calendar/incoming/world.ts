import type { StoredEvent } from '../../../../../src/worker/modules/calendar/events/event.ts';
import { selectEvent } from '../../../../../src/worker/modules/calendar/events/store.ts';
import { readingJob } from '../../../../../src/worker/modules/calendar/incoming/run.ts';
import { wakeReadings } from '../../../../../src/worker/modules/calendar/incoming/wake.ts';
import type { Ctx } from '../../../../../src/worker/platform/ctx.ts';
import { commit } from '../../../../../src/worker/platform/data/commit/commit.ts';
import { database } from '../../../../../src/worker/platform/data/database.ts';
import { runJob } from '../../../../../src/worker/platform/work/run-job.ts';
import { makeOrganization, testCtx, testEnv } from '../../../helpers.ts';
import { inboxBody } from '../../sync/world.ts';

export const UID = 'kick-off@customer.example';
export const KIM = 'kim@customer.example';
export const US = 'support@us.example';
export const BEN = 'ben@else.example';

interface Guest {
  email: string;
  status?: string;
  delegatedTo?: string;
  delegatedFrom?: string;
}

/** A VEVENT, by its differences from a meeting that Kim invites us and Ben to, on 10 March 2099 at nine. */
export interface Part {
  uid?: string;
  sequence?: number;
  /** The minute of DTSTAMP. */
  stamp?: number;
  start?: string;
  organizer?: string | null;
  sentBy?: string;
  attendees?: Guest[];
  lines?: string[];
}

const INVITED: Guest[] = [{ email: US }, { email: BEN }];

export function vevent(part: Part = {}): string[] {
  const { organizer = KIM, attendees = INVITED, stamp = 0, sentBy } = part;
  const agent = sentBy === undefined ? '' : `;SENT-BY="mailto:${sentBy}"`;
  return [
    'BEGIN:VEVENT',
    `UID:${part.uid ?? UID}`,
    `DTSTAMP:20990101T08${String(stamp).padStart(2, '0')}00Z`,
    `DTSTART:${part.start ?? '20990310T090000Z'}`,
    'DURATION:PT1H',
    `SEQUENCE:${part.sequence ?? 0}`,
    'SUMMARY:Kick-off',
    ...(organizer === null ? [] : [`ORGANIZER${agent}:mailto:${organizer}`]),
    ...attendees.map(({ email, status, delegatedTo, delegatedFrom }) => {
      const more = [
        ...(status === undefined ? [] : [`;PARTSTAT=${status}`]),
        ...(delegatedTo === undefined ? [] : [`;DELEGATED-TO="mailto:${delegatedTo}"`]),
        ...(delegatedFrom === undefined ? [] : [`;DELEGATED-FROM="mailto:${delegatedFrom}"`]),
      ];
      return `ATTENDEE${more.join('')}:mailto:${email}`;
    }),
    ...(part.lines ?? []),
    'END:VEVENT',
  ];
}

export function calendar(method: string | null, ...parts: Part[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//customer//EN',
    ...(method === null ? [] : [`METHOD:${method}`]),
    ...parts.flatMap(vevent),
    'END:VCALENDAR',
  ];
  return `${lines.join('\r\n')}\r\n`;
}

export interface Mail {
  from?: string;
  to?: string;
  subject?: string;
  text?: string;
  messageId?: string;
  /** The date on which it was written; by default a minute ago. */
  date?: Date;
  /** Header fields above From, as servers write them. */
  trace?: string[];
  headers?: string[];
  /** Whole MIME parts beside the text. */
  parts?: string[];
  direction?: 'inbound' | 'outbound';
}

/** Returns a MIME part with a calendar. */
export function calendarPart(
  text: string,
  method: string | null = /^METHOD:(.*)$/m.exec(text)?.[1] ?? null,
): string {
  const type = `Content-Type: text/calendar; charset=utf-8${method === null ? '' : `; method=${method.trim()}`}`;
  return `${type}\r\n\r\n${text}`;
}

export const CAME =
  'Received: from mail.customer.example (mail.customer.example [203.0.113.7]) by mx.us.example with ESMTPS id 1; Sun, 22 Nov 2026 11:00:00 +0000';
/** Returns the header fields that our server adds to a mail from this domain. */
export function authenticated(verdict: 'pass' | 'fail', domain = 'customer.example'): string[] {
  return [`Authentication-Results: mx.us.example; dmarc=${verdict} header.from=${domain}`, CAME];
}

export function rawMail({
  from = KIM,
  to = US,
  subject = 'Kick-off',
  text = 'Please come.',
  ...mail
}: Mail): string {
  const { messageId = `<${crypto.randomUUID()}@mail.example>`, date = new Date(Date.now() - 60_000) } = mail;
  const parts = [`Content-Type: text/plain; charset=utf-8\r\n\r\n${text}`, ...(mail.parts ?? [])];
  return [
    ...(mail.trace ?? []),
    `From: ${from}`,
    `To: ${to}`,
    `Subject: ${subject}`,
    `Date: ${date.toUTCString()}`,
    `Message-ID: ${messageId}`,
    ...(mail.headers ?? []),
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary=border',
    '',
    ...parts.flatMap((part) => ['--border', part]),
    '--border--',
    '',
  ].join('\r\n');
}

/** Returns a mail with an iTIP message. */
export function itip(method: string, part: Part | Part[] = {}, mail: Mail = {}): Mail {
  return { ...mail, parts: [calendarPart(calendar(method, ...[part].flat()))] };
}

/** Creates an organization with an inbox, and reads its mail for the calendar. */
export async function makeWorld() {
  const client = await makeOrganization();
  const { organizationId } = client;
  const post = async <T>(path: string, body: unknown, type?: string): Promise<T> => {
    const response = await client.request('POST', path, body, type ? { 'content-type': type } : {});
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  const newCtx = (over: Partial<Ctx> = {}) => testCtx(organizationId, over);
  const rows = async <T>(query: string): Promise<T[]> =>
    (await testEnv.DB.prepare(query).bind(organizationId).all<T>()).results;

  async function receive(mail: Mail | string | Uint8Array): Promise<number> {
    const raw = typeof mail === 'string' || mail instanceof Uint8Array ? mail : rawMail(mail);
    const isOutbound = typeof mail === 'object' && 'direction' in mail && mail.direction === 'outbound';
    const { id } = isOutbound
      ? await post<{ id: number }>('/api/emails', { raw, direction: 'outbound' })
      : await post<{ id: number }>('/api/emails', raw, 'message/rfc822');
    return id;
  }

  /** Runs the job once, as the queue starts it. */
  async function run(over: Partial<Ctx> = {}): Promise<void> {
    const ctx = newCtx(over);
    await wakeReadings(ctx, [organizationId]);
    const [job] = await rows<{ id: number }>(
      "SELECT id FROM jobs WHERE organization_id = ? AND kind = 'calendar-reading'",
    );
    if (job) await runJob(ctx, readingJob, job.id, 'slow');
    await ctx.waited();
  }

  return {
    client,
    organizationId,
    post,
    rows,
    newCtx,
    receive,
    run,
    inbox: (email_address = US, tag = 'Support') =>
      post<{ id: number }>('/api/inboxes', { ...inboxBody, email_address, tag }),
    /** Saves these mails and reads them, in one run each. */
    async read(...mails: Mail[]): Promise<number[]> {
      const ids: number[] = [];
      for (const mail of mails) {
        ids.push(await receive(mail));
        await run();
      }
      return ids;
    },
    /** Saves a mail from us to this address, which is known from then on. */
    writeTo: (address: string, date = new Date(Date.now() - 3_600_000)) =>
      receive({ from: US, to: address, subject: 'Hello', text: 'Hello!', date, direction: 'outbound' }),
    /** Returns the event as it is stored, even if it is not shown. */
    async event(uid = UID): Promise<StoredEvent | null> {
      const ctx = newCtx();
      const [[event]] = await commit(database(ctx), [selectEvent(ctx, { uid })]);
      return event ?? null;
    },
    events: () =>
      rows<{ uid: string; is_shown: 0 | 1 }>(
        'SELECT uid, is_shown FROM calendar_events WHERE organization_id = ?',
      ),
    suggestions: () =>
      rows<{ email_id: number }>('SELECT email_id FROM calendar_suggestions WHERE organization_id = ?'),
    /** Returns the types of the events for webhooks, oldest first. */
    told: async (): Promise<string[]> =>
      (
        await rows<{ type: string }>(
          "SELECT type FROM events WHERE organization_id = ? AND type LIKE 'event.%' ORDER BY id",
        )
      ).map(({ type }) => type),
    readUpTo: async () =>
      (
        await rows<{ read_up_to: number }>(
          'SELECT read_up_to FROM calendar_readings WHERE organization_id = ?',
        )
      )[0]?.read_up_to,
  };
}

export type World = Awaited<ReturnType<typeof makeWorld>>;

/** Returns the parts of an event that a calendar shows. */
export function shownOf(event: StoredEvent | null) {
  if (!event?.isShown || !event.series) return null;
  const { master, exceptions } = event.series;
  return {
    start: master?.start.wall ?? null,
    status: event.status,
    my_response: event.myResponse,
    is_busy: event.isBusy,
    in_feed: event.inFeed,
    is_verified: event.isVerified,
    attendees: Object.fromEntries(
      (master ?? exceptions[0]!).attendees.map(({ email, status }) => [email, status]),
    ),
    exceptions: Object.fromEntries(
      exceptions.map(({ recurrenceId, start, status }) => [
        recurrenceId!.wall,
        status === 'cancelled' ? 'cancelled' : start.wall,
      ]),
    ),
  };
}
