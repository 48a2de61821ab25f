import fc from 'fast-check';
import { describe, test } from 'vitest';
import type { ContactUpdated } from '../../../../../src/contract/mail/contacts.ts';
import { wakeConversations } from '../../../../../src/worker/modules/mail/conversation-states/wake.ts';
import { ingest } from '../../../../../src/worker/modules/mail/index.ts';
import { removeDeletedLabels } from '../../../../../src/worker/modules/mail/labels/delete.ts';
import { rulesJob } from '../../../../../src/worker/modules/mail/rule-runs/run.ts';
import { wakeRules } from '../../../../../src/worker/modules/mail/rule-runs/wake.ts';
import { followDates } from '../../../../../src/worker/modules/tasks/dates/wake.ts';
import { runJob } from '../../../../../src/worker/platform/work/run-job.ts';
import { type Client, makeOrganization, testCtx, testEnv } from '../../../helpers.ts';
import { runDeletion } from '../deletion/run.ts';
import { expectKept } from './model.ts';

interface Mail {
  kind: 'save';
  id: number;
  refs: number[];
  sender: number;
  inbox: string;
  outbound: boolean;
  attachment: 'none' | 'inline' | 'file';
  minute: number;
  isHistory: boolean;
}

const mail = fc.record<Mail>({
  kind: fc.constant('save'),
  id: fc.integer({ min: 0, max: 14 }),
  refs: fc.array(fc.integer({ min: 0, max: 14 }), { maxLength: 2 }),
  sender: fc.integer({ min: 0, max: 3 }),
  inbox: fc.constantFrom('support', 'info', 'hello'),
  outbound: fc.boolean(),
  attachment: fc.constantFrom('none', 'none', 'inline', 'file'),
  minute: fc.integer({ min: 0, max: 5 }),
  isHistory: fc.boolean(),
});
/** `pick` chooses one of the emails or tasks that there are by then. */
const step = fc.oneof(
  { weight: 5, arbitrary: mail },
  fc.record({ kind: fc.constant('mark' as const), pick: fc.nat(50), is_read: fc.boolean() }),
  fc.record({
    kind: fc.constant('move' as const),
    pick: fc.nat(50),
    status: fc.constantFrom('todo', 'in_progress', 'done'),
    assigned: fc.constantFrom('me', 'nobody', 'unchanged'),
  }),
  fc.record({ kind: fc.constant('create' as const), pick: fc.nat(50), assigned: fc.boolean() }),
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('change' as const),
      picks: fc.array(fc.nat(50), { minLength: 1, maxLength: 3 }),
      state: fc.constantFrom('open', 'snoozed', 'done', 'trash', 'spam'),
      assigned: fc.constantFrom('me', 'nobody', 'unchanged'),
      added: fc.subarray([0, 1, 2]),
      removed: fc.subarray([0, 1, 2], { maxLength: 1 }),
      tag: fc.option(fc.constantFrom('Hello', 'Neo', 'Support'), { freq: 1, nil: undefined }),
    }),
  },
  fc.record({
    kind: fc.constant('date' as const),
    pick: fc.nat(50),
    due: fc.boolean(),
    snoozed: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('unlabel' as const), pick: fc.integer({ min: 0, max: 2 }) }),
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('merge' as const),
      picks: fc.array(fc.nat(50), { minLength: 2, maxLength: 3 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('split' as const),
      picks: fc.array(fc.nat(50), { minLength: 1, maxLength: 3 }),
    }),
  },
  fc.record({ kind: fc.constant('tag' as const), pick: fc.nat(50), tag: fc.constantFrom('Hello', 'Neo') }),
  fc.record({ kind: fc.constant('undo' as const) }),
  fc.record({ kind: fc.constant('wake' as const) }),
  fc.record({
    kind: fc.constant('delete' as const),
    pick: fc.nat(50),
    what: fc.constantFrom('email', 'conversation', 'task'),
  }),
  fc.record({
    kind: fc.constant('empty' as const),
    state: fc.constantFrom('trash' as const, 'spam' as const),
  }),
  fc.record({
    kind: fc.constant('rule' as const),
    state: fc.constantFrom('done', 'trash', 'spam', 'unchanged'),
    assigned: fc.boolean(),
    added: fc.subarray([0, 1, 2]),
    moved: fc.option(fc.constantFrom('Hello', 'Neo'), { nil: undefined }),
    stop: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('run' as const) }),
  fc.record({
    kind: fc.constant('block' as const),
    sender: fc.integer({ min: 0, max: 3 }),
    blocks: fc.boolean(),
    existing: fc.boolean(),
  }),
);
type Step = Mail | Exclude<typeof step extends fc.Arbitrary<infer S> ? S : never, Mail>;

