import { useState } from 'react';
import { useAct } from '../../../api/act.ts';
import { client, type Schemas } from '../../../api/client.ts';
import { useFormat } from '../../../lib/format.ts';
import { useText } from '../../../lib/text/language.tsx';
import { organizationText } from '../../../lib/text/settings/team/organization.ts';
import { Avatar, Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Choice } from '../../../ui/fields/field.tsx';
import { Section } from '../../../ui/page/page.tsx';
import { type Role, useProfile, useTimezone } from '../../session/index.ts';
import { useMay } from '../parts/access.tsx';
import { Confirm } from '../parts/confirm.tsx';
import { Row, Rows } from '../parts/rows.tsx';
import { Invite } from './invite.tsx';

type Member = Schemas['Member'];

export function Members({ organization }: { organization: Schemas['FullOrganization'] }) {
  const text = useText(organizationText);
  const may = useMay();
  const [invites, setInvites] = useState(false);
  const [removing, setRemoving] = useState<Member>();
  const remove = useAct({
    run: async (member: Member) => {
      await client.POST('/api/auth/organization/remove-member', { body: { memberIdOrEmail: member.id } });
    },
    touches: ['member'],
  });
  const isOnlyOwner = organization.members.filter(({ role }) => role === 'owner').length === 1;
  return (
    <Section
      title={text.members}
      actions={
        may.admin && (
          <Button kind="primary" onClick={() => setInvites(true)}>
            {text.invite}
          </Button>
        )
      }
    >
      <Rows label={text.members}>
        {organization.members.map((member) => (
          <One
            key={member.id}
            member={member}
            isOnlyOwner={isOnlyOwner && member.role === 'owner'}
            onRemove={() => setRemoving(member)}
          />
        ))}
      </Rows>
      {invites && <Invite onClose={() => setInvites(false)} />}
      {removing && (
        <Confirm
          title={text.removeTitle(removing.user.name)}
          action={text.remove}
          done={text.removed(removing.user.name)}
          onConfirm={() => remove.submit(removing)}
          onClose={() => setRemoving(undefined)}
        >
          <p>{text.removeLead}</p>
        </Confirm>
      )}
    </Section>
  );
}

/** Admins can change members and admins; owners also owners. The only owner cannot be changed. */
function One({
  member,
  isOnlyOwner,
  onRemove,
}: {
  member: Member;
  isOnlyOwner: boolean;
  onRemove: () => void;
}) {
  const text = useText(organizationText);
  const format = useFormat(useTimezone());
  const may = useMay();
  const isSelf = String(useProfile().data?.id) === member.userId;
  const { name, email } = member.user;
  const canChange = may.owner || (may.admin && member.role !== 'owner');
  const roles: Role[] = may.owner ? ['owner', 'admin', 'member'] : ['admin', 'member'];
  const setRole = useAct({
    run: (role: Role) =>
      client.POST('/api/auth/organization/update-member-role', { body: { memberId: member.id, role } }),
    touches: ['member'],
    said: (role) => text.roleChanged(name, text.roles[role]),
  });
  return (
    <Row
      icon={<Avatar name={name} size={32} />}
      title={name}
      badge={isSelf && <Badge>{text.you}</Badge>}
      detail={`${email} · ${text.since(format.day(member.createdAt))}`}
      actions={
        canChange ? (
          <>
            <Choice
              label={text.roleOf(name)}
              value={member.role}
              disabled={setRole.isBusy || isOnlyOwner}
              title={isOnlyOwner ? text.lastOwner : text.rolesAbout[member.role]}
              options={roles.map((role) => [role, text.roles[role]] as const)}
              onChange={({ target }) => void setRole.act(target.value as Role)}
            />
            {!isSelf && (
              <Button kind="danger" aria-label={`${text.remove}: ${name}`} onClick={onRemove}>
                {text.remove}
              </Button>
            )}
          </>
        ) : (
          <Badge>{text.roles[member.role]}</Badge>
        )
      }
    />
  );
}
