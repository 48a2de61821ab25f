import { useText } from '../../lib/text/language.tsx';
import { tasksText } from '../../lib/text/tasks/tasks.ts';
import { Menu } from '../../ui/menu.tsx';
import { type TaskField, useTaskChoices } from './choices.tsx';
import type { TaskChange } from './lists.ts';
import { AssigneeIcon } from './marks.tsx';
import { usePeople } from './people.ts';

interface Props {
  field: TaskField;
  /** The current value; undefined for several tasks, for which the button shows the field. */
  value?: string | number | null | undefined;
  onChoose: (change: TaskChange) => void;
  /** Whether only the icon is visible; the text is for screen readers. */
  isSmall?: boolean;
  kind?: 'plain' | 'quiet';
  className?: string;
}

/** A button with the value of a task's field, which opens its choices. */
export function TaskPicker({ field, value, onChoose, isSmall, kind = 'quiet', className = '' }: Props) {
  const text = useText(tasksText);
  const { nameOf } = usePeople();
  const { label, choices } = useTaskChoices()[field];
  const now = choices.find((choice) => choice.value === value);
  const former =
    value === undefined
      ? undefined
      : { label: nameOf(Number(value)), icon: <AssigneeIcon id={Number(value)} /> };
  const shown = now ?? former;
  return (
    <Menu
      label={shown ? (isSmall ? text.is(label, shown.label) : shown.label) : label}
      hideLabel={isSmall ?? false}
      icon={shown?.icon}
      kind={kind}
      className={className}
      items={choices.map((choice) => ({
        label: choice.label,
        icon: choice.icon,
        keys: choice.keys,
        ...(value === undefined ? {} : { isChosen: choice === now }),
        onChoose: () => onChoose(choice.change),
      }))}
    />
  );
}
