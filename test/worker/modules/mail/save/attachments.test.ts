import { expect, test } from 'vitest';
import { attached, mailWith, text16, tnef } from '../../../../unit/lib/message/attachments/tnef.ts';
import { type Client, makeOrganization } from '../../../helpers.ts';

const latin1 = (text: string) => Uint8Array.from(text, (c) => c.charCodeAt(0));

async function save(client: Client, raw: string) {
  const response = await client.request('POST', '/api/emails', latin1(raw), {
    'content-type': 'message/rfc822',
  });
  expect([200, 201]).toContain(response.status);
  const { id } = (await response.json()) as { id: number };
  return (await client.request('GET', `/api/emails/${id}`)).json() as Promise<{
    id: number;
    subject: string;
    body_text: string;
    body_html: string;
    attachments: { id: number; filename: string; content_type: string; size: number }[];
  }>;
}

const download = (client: Client, emailId: number, place: number) =>
  client.request('GET', `/api/emails/${emailId}/attachments/${place}`).then((response) => response.text());

test('the files in a winmail.dat are stored one by one', async () => {
  const client = await makeOrganization();
  const winmail = tnef(attached('INVOIC~1.TXT', latin1('19.90'), [text16(0x3707, 'Invoice Müller.txt')]));
  const { id, body_text: text, attachments } = await save(client, mailWith(winmail));
  expect(text).toBe('See the attached.\n');
  expect(attachments).toMatchObject([
    { filename: 'Invoice Müller.txt', content_type: 'text/plain', size: 5 },
  ]);
  expect(await download(client, id, 1)).toBe('19.90');
});

test('uuencoded and inline files are stored, and removed from the text', async () => {
  const client = await makeOrganization();
  const {
    id,
    body_text: text,
    attachments,
  } = await save(
    client,
    'From: kim@example.com\r\nTo: support@herald.test\r\nMessage-ID: <uu@example.com>\r\n' +
      'Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n\r\nHere:\r\nbegin 644 cat.txt\r\n#0V%T\r\n`\r\nend\r\n' +
      '--b\r\nContent-Type: text/plain\r\nContent-Disposition: inline; filename=a.log\r\n\r\nline 1\r\n' +
      '--b\r\nContent-Type: text/calendar\r\n\r\nBEGIN:VCALENDAR\r\n--b--\r\n',
  );
  expect(text).toBe('Here:\n\nline 1\n');
  expect(attachments.map(({ filename }) => filename)).toEqual(['cat.txt', 'a.log', 'invite.ics']);
  expect(await download(client, id, 1)).toBe('Cat');
  expect(await download(client, id, 2)).toBe('line 1');
});

test('every charset is read, also in headers', async () => {
  const client = await makeOrganization();
  const read = (charset: string, word: string) =>
    save(
      client,
      `From: kim@example.com\r\nTo: support@herald.test\r\nMessage-ID: <${charset}@example.com>\r\nSubject: ${word}\r\n` +
        `Content-Type: text/plain; charset=${charset}\r\n\r\n${word}`,
    );
  for (const [charset, word, text] of [
    ['utf-8', 'Gr\xc3\xbc\xc3\x9fe', 'Grüße'],
    ['iso-8859-15', 'Gr\xfc\xdfe', 'Grüße'],
    ['windows-1251', '\xcf\xf0\xe8', 'При'],
    ['cp850', 'Gr\x81\xe1e', 'Grüße'],
    ['shift_jis', '\x93\xfa\x96{', '日本'],
  ] as const) {
    const email = await read(charset, word);
    expect([email.subject, email.body_text.trim()], charset).toEqual([text, text]);
  }
  expect((await read('utf-7', 'Gr+APwA3w-e')).body_text.trim()).toBe('Grüße');
});

test('messages with almost no content are all stored, each once', async () => {
  const client = await makeOrganization();
  const statuses = [];
  for (const part of ['b', 'c', 'b']) {
    const raw = `Content-Type: multipart/mixed; boundary=a\r\n\r\n--${part}\r\n\r\nbody`;
    const response = await client.request('POST', '/api/emails', raw, { 'content-type': 'message/rfc822' });
    statuses.push(response.status);
  }
  expect(statuses).toEqual([201, 201, 200]);
});
