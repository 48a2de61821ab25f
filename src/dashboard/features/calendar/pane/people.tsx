import { Check, CircleHelp, Minus, X } from 'lucide-react';
import { calendarText } from '../../../lib/text/calendar.ts';
import { useText } from '../../../lib/text/language.tsx';
import { Avatar } from '../../../ui/badge.tsx';
import type { CalendarEvent } from '../data/events.ts';

const SIGNS = {
  accepted: [Check, 'text-good'],
  declined: [X, 'text-danger'],
  tentative: [CircleHelp, 'text-warn'],
  needs_action: [Minus, 'text-quiet'],
  delegated: [Minus, 'text-quiet'],
} as const;

/** The organizer and the invitees, with their responses to the event, or to the occurrence `at` if they gave one. */
export function People({ event, at }: { event: CalendarEvent; at: string | undefined }) {
  const text = useText(calendarText);
  const { organizer } = event;
  const given = new Map(
    event.answers
      .filter((each) => each.recurrence_id === at)
      .map(({ email, status }) => [email.toLowerCase(), status]),
  );
  const attendees = event.attendees.map((each) => ({
    ...each,
    status: given.get(each.email.toLowerCase()) ?? each.status,
  }));
  if (!organizer && attendees.length === 0) return null;
  const others = attendees.filter(({ email }) => email !== organizer?.email);
  const yes = others.filter(({ status }) => status === 'accepted').length;
  return (
    <section className="grid gap-2">
      <h3 className="font-medium">{text.people}</h3>
      {others.length > 0 && <p className="text-quiet text-sm">{text.peopleCount(others.length, yes)}</p>}
      <ul className="grid gap-2">
        {organizer && <Person email={organizer.email} name={organizer.name} note={text.organizer} />}
        {others.map(({ email, name, status }) => {
          const [Icon, tone] = SIGNS[status];
          return (
            <Person key={email} email={email} name={name} note={text.answers[status]}>
              <Icon aria-hidden size={16} className={`shrink-0 ${tone}`} />
            </Person>
          );
        })}
      </ul>
    </section>
  );
}

function Person({
  email,
  name,
  note,
  children,
}: {
  email: string;
  name: string | null;
  note: string;
  children?: React.ReactNode;
}) {
  return (
    <li className="flex min-w-0 items-center gap-2">
      <Avatar name={name || email} size={26} />
      <span className="grid min-w-0 grow">
        <span className="truncate" title={email}>
          {name || email}
        </span>
        <span className="truncate text-quiet text-sm">{note}</span>
      </span>
      {children}
    </li>
  );
}
