import { Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormat } from '../../lib/format.ts';
import { useText } from '../../lib/text/language.tsx';
import { leavingText } from '../../lib/text/leaving.ts';
import { Button } from '../../ui/button.tsx';
import { useCancelDeletion } from '../leaving/index.ts';
import { useRole, useSignedIn } from '../session/index.ts';

/** A banner over every page with the date of a pending deletion, and a cancel button for users who may use it. */
export default function Leaving() {
  const text = useText(leavingText);
  const { session, organization, timezone } = useSignedIn();
  const format = useFormat(timezone);
  const role = useRole();
  const { keepOrganization, keepAccount } = useCancelDeletion();
  const accountUntil = session?.user.deletesAt;
  const owners = organization?.members.filter((member) => member.role === 'owner') ?? [];
  return (
    <>
      {organization?.deletesAt && (
        <Line
          action={
            role === 'owner' && (
              <Button
                isBusy={keepOrganization.isBusy}
                onClick={() => void keepOrganization.act(organization)}
              >
                {text.keepOrganization}
              </Button>
            )
          }
        >
          {text.organization(organization.name, format.dateTime(organization.deletesAt))}
          {role !== 'owner' && ` ${text.askOwner(format.list(owners.map(({ user }) => user.name)))}`}
        </Line>
      )}
      {accountUntil && (
        <Line
          action={
            <Button isBusy={keepAccount.isBusy} onClick={() => void keepAccount.act()}>
              {text.keepAccount}
            </Button>
          }
        >
          {text.account(format.dateTime(accountUntil))}
        </Line>
      )}
    </>
  );
}

function Line({ action, children }: { action: ReactNode; children: ReactNode }) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2 border-line border-b bg-danger-soft px-4 py-2 text-danger print:hidden"
    >
      <p className="flex items-center gap-2">
        <Hourglass aria-hidden size={16} className="shrink-0" />
        <span className="[overflow-wrap:anywhere]">{children}</span>
      </p>
      {action}
    </div>
  );
}
