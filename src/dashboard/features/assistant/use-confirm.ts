import type { QueryClient } from '@tanstack/react-query';
import { client, dataOf, type Schemas } from '../../api/client.ts';
import { refresh } from '../../api/patch.ts';
import { assistantText } from '../../lib/text/assistant.ts';
import { commonText } from '../../lib/text/common.ts';
import { useText } from '../../lib/text/language.tsx';
import { say, sayFailure } from '../../ui/toast.tsx';
import { openReply } from '../compose/index.ts';
import { useSession } from '../session/index.ts';
import type { Proposal } from './proposals.ts';

type Mail = Schemas['EmailDetail'];
type Change = Schemas['UpdateTaskRequest'];

/** Executes a proposal with the usual API requests, and offers undo. */
export function useConfirm(queries: QueryClient) {
  const text = useText(assistantText);
  const common = useText(commonText);
  const { data: session } = useSession();

  const show = () =>
    refresh(
      queries,
      '/api/tasks',
      '/api/tasks/{id}',
      '/api/threads',
      '/api/threads/{id}',
      '/api/emails/{id}',
    );
  const put = async (id: number, body: Change) => {
    const path = { params: { path: { id } } };
    const before = dataOf(await client.GET('/api/tasks/{id}', path));
    await client.PATCH('/api/tasks/{id}', { ...path, body });
    return before;
  };

  async function run({ kind, taskId }: Proposal, mail: Mail): Promise<void> {
    if (kind === 'task') {
      const title = (mail.subject || mail.from_name || mail.from_address).slice(0, 500);
      await client.POST('/api/tasks', {
        body: { title, email_id: mail.id, description: '', priority: 'medium' },
      });
      say(text.taskMade);
      return;
    }
    const [body, said]: [Change, string] =
      kind === 'done'
        ? [{ status: 'done' }, text.taskDone]
        : kind === 'mine'
          ? [{ assignee_id: Number(session!.user.id) }, text.taskMine]
          : [{ priority: 'urgent' }, text.taskUrgent];
    const { status, assignee_id, priority } = await put(taskId!, body);
    say(said, {
      label: common.undo,
      run: () => {
        const back = { done: { status }, mine: { assignee_id }, urgent: { priority }, reply: {} }[kind];
        put(taskId!, back).then(show, (error) => sayFailure(error, text.notChanged));
      },
    });
  }

  return (proposal: Proposal, mail: Mail, onDone: () => void) => {
    if (proposal.kind === 'reply') {
      openReply(mail.id);
      return;
    }
    run(proposal, mail)
      .then(show)
      .then(onDone)
      .catch((error) => sayFailure(error, text.notChanged));
  };
}
