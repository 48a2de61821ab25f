import { CalendarClock, Mail, Video } from 'lucide-react';
import { useState } from 'react';
import { api, type Schemas } from '../../api/client.ts';
import { useFormat } from '../../lib/format.ts';
import { useText } from '../../lib/text/language.tsx';
import { todayText } from '../../lib/text/today.ts';
import { Badge } from '../../ui/badge.tsx';
import { buttonLook } from '../../ui/button.tsx';
import { useTimezone } from '../session/index.ts';
import { dayOf, isNow, isOn } from './clock.ts';
import { Line, Part, Quiet } from './part.tsx';

const DAYS_AHEAD = 60;
const MOST = 100;
const SHOWN = 6;
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

type Meeting = Schemas['CalendarOccurrence'];

/** The rest of today's meetings, tomorrow's first one, and invitations without a response. */
export function MeetingsPart() {
  const text = useText(todayText);
  const format = useFormat();
  const timezone = useTimezone();
  // Rounded to a minute, so that the query key stays the same.
  const [now] = useState(() => new Date(Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS));
  const events = api.useQuery('get', '/api/calendar/events', {
    params: {
      query: {
        from: now.toISOString(),
        to: new Date(now.getTime() + DAYS_AHEAD * DAY_MS).toISOString(),
        timezone,
        limit: MOST,
      },
    },
  });
  const suggestions = api.useQuery('get', '/api/calendar/suggestions', {
    params: { query: { fields: 'id', limit: MOST } },
  });
  const meetings = (events.data ?? []).filter(
    ({ status, my_response: answer }) => status !== 'cancelled' && answer !== 'declined',
  );
  const today = meetings.filter((each) => isOn(each, dayOf(now, timezone), timezone));
  const tomorrow = meetings.find(
    (each) => isOn(each, dayOf(now, timezone, 1), timezone) && !today.includes(each),
  );
  const invitations = new Set(
    meetings.filter((each) => each.my_response === 'needs_action').map(({ event_id: id }) => id),
  );
  const suggested = suggestions.data?.length ?? 0;

  return (
    <Part
      title={text.meetings}
      link={{ to: '/calendar', label: text.calendar }}
      error={events.error ?? suggestions.error}
      onRetry={() => void Promise.all([events.refetch(), suggestions.refetch()])}
      isLoading={!events.data || !suggestions.data}
    >
      {today.length === 0 && <Quiet>{text.meetingsEmpty}</Quiet>}
      <ul>
        {today.slice(0, SHOWN).map((meeting) => (
          <MeetingLine key={`${meeting.event_id} ${meeting.start}`} meeting={meeting} now={now} />
        ))}
      </ul>
      <ul className="border-line border-t empty:hidden">
        {tomorrow && (
          <Line
            to="/calendar"
            icon={<span className="w-16 shrink-0 truncate text-quiet text-sm">{text.tomorrow}</span>}
            title={tomorrow.title}
            end={<Clock meeting={tomorrow} />}
          />
        )}
        {invitations.size > 0 && (
          <Line
            to="/calendar"
            icon={<CalendarClock aria-hidden size={16} className="text-quiet" />}
            title={text.invitations(invitations.size)}
          />
        )}
        {suggested > 0 && (
          <Line
            to="/calendar"
            icon={<Mail aria-hidden size={16} className="text-quiet" />}
            title={text.suggestions(
              `${format.number(suggested)}${suggested === MOST ? '+' : ''}`,
              suggested === 1,
            )}
          />
        )}
      </ul>
    </Part>
  );
}

function Clock({ meeting: { all_day, start } }: { meeting: Meeting }) {
  const text = useText(todayText);
  const format = useFormat(useTimezone());
  return <span className="whitespace-nowrap">{all_day ? text.allDay : format.time(start)}</span>;
}

const isWeb = (url: string) => /^https?:$/.test(URL.parse(url)?.protocol ?? '');

function MeetingLine({ meeting, now }: { meeting: Meeting; now: Date }) {
  const text = useText(todayText);
  const { title, conference_url: url, conflicts } = meeting;
  return (
    <li className="flex min-h-11 items-center gap-3 border-line px-4 py-2 not-last:border-b">
      <span className="w-16 shrink-0 text-quiet text-sm">
        <Clock meeting={meeting} />
      </span>
      <span dir="auto" className="min-w-0 grow truncate text-start" title={title}>
        {title}
      </span>
      {isNow(meeting, now) && <Badge tone="good">{text.now}</Badge>}
      {conflicts.length > 0 && <Badge tone="warn">{text.clash}</Badge>}
      {url && isWeb(url) && (
        <a
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={text.joinOf(title)}
          className={buttonLook()}
        >
          <Video aria-hidden size={16} />
          {text.join}
        </a>
      )}
    </li>
  );
}
