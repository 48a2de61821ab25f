import { beforeEach, describe, expect, test } from 'vitest';
import { newMeter } from '../../../../../bench/counting.ts';
import type {
  Conversation,
  ConversationState,
  ConversationUpdated,
} from '../../../../../src/contract/mail/conversations.ts';
import { undoConversations } from '../../../../../src/worker/modules/mail/conversation-states/undo.ts';
import { updateConversations } from '../../../../../src/worker/modules/mail/conversation-states/update.ts';
import { wakeConversations } from '../../../../../src/worker/modules/mail/conversation-states/wake.ts';
import { ingest } from '../../../../../src/worker/modules/mail/index.ts';
import { removeDeletedLabels } from '../../../../../src/worker/modules/mail/labels/delete.ts';
import { openDatabase } from '../../../../../src/worker/platform/data/database.ts';
import { addMember, type Client, makeOrganization, meteredEnv, testCtx, testEnv } from '../../../helpers.ts';
import { mailsTo } from '../../identity/accounts/world.ts';
import { emailOf } from '../../identity/organizations/world.ts';
import { expectKept } from '../conversations/model.ts';

let client: Client;
beforeEach(async () => {
  client = await makeOrganization();
});

async function receive(id: string, refs: string[] = [], headers: string[] = []): Promise<number> {
  const raw = [
    `Message-ID: <${id}@example.com>`,
    'From: Kim <kim@example.com>',
    'To: support@herald.test',
    'Subject: Parcel',
    ...(refs.length > 0 ? [`References: ${refs.map((ref) => `<${ref}@example.com>`).join(' ')}`] : []),
    ...headers,
    '',
    `Where is parcel ${id}?`,
  ].join('\r\n');
  const arrival = { raw: new TextEncoder().encode(raw), arrivedAt: Date.now() };
  return (await ingest(testCtx(client.organizationId), arrival)).emailId;
}

const change = async (id: number, body: object): Promise<ConversationUpdated> => {
  const response = await client.request('PATCH', `/api/threads/${id}`, body);
  expect(response.status).toBe(200);
  return response.json();
};
const get = async <T>(path: string): Promise<T> => (await client.request('GET', path)).json();
const stateOf = async (id: number) => (await get<Conversation>(`/api/threads/${id}`)).state;
const idsIn = async (query: string) =>
  (await get<Conversation[]>(`/api/threads?${query}`)).map(({ id }) => id);
const soon = () => new Date(Date.now() + 3_600_000).toISOString();
const undo = (token: string) => client.request('POST', '/api/threads/undo', { token });

