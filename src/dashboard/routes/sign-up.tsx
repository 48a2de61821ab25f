import { createFileRoute, Link, useNavigate } from '@tanstack/react-router';
import { Door } from '../features/session/index.ts';
import { SignUp } from '../features/session/sign-up.tsx';
import { useText } from '../lib/text/language.tsx';
import { sessionText } from '../lib/text/session.ts';
import { buttonLook } from '../ui/button.tsx';

export const Route = createFileRoute('/sign-up')({ component: SignUpScreen });

function SignUpScreen() {
  const text = useText(sessionText);
  const navigate = useNavigate();
  return (
    <Door title={text.createTitle}>
      <SignUp onDone={() => void navigate({ to: '/' })} />
      <Link to="/" className={buttonLook('quiet')}>
        {text.haveAccount}
      </Link>
    </Door>
  );
}
