import { useEffect, useState } from 'react';
import { onSessionEnd } from '../../api/client.ts';
import { useText } from '../../lib/text/language.tsx';
import { sessionText } from '../../lib/text/session.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { SignIn } from './sign-in.tsx';

/** Asks again over the page when the session has ended. The page below keeps everything that was typed. */
export function SessionEnded() {
  const text = useText(sessionText);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => onSessionEnd(() => setOpen(true)), []);
  if (!isOpen) return null;
  return (
    <Dialog title={text.title} onClose={() => setOpen(false)}>
      <SignIn isAgain onDone={() => setOpen(false)} />
    </Dialog>
  );
}
