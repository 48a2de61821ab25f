import { createFileRoute, Outlet, useParams } from '@tanstack/react-router';
import { askAhead } from '../../api/pages.ts';
import { Board } from '../../features/board/index.ts';
import { columnQuery } from '../../features/board/state/column-query.ts';
import { readBoardSearch } from '../../features/board/state/search.ts';
import { wasSignedIn } from '../../features/session/index.ts';

export const Route = createFileRoute('/_app/board')({
  validateSearch: readBoardSearch,
  beforeLoad({ context, search }) {
    if (!wasSignedIn()) return;
    for (const status of ['todo', 'in_progress', 'done'] as const)
      askAhead(context.queries, '/api/tasks', columnQuery(status, search));
  },
  component: BoardScreen,
});

/** The board, and over it the task in the URL. */
function BoardScreen() {
  const search = Route.useSearch();
  const { id } = useParams({ strict: false });
  return (
    <div className="relative flex h-full min-w-0">
      <div className={`min-w-0 grow ${id === undefined ? '' : 'max-lg:hidden'}`}>
        <Board search={search} open={id === undefined ? undefined : Number(id)} />
      </div>
      <Outlet />
    </div>
  );
}
