/** Mail that is older than the first sync of its mailbox: its ids, and the features that do not react to it. */

import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { EmailSummary } from '../../../../../src/contract/mail/emails.ts';
import type { Task } from '../../../../../src/contract/tasks.ts';
import { builtInTag } from '../../../../../src/lib/tags.ts';
import {
  ingest,
  selectNextPersonal,
  selectNextToRead,
  settledUpTo,
} from '../../../../../src/worker/modules/mail/index.ts';
import { commit } from '../../../../../src/worker/platform/data/commit/commit.ts';
import { database } from '../../../../../src/worker/platform/data/database.ts';
import { type Client, idOf, makeOrganization, testCtx, testEnv } from '../../../helpers.ts';
import { makeRuled } from '../../rules/runs/world.ts';
import { events } from '../../sending/outgoing/world.ts';
import { expectKept } from '../conversations/model.ts';

const rawOf = (id: string, references: string[] = [], to = 'support@herald.test') =>
  new TextEncoder().encode(
    [
      `Message-ID: <${id}@example.com>`,
      'From: Kim <kim@example.net>',
      `To: ${to}`,
      'Subject: My parcel',
      `Date: ${new Date().toUTCString()}`,
      ...(references.length > 0
        ? [`References: ${references.map((each) => `<${each}@example.com>`).join(' ')}`]
        : []),
      '',
      'Where is it?',
    ].join('\r\n'),
  );

async function save({ organizationId }: Client, id: string, isHistory = false, references: string[] = []) {
  const message = { raw: rawOf(id, references), arrivedAt: Date.now() };
  return ingest(testCtx(organizationId), message, { isHistory });
}

const list = async <T>(client: Client, path: string) =>
  (await (await client.request('GET', path)).json()) as T[];

describe('the ids of history', () => {
  test('go down from where those of new mail go up, and so do those of its tasks', async () => {
    const client = await makeOrganization();
    const base = idOf(client.organizationId, 0);
    const ids: number[] = [];
    for (const [id, isHistory] of Object.entries({ c: true, d: false, b: true, a: true, e: false })) {
      ids.push((await save(client, id, isHistory)).emailId);
    }
    expect(ids).toEqual([base - 1, base + 1, base - 2, base - 3, base + 2]);
    const tasks = await list<Task>(client, '/api/tasks');
    expect(tasks.map(({ id, email_id }) => [id, email_id])).toEqual(
      [2, 1, -1, -2, -3].map((n) => [base + n, base + n]),
    );
    // A repeated save uses no id.
    await save(client, 'a', true);
    expect((await save(client, 'z', true)).emailId).toBe(base - 4);
    await expectKept(client.organizationId);
  });

  test('lie between the rows of an organization that had counted from 1 and the new ones', async () => {
    const client = await makeOrganization();
    const { organizationId } = client;
    const { emailId } = await save(client, 'old');
    const first = organizationId * 2 ** 32 + 1;
    const { DB } = testEnv;
    await DB.batch([
      DB.prepare('DELETE FROM task_history WHERE organization_id = ?').bind(organizationId),
      DB.prepare('UPDATE tasks SET id = ?, email_id = ? WHERE email_id = ?').bind(first, first, emailId),
      DB.prepare('UPDATE threads SET id = ?1, last_email_id = ?1, task_id = ?1 WHERE id = ?2').bind(
        first,
        emailId,
      ),
      DB.prepare('UPDATE thread_messages SET thread_id = ?1, email_id = ?1 WHERE thread_id = ?2').bind(
        first,
        emailId,
      ),
      DB.prepare('UPDATE emails SET id = ?1, thread_id = ?1 WHERE id = ?2').bind(first, emailId),
      DB.prepare(
        "UPDATE sequences SET value = 1 WHERE organization_id = ? AND name IN ('email', 'task')",
      ).bind(organizationId),
    ]);
    const settled = async () => {
      const db = database(testCtx(organizationId));
      const [[row]] = await commit(db, [
        db.all<{ id: number }>(sql`SELECT ${settledUpTo(organizationId)} AS id`),
      ]);
      return row?.id;
    };
    expect(await settled()).toBe(first);
    const base = idOf(organizationId, 0);
    expect((await save(client, 'h1', true)).emailId).toBe(base - 1);
    expect(await settled()).toBe(first);
    expect((await save(client, 'n1')).emailId).toBe(base + 1);
    expect((await save(client, 'h2', true)).emailId).toBe(base - 2);
    expect((await save(client, 'n2')).emailId).toBe(base + 2);
    expect(await settled()).toBe(base + 2);

    const ctx = testCtx(organizationId);
    for (const next of [selectNextPersonal, selectNextToRead]) {
      const read: number[] = [];
      for (let after = first - 1, n = 0; n < 9; n++) {
        const [[email], [checked]] = await commit(
          database(ctx),
          next(ctx, { after, limit: 2, receivedFrom: 0 }),
        );
        if (email) read.push(email.id);
        if (!email && checked?.last == null) break;
        after = email?.id ?? checked!.last!;
      }
      expect(read).toEqual([first, base + 1, base + 2]);
    }
  });
});

