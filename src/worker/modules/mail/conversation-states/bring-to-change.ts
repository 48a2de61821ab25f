import type { Ctx } from '../../../platform/ctx.ts';
import type { Statement } from '../../../platform/data/database.ts';
import { deletePlaces, insertPlaces, updateVisibility } from '../threads/place-store.ts';
import {
  type Change,
  insertAssigned,
  insertChanges,
  threadsOfUndo,
  updateFollowingTasks,
  updateNewTags,
  updateStates,
} from './store.ts';

/** Applies the change to the conversations for which `insertUndo` has written rows earlier in the batch. */
export function bringToChange(caller: Ctx, tokenHash: string, change: Change): Statement[] {
  // What happens at once has one time: a conversation and its tasks are assigned to a member once.
  const now = caller.now();
  const ctx = { ...caller, now: () => now };
  const changing = threadsOfUndo(ctx, tokenHash);
  const { state, assigneeId } = change;
  return [
    ...deletePlaces(ctx, changing),
    ...updateFollowingTasks(ctx, tokenHash, change),
    updateStates(ctx, changing, tokenHash, change),
    ...updateNewTags(ctx, tokenHash, change),
    ...(state === null ? [] : updateVisibility(ctx, changing, state === 'spam' || state === 'trash')),
    ...insertPlaces(ctx, changing),
    ...insertChanges(ctx, tokenHash),
    ...(assigneeId ? insertAssigned(ctx, tokenHash) : []),
  ];
}
