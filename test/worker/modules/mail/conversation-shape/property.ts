import fc from 'fast-check';
import { expect } from 'vitest';
import { ingest } from '../../../../../src/worker/modules/mail/index.ts';
import { type Client, idOf, makeOrganization, testCtx, testEnv } from '../../../helpers.ts';
import { expectKept } from '../conversations/model.ts';
import { type Mail, Model } from './model.ts';

const id = fc.integer({ min: 0, max: 11 }).map((n) => `m${n}@example.com`);
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('save' as const),
      id,
      isOutbound: fc.boolean(),
      inReplyTo: fc.option(id, { freq: 2 }),
      references: fc.array(id, { maxLength: 3 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('merge' as const),
      picks: fc.array(fc.nat(50), { minLength: 2, maxLength: 4 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('split' as const),
      pick: fc.nat(50),
      mask: fc.integer({ min: 1, max: 4095 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('undo' as const), pick: fc.nat(3) }) },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

function rawOf({ id: own, inReplyTo, references }: Mail): Uint8Array {
  const lines = [
    `Message-ID: <${own}>`,
    'From: kim@example.com',
    'To: support@herald.test',
    'Subject: s',
    ...(inReplyTo === null ? [] : [`In-Reply-To: <${inReplyTo}>`]),
    ...(references.length > 0 ? [`References: ${references.map((each) => `<${each}>`).join(' ')}`] : []),
    '',
    'text',
  ];
  return new TextEncoder().encode(lines.join('\r\n'));
}

/** Returns the emails of the organization, by number, and the thread of each. */
async function stored({ organizationId }: Client) {
  const base = idOf(organizationId, 0);
  const { DB } = testEnv;
  const [emails, ids] = await DB.batch<{ id: number | string; thread_id: number }>(
    [
      'SELECT id, thread_id FROM emails WHERE organization_id = ? ORDER BY id',
      `SELECT message_id AS id, thread_id FROM thread_messages
        WHERE organization_id = ? AND message_id NOT LIKE 'merge %' ORDER BY message_id`,
    ].map((sql) => DB.prepare(sql).bind(organizationId)),
  );
  return {
    emails: emails!.results.map((email) => email.thread_id - base),
    ids: Object.fromEntries(ids!.results.map((row) => [row.id, row.thread_id - base])),
  };
}

/** Takes a step in Herald and in the model. `tokens` are those of both for each change that can be undone. */
async function take(client: Client, model: Model, step: Step, tokens: [string, number][]): Promise<void> {
  const base = idOf(client.organizationId, 0);
  if (step.kind === 'save') {
    const direction = step.isOutbound ? ('outbound' as const) : ('inbound' as const);
    await ingest(testCtx(client.organizationId), { raw: rawOf(step), arrivedAt: 1.7e12, direction });
    model.save(step);
    return;
  }
  const { emails } = model.result();
  if (emails.length === 0) return;
  if (step.kind === 'undo') {
    const [token] = tokens.splice(Math.max(0, tokens.length - 1 - step.pick), 1);
    if (!token) return;
    const response = await client.request('POST', '/api/threads/undo', { token: token[0] });
    expect(response.status).toBe(200);
    model.undo(token[1]);
    return;
  }
  const [response, token] =
    step.kind === 'merge' ? await merge(client, model, step.picks) : await split(client, model, step);
  expect(response.status).toBe(token === null ? 422 : 200);
  if (token !== null) {
    const { undo } = await response.json<{ undo: { token: string } }>();
    tokens.push([undo.token, token]);
  }

  async function merge(to: Client, of: Model, picks: number[]): Promise<[Response, number | null]> {
    const chosen = picks.map((pick) => (pick % emails.length) + 1);
    const ids = chosen.map((email) => base + email);
    return [await to.request('POST', '/api/threads/merge', { ids }), of.merge(chosen)];
  }

  async function split(
    to: Client,
    of: Model,
    { pick, mask }: { pick: number; mask: number },
  ): Promise<[Response, number | null]> {
    const first = (pick % emails.length) + 1;
    const others = emails.flatMap((thread, i) =>
      thread === emails[first - 1] && (mask >> (i % 12)) % 2 === 1 ? [i + 1] : [],
    );
    const chosen = [...new Set([first, ...others])];
    const ids = chosen.map((email) => base + email);
    const answer = await to.request('POST', `/api/threads/${base + first}/split`, { email_ids: ids });
    return [answer, of.split(chosen)];
  }
}

/**
 * Checks that threads match the model after each step of merging, splitting, undoing and late mail in random order.
 * Each run has an organization of its own.
 */
export async function checkShape(runs: number): Promise<void> {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 24 }), async (steps) => {
      const client = await makeOrganization();
      const model = new Model();
      const tokens: [string, number][] = [];
      for (const each of steps) {
        await take(client, model, each, tokens);
        expect(await stored(client)).toEqual(model.result());
      }
      await expectKept(client.organizationId);
    }),
    { numRuns: runs },
  );
}
