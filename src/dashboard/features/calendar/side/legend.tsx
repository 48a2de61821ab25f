import { calendarText } from '../../../lib/text/calendar.ts';
import { useText } from '../../../lib/text/language.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useCalendar } from '../data/calendar-context.ts';
import { hueOf, iconOf, SOURCES } from '../data/sources.ts';

/** The calendars with their colors, each of which can be hidden. */
export function Legend() {
  const text = useText(calendarText);
  const { hidden, toggle } = useCalendar();
  return (
    <fieldset className="grid">
      <legend className="pb-1 font-semibold">{text.calendars}</legend>
      {SOURCES.map((source) => {
        const Icon = iconOf(source);
        return (
          <label
            key={source}
            style={hueOf(source)}
            className="-mx-2 flex min-h-8 items-center gap-2.5 rounded-md px-2 hover:bg-hover has-[input:not(:checked)]:text-quiet pointer-coarse:min-h-11"
          >
            <input
              type="checkbox"
              checked={!hidden.includes(source)}
              onChange={() => toggle(source)}
              className="size-4 shrink-0 accent-(--hue)"
            />
            <span className="min-w-0 grow truncate">{text.calendarOf[source]}</span>
            <Icon aria-hidden size={14} className="shrink-0 text-quiet" />
          </label>
        );
      })}
    </fieldset>
  );
}

/** The same where there is no room beside the calendar. */
export function LegendDialog({ onClose }: { onClose: () => void }) {
  const text = useText(calendarText);
  return (
    <Dialog title={text.shownCalendars} onClose={onClose}>
      <Legend />
    </Dialog>
  );
}
