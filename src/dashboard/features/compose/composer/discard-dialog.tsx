import { commonText } from '../../../lib/text/common.ts';
import { composeText } from '../../../lib/text/compose/compose.ts';
import { useText } from '../../../lib/text/language.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

/** A confirmation dialog for discarding a draft. */
export function DiscardDialog({ onDiscard, onClose }: { onDiscard: () => void; onClose: () => void }) {
  const text = useText(composeText);
  const common = useText(commonText);
  const actions = (
    <>
      <Button onClick={onClose}>{common.cancel}</Button>
      <Button kind="danger" onClick={onDiscard} autoFocus>
        {text.discard}
      </Button>
    </>
  );
  return (
    <Dialog title={text.discardTitle} onClose={onClose} actions={actions}>
      <p>{text.discardLead}</p>
    </Dialog>
  );
}
