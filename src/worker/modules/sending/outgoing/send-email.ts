import type { AttachedFile } from '../../../../contract/mail/sending.ts';
import { DomainError, isUniqueViolation } from '../../../../lib/errors.ts';
import { sha256 } from '../../../../lib/hash.ts';
import { CALENDAR_FILE, compose, type LetterCalendar } from '../../../../lib/message/compose.ts';
import { type Mailbox, parseMailboxes } from '../../../../lib/message/headers/addresses.ts';
import { clean } from '../../../../lib/message/headers/clean-text.ts';
import { cleanHtml } from '../../../../lib/message/html/clean-html.ts';
import type { ParsedAttachment, ParsedEmail } from '../../../../lib/message/parse.ts';
import { visibleTextOfHtml } from '../../../../lib/message/visible/visible-text.ts';
import type { Tag } from '../../../../lib/tags.ts';
import { actorName, type Ctx } from '../../../platform/ctx.ts';
import { commit, isRefusal } from '../../../platform/data/commit/commit.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { requireAllowed } from '../../../platform/outside/smtp/session.ts';
import { withoutDetail } from '../../../platform/plus-address.ts';
import { randomBase62 } from '../../../platform/random.ts';
import { tagsOf } from '../../../platform/tags.ts';
import { selectJob } from '../../../platform/work/jobs.ts';
import { type InboxRow, selectInboxes, senderAddresses, sendsBy } from '../../inboxes/index.ts';
import { type EmailId, save, storedId } from '../../mail/index.ts';
import { attach, openFile, readFiles, requireFiles, selectFiles, unknownAttachment } from './attach.ts';
import { sendNow } from './attempt.ts';
import { selectMessageId } from './file-store.ts';
import { type Recipients, readRecipients } from './recipients.ts';
import { headerId, type ReplyHeaders, replyHeaders } from './reply-headers.ts';
import {
  type EarlierRequest,
  insertOutgoing,
  type OutgoingRow,
  type ParentRow,
  SEND,
  selectAncestors,
  selectOutgoing,
  selectRequest,
} from './store.ts';

export interface SendRequest {
  /** The case of a tag is ignored. */
  inbox: { id: number } | { tag: string };
  /** An address of the inbox. Default: of a reply, the one that the parent was sent to; else the first. */
  fromAddress?: string;
  /** Each string is an address, `Name <address>`, or a comma-separated list of them. */
  to: string | string[];
  cc?: string | string[];
  bcc?: string | string[];
  subject: string;
  html: string;
  /** Default: the text of the HTML. */
  text?: string;
  parentMessageId?: string;
  referencesChain?: string;
  attachments?: AttachedFile[];
  /** The id of the email that this one forwards. */
  forwardOf?: number;
  /** An invitation or a response to one. */
  calendar?: LetterCalendar;
  idempotencyKey?: string;
  /** The user who sends it. Default: the current user. */
  sentBy?: number;
  /** Who has it sent (`actorName`). Default: the current actor. */
  actor?: string;
  /** Whether no human wrote the reply (RFC 3834): it is marked, with the null sender if the server accepts it. */
  automatic?: boolean;
  /** Returns further statements for the batch that saves the outbound email. */
  alsoWhenSaved?: (emailId: EmailId) => Statement[];
}

export interface SendOutcome {
  state: 'sent' | 'queued' | 'failed' | 'unconfirmed';
  emailId: number;
  messageId: string;
  /** A sentence for people. */
  detail: string;
  /** The error code, if something went wrong. */
  code: string | null;
}

/**
 * Sends an email from an inbox: stores it, then attempts to deliver it at once. Returns the outcome; a queued email is
 * retried automatically. Throws DomainError for an email that is not stored: bad recipients or ids, NO_SUCH_INBOX,
 * NO_SUCH_ADDRESS, NO_SUCH_EMAIL, SMTP_MISSING, IDEMPOTENCY_KEY_REUSED, IN_PROGRESS, and what `attach` and
 * `requireAllowed` throw.
 */
