import { Link } from '@tanstack/react-router';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { api } from '../../api/client.ts';
import { useFormat } from '../../lib/format.ts';
import { commonText } from '../../lib/text/common.ts';
import { useText } from '../../lib/text/language.tsx';
import { todayText } from '../../lib/text/today.ts';
import { Button } from '../../ui/button.tsx';
import { Part, Quiet } from './part.tsx';
import {
  ofAnnouncements,
  ofBookings,
  ofSends,
  ofSync,
  ofTokens,
  ofWebhooks,
  type Trouble,
} from './troubles.ts';

const MOST = 100;
const SHOWN = 6;

interface Check {
  name: 'inboxes' | 'sends' | 'announcements' | 'webhooks' | 'bookings' | 'tokens';
  troubles: Trouble[] | undefined;
  error: unknown;
  refetch: () => unknown;
}

/** Returns the checks for failures. Those that only admins may see run only for admins. */
function useChecks(): Check[] {
  const { platform } = useText(todayText);
  const member = api.useQuery('get', '/api/auth/organization/get-active-member');
  const isAdmin = member.data !== undefined && member.data.role !== 'member';
  const sync = api.useQuery('get', '/api/sync/status');
  const sends = api.useQuery('get', '/api/emails', {
    params: {
      query: {
        direction: 'outbound',
        body: 'snippet',
        fields: 'id,subject,to_address,send_state',
        limit: MOST,
      },
    },
  });
  const announcements = api.useQuery('get', '/api/stream/announcements', {
    params: { query: { status: 'failed', limit: MOST } },
  });
  const webhooks = api.useQuery('get', '/api/webhooks', {}, { enabled: isAdmin });
  const bookings = api.useQuery('get', '/api/calendar/booking-connections');
  const balance = api.useQuery('get', '/api/settings/tokens/balance');
  const usage = api.useQuery('get', '/api/settings/tokens/usage', { params: { query: { range: '7d' } } });
  return [
    { ...sync, name: 'inboxes', troubles: sync.data && ofSync(sync.data) },
    { ...sends, name: 'sends', troubles: sends.data && ofSends(sends.data) },
    {
      ...announcements,
      name: 'announcements',
      troubles: announcements.data && ofAnnouncements(announcements.data, platform),
    },
    isAdmin
      ? { ...webhooks, name: 'webhooks', troubles: webhooks.data && ofWebhooks(webhooks.data) }
      : { ...member, name: 'webhooks', troubles: member.data && [] },
    { ...bookings, name: 'bookings', troubles: bookings.data && ofBookings(bookings.data) },
    {
      name: 'tokens',
      troubles: balance.data && usage.data && ofTokens(balance.data, usage.data),
      error: balance.error ?? usage.error,
      refetch: () => Promise.all([balance.refetch(), usage.refetch()]),
    },
  ];
}

/** The failures, with links to where they can be fixed. */
export function TroublesPart() {
  const text = useText(todayText);
  const common = useText(commonText);
  const format = useFormat();
  const checks = useChecks();
  const troubles = checks.flatMap(({ troubles = [] }) => troubles);
  const failed = checks.filter(({ error, troubles }) => error && !troubles);
  const isLoading = troubles.length === 0 && checks.some(({ error, troubles }) => !error && !troubles);
  return (
    <Part
      title={text.troubles}
      count={troubles.length > 0 ? format.number(troubles.length) : undefined}
      isLoading={isLoading}
    >
      {troubles.length + failed.length === 0 && (
        <Quiet icon={<CircleCheck aria-hidden size={16} className="text-good" />}>{text.troublesEmpty}</Quiet>
      )}
      <ul>
        {troubles.slice(0, SHOWN).map((trouble) => (
          <TroubleLine key={trouble.id} trouble={trouble} />
        ))}
        {failed.map(({ name, refetch }) => (
          <li key={name} className="flex flex-wrap items-center justify-between gap-2 px-4 py-2">
            {text.unchecked(text.check[name])}
            <Button onClick={() => void refetch()}>{common.retry}</Button>
          </li>
        ))}
      </ul>
      {troubles.length > SHOWN && (
        <p className="px-4 py-2 text-quiet text-sm">{text.more(format.number(troubles.length - SHOWN))}</p>
      )}
    </Part>
  );
}

function TroubleLine({ trouble: { kind, name, detail, to } }: { trouble: Trouble }) {
  const text = useText(todayText);
  return (
    <li className="flex gap-3 border-line px-4 py-2.5 not-last:border-b">
      <TriangleAlert aria-hidden size={16} className="mt-0.5 shrink-0 text-warn" />
      <div className="grid min-w-0 grow justify-items-start">
        <p className="[overflow-wrap:anywhere]">{text.trouble[kind](name)}</p>
        {detail && <p className="line-clamp-2 text-quiet text-sm [overflow-wrap:anywhere]">{detail}</p>}
        <Link
          to={to}
          className="inline-flex min-h-6 items-center text-accent text-sm underline pointer-coarse:min-h-11"
        >
          {text.mend[kind]}
        </Link>
      </div>
    </li>
  );
}
