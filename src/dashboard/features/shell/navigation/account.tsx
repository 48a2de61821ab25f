import { useNavigate } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import { useAct } from '../../../api/act.ts';
import { api, client } from '../../../api/client.ts';
import { useText } from '../../../lib/text/language.tsx';
import { shellText } from '../../../lib/text/shell.ts';
import { forgetBrand } from '../../../lib/theme.ts';
import { Avatar } from '../../../ui/badge.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { useBrand, useSignedIn, useSignOut } from '../../session/index.ts';

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
      // The cache and the colors belong to the other organization.
      forgetBrand();
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
          <Face name={name} isRail={isRail} />
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

/** The organization's logo, on white as most logos are made for that; else its initials. */
function Face({ name, isRail }: { name: string; isRail: boolean }) {
  const { logo } = useBrand();
  if (!logo) return <Avatar name={name} size={22} />;
  return (
    <img
      src={logo}
      alt=""
      style={{ background: '#ffffff' }}
      className={`h-6 shrink-0 rounded-sm object-contain p-0.5 ${isRail ? 'w-6' : 'max-w-12'}`}
    />
  );
}
