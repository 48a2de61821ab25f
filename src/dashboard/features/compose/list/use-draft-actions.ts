import { useQueryClient } from '@tanstack/react-query';
import { client, dataOf, type Schemas } from '../../../api/client.ts';
import { refresh } from '../../../api/patch.ts';
import { useFormat } from '../../../lib/format.ts';
import { commonText } from '../../../lib/text/common.ts';
import { composeText } from '../../../lib/text/compose/compose.ts';
import { draftsText } from '../../../lib/text/compose/drafts.ts';
import { useText } from '../../../lib/text/language.tsx';
import { say, sayFailure } from '../../../ui/toast.tsx';
import { useTimezone } from '../../session/index.ts';
import { announce } from '../announce.ts';
import { openDraft } from '../open.ts';

type Summary = Schemas['DraftSummary'];

/** Returns the actions on a draft in the list. */
export function useDraftActions() {
  const queries = useQueryClient();
  const text = useText(draftsText);
  const compose = useText(composeText);
  const common = useText(commonText);
  const format = useFormat(useTimezone());

  async function run(work: () => Promise<unknown>) {
    try {
      await work();
    } catch (error) {
      sayFailure(error, common.failed);
    }
    await refresh(queries, '/api/drafts');
  }
  const params = ({ id }: Summary) => ({ path: { id } });
  const send = (draft: Summary, sendAt?: string) =>
    run(async () => {
      const body = { version: draft.version, ...(sendAt !== undefined && { send_at: sendAt }) };
      const sent = dataOf(await client.POST('/api/drafts/{id}/send', { params: params(draft), body }));
      announce(sent, {
        queries,
        text: compose,
        drafts: text,
        dateTime: format.dayTime,
        reopen: ({ id }) => openDraft(id),
      });
    });

  return {
    takeBack: (draft: Summary) =>
      run(async () => {
        await client.POST('/api/drafts/{id}/cancel', { params: params(draft) });
        openDraft(draft.id);
      }),
    sendNow: (draft: Summary) => send(draft),
    sendAt: (draft: Summary, sendAt: string) => send(draft, sendAt),
    remove: (draft: Summary) =>
      run(async () => {
        await client.DELETE('/api/drafts/{id}', { params: params(draft) });
        say(text.removed, {
          label: common.undo,
          run: () => void run(() => client.POST('/api/drafts/{id}/restore', { params: params(draft) })),
        });
      }),
  };
}
