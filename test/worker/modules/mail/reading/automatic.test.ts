import { beforeAll, describe, expect, test } from 'vitest';
import type { EmailSummary } from '../../../../../src/contract/mail/emails.ts';
import { costOf } from '../../../counting.ts';
import { type Client, makeOrganization, testEnv } from '../../../helpers.ts';
import { type SeededEmail, seedEmails } from './seed.ts';

type Seeded = SeededEmail & { is_automatic: boolean; is_bounce: boolean };

/** Creates emails in the order of the list. Some are automatic, and some of those are bounces. */
async function seed(client: Client, count: number, automatic: number, bounce: number): Promise<Seeded[]> {
  const rows = await seedEmails(client.organizationId, count);
  const base = client.organizationId * 2 ** 32;
  await testEnv.DB.prepare(
    `UPDATE emails SET is_automatic = (id - ?1) % ?2 = 0, is_bounce = (id - ?1) % ?3 = 0 WHERE organization_id = ?4`,
  )
    .bind(base, automatic, bounce, client.organizationId)
    .run();
  return rows.map((row) => ({
    ...row,
    is_automatic: (row.id - base) % automatic === 0,
    is_bounce: (row.id - base) % bounce === 0,
  }));
}

/** Reads all pages of a list by their Link headers. Returns the ids, and the highest cost of a page. */
async function walk(client: Client, query: string) {
  const ids: number[] = [];
  let [rowsRead, roundTrips, pages] = [0, 0, 0];
  for (let path: string | null = `/api/emails?${query}`; path; ) {
    const { response, cost } = await costOf(client, path);
    expect(response.status).toBe(200);
    expect(response.headers.get('x-total-count')).toBeNull();
    ids.push(...((await response.json()) as EmailSummary[]).map(({ id }) => id));
    rowsRead = Math.max(rowsRead, cost.rowsRead);
    roundTrips = Math.max(roundTrips, cost.roundTrips);
    pages++;
    const next: string | undefined = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1];
    path = next ? new URL(next).pathname + new URL(next).search : null;
  }
  return { ids, rowsRead, roundTrips, pages };
}

describe('is_automatic and is_bounce', () => {
  let client: Client;
  let seeded: Seeded[];
  beforeAll(async () => {
    client = await makeOrganization();
    seeded = await seed(client, 1200, 3, 6);
  });

  const flags = [undefined, true, false];
  const filters = flags.flatMap((is_automatic) => flags.map((is_bounce) => ({ is_automatic, is_bounce })));
  const others = [
    {},
    { tag: 'Support' },
    { direction: 'inbound' },
    { is_read: false },
    { tag: 'Neo' },
    { tag: 'Hello', direction: 'outbound', is_read: true },
  ];
  const cases = filters
    .slice(1)
    .flatMap((filter) => others.map((other) => ({ ...filter, ...other }) as Record<string, unknown>));

  test.each(cases)('%o', async (filter) => {
    const expected = seeded.filter((email) =>
      Object.entries(filter).every(
        ([key, value]) => value === undefined || email[key as keyof Seeded] === value,
      ),
    );
    const present = Object.entries(filter).filter(([, value]) => value !== undefined);
    const query = new URLSearchParams([
      ...present.map(([k, v]) => [k, String(v)]),
      ['limit', '50'],
    ] as string[][]);
    const { ids, rowsRead, roundTrips } = await walk(client, query.toString());
    expect(ids).toEqual(expected.map(({ id }) => id));
    expect(rowsRead).toBeLessThanOrEqual(5000);
    expect(roundTrips).toBeLessThanOrEqual(2);
  });

  test('work with an offset and with a search', async () => {
    const list = async (query: string) =>
      ((await (await client.request('GET', `/api/emails?${query}`)).json()) as EmailSummary[]).map(
        ({ id }) => id,
      );
    const bounces = seeded.filter((email) => email.is_bounce).map(({ id }) => id);
    expect(await list('is_bounce=true&limit=10&offset=15')).toEqual(bounces.slice(15, 25));
    const people = seeded.filter((email) => !email.is_automatic);
    const matching = people.filter(({ subject }) => subject.includes('needle')).map(({ id }) => id);
    expect(matching.length).toBeGreaterThan(0);
    expect(await list('is_automatic=false&search=needle')).toEqual(matching);
  });

  test.each(['is_automatic=yes', 'is_bounce=1', 'is_automatic='])('%s: 400', async (query) => {
    expect((await client.request('GET', `/api/emails?${query}`)).status).toBe(400);
  });

  test('another organization sees none of these emails', async () => {
    const other = await makeOrganization();
    expect(await (await other.request('GET', '/api/emails?is_automatic=true')).json()).toEqual([]);
  });
});

describe('at 20,000 emails', () => {
  let client: Client;
  beforeAll(async () => {
    client = await makeOrganization();
    await seed(client, 20_000, 2000, 4000);
  });

  test.each([
    ['is_automatic=true', 200],
    ['is_bounce=true', 200],
    ['is_automatic=true&tag=Neo', 200],
    ['is_automatic=false', 400],
    ['is_bounce=false&tag=Support&direction=inbound', 400],
    ['is_automatic=false&is_bounce=true', 5000],
    ['is_automatic=false&tag=Neo&is_read=true', 5000],
  ])('%s: a page of 50 reads at most %i rows in 2 round trips', async (query, most) => {
    const { cost } = await costOf(client, `/api/emails?limit=50&${query}`);
    expect(cost.rowsRead).toBeLessThanOrEqual(most);
    expect(cost.roundTrips).toBeLessThanOrEqual(2);
  });

  test('when very few emails are from a person', async () => {
    const busy = await makeOrganization();
    const seeded = await seed(busy, 5000, 1, 5001);
    await testEnv.DB.prepare('UPDATE emails SET is_automatic = 0 WHERE id = ?').bind(seeded.at(-1)!.id).run();
    const { ids, rowsRead, pages } = await walk(busy, 'is_automatic=false&limit=50');
    expect(ids).toEqual([seeded.at(-1)!.id]);
    expect(rowsRead).toBeLessThanOrEqual(5000);
    expect(pages).toBeLessThanOrEqual(7);
  });
});
