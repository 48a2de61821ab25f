import {
  AlarmClock,
  Check,
  ListChecks,
  Merge,
  MoreHorizontal,
  RotateCcw,
  Tag,
  Trash2,
  X,
} from 'lucide-react';
import { useText } from '../../../lib/text/language.tsx';
import { actionsText } from '../../../lib/text/mail/actions.ts';
import { IconButton } from '../../../ui/button.tsx';
import { Menu, type MenuItem } from '../../../ui/menu.tsx';
import type { Actions } from '../actions/context.ts';
import { useChangeItems } from '../actions/items.tsx';
import type { Conversation } from './conversations.ts';

const PRIORITIES = ['urgent', 'high', 'medium', 'low'] as const;

interface Props {
  targets: Conversation[];
  actions: Actions;
  onAll: () => void;
  onClear: () => void;
}

/** The bulk actions on the selected conversations. */
export default function BulkBar({ targets, actions, onAll, onClear }: Props) {
  const text = useText(actionsText);
  const change = useChangeItems(targets, actions);
  const isDone = targets.every(({ state }) => state === 'done');
  const isTrash = targets.every(({ state }) => state === 'trash');
  const more: MenuItem[] = [
    { label: text.chooseAll, icon: <ListChecks aria-hidden size={16} />, onChoose: onAll },
    change.read,
    change.assign,
    change.merge,
    change.inbox,
    change.spam,
    ...(change.isAway ? [change.deleteForGood] : []),
    ...PRIORITIES.map((priority) => ({
      label: text.setPriority(text.priority[priority]),
      onChoose: () => actions.setPriority(targets, priority),
    })),
  ];
  return (
    <div className="-my-0.5 flex items-center gap-0.5">
      <p role="status" className="me-auto min-w-0 truncate ps-1 font-medium text-sm">
        {text.chosen(targets.length)}
      </p>
      {targets.length === 1 && (
        <IconButton label={text.chooseAll} className="max-sm:hidden" onClick={onAll}>
          <ListChecks aria-hidden size={17} />
        </IconButton>
      )}
      <IconButton
        label={isDone ? text.reopen : text.done}
        keys="e"
        onClick={() => actions.toggle(targets, 'done')}
      >
        {isDone ? <RotateCcw aria-hidden size={17} /> : <Check aria-hidden size={17} />}
      </IconButton>
      <IconButton label={text.snooze} keys="h" onClick={() => actions.ask('snooze', targets)}>
        <AlarmClock aria-hidden size={17} />
      </IconButton>
      <IconButton label={text.label} keys="l" onClick={() => actions.ask('labels', targets)}>
        <Tag aria-hidden size={17} />
      </IconButton>
      {targets.length > 1 && (
        <IconButton
          label={text.merge}
          keys="m"
          className="max-sm:hidden"
          onClick={() => actions.ask('merge', targets)}
        >
          <Merge aria-hidden size={17} />
        </IconButton>
      )}
      <IconButton
        label={isTrash ? text.restore : text.trash}
        keys="#"
        onClick={() => actions.toggle(targets, 'trash')}
      >
        {isTrash ? <RotateCcw aria-hidden size={17} /> : <Trash2 aria-hidden size={17} />}
      </IconButton>
      <Menu label={text.more} hideLabel icon={<MoreHorizontal aria-hidden size={17} />} items={more} />
      <IconButton label={text.clearChosen} keys="Escape" onClick={onClear}>
        <X aria-hidden size={17} />
      </IconButton>
    </div>
  );
}