describe('history', () => {
  test('makes its task, and nothing reacts to it; new mail gets it all', async () => {
    const world = await makeRuled({ enabled: true });
    const label = await world.label();
    const rule = await world.rule([{ type: 'label', label_id: label }]);
    const inbox = { id: world.inboxId, emailAddress: world.address, aliases: [], tag: builtInTag('Support') };
    const receive = (id: string, isHistory: boolean) =>
      ingest(
        world.ctx(),
        { raw: rawOf(id, [], world.address), arrivedAt: world.clock.now, inbox },
        { isHistory },
      );
    const old = await receive('old', true);
    await world.runRules();
    await world.run();
    expect(world.sentTo()).toEqual([]);
    expect(await world.log(rule.id)).toEqual([]);
    expect(await world.email(old.emailId)).toMatchObject({ task_id: expect.any(Number) });

    const fresh = await receive('new', false);
    const older = await receive('older', true);
    await world.runRules();
    await world.run();
    expect(world.sentTo()).toEqual(['kim@example.net']);
    expect((await world.log(rule.id)).map(({ email_id }) => email_id)).toEqual([fresh.emailId]);
    const saved = await events(world as never, 'email.saved');
    expect(
      saved
        .filter(({ direction }) => direction === 'inbound')
        .map(({ email_id, is_history }) => [email_id, is_history]),
    ).toEqual([
      [old.emailId, true],
      [fresh.emailId, false],
      [older.emailId, true],
    ]);
  });

  test('reopens no conversation, though it joins it', async () => {
    const client = await makeOrganization();
    const { emailId } = await save(client, 'b', false, ['a']);
    await client.request('PATCH', `/api/threads/${emailId}`, { state: 'done' });
    await save(client, 'a', true);
    const conversation = await (await client.request('GET', `/api/threads/${emailId}`)).json();
    expect(conversation).toMatchObject({ state: 'done', message_count: 2 });
    await expectKept(client.organizationId);
  });

  test('that comes after a merge leaves with its side when the merge is taken back', async () => {
    const client = await makeOrganization();
    const [a, , b] = [
      await save(client, 'a', true, ['root-a']),
      await save(client, 'x', true),
      await save(client, 'b', false, ['root-b']),
    ];
    const ids = [a.emailId, b.emailId];
    const merged = await client.request('POST', '/api/threads/merge', { ids });
    const { undo } = await merged.json<{ undo: { token: string } }>();
    const late = await save(client, 'root-b', true);
    const taken = await client.request('POST', '/api/threads/undo', { token: undo.token });
    expect(taken.status).toBe(200);
    const { messages } = await (await client.request('GET', `/api/emails/${late.emailId}/thread`)).json<{
      messages: EmailSummary[];
    }>();
    expect(messages.map(({ id }) => id).sort()).toEqual([late.emailId, b.emailId].sort());
    await expectKept(client.organizationId);
  });
});
