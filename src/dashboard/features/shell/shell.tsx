import { useQueryClient } from '@tanstack/react-query';
import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import { Command as CommandIcon, MoreHorizontal } from 'lucide-react';
import { Fragment, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { runKey, useCommands } from '../../lib/commands.ts';
import { painted } from '../../lib/loading/after-paint.ts';
import { ahead, loadAheadOnInput } from '../../lib/loading/ahead.ts';
import { opening } from '../../lib/opening.ts';
import { useText } from '../../lib/text/language.tsx';
import { shellText } from '../../lib/text/shell.ts';
import { applyTheme } from '../../lib/theme.ts';
import { undoLast } from '../../lib/toasts.ts';
import { browserZone } from '../../lib/zones.ts';
import { IconButton } from '../../ui/button.tsx';
import { Menu } from '../../ui/menu.tsx';
import { Toasts } from '../../ui/toast.tsx';
import { DRAFT_LISTS, LISTS, MailNav } from '../mail/index.ts';
import { useSignedIn, useSignOut } from '../session/index.ts';
import { Account } from './account.tsx';
import { Offline } from './offline.tsx';
import { FIRST_PLACES, PLACES } from './places.ts';

const Leaving = lazy(() => import('./leaving.tsx'));
const Palette = lazy(ahead(() => import('./palette.tsx')));
const Shortcuts = lazy(() => import('./shortcuts.tsx'));
const ZoneOffer = lazy(() => import('./zone-offer.tsx'));

/** The layout of every screen: navigation, and the screen itself. */
export function Shell({ children }: { children: ReactNode }) {
  const text = useText(shellText);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const signOut = useSignOut();
  const { session, organization, timezone } = useSignedIn();
  const isMail = useLocation({ select: ({ pathname }) => /^\/(?:mail|drafts)\b/.test(pathname) });
  const [open, setOpen] = useState<'palette' | 'shortcuts'>();

  // Live updates start after the first paint.
  useEffect(() => {
    const closing = painted()
      .then(() => import('../../api/live.ts'))
      .then(({ connectLive }) => connectLive(queries));
    return () => void closing.then((close) => close());
  }, [queries]);
  useEffect(() => {
    document.addEventListener('keydown', runKey);
    return () => document.removeEventListener('keydown', runKey);
  }, []);

  useEffect(loadAheadOnInput, []);
  function openPalette() {
    opening('palette');
    setOpen('palette');
  }

  const group = text.everywhere;
  useCommands([
    ...PLACES.map(({ to, name, key }) => ({
      id: `go.${name}`,
      label: text.goTo(text[name]),
      group,
      keys: `g ${key}`,
      run: () => void navigate({ to }),
    })),
    ...LISTS.filter(({ name }) => name !== 'open').map(({ name, search, key }) => ({
      id: `go.${name}`,
      label: text.goTo(text.lists[name]),
      group,
      keys: `g ${key}`,
      run: () => void navigate({ to: '/mail', search: search as object }),
    })),
    ...DRAFT_LISTS.map(([name, key, search]) => ({
      id: `go.${name}`,
      label: text.goTo(text.drafts[name]),
      group,
      keys: `g ${key}`,
      run: () => void navigate({ to: '/drafts', search }),
    })),
    { id: 'palette', label: text.palette, group, keys: 'mod+k', run: openPalette },
    { id: 'shortcuts', label: text.shortcuts, group, keys: '?', run: () => setOpen('shortcuts') },
    { id: 'undo', label: text.undo, group, keys: 'z', run: undoLast },
    { id: 'theme.system', label: text.themeSystem, group, run: () => applyTheme('system') },
    { id: 'theme.light', label: text.themeLight, group, run: () => applyTheme('light') },
    { id: 'theme.dark', label: text.themeDark, group, run: () => applyTheme('dark') },
    { id: 'sign-out', label: text.signOut, group, run: signOut },
  ]);

  return (
    <div className="grid h-dvh grid-rows-[auto_minmax(0,1fr)_auto] md:grid-cols-[13rem_minmax(0,1fr)] md:grid-rows-[auto_minmax(0,1fr)] print:block print:h-auto">
      <a
        href="#content"
        className="sr-only z-50 rounded-md bg-ink p-3 text-page focus:not-sr-only focus:absolute focus:m-2"
      >
        {text.skip}
      </a>
      <div className="md:col-span-2">
        <Offline />
        <Suspense>{(session?.user.deletesAt || organization?.deletesAt) && <Leaving />}</Suspense>
        <Suspense>{timezone !== browserZone() && <ZoneOffer own={browserZone()} />}</Suspense>
      </div>
      <nav
        aria-label={text.main}
        className="row-start-3 flex items-stretch border-line border-t bg-side p-1 md:row-start-2 md:flex-col md:gap-0.5 md:overflow-y-auto md:border-e md:border-t-0 md:p-2 print:hidden"
      >
        <div className="hidden items-center justify-between ps-2 pb-2 md:flex">
          <p className="font-semibold">{text.app}</p>
          <IconButton label={text.palette} keys="mod+k" onClick={openPalette}>
            <CommandIcon aria-hidden size={16} />
          </IconButton>
        </div>
        {PLACES.map(({ to, name, Icon }, index) => (
          <Fragment key={to}>
            <Link
              to={to}
              className={`min-h-11 min-w-0 flex-1 flex-col items-center justify-center gap-0.5 rounded-md text-[0.6875rem] text-quiet hover:bg-hover hover:text-ink md:flex md:min-h-8 md:flex-none md:flex-row md:justify-start md:gap-2.5 md:px-2 md:text-base pointer-coarse:md:min-h-11 ${index < FIRST_PLACES ? 'flex' : 'hidden'}`}
              activeProps={{ className: 'bg-chosen text-ink! font-medium' }}
              activeOptions={{ exact: to === '/', includeSearch: false }}
            >
              <Icon aria-hidden size={18} className="shrink-0" />
              <span className="truncate">{text[name]}</span>
            </Link>
            {to === '/mail' && isMail && (
              <div className="ms-2 hidden md:block">
                <MailNav />
              </div>
            )}
          </Fragment>
        ))}
        <Menu
          label={text.more}
          hideLabel
          icon={<MoreHorizontal aria-hidden size={18} />}
          className="flex-1 md:hidden"
          items={PLACES.slice(FIRST_PLACES).map(({ to, name, Icon }) => ({
            label: text[name],
            icon: <Icon aria-hidden size={18} />,
            onChoose: () => void navigate({ to }),
          }))}
        />
        <div className="grid md:mt-auto">
          <Account />
        </div>
      </nav>
      <main
        id="content"
        tabIndex={-1}
        className="row-start-2 min-w-0 overflow-y-auto outline-none md:col-start-2 print:overflow-visible"
      >
        {children}
      </main>
      <Toasts />
      <Suspense>
        {open === 'palette' && <Palette onClose={() => setOpen(undefined)} />}
        {open === 'shortcuts' && <Shortcuts onClose={() => setOpen(undefined)} />}
      </Suspense>
    </div>
  );
}
