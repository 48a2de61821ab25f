/** Mail that dashboard tests save for themselves. */
import type { Page } from 'playwright-core';
import { open, type World } from './world.ts';

export interface Conversation {
  id: number;
  unread_count: number;
  state: string;
  snoozed_until: string | null;
  label_ids: number[];
  assignee_id: number | null;
  task: { id: number; status: string; assignee_id: number | null };
}

interface Mail {
  id: number;
  subject: string;
}

let last = 0;

/** Saves a mail from Nadia, with a subject of its own. */
export async function save({ api }: World, more: Record<string, unknown> = {}): Promise<Mail> {
  const subject = `Journey ${Date.now()}-${++last}`;
  const { id } = await api<{ id: number }>('POST', '/api/emails', {
    message_id: `<${subject.replaceAll(' ', '-')}@example.com>`,
    from_address: 'Nadia Brook <nadia@example.com>',
    to_address: 'support@herald.test',
    subject,
    body_text: `Hello,\nthe new text of ${subject}.\n\nOn Mon, 16 Nov 2026 at 10:00, Support wrote:\n> the old text`,
    ...more,
  });
  return { id, subject };
}

/** Returns the current conversation of a mail from the API. */
export const now = ({ api }: World, id: number) => api<Conversation>('GET', `/api/threads/${id}`);
/** Returns the row of a mail in the list. */
export const row = (page: Page, subject: string) => page.getByRole('listitem').filter({ hasText: subject });

/** Saves three mails and opens a list of only these. Returns them newest first, as in the list. */
export async function listOfThree(world: World): Promise<[Mail, Mail, Mail]> {
  const word = `w${Date.now()}`;
  const body_text = `About ${word}.`;
  const oldest = await save(world, { body_text });
  const middle = await save(world, { body_text });
  const newest = await save(world, { body_text });
  await open(world.page, `/mail?state=open&q=${word}`);
  for (const { subject } of [newest, middle, oldest]) await row(world.page, subject).waitFor();
  return [newest, middle, oldest];
}
