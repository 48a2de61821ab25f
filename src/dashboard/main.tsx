import { notifyManager, onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRouter, RouterProvider } from '@tanstack/react-router';
import { options } from 'preact';
import { createRoot } from 'react-dom/client';
import { standing } from './api/offline/standing.ts';
import { onInput } from './lib/loading/ahead.ts';
import { Problem, Unreachable } from './lib/problem.ts';
import { LanguageProvider, loadLanguage, preferredLanguage } from './lib/text/language.tsx';
import { applyBrand, applyTheme } from './lib/theme.ts';
import { routeTree } from './route-tree.gen.ts';
import './first.css';

// Renders changes in the next frame: a timer, the default, often misses it.
notifyManager.setScheduler(queueMicrotask);
// Runs effects before the next event, as React does: after the next frame, the default, some would act on what was
// there before a key that is pressed meanwhile.
options.requestAnimationFrame = queueMicrotask;

/** Loaded without a connection at once, and else by the frame after its first paint. */
const showSeen = () => import('./api/offline/index.ts').then(({ startOffline }) => startOffline(queries));
// The library hears of changes only.
onlineManager.setOnline(navigator.onLine);

const queries: QueryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // Retries only failures that may be transient.
      retry(failures, error) {
        if (failures === 0 && error instanceof Unreachable) void showSeen();
        return failures < 3 && !(error instanceof Problem && error.status < 500);
      },
      // What waits is sent first: the data from before it would hide it.
      refetchOnReconnect: () => standing().waiting === 0,
    },
  },
});

const makeRouter = () =>
  createRouter({
    routeTree,
    context: { queries },
    defaultPreload: 'intent',
    // The list of mail follows its own cursor.
    scrollRestoration: ({ location }) => !/^\/mail(?:\/|$)/.test(location.pathname),
  });

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>;
  }
}

/** Each part runs in its own task, so that the browser can paint and respond in between. */
async function start() {
  applyTheme();
  applyBrand();
  onInput(() => void import('./ui/tooltip.tsx').then(({ showTooltips }) => showTooltips()));
  await loadLanguage(preferredLanguage()).catch(() => {});
  await nextTask();
  const root = createRoot(document.getElementById('root')!);
  const router = makeRouter();
  if (!onlineManager.isOnline()) void showSeen();
  await nextTask();
  void router.load();
  await nextTask();
  root.render(
    <QueryClientProvider client={queries}>
      <LanguageProvider>
        <RouterProvider router={router} />
      </LanguageProvider>
    </QueryClientProvider>,
  );
}
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

// Never awaited at the top level: the language's module imports this chunk, which would deadlock.
void start();
