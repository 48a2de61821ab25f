import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api, client } from '../../api/client.ts';
import { standing } from '../../api/offline/standing.ts';
import { forgetKept } from '../../lib/forget-kept.ts';
import { useText } from '../../lib/text/language.tsx';
import { shellText } from '../../lib/text/shell.ts';
import { forgetBrand } from '../../lib/theme.ts';
import { sayFailure } from '../../lib/toasts.ts';
import { isZone } from '../../lib/zones.ts';

export const sessionOptions = api.queryOptions('get', '/api/auth/get-session', {}, { staleTime: 5 * 60_000 });

const KNOWN = 'herald:known';
const ZONE = 'herald:zone';

/** Whether somebody was signed in here the last time. What they will see is asked for before the session is known. */
export const wasSignedIn = () => localStorage.getItem(KNOWN) !== null;

export function rememberSignedIn(isIn: boolean): void {
  if (isIn) localStorage.setItem(KNOWN, '1');
  else {
    localStorage.removeItem(KNOWN);
    localStorage.removeItem(ZONE);
    forgetBrand();
  }
}

/** Returns the time zone of the profile the last time: times are shown before the profile is loaded. */
export function rememberedZone(): string | null {
  const zone = localStorage.getItem(ZONE);
  return zone !== null && isZone(zone) ? zone : null;
}

export const rememberZone = (zone: string) => localStorage.setItem(ZONE, zone);

/** Returns the session; null if nobody is signed in. */
export function useSession() {
  return useQuery(sessionOptions);
}

/** Returns the user's profile, whose time zone applies to every screen. */
export function useProfile() {
  return api.useQuery('get', '/api/settings/profile', {}, { staleTime: 5 * 60_000 });
}

/** Returns the members of the organization, who can be assigned tasks. */
export function useMembers() {
  return api.useQuery('get', '/api/auth/organization/get-full-organization', {}, { staleTime: 5 * 60_000 });
}

export type Role = 'owner' | 'admin' | 'member';

/** Returns the user's role in the organization; undefined until loaded. */
export function useRole(): Role | undefined {
  return api.useQuery('get', '/api/auth/organization/get-active-member', {}, { staleTime: 5 * 60_000 }).data
    ?.role;
}

/**
 * Sends what waits, signs out, deletes what this user has not sent and has seen in this browser, and fetches the session
 * again.
 */
export function useSignOut() {
  const queries = useQueryClient();
  const { signOutFailed } = useText(shellText);
  const { data: session } = useSession();
  return async () => {
    try {
      const { forgetUser, sendWaiting } = await import('../../api/offline/index.ts');
      if (standing().waiting > 0) await sendWaiting(queries);
      await client.POST('/api/auth/sign-out');
      queries.clear();
      if (session) {
        forgetKept(String(session.user.id));
        await forgetUser(String(session.user.id));
      }
      location.assign('/');
    } catch (error) {
      sayFailure(error, signOutFailed);
    }
  };
}
