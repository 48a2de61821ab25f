/** Writes that change conversations, and the parts that they consist of. */
import fc from 'fast-check';
import type { ContactUpdated } from '../../../../../../src/contract/mail/contacts.ts';
import { sweepUndos } from '../../../../../../src/worker/modules/mail/conversation-states/undo.ts';
import { removeDeletedLabels } from '../../../../../../src/worker/modules/mail/labels/delete.ts';
import { testCtx } from '../../../../helpers.ts';
import { ask, keepToken, pick, picksOf, write } from './world.ts';

const someLabels = fc.subarray([0, 1, 2]);

/** A change of one conversation, or of several. */
export const change = write(
  'change',
  fc.record({
    picks: fc.array(pick, { minLength: 1, maxLength: 3 }),
    state: fc.constantFrom('open', 'snoozed', 'done', 'trash', 'spam'),
    assigned: fc.constantFrom('me', 'nobody', 'unchanged'),
    added: someLabels,
    removed: fc.subarray([0, 1, 2], { maxLength: 1 }),
    tag: fc.option(fc.constantFrom('Hello', 'Neo', 'Support'), { freq: 1, nil: undefined }),
  }),
  async (world, { picks, state, assigned, added, removed, tag }) => {
    const ids = await picksOf('emails', world, picks);
    const { client, labels } = world;
    const body = {
      state,
      tag,
      ...(state === 'snoozed' ? { snoozed_until: new Date(Date.now() + 60_000).toISOString() } : {}),
      ...(assigned === 'unchanged' ? {} : { assignee_id: assigned === 'me' ? client.userId : null }),
      // One of them may be deleted by now: then the change is refused.
      add_label_ids: added.map((each) => labels[each]),
      remove_label_ids: removed.map((each) => labels[each]),
    };
    const answer =
      ids.length === 1
        ? await ask(world, 'PATCH', `/api/threads/${ids[0]}`, body)
        : await ask(world, 'PATCH', '/api/threads', { ids, ...body });
    await keepToken(world, answer);
  },
);

/** A merge, which is refused if all emails are of one conversation already. */
export const merge = write('merge', fc.array(pick, { minLength: 2, maxLength: 3 }), async (world, picks) => {
  const ids = await picksOf('emails', world, picks);
  await keepToken(world, await ask(world, 'POST', '/api/threads/merge', { ids }));
});

/** A split, which is refused if the emails are not of one conversation, or are all of it. */
export const split = write('split', fc.array(pick, { minLength: 1, maxLength: 3 }), async (world, picks) => {
  const ids = await picksOf('emails', world, picks);
  await keepToken(world, await ask(world, 'POST', `/api/threads/${ids[0]}/split`, { email_ids: ids }));
});

export const undo = write('undo', fc.constant(null), async (world) => {
  const token = world.tokens.pop();
  if (token) await ask(world, 'POST', '/api/threads/undo', { token });
});

/** A sweep ten minutes later, after which no change can be undone. */
export const forgetUndos = write('forget undos', fc.constant(null), ({ client }) =>
  sweepUndos(testCtx(client.organizationId, { now: () => Date.now() + 11 * 60_000 })),
);

export const deleteLabel = write('delete label', fc.integer({ min: 0, max: 2 }), async (world, picked) => {
  await ask(world, 'DELETE', `/api/labels/${world.labels[picked]}`);
  await removeDeletedLabels(testCtx(world.client.organizationId));
});

export const block = write(
  'block',
  fc.record({ sender: fc.integer({ min: 0, max: 3 }), blocks: fc.boolean(), existing: fc.boolean() }),
  async (world, { sender, blocks, existing }) => {
    const answer = await ask(world, 'POST', '/api/contacts/block', {
      address: `p${sender}@example.com`,
      also_existing: existing,
    });
    const { id, moved } = await answer.json<ContactUpdated>();
    if (moved?.undo) world.tokens.push(moved.undo.token);
    if (!blocks) await ask(world, 'PATCH', `/api/contacts/${id}`, { is_blocked: false });
  },
);
