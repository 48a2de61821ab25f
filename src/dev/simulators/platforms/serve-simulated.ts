import type { Server } from 'node:http';
import { type HttpBindings, serve } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { ConnectionLost } from '../models/wire/stream.ts';
import type { Simulated } from './simulator.ts';

/** Serves a simulation on 127.0.0.1. Resets a connection that it cuts. Calls `onAnswer` after each changing call. */
export function serveSimulated(
  platform: Pick<Simulated, 'fetch'>,
  port: number,
  onAnswer: () => void = () => {},
): Promise<Server> {
  const answer = async (request: Request, { incoming }: HttpBindings): Promise<Response> => {
    try {
      return await platform.fetch(request);
    } catch (error) {
      if (!(error instanceof ConnectionLost) && !request.signal.aborted) throw error;
      incoming.socket.resetAndDestroy();
      return RESPONSE_ALREADY_SENT;
    } finally {
      if (request.method !== 'GET') onAnswer();
    }
  };
  return new Promise((resolve, reject) => {
    const fetch = (request: Request, env: unknown) => answer(request, env as HttpBindings);
    const server = serve({ fetch, hostname: '127.0.0.1', port }, () => resolve(server)) as Server;
    server.once('error', reject);
  });
}

export async function stopServer(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
