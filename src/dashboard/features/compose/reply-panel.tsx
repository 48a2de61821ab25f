import { api } from '../../api/client.ts';
import { Reply } from './lazy.tsx';

interface Props {
  emailId: number;
  onClose: () => void;
  onReopen: () => void;
}

/** A reply over the current screen, with the same draft as below the conversation. */
export default function ReplyPanel({ emailId, onClose, onReopen }: Props) {
  const { data } = api.useQuery('get', '/api/threads/{id}', { params: { path: { id: emailId } } });
  return (
    <div className="fixed inset-x-2 bottom-2 z-40 flex max-h-[calc(100dvh-1rem)] flex-col md:start-auto md:end-6 md:bottom-6 md:max-h-[min(40rem,calc(100dvh-3rem))] md:w-[min(40rem,calc(100vw-3rem))] overflow-hidden rounded-xl border border-line bg-raised shadow-float">
      {data && (
        <Reply
          emailId={emailId}
          mode="reply"
          threadId={data.id}
          count={data.message_count}
          onClose={onClose}
          onReopen={onReopen}
        />
      )}
    </div>
  );
}
