/** Messages that are saved in one batch: as if one after the other, with a bounded number of statements. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newMeter } from '../../../../../bench/counting.ts';
import { ingest, ingestAll, type RawMessage } from '../../../../../src/worker/modules/mail/index.ts';
import { openDatabase } from '../../../../../src/worker/platform/data/database.ts';
import { tagsOf } from '../../../../../src/worker/platform/tags.ts';
import {
  type Client,
  idOf,
  makeOrganization,
  meteredEnv,
  testCtx,
  testEnv,
  testOfOneDatabase,
  withBatches,
} from '../../../helpers.ts';
import { expectKept } from '../conversations/model.ts';
import { writeBounce, writeMail } from '../raw.ts';

interface Mail {
  id: number;
  refs: number[];
  sender: number;
  isOutbound: boolean;
  isAutomatic: boolean;
  file: boolean;
  minute: number;
}

const person = (sender: number) => `Person ${sender} <p${sender}@example.com>`;

function messageOf({ id, refs, sender, isOutbound, isAutomatic, file, minute }: Mail): RawMessage {
  const own = 'Support <support@herald.test>';
  const raw = writeMail({
    id: `m${id}`,
    from: isOutbound ? own : person(sender),
    to: isOutbound ? person(sender) : own,
    subject: `mail ${id}`,
    sentAt: 1.6e12 + minute * 60_000,
    references: refs.map((ref) => `m${ref}`),
    headers: isAutomatic ? ['Auto-Submitted: auto-replied'] : [],
    text: `text ${id}`,
    file: file ? { name: 'a.png', type: 'image/png', content: 'abc' } : undefined,
  });
  return arrival(raw, isOutbound);
}

const arrival = (raw: string, isOutbound = false): RawMessage => ({
  raw: new TextEncoder().encode(raw),
  arrivedAt: 1.7e12,
  direction: isOutbound ? 'outbound' : 'inbound',
});

const mail = (over: Partial<Mail> = {}): Mail => ({
  id: 1,
  refs: [],
  sender: 0,
  isOutbound: false,
  isAutomatic: false,
  file: false,
  minute: 0,
  ...over,
});

const arbitraryMail = (ids: number) =>
  fc.record<Mail>({
    id: fc.integer({ min: 0, max: ids }),
    refs: fc.array(fc.integer({ min: 0, max: ids }), { maxLength: 3 }),
    sender: fc.integer({ min: 0, max: 3 }),
    isOutbound: fc.boolean(),
    isAutomatic: fc.constantFrom(false, false, true),
    file: fc.boolean(),
    minute: fc.integer({ min: 0, max: 5 }),
  });

/** Saves messages as their callers do: in one batch, or if that fails one by one. */
async function saveTogether(client: Client, mails: Mail[], isHistory = false): Promise<void> {
  const ctx = testCtx(client.organizationId);
  const messages = mails.map(messageOf);
  await ingestAll(ctx, messages, { isHistory }).catch(async () => {
    for (const message of messages) await ingest(ctx, message, { isHistory });
  });
  await ctx.waited();
}

