import { Link } from '@tanstack/react-router';
import { MoreHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useAct } from '../../../api/act.ts';
import { client, dataOf, type Schemas } from '../../../api/client.ts';
import { useFormat } from '../../../lib/format.ts';
import { useText } from '../../../lib/text/language.tsx';
import { webhooksText } from '../../../lib/text/settings/work/webhooks.ts';
import { say, sayFailure } from '../../../lib/toasts.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button, buttonLook } from '../../../ui/button.tsx';
import { FormDialog } from '../../../ui/dialog.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { useTimezone } from '../../session/index.ts';
import { Confirm } from '../parts/confirm.tsx';
import { Row } from '../parts/rows.tsx';
import { Edit } from './edit.tsx';

/** An endpoint with its state and actions. */
export function WebhookRow({
  webhook,
  onSecret,
}: {
  webhook: Schemas['Webhook'];
  onSecret: (made: Schemas['WebhookWithSecret']) => void;
}) {
  const text = useText(webhooksText);
  const format = useFormat(useTimezone());
  const [open, setOpen] = useState<'edit' | 'rotate' | 'delete'>();
  const { id, url, events, is_active, failing_since, disabled_reason, previous_secret_expires_at } = webhook;
  const params = { path: { id } };
  const close = () => setOpen(undefined);

  const test = useAct({
    run: async () => {
      const result = dataOf(await client.POST('/api/webhooks/{id}/test', { params }));
      if (result.success) say(text.testOk(result.status_code ?? 0, result.duration_ms));
      else sayFailure(new Error(result.error ?? ''), text.testFailed);
    },
    touches: ['webhook'],
  });
  const setActive = useAct({
    run: (isOn: boolean) => client.PATCH('/api/webhooks/{id}', { params, body: { is_active: isOn } }),
    touches: ['webhook'],
    said: (isOn) => (isOn ? text.isOn : text.isOff),
  });
  const rotate = useAct({
    run: async () => {
      onSecret(dataOf(await client.POST('/api/webhooks/{id}/rotate-secret', { params })));
    },
    touches: ['webhook'],
  });
  const remove = useAct({
    run: async () => {
      await client.DELETE('/api/webhooks/{id}', { params });
    },
    touches: ['webhook'],
  });
  const detail = [
    webhook.description,
    events ? text.countEvents(events.length) : text.allEvents,
    webhook.set_up_by && text.setUpBy(webhook.set_up_by.name),
  ];
  return (
    <Row
      title={url}
      badge={
        <>
          <Badge tone={is_active ? 'good' : 'plain'}>{is_active ? text.active : text.inactive}</Badge>
          {failing_since && is_active && (
            <Badge tone="danger">{text.failing(format.relative(failing_since))}</Badge>
          )}
        </>
      }
      detail={detail.filter(Boolean).join(' · ')}
      actions={
        <>
          <Link to="/settings/webhooks" search={{ hook: id }} className={buttonLook()}>
            {text.deliveries}
          </Link>
          <Button isBusy={test.isBusy} onClick={() => void test.act()}>
            {text.test}
          </Button>
          <Menu
            label={text.actions(url)}
            hideLabel
            icon={<MoreHorizontal aria-hidden size={16} />}
            items={[
              { label: text.edit, onChoose: () => setOpen('edit') },
              { label: text.rotate, onChoose: () => setOpen('rotate') },
              { label: is_active ? text.off : text.on, onChoose: () => void setActive.act(!is_active) },
              { label: text.remove, isDanger: true, onChoose: () => setOpen('delete') },
            ]}
          />
        </>
      }
    >
      {disabled_reason && (
        <p className="rounded-lg bg-danger-soft px-3 py-2 text-danger text-sm">
          {text.disabled(disabled_reason)}
        </p>
      )}
      {previous_secret_expires_at && (
        <p className="text-quiet text-sm">{text.oldSecret(format.dateTime(previous_secret_expires_at))}</p>
      )}
      {open === 'edit' && <Edit webhook={webhook} onClose={close} />}
      {open === 'rotate' && (
        <FormDialog title={text.rotateTitle} submit={text.rotate} onSubmit={rotate.submit} onClose={close}>
          <p>{text.rotateLead}</p>
        </FormDialog>
      )}
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
