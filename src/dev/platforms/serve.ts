/** Serves the simulated platforms on local ports. */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type HttpBindings, serve } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { createDiscord, type DiscordOptions, type SimulatedDiscord } from '../discord/discord.ts';
import { createGraph, GRAPH_VERSION, type GraphOptions, type SimulatedGraph } from '../graph/graph.ts';
import { createX, type SimulatedX, type XOptions } from '../x/x.ts';
import type { Simulated } from './simulator.ts';

export interface PlatformsOptions {
  /** Port 0 takes a free one. */
  ports: { discord: number; x: number; graph: number };
  discord?: DiscordOptions;
  x?: XOptions;
  graph?: GraphOptions;
}

export interface Platforms {
  discord: SimulatedDiscord;
  x: SimulatedX;
  graph: SimulatedGraph;
  /** Environment variables that make Herald use these servers. */
  variables: Record<'DISCORD_API_URL' | 'X_API_URL' | 'GRAPH_API_URL' | 'GRAPH_API_VERSION', string>;
  stop(): Promise<void>;
}

/** Serves the three on 127.0.0.1 until `stop` is called. */
export async function startPlatforms(options: PlatformsOptions): Promise<Platforms> {
  const { ports } = options;
  const platforms = {
    discord: createDiscord(options.discord),
    x: createX(options.x),
    graph: createGraph(options.graph),
  };
  const servers: Server[] = [];
  const stop = async () => {
    await Promise.all(servers.map(stopServer));
  };
  const start = async (platform: Simulated, port: number) => {
    const server = await serveSimulated(platform, port);
    servers.push(server);
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  };
  try {
    const variables = {
      DISCORD_API_URL: `${await start(platforms.discord, ports.discord)}/api/v10`,
      X_API_URL: await start(platforms.x, ports.x),
      GRAPH_API_URL: await start(platforms.graph, ports.graph),
      GRAPH_API_VERSION: options.graph?.version ?? GRAPH_VERSION,
    };
    return { ...platforms, variables, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** A connection that the simulation cuts is reset. */
function serveSimulated(platform: Simulated, port: number): Promise<Server> {
  const answer = async (request: Request, { incoming }: HttpBindings): Promise<Response> => {
    try {
      return await platform.fetch(request);
    } catch {
      incoming.socket.resetAndDestroy();
      return RESPONSE_ALREADY_SENT;
    }
  };
  return new Promise((resolve, reject) => {
    const fetch = (request: Request, env: unknown) => answer(request, env as HttpBindings);
    const server = serve({ fetch, hostname: '127.0.0.1', port }, () => resolve(server)) as Server;
    server.once('error', reject);
  });
}

async function stopServer(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
