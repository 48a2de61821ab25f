import { gzipSync } from 'node:zlib';
import type { Direction } from '../../../../contract/mail/emails.ts';
import { sha256 } from '../../../platform/crypto.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit, database, type Statement } from '../../../platform/data/database.ts';
import { withoutDetail } from '../../../platform/plus-address.ts';
import { selectActiveInboxes } from '../../inboxes/index.ts';
import type { Bounce } from '../message/automatic/bounce.ts';
import { mapLimited, truncateUtf8 } from '../message/bytes.ts';
import {
  MAX_CLOCK_SKEW_MS,
  MAX_RECIPIENTS,
  MAX_ROW_HTML_BYTES,
  MAX_ROW_TEXT_BYTES,
  PARALLEL_PUTS,
} from '../message/limits.ts';
import { threadKeys } from '../message/message-id.ts';
import type { Mailbox, ParsedEmail } from '../message/parse.ts';
import { packHtml } from '../packed-html.ts';
import { type BouncedEmail, bouncedEmail, bounceOfSaved } from './bounce-store.ts';
import {
  type AttachmentRow,
  type EmailId,
  type EmailRow,
  eventOfSaved,
  findByMessageId,
  readSaved,
  saveEmail,
  storedId,
  taskOfSaved,
} from './store.ts';
import { deriveTag, type TaggedAddress } from './tag.ts';

export interface Saved {
  emailId: number;
  /** False: the email was there already, and nothing changed. */
  created: boolean;
  /** The rows of each statement of `read`. */
  read: unknown[][];
}

export interface SaveOptions {
  /** Committed in the batch of the save, or by itself when the message is known. */
  also?: Statement[];
  /** What to read of the stored email in that same batch, given its id as an expression. */
  read?: (emailId: EmailId) => Statement[];
}

export interface Arrival {
  /** When the server got it, milliseconds. */
  arrivedAt: number;
  /** The inbox it was read from; without one the addresses decide. */
  inbox?: TaggedAddress;
  direction?: Direction;
  /** Default: what went out is read, what came in is not. */
  isRead?: boolean;
}

/**
 * Saves an email: R2 first, then everything that follows from it in one batch. Safe to repeat and to run twice at once:
 * one email, one task, one event. `raw` is stored when there is one; `kept` are attachments that are in R2 already.
 */
export async function save(
  ctx: Ctx,
  email: ParsedEmail,
  arrival: Arrival,
  options: SaveOptions & { raw?: Uint8Array; kept?: AttachmentRow[] } = {},
): Promise<Saved> {
  const { also = [], read = () => [] } = options;
  const direction = arrival.direction ?? 'inbound';
  const reading = read(storedId(ctx, email.messageId, direction));
  const { known, inboxes } = arrival.inbox
    ? { known: undefined, inboxes: [] }
    : await lookUp(ctx, email.messageId, direction);
  if (known) {
    const results = await commit(database(ctx), [...also, ...reading]);
    return { emailId: known.id, created: false, read: results.slice(also.length) };
  }

  const { row, files } = await store(ctx, email, arrival, direction, inboxes, options.raw);
  files.push(...(options.kept ?? []));
  const bounce = direction === 'inbound' ? email.bounce : null;
  const bounced = bounce ? await findBounced(ctx, bounce) : null;
  // So that it stands in the conversation also when it names the original only inside.
  const references = bounced ? [...email.references, bounced.messageId] : email.references;
  const makesTask = direction === 'inbound' && !bounced?.taskId;
  const results = await commit(database(ctx), [
    ...saveEmail(ctx, row, threadKeys(email.messageId, email.inReplyTo, references), files),
    ...(makesTask ? taskOfSaved(ctx, row) : []),
    ...(bounce ? bounceOfSaved(ctx, row, bounce, bounced) : []),
    eventOfSaved(ctx, row),
    ...also,
    readSaved(ctx, row),
    findByMessageId(ctx, row.messageId, direction),
    ...reading,
  ]);
  const [mine, stored, ...found] = results.slice(results.length - reading.length - 2) as { id: number }[][];
  return { emailId: stored![0]!.id, created: mine!.length > 0, read: found };
}

/**
 * Whether the message is known, and the inboxes whose addresses decide its tag. Not asked for mail read from an
 * inbox: its cursor brings little that is known, and the save itself notices that. An engine may post the same
 * again and again.
 */
async function lookUp(ctx: Ctx, messageId: string, direction: Direction) {
  const [[known], inboxes] = (await commit(database(ctx), [
    findByMessageId(ctx, messageId, direction),
    selectActiveInboxes(ctx),
  ])) as [{ id: number }[], TaggedAddress[]];
  return { known, inboxes };
}

/** The outbound email that a bounce is about, if it is stored. */
async function findBounced(ctx: Ctx, bounce: Bounce): Promise<BouncedEmail | null> {
  const [[found]] = (await commit(database(ctx), [bouncedEmail(ctx, bounce)])) as [BouncedEmail[]];
  return found ?? null;
}

