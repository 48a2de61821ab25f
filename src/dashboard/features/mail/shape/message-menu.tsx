import { Inbox, MoreHorizontal, Scissors, Split } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Schemas } from '../../../api/client.ts';
import { opening } from '../../../lib/opening.ts';
import { useText } from '../../../lib/text/language.tsx';
import { shapeText } from '../../../lib/text/mail/shape.ts';
import { Menu } from '../../../ui/menu.tsx';
import { useInboxOfMessage } from './use-inbox-of-message.ts';
import { useShape } from './use-shape.ts';

const InboxChooser = lazy(() => import('./inbox-chooser.tsx'));

interface Props {
  conversation: Schemas['Conversation'];
  /** The loaded messages, oldest first. */
  list: Schemas['ThreadMessage'][];
  message: Schemas['ThreadMessage'];
}

/** The actions on one message: split it off, with or without the following ones, or change its inbox. */
export function MessageMenu({ conversation, list, message }: Props) {
  const text = useText(shapeText);
  const { split } = useShape();
  const changeInbox = useInboxOfMessage(conversation, list);
  const [asks, setAsks] = useState(false);
  const at = list.indexOf(message);
  const isLast = at === conversation.message_count - 1;
  return (
    <>
      <Menu
        label={text.messageMenu}
        hideLabel
        icon={<MoreHorizontal aria-hidden size={16} />}
        className="-me-2 -my-1"
        items={[
          {
            label: text.changeInbox,
            icon: <Inbox aria-hidden size={16} />,
            onChoose: () => {
              opening('choice');
              setAsks(true);
            },
          },
          ...(conversation.message_count > 1
            ? [
                {
                  label: text.splitOff,
                  icon: <Scissors aria-hidden size={16} />,
                  onChoose: () => void split(conversation.id, message.id, false),
                },
              ]
            : []),
          ...(at > 0 && !isLast
            ? [
                {
                  label: text.splitFrom,
                  icon: <Split aria-hidden size={16} />,
                  onChoose: () => void split(conversation.id, message.id, true),
                },
              ]
            : []),
        ]}
      />
      <Suspense>
        {asks && (
          <InboxChooser
            isIn={(inbox) => inbox === message.tag}
            onPick={(inbox) => changeInbox(message, inbox)}
            onClose={() => setAsks(false)}
          />
        )}
      </Suspense>
    </>
  );
}
