import { Download } from 'lucide-react';
import { addressOf } from '../../../api/send.ts';
import { useText } from '../../../lib/text/language.tsx';
import { deletionText } from '../../../lib/text/settings/deletion.ts';
import { buttonLook } from '../../../ui/button.tsx';
import { Card, Section } from '../../../ui/page/page.tsx';

/** A download of all personal data. */
export function OwnData() {
  const text = useText(deletionText);
  return (
    <Section title={text.own}>
      <Card className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <div className="grid min-w-0 grow basis-72 gap-1">
          <p>{text.ownLead}</p>
          <p className="text-quiet">{text.ownNot}</p>
        </div>
        <a className={buttonLook()} href={addressOf('/api/settings/profile/export')} download>
          <Download aria-hidden size={16} />
          {text.ownFile}
        </a>
      </Card>
    </Section>
  );
}
