import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api, client } from '../../api/client.ts';

export const sessionOptions = api.queryOptions('get', '/api/auth/get-session', {}, { staleTime: 5 * 60_000 });

const KNOWN = 'herald:known';

/** Whether somebody was signed in here the last time. What they will see is asked for before the session is known. */
export const wasSignedIn = () => localStorage.getItem(KNOWN) !== null;

export function rememberSignedIn(isIn: boolean): void {
  if (isIn) localStorage.setItem(KNOWN, '1');
  else localStorage.removeItem(KNOWN);
}

/** Who is signed in: null is nobody. */
export function useSession() {
  return useQuery(sessionOptions);
}

/** The profile of who is signed in; their time zone is the one that every screen shows. */
export function useProfile() {
  return api.useQuery('get', '/api/settings/profile', {}, { staleTime: 5 * 60_000 });
}

/** The members of the organization, who may be given tasks. */
export function useMembers() {
  return api.useQuery('get', '/api/auth/organization/get-full-organization', {}, { staleTime: 5 * 60_000 });
}

export type Role = 'owner' | 'admin' | 'member';

/** What who is signed in may do in the organization; undefined until the API has said it. */
export function useRole(): Role | undefined {
  return api.useQuery('get', '/api/auth/organization/get-active-member', {}, { staleTime: 5 * 60_000 }).data
    ?.role;
}

/** Forgets what the page knows, and asks anew who is signed in. */
export function useSignOut() {
  const queries = useQueryClient();
  return async () => {
    await client.POST('/api/auth/sign-out');
    queries.clear();
    location.assign('/');
  };
}
