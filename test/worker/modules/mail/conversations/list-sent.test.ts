import { beforeAll, describe, expect, test } from 'vitest';
import type { Conversation } from '../../../../../src/contract/mail/conversations.ts';
import { ingest } from '../../../../../src/worker/modules/mail/index.ts';
import { costOf } from '../../../counting.ts';
import { type Client, makeOrganization, testCtx, testEnv } from '../../../helpers.ts';
import { seedConversations } from './seed.ts';

/** Saves an email of that day, and returns its id. */
async function save(client: Client, day: number, of: string, isSent: boolean, text = 'Hello') {
  const [from, to] = isSent
    ? ['support@herald.test', 'kim@example.com']
    : ['kim@example.com', 'support@herald.test'];
  const raw = [
    `Message-ID: <${of}-${day}@example.com>`,
    `From: ${from}`,
    `To: ${to}`,
    `Subject: ${of}`,
    `Date: ${new Date(Date.UTC(2026, 3, day)).toUTCString()}`,
    `References: <${of}@example.com>`,
    '',
    text,
  ].join('\r\n');
  const arrival = {
    raw: new TextEncoder().encode(raw),
    arrivedAt: Date.UTC(2026, 4, 1),
    direction: isSent ? ('outbound' as const) : ('inbound' as const),
  };
  return (await ingest(testCtx(client.organizationId), arrival)).emailId;
}

const subjects = async (client: Client, query: string) =>
  ((await (await client.request('GET', `/api/threads?${query}`)).json()) as Conversation[]).map(
    ({ subject }) => subject,
  );

describe('the list of conversations with sent mail', () => {
  let client: Client;
  beforeAll(async () => {
    client = await makeOrganization();
    await save(client, 1, 'received', false);
    await save(client, 2, 'answered', false);
    await save(client, 3, 'written', true, 'A parcel');
    await save(client, 4, 'answered', true);
    await save(client, 5, 'answered', false, 'A parcel');
    const done = await save(client, 6, 'done', true);
    await client.request('PATCH', `/api/threads/${done}`, { state: 'done' });
    const trash = await save(client, 7, 'trash', true);
    await client.request('PATCH', `/api/threads/${trash}`, { state: 'trash' });
    const stranger = await makeOrganization();
    await save(stranger, 8, 'of others', true);
  });

  test.each([
    ['state=all', ['done', 'answered', 'written']],
    ['', ['answered', 'written']],
    ['state=done', ['done']],
    ['state=trash', ['trash']],
    ['state=spam', []],
    ['direction=inbound', ['answered']],
    ['direction=outbound', ['written']],
    ['is_read=true', ['written']],
    ['assignee_id=me', []],
    ['tag=Support', ['answered', 'written']],
    ['tag=Neo', []],
    // The sent email has to have the words.
    ['q=parcel', ['written']],
    ['search=parcel', ['written']],
    ['q=to:kim', ['answered', 'written']],
    ['q=from:kim', []],
    ['limit=1', ['answered']],
    ['limit=1&offset=1', ['written']],
  ])('with %j has them by what was sent last', async (query, expected) => {
    expect(await subjects(client, `sent=true&${query}`)).toEqual(expected);
  });

  test('is a filter of saved views, and has no opposite', async () => {
    expect((await client.request('GET', '/api/threads?sent=false')).status).toBe(400);
    const view = { name: 'Sent', filters: { sent: 'true', state: 'all' } };
    const response = await client.request('POST', '/api/views', view);
    expect(await response.json()).toMatchObject(view);
    const wrong = { name: 'Sent', filters: { sent: 'yes' } };
    expect((await client.request('POST', '/api/views', wrong)).status).toBe(400);
  });
});

/** A page reads about ten rows for each conversation, and 400 of an index to see where the next page begins. */
describe.each([
  ['', 1000],
  ['&state=all', 1000],
  ['&tag=Support', 1500],
  ['&assignee_id=me&is_read=false', 2500],
] as const)('pages of 50 of %j among 2,400 emails', (query, most) => {
  test('have each conversation once, newest first, and read a bounded number of rows', async () => {
    const client = await makeOrganization();
    const seeded = await seedConversations(client.organizationId, 2400, client.userId);
    await costOf(client, '/api/stats');
    const { results } = await testEnv.DB.prepare(
      `SELECT thread_id AS id FROM emails WHERE organization_id = ? AND direction = 'outbound'
          GROUP BY thread_id ORDER BY max(received_at) DESC, max(id) DESC`,
    )
      .bind(client.organizationId)
      .all<{ id: number }>();
    const matching = new Set(
      seeded
        .filter((each) => !query.includes('Support') || each.tags.includes('Support'))
        .filter(
          (each) => !query.includes('me') || (each.assignee_id === client.userId && each.unread_count > 0),
        )
        .map(({ id }) => id),
    );
    const expected = results.map(({ id }) => id).filter((id) => matching.has(id));
    expect(expected.length).toBeGreaterThan(0);
    const found: number[] = [];
    let path: string | undefined = `/api/threads?sent=true&limit=50${query}`;
    while (path) {
      const { response, cost } = await costOf(client, path);
      expect(cost.rowsRead).toBeLessThanOrEqual(most);
      expect(cost.roundTrips).toBeLessThanOrEqual(4);
      expect(response.headers.get('x-total-count')).toBeNull();
      found.push(...((await response.json()) as Conversation[]).map(({ id }) => id));
      const link: string | null = response.headers.get('link');
      path = /^<http:\/\/localhost([^>]+)>; rel="next"$/.exec(link ?? '')?.[1];
    }
    expect(found).toEqual(expected);
  });
});
