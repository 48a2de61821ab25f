import { expect, test } from 'vitest';
import { createOutgoingPages } from '../../../../../src/dev/simulators/outgoing/pages.ts';
import { OutgoingMails } from '../../../../../src/dev/simulators/outgoing/store.ts';

const AT = new Date('2026-11-24T12:00:05Z');

async function open(...sources: string[]) {
  const mails = new OutgoingMails();
  for (const source of sources) {
    const raw = Buffer.from(source);
    await mails.add({ at: AT, from: 'herald@herald.test', to: ['kim@example.com', 'lee@example.com'], raw });
  }
  const app = createOutgoingPages(mails);
  return async (path: string) => {
    const response = await app.request(path);
    return {
      status: response.status,
      policy: response.headers.get('content-security-policy') ?? '',
      text: await response.text(),
    };
  };
}

const mailOf = (subject: string, body: string, type = 'text/plain') =>
  `Subject: ${subject}\r\nContent-Type: ${type}; charset=utf-8\r\n\r\n${body}\r\n`;

test('the list shows sender, recipients, subject and time, the newest first', async () => {
  const get = await open(mailOf('First', 'a'), mailOf('=?utf-8?q?Gr=C3=BC=C3=9Fe?=', 'b'));
  const { status, text } = await get('/');
  expect(status).toBe(200);
  for (const shown of [
    'herald@herald.test',
    'kim@example.com, lee@example.com',
    '2026-11-24 12:00:05',
    'Grüße',
  ]) {
    expect(text).toContain(shown);
  }
  expect(text.indexOf('Grüße')).toBeLessThan(text.indexOf('First'));
  expect((await (await open())('/')).text).toContain('There is none yet.');
});

test.each<[string, string, string[]]>([
  [
    'a link',
    'Open https://h.test/a?token=1&x=2 now',
    ['Open <a href="https://h.test/a?token=1&amp;x=2"', '</a> now'],
  ],
  ['two links', 'http://a.test http://b.test', ['href="http://a.test"', 'href="http://b.test"']],
  ['markup', '<script>alert(1)</script>', ['&lt;script&gt;']],
  ['a scheme that runs', 'javascript:alert(1)', ['<pre>javascript:alert(1)']],
  ['a quote in a link', 'http://a.test/"onclick="x', ['href="http://a.test/"', '&quot;onclick=&quot;x']],
])('a mail shows its text: %s', async (_, body, shown) => {
  const { text } = await (await open(mailOf('s', body)))('/mails/1');
  for (const each of shown) expect(text).toContain(each);
  expect(text).not.toContain('<script');
  expect(text).not.toContain('<iframe');
});

test('HTML is shown in a frame without scripts and loads, even if it is opened by itself', async () => {
  const get = await open(
    mailOf('s', '<p onclick="x()">Hi</p><script>x()</script><img src="https://t.test/p">', 'text/html'),
  );
  const page = await get('/mails/1');
  expect(page.text).toContain(
    '<iframe sandbox="allow-popups allow-popups-to-escape-sandbox" src="/mails/1/html"',
  );
  expect(page.policy).toContain("default-src 'none'");
  const frame = await get('/mails/1/html');
  expect(frame.text).toContain('<p onclick="x()">Hi</p>');
  expect(frame.policy).toMatch(/^sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none';/);
  expect(frame.policy).not.toContain('allow-scripts');
  expect(frame.policy).not.toContain('allow-same-origin');
});

test.each(['/mails/2', '/mails/0', '/mails/x', '/mails/1/raw', '/mails/99999999999999999999/html'])(
  '%s is not found',
  async (path) => {
    expect((await (await open(mailOf('s', 'a')))(path)).status).toBe(404);
  },
);

test('the newest 200 mails are kept, and a part of long ones', async () => {
  const mails = new OutgoingMails();
  for (let n = 1; n <= 205; n++) {
    await mails.add({
      at: AT,
      from: '',
      to: ['kim@example.com'],
      raw: Buffer.from(mailOf(`n${n}`, 'a'.repeat(n === 205 ? 300_000 : 1))),
    });
  }
  expect([mails.list().length, mails.list()[0]!.subject, mails.list().at(-1)!.subject]).toEqual([
    200,
    'n205',
    'n6',
  ]);
  expect(mails.list()[0]!.text).toHaveLength(200_000);
  expect([mails.find(5), mails.find(6)?.subject]).toEqual([undefined, 'n6']);
});

test.each(['', '\0\xff', 'Subject', 'Content-Type: multipart/mixed; boundary=\r\n\r\n--', '\r\n\r\n'])(
  'a broken mail is listed: %j',
  async (source) => {
    const get = await open(source);
    expect((await get('/')).text).toContain('href="/mails/1"');
    expect((await get('/mails/1')).status).toBe(200);
  },
);
