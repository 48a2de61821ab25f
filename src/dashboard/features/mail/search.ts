/** The URL search parameters of the mail list: the list, its filters and the search. */
import { readTag } from '../../lib/tags.ts';

const STATES = ['open', 'snoozed', 'done', 'spam', 'trash', 'all'] as const;
type State = (typeof STATES)[number];

export interface MailSearch {
  /** Defaults to open conversations. With `q` it defaults to all, and any state keeps the search within the list. */
  state?: State;
  tag?: string;
  /** The id of a label; excludes a tag. */
  label?: number;
  unread?: true;
  /** The direction of the last message. */
  direction?: 'inbound' | 'outbound';
  /** `me`, `none`, or the id of a user. */
  assignee?: string;
  /** Conversations with sent mail. */
  sent?: true;
  q?: string;
  /** The list in which a search of all mail was typed; open conversations if absent. */
  from?: MailSearch;
}

export const MOST_LETTERS = 200;
/** The page size after the first page. */
export const FURTHER = 200;

/** Reads the valid filters. Ignores everything else, so that an outdated or mistyped link still shows mail. */
export function readMailSearch(raw: Record<string, unknown>): MailSearch {
  const typed = typeof raw['q'] === 'string' || typeof raw['q'] === 'number' ? String(raw['q']) : '';
  const q = typed.trim() ? typed.slice(0, MOST_LETTERS) : undefined;
  const list = readList(raw);
  if (q === undefined) return list.state === 'open' ? without(list, 'state') : list;
  const isWithin = list.state !== undefined;
  const from = !isWithin && isRecord(raw['from']) ? readMailSearch({ ...raw['from'], q: undefined }) : {};
  return { ...list, q, ...(Object.keys(from).length > 0 && { from }) };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function readList(raw: Record<string, unknown>): MailSearch {
  const state = STATES.find((each) => each === raw['state']);
  const tag = readTag(raw['tag']);
  const label = Number(raw['label']);
  const direction = (['inbound', 'outbound'] as const).find((each) => each === raw['direction']);
  const assignee = String(raw['assignee'] ?? '');
  return {
    ...(state && { state }),
    ...(tag && { tag }),
    ...(!tag && Number.isSafeInteger(label) && label > 0 && { label }),
    ...(raw['unread'] === true && { unread: true as const }),
    ...(direction && { direction }),
    ...(/^(?:me|none|[1-9]\d{0,15})$/.test(assignee) && { assignee }),
    ...(raw['sent'] === true && { sent: true as const }),
  };
}

function without(search: MailSearch, ...names: (keyof MailSearch)[]): MailSearch {
  return Object.fromEntries(Object.entries(search).filter(([name]) => !names.includes(name as 'q')));
}

/** Returns the state of the conversations that are shown. */
export const stateOf = ({ state, q }: MailSearch): State => state ?? (q ? 'all' : 'open');

/** Returns whether the search is of one list rather than of all mail. */
export const isWithin = ({ state, q }: MailSearch): boolean => q !== undefined && state !== undefined;

/** Returns the shown list, without the search. */
export function listOf(search: MailSearch): MailSearch {
  const state = stateOf(search);
  return { ...without(search, 'q', 'from', 'state'), ...(state !== 'open' && { state }) };
}

/** Returns the list in which the search was typed, which is the shown list if nothing is searched. */
export function originOf(search: MailSearch): MailSearch {
  return search.q === undefined || isWithin(search) ? listOf(search) : (search.from ?? {});
}

/** Returns the search of all mail for these words, typed in a list. */
export function searchAll(search: MailSearch, q = search.q): MailSearch {
  return readMailSearch({ q, from: originOf(search) });
}

/** Returns the search for these words within the list in which it was typed, with the filters of the shown one. */
export function searchWithin(search: MailSearch, q = search.q): MailSearch {
  const origin = originOf(search);
  const filters = without(search, 'from', ...(origin.label ? (['tag'] as const) : []));
  return readMailSearch({ ...filters, ...origin, state: stateOf(origin), q });
}

/** Returns whether a search begun in this list stays within it: a search of all mail leaves out spam and trash. */
export function beginsWithin(search: MailSearch): boolean {
  const { state } = originOf(search);
  return state === 'spam' || state === 'trash';
}

/** Returns the query of `GET /api/threads`. */
export function toListQuery(search: MailSearch) {
  const { tag, label, unread, direction, assignee, sent, q } = search;
  const state = stateOf(search);
  return {
    ...(state !== 'open' && { state }),
    ...(tag && { tag }),
    ...(label && { label_id: label }),
    ...(unread && { is_read: 'false' as const }),
    ...(direction && { direction }),
    ...(assignee && { assignee_id: assignee }),
    ...(sent && { sent: 'true' as const }),
    ...(q && { q: q.trim() }),
    fields:
      'id,subject,snippet,last_message,participants,message_count,unread_count,tags,has_attachment,state,snoozed_until,label_ids,assignee_id,task',
    limit: 50,
  };
}

/** Returns whether the list is filtered. */
export const isFiltered = ({ state: _, sent: __, ...filters }: MailSearch): boolean =>
  Object.keys(filters).length > 0;
