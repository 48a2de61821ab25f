import type { AuditFailure } from '../../../../contract/audits/audits.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import type { Env } from '../../../platform/env.ts';
import { notify } from '../../identity/index.ts';
import type { Condition, Notice, Part } from '../../notices/index.ts';
import type { AuditRow } from '../records/schema.ts';
import { selectSchedule } from '../schedules/store.ts';

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
    return notify(ctx, 'audit_finished', { userId: audit.userId }, finished(ctx.env, audit, ending), when);
  }
  const { overallScore, previousScore } = ending;
  if (audit.scheduleId === null || overallScore === null || previousScore === null) return [];
  const [[schedule]] = await commit(database(ctx), [selectSchedule(ctx, audit.scheduleId)]);
  if (!schedule || previousScore - overallScore < schedule.notifyDrop) return [];
  return notify(ctx, 'audit_finished', 'members', fallen(ctx.env, audit, overallScore, previousScore), when);
}

function finished(env: Env, audit: AuditRow, { overallScore, previousScore, failure }: Ending): Notice {
  const what = nameOf(audit);
  const link = linkTo(env, audit);
  if (failure) {
    return {
      subject: `An audit has failed: ${what}`,
      parts: [`The audit ${audit.id} of ${what} has failed (${failure.code}).`, ...link],
    };
  }
  const before = previousScore === null ? '' : `, after ${previousScore} the time before`;
  const score = overallScore === null ? 'Nothing could be measured' : `The score is ${overallScore}${before}`;
  return {
    subject: `An audit is finished: ${what}`,
    parts: [`The audit ${audit.id} of ${what} is finished. ${score}.`, ...link],
  };
}

function fallen(env: Env, audit: AuditRow, score: number, previous: number): Notice {
  const what = nameOf(audit);
  return {
    subject: `The score of ${what} fell from ${previous} to ${score}`,
    parts: [
      `The scheduled audit ${audit.id} (${audit.type}) of ${what} is finished. The score fell from ${previous} to ${score}.`,
      ...linkTo(env, audit),
    ],
  };
}

const linkTo = ({ PUBLIC_URL }: Env, { id }: AuditRow): Part[] =>
  PUBLIC_URL ? [{ action: 'See the report', url: new URL(`/audits/${id}`, PUBLIC_URL).href }] : [];

/** Returns the audited subject, in a form that mail programs do not turn into a link. */
function nameOf({ url }: AuditRow): string {
  return url === null ? 'a video' : new URL(url).hostname.replaceAll('.', '[.]');
}