describe('a conversation', () => {
  test('is in the list of its state only', async () => {
    const id = await receive('a');
    for (const state of ['snoozed', 'done', 'trash', 'spam', 'open'] as ConversationState[]) {
      const answer = await change(id, { state, ...(state === 'snoozed' ? { snoozed_until: soon() } : {}) });
      expect(answer).toMatchObject({
        id,
        state,
        snoozed_until: state === 'snoozed' ? expect.any(String) : null,
      });
      for (const listed of ['open', 'snoozed', 'done', 'trash', 'spam']) {
        expect(await idsIn(`state=${listed}`)).toEqual(listed === state ? [id] : []);
      }
      const response = await client.request('GET', `/api/threads?state=${state}`);
      expect(response.headers.get('x-total-count')).toBe('1');
    }
    expect(await idsIn('')).toEqual([id]);
  });

  test.each(['spam', 'trash'])(
    'in %s leaves lists, counts, searches and tasks, and comes back',
    async (state) => {
      const id = await receive('a');
      const other = await receive('b');
      await change(id, { state });
      const shown = async () => ({
        emails: (await get<{ id: number }[]>('/api/emails')).map((email) => email.id),
        tagged: (await get<{ id: number }[]>('/api/emails?tag=Support&is_read=false')).map(
          (email) => email.id,
        ),
        found: (await get<{ id: number }[]>('/api/emails?search=parcel')).map((email) => email.id),
        tasks: (await get<{ email_id: number }[]>('/api/tasks')).map((task) => task.email_id),
        todo: (await get<{ email_id: number }[]>('/api/tasks?status=todo')).map((task) => task.email_id),
        mine: (await get<{ email_id: number }[]>('/api/tasks?assignee_id=none&tag=Support')).map(
          (t) => t.email_id,
        ),
        stats: await get('/api/stats'),
      });
      const stats = (count: number) => ({
        totalEmails: count,
        tasksByStatus: { todo: count, in_progress: 0, done: 0 },
        emailsByTag: expect.objectContaining({ Support: count }),
      });
      const lists = (ids: number[]) => ({
        emails: ids,
        tagged: ids,
        found: ids,
        tasks: ids,
        todo: ids,
        mine: ids,
      });
      expect(await shown()).toEqual({ ...lists([other]), stats: stats(1) });
      expect(await idsIn(`state=${state}&search=parcel`)).toEqual([id]);
      expect(await idsIn('search=parcel')).toEqual([other]);
      expect(await get(`/api/emails/${id}`)).toMatchObject({ id });

      await change(id, { state: 'open' });
      expect(await shown()).toEqual({ ...lists([other, id]), stats: stats(2) });
    },
  );

  test('that is done has completed its open tasks, and undo opens those again', async () => {
    const id = await receive('a');
    const [first] = await get<{ id: number }[]>('/api/tasks');
    await receive('b', ['a']);
    const task = async (taskId: number) => get<{ status: string }>(`/api/tasks/${taskId}`);
    await client.request('PATCH', `/api/tasks/${first!.id}`, { status: 'in_progress' });
    const { undo: token, task: kept } = await change(id, { state: 'done' });
    expect(kept?.status).toBe('done');
    expect(await get('/api/tasks?status=done')).toHaveLength(2);

    expect(await (await undo(token!.token)).json()).toEqual({ restored: 1, skipped: 0 });
    expect((await task(first!.id)).status).toBe('in_progress');
    expect((await task(first!.id + 1)).status).toBe('todo');
    expect(await stateOf(id)).toBe('open');
    expect((await undo(token!.token)).status).toBe(404);
    const history = await get<{ to: string }[]>(`/api/tasks/${first!.id}/history`);
    expect(history).toHaveLength(3);
  });

  test('gives its assignee to its open tasks and to those that later mail makes', async () => {
    const id = await receive('a');
    const { userId } = client;
    expect(await change(id, { assignee_id: userId })).toMatchObject({
      assignee_id: userId,
      task: { assignee_id: userId },
    });
    const later = await receive('b', ['a']);
    expect(await get(`/api/tasks?assignee_id=${userId}`)).toMatchObject([
      { email_id: later },
      { email_id: id },
    ]);
    expect(await idsIn(`assignee_id=${userId}`)).toEqual([id]);
    await change(id, { assignee_id: null });
    expect(await get(`/api/tasks?assignee_id=${userId}`)).toEqual([]);
  });

  test('keeps what somebody did to its task when its assignment is taken back', async () => {
    const id = await receive('a');
    const { undo: token, task } = await change(id, { assignee_id: client.userId });
    await client.request('PATCH', `/api/tasks/${task!.id}`, { status: 'done' });
    expect(await (await undo(token!.token)).json()).toEqual({ restored: 1, skipped: 0 });
    expect(await get(`/api/tasks/${task!.id}`)).toMatchObject({ status: 'done', assignee_id: null });
    await expectKept(client.organizationId);
  });

  test('gets only what was done to it back', async () => {
    const id = await receive('a');
    await receive('b', ['a']);
    const [newer, older] = await get<{ id: number }[]>('/api/tasks');
    const { undo: token } = await change(id, { state: 'done' });
    await client.request('PATCH', `/api/tasks/${older!.id}`, { assignee_id: client.userId });
    await change(id, { assignee_id: client.userId });
    expect(await (await undo(token!.token)).json()).toEqual({ restored: 1, skipped: 0 });
    for (const task of [newer, older]) {
      const kept = { status: 'todo', assignee_id: client.userId };
      expect(await get(`/api/tasks/${task!.id}`)).toMatchObject(kept);
    }
    expect(await get(`/api/threads/${id}`)).toMatchObject({ state: 'open', assignee_id: client.userId });
    await expectKept(client.organizationId);
  });

  test('keeps an assignee that one of its tasks got since', async () => {
    const id = await receive('a');
    await receive('b', ['a']);
    const [newer, older] = await get<{ id: number }[]>('/api/tasks');
    await change(id, { assignee_id: client.userId });
    const { undo: token } = await change(id, { assignee_id: null });
    const colleague = await addMember(client.organizationId, 'member');
    await client.request('PATCH', `/api/tasks/${older!.id}`, { assignee_id: colleague.userId });
    expect(await (await undo(token!.token)).json()).toEqual({ restored: 1, skipped: 0 });
    expect(await get(`/api/tasks/${older!.id}`)).toMatchObject({ assignee_id: colleague.userId });
    expect(await get(`/api/tasks/${newer!.id}`)).toMatchObject({ assignee_id: client.userId });
    await expectKept(client.organizationId);
  });

  test('is named to its new assignee, alone and with others, without the links in its subject', async () => {
    const kim = await addMember(client.organizationId, 'member');
    const [id, other] = [await receive('a'), await receive('b')];
    await change(id, { assignee_id: kim.userId });
    const { ids, assignee_id } = { ids: [id, other, await receive('c')], assignee_id: kim.userId };
    await testEnv.DB.prepare(
      "UPDATE threads SET subject = 'Win at http://evil.example/x' WHERE id = (SELECT thread_id FROM emails WHERE id = ?)",
    )
      .bind(other)
      .run();
    for (let i = 0; i < 2; i++) await client.request('PATCH', '/api/threads', { ids, assignee_id });
    expect(await mailsTo(await emailOf(kim))).toMatchObject([
      {
        subject: 'Assigned to you: Parcel',
        text: expect.stringMatching(/^A conversation [^:]+:\n\nParcel\n$/),
      },
      {
        subject: '2 conversations were assigned to you',
        text: expect.stringMatching(/:\n\n- Parcel\n- Win at\n$/),
      },
    ]);
  });

  test('is refused an assignee who is no member', async () => {
    const id = await receive('a');
    const response = await client.request('PATCH', `/api/threads/${id}`, { assignee_id: 999_999 });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ code: 'NO_SUCH_MEMBER' });
  });

  test.each([
    [{}, 'state'],
    [{ state: 'asleep' }, 'state'],
    [{ state: 'snoozed' }, 'snoozed_until'],
    [{ state: 'done', snoozed_until: '2999-01-01T00:00:00Z' }, 'snoozed_until'],
    [{ state: 'snoozed', snoozed_until: '2001-01-01T00:00:00Z' }, 'snoozed_until'],
    [{ state: 'snoozed', snoozed_until: '2999-01-01T00:00:00Z' }, 'snoozed_until'],
  ])('is not changed by %j', async (body, path) => {
    const id = await receive('a');
    const response = await client.request('PATCH', `/api/threads/${id}`, body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ path }] });
    expect(await stateOf(id)).toBe('open');
  });

  test('opens by itself when it has slept long enough', async () => {
    const id = await receive('a');
    await change(id, { state: 'snoozed', snoozed_until: soon() });
    await wakeConversations(testCtx(client.organizationId));
    expect(await stateOf(id)).toBe('snoozed');
    const later = Date.now() + 2 * 3_600_000;
    await wakeConversations(testCtx(client.organizationId, { now: () => later }));
    expect(await get(`/api/threads/${id}`)).toMatchObject({ state: 'open', snoozed_until: null });
    await expectKept(client.organizationId);
  });
});

