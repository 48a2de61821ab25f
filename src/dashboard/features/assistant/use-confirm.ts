import { useAct } from '../../api/act.ts';
import { client, dataOf, type Schemas } from '../../api/client.ts';
import { assistantText } from '../../lib/text/assistant.ts';
import { useText } from '../../lib/text/language.tsx';
import { openReply } from '../compose/index.ts';
import { useSession } from '../session/index.ts';
import type { Proposal } from './proposals.ts';

type Mail = Schemas['EmailDetail'];
type Change = Schemas['UpdateTaskRequest'];

const TOUCHES = ['task', 'thread'] as const;

/** Executes a proposal with the usual API requests, and offers undo. */
export function useConfirm() {
  const text = useText(assistantText);
  const { data: session } = useSession();

  /** Changes a task. Returns it as it was before. */
  const put = async (id: number, body: Change) => {
    const path = { params: { path: { id } } };
    const before = dataOf(await client.GET('/api/tasks/{id}', path));
    await client.PATCH('/api/tasks/{id}', { ...path, body });
    return before;
  };
  const restore = useAct({
    run: ({ id, body }: { id: number; body: Change }) => put(id, body),
    touches: TOUCHES,
    failed: text.notChanged,
  });
  const make = useAct({
    run: (mail: Mail) =>
      client.POST('/api/tasks', {
        body: {
          title: (mail.subject || mail.from_name || mail.from_address).slice(0, 500),
          email_id: mail.id,
          description: '',
          priority: 'medium',
        },
      }),
    touches: TOUCHES,
    failed: text.notChanged,
    said: text.taskMade,
  });
  const changes = {
    done: { body: { status: 'done' }, said: text.taskDone },
    mine: { body: { assignee_id: Number(session?.user.id) }, said: text.taskMine },
    urgent: { body: { priority: 'urgent' }, said: text.taskUrgent },
  } satisfies Record<string, { body: Change; said: string }>;
  const change = useAct({
    run: ({ kind, id }: { kind: keyof typeof changes; id: number }) => put(id, changes[kind].body),
    touches: TOUCHES,
    failed: text.notChanged,
    said: ({ kind }) => changes[kind].said,
    undo({ kind, id }, { status, assignee_id, priority }) {
      const body = { done: { status }, mine: { assignee_id }, urgent: { priority } }[kind];
      return restore.act({ id, body });
    },
  });

  return async ({ kind, taskId }: Proposal, mail: Mail, onDone: () => void) => {
    if (kind === 'reply') return openReply(mail.id);
    const isDone = await (kind === 'task' ? make.act(mail) : change.act({ kind, id: taskId! }));
    if (isDone) onDone();
  };
}
