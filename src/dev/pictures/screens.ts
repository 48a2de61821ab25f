/** The screens to take pictures of, and the steps that prepare each. */
import type { Page } from 'playwright-core';

export interface Screen {
  /** The picture is `<name>-light.webp` and `<name>-dark.webp`. */
  name: string;
  /** Returns the path of the screen; `get` calls the API. */
  path: (get: Get) => Promise<string> | string;
  /** The text that must be visible before the picture is taken. */
  shows: string;
  /** Whether it is only part of the contact sheets. */
  isSheetOnly?: boolean;
  /** Whether somebody sees it who is not signed in. */
  isPublic?: boolean;
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
  { name: 'tokens', path: () => '/settings/ai', shows: 'Tokens per day' },
  ...(
    [
      ['list', '/mail', 'Opening hours'],
      ['notifications', '/notifications', 'mentioned you'],
      ['drafts', '/drafts', 'Drafts'],
      ['contacts', '/contacts', 'Grace Holloway'],
      ['reports', '/reports', 'Completed'],
      ['audits', '/audits', 'Address of a website'],
      ['settings', '/settings', 'Profile'],
      ['told', '/settings/notifications', 'What you are told'],
      ['inboxes', '/settings/inboxes', 'support@herald.test'],
      ['rules', '/settings/rules', 'Rules'],
      ['labels', '/settings/labels', 'Wholesale'],
      ['organization', '/settings/organization', 'Kettle & Lark'],
      ['billing', '/settings/billing', 'Plan'],
      ['security', '/settings/security', 'Password'],
    ] as const
  ).map(([name, path, shows]): Screen => ({ name, path: () => path, shows, isSheetOnly: true })),
  {
    name: 'contact',
    path: async (get) => `/contacts/${await firstId(get, '/api/contacts?search=elena&limit=1')}`,
    shows: 'Quote for 40 travel cups',
    isSheetOnly: true,
  },
  { name: 'sign-in', path: () => '/', shows: 'Sign in', isSheetOnly: true, isPublic: true },
];
