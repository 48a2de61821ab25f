/** What the address says about the list: its filters and what is searched for. */
const TAGS = ['Hello', 'Partners', 'Info', 'Support', 'Neo'] as const;
export type Tag = (typeof TAGS)[number];

export interface MailSearch {
  tag?: Tag;
  unread?: true;
  /** Of the last message. */
  direction?: 'inbound' | 'outbound';
  /** `me`, `none`, or the id of a user. */
  assignee?: string;
  q?: string;
}

const MOST_LETTERS = 200;
/** Conversations on each page after the first. */
export const FURTHER = 200;

/** The filters of an address. What is not one is left out, so that an old or mistyped link still shows mail. */
export function readMailSearch(raw: Record<string, unknown>): MailSearch {
  const tag = TAGS.find((each) => each === raw['tag']);
  const direction = (['inbound', 'outbound'] as const).find((each) => each === raw['direction']);
  const assignee = String(raw['assignee'] ?? '');
  const q = typeof raw['q'] === 'string' || typeof raw['q'] === 'number' ? String(raw['q']) : '';
  return {
    ...(tag && { tag }),
    ...(raw['unread'] === true && { unread: true as const }),
    ...(direction && { direction }),
    ...(/^(?:me|none|[1-9]\d{0,15})$/.test(assignee) && { assignee }),
    ...(q.trim() && { q: q.slice(0, MOST_LETTERS) }),
  };
}

/** The same as the query of `GET /api/threads`. */
export function toListQuery({ tag, unread, direction, assignee, q }: MailSearch) {
  return {
    ...(tag && { tag }),
    ...(unread && { is_read: 'false' as const }),
    ...(direction && { direction }),
    ...(assignee && { assignee_id: assignee }),
    ...(q && { search: q.trim() }),
    fields:
      'id,subject,snippet,last_message,participants,message_count,unread_count,tags,has_attachment,task',
    limit: 50,
  };
}

export const TAG_NAMES: readonly Tag[] = TAGS;
export const isFiltered = (search: MailSearch): boolean => Object.keys(search).length > 0;
