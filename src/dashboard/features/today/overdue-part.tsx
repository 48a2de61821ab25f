import { api } from '../../api/client.ts';
import { useFormat } from '../../lib/format.ts';
import { useText } from '../../lib/text/language.tsx';
import { tasksText } from '../../lib/text/tasks/tasks.ts';
import { todayText } from '../../lib/text/today.ts';
import { useNow } from '../../ui/time/now.ts';
import { AssigneeIcon, DueMark, LISTED_FIELDS, StatusIcon } from '../tasks/index.ts';
import { Line, Part } from './part.tsx';

const MOST = 100;
const SHOWN = 5;

function useOverdue(assignee: 'me' | 'none') {
  return api.useQuery('get', '/api/tasks', {
    params: {
      query: {
        overdue: 'true',
        snoozed: 'false',
        assignee_id: assignee,
        fields: LISTED_FIELDS,
        limit: MOST,
      },
    },
  });
}

/** The overdue tasks of the user, and unassigned ones. Hidden if nothing is overdue. */
export function OverduePart() {
  const text = useText(todayText);
  const tasks = useText(tasksText);
  const format = useFormat();
  const now = useNow(60_000);
  const mine = useOverdue('me');
  const free = useOverdue('none');
  const all = [...(mine.data ?? []), ...(free.data ?? [])].sort((a, b) =>
    (a.due_at ?? '').localeCompare(b.due_at ?? ''),
  );
  const error = mine.error ?? free.error;
  if (all.length === 0 && !error) return null;
  const isMore = [mine.data, free.data].some((list) => list?.length === MOST);
  return (
    <Part
      title={text.overdue}
      count={all.length > 0 ? `${format.number(all.length)}${isMore ? '+' : ''}` : undefined}
      link={{ to: '/board', search: { when: 'overdue' }, label: text.allOverdue }}
      error={error}
      onRetry={() => void Promise.all([mine.refetch(), free.refetch()])}
    >
      <ul>
        {all.slice(0, SHOWN).map((task) => (
          <Line
            key={task.id}
            to={`/board/${task.id}`}
            icon={<StatusIcon status={task.status} />}
            title={
              <>
                {task.title}
                <span className="sr-only">
                  {' '}
                  ({tasks.statuses[task.status]}
                  {task.assignee_id === null && `, ${tasks.nobody}`})
                </span>
              </>
            }
            detail={<DueMark task={task} now={now} />}
            end={task.assignee_id === null && <AssigneeIcon id={null} />}
          />
        ))}
      </ul>
    </Part>
  );
}
