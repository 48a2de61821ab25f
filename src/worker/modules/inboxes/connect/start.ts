import type { ConnectRequest } from '../../../../contract/inboxes.ts';
import type { Ctx, ServiceCtx } from '../../../platform/ctx.ts';
import { DomainError, notFound } from '../../../platform/errors.ts';
import { limitOutside } from '../../../platform/outside/limit.ts';
import { findProvider } from '../../../platform/outside/oauth/providers.ts';
import { beginConsent } from '../../../platform/outside/oauth/state.ts';
import { callbackUrl, publicUrl } from '../../../platform/outside/public-url.ts';
import { findInbox } from '../store.ts';
import { ASK } from './presets.ts';

export const CALLBACK_PATH = '/api/inboxes/connect/callback';

/** What a connection was begun for. */
export interface Wish {
  inboxId: number | null;
  name: ConnectRequest['name'];
  tag: ConnectRequest['tag'];
  /** Checked. */
  callbackUrl: string | null;
}

/**
 * Begins to connect a mailbox: answers where its user gives consent. Throws `unavailable`, NOT_CONFIGURED, where this
 * service is not registered at the provider; `forbidden`, SESSION_REQUIRED, INVALID_CALLBACK_URL; 404; and what
 * `limitOutside` throws.
 */
export async function startConnect(
  ctx: Ctx,
  { provider: id, name, tag, inbox_id, callback_url }: ConnectRequest,
): Promise<{ url: string; state: string }> {
  if (ctx.actor.type !== 'user') {
    const detail = 'Consent is given in a browser: sign in there, and call with its session.';
    throw new DomainError('forbidden', 'SESSION_REQUIRED', detail);
  }
  const provider = findProvider(ctx.env, id);
  if (!provider) {
    const detail = `This service is not set up for ${id}: it needs a client id and secret from there.`;
    throw new DomainError('unavailable', 'NOT_CONFIGURED', detail);
  }
  await limitOutside(ctx, 'oauth');
  const inbox = inbox_id === undefined ? null : await findInbox(ctx, inbox_id);
  if (inbox === undefined) throw notFound('inbox');
  const wish: Wish = {
    inboxId: inbox?.id ?? null,
    name,
    tag,
    callbackUrl: callback_url === undefined ? null : callbackUrl(ctx.env, callback_url, 'callback_url'),
  };
  const { scopes, parameters } = ASK[id];
  const hint: Record<string, string> = inbox
    ? { login_hint: inbox.auth === id ? inbox.imapUser : inbox.emailAddress }
    : {};
  return beginConsent(ctx, provider, 'mailbox', wish, {
    redirectUri: redirectUri(ctx),
    scopes,
    parameters: { ...parameters, ...hint },
  });
}

/** As it is registered at the provider. */
export function redirectUri(ctx: ServiceCtx): string {
  return `${publicUrl(ctx.env)}${CALLBACK_PATH}`;
}
