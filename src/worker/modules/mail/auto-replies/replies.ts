import type { RecordReply } from '../../../../contract/mail/auto-replies.ts';
import type { AutoReply, AutoReplyStatus } from '../../../../contract/mail/emails.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit, database } from '../../../platform/data/database.ts';
import { DomainError, notFound } from '../../../platform/errors.ts';
import { cutPage, type Page, readCursor, writeCursor } from '../../../platform/http/page.ts';
import { toAutoReply } from './auto-reply-store.ts';
import { selectCandidate } from './candidate-store.ts';
import { normalAddress, replyAddress } from './decide.ts';
import { sendReply, toCandidate } from './hand-over.ts';
import {
  insertEngineReply,
  selectReplies,
  selectReply,
  updateDraftToDiscarded,
  updateDraftToPending,
  updateRefused,
} from './store.ts';
import { htmlOfText } from './write-reply.ts';

/**
 * Records a reply of an automation engine; `created` is false if it was recorded before. Throws `refused`,
 * NO_SUCH_EMAIL, if `email_id` is not an inbound email of this organization.
 */
export async function recordReply(
  ctx: Ctx,
  request: RecordReply,
): Promise<{ reply: AutoReply; created: boolean }> {
  const [[email]] = await commit(database(ctx), [selectCandidate(ctx, request.email_id)]);
  if (!email) {
    throw new DomainError(
      'refused',
      'NO_SUCH_EMAIL',
      'email_id: this organization has no such inbound email.',
    );
  }
  const recipient = normalAddress(replyAddress(toCandidate(email)));
  const [inserted, [reply]] = await commit(
    database(ctx),
    insertEngineReply(ctx, { id: email.id, inboxId: email.inbox_id }, recipient, {
      ...request,
      html: htmlOfText(request.body),
    }),
  );
  return { reply: await getReply(ctx, reply!.id), created: inserted.length > 0 };
}

/** Newest first. */
export async function listReplies(
  ctx: Ctx,
  query: { status?: AutoReplyStatus; limit: number; cursor?: string },
): Promise<Page<AutoReply>> {
  const [before] = readCursor(query, 1) ?? [];
  const [rows] = await commit(database(ctx), [
    selectReplies(ctx, query.status, before ?? null, query.limit + 1),
  ]);
  const page = cutPage(rows, query.limit, (last) => writeCursor(last.id));
  return { rows: page.rows.map(toAutoReply), next: page.next };
}

/**
 * Sends a draft; the status of the answer is the outcome. Throws `not_found`; `conflict` with NOT_A_DRAFT, or with
 * ALREADY_REPLIED when another reply to that email was sent or is being sent; and what `sendReply` throws: after
 * that, it is a draft again.
 */
export async function sendDraft(ctx: Ctx, id: number): Promise<AutoReply> {
  const claim = crypto.randomUUID();
  const [[draft]] = await commit(database(ctx), [updateDraftToPending(ctx, id, claim)]);
  if (!draft) throw await notSendable(ctx, id);
  try {
    await sendReply(ctx, draft);
  } catch (error) {
    if (error instanceof DomainError) {
      await commit(database(ctx), [updateRefused(ctx, id, claim, 'draft', null)]);
    }
    throw error;
  }
  return getReply(ctx, id);
}

/** Discards a draft. Throws `not_found`; `conflict`, NOT_A_DRAFT. */
export async function discardDraft(ctx: Ctx, id: number): Promise<void> {
  const [[draft]] = await commit(database(ctx), [updateDraftToDiscarded(ctx, id)]);
  if (!draft) throw notADraft(await getReply(ctx, id));
}

async function notSendable(ctx: Ctx, id: number): Promise<DomainError> {
  const reply = await getReply(ctx, id);
  if (reply.status !== 'draft') return notADraft(reply);
  return new DomainError(
    'conflict',
    'ALREADY_REPLIED',
    'Another automatic reply to this email was sent or is being sent, and an email gets only one. Discard this draft.',
  );
}

function notADraft({ status }: AutoReply): DomainError {
  return new DomainError('conflict', 'NOT_A_DRAFT', `This reply is not a draft: its status is ${status}.`);
}

async function getReply(ctx: Ctx, id: number): Promise<AutoReply> {
  const [[row]] = await commit(database(ctx), [selectReply(ctx, id)]);
  if (!row) throw notFound('automatic reply');
  return toAutoReply(row);
}
