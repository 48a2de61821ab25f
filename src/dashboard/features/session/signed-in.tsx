import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { browserZone } from '../../lib/zones.ts';
import { rememberedZone, rememberZone, useMembers, useProfile, useSession } from './session.ts';

interface SignedIn {
  session: ReturnType<typeof useSession>['data'];
  organization: ReturnType<typeof useMembers>['data'];
  timezone: string;
}

const Context = createContext<SignedIn>({
  session: undefined,
  organization: undefined,
  timezone: browserZone(),
});

/**
 * Provides the session to a whole screen with one subscription, since one per board card costs more than the card.
 * Shows nothing in a browser that does not know the user's time zone yet, until it does or cannot: times do not jump.
 */
export function SignedInProvider({ children }: { children: ReactNode }) {
  const { data: session } = useSession();
  const { data: organization } = useMembers();
  const profile = useProfile();
  const own = profile.data?.timezone;
  useEffect(() => {
    if (own !== undefined) rememberZone(own);
  }, [own]);
  const [remembered] = useState(rememberedZone);
  const known = own ?? remembered;
  const timezone = known ?? browserZone();
  const value = useMemo(() => ({ session, organization, timezone }), [session, organization, timezone]);
  const isAsked = profile.fetchStatus === 'fetching' && profile.failureCount === 0;
  if (known === null && isAsked) return null;
  return <Context value={value}>{children}</Context>;
}

/** Returns the session and its organization; undefined until loaded. */
export const useSignedIn = () => useContext(Context);

/** Returns the user's IANA time zone: that of the profile, else the browser's. */
export const useTimezone = () => useSignedIn().timezone;
