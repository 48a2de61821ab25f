import { LISTED_FIELDS, type Status } from '../../tasks/index.ts';
import type { BoardSearch } from './search.ts';

const PAGE = { todo: 50, in_progress: 50, done: 20 };

/** The tasks of a status, as the query of `GET /api/tasks`. */
export const columnQuery = (status: Status, { tag, person, priority, when }: BoardSearch) => ({
  status,
  ...(tag && { tag }),
  ...(priority && { priority }),
  ...(person && { assignee_id: String(person) }),
  ...(when === 'overdue' && { overdue: 'true' as const }),
  // What is done is not snoozed.
  ...((status !== 'done' || when === 'snoozed') && {
    snoozed: when === 'snoozed' ? ('true' as const) : ('false' as const),
  }),
  fields: LISTED_FIELDS,
  limit: PAGE[status],
});
