import { emailAddress } from '../../../../contract/common.ts';
import type { Ctx, ServiceCtx } from '../../../platform/ctx.ts';
import { DomainError } from '../../../platform/errors.ts';
import { errorWord, exchangeCode, type Tokens } from '../../../platform/outside/oauth/client.ts';
import { readIdToken } from '../../../platform/outside/oauth/id-token.ts';
import { findProvider, type ProviderId } from '../../../platform/outside/oauth/providers.ts';
import { type Begun, endConsent } from '../../../platform/outside/oauth/state.ts';
import { withQuery } from '../../../platform/outside/public-url.ts';
import { mailScopes } from './presets.ts';
import { saveConnection } from './save.ts';
import { redirectUri, type Wish } from './start.ts';

interface Returned {
  code?: string | undefined;
  state?: string | undefined;
  error?: string | undefined;
  /** The state of the browser's cookie. */
  cookie: string | undefined;
}

interface Connected {
  id: number;
  emailAddress: string;
}

/**
 * What a browser that comes back from the provider gets: the inbox, or an address to go on to that tells of it, or of
 * the error. `session` is who is signed in in this browser, if anybody is: it must still be who began it. Throws
 * DomainError when there is no address to go on to.
 */
export async function finishConnect(
  ctx: ServiceCtx,
  session: Ctx | null,
  returned: Returned,
): Promise<{ location: string } | Connected> {
  const begun = await endConsent(ctx, ['mailbox'], returned);
  if (!begun) throw stateMismatch();
  const wish = begun.details as Wish;
  try {
    const connected = await connect(session, begun, wish, returned);
    if (wish.callbackUrl === null) return connected;
    return { location: withQuery(wish.callbackUrl, { connected: String(connected.id) }) };
  } catch (error) {
    if (!(error instanceof DomainError) || wish.callbackUrl === null) throw error;
    ctx.log.warn('inbox.not_connected', { provider: begun.provider, code: error.code });
    return { location: withQuery(wish.callbackUrl, { error: error.code }) };
  }
}

async function connect(
  session: Ctx | null,
  begun: Begun,
  wish: Wish,
  { code, error }: Returned,
): Promise<Connected> {
  if (!begun.inTime) throw stateMismatch();
  const ctx = admin(session, begun);
  if (error === 'access_denied') {
    throw new DomainError('refused', 'ACCESS_DENIED', 'The access to the mailbox was not given.');
  }
  if (error !== undefined || !code) {
    const why = errorWord(error) || 'no code';
    throw new DomainError('remote_failed', 'PROVIDER_FAILED', `${begun.provider} gave no access: ${why}.`);
  }
  const { tokens, address } = await askProvider(ctx, begun, code);
  return saveConnection(ctx, begun.provider, wish, address, tokens);
}

/** Who began it, with the rights they have now. */
function admin(session: Ctx | null, begun: Begun): Ctx {
  const { actor, organizationId } = session ?? {};
  if (!session || actor?.type !== 'user' || actor.userId !== begun.userId) {
    const detail = 'Sign in as who began to connect the mailbox, and begin anew.';
    throw new DomainError('forbidden', 'SESSION_REQUIRED', detail);
  }
  if (organizationId !== begun.organizationId || actor.role === 'member') {
    const detail = 'This needs the role admin in the organization in which it was begun.';
    throw new DomainError('forbidden', 'ROLE_REQUIRED', detail);
  }
  return session;
}

/** Lasting tokens, and whose mailbox they are for. */
async function askProvider(
  ctx: Ctx,
  { provider: id, codeVerifier, nonce }: Begun,
  code: string,
): Promise<{ tokens: Tokens & { refreshToken: string }; address: string }> {
  const provider = findProvider(ctx.env, id);
  if (!provider)
    throw new DomainError('unavailable', 'NOT_CONFIGURED', `This service is not set up for ${id}.`);
  const tokens = await exchangeCode(ctx, provider, { code, codeVerifier, redirectUri: redirectUri(ctx) });
  const claims = tokens.idToken && readIdToken(tokens.idToken, provider, { nonce, now: ctx.now() });
  if (!claims) {
    throw new DomainError('remote_failed', 'PROVIDER_FAILED', `${id} did not tell whose mailbox it is.`);
  }
  const names = id === 'microsoft' ? [claims.preferred_username, claims.email] : [claims.email];
  const address = names.map((name) => emailAddress.safeParse(name).data?.toLowerCase()).find(Boolean);
  if (!address) {
    throw new DomainError('refused', 'ADDRESS_MISSING', `The account at ${id} has no mail address.`);
  }
  requireScopes(id, tokens);
  const { refreshToken } = tokens;
  if (refreshToken === null) {
    const detail = `${id} gave no lasting access. Take it back in the account there, and begin anew.`;
    throw new DomainError('refused', 'NO_LASTING_ACCESS', detail);
  }
  return { tokens: { ...tokens, refreshToken }, address };
}

/** Users may leave out single permissions. */
function requireScopes(provider: ProviderId, { scopes }: Tokens): void {
  const given = scopes?.map((scope) => scope.toLowerCase());
  if (!given || mailScopes(provider).every((scope) => given.includes(scope.toLowerCase()))) return;
  const detail = 'The permission to read and send mail was left out. Begin anew, and give it.';
  throw new DomainError('refused', 'SCOPE_MISSING', detail);
}

function stateMismatch(): DomainError {
  const detail = 'It was begun in another browser, ended before, or took longer than 5 minutes. Begin anew.';
  return new DomainError('invalid', 'STATE_MISMATCH', detail);
}
