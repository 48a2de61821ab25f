import { X } from 'lucide-react';
import { useId } from 'react';
import { composeText } from '../../lib/text/compose/compose.ts';
import { writingText } from '../../lib/text/compose/writing.ts';
import { useText } from '../../lib/text/language.tsx';
import { IconButton } from '../../ui/button.tsx';
import { Composer } from './composer/composer.tsx';
import { useDraft } from './draft/use-draft.ts';
import { useFiles } from './files/use-files.ts';

export interface ComposeProps {
  onClose: () => void;
  /** Called when the user undoes the discard. */
  onReopen?: () => void;
}

/** A new mail in a panel in the corner of the page, so that other screens stay usable. On a phone it fills the page. */
export default function Compose({ onClose, onReopen }: ComposeProps) {
  const text = useText(composeText);
  const { newMail } = useText(writingText);
  const id = useId();
  const draft = useDraft(null);
  const files = useFiles(draft);
  return (
    <section
      role="dialog"
      aria-labelledby={id}
      className="fixed inset-0 z-40 flex flex-col overflow-hidden border-line bg-raised shadow-float md:inset-auto md:end-6 md:bottom-0 md:h-[min(40rem,calc(100dvh-3rem))] md:w-[min(40rem,calc(100vw-3rem))] md:rounded-t-xl md:border"
    >
      <Composer
        of={draft}
        files={files}
        opening="new"
        onClose={onClose}
        onReopen={onReopen}
        head={(close) => (
          <header className="flex items-center justify-between gap-2 border-line border-b bg-side py-1 ps-4 pe-2">
            <h2 id={id} className="font-semibold">
              {newMail}
            </h2>
            <IconButton label={text.close} keys="Escape" onClick={close}>
              <X aria-hidden size={16} />
            </IconButton>
          </header>
        )}
      />
    </section>
  );
}
