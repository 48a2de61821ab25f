import { useState } from 'react';
import { contactsText } from '../../lib/text/contacts.ts';
import { useText } from '../../lib/text/language.tsx';
import { FormDialog } from '../../ui/dialog.tsx';
import { Check } from '../../ui/fields/field.tsx';
import { useBlock } from './use-block.ts';

/** Asks whether to block a sender, and what to do with existing conversations. */
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
      onSubmit={() => block.submit({ address, alsoExisting })}
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
