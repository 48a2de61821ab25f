/** The stand-in on a port of this machine, with what it knows in a file: Herald's database names its customers. */
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
  /** Kept here over a restart. */
  file: string;
  log: (line: string) => void;
}

interface Kept {
  state: State;
  undelivered: StripeEvent[];
}

/** Serves it on loopback until `stop`. */
export async function startStripe(options: StripeServerOptions): Promise<{ stop(): Promise<void> }> {
  const { port, secretKey, webhookUrl, webhookSecret, file, log } = options;
  const { state, undelivered } = read(file);
  const deliveries = startDeliveries(webhookUrl, webhookSecret, log);
  const stripe = createStripe({
    secretKey,
    origin: `http://127.0.0.1:${port}`,
    state,
    onEvent: (event) => deliveries.send(event),
  });
  const save = (events: StripeEvent[]) => {
    writeFileSync(`${file}.new`, JSON.stringify({ state, undelivered: events } satisfies Kept), {
      mode: 0o600,
    });
    renameSync(`${file}.new`, file);
  };
  /** What a full disk does not take is written with the next change. */
  const keep = () => {
    try {
      save([]);
    } catch (error) {
      log(`not written to ${file}: ${error}`);
    }
  };
  const server = await new Promise<Server>((resolve, reject) => {
    const made = serve(
      {
        fetch: async (request: Request) => {
          const response = await stripe.app.fetch(request);
          if (request.method !== 'GET') keep();
          return response;
        },
        hostname: '127.0.0.1',
        port,
      },
      () => resolve(made as Server),
    );
    made.once('error', reject);
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

function read(file: string): Kept {
  if (!existsSync(file)) return { state: emptyState(), undelivered: [] };
  const kept = JSON.parse(readFileSync(file, 'utf8')) as Kept;
  // A file from before may lack a table.
  return { ...kept, state: { ...emptyState(), ...kept.state } };
}
