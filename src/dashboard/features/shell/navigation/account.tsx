import { useNavigate } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import { useAct } from '../../../api/act.ts';
import { api, client } from '../../../api/client.ts';
import { useText } from '../../../lib/text/language.tsx';
import { shellText } from '../../../lib/text/shell.ts';
import { Avatar } from '../../../ui/badge.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { useSignedIn, useSignOut } from '../../session/index.ts';

/** The organization, with a menu: inviting people, other organizations, signing out. */
export function Account({ isRail }: { isRail: boolean }) {
  const text = useText(shellText);
  const navigate = useNavigate();
  const signOut = useSignOut();
  const { session, organization } = useSignedIn();
  const { data: organizations = [] } = api.useQuery('get', '/api/auth/organization/list');
  const current = session?.session.activeOrganizationId;
  const role = organization?.members.find(({ userId }) => userId === session?.user.id)?.role;

  const enter = useAct({
    async run(organizationId: string) {
      await client.POST('/api/auth/organization/set-active', { body: { organizationId } });
      // The cache belongs to the other organization.
      location.assign('/');
    },
    touches: [],
    failed: text.switchFailed,
  });

  const name = organization?.name ?? '';
  return (
    <Menu
      label={text.accountOf(session?.user.name ?? '')}
      face={
        <>
          <Avatar name={name} size={22} />
          <span title={name} dir="auto" className={isRail ? 'sr-only' : 'min-w-0 grow truncate text-start'}>
            {name}
          </span>
          <span className="sr-only">{text.accountOf(session?.user.name ?? '')}</span>
          {!isRail && <ChevronDown aria-hidden size={14} className="shrink-0" />}
        </>
      }
      className={`min-w-0 px-1.5! text-ink! ${isRail ? '' : 'flex-1 gap-1.5!'}`}
      items={[
        ...(role === 'owner' || role === 'admin'
          ? [{ label: text.invite, onChoose: () => void navigate({ to: '/settings/organization' }) }]
          : []),
        ...organizations
          .filter(({ id }) => id !== current)
          .map((other) => ({
            label: text.switchTo(other.name),
            onChoose: () => void enter.act(other.id),
          })),
        { label: text.signOut, onChoose: () => void signOut() },
      ]}
    />
  );
}