describe('new mail', () => {
  const cases: [string, string[], Record<string, ConversationState>][] = [
    ['of a person', [], { snoozed: 'open', done: 'open', trash: 'open', spam: 'spam' }],
    ['of a mailing list', ['List-Id: <l.example.com>'], { done: 'open', spam: 'spam' }],
    [
      'by an absent person',
      ['Auto-Submitted: auto-replied'],
      { snoozed: 'snoozed', done: 'done', trash: 'trash', spam: 'spam' },
    ],
  ];
  test.each(
    cases.flatMap(([name, headers, after]) =>
      Object.entries(after).map(([before, state]) => [name, before, state, headers] as const),
    ),
  )('%s makes %s %s', async (_, before, state, headers) => {
    const id = await receive('a');
    await change(id, { state: before, ...(before === 'snoozed' ? { snoozed_until: soon() } : {}) });
    await receive('b', ['a'], [...headers]);
    expect(await stateOf(id)).toBe(state);
    expect(await idsIn(`state=${state}`)).toEqual([id]);
    await expectKept(client.organizationId);
  });

  test('that connects conversations gives them the most open state', async () => {
    const states: ConversationState[] = ['spam', 'trash', 'done'];
    const ids: number[] = [];
    for (const state of states) {
      ids.push(await receive(state));
      await change(ids.at(-1)!, { state });
    }
    await receive('x', ['spam', 'trash'], ['Auto-Submitted: auto-replied']);
    expect(await stateOf(ids[0]!)).toBe('trash');
    await receive('y', ['spam', 'done'], ['Auto-Submitted: auto-replied']);
    expect(await stateOf(ids[0]!)).toBe('done');
    expect(await get('/api/emails')).toHaveLength(5);
    await expectKept(client.organizationId);
  });
});