/** Returns what the organization has, without ids. */
async function contentOf({ organizationId }: Client) {
  const rows = async (query: string) =>
    (await testEnv.DB.prepare(query).bind(organizationId).all()).results
      .map((row) => JSON.stringify(row))
      .sort();
  return {
    emails:
      await rows(`SELECT e.message_id, e.direction, e.is_hidden, e.tag, e.subject, e.body_text, e.recipients,
        (SELECT group_concat(id, ' ') FROM (SELECT DISTINCT o.message_id AS id FROM emails AS o
          WHERE o.thread_id = e.thread_id ORDER BY 1)) AS thread,
        (SELECT json_array(k.title, k.status, k.is_hidden, substr(k.description, 1, 30)) FROM tasks AS k
          WHERE k.email_id = e.id) AS task,
        (SELECT group_concat(a.position || a.filename || a.size || a.is_inline) FROM attachments AS a
          WHERE a.email_id = e.id) AS files,
        (SELECT count(*) FROM email_terms WHERE rowid = e.id) AS indexed,
        (SELECT group_concat(reference, ' ') FROM (SELECT reference FROM email_references
          WHERE email_id = e.id AND from_id IS NULL ORDER BY 1)) AS named
      FROM emails AS e WHERE e.organization_id = ?`),
    threads:
      await rows(`SELECT first_message_id, message_count, unread_count, has_attachment, tags, direction, last_at
      FROM threads WHERE organization_id = ?`),
    ids: await rows(`SELECT message_id FROM thread_messages WHERE organization_id = ?`),
    contacts:
      await rows(`SELECT address, mail_name, mail_name_at, first_mail_at, last_mail_at, mails_in, mails_out,
        is_indexed FROM contacts WHERE organization_id = ?`),
    counts: await rows(
      'SELECT tag, direction, is_read, count FROM email_counts WHERE organization_id = ? AND count > 0',
    ),
    tasks: await rows('SELECT status, count FROM task_counts WHERE organization_id = ? AND count > 0'),
    events: await rows(`SELECT type, json_remove(data, '$.email_id', '$.task_id') AS data,
        data ->> 'task_id' IS NULL AS without FROM events WHERE organization_id = ?`),
  };
}

async function inBatches(mails: Mail[], sizes: number[], client: Client): Promise<void> {
  let [at, turn] = [0, 0];
  while (at < mails.length) {
    const size = Math.max(1, sizes[turn++ % sizes.length]!);
    await saveTogether(client, mails.slice(at, at + size));
    at += size;
  }
}

