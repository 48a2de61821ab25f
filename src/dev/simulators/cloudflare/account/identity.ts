/** The identity of the caller: token, user, accounts, plans and domains. */
import { hexId } from './state.ts';
import { type Api, find, notFound, ok, page, type World } from './wire.ts';

export function registerIdentity(api: Api, { state }: World): void {
  api.get('/user/tokens/verify', (c) =>
    ok(
      c,
      { id: state.user.id, status: 'active' },
      {
        messages: [{ code: 10000, message: 'This API Token is valid and active', type: null }],
      },
    ),
  );
  api.get('/user', (c) => ok(c, { ...state.user, two_factor_authentication_enabled: true }));
  api.get('/accounts', (c) => page(c, state.accounts.map(asAccount)));
  api.get('/memberships', (c) =>
    page(
      c,
      state.accounts.map((account) => ({
        id: hexId(),
        status: 'accepted',
        account: asAccount(account),
        roles: ['Super Administrator - All Privileges'],
        api_access_enabled: true,
      })),
    ),
  );
  api.get('/accounts/:account', (c) => ok(c, asAccount(c.get('account'))));
  api.get('/accounts/:account/subscriptions', (c) => {
    const { plan } = c.get('account');
    const paid = plan.workers === 'paid' ? [subscription('workers_paid', 'Workers Paid', 5)] : [];
    return ok(c, [...paid, ...(plan.r2 ? [subscription('r2', 'R2 Paid', 0)] : [])]);
  });
  api.get('/accounts/:account/workers/account-settings', (c) =>
    ok(c, { default_usage_model: 'standard', green_compute: false }),
  );
  api.get('/zones', (c) => {
    const { name, 'account.id': account } = c.req.query();
    const zones = state.accounts
      .filter(({ id }) => !account || id === account)
      .flatMap((owner) => owner.zones.map((zone) => ({ ...asZone(zone), account: asAccount(owner) })));
    return page(
      c,
      zones.filter((zone) => !name || zone.name === name),
    );
  });
  api.get('/zones/:zone', (c) => {
    const zones = state.accounts.flatMap(({ zones }) => zones);
    return ok(
      c,
      asZone(find(zones, ({ id }) => id === c.req.param('zone'), notFound('Invalid zone identifier', 1001))),
    );
  });
}

const asAccount = ({ id, name, created_on }: { id: string; name: string; created_on: string }) => ({
  id,
  name,
  type: 'standard',
  created_on,
});

const asZone = ({ id, name, status }: { id: string; name: string; status: string }) => ({
  id,
  name,
  status,
  paused: false,
  type: 'full',
});

const subscription = (id: string, public_name: string, price: number) => ({
  id: hexId(),
  state: 'Paid',
  price,
  currency: 'USD',
  frequency: 'monthly',
  rate_plan: { id, public_name, currency: 'USD', scope: 'account', is_contract: false },
});
