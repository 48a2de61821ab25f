import type { Ctx } from '../../../platform/ctx.ts';
import { commit, database, type Results, type Statement } from '../../../platform/data/database.ts';
import { createTaskFromEmail } from '../../tasks/index.ts';
import { correspondentsOf } from '../contacts/address.ts';
import { indexLater } from '../contacts/index-words.ts';
import { insertContacts, isFromBlocked } from '../contacts/save-store.ts';
import { isHiddenEmail } from '../conversation-states/visibility-store.ts';
import { deleteTombstones, tombstonesOf } from '../deletion/tombstone-store.ts';
import type { Bounce } from '../message/automatic/bounce.ts';
import type { ParsedEmail } from '../message/parse.ts';
import { type BouncedEmail, insertBounce, selectBouncedEmail } from './bounce-store.ts';
import { deleteContent, writeContent } from './content.ts';
import { findExisting } from './duplicates.ts';
import { type Arrival, toRow } from './row.ts';
import {
  type AttachmentRow,
  type EmailRow,
  insertEmail,
  insertSavedEvent,
  isSaved,
  savedId,
  selectSaved,
} from './store.ts';
import { threadKeys } from './thread.ts';
import { assigneeToJoin, keysUnlessSpam } from './thread-store.ts';

export interface Saved {
  /** 0 if the email was deleted, and is not saved again. */
  emailId: number;
  /** False: the email was stored already, or was deleted, and nothing changed. */
  created: boolean;
  isDeleted: boolean;
  /** The rows of the statements in `also`. */
  results: Pick<Results<Statement[]>, 'of'>;
}

export interface SaveOptions {
  /** Committed in the batch that saves the email; in a batch of their own if the email is stored already. */
  also?: Statement[];
  /** Looks whether the email of an inbox is stored before it writes anything. Other emails are always looked up. */
  isLikelyStored?: boolean;
  /** Saves the email even if it was deleted. */
  restoresDeleted?: boolean;
  /**
   * It arrived before the first sync of its mailbox: its id and that of its task are below all others, it reopens nothing, and
   * nothing reacts to it.
   */
  isHistory?: boolean;
}

/**
 * Saves an email: its content to R2, then everything that follows from it in one batch. Safe to repeat and to run
 * twice at once: one email, one task, one event. An email that was deleted is not saved again. `uploads` are attachments that are in R2 already.
 */
export async function save(
  ctx: Ctx,
  email: ParsedEmail,
  arrival: Arrival,
  options: SaveOptions & { raw?: Uint8Array; uploads?: AttachmentRow[] } = {},
): Promise<Saved> {
  const { also = [], isLikelyStored = false, restoresDeleted = false, raw, uploads = [] } = options;
  const { isHistory = false } = options;
  const tombstones = tombstonesOf(ctx, email.messageId, arrival.direction ?? 'inbound');
  const known = await findExisting(ctx, email.messageId, arrival, isLikelyStored, tombstones);
  const { existing, inboxes } = known;
  if (existing || (known.isDeleted && !restoresDeleted)) {
    const results = await commit(database(ctx), also);
    return { emailId: existing?.id ?? 0, created: false, isDeleted: !existing, results };
  }

  const content = await writeContent(ctx, email, raw);
  const size = raw?.length ?? new TextEncoder().encode(email.text + email.html).length;
  const row = { ...toRow(email, arrival, inboxes, content.columns, size), tombstones };
  const bounce = row.isBounce ? email.bounce : null;
  const bounced = bounce && (await findBounced(ctx, bounce));
  // A bounce may name the original only in its report: this reference puts it into the original's thread.
  const references = bounced ? [...email.references, bounced.messageId] : email.references;
  const isSpam = isFromBlocked(ctx, row);
  const keys = keysUnlessSpam(threadKeys(email.messageId, email.inReplyTo, references), isSpam);
  const needsTask = row.direction === 'inbound' && !bounced?.taskId;

  const emailId = savedId(ctx, row);
  const task = needsTask
    ? createTaskFromEmail(ctx, {
        ...row,
        emailId,
        assigneeId: assigneeToJoin(ctx, keys),
        isHidden: isHiddenEmail(ctx, emailId),
        isHistory,
      })
    : [];
  const saved = selectSaved(ctx, row);
  const people = correspondentsOf({ ...row, from: email.from, recipients: [...email.to, ...email.cc] });
  const contacts = insertContacts(ctx, people, isSaved(ctx, row));
  const results = await commit(database(ctx), [
    ...(restoresDeleted ? [deleteTombstones(ctx, tombstones)] : []),
    ...insertEmail(
      ctx,
      row,
      keys,
      [...content.attachments, ...uploads],
      task,
      !isHistory && reopensConversation(row),
      isSpam,
      { isHistory },
    ),
    ...contacts,
    ...(bounce ? insertBounce(ctx, row, bounce, bounced) : []),
    insertSavedEvent(ctx, row, isSpam, isHistory),
    ...also,
    saved,
  ]);
  const [stored] = results.of(saved);
  const created = stored?.created === 1;
  if (!created) ctx.defer(deleteContent(ctx, content));
  const [counted] = contacts;
  if (counted) indexLater(ctx, results.of(counted));
  return { emailId: stored?.id ?? 0, created, isDeleted: !stored, results };
}

/** Mail that no person wrote, such as an absence notice, opens nothing; a bounce and mail of a list do. */
const OPENING_REASONS: (string | null)[] = [null, 'mailing_list', 'precedence', 'sender'];

function reopensConversation(row: EmailRow): boolean {
  return row.direction === 'inbound' && (row.isBounce || OPENING_REASONS.includes(row.automaticReason));
}

/** The outbound email that a bounce is about, if it is stored. */
async function findBounced(ctx: Ctx, bounce: Bounce): Promise<BouncedEmail | null> {
  const [[bounced]] = await commit(database(ctx), [selectBouncedEmail(ctx, bounce)]);
  return bounced ?? null;
}
