/** What the address says of the board. The router reads it with the first screen, so it imports types alone. */
import type { Schemas } from '../../../api/client.ts';
import type { Priority } from '../../tasks/index.ts';

type Tag = Schemas['Tag'];
export const TAGS: readonly Tag[] = ['Hello', 'Partners', 'Info', 'Support', 'Neo'];

const PRIORITIES: readonly Priority[] = ['urgent', 'high', 'medium', 'low'];

export interface BoardSearch {
  tag?: Tag;
  /** A user id, those of whoever looks, or those of nobody. */
  person?: number | 'me' | 'none';
  priority?: Priority;
  /** Only overdue tasks, or only snoozed ones; else those that are not snoozed. */
  when?: 'overdue' | 'snoozed';
  view?: 'list';
}

/** The filters that are there, from any address; whatever else it says is left out. */
export function readBoardSearch(search: Record<string, unknown>): BoardSearch {
  const tag = TAGS.find((each) => each === search['tag']);
  const priority = PRIORITIES.find((each) => each === search['priority']);
  const person = readPerson(search['person']);
  const when = (['overdue', 'snoozed'] as const).find((each) => each === search['when']);
  return {
    ...(tag && { tag }),
    ...(priority && { priority }),
    ...(person && { person }),
    ...(when && { when }),
    ...(search['view'] === 'list' && { view: 'list' as const }),
  };
}

export function readPerson(value: unknown): BoardSearch['person'] {
  if (value === 'me' || value === 'none') return value;
  const id = Number(value);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}

export const hasFilter = ({ tag, person, priority, when }: BoardSearch) =>
  Boolean(tag || person || priority || when);
