/** What each tool is called with, in an organization that has one of everything. */
import { DEMO_PASSWORD } from '../../src/dev/demo/account.ts';
import type { Browser } from '../../test/system/browser.ts';
import { type Herald, until } from '../../test/system/herald.ts';

const DAY = 86_400_000;
const KIM = 'kim@customer.example';
const SUPPORT = 'support@herald.test';

type Arguments = Record<string, Record<string, unknown>>;

/** Makes the records, and returns the arguments of each tool by its name. */
export async function makeArguments(browser: Browser, { origin, smtpPort }: Herald): Promise<Arguments> {
  const post = <T = { id: number }>(path: string, body: unknown) =>
    browser.json<T>('POST', `${origin}${path}`, body);
  const receive = async (subject: string, body_text = 'Where is my parcel?') =>
    (
      await post('/api/emails', {
        from_address: KIM,
        from_name: 'Kim',
        to_address: SUPPORT,
        subject,
        body_text,
      })
    ).id;
  await post('/api/inboxes', inbox(smtpPort));
  await post('/api/labels', { name: 'Parcels', color: '#1a7f5a' });
  await post('/api/stream/events', {
    type: 'live',
    video_id: 'x',
    title: 'Building a boat',
    thumbnail_url: 'https://images.example.com/thumbnail.png',
  });
  await post('/api/stream/captions/generate', { platforms: ['discord', 'x'] });
  const captions = await browser.json<{ id: number }[]>('GET', `${origin}/api/stream/captions`);
  const [caption, other] = captions.map(({ id }) => id);
  const { id: task } = await post('/api/tasks', { title: 'Call the courier' });
  const audit = { type: 'digital', url: 'https://herald.test/' };
  const { id: audited } = await post('/api/audits', audit);
  const conversation = await receive('Late parcel');
  const [{ id: contact } = { id: 0 }] = await browser.json<{ id: number }[]>(
    'GET',
    `${origin}/api/contacts?search=kim`,
  );
  await post('/api/emails', { raw: invitation() });
  const start = Date.now() + 7 * DAY;
  const range = { from: iso(start - DAY), to: iso(start + 14 * DAY) };
  const event = await until('the invitation', 60, async () => {
    const query = new URLSearchParams(range);
    const found = await browser.json<{ event_id: number }[]>('GET', `${origin}/api/calendar/events?${query}`);
    return found[0]?.event_id;
  });
  const deleted = await receive('Free pills');
  return {
    get_workspace: {},
    search_mail: { query: 'subject:parcel' },
    read_conversation: { conversation },
    list_tasks: {},
    list_mentions: {},
    get_task: { task },
    create_task: { title: 'Refund Kim', conversation },
    update_task: { task, priority: 'high' },
    add_note: { conversation, text: 'The courier says tomorrow.' },
    set_labels: { conversation, add: ['Parcels'] },
    set_state: { conversation, state: 'snoozed', until: iso(start) },
    assign: { conversation, assignee_id: null },
    draft_reply: { conversation, text: 'It comes tomorrow.' },
    send_reply: { conversation: await receive('Thanks'), text: 'You are welcome.' },
    send_email: { to: ['eve@stranger.example'], subject: 'News', text: 'Hello', inbox: 'Support' },
    delete_conversation: { conversation: deleted },
    search_contacts: { search: 'kim' },
    get_contact: { contact },
    list_events: range,
    find_time: { ...range, minutes: 60 },
    create_event: { title: 'Kick-off', start: iso(start), end: iso(start + 3_600_000) },
    answer_invitation: { event, answer: 'accepted' },
    list_captions: {},
    edit_caption: { caption, text: 'We are live' },
    approve_caption: { caption: other, action: 'skip' },
    list_audits: {},
    get_audit: { audit: audited },
    request_audit: { url: 'https://herald.test/shop' },
    get_report: {},
  };
}

const iso = (time: number) => new Date(time).toISOString();

const inbox = (smtpPort: number) => ({
  name: 'Support',
  tag: 'Support',
  email_address: SUPPORT,
  imap_host: '127.0.0.1',
  imap_port: 9,
  imap_user: 'x',
  imap_password: 'x',
  imap_tls: false,
  smtp_host: '127.0.0.1',
  smtp_port: smtpPort,
  smtp_user: SUPPORT,
  smtp_password: DEMO_PASSWORD,
  smtp_tls: false,
});

function invitation(): string {
  const compact = (time: number) => `${iso(time).slice(0, 19).replace(/[-:]/g, '')}Z`;
  const start = Date.now() + 8 * DAY;
  return [
    `From: ${KIM}`,
    `To: ${SUPPORT}`,
    'Subject: Tour of the harbor',
    `Date: ${new Date().toUTCString()}`,
    'Message-ID: <invitation@customer.example>',
    'MIME-Version: 1.0',
    'Content-Type: text/calendar; charset=utf-8; method=REQUEST',
    '',
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//customer//EN',
    'METHOD:REQUEST',
    'BEGIN:VEVENT',
    'UID:tour@customer.example',
    `DTSTAMP:${compact(Date.now())}`,
    `DTSTART:${compact(start)}`,
    `DTEND:${compact(start + 3_600_000)}`,
    'SUMMARY:Tour of the harbor',
    `ORGANIZER:mailto:${KIM}`,
    `ATTENDEE;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:${SUPPORT}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');
}
