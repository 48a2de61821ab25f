import { useState } from 'react';
import { useAct } from '../../../api/act.ts';
import { client, type Schemas } from '../../../api/client.ts';
import { useFormat } from '../../../lib/format.ts';
import { useText } from '../../../lib/text/language.tsx';
import { auditSettingsText } from '../../../lib/text/settings/work/audits.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Check } from '../../../ui/fields/field.tsx';
import { useTimezone } from '../../session/index.ts';
import { Confirm } from '../parts/confirm.tsx';
import { Row } from '../parts/rows.tsx';
import { EditSchedule } from './edit-schedule.tsx';

const PATH = '/api/audits/schedules';

/** A scheduled audit of a website. */
export function ScheduleRow({ schedule }: { schedule: Schemas['AuditSchedule'] }) {
  const text = useText(auditSettingsText);
  const format = useFormat(useTimezone());
  const [open, setOpen] = useState<'edit' | 'delete'>();
  const { id, type, url, every_days, notify_drop, is_active, next_at } = schedule;
  const params = { path: { id } };
  const close = () => setOpen(undefined);
  const toggle = useAct({
    run: (isOn: boolean) => client.PATCH(`${PATH}/{id}`, { params, body: { is_active: isOn } }),
    touches: ['audit'],
  });
  const remove = useAct({
    run: async () => {
      await client.DELETE(`${PATH}/{id}`, { params });
    },
    touches: ['audit'],
  });
  const detail = [
    text.everyDays(every_days),
    text.dropBy(notify_drop),
    is_active && text.next(format.relative(next_at)),
  ];
  return (
    <Row
      title={url}
      badge={<Badge>{text.types[type]}</Badge>}
      detail={detail.filter(Boolean).join(' · ')}
      actions={
        <>
          <Check
            isSwitch
            label={text.active}
            aria-label={`${text.active}: ${url}`}
            checked={toggle.variables ?? is_active}
            onChange={({ target }) => void toggle.act(target.checked)}
          />
          <Button aria-label={`${text.edit}: ${url}`} onClick={() => setOpen('edit')}>
            {text.edit}
          </Button>
          <Button kind="danger" aria-label={`${text.remove}: ${url}`} onClick={() => setOpen('delete')}>
            {text.remove}
          </Button>
        </>
      }
    >
      {open === 'edit' && <EditSchedule schedule={schedule} onClose={close} />}
      {open === 'delete' && (
        <Confirm
          title={text.removeTitle}
          action={text.remove}
          done={text.removed}
          onConfirm={remove.submit}
          onClose={close}
        >
          <p className="font-medium [overflow-wrap:anywhere]">{url}</p>
          <p>{text.removeLead}</p>
        </Confirm>
      )}
    </Row>
  );
}
