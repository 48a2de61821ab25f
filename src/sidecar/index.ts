import { serve } from '@hono/node-server';
import { createSidecar } from './app.ts';
import type { LogEvent } from './failure.ts';
import { STARTED_PATH } from './protocol.ts';
import { WATCH_LIMITS } from './watch/limits.ts';
import { Reporter } from './watch/reporter.ts';

/** How long running calls may take to finish after a stop signal. */
const STOP_TIMEOUT_MS = 20_000;

function log(event: LogEvent): void {
  console.log(JSON.stringify({ time: new Date().toISOString(), ...event }));
}

function exitWith(reason: string): never {
  log({ event: 'refused', reason });
  process.exit(1);
}

const token = process.env['SIDECAR_TOKEN'];
if (!token) exitWith('SIDECAR_TOKEN is not set. It is the secret that callers of the sidecar must send.');
const port = Number(process.env['SIDECAR_PORT'] ?? 8788);
if (!Number.isInteger(port) || port < 0 || port > 65535) exitWith('SIDECAR_PORT is not a port number.');
const hostname = process.env['SIDECAR_HOST'] ?? '127.0.0.1';
const allowPrivateHosts = process.env['ALLOW_PRIVATE_HOSTS'] === '1';

const publicUrl = process.env['PUBLIC_URL'];
if (publicUrl && !URL.canParse(publicUrl)) exitWith('PUBLIC_URL is not a URL. It is the address of Herald.');

const watching = new AbortController();
const app = createSidecar({ token, allowPrivateHosts, log, signal: watching.signal });
const server = serve(
  {
    fetch: app.fetch,
    port,
    hostname,
    serverOptions: { headersTimeout: 10_000, requestTimeout: 60_000 },
  },
  ({ address, port }) => {
    log({ event: 'listening', address, port, allowPrivateHosts });
    const reporter = new Reporter(token, WATCH_LIMITS, log, watching.signal);
    if (publicUrl) void reporter.reportStart(new URL(STARTED_PATH, publicUrl).href);
  },
);
server.on('error', (error) => exitWith(`Cannot listen on ${hostname}:${port}: ${error.message}`));

// An error that one mail server causes inside a library must not end the calls to other servers.
process.on('unhandledRejection', (reason) => {
  log({ event: 'error', error: reason instanceof Error ? reason.stack : String(reason) });
});

function stop(signal: NodeJS.Signals): void {
  log({ event: 'stopping', signal });
  watching.abort();
  setTimeout(() => {
    log({ event: 'stopped', unfinished: true });
    process.exit(0);
  }, STOP_TIMEOUT_MS).unref();
  server.close(() => {
    log({ event: 'stopped' });
    process.exit(0);
  });
  // close() does not end keep-alive connections that were in use, and they would delay the stop.
  setInterval(() => 'closeIdleConnections' in server && server.closeIdleConnections(), 100);
}
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
