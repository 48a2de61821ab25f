/** Writes that change tasks, and changes without a person: dates that are reached, rules, a member who leaves. */
import fc from 'fast-check';
import { unassignConversations } from '../../../../../../src/worker/modules/mail/conversation-states/unassign.ts';
import { wakeConversations } from '../../../../../../src/worker/modules/mail/conversation-states/wake.ts';
import { mailOfTasks } from '../../../../../../src/worker/modules/mail/mail-of-tasks.ts';
import { rulesJob } from '../../../../../../src/worker/modules/rules/runs/run.ts';
import { wakeRules } from '../../../../../../src/worker/modules/rules/runs/wake.ts';
import { followDates } from '../../../../../../src/worker/modules/tasks/dates/wake.ts';
import { unassignTasks } from '../../../../../../src/worker/modules/tasks/unassign.ts';
import { runJob } from '../../../../../../src/worker/platform/work/run-job.ts';
import { testCtx, testEnv } from '../../../../helpers.ts';
import { ask, idsOf, pick, pickOf, write } from './world.ts';

export const createTask = write(
  'create task',
  fc.record({ picked: fc.option(pick), assigned: fc.boolean() }),
  async (world, { picked, assigned }) => {
    const email = picked === null ? null : await pickOf('emails', world, picked);
    return ask(world, 'POST', '/api/tasks', {
      title: 'more',
      ...(email === null ? {} : { email_id: email }),
      ...(assigned ? { assignee_id: world.client.userId } : {}),
    });
  },
);

export const moveTask = write(
  'move task',
  fc.record({
    picked: pick,
    status: fc.constantFrom('todo', 'in_progress', 'done'),
    assigned: fc.constantFrom('me', 'nobody', 'unchanged'),
  }),
  async (world, { picked, status, assigned }) => {
    const id = await pickOf('tasks', world, picked);
    const assignee_id = assigned === 'me' ? world.client.userId : null;
    return ask(world, 'PATCH', `/api/tasks/${id}`, {
      status,
      ...(assigned === 'unchanged' ? {} : { assignee_id }),
    });
  },
);

export const dateTask = write(
  'date task',
  fc.record({ picked: pick, due: fc.boolean(), snoozed: fc.boolean() }),
  async (world, { picked, due, snoozed }) => {
    const id = await pickOf('tasks', world, picked);
    const soon = new Date(Date.now() + 60_000).toISOString();
    const dates = { due_at: due ? soon : null, snoozed_until: snoozed ? soon : null };
    return ask(world, 'PATCH', `/api/tasks/${id}`, dates);
  },
);

/** A run two minutes later, when all dates have been reached. */
export const wake = write('wake', fc.constant(null), async ({ client }) => {
  const ctx = testCtx(client.organizationId, { now: () => Date.now() + 2 * 60_000 });
  await wakeConversations(ctx);
  await followDates(ctx, await idsOf('tasks', client));
});

export const leave = write('leave', fc.constant(null), async ({ client }) => {
  const ctx = testCtx(client.organizationId);
  while (!(await unassignTasks(ctx, client.userId, mailOfTasks)));
  while (!(await unassignConversations(ctx, client.userId)));
});

export const createRule = write(
  'create rule',
  fc.record({
    state: fc.constantFrom('done', 'trash', 'spam', 'unchanged'),
    assigned: fc.boolean(),
    added: fc.subarray([0, 1, 2]),
    moved: fc.option(fc.constantFrom('Hello', 'Neo'), { nil: undefined }),
    stop: fc.boolean(),
  }),
  (world, { state, assigned, added, moved, stop }) =>
    ask(world, 'POST', '/api/rules', {
      name: 'rule',
      conditions: [{ field: 'is_automatic', value: false }],
      actions: [
        { type: 'priority', priority: 'high' },
        ...added.map((each) => ({ type: 'label', label_id: world.labels[each] })),
        ...(assigned ? [{ type: 'assign', assignee_id: world.client.userId }] : []),
        ...(state === 'unchanged' ? [] : [{ type: 'state', state }]),
        ...(moved ? [{ type: 'move', tag: moved }] : []),
      ],
      stop,
    }),
);

export const runRules = write('run rules', fc.constant(null), async ({ client }) => {
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
});
