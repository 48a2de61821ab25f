import { createFileRoute } from '@tanstack/react-router';
import { memo, useDeferredValue, useEffect } from 'react';
import { Conversation } from '../../../features/mail/conversation/conversation.tsx';
import { messagesOptions } from '../../../features/mail/message/queries.ts';
import { releaseKeys } from '../../../lib/commands.ts';

export const Route = createFileRoute('/_app/mail/$id')({
  component: Open,
  params: { parse: ({ id }) => ({ id: Number(id) }), stringify: ({ id }) => ({ id: String(id) }) },
  loader: ({ context, params }) => void context.queries.prefetchInfiniteQuery(messagesOptions(params.id)),
});

const Shown = memo(Conversation);

/** Keys that come while the next conversation is rendered interrupt it. */
function Open() {
  const { id } = Route.useParams();
  const shown = useDeferredValue(id);
  useEffect(() => {
    if (shown === id) releaseKeys(id);
  }, [shown, id]);
  return <Shown id={shown} />;
}
