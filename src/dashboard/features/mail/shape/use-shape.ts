import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams, useRouter } from '@tanstack/react-router';
import { useAct } from '../../../api/act.ts';
import { client, dataOf } from '../../../api/client.ts';
import { useText } from '../../../lib/text/language.tsx';
import { shapeText } from '../../../lib/text/mail/shape.ts';
import { say, sayFailure } from '../../../lib/toasts.ts';
import { takeBack } from '../actions/save.ts';
import { messagesOptions } from '../message/queries.ts';

/** The maximum number of conversations per merge. */
const MOST_CONVERSATIONS = 20;
/** The maximum number of messages per split. */
const MOST_MESSAGES = 200;

const TOUCHES = ['thread', 'note', 'task'] as const;

/** A change of the conversation that is now at `at`; its undo navigates to `before`. */
interface Moved {
  token: string;
  at: number;
  before: number | undefined;
}

/** Merges and splits conversations, and offers undo. Navigates to where the open conversation has moved. */
export function useShape() {
  const text = useText(shapeText);
  const queries = useQueryClient();
  const router = useRouter();
  const navigate = useNavigate();
  const { id: open } = useParams({ strict: false }) as { id?: number };

  const goTo = (id: number) => navigate({ to: '/mail/$id', params: { id }, search: true });
  const undo = useAct({
    async run({ token, at, before }: Moved, into) {
      const skipped = await takeBack(into, [token]);
      const isThere = router.state.location.pathname === `/mail/${at}`;
      if (skipped === 0 && isThere && before !== undefined && before !== at) await goTo(before);
      if (skipped > 0) say(text.notRestored);
    },
    touches: TOUCHES,
    failed: text.undoFailed,
  });
  const merging = useAct({
    async run(ids: number[]) {
      const { id, undo } = dataOf(await client.POST('/api/threads/merge', { body: { ids } }));
      const isOpen = open !== undefined && ids.includes(open);
      if (isOpen && open !== id) await goTo(id);
      return { token: undo?.token, at: id, before: isOpen ? open : undefined };
    },
    touches: TOUCHES,
    failed: text.mergeFailed,
    said: (ids, { token }) => (token === undefined ? undefined : text.merged(ids.length)),
    undo: (_, { token, ...moved }) => undo.act({ token: token!, ...moved }),
  });
  const splitting = useAct({
    async run({ id, emailIds }: { id: number; emailIds: number[] }) {
      const { conversation, undo } = dataOf(
        await client.POST('/api/threads/{id}/split', {
          params: { path: { id } },
          body: { email_ids: emailIds },
        }),
      );
      await goTo(conversation.id);
      return { token: undo?.token, at: conversation.id, before: id };
    },
    touches: TOUCHES,
    failed: text.splitFailed,
    said: ({ emailIds }, { token }) => (token === undefined ? undefined : text.split(emailIds.length)),
    undo: (_, { token, ...moved }) => undo.act({ token: token!, ...moved }),
  });

  return {
    /** Merges conversations. Returns whether it succeeded. */
    async merge(ids: number[]): Promise<boolean> {
      if (ids.length > MOST_CONVERSATIONS) {
        say(text.tooMany(MOST_CONVERSATIONS));
        return false;
      }
      return (await merging.act(ids)) !== undefined;
    },
    /** Moves a message to a new conversation, with or without the following ones, and navigates there. */
    async split(id: number, messageId: number, isWithRest: boolean): Promise<void> {
      try {
        const emailIds = isWithRest ? await idsFrom(queries, id, messageId) : [messageId];
        if (emailIds.length > MOST_MESSAGES) say(text.tooManyMessages(MOST_MESSAGES));
        else await splitting.act({ id, emailIds });
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
