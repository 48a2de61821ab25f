import './lib/loading/early.ts';
import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRouter, RouterProvider } from '@tanstack/react-router';
import { options } from 'preact';
import { createRoot } from 'react-dom/client';
import { onInput } from './lib/loading/ahead.ts';
import { Problem } from './lib/problem.ts';
import { LanguageProvider, loadLanguage, preferredLanguage } from './lib/text/language.tsx';
import { applyTheme } from './lib/theme.ts';
import { routeTree } from './route-tree.gen.ts';
import './first.css';

// Renders changes in the next frame: a timer, the default, often misses it.
notifyManager.setScheduler(queueMicrotask);
// Runs effects before the next event, as React does: after the next frame, the default, some would act on what was
// there before a key that is pressed meanwhile.
options.requestAnimationFrame = queueMicrotask;

const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // Retries only failures that may be transient.
      retry: (failures, error) => failures < 3 && !(error instanceof Problem && error.status < 500),
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
  onInput(() => void import('./ui/tooltip.tsx').then(({ showTooltips }) => showTooltips()));
  await loadLanguage(preferredLanguage()).catch(() => {});
  await nextTask();
  const root = createRoot(document.getElementById('root')!);
  const router = makeRouter();
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
