import {
  type ConversationChange,
  type ConversationsUpdated,
  type ConversationUpdated,
  MAX_SNOOZE_DAYS,
  UNDO_MINUTES,
} from '../../../../contract/mail/conversations.ts';
import { invalid } from '../../../../lib/errors.ts';
import { sha256 } from '../../../../lib/hash.ts';
import type { Tag } from '../../../../lib/tags.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commitUnlessRefused, type Results, requireThat } from '../../../platform/data/commit/commit.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { randomBase62 } from '../../../platform/random.ts';
import { tagIfNamed, tagsOf } from '../../../platform/tags.ts';
import { wakeOutbox } from '../../../platform/work/outbox.ts';
import { wakeNotices } from '../../notices/index.ts';
import { requireMember } from '../../tasks/index.ts';
import { getConversation } from '../conversations/get.ts';
import { toConversation } from '../conversations/present.ts';
import { selectConversation } from '../conversations/store.ts';
import { labelRefusal } from '../labels/refusal.ts';
import { labelsExist } from '../labels/store.ts';
import { assignmentNotice } from './assignment-notice.ts';
import { bringToChange } from './bring-to-change.ts';
import { type Change, hasFewLabels, insertUndo } from './store.ts';

const DAY_MS = 86_400_000;
const TOKEN_CHARACTERS = 22;

/**
 * Changes the state, the assignee, the labels or the tag of the conversation of an email. Throws `not_found`, and what
 * `updateConversations` throws.
 */
export async function updateConversation(
  ctx: Ctx,
  emailId: number,
  change: ConversationChange,
): Promise<ConversationUpdated> {
  const select = selectConversation(ctx, emailId);
  const { undo, results } = await changeConversations(ctx, [emailId], change, [select]);
  const [row] = results.of(select);
  if (row) return { ...toConversation(row, await tagsOf(ctx)), undo };
  // Older mail: a conversation must be filled in before it can change.
  await getConversation(ctx, emailId);
  return updateConversation(ctx, emailId, change);
}

/**
 * Changes the state, the assignee, the labels or the tag of the conversations of these emails. Ignores unknown ids, and
 * older mail that is not filled in yet. Throws `invalid`, NO_SUCH_MEMBER, NO_SUCH_LABEL, TOO_MANY_LABELS.
 */
export async function updateConversations(
  ctx: Ctx,
  emailIds: number[],
  change: ConversationChange,
): Promise<ConversationsUpdated> {
  const { changed, undo } = await changeConversations(ctx, emailIds, change, []);
  return { changed, undo };
}

/** Changes conversations and their tasks: `done` completes the open ones, and they get the same assignee. */
async function changeConversations(
  ctx: Ctx,
  emailIds: number[],
  input: ConversationChange,
  also: Statement[],
): Promise<ConversationsUpdated & { results: Pick<Results<Statement[]>, 'of'> }> {
  const change = readChange(ctx, input, (await tagIfNamed(ctx, input.tag)) ?? null);
  const { assigneeId, added } = change;
  const db = database(ctx);
  await requireMember(ctx, assigneeId);
  const token = randomBase62(TOKEN_CHARACTERS);
  const hash = sha256(token);
  const expiresAt = ctx.now() + UNDO_MINUTES * 60_000;
  const undo = insertUndo(ctx, hash, emailIds, change, expiresAt);
  const notices = await assignmentNotice(ctx, emailIds, assigneeId, hash);
  const statements = [
    ...(added.length > 0 ? [requireThat(db, labelsExist(ctx, added))] : []),
    undo,
    ...(added.length > 0 ? [requireThat(db, hasFewLabels(ctx, hash))] : []),
    ...bringToChange(ctx, hash, change),
    ...notices,
    ...also,
  ];
  const results = await commitUnlessRefused(db, statements, () => labelRefusal(ctx, added));
  const changed = results.of(undo).length;
  if (changed === 0) return { changed, undo: null, results };
  wakeOutbox(ctx);
  if (notices.length > 0) wakeNotices(ctx);
  return { changed, undo: { token, expires_at: new Date(expiresAt).toISOString() }, results };
}

/** Reads the change from the request. Throws `invalid`. */
function readChange(ctx: Ctx, input: ConversationChange, tag: Tag | null): Change {
  const { state = null, assignee_id: assigneeId } = input;
  const { add_label_ids: added = [], remove_label_ids: removed = [] } = input;
  if (state === null && tag === null && assigneeId === undefined && added.length + removed.length === 0) {
    throw invalid('state', 'expected a state, an assignee_id, a tag, or labels to add or to remove');
  }
  return { state, snoozedUntil: readSnooze(ctx, input), assigneeId, added, removed, tag };
}

function readSnooze(ctx: Ctx, { state, snoozed_until: until }: ConversationChange): number | null {
  if (state !== 'snoozed') {
    if (until !== undefined) throw invalid('snoozed_until', 'expected only with the state snoozed');
    return null;
  }
  const now = ctx.now();
  const time = until === undefined ? Number.NaN : Date.parse(until);
  if (time > now && time <= now + MAX_SNOOZE_DAYS * DAY_MS) return time;
  throw invalid('snoozed_until', `expected a time in the future, at most ${MAX_SNOOZE_DAYS} days ahead`);
}
