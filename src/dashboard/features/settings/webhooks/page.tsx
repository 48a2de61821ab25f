import { getRouteApi } from '@tanstack/react-router';
import { Webhook as WebhookIcon } from 'lucide-react';
import { useState } from 'react';
import { api, type Schemas } from '../../../api/client.ts';
import { useCommands } from '../../../lib/commands.ts';
import { useText } from '../../../lib/text/language.tsx';
import { webhooksText } from '../../../lib/text/settings/work/webhooks.ts';
import { Button } from '../../../ui/button.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Empty, Loaded } from '../../../ui/states.tsx';
import { ForAdmins, useMay } from '../parts/access.tsx';
import { Rows } from '../parts/rows.tsx';
import { Copyable, SecretDialog } from '../parts/secret.tsx';
import { Deliveries } from './deliveries.tsx';
import { Edit } from './edit.tsx';
import { WebhookRow } from './webhook-row.tsx';

const route = getRouteApi('/_app/settings/(work)/webhooks');

export function WebhooksPage() {
  const text = useText(webhooksText);
  const may = useMay();
  const { add } = route.useSearch();
  const navigate = route.useNavigate();
  const create = () => void navigate({ search: { add: true } });
  useCommands(may.admin ? [{ id: 'webhooks.add', label: text.create, group: text.title, run: create }] : []);
  return (
    <Page
      title={text.title}
      lead={text.lead}
      actions={
        may.admin && (
          <Button kind="primary" onClick={create}>
            {text.create}
          </Button>
        )
      }
    >
      <ForAdmins>
        <List adds={add === true} onCreate={create} onClose={() => void navigate({ search: {} })} />
      </ForAdmins>
    </Page>
  );
}

function List({ adds, onCreate, onClose }: { adds: boolean; onCreate: () => void; onClose: () => void }) {
  const text = useText(webhooksText);
  const { hook } = route.useSearch();
  const webhooks = api.useQuery('get', '/api/webhooks');
  const [made, setMade] = useState<Schemas['WebhookWithSecret']>();
  return (
    <>
      <Loaded of={webhooks}>
        {(list) =>
          hook !== undefined ? (
            <Deliveries webhook={list.find(({ id }) => id === hook)} onBack={onClose} />
          ) : list.length === 0 ? (
            <Empty icon={<WebhookIcon aria-hidden size={20} />} title={text.none}>
              <p>{text.noneLead}</p>
              <Button kind="primary" onClick={onCreate}>
                {text.create}
              </Button>
            </Empty>
          ) : (
            <Rows label={text.title}>
              {list.map((webhook) => (
                <WebhookRow key={webhook.id} webhook={webhook} onSecret={setMade} />
              ))}
            </Rows>
          )
        }
      </Loaded>
      {adds && <Edit onClose={onClose} onSecret={setMade} />}
      {made && (
        <SecretDialog title={text.secretOf(new URL(made.url).host)} onClose={() => setMade(undefined)}>
          <p>{text.secretLead}</p>
          <Copyable label={text.secret} value={made.secret} />
        </SecretDialog>
      )}
    </>
  );
}
