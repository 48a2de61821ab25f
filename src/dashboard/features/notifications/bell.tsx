import { Link } from '@tanstack/react-router';
import { Bell as BellIcon } from 'lucide-react';
import { api } from '../../api/client.ts';
import { useText } from '../../lib/text/language.tsx';
import { shellText } from '../../lib/text/shell.ts';
import { buttonLook } from '../../ui/button.tsx';
import { usePainted } from '../../ui/page/painted.ts';

/** The API counts no further. */
const MOST = 100;
const LATEST = { params: { query: { unread: 'true', limit: 1, fields: 'id' } } } as const;

/** Returns the number of unread notifications; 0 until it is known. */
export const useUnread = () =>
  api.useQuery('get', '/api/notifications', LATEST, { enabled: usePainted() }).data?.unread ?? 0;

/** Leads to the notifications, and says how many are unread. */
export function Bell() {
  const text = useText(shellText);
  const unread = useUnread();
  const count = unread >= MOST ? `${MOST - 1}+` : String(unread);
  const name = unread === 0 ? text.notifications : text.unreadNotifications(count);
  return (
    <Link
      to="/notifications"
      aria-label={name}
      data-hint={`${name}   g n`}
      className={`${buttonLook('quiet')} relative px-2!`}
      activeProps={{ className: 'bg-chosen text-ink!' }}
    >
      <BellIcon aria-hidden size={16} />
      {unread > 0 && (
        <span
          aria-hidden
          className="absolute -end-0.5 -top-0.5 grid h-4 min-w-4 place-items-center rounded-full bg-accent px-1 font-medium text-[0.625rem] text-on-accent tabular-nums"
        >
          {count}
        </span>
      )}
    </Link>
  );
}
