import { CalendarDays, Repeat2, TriangleAlert, Video } from 'lucide-react';
import { calendarText } from '../../../lib/text/calendar.ts';
import { useText } from '../../../lib/text/language.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Empty } from '../../../ui/states.tsx';
import { useCalendar } from '../data/calendar-context.ts';
import { keyOf, type Occurrence } from '../data/events.ts';
import { hueOf, iconOf } from '../data/sources.ts';
import { spanOf } from '../time/layout.ts';
import { EventName, useEventProps, useWhen } from './event-look.tsx';

/** The occurrences of the next days, as a list. */
export function Agenda() {
  const text = useText(calendarText);
  const { dates, occurrences, hidden, format, today, create, date } = useCalendar();
  const spans = occurrences.map((item) => ({ item, span: spanOf(item, format.zone) }));
  const days = dates
    .map((each) => ({
      date: each,
      items: spans
        .filter(({ span }) => span.first <= each && each <= span.last)
        .toSorted((a, b) => Number(b.span.isBar) - Number(a.span.isBar))
        .map(({ item }) => item),
    }))
    .filter((day) => day.items.length > 0);
  if (days.length === 0) {
    return (
      <div className="flex-1 overflow-y-auto">
        <Empty icon={<CalendarDays aria-hidden size={22} />} title={text.nothing}>
          <p>{hidden.length > 0 ? text.hiddenHint : text.nothingHint}</p>
          <Button keys="c" onClick={() => create({ date })}>
            {text.create}
          </Button>
        </Empty>
      </div>
    );
  }
  return (
    <div className="min-h-0 flex-1 overflow-y-auto px-3 pb-8 md:px-6">
      <div className="mx-auto grid max-w-3xl">
        {days.map((day) => (
          <section
            key={day.date}
            aria-labelledby={`day-${day.date}`}
            className="grid gap-1 border-line border-b py-3 last:border-0 md:grid-cols-[10rem_minmax(0,1fr)]"
          >
            <h2 id={`day-${day.date}`} className="flex items-center gap-2 self-start md:pt-1.5">
              <span
                className={`font-semibold text-lg ${day.date === today ? '-ms-1 grid size-7 place-items-center rounded-full bg-ink text-page' : ''}`}
              >
                {format.number(day.date)}
              </span>
              <span className="text-quiet text-sm">
                {format.longWeekday(day.date)} · {format.monthName(day.date)}
              </span>
            </h2>
            <ul className="grid min-w-0 gap-1">
              {day.items.map((item) => (
                <li key={keyOf(item)}>
                  <Row item={item} date={day.date} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}

function Row({ item, date }: { item: Occurrence; date: string }) {
  const text = useText(calendarText);
  const props = useEventProps();
  const when = useWhen();
  const Icon = iconOf(item.source);
  const isOff = item.status === 'cancelled' || item.my_response === 'declined';
  return (
    <button
      {...props(item)}
      className="flex min-h-11 w-full min-w-0 items-center gap-3 rounded-lg px-2 py-1.5 text-start hover:bg-hover aria-current:bg-chosen"
    >
      <EventName occurrence={item} date={date} />
      <span aria-hidden className="flex min-w-0 grow items-center gap-3">
        <span
          style={hueOf(item.source)}
          className={`h-8 w-1 shrink-0 rounded-full ${isOff ? 'bg-strong' : 'bg-(--hue)'}`}
        />
        <span className="grid min-w-0 grow">
          <span dir="auto" className={`truncate font-medium ${isOff ? 'text-quiet line-through' : ''}`}>
            {item.title}
          </span>
          <span className="flex min-w-0 items-center gap-1.5 text-quiet text-sm">
            <span className="whitespace-nowrap">{when(item)}</span>
            <Icon aria-hidden size={13} className="shrink-0" />
            <span className="truncate max-sm:hidden">{text.sources[item.source]}</span>
            {item.recurrence_id && <Repeat2 aria-hidden size={13} className="shrink-0" />}
            {item.conference_url && <Video aria-hidden size={13} className="shrink-0" />}
          </span>
        </span>
        {item.conflicts.length > 0 && (
          <TriangleAlert aria-hidden size={16} className="shrink-0 text-danger" />
        )}
        {item.status === 'confirmed' ? null : (
          <Badge tone={item.status === 'cancelled' ? 'plain' : 'warn'}>{text.statuses[item.status]}</Badge>
        )}
        {item.status !== 'cancelled' && item.my_response && item.my_response !== 'accepted' && (
          <Badge tone={item.my_response === 'needs_action' ? 'info' : 'plain'}>
            {text.answers[item.my_response]}
          </Badge>
        )}
      </span>
    </button>
  );
}
