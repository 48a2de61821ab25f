import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useAct } from '../../api/act.ts';
import { api, client } from '../../api/client.ts';
import { useText } from '../../lib/text/language.tsx';
import { shellText } from '../../lib/text/shell.ts';
import { Avatar } from '../../ui/badge.tsx';
import { Menu } from '../../ui/menu.tsx';
import { useSession, useSignOut } from '../session/index.ts';

/** The account menu: settings, other organizations, signing out. */
export function Account() {
  const text = useText(shellText);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const signOut = useSignOut();
  const { data: session } = useSession();
  const { data: organizations = [] } = api.useQuery('get', '/api/auth/organization/list');
  const current = session?.session.activeOrganizationId;

  const enter = useAct({
    async run(organizationId: string) {
      await client.POST('/api/auth/organization/set-active', { body: { organizationId } });
      queries.clear();
      await navigate({ to: '/' });
    },
    touches: [],
    failed: text.switchFailed,
  });

  const name = session?.user.name ?? '';
  return (
    <Menu
      label={text.accountOf(name)}
      face={
        <>
          <Avatar name={name} size={24} />
          <span className="sr-only min-w-0 truncate font-normal md:not-sr-only">{name}</span>
        </>
      }
      className="md:w-full md:justify-start!"
      items={[
        ...organizations
          .filter(({ id }) => id !== current)
          .map((organization) => ({
            label: text.switchTo(organization.name),
            onChoose: () => void enter.act(organization.id),
          })),
        { label: text.settings, keys: 'g s', onChoose: () => void navigate({ to: '/settings' }) },
        { label: text.signOut, onChoose: () => void signOut() },
      ]}
    />
  );
}
