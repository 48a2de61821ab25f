import { getRouteApi } from '@tanstack/react-router';
import { api } from '../../../api/client.ts';
import { useText } from '../../../lib/text/language.tsx';
import { billingText } from '../../../lib/text/settings/team/billing.ts';
import { Page } from '../../../ui/page/page.tsx';
import { Loaded } from '../../../ui/states.tsx';
import { Locked, useMay } from '../parts/access.tsx';
import { Outcome } from '../parts/outcome.tsx';
import { Invoices } from './invoices.tsx';
import { Limits } from './limits.tsx';
import { Methods } from './methods.tsx';
import { Plans } from './plans.tsx';
import { Usage } from './usage.tsx';

const route = getRouteApi('/_app/settings/(team)/billing');

export function BillingPage() {
  const text = useText(billingText);
  const may = useMay();
  const { paid } = route.useSearch();
  const subscription = api.useQuery('get', '/api/settings/billing/subscription');
  return (
    <Page title={text.title} lead={text.lead}>
      {paid && <Outcome isGood={paid === 'yes'}>{paid === 'yes' ? text.done : text.canceled}</Outcome>}
      <Loaded of={subscription}>{(data) => <Plans subscription={data} />}</Loaded>
      <Usage />
      <Limits />
      {may.owner && (
        <>
          <Methods />
          <Invoices />
        </>
      )}
      {may.isKnown && !may.owner && <Locked>{text.ownersSee}</Locked>}
    </Page>
  );
}
