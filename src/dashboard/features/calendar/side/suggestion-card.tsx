import { Mail } from 'lucide-react';
import { useId, useState } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { calendarText } from '../../../lib/text/calendar.ts';
import { useText } from '../../../lib/text/language.tsx';
import { addDays } from '../../../lib/zones.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { useCalendar } from '../data/calendar-context.ts';
import { type Suggestion, useSuggestionActions } from '../data/suggestions.ts';
import { PlaceLink } from '../pane/place-link.tsx';
import { spanOf } from '../time/layout.ts';
import { useWhen } from '../views/event-look.tsx';

const HOUR_MS = 3_600_000;

type Time = Suggestion['times'][number];

/** Adds a default end: an hour later, or the next day, if the mail has none. */
function whole({ start, end, all_day }: Time) {
  if (all_day) return { start: start.slice(0, 10), end: end ?? addDays(start.slice(0, 10), 1), all_day };
  return { start, end: end ?? new Date(Date.parse(start) + HOUR_MS).toISOString(), all_day };
}

/** A meeting found in a mail: the passage, the confidence, and its times to choose from. */
export function SuggestionCard({ suggestion }: { suggestion: Suggestion }) {
  const text = useText(calendarText);
  const { percent } = useFormat();
  const { format, create } = useCalendar();
  const when = useWhen();
  const id = useId();
  const { accept, dismiss } = useSuggestionActions();
  const [at, setAt] = useState(0);
  const { title, times, kind, text: passage, confidence, email_id } = suggestion;
  const time = times[at] ?? times[0];
  const inWords = (each: Time) =>
    `${format.longDay(spanOf(whole(each), format.zone).first)}, ${when(each.end ? whole(each) : { ...whole(each), end: each.all_day ? whole(each).end : each.start })}`;

  function edit() {
    if (!time) return;
    const span = spanOf(whole(time), format.zone);
    create({
      date: span.first,
      endDate: span.last,
      isAllDay: time.all_day,
      startMinute: time.all_day ? 540 : span.startMinute,
      endMinute: time.all_day ? 600 : span.endMinute,
      title,
      suggestionId: suggestion.id,
    });
  }

  return (
    <article
      aria-labelledby={`${id}-title`}
      className="grid gap-2 rounded-xl border border-line bg-raised p-3"
    >
      <div className="flex items-start justify-between gap-2">
        <h3 id={`${id}-title`} className="min-w-0 break-words font-medium">
          {title}
        </h3>
        <span title={text.confidenceHint(percent(confidence))}>
          <Badge tone={confidence >= 0.8 ? 'good' : confidence >= 0.5 ? 'info' : 'plain'}>
            {text.confidence(confidence)}
          </Badge>
        </span>
      </div>
      <figure className="grid gap-1">
        <blockquote className="line-clamp-4 break-words border-line border-s-2 ps-2.5 text-quiet">
          {passage}
        </blockquote>
        <figcaption className="flex flex-wrap items-center gap-x-2 text-quiet text-sm">
          {text.kinds[kind]}
          <PlaceLink to={`/mail/${email_id}`}>
            <span className="inline-flex items-center gap-1">
              <Mail aria-hidden size={13} />
              {text.openMail}
            </span>
          </PlaceLink>
        </figcaption>
      </figure>
      {times.length > 1 ? (
        <fieldset className="grid gap-1">
          <legend className="sr-only">{text.pickTime}</legend>
          {times.map((each, index) => (
            <div key={each.start} className="flex items-center gap-2.5 pointer-coarse:min-h-11">
              <input
                id={`${id}-${index}`}
                type="radio"
                name={id}
                checked={index === at}
                onChange={() => setAt(index)}
                className="size-4 accent-accent"
              />
              <label htmlFor={`${id}-${index}`}>{inWords(each)}</label>
            </div>
          ))}
        </fieldset>
      ) : (
        time && <p className="font-medium">{inWords(time)}</p>
      )}
      <div className="flex flex-wrap gap-1.5">
        <Button
          kind="primary"
          isBusy={accept.isBusy}
          onClick={() => time && void accept.act({ suggestion, time })}
        >
          {text.addEvent}
        </Button>
        <Button onClick={edit}>{text.editFirst}</Button>
        <Button kind="quiet" onClick={() => void dismiss.act(suggestion)}>
          {text.dismiss}
        </Button>
      </div>
    </article>
  );
}
