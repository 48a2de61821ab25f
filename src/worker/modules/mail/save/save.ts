import { mapLimited } from '../../../../lib/message/bytes.ts';
import { PARALLEL_PUTS } from '../../../../lib/message/limits.ts';
import type { ParsedEmail } from '../../../../lib/message/parse.ts';
import type { Tags } from '../../../../lib/tags.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit, isRefusal, type Results } from '../../../platform/data/commit/commit.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { isLimitError } from '../../../platform/limits.ts';
import { createTasksFromEmails } from '../../tasks/index.ts';
import { type Content, deleteContent, writeContent } from '../content/write-content.ts';
import { addUp, correspondentsOf } from '../correspondents/address.ts';
import { indexLater } from '../correspondents/index-words.ts';
import { type IndexedContact, insertContacts } from '../correspondents/store.ts';
import { deleteTombstones } from '../deletion/store.ts';
import { threadKeys } from '../threads/thread-keys.ts';
import { isAnySaved, type Mail, makeBatch, savedEmails, savedIdAt } from './batch-store.ts';
import { type Known, lookUp } from './duplicates.ts';
import {
  firstBatch,
  type Given,
  type Message,
  type SaveOptions,
  toMessage,
  withOriginal,
} from './message.ts';
import { type Arrival, type EmailRow, toRow } from './row.ts';
import { insertBounce, insertEmails, insertSavedEvents, selectStoredOf } from './store.ts';
import {
  type Chosen,
  type Committed,
  enterTogether,
  finishTogether,
  maySaveTogether,
  NotTogether,
  type Part,
  type SavingSeat,
} from './together.ts';

/** The outcome of saving a message. */
export interface Outcome {
  /** The id of the email. 0 if it is not saved: it was deleted, or is a notice. */
  emailId: number;
  /** False if the email was already stored or deleted, and nothing changed. */
  created: boolean;
  isDeleted: boolean;
  /** Whether Herald itself sent it, as a notice to a user: such mail is not saved. */
  isNotice: boolean;
}

export interface Saved extends Outcome {
  /** The rows of the statements in `also`. */
  results: Pick<Results<Statement[]>, 'of'>;
}

/**
 * Saves an email: writes its content to R2, and then all its effects in one batch. Idempotent, also under concurrency:
 * one email, one task, one event. Does not save an email again that was deleted, nor ever a notice of Herald itself.
 * `uploads` are attachments already in R2. Throws MAIL_LIMIT and STORAGE_LIMIT.
 */
export async function save(
  ctx: Ctx,
  email: ParsedEmail,
  arrival: Arrival,
  { raw, uploads, ...options }: SaveOptions & Omit<Given, 'email' | 'arrival'> = {},
): Promise<Saved> {
  const given = { email, arrival, raw, ...(uploads && { uploads }) };
  const { outcomes, results } = await saveAll(ctx, [given], options);
  return { ...outcomes[0]!, results };
}

/**
 * Saves at most `MAX_BATCH` messages, oldest first, with the same result as one by one, but in one batch, or in several
 * if there is a bounce. Returns the outcome of each. `also` is committed with the last one. Throws if they cannot be
 * saved at once, for any reason; some may then be saved already: save them one by one.
 */
export async function saveAll(
  ctx: Ctx,
  given: Given[],
  options: SaveOptions = {},
): Promise<{ outcomes: Outcome[]; results: Saved['results'] }> {
  const messages = given.map((each) => toMessage(ctx, each));
  const count = firstBatch(messages);
  if (count < messages.length) {
    const first = await saveBatch(ctx, messages.slice(0, count), { ...options, also: [] });
    const rest = await saveAll(ctx, given.slice(count), options);
    return { outcomes: [...first.outcomes, ...rest.outcomes], results: rest.results };
  }
  return saveBatch(ctx, messages, options);
}

