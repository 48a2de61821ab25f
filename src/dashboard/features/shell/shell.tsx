import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Command as CommandIcon, PanelLeft } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { runKey, useCommands } from '../../lib/commands.ts';
import { painted } from '../../lib/loading/after-paint.ts';
import { ahead, loadAhead, onInput } from '../../lib/loading/ahead.ts';
import { opening } from '../../lib/opening.ts';
import { useText } from '../../lib/text/language.tsx';
import { shellText } from '../../lib/text/shell.ts';
import { applyTheme } from '../../lib/theme.ts';
import { lastUndoable, onToasts, undoLast } from '../../lib/toasts.ts';
import { browserZone } from '../../lib/zones.ts';
import { buttonLook, IconButton } from '../../ui/button.tsx';
import { usePainted } from '../../ui/page/painted.ts';
import { Toasts } from '../../ui/toast.tsx';
import { DRAFT_LISTS, LISTS } from '../mail/index.ts';
import { Bell } from '../notifications/index.ts';
import { useBrand, useChosen, useSignedIn, useSignOut } from '../session/index.ts';
import { BottomBar } from './navigation/bottom-bar.tsx';
import { PLACES } from './navigation/places.ts';
import { Sidebar } from './navigation/sidebar.tsx';
import { useWide } from './navigation/use-wide.ts';
import { Offline } from './offline.tsx';

const Drawer = lazy(ahead(() => import('./navigation/drawer.tsx')));
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
  useBrand();
  const isWide = useWide();
  const [isRail, setRail] = useChosen('rail', false);
  const undoable = useSyncExternalStore(onToasts, lastUndoable);
  const [open, setOpen] = useState<'palette' | 'shortcuts' | 'menu'>();
  // The screen has a task of its own, so that a phone stays responsive.
  const isShown = usePainted();

  const user = session?.user.id;
  // Live updates start after the first paint.
  useEffect(() => {
    const closing = painted()
      .then(() => import('../../api/live.ts'))
      .then(({ connectLive }) => connectLive(queries));
    return () => void closing.then((close) => close());
  }, [queries]);
  useEffect(() => {
    const ending = painted()
      .then(() => Promise.all([import('../../api/offline/index.ts'), import('./installed.ts')]))
      .then(([{ startOffline }, { beInstalled }]) => {
        startOffline(queries);
        return beInstalled(queries, user);
      });
    return () => void ending.then((end) => end());
  }, [queries, user]);
  useEffect(() => {
    document.addEventListener('keydown', runKey);
    return () => document.removeEventListener('keydown', runKey);
  }, []);

  useEffect(() => onInput(loadAhead), []);
  function openPalette() {
    opening('palette');
    setOpen('palette');
  }

  const toggleSidebar = () => (isWide ? setRail(!isRail) : setOpen('menu'));
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
    {
      id: 'go.notifications',
      label: text.goTo(text.notifications),
      group,
      keys: 'g n',
      run: () => void navigate({ to: '/notifications' }),
    },
    { id: 'palette', label: text.palette, group, keys: 'mod+k', run: openPalette },
    { id: 'shortcuts', label: text.shortcuts, group, keys: '?', run: () => setOpen('shortcuts') },
    { id: 'sidebar', label: text.sidebar, group, keys: '[', run: toggleSidebar },
    { id: 'undo', label: undoable ? text.undoOf(undoable.text) : text.undo, group, keys: 'z', run: undoLast },
    { id: 'theme.system', label: text.themeSystem, group, run: () => applyTheme('system') },
    { id: 'theme.light', label: text.themeLight, group, run: () => applyTheme('light') },
    { id: 'theme.dark', label: text.themeDark, group, run: () => applyTheme('dark') },
    { id: 'sign-out', label: text.signOut, group, run: signOut },
  ]);

  return (
    <div
      className={`grid h-dvh grid-rows-[auto_minmax(0,1fr)_auto] md:grid-rows-[auto_minmax(0,1fr)] print:block print:h-auto ${isRail ? 'md:grid-cols-[3.25rem_minmax(0,1fr)]' : 'md:grid-cols-[13rem_minmax(0,1fr)]'}`}
    >
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
        className="row-start-3 flex min-w-0 border-line bg-side max-md:border-t max-md:p-1 md:row-start-2 md:flex-col md:border-e print:hidden"
      >
        {isWide ? (
          <Sidebar
            isRail={isRail}
            actions={<Bell />}
            foot={
              <>
                <IconButton label={text.palette} keys="mod+k" onClick={openPalette}>
                  <CommandIcon aria-hidden size={16} />
                </IconButton>
                <button
                  type="button"
                  aria-label={text.sidebar}
                  aria-expanded={!isRail}
                  data-hint={`${text.sidebar}   [`}
                  className={`${buttonLook('quiet')} px-2!`}
                  onClick={toggleSidebar}
                >
                  <PanelLeft aria-hidden size={16} className="rtl:-scale-x-100" />
                </button>
              </>
            }
          />
        ) : (
          <BottomBar onMore={() => setOpen('menu')} />
        )}
      </nav>
      <main
        id="content"
        tabIndex={-1}
        className="row-start-2 min-w-0 overflow-y-auto outline-none md:col-start-2 print:overflow-visible"
      >
        {isShown && children}
      </main>
      <Toasts />
      <Suspense>
        {open === 'palette' && <Palette onClose={() => setOpen(undefined)} />}
        {open === 'menu' && !isWide && <Drawer onClose={() => setOpen(undefined)} />}
        {open === 'shortcuts' && <Shortcuts onClose={() => setOpen(undefined)} />}
      </Suspense>
    </div>
  );
}
