import type { Claims } from '../../../platform/outside/oauth/id-token.ts';
import type { ProviderId } from '../../../platform/outside/oauth/providers.ts';

/** The providers' own mail domains. */
const OWN_DOMAINS: Record<ProviderId, string[]> = {
  google: ['gmail.com', 'googlemail.com'],
  microsoft: ['outlook.com', 'hotmail.com', 'live.com', 'msn.com'],
};

/** The tenant of personal Microsoft accounts. */
const PERSONAL_TENANT = '9188040d-6c67-4c5b-b112-36a304b66dad';

/**
 * Returns whether the provider guarantees that mail to the address goes to this account. A personal account may have
 * any address that its user could once read. Google has verified the domain of a Workspace account (claim `hd`).
 * Microsoft has verified that of a user name in a tenant; administrators of any tenant set the claim `email`.
 */
export function provesAddress(id: ProviderId, claims: Claims, address: string): boolean {
  const isOwn = OWN_DOMAINS[id].includes(address.split('@')[1] ?? '');
  if (id === 'google') {
    const isVerified = claims.email_verified === true || claims.email_verified === 'true';
    return isVerified && (isOwn || claims.hd !== undefined);
  }
  const isUserName = claims.preferred_username?.toLowerCase() === address;
  return isUserName && (isOwn || (claims.tid !== undefined && claims.tid !== PERSONAL_TENANT));
}
