import { Clock } from 'lucide-react';
import { useId, useMemo, useRef } from 'react';
import { useLocale } from '../../lib/format.ts';
import { datesText } from '../../lib/text/kit/dates.ts';
import { useText } from '../../lib/text/language.tsx';
import { writtenTimes } from '../../lib/time/written.ts';
import { clockText, minuteOf } from '../../lib/zones.ts';
import { PickerButton, pickerPlace } from '../fields/picker-button.tsx';
import { MenuList } from '../menu.tsx';
import { type TimeFieldProps, WrittenField } from './written-field.tsx';

const STEP = 15;
const DAY = 1440;
const FIRST = '09:00';
const LISTED = Array.from({ length: 48 }, (_, half) => clockText(half * 30));

/** Returns the next or previous quarter of an hour. */
function step(time: string, by: 1 | -1): string {
  if (!time) return FIRST;
  const minute = minuteOf(time);
  const quarter = by > 0 ? Math.floor(minute / STEP) + 1 : Math.ceil(minute / STEP) - 1;
  return clockText((quarter * STEP + DAY) % DAY);
}

/** A time of day. It takes "9", "9:30", "2pm" or "14 uhr"; the arrow keys lead to the quarters of an hour. */
export function TimeField(props: TimeFieldProps) {
  const text = useText(datesText);
  const locale = useLocale();
  const written = useMemo(() => writtenTimes(locale), [locale]);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  return (
    <WrittenField
      {...props}
      type="time"
      written={written}
      unreadable={text.noTime}
      step={step}
      picker={(value, pick) => (
        <>
          <PickerButton label={text.times} list={id} kind="menu" disabled={props.disabled}>
            <Clock aria-hidden size={16} />
          </PickerButton>
          <MenuList
            id={id}
            ref={list}
            label={text.times}
            style={pickerPlace(id)}
            items={[...new Set([...LISTED, ...(value ? [value] : [])])].sort().map((time) => ({
              label: written.write(time),
              isChosen: time === value,
              onChoose: () => pick(time),
            }))}
          />
        </>
      )}
    />
  );
}
