import type { AuditFailure } from '../../../../contract/audits/audits.ts';
import { failureReasons } from '../../../../lib/audit-failures.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import type { Env } from '../../../platform/env.ts';
import { notify } from '../../identity/index.ts';
import type { Condition, Notice, Part, Reader } from '../../notices/index.ts';
import type { AuditRow } from '../records/schema.ts';
import { selectSchedule } from '../schedules/store.ts';
import { auditWords } from './words.ts';

type Words = (typeof auditWords)['en'];

interface Ending {
  overallScore: number | null;
  previousScore: number | null;
  failure: AuditFailure | null;
}

/**
 * Returns statements that mail the end of an audit to the user who requested it; of a scheduled one to all members, if
 * the score fell by as much as the schedule says. If `when` holds.
 */
export async function finishNotice(
  ctx: Ctx,
  audit: AuditRow,
  ending: Ending,
  when: Condition,
): Promise<Statement[]> {
  if (audit.userId !== null) {
    const letter = (reader: Reader) => finished(ctx.env, audit, ending, reader);
    return notify(ctx, 'audit_finished', { userId: audit.userId }, letter, when);
  }
  const { overallScore, previousScore } = ending;
  if (audit.scheduleId === null || overallScore === null || previousScore === null) return [];
  const [[schedule]] = await commit(database(ctx), [selectSchedule(ctx, audit.scheduleId)]);
  if (!schedule || previousScore - overallScore < schedule.notifyDrop) return [];
  const letter = (reader: Reader) => fallen(ctx.env, audit, overallScore, previousScore, reader);
  return notify(ctx, 'audit_finished', 'members', letter, when);
}

function finished(
  env: Env,
  audit: AuditRow,
  { overallScore, previousScore, failure }: Ending,
  reader: Reader,
): Notice {
  const words = auditWords[reader.language];
  const what = nameOf(audit, words);
  const link = linkTo(env, audit, words);
  if (failure) {
    const reason = failureReasons[reader.language][failure.code];
    return { subject: words.failedSubject(what), parts: [`${words.failed(what)} ${reason}`, ...link] };
  }
  return {
    subject: words.finishedSubject(what),
    parts: [`${words.finished(what)} ${scoreOf(overallScore, previousScore, words)}`, ...link],
  };
}

function scoreOf(score: number | null, before: number | null, words: Words): string {
  if (score === null) return words.unmeasured;
  return before === null ? words.score(score) : words.scoreAfter(score, before);
}

function fallen(env: Env, audit: AuditRow, score: number, before: number, reader: Reader): Notice {
  const words = auditWords[reader.language];
  const what = nameOf(audit, words);
  return {
    subject: words.fellSubject(what, before, score),
    parts: [words.fell(what, before, score), ...linkTo(env, audit, words)],
  };
}

const linkTo = ({ PUBLIC_URL }: Env, { id }: AuditRow, { report }: Words): Part[] =>
  PUBLIC_URL ? [{ action: report, url: new URL(`/audits/${id}`, PUBLIC_URL).href }] : [];

/** Returns the audited subject, in a form that mail programs do not turn into a link. */
function nameOf({ url }: AuditRow, { video }: Words): string {
  return url === null ? video : new URL(url).hostname.replaceAll('.', '[.]');
}
