import { Link } from '@tanstack/react-router';
import { api } from '../../api/client.ts';
import { useFormat } from '../../lib/format.ts';
import { useText } from '../../lib/text/language.tsx';
import { tasksText } from '../../lib/text/tasks/tasks.ts';
import { todayText } from '../../lib/text/today.ts';
import { STATUSES } from '../tasks/index.ts';
import { Part } from './part.tsx';

/** The totals, in small print. */
export function NumbersPart() {
  const text = useText(todayText);
  const tasks = useText(tasksText);
  const format = useFormat();
  const stats = api.useQuery('get', '/api/stats');
  const numbers = stats.data && [
    { label: text.emails, value: stats.data.totalEmails, to: '/mail' as const },
    ...STATUSES.map((status) => ({
      label: tasks.statuses[status],
      value: stats.data.tasksByStatus[status],
      to: '/board' as const,
    })),
  ];
  return (
    <Part
      title={text.numbers}
      error={stats.error}
      onRetry={() => void stats.refetch()}
      isLoading={!stats.data}
    >
      <dl className="grid grid-cols-2 sm:grid-cols-4 lg:grid-cols-2">
        {numbers?.map(({ label, value, to }) => (
          <div key={label} className="grid gap-0.5 px-4 py-3">
            <dt className="text-quiet text-sm">{label}</dt>
            <dd className="font-semibold text-lg tabular-nums">
              <Link to={to} className="hover:underline">
                {format.number(value)}
              </Link>
            </dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}
