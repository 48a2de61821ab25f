/** What others do, as it happens: `GET /api/live` says what has changed, and the page fetches that again. */
import type { QueryClient } from '@tanstack/react-query';
import { WebSocket as LiveSocket } from 'partysocket';
import { useEffect, useSyncExternalStore } from 'react';
import { refresh } from './patch.ts';
import type { paths } from './schema.d.ts';

interface Hint {
  type: string;
  ids: number[];
}
export interface Person {
  user_id: string;
  name: string;
  state: Doing;
}
type Message =
  | { type: 'hello'; version: number }
  | { type: 'changes'; version: number; changes: Hint[] }
  | { type: 'presence'; thread: number; people: Person[] };
type Doing = 'looking' | 'writing';

const POLL_MS = 30_000;
const RENEW_MS = 15_000;

/** The answers that show each kind of thing. */
const SHOWN_BY: Record<string, (keyof paths)[]> = {};

let socket: LiveSocket | undefined;
const people = new Map<number, Person[]>();
const listeners = new Set<() => void>();
const NOBODY: Person[] = [];

/** Keeps what the page holds equal to what the database has, until the returned function is called. */
export function connectLive(queries: QueryClient): () => void {
  let version: number | undefined;
  const live = new LiveSocket(`${location.origin.replace(/^http/, 'ws')}/api/live`, [], {
    minReconnectionDelay: 1000 + Math.random() * 2000,
    maxReconnectionDelay: 30_000,
  });
  socket = live;

  function reach(next: number, hints?: Hint[]) {
    const isGap = version !== undefined && next > version + (hints ? hints.length : 0);
    if (isGap && !hints) void queries.invalidateQueries();
    version = Math.max(version ?? 0, next);
  }
  function hear(event: MessageEvent) {
    if (event.data === 'pong') return;
    const message = JSON.parse(event.data) as Message;
    if (message.type === 'hello') reach(message.version);
    else if (message.type === 'changes') {
      reach(message.version, message.changes);
      for (const { type } of message.changes) void refresh(queries, ...(SHOWN_BY[type] ?? []));
    } else {
      people.set(message.thread, message.people);
      for (const listener of listeners) listener();
    }
  }
  async function poll() {
    if (live.readyState === live.OPEN || !navigator.onLine) return;
    await queries.invalidateQueries();
  }

  live.addEventListener('message', hear);
  const timer = setInterval(() => poll().catch(() => {}), POLL_MS);
  return () => {
    clearInterval(timer);
    live.close();
    socket = undefined;
  };
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Tells the others what this page does in a conversation, and answers who else is in it. */
export function usePresence(thread: number | undefined, state: Doing): Person[] {
  useEffect(() => {
    if (thread === undefined) return;
    const tell = (now: Doing | 'gone') =>
      socket?.readyState === socket?.OPEN &&
      socket?.send(JSON.stringify({ type: 'presence', thread, state: now }));
    tell(state);
    const timer = setInterval(() => tell(state), RENEW_MS);
    return () => {
      clearInterval(timer);
      tell('gone');
    };
  }, [thread, state]);
  return useSyncExternalStore(subscribe, () =>
    thread === undefined ? NOBODY : (people.get(thread) ?? NOBODY),
  );
}