/** Writes what goes to R2, under names made of the content, and returns the row that points there. */
async function store(
  ctx: Ctx,
  email: ParsedEmail,
  arrival: Arrival,
  direction: Direction,
  inboxes: TaggedAddress[],
  raw: Uint8Array | undefined,
): Promise<{ row: EmailRow; files: AttachmentRow[] }> {
  const folder = `organizations/${ctx.organizationId}`;
  const name = sha256(raw ?? JSON.stringify([email.messageId, email.text, email.html]));
  const rawKey = raw ? `${folder}/raw/${name}.eml` : null;

  // In one form (NFC), so that a search finds an accent however it was written.
  const text = email.text.normalize('NFC');
  const bodyText = truncateUtf8(text, MAX_ROW_TEXT_BYTES);
  const html = email.html ? packHtml(email.html, bodyText) : null;
  const fits = bodyText.length === text.length && (html?.length ?? 0) <= MAX_ROW_HTML_BYTES;
  const bodyKey = fits ? null : `${folder}/bodies/${name}.json.gz`;

  const files = email.attachments.map(({ content, ...file }, i) => ({
    ...file,
    size: content.length,
    key: `${folder}/attachments/${name}/${i + 1}`,
  }));
  const puts: [string, Uint8Array][] = email.attachments.map((file, i) => [files[i]!.key, file.content]);
  if (rawKey && raw) puts.push([rawKey, raw]);
  if (bodyKey) puts.push([bodyKey, gzipSync(JSON.stringify({ text, html: email.html }))]);
  await mapLimited(puts, PARALLEL_PUTS, ([key, value]) => ctx.env.BUCKET.put(key, value));

  const recipients = {
    to: email.to.slice(0, MAX_RECIPIENTS).map(display),
    cc: email.cc.slice(0, MAX_RECIPIENTS).map(display),
    reply_to: email.replyTo.slice(0, MAX_RECIPIENTS).map(display),
  };
  const { tag, inboxId } = arrival.inbox
    ? { tag: arrival.inbox.tag, inboxId: arrival.inbox.id }
    : deriveTag(addressesOf(email, direction), inboxes);
  const inbox = arrival.inbox ?? inboxes.find(({ id }) => id === inboxId);
  const row: EmailRow = {
    saveId: crypto.randomUUID(),
    messageId: email.messageId,
    inReplyTo: email.inReplyTo,
    direction,
    tag,
    isRead: arrival.isRead ?? direction === 'outbound',
    receivedAt:
      email.date !== null && email.date <= arrival.arrivedAt + MAX_CLOCK_SKEW_MS
        ? email.date
        : arrival.arrivedAt,
    fromAddress: email.from.address,
    fromName: email.from.name,
    toAddress: mainRecipient(email, direction === 'inbound' ? arrival.inbox : undefined),
    recipients,
    subject: email.subject.normalize('NFC'),
    bodyText,
    bodyHtml: fits ? html : null,
    bodyKey,
    rawKey,
    size: raw?.length ?? new TextEncoder().encode(email.text + email.html).length,
    inboxId,
    arrivedAt: arrival.arrivedAt,
    isAddressed: isAddressed(email, inbox?.emailAddress),
    automaticReason: email.automaticReason,
    isBounce: direction === 'inbound' && email.bounce !== null,
  };
  return { row, files };
}

/**
 * True when To or Cc names the inbox, or the address that the servers say it was delivered to: mail to a list or
 * by Bcc does not (RFC 3834 2).
 */
function isAddressed(email: ParsedEmail, inbox: string | undefined): boolean {
  const plain = (address: string) => withoutDetail(address.toLowerCase());
  const named = new Set([...email.to, ...email.cc].map(({ address }) => plain(address)));
  return [...(inbox ? [inbox] : []), ...email.deliveredTo].some((address) => named.has(plain(address)));
}

/** The recipient that is the inbox itself, else the first in To, else where the mail was delivered. */
function mainRecipient(email: ParsedEmail, inbox: TaggedAddress | undefined): string {
  const own = inbox?.emailAddress.toLowerCase();
  const addressed =
    email.to.find(({ address }) => address.toLowerCase() === own) ?? email.to.find((to) => to.address);
  return addressed?.address ?? inbox?.emailAddress ?? email.deliveredTo[0] ?? email.cc[0]?.address ?? '';
}

/** What the tag is derived from: whom it was sent to, or for what went out, who sent it. */
function addressesOf(email: ParsedEmail, direction: Direction): string[] {
  if (direction === 'outbound') return [email.from.address];
  return [
    ...email.to.map(({ address }) => address),
    ...email.deliveredTo,
    ...email.cc.map(({ address }) => address),
  ];
}

function display({ name, address }: Mailbox): string {
  if (!name) return address;
  return address ? `${name} <${address}>` : name;
}
