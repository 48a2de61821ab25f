import { useState } from 'react';
import { useAct } from '../../../api/act.ts';
import { api, client, dataOf } from '../../../api/client.ts';
import { useFormat } from '../../../lib/format.ts';
import { useText } from '../../../lib/text/language.tsx';
import { securityText } from '../../../lib/text/settings/you/security.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { FormDialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { Section } from '../../../ui/page/page.tsx';
import { Loaded } from '../../../ui/states.tsx';
import { useTimezone } from '../../session/index.ts';
import { useProblems } from '../parts/change.ts';
import { Confirm } from '../parts/confirm.tsx';
import { useHasPassword } from '../parts/has-password.ts';
import { proofOf } from '../parts/proof.tsx';
import { Row, Rows } from '../parts/rows.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SetUp } from './set-up.tsx';

const PATH = '/api/settings/security/2fa';

export function SecondFactor() {
  const text = useText(securityText);
  const format = useFormat(useTimezone());
  const status = api.useQuery('get', PATH);
  const [open, setOpen] = useState<'set-up' | 'renew' | 'off'>();
  const [codes, setCodes] = useState<string[]>();
  const close = () => setOpen(undefined);
  return (
    <Section title={text.factor} lead={text.factorLead}>
      <Loaded of={status} rows={1}>
        {({ enabled, enabled_at, recovery_codes_left }) => (
          <Rows label={text.factor}>
            <Row
              title={enabled && enabled_at ? text.since(format.day(enabled_at)) : text.factorOffDetail}
              badge={
                <Badge tone={enabled ? 'good' : 'warn'}>{enabled ? text.factorOn : text.factorOff}</Badge>
              }
              detail={enabled && text.codesLeft(recovery_codes_left)}
              actions={
                enabled ? (
                  <>
                    <Button onClick={() => setOpen('renew')}>{text.renew}</Button>
                    <Button kind="danger" onClick={() => setOpen('off')}>
                      {text.turnOff}
                    </Button>
                  </>
                ) : (
                  <Button kind="primary" onClick={() => setOpen('set-up')}>
                    {text.setUp}
                  </Button>
                )
              }
            />
          </Rows>
        )}
      </Loaded>
      {open === 'set-up' && <SetUp onClose={close} onCodes={setCodes} />}
      {open === 'renew' && <Renew onClose={close} onCodes={setCodes} />}
      {open === 'off' && <TurnOff onClose={close} />}
      {codes && <RecoveryCodes codes={codes} onClose={() => setCodes(undefined)} />}
    </Section>
  );
}

function Renew({ onClose, onCodes }: { onClose: () => void; onCodes: (codes: string[]) => void }) {
  const text = useText(securityText);
  const hasPassword = useHasPassword();
  const problems = useProblems();
  const renew = useAct({
    run: async (form: FormData) => {
      const proof = String(form.get('proof'));
      const body = hasPassword ? { password: proof } : { code: proof };
      const answer = await problems.watch(
        client.POST('/api/auth/two-factor/generate-backup-codes', { body }),
      );
      onCodes(dataOf(answer).backupCodes);
    },
    touches: ['sign_in'],
  });
  return (
    <FormDialog title={text.renew} submit={text.renew} onSubmit={renew.submit} onClose={onClose}>
      <p>{text.renewLead}</p>
      <Field
        label={hasPassword ? text.yourPassword : text.anyCode}
        name="proof"
        type={hasPassword ? 'password' : 'text'}
        autoComplete={hasPassword ? 'current-password' : 'one-time-code'}
        required
        problem={problems.of(hasPassword ? 'password' : 'code')}
      />
    </FormDialog>
  );
}

function TurnOff({ onClose }: { onClose: () => void }) {
  const text = useText(securityText);
  const hasPassword = useHasPassword();
  const turnOff = useAct({
    run: async (form: FormData) => {
      await client.POST('/api/settings/security/2fa/disable', { body: proofOf(form) });
    },
    touches: ['sign_in'],
  });
  return (
    <Confirm
      title={text.turnOffTitle}
      action={text.turnOff}
      done={text.turnedOff}
      onConfirm={turnOff.submit}
      onClose={onClose}
    >
      <p>{text.turnOffLead}</p>
      {hasPassword && (
        <Field label={text.passwordOrCode} name="password" type="password" autoComplete="current-password" />
      )}
      <Field label={text.anyCode} name="code" autoComplete="one-time-code" isOptional={hasPassword} />
    </Confirm>
  );
}
