import { afterEach, beforeEach, expect, test } from 'vitest';
import type { EmailSummary } from '../../../../../src/contract/mail/emails.ts';
import { builtInTag } from '../../../../../src/lib/tags.ts';
import { continueSearchRebuild } from '../../../../../src/worker/modules/mail/search-index/rebuild.ts';
import { type Client, makeOrganization, testCtx, testEnv } from '../../../helpers.ts';
import { putEmails } from './seed.ts';

const { DB } = testEnv;

/** Restores the state after `npm run rebuild-search`, but starting after `afterId`, without the mail of other tests. */
async function forget(afterId: number): Promise<void> {
  await DB.batch([
    DB.prepare("INSERT INTO email_terms (email_terms) VALUES ('delete-all')"),
    DB.prepare('INSERT INTO search_fills VALUES (1, ?)').bind(afterId),
  ]);
}

const position = () => DB.prepare('SELECT after_id FROM search_fills').first<number>('after_id');

async function found(client: Client): Promise<number> {
  const response = await client.request('GET', '/api/emails?search=needle&limit=200');
  return ((await response.json()) as EmailSummary[]).length;
}

/** Returns the number of indexed emails of the organization. */
const indexedOf = (client: Client) =>
  DB.prepare(
    `SELECT count(*) AS n FROM email_terms WHERE email_terms MATCH 'nee'
      AND rowid BETWEEN CAST(?1 AS INTEGER) AND CAST(?1 AS INTEGER) + 4294967295`,
  )
    .bind(client.organizationId * 2 ** 32)
    .first<number>('n');

let client: Client;
let first: number;

beforeEach(async () => {
  client = await makeOrganization();
  first = client.organizationId * 2 ** 32;
  const email = { tag: builtInTag('Info'), direction: 'inbound', is_read: false } as const;
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
afterEach(() => DB.prepare('DELETE FROM search_fills').run());

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
  await DB.prepare('INSERT INTO search_fills VALUES (1, ?)').bind(first).run();
  await continueSearchRebuild(testCtx(client.organizationId));
  expect(await position()).toBeNull();
  expect(await found(client)).toBe(10);
});

test('filling adds the people, the files and the whole text of older mail', async () => {
  const key = `test/bodies/${first}.json.gz`;
  const whole = `${'x '.repeat(9_000)}behind the row`;
  const body = new Blob([JSON.stringify({ text: whole, html: '' })]).stream();
  await testEnv.BUCKET.put(
    key,
    await new Response(body.pipeThrough(new CompressionStream('gzip'))).arrayBuffer(),
  );
  await DB.batch([
    DB.prepare("UPDATE emails SET from_name = 'Anna', body_text = ?2, body_key = ?3 WHERE id = ?1").bind(
      first + 7,
      whole.slice(0, 16_384),
      key,
    ),
    DB.prepare(
      `INSERT INTO attachments (email_id, position, organization_id, filename, content_type, size, is_inline, key)
      VALUES (?1, 1, ?2, 'a.pdf', 'application/pdf', 1, 0, 'test/file'), (?1 + 1, 1, ?2, 'b.png', 'image/png', 1, 1, 'test/image')`,
    ).bind(first + 7, client.organizationId),
  ]);
  await forget(first);
  const idsOf = async (q: string) => {
    const response = await client.request('GET', `/api/emails?${new URLSearchParams({ q })}`);
    return ((await response.json()) as EmailSummary[]).map(({ id }) => id);
  };
  // Until it is filled, the rows themselves are read.
  expect(await idsOf('from:anna has:attachment')).toEqual([first + 7]);
  await Promise.all([1, 2].map(() => continueSearchRebuild(testCtx(client.organizationId))));
  await continueSearchRebuild(testCtx(client.organizationId));
  expect(await position()).toBeNull();
  for (const q of ['from:anna', 'has:attachment', '"behind the row"', '"x behind"']) {
    expect(await idsOf(q), q).toEqual([first + 7]);
  }
});

test('filling takes very long texts few at a time, and mail whose id is below the others', async () => {
  const text = `${'long '.repeat(250_000)}needle`;
  for (const n of [-3, -2, -1]) {
    const key = `test/bodies/${first + 200 + n}.json`;
    await testEnv.BUCKET.put(
      key,
      await new Response(
        new Blob([JSON.stringify({ text: `${text.slice(0, 900_000)} needle`, html: '' })])
          .stream()
          .pipeThrough(new CompressionStream('gzip')),
      ).arrayBuffer(),
    );
    await DB.prepare(
      `INSERT INTO emails (id, organization_id, save_id, thread_id, message_id, direction, tag, is_read, received_at, created_at,
        from_address, from_name, to_address, recipients, subject, body_text, size, body_key)
      VALUES (?1, ?2, 'put', ?3, ?4, 'inbound', 'Info', 0, 1, 0, 'k@e.com', '', 'i@h.test', '{"to":[],"cc":[]}', '', ?5, 1, ?6)`,
    )
      .bind(first + 200 + n, client.organizationId, first + 1, `<long${n}@x>`, text.slice(0, 16_384), key)
      .run();
  }
  await forget(first);
  await continueSearchRebuild(testCtx(client.organizationId));
  expect(await position()).toBeNull();
  expect(await found(client)).toBe(13);
});
