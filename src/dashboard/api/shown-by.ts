/** Which paths show which type of data, and when they are refetched. */
import type { Query, QueryClient } from '@tanstack/react-query';
import type { Schemas } from './client.ts';

/**
 * A type of change: those that `GET /api/live` reports; how the user signs in, which concerns nobody else; and what only
 * counts unread emails.
 */
export type Touched = Schemas['LiveChange']['type'] | 'sign_in' | 'unread';

/** The paths below `/api/` that show each type of data, by their prefixes. */
const SHOWN_BY: Record<Touched, string[]> = {
  agent: ['agents', 'auth/organization'],
  api_key: ['settings/security/api-keys'],
  audit: ['audits', 'security-audits'],
  audit_log: ['audit-log'],
  billing: ['settings/billing'],
  booking: ['calendar/booking-connections', 'calendar/events'],
  canned_reply: ['canned-replies'],
  caption: ['stream'],
  chat: ['ai/chats'],
  contact: ['contacts'],
  draft: ['drafts', 'threads/counts'],
  email: ['emails', 'threads', 'stats', 'reports'],
  event: ['calendar/events'],
  export: ['exports'],
  inbox: ['inboxes', 'smtp-inboxes', 'auto-responder', 'sync', 'tags'],
  label: ['labels', 'threads'],
  insight: ['ai/emails', 'ai/threads'],
  member: ['auth/organization', 'auth/get-session', 'settings/profile'],
  milestone: ['stream/milestones', 'stream/status'],
  note: ['notes'],
  notification: ['notifications', 'threads/{id}/following'],
  reply: ['emails', 'auto-replies', 'auto-responder'],
  rule: ['rules'],
  settings: [
    'auth/organization',
    'stream',
    'ai/preferences',
    'ai/models',
    'audits/preferences',
    'settings/retention',
    // Tags are settings, and these have their names.
    ...['tags', 'emails', 'threads', 'tasks', 'inboxes', 'smtp-inboxes'],
    ...['rules', 'canned-replies', 'signatures'],
  ],
  sign_in: ['settings/security', 'auth/list-accounts'],
  signature: ['signatures'],
  stream: ['stream'],
  suggestion: ['calendar/suggestions', 'threads/{id}/activity'],
  sync: ['sync'],
  task: ['tasks', 'threads', 'stats', 'reports'],
  thread: ['threads', 'emails'],
  tokens: ['settings/tokens', 'ai/usage'],
  unread: ['stats', 'tags'],
  video: ['audits/uploads'],
  view: ['views'],
  webhook: ['webhooks'],
};

type Selects = (query: Query) => boolean;

export const isBelow =
  (prefixes: readonly string[]): Selects =>
  ({ queryKey: [, path] }) =>
    prefixes.some((each) => String(path).startsWith(`/api/${each}`));

/** Selects the queries that show a type of data. A newer server may report unknown types. */
export const shows = (types: readonly Touched[]): Selects =>
  isBelow(types.flatMap((type) => SHOWN_BY[type] ?? []));

/** The number of the page's pending changes, and the queries to refetch after the last of them. */
let changes = 0;
let waiting: Selects[] = [];

/** Marks the begin of a change: until its end, nothing is refetched that could show the data from before it. */
export function beginChange(): void {
  changes++;
}

/** Marks the end of a change, and refetches what it touched. */
export function endChange(queries: QueryClient, selects: Selects): Promise<void> {
  changes--;
  return refetch(queries, selects);
}

/** Refetches shown data, and invalidates the rest, as soon as none of the page's own changes is pending. */
export async function refetch(queries: QueryClient, selects: Selects): Promise<void> {
  waiting.push(selects);
  if (changes > 0) return;
  const all = waiting;
  waiting = [];
  const predicate: Selects = (query) => all.some((each) => each(query));
  // The cache does not begin a first fetch again, although it may have read the data from before the change.
  const first = queries.getQueryCache().findAll({
    fetchStatus: 'fetching',
    predicate: (query) => query.state.data === undefined && predicate(query),
  });
  await queries.invalidateQueries({ predicate });
  if (first.length === 0) return;
  await queries.invalidateQueries({ predicate: (query) => first.includes(query) && predicate(query) });
}
