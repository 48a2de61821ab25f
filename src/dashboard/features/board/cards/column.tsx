import { useEffect, useRef } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { useText } from '../../../lib/text/language.tsx';
import { boardText } from '../../../lib/text/tasks/board.ts';
import { tasksText } from '../../../lib/text/tasks/tasks.ts';
import { Button } from '../../../ui/button.tsx';
import { Failure } from '../../../ui/failure.tsx';
import { usePaints } from '../../../ui/page/painted.ts';
import { Skeleton } from '../../../ui/states.tsx';
import { type ListedTask, type Status, StatusIcon } from '../../tasks/index.ts';
import type { Column } from '../state/column-data.ts';
import { Card } from './card.tsx';

/** The tasks of a status, a drop target, in the `place` from the left. A column's cards follow those before it. */
export function ColumnView({ column, place }: { column: Column; place: number }) {
  const text = useText(boardText);
  const { status, tasks, error, refetch } = column;
  const isInTurn = usePaints(place) === place;
  return (
    <section
      data-column={status}
      aria-labelledby={`column-${status}`}
      className={`relative flex min-h-0 w-[85%] shrink-0 snap-center flex-col rounded-xl bg-sunk sm:w-72 lg:w-auto lg:min-w-52 lg:flex-1 data-over:ring-2 data-over:ring-accent`}
    >
      <ColumnHead column={column} />
      <div className="min-h-24 grow overflow-y-auto px-2 pb-2">
        {!tasks && (error ? <Failure error={error} onRetry={() => void refetch()} /> : <Skeleton />)}
        {tasks?.length === 0 && (
          <p className="px-2 py-6 text-center text-quiet">{text.columnEmpty[status]}</p>
        )}
        {tasks && isInTurn && <Cards tasks={tasks} isBeside={place > 1} />}
        <More column={column} />
      </div>
    </section>
  );
}

/** The minimum height of a card, in pixels. */
const LEAST_HEIGHT = 100;
/** The cards in sight are rendered in this many parts, so that a phone stays responsive. */
const PARTS = 3;

/** Renders the visible cards first, and the others after they are painted. `isBeside`: initially off screen on a phone. */
function Cards({ tasks, isBeside }: { tasks: ListedTask[]; isBeside: boolean }) {
  const inSight =
    isBeside && matchMedia('(width < 40rem)').matches ? 0 : Math.ceil(innerHeight / LEAST_HEIGHT);
  const paints = usePaints(PARTS);
  const shown = paints < PARTS ? Math.ceil((inSight * (paints + 1)) / PARTS) : tasks.length;
  return (
    <ul className="grid grid-cols-1 gap-2">
      {tasks.slice(0, shown).map((task) => (
        <Card key={task.id} task={task} />
      ))}
    </ul>
  );
}

export function ColumnHead({ column: { status, count, isAtLeast } }: { column: Column }) {
  const text = useText(boardText);
  const tasks = useText(tasksText);
  const format = useFormat();
  return (
    <h2 id={`column-${status}`} className="flex items-center gap-2 px-3 py-2.5 font-semibold">
      <StatusIcon status={status as Status} />
      {tasks.statuses[status]}
      {count !== undefined && (
        <span className="font-normal text-quiet">
          <span aria-hidden>
            {format.number(count)}
            {isAtLeast && '+'}
          </span>
          <span className="sr-only">{text.count(format.number(count), isAtLeast)}</span>
        </span>
      )}
    </h2>
  );
}

/** Loads more tasks when its end scrolls into view; done tasks only on request, as they have no limit. */
export function More({
  column: { status, hasNextPage, isFetchingNextPage, fetchNextPage },
}: {
  column: Column;
}) {
  const text = useText(boardText);
  const end = useRef<HTMLDivElement>(null);
  const isEndless = status === 'done';
  useEffect(() => {
    if (!end.current || isEndless || !hasNextPage) return;
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && !isFetchingNextPage && void fetchNextPage(),
      { rootMargin: '400px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [isEndless, hasNextPage, isFetchingNextPage, fetchNextPage]);
  if (!hasNextPage) return null;
  return (
    <div ref={end} className="grid justify-items-center pt-2">
      <Button kind="quiet" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        {text.moreDone}
      </Button>
    </div>
  );
}
