/** What calls cost at D1: rows and round trips. The same on any machine, and nearly the same at any size. */
import type { Client } from './client.ts';
import { rawMessage } from './messages.ts';
import type { List, Subjects } from './subjects.ts';

const PAGE = 50;
const LIST_ROWS = 200;
const LIST_TRIPS = 2;
const SEARCH_ROWS = 5000;
const SEARCH_TRIPS = 3;
const STATS_ROWS = 40;
const SAVE_TRIPS = 3;
/** A save looks up a few rows by their keys. More is an index that was not used, and grows with the organization. */
const SAVE_ROWS_READ = 300;
const threadRows = (messages: number) => 3 * messages + 40;
const savedRows = (references: number, attachments: number) => 30 + 2 * references + 2 * attachments;

export type Measure = 'rows read' | 'rows written' | 'round trips' | 'wrong';

/** One figure. `bar` is the most it may be; null: it is only shown. */
export interface Count {
  call: string;
  measure: Measure;
  value: number;
  bar: number | null;
  ok: boolean;
}

export interface ListPage {
  path: string;
  rowsRead: number;
  roundTrips: number;
  /** False when ids or total are not those of the database. */
  isRight: boolean;
}

export interface Counts {
  counts: Count[];
  /** Each page of each combination of filters. */
  pages: ListPage[];
}

export async function measureCounts(
  reader: Client,
  writer: Client,
  subjects: Subjects,
  progress: (message: string) => void,
): Promise<Counts> {
  const counts: Count[] = [];
  const add = (call: string, measure: Measure, value: number, bar: number | null = null) =>
    counts.push({ call, measure, value, bar, ok: bar === null || value <= bar });

  const pages: ListPage[] = [];
  for (const [name, lists] of [
    ['emails', subjects.emailLists],
    ['tasks', subjects.taskLists],
  ] as const) {
    const read = [];
    for (const list of lists) {
      progress(`reading ${list.path}`);
      read.push(...(await readList(reader, list)));
    }
    const worst = read.reduce((a, b) => (b.rowsRead > a.rowsRead ? b : a));
    add(
      `list of ${name}, worst of ${read.length}: ${worst.path.replace(/(cursor=)[^&]+/, '$1…')}`,
      'rows read',
      worst.rowsRead,
      LIST_ROWS,
    );
    add(
      `list of ${name}, worst`,
      'round trips',
      Math.max(...read.map((page) => page.roundTrips)),
      LIST_TRIPS,
    );
    add(
      `list of ${name}: pages with wrong ids or total`,
      'wrong',
      read.filter((page) => !page.isRight).length,
      0,
    );
    pages.push(...read);
  }

  for (const { kind, term, ids } of subjects.searches) {
    const path = `/api/emails?${new URLSearchParams({ search: term })}`;
    const { cost, json, headers } = await reader.counted('GET', path);
    const found = (json as { id: number }[]).map(({ id }) => id);
    const call = `search for ${kind} (${term}), ${found.length} on the page of ${ids.length} in all`;
    add(call, 'rows read', cost.rowsRead, SEARCH_ROWS);
    add(call, 'round trips', cost.roundTrips, SEARCH_TRIPS);
    const isRight = found.join() === ids.slice(0, found.length).join();
    const isWhole = found.length === Math.min(PAGE, ids.length) || nextOf(headers) !== null;
    add(`${call}: other ids, or less without a next page`, 'wrong', isRight && isWhole ? 0 : 1, 0);
  }

  for (const { length, emailId } of subjects.threads) {
    const { cost, json } = await reader.counted('GET', `/api/emails/${emailId}/thread`);
    const { messages } = json as { messages: unknown[] };
    add(`thread of ${length}`, 'rows read', cost.rowsRead, threadRows(length));
    add(`thread of ${length}`, 'round trips', cost.roundTrips);
    add(`thread of ${length}: messages missing`, 'wrong', length - messages.length, 0);
  }

  const detail = await reader.counted('GET', `/api/emails/${subjects.emailIds[PAGE]}`);
  add('detail of an email', 'rows read', detail.cost.rowsRead);
  add('detail of an email', 'round trips', detail.cost.roundTrips);

  const stats = await reader.counted('GET', '/api/stats');
  add('stats', 'rows read', stats.cost.rowsRead, STATS_ROWS);
  add('stats', 'round trips', stats.cost.roundTrips);
  const { totalEmails } = stats.json as { totalEmails: number };
  add('stats: difference from the true number', 'wrong', Math.abs(totalEmails - subjects.emailIds.length), 0);

  await measureSaving(writer, add);

  const marked = await writer.counted('PATCH', '/api/emails/read', { ids: subjects.unread, is_read: true });
  const { updated } = marked.json as { updated: number };
  const mark = `mark ${subjects.unread.length} read (${updated} changed)`;
  add(mark, 'rows read', marked.cost.rowsRead);
  add(mark, 'rows written', marked.cost.rowsWritten);
  add(mark, 'round trips', marked.cost.roundTrips);
  return { counts, pages };
}

