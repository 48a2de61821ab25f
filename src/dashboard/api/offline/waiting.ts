/** Changes made without a connection: stored in their order, and sent in it once there is one. */
import { onlineManager, type QueryClient } from '@tanstack/react-query';
import { Unreachable } from '../../lib/problem.ts';
import { preferredLanguage } from '../../lib/text/language.tsx';
import { offlineText } from '../../lib/text/shell/offline.ts';
import { say, sayFailure } from '../../lib/toasts.ts';
import { client } from '../client.ts';
import type { Init } from '../send.ts';
import { beginChange, endChange } from '../shown-by.ts';
import { isTry, outcomeOf } from './outcome.ts';
import { currentOwner } from './owner.ts';
import { type Call, record } from './record.ts';
import { setStanding, standing } from './standing.ts';
import { readAll, readOne, remove, type Waiting, write } from './store.ts';

const RETRY_MS = 10_000;

/** The waiting changes that this page knows. Until each has been sent, nothing is refetched that could hide it. */
const held = new Set<number>();
/** The waiting changes by what they were made with, for their undo. */
const made = new WeakMap<object, number>();
const methods = client as unknown as Record<Call['method'], (path: string, init: Init) => Promise<unknown>>;
let sending: Promise<void> | undefined;

const words = () => offlineText[preferredLanguage()];

/** Runs work that no other tab does at the same time. Pages without TLS have no locks. */
const alone = <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request('herald:waiting', work) : work();

const waitingOf = async (owner: string | undefined) =>
  (await readAll('waiting')).filter((change) => change.owner === owner) as (Waiting & { id: number })[];

function hold(id: number) {
  if (held.has(id)) return;
  held.add(id);
  beginChange();
  setStanding({ waiting: held.size });
}

/** Forgets what has been sent, by this page or another one, and refetches what is shown. */
async function settle(queries: QueryClient) {
  const left = new Set((await waitingOf(currentOwner(queries))).map(({ id }) => id));
  const gone = [...held].filter((id) => !left.has(id));
  for (const id of gone) held.delete(id);
  setStanding({ waiting: held.size });
  await Promise.all(gone.map(() => endChange(queries, () => true)));
}

/** Stores a change, to be sent later: the requests that `run` makes for `variables`. */
export async function keep<V>(
  queries: QueryClient,
  {
    run,
    variables,
    label,
  }: { run: (variables: V, into: typeof client) => Promise<unknown>; variables: V; label: string },
): Promise<void> {
  const calls = await record((into) => run(variables, into));
  if (calls.length === 0) return;
  const owner = currentOwner(queries);
  if (owner === undefined) throw new Unreachable(words().notKept);
  const id = Number(await write('waiting', [{ owner, label, calls, tries: 0 }]));
  if (typeof variables === 'object' && variables !== null) made.set(variables, id);
  hold(id);
}

/** Takes back a change that still waits. Returns false if it never waited; throws if it has been sent meanwhile. */
export async function withdraw(queries: QueryClient, variables: object): Promise<boolean> {
  const id = made.get(variables);
  if (id === undefined) return false;
  await alone(async () => {
    if (!(await readOne('waiting', id))) throw new Error(words().alreadySent);
    await remove('waiting', [id]);
  });
  await settle(queries);
  return true;
}

/** Sends what waits, in order, until there is no connection again. */
export function sendWaiting(queries: QueryClient): Promise<void> {
  sending ??= alone(() => sendAll(queries)).finally(() => {
    sending = undefined;
  });
  return sending;
}

async function sendAll(queries: QueryClient) {
  let sent = 0;
  for (const change of await waitingOf(currentOwner(queries))) {
    const outcome = await sendOne(change);
    if (outcome === 'later') break;
    if (outcome === 'sent') sent++;
  }
  await settle(queries);
  if (sent > 0) say(words().sent(sent));
}

/** Each request is taken from the change once it has been answered, so none is repeated after a later failure. */
async function sendOne(change: Waiting & { id: number }): Promise<'sent' | 'later' | 'refused'> {
  const { id, label } = change;
  try {
    for (const { method, path, init } of change.calls) {
      await methods[method](path, init);
      change = { ...change, calls: change.calls.slice(1), tries: 0 };
      if (change.calls.length > 0) await write('waiting', [change]);
    }
    await remove('waiting', [id]);
    return 'sent';
  } catch (error) {
    const outcome = outcomeOf(error, change.tries);
    if (outcome === 'later') {
      if (isTry(error)) await write('waiting', [{ ...change, tries: change.tries + 1 }]);
      return outcome;
    }
    await remove('waiting', [id]);
    sayFailure(error, words().refused(label));
    return outcome;
  }
}

/** Takes up what waits from an earlier visit, as soon as the user is known. */
export async function resumeWaiting(queries: QueryClient): Promise<void> {
  for (const { id } of await waitingOf(currentOwner(queries))) hold(id);
  if (held.size > 0 && onlineManager.isOnline()) await sendWaiting(queries);
}

/** Sends what waits with each return of the connection, and else from time to time. */
export function watchWaiting(queries: QueryClient): void {
  const sendIfAny = () => {
    // A failure is followed by the next try; the page shows what still waits.
    if (standing().waiting > 0 && onlineManager.isOnline()) void sendWaiting(queries).catch(() => {});
  };
  onlineManager.subscribe(sendIfAny);
  setInterval(sendIfAny, RETRY_MS);
}
