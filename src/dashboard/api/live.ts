/** Live updates: `GET /api/live` reports changes, and the page refetches the changed data. */
import type { Query, QueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { client, dataOf, type Schemas } from './client.ts';
import { addressOf, type Init, versionOf } from './send.ts';
import { openSocket, type Socket } from './socket.ts';

type Message = Schemas['LiveServerMessage'];
type ChangeType = Schemas['LiveChange']['type'];
export type Person = Extract<Message, { type: 'presence' }>['people'][number];
type Doing = Person['state'];

/** A message can be lost when Herald restarts, so the version is also polled with a socket, less often. */
const CHECK_MS = 30_000;
const CHECKS_WITH_SOCKET = 10;
const RENEW_MS = 15_000;
const RETRY_MS = 250;
const REFUSED = 1008;

/** The path prefixes that show each type of data. */
const SHOWN_BY: Record<ChangeType, string[]> = {
  api_key: ['/api/settings/security/api-keys'],
  audit: ['/api/audits', '/api/security-audits'],
  audit_log: ['/api/audit-log'],
  billing: ['/api/settings/billing'],
  booking: ['/api/calendar/booking-connections', '/api/calendar/events'],
  canned_reply: ['/api/canned-replies'],
  caption: ['/api/stream'],
  chat: ['/api/ai/chats'],
  contact: ['/api/contacts'],
  draft: ['/api/drafts', '/api/threads/counts'],
  email: ['/api/emails', '/api/threads', '/api/stats', '/api/reports'],
  event: ['/api/calendar/events'],
  export: ['/api/exports'],
  inbox: ['/api/inboxes', '/api/smtp-inboxes', '/api/auto-responder', '/api/sync', '/api/tags'],
  label: ['/api/labels', '/api/threads', '/api/threads/{id}'],
  insight: ['/api/ai/emails', '/api/ai/threads'],
  member: ['/api/auth/organization', '/api/auth/get-session', '/api/settings/profile'],
  milestone: ['/api/stream/milestones', '/api/stream/status'],
  note: ['/api/notes'],
  reply: ['/api/emails', '/api/auto-replies', '/api/auto-responder'],
  rule: ['/api/rules'],
  settings: [
    '/api/auth/organization',
    '/api/stream',
    '/api/ai/preferences',
    '/api/audits/preferences',
    '/api/settings/retention',
    // Tags are settings, and these have their names.
    ...['/api/tags', '/api/emails', '/api/threads', '/api/tasks', '/api/inboxes', '/api/smtp-inboxes'],
    ...['/api/rules', '/api/canned-replies', '/api/signatures'],
  ],
  signature: ['/api/signatures'],
  stream: ['/api/stream'],
  suggestion: ['/api/calendar/suggestions'],
  sync: ['/api/sync'],
  task: ['/api/tasks', '/api/threads', '/api/stats', '/api/reports'],
  thread: ['/api/threads', '/api/emails'],
  tokens: ['/api/settings/tokens', '/api/ai/usage'],
  video: ['/api/audits/uploads'],
  view: ['/api/views'],
  webhook: ['/api/webhooks'],
};

let socket: Socket | undefined;
const people = new Map<number, Person[]>();
const listeners = new Set<() => void>();
const NOBODY: Person[] = [];

const isBelow =
  (paths: string[]) =>
  ({ queryKey: [, path] }: Query) =>
    paths.some((each) => String(path).startsWith(each));

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
  let waiting: ((query: Query) => boolean)[] = [];

  /** Refetches shown data that has changed. Waits until the page's own changes are saved. */
  function fetchAgain(...hasChanged: typeof waiting) {
    waiting.push(...hasChanged);
    if (queries.isMutating() > 0) {
      setTimeout(fetchAgain, RETRY_MS);
      return;
    }
    const changed = waiting;
    waiting = [];
    void queries.invalidateQueries({ predicate: (query) => changed.some((each) => each(query)) });
  }
  function know(next: number) {
    if (next !== version) fetchAgain(isOlderThan(next));
    version = next;
  }
  function hear(data: string) {
    if (data === 'pong') return;
    const message = JSON.parse(data) as Message;
    if (message.type === 'hello') know(message.version);
    else if (message.type === 'changes') {
      version = message.version;
      fetchAgain(isBelow(message.changes.flatMap(({ type }) => SHOWN_BY[type] ?? [])));
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
