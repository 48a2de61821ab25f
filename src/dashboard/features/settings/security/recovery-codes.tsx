import { Download } from 'lucide-react';
import { useText } from '../../../lib/text/language.tsx';
import { settingsText } from '../../../lib/text/settings/frame.ts';
import { securityText } from '../../../lib/text/settings/you/security.ts';
import { buttonLook } from '../../../ui/button.tsx';
import { Copyable, SecretDialog } from '../parts/secret.tsx';

/** The recovery codes, which are shown only once. */
export function RecoveryCodes({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const text = useText(securityText);
  const settings = useText(settingsText);
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${codes.join('\n')}\n`)}`;
  return (
    <SecretDialog title={text.recovery} onClose={onClose}>
      <p>{text.recoveryLead}</p>
      <ul className="grid grid-cols-2 gap-x-6 gap-y-1 font-mono max-sm:grid-cols-1">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Copyable label={text.codes} value={codes.join(' ')} />
      <div>
        <a href={file} download={text.fileName} className={buttonLook()}>
          <Download aria-hidden size={16} />
          {settings.download}
        </a>
      </div>
    </SecretDialog>
  );
}
