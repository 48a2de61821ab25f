import { useAct } from '../../../api/act.ts';
import { api, client, type Schemas } from '../../../api/client.ts';
import { useFormat } from '../../../lib/format.ts';
import { useText } from '../../../lib/text/language.tsx';
import { settingsText } from '../../../lib/text/settings/frame.ts';
import { autoReplyText } from '../../../lib/text/settings/work/auto-reply.ts';
import { Check } from '../../../ui/fields/field.tsx';
import { Card } from '../../../ui/page/page.tsx';
import { Loaded } from '../../../ui/states.tsx';
import { useTimezone } from '../../session/index.ts';
import { Locked, useMay } from '../parts/access.tsx';
import { Settings } from './settings.tsx';

const STATUS = '/api/auto-responder/status';

/** The automatic replies of an inbox: the switch, and for admins the settings. */
export function Responder({ inbox }: { inbox: Schemas['Inbox'] }) {
  const settingsTexts = useText(settingsText);
  const may = useMay();
  return (
    <div className="grid gap-6">
      <Loaded of={api.useQuery('get', STATUS)} rows={2}>
        {(status) => {
          const state = Object.values(status).find(({ inbox_id }) => inbox_id === inbox.id);
          return state && <Switch inbox={inbox} state={state} mayChange={may.admin} />;
        }}
      </Loaded>
      {may.admin && <AdminSettings inbox={inbox} />}
      {may.isKnown && !may.admin && <Locked>{settingsTexts.adminsOnly}</Locked>}
    </div>
  );
}

function Switch({
  inbox,
  state,
  mayChange,
}: {
  inbox: Schemas['Inbox'];
  state: Schemas['ResponderState'];
  mayChange: boolean;
}) {
  const text = useText(autoReplyText);
  const format = useFormat(useTimezone());
  const cannotSend = inbox.sends_by === null;
  const toggle = useAct({
    run: (enabled: boolean) =>
      client.POST('/api/auto-responder/toggle', { body: { inbox: inbox.tag, enabled } }),
    touches: ['inbox'],
    said: (enabled) => (enabled ? text.turnedOn : text.turnedOff),
  });
  return (
    <Card className="grid gap-2">
      <Check
        isSwitch
        label={text.enable}
        hint={cannotSend ? text.cannotSend : text.enableHint}
        checked={toggle.variables ?? state.enabled}
        disabled={!mayChange || (cannotSend && !state.enabled)}
        onChange={({ target }) => void toggle.act(target.checked)}
      />
      {state.enabled && (
        <p className="ps-12 text-quiet text-sm">
          {state.since && text.since(format.dateTime(state.since))}{' '}
          {state.lastRun && text.lastRun(format.relative(state.lastRun))}
        </p>
      )}
    </Card>
  );
}

function AdminSettings({ inbox }: { inbox: Schemas['Inbox'] }) {
  const { tag } = inbox;
  const settings = api.useQuery('get', '/api/auto-responder/settings/{tag}', { params: { path: { tag } } });
  return <Loaded of={settings}>{(data) => <Settings inbox={inbox} initial={data} />}</Loaded>;
}
