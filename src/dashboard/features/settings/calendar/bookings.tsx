import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { useAct } from '../../../api/act.ts';
import { api, client, type Schemas } from '../../../api/client.ts';
import { useFormat } from '../../../lib/format.ts';
import { useText } from '../../../lib/text/language.tsx';
import { settingsText } from '../../../lib/text/settings/frame.ts';
import { calendarSettingsText } from '../../../lib/text/settings/work/calendar.ts';
import { Badge, type Tone } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Section } from '../../../ui/page/page.tsx';
import { Empty, Loaded } from '../../../ui/states.tsx';
import { useTimezone } from '../../session/index.ts';
import { Locked, useMay } from '../parts/access.tsx';
import { Confirm } from '../parts/confirm.tsx';
import { Row, Rows } from '../parts/rows.tsx';
import { Copyable } from '../parts/secret.tsx';
import { Connect } from './connect.tsx';

type Connection = Schemas['BookingConnection'];
const PATH = '/api/calendar/booking-connections';
const SYNCING_MS = 2000;
const TONES: Record<Connection['status'], Tone> = {
  waiting: 'plain',
  syncing: 'info',
  ok: 'good',
  failing: 'danger',
};

export function Bookings() {
  const text = useText(calendarSettingsText);
  const settings = useText(settingsText);
  const may = useMay();
  const [connects, setConnects] = useState(false);
  const connections = api.useQuery(
    'get',
    PATH,
    { params: { query: { limit: 200 } } },
    {
      refetchInterval: ({ state }) =>
        state.data?.some(({ status }) => status === 'syncing') ? SYNCING_MS : false,
    },
  );
  const connect = may.admin && <Button onClick={() => setConnects(true)}>{text.connect}</Button>;
  return (
    <Section title={text.bookings} lead={text.bookingsLead} actions={connect}>
      <Loaded of={connections} rows={2}>
        {(list) =>
          list.length === 0 ? (
            <Empty icon={<CalendarPlus aria-hidden size={20} />} title={text.none}>
              {text.noneLead}
            </Empty>
          ) : (
            <Rows label={text.bookings}>
              {list.map((connection) => (
                <One key={connection.id} connection={connection} mayDelete={may.admin} />
              ))}
            </Rows>
          )
        }
      </Loaded>
      {may.isKnown && !may.admin && <Locked>{settings.adminsOnly}</Locked>}
      {connects && <Connect onClose={() => setConnects(false)} />}
    </Section>
  );
}

function One({ connection, mayDelete }: { connection: Connection; mayDelete: boolean }) {
  const text = useText(calendarSettingsText);
  const format = useFormat(useTimezone());
  const [asks, setAsks] = useState(false);
  const { id, provider, name, status, has_api_token, last_webhook_at, last_sync_at, last_error } = connection;
  const params = { path: { id } };
  const sync = useAct({
    run: () => client.POST(`${PATH}/{id}/sync`, { params }),
    touches: ['booking'],
    said: text.syncStarted,
  });
  const remove = useAct({
    run: async () => {
      await client.DELETE(`${PATH}/{id}`, { params });
    },
    touches: ['booking'],
  });
  const detail = [
    text.providers[provider],
    last_webhook_at && text.lastWebhook(format.relative(last_webhook_at)),
    last_sync_at && text.lastSync(format.relative(last_sync_at)),
  ];
  return (
    <Row
      title={name}
      badge={<Badge tone={TONES[status]}>{text.states[status]}</Badge>}
      detail={detail.filter(Boolean).join(' · ')}
      actions={
        <>
          <Button
            isBusy={sync.isBusy}
            disabled={!has_api_token}
            title={has_api_token ? undefined : text.noToken}
            aria-label={`${text.syncNow}: ${name}`}
            onClick={() => void sync.act()}
          >
            {text.syncNow}
          </Button>
          {mayDelete && (
            <Button kind="danger" aria-label={`${text.remove}: ${name}`} onClick={() => setAsks(true)}>
              {text.remove}
            </Button>
          )}
        </>
      }
    >
      {last_error && (
        <p className="rounded-lg bg-danger-soft px-3 py-2 text-danger text-sm [overflow-wrap:anywhere]">
          {last_error}
        </p>
      )}
      <Copyable label={text.webhook} value={connection.webhook_url} />
      {asks && (
        <Confirm
          title={text.removeTitle(name)}
          action={text.remove}
          done={text.removed}
          onConfirm={remove.submit}
          onClose={() => setAsks(false)}
        >
          <p>{text.removeLead}</p>
        </Confirm>
      )}
    </Row>
  );
}
