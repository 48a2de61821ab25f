import { calendarText } from '../../../lib/text/calendar.ts';
import { useText } from '../../../lib/text/language.tsx';
import { isZone } from '../../../lib/zones.ts';
import { Check } from '../../../ui/fields/field.tsx';
import { DateField } from '../../../ui/time/date-field.tsx';
import { TimeField } from '../../../ui/time/time-field.tsx';
import { ZoneField } from '../../../ui/time/zone-field.tsx';
import { isInOrder, type Values, withStart } from '../data/values.ts';

/** The start, end and time zone. */
export function TimesField({ values, onChange }: { values: Values; onChange: (values: Values) => void }) {
  const text = useText(calendarText);
  const { isAllDay, startDate, startTime, endDate, endTime, zone } = values;
  const isWhole = startDate && endDate && (isAllDay || (startTime && endTime)) && isZone(zone);
  return (
    <div className="grid gap-3">
      <div className="grid grid-cols-2 items-start gap-x-3 gap-y-3 sm:grid-cols-4">
        <DateField
          label={text.start}
          zone={zone}
          required
          className={isAllDay ? 'sm:col-span-2' : ''}
          value={startDate}
          onValue={(date) => onChange(withStart(values, date, startTime))}
        />
        {!isAllDay && (
          <TimeField
            label={text.startTime}
            required
            value={startTime}
            onValue={(time) => onChange(withStart(values, startDate, time))}
          />
        )}
        <DateField
          label={text.end}
          zone={zone}
          required
          className={isAllDay ? 'sm:col-span-2' : ''}
          value={endDate}
          {...(startDate && { min: startDate })}
          problem={isWhole && !isInOrder(values) ? text.endsBefore : undefined}
          onValue={(date) => onChange({ ...values, endDate: date })}
        />
        {!isAllDay && (
          <TimeField
            label={text.endTime}
            required
            value={endTime}
            onValue={(time) => onChange({ ...values, endTime: time })}
          />
        )}
      </div>
      <div className="grid items-end gap-3 sm:grid-cols-2">
        <Check
          label={text.allDay}
          isSwitch
          checked={isAllDay}
          className="min-h-8 items-center! self-end"
          onChange={({ target }) => onChange({ ...values, isAllDay: target.checked })}
        />
        {!isAllDay && (
          <ZoneField
            label={text.zone}
            value={zone}
            onChange={(next) => onChange({ ...values, zone: next })}
          />
        )}
      </div>
    </div>
  );
}
