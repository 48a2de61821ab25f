/** The entry of a sidecar whose time passes faster: `SCALE` seconds of its limits in one. */
import { serve } from '@hono/node-server';
import { createSidecar } from '../../../src/sidecar/app.ts';
import { LIMITS } from '../../../src/sidecar/limits.ts';
import { WATCH_LIMITS } from '../../../src/sidecar/watch/limits.ts';

const scale = Number(process.env['SCALE']);
const log = (event: object) => console.log(JSON.stringify(event));
const faster = <T extends object, K extends keyof T>(limits: T, times: K[]): T => ({
  ...limits,
  ...Object.fromEntries(times.map((name) => [name, Math.round((limits[name] as number) / scale)])),
});

const watching = new AbortController();
const app = createSidecar({
  token: process.env['SIDECAR_TOKEN']!,
  allowPrivateHosts: true,
  log,
  limits: faster(LIMITS, ['deadline', 'connect', 'greeting', 'silence', 'logout']),
  watchLimits: faster(WATCH_LIMITS, [
    'opening',
    'beat',
    'answer',
    'poll',
    'early',
    'polled',
    'reconnect',
    'firstBackoff',
    'maxBackoff',
    'refused',
    'crowded',
    'gap',
    'maxGap',
    'maxLieGap',
    'sweep',
  ]),
  signal: watching.signal,
});
const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
  log({ event: 'listening', port }),
);
process.on('unhandledRejection', (reason) => log({ event: 'error', error: String(reason) }));
process.once('SIGTERM', () => {
  watching.abort();
  server.close(() => process.exit(0));
});
