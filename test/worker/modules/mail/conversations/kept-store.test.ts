import fc from 'fast-check';
import { describe, test } from 'vitest';
import { expectKept } from './model.ts';
import * as conversations from './writes/conversations.ts';
import * as mail from './writes/mail.ts';
import * as tasks from './writes/tasks.ts';
import { makeWorld } from './writes/world.ts';

/** Any write of emails, threads, tasks and contacts. */
const step = fc.oneof(
  { weight: 4, arbitrary: mail.save },
  { weight: 3, arbitrary: mail.saveBatch },
  { weight: 2, arbitrary: mail.post },
  mail.mark,
  mail.tag,
  mail.remove,
  mail.empty,
  mail.expire,
  { weight: 3, arbitrary: conversations.change },
  { weight: 2, arbitrary: conversations.merge },
  { weight: 2, arbitrary: conversations.split },
  { weight: 2, arbitrary: conversations.undo },
  conversations.forgetUndos,
  conversations.deleteLabel,
  conversations.block,
  { weight: 2, arbitrary: tasks.createTask },
  tasks.moveTask,
  tasks.dateTask,
  tasks.wake,
  tasks.leave,
  tasks.createRule,
  tasks.runRules,
);

describe('what is kept of a conversation is what its emails and tasks say', () => {
  test('in any order of saves, batches, read marks, changes of state and tag, merges, splits, their undoing, rules, task moves, dates, assignments, blocked senders, deletions and the end of their time', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 24 }), async (steps) => {
        const world = await makeWorld();
        for (const each of steps) await each.take(world);
        await expectKept(world.client.organizationId);
      }),
      { numRuns: 60 },
    );
  });

  test('when all of it happens at once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 16 }), async (steps) => {
        const world = await makeWorld();
        await Promise.all(steps.map((each) => each.take(world)));
        await Promise.all(steps.toReversed().map((each) => each.take(world)));
        await expectKept(world.client.organizationId);
      }),
      { numRuns: 20 },
    );
  });
});
