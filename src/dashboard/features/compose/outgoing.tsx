import { lazy, Suspense, useState } from 'react';
import { useDraftsOf } from './draft/drafts-of.ts';
import type { OutgoingProps } from './outgoing-cards.tsx';

// Loaded on demand, as most conversations have no drafts.
const Cards = lazy(() => import('./outgoing-cards.tsx'));

/** The mails that are being sent, or are not sent: after the messages of their conversation, until they are among them. */
export function Outgoing(props: OutgoingProps) {
  const { all = [] } = useDraftsOf(props.threadId);
  const [isWanted, setWanted] = useState(false);
  if (all.length > 0 && !isWanted) setWanted(true);
  return <Suspense>{isWanted && <Cards {...props} />}</Suspense>;
}
