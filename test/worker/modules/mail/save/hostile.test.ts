import { describe, expect, test } from 'vitest';
import { makeOrganization } from '../../../helpers.ts';

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
    const response = await client.request('POST', '/api/emails', raw, { 'content-type': 'message/rfc822' });
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
    const save = (raw: string) =>
      client.request('POST', '/api/emails', raw, { 'content-type': 'message/rfc822' });
    const statuses = [];
    for (const file of ['page 1', 'page 2', 'page 1']) statuses.push((await save(scan(file))).status);
    expect(statuses).toEqual([201, 201, 200]);
  });

  test('keep their id if they have no attachments', async () => {
    const client = await makeOrganization();
    const response = await client.request('POST', '/api/emails', `${HEAD}\r\nWhere is it?`, {
      'content-type': 'message/rfc822',
    });
    expect(await response.json()).toMatchObject({
      message_id: '<f688111ad88e2173087feb1f82808e9a488119ac@synthesized.invalid>',
    });
  });
});