describe('a change of several conversations', () => {
  test('counts those that change, ignores those of others, and is taken back as a whole', async () => {
    const ids = [await receive('a'), await receive('b'), await receive('c')];
    await change(ids[2]!, { state: 'done' });
    const stranger = await makeOrganization();
    const others = await stranger.request('PATCH', '/api/threads', { ids, state: 'done' });
    expect(await others.json()).toEqual({ changed: 0, undo: null });

    const response = await client.request('PATCH', '/api/threads', { ids: [...ids, 5], state: 'done' });
    const { changed, undo: token } = await response.json<{ changed: number; undo: { token: string } }>();
    expect(changed).toBe(2);
    // Mail that arrived meanwhile has opened one of them.
    await receive('d', ['b']);
    expect((await stranger.request('POST', '/api/threads/undo', { token: token.token })).status).toBe(404);
    expect(await (await undo(token.token)).json()).toEqual({ restored: 1, skipped: 1 });
    expect(await idsIn('state=open')).toEqual([ids[1], ids[0]]);
    expect(await idsIn('state=done')).toEqual([ids[2]]);
    await expectKept(client.organizationId);
  });

  test('is not taken back after ten minutes', async () => {
    const id = await receive('a');
    const { undo: token } = await change(id, { state: 'trash' });
    const ctx = testCtx(client.organizationId, { now: () => Date.now() + 10 * 60_000 + 1 });
    await expect(undoConversations(ctx, token!.token)).rejects.toThrow('no such change');
    expect(await stateOf(id)).toBe('trash');
  });

  test('is for at most 200', async () => {
    const ids = Array.from({ length: 201 }, (_, i) => i + 1);
    expect((await client.request('PATCH', '/api/threads', { ids, state: 'done' })).status).toBe(400);
  });
});

describe('labels of conversations', () => {
  const create = async (name: string) => {
    const response = await client.request('POST', '/api/labels', { name, color: '#1A7F5A' });
    expect(response.status).toBe(201);
    return (await response.json<{ id: number }>()).id;
  };

  test('are put on and taken off, filter the list, and come back by undo', async () => {
    const [vip, late] = [await create('VIP'), await create('Late')];
    const id = await receive('a');
    await receive('b');
    expect(await change(id, { add_label_ids: [vip, late] })).toMatchObject({ label_ids: [vip, late] });
    expect(await idsIn(`label_id=${vip}`)).toEqual([id]);
    expect(await idsIn(`label_id=${vip}&search=parcel`)).toEqual([id]);
    const total = await client.request('GET', `/api/threads?label_id=${vip}&is_read=false`);
    expect(total.headers.get('x-total-count')).toBe('1');
    const { undo: token, label_ids } = await change(id, { remove_label_ids: [vip] });
    expect(label_ids).toEqual([late]);
    expect(await idsIn(`label_id=${vip}`)).toEqual([]);
    await undo(token!.token);
    expect(await idsIn(`label_id=${vip}`)).toEqual([id]);
    await expectKept(client.organizationId);
  });

  test('come back without a word about what else has changed', async () => {
    const vip = await create('VIP');
    const id = await receive('a');
    const { undo: labelled } = await change(id, { add_label_ids: [vip] });
    const { undo: snoozed } = await change(id, { state: 'snoozed', snoozed_until: soon() });
    await change(id, { state: 'trash' });
    expect(await (await undo(labelled!.token)).json()).toEqual({ restored: 1, skipped: 0 });
    expect(await get(`/api/threads/${id}`)).toMatchObject({ state: 'trash', label_ids: [] });
    expect(await get('/api/emails')).toEqual([]);
    expect(await (await undo(snoozed!.token)).json()).toEqual({ restored: 0, skipped: 1 });

    const spam = await receive('b');
    await change(spam, { state: 'spam' });
    const { undo: inSpam } = await change(spam, { add_label_ids: [vip] });
    await change(spam, { state: 'open' });
    expect(await (await undo(inSpam!.token)).json()).toEqual({ restored: 1, skipped: 0 });
    expect(await get('/api/emails')).toHaveLength(1);
    await expectKept(client.organizationId);
  });

  test('leave the time of a snooze alone when they are taken back', async () => {
    const vip = await create('VIP');
    const id = await receive('a');
    const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
    const times = [at(1), at(2), at(3)];
    const snooze = (snoozed_until?: string) => change(id, { state: 'snoozed', snoozed_until });
    await snooze(times[0]);
    const { undo: labelled } = await change(id, { add_label_ids: [vip] });
    const { undo: later } = await snooze(times[1]);
    expect(await (await undo(labelled!.token)).json()).toEqual({ restored: 1, skipped: 0 });
    expect(await get(`/api/threads/${id}`)).toMatchObject({ snoozed_until: times[1], label_ids: [] });
    const { undo: last } = await snooze(times[2]);
    expect(await (await undo(later!.token)).json()).toEqual({ restored: 0, skipped: 1 });
    expect(await get(`/api/threads/${id}`)).toMatchObject({ snoozed_until: times[2] });
    expect(await (await undo(last!.token)).json()).toEqual({ restored: 1, skipped: 0 });
    expect(await get(`/api/threads/${id}`)).toMatchObject({ state: 'snoozed', snoozed_until: times[1] });
    await expectKept(client.organizationId);
  });

  test('are those of both conversations when mail connects them', async () => {
    const [vip, late] = [await create('VIP'), await create('Late')];
    const ids = [await receive('a'), await receive('b')];
    await change(ids[0]!, { add_label_ids: [vip] });
    await change(ids[1]!, { add_label_ids: [late] });
    await receive('c', ['a', 'b']);
    expect(await get(`/api/threads/${ids[1]}`)).toMatchObject({ label_ids: [vip, late] });
    await expectKept(client.organizationId);
  });

  test('are refused if the organization does not have them, or has too many of them', async () => {
    const id = await receive('a');
    const stranger = await makeOrganization();
    const foreign = await stranger.request('POST', '/api/labels', { name: 'VIP', color: '#1a7f5a' });
    const { id: label } = await foreign.json<{ id: number }>();
    const refused = await client.request('PATCH', `/api/threads/${id}`, { add_label_ids: [label] });
    expect([refused.status, (await refused.json<{ code: string }>()).code]).toEqual([422, 'NO_SUCH_LABEL']);
    const labels = [];
    for (let i = 0; i <= 20; i++) labels.push(await create(`Label ${i}`));
    await change(id, { add_label_ids: labels.slice(0, 20) });
    const full = await client.request('PATCH', `/api/threads/${id}`, { add_label_ids: labels.slice(20) });
    expect([full.status, (await full.json<{ code: string }>()).code]).toEqual([422, 'TOO_MANY_LABELS']);
    expect((await client.request('GET', `/api/threads?tag=Support&label_id=${label}`)).status).toBe(400);
  });

  test('leave their conversations when they are deleted', async () => {
    const vip = await create('VIP');
    const id = await receive('a');
    await change(id, { add_label_ids: [vip], state: 'spam' });
    expect((await client.request('DELETE', `/api/labels/${vip}`)).status).toBe(200);
    expect(await get('/api/labels')).toEqual([]);
    expect((await client.request('DELETE', `/api/labels/${vip}`)).status).toBe(404);
    await removeDeletedLabels(testCtx(client.organizationId));
    expect(await get(`/api/threads/${id}`)).toMatchObject({ label_ids: [] });
    const { results } = await testEnv.DB.prepare('SELECT id FROM labels WHERE id = ?').bind(vip).all();
    expect(results).toEqual([]);
    await expectKept(client.organizationId);
  });
});

