import { isUniqueViolation } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit, isRefusal, requireThat } from '../../../platform/data/commit/commit.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { wakeOutbox } from '../../../platform/work/outbox.ts';
import { areStored, emailsOfThread, selectStored } from '../../mail/index.ts';
import { MAX_ATTEMPTS } from './limits.ts';
import type { Candidate } from './meeting/candidate.ts';
import { type Decision, decide } from './meeting/decide.ts';
import { isTakenBy } from './meeting/taken.ts';
import { inZone } from './present.ts';
import type { SuggestionRow } from './schema.ts';
import {
  insertSuggestion,
  requireKnown,
  selectEventsOfThread,
  selectKnown,
  updateFound,
  updateToReplaced,
} from './store.ts';

/**
 * Stores the candidates of an email that are new to its conversation, and records `suggestion.found` for them. Ends
 * open suggestions whose times the calendar has by now. Returns the open suggestions that the email is about, newest
 * first; empty if the email was deleted in the meantime.
 */
export async function recordCandidates(
  ctx: Ctx,
  emailId: number,
  candidates: Candidate[],
  timezone: string,
): Promise<SuggestionRow[]> {
  const db = database(ctx);
  const emailIds = emailsOfThread(ctx, emailId);
  for (let attempt = 1; ; attempt++) {
    const [known, [email]] = await commit(db, [selectKnown(ctx, emailIds), selectStored(ctx, emailId)]);
    if (!email) return [];
    // True for most mail.
    if (candidates.length === 0 && !known.some(({ state }) => state === 'open')) return [];
    const [events] = await commit(db, [selectEventsOfThread(ctx, emailIds)]);
    const decision = decide(emailId, candidates, known, isTakenBy(events, timezone));
    try {
      const select = selectKnown(ctx, emailIds);
      const results = await commit(db, [
        requireKnown(ctx, emailIds, known),
        requireThat(db, areStored(ctx, [emailId])),
        ...statementsOf(ctx, emailId, decision, timezone),
        select,
      ]);
      if (decision.insert.length > 0) wakeOutbox(ctx);
      return results
        .of(select)
        .filter((row) => row.state === 'open' && (row.emailId === emailId || decision.same.includes(row.id)));
    } catch (error) {
      const isOvertaken = isRefusal(error) || isUniqueViolation(error, 'calendar_suggestions');
      if (!isOvertaken || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}

function statementsOf(
  ctx: Ctx,
  emailId: number,
  { insert, update, replaced }: Decision,
  timezone: string,
): Statement[] {
  return [
    ...insert.flatMap((candidate) =>
      insertSuggestion(ctx, emailId, candidate, inZone(candidate.times, timezone)),
    ),
    ...update.map(({ id, candidate }) => updateFound(ctx, id, candidate)),
    ...(replaced.length > 0 ? [updateToReplaced(ctx, replaced)] : []),
  ];
}
