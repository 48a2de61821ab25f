import { useState } from 'react';
import { contactsText } from '../../lib/text/contacts.ts';
import { useText } from '../../lib/text/language.tsx';
import { FormDialog } from '../../ui/dialog.tsx';
import { Check } from '../../ui/field.tsx';
import { useBlock } from './use-block.ts';

/** Asks whether a sender is to be blocked, and what becomes of the conversations that there are. */
export function BlockDialog({
  address,
  name,
  onClose,
}: {
  address: string;
  name: string;
  onClose: () => void;
}) {
  const text = useText(contactsText);
  const { block } = useBlock();
  const [alsoExisting, setAlsoExisting] = useState(true);
  return (
    <FormDialog
      title={text.blockTitle(name)}
      submit={text.block}
      onClose={onClose}
      onSubmit={() => block(address, alsoExisting)}
    >
      <p>{text.blockHint}</p>
      <Check
        label={text.alsoExisting}
        hint={text.alsoExistingHint}
        checked={alsoExisting}
        onChange={({ target }) => setAlsoExisting(target.checked)}
      />
    </FormDialog>
  );
}
