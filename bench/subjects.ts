/** The requests of a run and their expected results, read from the databases before the Worker opens them. */
import type { DatabaseSync } from 'node:sqlite';
import { BUILT_IN_TAGS } from '../src/contract/built-in-tags.ts';
import type { Direction } from '../src/contract/mail/emails.ts';
import { TASK_PRIORITIES, TASK_STATUSES, type TaskPriority, type TaskStatus } from '../src/contract/tasks.ts';
import { fold } from '../src/lib/fold.ts';
import type { Tag } from '../src/lib/tags.ts';
import type { Organizations } from './databases/places.ts';
import { THREAD_LENGTHS } from './seed-mail.ts';
import { CHINESE_WORD, COMMON_WORD, FREQUENT_WORD, PHRASE, RARE_WORD, SHORT_WORD } from './texts.ts';

export interface Email {
  id: number;
  tag: Tag;
  direction: Direction;
  is_read: 0 | 1;
  thread_id: number;
}

export interface Task {
  id: number;
  status: TaskStatus;
  priority: TaskPriority;
  tag: Tag;
}

/** A list with one combination of filters, and its ids in order. */
export interface List {
  path: string;
  ids: number[];
  /** Whether the response must have `X-Total-Count`. */
  isCounted: boolean;
}

/** A search, and the matching ids in order. */
export interface Search {
  kind: string;
  /** The API parameter that takes the search term. */
  by: 'search' | 'q';
  term: string;
  ids: number[];
}

const SEARCHES: [kind: string, term: string][] = [
  ['a rare word', RARE_WORD],
  ['a common word', COMMON_WORD],
  ['a frequent word', FREQUENT_WORD],
  ['a Chinese word', CHINESE_WORD],
  ['two letters', SHORT_WORD],
  ['one letter', 'z'],
  ['a phrase of frequent words', PHRASE],
  ['a word without matches', 'xylophonist'],
];

/** The searchable text of an email, case-folded. */
interface Seen {
  id: number;
  text: string;
  sender: string;
  is_read: 0 | 1;
  has_attachment: 0 | 1;
}

const anywhere = (word: string) => (email: Seen) => email.text.includes(word) || email.sender.includes(word);
const QUERIES: [kind: string, q: string, matches: (email: Seen) => boolean][] = [
  ['a common word', COMMON_WORD, anywhere(COMMON_WORD)],
  ['a frequent word', FREQUENT_WORD, anywhere(FREQUENT_WORD)],
  [
    'a sender and files',
    'from:sato has:attachment',
    (e) => e.sender.includes('sato') && e.has_attachment === 1,
  ],
  [
    'a word without another, unread',
    `${COMMON_WORD} -delivery is:unread`,
    (e) => anywhere(COMMON_WORD)(e) && !anywhere('delivery')(e) && e.is_read === 0,
  ],
  ['a phrase', `"${PHRASE}"`, anywhere(PHRASE)],
  ['no sender', '-from:e', (e) => !e.sender.includes('e')],
];

export interface Subjects {
  emailLists: List[];
  taskLists: List[];
  conversationLists: List[];
  /** One email for each thread length. */
  threads: { length: number; emailId: number }[];
  emailIds: number[];
  searches: Search[];
  /** Unread emails of the guest organization. */
  unread: number[];
}

