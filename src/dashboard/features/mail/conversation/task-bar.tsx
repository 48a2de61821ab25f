import { AlarmClock, Check, RotateCcw, Tag, Trash2 } from 'lucide-react';
import { useAct } from '../../../api/act.ts';
import { api, client, type Schemas } from '../../../api/client.ts';
import { useText } from '../../../lib/text/language.tsx';
import { actionsText } from '../../../lib/text/mail/actions.ts';
import { conversationText } from '../../../lib/text/mail/conversation.ts';
import { mailText } from '../../../lib/text/mail/mail.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Choice } from '../../../ui/fields/field.tsx';
import { useMembers } from '../../session/index.ts';
import { useMailActions } from '../actions/context.ts';

const STATUSES = ['todo', 'in_progress', 'done'] as const;
const PRIORITIES = ['urgent', 'high', 'medium', 'low'] as const;
type Conversation = Schemas['Conversation'];

/** The conversation's task, assignee and actions. */
export function TaskBar({ conversation }: { conversation: Conversation }) {
  const text = useText(conversationText);
  return (
    <fieldset aria-label={text.task} className="flex min-w-0 flex-wrap items-center gap-2">
      {conversation.task ? (
        <Status conversation={conversation} task={conversation.task} />
      ) : (
        <MakeTask conversation={conversation} />
      )}
      <Assignee conversation={conversation} />
      {conversation.task && <Priority conversation={conversation} task={conversation.task} />}
      <Moves conversation={conversation} />
    </fieldset>
  );
}

interface OfTask {
  conversation: Conversation;
  task: NonNullable<Conversation['task']>;
}

function Status({ conversation, task }: OfTask) {
  const text = useText(conversationText);
  const mail = useText(mailText);
  const actions = useMailActions();
  return (
    <Choice
      label={text.status}
      title={text.status}
      value={task.status}
      options={STATUSES.map((status) => [status, mail.status[status]] as const)}
      onChange={({ target }) => actions.setStatus([conversation], target.value as Schemas['TaskStatus'])}
    />
  );
}

function Assignee({ conversation }: { conversation: Conversation }) {
  const text = useText(conversationText);
  const actions = useMailActions();
  const { data: organization } = useMembers();
  const members = organization?.members ?? [];
  const assignee = conversation.assignee_id === null ? '' : String(conversation.assignee_id);
  const isGone = assignee !== '' && !members.some(({ userId }) => userId === assignee);
  return (
    <Choice
      label={text.assignee}
      title={text.assignee}
      className="max-w-32"
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
  );
}

function Priority({ conversation, task }: OfTask) {
  const text = useText(conversationText);
  const { priority } = useText(actionsText);
  const actions = useMailActions();
  const { data: whole } = api.useQuery('get', '/api/tasks/{id}', { params: { path: { id: task.id } } });
  return (
    <Choice
      label={text.priority}
      title={text.priority}
      value={whole?.priority ?? 'medium'}
      disabled={!whole}
      options={PRIORITIES.map((each) => [each, priority[each]] as const)}
      onChange={({ target }) => actions.setPriority([conversation], target.value as Schemas['TaskPriority'])}
    />
  );
}

/** Moves the conversation: done, snoozed, spam, trash, or back to open. */
function Moves({ conversation }: { conversation: Conversation }) {
  const text = useText(actionsText);
  const actions = useMailActions();
  const { state } = conversation;
  const list = [conversation];
  const isAway = state === 'spam' || state === 'trash';
  return (
    <div className="ms-auto flex flex-wrap items-center gap-0.5">
      <IconButton label={text.label} keys="l" onClick={() => actions.ask('labels', list)}>
        <Tag aria-hidden size={17} />
      </IconButton>
      {!isAway && (
        <>
          <IconButton label={text.snooze} keys="h" onClick={() => actions.ask('snooze', list)}>
            <AlarmClock aria-hidden size={17} />
          </IconButton>
          <IconButton label={text.trash} keys="#" onClick={() => actions.setState(list, 'trash')}>
            <Trash2 aria-hidden size={17} />
          </IconButton>
        </>
      )}
      {isAway || state === 'done' ? (
        <Button
          keys={{ spam: '!', trash: '#', done: 'e' }[state]}
          className="ms-1.5"
          onClick={() => actions.setState(list, 'open')}
        >
          <RotateCcw aria-hidden size={15} />
          {{ spam: text.notSpam, trash: text.restore, done: text.reopen }[state]}
        </Button>
      ) : (
        <Button keys="e" className="ms-1.5" onClick={() => actions.setState(list, 'done')}>
          <Check aria-hidden size={15} />
          {text.done}
        </Button>
      )}
    </div>
  );
}

function MakeTask({ conversation }: { conversation: Conversation }) {
  const text = useText(conversationText);
  const make = useAct({
    run: () =>
      client.POST('/api/tasks', {
        body: {
          title: conversation.subject.slice(0, 500) || '–',
          description: '',
          priority: 'medium',
          email_id: conversation.last_message.id,
        },
      }),
    touches: ['task'],
    failed: text.actionFailed,
    said: text.madeTask,
  });
  return (
    <Button isBusy={make.isBusy} onClick={() => void make.act()}>
      {text.makeTask}
    </Button>
  );
}
