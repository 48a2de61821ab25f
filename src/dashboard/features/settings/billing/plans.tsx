import { useAct } from '../../../api/act.ts';
import { api, client, dataOf, type Schemas } from '../../../api/client.ts';
import { useFormat } from '../../../lib/format.ts';
import { useText } from '../../../lib/text/language.tsx';
import { billingText } from '../../../lib/text/settings/team/billing.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card, Section } from '../../../ui/page/page.tsx';
import { Loaded } from '../../../ui/states.tsx';
import { useTimezone } from '../../session/index.ts';
import { useMay } from '../parts/access.tsx';

type Subscription = Schemas['Subscription'];
const PAGE = '/settings/billing';

/** The plans, with the current one marked. A paid plan is changed and cancelled in the portal. */
export function Plans({ subscription }: { subscription: Subscription }) {
  const text = useText(billingText);
  const format = useFormat(useTimezone());
  const may = useMay();
  const plans = api.useQuery('get', '/api/settings/billing/plans');
  const { status, current_period_end: end, cancel_at_period_end } = subscription;
  const hasSubscribed = status !== 'none';
  const openPortal = useAct({
    run: async () => {
      const body = { return_url: PAGE };
      location.assign(dataOf(await client.POST('/api/settings/billing/portal', { body })).url);
    },
    touches: [],
  });
  return (
    <Section
      title={text.plan}
      lead={end && (cancel_at_period_end ? text.endsOn(format.day(end)) : text.renews(format.day(end)))}
      actions={
        may.owner &&
        hasSubscribed && (
          <Button isBusy={openPortal.isBusy} title={text.portalLead} onClick={() => void openPortal.act()}>
            {text.portal}
          </Button>
        )
      }
    >
      {status === 'past_due' && (
        <p role="alert" className="rounded-lg bg-warn-soft px-4 py-3 text-warn">
          {text.pastDue}
        </p>
      )}
      <Loaded of={plans} rows={3}>
        {(list) => (
          <ul className="grid gap-3 sm:grid-cols-3">
            {list.map((plan) => (
              <li key={plan.id} className="grid">
                <Plan plan={plan} subscription={subscription} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Section>
  );
}

const LIVE = ['active', 'trialing', 'past_due'];

function Plan({ plan, subscription }: { plan: Schemas['Plan']; subscription: Subscription }) {
  const text = useText(billingText);
  const format = useFormat();
  const may = useMay();
  const { id, name, price_cents, currency, monthly_tokens } = plan;
  const isCurrent = subscription.plan === id;
  const isLive = LIVE.includes(subscription.status);
  const known = Object.hasOwn(text.statuses, subscription.status);
  const choose = useAct({
    run: async (wanted: 'team' | 'business') => {
      const body = { plan: wanted, success_url: `${PAGE}?paid=yes`, cancel_url: `${PAGE}?paid=no` };
      location.assign(dataOf(await client.POST('/api/settings/billing/checkout', { body })).url);
    },
    touches: [],
  });
  return (
    <Card className={`grid content-start gap-2 ${isCurrent ? 'border-accent!' : ''}`}>
      <p className="flex flex-wrap items-center justify-between gap-2 font-medium">
        {name}
        {isCurrent && (
          <Badge tone="accent">
            {known && isLive && subscription.status !== 'active'
              ? text.statuses[subscription.status as keyof typeof text.statuses]
              : text.current}
          </Badge>
        )}
      </p>
      <p className="font-semibold text-lg">
        {price_cents === 0 ? text.free : text.perMonth(format.money(price_cents, currency))}
      </p>
      <p className="text-quiet text-sm">
        {monthly_tokens === 0 ? text.noTokens : text.tokensIncluded(format.number(monthly_tokens))}
      </p>
      {may.owner && !isCurrent && id !== 'free' && (
        <Button
          kind="primary"
          className="mt-2"
          isBusy={choose.isBusy}
          disabled={isLive}
          title={isLive ? text.viaPortal : undefined}
          onClick={() => void choose.act(id)}
        >
          {text.choose(name)}
        </Button>
      )}
    </Card>
  );
}
