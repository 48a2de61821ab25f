import { getRouteApi } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';
import { useAct } from '../../../api/act.ts';
import { client, type Schemas } from '../../../api/client.ts';
import { usePages } from '../../../api/pages.ts';
import { useCommands } from '../../../lib/commands.ts';
import { useFormat } from '../../../lib/format.ts';
import { commonText } from '../../../lib/text/common.ts';
import { useText } from '../../../lib/text/language.tsx';
import { webhooksText } from '../../../lib/text/settings/work/webhooks.ts';
import { Badge, type Tone } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Choice } from '../../../ui/fields/field.tsx';
import { LoadMore } from '../../../ui/page/load-more.tsx';
import { Section } from '../../../ui/page/page.tsx';
import { Empty, Loaded } from '../../../ui/states.tsx';
import { Time } from '../../../ui/time/time.tsx';
import { useTimezone } from '../../session/index.ts';
import { Row, Rows } from '../parts/rows.tsx';

type State = Schemas['WebhookDeliveryState'];
const route = getRouteApi('/_app/settings/(work)/webhooks');
const PATH = '/api/webhooks/{id}/deliveries';
const TONES: Record<State, Tone> = { pending: 'info', delivered: 'good', failed: 'danger' };

/** The deliveries to one endpoint. */
export function Deliveries({
  webhook,
  onBack,
}: {
  webhook: Schemas['Webhook'] | undefined;
  onBack: () => void;
}) {
  const text = useText(webhooksText);
  useCommands([{ id: 'webhooks.back', label: text.back, group: text.title, keys: 'Escape', run: onBack }]);
  return (
    <div className="grid gap-4">
      <div>
        <Button onClick={onBack} keys="Escape">
          <ChevronLeft aria-hidden size={16} className="rtl:-scale-x-100" />
          {text.back}
        </Button>
      </div>
      {webhook ? <List webhook={webhook} /> : <Empty title={text.unknown} />}
    </div>
  );
}

function List({ webhook }: { webhook: Schemas['Webhook'] }) {
  const text = useText(webhooksText);
  const common = useText(commonText);
  const { state } = route.useSearch();
  const navigate = route.useNavigate();
  // The path is substituted here, as `usePages` only takes query parameters.
  const deliveries = usePages(
    PATH.replace('{id}', String(webhook.id)) as typeof PATH,
    state ? { state } : {},
  );
  const filter = (
    <Choice
      label={text.state}
      value={state ?? ''}
      options={[['', common.all], ...Object.entries(text.states)]}
      onChange={({ target }) =>
        void navigate({
          search: { hook: webhook.id, ...(target.value && { state: target.value as State }) },
          replace: true,
        })
      }
    />
  );
  return (
    <Section title={text.deliveriesOf(webhook.url)} lead={text.deliveriesLead} actions={filter}>
      <Loaded of={{ ...deliveries, data: deliveries.items }}>
        {(list) =>
          list.length === 0 ? (
            <Empty title={text.noDeliveries}>{text.noDeliveriesLead}</Empty>
          ) : (
            <Rows label={text.deliveries}>
              {list.map((delivery) => (
                <One key={delivery.id} webhook={webhook.id} delivery={delivery} />
              ))}
            </Rows>
          )
        }
      </Loaded>
      <LoadMore of={deliveries} />
    </Section>
  );
}

function One({ webhook, delivery }: { webhook: number; delivery: Schemas['WebhookDelivery'] }) {
  const text = useText(webhooksText);
  const timezone = useTimezone();
  const format = useFormat(timezone);
  const { id, event_id, type, state, attempts, last_status_code, last_error, next_attempt_at } = delivery;
  const replay = useAct({
    run: async () => {
      const params = { path: { id: webhook, deliveryId: id } };
      await client.POST('/api/webhooks/{id}/deliveries/{deliveryId}/replay', { params });
    },
    touches: ['webhook'],
    said: text.replayed,
  });
  const detail = [
    event_id,
    text.attempts(attempts),
    last_status_code !== null && text.answered(last_status_code),
    state === 'pending' && next_attempt_at && text.nextAttempt(format.relative(next_attempt_at)),
  ];
  return (
    <Row
      title={<code className="font-normal">{type}</code>}
      badge={<Badge tone={TONES[state]}>{text.states[state]}</Badge>}
      detail={detail.filter(Boolean).join(' · ')}
      actions={
        <>
          <Time at={delivery.created_at} as="dateTime" timezone={timezone} />
          {state !== 'pending' && (
            <Button
              isBusy={replay.isBusy}
              aria-label={`${text.replay}: ${event_id}`}
              onClick={() => void replay.act()}
            >
              {text.replay}
            </Button>
          )}
        </>
      }
    >
      {last_error && <p className="text-danger text-sm [overflow-wrap:anywhere]">{last_error}</p>}
    </Row>
  );
}
