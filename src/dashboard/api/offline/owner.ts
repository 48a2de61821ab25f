/** To whom belongs what this browser keeps: one user in one organization. */
import type { QueryClient } from '@tanstack/react-query';

const LAST = 'herald:seen';
export const SESSION_PATH = '/api/auth/get-session';

type Session = { user: { id: string | number }; session: { activeOrganizationId?: string | number | null } };

/** Returns the owner of a session. */
export const ownerOf = ({ user, session }: Session): string =>
  `${user.id}:${session.activeOrganizationId ?? 0}`;

/** Returns whether a key, which begins with its owner, belongs to a user. */
export const isOfUser = (key: string, user: string): boolean => key.startsWith(`${user}:`);

/** Returns the owner of the page's session; undefined if nobody is signed in. */
export function currentOwner(queries: QueryClient): string | undefined {
  const session = queries.getQueryData<Session | null>(['get', SESSION_PATH, {}]);
  return session ? ownerOf(session) : undefined;
}

/** Returns whose data is shown without a connection; null if somebody has signed out since. */
export const lastOwner = (): string | null => localStorage.getItem(LAST);

export function setLastOwner(owner: string | null): void {
  if (owner === null) localStorage.removeItem(LAST);
  else localStorage.setItem(LAST, owner);
}
