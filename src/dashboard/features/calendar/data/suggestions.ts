import { useAct } from '../../../api/act.ts';
import { client, dataOf, type Schemas } from '../../../api/client.ts';
import { usePages } from '../../../api/pages.ts';
import { takeEventAway } from '../../../api/take-event-away.ts';
import { calendarText } from '../../../lib/text/calendar.ts';
import { useText } from '../../../lib/text/language.tsx';

export type Suggestion = Schemas['MeetingSuggestion'];

const SUGGESTIONS = '/api/calendar/suggestions';

/** Meetings found in mail that nobody has accepted or dismissed. */
export const useSuggestions = () => usePages(SUGGESTIONS, {});
export type Suggestions = ReturnType<typeof useSuggestions>;

interface Acceptance {
  suggestion: Suggestion;
  time: Suggestion['times'][number];
}

/** Accepts a suggestion at one of its times, or dismisses it. */
export function useSuggestionActions() {
  const text = useText(calendarText);
  const remove = useAct({ run: takeEventAway, touches: ['event'] });
  return {
    accept: useAct({
      async run({ suggestion: { id, title }, time: { start, end, all_day } }: Acceptance) {
        const body = { title: title || '—', start, all_day, suggestion_id: id, ...(end ? { end } : {}) };
        const answer = await client.POST('/api/calendar/events', {
          body: body as Schemas['CreateCalendarEvent'],
        });
        return dataOf(answer) as Schemas['CalendarEvent'];
      },
      touches: ['suggestion', 'event'],
      failed: text.acceptFailed,
      said: text.created,
      undo: (_acceptance, event) => remove.quietly(event),
      undoLabel: text.takeAway,
    }),
    dismiss: useAct({
      run: ({ id }: Suggestion) =>
        client.DELETE('/api/calendar/suggestions/{id}', { params: { path: { id } } }),
      touches: ['suggestion'],
      failed: text.dismissFailed,
      said: text.dismissed,
    }),
  };
}
