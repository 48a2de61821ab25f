import { useId } from 'react';
import { calendarText } from '../../../lib/text/calendar.ts';
import { useText } from '../../../lib/text/language.tsx';
import { isZone } from '../../../lib/zones.ts';
import { Check, Field } from '../../../ui/fields/field.tsx';
import { isInOrder, type Values, withStart } from '../data/values.ts';

/** The start, end and time zone. */
export function TimesField({ values, onChange }: { values: Values; onChange: (values: Values) => void }) {
  const text = useText(calendarText);
  const { isAllDay, startDate, startTime, endDate, endTime, zone } = values;
  const isWhole = startDate && endDate && (isAllDay || (startTime && endTime)) && isZone(zone);
  return (
    <div className="grid gap-3">
      <div className="grid grid-cols-2 items-start gap-x-3 gap-y-3 sm:grid-cols-4">
        <Field
          label={text.start}
          type="date"
          required
          className={isAllDay ? 'sm:col-span-2' : ''}
          value={startDate}
          onChange={({ target }) => onChange(withStart(values, target.value, startTime))}
        />
        {!isAllDay && (
          <Field
            label={text.startTime}
            type="time"
            required
            value={startTime}
            onChange={({ target }) => onChange(withStart(values, startDate, target.value))}
          />
        )}
        <Field
          label={text.end}
          type="date"
          required
          className={isAllDay ? 'sm:col-span-2' : ''}
          value={endDate}
          min={startDate}
          problem={isWhole && !isInOrder(values) ? text.endsBefore : undefined}
          onChange={({ target }) => onChange({ ...values, endDate: target.value })}
        />
        {!isAllDay && (
          <Field
            label={text.endTime}
            type="time"
            required
            value={endTime}
            onChange={({ target }) => onChange({ ...values, endTime: target.value })}
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

/** A time zone by name, with the browser's zones as suggestions. */
export function ZoneField({
  label,
  value,
  hint,
  isOptional,
  onChange,
}: {
  label: string;
  value: string;
  hint?: string;
  isOptional?: boolean;
  onChange: (zone: string) => void;
}) {
  const text = useText(calendarText);
  const id = useId();
  const isWrong = !isZone(value) && !(isOptional && value === '');
  return (
    <>
      <Field
        label={label}
        list={`${id}-zones`}
        value={value}
        hint={hint}
        autoComplete="off"
        required={!isOptional}
        problem={isWrong ? text.zoneUnknown : undefined}
        onChange={({ target }) => {
          target.setCustomValidity(target.value === '' || isZone(target.value) ? '' : text.zoneUnknown);
          onChange(target.value);
        }}
      />
      <datalist id={`${id}-zones`}>
        {['UTC', ...Intl.supportedValuesOf('timeZone')].map((zone) => (
          <option key={zone} value={zone} />
        ))}
      </datalist>
    </>
  );
}
