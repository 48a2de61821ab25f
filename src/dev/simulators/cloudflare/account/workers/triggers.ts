/** The triggers of a Worker: schedules, workers.dev, routes and domains. */
import { ApiProblem } from '../problem.ts';
import { type Account, type Domain, hexId, now, type Zone } from '../state.ts';
import { type Api, find, notFound, ok, page, type World } from '../wire.ts';
import { findScript } from './scripts.ts';

const SCRIPT = '/accounts/:account/workers/scripts/:script';

interface Origin {
  hostname: string;
  zone_id?: string;
  zone_name?: string;
  previews_enabled?: boolean;
}

export function registerTriggers(api: Api, { state }: World): void {
  api.get(`${SCRIPT}/schedules`, (c) =>
    ok(c, { schedules: findScript(c.get('account'), c.req.param('script')).schedules }),
  );
  api.put(`${SCRIPT}/schedules`, async (c) => {
    const script = findScript(c.get('account'), c.req.param('script'));
    const schedules = await c.req.json<{ cron: string }[]>();
    script.schedules = schedules.map(({ cron }) => ({ cron, created_on: now(), modified_on: now() }));
    return ok(c, { schedules: script.schedules });
  });
  registerWorkersDev(api);
  registerDomains(api);
  api.put(`${SCRIPT}/routes`, async (c) => {
    const account = c.get('account');
    const script = findScript(account, c.req.param('script')).name;
    const wanted = await c.req.json<{ pattern: string; zone_id?: string; zone_name?: string }[]>();
    const routes = wanted.map(({ pattern, ...zone }) => {
      const { id } = zoneOf(account, { hostname: pattern.split('/')[0]!.replace(/^\*\.?/, ''), ...zone });
      const other = account.routes.find((route) => route.pattern === pattern && route.script !== script);
      if (other)
        throw new ApiProblem(409, 10020, `The route ${pattern} is already assigned to ${other.script}.`);
      return { id: hexId(), zone_id: id, pattern, script };
    });
    account.routes = [...account.routes.filter((route) => route.script !== script), ...routes];
    return ok(
      c,
      routes.map(({ pattern }) => pattern),
    );
  });
  api.get('/zones/:zone/workers/routes', (c) => {
    const routes = state.accounts.flatMap((account) => account.routes);
    return ok(
      c,
      routes.filter(({ zone_id }) => zone_id === c.req.param('zone')),
    );
  });
}

function registerWorkersDev(api: Api): void {
  api.get('/accounts/:account/workers/subdomain', (c) => {
    const { subdomain } = c.get('account');
    if (!subdomain) throw new ApiProblem(404, 10007, 'There is no workers.dev subdomain.');
    return ok(c, { subdomain });
  });
  api.put('/accounts/:account/workers/subdomain', async (c) => {
    const { subdomain } = await c.req.json<{ subdomain: string }>();
    c.get('account').subdomain = subdomain;
    return ok(c, { subdomain });
  });
  api.get('/accounts/:account/workers/workers/:script', (c) => {
    const { subdomain: name } = c.get('account');
    const script = findScript(c.get('account'), c.req.param('script'));
    const url = name && `https://${script.name}.${name}.workers.dev`;
    const { tag, created_on, tags, subdomain } = script;
    return ok(c, {
      id: tag,
      name: script.name,
      created_on,
      tags,
      subdomain: { ...subdomain, ...(url && { url }) },
    });
  });
  api.get(`${SCRIPT}/subdomain`, (c) => ok(c, findScript(c.get('account'), c.req.param('script')).subdomain));
  api.post(`${SCRIPT}/subdomain`, async (c) => {
    const script = findScript(c.get('account'), c.req.param('script'));
    const { enabled, previews_enabled = enabled } = await c.req.json<{
      enabled: boolean;
      previews_enabled?: boolean;
    }>();
    script.subdomain = { enabled, previews_enabled };
    return ok(c, script.subdomain);
  });
}

