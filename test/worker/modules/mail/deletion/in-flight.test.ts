/** Writes about an email while it is deleted leave no trace of it. */
import { expect, test } from 'vitest';
import { createEventRequest } from '../../../../../src/contract/calendar/events.ts';
import { once } from '../../../../../src/worker/modules/ai/calls/once.ts';
import { insertChat, insertExchange, newChatId } from '../../../../../src/worker/modules/ai/chat/store.ts';
import { analyzeEmail } from '../../../../../src/worker/modules/ai/insight/analyze-email.ts';
import { summarizeThread } from '../../../../../src/worker/modules/ai/insight/summarize-thread.ts';
import { recordReply } from '../../../../../src/worker/modules/auto-reply/replies/record.ts';
import { runResponder } from '../../../../../src/worker/modules/auto-reply/responder/run.ts';
import { createCalendarEvent } from '../../../../../src/worker/modules/calendar/changes/create-event.ts';
import { detectMeetingsOf } from '../../../../../src/worker/modules/calendar/suggestions/detect-meetings.ts';
import { splitConversation } from '../../../../../src/worker/modules/mail/conversation-shape/split.ts';
import { deleteConversation } from '../../../../../src/worker/modules/mail/deletion/delete-conversation.ts';
import { deleteEmail } from '../../../../../src/worker/modules/mail/deletion/delete-email.ts';
import { mailOfTasks } from '../../../../../src/worker/modules/mail/mail-of-tasks.ts';
import { createTask } from '../../../../../src/worker/modules/tasks/create.ts';
import type { Ctx } from '../../../../../src/worker/platform/ctx.ts';
import { commit } from '../../../../../src/worker/platform/data/commit/commit.ts';
import { database, openDatabase } from '../../../../../src/worker/platform/data/database.ts';
import { makeOrganization, testCtx, testEnv, withBatches } from '../../../helpers.ts';
import { noWriter } from '../../auto-reply/responder/world.ts';
import { makeRuled } from '../../rules/runs/world.ts';
import { expectKept } from '../conversations/model.ts';
import { deletionHooks } from './run.ts';
import { emailIds, findTraces, saveMail } from './world.ts';

/** Creates a database that does something before the first batch with this text, in lower case. */
function withMeanwhile(text: string, meanwhile: () => Promise<unknown>) {
  const state = { hasHappened: false };
  const env = withBatches(testEnv, async (run, queries) => {
    if (!state.hasHappened && queries.some(({ sql }) => sql.toLowerCase().includes(text))) {
      state.hasHappened = true;
      await meanwhile();
    }
    return run();
  });
  return { state, db: openDatabase(env) };
}

/** Creates a conversation of two emails. Returns the ids of the first and the last one. */
async function makeConversation() {
  const client = await makeOrganization();
  for (let n = 0; n < 20; n++)
    await saveMail(client, { id: `other-${n}`, from: 'o@example.com', subject: 'Other' });
  const text = 'the quokka came. Shall we meet on 26 November 2096 at 14:00?';
  const first = await saveMail(client, { id: 'first', text });
  const last = await saveMail(client, { id: 'last', references: ['first'], text });
  return { client, first: first.id, last: last.id };
}

const user = (userId: number) => ({ type: 'user', userId, role: 'owner', sessionId: '' }) as const;
const refused = (work: Promise<unknown>) => expect(work).rejects.toMatchObject({ code: 'NO_SUCH_EMAIL' });

test.each<[string, string, (ctx: Ctx, email: number) => Promise<unknown>]>([
  ['an analysis', 'into "ai_analyses"', analyzeEmail],
  ['a summary', 'into "ai_summaries"', (ctx, email) => summarizeThread(ctx, email, { refresh: false })],
  ['a suggestion', 'into "calendar_suggestions"', detectMeetingsOf],
  [
    'a reply of an engine',
    'into "auto_replies"',
    (ctx, email_id) =>
      refused(recordReply(ctx, { email_id, subject: 'Re: Zanzibar', body: 'quokka', status: 'draft' })),
  ],
  [
    'a task',
    'into "tasks"',
    (ctx, email_id) =>
      refused(createTask(ctx, { title: 'quokka', description: '', priority: 'low', email_id }, mailOfTasks)),
  ],
])('%s of an email that is deleted meanwhile is not kept', async (_, text, work) => {
  const { client, first, last } = await makeConversation();
  const { organizationId, userId } = client;
  const before = await emailIds(client);
  const removing = testCtx(organizationId, { actor: user(userId) });
  const { state, db } = withMeanwhile(text, () => deleteEmail(removing, last, deletionHooks));
  await work(testCtx(organizationId, { actor: user(userId), db }), last);
  expect(state.hasHappened).toBe(true);
  expect(await emailIds(client)).toEqual(before.filter((id) => id !== last));
  const traces = await findTraces(client, [], [last]);
  expect(
    traces.filter((trace) => !/^(sequences|jobs|thread_messages|email_tombstones)\./.test(trace)),
  ).toEqual([]);
  const expected = /^(sequences|jobs|emails|threads|thread_messages|email_references|contacts|attachments)\./;
  const quokkas = await findTraces(client, ['quokka'], []);
  expect(quokkas.filter((trace) => !expected.test(trace))).toEqual([]);
  expect(first).not.toBe(last);
});