/** Three senders; the first one gives its name only in mails with an odd id. */
function rawOf({ id, refs, sender, inbox, outbound, attachment, minute }: Mail): Uint8Array {
  const person =
    sender === 0 && id % 2 === 0 ? 'p0@example.com' : `Person ${sender} <P${sender}@example.com>`;
  const own = `${inbox}@herald.test`;
  const part = ['Content-Type: text/plain', '', 'text'];
  const file = [
    'Content-Type: image/png; name="a.png"',
    attachment === 'inline' ? 'Content-ID: <a@x>' : 'X-Nothing: 1',
    `Content-Disposition: ${attachment === 'inline' ? 'inline' : 'attachment'}; filename="a.png"`,
    'Content-Transfer-Encoding: base64',
    '',
    'iVBORw==',
  ];
  const html = ['Content-Type: text/html', '', '<p>text <img src="cid:a@x"></p>'];
  const body =
    attachment === 'none'
      ? part
      : [
          'Content-Type: multipart/related; boundary="b"',
          '',
          '--b',
          ...(attachment === 'inline' ? html : part),
          '--b',
          ...file,
          '--b--',
          '',
        ];
  return new TextEncoder().encode(
    [
      `Message-ID: <m${id}@example.com>`,
      `From: ${outbound ? own : person}`,
      `To: ${outbound ? person : own}`,
      `Subject: mail ${id}`,
      `Date: ${new Date(1.6e12 + minute * 60_000).toUTCString()}`,
      ...(refs.length > 0 ? [`References: ${refs.map((ref) => `<m${ref}@example.com>`).join(' ')}`] : []),
      'MIME-Version: 1.0',
      ...body,
    ].join('\r\n'),
  );
}

const pickOf = async (table: 'emails' | 'tasks', { organizationId }: Client, pick: number) => {
  const { results } = await testEnv.DB.prepare(
    `SELECT id FROM ${table} WHERE organization_id = ? ORDER BY id`,
  )
    .bind(organizationId)
    .all<{ id: number }>();
  return results.length === 0 ? null : results[pick % results.length]!.id;
};

const allTasks = async ({ organizationId }: Client): Promise<number[]> => {
  const { results } = await testEnv.DB.prepare('SELECT id FROM tasks WHERE organization_id = ?')
    .bind(organizationId)
    .all<{ id: number }>();
  return results.map(({ id }) => id);
};

/** Tokens of changes that can be taken back, by organization. */
const tokens = new Map<number, string[]>();
function keepToken({ organizationId }: Client, token: string): void {
  tokens.set(organizationId, [...(tokens.get(organizationId) ?? []), token]);
}

/** Three labels of the organization, made when they are first needed. */
async function labelsOf(client: Client): Promise<number[]> {
  const ids = await Promise.all(
    ['a', 'b', 'c'].map(async (name) => {
      const answer = await client.request('POST', '/api/labels', { name, color: '#1a7f5a' });
      return answer.status === 201 ? (await answer.json<{ id: number }>()).id : null;
    }),
  );
  const known = labels.get(client.organizationId) ?? [];
  const all = known.length === 0 ? ids.map((id) => id ?? 1) : known;
  labels.set(client.organizationId, all);
  return all;
}
const labels = new Map<number, number[]>();

