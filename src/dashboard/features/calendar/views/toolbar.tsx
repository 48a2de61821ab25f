import { ChevronLeft, ChevronRight, MoreHorizontal, Plus, Sparkles } from 'lucide-react';
import { calendarText } from '../../../lib/text/calendar.ts';
import { useText } from '../../../lib/text/language.tsx';
import { weekOf } from '../../../lib/time/weeks.ts';
import { Button, hintOf, IconButton } from '../../../ui/button.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { useCalendar } from '../data/calendar-context.ts';
import { stepOf } from '../time/period.ts';
import { VIEWS } from '../time/view.ts';

export const VIEW_KEYS = { day: 'd', week: 'w', month: 'm', agenda: 'a' };

/** The period, its navigation, and the calendar's actions. */
export function Toolbar({
  waiting,
  onImport,
  onZones,
  onCalendars,
}: {
  /** The number of open suggestions. */
  waiting: number;
  onImport: () => void;
  onZones: () => void;
  onCalendars: () => void;
}) {
  const text = useText(calendarText);
  const { view, date, dates, today, format, search, isNarrow, go, create } = useCalendar();
  const week = weekOf(date, format.weekStart);
  const period =
    view === 'month' || isNarrow
      ? format.month(date)
      : view === 'week'
        ? format.range(week[0]!, week[6]!)
        : view === 'day'
          ? format.day(date)
          : format.range(dates[0]!, dates.at(-1)!);
  const isToday = dates.includes(today) && (view !== 'agenda' || date === today);
  return (
    <header className="flex flex-wrap items-center gap-x-2 gap-y-1 border-line border-b px-3 py-2 max-md:border-0 md:px-4">
      <h1 className="sr-only">{text.title}</h1>
      <p aria-live="polite" className="me-auto min-w-0 truncate font-semibold text-lg md:order-2 md:ms-1">
        {period}
      </p>
      <div className="flex items-center gap-1 md:order-1">
        <Button
          keys={isNarrow ? undefined : 't'}
          onClick={() => go({ date: today })}
          disabled={isToday && date === today}
          title={isToday && date === today ? format.longDay(today) : undefined}
          className="@max-4xl:[&_kbd]:hidden"
        >
          {text.today}
        </Button>
        <IconButton label={text.previous} keys="[" onClick={() => go({ date: stepOf(view, date, -1) })}>
          <ChevronLeft aria-hidden size={18} className="rtl:rotate-180" />
        </IconButton>
        <IconButton label={text.next} keys="]" onClick={() => go({ date: stepOf(view, date, 1) })}>
          <ChevronRight aria-hidden size={18} className="rtl:rotate-180" />
        </IconButton>
      </div>
      <div className="flex grow items-center gap-1 md:order-3 md:grow-0">
        <fieldset className="me-auto flex rounded-md bg-sunk p-0.5">
          <legend className="sr-only">{text.views}</legend>
          {/* A phone shows a day of the week. */}
          {VIEWS.filter((each) => !isNarrow || each !== 'day').map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === (isNarrow && view === 'day' ? 'week' : view)}
              aria-keyshortcuts={VIEW_KEYS[each]}
              {...hintOf(`${text.show(text[each])} (${VIEW_KEYS[each].toUpperCase()})`)}
              onClick={() => go({ view: each })}
              className="min-h-7 rounded px-2.5 text-quiet hover:text-ink max-md:px-1.5 max-md:text-sm aria-pressed:bg-raised aria-pressed:font-medium aria-pressed:text-ink aria-pressed:shadow-sm pointer-coarse:min-h-10"
            >
              {text[each]}
            </button>
          ))}
        </fieldset>
        <Button
          kind="quiet"
          aria-pressed={search.panel ?? false}
          onClick={() => go({ panel: search.panel ? undefined : true, event: undefined, at: undefined })}
          className="aria-pressed:bg-chosen aria-pressed:text-ink max-md:px-2!"
        >
          <Sparkles aria-hidden size={16} />
          <span className="@max-4xl:sr-only">{text.suggestions}</span>
          {waiting > 0 && (
            <span className="min-w-5 rounded-full bg-accent px-1.5 text-center font-semibold text-on-accent text-xs leading-5">
              {waiting}
            </span>
          )}
        </Button>
        <Menu
          label={text.more}
          hideLabel
          icon={<MoreHorizontal aria-hidden size={18} />}
          items={[
            { label: text.shownCalendars, onChoose: onCalendars },
            { label: text.importTitle, onChoose: onImport },
            { label: text.zones, onChoose: onZones },
            {
              label: text.panel,
              onChoose: () => go({ panel: true, event: undefined, at: undefined }),
            },
          ]}
        />
        <Button
          kind="primary"
          keys={isNarrow ? undefined : 'c'}
          onClick={() => create({ date })}
          className="max-md:px-2.5! @max-4xl:gap-0 @max-4xl:[&_kbd]:hidden"
        >
          <Plus aria-hidden size={16} />
          <span className="@max-4xl:sr-only">{text.create}</span>
        </Button>
      </div>
    </header>
  );
}
