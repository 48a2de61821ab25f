/** Measures the cost of calls in D1: rows and round trips. Identical on any machine, and similar at any size. */
import type { Client } from './client.ts';
import { rawMessage } from './messages.ts';
import type { List, Subjects } from './subjects.ts';

const PAGE = 50;
const LIST_ROWS = 200;
const LIST_TRIPS = 2;
/** The round trips of a call by a client that this isolate knows (docs/decisions/0045-one-trip.md). */
const CALL_TRIPS = 1;
/** The round trips of a call that writes first, if the directory is another database: it waits for authentication. */
const WRITE_TRIPS = 2;
const SEARCH_ROWS = 5000;
const SEARCH_TRIPS = 3;
/** The limits of a search that has found nothing yet, which goes on for 150 ms instead of answering an empty page. */
const GOING_ON = { rows: 60_000, trips: 8 };
const STATS_ROWS = 40;
const STREAM_STATUS_ROWS = 20;
/** The number of streams that the status call must not read. */
const STREAMS = 60;
const SAVE_TRIPS = 3;
/** The limit of rows read by a save, which reads a few rows by key. A higher count means that no index was used. */
const SAVE_ROWS_READ = 510;
const threadRows = (messages: number) => 3 * messages + 40;
const savedRows = (references: number, attachments: number) => 40 + 3 * references + 2 * attachments;

export type Measure = 'rows read' | 'rows written' | 'round trips' | 'wrong';

/** A measured figure. `bar` is its upper limit; null if it has none. */
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
  /** Whether the ids and the total match the database. */
  isRight: boolean;
}

export interface Counts {
  counts: Count[];
  /** The measured pages of each combination of filters. */
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
    ['conversations', subjects.conversationLists],
  ] as const) {
    const listPages = [];
    for (const list of lists) {
      progress(`reading ${list.path}`);
      listPages.push(...(await readList(reader, list)));
    }
    const worst = listPages.reduce((a, b) => (b.rowsRead > a.rowsRead ? b : a));
    add(
      `list of ${name}, worst of ${listPages.length} pages: ${worst.path.replace(/(cursor=)[^&]+/, '$1…')}`,
      'rows read',
      worst.rowsRead,
      LIST_ROWS,
    );
    add(
      `list of ${name}, worst`,
      'round trips',
      Math.max(...listPages.map((page) => page.roundTrips)),
      LIST_TRIPS,
    );
    add(
      `list of ${name}: pages with wrong ids or total`,
      'wrong',
      listPages.filter((page) => !page.isRight).length,
      0,
    );
    pages.push(...listPages);
  }

  for (const { kind, by, term, ids } of subjects.searches) {
    const path = `/api/emails?${new URLSearchParams({ [by]: term })}`;
    const { cost, json, headers } = await reader.measure('GET', path);
    const pageIds = (json as { id: number }[]).map(({ id }) => id);
    const call = `${by} for ${kind} (${term}), ${pageIds.length} of ${ids.length} matches on the page`;
    const goesOn = pageIds.length === 0;
    add(call, 'rows read', cost.rowsRead, goesOn ? GOING_ON.rows : SEARCH_ROWS);
    add(call, 'round trips', cost.roundTrips, goesOn ? GOING_ON.trips : SEARCH_TRIPS);
    const isRight = pageIds.join() === ids.slice(0, pageIds.length).join();
    const isComplete = pageIds.length === Math.min(PAGE, ids.length) || nextPageOf(headers) !== null;
    add(`${call}: wrong ids or no next page`, 'wrong', isRight && isComplete ? 0 : 1, 0);
  }

  for (const { length, emailId } of subjects.threads) {
    const { cost, json } = await reader.measure('GET', `/api/emails/${emailId}/thread`);
    const { messages } = json as { messages: unknown[] };
    add(`thread of ${length}`, 'rows read', cost.rowsRead, threadRows(length));
    add(`thread of ${length}`, 'round trips', cost.roundTrips, CALL_TRIPS);
    add(`thread of ${length}: messages missing`, 'wrong', length - messages.length, 0);
  }

  for (const { kind, by, term } of subjects.searches) {
    const path = `/api/threads?${new URLSearchParams({ [by]: term })}`;
    const { cost, json } = await reader.measure('GET', path);
    const goesOn = (json as unknown[]).length === 0;
    const call = `${by} of conversations for ${kind} (${term})`;
    add(call, 'rows read', cost.rowsRead, goesOn ? GOING_ON.rows : SEARCH_ROWS);
    add(call, 'round trips', cost.roundTrips, goesOn ? GOING_ON.trips : SEARCH_TRIPS + 1);
  }

  const detail = await reader.measure('GET', `/api/emails/${subjects.emailIds[PAGE]}`);
  add('detail of an email', 'rows read', detail.cost.rowsRead);
  add('detail of an email', 'round trips', detail.cost.roundTrips, CALL_TRIPS);

  const stats = await reader.measure('GET', '/api/stats');
  add('stats', 'rows read', stats.cost.rowsRead, STATS_ROWS);
  add('stats', 'round trips', stats.cost.roundTrips, CALL_TRIPS);
  const { totalEmails } = stats.json as { totalEmails: number };
  add(
    'stats: difference from the actual number',
    'wrong',
    Math.abs(totalEmails - subjects.emailIds.length),
    0,
  );

  for (let i = 0; i < STREAMS; i++) {
    const event = { type: i % 2 ? 'ended' : 'live', video_id: `bench-${i >> 1}`, viewer_count: i };
    await writer.call('POST', '/api/stream/events', event);
  }
  const status = await writer.measure('GET', '/api/stream/status');
  add('status of the stream', 'rows read', status.cost.rowsRead, STREAM_STATUS_ROWS);
  add('status of the stream', 'round trips', status.cost.roundTrips, LIST_TRIPS);

  await measureSaving(writer, add);

  const markResponse = await writer.measure('PATCH', '/api/emails/read', {
    ids: subjects.unread,
    is_read: true,
  });
  const { updated } = markResponse.json as { updated: number };
  const mark = `mark ${subjects.unread.length} as read (${updated} changed)`;
  add(mark, 'rows read', markResponse.cost.rowsRead);
  add(mark, 'rows written', markResponse.cost.rowsWritten);
  add(mark, 'round trips', markResponse.cost.roundTrips, WRITE_TRIPS);
  return { counts, pages };
}

