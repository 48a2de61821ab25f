import { BellRing, MonitorSmartphone } from 'lucide-react';
import { useAct } from '../../../api/act.ts';
import { api, client, type Schemas } from '../../../api/client.ts';
import { useFormat } from '../../../lib/format.ts';
import { useText } from '../../../lib/text/language.tsx';
import { notificationsText } from '../../../lib/text/settings/you/notifications.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Check } from '../../../ui/fields/field.tsx';
import { Section } from '../../../ui/page/page.tsx';
import { Loaded } from '../../../ui/states.tsx';
import { NoPush, turnOff, turnOn } from '../../notifications/index.ts';
import { useSignedIn, useTimezone } from '../../session/index.ts';
import { Row, Rows } from '../parts/rows.tsx';
import { type Settings, useChange } from './use-change.ts';

const PATH = '/api/notifications/devices';

/** The browsers that show notifications of the system. */
export function Devices({ settings }: { settings: Settings }) {
  const text = useText(notificationsText);
  const change = useChange();
  const { session } = useSignedIn();
  const devices = api.useQuery('get', PATH);
  const sessions = api.useQuery('get', '/api/settings/security/sessions');
  const name = sessions.data?.find(({ is_current }) => is_current)?.device ?? text.unknownDevice;
  const start = useAct({
    async run(publicKey: string) {
      await turnOn(publicKey, session?.user.id ?? '', name).catch((error: unknown) => {
        throw error instanceof NoPush ? new Error(text[error.why]) : error;
      });
    },
    touches: ['notification'],
    failed: text.failedOn,
    said: text.turnedOn,
  });
  const isOn = devices.data?.devices.some(({ is_current }) => is_current) ?? true;
  return (
    <Section
      title={text.devices}
      lead={text.devicesLead}
      actions={
        !isOn && (
          <Button
            kind="primary"
            isBusy={start.isBusy}
            onClick={() => devices.data && void start.act(devices.data.public_key)}
          >
            <BellRing aria-hidden size={16} />
            {text.turnOn}
          </Button>
        )
      }
    >
      <Loaded of={devices} rows={2}>
        {({ devices }) =>
          devices.length > 0 ? (
            <Rows label={text.devices}>
              {devices.map((device) => (
                <Device key={device.id} device={device} />
              ))}
            </Rows>
          ) : (
            <p className="text-quiet">{text.noDevices}</p>
          )
        }
      </Loaded>
      <Check
        isSwitch
        label={text.showsText}
        hint={text.showsTextHint}
        checked={settings.shows_text}
        onChange={({ target }) => change({ shows_text: target.checked })}
      />
    </Section>
  );
}

function Device({ device }: { device: Schemas['PushDevice'] }) {
  const text = useText(notificationsText);
  const format = useFormat(useTimezone());
  const remove = useAct({
    async run() {
      await client.DELETE(`${PATH}/{id}`, { params: { path: { id: device.id } } });
      if (device.is_current) await turnOff();
    },
    touches: ['notification'],
    said: text.removed,
  });
  const detail = [
    text.added(format.dateTime(device.created_at)),
    device.last_used_at && text.lastUsed(format.relative(device.last_used_at)),
  ];
  return (
    <Row
      icon={<MonitorSmartphone aria-hidden size={18} />}
      title={device.name}
      badge={device.is_current && <Badge tone="good">{text.thisOne}</Badge>}
      detail={detail.filter(Boolean).join(', ')}
      actions={
        <Button isBusy={remove.isBusy} onClick={() => void remove.act()}>
          {text.remove}
        </Button>
      }
    />
  );
}