describe('messages that are saved at once', () => {
  test('are stored as if one after the other, whatever refers to whatever, in batches of any size', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(arbitraryMail(20), { minLength: 1, maxLength: 25 }),
        fc.array(fc.integer({ min: 1, max: 25 }), { minLength: 1, maxLength: 4 }),
        async (mails, sizes) => {
          const [together, apart] = [await makeOrganization(), await makeOrganization()];
          await inBatches(mails, sizes, together);
          await inBatches(mails, [1], apart);
          expect(await contentOf(together)).toEqual(await contentOf(apart));
          await expectKept(together.organizationId);
        },
      ),
      { numRuns: 40 },
    );
  });

  test('have the same threads in three orders', async () => {
    const mails = Array.from({ length: 25 }, (_, id) =>
      mail({ id, refs: id % 7 === 0 ? [] : [id - (id % 3) - 1, (id * 5) % 25], minute: id }),
    );
    const orders = [
      mails,
      mails.toReversed(),
      mails.toSorted((a, b) => ((a.id * 11) % 25) - ((b.id * 11) % 25)),
    ];
    const results = [];
    for (const order of orders) {
      const client = await makeOrganization();
      await saveTogether(client, order);
      await expectKept(client.organizationId);
      const { emails, threads } = await contentOf(client);
      results.push({
        emails: emails.map((row) => (JSON.parse(row) as { thread: string }).thread).sort(),
        threads,
      });
    }
    expect(results[1]).toEqual(results[0]);
    expect(results[2]).toEqual(results[0]);
  });

  test('change nothing when they come again', async () => {
    const client = await makeOrganization();
    const mails = Array.from({ length: 12 }, (_, id) => mail({ id, refs: [id + 1], file: id % 2 === 0 }));
    await saveTogether(client, mails);
    const before = await contentOf(client);
    await saveTogether(client, mails);
    await saveTogether(client, [...mails.toReversed(), mail({ id: 1 })]);
    expect(await contentOf(client)).toEqual(before);
  });

  test('are saved once when overlapping batches come at once', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(arbitraryMail(12), { minLength: 1, maxLength: 10 }), {
          minLength: 2,
          maxLength: 6,
        }),
        async (batches) => {
          const client = await makeOrganization();
          await Promise.all(batches.map((batch) => saveTogether(client, batch)));
          await expectKept(client.organizationId);
          const { events, emails } = await contentOf(client);
          expect(events).toHaveLength(emails.length);
        },
      ),
      { numRuns: 15 },
    );
  });

  test('have ids in their order, those of history too', async () => {
    const client = await makeOrganization();
    await saveTogether(client, [mail({ id: 1 }), mail({ id: 2 })]);
    await saveTogether(client, [mail({ id: 3 }), mail({ id: 4, refs: [1] }), mail({ id: 5 })], true);
    await saveTogether(client, [mail({ id: 6 }), mail({ id: 7 })], true);
    const { results } = await testEnv.DB.prepare(
      'SELECT e.message_id, e.id, t.id AS task FROM emails AS e JOIN tasks AS t ON t.email_id = e.id WHERE e.organization_id = ? ORDER BY e.id',
    )
      .bind(client.organizationId)
      .all<{ message_id: string; id: number; task: number }>();
    const base = idOf(client.organizationId, 0);
    expect(
      results.map(({ message_id, id, task }) => [Number(/\d+/.exec(message_id)), id - base, task - base]),
    ).toEqual([
      [6, -5, -5],
      [7, -4, -4],
      [3, -3, -3],
      [4, -2, -2],
      [5, -1, -1],
      [1, 1, 1],
      [2, 2, 2],
    ]);
    await expectKept(client.organizationId);
  });

  test('and are from a blocked sender connect nothing', async () => {
    const client = await makeOrganization();
    await client.request('POST', '/api/contacts/block', { address: 'p1@example.com' });
    const mails = [mail({ id: 1 }), mail({ id: 2, refs: [1, 3], sender: 1 }), mail({ id: 3 })];
    await saveTogether(client, mails);
    const { emails, events } = await contentOf(client);
    expect(emails.map((row) => JSON.parse(row) as { thread: string; is_hidden: number })).toMatchObject([
      { thread: '<m1@example.com>', is_hidden: 0 },
      { thread: '<m2@example.com>', is_hidden: 1 },
      { thread: '<m3@example.com>', is_hidden: 0 },
    ]);
    expect(events).toHaveLength(2);
    await expectKept(client.organizationId);
  });

  test('and come into conversations that a person has parted are saved one by one', async () => {
    const [together, apart] = [await makeOrganization(), await makeOrganization()];
    const late = [mail({ id: 5, refs: [3, 2] }), mail({ id: 6, refs: [1] }), mail({ id: 7, refs: [5, 6] })];
    for (const client of [together, apart]) {
      for (const each of [mail({ id: 1 }), mail({ id: 2, refs: [1] }), mail({ id: 3, refs: [2] })]) {
        await saveTogether(client, [each]);
      }
      const split = await client.request('POST', `/api/threads/${idOf(client.organizationId, 1)}/split`, {
        email_ids: [idOf(client.organizationId, 3)],
      });
      expect(split.status).toBe(200);
    }
    await expect(ingestAll(testCtx(together.organizationId), late.map(messageOf))).rejects.toThrow();
    await saveTogether(together, late);
    for (const each of late) await saveTogether(apart, [each]);
    expect(await contentOf(together)).toEqual(await contentOf(apart));
    await expectKept(together.organizationId);
  });
});

describe('a batch that breaks off', () => {
  test('after the writes to R2 leaves nothing but objects, and succeeds when it is repeated', async () => {
    const client = await makeOrganization();
    const mails = [mail({ id: 1, file: true }), mail({ id: 2, refs: [1] })];
    const env = withBatches(testEnv, async (run, queries) => {
      if (queries.length > 10) throw new Error('The Worker was killed.');
      return run();
    });
    const db = openDatabase(env);
    await expect(ingestAll(testCtx(client.organizationId, { db }), mails.map(messageOf))).rejects.toThrow(
      'killed',
    );
    expect((await contentOf(client)).emails).toEqual([]);
    await saveTogether(client, mails);
    expect((await contentOf(client)).emails).toHaveLength(2);
    await expectKept(client.organizationId);
  });

  test('by one message saves the others', async () => {
    const client = await makeOrganization();
    const good = [mail({ id: 1 }), mail({ id: 3, refs: [1] })].map(messageOf);
    const bad = { ...good[0]!, raw: new Uint8Array() };
    const ctx = testCtx(client.organizationId);
    await expect(ingestAll(ctx, [good[0]!, bad, good[1]!])).rejects.toThrow();
    expect((await contentOf(client)).emails).toEqual([]);
  });
});

