import { useAct } from '../../../api/act.ts';
import { client } from '../../../api/client.ts';
import { useText } from '../../../lib/text/language.tsx';
import { securityText } from '../../../lib/text/settings/you/security.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { Card, Section } from '../../../ui/page/page.tsx';
import { useProfile } from '../../session/index.ts';
import { useProblems } from '../parts/change.ts';
import { Form } from '../parts/form.tsx';
import { useHasPassword } from '../parts/has-password.ts';

export function Password() {
  const text = useText(securityText);
  return <Section title={text.password}>{useHasPassword() ? <Change /> : <GetOne />}</Section>;
}

function Change() {
  const text = useText(securityText);
  const problems = useProblems();
  const save = useAct({
    run: async (form: FormData) => {
      const body = {
        current_password: String(form.get('current_password')),
        new_password: String(form.get('new_password')),
      };
      await problems.watch(client.POST('/api/settings/security/password', { body }));
    },
    touches: ['sign_in'],
  });
  return (
    <Form submit={text.change} done={text.changed} onSubmit={save.submit} resets>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label={text.current}
          name="current_password"
          type="password"
          autoComplete="current-password"
          required
          problem={problems.of('current_password')}
        />
        <Field
          label={text.next}
          hint={text.nextHint}
          name="new_password"
          type="password"
          autoComplete="new-password"
          minLength={8}
          maxLength={128}
          required
          problem={problems.of('new_password')}
        />
      </div>
    </Form>
  );
}

function GetOne() {
  const text = useText(securityText);
  const email = useProfile().data?.email;
  const send = useAct({
    run: () =>
      client.POST('/api/auth/request-password-reset', {
        body: { email: email!, redirectTo: '/reset-password' },
      }),
    touches: [],
    said: text.linkMailed,
  });
  return (
    <Card className="grid justify-items-start gap-3">
      <p>{text.noPassword}</p>
      <Button isBusy={send.isBusy || !email} onClick={() => void send.act()}>
        {text.mailLink}
      </Button>
    </Card>
  );
}
