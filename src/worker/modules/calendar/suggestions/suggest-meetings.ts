import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { findTimezone } from '../../identity/index.ts';
import type { IncomingMail } from '../invitations/mail.ts';
import { askModel } from './ask-model.ts';
import { findCandidates, toCandidates } from './find-candidates.ts';
import { type Candidate, endOf } from './meeting/candidate.ts';
import { recordCandidates } from './record-candidates.ts';
import type { SuggestionRow } from './schema.ts';
import { selectFromModel } from './store.ts';

/**
 * Suggests the meetings in a new mail, once per conversation, and records `suggestion.found` for each. Leaves out past
 * times. Idempotent. If the model fails, only its suggestions are missing.
 */
export async function suggestMeetings(ctx: Ctx, mail: IncomingMail): Promise<void> {
  const now = ctx.now();
  await storeMeetings(ctx, mail, ({ times }) => endOf(times) > now);
}

/** Ends open suggestions of an email's conversation whose times the calendar has by now. */
export async function endSettledSuggestions(ctx: Ctx, emailId: number): Promise<void> {
  await recordCandidates(ctx, emailId, [], await zoneOf(ctx));
}

/**
 * Reads a mail for meetings, and stores those that pass `isWanted`. Returns the open suggestions of its conversation
 * about them, newest first.
 */
export async function storeMeetings(
  ctx: Ctx,
  mail: IncomingMail,
  isWanted: (candidate: Candidate) => boolean,
): Promise<SuggestionRow[]> {
  const timezone = await zoneOf(ctx);
  const found = await findCandidates(ctx, mail, timezone);
  const all = found.length > 0 ? found : await findByModel(ctx, mail, timezone);
  return recordCandidates(ctx, mail.emailId, all.filter(isWanted), timezone);
}

/** Returns the organization's zone, whoever asks, so that a repeated call finds the same. */
function zoneOf(ctx: Ctx): Promise<string> {
  return findTimezone({ ...ctx, actor: { type: 'system' } });
}

/** Asks a model, unless it found something in this mail before. */
async function findByModel(ctx: Ctx, mail: IncomingMail, timezone: string): Promise<Candidate[]> {
  const [[earlier]] = await commit(database(ctx), [selectFromModel(ctx, mail.emailId)]);
  return earlier ? [] : toCandidates(mail, await askModel(ctx, mail, timezone), true);
}
