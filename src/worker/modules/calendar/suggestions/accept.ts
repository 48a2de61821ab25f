import { DomainError, notFound } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { insertMeeting } from '../../mail/index.ts';
import { eventIdOf } from '../events/store.ts';
import { selectSuggestion, updateToAccepted } from './store.ts';

/** The values that an event takes from an accepted suggestion. */
export interface Acceptance {
  /** The email that suggested it. */
  emailId: number;
  /**
   * Statements for the batch that creates the event. They close the suggestion, link it to the event, and record that.
   */
  also: Statement[];
}

/**
 * Accepts a suggestion with the event of this UID. Must be called in `decide` of `changeEvent`: if somebody else closes
 * the suggestion meanwhile, the batch is refused, and the next attempt throws. Throws `not_found`; `conflict`
 * (SUGGESTION_CLOSED).
 */
export async function acceptSuggestion(ctx: Ctx, id: number, eventUid: string): Promise<Acceptance> {
  const [[suggestion]] = await commit(database(ctx), [selectSuggestion(ctx, id)]);
  if (!suggestion) throw notFound('suggestion');
  if (suggestion.state !== 'open') throw closed();
  const { emailId } = suggestion;
  const eventId = eventIdOf(ctx, eventUid);
  return {
    emailId,
    also: [...updateToAccepted(ctx, id, eventId), ...insertMeeting(ctx, emailId, eventId)],
  };
}

export function closed(): DomainError {
  const detail =
    'The suggestion was accepted, dismissed or replaced before. GET /api/calendar/suggestions lists those that are open.';
  return new DomainError('conflict', 'SUGGESTION_CLOSED', detail);
}
