import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useText } from '../../../lib/text/language.tsx';
import { mailText } from '../../../lib/text/mail.ts';
import { useMembers, useTimezone } from '../../session/index.ts';
import type { MailSearch } from '../search.ts';
import type { Conversation } from './conversations.ts';
import { Row } from './row.tsx';

/** Pixels. Every row has this height, so that nothing has to be measured. */
const ROW = 80;
const OVERSCAN = 3;
/** The next page is fetched when this many rows are left. */
const AHEAD = 15;

interface Props {
  list: Conversation[];
  search: MailSearch;
  scroller: RefObject<HTMLDivElement | null>;
  open: number | undefined;
  cursor: number;
  chosen: ReadonlySet<number>;
  takesFocus: RefObject<boolean>;
  onChoose: (id: number) => void;
  onEnd: () => void;
}

/** Only the rows that one sees are on the page. What comes in above them does not move them. */
export function Rows({ list, scroller, cursor, takesFocus, onEnd, ...rest }: Props) {
  const text = useText(mailText);
  const zone = useTimezone();
  const { data: organization } = useMembers();
  const rows = useVirtualizer({
    count: list.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW,
    overscan: OVERSCAN,
    getItemKey: (index) => list[index]!.id,
  });
  const shown = rows.getVirtualItems();

  const last = shown.at(-1)?.index ?? -1;
  const isNearEnd = last >= list.length - AHEAD;
  const length = list.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks once for each end that is reached
  useEffect(() => {
    if (isNearEnd) onEnd();
  }, [isNearEnd, length]);

  useStableTop(list, scroller);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a move of the cursor scrolls
  useLayoutEffect(() => {
    rows.scrollToIndex(cursor, { align: 'auto' });
  }, [cursor]);

  return (
    <ul aria-label={text.conversations} className="relative" style={{ height: rows.getTotalSize() }}>
      {shown.map(({ index, key, start }) => {
        const conversation = list[index]!;
        const assignee = conversation.task?.assignee_id;
        return (
          <Row
            key={key}
            conversation={conversation}
            search={rest.search}
            zone={zone}
            start={start}
            height={ROW}
            place={index + 1}
            total={list.length}
            assignee={
              assignee == null
                ? undefined
                : organization?.members.find(({ userId }) => userId === String(assignee))?.user.name
            }
            isOpen={conversation.id === rest.open}
            isCursor={index === cursor}
            isChosen={rest.chosen.has(conversation.id)}
            takesFocus={takesFocus}
            onChoose={rest.onChoose}
          />
        );
      })}
    </ul>
  );
}

/** Keeps the first visible row where it is when others come in above it. At the top, new mail is shown at once. */
function useStableTop(list: Conversation[], scroller: RefObject<HTMLDivElement | null>) {
  const before = useRef(list);
  useLayoutEffect(() => {
    const element = scroller.current;
    const old = before.current;
    before.current = list;
    if (!element || old === list || element.scrollTop < 8) return;
    const first = old[Math.floor(element.scrollTop / ROW)];
    const now = first ? list.findIndex(({ id }) => id === first.id) : -1;
    if (now >= 0) element.scrollTop += (now - old.indexOf(first!)) * ROW;
  }, [list, scroller]);
}
