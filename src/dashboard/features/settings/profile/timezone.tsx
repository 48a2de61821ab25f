import { useEffect, useState } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { useText } from '../../../lib/text/language.tsx';
import { profileText } from '../../../lib/text/settings/you/profile.ts';
import { isZone } from '../../../lib/zones.ts';
import { Button } from '../../../ui/button.tsx';
import { ZoneField } from '../../../ui/time/zone-field.tsx';

const TICK_MS = 10_000;

/** A time zone field with autocomplete, and the current time there. */
export function TimezoneField({ initial, problem }: { initial: string; problem: string | undefined }) {
  const text = useText(profileText);
  const [zone, setZone] = useState(initial);
  const isKnown = isZone(zone);
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <div className="grid content-start justify-items-start gap-2">
      <ZoneField
        className="w-full"
        label={text.timezone}
        name="timezone"
        value={zone}
        onChange={setZone}
        hint={isKnown ? <Now zone={zone} /> : undefined}
        problem={problem}
      />
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
