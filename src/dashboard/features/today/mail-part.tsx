import { Link, useNavigate } from '@tanstack/react-router';
import { api } from '../../api/client.ts';
import { useCommands } from '../../lib/commands.ts';
import { useFormat } from '../../lib/format.ts';
import { useText } from '../../lib/text/language.tsx';
import { todayText } from '../../lib/text/today.ts';
import { Avatar, Badge } from '../../ui/badge.tsx';
import { Time } from '../../ui/time/time.tsx';
import { useTimezone } from '../session/index.ts';
import { usePeople } from '../tasks/index.ts';
import { Line, Part, Quiet } from './part.tsx';
import { toAnswer } from './waiting.ts';

const MOST = 100;
const SHOWN = 5;
const FIELDS = 'id,subject,snippet,last_message,unread_count,task';

/** Conversations of the user or unassigned ones whose last message is from somebody else. */
export function MailPart() {
  const text = useText(todayText);
  const format = useFormat();
  const navigate = useNavigate();
  const timezone = useTimezone();
  const { me } = usePeople();
  const shared = { direction: 'inbound', fields: FIELDS, limit: MOST } as const;
  const mine = api.useQuery('get', '/api/threads', { params: { query: { ...shared, assignee_id: 'me' } } });
  const free = api.useQuery('get', '/api/threads', { params: { query: { ...shared, assignee_id: 'none' } } });
  const all = toAnswer(mine.data, free.data);
  const isMore = [mine.data, free.data].some((list) => list?.length === MOST);
  const oldest = all.length > SHOWN ? all.at(-1) : undefined;
  const [first] = all;
  const open = (id: number) => void navigate({ to: `/mail/${id}` as string });
  useCommands(
    first
      ? [
          {
            id: 'today.mail',
            label: text.openFirstMail,
            group: text.title,
            keys: 'm',
            run: () => open(first.last_message.id),
          },
        ]
      : [],
  );

  return (
    <Part
      title={text.mail}
      count={all.length > 0 ? `${format.number(all.length)}${isMore ? '+' : ''}` : undefined}
      link={{ to: '/mail', search: { state: 'all' }, label: text.allMail }}
      error={mine.error ?? free.error}
      onRetry={() => void Promise.all([mine.refetch(), free.refetch()])}
      isLoading={!mine.data || !free.data}
    >
      {all.length === 0 && <Quiet>{text.mailEmpty}</Quiet>}
      <ul>
        {all.slice(0, SHOWN).map(({ id, subject, snippet, last_message: last, unread_count, task }) => (
          <Line
            key={id}
            to={`/mail/${last.id}`}
            icon={<Avatar name={last.from_name || last.from_address} />}
            isStrong={unread_count > 0}
            title={
              <>
                {last.from_name || last.from_address}
                {unread_count > 0 && <span className="sr-only"> ({text.unread})</span>}
              </>
            }
            detail={
              <>
                <span className="text-ink">{subject || text.noSubject}</span> {snippet}
              </>
            }
            end={
              <>
                {task?.assignee_id === me && <Badge tone="accent">{text.mine}</Badge>}
                <Time at={last.received_at} timezone={timezone} />
              </>
            }
          />
        ))}
      </ul>
      {oldest && (
        <p className="flex flex-wrap items-baseline gap-x-1.5 border-line border-t px-4 py-2.5 text-quiet text-sm">
          {text.longest}
          <Link
            to={`/mail/${oldest.last_message.id}` as string}
            className="min-w-0 truncate text-ink underline"
          >
            {oldest.subject || text.noSubject}
          </Link>
          <Time at={oldest.last_message.received_at} as="relative" timezone={timezone} />
        </p>
      )}
    </Part>
  );
}