export async function sendEmail(ctx: Ctx, request: SendRequest): Promise<SendOutcome> {
  const { idempotencyKey: key, alsoWhenSaved, sentBy, actor = actorName(ctx.actor), ...rest } = request;
  const sender = await readSender(ctx, request.inbox);
  // Uses the tag as stored, so that the same request in another case is the same request.
  const content = { ...rest, inbox: sender };
  const idempotency = key === undefined ? null : { key, hash: sha256(JSON.stringify(content)) };
  const recipients = readRecipients(request);
  const parentId = request.parentMessageId ? headerId('parent_message_id', request.parentMessageId) : null;
  const attaching = readFiles(request.attachments);

  const [[earlier], inboxes, uploads, stored, ancestors, [original]] = await commit(database(ctx), [
    selectRequest(ctx, key ?? ''),
    selectInboxes(ctx),
    ...selectFiles(ctx, attaching),
    selectAncestors(ctx, parentId ?? ''),
    selectMessageId(ctx, request.forwardOf ?? 0),
  ]);
  if (idempotency && earlier) return answerAgain(ctx, earlier, idempotency.hash);

  const inbox = senderOf(ctx, inboxes, sender);
  if (request.forwardOf !== undefined && !original) throw noSuchEmail(request.forwardOf);
  const files = attach(attaching, uploads, stored, request.html);
  const reply = await replyHeaders(ctx, parentId, request.referencesChain, ancestors);
  const from = requireAddressOf(ctx, inbox, request.fromAddress) ?? addressedIn(ctx, ancestors[0], inbox);
  const email = toEmail(ctx, request, { name: inbox.name, address: from }, recipients, reply);
  const raw = await compose(
    email,
    files.map((file) => ({ ...file, open: () => openFile(ctx, file.key) })),
    { calendar: request.calendar, forwardedId: original?.messageId },
  );

  const emailId = storedId(ctx, email.messageId, 'outbound');
  const selectSendJob = selectJob(ctx, SEND, emailId);
  const saved = await save(
    ctx,
    { ...email, html: cleanHtml(email.html) },
    { arrivedAt: email.date, direction: 'outbound', inbox, actor, ...(sentBy !== undefined && { sentBy }) },
    {
      raw,
      uploads: files,
      also: [
        ...requireFiles(ctx, attaching),
        ...insertOutgoing(ctx, {
          messageId: email.messageId,
          inboxId: inbox.id,
          actor,
          automatic: request.automatic ?? false,
          recipients: recipients.envelope,
          uploadKeys: attaching.keys,
          request: idempotency,
        }),
        ...(alsoWhenSaved?.(emailId) ?? []),
        selectSendJob,
      ],
    },
  ).catch((error: unknown) => {
    const [first] = attaching.files;
    if (isRefusal(error) && first !== undefined) throw unknownAttachment(first, 0);
    if (idempotency && isUniqueViolation(error, 'idempotency_keys')) throw inProgress();
    throw error;
  });

  const [job] = saved.results.of(selectSendJob);
  if (job) await sendNow(ctx, job.id, { raw, inbox });
  if (saved.isDeleted) throw new Error('A new email has the id of one that was deleted.');
  return findOutcome(ctx, saved.emailId);
}

type Sender = { id: number } | { tag: Tag };

/** Returns the sender, with its tag as stored. Throws NO_SUCH_INBOX for an unknown tag. */
export async function readSender(ctx: Ctx, sender: SendRequest['inbox']): Promise<Sender> {
  if ('id' in sender) return sender;
  const tag = (await tagsOf(ctx)).find(sender.tag);
  if (!tag) throw noSuchInbox(sender.tag);
  return { tag };
}

/** Returns the active inbox to send from. Throws NO_SUCH_INBOX, SMTP_MISSING, and what `requireAllowed` throws. */
export function senderOf(ctx: Ctx, inboxes: InboxRow[], sender: Sender): InboxRow {
  const inbox = inboxes.find(
    ({ isActive, id, tag }) => isActive && ('id' in sender ? id === sender.id : tag === sender.tag),
  );
  if (!inbox) throw noSuchInbox('tag' in sender ? sender.tag : String(sender.id));
  const by = sendsBy(ctx.env, inbox);
  if (!by) throw smtpMissing(inbox.name);
  // Refuses forbidden servers before anything is stored.
  if (by === 'smtp')
    requireAllowed(ctx.env, { host: inbox.smtpHost, port: inbox.smtpPort, tls: inbox.smtpTls });
  return inbox;
}

/** Returns the address in lower case. Throws NO_SUCH_ADDRESS if the inbox may not send from it. */
export function requireAddressOf(ctx: Ctx, inbox: InboxRow, address: string | undefined): string | undefined {
  const asked = address?.toLowerCase();
  const own = senderAddresses(ctx.env, inbox);
  if (asked === undefined || own.includes(asked)) return asked;
  const message = `expected an address that the inbox may send from: ${own.join(', ')}`;
  throw new DomainError('refused', 'NO_SUCH_ADDRESS', `from_address: ${message}.`, {
    errors: [{ path: 'from_address', message }],
  });
}

/**
 * Returns the address of the inbox that a message was sent to, or that sent it; without a message, or without such an
 * address, the first.
 */
