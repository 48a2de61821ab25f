import { usePages } from '../../../api/pages.ts';
import type { ListedTask, Status } from '../../tasks/index.ts';
import { columnQuery } from './column-query.ts';
import type { BoardSearch } from './search.ts';

/** Returns the tasks of a status, newest first, and their number. */
export function useColumn(status: Status, search: BoardSearch) {
  const pages = usePages('/api/tasks', columnQuery(status, search));
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

/** Returns all columns of the board, fetched concurrently. */
export function useColumns(search: BoardSearch): Column[] {
  return [useColumn('todo', search), useColumn('in_progress', search), useColumn('done', search)];
}
