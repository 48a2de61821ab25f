/**
 * Serves the Stripe simulator on a local port. Its state is kept in a file, because Herald's database refers to its
 * customers.
 */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { serve } from '@hono/node-server';
import { createStripe } from './app.ts';
import { startDeliveries } from './deliver.ts';
import { emptyState, type State, type StripeEvent } from './state.ts';

export interface StripeServerOptions {
  port: number;
  secretKey: string;
  webhookUrl: string;
  webhookSecret: string;
  /** Keeps the state between restarts. */
  file: string;
  log: (line: string) => void;
}

interface SavedState {
  state: State;
  undelivered: StripeEvent[];
}

/** Serves on 127.0.0.1 until `stop` is called. */
export async function startStripe(options: StripeServerOptions): Promise<{ stop(): Promise<void> }> {
  const { port, secretKey, webhookUrl, webhookSecret, file, log } = options;
  const { state, undelivered } = readState(file);
  const deliveries = startDeliveries(webhookUrl, webhookSecret, log);
  const stripe = createStripe({
    secretKey,
    origin: `http://127.0.0.1:${port}`,
    state,
    onEvent: (event) => deliveries.send(event),
  });
  const save = (events: StripeEvent[]) => {
    writeFileSync(`${file}.new`, JSON.stringify({ state, undelivered: events } satisfies SavedState), {
      mode: 0o600,
    });
    renameSync(`${file}.new`, file);
  };
  /** If the disk is full, the next change saves the state. */
  const trySave = () => {
    try {
      save([]);
    } catch (error) {
      log(`could not write ${file}: ${error}`);
    }
  };
  const server = await new Promise<Server>((resolve, reject) => {
    const httpServer = serve(
      {
        fetch: async (request: Request) => {
          const response = await stripe.app.fetch(request);
          if (request.method !== 'GET') trySave();
          return response;
        },
        hostname: '127.0.0.1',
        port,
      },
      () => resolve(httpServer as Server),
    );
    httpServer.once('error', reject);
  });
  for (const event of undelivered.splice(0)) deliveries.send(event);
  return {
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      save(deliveries.stop());
    },
  };
}

function readState(file: string): SavedState {
  if (!existsSync(file)) return { state: emptyState(), undelivered: [] };
  return JSON.parse(readFileSync(file, 'utf8')) as SavedState;
}
