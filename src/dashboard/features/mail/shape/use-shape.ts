import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams, useRouter } from '@tanstack/react-router';
import { client, dataOf } from '../../../api/client.ts';
import { refresh } from '../../../api/patch.ts';
import { commonText } from '../../../lib/text/common.ts';
import { useText } from '../../../lib/text/language.tsx';
import { shapeText } from '../../../lib/text/mail/shape.ts';
import { say, sayFailure } from '../../../ui/toast.tsx';
import { takeBack } from '../actions/save.ts';
import { messagesOptions } from '../message/queries.ts';

/** The maximum number of conversations per merge. */
const MOST_CONVERSATIONS = 20;
/** The maximum number of messages per split. */
const MOST_MESSAGES = 200;

/** Merges and splits conversations, and offers undo. Navigates to where the open conversation has moved. */
export function useShape() {
  const text = useText(shapeText);
  const common = useText(commonText);
  const queries = useQueryClient();
  const router = useRouter();
  const navigate = useNavigate();
  const { id: open } = useParams({ strict: false }) as { id?: number };

  const show = () =>
    refresh(
      queries,
      '/api/threads',
      '/api/threads/{id}',
      '/api/emails/{id}/thread',
      '/api/notes',
      '/api/tasks',
      '/api/stats',
    );
  const goTo = (id: number) => navigate({ to: '/mail/$id', params: { id }, search: true });
  /** Confirms a change to the conversation, now at `at`, and offers undo, which navigates to `before`. */
  function offer(said: string, token: string, at: number, before: number | undefined) {
    async function undo() {
      try {
        const skipped = await takeBack([token]);
        const isThere = router.state.location.pathname === `/mail/${at}`;
        if (skipped === 0 && isThere && before !== undefined && before !== at) await goTo(before);
        await show();
        if (skipped > 0) say(text.notRestored);
      } catch (error) {
        sayFailure(error, text.undoFailed);
      }
    }
    say(said, { label: common.undo, run: () => void undo() });
  }

  return {
    /** Merges conversations. Returns whether it succeeded. */
    async merge(ids: number[]): Promise<boolean> {
      if (ids.length > MOST_CONVERSATIONS) {
        say(text.tooMany(MOST_CONVERSATIONS));
        return false;
      }
      try {
        const { id, undo } = dataOf(await client.POST('/api/threads/merge', { body: { ids } }));
        const isOpen = open !== undefined && ids.includes(open);
        if (isOpen && open !== id) await goTo(id);
        await show();
        if (undo) offer(text.merged(ids.length), undo.token, id, isOpen ? open : undefined);
        return true;
      } catch (error) {
        sayFailure(error, text.mergeFailed);
        return false;
      }
    },
    /** Moves a message to a new conversation, with or without the following ones, and navigates there. */
    async split(id: number, messageId: number, isWithRest: boolean): Promise<void> {
      try {
        const emailIds = isWithRest ? await idsFrom(queries, id, messageId) : [messageId];
        if (emailIds.length > MOST_MESSAGES) return void say(text.tooManyMessages(MOST_MESSAGES));
        const { conversation, undo } = dataOf(
          await client.POST('/api/threads/{id}/split', {
            params: { path: { id } },
            body: { email_ids: emailIds },
          }),
        );
        await goTo(conversation.id);
        await show();
        if (undo) offer(text.split(emailIds.length), undo.token, conversation.id, id);
      } catch (error) {
        sayFailure(error, text.splitFailed);
      }
    },
  };
}

/** Returns the ids of a message and the following ones, including those that are not loaded yet. */
async function idsFrom(queries: QueryClient, id: number, messageId: number): Promise<number[]> {
  const options = { ...messagesOptions(id), pages: Number.POSITIVE_INFINITY, staleTime: 0 };
  const { pages } = await queries.fetchInfiniteQuery(options);
  const ids = pages.flatMap(({ messages }) => messages.map((message) => message.id));
  return ids.slice(ids.indexOf(messageId));
}
