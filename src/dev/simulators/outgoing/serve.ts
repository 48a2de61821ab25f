import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { createOutgoingPages } from './pages.ts';
import type { OutgoingMails } from './store.ts';

/** Serves the pages of outgoing mail on 127.0.0.1 until `stop` is called; port 0 selects a free port. */
export async function serveOutgoing(
  mails: OutgoingMails,
  port: number,
): Promise<{ url: string; stop(): Promise<void> }> {
  const server = await new Promise<Server>((resolve, reject) => {
    const { fetch } = createOutgoingPages(mails);
    const httpServer = serve({ fetch, hostname: '127.0.0.1', port }, () => resolve(httpServer as Server));
    httpServer.once('error', reject);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
