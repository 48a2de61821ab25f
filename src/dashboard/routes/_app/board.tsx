import { createFileRoute, Outlet, useParams } from '@tanstack/react-router';
import { Board } from '../../features/board/index.ts';
import { readBoardSearch } from '../../features/board/state/search.ts';

export const Route = createFileRoute('/_app/board')({
  validateSearch: readBoardSearch,
  component: BoardScreen,
});

/** The board, and beside it the task that the address names. */
function BoardScreen() {
  const search = Route.useSearch();
  const { id } = useParams({ strict: false });
  return (
    <div className="flex h-full min-w-0">
      <div className={`min-w-0 grow ${id === undefined ? '' : 'max-lg:hidden'}`}>
        <Board search={search} open={id === undefined ? undefined : Number(id)} />
      </div>
      <Outlet />
    </div>
  );
}
