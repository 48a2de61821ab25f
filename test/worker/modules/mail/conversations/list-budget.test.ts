import { beforeAll, describe, expect, test } from 'vitest';
import type { Conversation } from '../../../../../src/contract/mail/conversations.ts';
import { costOf } from '../../../counting.ts';
import { type Client, makeOrganization, testEnv } from '../../../helpers.ts';
import { type SeededConversation, seedConversations } from './seed.ts';

const FILTERS = [undefined, 'me', 'none'].flatMap((assignee_id) =>
  [undefined, 'Support', 'Neo'].flatMap((tag) =>
    [undefined, 'inbound', 'outbound'].flatMap((direction) =>
      [undefined, 'true', 'false'].map((is_read) => ({ assignee_id, tag, direction, is_read })),
    ),
  ),
);
type Filter = (typeof FILTERS)[number];

let client: Client;
let seeded: SeededConversation[];

beforeAll(async () => {
  client = await makeOrganization();
  seeded = await seedConversations(client.organizationId, 2400, client.userId);
  const other = await makeOrganization();
  await seedConversations(other.organizationId, 600, client.userId);
  // The first call of a session extends it, which costs one more round trip.
  await costOf(client, '/api/stats');
});

function matching({ assignee_id, tag, direction, is_read }: Filter): SeededConversation[] {
  const assignee = assignee_id === 'me' ? client.userId : null;
  return seeded.filter(
    (each) =>
      (assignee_id === undefined || each.assignee_id === assignee) &&
      (tag === undefined || each.tags.includes(tag)) &&
      (direction === undefined || each.direction === direction) &&
      (is_read === undefined || (each.unread_count === 0) === (is_read === 'true')),
  );
}

function address(filter: Partial<Filter>, more: Record<string, string> = {}): string {
  const set = Object.entries({ ...filter, ...more }).filter((entry): entry is [string, string] => !!entry[1]);
  return `/api/threads?${new URLSearchParams(set)}`;
}

function nextOf(response: Response): string | null {
  const url = /^<([^>]+)>; rel="next"$/.exec(response.headers.get('link') ?? '')?.[1];
  return url ? url.replace('http://localhost', '') : null;
}

/** Reads all pages. Returns their ids, and the highest cost of a page. */
async function readAll(first: string) {
  const ids: number[] = [];
  const most = { rowsRead: 0, roundTrips: 0 };
  const totals: (string | null)[] = [];
  let path: string | null = first;
  for (let pages = 0; path; pages++) {
    const { response, cost } = await costOf(client, path);
    expect(response.status).toBe(200);
    most.rowsRead = Math.max(most.rowsRead, cost.rowsRead);
    most.roundTrips = Math.max(most.roundTrips, cost.roundTrips);
    totals.push(response.headers.get('x-total-count'));
    ids.push(...((await response.json()) as Conversation[]).map(({ id }) => id));
    path = nextOf(response);
    expect(pages).toBeLessThan(200);
  }
  return { ids, most, totals: [...new Set(totals)] };
}

describe.each(FILTERS)(
  'the list with assignee $assignee_id, tag $tag, direction $direction, is_read $is_read',
  (filter) => {
    test('pages by cursor give each conversation once, in order, within the budget', async () => {
      const expected = matching(filter).map(({ id }) => id);
      const { ids, most, totals } = await readAll(address(filter));
      expect(ids).toEqual(expected);
      expect(most.rowsRead).toBeLessThanOrEqual(200);
      expect(most.roundTrips).toBeLessThanOrEqual(2);
      expect(totals).toEqual([filter.assignee_id === undefined ? String(expected.length) : null]);
    });
  },
);

test('pages by offset equal pages by cursor', async () => {
  const ids: number[] = [];
  for (let offset = 0; offset < 600; offset += 200) {
    const { response } = await costOf(client, `/api/threads?tag=support&limit=200&offset=${offset}`);
    ids.push(...((await response.json()) as Conversation[]).map(({ id }) => id));
  }
  const expected = seeded.filter(({ tags }) => tags.includes('Support')).slice(0, 600);
  expect(ids).toEqual(expected.map(({ id }) => id));
});

describe('a search', () => {
  /** Returns the conversations with a word, in the order of their newest email that has it. */
  async function holding(word: string, filter: Partial<Filter>): Promise<number[]> {
    const { results } = await testEnv.DB.prepare(
      `SELECT thread_id AS id FROM emails WHERE organization_id = ? AND (subject LIKE ?2 OR body_text LIKE ?2)
      ORDER BY received_at DESC, id DESC`,
    )
      .bind(client.organizationId, `%${word}%`)
      .all<{ id: number }>();
    const allowed = new Set(matching(filter as Filter).map(({ id }) => id));
    return [...new Set(results.map(({ id }) => id))].filter((id) => allowed.has(id));
  }

  test.each<[string, string, Partial<Filter>]>([
    ['a rare word', 'needle', {}],
    ['a rare word with filters', 'needle', { tag: 'Support', direction: 'inbound', is_read: 'true' }],
    ['a word of some hundred emails', 'of 2', {}],
    ['a word of some hundred emails with a rare tag', 'of 2', { tag: 'Neo' }],
    ['a word of every email', 'text', {}],
    ['a word of every email with a rare tag', 'text', { tag: 'Neo' }],
    ['a word of every email of an assignee', 'text', { assignee_id: 'me' }],
    ['two letters', 'xt', { direction: 'outbound' }],
  ])('for %s finds each conversation once, within the budget', async (_, word, filter) => {
    const { ids, most, totals } = await readAll(address(filter, { search: word.toUpperCase(), limit: '50' }));
    expect(ids).toEqual(await holding(word, filter));
    // A page goes on as long as it finds nothing, which the rare tag has it do.
    expect(most.rowsRead).toBeLessThanOrEqual(filter.tag && word === 'text' ? 8000 : 5000);
    expect(most.roundTrips).toBeLessThanOrEqual(4);
    expect(totals).toEqual([null]);
  });
});

describe('the list of all states', () => {
  const isAll = { state: 'all' };
  beforeAll(async () => {
    const ids = (some: SeededConversation[]) => some.map(({ last_email_id }) => last_email_id);
    const until = new Date(Date.now() + 3_600_000).toISOString();
    for (const [from, change] of [
      [0, { state: 'done' }],
      [200, { state: 'snoozed', snoozed_until: until }],
      [400, { state: 'trash' }],
    ] as const) {
      await client.request('PATCH', '/api/threads', { ids: ids(seeded.slice(from, from + 100)), ...change });
    }
  });

  test.each([{}, { tag: 'Support' }, { direction: 'inbound' }, { assignee_id: 'me', is_read: 'false' }])(
    'with %j has open, snoozed and done ones once, in order, within the budget',
    async (filter) => {
      const trash = new Set(seeded.slice(400, 500));
      const expected = matching(filter as Filter).filter((each) => !trash.has(each));
      const { ids, most, totals } = await readAll(address(filter as Filter, isAll));
      expect(ids).toEqual(expected.map(({ id }) => id));
      expect(most.rowsRead).toBeLessThanOrEqual(400);
      expect(most.roundTrips).toBeLessThanOrEqual(2);
      expect(totals).toEqual(['assignee_id' in filter ? null : String(expected.length)]);
    },
  );
});
