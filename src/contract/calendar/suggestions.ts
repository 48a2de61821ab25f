import { z } from 'zod';
import { fieldsOf, page, timestamp } from '../common.ts';

export const SUGGESTION_KINDS = ['invitation', 'reservation', 'booking', 'text'] as const;
export type SuggestionKind = (typeof SUGGESTION_KINDS)[number];

const time = z.object({
  start: z.string().meta({
    description: 'ISO 8601 with the offset of the time zone of the profile; a date if `all_day`.',
    example: '2026-11-26T14:00:00+01:00',
  }),
  end: z.string().nullable().meta({ description: 'Null: the mail does not say.' }),
  all_day: z.boolean(),
});

const fields = {
  id: z.int().meta({ example: 4294967297 }),
  kind: z.enum(SUGGESTION_KINDS).meta({ example: 'text' }),
  text: z.string().meta({
    description: 'The passage of the mail that it comes from.',
    example: 'Could we meet on Thursday at 2 pm?',
  }),
  confidence: z.number().min(0).max(1).meta({ example: 0.9 }),
  times: z.array(time).meta({ description: 'Several are alternatives, or the days of one passage.' }),
};

export const suggestedMeeting = z.object(fields).meta({ id: 'SuggestedMeeting' });
export type SuggestedMeeting = z.infer<typeof suggestedMeeting>;

export const detectRequest = z
  .strictObject({ email_id: z.int().min(1).meta({ example: 4294967297 }) })
  .meta({ id: 'DetectMeetings' });
export const detectResult = z
  .object({ suggestions: z.array(suggestedMeeting) })
  .meta({ id: 'DetectedMeetings' });

export const meetingSuggestion = z
  .object({
    ...fields,
    email_id: z.int().meta({ description: 'For `/api/emails/{id}`.', example: 4294967297 }),
    title: z.string().meta({ description: 'What an event could be called.', example: 'Kick-off' }),
    created_at: timestamp,
  })
  .meta({ id: 'MeetingSuggestion' });
export type MeetingSuggestion = z.infer<typeof meetingSuggestion>;

export const listSuggestionsQuery = z.strictObject({ fields: fieldsOf(meetingSuggestion), ...page });
export type ListSuggestions = z.infer<typeof listSuggestionsQuery>;

export const dismissSuggestionResult = z
  .object({ message: z.string() })
  .meta({ id: 'DismissSuggestionResult' });