/** Reads the subjects from the databases of the measured organization and the guest, which may be the same. */
export function findSubjects(
  db: DatabaseSync,
  ofGuest: DatabaseSync,
  organizations: Organizations,
): Subjects {
  const emails = db
    .prepare(
      `SELECT id, tag, direction, is_read, thread_id FROM emails WHERE organization_id = ?
      ORDER BY received_at DESC, id DESC`,
    )
    .all(organizations.measured) as unknown as Email[];
  const tasks = db
    .prepare('SELECT id, status, priority, tag FROM tasks WHERE organization_id = ? ORDER BY id DESC')
    .all(organizations.measured) as unknown as Task[];
  const unread = ofGuest
    .prepare('SELECT id FROM emails WHERE organization_id = ? AND is_read = 0 ORDER BY id LIMIT 50')
    .all(organizations.guest) as { id: number }[];

  const emailLists = combinations({
    tag: BUILT_IN_TAGS,
    direction: ['inbound', 'outbound'],
    is_read: ['true', 'false'],
  }).map((filter) => ({
    path: `/api/emails?${new URLSearchParams(filter)}`,
    ids: emails
      .filter((email) => matches({ ...email, is_read: String(email.is_read === 1) }, filter))
      .map(({ id }) => id),
    isCounted: true,
  }));
  const taskLists = combinations({
    status: TASK_STATUSES,
    priority: TASK_PRIORITIES,
    tag: BUILT_IN_TAGS,
  }).map((filter) => ({
    path: `/api/tasks?${new URLSearchParams(filter)}`,
    ids: tasks.filter((task) => matches({ ...task }, filter)).map(({ id }) => id),
    isCounted: false,
  }));
  const conversations = db
    .prepare(
      `SELECT t.id, p.box AS tag, p.direction, p.is_read FROM threads AS t JOIN thread_places AS p ON p.thread_id = t.id
      WHERE t.organization_id = ? ORDER BY t.last_at DESC, t.id DESC`,
    )
    .all(organizations.measured) as unknown as Omit<Email, 'thread_id'>[];
  const conversationLists = combinations({
    tag: BUILT_IN_TAGS,
    direction: ['inbound', 'outbound'],
    is_read: ['true', 'false'],
  }).map((filter) => ({
    path: `/api/threads?${new URLSearchParams(filter)}`,
    ids: conversations
      .filter((place) => matches({ ...place, is_read: String(place.is_read === 1) }, { tag: '', ...filter }))
      .map(({ id }) => id),
    isCounted: true,
  }));
  return {
    emailLists,
    taskLists,
    conversationLists,
    searches: searchesOf(db, organizations.measured),
    threads: threadsOf(emails),
    emailIds: emails.map(({ id }) => id),
    unread: unread.map(({ id }) => id),
  };
}

function searchesOf(db: DatabaseSync, organization: number): Search[] {
  const texts = db
    .prepare(
      `SELECT id, subject, body_text, from_name, from_address, is_read,
        EXISTS (SELECT 1 FROM attachments AS a WHERE a.email_id = emails.id AND a.is_inline = 0) AS has_attachment
      FROM emails WHERE organization_id = ? ORDER BY received_at DESC, id DESC`,
    )
    .all(organization) as (Omit<Seen, 'text' | 'sender'> &
    Record<'subject' | 'body_text' | 'from_name' | 'from_address', string>)[];
  const seen: Seen[] = texts.map(({ subject, body_text, from_name, from_address, ...email }) => ({
    ...email,
    text: fold(`${subject}\n\n${body_text}`),
    sender: fold(`${from_name}\n\n${from_address}`),
  }));
  const idsOf = (matches: (email: Seen) => boolean) => seen.filter(matches).map(({ id }) => id);
  return [
    ...SEARCHES.map(([kind, term]) => ({
      kind,
      by: 'search' as const,
      term,
      ids: idsOf(({ text }) => text.includes(term)),
    })),
    ...QUERIES.map(([kind, term, matches]) => ({ kind, by: 'q' as const, term, ids: idsOf(matches) })),
  ];
}

/** Returns all combinations of one value, or none, for each name. */
function combinations(values: Record<string, readonly string[]>): Record<string, string>[] {
  return Object.entries(values).reduce<Record<string, string>[]>(
    (filters, [name, choices]) =>
      filters.flatMap((filter) => [filter, ...choices.map((choice) => ({ ...filter, [name]: choice }))]),
    [{}],
  );
}

function matches(row: Record<string, unknown>, filter: Record<string, string>): boolean {
  return Object.entries(filter).every(([name, value]) => row[name] === value);
}

function threadsOf(emails: Email[]): Subjects['threads'] {
  const members = new Map<number, number[]>();
  for (const { id, thread_id } of emails) members.set(thread_id, [...(members.get(thread_id) ?? []), id]);
  return THREAD_LENGTHS.map((length) => {
    const thread = [...members.values()].find((ids) => ids.length === length);
    if (!thread)
      throw new Error(
        `the seeded data has no thread of ${length} messages: use more emails per organization`,
      );
    return { length, emailId: thread[Math.floor(length / 2)]! };
  }).reverse();
}
