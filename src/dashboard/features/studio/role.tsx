import { Lock } from 'lucide-react';
import { api } from '../../api/client.ts';
import { useText } from '../../lib/text/language.tsx';
import { studioText } from '../../lib/text/studio/studio.ts';

export const useActiveMember = () =>
  api.useQuery('get', '/api/auth/organization/get-active-member', {}, { staleTime: 5 * 60_000 });

/** Returns whether the user is an admin or owner. False until loaded. */
export function useIsAdmin(): boolean {
  const role = useActiveMember();
  return role.data?.role === 'owner' || role.data?.role === 'admin';
}

/** A note for members that only admins can make changes. */
export function AdminsOnly() {
  const text = useText(studioText);
  return (
    <p className="flex items-center gap-2 text-quiet text-sm">
      <Lock aria-hidden size={14} className="shrink-0" />
      {text.admins}
    </p>
  );
}
