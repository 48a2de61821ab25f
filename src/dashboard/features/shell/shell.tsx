import { Link } from '@tanstack/react-router';
import { Inbox, LogOut, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../lib/text/index.tsx';
import { Button } from '../../ui/button.tsx';
import { useSignOut } from '../session/session.ts';

const PLACES = [
  { to: '/', name: 'today', Icon: Sun },
  { to: '/mail', name: 'mail', Icon: Inbox },
] as const;

/** The frame of every screen: where one can go, and the screen itself. */
export function Shell({ user, children }: { user: { name: string }; children: ReactNode }) {
  const text = useText();
  const signOut = useSignOut();
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr] md:grid-cols-[13rem_1fr] md:grid-rows-1">
      <a href="#content" className="sr-only focus:not-sr-only">
        {text.nav.skip}
      </a>
      <nav
        aria-label={text.nav.label}
        className="flex items-center gap-1 overflow-x-auto border-line border-b bg-side p-2 md:flex-col md:items-stretch md:border-e md:border-b-0"
      >
        <p className="hidden px-2 py-3 font-semibold md:block">{text.app}</p>
        {PLACES.map(({ to, name, Icon }) => (
          <Link
            key={to}
            to={to}
            className="flex min-h-9 pointer-coarse:min-h-11 items-center gap-2 rounded-md px-2 hover:bg-hover"
            activeProps={{ className: 'bg-chosen font-medium' }}
            activeOptions={{ exact: to === '/' }}
          >
            <Icon aria-hidden size={18} />
            {text.nav[name]}
          </Link>
        ))}
        <Button kind="quiet" className="md:mt-auto md:justify-start" onClick={signOut} title={user.name}>
          <LogOut aria-hidden size={18} />
          {text.account.signOut}
        </Button>
      </nav>
      <main id="content" className="min-w-0">
        {children}
      </main>
    </div>
  );
}
