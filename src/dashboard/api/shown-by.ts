/** Which paths show which type of data, and when they are refetched. */
import type { Query, QueryClient } from '@tanstack/react-query';
import type { Schemas } from './client.ts';

/**
 * A type of change: those that `GET /api/live` reports; how the user signs in, which concerns nobody else; and what only
 * counts unread emails.
 */
export type Touched = Schemas['LiveChange']['type'] | 'sign_in' | 'unread';

/** The path prefixes that show each type of data. */
const SHOWN_BY: Record<Touched, string[]> = {
  api_key: ['/api/settings/security/api-keys'],
  audit: ['/api/audits', '/api/security-audits'],
  audit_log: ['/api/audit-log'],
  billing: ['/api/settings/billing'],
  booking: ['/api/calendar/booking-connections', '/api/calendar/events'],
  canned_reply: ['/api/canned-replies'],
  caption: ['/api/stream'],
  chat: ['/api/ai/chats'],
  contact: ['/api/contacts'],
  draft: ['/api/drafts'],
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
    '/api/ai/models',
    '/api/audits/preferences',
    '/api/settings/retention',
    // Tags are settings, and these have their names.
    ...['/api/tags', '/api/emails', '/api/threads', '/api/tasks', '/api/inboxes', '/api/smtp-inboxes'],
    ...['/api/rules', '/api/canned-replies', '/api/signatures'],
  ],
  sign_in: ['/api/settings/security', '/api/auth/list-accounts'],
  signature: ['/api/signatures'],
  stream: ['/api/stream'],
  suggestion: ['/api/calendar/suggestions'],
  sync: ['/api/sync'],
  task: ['/api/tasks', '/api/threads', '/api/stats', '/api/reports'],
  thread: ['/api/threads', '/api/emails'],
  tokens: ['/api/settings/tokens', '/api/ai/usage'],
  unread: ['/api/stats', '/api/tags'],
  video: ['/api/audits/uploads'],
  webhook: ['/api/webhooks'],
};

type Selects = (query: Query) => boolean;

export const isBelow =
  (prefixes: readonly string[]): Selects =>
  ({ queryKey: [, path] }) =>
    prefixes.some((each) => String(path).startsWith(each));

/** Selects the queries that show a type of data. A newer server may report unknown types. */
export const shows = (types: readonly Touched[]): Selects =>
  isBelow(types.flatMap((type) => SHOWN_BY[type] ?? []));

/** The page's pending changes, and the queries to refetch after the last of them. */
interface Pending {
  changes: number;
  waiting: Selects[];
}
const pendings = new WeakMap<QueryClient, Pending>();
function pendingOf(queries: QueryClient): Pending {
  const pending = pendings.get(queries) ?? { changes: 0, waiting: [] };
  pendings.set(queries, pending);
  return pending;
}

/** Marks the begin of a change: until its end, nothing is refetched that could show the data from before it. */
export function beginChange(queries: QueryClient): void {
  pendingOf(queries).changes++;
}

/** Marks the end of a change, and refetches what it touched. */
export function endChange(queries: QueryClient, selects: Selects): Promise<void> {
  pendingOf(queries).changes--;
  return refetch(queries, selects);
}

/** Refetches shown data, and invalidates the rest, as soon as none of the page's own changes is pending. */
export async function refetch(queries: QueryClient, selects: Selects): Promise<void> {
  const pending = pendingOf(queries);
  pending.waiting.push(selects);
  if (pending.changes > 0) return;
  const { waiting } = pending;
  pending.waiting = [];
  await queries.invalidateQueries({ predicate: (query) => waiting.some((each) => each(query)) });
}
