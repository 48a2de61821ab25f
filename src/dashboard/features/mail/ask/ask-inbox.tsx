import { useText } from '../../../lib/text/language.tsx';
import { shapeText } from '../../../lib/text/mail/shape.ts';
import type { Conversation } from '../actions/change.ts';
import type { AskProps } from '../actions/context.ts';
import InboxChooser from '../shape/inbox-chooser.tsx';

const isAllIn = (inbox: string, { tags }: Conversation) => tags.length === 1 && tags[0] === inbox;

/** Selects the inbox of all messages of conversations. */
export function AskInbox({ of, actions, onClose }: AskProps) {
  const text = useText(shapeText);
  return (
    <InboxChooser
      isIn={(inbox) => {
        if (of.every((one) => isAllIn(inbox, one))) return true;
        return of.some(({ tags }) => tags.includes(inbox)) ? 'mixed' : false;
      }}
      onPick={(inbox) => {
        const changing = of.filter((one) => !isAllIn(inbox, one));
        actions.change(changing, { tag: inbox }, text.inInbox(inbox, changing.length));
      }}
      onClose={onClose}
    />
  );
}
