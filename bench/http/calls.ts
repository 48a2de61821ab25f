/** The calls that `npm run bench -- --http` times, and the rows that each one returns. */
import type { Query } from '../counting.ts';
import { sampleEmail } from '../speed.ts';
import type { Subjects } from '../subjects.ts';
import { COMMON_WORD } from '../texts.ts';

const MAX_RATIO = 1.15;
const THREAD_LENGTH = 10;

export interface Request {
  method: string;
  path: string;
  body?: unknown;
}

/** Rows of a table, selected by their key. */
export interface Rows {
  table: string;
  key: string;
  values: number[];
  /** The fields that the call returns, including those that are not a column of the table. */
  fields: string[];
}

export interface HttpCall {
  name: string;
  /** The caller. The reader's organization is never written to. */
  by: 'reader' | 'writer';
  /** Returns the `i`th request. Requests that write all differ. */
  request(i: number): Request;
  /** Returns the rows that the bare read must return, given Herald's response. */
  rows(answer: unknown): Rows;
  /** The upper limit of the ratio of Herald's median to that of the bare batch; null if there is none. */
  bar: number | null;
}

type Item = { id: number };

export function httpCalls(
  subjects: Pick<Subjects, 'emailIds' | 'threads' | 'unread'>,
  organization: number,
  taskId: number,
): HttpCall[] {
  const read = (
    name: string,
    path: string,
    rows: (answer: unknown) => Rows,
    bar: number | null = null,
  ): HttpCall => ({ name, by: 'reader', request: () => ({ method: 'GET', path }), rows, bar });
  const listed = (table: string) => (answer: unknown) => rowsOf(table, answer as Item[]);
  const one = (table: string) => (answer: unknown) => rowsOf(table, [answer as Item]);

  const thread = subjects.threads.find(({ length }) => length === THREAD_LENGTH);
  const opened = subjects.emailIds[0];
  const marked = subjects.unread[0];
  if (!thread || opened === undefined || marked === undefined) throw new Error('the seeded mail lacks some');
  return [
    read('list of 50 mails', '/api/emails?limit=50', listed('emails'), MAX_RATIO),
    read('list of 50 conversations', '/api/threads?limit=50', listed('threads')),
    read('open a mail', `/api/emails/${opened}`, one('emails'), MAX_RATIO),
    read(
      `thread of ${THREAD_LENGTH}`,
      `/api/emails/${thread.emailId}/thread`,
      (answer) => rowsOf('emails', (answer as { messages: Item[] }).messages),
      MAX_RATIO,
    ),
    read('list of 50 tasks', '/api/tasks?limit=50', listed('tasks')),
    read('stats', '/api/stats', () => ({
      table: 'email_counts',
      key: 'organization_id',
      values: [organization],
      fields: ['tag', 'direction', 'is_read', 'count'],
    })),
    read(`search for ${COMMON_WORD}`, `/api/emails?limit=50&search=${COMMON_WORD}`, listed('emails')),
    {
      name: 'mark a mail read',
      by: 'writer',
      request: (i) => ({
        method: 'PATCH',
        path: '/api/emails/read',
        body: { ids: [marked], is_read: i % 2 === 0 },
      }),
      rows: () => ({ table: 'emails', key: 'id', values: [marked], fields: ['id', 'is_read'] }),
      bar: MAX_RATIO,
    },
    {
      name: 'change a task',
      by: 'writer',
      request: (i) => ({
        method: 'PATCH',
        path: `/api/tasks/${taskId}`,
        body: { status: i % 2 === 0 ? 'in_progress' : 'todo' },
      }),
      rows: one('tasks'),
      bar: null,
    },
    {
      name: 'save a mail',
      by: 'writer',
      request: (i) => ({ method: 'POST', path: '/api/emails', body: sampleEmail(i) }),
      // An email that both databases have from the start.
      rows: (answer) => ({ ...rowsOf('emails', [answer as Item]), values: [marked] }),
      bar: null,
    },
  ];
}

function rowsOf(table: string, items: Item[]): Rows {
  return {
    table,
    key: 'id',
    values: items.map(({ id }) => id),
    fields: Object.keys(items[0] ?? {}),
  };
}

/** Returns one statement that reads the rows, with those of their fields that are a column of the table. */
export function readOf({ table, key, values, fields }: Rows, columnsOfTable: readonly string[]): Query {
  const columns = fields.filter((field) => columnsOfTable.includes(field));
  if (values.length === 0 || columns.length === 0) throw new Error(`the call answers no rows of ${table}`);
  return {
    sql: `SELECT ${columns.join(', ')} FROM ${table} WHERE ${key} IN (SELECT value FROM json_each(?))`,
    params: [JSON.stringify(values)],
  };
}
