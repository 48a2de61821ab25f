import { beforeAll, describe, expect, test } from 'vitest';
import type { Contact } from '../../../../../src/contract/mail/contacts.ts';
import { wordsOf } from '../../../../../src/worker/modules/mail/correspondents/words.ts';
import { costOf } from '../../../counting.ts';
import { type Client, makeOrganization, testEnv } from '../../../helpers.ts';
import { seedEmails } from '../reading/seed.ts';

interface Seeded {
  id: number;
  address: string;
  name: string;
  last: number;
  blocked: boolean;
}

let client: Client;
let seeded: Seeded[];

/** Creates contacts of whom many wrote at the same time, a tenth of them blocked, with names that begin alike. */
async function seed(organizationId: number, count: number): Promise<Seeded[]> {
  const contacts = Array.from({ length: count }, (_, i) => ({
    id: organizationId * 2 ** 32 + i + 1,
    address: `kim${i}@${i % 40 === 0 ? 'rare' : 'kimono'}.example`,
    name: i % 3 === 0 ? '' : `Kim Kimball ${i}`,
    last: i % 4 === 0 ? 1.7e12 : 1.7e12 + ((i * 7919) % 1009) * 1000,
    blocked: i % 10 === 0,
  }));
  for (let i = 0; i < count; i += 200) {
    const part = contacts
      .slice(i, i + 200)
      .map((each) => ({ ...each, words: wordsOf(each.address, each.name) }));
    const json = JSON.stringify(part);
    await testEnv.DB.batch([
      testEnv.DB.prepare(
        `INSERT INTO contacts (id, organization_id, address, mail_name, first_mail_at, last_mail_at, mails_in, is_blocked,
          words, is_indexed, created_at, updated_at)
        SELECT value ->> 'id', ?1, value ->> 'address', value ->> 'name', 1, value ->> 'last', 1, value ->> 'blocked',
          value -> 'words', 1, 0, 0 FROM json_each(?2)`,
      ).bind(organizationId, json),
      testEnv.DB.prepare(
        `INSERT INTO contact_words SELECT ?1, w.value, c.value ->> 'id'
        FROM json_each(?2) AS c, json_each(c.value -> 'words') AS w`,
      ).bind(organizationId, json),
    ]);
  }
  return contacts;
}

beforeAll(async () => {
  client = await makeOrganization();
  seeded = await seed(client.organizationId, 1200);
  await seed((await makeOrganization()).organizationId, 400);
  await costOf(client, '/api/stats');
});

async function readAll(first: string) {
  const ids: number[] = [];
  let [rowsRead, roundTrips] = [0, 0];
  let path: string | null = first;
  for (let pages = 0; path; pages++) {
    const { response, cost } = await costOf(client, path);
    expect(response.status).toBe(200);
    rowsRead = Math.max(rowsRead, cost.rowsRead);
    roundTrips = Math.max(roundTrips, cost.roundTrips);
    ids.push(...(await response.json<Contact[]>()).map(({ id }) => id));
    const url = /^<([^>]+)>; rel="next"$/.exec(response.headers.get('link') ?? '')?.[1];
    path = url ? url.replace('http://localhost', '') : null;
    expect(pages).toBeLessThan(200);
  }
  return { ids, rowsRead, roundTrips };
}

const newestFirst = (a: Seeded, b: Seeded) => b.last - a.last || b.id - a.id;

describe.each([undefined, 'true', 'false'])('the list with is_blocked %s', (blocked) => {
  const matches = (each: Seeded) => blocked === undefined || each.blocked === (blocked === 'true');
  const query = blocked === undefined ? '' : `&is_blocked=${blocked}`;

  test('has each contact once, newest last email first, within the budget', async () => {
    const { ids, rowsRead, roundTrips } = await readAll(`/api/contacts?limit=50${query}`);
    expect(ids).toEqual(
      seeded
        .filter(matches)
        .sort(newestFirst)
        .map(({ id }) => id),
    );
    expect(rowsRead).toBeLessThanOrEqual(200);
    expect(roundTrips).toBeLessThanOrEqual(2);
  });

  test.each(['kim', 'KIMBALL', 'rare', 'kim7', 'kim11@kimono', 'kim 11', 'nobody', 'kim99 kimo'])(
    'a search for %s finds each contact once, within the budget',
    async (search) => {
      const path = `/api/contacts?limit=50&search=${encodeURIComponent(search)}${query}`;
      const { ids, rowsRead, roundTrips } = await readAll(path);
      const terms = search.toLowerCase().split(' ');
      const found = seeded.filter(
        (each) =>
          matches(each) &&
          terms.every((term) => wordsOf(each.address, each.name).some((word) => word.startsWith(term))),
      );
      expect([...ids].sort()).toEqual(found.map(({ id }) => id).sort());
      expect(rowsRead).toBeLessThanOrEqual(200);
      expect(roundTrips).toBeLessThanOrEqual(2);
    },
  );
});

test('pages by offset equal pages by cursor, and a search has none', async () => {
  const response = await client.request('GET', '/api/contacts?limit=50&offset=100');
  const ids = (await response.json<Contact[]>()).map(({ id }) => id);
  expect(ids).toEqual(
    [...seeded]
      .sort(newestFirst)
      .slice(100, 150)
      .map(({ id }) => id),
  );
  expect((await client.request('GET', '/api/contacts?search=kim&offset=1')).status).toBe(400);
  expect((await client.request('GET', '/api/contacts?cursor=x')).status).toBe(400);
});

test('the conversations of a contact of 20,000 emails come each once, within the budget', async () => {
  const busy = await makeOrganization();
  await seedEmails(busy.organizationId, 3000);
  const { DB } = testEnv;
  await DB.batch([
    DB.prepare('UPDATE emails SET thread_id = id - (id % 3) + 1 WHERE organization_id = ?1').bind(
      busy.organizationId,
    ),
    DB.prepare(
      `UPDATE threads SET last_email_id = id, last_at = 0, direction = 'inbound', first_message_id = 'x', subject = 'x'
      WHERE organization_id = ?`,
    ).bind(busy.organizationId),
    DB.prepare(
      `INSERT INTO contacts (id, organization_id, address, created_at, updated_at)
      VALUES (CAST(?1 AS INTEGER) * 4294967296 + 1, ?1, 'kim@example.com', 0, 0)`,
    ).bind(busy.organizationId),
  ]);
  client = busy;
  await costOf(client, '/api/stats');
  const { ids, rowsRead, roundTrips } = await readAll(
    `/api/contacts/${busy.organizationId * 2 ** 32 + 1}/threads?limit=50`,
  );
  const { results } = await DB.prepare(
    `SELECT DISTINCT thread_id AS id FROM emails WHERE organization_id = ? AND contact_address = 'kim@example.com'
      AND thread_id IN (SELECT id FROM threads)`,
  )
    .bind(busy.organizationId)
    .all<{ id: number }>();
  expect([...ids].sort()).toEqual(results.map(({ id }) => id).sort());
  expect(rowsRead).toBeLessThanOrEqual(200);
  expect(roundTrips).toBeLessThanOrEqual(3);
});
