import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../../lib/text/language.tsx';
import { settingsText } from '../../../lib/text/settings/frame.ts';
import { Empty } from '../../../ui/states.tsx';
import { useRole } from '../../session/index.ts';

/** Returns the permissions of the user's role; none until it is loaded. */
export function useMay() {
  const role = useRole();
  return {
    isKnown: role !== undefined,
    admin: role === 'owner' || role === 'admin',
    owner: role === 'owner',
  };
}

/** A note on who has access. */
export function Locked({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-center gap-2 text-quiet text-sm">
      <Lock aria-hidden size={14} className="shrink-0" />
      {children}
    </p>
  );
}

/** A page for admins. Members see a note instead. */
export function ForAdmins({ children }: { children: ReactNode }) {
  const text = useText(settingsText);
  const may = useMay();
  if (may.admin) return children;
  return may.isKnown ? <Empty icon={<Lock aria-hidden size={20} />} title={text.adminsPage} /> : null;
}
