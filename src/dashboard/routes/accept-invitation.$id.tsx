import { useQueryClient } from '@tanstack/react-query';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { api, client } from '../api/client.ts';
import { Door, SignIn, useSession } from '../features/session/index.ts';
import { SignUp } from '../features/session/sign-up.tsx';
import { VerifyFirst } from '../features/session/verify-first.tsx';
import { Problem } from '../lib/problem.ts';
import { useText } from '../lib/text/language.tsx';
import { sessionText } from '../lib/text/session.ts';
import { Button } from '../ui/button.tsx';
import { Failure } from '../ui/failure.tsx';
import { Loaded } from '../ui/states.tsx';

export const Route = createFileRoute('/accept-invitation/$id')({
  component: Invitation,
  validateSearch: ({ token }) => ({ ...(typeof token === 'string' && { token }) }),
});

const NOT_VERIFIED = 'EMAIL_VERIFICATION_REQUIRED_FOR_INVITATION';

/** The target of an invitation link. The invitee signs in or up first. */
function Invitation() {
  const text = useText(sessionText);
  const { data: session } = useSession();
  const [isNew, setNew] = useState(true);
  if (session === undefined) return null;
  if (session) return <Answer email={session.user.email} />;
  return (
    <Door title={text.invitationTitle}>
      <p className="text-center text-quiet">{text.invitationSignIn}</p>
      {isNew ? <SignUp next={location.pathname + location.search} onDone={() => {}} /> : <SignIn />}
      <Button kind="quiet" onClick={() => setNew(!isNew)}>
        {isNew ? text.haveAccount : text.create}
      </Button>
    </Door>
  );
}

function Answer({ email }: { email: string }) {
  const text = useText(sessionText);
  const { id } = Route.useParams();
  const search = Route.useSearch();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [error, setError] = useState<unknown>();
  const invitation = api.useQuery('get', '/api/auth/organization/get-invitation', {
    params: { query: { id, ...search } },
  });
  const answer = (verb: 'accept' | 'reject') => async () => {
    try {
      const body = { invitationId: id, ...search };
      await client.POST(`/api/auth/organization/${verb}-invitation`, { body });
      queries.clear();
      await navigate({ to: '/' });
    } catch (failure) {
      setError(failure);
    }
  };
  if (invitation.error instanceof Problem && invitation.error.code === NOT_VERIFIED) {
    return (
      <Door title={text.invitationTitle}>
        <VerifyFirst email={email} next={location.pathname + location.search} />
      </Door>
    );
  }
  return (
    <Door title={text.invitationTitle}>
      <Loaded of={invitation} rows={2}>
        {({ organizationName, inviterEmail, role }) => (
          <>
            <p className="text-center">{text.invitedTo(inviterEmail, organizationName, text.roles[role])}</p>
            {error !== undefined && <Failure error={error} />}
            <Button kind="primary" className="min-h-10!" onClick={answer('accept')}>
              {text.accept}
            </Button>
            <Button kind="quiet" onClick={answer('reject')}>
              {text.decline}
            </Button>
          </>
        )}
      </Loaded>
    </Door>
  );
}
