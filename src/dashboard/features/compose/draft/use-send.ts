import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client, dataOf, type Schemas } from '../../../api/client.ts';
import { refresh } from '../../../api/patch.ts';
import { Problem } from '../../../lib/problem.ts';
import type { Draft, Mail } from './draft.ts';

type Outcome = 'sent' | 'queued';

const bodyOf = (
  draft: Draft,
  from: string,
  quote: string,
  mail: Mail | undefined,
): Schemas['SendEmailRequest'] => ({
  from_inbox: from,
  to: draft.to,
  ...(draft.cc.length > 0 && { cc: draft.cc }),
  ...(draft.bcc.length > 0 && { bcc: draft.bcc }),
  subject: draft.subject.trim(),
  body: draft.html + quote || '<p></p>',
  // References are those of the parent: the API adds them. A forwarded mail begins a conversation of its own.
  ...(mail && draft.mode !== 'forward' && { parent_message_id: mail.message_id }),
  ...(mail && draft.mode === 'forward' && { forward_of: mail.id }),
  attachments: draft.files.map(({ key, source }) => source ?? key!),
});

/**
 * Sends a draft. The same draft is never sent twice: its key goes with each request, and a mail that is stored already
 * is tried again as it is. Throws `Problem`; with `emailId` the mail is stored, but was not sent.
 */
export function useSend() {
  const queries = useQueryClient();
  return useMutation({
    // Waiting for the connection in the background would send what nobody looks at any more.
    networkMode: 'always',
    mutationFn: async ({
      draft,
      from,
      quote,
      mail,
    }: {
      draft: Draft;
      from: string;
      quote: string;
      mail: Mail | undefined;
    }) => {
      const { stored } = draft;
      const answer =
        stored && stored.revision === draft.revision
          ? await client.POST('/api/emails/{id}/retry', {
              params: { path: { id: stored.emailId } },
              body: { confirm: stored.isUnknown },
            })
          : await client.POST('/api/send-email', {
              params: { header: { 'idempotency-key': `${draft.id}-${draft.revision}` } },
              body: bodyOf(draft, from, quote, mail),
            });
      const outcome: Outcome = answer.response.status === 202 ? 'queued' : 'sent';
      return { ...dataOf(answer), outcome };
    },
    onSettled: (_, error) => {
      const isStored = !error || (error instanceof Problem && error.emailId !== null);
      if (isStored) {
        void refresh(queries, '/api/threads', '/api/threads/{id}', '/api/emails', '/api/emails/{id}/thread');
      }
    },
  });
}
