import { type Browser, chromium } from 'playwright-core';
import type { ServerMessage } from '../../src/contract/live/live.ts';
import { CHROMIUM } from './chromium.ts';

/** A browser with the open list of conversations. */
export interface Screen {
  /** Resolves with the time at which the browser has painted this text. */
  painted(text: string): Promise<number>;
  /** The times at which the page was told of new emails. */
  told: number[];
  close(): Promise<void>;
}

/** Opens the list of conversations in Chromium; undefined if there is no browser. */
export async function openScreen(
  origin: string,
  account: { email: string; password: string },
): Promise<Screen | undefined> {
  if (!CHROMIUM) return undefined;
  // The sandbox does not work for root, and the pages are our own.
  const browser: Browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] });
  const baseURL = origin.replace('127.0.0.1', 'localhost');
  const context = await browser.newContext({ baseURL, serviceWorkers: 'block' });
  await context.request.post('/api/auth/sign-in/email', {
    data: account,
    headers: { origin: baseURL },
    failOnStatusCode: true,
  });
  const page = await context.newPage();
  const told: number[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const message = JSON.parse(String(payload)) as ServerMessage;
      const isNews = message.type === 'changes' && message.changes.some(({ type }) => type === 'email');
      if (isNews) told.push(Date.now());
    }),
  );
  await Promise.all([page.waitForEvent('websocket'), page.goto('/mail')]);
  return {
    told,
    // After the next frame, a task runs once that frame is painted.
    painted: (text) =>
      page.evaluate<number>(`new Promise((resolve) => {
        const look = () => {
          if (!document.body.textContent.includes(${JSON.stringify(text)})) return;
          changes.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(Date.now())));
        };
        const changes = new MutationObserver(look);
        changes.observe(document.body, { subtree: true, childList: true, characterData: true });
        look();
      })`),
    close: () => browser.close(),
  };
}
