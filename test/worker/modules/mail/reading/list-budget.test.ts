import { beforeAll, describe, expect, test } from 'vitest';
import type { EmailSummary } from '../../../../../src/contract/mail/emails.ts';
import { costOf } from '../../../counting.ts';
import { type Client, makeOrganization } from '../../../helpers.ts';
import { type SeededEmail, seedEmails } from './seed.ts';

const FILTERS = [undefined, 'Support', 'Neo'].flatMap((tag) =>
  [undefined, 'inbound', 'outbound'].flatMap((direction) =>
    [undefined, 'true', 'false'].map((is_read) => ({ tag, direction, is_read })),
  ),
);
type Filter = (typeof FILTERS)[number];

let client: Client;
let seeded: SeededEmail[];

beforeAll(async () => {
  client = await makeOrganization();
  seeded = await seedEmails(client.organizationId, 3000);
  await seedEmails((await makeOrganization()).organizationId, 3000);
  // The first call of a session extends it, which costs one more round trip.
  await costOf(client, '/api/stats');
});

function matching({ tag, direction, is_read }: Filter): SeededEmail[] {
  return seeded.filter(
    (email) =>
      (tag === undefined || email.tag === tag) &&
      (direction === undefined || email.direction === direction) &&
      (is_read === undefined || email.is_read === (is_read === 'true')),
  );
}

function address(filter: Filter, more: Record<string, string> = {}): string {
  const set = Object.entries({ ...filter, ...more }).filter((entry): entry is [string, string] => !!entry[1]);
  return `/api/emails?${new URLSearchParams(set)}`;
}

function nextOf(response: Response): string | null {
  const url = /^<([^>]+)>; rel="next"$/.exec(response.headers.get('link') ?? '')?.[1];
  return url ? url.replace('http://localhost', '') : null;
}

describe.each(FILTERS)('the list with tag $tag, direction $direction, is_read $is_read', (filter) => {
  test('pages by cursor give each email once, in order, within the budget', async () => {
    const expected = matching(filter);
    const ids: number[] = [];
    let path: string | null = address(filter);
    for (let pages = 0; path; pages++) {
      const { response, cost } = await costOf(client, path);
      expect(response.status).toBe(200);
      expect(cost.rowsRead).toBeLessThanOrEqual(200);
      expect(cost.roundTrips).toBeLessThanOrEqual(2);
      expect(response.headers.get('x-total-count')).toBe(String(expected.length));
      ids.push(...((await response.json()) as EmailSummary[]).map(({ id }) => id));
      path = nextOf(response);
      expect(pages).toBeLessThan(100);
    }
    expect(ids).toEqual(expected.map(({ id }) => id));
  });

  test('a search finds the emails with the word, in the same order', async () => {
    const expected = matching(filter).filter(({ subject }) => subject.includes('needle'));
    const ids: number[] = [];
    let path: string | null = address(filter, { search: 'NEEDLE', limit: '2' });
    for (let pages = 0; path; pages++) {
      const { response, cost } = await costOf(client, path);
      expect(cost.rowsRead).toBeLessThanOrEqual(5000);
      expect(cost.roundTrips).toBeLessThanOrEqual(2);
      expect(response.headers.has('x-total-count')).toBe(false);
      ids.push(...((await response.json()) as EmailSummary[]).map(({ id }) => id));
      path = nextOf(response);
      expect(pages).toBeLessThan(100);
    }
    expect(ids).toEqual(expected.map(({ id }) => id));
  });
});

test('pages by offset equal pages by cursor', async () => {
  const ids: number[] = [];
  for (let offset = 0; offset < 1000; offset += 200) {
    const { response } = await costOf(client, `/api/emails?tag=support&limit=200&offset=${offset}`);
    ids.push(...((await response.json()) as EmailSummary[]).map(({ id }) => id));
  }
  expect(ids).toEqual(
    matching({ tag: 'Support', direction: undefined, is_read: undefined })
      .slice(0, 1000)
      .map(({ id }) => id),
  );
});
