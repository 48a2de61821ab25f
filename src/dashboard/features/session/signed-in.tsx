import { createContext, type ReactNode, useContext, useDeferredValue, useMemo } from 'react';
import { useMembers, useProfile, useSession } from './session.ts';

const browserZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

interface SignedIn {
  session: ReturnType<typeof useSession>['data'];
  organization: ReturnType<typeof useMembers>['data'];
  timezone: string;
}

const Context = createContext<SignedIn>({
  session: undefined,
  organization: undefined,
  timezone: browserZone,
});

/** Provides the session to a whole screen with one subscription, since one per board card costs more than the card. */
export function SignedInProvider({ children }: { children: ReactNode }) {
  const { data: session } = useSession();
  const { data: organization } = useMembers();
  const timezone = useProfile().data?.timezone ?? browserZone;
  const value = useMemo(() => ({ session, organization, timezone }), [session, organization, timezone]);
  // Deferred, as the whole screen uses it, and no update is urgent.
  return <Context value={useDeferredValue(value)}>{children}</Context>;
}

/** Returns the session and its organization; undefined until loaded. */
export const useSignedIn = () => useContext(Context);

/** Returns the user's IANA time zone: that of the profile, else the browser's. */
export const useTimezone = () => useSignedIn().timezone;
