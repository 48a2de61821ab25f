import { useQueryClient } from '@tanstack/react-query';
import { client, type Schemas } from '../../../api/client.ts';
import { usePages } from '../../../api/pages.ts';
import { refresh } from '../../../api/patch.ts';
import { calendarText } from '../../../lib/text/calendar.ts';
import { useText } from '../../../lib/text/language.tsx';
import { say, sayFailure } from '../../../ui/toast.tsx';

export type Suggestion = Schemas['MeetingSuggestion'];

const SUGGESTIONS = '/api/calendar/suggestions';

/** Meetings found in mail that nobody has accepted or dismissed. */
export const useSuggestions = () => usePages(SUGGESTIONS, {});
export type Suggestions = ReturnType<typeof useSuggestions>;

/** Accepts a suggestion at one of its times, or dismisses it. */
export function useSuggestionActions() {
  const text = useText(calendarText);
  const queries = useQueryClient();
  return {
    async accept({ id, title }: Suggestion, { start, end, all_day }: Suggestion['times'][number]) {
      try {
        const body = { title: title || '—', start, all_day, suggestion_id: id, ...(end ? { end } : {}) };
        await client.POST('/api/calendar/events', { body: body as Schemas['CreateCalendarEvent'] });
        say(text.created);
      } catch (error) {
        sayFailure(error, text.acceptFailed);
      }
      await refresh(queries, SUGGESTIONS, '/api/calendar/events');
    },
    async dismiss({ id }: Suggestion) {
      try {
        await client.DELETE('/api/calendar/suggestions/{id}', { params: { path: { id } } });
        say(text.dismissed);
      } catch (error) {
        sayFailure(error, text.dismissFailed);
      }
      await refresh(queries, SUGGESTIONS);
    },
  };
}