const HOUR = 3_600_000;
describe.each([
  ['plain tasks', ''],
  ['tasks with due dates', `due_at = ${Date.now() + HOUR}`],
  ['snoozed tasks', `snoozed_until = ${Date.now() + HOUR}`],
  [
    'assigned tasks of both kinds',
    `due_at = ${Date.now() + HOUR}, snoozed_until = ${Date.now() + HOUR}, assignee_id = 1`,
  ],
])('the rows that a change of a conversation of n mails with %s writes', (_title, values) => {
  test.each([
    ['done', 10, 14],
    ['spam', 4, 14],
    ['trash', 4, 14],
  ] as const)('%s: %i n + 30, undone %i n + 30, in one trip', async (state, rows, undone) => {
    const n = 20;
    const id = await receive('m0');
    for (let i = 1; i < n; i++) await receive(`m${i}`, ['m0']);
    if (values) {
      const { meta } = await testEnv.DB.prepare(`UPDATE tasks SET ${values} WHERE organization_id = ?`)
        .bind(client.organizationId)
        .run();
      expect(meta.changes).toBe(n);
    }
    const meter = newMeter();
    const db = openDatabase(meteredEnv(meter));
    const ctx = testCtx(client.organizationId, { db });
    const { undo: token } = await updateConversations(ctx, [id], { state });
    expect(meter.rowsWritten).toBeLessThanOrEqual(rows * n + 30);
    expect(meter.trips).toHaveLength(1);
    meter.rowsWritten = 0;
    await undoConversations(ctx, token!.token);
    expect(meter.rowsWritten).toBeLessThanOrEqual(undone * n + 30);
    expect(meter.trips).toHaveLength(2);
    await expectKept(client.organizationId);
  });
});
