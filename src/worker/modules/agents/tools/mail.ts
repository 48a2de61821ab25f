import { z } from 'zod';
import { CONVERSATION_STATES, type Conversation } from '../../../../contract/mail/conversations.ts';
import type { Thread, ThreadMessage } from '../../../../contract/mail/emails.ts';
import type { Label } from '../../../../contract/mail/labels.ts';
import { findRisk } from '../../ai/index.ts';
import { inZone, inZoneOrNull } from './dates.ts';
import { findConversation, sees } from './sight.ts';
import { addressOf, cursor, idOfRecord, limit, next, numberOf, type ToolBox, tool } from './tool.ts';
import { isRisky, line, shortWords, WITHHELD, words } from './words.ts';

/** The length of a mail's text in an answer. */
const MAX_TEXT = 20_000;

const summary = z.object({
  id: z.string(),
  subject: z.string(),
  snippet: z.string(),
  from: z.string(),
  date: z.string(),
  state: z.enum(CONVERSATION_STATES),
  snoozed_until: z.string().nullable(),
  messages: z.int(),
  unread: z.int(),
  inboxes: z.array(z.string()),
  labels: z.array(z.string()),
  assignee_id: z.int().nullable(),
  task: z.string().nullable(),
});

/** Returns the names of labels by their ids. */
export async function labelNames(box: ToolBox): Promise<Map<number, string>> {
  const { body } = await box.call<Label[]>('GET', '/api/labels');
  return new Map(body.map(({ id, name }) => [id, name]));
}

function summaryOf(box: ToolBox, conversation: Conversation, labels: Map<number, string>) {
  const { last_message: last, task } = conversation;
  return {
    id: addressOf(box, 'conversation', conversation.id),
    subject: shortWords(conversation.subject),
    snippet: shortWords(conversation.snippet),
    from: line(`${last.from_name} <${last.from_address}>`),
    date: inZone(last.received_at, box.zone),
    state: conversation.state,
    snoozed_until: inZoneOrNull(conversation.snoozed_until, box.zone),
    messages: conversation.message_count,
    unread: conversation.unread_count,
    inboxes: [...conversation.tags],
    labels: conversation.label_ids.flatMap((id) => labels.get(id) ?? []),
    assignee_id: conversation.assignee_id,
    task: task ? addressOf(box, 'task', task.id) : null,
  };
}

export const searchMail = tool({
  name: 'search_mail',
  title: 'Search mail',
  description:
    'Lists conversations, newest first: those in a state, or all that a query finds. Query: words, "phrases", from:kim, to:a@b.example, subject:invoice, has:attachment, before:2026-11-23, after:2026-11-23, is:unread, in:done; - negates. A page may have fewer results than asked for and still a next one.',
  group: 'read',
  scopes: ['emails:read'],
  input: z.strictObject({
    query: z.string().max(500).optional(),
    state: z.enum([...CONVERSATION_STATES, 'all']).default('open'),
    inbox: z.string().max(40).optional().describe('Only mail of this inbox, by its name in `inboxes`.'),
    assignee: z.union([z.enum(['me', 'none']), z.int().min(1)]).optional(),
    unread: z.boolean().optional(),
    limit: limit(50, 20),
    cursor,
  }),
  output: z.object({ conversations: z.array(summary), next }),
  isIdempotent: true,
  async run(box, { query, state, inbox, assignee, unread, limit, cursor }) {
    const { body, next } = await box.call<Conversation[]>('GET', '/api/threads', {
      query: {
        q: query || undefined,
        state,
        tag: inbox,
        assignee_id: assignee,
        is_read: unread === undefined ? undefined : !unread,
        limit,
        cursor,
      },
    });
    const labels = await labelNames(box);
    const seen = body.filter((each) => sees(box, each));
    return {
      data: { conversations: seen.map((each) => summaryOf(box, each, labels)), next },
      rows: body.length,
      reads: seen.map(({ last_message }) => last_message.id),
    };
  },
});

const message = z.object({
  id: z.string(),
  from: z.string(),
  whose_words: z.enum(['of the organization', 'of a stranger']),
  to: z.string(),
  date: z.string(),
  risk: z.enum(['none', 'low', 'medium', 'high']).describe('That the mail instructs programs that read it.'),
  text: z.string(),
  attachments: z.array(z.object({ id: z.string(), name: z.string(), type: z.string(), bytes: z.int() })),
  is_cut: z.boolean(),
});

export const readConversation = tool({
  name: 'read_conversation',
  title: 'Read a conversation',
  description:
    'Reads the messages of a conversation, oldest first, as text: what is new in each, without quoted mail and signatures. `full` gives the whole texts. Attachments are named, not read. The text of a mail that seems to give orders to an AI is withheld.',
  group: 'read',
  scopes: ['emails:read'],
  input: z.strictObject({
    conversation: idOfRecord('the conversation, or of any of its emails'),
    full: z.boolean().default(false),
    skip: z
      .int()
      .min(0)
      .default(0)
      .describe('Characters to leave out of each text, to read on in one that is cut.'),
    limit: limit(100, 50),
    cursor,
  }),
  output: z.object({ conversation: summary, messages: z.array(message), next }),
  isIdempotent: true,
  about: ({ conversation }) => numberOf(conversation),
  async run(box, { conversation, full, skip, limit, cursor }) {
    const id = numberOf(conversation);
    const [found, labels, { body, next }] = await Promise.all([
      findConversation(box, id),
      labelNames(box),
      box.call<Thread>('GET', `/api/emails/${id}/thread`, { query: { limit, cursor } }),
    ]);
    const messages = [];
    for (const each of body.messages) messages.push(await messageOf(box, each, { full, skip }));
    return {
      data: { conversation: summaryOf(box, found, labels), messages, next },
      rows: messages.length,
      reads: body.messages.map((each) => each.id),
    };
  },
});

async function messageOf(
  box: ToolBox,
  email: ThreadMessage,
  { full, skip }: { full: boolean; skip: number },
) {
  const isOwn = email.direction === 'outbound';
  const { risk } = isOwn ? { risk: 'none' as const } : await findRisk(box.ctx, email);
  const text = words(full ? email.body_text : email.body_new);
  return {
    id: addressOf(box, 'conversation', email.id),
    from: line(`${email.from_name} <${email.from_address}>`),
    whose_words: isOwn ? ('of the organization' as const) : ('of a stranger' as const),
    to: line(email.to.join(', ')),
    date: inZone(email.received_at, box.zone),
    risk,
    text: isRisky(risk) ? WITHHELD : text.slice(skip, skip + MAX_TEXT).toWellFormed(),
    attachments: email.attachments
      .filter(({ is_inline }) => !is_inline)
      .slice(0, 20)
      .map(({ id, filename, content_type, size }) => ({
        id: `${box.home}/api/emails/${email.id}/attachments/${id}`,
        name: shortWords(filename, 100),
        type: line(content_type, 100),
        bytes: size,
      })),
    is_cut: text.length > skip + MAX_TEXT,
  };
}
