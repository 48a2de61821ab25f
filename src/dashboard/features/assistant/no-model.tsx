import { useRouter } from '@tanstack/react-router';
import { PlugZap } from 'lucide-react';
import { aiText } from '../../lib/text/ai.ts';
import { assistantText } from '../../lib/text/assistant.ts';
import { useText } from '../../lib/text/language.tsx';
import { buttonLook } from '../../ui/button.tsx';
import { Empty } from '../../ui/states.tsx';

/** A notice that no model is available, with a link to change that. */
export function NoModel({ isOff }: { isOff: boolean }) {
  const text = useText(assistantText);
  const ai = useText(aiText);
  const router = useRouter();
  return (
    <div className="grid grow content-center overflow-y-auto">
      <Empty icon={<PlugZap aria-hidden size={22} />} title={isOff ? text.offTitle : text.builtInTitle}>
        <p>{isOff ? ai.off : text.builtIn}</p>
        <a
          href="/settings/ai"
          className={buttonLook('primary')}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey) return;
            event.preventDefault();
            router.history.push('/settings/ai');
          }}
        >
          {isOff ? ai.offStep : text.connect}
        </a>
      </Empty>
    </div>
  );
}
