import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { api } from '../../../api/client.ts';
import { useText } from '../../../lib/text/language.tsx';
import { todayText } from '../../../lib/text/today.ts';
import { IconButton } from '../../../ui/button.tsx';
import { useChosen, useMembers, useRole } from '../../session/index.ts';
import { Part } from '../part.tsx';
import { isNew, nextSteps, type Step } from './steps.ts';

const PLACES: Record<Step, string> = {
  inbox: '/settings/inboxes',
  invite: '/settings/organization',
  signature: '/settings/profile',
  autoReply: '/settings/auto-reply',
  channel: '/studio',
  audit: '/audits',
  calendar: '/settings/calendar',
};
const NONE: Step[] = [];

/** The first steps of a new organization, for those who may take them. Each disappears when it is done, or left. */
export function StepsPart() {
  const { data: organization } = useMembers();
  const role = useRole();
  if (!organization || !role || role === 'member' || !isNew(organization.createdAt, Date.now())) return null;
  return <Steps organization={organization} />;
}

function Steps({ organization }: { organization: NonNullable<ReturnType<typeof useMembers>['data']> }) {
  const text = useText(todayText);
  const [left, keepLeft] = useChosen<Step[]>('steps', NONE);
  const steps = nextSteps(useDone(organization), left);
  if (steps.length === 0) return null;
  return (
    <Part title={text.steps}>
      <ol>
        {steps.map((step) => (
          <li key={step} className="flex items-center border-line not-last:border-b">
            <Link
              to={PLACES[step]}
              className="grid min-h-11 min-w-0 grow px-4 py-2 hover:bg-hover focus-visible:-outline-offset-2"
            >
              <span className="font-medium">{text.step[step]}</span>
              <span className="text-quiet text-sm">{text.stepLead[step]}</span>
            </Link>
            <IconButton
              label={text.leaveStep(text.step[step])}
              className="me-2"
              onClick={() => keepLeft([...left, step])}
            >
              <X aria-hidden size={16} />
            </IconButton>
          </li>
        ))}
      </ol>
    </Part>
  );
}

/** Returns for each step whether it is done; undefined until that is known. */
function useDone({
  members,
  invitations,
}: Parameters<typeof Steps>[0]['organization']): Record<Step, boolean | undefined> {
  const { data: sync } = api.useQuery('get', '/api/sync/status');
  const { data: signatures } = api.useQuery('get', '/api/signatures');
  const { data: responder } = api.useQuery('get', '/api/auto-responder/status');
  const { data: stream } = api.useQuery('get', '/api/stream/status');
  const { data: audits } = api.useQuery('get', '/api/audits', { params: { query: { limit: 1 } } });
  const { data: bookings } = api.useQuery('get', '/api/calendar/booking-connections');
  const isAny = (list: unknown[] | undefined) => list && list.length > 0;
  return {
    inbox: isAny(sync?.inboxes),
    invite: members.length > 1 || invitations.length > 0,
    signature: signatures && signatures.own.length + signatures.inboxes.length > 0,
    autoReply: responder && Object.values(responder).some(({ enabled }) => enabled),
    channel: stream?.has_channel,
    audit: isAny(audits),
    calendar: isAny(bookings),
  };
}
