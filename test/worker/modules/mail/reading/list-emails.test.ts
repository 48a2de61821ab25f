import { describe, expect, test } from 'vitest';
import type { EmailSummary } from '../../../../../src/contract/mail/emails.ts';
import { type Client, call, makeOrganization } from '../../../helpers.ts';
import { putEmail, seedEmails } from './seed.ts';

async function list(client: Client, query: string): Promise<EmailSummary[]> {
  const response = await client.request('GET', `/api/emails${query}`);
  expect(response.status).toBe(200);
  return response.json();
}

const subjects = async (client: Client, query: string) =>
  (await list(client, query)).map(({ subject }) => subject);

test('an empty organization has an empty list', async () => {
  const response = await (await makeOrganization()).request('GET', '/api/emails');
  expect(await response.json()).toEqual([]);
  expect(response.headers.get('x-total-count')).toBe('0');
  expect(response.headers.has('link')).toBe(false);
});

test('an email shows its fields and the beginning of its text', async () => {
  const client = await makeOrganization();
  const id = await putEmail(client.organizationId, { n: 1, body_text: 'é'.repeat(3000) });
  expect(await list(client, '')).toEqual([
    {
      id,
      message_id: '<1@example.com>',
      from_address: 'kim@example.com',
      from_name: 'Kim Sato',
      to_address: 'support@herald.test',
      subject: 'Subject 1',
      body_text: 'é'.repeat(2000),
      tag: 'Support',
      direction: 'inbound',
      is_read: false,
      thread_count: 1,
      received_at: '2023-11-14T22:13:20.001Z',
      in_reply_to_message_id: null,
      send_state: null,
      sent_by: null,
    },
  ]);
});

test('emails of other organizations are neither listed nor counted', async () => {
  const client = await makeOrganization();
  const other = await makeOrganization();
  await putEmail(other.organizationId, { n: 1 });
  const response = await client.request('GET', '/api/emails');
  expect(await response.json()).toEqual([]);
  expect(response.headers.get('x-total-count')).toBe('0');
  expect(await list(client, '?search=Subject')).toEqual([]);
});

test('answers 401 without a session', async () => {
  expect((await call('GET', '/api/emails')).status).toBe(401);
});

