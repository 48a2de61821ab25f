import type { Tag } from '../../../../contract/mail/emails.ts';
import { randomBase62, sha256 } from '../../../platform/crypto.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit, database, isRefusal, type Statement } from '../../../platform/data/database.ts';
import { DomainError, isUniqueViolation } from '../../../platform/errors.ts';
import { smtpOptions } from '../../../platform/outside/smtp/sign-in.ts';
import { selectJob } from '../../../platform/work/jobs.ts';
import { findInbox, hasSmtp, selectActiveInboxes } from '../../inboxes/index.ts';
import { cleanHtml, textOfHtml } from '../message/html/clean-html.ts';
import { clean } from '../message/parse.ts';
import { save } from '../save/save.ts';
import { sendNow } from './attempt.ts';
import { compose } from './compose.ts';
import { MAX_ATTACHMENT_BYTES } from './limits.ts';
import { readRecipients } from './recipients.ts';
import { headerId, replyHeaders } from './reply.ts';
import {
  ancestorsOf,
  type FoundUpload,
  findOutgoing,
  findRequest,
  findUploads,
  type KnownRequest,
  type OutgoingRow,
  type ParentRow,
  queueEmail,
  SEND,
} from './store.ts';

export interface SendRequest {
  inbox: { id: number } | { tag: Tag };
  /** Each an address, `Name <address>`, or several of them with commas between. */
  to: string | string[];
  cc?: string | string[];
  bcc?: string | string[];
  subject: string;
  html: string;
  /** Default: made from the HTML. */
  text?: string;
  parentMessageId?: string;
  referencesChain?: string;
  /** Keys of uploads. */
  attachments?: string[];
  idempotencyKey?: string;
  /** A reply that no human wrote (RFC 3834): marked as such, from the null sender where the server takes that. */
  automatic?: boolean;
  /** Committed in the batch that saves the outbound email. */
  alsoWhenSaved?: Statement[];
}

export interface SendOutcome {
  state: 'sent' | 'queued' | 'failed' | 'unconfirmed';
  emailId: number;
  messageId: string;
  /** In words for a person. */
  detail: string;
  /** What went wrong, a stable word. */
  code: string | null;
}

/**
 * Sends a mail from an inbox: stored first, then tried at once. Answers how that went; what is queued is tried again
 * by itself. Throws DomainError for what is not stored: bad recipients or ids, NO_SUCH_INBOX, SMTP_MISSING,
 * UNKNOWN_ATTACHMENT, ATTACHMENTS_TOO_LARGE, IDEMPOTENCY_KEY_REUSED, IN_PROGRESS, and what `smtpOptions` throws.
 */
export async function sendEmail(ctx: Ctx, request: SendRequest): Promise<SendOutcome> {
  const { idempotencyKey: key, alsoWhenSaved = [], ...content } = request;
  const idempotency = key === undefined ? null : { key, hash: sha256(JSON.stringify(content)) };
  const recipients = readRecipients(request);
  const parentId = request.parentMessageId ? headerId('parent_message_id', request.parentMessageId) : null;
  const keys = [...new Set(request.attachments)];

  const [known, inboxes, uploads, ancestors] = (await commit(database(ctx), [
    findRequest(ctx, key ?? ''),
    selectActiveInboxes(ctx),
    findUploads(ctx, keys),
    ancestorsOf(ctx, parentId ?? ''),
  ])) as [KnownRequest[], { id: number; tag: Tag }[], FoundUpload[], ParentRow[]];
  if (idempotency && known[0]) return answerAgain(ctx, known[0], idempotency.hash);

  const { inbox: wanted } = request;
  const found = inboxes.find((each) => ('id' in wanted ? each.id === wanted.id : each.tag === wanted.tag));
  const inbox = found && (await findInbox(ctx, found.id));
  if (!inbox) throw noSuchInbox('tag' in wanted ? wanted.tag : String(wanted.id));
  if (!hasSmtp(inbox)) throw smtpMissing(inbox.name);
  // Throws for servers that must not be talked to, before anything is stored.
  const { smtpHost: host, smtpPort: port, smtpUser: user, smtpTls: tls } = inbox;
  smtpOptions(ctx.env, { host, port, user, tls });
  const files = attached(keys, uploads);
  const reply = await replyHeaders(ctx, parentId, request.referencesChain, ancestors);

  const html = clean(request.html).replace(/\r\n?/g, '\n');
  const text = clean(request.text ?? textOfHtml(html)).replace(/\r\n?/g, '\n');
  const from = { name: inbox.name, address: inbox.emailAddress };
  const messageId = `<${randomBase62(32)}@${inbox.emailAddress.split('@')[1]}>`;
  // In whole seconds, as the Date header has it: so its thread has the same order here and where it is received.
  const now = Math.floor(ctx.now() / 1000) * 1000;
  const raw = await compose({
    ...reply,
    messageId,
    date: new Date(now),
    from,
    to: recipients.to,
    cc: recipients.cc,
    subject: request.subject,
    text,
    html,
    automatic: request.automatic ?? false,
    files: files.map((file) => ({
      filename: file.filename,
      contentType: file.content_type,
      open: () => openUpload(ctx, file.key),
    })),
  });

  const saved = await save(
    ctx,
    {
      ...reply,
      messageId,
      from,
      to: recipients.to,
      cc: recipients.cc,
      replyTo: [],
      deliveredTo: [],
      subject: request.subject,
      text,
      html: cleanHtml(html),
      date: now,
      attachments: [],
      automaticReason: request.automatic ? 'auto_submitted' : null,
      bounce: null,
    },
    { arrivedAt: now, direction: 'outbound', inbox },
    {
      raw,
      kept: files.map((file) => ({
        filename: file.filename,
        contentType: file.content_type,
        size: file.size,
        contentId: null,
        isInline: false,
        key: file.key,
      })),
      also: [
        ...queueEmail(ctx, {
          messageId,
          inboxId: inbox.id,
          automatic: request.automatic ?? false,
          recipients: recipients.envelope,
          uploadKeys: keys,
          request: idempotency,
        }),
        ...alsoWhenSaved,
      ],
      read: (emailId) => [selectJob(ctx, SEND, emailId)],
    },
  ).catch(async (error: unknown) => {
    if (isRefusal(error)) throw unknownAttachment(keys[0]!, 0);
    if (idempotency && isUniqueViolation(error, 'idempotency_keys')) return null;
    throw error;
  });
  if (!saved) throw inProgress();

  const [[job]] = saved.read as [{ id: number }[]];
  if (job) await sendNow(ctx, job.id, raw);
  return outcomeOf(ctx, saved.emailId);
}

