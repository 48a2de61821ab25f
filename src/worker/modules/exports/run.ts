import { EXPORT_HOURS, type ExportFile } from '../../../contract/exports.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { commit } from '../../platform/data/commit/commit.ts';
import { database } from '../../platform/data/database.ts';
import { exportedTables, listExported } from '../../platform/data/exported.ts';
import { tagsOf } from '../../platform/tags.ts';
import type { Claim, JobKind } from '../../platform/work/jobs.ts';
import type { Ending, Job } from '../../platform/work/run-job.ts';
import { listMessages, readMessage } from '../mail/index.ts';
import { toMbox } from './mbox.ts';
import { pieceKey } from './present.ts';
import type { ExportRow, Place } from './schema.ts';
import { selectExport, updateWritten } from './store.ts';

/** The size at which a piece is written. With one more message it still fits in memory several times. */
const PIECE_BYTES = 8_000_000;
/** Messages that a step reads at most: each is a call of R2. */
const MESSAGES_A_STEP = 200;
const ROWS_A_READ = 200;
/** Reads of tables in a step. */
const READS_A_STEP = 40;
/** Consecutive failed or dead runs after which the export counts as failed. */
const MAX_ATTEMPTS = 10;
const RETRY_MS = 60_000;

export const EXPORT: JobKind = { kind: 'export', queue: 'SEND', isAlwaysSlow: true };
export const exportJob: Job = { ...EXPORT, lease: 5 * 60_000, wokenAtOnce: 10, run };

/** The output of a step. `next` is null at the end of everything. */
interface Step {
  file: ExportFile;
  chunks: Uint8Array[];
  count: number;
  next: Place | null;
}

/**
 * Writes the next piece of an export. If a run dies before the row counts its piece, the next run overwrites that
 * piece.
 */
async function run(ctx: Ctx, claim: Claim): Promise<Ending> {
  const [[row]] = await commit(database(ctx), [selectExport(ctx, claim.subjectId)]);
  if (row?.state !== 'running') return { next: 'done' };
  if (claim.attempts >= MAX_ATTEMPTS) {
    return { next: 'done', statements: [updateWritten(ctx, row, { state: 'failed', ...endOf(ctx) })] };
  }
  let step: Step;
  try {
    step = await takeStep(ctx, JSON.parse(row.place));
    await write(ctx, row, step);
  } catch (error) {
    ctx.log.error('export.step_failed', error, { export: row.id });
    return { next: { succeeded: false, at: ctx.now() + RETRY_MS } };
  }
  const end = step.next
    ? { place: JSON.stringify(step.next) }
    : { state: 'completed' as const, ...endOf(ctx) };
  const statements = [updateWritten(ctx, row, { ...countedWith(row, step), ...end })];
  return { next: step.next ? { succeeded: true, at: ctx.now() } : 'done', statements };
}

function endOf(ctx: Ctx) {
  const now = ctx.now();
  return { completedAt: now, expiresAt: now + EXPORT_HOURS * 3_600_000 };
}

const takeStep = (ctx: Ctx, place: Place): Promise<Step> =>
  'mail' in place ? takeMail(ctx, place.mail) : takeRecords(ctx, place);

async function takeMail(ctx: Ctx, after: number | null): Promise<Step> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const messages = await listMessages(ctx, after, MESSAGES_A_STEP);
  for (const message of messages) {
    const bytes = toMbox(await readMessage(ctx, message), message.fromAddress, message.receivedAt);
    chunks.push(bytes);
    size += bytes.length;
    if (size >= PIECE_BYTES) break;
  }
  const last = messages[chunks.length - 1];
  const isEnd = chunks.length === messages.length && messages.length < MESSAGES_A_STEP;
  const [first] = exportedTables();
  return {
    file: 'mail.mbox',
    chunks,
    count: chunks.length,
    next: isEnd ? { table: first!, after: null } : { mail: last!.id },
  };
}

async function takeRecords(
  ctx: Ctx,
  start: { table: string; after: (string | number | null)[] | null },
): Promise<Step> {
  const isFirst = start.table === exportedTables()[0] && start.after === null;
  const tags = isFirst ? await listTags(ctx) : [];
  const chunks = [encodeLines('tags', tags)];
  let count = tags.length;
  let size = chunks[0]!.length;
  let place: typeof start | null = start;
  for (let reads = 0; place && reads < READS_A_STEP && size < PIECE_BYTES; reads++) {
    const { table, after }: typeof start = place;
    const { rows, next } = await listExported(ctx, table, after, ROWS_A_READ);
    const lines = encodeLines(table, rows);
    chunks.push(lines);
    size += lines.length;
    count += rows.length;
    const following = exportedTables().find((each) => each > table);
    place = next ? { table, after: next } : following ? { table: following, after: null } : null;
  }
  return { file: 'records.jsonl', chunks, count, next: place };
}

/** Lists the tags, which are no rows of their own. Other rows have `tag`. */
async function listTags(ctx: Ctx) {
  const { entries } = await tagsOf(ctx);
  const { organizationId: organization_id } = ctx;
  return entries.map(({ id, tag, key, name, color }) => ({ id, organization_id, tag, key, name, color }));
}

function encodeLines(table: string, rows: object[]): Uint8Array {
  return new TextEncoder().encode(rows.map((row) => `${JSON.stringify({ table, ...row })}\n`).join(''));
}

const sizeOf = ({ chunks }: Step) => chunks.reduce((sum, { length }) => sum + length, 0);

async function write(ctx: Ctx, row: ExportRow, step: Step): Promise<void> {
  if (sizeOf(step) === 0) return;
  const piece = 1 + (step.file === 'mail.mbox' ? row.mailPieces : row.recordPieces);
  await ctx.env.BUCKET.put(pieceKey(row, step.file, piece), new Blob(step.chunks));
}

function countedWith(row: ExportRow, step: Step): Partial<ExportRow> {
  const size = sizeOf(step);
  const pieces = size > 0 ? 1 : 0;
  return step.file === 'mail.mbox'
    ? {
        mailPieces: row.mailPieces + pieces,
        mailBytes: row.mailBytes + size,
        mailCount: row.mailCount + step.count,
      }
    : {
        recordPieces: row.recordPieces + pieces,
        recordBytes: row.recordBytes + size,
        recordCount: row.recordCount + step.count,
      };
}
