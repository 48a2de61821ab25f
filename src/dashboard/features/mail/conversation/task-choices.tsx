import {
  ChevronDown,
  Circle,
  CircleCheck,
  CircleDot,
  type LucideIcon,
  Signal,
  UserRound,
} from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { api, type Schemas } from '../../../api/client.ts';
import { useText } from '../../../lib/text/language.tsx';
import { actionsText } from '../../../lib/text/mail/actions.ts';
import { conversationText } from '../../../lib/text/mail/conversation.ts';
import { mailText } from '../../../lib/text/mail/mail.ts';
import { Avatar } from '../../../ui/badge.tsx';
import { type Choosable, optionsOf } from '../../../ui/fields/choice.tsx';
import { useColleagues } from '../../session/index.ts';
import { useMailActions } from '../actions/context.ts';

const STATUSES = ['todo', 'in_progress', 'done'] as const;
const STATUS_ICONS: Record<Schemas['TaskStatus'], [LucideIcon, string]> = {
  todo: [Circle, 'text-quiet'],
  in_progress: [CircleDot, 'text-warn'],
  done: [CircleCheck, 'text-good'],
};
const PRIORITIES = ['urgent', 'high', 'medium', 'low'] as const;
type Conversation = Schemas['Conversation'];

/** The assignee of the conversation and the status of its task. */
export function TaskChoices({ conversation, className }: { conversation: Conversation; className: string }) {
  const { task } = conversation;
  return (
    <div className={`${className} shrink-0 items-center`}>
      <Assignee conversation={conversation} />
      {task && <Status conversation={conversation} task={task} />}
    </div>
  );
}

/** A select that shows a face for its value, and the words beside it where there is room. */
function FaceChoice({
  label,
  face,
  words,
  options,
  ...select
}: ComponentProps<'select'> & {
  label: string;
  face: ReactNode;
  words: string;
  options: Choosable;
}) {
  return (
    <span className="relative inline-flex h-8 min-w-8 items-center justify-center gap-1.5 rounded-md px-1.5 text-quiet hover:bg-hover hover:text-ink has-focus-visible:outline-2 has-focus-visible:outline-accent pointer-coarse:h-11 pointer-coarse:min-w-11">
      {face}
      <span aria-hidden className="hidden max-w-28 truncate @2xl:inline">
        {words}
      </span>
      <ChevronDown aria-hidden size={13} className="hidden shrink-0 @2xl:inline" />
      <select
        aria-label={label}
        data-hint={`${label}: ${words}`}
        className="absolute inset-0 w-full bg-raised text-base text-ink opacity-0"
        {...select}
      >
        {optionsOf(options)}
      </select>
    </span>
  );
}

function Assignee({ conversation }: { conversation: Conversation }) {
  const text = useText(conversationText);
  const actions = useMailActions();
  const colleagues = useColleagues();
  const assignee = conversation.assignee_id === null ? '' : String(conversation.assignee_id);
  const colleague = colleagues.find(({ id }) => id === conversation.assignee_id);
  const isGone = assignee !== '' && colleague === undefined;
  const words = assignee === '' ? text.nobody : (colleague?.name ?? `#${assignee}`);
  return (
    <FaceChoice
      label={text.assignee}
      face={
        assignee === '' ? (
          <UserRound aria-hidden size={17} className="shrink-0" />
        ) : (
          <Avatar name={words} isAgent={colleague?.isAgent ?? false} size={22} />
        )
      }
      words={words}
      value={assignee}
      options={[
        ['', text.nobody, <UserRound key="" aria-hidden size={20} className="text-quiet" />],
        ...colleagues.map(
          ({ id, name, label, isAgent }) =>
            [String(id), label, <Avatar key="" name={name} isAgent={isAgent} size={20} />] as const,
        ),
        ...(isGone ? [[assignee, words] as const] : []),
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

function statusIcon(status: Schemas['TaskStatus']) {
  const [Icon, color] = STATUS_ICONS[status];
  return <Icon aria-hidden size={17} className={`shrink-0 ${color}`} />;
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
    <FaceChoice
      label={text.status}
      face={statusIcon(task.status)}
      words={mail.status[task.status]}
      value={task.status}
      options={STATUSES.map((status) => [status, mail.status[status], statusIcon(status)] as const)}
      onChange={({ target }) => actions.setStatus([conversation], target.value as Schemas['TaskStatus'])}
    />
  );
}

/** The priority of the conversation's task. */
export function Priority({ conversation, task }: OfTask) {
  const text = useText(conversationText);
  const { priority } = useText(actionsText);
  const actions = useMailActions();
  const { data: whole } = api.useQuery('get', '/api/tasks/{id}', { params: { path: { id: task.id } } });
  const value = whole?.priority ?? 'medium';
  return (
    <FaceChoice
      label={text.priority}
      face={<Signal aria-hidden size={15} className="shrink-0" />}
      words={priority[value]}
      value={value}
      disabled={!whole}
      options={PRIORITIES.map((each) => [each, priority[each]] as const)}
      onChange={({ target }) => actions.setPriority([conversation], target.value as Schemas['TaskPriority'])}
    />
  );
}
