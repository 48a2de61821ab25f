import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client, type Schemas } from '../../../api/client.ts';
import { refresh } from '../../../api/patch.ts';
import { useText } from '../../../lib/text/language.tsx';
import { conversationText } from '../../../lib/text/mail/conversation.ts';
import { say, sayFailure } from '../../../ui/toast.tsx';

/** Returns a function that makes a task of a conversation that has none. */
export function useMakeTask(conversation: Schemas['Conversation']): () => void {
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
  return () => make.isPending || make.mutate();
}