function addressedIn(ctx: Ctx, parent: ParentRow | undefined, inbox: InboxRow): string {
  const own = senderAddresses(ctx.env, inbox);
  if (own.length === 1 || !parent?.recipients) return inbox.emailAddress;
  const { to, cc } = JSON.parse(parent.recipients) as { to: string[]; cc: string[] };
  const named = [...to, ...cc].flatMap(parseMailboxes).map(({ address }) => address);
  return (
    [parent.fromAddress ?? '', ...named]
      .map((address) => address.toLowerCase())
      .flatMap((address) => [address, withoutDetail(address)])
      .find((address) => own.includes(address)) ?? inbox.emailAddress
  );
}

/** Returns the email to compose and to save, with the HTML of the request: it is cleaned only when stored. */
function toEmail(
  ctx: Ctx,
  request: SendRequest,
  from: Mailbox,
  { to, cc }: Recipients,
  reply: ReplyHeaders,
): ParsedEmail & { date: number } {
  const html = clean(request.html).replace(/\r\n?/g, '\n');
  return {
    ...reply,
    messageId: `<${randomBase62(32)}@${from.address.split('@')[1]}>`,
    // In whole seconds, like the Date header, so that the thread has the same order here and at the recipients.
    date: Math.floor(ctx.now() / 1000) * 1000,
    from,
    to,
    cc,
    replyTo: [],
    deliveredTo: [],
    subject: request.subject,
    text: clean(request.text ?? visibleTextOfHtml(html)).replace(/\r\n?/g, '\n'),
    html,
    attachments: request.calendar ? [calendarFile(request.calendar)] : [],
    automaticReason: request.automatic ? 'auto_submitted' : null,
    bounce: null,
    noticeSignatures: [],
    problems: [],
  };
}

/** Returns the calendar as a listed attachment. The message also has it as an alternative to the text. */
function calendarFile({ content }: LetterCalendar): ParsedAttachment {
  return {
    ...CALENDAR_FILE,
    contentId: null,
    isInline: false,
    content: new TextEncoder().encode(content),
  };
}

/** Returns the state of sending an email. An email that another run is sending counts as queued. */
export async function findOutcome(ctx: Ctx, emailId: number): Promise<SendOutcome> {
  const [[mail]] = await commit(database(ctx), [selectOutgoing(ctx, emailId)]);
  return toOutcome(mail!);
}

function toOutcome({ state, emailId, messageId, detail, code }: OutgoingRow): SendOutcome {
  if (state === 'sending') {
    return { state: 'queued', emailId, messageId, detail: 'It is being sent.', code: null };
  }
  return { state, emailId, messageId, detail, code };
}

/** Returns the current outcome of a repeated request. */
async function answerAgain(ctx: Ctx, earlier: EarlierRequest, hash: string): Promise<SendOutcome> {
  requireSame(earlier, hash);
  const [[mail]] = await commit(database(ctx), [selectOutgoing(ctx, earlier.emailId)]);
  if (!mail) {
    throw new DomainError(
      'conflict',
      'EMAIL_DELETED',
      'The email of this request was sent and then deleted.',
    );
  }
  const { state, attempts } = mail;
  if ((state === 'queued' && attempts === 0) || (state === 'sending' && attempts === 1)) throw inProgress();
  return toOutcome(mail);
}

/** Throws IDEMPOTENCY_KEY_REUSED if the earlier request with the key is a different one. */
export function requireSame(earlier: EarlierRequest, hash: string): void {
  if (earlier.requestHash === hash) return;
  throw new DomainError(
    'refused',
    'IDEMPOTENCY_KEY_REUSED',
    'This Idempotency-Key was used for a different request in the last 24 hours. Use a new key for a new email.',
  );
}

export function inProgress(): DomainError {
  return new DomainError(
    'conflict',
    'IN_PROGRESS',
    'The first request with this Idempotency-Key is still running.',
    { retryAfterSeconds: 5 },
  );
}

function noSuchInbox(name: string): DomainError {
  return new DomainError('refused', 'NO_SUCH_INBOX', `There is no active inbox ${JSON.stringify(name)}.`, {
    errors: [{ path: 'from_inbox', message: 'expected the tag of an active inbox; see /api/smtp-inboxes' }],
  });
}

function noSuchEmail(id: number): DomainError {
  return new DomainError('refused', 'NO_SUCH_EMAIL', `There is no email ${id}.`, {
    errors: [{ path: 'forward_of', message: 'expected the id of a stored email' }],
  });
}

function smtpMissing(name: string): DomainError {
  const detail = `The inbox ${JSON.stringify(name)} has no SMTP server, so it cannot send. Set its smtp_ fields, or send from another inbox.`;
  return new DomainError('refused', 'SMTP_MISSING', detail, {
    errors: [{ path: 'from_inbox', message: 'expected an inbox that can send; see /api/smtp-inboxes' }],
  });
}
