import { Check, Minus } from 'lucide-react';
import { useTags } from '../../../api/tags.ts';
import { useText } from '../../../lib/text/language.tsx';
import { shapeText } from '../../../lib/text/mail/shape.ts';
import { Chooser } from '../../../ui/chooser.tsx';
import { Dot } from '../../../ui/label.tsx';

interface Props {
  /** Returns whether all, some or none of the changed items are in this inbox. */
  isIn: (inbox: string) => boolean | 'mixed';
  onPick: (inbox: string) => void;
  onClose: () => void;
}

/** Selects one of the inboxes, each of which has a tag. */
export default function InboxChooser({ isIn, onPick, onClose }: Props) {
  const text = useText(shapeText);
  const tags = useTags();
  return (
    <Chooser
      title={text.inbox}
      hint={text.inboxHint}
      empty={text.noInbox}
      onClose={onClose}
      options={() =>
        tags.flatMap(({ id, name, color, is_hidden }) => {
          const isOn = isIn(name);
          if (is_hidden && !isOn) return [];
          const Icon = isOn === 'mixed' ? Minus : Check;
          return {
            id: String(id),
            label: name,
            icon: (
              <>
                <Icon aria-hidden size={16} className={isOn ? '' : 'invisible'} />
                <Dot color={color} />
              </>
            ),
            isOn,
          };
        })
      }
      onPick={(id) => {
        onClose();
        const tag = tags.find((each) => String(each.id) === id);
        if (tag) onPick(tag.name);
      }}
    />
  );
}
