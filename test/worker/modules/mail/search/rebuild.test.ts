import { afterEach, beforeEach, expect, test } from 'vitest';
import type { EmailSummary } from '../../../../../src/contract/mail/emails.ts';
import { continueSearchRebuild } from '../../../../../src/worker/modules/mail/search/rebuild.ts';
import { type Client, makeOrganization, testCtx, testEnv } from '../../../helpers.ts';
import { putEmails } from './seed.ts';

const { DB } = testEnv;

/** The state after `npm run rebuild-search`, but from `afterId` on, to leave out the mail of other tests. */
async function forget(afterId: number): Promise<void> {
  await DB.batch([
    DB.prepare("INSERT INTO email_terms (email_terms) VALUES ('delete-all')"),
    DB.prepare('INSERT INTO search_rebuild VALUES (1, ?)').bind(afterId),
  ]);
}

const position = () => DB.prepare('SELECT after_id FROM search_rebuild').first<number>('after_id');

async function found(client: Client): Promise<number> {
  const response = await client.request('GET', '/api/emails?search=needle&limit=200');
  return ((await response.json()) as EmailSummary[]).length;
}

/** The number of indexed emails of the organization. */
const indexedOf = (client: Client) =>
  DB.prepare(
    `SELECT count(*) AS n FROM email_terms WHERE email_terms MATCH 'nee'
      AND rowid BETWEEN CAST(?1 AS INTEGER) AND CAST(?1 AS INTEGER) + 1000`,
  )
    .bind(client.organizationId * 2 ** 32)
    .first<number>('n');

let client: Client;
let first: number;

beforeEach(async () => {
  client = await makeOrganization();
  first = client.organizationId * 2 ** 32;
  const email = { tag: 'Info', direction: 'inbound', is_read: false } as const;
  await putEmails(
    client.organizationId,
    Array.from({ length: 130 }, (_, i) => ({
      ...email,
      subject: `Number ${i}`,
      text: i % 13 === 0 ? 'needle' : 'hay',
      received_at: i,
    })),
  );
});
afterEach(() => DB.prepare('DELETE FROM search_rebuild').run());

test('searches find every email before, during and after a rebuild, also new ones', async () => {
  await forget(first);
  expect(await found(client)).toBe(10);

  const saves = Array.from({ length: 10 }, (_, i) =>
    client.request('POST', '/api/emails', {
      message_id: `<${i}@example.com>`,
      from_address: 'kim@example.com',
      to_address: 'info@herald.test',
      subject: 'a needle more',
      body_text: 'x',
    }),
  );
  const ctx = testCtx(client.organizationId);
  await Promise.all([...saves, continueSearchRebuild(ctx), continueSearchRebuild(ctx)]);
  await continueSearchRebuild(ctx);
  expect(await position()).toBeNull();
  expect(await found(client)).toBe(20);
  expect(await indexedOf(client)).toBe(20);
});

test('a rebuild resumes at its position', async () => {
  await forget(first);
  let now = 0;
  const ctx = testCtx(client.organizationId, { now: () => (now += 25_000) });
  await continueSearchRebuild(ctx);
  expect(await position()).toBe(first + 50);
  expect(await found(client)).toBe(10);
  await continueSearchRebuild(ctx);
  expect(await position()).toBe(first + 100);
  for (let i = 0; i < 3; i++) await continueSearchRebuild(ctx);
  expect(await position()).toBeNull();
  expect(await found(client)).toBe(10);
});

test('an email that is indexed twice is found once', async () => {
  await DB.prepare('INSERT INTO search_rebuild VALUES (1, ?)').bind(first).run();
  await continueSearchRebuild(testCtx(client.organizationId));
  expect(await position()).toBeNull();
  expect(await found(client)).toBe(10);
});
