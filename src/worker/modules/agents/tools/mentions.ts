import { z } from 'zod';
import type { Conversation } from '../../../../contract/mail/conversations.ts';
import type { Note } from '../../../../contract/mail/notes.ts';
import { inZone } from './dates.ts';
import { sees } from './sight.ts';
import { addressOf, cursor, limit, next, tool } from './tool.ts';
import { line, words } from './words.ts';

export const listMentions = tool({
  name: 'list_mentions',
  title: 'List where you are mentioned',
  description:
    'Lists the notes of members that mention you, the newest first. Answer with add_note, and mention `author`.',
  group: 'read',
  scopes: ['notes:read', 'emails:read'],
  input: z.strictObject({ limit: limit(50, 20), cursor }),
  output: z.object({
    notes: z.array(
      z.object({
        note: z.int(),
        conversation: z.string(),
        subject: z.string(),
        author: z.int(),
        text: z.string(),
        date: z.string(),
      }),
    ),
    next,
  }),
  isIdempotent: true,
  async run(box, { limit, cursor }) {
    const query = { mentions: 'me', limit, cursor };
    const { body, next } = await box.call<Note[]>('GET', '/api/notes', { query });
    const notes = [];
    for (const note of body) {
      const { body: conversation } = await box.call<Conversation>('GET', `/api/threads/${note.email_id}`);
      if (!sees(box, conversation)) continue;
      notes.push({
        note: note.id,
        conversation: addressOf(box, 'conversation', note.email_id),
        subject: line(conversation.subject),
        author: note.author_id,
        text: words(note.text),
        date: inZone(note.created_at, box.zone),
      });
    }
    return { data: { notes, next }, rows: notes.length };
  },
});
