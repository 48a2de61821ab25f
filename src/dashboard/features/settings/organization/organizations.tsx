import { Building2 } from 'lucide-react';
import { useState } from 'react';
import { useAct } from '../../../api/act.ts';
import { api, client, type Schemas } from '../../../api/client.ts';
import { useFormat } from '../../../lib/format.ts';
import { useText } from '../../../lib/text/language.tsx';
import { organizationText } from '../../../lib/text/settings/team/organization.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Section } from '../../../ui/page/page.tsx';
import { Loaded } from '../../../ui/states.tsx';
import { useRole, useTimezone } from '../../session/index.ts';
import { Confirm } from '../parts/confirm.tsx';
import { Row, Rows } from '../parts/rows.tsx';
import { Create } from './create.tsx';

/** Reloads the page, as its cache belongs to the previous organization. */
const startOver = () => location.assign('/');

/** The user's organizations: switch, leave, create. */
export function Organizations({ current }: { current: Schemas['FullOrganization'] }) {
  const text = useText(organizationText);
  const organizations = api.useQuery('get', '/api/auth/organization/list');
  const role = useRole();
  const format = useFormat(useTimezone());
  const [open, setOpen] = useState<'create' | 'leave'>();
  const owners = current.members.filter((member) => member.role === 'owner').length;
  const isLastOwner = role === 'owner' && owners === 1;
  const close = () => setOpen(undefined);
  const leave = useAct({
    run: async () => {
      await client.POST('/api/auth/organization/leave', { body: { organizationId: current.id } });
      startOver();
    },
    touches: [],
  });
  const choose = useAct({
    run: async (organizationId: string) => {
      await client.POST('/api/auth/organization/set-active', { body: { organizationId } });
      startOver();
    },
    touches: [],
  });
  return (
    <Section title={text.others} actions={<Button onClick={() => setOpen('create')}>{text.create}</Button>}>
      <Loaded of={organizations} rows={1}>
        {(list) => (
          <Rows label={text.others}>
            {list.map(({ id, name, slug, deletesAt }) => (
              <Row
                key={id}
                icon={<Building2 aria-hidden size={18} />}
                title={name}
                badge={
                  <>
                    {id === current.id && <Badge tone="good">{text.current}</Badge>}
                    {deletesAt && <Badge tone="danger">{text.leavesOn(format.day(deletesAt))}</Badge>}
                  </>
                }
                detail={slug}
                actions={
                  id === current.id ? (
                    <Button
                      kind="danger"
                      disabled={isLastOwner}
                      title={isLastOwner ? text.lastOwner : undefined}
                      onClick={() => setOpen('leave')}
                    >
                      {text.leave}
                    </Button>
                  ) : (
                    <Button
                      isBusy={choose.isBusy}
                      aria-label={`${text.open}: ${name}`}
                      onClick={() => void choose.act(id)}
                    >
                      {text.open}
                    </Button>
                  )
                }
              >
                {id === current.id && isLastOwner && <p className="text-quiet text-sm">{text.lastOwner}</p>}
              </Row>
            ))}
          </Rows>
        )}
      </Loaded>
      {open === 'create' && <Create onClose={close} onCreated={startOver} />}
      {open === 'leave' && (
        <Confirm
          title={text.leaveTitle(current.name)}
          action={text.leave}
          onConfirm={leave.submit}
          onClose={close}
        >
          <p>{text.leaveLead}</p>
          <p>{text.leaveHint}</p>
        </Confirm>
      )}
    </Section>
  );
}