describe('a bounce', () => {
  test('of an email in the same batch begins a new one, and its note is on the task of the conversation', async () => {
    const client = await makeOrganization();
    const original = mail({ id: 1, refs: [9], isOutbound: true });
    const bounce = arrival(
      writeBounce({
        id: 'bounce',
        original: 'm1',
        recipient: 'p0@example.com',
        to: 'support@herald.test',
      }),
    );
    const ctx = testCtx(client.organizationId);
    const messages = [
      messageOf(mail({ id: 9 })),
      messageOf(original),
      bounce,
      messageOf(mail({ id: 4, refs: [1] })),
    ];
    const outcomes = await ingestAll(ctx, messages);
    expect(outcomes.map(({ created }) => created)).toEqual([true, true, true, true]);
    const { results } = await testEnv.DB.prepare(
      'SELECT b.bounced_email_id, n.task_id, n.email_id, (SELECT count(*) FROM tasks AS t WHERE t.email_id = b.email_id) AS tasks FROM bounces AS b JOIN task_notes AS n ON n.email_id = b.email_id WHERE b.organization_id = ?',
    )
      .bind(client.organizationId)
      .all();
    const ids = outcomes.map(({ emailId }) => emailId);
    expect(results).toEqual([
      { bounced_email_id: ids[1], task_id: expect.any(Number), email_id: ids[2], tasks: 0 },
    ]);
  });
});

describe('the cost of a batch', () => {
  const counted = async (client: Client, mails: RawMessage[]) => {
    const meter = newMeter();
    const sizes: number[] = [];
    const env = withBatches(meteredEnv(meter), (run, queries) => {
      sizes.push(queries.length);
      return run();
    });
    const db = openDatabase(env);
    const ctx = testCtx(client.organizationId, { db });
    // A run that saves several batches reads the tags once.
    await tagsOf(ctx);
    sizes.length = 0;
    await ingestAll(ctx, mails);
    return { sizes, rowsWritten: meter.rowsWritten, rowsRead: meter.rowsRead };
  };

  testOfOneDatabase(
    'of 25 emails with references, attachments and bounces: two trips, at most 100 statements',
    async () => {
      const client = await makeOrganization();
      const mails = Array.from({ length: 25 }, (_, id) =>
        messageOf(mail({ id, refs: id > 0 ? [id - 1, 100 + id] : [], file: true, sender: id % 4 })),
      );
      const to = 'support@herald.test';
      const bounced = mails.map((message, id) =>
        id % 3 === 0 && id < 24
          ? arrival(writeBounce({ id: `m${id}`, original: `lost${id}`, recipient: 'p@example.com', to }))
          : message,
      );
      const { sizes } = await counted(client, bounced);
      // The third batch adds the contacts to their index, after the response.
      expect(sizes.slice(2)).toEqual([4]);
      expect(Math.max(...sizes)).toBeLessThanOrEqual(100);
      const bounces = await testEnv.DB.prepare('SELECT count(*) AS n FROM bounces WHERE organization_id = ?')
        .bind(client.organizationId)
        .first<{ n: number }>();
      expect(bounces!.n).toBe(8);
    },
  );

  testOfOneDatabase('is in rows written at most that of the same emails one by one', async () => {
    const [together, apart] = [await makeOrganization(), await makeOrganization()];
    const mails = Array.from({ length: 25 }, (_, id) =>
      messageOf(mail({ id, refs: id % 5 === 0 ? [] : [id - 1], sender: id % 4, minute: id })),
    );
    const { rowsWritten, sizes } = await counted(together, mails);
    // The third batch adds the contacts to their index, after the response.
    expect(sizes.slice(2)).toEqual([4]);
    let single = 0;
    for (const each of mails) single += (await counted(apart, [each])).rowsWritten;
    expect(rowsWritten).toBeLessThan(single);
    expect(await contentOf(together)).toEqual(await contentOf(apart));
  });
});
