import { Check, ListChecks, Mail, MailOpen, UserRound, X } from 'lucide-react';
import { useText } from '../../../lib/text/language.tsx';
import { mailText } from '../../../lib/text/mail.ts';
import { IconButton } from '../../../ui/button.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { useMembers } from '../../session/index.ts';
import type { Actions } from '../actions/use-actions.ts';
import type { Conversation } from './conversations.ts';

const PRIORITIES = ['urgent', 'high', 'medium', 'low'] as const;

interface Props {
  targets: Conversation[];
  actions: Actions;
  onAll: () => void;
  onClear: () => void;
}

/** What can be done to all chosen conversations at once. */
export default function BulkBar({ targets, actions, onAll, onClear }: Props) {
  const text = useText(mailText);
  const { data: organization } = useMembers();
  const hasUnread = targets.some(({ unread_count }) => unread_count > 0);
  return (
    <div className="-my-0.5 flex items-center gap-0.5">
      <p role="status" className="me-auto truncate ps-1 font-medium text-sm">
        {text.chosen(targets.length)}
      </p>
      <IconButton label={text.chooseAll} onClick={onAll}>
        <ListChecks aria-hidden size={17} />
      </IconButton>
      <IconButton label={text.toggleDone} keys="e" onClick={() => actions.toggleDone(targets)}>
        <Check aria-hidden size={17} />
      </IconButton>
      <IconButton
        label={hasUnread ? text.markRead : text.markUnread}
        keys="u"
        onClick={() => actions.setRead(targets, hasUnread)}
      >
        {hasUnread ? <MailOpen aria-hidden size={17} /> : <Mail aria-hidden size={17} />}
      </IconButton>
      <Menu
        label={text.assign}
        hideLabel
        icon={<UserRound aria-hidden size={17} />}
        items={[
          ...(organization?.members ?? []).map(({ userId, user }) => ({
            label: text.assignTo(user.name),
            onChoose: () => actions.assign(targets, Number(userId), user.name),
          })),
          { label: text.unassign, onChoose: () => actions.assign(targets, null, '') },
        ]}
      />
      <Menu
        label={text.setPriority}
        items={PRIORITIES.map((priority) => ({
          label: text.priority[priority],
          onChoose: () => actions.setPriority(targets, priority),
        }))}
      />
      <IconButton label={text.clearChosen} keys="Escape" onClick={onClear}>
        <X aria-hidden size={17} />
      </IconButton>
    </div>
  );
}
