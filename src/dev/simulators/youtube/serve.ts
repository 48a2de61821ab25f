/** Serves the simulated YouTube on a local port, with the demo channel. */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type HttpBindings, serve } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { addDemoChannel } from './demo.ts';
import { ConnectionLost } from './faults.ts';
import { createYouTube, type YouTube, type YouTubeOptions } from './youtube.ts';

export type YouTubeServer = YouTube & {
  /** Such as `http://127.0.0.1:8792`. */
  url: string;
  /** Environment variables that make Herald use this server. */
  variables: Record<string, string>;
  stop(): Promise<void>;
};

/** Serves on 127.0.0.1 until `stop` is called; port 0 selects a free port. */
export async function startYouTube({
  port,
  ...options
}: YouTubeOptions & { port: number }): Promise<YouTubeServer> {
  const youtube = createYouTube(options);
  addDemoChannel(youtube.world);
  const server = await new Promise<Server>((resolve, reject) => {
    const httpServer = serve(
      {
        fetch: async (request: Request, bindings: unknown) => {
          try {
            return await youtube.fetch(request);
          } catch (error) {
            if (!(error instanceof ConnectionLost) && !request.signal.aborted) throw error;
            (bindings as HttpBindings).outgoing.destroy();
            return RESPONSE_ALREADY_SENT;
          }
        },
        hostname: '127.0.0.1',
        port,
      },
      () => resolve(httpServer as Server),
    );
    httpServer.once('error', reject);
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return Object.assign(youtube, {
    url,
    variables: youtube.variablesFor(url),
    async stop() {
      youtube.release();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}
