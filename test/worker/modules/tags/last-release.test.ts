/** A database from before organizations had tags of their own: all goes on with the five. */
import { applyD1Migrations, reset } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect } from 'vitest';
import type { OrganizationTag } from '../../../../src/contract/tags.ts';
import { forgetHomes } from '../../../../src/worker/platform/data/commit/homes.ts';
import { type Client, call, makeOrganization, testOfOneDatabase } from '../../helpers.ts';
import { inboxBody } from '../sync/world.ts';
import { read } from './as-model.ts';
import { saveTo } from './many.ts';

/** The migration that adds tags, and the first one after those of tags, aliases and what proves them. */
const TAGS = '0082_tags.sql';
const LATER = '0085_actors.sql';
const KEYS = ['hello', 'partners', 'info', 'support', 'neo'];
/** An API key of the owner in the old state. */
const KEY = 'herald_a1B2c3D4a1B2c3D4a1B2c3D4a1B2c3D4a1B2c3D4';

const columns = async () => {
  const { results } = await env.DB.prepare('SELECT name FROM pragma_table_info(?)')
    .bind('organizations')
    .all<{ name: string }>();
  return results.map(({ name }) => name);
};

/** Takes the migrations back, as if the organizations of now were from before. */
async function toLastRelease(): Promise<void> {
  await env.DB.batch(
    [
      'DROP INDEX organizations_moving_tags',
      'ALTER TABLE organizations DROP COLUMN tags',
      'ALTER TABLE organizations DROP COLUMN tags_version',
      'ALTER TABLE inboxes DROP COLUMN aliases',
      'ALTER TABLE drafts DROP COLUMN from_address',
      'DROP TABLE alias_claims',
      'ALTER TABLE inboxes DROP COLUMN alias_proofs',
      'ALTER TABLE inboxes DROP COLUMN proof_address',
    ].map((query) => env.DB.prepare(query)),
  );
  expect(await columns()).not.toContain('tags');
}

async function migrate(): Promise<void> {
  const queries = env.TEST_MIGRATIONS.filter(({ name }) => name >= TAGS && name < LATER).flatMap(
    (each) => each.queries,
  );
  await env.DB.batch(queries.map((query) => env.DB.prepare(query)));
  expect(await columns()).toContain('tags_version');
}

testOfOneDatabase('what 0.1 left is of the five tags', async () => {
  await reset();
  forgetHomes();
  await env.DB.batch(env.TEST_OLD_STATE.map((query) => env.DB.prepare(query)));
  await applyD1Migrations(
    env.DB,
    env.TEST_MIGRATIONS.filter(({ name }) => name > '0075' && name < TAGS),
  );
  expect(await columns()).not.toContain('tags');
  await migrate();
  await applyD1Migrations(
    env.DB,
    env.TEST_MIGRATIONS.filter(({ name }) => name >= LATER),
  );
  const ask = async <Answer>(path: string): Promise<Answer> => {
    const response = await call('GET', `/api/${path}`, undefined, { 'x-api-key': KEY });
    expect([path, response.status]).toEqual([path, 200]);
    return response.json();
  };
  const tags = await ask<OrganizationTag[]>('tags');
  expect(tags.map(({ key, counts }) => [key, counts.emails, counts.unread])).toEqual(
    KEYS.map((key) => (key === 'support' ? [key, 2, 2] : [key, 0, 0])),
  );
  expect(await ask('stats')).toMatchObject({
    emailsByTag: { Hello: 0, Partners: 0, Info: 0, Support: 2, Neo: 0 },
  });
  for (const name of ['Support', 'support']) {
    expect(await ask(`emails?tag=${name}`)).toMatchObject([{ tag: 'Support' }, { tag: 'Support' }]);
    expect(await ask(`tasks?tag=${name}`)).toMatchObject([{ tag: 'Support' }]);
  }
  expect(await ask('emails?q=-tag:support')).toEqual([]);
});

/** Reads everything that shows tags, or that tags filter. */
async function readEverything(client: Client): Promise<Record<string, unknown>> {
  const filtered = [...KEYS, 'Support', 'NEO'].flatMap((name) => [
    `emails?tag=${name}`,
    `emails?q=tag:${name}`,
    `emails?tag=${name}&is_read=false`,
    `threads?tag=${name}`,
    `tasks?tag=${name}`,
    `reports?tag=${name}`,
  ]);
  const whole = ['tags', 'emails', 'threads', 'tasks', 'stats', 'reports', 'inboxes', 'rules'];
  const more = ['canned-replies', 'signatures', 'contacts', 'sync/status'];
  const answers: Record<string, unknown> = {};
  for (const path of [...whole, ...more, ...filtered]) answers[path] = await read(client, `/api/${path}`);
  return answers;
}

testOfOneDatabase('the migration changes no answer, and mail comes in as before', async () => {
  const client = await makeOrganization();
  const post = async (path: string, body: unknown) =>
    expect([path, (await client.request('POST', `/api/${path}`, body)).status]).toEqual([path, 201]);
  await post('inboxes', { ...inboxBody, email_address: 'box@company.example', tag: 'Partners' });
  await post('rules', {
    name: 'r',
    conditions: [{ field: 'tag', operator: 'is', value: 'Neo' }],
    actions: [{ type: 'move', tag: 'Hello' }],
  });
  await post('canned-replies', { name: 'c', html: '<p>Hello.</p>', tags: ['Support', 'Neo'] });
  const addresses = [...KEYS, 'box', 'else', 'support'].map((local) => `${local}@company.example`);
  await saveTo(client.organizationId, addresses, 0);
  const before = await readEverything(client);
  expect(before['stats']).toMatchObject({
    emailsByTag: { Hello: 1, Partners: 2, Info: 2, Support: 2, Neo: 1 },
  });
  await toLastRelease();
  await migrate();
  expect(await readEverything(client)).toEqual(before);

  await saveTo(client.organizationId, addresses, addresses.length);
  expect(await read(client, '/api/stats')).toMatchObject({
    emailsByTag: { Hello: 2, Partners: 4, Info: 4, Support: 4, Neo: 2 },
  });
});
