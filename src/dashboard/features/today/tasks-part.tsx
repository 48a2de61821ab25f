import { Link, useNavigate } from '@tanstack/react-router';
import { api } from '../../api/client.ts';
import { useCommands } from '../../lib/commands.ts';
import { useFormat } from '../../lib/format.ts';
import { useText } from '../../lib/text/language.tsx';
import { tasksText } from '../../lib/text/tasks/tasks.ts';
import { todayText } from '../../lib/text/today.ts';
import { useNow } from '../../ui/time/now.ts';
import { Time } from '../../ui/time/time.tsx';
import { useTimezone } from '../session/index.ts';
import { DueMark, LISTED_FIELDS, PriorityMark, type Status, StatusIcon } from '../tasks/index.ts';
import { Line, Part, Quiet } from './part.tsx';
import { byUrgency } from './waiting.ts';

const MOST = 100;
const SHOWN = 5;

function useMine(status: Status) {
  return api.useQuery('get', '/api/tasks', {
    params: { query: { assignee_id: 'me', status, snoozed: 'false', fields: LISTED_FIELDS, limit: MOST } },
  });
}

/** The user's tasks: in progress first, then by priority. */
export function TasksPart() {
  const text = useText(todayText);
  const tasks = useText(tasksText);
  const format = useFormat();
  const navigate = useNavigate();
  const timezone = useTimezone();
  const now = useNow(60_000);
  const begun = useMine('in_progress');
  const next = useMine('todo');
  const all = byUrgency([...(begun.data ?? []), ...(next.data ?? [])]);
  const isMore = [begun.data, next.data].some((list) => list?.length === MOST);
  const [first] = all;
  useCommands(
    first
      ? [
          {
            id: 'today.task',
            label: text.openFirstTask,
            group: text.title,
            keys: 't',
            run: () => void navigate({ to: '/board/$id', params: { id: String(first.id) } }),
          },
        ]
      : [],
  );

  return (
    <Part
      title={text.tasks}
      count={all.length > 0 ? `${format.number(all.length)}${isMore ? '+' : ''}` : undefined}
      link={{ to: '/board', search: { person: 'me' }, label: text.allTasks }}
      error={begun.error ?? next.error}
      onRetry={() => void Promise.all([begun.refetch(), next.refetch()])}
      isLoading={!begun.data || !next.data}
    >
      {all.length === 0 && (
        <Quiet>
          {text.tasksEmpty}
          <Link
            to="/board"
            search={{ person: 'none' }}
            className="inline-flex min-h-6 items-center text-accent underline pointer-coarse:min-h-11"
          >
            {text.freeTasks}
          </Link>
        </Quiet>
      )}
      <ul>
        {all.slice(0, SHOWN).map((task) => (
          <Line
            key={task.id}
            to={`/board/${task.id}`}
            icon={<StatusIcon status={task.status} />}
            title={
              <>
                {task.title}
                <span className="sr-only"> ({tasks.statuses[task.status]})</span>
              </>
            }
            detail={task.due_at !== null && <DueMark task={task} now={now} />}
            end={
              <>
                <PriorityMark priority={task.priority} />
                <span className="max-sm:hidden">
                  <Time at={task.created_at} timezone={timezone} />
                </span>
              </>
            }
          />
        ))}
      </ul>
    </Part>
  );
}