/** The first page, the next, and one in the middle, both by cursor. */
async function readList(client: Client, list: List): Promise<ListPage[]> {
  const pages: ListPage[] = [];
  const read = async (path: string, place: number) => {
    const { json, headers, cost } = await client.counted('GET', path);
    const total = headers.get('x-total-count');
    const ids = (json as { id: number }[]).map(({ id }) => id);
    pages.push({
      path,
      rowsRead: cost.rowsRead,
      roundTrips: cost.roundTrips,
      isRight:
        ids.join() === list.ids.slice(place, place + PAGE).join() &&
        (total === null ? !list.isCounted : Number(total) === list.ids.length),
    });
    return nextOf(headers);
  };

  const next = await read(list.path, 0);
  if (list.ids.length <= PAGE) return pages;
  await read(next ?? list.path, PAGE);

  const middle = Math.floor(list.ids.length / 2);
  const { headers } = await client.counted('GET', `${list.path}&limit=1&offset=${middle - 1}`);
  const url = new URL(nextOf(headers) ?? list.path, 'http://localhost');
  url.searchParams.set('limit', String(PAGE));
  await read(url.pathname + url.search, middle);
  return pages;
}

function nextOf(headers: Headers): string | null {
  const link = /^<([^>]+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1];
  if (!link) return null;
  const url = new URL(link);
  return url.pathname + url.search;
}

type Add = (call: string, measure: Measure, value: number, bar?: number | null) => void;

async function measureSaving(writer: Client, add: Add): Promise<void> {
  const fields = {
    message_id: '<bench-fields@example.com>',
    from_address: 'kim@example.com',
    from_name: 'Kim Sato',
    to_address: 'support@company.example',
    subject: 'My parcel has not arrived',
    body_text: 'Hello, order 1042 should have been here on Monday. '.repeat(20),
  };
  const saves: [string, unknown, number][] = [
    ['save fields', fields, savedRows(0, 0)],
    [
      'save raw with 10 references',
      await rawMessage(writer.organization, -1, { references: 10 }),
      savedRows(10, 0),
    ],
    [
      'save raw with 2 attachments',
      await rawMessage(writer.organization, -2, { attachments: 2 }),
      savedRows(0, 2),
    ],
  ];
  for (const [call, body, bar] of saves) {
    const { status, cost } = await writer.counted('POST', '/api/emails', body);
    add(call, 'rows written', cost.rowsWritten, bar);
    add(call, 'rows read', cost.rowsRead, SAVE_ROWS_READ);
    add(call, 'round trips', cost.roundTrips, SAVE_TRIPS);
    add(`${call}: not created`, 'wrong', status === 201 ? 0 : 1, 0);
  }
  const again = await writer.counted('POST', '/api/emails', fields);
  add('save the same again', 'rows written', again.cost.rowsWritten, 0);
  add('save the same again', 'rows read', again.cost.rowsRead, SAVE_ROWS_READ);
  add('save the same again', 'round trips', again.cost.roundTrips, SAVE_TRIPS);
}
