/**
 * The service worker: opens the page without a connection, and shows notifications. It keeps the files of the build, and
 * nothing of the API. The build (`build/installed.ts`) makes it a file of its own, and writes the two constants before it.
 */

/** The addresses of all files of this build. */
declare const FILES: string[];
/** A name that changes with any of them. */
declare const BUILD: string;

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Lasting {
  request: Request;
  /** The response that the browser has asked for while the worker started. */
  preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}
interface Pushed extends Lasting {
  data: { json(): Told } | null;
}
interface Clicked extends Lasting {
  notification: Notification;
}
/** What the server pushes. */
interface Told {
  title: string;
  body: string;
  /** The address that it leads to. */
  path: string;
  /** Another with the same one replaces it. */
  tag: string;
}
interface Tab {
  url: string;
  focused: boolean;
  focus(): Promise<Tab>;
  navigate(url: string): Promise<Tab | null>;
}
interface Worker {
  addEventListener(type: 'push', run: (event: Pushed) => void): void;
  addEventListener(type: 'notificationclick', run: (event: Clicked) => void): void;
  addEventListener(type: 'install' | 'activate', run: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', run: (event: Fetching) => void): void;
  skipWaiting(): Promise<void>;
  clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window' }): Promise<Tab[]>;
    openWindow(url: string): Promise<unknown>;
  };
  registration: {
    navigationPreload?: { enable(): Promise<void> };
    showNotification(title: string, options: NotificationOptions): Promise<void>;
  };
  location: Location;
}
const worker = globalThis as unknown as Worker;

const PREFIX = 'herald-';
const NAME = PREFIX + BUILD;
/** A tab may still run the build before, and load more of it. */
const BUILDS = 2;
const PAGE = '/';
const PAGE_MS = 4000;
const AT_ONCE = 6;
/** Addresses that are no screens: those of the API and of files. */
const NO_SCREEN = /^\/api(?:-docs)?(?:\/|$)|\.[^/.]*$/;

worker.addEventListener('install', (event) => event.waitUntil(keepBuild().then(() => worker.skipWaiting())));
worker.addEventListener('activate', (event) => event.waitUntil(takeOver()));
worker.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(tell(event.data.json()));
});
worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(lead(String(event.notification.data)));
});
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin) return;
  if (request.mode === 'navigate' && !NO_SCREEN.test(pathname)) event.respondWith(openPage(event));
  else if (FILES.includes(pathname) || pathname.startsWith('/assets/')) event.respondWith(findFile(request));
});

/** Keeps the page and its files. Those of an earlier build with the same content are not loaded again. */
async function keepBuild() {
  const cache = await caches.open(NAME);
  const page = await fetch(PAGE, { headers: { accept: 'text/html' }, cache: 'no-cache' });
  if (!page.ok) throw new Error(`the page answered ${page.status}`);
  await cache.put(PAGE, page);
  const left = [...FILES];
  const next = async () => {
    for (let file = left.shift(); file; file = left.shift()) {
      const known = file.startsWith('/assets/') ? await caches.match(file) : undefined;
      if (known) await cache.put(file, known);
      else await cache.add(file);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
}

async function takeOver() {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  const old = names.filter((name) => name !== NAME).slice(0, 1 - BUILDS);
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

/** Shows a notification, except to somebody who looks at its place. */
async function tell({ title, body, path, tag }: Told) {
  const tabs = await worker.clients.matchAll({ type: 'window' });
  if (tabs.some(({ focused, url }) => focused && new URL(url).pathname === path)) return;
  await worker.registration.showNotification(title, { body, tag, data: path, icon: '/icon-192.png' });
}

/** Opens an address of the page, in a tab that is open already if there is one. */
async function lead(path: string) {
  const [tab] = await worker.clients.matchAll({ type: 'window' });
  if (!tab) return worker.clients.openWindow(path);
  await tab.focus();
  return tab.navigate(path);
}

/** The page of the server; the kept one if there is no connection, or a slow one. */
async function openPage(event: Fetching): Promise<Response> {
  const loading = load(event);
  // It ends by itself, even if the kept page is shown meanwhile.
  event.waitUntil(loading.catch(() => {}));
  const tooLate = new Promise<undefined>((resolve) => setTimeout(resolve, PAGE_MS));
  const page = await Promise.race([loading, tooLate]).catch(() => undefined);
  return (
    page ?? (await caches.open(NAME).then((cache) => cache.match(PAGE, { ignoreVary: true }))) ?? loading
  );
}

const load = async ({ request, preloadResponse }: Fetching): Promise<Response> =>
  (await preloadResponse) ?? fetch(request);

/** A file of a build: its name changes with its content. Others of the build are asked for where they are not kept. */
const findFile = async (request: Request): Promise<Response> =>
  (await caches.match(request, { cacheName: NAME })) ?? (await caches.match(request)) ?? fetch(request);

export {};
