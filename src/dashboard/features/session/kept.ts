import { useRef } from 'react';
import { type Owner, useChosenOf, useKeptOf } from '../../lib/kept.ts';
import { useSession } from './session.ts';

/** Returns the signed-in user in their organization. A session that ends changes nothing. */
function useOwner(): Owner {
  const { data: session } = useSession();
  const owner = useRef<Owner>({ organization: '0', user: 'nobody' });
  if (session) {
    owner.current = {
      organization: String(session.session.activeOrganizationId ?? 0),
      user: String(session.user.id),
    };
  }
  return owner.current;
}

/** The user's unsent input, such as `reply:42`, until it is sent or discarded, or until they sign out. */
export const useKept = <T>(about: string, empty: T) => useKeptOf(useOwner(), about, empty);

/** A choice of the user in the page, such as a second time zone. */
export const useChosen = <T>(about: string, empty: T) => useChosenOf(useOwner(), about, empty);
