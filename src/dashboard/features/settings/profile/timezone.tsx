import { useEffect, useId, useState } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { useText } from '../../../lib/text/language.tsx';
import { profileText } from '../../../lib/text/settings/you/profile.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { isTimezone, TIMEZONES } from './zones.ts';

const TICK_MS = 10_000;

/** A time zone field with autocomplete, and the current time there. */
export function TimezoneField({ initial, problem }: { initial: string; problem: string | undefined }) {
  const text = useText(profileText);
  const id = useId();
  const [zone, setZone] = useState(initial);
  const isZone = isTimezone(zone);
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <div className="grid content-start justify-items-start gap-2">
      <Field
        className="w-full"
        label={text.timezone}
        name="timezone"
        list={id}
        value={zone}
        onChange={({ target }) => setZone(target.value)}
        required
        maxLength={64}
        hint={isZone ? <Now zone={zone} /> : undefined}
        problem={problem ?? (isZone ? undefined : text.noZone)}
      />
      <datalist id={id}>
        {TIMEZONES.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {own !== zone && <Button onClick={() => setZone(own)}>{text.browserZone(own)}</Button>}
    </div>
  );
}

function Now({ zone }: { zone: string }) {
  const text = useText(profileText);
  const format = useFormat(zone);
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return text.now(format.time(now));
}
