import type { AutoReply, AutoReplyStatus } from '../../../../contract/mail/emails.ts';
import type { RecordReply } from '../../../../contract/mail/replies.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit, database } from '../../../platform/data/database.ts';
import { DomainError, notFound } from '../../../platform/errors.ts';
import { cutPage, type Page, readCursor, writeCursor } from '../../../platform/http/page.ts';
import { sendEmail } from '../sending/send.ts';
import { type AutoReplyRow, toAutoReply } from './auto-reply-store.ts';
import { type CandidateRow, candidate } from './candidate-store.ts';
import { normalAddress, replyAddress } from './decide.ts';
import { sendReply, toCandidate } from './hand-over.ts';
import {
  type ClaimedRow,
  claimDraft,
  discardDraft,
  recordReply as record,
  repliesOf,
  replyById,
  replyRefused,
} from './store.ts';
import { htmlOfText } from './write-reply.ts';

/**
 * Records a reply that an automation engine made; `created` is false when it was recorded before. Throws `refused`,
 * NO_SUCH_EMAIL, when `email_id` is no inbound email of this organization.
 */
export async function recordReply(
  ctx: Ctx,
  request: RecordReply,
): Promise<{ reply: AutoReply; created: boolean }> {
  const [[email]] = (await commit(database(ctx), [candidate(ctx, request.email_id)])) as [CandidateRow[]];
  if (!email) {
    throw new DomainError(
      'refused',
      'NO_SUCH_EMAIL',
      'email_id: there is no such inbound email in this organization.',
    );
  }
  const recipient = normalAddress(replyAddress(toCandidate(email)));
  const [made, found] = (await commit(
    database(ctx),
    record(ctx, { id: email.id, inboxId: email.inbox_id }, recipient, {
      ...request,
      html: htmlOfText(request.body),
    }),
  )) as { id: number }[][];
  return { reply: await getReply(ctx, found![0]!.id), created: made!.length > 0 };
}

/** Newest first. */
export async function listReplies(
  ctx: Ctx,
  query: { status?: AutoReplyStatus; limit: number; cursor?: string },
): Promise<Page<AutoReply>> {
  const [before] = readCursor(query, 1) ?? [];
  const [rows] = (await commit(database(ctx), [
    repliesOf(ctx, query.status, before ?? null, query.limit + 1),
  ])) as [AutoReplyRow[]];
  const page = cutPage(rows, query.limit, (last) => writeCursor(last.id));
  return { rows: page.rows.map(toAutoReply), next: page.next };
}

/**
 * Sends a draft; how that went is in its status. Throws `not_found`; `conflict`, NOT_A_DRAFT, and ALREADY_REPLIED when
 * another reply to that email was sent or is being sent; and what the sending throws, after which it is a draft as before.
 */
export async function sendDraft(ctx: Ctx, id: number, send = sendEmail): Promise<AutoReply> {
  const claim = crypto.randomUUID();
  const [[draft]] = (await commit(database(ctx), [claimDraft(ctx, id, claim)])) as [ClaimedRow[]];
  if (!draft) throw await notSendable(ctx, id);
  try {
    await sendReply(ctx, draft, send);
  } catch (error) {
    if (error instanceof DomainError) {
      await commit(database(ctx), [replyRefused(ctx, id, claim, 'draft', null)]);
    }
    throw error;
  }
  return getReply(ctx, id);
}

/** Throws `not_found`; `conflict`, NOT_A_DRAFT. */
export async function discard(ctx: Ctx, id: number): Promise<void> {
  const [[discarded]] = (await commit(database(ctx), [discardDraft(ctx, id)])) as [{ id: number }[]];
  if (!discarded) throw notADraft(await getReply(ctx, id));
}

async function notSendable(ctx: Ctx, id: number): Promise<DomainError> {
  const reply = await getReply(ctx, id);
  if (reply.status !== 'draft') return notADraft(reply);
  return new DomainError(
    'conflict',
    'ALREADY_REPLIED',
    'Another automatic reply to this email was sent, or is being sent; an email gets one. Discard the draft.',
  );
}

function notADraft({ status }: AutoReply): DomainError {
  return new DomainError('conflict', 'NOT_A_DRAFT', `It is no draft: its status is ${status}.`);
}

async function getReply(ctx: Ctx, id: number): Promise<AutoReply> {
  const [[row]] = (await commit(database(ctx), [replyById(ctx, id)])) as [AutoReplyRow[]];
  if (!row) throw notFound('automatic reply');
  return toAutoReply(row);
}
