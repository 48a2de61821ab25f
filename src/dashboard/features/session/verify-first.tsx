import { api } from '../../api/client.ts';
import { useText } from '../../lib/text/language.tsx';
import { sessionText } from '../../lib/text/session.ts';
import { Button } from '../../ui/button.tsx';
import { Failure } from '../../ui/failure.tsx';

/** A note that a verification link was sent, with a button to resend it. The link leads to `next`. */
export function VerifyFirst({ email, next }: { email: string; next: string }) {
  const text = useText(sessionText);
  const send = api.useMutation('post', '/api/auth/send-verification-email');
  return (
    <>
      <p className="wrap-anywhere text-center">{text.verifyFirst(email)}</p>
      {send.error && <Failure error={send.error} />}
      {send.isSuccess ? (
        <p role="status" className="text-center text-quiet">
          {text.verifySent}
        </p>
      ) : (
        <Button isBusy={send.isPending} onClick={() => send.mutate({ body: { email, callbackURL: next } })}>
          {text.verifyAgain}
        </Button>
      )}
    </>
  );
}
