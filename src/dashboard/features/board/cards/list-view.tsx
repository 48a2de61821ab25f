import { useText } from '../../../lib/text/language.tsx';
import { boardText } from '../../../lib/text/tasks/board.ts';
import { tasksText } from '../../../lib/text/tasks/tasks.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Failure } from '../../../ui/failure.tsx';
import { Skeleton } from '../../../ui/states.tsx';
import { Time } from '../../../ui/time/time.tsx';
import { useTimezone } from '../../session/index.ts';
import { DueMark, type ListedTask, PriorityIcon, StatusIcon } from '../../tasks/index.ts';
import { useBoard } from '../context.ts';
import type { Column } from '../state/column-data.ts';
import { AssigneeButton, Choose, TaskLink } from './card.tsx';
import { ColumnHead, More } from './column.tsx';

/** The same columns below each other, with a row per task. */
export function ListView({ columns }: { columns: Column[] }) {
  const text = useText(boardText);
  return (
    <div className="@container min-h-0 grow overflow-y-auto px-4 pb-6 md:px-6">
      {columns.map((column) => (
        <section key={column.status} aria-labelledby={`column-${column.status}`}>
          <div className="sticky top-0 z-20 bg-page">
            <ColumnHead column={column} />
          </div>
          {column.tasks === undefined &&
            (column.error ? (
              <Failure error={column.error} onRetry={() => void column.refetch()} />
            ) : (
              <Skeleton rows={4} />
            ))}
          {column.tasks?.length === 0 && (
            <p className="px-3 pb-3 text-quiet">{text.columnEmpty[column.status]}</p>
          )}
          <ul>
            {column.tasks?.map((task) => (
              <Row key={task.id} task={task} />
            ))}
          </ul>
          <More column={column} />
        </section>
      ))}
    </div>
  );
}

const SMALL =
  'relative z-10 grid size-7 pointer-coarse:size-11 shrink-0 place-items-center rounded hover:bg-hover';

function Row({ task }: { task: ListedTask }) {
  const text = useText(boardText);
  const tasks = useText(tasksText);
  const timezone = useTimezone();
  const { chosen, open, ask, now } = useBoard();
  return (
    <li
      className={`group relative flex min-h-10 items-center gap-2 border-line border-b px-2 [contain-intrinsic-size:auto_2.5rem] [content-visibility:auto] hover:bg-hover ${chosen.has(task.id) || open === task.id ? 'bg-chosen!' : ''}`}
    >
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the checkbox inside has a name of its own */}
      <label className={SMALL}>
        <Choose task={task} isAlways />
      </label>
      <button
        type="button"
        tabIndex={-1}
        aria-label={text.changePriority(tasks.priorities[task.priority])}
        data-hint={tasks.priorities[task.priority]}
        onClick={() => ask('priority', [task])}
        className={SMALL}
      >
        <PriorityIcon priority={task.priority} />
      </button>
      <button
        type="button"
        tabIndex={-1}
        aria-label={text.changeStatus(tasks.statuses[task.status])}
        data-hint={tasks.statuses[task.status]}
        onClick={() => ask('status', [task])}
        className={`${SMALL} @max-lg:hidden`}
      >
        <StatusIcon status={task.status} />
      </button>
      <TaskLink task={task} className="min-w-0 grow truncate" />
      <span className="flex shrink-0 items-center gap-2 @max-lg:max-w-32 @max-lg:overflow-hidden">
        <DueMark task={task} now={now} />
      </span>
      <span className="w-56 min-w-0 shrink truncate text-quiet text-sm @max-3xl:hidden">
        {task.from_address}
      </span>
      <span className="w-20 shrink-0 @max-xl:hidden">{task.tag && <Badge>{task.tag}</Badge>}</span>
      <span className="w-16 shrink-0 text-end text-quiet text-xs @max-md:hidden">
        <Time at={task.created_at} timezone={timezone} />
      </span>
      <span className="flex w-8 shrink-0 justify-end">
        <AssigneeButton task={task} />
      </span>
    </li>
  );
}
