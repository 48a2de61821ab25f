import { getRouteApi } from '@tanstack/react-router';
import { api } from '../../../api/client.ts';
import { useText } from '../../../lib/text/language.tsx';
import { settingsText } from '../../../lib/text/settings/frame.ts';
import { aiText } from '../../../lib/text/settings/team/ai.ts';
import { Page } from '../../../ui/page/page.tsx';
import { Loaded } from '../../../ui/states.tsx';
import { useWriter } from '../../ai/index.ts';
import { Locked, useMay } from '../parts/access.tsx';
import { Outcome } from '../parts/outcome.tsx';
import { Alerts } from './alerts.tsx';
import { Balance } from './balance.tsx';
import { History } from './history.tsx';
import { OwnKeys } from './own-keys.tsx';
import { Packages } from './packages.tsx';
import { Preferences } from './preferences.tsx';
import { Usage } from './usage.tsx';

const route = getRouteApi('/_app/settings/(team)/ai');

export function AiPage() {
  const text = useText(aiText);
  const settings = useText(settingsText);
  const may = useMay();
  const { paid } = route.useSearch();
  const preferences = api.useQuery('get', '/api/ai/preferences');
  const { isBuiltIn } = useWriter();
  const keys = may.admin && preferences.data && <OwnKeys preferences={preferences.data} />;
  return (
    <Page title={text.title} lead={text.lead}>
      {paid && <Outcome isGood={paid === 'yes'}>{paid === 'yes' ? text.bought : text.notBought}</Outcome>}
      {/* Without a model, the keys are what one comes for. */}
      {isBuiltIn && keys}
      <Balance />
      <Usage />
      <Packages />
      <Alerts />
      {may.admin ? (
        <>
          <Loaded of={preferences}>{(data) => <Preferences preferences={data} />}</Loaded>
          {!isBuiltIn && keys}
        </>
      ) : (
        may.isKnown && <Locked>{settings.adminsOnly}</Locked>
      )}
      <History />
    </Page>
  );
}
