import { Monitor, Terminal } from 'lucide-react';
import { useState } from 'react';
import { useAct } from '../../../api/act.ts';
import { api, client, type Schemas } from '../../../api/client.ts';
import { useFormat } from '../../../lib/format.ts';
import { useText } from '../../../lib/text/language.tsx';
import { securityText } from '../../../lib/text/settings/you/security.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Section } from '../../../ui/page/page.tsx';
import { Loaded } from '../../../ui/states.tsx';
import { useTimezone } from '../../session/index.ts';
import { Confirm } from '../parts/confirm.tsx';
import { Row, Rows } from '../parts/rows.tsx';

const PATH = '/api/settings/security/sessions';
const SHOWN = 6;

export function Sessions() {
  const text = useText(securityText);
  const sessions = api.useQuery('get', PATH);
  const [asks, setAsks] = useState(false);
  const [showsAll, setShowsAll] = useState(false);
  const endOthers = useAct({
    run: async () => {
      await client.POST('/api/auth/revoke-other-sessions');
    },
    touches: ['sign_in'],
  });
  const count = sessions.data?.length ?? 0;
  return (
    <Section
      title={text.sessions}
      lead={text.sessionsLead}
      actions={count > 1 && <Button onClick={() => setAsks(true)}>{text.endOthers}</Button>}
    >
      <Loaded of={sessions} rows={3}>
        {(list) => (
          <Rows label={text.sessions}>
            {list
              .toSorted((a, b) => Number(b.is_current) - Number(a.is_current))
              .slice(0, showsAll ? undefined : SHOWN)
              .map((session) => (
                <Session key={session.id} session={session} />
              ))}
          </Rows>
        )}
      </Loaded>
      {!showsAll && count > SHOWN && (
        <div>
          <Button onClick={() => setShowsAll(true)}>{`${text.more} (${count})`}</Button>
        </div>
      )}
      {asks && (
        <Confirm
          title={text.endOthersTitle}
          action={text.endOthers}
          done={text.othersEnded}
          onConfirm={endOthers.submit}
          onClose={() => setAsks(false)}
        >
          <p>{text.endOthersLead}</p>
        </Confirm>
      )}
    </Section>
  );
}

function Session({ session }: { session: Schemas['ActiveSession'] }) {
  const text = useText(securityText);
  const format = useFormat(useTimezone());
  const device = session.device ?? text.unknownDevice;
  const Icon = /^curl|^node/i.test(device) ? Terminal : Monitor;
  const end = useAct({
    run: () => client.DELETE(`${PATH}/{id}`, { params: { path: { id: session.id } } }),
    touches: ['sign_in'],
    said: text.ended,
  });
  const detail = [
    session.ip_address,
    text.lastUsed(format.relative(session.last_used_at)),
    text.signedIn(format.dateTime(session.created_at)),
  ];
  return (
    <Row
      icon={<Icon aria-hidden size={18} />}
      title={device}
      badge={session.is_current && <Badge tone="good">{text.thisOne}</Badge>}
      detail={detail.filter(Boolean).join(' · ')}
      actions={
        !session.is_current && (
          <Button isBusy={end.isBusy} aria-label={`${text.end}: ${device}`} onClick={() => void end.act()}>
            {text.end}
          </Button>
        )
      }
    />
  );
}
