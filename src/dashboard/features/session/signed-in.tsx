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

/** Watches who is signed in once for a whole screen: each card of a board asks for it, and watching costs more than a card. */
export function SignedInProvider({ children }: { children: ReactNode }) {
  const { data: session } = useSession();
  const { data: organization } = useMembers();
  const timezone = useProfile().data?.timezone ?? browserZone;
  const value = useMemo(() => ({ session, organization, timezone }), [session, organization, timezone]);
  // All of a screen shows it, and none of it is urgent.
  return <Context value={useDeferredValue(value)}>{children}</Context>;
}

/** Who is signed in, and their organization; undefined until the API has said it. */
export const useSignedIn = () => useContext(Context);

/** The zone (IANA) of whoever looks: that of the profile, else the browser's. */
export const useTimezone = () => useSignedIn().timezone;
