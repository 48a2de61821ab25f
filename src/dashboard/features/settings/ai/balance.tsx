import { api } from '../../../api/client.ts';
import { useFormat } from '../../../lib/format.ts';
import { useText } from '../../../lib/text/language.tsx';
import { aiText } from '../../../lib/text/settings/team/ai.ts';
import { Card, Section } from '../../../ui/page/page.tsx';
import { Loaded } from '../../../ui/states.tsx';
import { daysLeft } from './days.ts';
import { useDays } from './use-days.ts';

/** The remaining tokens, and how long they will last. */
export function Balance() {
  const text = useText(aiText);
  const format = useFormat();
  const days = useDays().data?.days;
  return (
    <Section title={text.balance}>
      <Loaded of={api.useQuery('get', '/api/settings/tokens/balance')} rows={2}>
        {({ available, reserved, used_this_month }) => {
          const left = days && daysLeft(available, days);
          const shown =
            left === Number.POSITIVE_INFINITY
              ? text.muchLonger
              : typeof left === 'number'
                ? text.days(format.number(left))
                : '–';
          return (
            <div className="grid gap-3 sm:grid-cols-3">
              <Figure name={text.available} value={format.number(available)}>
                {reserved > 0 && text.reserved(format.number(reserved))}
              </Figure>
              <Figure name={text.daysLeft} value={shown}>
                {days && (left === null ? text.noPace : text.pace)}
              </Figure>
              <Figure name={text.thisMonth} value={format.number(used_this_month)} />
            </div>
          );
        }}
      </Loaded>
    </Section>
  );
}

function Figure({
  name,
  value,
  children,
}: {
  name: string;
  value: string;
  children?: string | false | undefined;
}) {
  return (
    <Card className="grid content-start gap-1">
      <p className="text-quiet text-sm">{name}</p>
      <p className="font-semibold text-xl tabular-nums">{value}</p>
      {children && <p className="text-quiet text-sm">{children}</p>}
    </Card>
  );
}
