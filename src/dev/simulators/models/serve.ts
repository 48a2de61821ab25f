/** Serves the simulated models on a local port. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { createModels, type Models, type ModelsOptions } from './models.ts';

export interface ModelServer extends Models {
  /** Such as `http://127.0.0.1:8791`; the APIs are below `/v1`. */
  url: string;
  /** Environment variables that make Herald use this server. */
  variables: Record<string, string>;
  stop(): Promise<void>;
}

const MAX_BODY_BYTES = 16_000_000;

/** Serves on 127.0.0.1 until `stop` is called; port 0 selects a free port. */
export async function startModels({
  port,
  ...options
}: ModelsOptions & { port: number }): Promise<ModelServer> {
  const models = createModels(options);
  const server = createServer((request, response) => {
    // Closes the connection if the client has gone, or if the response is cut in the middle.
    exchange(models, request, response).catch(() => response.destroy());
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return Object.assign(models, {
    url,
    variables: models.variablesFor(url),
    async stop() {
      models.release();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  });
}

async function exchange(models: Models, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const gone = new AbortController();
  outgoing.once('close', () => {
    if (!outgoing.writableFinished) gone.abort();
  });
  const body = await readBody(incoming);
  if (!body) {
    outgoing.writeHead(413, { connection: 'close' }).end();
    return;
  }
  const { method = 'GET', url = '/' } = incoming;
  const target = URL.parse(url, 'http://127.0.0.1');
  if (!target) {
    outgoing.writeHead(400).end();
    return;
  }
  const request = new Request(target, {
    method,
    headers: Object.entries(incoming.headers).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, String(value)]],
    ),
    ...(method === 'GET' || method === 'HEAD' ? {} : { body }),
  });
  const response = await models.handle(request, gone.signal);
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  if (!response.body) outgoing.end();
  else await pipeline(Readable.fromWeb(response.body as NodeReadableStream), outgoing);
}

/** Returns null if the body is too large. */
async function readBody(incoming: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
