import { Link } from '@tanstack/react-router';
import { Menu } from 'lucide-react';
import { useText } from '../../../lib/text/language.tsx';
import { shellText } from '../../../lib/text/shell.ts';
import { useUnread } from '../../notifications/index.ts';
import { FIRST_PLACES, PLACES } from './places.ts';

const LOOK =
  'flex min-h-11 min-w-0 flex-1 flex-col items-center justify-center gap-0.5 rounded-md text-[0.6875rem] text-quiet hover:bg-hover hover:text-ink';

/** A phone's navigation: the first screens, and a button for the drawer with the others. */
export function BottomBar({ onMore }: { onMore: () => void }) {
  const text = useText(shellText);
  const unread = useUnread();
  return (
    <>
      {PLACES.slice(0, FIRST_PLACES).map(({ to, name, Icon }) => (
        <Link
          key={to}
          to={to}
          className={LOOK}
          activeProps={{ className: 'bg-chosen text-ink! font-medium' }}
          activeOptions={{ exact: to === '/', includeSearch: false }}
        >
          <Icon aria-hidden size={18} className="shrink-0" />
          <span className="max-w-full truncate">{text[name]}</span>
        </Link>
      ))}
      <button type="button" aria-haspopup="dialog" className={LOOK} onClick={onMore}>
        <span className="relative">
          <Menu aria-hidden size={18} className="shrink-0" />
          {unread > 0 && (
            <span className="absolute -end-1 -top-1 size-2 rounded-full bg-accent">
              <span className="sr-only">{text.unreadNotifications(String(unread))}</span>
            </span>
          )}
        </span>
        <span className="max-w-full truncate">{text.more}</span>
      </button>
    </>
  );
}
