import type { SuggestedMeeting } from '../../../../contract/calendar/suggestions.ts';
import { notFound } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { findTimezone } from '../../identity/index.ts';
import { readIncomingMail } from '../invitations/mail.ts';
import { toMeeting } from './present.ts';
import { storeMeetings } from './suggest-meetings.ts';

/**
 * Reads an email for meetings again, including past ones. Returns the open suggestions of its conversation about them,
 * oldest first. Throws `not_found`.
 */
export async function detectMeetingsOf(ctx: Ctx, emailId: number): Promise<SuggestedMeeting[]> {
  const mail = await readIncomingMail(ctx, emailId);
  if (!mail) throw notFound('email');
  const [rows, timezone] = await Promise.all([storeMeetings(ctx, mail, () => true), findTimezone(ctx)]);
  return rows.toReversed().map((row) => toMeeting(row, timezone));
}
