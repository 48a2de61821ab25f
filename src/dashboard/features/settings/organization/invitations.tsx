import { Mail } from 'lucide-react';
import { useAct } from '../../../api/act.ts';
import { client, type Schemas } from '../../../api/client.ts';
import { useFormat } from '../../../lib/format.ts';
import { useText } from '../../../lib/text/language.tsx';
import { organizationText } from '../../../lib/text/settings/team/organization.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Section } from '../../../ui/page/page.tsx';
import { useTimezone } from '../../session/index.ts';
import { Row, Rows } from '../parts/rows.tsx';

/** Pending invitations. */
export function Invitations({ organization }: { organization: Schemas['FullOrganization'] }) {
  const text = useText(organizationText);
  const open = organization.invitations.filter(({ status }) => status === 'pending');
  return (
    <Section title={text.invitations}>
      {open.length === 0 ? (
        <p className="text-quiet">{text.noInvitations}</p>
      ) : (
        <Rows label={text.invitations}>
          {open.map((invitation) => (
            <One key={invitation.id} invitation={invitation} />
          ))}
        </Rows>
      )}
    </Section>
  );
}

function One({ invitation }: { invitation: Schemas['Invitation'] }) {
  const text = useText(organizationText);
  const format = useFormat(useTimezone());
  const { id, email, role, expiresAt } = invitation;
  const isExpired = new Date(expiresAt) <= new Date();
  const copy = useAct({
    run: async () => {
      await navigator.clipboard.writeText(`${location.origin}/accept-invitation/${id}`);
    },
    touches: [],
    said: text.linkCopied,
  });
  const resend = useAct({
    run: () => client.POST('/api/auth/organization/invite-member', { body: { email, role, resend: true } }),
    touches: ['member'],
    said: text.resent(email),
  });
  const cancel = useAct({
    run: () => client.POST('/api/auth/organization/cancel-invitation', { body: { invitationId: id } }),
    touches: ['member'],
    said: text.canceled,
  });
  return (
    <Row
      icon={<Mail aria-hidden size={18} />}
      title={email}
      badge={<Badge>{text.roles[role]}</Badge>}
      detail={isExpired ? text.expired : text.until(format.relative(expiresAt))}
      actions={
        <>
          {!isExpired && (
            <Button aria-label={`${text.copyLink}: ${email}`} onClick={() => void copy.act()}>
              {text.copyLink}
            </Button>
          )}
          <Button
            isBusy={resend.isBusy}
            aria-label={`${text.resend}: ${email}`}
            onClick={() => void resend.act()}
          >
            {text.resend}
          </Button>
          <Button kind="danger" aria-label={`${text.cancel}: ${email}`} onClick={() => void cancel.act()}>
            {text.cancel}
          </Button>
        </>
      }
    />
  );
}