describe('paging', () => {
  test('50 by default, at most 200, any case of a tag', async () => {
    const client = await makeOrganization();
    await seedEmails(client.organizationId, 250);
    const first = await client.request('GET', '/api/emails');
    expect(await first.json()).toHaveLength(50);
    expect(first.headers.get('link')).toMatch(
      /^<http:\/\/localhost\/api\/emails\?cursor=[\w-]+>; rel="next"$/,
    );
    expect(await list(client, '?limit=200')).toHaveLength(200);
    expect(await list(client, '?limit=7&tag=sUPPORT&direction=inbound&is_read=true')).toHaveLength(7);
    expect(await list(client, '?offset=240')).toHaveLength(10);
    expect(await list(client, '?offset=1000000')).toEqual([]);
  });

  test('the cursor keeps its place while newer mail arrives', async () => {
    const client = await makeOrganization();
    for (const n of [1, 2, 3, 4]) await putEmail(client.organizationId, { n });
    const first = await client.request('GET', '/api/emails?limit=2');
    const next = /<http:\/\/localhost([^>]+)>/.exec(first.headers.get('link')!)![1]!;
    await putEmail(client.organizationId, { n: 5 });
    const rest = await client.request('GET', next);
    expect(((await rest.json()) as EmailSummary[]).map(({ subject }) => subject)).toEqual([
      'Subject 2',
      'Subject 1',
    ]);
    expect(rest.headers.has('link')).toBe(false);
  });

  test.each([
    'limit=-1',
    'limit=0',
    'limit=201',
    'limit=1e9',
    'limit=abc',
    'limit=2.5',
    'offset=-1',
    'offset=abc',
    'offset=1000001',
    'is_read=maybe',
    'is_read=1',
    'direction=sideways',
    'tag=Sales',
    'tag=Info&tag=Neo',
    'unread=true',
    `search=${'x'.repeat(201)}`,
    'cursor=abc',
    'cursor=',
    'cursor=MS4yLjM', // three numbers
    'cursor=MTIz', // one
    'cursor=MS4yCg', // two and a line break
    `cursor=${'A'.repeat(101)}`,
    `cursor=${Buffer.from('1.99999999999999999').toString('base64url')}`,
    `cursor=${Buffer.from('1.2').toString('base64url')}&offset=5`,
  ])('%s is refused', async (query) => {
    const client = await makeOrganization();
    const response = await client.request('GET', `/api/emails?${query}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'VALIDATION_FAILED' });
  });
});

describe('search', () => {
  test('finds parts of subject and text in any case', async () => {
    const client = await makeOrganization();
    const put = (n: number, subject: string, body_text: string) =>
      putEmail(client.organizationId, { n, subject, body_text });
    await put(1, 'Grüße aus MÜNCHEN', 'x');
    await put(2, 'Late parcel', 'Where is my PARCEL? 100% late_now');
    await put(3, 'x', 'Привет, мир');
    await put(4, 'x', `${'long '.repeat(1000)}PARCEL at the end`);
    await put(5, '小包はどこですか', 'O\'Brien said "so"');
    expect(await subjects(client, '?search=parcel')).toEqual(['x', 'Late parcel']);
    expect(await subjects(client, '?search=m%C3%BCnchen')).toEqual(['Grüße aus MÜNCHEN']);
    expect(await subjects(client, '?search=GR%C3%9C%C3%9FE')).toEqual(['Grüße aus MÜNCHEN']);
    expect(await subjects(client, `?search=${encodeURIComponent('ПРИВЕТ')}`)).toEqual(['x']);
    expect(await subjects(client, `?search=${encodeURIComponent('привет, МИР')}`)).toEqual(['x']);
    expect(await subjects(client, `?search=${encodeURIComponent('小包')}`)).toEqual(['小包はどこですか']);
    expect(await subjects(client, '?search=100%25')).toEqual(['Late parcel']);
    expect(await subjects(client, '?search=late_n')).toEqual(['Late parcel']);
    expect(await subjects(client, '?search=%25')).toEqual(['Late parcel']);
    expect(await subjects(client, "?search=o'brien")).toEqual(['小包はどこですか']);
    expect(await subjects(client, '?search=parcel&is_read=true')).toEqual([]);
    expect(await subjects(client, `?search=${'z'.repeat(200)}`)).toEqual([]);
    expect(await subjects(client, '?search=')).toHaveLength(5);
  });

  test('accepts an offset', async () => {
    const client = await makeOrganization();
    for (const n of [1, 2, 3, 4]) await putEmail(client.organizationId, { n, subject: `word ${n}` });
    expect(await subjects(client, '?search=word&limit=2&offset=1')).toEqual(['word 3', 'word 2']);
  });

  test('a word too short for the index is searched until it is found, or until no email is left', async () => {
    const client = await makeOrganization();
    await seedEmails(client.organizationId, 1100);
    await putEmail(client.organizationId, { n: 9999, received_at: 5, subject: 'the oldest: ZQ' });
    let path = '/api/emails?search=zq';
    // A busy machine may need more than one call.
    for (let calls = 0; calls < 5; calls++) {
      const response = await client.request('GET', path);
      const found = await response.json<unknown[]>();
      const next = /<http:\/\/localhost([^>]+)>/.exec(response.headers.get('link') ?? '')?.[1];
      if (found.length > 0) {
        expect(found).toMatchObject([{ subject: 'the oldest: ZQ' }]);
        expect(next).toBeUndefined();
        return;
      }
      path = next!;
    }
    expect.unreachable('it was not found');
  });
});
