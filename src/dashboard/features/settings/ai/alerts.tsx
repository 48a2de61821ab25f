import { useState } from 'react';
import { useAct } from '../../../api/act.ts';
import { api, client, type Schemas } from '../../../api/client.ts';
import { useFormat } from '../../../lib/format.ts';
import { commonText } from '../../../lib/text/common.ts';
import { useText } from '../../../lib/text/language.tsx';
import { aiText } from '../../../lib/text/settings/team/ai.ts';
import { Button } from '../../../ui/button.tsx';
import { Check } from '../../../ui/fields/field.tsx';
import { Section } from '../../../ui/page/page.tsx';
import { Loaded } from '../../../ui/states.tsx';
import { useTimezone } from '../../session/index.ts';
import { useMay } from '../parts/access.tsx';
import { Confirm } from '../parts/confirm.tsx';
import { Row, Rows } from '../parts/rows.tsx';
import { EditAlert } from './edit-alert.tsx';

type Alert = Schemas['TokenAlert'];
const PATH = '/api/settings/tokens/alerts';

export function Alerts() {
  const text = useText(aiText);
  const may = useMay();
  const [adds, setAdds] = useState(false);
  return (
    <Section
      title={text.alerts}
      lead={text.alertsLead}
      actions={may.admin && <Button onClick={() => setAdds(true)}>{text.addAlert}</Button>}
    >
      <Loaded of={api.useQuery('get', PATH)} rows={1}>
        {(list) =>
          list.length === 0 ? (
            <p className="text-quiet">{text.noAlerts}</p>
          ) : (
            <Rows label={text.alerts}>
              {list.map((alert) => (
                <One key={alert.id} alert={alert} mayChange={may.admin} />
              ))}
            </Rows>
          )
        }
      </Loaded>
      {adds && <EditAlert onClose={() => setAdds(false)} />}
    </Section>
  );
}

function One({ alert, mayChange }: { alert: Alert; mayChange: boolean }) {
  const text = useText(aiText);
  const common = useText(commonText);
  const format = useFormat(useTimezone());
  const [open, setOpen] = useState<'edit' | 'delete'>();
  const { id, type, threshold, period, is_active, last_fired_at } = alert;
  const params = { path: { id } };
  const name = (type === 'usage' ? text.usageAlert : text.balanceAlert)(
    format.number(threshold),
    text.periods[period],
  );
  const close = () => setOpen(undefined);
  const toggle = useAct({
    run: (isOn: boolean) => client.PATCH(`${PATH}/{id}`, { params, body: { is_active: isOn } }),
    show: (patch, isOn) =>
      patch(PATH, (list) => list.map((each) => (each.id === id ? { ...each, is_active: isOn } : each))),
    touches: ['tokens'],
  });
  const remove = useAct({
    run: async () => {
      await client.DELETE(`${PATH}/{id}`, { params });
    },
    touches: ['tokens'],
  });
  return (
    <Row
      title={name}
      detail={last_fired_at ? text.fired(format.relative(last_fired_at)) : text.neverFired}
      actions={
        mayChange && (
          <>
            <Check
              isSwitch
              label={text.alertActive}
              aria-label={`${text.alertActive}: ${name}`}
              checked={is_active}
              onChange={({ target }) => void toggle.act(target.checked)}
            />
            <Button onClick={() => setOpen('edit')}>{common.edit}</Button>
            <Button kind="danger" onClick={() => setOpen('delete')}>
              {common.delete}
            </Button>
          </>
        )
      }
    >
      {open === 'edit' && <EditAlert alert={alert} onClose={close} />}
      {open === 'delete' && (
        <Confirm
          title={text.removeAlert}
          action={common.delete}
          done={text.alertRemoved}
          onConfirm={remove.submit}
          onClose={close}
        >
          <p className="font-medium">{name}</p>
          <p>{text.removeAlertLead}</p>
        </Confirm>
      )}
    </Row>
  );
}
