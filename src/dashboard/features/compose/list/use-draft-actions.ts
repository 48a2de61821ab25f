import { useQueryClient } from '@tanstack/react-query';
import { useAct } from '../../../api/act.ts';
import { client, dataOf, type Schemas } from '../../../api/client.ts';
import { useFormat } from '../../../lib/format.ts';
import { composeText } from '../../../lib/text/compose/compose.ts';
import { draftsText } from '../../../lib/text/compose/drafts.ts';
import { useText } from '../../../lib/text/language.tsx';
import { useTimezone } from '../../session/index.ts';
import { announce } from '../announce.ts';
import { openDraft } from '../open.ts';

type Summary = Schemas['DraftSummary'];

/** Returns the actions on a draft in the list. */
export function useDraftActions() {
  const queries = useQueryClient();
  const text = useText(draftsText);
  const compose = useText(composeText);
  const format = useFormat(useTimezone());
  const params = ({ id }: Summary) => ({ path: { id } });
  const touches = ['draft'] as const;

  const cancel = useAct({
    async run(draft: Summary) {
      await client.POST('/api/drafts/{id}/cancel', { params: params(draft) });
      openDraft(draft.id);
    },
    touches,
  });
  const send = useAct({
    async run({ draft, sendAt }: { draft: Summary; sendAt?: string }) {
      const body = { version: draft.version, ...(sendAt !== undefined && { send_at: sendAt }) };
      const sent = dataOf(await client.POST('/api/drafts/{id}/send', { params: params(draft), body }));
      announce(sent, {
        queries,
        text: compose,
        drafts: text,
        dateTime: format.dayTime,
        reopen: ({ id }) => openDraft(id),
      });
    },
    touches,
  });
  const restore = useAct({
    run: (draft: Summary) => client.POST('/api/drafts/{id}/restore', { params: params(draft) }),
    touches,
  });
  const remove = useAct({
    run: (draft: Summary) => client.DELETE('/api/drafts/{id}', { params: params(draft) }),
    touches,
    said: text.removed,
    undo: restore.act,
  });

  return {
    takeBack: cancel.act,
    sendNow: (draft: Summary) => send.act({ draft }),
    sendAt: (draft: Summary, sendAt: string) => send.act({ draft, sendAt }),
    remove: remove.act,
  };
}
