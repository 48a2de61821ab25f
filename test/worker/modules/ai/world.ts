import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { vi } from 'vitest';
import { createModels } from '../../../../src/dev/simulators/models/models.ts';
import { createApp } from '../../../../src/worker/app.ts';
import { resetCircuits } from '../../../../src/worker/modules/ai/models/circuit.ts';
import { forOrganization } from '../../../../src/worker/platform/ctx.ts';
import type { Env } from '../../../../src/worker/platform/env.ts';
import { callOf, testEnv, testService } from '../../helpers.ts';
import { value } from '../identity/auth-helpers.ts';
import { makeWelcomed } from '../tokens/world.ts';

const app = createApp();
const networks = new Map<string, (request: Request) => Promise<Response>>();

/** Replaces the network for all worlds of a test file. */
export function catchFetch(): void {
  vi.stubGlobal('fetch', async (input: RequestInfo, init?: RequestInit) => {
    const request = new Request(input, init);
    const network = networks.get(new URL(request.url).hostname);
    if (!network) throw new TypeError('Network connection lost.');
    return network(request);
  });
}

/** Creates an organization with 50,000 tokens, and simulated models on its own host. */
export async function makeWorld(variables: Record<string, string> = {}) {
  const client = await makeWelcomed();
  const { organizationId } = client;
  const host = `models-${organizationId}.test`;
  const models = createModels({ slowMs: 10_000 });
  networks.set(host, (request) => models.fetch(request));
  resetCircuits();
  const env: Env = {
    ...testEnv,
    STRIPE_SECRET_KEY: 'sk_test_of_ai',
    ...models.variablesFor(`http://${host}`),
    AI_MODEL: 'openai/honest',
    ...variables,
  };

  async function request(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    const execution = createExecutionContext();
    const { url, cookie } = callOf(env, path, client.cookie);
    const response = await app.fetch(
      new Request(url, {
        method,
        headers: { cookie, 'content-type': 'application/json', ...headers },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
      env,
      execution,
    );
    if (!headers['accept']?.includes('event-stream')) await waitOnExecutionContext(execution);
    return response;
  }

  return {
    client,
    organizationId,
    host,
    models,
    env,
    request,
    /** Returns the parsed response. Throws for a status of 400 or above. */
    async ask<T>(path: string, body: unknown = {}, method = 'POST'): Promise<T> {
      const response = await request(method, path, method === 'GET' ? undefined : body);
      if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
      return response.json();
    },
    /** Saves a mail, given as its fields or as a whole message. Returns its id. */
    async receive(mail: Record<string, unknown> | string): Promise<number> {
      const fields =
        typeof mail === 'string'
          ? { raw: mail }
          : { from_address: 'Kim Sato <kim@customer.example>', to_address: 'support@herald.test', ...mail };
      const response = await request('POST', '/api/emails', fields);
      if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
      return ((await response.json()) as { id: number }).id;
    },
    /** Returns the tokens that the ledger has booked as used. */
    charged: () =>
      value<number>(
        "SELECT COALESCE(-SUM(amount), 0) FROM token_ledger WHERE organization_id = ? AND kind = 'usage'",
        organizationId,
      ),
    ctx: () => forOrganization(testService(createExecutionContext(), env), organizationId),
  };
}

export type World = Awaited<ReturnType<typeof makeWorld>>;
