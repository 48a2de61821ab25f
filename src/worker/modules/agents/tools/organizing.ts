import { z } from 'zod';
import type { Conversation, ConversationUpdated } from '../../../../contract/mail/conversations.ts';
import type { Label } from '../../../../contract/mail/labels.ts';
import type { Note } from '../../../../contract/mail/notes.ts';
import { invalid } from '../../../../lib/errors.ts';
import { inZone } from './dates.ts';
import { sees } from './sight.ts';
import { addressOf, change, cursor, idOfRecord, limit, next, numberOf, type ToolBox, tool } from './tool.ts';
import { line, words } from './words.ts';

const conversation = idOfRecord('the conversation, or of any of its emails');
const about = (input: { conversation: number | string }) => numberOf(input.conversation);
const changed = change({ id: z.string(), state: z.string(), assignee_id: z.int().nullable() });

async function changeConversation(box: ToolBox, id: number, body: object) {
  const { body: after } = await box.call<ConversationUpdated>('PATCH', `/api/threads/${id}`, { body });
  return {
    data: {
      id: addressOf(box, 'conversation', after.id),
      state: after.state,
      assignee_id: after.assignee_id,
    },
    rows: 1,
  };
}

export const setState = tool({
  name: 'set_state',
  title: 'Complete, open or snooze a conversation',
  description:
    'Sets the state of a conversation. `done` completes its tasks too. `snoozed` needs `until`, a time with its offset: the conversation opens again then.',
  group: 'organize',
  scopes: ['emails:write', 'emails:read'],
  input: z.strictObject({
    conversation,
    state: z.enum(['open', 'done', 'snoozed']),
    until: z.iso.datetime({ offset: true }).optional(),
  }),
  output: changed,
  isIdempotent: true,
  about,
  run: (box, { conversation, state, until }) =>
    changeConversation(box, numberOf(conversation), {
      state,
      ...(until !== undefined && { snoozed_until: until }),
    }),
});

export const setLabels = tool({
  name: 'set_labels',
  title: 'Label a conversation',
  description:
    'Adds labels to a conversation and removes others, by their names. Labels that do not exist are refused: get_workspace lists them.',
  group: 'organize',
  scopes: ['emails:write', 'emails:read'],
  input: z.strictObject({
    conversation,
    add: z.array(z.string().max(50)).max(20).default([]),
    remove: z.array(z.string().max(50)).max(20).default([]),
  }),
  output: changed,
  isIdempotent: true,
  about,
  async run(box, { conversation, add, remove }) {
    const { body: labels } = await box.call<Label[]>('GET', '/api/labels');
    const ids = (field: string, names: string[]) =>
      names.map((name) => {
        const found = labels.find((label) => label.name.toLowerCase() === name.trim().toLowerCase());
        if (!found) throw invalid(field, `there is no label ${JSON.stringify(name)}`);
        return found.id;
      });
    return changeConversation(box, numberOf(conversation), {
      add_label_ids: ids('add', add),
      remove_label_ids: ids('remove', remove),
    });
  },
});

export const assign = tool({
  name: 'assign',
  title: 'Assign a conversation',
  description:
    'Makes a member or an agent responsible for a conversation and its open tasks, or nobody (null).',
  group: 'organize',
  scopes: ['emails:write', 'emails:read'],
  input: z.strictObject({
    conversation,
    assignee_id: z
      .int()
      .min(1)
      .nullable()
      .describe('A member or an agent (`you` is yourself), by `id` of get_workspace.'),
  }),
  output: changed,
  isIdempotent: true,
  about,
  run: (box, { conversation, assignee_id }) =>
    changeConversation(box, numberOf(conversation), { assignee_id }),
});

export const addNote = tool({
  name: 'add_note',
  title: 'Add a note to a conversation',
  description: 'Adds a note that members alone see, signed with your name.',
  group: 'organize',
  scopes: ['notes:write', 'emails:read'],
  input: z.strictObject({
    conversation,
    text: z.string().trim().min(1).max(9_000),
    mentions: z
      .array(z.int().min(1))
      .max(20)
      .default([])
      .describe('Ids of members and agents who are told of it; name each in the text, as `@name`.'),
  }),
  output: change({ id: z.string(), note: z.int() }),
  isIdempotent: true,
  texts: ['text'],
  signs: 'text',
  about,
  async run(box, { conversation, text, mentions }) {
    const { body } = await box.call<Note>('POST', '/api/notes', {
      body: { email_id: numberOf(conversation), text, mentions },
      idempotencyKey: box.key,
    });
    return {
      data: { id: addressOf(box, 'conversation', body.email_id), note: body.id },
      rows: 1,
    };
  },
});

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

export const deleteConversation = tool({
  name: 'delete_conversation',
  title: 'Move a conversation to the trash',
  description:
    'Moves a conversation with its mail and tasks to the trash. Members can take it out again until the trash is emptied.',
  group: 'delete',
  scopes: ['emails:write', 'emails:read'],
  input: z.strictObject({ conversation }),
  output: changed,
  isIdempotent: true,
  about,
  run: (box, { conversation }) => changeConversation(box, numberOf(conversation), { state: 'trash' }),
});
