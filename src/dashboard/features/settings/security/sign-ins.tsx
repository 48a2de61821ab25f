import { CircleCheck, CircleX } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../../api/client.ts';
import { useText } from '../../../lib/text/language.tsx';
import { securityText } from '../../../lib/text/settings/you/security.ts';
import { Button } from '../../../ui/button.tsx';
import { Section } from '../../../ui/page/page.tsx';
import { Loaded } from '../../../ui/states.tsx';
import { Time } from '../../../ui/time/time.tsx';
import { useTimezone } from '../../session/index.ts';
import { Row, Rows } from '../parts/rows.tsx';

const SHOWN = 8;

/** Sign-in attempts, newest first. */
export function SignIns() {
  const text = useText(securityText);
  const timezone = useTimezone();
  const attempts = api.useQuery('get', '/api/settings/security/login-history');
  const [showsAll, setShowsAll] = useState(false);
  return (
    <Section title={text.logins} lead={text.loginsLead}>
      <Loaded of={attempts} rows={4}>
        {(list) =>
          list.length === 0 ? (
            <p className="text-quiet">{text.noLogins}</p>
          ) : (
            <>
              <Rows label={text.logins}>
                {list.slice(0, showsAll ? undefined : SHOWN).map((attempt) => {
                  const isWrong = attempt.outcome.startsWith('wrong');
                  const Icon = isWrong ? CircleX : CircleCheck;
                  return (
                    <Row
                      key={attempt.id}
                      icon={<Icon aria-hidden size={18} className={isWrong ? 'text-danger' : 'text-good'} />}
                      title={text.outcomes[attempt.outcome]}
                      detail={[text.methods[attempt.method], attempt.ip_address, attempt.user_agent]
                        .filter(Boolean)
                        .join(' · ')}
                      actions={<Time at={attempt.created_at} as="dateTime" timezone={timezone} />}
                    />
                  );
                })}
              </Rows>
              {!showsAll && list.length > SHOWN && (
                <div>
                  <Button onClick={() => setShowsAll(true)}>{`${text.more} (${list.length})`}</Button>
                </div>
              )}
            </>
          )
        }
      </Loaded>
    </Section>
  );
}
