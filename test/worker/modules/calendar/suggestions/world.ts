import type {
  MeetingSuggestion,
  SuggestedMeeting,
} from '../../../../../src/contract/calendar/suggestions.ts';
import { readIncomingMail } from '../../../../../src/worker/modules/calendar/invitations/mail.ts';
import { suggestMeetings } from '../../../../../src/worker/modules/calendar/suggestions/suggest-meetings.ts';
import type { Ctx } from '../../../../../src/worker/platform/ctx.ts';
import { type Client, makeOrganization, testCtx, testEnv } from '../../../helpers.ts';

export const DAY = 86_400_000;

/** Returns the day this many days from now, in words and as a date. */
export function ahead(days: number): { words: string; date: string } {
  const day = new Date(Date.now() + days * DAY);
  const words = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(day);
  return { words, date: day.toISOString().slice(0, 10) };
}

/** A meeting four days from now at 14:00 in India, where clocks never change. */
export const MEETING = {
  text: `Hello,\r\n\r\nCould we meet on ${ahead(4).words} at 2 pm?\r\n\r\nKim`,
  passage: `Could we meet on ${ahead(4).words} at 2 pm?`,
  start: `${ahead(4).date}T14:00:00+05:30`,
  utc: `${ahead(4).date}T08:30:00Z`,
};

export interface Mail {
  subject?: string;
  text: string;
  messageId?: string;
  inReplyTo?: string;
  date?: string;
  headers?: string[];
  /** A text/calendar part. */
  calendar?: string;
}

/** Returns the message as a server delivers it. */
export function rawMail({
  subject = 'Our project',
  text,
  date = new Date().toUTCString(),
  ...more
}: Mail): string {
  const { messageId = `<${crypto.randomUUID()}@customer.example>`, inReplyTo, headers = [], calendar } = more;
  const head = [
    'From: Kim Sato <kim@customer.example>',
    'To: support@herald.test',
    `Subject: ${subject}`,
    `Date: ${date}`,
    `Message-ID: ${messageId}`,
    ...(inReplyTo === undefined ? [] : [`In-Reply-To: ${inReplyTo}`]),
    ...headers,
    'MIME-Version: 1.0',
  ];
  const plain = ['Content-Type: text/plain; charset=utf-8', '', text];
  if (calendar === undefined) return [...head, ...plain].join('\r\n');
  const type = 'Content-Type: text/calendar; charset=utf-8';
  const parts = ['--x', ...plain, '--x', type, '', calendar, '--x--'];
  return [...head, 'Content-Type: multipart/alternative; boundary=x', '', ...parts].join('\r\n');
}

/** Creates an organization whose owner lives in a zone, with the suggestions of its mail. */
export async function makeWorld(timezone = 'Asia/Kolkata') {
  const owner = await makeOrganization();
  await setZone(owner, timezone);
  return worldOf(owner);
}

export type World = ReturnType<typeof worldOf>;

export async function setZone({ userId }: Client, timezone: string): Promise<void> {
  await testEnv.DB.prepare('UPDATE users SET timezone = ? WHERE id = ?').bind(timezone, userId).run();
}

export function worldOf(owner: Client) {
  const { organizationId } = owner;
  const ask = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const response = await owner.request(method, path, body);
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  const ctx = (over: Partial<Ctx> = {}) => testCtx(organizationId, over);
  /** Suggests meetings from a new mail, as the background work does. */
  const suggest = async (emailId: number, over: Partial<Ctx> = {}): Promise<void> => {
    const mail = await readIncomingMail(ctx(), emailId);
    await suggestMeetings(ctx(over), mail!);
  };
  const receive = async (mail: Mail): Promise<number> =>
    (await ask<{ id: number }>('POST', '/api/emails', { raw: rawMail(mail) })).id;
  return {
    owner,
    organizationId,
    ask,
    ctx,
    suggest,
    receive,
    /** Saves a mail, and reads it as the background work does. */
    async arrive(mail: Mail): Promise<number> {
      const id = await receive(mail);
      await suggest(id);
      return id;
    },
    detect: async (email_id: number) =>
      (await ask<{ suggestions: SuggestedMeeting[] }>('POST', '/api/calendar/detect', { email_id }))
        .suggestions,
    list: (query = '') => ask<MeetingSuggestion[]>('GET', `/api/calendar/suggestions${query}`),
    dismiss: (id: number) => owner.request('DELETE', `/api/calendar/suggestions/${id}`),
    /** Returns the data of the events for webhooks, oldest first. */
    async events(): Promise<Record<string, unknown>[]> {
      const { results } = await testEnv.DB.prepare(
        "SELECT data FROM events WHERE organization_id = ? AND type = 'suggestion.found' ORDER BY id",
      )
        .bind(organizationId)
        .all<{ data: string }>();
      return results.map(({ data }) => JSON.parse(data));
    },
  };
}
