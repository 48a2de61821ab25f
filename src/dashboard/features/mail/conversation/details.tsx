import { Tag } from 'lucide-react';
import type { Schemas } from '../../../api/client.ts';
import { useText } from '../../../lib/text/language.tsx';
import { actionsText } from '../../../lib/text/mail/actions.ts';
import { mailText } from '../../../lib/text/mail/mail.ts';
import { Badge } from '../../../ui/badge.tsx';
import { IconButton } from '../../../ui/button.tsx';
import { useMailActions } from '../actions/context.ts';
import { Standing } from './standing.tsx';
import { Priority, TaskChoices } from './task-choices.tsx';

/** A quiet line about the conversation: its state, labels, inboxes and priority. */
export function Details({ conversation }: { conversation: Schemas['Conversation'] }) {
  const mail = useText(mailText);
  const moves = useText(actionsText);
  const actions = useMailActions();
  const { task, tags, message_count: count } = conversation;
  return (
    <div className="flex min-h-8 flex-wrap items-center gap-x-2 gap-y-1 text-quiet text-sm">
      <TaskChoices conversation={conversation} className="-ms-1.5 flex @md:hidden" />
      <Standing conversation={conversation} />
      {tags.map((tag) => (
        <Badge key={tag}>{tag}</Badge>
      ))}
      {count > 1 && <span className="@max-md:hidden">{mail.messages(count)}</span>}
      <span className="ms-auto flex items-center">
        {task && <Priority conversation={conversation} task={task} />}
        <IconButton label={moves.label} keys="l" onClick={() => actions.ask('labels', [conversation])}>
          <Tag aria-hidden size={16} />
        </IconButton>
      </span>
    </div>
  );
}
