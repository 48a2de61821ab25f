import { useSearch } from '@tanstack/react-router';
import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { useAct } from '../../../api/act.ts';
import { client, dataOf } from '../../../api/client.ts';
import { useFormat } from '../../../lib/format.ts';
import { useText } from '../../../lib/text/language.tsx';
import { securityText } from '../../../lib/text/settings/you/security.ts';
import { Button } from '../../../ui/button.tsx';
import { Section } from '../../../ui/page/page.tsx';
import { Loaded } from '../../../ui/states.tsx';
import { useTimezone } from '../../session/index.ts';
import { Confirm } from '../parts/confirm.tsx';
import { useAccounts, useHasPassword } from '../parts/has-password.ts';
import { Row, Rows } from '../parts/rows.tsx';

/** The Google account, linked or not. Google redirects back here, with `error` on failure. */
export function Accounts() {
  const text = useText(securityText);
  const format = useFormat(useTimezone());
  const accounts = useAccounts();
  const hasPassword = useHasPassword();
  const failure = (useSearch({ strict: false }) as { error?: string }).error;
  const [asks, setAsks] = useState(false);
  const link = useAct({
    run: async () => {
      const body = { provider: 'google', callbackURL: '/settings/security' };
      location.assign(dataOf(await client.POST('/api/auth/link-social', { body })).url);
    },
    touches: [],
  });
  const unlink = useAct({
    run: async () => {
      await client.POST('/api/auth/unlink-account', { body: { providerId: 'google' } });
    },
    touches: ['sign_in'],
  });
  return (
    <Section title={text.accounts} lead={text.accountsLead}>
      {failure && (
        <p role="alert" className="rounded-lg bg-danger-soft px-3 py-2 text-danger">
          {text.linkFailed(String(failure))}
        </p>
      )}
      <Loaded of={accounts} rows={1}>
        {(list) => {
          const google = list.find(({ providerId }) => providerId === 'google');
          return (
            <Rows label={text.accounts}>
              <Row
                icon={<Link2 aria-hidden size={18} />}
                title="Google"
                detail={google ? text.linked(format.day(google.createdAt)) : text.notLinked}
                actions={
                  google ? (
                    <Button
                      disabled={!hasPassword}
                      title={hasPassword ? undefined : text.lastWay}
                      onClick={() => setAsks(true)}
                    >
                      {text.unlink}
                    </Button>
                  ) : (
                    <Button isBusy={link.isBusy} onClick={() => void link.act()}>
                      {text.link}
                    </Button>
                  )
                }
              />
            </Rows>
          );
        }}
      </Loaded>
      {asks && (
        <Confirm
          title={text.unlinkTitle}
          action={text.unlink}
          done={text.unlinked}
          onConfirm={unlink.submit}
          onClose={() => setAsks(false)}
        >
          <p>{text.unlinkLead}</p>
        </Confirm>
      )}
    </Section>
  );
}
