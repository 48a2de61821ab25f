export { useChangeTasks } from './change.ts';
export { type TaskField, useTaskChoices } from './choices.tsx';
export { TaskChooser } from './chooser.tsx';
export { DueMark } from './due.tsx';
export { dueOn } from './due-times.ts';
export { LISTED_FIELDS } from './fields.ts';
export { TaskDateChooser } from './lazy.tsx';
export {
  type DateField,
  type ListedTask,
  PRIORITIES,
  type Priority,
  STATUSES,
  type Status,
  type TaskChange,
} from './lists.ts';
export { AssigneeIcon, PriorityIcon, PriorityMark, StatusIcon } from './marks.tsx';
export { usePeople } from './people.ts';
export { TaskPicker } from './pickers.tsx';
export { positionsBetween } from './positions.ts';
