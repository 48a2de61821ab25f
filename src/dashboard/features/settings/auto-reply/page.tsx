import { getRouteApi, Link } from '@tanstack/react-router';
import { MessageSquareReply } from 'lucide-react';
import { api, type Schemas } from '../../../api/client.ts';
import { useText } from '../../../lib/text/language.tsx';
import { autoReplyText } from '../../../lib/text/settings/work/auto-reply.ts';
import { buttonLook } from '../../../ui/button.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Empty, Loaded } from '../../../ui/states.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { Log } from './log.tsx';
import { Responder } from './responder.tsx';

const route = getRouteApi('/_app/settings/(work)/auto-reply');

export function AutoReplyPage() {
  const text = useText(autoReplyText);
  return (
    <Page title={text.title} lead={text.lead}>
      <Loaded of={api.useQuery('get', '/api/inboxes')}>{(inboxes) => <PerInbox inboxes={inboxes} />}</Loaded>
      <Log />
    </Page>
  );
}

function PerInbox({ inboxes }: { inboxes: Schemas['Inbox'][] }) {
  const text = useText(autoReplyText);
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const active = inboxes.filter(({ is_active }) => is_active);
  const chosen = active.find(({ tag }) => tag === search.inbox) ?? active[0];
  if (!chosen) {
    return (
      <Empty icon={<MessageSquareReply aria-hidden size={20} />} title={text.noInbox}>
        <p>{text.noInboxLead}</p>
        <Link to="/settings/inboxes" className={buttonLook('primary')}>
          {text.toInboxes}
        </Link>
      </Empty>
    );
  }
  return (
    <Tabs
      label={text.inbox}
      tabs={active.map(({ tag, name }) => [tag, name] as const)}
      value={chosen.tag}
      onChange={(inbox) => void navigate({ search: (old) => ({ ...old, inbox }), replace: true })}
    >
      <Responder key={chosen.id} inbox={chosen} />
    </Tabs>
  );
}
