/** The screens to take pictures of, and the steps that prepare each. */
import type { Page } from 'playwright-core';

export interface Screen {
  /** The picture is `<name>-light.webp` and `<name>-dark.webp`. */
  name: string;
  /** Returns the path of the screen; `get` calls the API. */
  path: (get: Get) => Promise<string> | string;
  /** The text that must be visible before the picture is taken. */
  shows: string;
  prepare?: (page: Page) => Promise<void>;
}

/** Returns the JSON of a GET request to the API. */
export type Get = <T>(path: string) => Promise<T>;

const QUESTION = 'What does the quote for the travel cups say, and when could we meet Elena?';

/** Returns the id of the newest item of a list. */
const firstId = async (get: Get, path: string): Promise<number> => {
  const [first] = await get<{ id: number }[]>(path);
  if (!first) throw new Error(`${path} has nothing to show.`);
  return first.id;
};

export const SCREENS: Screen[] = [
  { name: 'today', path: () => '/', shows: 'Tasting the winter blends' },
  {
    name: 'mail',
    path: async (get) => `/mail/${await firstId(get, '/api/threads?search=travel%20cups&limit=1')}`,
    shows: 'Could we meet',
  },
  { name: 'board', path: () => '/board', shows: 'Order labels for the winter blend' },
  { name: 'live', path: () => '/live', shows: 'Live now: Tasting' },
  { name: 'studio', path: () => '/studio', shows: 'Copy the address' },
  {
    name: 'audit',
    path: async (get) => `/audits/${await firstId(get, '/api/audits?limit=1')}`,
    shows: 'Impact and effort',
  },
  { name: 'calendar', path: () => '/calendar', shows: 'Morning round' },
  {
    name: 'assistant',
    path: async (get) => {
      const [chat] = await get<{ id: number }[]>('/api/ai/chats?limit=1');
      return chat ? `/assistant/${chat.id}` : '/assistant';
    },
    shows: 'Assistant',
    prepare: async (page) => {
      if (page.url().endsWith('/assistant')) {
        await page.getByRole('textbox').first().fill(QUESTION);
        await page.keyboard.press('Enter');
      }
      await page.getByText('Could we meet on').first().waitFor();
    },
  },
  { name: 'tokens', path: () => '/settings/ai', shows: 'Tokens a day' },
];
