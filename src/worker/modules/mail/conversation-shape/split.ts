import { type ConversationSplit, MAX_MOVED_MESSAGES } from '../../../../contract/mail/conversations.ts';
import { DomainError, notFound } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit, commitUnlessRefused, requireThat } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { tagsOf } from '../../../platform/tags.ts';
import { toConversation } from '../conversations/present.ts';
import { selectConversation } from '../conversations/store.ts';
import { deletePlaces } from '../threads/place-store.ts';
import { updateCuts } from '../threads/reference-store.ts';
import { fillDerived, threadsOf } from '../threads/store.ts';
import {
  emailOfOther,
  hasMoves,
  insertParted,
  insertSplit,
  selectSplitCheck,
  threadOfMoves,
  threadsOfMoves,
  updateShapedBy,
} from './move-store.ts';
import { insertCuts, insertParts, partOfSplit, updateParts } from './store.ts';
import { newUndoToken } from './undo-token.ts';

/**
 * Moves emails of a conversation to a new one. A message that is stored in both directions leaves with both. Throws
 * `not_found`, NOT_IN_CONVERSATION, NOT_A_PART, TOO_MANY_MESSAGES.
 */
export async function splitConversation(
  ctx: Ctx,
  id: number,
  emailIds: number[],
): Promise<ConversationSplit> {
  const leaving = [...new Set(emailIds)];
  const db = database(ctx);
  const { token, undo } = newUndoToken(ctx);
  const hash = token.tokenHash;
  const from = threadOfMoves(ctx, hash, 'from');
  const both = threadsOfMoves(ctx, hash);
  const [first = 0] = leaving;
  const conversation = selectConversation(ctx, first);
  const rest = selectConversation(ctx, emailOfOther(ctx, hash, first));
  const results = await commitUnlessRefused(
    db,
    [
      ...fillDerived(ctx, threadsOf(ctx, [id])),
      insertSplit(ctx, id, leaving, token, MAX_MOVED_MESSAGES),
      requireThat(db, hasMoves(ctx, hash)),
      ...deletePlaces(ctx, from),
      ...insertParts(ctx, from, partOfSplit(ctx, hash)),
      updateShapedBy(ctx, from, hash),
      updateCuts(ctx, from),
      ...insertCuts(ctx, hash),
      ...updateParts(ctx, both),
      ...insertParted(ctx, hash),
      conversation,
      rest,
    ],
    () => splitRefusal(ctx, id, leaving),
  );
  const [ofLeaving] = results.of(conversation);
  const [ofRest] = results.of(rest);
  if (!ofLeaving || !ofRest) throw notFound('conversation');
  const tags = await tagsOf(ctx);
  return { conversation: toConversation(ofLeaving, tags), rest: toConversation(ofRest, tags), undo };
}

async function splitRefusal(ctx: Ctx, id: number, leaving: number[]): Promise<DomainError> {
  const [[check]] = await commit(database(ctx), [selectSplitCheck(ctx, id, leaving)]);
  if (!check) return notFound('conversation');
  const [code, message] =
    check.known < leaving.length
      ? (['NOT_IN_CONVERSATION', 'expected only emails of this conversation'] as const)
      : check.leaving === check.all
        ? (['NOT_A_PART', 'expected some of the emails of this conversation, not all'] as const)
        : (['TOO_MANY_MESSAGES', `a split moves at most ${MAX_MOVED_MESSAGES} messages`] as const);
  return new DomainError('refused', code, `email_ids: ${message}.`, {
    errors: [{ path: 'email_ids', message }],
  });
}
