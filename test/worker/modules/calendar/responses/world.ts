import { builtInTag } from '../../../../../src/lib/tags.ts';
import { considerEmail } from '../../../../../src/worker/modules/calendar/incoming/email.ts';
import { invitationMailJob } from '../../../../../src/worker/modules/calendar/outgoing/index.ts';
import { ingest } from '../../../../../src/worker/modules/mail/index.ts';
import { runJob } from '../../../../../src/worker/platform/work/run-job.ts';
import { header, jobs, makeWorld as makeSendingWorld, run } from '../../sending/outgoing/world.ts';

export interface Body {
  id: number;
  uid: string;
  status: string;
  my_response: string | null;
  attendees: { email: string; status: string }[];
  overrides: { recurrence_id: string; my_response: string | null }[];
  sequence: number;
  [field: string]: unknown;
}

/** Returns the lines of a VEVENT. */
export const kickOff = (attendee: string, ...more: string[]) => [
  'BEGIN:VEVENT',
  'UID:kick-off@example.com',
  'DTSTAMP:20961120T080000Z',
  'SEQUENCE:2',
  'DTSTART;TZID=Europe/Berlin:20961126T140000',
  'DTEND;TZID=Europe/Berlin:20961126T150000',
  'SUMMARY:Kick-off with Kim',
  'DESCRIPTION:Bring the numbers.',
  'LOCATION:Room 1',
  'ORGANIZER;CN=Kim Sato:mailto:kim@example.com',
  `ATTENDEE;CN=Support;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:${attendee}`,
  'ATTENDEE;CN=Ann;PARTSTAT=ACCEPTED:mailto:ann@example.com',
  ...more,
  'END:VEVENT',
];

export const calendarOf = (method: string, ...lines: string[]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Other//EN',
    `METHOD:${method}`,
    ...lines,
    'END:VCALENDAR',
    '',
  ].join('\r\n');

/** Creates the world of sending, with invitations that arrive by mail. The clock is at 2096-11-21T09:00:00Z. */
export async function makeWorld() {
  const world = await makeSendingWorld();
  let count = 0;

  return {
    ...world,
    /** Receives and reads a mail with a calendar. Returns its id. */
    async receive(
      calendar: string,
      { to = world.address, from = 'Kim Sato <kim@example.com>', headers = [] as string[] } = {},
    ): Promise<number> {
      const raw = [
        ...headers,
        `From: ${from}`,
        `To: ${to}`,
        'Subject: Invitation',
        `Message-ID: <invitation-${++count}@example.com>`,
        'Date: Wed, 21 Nov 2096 08:00:00 +0000',
        'MIME-Version: 1.0',
        `Content-Type: text/calendar; charset=utf-8; method=${/METHOD:(\w+)/.exec(calendar)?.[1]}`,
        '',
        calendar,
      ].join('\r\n');
      const ctx = world.ctx();
      const { emailId } = await ingest(ctx, {
        raw: new TextEncoder().encode(raw),
        arrivedAt: world.clock.now,
        inbox: { id: world.inboxId, tag: builtInTag('Support'), aliases: [], emailAddress: world.address },
      });
      await considerEmail(ctx, emailId);
      return emailId;
    },
    /** Returns the id of the only event. */
    async eventId(): Promise<number> {
      const [row] = await world.rows('SELECT id FROM calendar_events WHERE organization_id = ?');
      return Number(row!.id);
    },
    respond(id: number, body: Record<string, unknown>) {
      return world.request('POST', `/api/calendar/events/${id}/respond`, body);
    },
    /** Runs the jobs of the mails that are not written yet. */
    async sendMails() {
      for (const { id } of await jobs(world, 'calendar-mail')) {
        const ctx = world.ctx();
        await runJob(ctx, invitationMailJob, Number(id));
        await ctx.waited();
      }
    },
    /** Runs the jobs of emails that wait for another attempt. */
    async sendAgain() {
      for (const { id } of await jobs(world)) await run(world, Number(id));
    },
    waiting: () => world.rows('SELECT id FROM calendar_mails WHERE organization_id = ?'),
  };
}

export { header };

/** Returns the decoded parts of a message by their types, which include parameters. */
export function partsOf(message: string): { type: string; content: string }[] {
  const boundaries = [...message.matchAll(/boundary="([^"]+)"/g)].map(([, boundary]) => boundary!);
  const pieces = boundaries.reduce(
    (all, boundary) => all.flatMap((each) => each.split(`--${boundary}`)),
    [message],
  );
  return pieces.flatMap((piece) => {
    const [head = '', ...body] = piece.split('\r\n\r\n');
    const type = header(`${head.trimStart()}\r\n\r\n`, 'Content-Type');
    if (!type || type.startsWith('multipart/')) return [];
    return [
      {
        type,
        content: decoded(
          body.join('\r\n\r\n').trim(),
          header(`${head.trimStart()}\r\n\r\n`, 'Content-Transfer-Encoding'),
        ),
      },
    ];
  });
}

function decoded(text: string, encoding = '7bit'): string {
  if (encoding === 'base64') return Buffer.from(text, 'base64').toString();
  if (encoding !== 'quoted-printable') return text;
  const bytes = text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

/** Returns the method, the text and the unfolded lines of the text/calendar part. */
export function calendarPart(message: string): { method: string | undefined; text: string; lines: string[] } {
  const part = partsOf(message).find(({ type }) => type.startsWith('text/calendar'))!;
  const lines = part.content.replace(/\r\n[ \t]/g, '').split('\r\n');
  return { method: /method=(\w+)/.exec(part.type)?.[1], text: part.content, lines };
}
