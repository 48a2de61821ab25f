import { usePages } from '../../../api/pages.ts';
import { LISTED_FIELDS, type ListedTask, type Status } from '../../tasks/index.ts';
import type { BoardSearch } from './search.ts';

const PAGE = { todo: 50, in_progress: 50, done: 20 };

/** The tasks of a status, newest first, and how many there are. */
export function useColumn(status: Status, { tag, person, priority }: BoardSearch) {
  const pages = usePages('/api/tasks', {
    status,
    ...(tag && { tag }),
    ...(priority && { priority }),
    ...(person && { assignee_id: String(person) }),
    fields: LISTED_FIELDS,
    limit: PAGE[status],
  });
  const tasks: ListedTask[] | undefined = pages.items;
  return {
    ...pages,
    status,
    tasks,
    count: pages.total ?? tasks?.length,
    isAtLeast: pages.total === undefined && pages.hasNextPage,
  };
}
export type Column = ReturnType<typeof useColumn>;

/** All of the board. Its columns are fetched at the same time. */
export function useColumns(search: BoardSearch): Column[] {
  return [useColumn('todo', search), useColumn('in_progress', search), useColumn('done', search)];
}
