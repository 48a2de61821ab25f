import type { ServiceCtx } from '../../platform/ctx.ts';
import { commit, isRefusal } from '../../platform/data/commit/commit.ts';
import { database } from '../../platform/data/database.ts';
import { DIRECTORY, nameOf } from '../../platform/data/databases.ts';
import { hasSystemMail } from '../../platform/outside/system-mail.ts';
import {
  type ConditionRow,
  deleteConditions,
  type Report,
  requireUntold,
  selectConditions,
  updateTold,
  upsertConditions,
} from '../../platform/work/conditions.ts';
import { NOBODY, noticeTo, wakeNotices } from '../notices/index.ts';
import { noteTick } from './last-tick.ts';
import { mailAbout } from './mail-text.ts';
import { ask, judge, measureDatabases } from './measure.ts';
import { isKnown, isOver, needsAttention } from './state.ts';

/**
 * Ends each tick: reports the parts that failed. The service's tick also reports other conditions, and mails the
 * operator which have begun and which are over. Writes no row while all is well (docs/decisions/0060-operations.md).
 */
export async function concludeTick(ctx: ServiceCtx, kinds: string[], failed: string[]): Promise<void> {
  const inOther = ctx.database === DIRECTORY ? '' : ` in ${nameOf(ctx.database ?? DIRECTORY)}`;
  const parts: Report[] = failed.map((name) => ({
    kind: 'tick_part_failing',
    about: name + inOther,
    detail: 'It failed in the last tick, and the log has the error.',
  }));
  const service = { ...ctx, database: DIRECTORY };
  const found = inOther ? parts : [...parts, ...(await look(service, kinds))];
  const rows = await note(service, found, inOther === '');
  await tell(service, rows.filter(isKnown));
}

async function look(ctx: ServiceCtx, kinds: string[]): Promise<Report[]> {
  const [databases, bucket] = await Promise.all([
    measureDatabases(ctx, kinds),
    ask(ctx, 'bucket', () => noteTick(ctx.env)),
  ]);
  return judge(ctx, databases, bucket.error);
}

/** Reports the found conditions. Returns all conditions, if `isWanted`. */
async function note(ctx: ServiceCtx, found: Report[], isWanted: boolean): Promise<ConditionRow[]> {
  const select = selectConditions(ctx);
  const results = await commit(database(ctx), [
    ...(found.length > 0 ? [upsertConditions(ctx, found)] : []),
    ...(isWanted ? [select] : []),
  ]);
  return isWanted ? results.of(select) : [];
}

/**
 * Mails the operator. The mail is a row of the batch that marks the conditions as announced: neither exists without the
 * other, and a second tick at the same moment sends nothing.
 */
async function tell(ctx: ServiceCtx, rows: ConditionRow[]): Promise<void> {
  const now = ctx.now();
  const address = hasSystemMail(ctx.env) ? ctx.env.OPERATOR_EMAIL : undefined;
  const over = rows.filter((row) => isOver(row, now));
  const begun = address ? rows.filter((row) => row.toldAt === null && needsAttention(row, now)) : [];
  if (begun.length + over.length === 0) return;
  const ended = over.filter((row) => row.toldAt !== null);
  const isTold = address !== undefined && begun.length + ended.length > 0;
  const mail = isTold
    ? await noticeTo(ctx, null, address, NOBODY, () => mailAbout(ctx.env, begun, ended))
    : [];
  try {
    await commit(database(ctx), [
      requireUntold(ctx, begun, over),
      updateTold(ctx, begun),
      deleteConditions(ctx, over),
      ...mail,
    ]);
  } catch (error) {
    // Another tick has announced it, or one of them was reported again: the next tick decides anew.
    if (isRefusal(error)) return;
    throw error;
  }
  if (isTold) wakeNotices(ctx);
}
