import { useNavigate } from '@tanstack/react-router';
import { Columns3 } from 'lucide-react';
import { type KeyboardEvent, lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { ahead } from '../../lib/loading/ahead.ts';
import { opening } from '../../lib/opening.ts';
import { useText } from '../../lib/text/language.tsx';
import { boardText } from '../../lib/text/tasks/board.ts';
import { Button } from '../../ui/button.tsx';
import { usePainted } from '../../ui/page/painted.ts';
import { useTitle } from '../../ui/page/title.ts';
import { Empty } from '../../ui/states.tsx';
import { useNow } from '../../ui/time/now.ts';
import {
  type DateField,
  type ListedTask,
  positionsBetween,
  type Status,
  type TaskChange,
  TaskChooser,
  TaskDateChooser,
  type TaskField,
  useChangeTasks,
} from '../tasks/index.ts';
import { BulkBar } from './bulk-bar.tsx';
import { ColumnsView } from './cards/columns-view.tsx';
import { ListView } from './cards/list-view.tsx';
import { BoardProvider } from './context.ts';
import { useChoice } from './state/choice.ts';
import { useColumns } from './state/column-data.ts';
import { focusTask, useHeldFocus } from './state/focus.ts';
import { useBoardKeys } from './state/keys.ts';
import { type BoardSearch, hasFilter } from './state/search.ts';
import { type Direction, neighbourOf, stepFrom } from './state/steps.ts';
import { Toolbar } from './toolbar.tsx';

const NewTask = lazy(ahead(() => import('./new-task.tsx')));

const ARROWS: Record<string, Direction> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/** All tasks by status, as columns or as a list. `open` is the task that is shown over it. */
export function Board({ search, open }: { search: BoardSearch; open: number | undefined }) {
  const text = useText(boardText);
  const navigate = useNavigate();
  const change = useChangeTasks();
  const columns = useColumns(search);
  const { chosen, toggle, clear } = useChoice();
  const [at, setAt] = useState(open);
  const [asked, setAsked] = useState<{ field: TaskField | DateField; tasks: ListedTask[] }>();
  const [isNew, setNew] = useState(false);
  const held = useHeldFocus();
  const now = useNow(60_000);
  const isPainted = usePainted();
  useTitle(text.title);

  const all = columns.flatMap(({ tasks = [] }) => tasks);
  const isList = search.view === 'list';
  const grid = isList
    ? [all.map(({ id }) => id)]
    : columns.map(({ tasks = [] }) => tasks.map(({ id }) => id));
  const stopList = grid
    .flatMap((ids) => (at !== undefined && ids.includes(at) ? at : ids.slice(0, 1)))
    .join();
  const stops = useMemo(() => new Set(stopList.split(',').map(Number)), [stopList]);
  const marked = all.filter(({ id }) => chosen.has(id));
  const current = all.find(({ id }) => id === (open ?? at));
  const targets = marked.length > 0 ? marked : current ? [current] : [];

  const show = (id: number, replace = false) =>
    void navigate({ to: '/board/$id', params: { id: String(id) }, search, replace });
  function openNew() {
    opening('form');
    setNew(true);
  }
  function move(direction: Direction) {
    const next = stepFrom(grid, open ?? at, direction);
    if (next === undefined) return;
    focusTask(next);
    setAt(next);
    if (open !== undefined) show(next, true);
  }
  function apply(tasks: ListedTask[], what: TaskChange) {
    change(tasks, what);
    clear();
  }
  /** Moves tasks to a place in a column: below `index` of its other tasks. */
  function drop(tasks: ListedTask[], status: Status, index: number) {
    const all = columns.find((column) => column.status === status)?.tasks ?? [];
    const moving = new Set(tasks.map(({ id }) => id));
    const others = all.filter(({ id }) => !moving.has(id));
    const after = others.toSpliced(index, 0, ...tasks);
    if (after.length === all.length && after.every(({ id }, at) => id === all[at]!.id)) return;
    const [above, below] = [others[index - 1], others[index]];
    // The only tasks of a column keep their positions, so that newer ones come above them.
    const isAlone = !above && !below;
    change(
      tasks,
      { status },
      isAlone ? [] : positionsBetween(above?.position, below?.position, tasks.length),
    );
    clear();
  }
  /** When a keyboard change moves the task to another column, the focus moves to the next task. */
  function applyAndGoOn(tasks: ListedTask[], what: TaskChange) {
    const [first] = tasks;
    if (first && tasks.length === 1 && open === undefined && what.status && what.status !== first.status) {
      const ids = columns.map(({ tasks = [] }) => tasks.map(({ id }) => id));
      held.current = neighbourOf(ids, first.id) ?? first.id;
      focusTask(held.current);
    }
    apply(tasks, what);
  }

  useBoardKeys({
    hasTask: targets.length > 0,
    move,
    change: (what) => applyAndGoOn(targets, what),
    ask: (field) => setAsked({ field, tasks: targets }),
    create: openNew,
    toggle: () => current && toggle(current.id),
    back() {
      if (chosen.size > 0) clear();
      else if (open !== undefined) {
        void navigate({ to: '/board', search });
        held.current = open;
      }
    },
  });

  const onFocus = useCallback(
    (id: number) => {
      held.current = id;
      setAt(id);
    },
    [held],
  );
  const board = useMemo(
    () => ({
      search,
      open,
      chosen,
      toggle,
      stops,
      onFocus,
      ask: (field: TaskField | DateField, tasks: ListedTask[]) => setAsked({ field, tasks }),
      now,
    }),
    [search, open, chosen, toggle, stops, onFocus, now],
  );
  function press(event: KeyboardEvent) {
    const direction = ARROWS[event.key];
    const isCard = (event.target as HTMLElement).dataset['task'] !== undefined;
    if (!direction || !isCard || event.defaultPrevented || isDragging()) return;
    event.preventDefault();
    move(direction);
  }

  const isEmpty = columns.every(({ tasks }) => tasks?.length === 0);
  return (
    <BoardProvider value={board}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move among the cards inside */}
      <div className="flex h-full flex-col" onKeyDown={press}>
        {chosen.size > 0 ? (
          <BulkBar
            count={marked.length}
            onChange={(what) => apply(marked, what)}
            onAsk={(field) => setAsked({ field, tasks: marked })}
            onClear={clear}
          />
        ) : (
          <Toolbar search={search} onNew={openNew} />
        )}
        {isEmpty ? (
          <Empty
            icon={<Columns3 aria-hidden size={20} />}
            title={hasFilter(search) ? text.noMatch : text.empty}
          >
            {hasFilter(search) ? (
              <Button onClick={() => void navigate({ to: '.', search: {} })}>{text.clearFilters}</Button>
            ) : (
              <>
                <p>{text.emptyHint}</p>
                <Button kind="primary" keys="c" onClick={openNew}>
                  {text.newTask}
                </Button>
              </>
            )}
          </Empty>
        ) : (
          isPainted &&
          (isList ? <ListView columns={columns} /> : <ColumnsView columns={columns} onMove={drop} />)
        )}
      </div>
      {asked && isDate(asked.field) && (
        <TaskDateChooser
          field={asked.field}
          tasks={asked.tasks}
          onChoose={(what) => apply(asked.tasks, what)}
          onClose={() => setAsked(undefined)}
        />
      )}
      {asked && !isDate(asked.field) && (
        <TaskChooser
          field={asked.field}
          title={{
            status: text.chooserStatus,
            priority: text.chooserPriority,
            assignee_id: text.chooserAssignee,
          }[asked.field](asked.tasks.length)}
          value={asked.tasks.length === 1 ? asked.tasks[0]![asked.field] : undefined}
          onChoose={(what) => applyAndGoOn(asked.tasks, what)}
          onClose={() => setAsked(undefined)}
        />
      )}
      <Suspense>{isNew && <NewTask onClose={() => setNew(false)} onOpen={show} />}</Suspense>
    </BoardProvider>
  );
}

const isDate = (field: TaskField | DateField): field is DateField =>
  field === 'due_at' || field === 'snoozed_until';

/** dnd-kit renders the dragged card in a separate element. */
const isDragging = () => document.querySelector('[data-in-hand]') !== null;
