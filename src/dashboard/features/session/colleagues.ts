import { useMemo } from 'react';
import { commonText } from '../../lib/text/common.ts';
import { useText } from '../../lib/text/language.tsx';
import { useSignedIn } from './signed-in.tsx';

/** A member, or an agent of one: who can be given work, and mentioned. */
export interface Colleague {
  id: number;
  name: string;
  /** The name; of an agent, with the member for whom it acts. */
  label: string;
  isAgent: boolean;
}

/** Returns the members of the organization, then their agents; none until they are loaded. */
export function useColleagues(): Colleague[] {
  const { agentFor } = useText(commonText);
  const { organization } = useSignedIn();
  return useMemo(() => {
    const members = (organization?.members ?? []).map(({ user: { id, name } }) => ({
      id: Number(id),
      name,
      label: name,
      isAgent: false,
    }));
    const nameOf = (userId: string) => members.find(({ id }) => id === Number(userId))?.name ?? '';
    // What this browser has kept may be from before there were agents.
    const agents = (organization?.agents ?? []).map(({ id, name, userId }) => ({
      id,
      name,
      label: agentFor(name, nameOf(userId)),
      isAgent: true,
    }));
    return [...members, ...agents];
  }, [organization, agentFor]);
}
