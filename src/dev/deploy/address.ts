/** The public address: checked before anything is created, and attached once everything else exists. */
import { ApiError, type Cloudflare } from './cloudflare.ts';
import type { Account, Zone } from './look.ts';
import { Stop } from './stop.ts';

/** "Hostname already has externally managed DNS records". */
const RECORD_EXISTS = 100117;

export interface Place {
  hostname: string;
  /** Null on workers.dev. */
  zone: Zone | null;
}

/** Returns whether the address already leads to the Worker. Throws a Stop if it leads to another one. */
export async function isAttached(
  cloudflare: Cloudflare,
  account: Account,
  { hostname, zone }: Place,
  worker: { name: string; exists: boolean },
): Promise<boolean> {
  if (!zone) {
    if (!worker.exists) return false;
    const path = `/accounts/${account.id}/workers/scripts/${worker.name}/subdomain`;
    return (await cloudflare.call<{ enabled: boolean }>('GET', path)).enabled;
  }
  const domains = await cloudflare.call<{ hostname: string; service: string }[]>(
    'GET',
    `/accounts/${account.id}/workers/domains?hostname=${hostname}`,
  );
  const domain = domains.find((each) => each.hostname === hostname);
  if (domain && domain.service !== worker.name) {
    throw new Stop(
      `${hostname} leads to the Worker ${domain.service}.`,
      `Remove it there (https://dash.cloudflare.com/${account.id}/workers/overview), or set PUBLIC_URL to another address.`,
    );
  }
  return domain !== undefined;
}

/** The API refuses to replace a DNS record that a person created. */
export async function attach(
  cloudflare: Cloudflare,
  account: Account,
  { hostname, zone }: Place,
  worker: string,
): Promise<void> {
  if (!zone) {
    const path = `/accounts/${account.id}/workers/scripts/${worker}/subdomain`;
    await cloudflare.call('POST', path, { enabled: true, previews_enabled: false });
    return;
  }
  const body = { hostname, service: worker, zone_id: zone.id, environment: 'production' };
  await cloudflare.call('PUT', `/accounts/${account.id}/workers/domains`, body).catch((error) => {
    if (!(error instanceof ApiError && (error.status === 409 || error.codes.includes(RECORD_EXISTS))))
      throw error;
    throw new Stop(
      `${hostname} has a DNS record already (${error.message}).`,
      `Delete it at https://dash.cloudflare.com/${account.id}/${zone.name}/dns/records, or set PUBLIC_URL to another address.`,
    );
  });
}
