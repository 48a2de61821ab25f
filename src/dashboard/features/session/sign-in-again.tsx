import { useText } from '../../lib/text/language.tsx';
import { sessionText } from '../../lib/text/session.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { SignIn } from './sign-in.tsx';

/** A dialog to sign in over the page. */
export default function SignInAgain({ onClose }: { onClose: () => void }) {
  const text = useText(sessionText);
  return (
    <Dialog title={text.title} onClose={onClose}>
      <SignIn isAgain onDone={onClose} />
    </Dialog>
  );
}
