import { api } from '../../../api/client.ts';
import { useText } from '../../../lib/text/language.tsx';
import { notificationsText } from '../../../lib/text/settings/you/notifications.ts';
import { Page } from '../../../ui/page/page.tsx';
import { Loaded } from '../../../ui/states.tsx';
import { useProfile } from '../../session/index.ts';
import { ByEmail } from './by-email.tsx';
import { Devices } from './devices.tsx';
import { MutedInboxes } from './muted-inboxes.tsx';
import { Quiet } from './quiet.tsx';
import { Told } from './told.tsx';

export function NotificationsPage() {
  const text = useText(notificationsText);
  const settings = api.useQuery('get', '/api/notifications/settings');
  return (
    <Page title={text.title} lead={text.lead}>
      <Loaded of={settings} rows={8}>
        {(settings) => (
          <>
            <Told settings={settings} />
            <Devices settings={settings} />
            <Quiet settings={settings} />
            <MutedInboxes settings={settings} />
          </>
        )}
      </Loaded>
      <Loaded of={useProfile()}>{(profile) => <ByEmail profile={profile} />}</Loaded>
    </Page>
  );
}
