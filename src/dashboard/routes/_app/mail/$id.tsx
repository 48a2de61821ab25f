import { createFileRoute } from '@tanstack/react-router';
import { memo, useEffect } from 'react';
import { Conversation } from '../../../features/mail/conversation/conversation.tsx';
import { messagesOptions } from '../../../features/mail/message/queries.ts';
import { releaseKeys } from '../../../lib/commands.ts';
import { useAfterPaint } from '../../../lib/loading/after-paint.ts';

export const Route = createFileRoute('/_app/mail/$id')({
  component: Open,
  params: { parse: ({ id }) => ({ id: Number(id) }), stringify: ({ id }) => ({ id: String(id) }) },
  loader: ({ context, params }) => void context.queries.prefetchInfiniteQuery(messagesOptions(params.id)),
});

const Shown = memo(Conversation);

/** The list shows the next conversation as the current one before this renders it, so keys follow one another quickly. */
function Open() {
  const { id } = Route.useParams();
  const shown = useAfterPaint(id);
  useEffect(() => {
    if (shown === id) releaseKeys(id);
  }, [shown, id]);
  return <Shown id={shown} />;
}
