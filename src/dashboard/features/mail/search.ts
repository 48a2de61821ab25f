/** What the address says about the list: which one it is, its filters and what is searched for. */
const TAGS = ['Hello', 'Partners', 'Info', 'Support', 'Neo'] as const;
export type Tag = (typeof TAGS)[number];
/** The lists beside that of open conversations. */
const OTHER_STATES = ['snoozed', 'done', 'spam', 'trash'] as const;

export interface MailSearch {
  /** Without it, open conversations. */
  state?: (typeof OTHER_STATES)[number];
  tag?: Tag;
  /** The id of a label; not together with a tag. */
  label?: number;
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
  const state = OTHER_STATES.find((each) => each === raw['state']);
  const tag = TAGS.find((each) => each === raw['tag']);
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
    ...(q.trim() && { q: q.slice(0, MOST_LETTERS) }),
  };
}

/** The same as the query of `GET /api/threads`. */
export function toListQuery({ state, tag, label, unread, direction, assignee, q }: MailSearch) {
  return {
    ...(state && { state }),
    ...(tag && { tag }),
    ...(label && { label_id: label }),
    ...(unread && { is_read: 'false' as const }),
    ...(direction && { direction }),
    ...(assignee && { assignee_id: assignee }),
    ...(q && { q: q.trim() }),
    fields:
      'id,subject,snippet,last_message,participants,message_count,unread_count,tags,has_attachment,state,snoozed_until,label_ids,assignee_id,task',
    limit: 50,
  };
}

export const TAG_NAMES: readonly Tag[] = TAGS;
/** Whether it shows less than all of its list. */
export const isFiltered = ({ state: _, ...filters }: MailSearch): boolean => Object.keys(filters).length > 0;