function registerDomains(api: Api): void {
  const domains = '/accounts/:account/workers/domains';
  api.get(domains, (c) => {
    const { hostname, service, zone_id } = c.req.query();
    const isWanted = (domain: Domain) =>
      (!hostname || domain.hostname === hostname) &&
      (!service || domain.service === service) &&
      (!zone_id || domain.zone_id === zone_id);
    return ok(c, c.get('account').domains.filter(isWanted));
  });
  api.put(domains, async (c) => {
    const account = c.get('account');
    const origin = await c.req.json<Origin & { service: string; override_existing_origin?: boolean }>();
    const service = findScript(account, origin.service).name;
    const domain = attach(account, service, origin, origin.override_existing_origin ?? false);
    account.domains = [...account.domains.filter(({ hostname }) => hostname !== domain.hostname), domain];
    return ok(c, domain);
  });
  api.delete(`${domains}/:domain`, (c) => {
    const account = c.get('account');
    account.domains = account.domains.filter(({ id }) => id !== c.req.param('domain'));
    return ok(c, null);
  });
  api.get('/accounts/:account/workers/domains/records', (c) => {
    const { service } = c.req.query();
    return page(
      c,
      c.get('account').domains.filter((domain) => !service || domain.service === service),
    );
  });
  api.get('/accounts/:account/workers/domains/records/:domain', (c) =>
    ok(
      c,
      find(
        c.get('account').domains,
        ({ id }) => id === c.req.param('domain'),
        notFound('The domain does not exist.', 100_114),
      ),
    ),
  );
  api.post(`${SCRIPT}/domains/changeset`, async (c) => {
    const account = c.get('account');
    const service = findScript(account, c.req.param('script')).name;
    const origins = await c.req.json<Origin[]>();
    const wanted = origins.map((origin) => asDomain(account, service, origin));
    const known = ({ hostname }: Domain) => account.domains.find((domain) => domain.hostname === hostname);
    const isTaken = (domain: Domain) => zoneOf(account, domain).dns.includes(domain.hostname);
    return ok(c, {
      added: wanted.filter((domain) => !known(domain) && !isTaken(domain)),
      updated: wanted.flatMap((domain) => {
        const before = known(domain);
        return before ? [{ ...domain, id: before.id, modified: before.service !== service }] : [];
      }),
      removed: account.domains.filter(
        (domain) =>
          domain.service === service && !wanted.some(({ hostname }) => hostname === domain.hostname),
      ),
      conflicting: wanted.filter((domain) => !known(domain) && isTaken(domain)),
    });
  });
  api.put(`${SCRIPT}/domains/records`, async (c) => {
    const account = c.get('account');
    const service = findScript(account, c.req.param('script')).name;
    const body = await c.req.json<{ origins: Origin[]; override_existing_origin: boolean }>();
    const attached = body.origins.map((origin) =>
      attach(account, service, origin, body.override_existing_origin),
    );
    const hostnames = attached.map(({ hostname }) => hostname);
    const others = account.domains.filter(
      (each) => each.service !== service && !hostnames.includes(each.hostname),
    );
    account.domains = [...others, ...attached];
    return ok(c, attached);
  });
}

/** Attaches the domain and returns it. Throws if it belongs to something else. */
function attach(account: Account, service: string, origin: Origin, overrides: boolean): Domain {
  const domain = asDomain(account, service, origin);
  const { hostname } = domain;
  const before = account.domains.find((each) => each.hostname === hostname);
  if (before && before.service !== service && !overrides) {
    throw new ApiProblem(
      409,
      100_116,
      `Hostname '${hostname}' is already used by the Worker '${before.service}'.`,
    );
  }
  // The override option applies only to records of other Workers.
  if (zoneOf(account, domain).dns.includes(hostname)) {
    const advice = "use the option 'override_existing_dns_record' to override.";
    throw new ApiProblem(
      409,
      100_117,
      `Hostname '${hostname}' already has externally managed DNS records (A, CNAME, etc). Either delete them, try a different hostname, or ${advice}`,
    );
  }
  return before ? { ...domain, id: before.id } : domain;
}

function asDomain(account: Account, service: string, origin: Origin): Domain {
  const { id, name } = zoneOf(account, origin);
  const { hostname, previews_enabled = false } = origin;
  return {
    id: hexId(),
    hostname,
    zone_id: id,
    zone_name: name,
    service,
    environment: 'production',
    previews_enabled,
  };
}

function zoneOf({ zones }: Account, { hostname, zone_id, zone_name }: Origin): Zone {
  const zone = zones.find(({ id, name }) =>
    zone_id
      ? id === zone_id
      : zone_name
        ? name === zone_name
        : hostname === name || hostname.endsWith(`.${name}`),
  );
  if (!zone) throw new ApiProblem(400, 10082, `The hostname ${hostname} is not in a zone of the account.`);
  return zone;
}
