import { MAX_SCHEDULE_DAYS } from '../../../../contract/mail/sending.ts';
import { DomainError, invalid } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import type { InboxRow } from '../../inboxes/index.ts';
import { openText } from '../drafts/long-text.ts';
import type { DraftRow } from '../drafts/store.ts';
import { BODY, type DraftFileRow, QUOTED, toAttached } from '../drafts/upload-store.ts';
import { readRecipients } from '../outgoing/recipients.ts';
import { readSender, requireAddressOf, type SendRequest, senderOf } from '../outgoing/send-email.ts';

const MAX_BODY_CHARACTERS = 2_000_000;
const DAY_MS = 86_400_000;

/** Converts a draft to a send request. Throws DRAFT_INCOMPLETE (422), which names the field. */
export async function toRequest(ctx: Ctx, draft: DraftRow, files: DraftFileRow[]): Promise<SendRequest> {
  const [body, quoted] = await Promise.all([
    openText(ctx, draft.body, files, BODY),
    openText(ctx, draft.quotedHtml, files, QUOTED),
  ]);
  const html = body + quoted;
  if (draft.fromInbox === null) throw incomplete('from_inbox', 'expected the tag of an active inbox');
  if (html === '') throw incomplete('body', 'expected some text');
  if (html.length > MAX_BODY_CHARACTERS) {
    throw incomplete('body', `expected at most ${MAX_BODY_CHARACTERS} characters, with what is quoted`);
  }
  return {
    inbox: { tag: draft.fromInbox },
    ...(draft.fromAddress !== null && { fromAddress: draft.fromAddress }),
    ...draft.recipients,
    subject: draft.subject,
    html,
    ...(draft.parentMessageId !== null && { parentMessageId: draft.parentMessageId }),
    ...(draft.referencesChain !== null && { referencesChain: draft.referencesChain }),
    attachments: files.filter(({ position }) => position >= 0).map(toAttached),
    ...(draft.mode === 'forward' && draft.originalEmailId !== null && { forwardOf: draft.originalEmailId }),
  };
}

/**
 * Throws if the email cannot be sent now: DRAFT_INCOMPLETE, TOO_MANY_RECIPIENTS, NO_SUCH_INBOX, NO_SUCH_ADDRESS,
 * SMTP_MISSING.
 */
export async function checkRequest(ctx: Ctx, request: SendRequest, inboxes: InboxRow[]): Promise<void> {
  try {
    readRecipients(request);
  } catch (error) {
    const [first] = error instanceof DomainError && error.kind === 'invalid' ? (error.errors ?? []) : [];
    throw first ? incomplete(first.path, first.message) : error;
  }
  const inbox = senderOf(ctx, inboxes, await readSender(ctx, request.inbox));
  requireAddressOf(ctx, inbox, request.fromAddress);
}

function incomplete(path: string, message: string): DomainError {
  return new DomainError('refused', 'DRAFT_INCOMPLETE', `${path}: ${message}.`, {
    errors: [{ path, message }],
  });
}

/** Parses the requested time into milliseconds. Throws `invalid`. */
export function readSendAt(ctx: Ctx, text: string): number {
  const now = ctx.now();
  const time = Date.parse(text);
  if (time > now && time <= now + MAX_SCHEDULE_DAYS * DAY_MS) return time;
  throw invalid('send_at', `expected a time in the future, at most ${MAX_SCHEDULE_DAYS} days ahead`);
}
