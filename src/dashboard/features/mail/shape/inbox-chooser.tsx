import { Check, Minus } from 'lucide-react';
import { useText } from '../../../lib/text/language.tsx';
import { shapeText } from '../../../lib/text/mail/shape.ts';
import { Chooser } from '../../../ui/chooser.tsx';
import { TAG_NAMES, type Tag } from '../search.ts';

interface Props {
  /** Returns whether all, some or none of the changed items are in this inbox. */
  isIn: (inbox: Tag) => boolean | 'mixed';
  onPick: (inbox: Tag) => void;
  onClose: () => void;
}

/** Selects one of the five inboxes. */
export default function InboxChooser({ isIn, onPick, onClose }: Props) {
  const text = useText(shapeText);
  return (
    <Chooser
      title={text.inbox}
      hint={text.inboxHint}
      empty={text.noInbox}
      onClose={onClose}
      options={() =>
        TAG_NAMES.map((inbox) => {
          const isOn = isIn(inbox);
          const Icon = isOn === 'mixed' ? Minus : Check;
          return {
            id: inbox,
            label: inbox,
            icon: <Icon aria-hidden size={16} className={isOn ? '' : 'invisible'} />,
            isOn,
          };
        })
      }
      onPick={(id) => {
        onClose();
        const inbox = TAG_NAMES.find((each) => each === id);
        if (inbox) onPick(inbox);
      }}
    />
  );
}
