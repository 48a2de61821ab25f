import { expect, vi } from 'vitest';
import type { Credential, CredentialTest } from '../../../../../src/contract/stream/credentials.ts';
import { PLATFORMS, type Platform } from '../../../../../src/contract/stream/stream.ts';
import { createDiscord, type SimulatedDiscord } from '../../../../../src/dev/simulators/discord/discord.ts';
import { DEVELOPMENT_WEBHOOK } from '../../../../../src/dev/simulators/discord/webhook.ts';
import {
  DEVELOPMENT_INSTAGRAM,
  DEVELOPMENT_INSTAGRAM_TOKEN,
  DEVELOPMENT_PAGE,
  DEVELOPMENT_PAGE_TOKEN,
} from '../../../../../src/dev/simulators/graph/accounts.ts';
import {
  createGraph,
  type GraphOptions,
  type SimulatedGraph,
} from '../../../../../src/dev/simulators/graph/graph.ts';
import type { Simulated } from '../../../../../src/dev/simulators/platforms/simulator.ts';
import { DEVELOPMENT_USER } from '../../../../../src/dev/simulators/x/accounts.ts';
import { createX, type SimulatedX, type XOptions } from '../../../../../src/dev/simulators/x/x.ts';
import { type Client, makeOrganization } from '../../../helpers.ts';

export interface Platforms {
  discord: SimulatedDiscord;
  x: SimulatedX;
  graph: SimulatedGraph;
}

/** Replaces the network with simulated platforms. Any other fetch fails as for an unknown host. */
export function servePlatforms(options: { x?: XOptions; graph?: GraphOptions } = {}): Platforms {
  const platforms = {
    discord: createDiscord({ callsPer2Seconds: 1000 }),
    x: createX(options.x),
    graph: createGraph(options.graph),
  };
  const hosts = new Map<string, Pick<Simulated, 'fetch'>>([
    ['discord.com', platforms.discord],
    ['api.x.com', platforms.x],
    ['graph.facebook.com', platforms.graph],
  ]);
  vi.stubGlobal('fetch', (input: string, init: RequestInit) => {
    const host = hosts.get(new URL(input).hostname);
    if (!host) throw new TypeError('Network connection lost.');
    return host.fetch(input, init);
  });
  return platforms;
}

const { oauth2 } = DEVELOPMENT_USER;

/** A `credential_value` for each platform. */
export const VALUES: Record<Platform, string> = {
  discord: `https://discord.com/api/webhooks/${DEVELOPMENT_WEBHOOK.id}/${DEVELOPMENT_WEBHOOK.token}`,
  x: JSON.stringify({
    access_token: oauth2.accessToken,
    refresh_token: oauth2.refreshToken,
    client_id: oauth2.clientId,
    client_secret: oauth2.clientSecret,
  }),
  instagram: JSON.stringify({
    access_token: DEVELOPMENT_INSTAGRAM_TOKEN.token,
    ig_user_id: DEVELOPMENT_INSTAGRAM.id,
  }),
  facebook: JSON.stringify({ access_token: DEVELOPMENT_PAGE_TOKEN.token, page_id: DEVELOPMENT_PAGE.id }),
};

/** Texts that no response, log or table may contain. */
export const SECRETS = [
  DEVELOPMENT_WEBHOOK.token,
  oauth2.accessToken,
  oauth2.refreshToken,
  oauth2.clientSecret,
  DEVELOPMENT_INSTAGRAM_TOKEN.token,
  DEVELOPMENT_PAGE_TOKEN.token,
];

export const PATH = '/api/stream/credentials';

export async function connect(
  client: Client,
  platform: Platform,
  value = VALUES[platform],
): Promise<Credential> {
  const response = await client.request('POST', PATH, { platform, credential_value: value });
  expect(response.status, await response.clone().text()).toBe(201);
  return response.json();
}

/** Creates an organization that is connected to these platforms. */
export async function makeConnected(...platforms: Platform[]): Promise<Client> {
  const client = await makeOrganization('admin');
  for (const platform of platforms) await connect(client, platform);
  return client;
}

export async function listCredentials(client: Client): Promise<Record<Platform, Credential>> {
  const response = await client.request('GET', PATH);
  expect(response.status).toBe(200);
  const list = (await response.json()) as Credential[];
  expect(list.map(({ platform }) => platform)).toEqual([...PLATFORMS]);
  return Object.fromEntries(list.map((one) => [one.platform, one])) as Record<Platform, Credential>;
}

export async function testPlatform(client: Client, platform: Platform): Promise<CredentialTest> {
  const response = await client.request('POST', `${PATH}/${platform}/test`);
  expect(response.status).toBe(200);
  return response.json();
}
