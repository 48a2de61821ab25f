import { CalendarDays } from 'lucide-react';
import { useId, useMemo, useRef, useState } from 'react';
import { useLocale } from '../../lib/format.ts';
import { datesText } from '../../lib/text/kit/dates.ts';
import { useText } from '../../lib/text/language.tsx';
import { writtenDates } from '../../lib/time/written.ts';
import { addDays, browserZone, isZone, wallOf } from '../../lib/zones.ts';
import { PickerButton, pickerPlace } from '../fields/picker-button.tsx';
import { MonthGrid } from './month-grid.tsx';
import { type TimeFieldProps, WrittenField } from './written-field.tsx';

/** A date. It takes "fri", "2 dec" or "in 3 days" too; the arrow keys lead to the next day and the day before. */
export function DateField({ zone: given = '', ...props }: TimeFieldProps & { zone?: string }) {
  const zone = isZone(given) ? given : browserZone();
  const text = useText(datesText);
  const locale = useLocale();
  const written = useMemo(() => writtenDates(locale, Date.now, zone), [locale, zone]);
  const today = () => wallOf(Date.now(), zone).date;
  return (
    <WrittenField
      {...props}
      type="date"
      written={written}
      unreadable={text.noDate}
      step={(date, by) => (date ? addDays(date, by) : today())}
      picker={(value, pick) => (
        <MonthPicker {...props} value={value} today={today()} locale={locale} onPick={pick} />
      )}
    />
  );
}

interface PickerProps {
  value: string;
  today: string;
  locale: string;
  min?: string;
  max?: string;
  disabled?: boolean;
  onPick: (date: string) => void;
}

function MonthPicker({ disabled, onPick, ...grid }: PickerProps) {
  const text = useText(datesText);
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  // Counted, because the browser tells of closing and opening in one event if they follow each other at once.
  const [opened, setOpened] = useState(0);
  return (
    <>
      <PickerButton label={text.month} list={id} kind="dialog" disabled={disabled}>
        <CalendarDays aria-hidden size={16} />
      </PickerButton>
      <div
        ref={box}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={text.month}
        onToggle={({ newState }) => setOpened(newState === 'open' ? opened + 1 : 0)}
        style={pickerPlace(id)}
        className="m-0 my-1 rounded-lg border border-line bg-raised p-2 text-base text-ink shadow-float transition-[opacity,translate] starting:open:-translate-y-1 starting:open:opacity-0"
      >
        {opened > 0 && (
          <MonthGrid
            key={opened}
            {...grid}
            onPick={(date) => {
              box.current?.hidePopover();
              onPick(date);
            }}
          />
        )}
      </div>
    </>
  );
}
