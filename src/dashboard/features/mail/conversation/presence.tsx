import { Eye, PenLine } from 'lucide-react';
import { usePresence } from '../../../api/live.ts';
import { useFormat } from '../../../lib/format.ts';
import { useText } from '../../../lib/text/language.tsx';
import { conversationText } from '../../../lib/text/mail/conversation.ts';
import { useSession } from '../../session/index.ts';

/** Other users who view the conversation or write in it, to avoid duplicate replies. */
export function Presence({ conversation, isWriting }: { conversation: number; isWriting: boolean }) {
  const text = useText(conversationText);
  const format = useFormat();
  const { data: session } = useSession();
  const people = usePresence(conversation, isWriting ? 'writing' : 'looking').filter(
    ({ user_id }) => String(user_id) !== session?.user.id,
  );
  const namesOf = (state: 'looking' | 'writing') =>
    people.filter((each) => each.state === state).map(({ name }) => name);
  const writing = namesOf('writing');
  const looking = namesOf('looking');
  return (
    <span role="status" className="contents">
      {writing.length > 0 && (
        <span className="inline-flex items-center gap-1 text-warn">
          <PenLine aria-hidden size={14} />
          {(writing.length > 1 ? text.writingMany : text.writing)(format.list(writing))}
        </span>
      )}
      {looking.length > 0 && (
        <span className="inline-flex items-center gap-1">
          <Eye aria-hidden size={14} />
          {(looking.length > 1 ? text.lookingMany : text.looking)(format.list(looking))}
        </span>
      )}
    </span>
  );
}
