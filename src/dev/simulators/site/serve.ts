/** Serves the demo website on a local port. */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { createSite } from './site.ts';

export interface SiteServer {
  /** Such as `http://127.0.0.1:8796`. */
  url: string;
  /** The age of the served version: 0 is the current one; older ones, up to 2, have more flaws. */
  age: number;
  stop(): Promise<void>;
}

/** Serves on 127.0.0.1 until `stop` is called; port 0 selects a free port. */
export async function startSite({ port }: { port: number }): Promise<SiteServer> {
  const version = { age: 0 };
  const site = createSite(version);
  const server = await new Promise<Server>((resolve, reject) => {
    const httpServer = serve({ fetch: site.fetch, hostname: '127.0.0.1', port }, () =>
      resolve(httpServer as Server),
    );
    httpServer.once('error', reject);
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return Object.assign(version, {
    url,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}
