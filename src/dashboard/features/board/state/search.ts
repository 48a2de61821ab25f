/** The URL search parameters of the board. Loaded with the first screen, so it imports little. */
import { readTag } from '../../../lib/tags.ts';
import type { Priority } from '../../tasks/index.ts';

const PRIORITIES: readonly Priority[] = ['urgent', 'high', 'medium', 'low'];

export interface BoardSearch {
  tag?: string;
  /** A user id, the current user, or unassigned. */
  person?: number | 'me' | 'none';
  priority?: Priority;
  /** Only overdue or only snoozed tasks; by default, those that are not snoozed. */
  when?: 'overdue' | 'snoozed';
  view?: 'list';
}

/** Reads the valid filters from any URL; ignores everything else. */
export function readBoardSearch(search: Record<string, unknown>): BoardSearch {
  const tag = readTag(search['tag']);
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
