import { inject } from 'vitest';
import type { Seen, SiteSpec } from './reply.ts';
import type {} from './setup.ts';

export type { Reply, Seen, SiteSpec } from './reply.ts';

/** A site on this machine that responds as described, until the tests end. */
export interface ServedSite {
  port: number;
  /** `http://localhost:5000` */
  http: string;
  https: string;
  seen(): Promise<Seen>;
}

export async function serveSite(spec: SiteSpec): Promise<ServedSite> {
  const { control } = inject('siteServers');
  const response = await fetch(control, { method: 'POST', body: JSON.stringify(spec) });
  const port = (await response.json()) as number;
  return {
    port,
    http: `http://localhost:${port}`,
    https: `https://localhost:${port}`,
    seen: async () => (await fetch(`${control}/${port}`)).json() as Promise<Seen>,
  };
}

/** Returns the URL of the real sidecar. Its token is that of the tests. */
export function sidecarUrl(): string {
  return inject('siteServers').sidecar;
}
