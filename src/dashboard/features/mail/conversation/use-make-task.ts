import { useAct } from '../../../api/act.ts';
import { client, type Schemas } from '../../../api/client.ts';
import { useText } from '../../../lib/text/language.tsx';
import { conversationText } from '../../../lib/text/mail/conversation.ts';

/** Returns a function that makes a task of a conversation that has none. */
export function useMakeTask(conversation: Schemas['Conversation']): () => void {
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
  return () => {
    if (!make.isBusy) void make.act();
  };
}
