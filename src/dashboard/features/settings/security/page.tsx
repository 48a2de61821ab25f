import { useText } from '../../../lib/text/language.tsx';
import { securityText } from '../../../lib/text/settings/you/security.ts';
import { Page } from '../../../ui/page/page.tsx';
import { Accounts } from './accounts.tsx';
import { ApiKeys } from './api-keys.tsx';
import { Password } from './password.tsx';
import { SecondFactor } from './second-factor.tsx';
import { Sessions } from './sessions.tsx';
import { SignIns } from './sign-ins.tsx';

export function SecurityPage() {
  const text = useText(securityText);
  return (
    <Page title={text.title} lead={text.lead}>
      <Password />
      <SecondFactor />
      <Accounts />
      <Sessions />
      <ApiKeys />
      <SignIns />
    </Page>
  );
}