/** How the sending of an email stands. One that somebody else is sending right now is as good as queued. */
export async function outcomeOf(ctx: Ctx, emailId: number): Promise<SendOutcome> {
  const [[mail]] = (await commit(database(ctx), [findOutgoing(ctx, emailId)])) as [OutgoingRow[]];
  return outcome(mail!);
}

function outcome({ state, emailId, messageId, detail, code }: OutgoingRow): SendOutcome {
  if (state === 'sending')
    return { state: 'queued', emailId, messageId, detail: 'It is being sent.', code: null };
  return { state, emailId, messageId, detail, code };
}

async function answerAgain(ctx: Ctx, known: KnownRequest, hash: string): Promise<SendOutcome> {
  if (known.requestHash !== hash) {
    throw new DomainError(
      'refused',
      'IDEMPOTENCY_KEY_REUSED',
      'This Idempotency-Key came with another request in the last 24 hours. Use a new one for a new mail.',
    );
  }
  const [[mail]] = (await commit(database(ctx), [findOutgoing(ctx, known.emailId)])) as [OutgoingRow[]];
  const { state, attempts } = mail!;
  if ((state === 'queued' && attempts === 0) || (state === 'sending' && attempts === 1)) throw inProgress();
  return outcome(mail!);
}

function inProgress(): DomainError {
  return new DomainError(
    'conflict',
    'IN_PROGRESS',
    'The first request with this Idempotency-Key is still running.',
    {
      retryAfterSeconds: 5,
    },
  );
}

export function noSuchInbox(name: string): DomainError {
  return new DomainError('refused', 'NO_SUCH_INBOX', `There is no active inbox ${JSON.stringify(name)}.`, {
    errors: [{ path: 'from_inbox', message: 'the tag of an active inbox; see /api/smtp-inboxes' }],
  });
}

/** The inbox only reads. */
function smtpMissing(name: string): DomainError {
  const detail = `The inbox ${JSON.stringify(name)} has no SMTP server: it only reads. Give it the smtp_ fields, or send from another.`;
  return new DomainError('refused', 'SMTP_MISSING', detail, {
    errors: [{ path: 'from_inbox', message: 'an inbox that can send; see /api/smtp-inboxes' }],
  });
}

/** The uploads in the order of `keys`. */
function attached(keys: string[], uploads: FoundUpload[]): FoundUpload[] {
  const files = keys.map((key, i) => {
    const file = uploads.find((upload) => upload.key === key);
    if (!file) throw unknownAttachment(key, i);
    return file;
  });
  const bytes = files.reduce((sum, file) => sum + file.size, 0);
  if (bytes > MAX_ATTACHMENT_BYTES) {
    throw new DomainError(
      'too_large',
      'ATTACHMENTS_TOO_LARGE',
      `The attachments have ${bytes} bytes together; at most ${MAX_ATTACHMENT_BYTES} are sent.`,
    );
  }
  return files;
}

function unknownAttachment(key: string, index: number): DomainError {
  return new DomainError('refused', 'UNKNOWN_ATTACHMENT', `There is no upload ${JSON.stringify(key)}.`, {
    errors: [
      {
        path: `attachments.${index}`,
        message: 'a key of POST /api/upload-attachment; unused ones are kept for a day',
      },
    ],
  });
}

async function openUpload(ctx: Ctx, key: string): Promise<ReadableStream<Uint8Array>> {
  const object = await ctx.env.BUCKET.get(key);
  if (!object) throw new Error('The object of an upload is gone.');
  return object.body;
}
