import type { ConnectRequest } from '../../../../contract/inboxes.ts';
import { DomainError, notFound } from '../../../../lib/errors.ts';
import type { Tag } from '../../../../lib/tags.ts';
import type { Ctx, ServiceCtx } from '../../../platform/ctx.ts';
import { limitOutside } from '../../../platform/outside/limit.ts';
import { findProvider } from '../../../platform/outside/oauth/providers.ts';
import { beginConsent } from '../../../platform/outside/oauth/state.ts';
import { callbackUrl, publicUrl } from '../../../platform/outside/public-url.ts';
import { findInbox } from '../store.ts';
import { findOrAddTag } from '../tags/change-tags.ts';
import { CONSENT } from './presets.ts';

export const CALLBACK_PATH = '/api/inboxes/connect/callback';

/** The inbox that a connection is for. */
export interface Connection {
  inboxId: number | null;
  name: ConnectRequest['name'];
  tag: Tag | undefined;
  readBack: ConnectRequest['read_back'];
  /** A URL on an allowed origin. */
  callbackUrl: string | null;
}

/**
 * Starts to connect a mailbox. Returns the URL where its user gives consent. Throws `unavailable` (NOT_CONFIGURED) if
 * Herald is not registered at the provider; `forbidden` (SESSION_REQUIRED, INVALID_CALLBACK_URL); `not_found`; and what
 * `limitOutside` throws.
 */
export async function startConnect(
  ctx: Ctx,
  { provider: id, name, tag, read_back: readBack, inbox_id, callback_url }: ConnectRequest,
): Promise<{ url: string; state: string }> {
  if (ctx.actor.type !== 'user') {
    const detail = 'Consent needs a browser: sign in there, and call with its session.';
    throw new DomainError('forbidden', 'SESSION_REQUIRED', detail);
  }
  const provider = findProvider(ctx.env, id);
  if (!provider) {
    const detail = `Herald is not configured for ${id}: set the client id and secret from ${id}.`;
    throw new DomainError('unavailable', 'NOT_CONFIGURED', detail);
  }
  await limitOutside(ctx, 'oauth');
  const inbox = inbox_id === undefined ? null : await findInbox(ctx, inbox_id);
  if (inbox === undefined) throw notFound('inbox');
  const connection: Connection = {
    inboxId: inbox?.id ?? null,
    name,
    tag: tag === undefined ? undefined : await findOrAddTag(ctx, tag),
    readBack,
    callbackUrl: callback_url === undefined ? null : callbackUrl(ctx.env, callback_url, 'callback_url'),
  };
  const { scopes, parameters } = CONSENT[id];
  const hint: Record<string, string> = inbox
    ? { login_hint: inbox.auth === id ? inbox.imapUser : inbox.emailAddress }
    : {};
  return beginConsent(ctx, provider, 'mailbox', connection, {
    redirectUri: redirectUri(ctx),
    scopes,
    parameters: { ...parameters, ...hint },
  });
}

/** Returns the redirect URI, as registered at the provider. */
export function redirectUri(ctx: ServiceCtx): string {
  return `${publicUrl(ctx.env)}${CALLBACK_PATH}`;
}
