import { Link, useNavigate } from '@tanstack/react-router';
import { CalendarClock, CalendarPlus, Moon, Trash2, X } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { api, type Schemas } from '../../../api/client.ts';
import { useCommands } from '../../../lib/commands.ts';
import { useFormat } from '../../../lib/format.ts';
import { ahead } from '../../../lib/loading/ahead.ts';
import { deletionText } from '../../../lib/text/deletion.ts';
import { useText } from '../../../lib/text/language.tsx';
import { boardText } from '../../../lib/text/tasks/board.ts';
import { tasksText } from '../../../lib/text/tasks/tasks.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button, buttonLook } from '../../../ui/button.tsx';
import { useTitle } from '../../../ui/page/title.ts';
import { Loaded } from '../../../ui/states.tsx';
import { useNow } from '../../../ui/time/now.ts';
import { useTimezone } from '../../session/index.ts';
import { type DateField, DueMark, TaskDateChooser, TaskPicker, useChangeTasks } from '../../tasks/index.ts';
import type { BoardSearch } from '../state/search.ts';
import { DeleteTask } from './delete-task.tsx';
import { descriptionOf } from './description.ts';
import { History } from './history.tsx';
import { Mail } from './mail.tsx';

const Block = lazy(ahead(() => import('./block.tsx')));

/** A task over the end of the board, which stays as it is; on a narrow page, instead of it. */
export function TaskPane({ id, search }: { id: number; search: BoardSearch }) {
  const text = useText(boardText);
  const frame = useRef<HTMLElement>(null);
  const task = api.useQuery('get', '/api/tasks/{id}', { params: { path: { id } } });
  useTitle(task.data?.title ?? text.task);
  // A newly opened task gets the focus; moving through the cards keeps it there.
  useEffect(() => frame.current?.focus(), []);
  return (
    <article
      ref={frame}
      tabIndex={-1}
      aria-label={task.data?.title ?? text.task}
      className="flex h-full w-full flex-col overflow-y-auto border-line bg-page outline-none lg:absolute lg:inset-y-0 lg:end-0 lg:z-30 lg:w-96 lg:border-s lg:shadow-float xl:w-[30rem]"
    >
      {/* On a narrow page the board and its heading are hidden. */}
      <h1 className="sr-only lg:hidden">{text.title}</h1>
      <header className="sticky top-0 z-20 flex items-start gap-2 border-line border-b bg-page px-4 py-3 md:px-5">
        <h2
          dir="auto"
          className="min-w-0 grow pt-1 text-start font-semibold text-lg [overflow-wrap:anywhere]"
        >
          {task.data?.title ?? text.task}
        </h2>
        <Link
          to="/board"
          search={search}
          aria-label={text.closeTask}
          data-hint={text.closeTask}
          className={`${buttonLook('quiet')} px-2!`}
        >
          <X aria-hidden size={18} />
        </Link>
      </header>
      <Loaded of={task}>{(data) => <Content key={data.id} task={data} />}</Loaded>
    </article>
  );
}

function Content({ task }: { task: Schemas['TaskDetail'] }) {
  const text = useText(boardText);
  const deletion = useText(deletionText);
  const [isPlanning, setPlanning] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const description = descriptionOf(task);
  const navigate = useNavigate();
  const { email_id: email } = task;
  const group = text.task;
  useCommands([
    { id: 'task.delete', label: deletion.deleteTask, group, run: () => setDeleting(true) },
    { id: 'task.block', label: text.block, group, keys: 'b', run: () => setPlanning(true) },
    ...(email === null
      ? []
      : [
          {
            id: 'task.mail',
            label: text.openMail,
            group,
            keys: 'o',
            run: () => void navigate({ to: `/mail/${email}` as string }),
          },
        ]),
  ]);
  return (
    <>
      <div className="grid content-start gap-6 p-4 md:p-5">
        <Properties task={task} />
        {description ? (
          <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{description}</p>
        ) : (
          task.email_id === null && <p className="text-quiet">{text.noDescription}</p>
        )}
        <Button keys="b" className="justify-self-start" onClick={() => setPlanning(true)}>
          <CalendarPlus aria-hidden size={16} />
          {text.block}
        </Button>
        {task.email_id !== null && <Mail id={task.email_id} />}
        <History task={task} />
        <Button kind="quiet" className="justify-self-start" onClick={() => setDeleting(true)}>
          <Trash2 aria-hidden size={16} />
          {deletion.deleteTask}
        </Button>
      </div>
      {isDeleting && <DeleteTask id={task.id} onClose={() => setDeleting(false)} />}
      <Suspense>{isPlanning && <Block task={task} onClose={() => setPlanning(false)} />}</Suspense>
    </>
  );
}

function Properties({ task }: { task: Schemas['TaskDetail'] }) {
  const tasks = useText(tasksText);
  const change = useChangeTasks();
  const { status, priority, assignee_id } = task;
  const now = useNow(60_000);
  const format = useFormat(useTimezone());
  const [asks, setAsks] = useState<DateField>();
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-1">
      {(
        [
          ['status', tasks.status, status],
          ['priority', tasks.priority, priority],
          ['assignee_id', tasks.assignee, assignee_id],
        ] as const
      ).map(([field, label, value]) => (
        <div key={field} className="contents">
          <dt className="text-quiet">{label}</dt>
          <dd>
            <TaskPicker
              field={field}
              value={value}
              onChoose={(what) => change([task], what)}
              className="max-w-full"
            />
          </dd>
        </div>
      ))}
      {(
        [
          ['due_at', tasks.dueDate, tasks.noDueDate, CalendarClock, { ...task, snoozed_until: null }],
          ['snoozed_until', tasks.snooze, tasks.notSnoozed, Moon, { ...task, due_at: null }],
        ] as const
      )
        .filter(([field]) => task.status !== 'done' || (field === 'due_at' && task.due_at !== null))
        .map(([field, label, nothing, Icon, shown]) => (
          <div key={field} className="contents">
            <dt className="text-quiet">{label}</dt>
            <dd>
              <Button kind="quiet" onClick={() => setAsks(field)}>
                {task[field] === null || task.status === 'done' ? (
                  <>
                    <Icon aria-hidden size={16} />
                    {task[field] === null ? nothing : tasks.dueAt(format.dateTime(task[field]))}
                  </>
                ) : (
                  <DueMark task={shown} now={now} />
                )}
              </Button>
            </dd>
          </div>
        ))}
      {asks && (
        <TaskDateChooser
          field={asks}
          tasks={[task]}
          onChoose={(what) => change([task], what)}
          onClose={() => setAsks(undefined)}
        />
      )}
      {task.tag && (
        <>
          <dt className="text-quiet">{tasks.inbox}</dt>
          <dd className="px-3 py-1">
            <Badge>{task.tag}</Badge>
          </dd>
        </>
      )}
    </dl>
  );
}
