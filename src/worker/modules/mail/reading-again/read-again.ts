import { type ParsedEmail, parseMessage } from '../../../../lib/message/parse.ts';
import { snippetOf } from '../../../../lib/message/snippet.ts';
import { type Ctx, forOrganization, type ServiceCtx } from '../../../platform/ctx.ts';
import { commit, isRefusal } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { hasRoomForUpkeep } from '../../../platform/invocation/invocation.ts';
import { enterMessageOf } from '../../../platform/work/message-room.ts';
import type { Part } from '../../../platform/work/upkeep.ts';
import { bodyOf } from '../content/body.ts';
import type { AttachmentRow } from '../content/store.ts';
import { writeContentAgain } from '../content/write-content.ts';
import { deleteObjects } from '../deletion/objects.ts';
import { toProblems } from '../save/row.ts';
import { requireUnread, type StoredEmail, selectToReadAgain, updateContent, updateRead } from './store.ts';

const EMAILS_A_STEP = 20;
/**
 * The number of objects that one tick reads and writes. Each message, attachment and body is an object in R2, of which
 * an invocation may use a thousand.
 */
const OBJECTS_A_TICK = 300;
/** The time, in milliseconds, for which a cron tick works. The next tick continues. */
const WORKING_MS = 15_000;
/** The number of failures in a tick after which more than one email must be the cause. */
const MAX_FAILURES = 5;
/** The time, in milliseconds, to wait for memory to parse a message. */
const ROOM_WAIT_MS = 60_000;

/**
 * Continues to read messages again that earlier versions of Herald read by other rules, each once. Corrects
 * the text, the HTML and the attachments of their emails. Safe to run concurrently.
 */
export async function continueReadingAgain(service: ServiceCtx): Promise<void> {
  const until = service.now() + WORKING_MS;
  let [emails, corrected, objects, failures] = [0, 0, 0, 0];
  let beforeId: number | undefined;
  const isOver = () => service.now() >= until || objects >= OBJECTS_A_TICK || !hasRoomForUpkeep();
  try {
    while (!isOver()) {
      const [rows] = await commit(database(service), [selectToReadAgain(service, EMAILS_A_STEP, beforeId)]);
      if (rows.length === 0) return;
      for (const row of rows) {
        if (isOver()) return;
        const files: AttachmentRow[] = JSON.parse(row.files);
        objects += 2 + 2 * files.length;
        emails++;
        beforeId = row.id;
        try {
          if (await readAgain(forOrganization(service, row.organizationId), row, files)) corrected++;
        } catch (error) {
          // The next tick tries it again. One that always fails does not keep the others from being read.
          if (++failures === MAX_FAILURES) throw error;
          service.log.error('mail.not_read_again', error, { emailId: row.id });
        }
      }
    }
  } finally {
    if (emails > 0) service.log.info('mail.read_again', { emails, corrected });
  }
}

export const continueReadingAgainPart: Part = {
  look: (ctx) => [selectToReadAgain(ctx, 1)],
  run: continueReadingAgain,
};

/** Reads the message of an email again. Returns whether that corrected the email. */
async function readAgain(ctx: Ctx, row: StoredEmail, files: AttachmentRow[]): Promise<boolean> {
  const free = await enterMessageOf(ctx.organizationId, row.size, AbortSignal.timeout(ROOM_WAIT_MS));
  try {
    const email = await parseStored(ctx, row);
    if (!email || !(await differs(ctx, row, files, email))) {
      const problems = email ? toProblems(email.problems) : null;
      await commit(database(ctx), [updateRead(ctx, row.id, problems)]);
      return false;
    }
    return await correct(ctx, row, files, email);
  } finally {
    free();
  }
}

/** Returns the parsed message; null, which is logged, if it no longer exists or cannot be parsed. */
async function parseStored(ctx: Ctx, { id, rawKey }: StoredEmail): Promise<ParsedEmail | null> {
  const object = await ctx.env.BUCKET.get(rawKey);
  const raw = (await object?.bytes()) ?? new Uint8Array();
  try {
    return await parseMessage(raw);
  } catch (error) {
    ctx.log.error('mail.not_read_again', error, { emailId: id });
    return null;
  }
}

async function differs(
  ctx: Ctx,
  row: StoredEmail,
  files: AttachmentRow[],
  email: ParsedEmail,
): Promise<boolean> {
  const { text, html } = await bodyOf(ctx, row);
  if (text !== email.text.normalize('NFC') || html !== email.html) return true;
  if (files.length !== email.attachments.length) return true;
  for (const [i, { content, ...file }] of email.attachments.entries()) {
    const { key, ...stored } = files[i]!;
    if (
      Object.entries({ ...file, size: content.length }).some(
        ([name, value]) => stored[name as keyof typeof stored] !== value,
      )
    )
      return true;
    const bytes = await (await ctx.env.BUCKET.get(key))?.bytes();
    if (!bytes || !Buffer.from(content).equals(bytes)) return true;
  }
  return false;
}

async function correct(
  ctx: Ctx,
  row: StoredEmail,
  files: AttachmentRow[],
  email: ParsedEmail,
): Promise<boolean> {
  const content = await writeContentAgain(ctx, email, row.rawKey);
  const keysOf = (bodyKey: string | null, of: AttachmentRow[]) => [
    ...(bodyKey === null ? [] : [bodyKey]),
    ...of.map(({ key }) => key),
  ];
  try {
    await commit(database(ctx), [
      requireUnread(ctx, row),
      ...updateContent(ctx, row, content, snippetOf(content.columns.bodyText, row.subject)),
      updateRead(ctx, row.id, toProblems(email.problems)),
    ]);
  } catch (error) {
    // Whether the batch ran or not, an object that a row references stays.
    await deleteObjects(ctx, keysOf(content.columns.bodyKey, content.attachments));
    if (isRefusal(error)) return false;
    throw error;
  }
  await deleteObjects(ctx, keysOf(row.body_key, files));
  return true;
}
