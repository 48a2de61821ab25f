import { LISTED_FIELDS, type Status } from '../../tasks/index.ts';
import type { BoardSearch } from './search.ts';

const PAGE = { todo: 50, in_progress: 50, done: 20 };

/** Returns the query of `GET /api/tasks` for the tasks of a status. */
export const columnQuery = (status: Status, { tag, person, priority, when }: BoardSearch) => ({
  status,
  ...(tag && { tag }),
  ...(priority && { priority }),
  ...(person && { assignee_id: String(person) }),
  ...(when === 'overdue' && { overdue: 'true' as const }),
  // Done tasks are not snoozed.
  ...((status !== 'done' || when === 'snoozed') && {
    snoozed: when === 'snoozed' ? ('true' as const) : ('false' as const),
  }),
  fields: LISTED_FIELDS,
  limit: PAGE[status],
});
