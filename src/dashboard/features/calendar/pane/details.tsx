import {
  Bell,
  Clock,
  Globe,
  Link2,
  Mail,
  MapPin,
  Repeat2,
  SquareCheck,
  TriangleAlert,
  Video,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { calendarText } from '../../../lib/text/calendar.ts';
import { useText } from '../../../lib/text/language.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { buttonLook } from '../../../ui/button.tsx';
import { useCalendar } from '../data/calendar-context.ts';
import { type CalendarEvent, keyOf } from '../data/events.ts';
import { occurrenceOf } from '../data/occurrence-of.ts';
import { spanOf } from '../time/layout.ts';
import { useRuleWords } from '../time/rule-words.ts';
import { useWhen } from '../views/event-look.tsx';
import { People } from './people.tsx';
import { PlaceLink } from './place-link.tsx';
import { Proposals } from './proposals.tsx';
import { Respond } from './respond.tsx';
import { TaskOf } from './task-of.tsx';

/** Only web URLs become links: an invitation may contain any. */
const isWeb = (url: string | null): url is string => url !== null && /^https?:\/\//i.test(url);

/** The details of an event. All of them may come from strangers. */
export function Details({ event, at }: { event: CalendarEvent; at: string | undefined }) {
  const text = useText(calendarText);
  const { format, occurrences, open } = useCalendar();
  const when = useWhen();
  const words = useRuleWords(format.zone);
  const one = occurrenceOf(event, at);
  const listed = occurrences.find((each) => keyOf(each) === `${event.id}/${at ?? ''}`);
  const now = listed ?? one;
  const conflicts = (listed ?? event).conflicts.map(({ event_id, recurrence_id }) =>
    occurrences.find((each) => each.event_id === event_id && each.recurrence_id === recurrence_id),
  );
  const isOff = now.status === 'cancelled' || now.my_response === 'declined';
  const date = spanOf(now, format.zone).first;
  const { reminder_minutes: minutes } = event;

  return (
    <div className="grid gap-4">
      <div className="grid gap-2">
        <h2 className={`break-words font-semibold text-lg ${isOff ? 'text-quiet line-through' : ''}`}>
          {now.title}
        </h2>
        <div className="flex flex-wrap gap-1.5 empty:hidden">
          {now.status !== 'confirmed' && (
            <Badge tone={now.status === 'cancelled' ? 'danger' : 'warn'}>{text.statuses[now.status]}</Badge>
          )}
          {now.my_response && (
            <Badge tone={now.my_response === 'needs_action' ? 'info' : 'plain'}>
              {text.answers[now.my_response]}
            </Badge>
          )}
        </div>
      </div>
      {isWeb(event.conference_url) && !isOff && (
        <a
          href={event.conference_url}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonLook('primary')}
        >
          <Video aria-hidden size={16} />
          {text.join}
        </a>
      )}
      {now.my_response && now.status !== 'cancelled' && (
        <Respond event={event} at={at} answer={now.my_response} />
      )}
      {event.is_verified === false && <Warning>{text.unverified}</Warning>}
      {event.other_organizers.length > 0 && (
        <Warning>{text.otherOrganizers(event.other_organizers.join(', '))}</Warning>
      )}
      <dl className="grid gap-3">
        <Line icon={<Clock aria-hidden size={16} />} name={text.when}>
          <span className="font-medium">{format.longDay(date)}</span>
          <br />
          {when(now)}
          {event.timezone && event.timezone !== format.zone && !event.all_day && (
            <span className="flex items-center gap-1 text-quiet text-sm">
              <Globe aria-hidden size={13} />
              {event.timezone}
            </span>
          )}
        </Line>
        {event.recurrence && (
          <Line icon={<Repeat2 aria-hidden size={16} />} name={text.recurrence}>
            {words(event.recurrence)}
          </Line>
        )}
        {one.location && (
          <Line icon={<MapPin aria-hidden size={16} />} name={text.where}>
            {one.location}
          </Line>
        )}
        {isWeb(event.url) && (
          <Line icon={<Link2 aria-hidden size={16} />} name={text.link}>
            <a href={event.url} target="_blank" rel="noopener noreferrer" className="break-all underline">
              {event.url}
            </a>
          </Line>
        )}
        <Line icon={<Bell aria-hidden size={16} />} name={text.reminder}>
          {minutes === null ? text.noReminder : (text.reminders[minutes] ?? text.minutesBefore(minutes))}
        </Line>
        {event.email_id && (
          <Line icon={<Mail aria-hidden size={16} />} name={text.openMail}>
            <PlaceLink to={`/mail/${event.email_id}`}>{text.openMail}</PlaceLink>
          </Line>
        )}
        <Line icon={<SquareCheck aria-hidden size={16} />} name={text.openTask}>
          <TaskOf event={event} />
        </Line>
      </dl>
      {conflicts.length > 0 && (
        <div className="grid gap-1 rounded-lg bg-danger-soft p-3 text-sm">
          <p className="flex items-center gap-2 font-medium text-danger">
            <TriangleAlert aria-hidden size={15} />
            {text.conflicts(conflicts.length)}
          </p>
          {conflicts.map(
            (other) =>
              other && (
                <button
                  key={keyOf(other)}
                  type="button"
                  onClick={() => open(other)}
                  className="truncate text-start underline underline-offset-2"
                >
                  {other.title}, {when(other)}
                </button>
              ),
          )}
        </div>
      )}
      <Proposals event={event} />
      <People event={event} at={at} />
      {event.description && (
        <section className="grid gap-1">
          <h3 className="font-medium">{text.notes}</h3>
          <p className="whitespace-pre-wrap break-words text-quiet">{event.description}</p>
        </section>
      )}
    </div>
  );
}

function Line({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-2">
      <dt className="pt-0.5 text-quiet">
        {icon}
        <span className="sr-only">{name}</span>
      </dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  );
}

function Warning({ children }: { children: ReactNode }) {
  return (
    <p className="flex gap-2 rounded-lg bg-warn-soft p-3 text-sm text-warn">
      <TriangleAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
      {children}
    </p>
  );
}
