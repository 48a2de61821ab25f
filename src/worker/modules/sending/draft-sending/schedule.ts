import type { Draft } from '../../../../contract/mail/drafts.ts';
import { isUniqueViolation } from '../../../../lib/errors.ts';
import { sha256 } from '../../../../lib/hash.ts';
import type { Mailbox } from '../../../../lib/message/headers/addresses.ts';
import { actorName, type Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { selectInboxes } from '../../inboxes/index.ts';
import { createDraft } from '../drafts/create.ts';
import { getDraft } from '../drafts/get.ts';
import { newDraftId } from '../drafts/store.ts';
import { readRecipients } from '../outgoing/recipients.ts';
import { headerId } from '../outgoing/reply-headers.ts';
import {
  inProgress,
  readSender,
  requireAddressOf,
  requireSame,
  type SendRequest,
  senderOf,
} from '../outgoing/send-email.ts';
import { insertRequest, selectRequest } from '../outgoing/store.ts';
import { readSendAt } from './prepare.ts';
import { insertSendDraftJob, wakeSendDraftJob } from './run.ts';

/** The input of `POST /api/send-email`. */
export type ScheduleRequest = Pick<
  SendRequest,
  | 'to'
  | 'cc'
  | 'bcc'
  | 'subject'
  | 'html'
  | 'fromAddress'
  | 'parentMessageId'
  | 'referencesChain'
  | 'attachments'
  | 'forwardOf'
  | 'idempotencyKey'
> & { inbox: { tag: string } };

/**
 * Schedules an email as a waiting draft. Throws what `sendEmail` throws before it stores an email, and `invalid` for
 * the time.
 */
export async function scheduleEmail(ctx: Ctx, request: ScheduleRequest, sendAtText: string): Promise<Draft> {
  const { idempotencyKey: key, ...rest } = request;
  const sender = await readSender(ctx, request.inbox);
  const hash = sha256(JSON.stringify({ ...rest, inbox: sender, sendAt: sendAtText }));
  const { to, cc, bcc } = readRecipients(request);
  const parentId = request.parentMessageId ? headerId('parent_message_id', request.parentMessageId) : null;
  const [[earlier], inboxes] = await commit(database(ctx), [
    selectRequest(ctx, key ?? ''),
    selectInboxes(ctx),
  ]);
  if (key !== undefined && earlier) {
    requireSame(earlier, hash);
    return getDraft(ctx, earlier.draftId ?? 0);
  }
  const inbox = senderOf(ctx, inboxes, sender);
  requireAddressOf(ctx, inbox, request.fromAddress);
  const sendAt = readSendAt(ctx, sendAtText);
  const id = newDraftId(ctx);
  const job = insertSendDraftJob(ctx, id, sendAt);
  return createDraft(
    ctx,
    {
      from_inbox: inbox.tag,
      ...(request.fromAddress !== undefined && { from_address: request.fromAddress }),
      mode: request.forwardOf !== undefined ? 'forward' : parentId === null ? 'new' : 'reply',
      ...(request.forwardOf !== undefined && { original_email_id: request.forwardOf }),
      to: to.map(written),
      cc: cc.map(written),
      bcc: bcc.map(written),
      subject: request.subject,
      body: request.html,
      ...(request.attachments && { attachments: request.attachments }),
    },
    {
      columns: {
        state: 'scheduled',
        sendAt,
        actor: actorName(ctx.actor),
        parentMessageId: parentId,
        referencesChain: request.referencesChain ?? null,
      },
      also: [job, ...(key === undefined ? [] : insertRequest(ctx, { key, hash }, { draftId: id }))],
      after: (results) => wakeSendDraftJob(ctx, results.of(job), sendAt),
    },
  ).catch((error: unknown) => {
    if (isUniqueViolation(error, 'idempotency_keys')) throw inProgress();
    throw error;
  });
}

/** Formats a recipient as a person would write it. */
function written({ name, address }: Mailbox): string {
  if (name === '') return address;
  return `"${name.replace(/["\\]/g, '\\$&')}" <${address}>`;
}
