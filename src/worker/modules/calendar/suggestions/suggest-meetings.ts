import type { Ctx } from '../../../platform/ctx.ts';
import { commit, database, isRefusal } from '../../../platform/data/database.ts';
import { isUniqueViolation } from '../../../platform/errors.ts';
import { wakeOutbox } from '../../../platform/work/outbox.ts';
import { findTimezone } from '../../identity/index.ts';
import { emailsOfThread } from '../../mail/index.ts';
import type { IncomingMail } from '../incoming/mail.ts';
import { askModel } from './ask-model.ts';
import { findCandidates, toCandidates } from './find-candidates.ts';
import { MAX_ATTEMPTS } from './limits.ts';
import { type Candidate, endOf } from './meeting/candidate.ts';
import { type Decision, decide } from './meeting/decide.ts';
import { isTakenBy } from './meeting/taken.ts';
import { inZone } from './present.ts';
import type { SuggestionRow } from './schema.ts';
import {
  insertSuggestion,
  requireKnown,
  selectEventsOfThread,
  selectFromModel,
  selectKnown,
  updateFound,
  updateToReplaced,
} from './store.ts';

/**
 * Suggests the meetings that a new mail seems to be about, once for its conversation, and records `suggestion.found` for
 * each. Times that are over are left out. A repeated call changes nothing. A model that fails only leaves its own out.
 */
export async function suggestMeetings(ctx: Ctx, mail: IncomingMail): Promise<void> {
  const now = ctx.now();
  await storeMeetings(ctx, mail, ({ times }) => endOf(times) > now);
}

/**
 * Reads a mail for meetings, and stores those that `isWanted` lets through. Days and hours are those of the organization,
 * whoever asks, so that a repeated call finds the same. Answers the open suggestions of the conversation that the mail is
 * about.
 */
export async function storeMeetings(
  ctx: Ctx,
  mail: IncomingMail,
  isWanted: (candidate: Candidate) => boolean,
): Promise<SuggestionRow[]> {
  const timezone = await findTimezone({ ...ctx, actor: { type: 'system' } });
  const emailIds = emailsOfThread(ctx, mail.emailId);
  const found = await findCandidates(ctx, mail, timezone);
  const all = found.length > 0 ? found : await findByModel(ctx, mail, timezone);
  const candidates = all.filter(isWanted);
  const db = database(ctx);
  for (let attempt = 1; ; attempt++) {
    const [known] = await commit(db, [selectKnown(ctx, emailIds)]);
    // As with most mail.
    if (candidates.length === 0 && !known.some(({ state }) => state === 'open')) return [];
    const [events] = await commit(db, [selectEventsOfThread(ctx, emailIds)]);
    const decision = decide(mail.emailId, candidates, known, isTakenBy(events, timezone));
    try {
      const select = selectKnown(ctx, emailIds);
      const results = await commit(db, [
        requireKnown(ctx, emailIds, known),
        ...statementsOf(ctx, mail.emailId, decision, timezone),
        select,
      ]);
      if (decision.insert.length > 0) wakeOutbox(ctx);
      return results
        .of(select)
        .filter(
          ({ id, emailId, state }) =>
            state === 'open' && (emailId === mail.emailId || decision.same.includes(id)),
        );
    } catch (error) {
      const isOvertaken = isRefusal(error) || isUniqueViolation(error, 'calendar_suggestions');
      if (!isOvertaken || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}

/** A model is asked once about a mail in which it found something. */
async function findByModel(ctx: Ctx, mail: IncomingMail, timezone: string): Promise<Candidate[]> {
  const [[earlier]] = await commit(database(ctx), [selectFromModel(ctx, mail.emailId)]);
  return earlier ? [] : toCandidates(mail, await askModel(ctx, mail, timezone), true);
}

function statementsOf(ctx: Ctx, emailId: number, { insert, update, replaced }: Decision, timezone: string) {
  return [
    ...insert.flatMap((candidate) =>
      insertSuggestion(ctx, emailId, candidate, inZone(candidate.times, timezone)),
    ),
    ...update.map(({ id, candidate }) => updateFound(ctx, id, candidate)),
    ...(replaced.length > 0 ? [updateToReplaced(ctx, replaced)] : []),
  ];
}
