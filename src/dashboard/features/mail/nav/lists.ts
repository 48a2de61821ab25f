import type { Schemas } from '../../../api/client.ts';
import { listOf, type MailSearch, stateOf } from '../search.ts';

type Counts = Schemas['ConversationCounts'];
type Count = Counts['all'];

/** The lists of mail, in the order of the sidebar; `key` follows `g`. */
export const LISTS = [
  { name: 'mine', search: { assignee: 'me' }, key: 'j', count: ({ mine }: Counts) => mine },
  { name: 'unassigned', search: { assignee: 'none' }, key: 'u', count: (all: Counts) => all.unassigned },
  { name: 'open', search: {}, key: 'm', count: ({ open }: Counts) => open },
  { name: 'forUs', search: { direction: 'inbound' }, key: 'n', count: (all: Counts) => all.waiting_for_us },
  {
    name: 'forThem',
    search: { direction: 'outbound' },
    key: 'v',
    count: (all: Counts) => all.waiting_for_them,
  },
  { name: 'snoozed', search: { state: 'snoozed' }, key: 'h', count: ({ snoozed }: Counts) => snoozed },
  { name: 'done', search: { state: 'done' }, key: 'e', count: ({ done }: Counts) => done },
  { name: 'sent', search: { sent: true, state: 'all' }, key: 'f', count: () => undefined },
  { name: 'spam', search: { state: 'spam' }, key: '!', count: ({ spam }: Counts) => spam },
  { name: 'trash', search: { state: 'trash' }, key: '#', count: ({ trash }: Counts) => trash },
  { name: 'all', search: { state: 'all' }, key: 'x', count: ({ all }: Counts) => all },
] as const satisfies readonly {
  name: string;
  search: MailSearch;
  key: string;
  count: (counts: Counts) => Count | undefined;
}[];
export type ListName = (typeof LISTS)[number]['name'];

/** The lists of drafts; `key` follows `g`. */
export const DRAFT_LISTS = [
  ['drafts', 'w', {}],
  ['scheduled', 'o', { list: 'scheduled' }],
] as const;

/** The lists whose number of conversations calls for work. */
const COUNTED = new Set<ListName>(['mine', 'unassigned', 'open', 'forUs', 'snoozed']);

/** Returns the number beside a list: how many conversations wait there for somebody. */
export const numberOf = (name: ListName, counted: Count | undefined): number =>
  COUNTED.has(name) ? (counted?.count ?? 0) : 0;

/** Returns whether two searches are of the same list: the one of all mail, or the one that a search stays within. */
export function isSameList(one: MailSearch, other: MailSearch): boolean {
  const first = listOf(one);
  const second = listOf(other);
  const keys = Object.keys({ ...first, ...second }) as (keyof typeof first)[];
  return keys.every((key) => first[key] === second[key]);
}

/** Returns whether two searches are of the same list, for the same words. */
export function isSameSearch(one: MailSearch, other: MailSearch): boolean {
  return isSameList(one, other) && (one.q ?? '').trim() === (other.q ?? '').trim();
}

/** Compares saved views: those of the user `me` come first, then what others share; each by order and name. */
export const byOwnerAndName =
  (me: number) =>
  (one: Schemas['View'], other: Schemas['View']): number =>
    Number(other.owner_id === me) - Number(one.owner_id === me) ||
    one.order - other.order ||
    one.name.localeCompare(other.name);

type Filters = Schemas['View']['filters'];

/** Returns the URL search of a saved view. */
export function searchOf({
  state,
  tag,
  label_id,
  is_read,
  direction,
  assignee_id,
  sent,
  q,
  search,
}: Filters): MailSearch {
  const words = q ?? search;
  // A search without a state is of all mail.
  const shown = words ? (state ?? 'open') : state;
  return {
    ...(shown && shown !== (words ? 'all' : 'open') && { state: shown as NonNullable<MailSearch['state']> }),
    ...(tag && { tag }),
    ...(label_id && { label: Number(label_id) }),
    ...(is_read === 'false' && { unread: true as const }),
    ...((direction === 'inbound' || direction === 'outbound') && { direction }),
    ...(assignee_id && { assignee: assignee_id }),
    ...(sent && { sent: true as const }),
    ...(words && { q: words }),
  };
}

/** Returns the filters of a view that shows what a URL search shows. */
export function filtersOf(search: MailSearch): Filters {
  const { tag, label, unread, direction, assignee, sent, q } = search;
  const state = stateOf(search);
  return {
    ...(state !== 'open' && { state }),
    ...(tag && { tag }),
    ...(label && { label_id: String(label) }),
    ...(unread && { is_read: 'false' }),
    ...(direction && { direction }),
    ...(assignee && { assignee_id: assignee }),
    ...(sent && { sent: 'true' }),
    ...(q && { q }),
  };
}
