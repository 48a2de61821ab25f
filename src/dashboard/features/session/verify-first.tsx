import { useAct } from '../../api/act.ts';
import { client } from '../../api/client.ts';
import { useText } from '../../lib/text/language.tsx';
import { sessionText } from '../../lib/text/session.ts';
import { Button } from '../../ui/button.tsx';
import { Failure } from '../../ui/failure.tsx';

/** A note that a verification link was sent, with a button to resend it. The link leads to `next`. */
export function VerifyFirst({ email, next }: { email: string; next: string }) {
  const text = useText(sessionText);
  const send = useAct({
    run: () => client.POST('/api/auth/send-verification-email', { body: { email, callbackURL: next } }),
    touches: [],
  });
  return (
    <>
      <p className="wrap-anywhere text-center">{text.verifyFirst(email)}</p>
      {send.error && <Failure error={send.error} />}
      {send.data ? (
        <p role="status" className="text-center text-quiet">
          {text.verifySent}
        </p>
      ) : (
        <Button isBusy={send.isBusy} onClick={() => send.submit().catch(() => {})}>
          {text.verifyAgain}
        </Button>
      )}
    </>
  );
}
