import { Link } from '@tanstack/react-router';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { useAct } from '../../../api/act.ts';
import { api, client, dataOf, type Schemas } from '../../../api/client.ts';
import { takeEventAway } from '../../../api/take-event-away.ts';
import { useFormat } from '../../../lib/format.ts';
import { useText } from '../../../lib/text/language.tsx';
import { conversationText } from '../../../lib/text/mail/conversation.ts';
import { Button } from '../../../ui/button.tsx';
import { Choice } from '../../../ui/fields/field.tsx';
import { useTimezone } from '../../session/index.ts';

type Suggestion = Schemas['MeetingSuggestion'];

/** Returns the meetings detected in mail that nobody has accepted or dismissed. */
export const useSuggestions = () =>
  api.useQuery('get', '/api/calendar/suggestions', { params: { query: { limit: 200 } } });

/** The meetings detected in these messages, to be accepted or dismissed. */
export function Meetings({ messages }: { messages: readonly { id: number }[] }) {
  const ids = new Set(messages.map(({ id }) => id));
  const { data = [] } = useSuggestions();
  return data
    .filter(({ email_id, times }) => ids.has(email_id) && times.length > 0)
    .map((suggestion) => <Meeting key={suggestion.id} suggestion={suggestion} />);
}

function Meeting({ suggestion }: { suggestion: Suggestion }) {
  const text = useText(conversationText);
  const zone = useTimezone();
  const format = useFormat(zone);
  const [at, setAt] = useState(0);
  const { times, title, id } = suggestion;
  const time = times[at] ?? times[0]!;
  const shared = { touches: ['suggestion', 'event'], failed: text.actionFailed } as const;
  const remove = useAct({ ...shared, run: takeEventAway });
  const accept = useAct({
    ...shared,
    run: async () =>
      dataOf(
        await client.POST('/api/calendar/events', {
          body: {
            title,
            start: time.start,
            ...(time.end !== null && { end: time.end }),
            all_day: time.all_day,
            suggestion_id: id,
          } as Schemas['CreateCalendarEvent'],
        }),
      ) as Schemas['CalendarEvent'],
    said: text.meetingAccepted,
    undo: (_nothing, event) => remove.quietly(event),
    undoLabel: text.meetingTakeAway,
  });
  const dismiss = useAct({
    ...shared,
    run: () => client.DELETE('/api/calendar/suggestions/{id}', { params: { path: { id } } }),
  });
  const label = ({ start, end, all_day }: Suggestion['times'][number]) =>
    all_day
      ? `${format.weekday(`${start}T12:00:00Z`)}, ${text.allDay}`
      : `${format.weekday(start)}, ${format.time(start)}${end ? ` – ${format.time(end)}` : ''}`;
  return (
    <section className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-xl bg-info-soft px-4 py-3">
      <CalendarPlus aria-hidden size={18} className="text-info" />
      <div className="min-w-48 flex-1">
        <h3 className="font-medium">
          {text.meeting} <span className="font-normal">{title}</span>
        </h3>
        {times.length === 1 && <p>{label(time)}</p>}
        <p dir="auto" className="line-clamp-2 text-quiet text-sm">
          “{suggestion.text}”
        </p>
      </div>
      {times.length > 1 && (
        <Choice
          label={text.otherTimes}
          value={String(at)}
          options={times.map((each, index) => [String(index), label(each)] as const)}
          onChange={({ target }) => setAt(Number(target.value))}
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button isBusy={accept.isBusy} onClick={() => void accept.act()}>
          {text.acceptMeeting}
        </Button>
        <Button kind="quiet" isBusy={dismiss.isBusy} onClick={() => void dismiss.act()}>
          {text.dismissMeeting}
        </Button>
        <Link to="/calendar" className="sr-only focus:not-sr-only">
          {text.toCalendar}
        </Link>
      </div>
    </section>
  );
}
