import { useText } from '../../lib/text/language.tsx';
import { sessionText } from '../../lib/text/session.ts';
import { Door } from './door.tsx';
import { SignIn } from './sign-in.tsx';

/** The start screen for signed-out users. */
export default function Entrance() {
  const text = useText(sessionText);
  return (
    <Door title={text.title}>
      <SignIn />
    </Door>
  );
}
