import { createApp } from '../../../../../src/worker/app.ts';
import type { Env } from '../../../../../src/worker/platform/env.ts';
import { type Account, FakeProvider } from '../../../fake-provider.ts';
import { makeWorld as makeBareWorld } from '../../sync/world.ts';

let count = 0;

/** Creates an organization, its mail servers, and a provider where mailboxes can be connected. */
export async function makeWorld(over: Partial<Env> = {}) {
  const provider = new FakeProvider();
  provider.start();
  const world = await makeBareWorld({ ...provider.env, ...over });
  world.clock.now = Date.now();
  const app = createApp();

  const api = {
    ...world,
    provider,
    /** Starts a connection; `cookie` is the cookie header that the browser then sends. */
    async start(body: Record<string, unknown> = {}, as = world.client) {
      const request = { provider: 'google', name: 'Support', tag: 'Support', ...body };
      const response = await world.request('POST', '/api/inboxes/connect', request, as);
      if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
      const set = response.headers.get('set-cookie')!;
      const { url } = (await response.json()) as { url: string };
      return { url, set, cookie: `${set.split(';')[0]}; ${as.cookie}` };
    },
    /** Visits an address of Herald, as the browser does. */
    async visit(to: URL | string, cookie: string): Promise<Response> {
      const deferred: Promise<unknown>[] = [];
      const waitUntil = (work: Promise<unknown>) => deferred.push(work);
      const request = new Request(new URL(to, 'http://localhost'), {
        headers: { cookie },
        redirect: 'manual',
      });
      const execution = { waitUntil, passThroughOnException() {}, props: {} };
      const response = await app.fetch(request, world.env, execution);
      await Promise.all(deferred);
      return response;
    },
    /** Connects an inbox. Returns it with its sync job. */
    async connect(body: Record<string, unknown> = {}, account: Account = newMailbox()) {
      const { url, cookie } = await api.start(body);
      const response = await api.visit(provider.consent(url, account), cookie);
      if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
      const { id, email_address: user } = (await response.json()) as { id: number; email_address: string };
      // HTTP calls use the real clock, by which the job is due.
      world.clock.now = Math.max(world.clock.now, Date.now());
      const [jobId] = world.queue.woken();
      return { id, jobId: jobId!, user, box: world.sidecar.mailbox(user), account };
    },
  };
  return api;
}
export type World = Awaited<ReturnType<typeof makeWorld>>;

export function newMailbox(over: Partial<Account> = {}): Account {
  return { sub: `mailbox-${++count}`, email: `mailbox-${count}@gmail.example`, ...over };
}