async function saveBatch(ctx: Ctx, messages: Message[], options: SaveOptions) {
  if (!maySaveTogether(messages, options)) return saveIn(ctx, messages, options);
  const seat = enterTogether(ctx);
  try {
    return await saveIn(ctx, messages, options, seat);
  } catch (error) {
    if (!(error instanceof NotTogether)) throw error;
    ctx.log.warn('emails.not_together', { cause: String(error.cause) });
  } finally {
    seat.leave();
  }
  return saveIn(ctx, messages, options);
}

/** Saves messages by a batch of their own, or, with a seat, by one for all that are saved at once. */
async function saveIn(ctx: Ctx, given: Message[], options: SaveOptions, seat?: SavingSeat) {
  const { also = [], isLikelyStored = false, restoresDeleted = false } = options;
  const notices = given.filter(({ isNotice }) => isNotice).length;
  if (notices > 0) ctx.log.info('notice.not_saved', { count: notices });
  // For a message that is likely to be stored, or is not saved, write nothing before the look-up.
  const early = isLikelyStored || notices > 0 ? null : writeAll(ctx, given);
  const [known, written] = await Promise.all([lookUp(ctx, given, isLikelyStored), early]);
  const messages = given.map((message, place) => withOriginal(ctx, message, known.bounced.has(place)));
  const repeats = repeatsOf(messages);
  const isNew = (place: number) =>
    !messages[place]!.isNotice &&
    !known.existing.has(place) &&
    (restoresDeleted || !known.deleted.has(place)) &&
    !repeats.has(place);
  const places = [...messages.keys()].filter(isNew);
  const chosen = places.map((place) => messages[place]!);
  const content = written ? places.map((place) => written[place]!) : await writeAll(ctx, chosen);
  const unused = (written ?? []).filter((_, place) => !isNew(place));
  if (unused.length > 0) ctx.defer(deleteAll(ctx, unused));

  const part: Part = {
    messages,
    chosen: chosen.map((message, i) => toChosen(message, content[i]!, known, places[i]!, options)),
    tags: known.tags,
    also,
  };
  const step = (parts: Part[]) => commitParts(ctx, parts, options);
  const saving = seat && chosen.length > 0 ? finishTogether(ctx, seat, part, step) : step([part]);
  const { results, rowsOf } = await saving.catch((error: unknown) => {
    const reason = error instanceof NotTogether ? error.cause : error;
    if (isRefusal(reason) || isLimitError(reason)) ctx.defer(deleteAll(ctx, content));
    throw error;
  });
  const rows = rowsOf(part);
  const outcomes = messages.map(({ isNotice }, place): Outcome => {
    const row = rows.get(place);
    const emailId = row?.id ?? known.existing.get(place) ?? 0;
    const created = row?.created === 1 && isNew(place);
    return { emailId, created, isDeleted: emailId === 0 && !isNotice, isNotice };
  });
  const lost = content.filter((_, i) => !outcomes[places[i]!]!.created);
  if (lost.length > 0) ctx.defer(deleteAll(ctx, lost));
  return { outcomes, results };
}

/** Commits the parts in one batch. */
async function commitParts(ctx: Ctx, parts: Part[], options: SaveOptions): Promise<Committed> {
  const saveId = crypto.randomUUID();
  const chosen = parts.flatMap((part) => part.chosen);
  const messages = parts.flatMap((part) => part.messages);
  const stored = selectStoredOf(ctx, messages, saveId);
  const saving = chosen.length > 0 ? savingOf(ctx, saveId, chosen, parts[0]!.tags, options) : null;
  const results = await commit(database(ctx), [
    ...(saving?.statements ?? []),
    ...parts.flatMap(({ also }) => also),
    ...(saving ? [stored] : []),
  ]);
  if (saving?.contacts) indexLater(ctx, latestOf(results.of(saving.contacts)));
  const rows = saving ? results.of(stored) : [];
  const rowsOf = (part: Part) => {
    const first = parts.slice(0, parts.indexOf(part)).reduce((sum, each) => sum + each.messages.length, 0);
    return new Map(rows.map((row) => [row.place - first, row]));
  };
  return { results, rowsOf };
}

