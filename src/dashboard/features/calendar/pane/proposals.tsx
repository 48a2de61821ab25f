import { calendarText } from '../../../lib/text/calendar.ts';
import { useText } from '../../../lib/text/language.tsx';
import { Button } from '../../../ui/button.tsx';
import { useCalendar } from '../data/calendar-context.ts';
import { type CalendarEvent, isOthers } from '../data/events.ts';
import { occurrenceOf } from '../data/occurrence-of.ts';
import { spanOf } from '../time/layout.ts';
import { useWhen } from '../views/event-look.tsx';

/** Times that attendees propose (COUNTER, RFC 5546). They change nothing until somebody moves the event. */
export function Proposals({ event }: { event: CalendarEvent }) {
  const text = useText(calendarText);
  const { format, move } = useCalendar();
  const when = useWhen();
  if (event.proposals.length === 0) return null;
  return (
    <section className="grid gap-2">
      <h3 className="font-medium">{text.proposals}</h3>
      {event.proposals.map((proposal) => {
        const times = { start: proposal.start, end: proposal.end, all_day: proposal.start.length === 10 };
        const at = proposal.recurrence_id ?? undefined;
        return (
          <div
            key={`${proposal.email}/${proposal.recurrence_id}/${proposal.start}`}
            className="grid justify-items-start gap-1 rounded-lg border border-line p-3"
          >
            <p className="font-medium">
              {format.longDay(spanOf(times, format.zone).first)}, {when(times)}
            </p>
            <p className="max-w-full truncate text-quiet text-sm">{text.proposedBy(proposal.email)}</p>
            {!proposal.is_verified && <p className="text-sm text-warn">{text.proposalUnverified}</p>}
            {!proposal.is_invited && <p className="text-sm text-warn">{text.proposalUninvited}</p>}
            {!isOthers(event) && (
              <Button
                onClick={() =>
                  move({ ...event, ...occurrenceOf(event, at) }, { start: times.start, end: times.end })
                }
              >
                {text.useProposal}
              </Button>
            )}
          </div>
        );
      })}
    </section>
  );
}
