import { describe, expect, test } from 'vitest';
import { makeOrganization } from '../../../helpers.ts';
import { saveRaw } from '../ingest/calls.ts';

const HEAD = 'From: kim@example.com\r\nTo: support@herald.test\r\nSubject: Hostile\r\n';
const html = (body: string) => `${HEAD}Content-Type: text/html\r\n\r\n${body}`;

describe('hostile messages become an email with a task', () => {
  test.each<[string, string, string, string?]>([
    ['deep HTML', html(`My parcel${'<b>'.repeat(660_000)}`), 'My parcel'],
    [
      'a list that cannot be made text',
      html('<ol type="i" start="10000"><li>x</li></ol>'),
      'x',
      '<ol type="i" start="10000"><li>x</li></ol>',
    ],
    ['a million lines', `${HEAD}\r\n${'\n'.repeat(1_000_000)}My parcel`, '\n\n\n'],
    [
      'a hundred thousand parts',
      `${HEAD}Content-Type: multipart/mixed; boundary=b\r\n\r\n${'--b\n\nx\n'.repeat(100_000)}`,
      '--b\n\nx\n',
    ],
    ['groups in groups', `${HEAD}Cc: ${'a:'.repeat(900_000)}\r\n\r\nMy parcel`, ''],
  ])('%s', async (_, raw, text, shown = '') => {
    const client = await makeOrganization();
    const response = await saveRaw(client, raw);
    expect(response.status).toBe(201);
    const email = (await response.json()) as { body_text: string; body_html: string; task_id: number };
    expect(email).toMatchObject({ subject: 'Hostile', from_address: 'kim@example.com' });
    expect(email.body_html.slice(0, shown.length || undefined)).toBe(shown);
    expect(email.body_text.startsWith(text)).toBe(true);
    expect(email.task_id).toBeGreaterThan(0);
  });
});

describe('messages without a Message-ID', () => {
  const scan = (file: string) =>
    `${HEAD}Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n\r\nA scan.\r\n--b\r\n` +
    `Content-Type: application/pdf\r\nContent-Disposition: attachment; filename=scan.pdf\r\n\r\n${file}\r\n--b--\r\n`;

  test('are two emails if only the attachments differ, and one if nothing does', async () => {
    const client = await makeOrganization();
    const statuses = [];
    for (const file of ['page 1', 'page 2', 'page 1'])
      statuses.push((await saveRaw(client, scan(file))).status);
    expect(statuses).toEqual([201, 201, 200]);
  });

  test('keep their id if they have no attachments', async () => {
    const client = await makeOrganization();
    const response = await saveRaw(client, `${HEAD}\r\nWhere is it?`);
    expect(await response.json()).toMatchObject({
      message_id: '<f688111ad88e2173087feb1f82808e9a488119ac@synthesized.invalid>',
    });
  });
});

describe('hostile messages are saved within the limits', () => {
  test('10,000 recipients', async () => {
    const client = await makeOrganization();
    const to = Array.from({ length: 10_000 }, (_, i) => `person${i}@example.com`).join(',\r\n ');
    const response = await saveRaw(client, `From: a@example.com\r\nTo: ${to}\r\nSubject: many\r\n\r\nx`);
    expect(response.status).toBe(201);
    expect(((await response.json()) as { to: string[] }).to).toHaveLength(200);
  });

  test('NUL bytes, broken MIME, unknown charsets', async () => {
    const client = await makeOrganization();
    const messages = [
      'From: a@example.com\r\nSubject: a\0b\r\n\r\nc\0d',
      'From: a@example.com\r\nContent-Type: multipart/mixed; boundary=x\r\n\r\n--x\r\nContent-Type: text/plain\r\n\r\nnever closed',
      'From: a@example.com\r\nContent-Type: text/plain; charset=x-unknown-9\r\nContent-Transfer-Encoding: base64\r\n\r\n!!!not base64!!!',
      'Subject: =?utf-99?q?=E9=FF?= =?utf-8?b?////?=\r\n\r\nx',
      'no headers at all',
      '\r\n\r\nonly a body',
      `X: ${'a'.repeat(3_000_000)}\r\nSubject: long header\r\n\r\nx`,
      `From: a@example.com\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n${'--b\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n'.repeat(400)}`,
    ];
    for (const message of messages) {
      const response = await saveRaw(client, message);
      expect(response.status, message.slice(0, 80)).toBe(201);
      const email = (await response.json()) as { subject: string; body_text: string };
      expect(email.subject + email.body_text).not.toContain('\0');
    }
    const list = (await (await client.request('GET', '/api/emails')).json()) as unknown[];
    expect(list).toHaveLength(messages.length);
  });

  test('200 attachments whose names contain paths', async () => {
    const client = await makeOrganization();
    const names = ['../../etc/passwd', 'C:\\temp\\a.exe', '.hidden', 'a\r\nb.txt', '"quoted".txt', 'ünï.pdf'];
    const parts = Array.from({ length: 210 }, (_, i) => {
      const name = names[i] ?? `file-${i}.txt`;
      return `--x\r\nContent-Type: text/plain; name*=utf-8''${encodeURIComponent(name)}\r\nContent-Disposition: attachment; filename*=utf-8''${encodeURIComponent(name)}\r\n\r\ncontent ${i}\r\n`;
    }).join('');
    const raw = `From: a@example.com\r\nTo: info@herald.test\r\nContent-Type: multipart/mixed; boundary=x\r\n\r\n${parts}--x--\r\n`;
    const response = await saveRaw(client, raw);
    expect(response.status).toBe(201);
    const email = (await response.json()) as { id: number; attachments: { id: number; filename: string }[] };
    expect(email.attachments).toHaveLength(200);
    for (const { filename } of email.attachments) expect(filename).not.toMatch(/[/\\\p{Cc}]|^\./u);
    const file = await client.request('GET', `/api/emails/${email.id}/attachments/200`);
    expect((await file.text()).trim()).toBe('content 199');
    expect(file.headers.get('content-disposition')).toMatch(/^attachment/);
  });
});
