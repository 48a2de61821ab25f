import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Check, RotateCcw } from 'lucide-react';
import { api, client, type Schemas } from '../../../api/client.ts';
import { refresh } from '../../../api/patch.ts';
import { conversationText } from '../../../lib/text/conversation.ts';
import { useText } from '../../../lib/text/language.tsx';
import { mailText } from '../../../lib/text/mail.ts';
import { Button } from '../../../ui/button.tsx';
import { Choice } from '../../../ui/field.tsx';
import { say, sayFailure } from '../../../ui/toast.tsx';
import { useMembers } from '../../session/index.ts';
import type { Actions } from '../actions/use-actions.ts';

const STATUSES = ['todo', 'in_progress', 'done'] as const;
const PRIORITIES = ['urgent', 'high', 'medium', 'low'] as const;
type Conversation = Schemas['Conversation'];

/** The task of the conversation: where it stands, who answers, how urgent it is. */
export function TaskBar({ conversation, actions }: { conversation: Conversation; actions: Actions }) {
  return conversation.task ? (
    <Task conversation={conversation} task={conversation.task} actions={actions} />
  ) : (
    <MakeTask conversation={conversation} />
  );
}

function Task({
  conversation,
  task,
  actions,
}: {
  conversation: Conversation;
  task: NonNullable<Conversation['task']>;
  actions: Actions;
}) {
  const text = useText(conversationText);
  const mail = useText(mailText);
  const { data: organization } = useMembers();
  const { data: whole } = api.useQuery('get', '/api/tasks/{id}', { params: { path: { id: task.id } } });
  const members = organization?.members ?? [];
  const isDone = task.status === 'done';
  const assignee = task.assignee_id === null ? '' : String(task.assignee_id);
  const isGone = assignee !== '' && !members.some(({ userId }) => userId === assignee);
  return (
    <fieldset aria-label={text.task} className="flex min-w-0 flex-wrap items-center gap-2">
      <Choice
        label={text.status}
        title={text.status}
        value={task.status}
        options={STATUSES.map((status) => [status, mail.status[status]] as const)}
        onChange={({ target }) => actions.setStatus([conversation], target.value as Schemas['TaskStatus'])}
      />
      <Choice
        label={text.assignee}
        title={text.assignee}
        className="max-w-48"
        value={assignee}
        options={[
          ['', text.nobody],
          ...members.map(({ userId, user }) => [userId, user.name] as const),
          ...(isGone ? [[assignee, `#${assignee}`] as const] : []),
        ]}
        onChange={({ target }) =>
          actions.assign(
            [conversation],
            target.value === '' ? null : Number(target.value),
            target.selectedOptions[0]?.text ?? '',
          )
        }
      />
      <Choice
        label={text.priority}
        title={text.priority}
        value={whole?.priority ?? 'medium'}
        disabled={!whole}
        options={PRIORITIES.map((priority) => [priority, mail.priority[priority]] as const)}
        onChange={({ target }) =>
          actions.setPriority([conversation], target.value as Schemas['TaskPriority'])
        }
      />
      <Button keys="e" onClick={() => actions.toggleDone([conversation])} className="ms-auto">
        {isDone ? <RotateCcw aria-hidden size={15} /> : <Check aria-hidden size={15} />}
        <span className="max-sm:sr-only">{isDone ? mail.reopen : mail.done}</span>
      </Button>
    </fieldset>
  );
}

function MakeTask({ conversation }: { conversation: Conversation }) {
  const text = useText(conversationText);
  const queries = useQueryClient();
  const make = useMutation({
    mutationFn: () =>
      client.POST('/api/tasks', {
        body: {
          title: conversation.subject.slice(0, 500) || '–',
          description: '',
          priority: 'medium',
          email_id: conversation.last_message.id,
        },
      }),
    onSuccess: () => say(text.madeTask),
    onError: (error) => sayFailure(error, text.actionFailed),
    onSettled: () => refresh(queries, '/api/threads', '/api/threads/{id}', '/api/tasks'),
  });
  return (
    <div className="flex">
      <Button isBusy={make.isPending} onClick={() => make.mutate()}>
        {text.makeTask}
      </Button>
    </div>
  );
}
