import './lib/early.ts';
import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRouter, RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { Problem } from './lib/problem.ts';
import { LanguageProvider, loadLanguage, preferredLanguage } from './lib/text/language.tsx';
import { applyTheme } from './lib/theme.ts';
import { routeTree } from './route-tree.gen.ts';
import './first.css';

// A change shows in the next frame: a timer, which is the default, often misses it.
notifyManager.setScheduler(queueMicrotask);

const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // Only what may work the next time.
      retry: (failures, error) => failures < 3 && !(error instanceof Problem && error.status < 500),
    },
  },
});

const makeRouter = () =>
  createRouter({
    routeTree,
    context: { queries },
    defaultPreload: 'intent',
    scrollRestoration: true,
  });

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>;
  }
}

/** Each part in a task of its own: between them, the browser paints and answers. */
async function start() {
  applyTheme();
  await loadLanguage(preferredLanguage()).catch(() => {});
  await nextTask();
  const root = createRoot(document.getElementById('root')!);
  const router = makeRouter();
  await nextTask();
  void router.load();
  await nextTask();
  startTransition(() =>
    root.render(
      <StrictMode>
        <QueryClientProvider client={queries}>
          <LanguageProvider>
            <RouterProvider router={router} />
          </LanguageProvider>
        </QueryClientProvider>
      </StrictMode>,
    ),
  );
}
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

// Never awaited at the top level: the file of a language imports the one with this code, and both would wait for ever.
void start();
