import { emailAddress } from '../../../../contract/common.ts';
import { DomainError } from '../../../../lib/errors.ts';
import type { Ctx, ServiceCtx } from '../../../platform/ctx.ts';
import { errorWord, exchangeCode, type Tokens } from '../../../platform/outside/oauth/client.ts';
import { readIdToken } from '../../../platform/outside/oauth/id-token.ts';
import { findProvider, type ProviderId } from '../../../platform/outside/oauth/providers.ts';
import { type Begun, endConsent } from '../../../platform/outside/oauth/state.ts';
import { withQuery } from '../../../platform/outside/public-url.ts';
import { claimAddress } from '../claims/claim.ts';
import { type Connection, redirectUri } from './connect.ts';
import { mailScopes, mailServers } from './presets.ts';
import { provesAddress } from './proves-address.ts';
import { saveConnection } from './save.ts';

interface Returned {
  code?: string | undefined;
  state?: string | undefined;
  error?: string | undefined;
  /** The state in the browser's cookie. */
  cookie: string | undefined;
}

interface Connected {
  id: number;
  emailAddress: string;
}

/**
 * Connects the inbox when the provider redirects the browser back. Returns the inbox, or, if the request had a callback
 * URL, that URL with the inbox or the error. `session` is the session of this browser: it must belong to the user who
 * started. Throws DomainError if there is no callback URL.
 */
export async function finishConnect(
  ctx: ServiceCtx,
  session: Ctx | null,
  returned: Returned,
): Promise<{ location: string } | Connected> {
  const consent = await endConsent(ctx, ['mailbox'], returned);
  if (!consent) throw stateMismatch();
  const connection = consent.details as Connection;
  try {
    const connected = await connect(session, consent, connection, returned);
    if (connection.callbackUrl === null) return connected;
    return { location: withQuery(connection.callbackUrl, { connected: String(connected.id) }) };
  } catch (error) {
    if (!(error instanceof DomainError) || connection.callbackUrl === null) throw error;
    ctx.log.warn('inbox.not_connected', { provider: consent.provider, code: error.code });
    return { location: withQuery(connection.callbackUrl, { error: error.code }) };
  }
}

async function connect(
  session: Ctx | null,
  consent: Begun,
  connection: Connection,
  { code, error }: Returned,
): Promise<Connected> {
  if (!consent.inTime) throw stateMismatch();
  const ctx = requireStarter(session, consent);
  if (error === 'access_denied') {
    throw new DomainError('refused', 'ACCESS_DENIED', 'The user did not allow access to the mailbox.');
  }
  if (error !== undefined || !code) {
    const reason = errorWord(error) || 'no code';
    throw new DomainError(
      'remote_failed',
      'PROVIDER_FAILED',
      `${consent.provider} did not grant access: ${reason}.`,
    );
  }
  const { tokens, address, isProven } = await fetchTokens(ctx, consent, code);
  const connected = await saveConnection(ctx, consent.provider, connection, address, tokens);
  if (isProven && connected.emailAddress === address) {
    const { imapHost } = mailServers(ctx.env, consent.provider);
    const inbox = { id: connected.id, address, isAlias: false, imapHost, imapUser: address };
    await claimAddress(ctx, inbox, consent.provider);
  }
  return connected;
}

/** Requires the user who started to be still signed in, as an admin of the same organization. */
function requireStarter(session: Ctx | null, consent: Begun): Ctx {
  const { actor, organizationId } = session ?? {};
  if (!session || actor?.type !== 'user' || actor.userId !== consent.userId) {
    const detail = 'Sign in as the user who started to connect the mailbox, then start again.';
    throw new DomainError('forbidden', 'SESSION_REQUIRED', detail);
  }
  if (organizationId !== consent.organizationId || actor.role === 'member') {
    const detail = 'This needs the role admin in the organization that the mailbox is for.';
    throw new DomainError('forbidden', 'ROLE_REQUIRED', detail);
  }
  return session;
}

/** Fetches the tokens, including a refresh token, the mailbox address, and whether the provider has verified it. */
async function fetchTokens(
  ctx: Ctx,
  { provider: id, codeVerifier, nonce }: Begun,
  code: string,
): Promise<{ tokens: Tokens & { refreshToken: string }; address: string; isProven: boolean }> {
  const provider = findProvider(ctx.env, id);
  if (!provider)
    throw new DomainError('unavailable', 'NOT_CONFIGURED', `Herald is not configured for ${id}.`);
  const tokens = await exchangeCode(ctx, provider, { code, codeVerifier, redirectUri: redirectUri(ctx) });
  const claims = tokens.idToken && readIdToken(tokens.idToken, provider, { nonce, now: ctx.now() });
  if (!claims) {
    throw new DomainError('remote_failed', 'PROVIDER_FAILED', `${id} did not report whose mailbox it is.`);
  }
  const candidates = id === 'microsoft' ? [claims.preferred_username, claims.email] : [claims.email];
  const address = candidates.map((name) => emailAddress.safeParse(name).data?.toLowerCase()).find(Boolean);
  if (!address) {
    throw new DomainError('refused', 'ADDRESS_MISSING', `The account at ${id} has no email address.`);
  }
  requireScopes(id, tokens);
  const { refreshToken } = tokens;
  if (refreshToken === null) {
    const detail = `${id} granted access without a refresh token. Remove the access in the settings of the ${id} account, then start again.`;
    throw new DomainError('refused', 'NO_LASTING_ACCESS', detail);
  }
  return { tokens: { ...tokens, refreshToken }, address, isProven: provesAddress(id, claims, address) };
}

/** Throws if a permission is missing: users can refuse single ones. */
function requireScopes(provider: ProviderId, { scopes }: Tokens): void {
  const granted = scopes?.map((scope) => scope.toLowerCase());
  if (!granted || mailScopes(provider).every((scope) => granted.includes(scope.toLowerCase()))) return;
  const detail = 'The permission to read and send mail is missing. Start again, and allow it.';
  throw new DomainError('refused', 'SCOPE_MISSING', detail);
}

function stateMismatch(): DomainError {
  const detail =
    'This connection was started in another browser, has already ended, or took longer than 5 minutes. Start again.';
  return new DomainError('invalid', 'STATE_MISMATCH', detail);
}
