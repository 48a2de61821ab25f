/** What the page is as an installed app: it opens offline, its icon shows what waits, and a shortcut writes a mail. */
import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import { preferredLanguage } from '../../lib/text/language.tsx';
import { openCompose } from '../compose/index.ts';
import { renew } from '../notifications/index.ts';

const APP = ['standalone', 'minimal-ui', 'window-controls-overlay']
  .map((mode) => `(display-mode: ${mode})`)
  .join(',');
/** The end of the address that the shortcut for a new mail opens. */
const NEW_MAIL = '#new-mail';

/** Makes the page an app. Returns a function that ends what it does. */
export function beInstalled(queries: QueryClient, user: string | undefined): () => void {
  if (import.meta.env.PROD && 'serviceWorker' in navigator) {
    // Without it, as in a private window, the page works only with a connection.
    navigator.serviceWorker.register('/sw.js').catch((error) => console.info('No service worker:', error));
  }
  // The settings show whether it is on.
  if (user !== undefined) void renew(queries, user).catch(() => {});
  if (preferredLanguage() === 'de') {
    document.querySelector('link[rel=manifest]')?.setAttribute('href', '/manifest.de.webmanifest');
  }
  openWanted();
  addEventListener('hashchange', openWanted);
  const end = showBadge(queries);
  return () => {
    removeEventListener('hashchange', openWanted);
    end();
  };
}

function openWanted() {
  if (location.hash !== NEW_MAIL) return;
  history.replaceState(history.state, '', location.pathname + location.search);
  openCompose();
}

/** Shows on the app's icon how many open conversations are unread. */
function showBadge(queries: QueryClient): () => void {
  if (!('setAppBadge' in navigator) || !matchMedia(APP).matches) return () => {};
  const counts = new QueryObserver(queries, api.queryOptions('get', '/api/threads/counts'));
  return counts.subscribe(({ data }) => {
    // The system may forbid badges.
    if (data) void navigator.setAppBadge(data.open.unread).catch(() => {});
  });
}
