/** What the people of the company do: each one thing after the other, with pauses. */
import { setTimeout as sleep } from 'node:timers/promises';
import { pick, type Random } from '../random.ts';
import type { Caller } from './calls.ts';

const PAUSE_MS = 4_000;
const SEARCHES = ['order', 'invoice', 'parcel from:kim', 'is:unread monday', 'has:attachment'];

interface Conversation {
  id: number;
  last_email_id: number;
}
interface Message {
  id: number;
  message_id: string;
  direction: string;
}

export interface Person extends Caller {
  userId: number;
  labelId: number;
}

type Deed = (person: Person, random: Random) => Promise<unknown>;

async function someConversation(person: Person, random: Random): Promise<Conversation | undefined> {
  const list = await person.call<Conversation[]>('list conversations', 'GET', '/api/threads?limit=50');
  return list && list.length > 0 ? pick(random, list) : undefined;
}

async function open(person: Person, id: number): Promise<Message[]> {
  const [thread] = await Promise.all([
    person.call<{ messages: Message[] }>('open the messages', 'GET', `/api/emails/${id}/thread`),
    person.call('open a conversation', 'GET', `/api/threads/${id}`),
  ]);
  return thread?.messages ?? [];
}

const read: Deed = async (person, random) => {
  const conversation = await someConversation(person, random);
  if (!conversation) return;
  const messages = await open(person, conversation.id);
  const ids = messages.slice(-20).map(({ id }) => id);
  await person.call('mark as read', 'PATCH', '/api/emails/read', { ids, is_read: true });
};

const reply: Deed = async (person, random) => {
  const conversation = await someConversation(person, random);
  if (!conversation) return;
  const parent = (await open(person, conversation.id)).findLast(({ direction }) => direction === 'inbound');
  if (!parent) return;
  await person.call('reply', 'POST', '/api/send-email', {
    from_inbox: 'Support',
    to: 'kim@example.com',
    subject: 'Re: your order',
    body: '<p>It is on its way.</p>',
    parent_message_id: parent.message_id,
  });
};

const move: Deed = async (person, random) => {
  const conversation = await someConversation(person, random);
  if (!conversation) return;
  const change = pick(random, [
    { state: 'done' },
    { state: 'trash' },
    { state: 'spam' },
    { assignee_id: person.userId },
    { add_label_ids: [person.labelId] },
    { tag: 'Partners' },
    { state: 'snoozed', snoozed_until: new Date(Date.now() + 60_000).toISOString() },
  ]);
  await person.call('move a conversation', 'PATCH', `/api/threads/${conversation.id}`, change);
};

const get =
  (name: string, path: (random: Random) => string): Deed =>
  (person, random) =>
    person.call(name, 'GET', path(random));

const search = get(
  'search',
  (random) => `/api/threads?limit=50&q=${encodeURIComponent(pick(random, SEARCHES))}`,
);
const pages = get('list emails by offset', (random) => `/api/emails?limit=50&offset=${random(2_000)}`);
const counts = get('counts', () => '/api/threads/counts');
const tasks = get('list tasks', () => '/api/tasks?limit=50');
const contacts = get('list contacts', () => '/api/contacts?limit=50');
const reports = get('reports', () => '/api/reports');

const draft: Deed = async (person, random) => {
  const conversation = await someConversation(person, random);
  if (conversation) {
    await person.call('AI writes a reply', 'POST', '/api/ai/generate/reply', { email_id: conversation.id });
  }
};

/** The deeds, each as often as in a hundred. */
const DEEDS = (
  [
    [read, 38],
    [counts, 14],
    [move, 12],
    [reply, 6],
    [search, 10],
    [pages, 7],
    [tasks, 6],
    [contacts, 3],
    [reports, 2],
    [draft, 2],
  ] as const
).flatMap(([deed, times]) => Array.from({ length: times }, () => deed));

/** Works until `end` (milliseconds since 1970). */
export async function work(person: Person, end: number, random: Random): Promise<void> {
  while (Date.now() < end) {
    await pick(random, DEEDS)(person, random);
    await sleep(PAUSE_MS / 2 + random(PAUSE_MS));
  }
}

/** Keeps the socket of a page open, as the dashboard does. Returns a function that closes it and returns its messages. */
export function listen(origin: string, cookie: string): () => number {
  let messages = 0;
  let isOver = false;
  let socket: WebSocket;
  // Node's own takes headers, although the standard has none.
  const Socket = WebSocket as unknown as new (url: string, options: object) => WebSocket;
  const connect = () => {
    socket = new Socket(`${origin.replace('http', 'ws')}/api/live`, { headers: { cookie, origin } });
    socket.addEventListener('message', () => messages++);
    socket.addEventListener('close', () => !isOver && setTimeout(connect, 1_000));
  };
  connect();
  return () => {
    isOver = true;
    socket.close();
    return messages;
  };
}
