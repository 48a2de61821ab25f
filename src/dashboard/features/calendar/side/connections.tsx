import { RefreshCw } from 'lucide-react';
import { useAct } from '../../../api/act.ts';
import { api, client, type Schemas } from '../../../api/client.ts';
import { useFormat } from '../../../lib/format.ts';
import { calendarText } from '../../../lib/text/calendar.ts';
import { useText } from '../../../lib/text/language.tsx';
import { Badge, type Tone } from '../../../ui/badge.tsx';
import { buttonLook, IconButton } from '../../../ui/button.tsx';
import { Loaded } from '../../../ui/states.tsx';
import { PlaceLink } from '../pane/place-link.tsx';

const PATH = '/api/calendar/booking-connections';
const TONES: Record<Schemas['BookingConnection']['status'], Tone> = {
  waiting: 'plain',
  syncing: 'info',
  ok: 'good',
  failing: 'danger',
};

/** The connected booking services and their status. They are configured in the settings. */
export function Connections() {
  const text = useText(calendarText);
  const { relative } = useFormat();
  const connections = api.useQuery('get', PATH, {});
  const sync = useAct({
    run: (id: number) =>
      client.POST('/api/calendar/booking-connections/{id}/sync', { params: { path: { id } } }),
    touches: ['booking'],
    failed: text.syncFailed,
    said: text.syncStarted,
  });
  return (
    <section className="grid gap-3">
      <h2 className="font-semibold">{text.bookings}</h2>
      <Loaded of={connections} rows={2}>
        {(list) => (
          <>
            {list.length === 0 && <p className="text-quiet text-sm">{text.noBookings}</p>}
            <ul className="grid gap-2 empty:hidden">
              {list.map(({ id, name, provider, status, last_sync_at, last_error, has_api_token }) => (
                <li key={id} className="grid gap-1 rounded-xl border border-line bg-raised p-3">
                  <div className="flex items-center gap-2">
                    <span className="grid min-w-0 grow">
                      <span className="truncate font-medium">{name}</span>
                      <span className="text-quiet text-sm">{text.providers[provider]}</span>
                    </span>
                    <Badge tone={TONES[status]}>{text.bookingStates[status]}</Badge>
                    {has_api_token && (
                      <IconButton label={text.syncNow} onClick={() => void sync.act(id)}>
                        <RefreshCw aria-hidden size={15} />
                      </IconButton>
                    )}
                  </div>
                  {last_sync_at && (
                    <p className="text-quiet text-sm">{text.lastSync(relative(last_sync_at))}</p>
                  )}
                  {last_error && <p className="break-words text-danger text-sm">{last_error}</p>}
                </li>
              ))}
            </ul>
            <PlaceLink to="/settings/calendar" className={`${buttonLook()} justify-self-start`}>
              {list.length ? text.manage : text.connect}
            </PlaceLink>
          </>
        )}
      </Loaded>
    </section>
  );
}