test('a summary of a conversation that loses an email in the middle meanwhile is not kept', async () => {
  const { client, first, last } = await makeConversation();
  const ctx = testCtx(client.organizationId, { actor: user(client.userId) });
  const { state, db } = withMeanwhile('into "ai_summaries"', () => deleteEmail(ctx, first, deletionHooks));
  await summarizeThread({ ...ctx, db }, last, { refresh: false });
  expect(state.hasHappened).toBe(true);
  const count = testEnv.DB.prepare('SELECT count(*) AS n FROM ai_summaries WHERE organization_id = ?');
  expect(await count.bind(client.organizationId).first()).toEqual({ n: 0 });
  await summarizeThread(ctx, last, { refresh: false });
  expect(await count.bind(client.organizationId).first()).toEqual({ n: 1 });
});

test('an answer for repeated requests is not kept if an email is deleted while it is written', async () => {
  const { client, last } = await makeConversation();
  const ctx = testCtx(client.organizationId, { actor: user(client.userId) });
  let runs = 0;
  const ask = (meanwhile: () => Promise<unknown>) =>
    once(ctx, 'key', { about: last }, async () => {
      runs++;
      await meanwhile();
      return { text: 'quokka' };
    });
  expect(await ask(() => deleteEmail(ctx, last, deletionHooks))).toEqual({ text: 'quokka' });
  expect((await findTraces(client, ['quokka'], [])).filter((trace) => trace.startsWith('ai_'))).toEqual([]);
  await ask(async () => {});
  await ask(async () => {});
  expect(runs).toBe(2);
});

test('an answer in a chat that cites an email that was deleted meanwhile does not keep its text', async () => {
  const { client, first, last } = await makeConversation();
  const ctx = testCtx(client.organizationId, { actor: user(client.userId) });
  await deleteEmail(ctx, last, deletionHooks);
  for (const citations of [[first, last], [first]]) {
    const exchange = { question: 'What came?', askedAt: 1, answer: 'the quokka', citations, proposalIds: [] };
    const statements = [...insertChat(ctx, 'A chat', 1), ...insertExchange(ctx, newChatId(ctx), exchange)];
    await commit(database(ctx), statements);
  }
  const { results } = await testEnv.DB.prepare(
    "SELECT text, citations FROM ai_chat_messages WHERE organization_id = ? AND role = 'assistant' ORDER BY chat_id",
  )
    .bind(client.organizationId)
    .all();
  expect(results).toEqual([
    { text: 'This answer cited an email that was deleted.', citations: '[]' },
    { text: 'the quokka', citations: JSON.stringify([first]) },
  ]);
  expect(await findTraces(client, [], [last])).not.toContainEqual(expect.stringMatching(/^ai_/));
});

test('an event of a task whose email is deleted meanwhile names neither', async () => {
  const { client, last } = await makeConversation();
  const ctx = testCtx(client.organizationId, { actor: user(client.userId) });
  const task = await createTask(
    ctx,
    { title: 'Call', description: '', priority: 'low', email_id: last },
    mailOfTasks,
  );
  const { state, db } = withMeanwhile('into "calendar_events"', async () => {
    await deleteEmail(ctx, last, deletionHooks);
    await client.request('DELETE', `/api/tasks/${task.id}`);
  });
  const times = { start: '2026-11-26T14:00', end: '2026-11-26T15:00' };
  const event = createEventRequest.parse({ title: 'Call', ...times, task_id: task.id });
  await createCalendarEvent({ ...ctx, db }, event);
  expect(state.hasHappened).toBe(true);
  const row = testEnv.DB.prepare('SELECT email_id, task_id FROM calendar_events WHERE organization_id = ?');
  expect(await row.bind(client.organizationId).first()).toEqual({ email_id: null, task_id: null });
});

test.each(['rules', 'the auto-responder'])(
  '%s do nothing for an email that is deleted meanwhile',
  async (what) => {
    const world = await makeRuled({ enabled: what !== 'rules' });
    const { organizationId, userId } = world.client;
    await world.rule([{ type: 'webhook' }, { type: 'reply', body: 'quokka' }], {
      is_enabled: what === 'rules',
    });
    const { id } = await world.mail();
    const ctx = testCtx(organizationId, { actor: user(userId) });
    const text = what === 'rules' ? 'into "rule_log"' : 'into "auto_replies"';
    const { state, db } = withMeanwhile(text, () => deleteEmail(ctx, id, deletionHooks));
    if (what === 'rules') await world.runRules({ db });
    await runResponder(world.ctx({ db }), { id: world.inboxId, organizationId }, noWriter);
    expect(state.hasHappened).toBe(true);
    for (const table of ['rule_log', 'auto_replies', 'outgoing', 'emails']) {
      expect(await world.rows(`SELECT * FROM ${table} WHERE organization_id = ?`)).toEqual([]);
    }
    const matched = "SELECT id FROM events WHERE organization_id = ? AND type = 'rule.matched'";
    expect(await world.rows(matched)).toEqual([]);
    expect(world.sentTo()).toEqual([]);
  },
);

test('a conversation that is split while it is deleted leaves no empty one', async () => {
  const { client, first, last } = await makeConversation();
  const { organizationId, userId } = client;
  const acting = { actor: user(userId) };
  const { state, db } = withMeanwhile('delete from "emails"', () =>
    splitConversation(testCtx(organizationId, acting), first, [last]),
  );
  await deleteConversation(testCtx(organizationId, { ...acting, db }), first, true, deletionHooks);
  expect(state.hasHappened).toBe(true);
  expect((await emailIds(client)).filter((id) => id === first || id === last)).toEqual([]);
  await expectKept(organizationId);
});
