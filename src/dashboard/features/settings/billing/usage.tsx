import { api, type Schemas } from '../../../api/client.ts';
import { useFormat } from '../../../lib/format.ts';
import { useText } from '../../../lib/text/language.tsx';
import { billingText } from '../../../lib/text/settings/team/billing.ts';
import { Card, Section } from '../../../ui/page/page.tsx';
import { Loaded } from '../../../ui/states.tsx';
import { useTimezone } from '../../session/index.ts';

/** The organization's resources, and its usage in this billing period. */
export function Usage() {
  const text = useText(billingText);
  const usage = api.useQuery('get', '/api/settings/billing/usage');
  return (
    <Section title={text.usage} lead={usage.data && <Period usage={usage.data} />}>
      <Loaded of={usage} rows={2}>
        {(data) => <Figures usage={data} />}
      </Loaded>
    </Section>
  );
}

function Period({ usage }: { usage: Schemas['BillingUsage'] }) {
  const text = useText(billingText);
  const format = useFormat(useTimezone());
  // The period's end is exclusive.
  const last = new Date(new Date(usage.period_end).getTime() - 1).toISOString();
  return text.period(format.day(usage.period_start), format.day(last));
}

function Figures({ usage }: { usage: Schemas['BillingUsage'] }) {
  const text = useText(billingText);
  const format = useFormat();
  const { included, used, balance } = usage.tokens;
  const figures = [
    [text.members, usage.members],
    [text.inboxes, usage.inboxes],
    [text.emails, usage.emails],
  ] as const;
  return (
    <div className="grid grid-cols-3 gap-3 sm:grid-cols-[2fr_1fr_1fr_1fr]">
      <Card className="grid content-start gap-2 max-sm:col-span-3">
        <p className="text-quiet text-sm">{text.tokensUsed}</p>
        <p className="font-semibold text-lg">
          {included > 0
            ? text.ofIncluded(format.number(used), format.number(included))
            : text.usedOnly(format.number(used))}
        </p>
        {included > 0 && (
          <meter
            min={0}
            max={included}
            high={included * 0.9}
            value={Math.min(used, included)}
            aria-label={text.tokensUsed}
            className="w-full"
          />
        )}
        <p className="text-quiet text-sm">{text.balance(format.number(balance))}</p>
      </Card>
      {figures.map(([name, value]) => (
        <Card key={name} className="grid content-start gap-2">
          <p className="text-quiet text-sm">{name}</p>
          <p className="font-semibold text-lg">{format.number(value)}</p>
        </Card>
      ))}
    </div>
  );
}
