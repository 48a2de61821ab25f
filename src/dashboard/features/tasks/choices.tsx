import type { ReactNode } from 'react';
import { useText } from '../../lib/text/language.tsx';
import { tasksText } from '../../lib/text/tasks/tasks.ts';
import { PRIORITIES, STATUSES, type TaskChange } from './lists.ts';
import { AssigneeIcon, PriorityIcon, StatusIcon } from './marks.tsx';
import { usePeople } from './people.ts';

export type TaskField = 'status' | 'priority' | 'assignee_id';
/** A value of a field. */
export interface TaskChoice {
  value: string | number | null;
  label: string;
  icon: ReactNode;
  change: TaskChange;
  /** Its shortcut in task lists. */
  keys?: string;
}

/** Returns the values of each field, with the shortcuts `1` to `3` for status and `4` to `7` for priority. */
export function useTaskChoices(): Record<TaskField, { label: string; choices: TaskChoice[] }> {
  const text = useText(tasksText);
  const { people, me } = usePeople();
  const mine = people.filter(({ id }) => id === me);
  const others = people.filter(({ id }) => id !== me);
  return {
    status: {
      label: text.status,
      choices: STATUSES.map((status, index) => ({
        value: status,
        label: text.statuses[status],
        icon: <StatusIcon status={status} />,
        change: { status },
        keys: `${index + 1}`,
      })),
    },
    priority: {
      label: text.priority,
      choices: PRIORITIES.map((priority, index) => ({
        value: priority,
        label: text.priorities[priority],
        icon: <PriorityIcon priority={priority} />,
        change: { priority },
        keys: `${index + 1 + STATUSES.length}`,
      })),
    },
    assignee_id: {
      label: text.assignee,
      choices: [
        ...[...mine, ...others].map(({ id, name, label }) => ({
          value: id,
          label: id === me ? text.me(name) : label,
          icon: <AssigneeIcon id={id} />,
          change: { assignee_id: id },
        })),
        {
          value: null,
          label: text.nobody,
          icon: <AssigneeIcon id={null} />,
          change: { assignee_id: null },
        },
      ],
    },
  };
}