/** Returns the indexes of messages with the id and direction of an earlier message: the first of them counts. */
function repeatsOf(messages: Message[]): Set<number> {
  const seen = new Set<string>();
  const repeats = new Set<number>();
  for (const [place, { keys, direction, isNotice }] of messages.entries()) {
    if (isNotice) continue;
    const identity = `${direction} ${keys[0]}`;
    if (seen.has(identity)) repeats.add(place);
    seen.add(identity);
  }
  return repeats;
}

/** Returns the statements that save new messages. */
function savingOf(
  ctx: Ctx,
  saveId: string,
  chosen: Chosen[],
  tags: Tags,
  { restoresDeleted = false, isHistory = false }: SaveOptions,
) {
  const mails = chosen.map(({ mail }) => mail);
  const batch = makeBatch(mails, saveId, isHistory);
  const task = createTasksFromEmails(
    ctx,
    mails.flatMap(({ row, needsTask }, place) => {
      const { tag, fromName, fromAddress, subject, receivedAt } = row;
      return needsTask ? [{ place, tag, fromName, fromAddress, subject, receivedAt }] : [];
    }),
    savedEmails(ctx, batch),
  );
  const people = chosen.flatMap(({ message: { email }, mail }) =>
    correspondentsOf({ ...mail.row, from: email.from, recipients: [...email.to, ...email.cc] }),
  );
  const contacts = insertContacts(ctx, addUp(people), isAnySaved(ctx, batch));
  const bounces = chosen.flatMap(({ message: { bounce }, bounced }, i) =>
    bounce ? insertBounce(ctx, savedIdAt(ctx, batch, i), bounce, bounced) : [],
  );
  const hashes = chosen.flatMap(({ message }) => message.tombstones);
  return {
    contacts: contacts[0],
    statements: [
      ...(restoresDeleted ? [deleteTombstones(ctx, hashes)] : []),
      ...insertEmails(ctx, batch, task),
      ...contacts,
      ...bounces,
      insertSavedEvents(ctx, batch, tags),
    ],
  };
}

function toChosen(
  message: Message,
  { columns, attachments }: Content,
  known: Known,
  place: number,
  { isHistory = false }: SaveOptions,
): Chosen {
  const { email, arrival, raw, uploads = [], tombstones, sender } = message;
  const size = raw?.length ?? new TextEncoder().encode(email.text + email.html).length;
  const row = { ...toRow(email, arrival, known, columns, size), tombstones };
  const bounced = known.bounced.get(place) ?? null;
  // A bounce may name the original only in its report: this reference puts it in the original's thread.
  const references = bounced ? [...email.references, bounced.messageId] : email.references;
  const mail: Mail = {
    row,
    keys: threadKeys(email.messageId, email.inReplyTo, references),
    files: [...attachments, ...uploads],
    needsTask: row.direction === 'inbound' && !bounced?.taskId,
    reopens: !isHistory && reopensConversation(row),
    sender,
    isSpam: sender !== null && known.blocked.has(sender),
  };
  return { message, mail, bounced };
}

/**
 * The reasons for being automatic with which mail reopens a conversation: bounces and list mail do, absence notices do
 * not.
 */
const OPENING_REASONS: (string | null)[] = [null, 'mailing_list', 'precedence', 'sender'];

function reopensConversation(row: EmailRow): boolean {
  return row.direction === 'inbound' && (row.isBounce || OPENING_REASONS.includes(row.automaticReason));
}

function writeAll(ctx: Ctx, messages: Message[]): Promise<Content[]> {
  return mapLimited(messages, PARALLEL_PUTS, ({ email, raw }) => writeContent(ctx, email, raw));
}

async function deleteAll(ctx: Ctx, contents: Content[]): Promise<void> {
  for (const content of contents) await deleteContent(ctx, content);
}

/** Returns the last row of each contact: several emails may have changed it. */
function latestOf(contacts: IndexedContact[]): IndexedContact[] {
  return [...new Map(contacts.map((contact) => [contact.id, contact])).values()];
}
