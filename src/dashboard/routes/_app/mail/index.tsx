import { createFileRoute } from '@tanstack/react-router';
import { MailOpen } from 'lucide-react';
import { useText } from '../../../lib/text/language.tsx';
import { mailText } from '../../../lib/text/mail/mail.ts';
import { Empty } from '../../../ui/states.tsx';

export const Route = createFileRoute('/_app/mail/')({ component: NothingOpen });

function NothingOpen() {
  const text = useText(mailText);
  return (
    <div className="grid h-full place-items-center">
      <Empty icon={<MailOpen aria-hidden size={22} />} title={text.choose}>
        <p className="pointer-coarse:hidden">{text.chooseHint}</p>
      </Empty>
    </div>
  );
}
