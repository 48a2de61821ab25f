import { useQuery } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import { useText } from '../../lib/text/language.tsx';
import { sessionText } from '../../lib/text/session.ts';
import { Button } from '../../ui/button.tsx';
import { Door } from './door.tsx';
import { sessionOptions, useSignOut } from './session.ts';
import { VerifyFirst } from './verify-first.tsx';

/** The screen for users with an unverified address. Disappears on verification, in whichever tab. */
export default function CheckMail({ email }: { email: string }) {
  const text = useText(sessionText);
  const signOut = useSignOut();
  const { data: options } = api.useQuery('get', '/api/auth/sign-in-options', {}, { staleTime: Infinity });
  useQuery({ ...sessionOptions, refetchInterval: 5000 });
  if (!options) return null;
  return (
    <Door title={options.links ? text.checkTitle : text.verifyTitle}>
      {options.links ? (
        <VerifyFirst email={email} next="/verified" />
      ) : (
        <p className="wrap-anywhere text-center">{text.noLinks(email)}</p>
      )}
      <Button kind="quiet" onClick={() => void signOut()}>
        {text.signOut}
      </Button>
    </Door>
  );
}
