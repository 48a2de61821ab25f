/** Mail that dashboard tests save for themselves. */
import type { Page } from 'playwright-core';
import type { World } from './world.ts';

export interface Conversation {
  id: number;
  unread_count: number;
  state: string;
  snoozed_until: string | null;
  label_ids: number[];
  assignee_id: number | null;
  task: { id: number; status: string; assignee_id: number | null };
}

let last = 0;

/** Saves a mail from Nadia, with a subject of its own. */
export async function save(
  { api }: World,
  more: Record<string, unknown> = {},
): Promise<{ id: number; subject: string }> {
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
