/** An organization with many tags, inboxes and mails. */
import { expect } from 'vitest';
import { createInbox } from '../../../../src/worker/modules/inboxes/create.ts';
import { ingestAll } from '../../../../src/worker/modules/mail/index.ts';
import { costOf } from '../../counting.ts';
import { type Client, makeOrganization, testCtx, testEnv } from '../../helpers.ts';
import { writeMail } from '../mail/raw.ts';
import { inboxBody } from '../sync/world.ts';
import { expectAsModel, tagId } from './as-model.ts';
import { Model } from './model.ts';

const OWN = 60;
const INBOXES = 40;
/** The mails that are saved at once. */
const BATCH = 25;

/** Saves inbound mails to these addresses, from an hour ago on, and returns their ids in the same order. */
export async function saveTo(
  organizationId: number,
  addresses: string[],
  first: number,
  over: Parameters<typeof testCtx>[1] = {},
): Promise<number[]> {
  const began = Date.now() - 3_600_000;
  const ids: number[] = [];
  for (let at = 0; at < addresses.length; at += BATCH) {
    const messages = addresses.slice(at, at + BATCH).map((to, i) => {
      const n = first + at + i;
      const raw = writeMail({
        id: `n${n}`,
        from: 'kim@example.com',
        to,
        subject: `Mail ${n}`,
        text: 'Hello.',
      });
      return { raw: new TextEncoder().encode(raw), arrivedAt: began + n };
    });
    const outcomes = await ingestAll(testCtx(organizationId, over), messages);
    ids.push(...outcomes.map(({ emailId }) => emailId));
  }
  return ids;
}

/** Adds 60 tags, of which 20 by an inbox and some are renamed, and 40 inboxes. */
async function makeMany(): Promise<{ client: Client; model: Model }> {
  const client = await makeOrganization();
  const model = new Model();
  const nameOf = (n: number) => `Team-${n}`;
  for (let n = INBOXES / 2; n < OWN; n++) {
    const response = await client.request('POST', '/api/tags', { name: nameOf(n) });
    expect(response.status).toBe(model.add(nameOf(n)));
  }
  const env = {
    ...testEnv,
    LIMIT_INBOXES: String(INBOXES),
    OUTSIDE_LIMIT: { limit: async () => ({ success: true }) },
  } as typeof testEnv;
  for (let n = 0; n < INBOXES; n++) {
    const address = `box${n}@company.example`;
    const ctx = testCtx(client.organizationId, { env });
    const { id } = await createInbox(ctx, { ...inboxBody, email_address: address, tag: nameOf(n) });
    await ctx.waited();
    if (!model.find(nameOf(n))) model.add(nameOf(n));
    model.addInbox(id, address, nameOf(n), true);
  }
  for (let n = 0; n < OWN; n += 3) {
    const { id } = model.find(nameOf(n))!;
    const change = { name: `Renamed ${n}`, order: n + 1 };
    const response = await client.request('PATCH', `/api/tags/${tagId(client, id)}`, change);
    expect(response.status).toBe(model.change(id, change));
  }
  return { client, model };
}

/**
 * Checks that with 60 own tags, 40 inboxes and as many mails for each tag, all lists and numbers are the model's, and that
 * a list of an own tag reads no more rows than one of a built-in tag.
 */
export async function checkMany(mailsATag: number): Promise<void> {
  const { client, model } = await makeMany();
  const keys = model.tags.map(({ key }) => key).sort();
  const addressOf = (key: string, round: number) =>
    (round % 2 === 0 ? undefined : model.inboxes.find(({ tag }) => tag === key)?.address) ??
    `${key}@company.example`;
  const addresses = Array.from({ length: mailsATag }, (_, round) =>
    keys.map((key) => addressOf(key, round)),
  ).flat();
  const ids = await saveTo(client.organizationId, addresses, 0);
  for (const [i, id] of ids.entries()) model.save(id, addresses[i]!);
  const trashed = model.mails.filter((_, i) => Math.floor(i / keys.length) % 7 === 3);
  for (let at = 0; at < trashed.length; at += 100) {
    const some = trashed.slice(at, at + 100);
    const body = { ids: some.map(({ id }) => id), state: 'trash' };
    expect((await client.request('PATCH', '/api/threads', body)).status).toBe(200);
    for (const mail of some) model.setState(mail, 'trash');
  }
  await expectAsModel(client, model, (name) => [name]);
  await expectCosts(client, model);
}

async function expectCosts(client: Client, model: Model): Promise<void> {
  const own = model.tags.filter(({ id }) => id > 5);
  const builtIn = model.tags.filter(({ id }) => id <= 5);
  const some = [own[0]!, own[1]!, own[OWN / 2]!, own.at(-1)!];
  const paths = [
    '/api/emails?tag=',
    '/api/emails?is_read=false&limit=10&tag=',
    '/api/emails?is_automatic=false&limit=10&tag=',
    '/api/threads?tag=',
    '/api/threads?is_read=false&limit=10&tag=',
    '/api/tasks?tag=',
    '/api/reports?tag=',
    '/api/emails?limit=10&q=tag:',
  ];
  for (const path of paths) {
    const rowsOf = async (tags: typeof own) => {
      const rows: number[] = [];
      for (const { key } of tags) {
        const { response, cost } = await costOf(client, `${path}${key}`);
        expect([path, key, response.status]).toEqual([path, key, 200]);
        rows.push(cost.rowsRead);
      }
      return rows;
    };
    const [ownRows, builtInRows] = [await rowsOf(some), await rowsOf(builtIn)];
    expect([path, Math.max(...ownRows)]).toEqual([path, Math.max(...builtInRows)]);
  }
}
