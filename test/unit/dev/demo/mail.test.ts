import { inflateSync } from 'node:zlib';
import { ImapFlow } from 'imapflow';
import PostalMime, { type Email } from 'postal-mime';
import { beforeAll, describe, expect, test } from 'vitest';
import { type DemoMail, demoMail, sendDemoMail } from '../../../../src/dev/demo/mail.ts';
import { startMailServer } from '../../../../src/dev/simulators/mail-server.ts';
import { OutgoingMails } from '../../../../src/dev/simulators/outgoing/store.ts';

const NOW = new Date('2026-03-04T12:00:00Z');
let mails: DemoMail[];
let parsed: Email[];

beforeAll(async () => {
  mails = await demoMail('herald.test', NOW);
  parsed = await Promise.all(mails.map(({ raw }) => PostalMime.parse(raw)));
});

const withSubject = (subject: RegExp) => parsed.filter((mail) => subject.test(mail.subject ?? ''));
const header = (mail: Email | undefined, key: string) =>
  mail?.headers.find((field) => field.key === key)?.value;

describe('demo mail', () => {
  test('every mail has a unique id, a sender, a subject, a body and a date in the last three days', () => {
    expect(mails.length).toBeGreaterThanOrEqual(14);
    expect(new Set(parsed.map((mail) => mail.messageId)).size).toBe(mails.length);
    for (const mail of parsed) {
      expect(mail.messageId).toMatch(/^<[^<>@\s]+@[^<>@\s]+>$/);
      expect(mail.from?.address).toMatch(/@([\w-]+\.)*example\.(com|net|org)$/);
      expect(mail.subject).toBeTruthy();
      expect(mail.text || mail.html).toBeTruthy();
      const age = NOW.getTime() - Date.parse(mail.date ?? '');
      expect(age).toBeGreaterThanOrEqual(0);
      expect(age).toBeLessThanOrEqual(3 * 86_400_000);
    }
  });

  test('mail goes to each of the five inboxes and nowhere else', () => {
    const inboxes = ['hello', 'info', 'neo', 'partners', 'support'].map((name) => `${name}@herald.test`);
    expect([...new Set(mails.map(({ envelope }) => envelope.to))].sort()).toEqual(inboxes);
  });

  test.each([
    ['order', /where is my order/i, 3],
    ['workshop', /tasting workshop/i, 4],
  ])('the messages of the %s conversation reference each other in order', (_name, subject, count) => {
    const thread = withSubject(subject);
    expect(thread).toHaveLength(count);
    expect(thread[0]?.inReplyTo).toBeUndefined();
    for (const [index, mail] of thread.entries()) {
      if (index === 0) continue;
      const references = mail.references?.split(/\s+/) ?? [];
      expect(references.slice(0, index)).toEqual(thread.slice(0, index).map(({ messageId }) => messageId));
      expect(mail.inReplyTo).toBe(references.at(-1));
      expect(Date.parse(mail.date ?? '')).toBeGreaterThan(Date.parse(thread[index - 1]?.date ?? ''));
    }
  });

  test('Japanese and Arabic survive encoding, and all mail is ASCII with CRLF line ends', () => {
    expect(withSubject(/急須の在庫/)[0]?.text).toContain('常滑焼の急須');
    expect(withSubject(/الشحن إلى عمّان/)[0]?.from?.name).toBe('ليلى حداد');
    for (const { raw } of mails) expect(raw.toString('latin1')).toMatch(/^(\r\n|[\t -~])+\r\n$/);
  });

  test('the newsletter has an inline image and an unsubscribe link', () => {
    const [letter] = withSubject(/Leaf Letter/);
    const image = letter?.attachments[0];
    expect(image).toMatchObject({ mimeType: 'image/png', disposition: 'inline', related: true });
    expect(letter?.html).toContain(`cid:${image?.contentId?.slice(1, -1)}`);
    expect(header(letter, 'list-unsubscribe')).toMatch(/^<https:/);
  });

  test('the attached PDF and PNG are valid', () => {
    const files = withSubject(/Invoice/)[0]?.attachments ?? [];
    expect(files.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
      ['invoice-7730.pdf', 'application/pdf'],
      ['label-proof.png', 'image/png'],
    ]);
    const [pdf = '', png = Buffer.alloc(0)] = [
      Buffer.from(files[0]?.content as ArrayBuffer).toString('latin1'),
      Buffer.from(files[1]?.content as ArrayBuffer),
    ] as const;
    const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(pdf)?.[1]);
    expect(pdf.slice(table)).toMatch(/^xref\n0 6\n/);
    const offsets = [...pdf.slice(table).matchAll(/^(\d{10}) 00000 n $/gm)].map((entry) => Number(entry[1]));
    offsets.forEach((at, index) => {
      expect(pdf.slice(at)).toMatch(new RegExp(`^${index + 1} 0 obj\n`));
    });
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([64, 96]);
    const length = png.readUInt32BE(33);
    expect(inflateSync(png.subarray(41, 41 + length))).toHaveLength(96 * (64 * 3 + 1));
  });

  test('the bounce and the out-of-office reply are automatic and have no envelope sender', () => {
    const automatic = parsed.filter((mail) => header(mail, 'auto-submitted') === 'auto-replied');
    expect(automatic).toHaveLength(2);
    for (const mail of automatic) expect(mails[parsed.indexOf(mail)]?.envelope.from).toBe('');
    expect(withSubject(/Automatic reply/)[0]?.inReplyTo).toBe('<quote-118@herald.test>');
    const [bounce] = withSubject(/Undelivered/);
    expect(header(bounce, 'content-type')).toMatch(/multipart\/report; report-type=delivery-status/);
    expect(bounce?.attachments.map(({ mimeType }) => mimeType)).toContain('message/delivery-status');
  });

  test('the phishing mail contains a script, an event handler and a javascript: link', () => {
    expect(withSubject(/phishing/)[0]?.html).toMatch(/javascript:.*<script>.*onerror=/s);
  });

  test('the same input gives the same bytes', async () => {
    const again = await demoMail('herald.test', NOW);
    expect(again.map(({ raw }) => raw.toString('latin1'))).toEqual(
      mails.map(({ raw }) => raw.toString('latin1')),
    );
  });

  test('sendDemoMail delivers every mail to its inbox', async () => {
    const server = await startMailServer({
      imapPort: 0,
      smtpPort: 0,
      password: 'p',
      listKnown: async (addresses) => addresses,
      outgoing: new OutgoingMails(),
      log: () => {},
    });
    await sendDemoMail(server.smtpPort, mails);
    const client = new ImapFlow({
      host: '127.0.0.1',
      port: server.imapPort,
      secure: false,
      doSTARTTLS: false,
      logger: false,
      auth: { user: 'partners@herald.test', pass: 'p' },
    });
    await client.connect();
    await client.mailboxOpen('INBOX', { readOnly: true });
    const messages = await client.fetchAll('1:*', { source: true });
    const expected = mails.filter(({ envelope }) => envelope.to === 'partners@herald.test');
    expect(messages).toHaveLength(expected.length);
    messages.forEach(({ source }, index) => {
      expect(source?.toString('latin1').endsWith(expected[index]?.raw.toString('latin1') ?? '?')).toBe(true);
    });
    await client.logout();
    await server.stop();
  });
});
