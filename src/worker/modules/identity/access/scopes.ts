import type { ApiKeyScope } from '../../../../contract/identity/api-keys.ts';

/** What the paths that begin so are about, and the scope for changing it if it has its own; the first that fits counts. */
const SUBJECTS: readonly (readonly [RegExp, string, ApiKeyScope?])[] = [
  [/^\/api\/(send-email|upload-attachment)$/, 'emails:send'],
  // Whatever stands for an id: what an id is, the routes say.
  [/^\/api\/emails\/[^/]+\/retry$/, 'emails:send'],
  [/^\/api\/auto-replies\/[^/]+\/send$/, 'emails:send'],
  [/^\/api\/(emails|smtp-inboxes)(\/|$)/, 'emails'],
  [/^\/api\/(tasks|stats)(\/|$)/, 'tasks'],
  [/^\/api\/inboxes(\/|$)/, 'inboxes'],
  [/^\/api\/sync(\/|$)/, 'sync'],
  [/^\/api\/auto-replies(\/|$)/, 'replies'],
  // Who changes these has text mailed.
  [/^\/api\/auto-responder(\/|$)/, 'replies', 'emails:send'],
  [/^\/api\/webhooks(\/|$)/, 'webhooks'],
  [/^\/api\/settings\/(billing|tokens)(\/|$)/, 'billing'],
  [/^\/api\/settings\/profile(\/|$)/, 'profile'],
  [/^\/api\/audit-log$/, 'audit-log'],
];

/**
 * The scope that an API key needs for this call, or null where no key may go: signing in, organizations, and what
 * guards an account. A path that nobody named here is closed to keys.
 */
export function scopeOf(method: string, path: string): ApiKeyScope | null {
  const found = SUBJECTS.find(([pattern]) => pattern.test(path));
  if (found === undefined) return null;
  const [, subject, changing] = found;
  if (subject.includes(':')) return subject as ApiKeyScope;
  if (method === 'GET' || method === 'HEAD') return `${subject}:read` as ApiKeyScope;
  return changing ?? (`${subject}:write` as ApiKeyScope);
}
