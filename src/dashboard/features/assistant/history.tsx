import { Link, useNavigate } from '@tanstack/react-router';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useAct } from '../../api/act.ts';
import { client, type Schemas } from '../../api/client.ts';
import { usePages } from '../../api/pages.ts';
import { assistantText } from '../../lib/text/assistant.ts';
import { commonText } from '../../lib/text/common.ts';
import { useText } from '../../lib/text/language.tsx';
import { Button, buttonLook, IconButton } from '../../ui/button.tsx';
import { FormDialog } from '../../ui/dialog.tsx';
import { Failure } from '../../ui/failure.tsx';
import { Keys } from '../../ui/keys.tsx';
import { Skeleton } from '../../ui/states.tsx';
import { Time } from '../../ui/time/time.tsx';

/** The chats of the signed-in user, newest first. */
export function History({ chatId }: { chatId: number | undefined }) {
  const text = useText(assistantText);
  const common = useText(commonText);
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState<Schemas['Chat']>();
  const chats = usePages('/api/ai/chats', { fields: 'id,title,updated_at' });

  const remove = useAct({
    async run({ id }: Schemas['Chat']) {
      await client.DELETE('/api/ai/chats/{id}', { params: { path: { id } } });
      if (id === chatId) await navigate({ to: '/assistant' });
    },
    touches: ['chat'],
    said: text.deleted,
  });
  return (
    <div className="grid content-start gap-3 p-3">
      <Link to="/assistant" className={buttonLook()}>
        <Plus aria-hidden size={16} />
        {text.newChat}
        <Keys keys="c" />
      </Link>
      {chats.items?.length === 0 && <p className="px-2 text-quiet text-sm">{text.noChats}</p>}
      {chats.error && <Failure error={chats.error} onRetry={() => void chats.refetch()} />}
      {chats.isPending && <Skeleton rows={4} />}
      <ul className="grid gap-0.5">
        {chats.items?.map((chat) => (
          <li key={chat.id} className="group relative">
            <Link
              to="/assistant/$chatId"
              params={{ chatId: String(chat.id) }}
              className="grid min-h-11 rounded-md px-2 py-1 pe-10 hover:bg-hover"
              activeProps={{ className: 'bg-chosen' }}
            >
              <span className="truncate">{chat.title}</span>
              <span className="text-quiet text-xs">
                <Time at={chat.updated_at} as="relative" />
              </span>
            </Link>
            <span className="absolute end-1 top-1.5 opacity-0 focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:top-0 pointer-coarse:opacity-100">
              <IconButton label={text.deleteChat} onClick={() => setLeaving(chat)}>
                <Trash2 aria-hidden size={16} />
              </IconButton>
            </span>
          </li>
        ))}
      </ul>
      {chats.hasNextPage && (
        <Button isBusy={chats.isFetchingNextPage} onClick={() => void chats.fetchNextPage()}>
          {common.loadMore}
        </Button>
      )}
      {leaving && (
        <FormDialog
          title={text.deleteTitle}
          submit={common.delete}
          kind="danger"
          onSubmit={() => remove.submit(leaving)}
          onClose={() => setLeaving(undefined)}
        >
          <p className="break-words">{text.deleteLead(leaving.title)}</p>
        </FormDialog>
      )}
    </div>
  );
}
