/** Live updates: `GET /api/live` reports changes, and the page refetches the changed data. */
import type { Query, QueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { client, dataOf, type Schemas } from './client.ts';
import { addressOf, hearVersion, type Init, versionOf } from './send.ts';
import { refetch, shows } from './shown-by.ts';
import { openSocket, type Socket } from './socket.ts';

type Message = Schemas['LiveServerMessage'];
export type Person = Extract<Message, { type: 'presence' }>['people'][number];
type Doing = Person['state'];

/** A message can be lost when Herald restarts, so the version is also polled with a socket, less often. */
const CHECK_MS = 30_000;
const CHECKS_WITH_SOCKET = 10;
const RENEW_MS = 15_000;
const REFUSED = 1008;

let socket: Socket | undefined;
const people = new Map<number, Person[]>();
const listeners = new Set<() => void>();
const NOBODY: Person[] = [];

/** A response of unknown version counts as older. */
const isOlderThan =
  (version: number) =>
  ({ queryKey: [, path, init] }: Query) =>
    String(path).startsWith('/api') &&
    (versionOf(addressOf(String(path), (init as Init | undefined)?.params)) ?? -1) < version;

/** Keeps the page's data up to date until the returned function is called. */
export function connectLive(queries: QueryClient): () => void {
  let version: number | undefined;
  let checks = 0;

  function know(next: number) {
    hearVersion(next);
    if (next !== version) void refetch(queries, isOlderThan(next));
    version = next;
  }
  function hear(data: string) {
    if (data === 'pong') return;
    const message = JSON.parse(data) as Message;
    if (message.type === 'hello') know(message.version);
    else if (message.type === 'changes') {
      version = message.version;
      hearVersion(version);
      void refetch(queries, shows(message.changes.map(({ type }) => type)));
    } else if (message.type === 'presence') {
      people.set(message.thread, message.people);
      for (const listener of listeners) listener();
    }
  }
  async function check() {
    if (!navigator.onLine || (live.isOpen() && ++checks % CHECKS_WITH_SOCKET !== 0)) return;
    know(dataOf(await client.GET('/api/live/version')).version);
  }

  const live = openSocket(`${location.origin.replace(/^http/, 'ws')}/api/live`, {
    onMessage: hear,
    onClose: () => people.clear(),
    refused: REFUSED,
  });
  socket = live;
  // A failed check is followed by the next one; the page itself shows that it is offline or signed out.
  const timer = setInterval(() => void check().catch(() => {}), CHECK_MS);
  return () => {
    clearInterval(timer);
    live.close();
    socket = undefined;
  };
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Reports what this page does in a conversation, and returns everybody in it, including this user. */
export function usePresence(thread: number | undefined, state: Doing): Person[] {
  useEffect(() => {
    if (thread === undefined) return;
    const tell = (now: Doing | 'gone') =>
      socket?.send(JSON.stringify({ type: 'presence', thread, state: now }));
    tell(state);
    const timer = setInterval(tell, RENEW_MS, state);
    return () => {
      clearInterval(timer);
      tell('gone');
    };
  }, [thread, state]);
  return useSyncExternalStore(subscribe, () =>
    thread === undefined ? NOBODY : (people.get(thread) ?? NOBODY),
  );
}
