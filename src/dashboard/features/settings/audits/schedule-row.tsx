import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client, type Schemas } from '../../../api/client.ts';
import { refresh } from '../../../api/patch.ts';
import { useFormat } from '../../../lib/format.ts';
import { useText } from '../../../lib/text/language.tsx';
import { auditSettingsText } from '../../../lib/text/settings/work/audits.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Check } from '../../../ui/fields/field.tsx';
import { useTimezone } from '../../session/index.ts';
import { useChange } from '../parts/change.ts';
import { Confirm } from '../parts/confirm.tsx';
import { Row } from '../parts/rows.tsx';
import { EditSchedule } from './edit-schedule.tsx';

const PATH = '/api/audits/schedules';

/** A scheduled audit of a website. */
export function ScheduleRow({ schedule }: { schedule: Schemas['AuditSchedule'] }) {
  const text = useText(auditSettingsText);
  const format = useFormat(useTimezone());
  const queries = useQueryClient();
  const { change } = useChange();
  const [open, setOpen] = useState<'edit' | 'delete'>();
  const { id, type, url, every_days, notify_drop, is_active, next_at } = schedule;
  const params = { path: { id } };
  const [wanted, setWanted] = useState<boolean>();
  const close = () => setOpen(undefined);
  async function toggle(isOn: boolean) {
    setWanted(isOn);
    await change(() => client.PATCH(`${PATH}/{id}`, { params, body: { is_active: isOn } }), [PATH]);
    setWanted(undefined);
  }
  async function remove() {
    await client.DELETE(`${PATH}/{id}`, { params });
    await refresh(queries, PATH);
  }
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
            checked={wanted ?? is_active}
            onChange={({ target }) => void toggle(target.checked)}
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
          onConfirm={remove}
          onClose={close}
        >
          <p className="font-medium [overflow-wrap:anywhere]">{url}</p>
          <p>{text.removeLead}</p>
        </Confirm>
      )}
    </Row>
  );
}
