import { serve } from '@hono/node-server';
import { createSidecar, type LogEvent } from './app.ts';

/** How long running calls may take to end once the process is told to stop. */
const STOP_AFTER = 20_000;

function log(event: LogEvent): void {
  console.log(JSON.stringify({ time: new Date().toISOString(), ...event }));
}

function refuse(reason: string): never {
  log({ event: 'refused', reason });
  process.exit(1);
}

const token = process.env['SIDECAR_TOKEN'];
if (!token) refuse('SIDECAR_TOKEN is not set: it is the secret that callers of the sidecar must show.');
const port = Number(process.env['SIDECAR_PORT'] ?? 8788);
if (!Number.isInteger(port) || port < 0 || port > 65535) refuse('SIDECAR_PORT is not a port number.');
const hostname = process.env['SIDECAR_HOST'] ?? '127.0.0.1';
const allowPrivateHosts = process.env['ALLOW_PRIVATE_HOSTS'] === '1';

const app = createSidecar({ token, allowPrivateHosts, log });
const server = serve(
  {
    fetch: app.fetch,
    port,
    hostname,
    serverOptions: { headersTimeout: 10_000, requestTimeout: 60_000 },
  },
  (address) => log({ event: 'listening', address: address.address, port: address.port, allowPrivateHosts }),
);
server.on('error', (error) => refuse(`Cannot listen on ${hostname}:${port}: ${error.message}`));

// One mail server's odd answer, lost somewhere in a library, must not end the calls to the others.
process.on('unhandledRejection', (reason) => {
  log({ event: 'error', error: reason instanceof Error ? reason.stack : String(reason) });
});

function stop(signal: NodeJS.Signals): void {
  log({ event: 'stopping', signal });
  setTimeout(() => {
    log({ event: 'stopped', unfinished: true });
    process.exit(0);
  }, STOP_AFTER).unref();
  server.close(() => {
    log({ event: 'stopped' });
    process.exit(0);
  });
  // close() spares the connections in use; kept alive by their clients, they would hold up the stop.
  setInterval(() => 'closeIdleConnections' in server && server.closeIdleConnections(), 100);
}
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
