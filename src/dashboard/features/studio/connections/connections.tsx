import { useAct } from '../../../api/act.ts';
import { api, client, type Schemas } from '../../../api/client.ts';
import { useText } from '../../../lib/text/language.tsx';
import { connectionsText } from '../../../lib/text/studio/connections.ts';
import { studioText } from '../../../lib/text/studio/studio.ts';
import { Check } from '../../../ui/fields/field.tsx';
import { Card, Section } from '../../../ui/page/page.tsx';
import { Loaded } from '../../../ui/states.tsx';
import { useCredentials } from '../../live-desk/index.ts';
import { AdminsOnly, useIsAdmin } from '../role.tsx';
import { Account } from './account.tsx';
import { Channel } from './channel.tsx';

/** The watched channel, the posting accounts, and the posting settings. */
export function Connections() {
  const text = useText(connectionsText);
  const isAdmin = useIsAdmin();
  const credentials = useCredentials();
  return (
    <div className="grid gap-10">
      {!isAdmin && <AdminsOnly />}
      <Section title={text.channel} lead={text.channelLead}>
        <Channel isAdmin={isAdmin} />
      </Section>
      <Section title={text.accounts} lead={text.accountsLead}>
        <Loaded of={credentials}>
          {(list) => (
            <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,22rem),1fr))] items-start gap-3">
              {list.map((credential) => (
                <Account key={credential.platform} credential={credential} isAdmin={isAdmin} />
              ))}
            </div>
          )}
        </Loaded>
      </Section>
      <Posting isAdmin={isAdmin} />
    </div>
  );
}

const PATH = '/api/stream/preferences';
type Preferences = Schemas['StreamPreferences'];

function Posting({ isAdmin }: { isAdmin: boolean }) {
  const text = useText(connectionsText);
  const studio = useText(studioText);
  const preferences = api.useQuery('get', PATH);
  const change = useAct({
    run: (body: Partial<Preferences>) => client.PUT(PATH, { body }),
    show: (patch, body) => patch(PATH, (before) => ({ ...before, ...body })),
    touches: ['stream'],
    failed: text.preferencesFailed,
  });
  return (
    <Section title={text.posting}>
      <Loaded of={preferences} rows={2}>
        {({ edit_at_end, instagram_story }) => (
          <Card className="grid gap-4">
            <Check
              isSwitch
              label={text.editAtEnd}
              hint={text.editAtEndHint}
              checked={edit_at_end}
              disabled={!isAdmin}
              title={isAdmin ? undefined : studio.admins}
              onChange={({ target }) => void change.act({ edit_at_end: target.checked })}
            />
            <Check
              isSwitch
              label={text.instagramStory}
              hint={text.instagramStoryHint}
              checked={instagram_story}
              disabled={!isAdmin}
              title={isAdmin ? undefined : studio.admins}
              onChange={({ target }) => void change.act({ instagram_story: target.checked })}
            />
          </Card>
        )}
      </Loaded>
    </Section>
  );
}
