/** Serves the simulated platforms on local ports. */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createDiscord, type DiscordOptions, type SimulatedDiscord } from './discord/discord.ts';
import { createGraph, GRAPH_VERSION, type GraphOptions, type SimulatedGraph } from './graph/graph.ts';
import { serveSimulated, stopServer } from './platforms/serve-simulated.ts';
import type { Simulated } from './platforms/simulator.ts';
import type { TokenState } from './x/tokens.ts';
import { createX, type SimulatedX, type XOptions } from './x/x.ts';

export interface PlatformsOptions {
  /** Port 0 selects a free port. */
  ports: { discord: number; x: number; graph: number };
  discord?: DiscordOptions;
  x?: XOptions;
  graph?: GraphOptions;
  /** Persists the tokens of X across restarts, because Herald's database has the latest ones. */
  file?: string;
  log?: (line: string) => void;
}

export interface Platforms {
  discord: SimulatedDiscord;
  x: SimulatedX;
  graph: SimulatedGraph;
  /** Environment variables that make Herald use these servers. */
  variables: Record<'DISCORD_API_URL' | 'X_API_URL' | 'GRAPH_API_URL' | 'GRAPH_API_VERSION', string>;
  stop(): Promise<void>;
}

/** Serves the platforms on 127.0.0.1 until `stop` is called. */
export async function startPlatforms(options: PlatformsOptions): Promise<Platforms> {
  const { ports, file, log = console.error } = options;
  const platforms = {
    discord: createDiscord(options.discord),
    x: createX({ ...options.x, tokens: file && existsSync(file) ? readTokens(file) : options.x?.tokens }),
    graph: createGraph(options.graph),
  };
  const servers: Server[] = [];
  const stop = async () => {
    await Promise.all(servers.map(stopServer));
  };
  /** If the disk is full, the next call saves the tokens. */
  const trySaveTokens = () => {
    if (!file) return;
    try {
      writeFileSync(`${file}.new`, JSON.stringify(platforms.x.tokens.state), { mode: 0o600 });
      renameSync(`${file}.new`, file);
    } catch (error) {
      log(`could not write ${file}: ${error}`);
    }
  };
  const start = async (platform: Simulated, port: number, onAnswer = () => {}) => {
    const server = await serveSimulated(platform, port, onAnswer);
    servers.push(server);
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  };
  try {
    const variables = {
      DISCORD_API_URL: `${await start(platforms.discord, ports.discord)}/api/v10`,
      X_API_URL: await start(platforms.x, ports.x, trySaveTokens),
      GRAPH_API_URL: await start(platforms.graph, ports.graph),
      GRAPH_API_VERSION: options.graph?.version ?? GRAPH_VERSION,
    };
    return { ...platforms, variables, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function readTokens(file: string): TokenState {
  return JSON.parse(readFileSync(file, 'utf8')) as TokenState;
}
