/** The URL search parameters of the mail list: the list, its filters and the search. */
import { readTag } from '../../lib/tags.ts';

/** The lists besides open conversations. */
const OTHER_STATES = ['snoozed', 'done', 'spam', 'trash', 'all'] as const;

export interface MailSearch {
  /** Defaults to open conversations. */
  state?: (typeof OTHER_STATES)[number];
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
}

const MOST_LETTERS = 200;
/** The page size after the first page. */
export const FURTHER = 200;

/** Reads the valid filters. Ignores everything else, so that an outdated or mistyped link still shows mail. */
export function readMailSearch(raw: Record<string, unknown>): MailSearch {
  const state = OTHER_STATES.find((each) => each === raw['state']);
  const tag = readTag(raw['tag']);
  const label = Number(raw['label']);
  const direction = (['inbound', 'outbound'] as const).find((each) => each === raw['direction']);
  const assignee = String(raw['assignee'] ?? '');
  const q = typeof raw['q'] === 'string' || typeof raw['q'] === 'number' ? String(raw['q']) : '';
  return {
    ...(state && { state }),
    ...(tag && { tag }),
    ...(!tag && Number.isSafeInteger(label) && label > 0 && { label }),
    ...(raw['unread'] === true && { unread: true as const }),
    ...(direction && { direction }),
    ...(/^(?:me|none|[1-9]\d{0,15})$/.test(assignee) && { assignee }),
    ...(raw['sent'] === true && { sent: true as const }),
    ...(q.trim() && { q: q.slice(0, MOST_LETTERS) }),
  };
}

/** Returns the query of `GET /api/threads`. */
export function toListQuery({ state, tag, label, unread, direction, assignee, sent, q }: MailSearch) {
  return {
    ...(state && { state }),
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
