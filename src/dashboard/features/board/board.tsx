import { useNavigate } from '@tanstack/react-router';
import { Columns3 } from 'lucide-react';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { boardText } from '../../lib/text/board.ts';
import { useText } from '../../lib/text/language.tsx';
import { Button } from '../../ui/button.tsx';
import { useTitle } from '../../ui/page.tsx';
import { Empty } from '../../ui/states.tsx';
import { type ListedTask, type TaskChange, TaskChooser, type TaskField, useChangeTasks } from '../tasks/index.ts';
import { BulkBar } from './bulk-bar.tsx';
import { useChoice } from './choice.ts';
import { useColumns } from './column-data.ts';
import { ColumnsView } from './columns-view.tsx';
import { BoardProvider } from './context.ts';
import { focusTask, useBoardKeys } from './keys.ts';
import { ListView } from './list-view.tsx';
import { NewTask } from './new-task.tsx';
import { type BoardSearch, hasFilter } from './search.ts';
import { type Direction, neighbourOf, stepFrom } from './steps.ts';
import { Toolbar } from './toolbar.tsx';

const ARROWS: Record<string, Direction> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/** Every task by its status, as columns or as a list. `open` is the task that is shown beside it. */
export function Board({ search, open }: { search: BoardSearch; open: number | undefined }) {
  const text = useText(boardText);
  const navigate = useNavigate();
  const change = useChangeTasks();
  const columns = useColumns(search);
  const { chosen, toggle, clear } = useChoice();
  const [at, setAt] = useState(open);
  const [asked, setAsked] = useState<{ field: TaskField; tasks: ListedTask[] }>();
  const [isNew, setNew] = useState(false);
  const wanted = useRef<number>(undefined);
  useTitle(text.title);

  const all = columns.flatMap(({ tasks = [] }) => tasks);
  const isList = search.view === 'list';
  const grid = isList ? [all.map(({ id }) => id)] : columns.map(({ tasks = [] }) => tasks.map(({ id }) => id));
  const stops = new Set(grid.map((ids) => (at !== undefined && ids.includes(at) ? at : ids[0])!));
  const marked = all.filter(({ id }) => chosen.has(id));
  const current = all.find(({ id }) => id === (open ?? at));
  const targets = marked.length > 0 ? marked : current ? [current] : [];

  // A card that goes to another column is a new element there: the focus goes with it.
  useEffect(() => {
    if (wanted.current === undefined || document.activeElement !== document.body) return;
    focusTask(wanted.current);
  });

  const show = (id: number, replace = false) =>
    void navigate({ to: '/board/$id', params: { id: String(id) }, search, replace });
  function move(direction: Direction) {
    const next = stepFrom(grid, open ?? at, direction);
    if (next === undefined) return;
    focusTask(next);
    setAt(next);
    if (open !== undefined) show(next, true);
  }
  function apply(tasks: ListedTask[], what: TaskChange) {
    const [first] = tasks;
    const leaves = what.status && first && first.status !== what.status;
    if (leaves && open === undefined && tasks.length === 1) {
      wanted.current = neighbourOf(isList ? columns.map(({ tasks = [] }) => tasks.map(({ id }) => id)) : grid, first.id) ?? first.id;
    }
    change(tasks, what);
    clear();
  }

  useBoardKeys({
    hasTask: targets.length > 0,
    move,
    change: (what) => apply(targets, what),
    ask: (field) => setAsked({ field, tasks: targets }),
    create: () => setNew(true),
    toggle: () => current && toggle(current.id),
    back() {
      if (chosen.size > 0) clear();
      else if (open !== undefined) {
        void navigate({ to: '/board', search });
        wanted.current = open;
      }
    },
  });

  const onFocus = (id: number) => {
    wanted.current = undefined;
    setAt(id);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: stops and the functions follow from these
  const board = useMemo(
    () => ({ search, open, chosen, toggle, stops, onFocus, ask: (field: TaskField, tasks: ListedTask[]) => setAsked({ field, tasks }) }),
    [search, open, chosen, [...stops].join()],
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
        <Toolbar search={search} onNew={() => setNew(true)} />
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
                <Button kind="primary" keys="c" onClick={() => setNew(true)}>
                  {text.newTask}
                </Button>
              </>
            )}
          </Empty>
        ) : isList ? (
          <ListView columns={columns} />
        ) : (
          <ColumnsView columns={columns} onMove={(tasks, status) => apply(tasks, { status })} />
        )}
        {chosen.size > 0 && (
          <BulkBar count={marked.length} onChange={(what) => apply(marked, what)} onClear={clear} />
        )}
      </div>
      {asked && (
        <TaskChooser
          field={asked.field}
          title={
            { status: text.chooserStatus, priority: text.chooserPriority, assignee_id: text.chooserAssignee }[
              asked.field
            ](asked.tasks.length)
          }
          value={asked.tasks.length === 1 ? asked.tasks[0]![asked.field] : undefined}
          onChoose={(what) => apply(asked.tasks, what)}
          onClose={() => setAsked(undefined)}
        />
      )}
      {isNew && <NewTask onClose={() => setNew(false)} onOpen={show} />}
    </BoardProvider>
  );
}

/** dnd-kit shows what is in hand in an element of its own. */
const isDragging = () => document.querySelector('[data-in-hand]') !== null;
