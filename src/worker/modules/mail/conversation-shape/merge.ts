import { type ConversationUpdated, MAX_MOVED_MESSAGES } from '../../../../contract/mail/conversations.ts';
import { DomainError, notFound } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit, commitUnlessRefused, requireThat } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { randomBase62 } from '../../../platform/random.ts';
import { tagsOf } from '../../../platform/tags.ts';
import { toConversation } from '../conversations/present.ts';
import { selectConversation } from '../conversations/store.ts';
import { insertPlaces } from '../threads/place-store.ts';
import { fillDerived, threadsOf } from '../threads/store.ts';
import {
  insertMerge,
  insertMerged,
  insertMergeEdges,
  isMergeOf,
  selectMergeCheck,
  threadOfMoves,
  updateMarks,
  updateMoveResult,
  updateShapedBy,
} from './move-store.ts';
import { takeInMoved } from './store.ts';
import { newUndoToken } from './undo-token.ts';

/** The prefix of synthetic ids. Contains a space, so that no mail can reference them. */
const SYNTHETIC_PREFIX = 'merge ';

/**
 * Merges the conversations of these emails into one, in the most open of their states. Throws `not_found`,
 * SAME_CONVERSATION, TOO_MANY_MESSAGES.
 */
export async function mergeConversations(ctx: Ctx, ids: number[]): Promise<ConversationUpdated> {
  const emailIds = [...new Set(ids)];
  const db = database(ctx);
  const { token, undo } = newUndoToken(ctx);
  const hash = token.tokenHash;
  const into = threadOfMoves(ctx, hash, 'into');
  const select = selectConversation(ctx, emailIds[0] ?? 0);
  const results = await commitUnlessRefused(
    db,
    [
      ...fillDerived(ctx, threadsOf(ctx, emailIds)),
      insertMerge(ctx, emailIds, token, `${SYNTHETIC_PREFIX}${randomBase62(22)}`, MAX_MOVED_MESSAGES),
      requireThat(db, isMergeOf(ctx, hash, emailIds)),
      updateMarks(ctx, hash, 'from'),
      ...insertMergeEdges(ctx, hash),
      ...takeInMoved(ctx, hash, into),
      updateShapedBy(ctx, into, hash),
      updateMoveResult(ctx, hash),
      ...insertPlaces(ctx, into),
      ...insertMerged(ctx, hash),
      select,
    ],
    () => mergeRefusal(ctx, emailIds),
  );
  const [row] = results.of(select);
  if (!row) throw notFound('conversation');
  return { ...toConversation(row, await tagsOf(ctx)), undo };
}

async function mergeRefusal(ctx: Ctx, emailIds: number[]): Promise<DomainError> {
  const [[check]] = await commit(database(ctx), [selectMergeCheck(ctx, emailIds)]);
  if (!check || check.known < emailIds.length) return notFound('conversation');
  const [code, message] =
    check.conversations < 2
      ? (['SAME_CONVERSATION', 'expected ids of at least two conversations'] as const)
      : ([
          'TOO_MANY_MESSAGES',
          `a merge moves at most ${MAX_MOVED_MESSAGES} messages, and this one would move ${check.moving}`,
        ] as const);
  return new DomainError('refused', code, `ids: ${message}.`, { errors: [{ path: 'ids', message }] });
}
