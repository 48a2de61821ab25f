import type { MeetingSuggestion, SuggestedMeeting } from '../../../../contract/calendar/suggestions.ts';
import type { SuggestedTime } from '../../../../lib/meetings/index.ts';
import { ianaZone, UTC, withOffset } from '../../../../lib/recurrence/zone.ts';
import type { SuggestionRow } from './schema.ts';

/** Converts times in UTC to times with the offset of a zone. */
export function inZone(times: SuggestedTime[], timezone: string): SuggestedTime[] {
  const zone = ianaZone(timezone) ?? UTC;
  const write = (time: string) => withOffset(Date.parse(time), zone);
  return times.map((time) =>
    time.all_day
      ? time
      : { start: write(time.start), end: time.end === null ? null : write(time.end), all_day: false },
  );
}

export function toMeeting(row: SuggestionRow, timezone: string): SuggestedMeeting {
  const { id, kind, text, confidence, times } = row;
  return { id, kind, text, confidence, times: inZone(times, timezone) };
}

export function toSuggestion(row: SuggestionRow, timezone: string): MeetingSuggestion {
  return {
    ...toMeeting(row, timezone),
    email_id: row.emailId,
    title: row.title,
    created_at: new Date(row.createdAt).toISOString(),
  };
}
