import { useAct } from '../../../api/act.ts';
import { api, client } from '../../../api/client.ts';
import { useText } from '../../../lib/text/language.tsx';
import { conversationText } from '../../../lib/text/mail/conversation.ts';
import { usePainted } from '../../../ui/page/painted.ts';

const PATH = '/api/threads/{id}/following';

/** Whether the user is told of what comes into a conversation, and what changes that. */
export function useFollowing(id: number) {
  const text = useText(conversationText);
  const params = { path: { id } };
  const { data } = api.useQuery('get', PATH, { params }, { enabled: usePainted() });
  const isFollowing = data?.following ?? false;
  const set = useAct({
    run: (following: boolean) => (following ? client.PUT(PATH, { params }) : client.DELETE(PATH, { params })),
    show: (patch, following) =>
      patch(PATH, (old, [, , of]) =>
        (of as { params: typeof params }).params.path.id === id ? { following } : old,
      ),
    touches: ['notification'],
    said: (following) => (following ? text.follows : text.unfollowed),
    undo: (following): void => void set.quietly(!following),
  });
  return { isFollowing, toggle: () => void set.act(!isFollowing) };
}
