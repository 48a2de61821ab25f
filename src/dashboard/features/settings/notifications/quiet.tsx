import { useFormat } from '../../../lib/format.ts';
import { useText } from '../../../lib/text/language.tsx';
import { notificationsText } from '../../../lib/text/settings/you/notifications.ts';
import { snoozeTimes } from '../../../lib/time/snooze-times.ts';
import { Button } from '../../../ui/button.tsx';
import { Check } from '../../../ui/fields/field.tsx';
import { Card, Section } from '../../../ui/page/page.tsx';
import { TimeField } from '../../../ui/time/time-field.tsx';
import { useTimezone } from '../../session/index.ts';
import { type Settings, useChange } from './use-change.ts';

const NIGHT = { from: '22:00', to: '07:00' };
const HOUR_MS = 3_600_000;

/** When the user's devices stay quiet. */
export function Quiet({ settings }: { settings: Settings }) {
  const text = useText(notificationsText);
  const timezone = useTimezone();
  const format = useFormat(timezone);
  const change = useChange();
  const disturbAt = (at: number | undefined) =>
    at !== undefined && change({ do_not_disturb_until: new Date(at).toISOString() });
  const { quiet_hours: hours, do_not_disturb_until: until } = settings;
  const isUndisturbed = until !== null && Date.parse(until) > Date.now();
  const set = (which: 'from' | 'to') => (value: string) => {
    if (!hours || !value || value === hours[which]) return;
    const next = { ...hours, [which]: value };
    if (next.from !== next.to) change({ quiet_hours: next });
  };
  return (
    <Section title={text.quiet} lead={text.quietLead}>
      <Card className="grid gap-4">
        <div className="flex flex-wrap items-end gap-4">
          <Check
            isSwitch
            label={text.quietHours}
            checked={hours !== null}
            onChange={({ target }) => change({ quiet_hours: target.checked ? NIGHT : null })}
            className="min-h-8 items-center"
          />
          {hours && (
            <>
              <TimeField label={text.from} value={hours.from} onValue={set('from')} className="w-32" />
              <TimeField label={text.to} value={hours.to} onValue={set('to')} className="w-32" />
            </>
          )}
        </div>
        <div className="flex flex-wrap items-center gap-2 border-line border-t pt-4">
          <p className="me-2">{isUndisturbed ? text.undisturbed(format.dateTime(until)) : text.disturb}</p>
          {isUndisturbed ? (
            <Button onClick={() => change({ do_not_disturb_until: null })}>{text.disturbAgain}</Button>
          ) : (
            <>
              <Button onClick={() => disturbAt(Date.now() + HOUR_MS)}>{text.anHour}</Button>
              <Button
                onClick={() =>
                  disturbAt(snoozeTimes(Date.now(), timezone).find(({ name }) => name === 'tomorrow')?.at)
                }
              >
                {text.tomorrow}
              </Button>
            </>
          )}
        </div>
      </Card>
    </Section>
  );
}