/** Reads the first page, then the second and a middle page by cursor. */
async function readList(client: Client, list: List): Promise<ListPage[]> {
  const pages: ListPage[] = [];
  const readPage = async (path: string, position: number) => {
    const { json, headers, cost } = await client.measure('GET', path);
    const total = headers.get('x-total-count');
    const ids = (json as { id: number }[]).map(({ id }) => id);
    pages.push({
      path,
      rowsRead: cost.rowsRead,
      roundTrips: cost.roundTrips,
      isRight:
        ids.join() === list.ids.slice(position, position + PAGE).join() &&
        (total === null ? !list.isCounted : Number(total) === list.ids.length),
    });
    return nextPageOf(headers);
  };

  const next = await readPage(list.path, 0);
  if (list.ids.length <= PAGE) return pages;
  await readPage(next ?? list.path, PAGE);

  const middle = Math.floor(list.ids.length / 2);
  const { headers } = await client.measure('GET', `${list.path}&limit=1&offset=${middle - 1}`);
  const url = new URL(nextPageOf(headers) ?? list.path, 'http://localhost');
  url.searchParams.set('limit', String(PAGE));
  await readPage(url.pathname + url.search, middle);
  return pages;
}

function nextPageOf(headers: Headers): string | null {
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
  const reply = {
    ...fields,
    message_id: '<bench-reply@example.com>',
    in_reply_to_message_id: fields.message_id,
    references_chain: fields.message_id,
  };
  saves.push(['save a reply', reply, savedRows(1, 0)]);
  for (const [call, body, bar] of saves) {
    const { status, cost } = await writer.measure('POST', '/api/emails', body);
    add(call, 'rows written', cost.rowsWritten, bar);
    add(call, 'rows read', cost.rowsRead, SAVE_ROWS_READ);
    add(call, 'round trips', cost.roundTrips, SAVE_TRIPS);
    add(`${call}: not created`, 'wrong', status === 201 ? 0 : 1, 0);
  }
  const repeated = await writer.measure('POST', '/api/emails', fields);
  add('save the same again', 'rows written', repeated.cost.rowsWritten, 0);
  add('save the same again', 'rows read', repeated.cost.rowsRead, SAVE_ROWS_READ);
  add('save the same again', 'round trips', repeated.cost.roundTrips, SAVE_TRIPS);
}
