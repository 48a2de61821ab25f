import { useCommands } from '../../../lib/commands.ts';
import { useText } from '../../../lib/text/language.tsx';
import { boardText } from '../../../lib/text/tasks/board.ts';
import { tasksText } from '../../../lib/text/tasks/tasks.ts';
import { type DateField, type TaskChange, type TaskField, useTaskChoices } from '../../tasks/index.ts';
import type { Direction } from './steps.ts';

interface Actions {
  /** Whether there is a task that the keys can change. */
  hasTask: boolean;
  move: (direction: Direction) => void;
  change: (change: TaskChange) => void;
  ask: (field: TaskField | DateField) => void;
  create: () => void;
  toggle: () => void;
  back: () => void;
}

/** Registers the board's commands. Those that change a task require a focused, open or selected task. */
export function useBoardKeys({ hasTask, move, change, ask, create, toggle, back }: Actions): void {
  const text = useText(boardText);
  const tasks = useText(tasksText);
  const { status, priority } = useTaskChoices();
  const group = text.title;
  const changes = [
    ...status.choices.map(({ value, keys, label, change: what }) => ({
      id: `board.status.${value}`,
      label: tasks.setStatus(label),
      group,
      keys: keys!,
      run: () => change(what),
    })),
    ...priority.choices.map(({ value, keys, label, change: what }) => ({
      id: `board.priority.${value}`,
      label: tasks.setPriority(label),
      group,
      keys: keys!,
      run: () => change(what),
    })),
    { id: 'board.prioritize', label: text.prioritize, group, keys: 'p', run: () => ask('priority') },
    { id: 'board.due', label: text.setDue, group, keys: 'd', run: () => ask('due_at') },
    { id: 'board.snooze', label: text.snooze, group, keys: 's', run: () => ask('snoozed_until') },
    { id: 'board.assign', label: text.assign, group, keys: 'a', run: () => ask('assignee_id') },
    { id: 'board.choose', label: text.chooseThis, group, keys: 'x', run: toggle },
    { id: 'board.back', label: text.back, group, keys: 'Escape', run: back },
  ];
  useCommands([
    { id: 'board.new', label: text.newTask, group, keys: 'c', run: create },
    { id: 'board.next', label: text.next, group, keys: 'j', run: () => move('down') },
    { id: 'board.previous', label: text.previous, group, keys: 'k', run: () => move('up') },
    { id: 'board.left', label: text.left, group, keys: 'h', run: () => move('left') },
    { id: 'board.right', label: text.right, group, keys: 'l', run: () => move('right') },
    ...changes.map((each) => ({ ...each, isOff: !hasTask })),
  ]);
}
