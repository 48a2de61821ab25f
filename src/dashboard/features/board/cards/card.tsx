import { Link } from '@tanstack/react-router';
import { memo, type ReactNode } from 'react';
import { useText } from '../../../lib/text/language.tsx';
import { boardText } from '../../../lib/text/tasks/board.ts';
import { tasksText } from '../../../lib/text/tasks/tasks.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Time } from '../../../ui/time/time.tsx';
import { useTimezone } from '../../session/index.ts';
import { AssigneeIcon, DueMark, type ListedTask, PriorityMark, usePeople } from '../../tasks/index.ts';
import { useBoard } from '../context.ts';

/** The id of the element that describes keyboard dragging. */
export const DRAG_HINT = 'board-drag';

const SHEET = 'grid grid-cols-1 gap-2 rounded-lg border bg-raised p-3';

const HIDDEN_BY_CHOOSE = {
  always: 'invisible',
  onHover: 'group-focus-within:invisible group-hover:invisible',
};

/** A task in a column. It can be dragged with the pointer anywhere, and with Space on its title (`DragLayer`). */
export const Card = memo(function Card({ task }: { task: ListedTask }) {
  const { chosen, open, now } = useBoard();
  const timezone = useTimezone();
  const isChosen = chosen.has(task.id);
  return (
    <li
      data-card={task.id}
      className={`group relative ${SHEET} [contain-intrinsic-size:auto_7rem] [content-visibility:auto] hover:border-strong/60 data-lifted:opacity-40 data-[drop=after]:shadow-[0_7px_0_-4px_var(--color-accent)] data-[drop=before]:shadow-[0_-7px_0_-4px_var(--color-accent)] ${open === task.id ? 'border-accent!' : 'border-line'} ${isChosen ? 'bg-chosen!' : ''}`}
    >
      <Head task={task}>
        <span className={HIDDEN_BY_CHOOSE[chosen.size > 0 ? 'always' : 'onHover']}>
          <Time at={task.created_at} timezone={timezone} />
        </span>
        {/* Takes the place of the time, so that nothing moves. */}
        <span className="absolute end-3 top-3.5">
          <Choose task={task} />
        </span>
      </Head>
      <TaskLink task={task} className="line-clamp-3" describedBy={DRAG_HINT} />
      {(task.due_at !== null || task.snoozed_until !== null) && (
        <p className="flex min-w-0 flex-wrap gap-2 empty:hidden">
          <DueMark task={task} now={now} />
        </p>
      )}
      <Foot task={task} />
    </li>
  );
});

/** The dragged card, with the number of tasks that move with it. */
export function CardInHand({ task, count }: { task: ListedTask; count: number }) {
  const timezone = useTimezone();
  return (
    <div data-in-hand className={`${SHEET} rotate-1 cursor-grabbing border-accent shadow-float`}>
      <Head task={task}>
        <Time at={task.created_at} timezone={timezone} />
        {count > 1 && <Badge tone="accent">{count}</Badge>}
      </Head>
      <p className="line-clamp-3 font-medium [overflow-wrap:anywhere]">{task.title}</p>
    </div>
  );
}

function Head({ task, children }: { task: ListedTask; children: ReactNode }) {
  const text = useText(boardText);
  return (
    <div className="flex min-h-5 items-center gap-2 text-quiet text-xs">
      <span className="min-w-0 grow truncate" title={task.from_address ?? undefined}>
        {task.from_address ?? text.noMail}
      </span>
      {children}
    </div>
  );
}

/** Selects a task for bulk changes. Visible on hover, and while any task is selected. */
export function Choose({ task, isAlways }: { task: ListedTask; isAlways?: boolean }) {
  const text = useText(boardText);
  const { chosen, toggle } = useBoard();
  const isShown = isAlways || chosen.size > 0;
  return (
    <input
      type="checkbox"
      tabIndex={-1}
      aria-label={text.choose(task.title)}
      checked={chosen.has(task.id)}
      onChange={() => toggle(task.id)}
      className={`relative z-10 size-4 shrink-0 accent-accent ${isShown ? '' : 'hidden group-focus-within:block group-hover:block'}`}
    />
  );
}

/** The title, which opens the task; the whole card is its click target. */
export function TaskLink({
  task,
  className,
  describedBy,
}: {
  task: ListedTask;
  className: string;
  describedBy?: string;
}) {
  const { search, stops, open, onFocus } = useBoard();
  return (
    <Link
      to="/board/$id"
      params={{ id: String(task.id) }}
      search={search}
      draggable={false}
      data-task={task.id}
      tabIndex={stops.has(task.id) ? 0 : -1}
      aria-current={open === task.id || undefined}
      aria-describedby={describedBy}
      onFocus={() => onFocus(task.id)}
      className={`font-medium outline-none [overflow-wrap:anywhere] after:absolute after:inset-0 after:rounded-lg focus-visible:after:outline-2 focus-visible:after:outline-accent focus-visible:after:-outline-offset-2 ${className}`}
    >
      {task.title}
    </Link>
  );
}

function Foot({ task }: { task: ListedTask }) {
  const text = useText(boardText);
  const tasks = useText(tasksText);
  const { ask } = useBoard();
  return (
    <div className="flex items-center gap-2">
      <button
        type="button"
        tabIndex={-1}
        aria-label={text.changePriority(tasks.priorities[task.priority])}
        onClick={() => ask('priority', [task])}
        className="relative z-10 -m-1 inline-flex rounded p-1 pointer-coarse:-m-2.5 pointer-coarse:p-2.5 hover:bg-hover"
      >
        <PriorityMark priority={task.priority} />
      </button>
      {task.tag && <Badge>{task.tag}</Badge>}
      <AssigneeButton task={task} />
    </div>
  );
}

export function AssigneeButton({ task }: { task: ListedTask }) {
  const text = useText(boardText);
  const tasks = useText(tasksText);
  const { ask } = useBoard();
  const { nameOf } = usePeople();
  const name = task.assignee_id === null ? tasks.nobody : nameOf(task.assignee_id);
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={text.changeAssignee(name)}
      data-hint={name}
      onClick={() => ask('assignee_id', [task])}
      className="relative z-10 -m-1 ms-auto grid rounded-full p-1 pointer-coarse:-m-3 pointer-coarse:ms-auto pointer-coarse:p-3 hover:bg-hover"
    >
      <AssigneeIcon id={task.assignee_id} />
    </button>
  );
}