async function take(client: Client, action: Step): Promise<void> {
  if (action.kind === 'save') {
    const arrival = {
      raw: rawOf(action),
      arrivedAt: 1.7e12,
      direction: action.outbound ? ('outbound' as const) : ('inbound' as const),
    };
    // Rules leave alone what was older when it came.
    const { isHistory } = action;
    await ingest(testCtx(client.organizationId, { now: () => 1.6e12 + 600_000 }), arrival, { isHistory });
    return;
  }
  if (action.kind === 'wake') {
    const ctx = testCtx(client.organizationId, { now: () => Date.now() + 2 * 60_000 });
    await wakeConversations(ctx);
    await followDates(ctx, await allTasks(client));
    return;
  }
  if (action.kind === 'rule') {
    const labels = await labelsOf(client);
    await client.request('POST', '/api/rules', {
      name: 'rule',
      conditions: [{ field: 'is_automatic', value: false }],
      actions: [
        { type: 'priority', priority: 'high' },
        ...action.added.map((pick) => ({ type: 'label', label_id: labels[pick] })),
        ...(action.assigned ? [{ type: 'assign', assignee_id: client.userId }] : []),
        ...(action.state === 'unchanged' ? [] : [{ type: 'state', state: action.state }]),
        ...(action.moved ? [{ type: 'move', tag: action.moved }] : []),
      ],
      stop: action.stop,
    });
    return;
  }
  if (action.kind === 'run') {
    const ctx = testCtx(client.organizationId);
    await wakeRules(ctx, [client.organizationId]);
    const job = await testEnv.DB.prepare("SELECT id FROM jobs WHERE organization_id = ? AND kind = 'rules'")
      .bind(client.organizationId)
      .first<{ id: number }>();
    if (job)
      await runJob(
        ctx,
        rulesJob(async () => {}),
        job.id,
      );
    return;
  }
  if (action.kind === 'unlabel') {
    await client.request('DELETE', `/api/labels/${(await labelsOf(client))[action.pick]}`);
    await removeDeletedLabels(testCtx(client.organizationId));
    return;
  }
  if (action.kind === 'block') {
    const address = `p${action.sender}@example.com`;
    const also_existing = action.existing;
    const answer = await client.request('POST', '/api/contacts/block', { address, also_existing });
    const { id, moved } = await answer.json<ContactUpdated>();
    if (moved?.undo) keepToken(client, moved.undo.token);
    if (!action.blocks) await client.request('PATCH', `/api/contacts/${id}`, { is_blocked: false });
    return;
  }
  if (action.kind === 'undo') {
    const token = tokens.get(client.organizationId)?.pop();
    if (token) await client.request('POST', '/api/threads/undo', { token });
    return;
  }
  if (action.kind === 'merge' || action.kind === 'split') {
    const ids = await Promise.all(action.picks.map((pick) => pickOf('emails', client, pick)));
    const known = ids.filter((id) => id !== null);
    if (known.length === 0) return;
    const answer =
      action.kind === 'merge'
        ? await client.request('POST', '/api/threads/merge', { ids: known.length > 1 ? known : [1, 2] })
        : await client.request('POST', `/api/threads/${known[0]}/split`, { email_ids: known });
    // All are of one conversation, or are not.
    if (answer.status !== 200) return;
    const { undo } = await answer.json<{ undo: { token: string } }>();
    keepToken(client, undo.token);
    return;
  }
  if (action.kind === 'empty') {
    await client.request('DELETE', `/api/threads?state=${action.state}`);
    await runDeletion(client.organizationId);
    return;
  }
  if (action.kind === 'delete') {
    const id = await pickOf(action.what === 'task' ? 'tasks' : 'emails', client, action.pick);
    const path = { email: 'emails', conversation: 'threads', task: 'tasks' }[action.what];
    await client.request(
      'DELETE',
      `/api/${path}/${id}${action.what === 'conversation' ? '?permanently=true' : ''}`,
    );
    return;
  }
  if (action.kind === 'change') {
    const ids = await Promise.all(action.picks.map((pick) => pickOf('emails', client, pick)));
    const { state, assigned, tag } = action;
    const labels = await labelsOf(client);
    const answer = await client.request('PATCH', '/api/threads', {
      ids: ids.map((id) => id ?? 1),
      state,
      tag,
      ...(state === 'snoozed' ? { snoozed_until: new Date(Date.now() + 60_000).toISOString() } : {}),
      ...(assigned === 'unchanged' ? {} : { assignee_id: assigned === 'me' ? client.userId : null }),
      add_label_ids: action.added.map((pick) => labels[pick]),
      remove_label_ids: action.removed.map((pick) => labels[pick]),
    });
    // A label that an earlier step has deleted.
    if (answer.status === 422) return;
    const { undo } = await answer.json<{ undo: { token: string } | null }>();
    if (undo) keepToken(client, undo.token);
    return;
  }
  const isOfTask = action.kind === 'move' || action.kind === 'date';
  const id = await pickOf(isOfTask ? 'tasks' : 'emails', client, action.pick);
  if (id === null) return;
  const userId = client.userId;
  if (action.kind === 'tag') {
    await client.request('PATCH', `/api/emails/${id}`, { tag: action.tag });
  } else if (action.kind === 'mark') {
    await client.request('PATCH', '/api/emails/read', { ids: [id], is_read: action.is_read });
  } else if (action.kind === 'date') {
    const soon = new Date(Date.now() + 60_000).toISOString();
    const dates = { due_at: action.due ? soon : null, snoozed_until: action.snoozed ? soon : null };
    await client.request('PATCH', `/api/tasks/${id}`, dates);
  } else if (action.kind === 'move') {
    const { status, assigned } = action;
    const assignee = assigned === 'unchanged' ? {} : { assignee_id: assigned === 'me' ? userId : null };
    await client.request('PATCH', `/api/tasks/${id}`, { status, ...assignee });
  } else {
    const assignee = action.assigned ? { assignee_id: userId } : {};
    await client.request('POST', '/api/tasks', { title: 'more', email_id: id, ...assignee });
  }
}

describe('what is kept of a conversation is what its emails and tasks say', () => {
  test('in any order of saves, read marks, changes of state and tag, merges, splits, their undoing, rules, task moves, dates, assignments, blocked senders and deletions', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 20 }), async (steps) => {
        const client = await makeOrganization();
        for (const each of steps) await take(client, each as Step);
        await expectKept(client.organizationId);
      }),
      { numRuns: 60 },
    );
  });

  test('when all of it happens at once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 16 }), async (steps) => {
        const client = await makeOrganization();
        await Promise.all(steps.map((each) => take(client, each as Step)));
        await Promise.all([...steps].reverse().map((each) => take(client, each as Step)));
        await expectKept(client.organizationId);
      }),
      { numRuns: 20 },
    );
  });
});
