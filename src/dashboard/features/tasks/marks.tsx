import { CircleCheck, CircleDashed, CircleDot, UserRound } from 'lucide-react';
import { useText } from '../../lib/text/language.tsx';
import { tasksText } from '../../lib/text/tasks/tasks.ts';
import { Avatar } from '../../ui/badge.tsx';
import type { Priority, Status } from './lists.ts';
import { usePeople } from './people.ts';

const BARS = { low: 1, medium: 2, high: 3, urgent: 0 };
const PRIORITY_TONES = { low: 'text-quiet', medium: 'text-quiet', high: 'text-warn', urgent: 'text-danger' };

/** A priority as bars; urgent as a filled square with a sign. Distinguishable without color. */
export function PriorityIcon({ priority, size = 16 }: { priority: Priority; size?: number }) {
  return (
    <svg
      aria-hidden
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="currentColor"
      className={`shrink-0 ${PRIORITY_TONES[priority]}`}
    >
      {priority === 'urgent' ? (
        <path
          fillRule="evenodd"
          d="M4 1h8a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3H4a3 3 0 0 1-3-3V4a3 3 0 0 1 3-3Zm3 3v5h2V4H7Zm0 6.2v2h2v-2H7Z"
        />
      ) : (
        [0, 1, 2].map((bar) => (
          <rect
            key={bar}
            x={1.5 + bar * 5}
            y={10 - bar * 4}
            width={3}
            height={4 + bar * 4}
            rx={1}
            opacity={bar < BARS[priority] ? 1 : 0.25}
          />
        ))
      )}
    </svg>
  );
}

/** A priority as text and icon. */
export function PriorityMark({ priority }: { priority: Priority }) {
  const text = useText(tasksText);
  return (
    <span className={`inline-flex items-center gap-1 text-xs ${PRIORITY_TONES[priority]}`}>
      <PriorityIcon priority={priority} size={14} />
      {text.priorities[priority]}
    </span>
  );
}

const STATUS_ICONS = {
  todo: [CircleDashed, 'text-quiet'],
  in_progress: [CircleDot, 'text-info'],
  done: [CircleCheck, 'text-good'],
} as const;

export function StatusIcon({ status, size = 16 }: { status: Status; size?: number }) {
  const [Icon, tone] = STATUS_ICONS[status];
  return <Icon aria-hidden size={size} className={`shrink-0 ${tone}`} />;
}

/** The assignee's initials, or the sign of an agent, once the names are loaded; a dashed ring if unassigned. */
export function AssigneeIcon({ id, size = 20 }: { id: number | null; size?: number }) {
  const { nameOf, isAgent } = usePeople();
  const name = id === null ? '' : nameOf(id);
  if (id !== null && name !== '') return <Avatar name={name} isAgent={isAgent(id)} size={size} />;
  if (id !== null)
    return (
      <span
        aria-hidden
        className="block shrink-0 rounded-full bg-hover"
        style={{ width: size, height: size }}
      />
    );
  return (
    <span
      aria-hidden
      className="grid shrink-0 place-items-center rounded-full border border-strong border-dashed text-quiet"
      style={{ width: size, height: size }}
    >
      <UserRound size={size * 0.6} />
    </span>
  );
}
