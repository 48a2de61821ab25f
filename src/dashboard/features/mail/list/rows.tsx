import {
  lazy,
  type RefObject,
  Suspense,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { onInput } from '../../../lib/loading/ahead.ts';
import { useText } from '../../../lib/text/language.tsx';
import { mailText } from '../../../lib/text/mail/mail.ts';
import { usePaints } from '../../../ui/page/painted.ts';
import { useColleagues, useTimezone } from '../../session/index.ts';
import { useLabels } from '../labels.ts';
import type { MailSearch } from '../search.ts';
import type { Conversation } from './conversations.ts';
import { follow, hasMoved, type useCursor } from './cursor.ts';
import { Row } from './row.tsx';
import { type Density, heightOf } from './size/density.ts';
import { scrollerOf, useWindow } from './window.ts';

const RowLayer = lazy(() => import('../rows/row-layer.tsx'));

/** The next page is fetched when this many rows are left. */
const AHEAD = 15;
/** The first list of a page renders so many rows with each paint, and then all, so that a phone stays responsive. */
const PART = 5;
const PARTS = 3;

/** Longer than the default transition. */
const GLIDE_MS = 200;

let hasBegun = false;

/** Whether the list has just become shorter: the rows below those that left glide into their places. */
function useGlide(list: Conversation[], search: MailSearch): boolean {
  const [shown, setShown] = useState({ list, search, isGliding: false });
  const isShorter = shown.search === search && list.length < shown.list.length;
  const isGliding = shown.list === list ? shown.isGliding : isShorter;
  if (shown.list !== list) setShown({ list, search, isGliding });
  useEffect(() => {
    if (!isGliding) return;
    const timer = setTimeout(() => setShown({ list, search, isGliding: false }), GLIDE_MS);
    return () => clearTimeout(timer);
  }, [list, search, isGliding]);
  return isGliding;
}

interface Props {
  list: Conversation[];
  search: MailSearch;
  open: number | undefined;
  cursor: ReturnType<typeof useCursor>;
  chosen: ReadonlySet<number>;
  takesFocus: RefObject<boolean>;
  density: Density;
  onChoose: (id: number) => void;
  onEnd: () => void;
}

/** Renders only the visible rows. New rows above do not move them, and the cursor's row stays in view. */
export function Rows({ list, cursor, takesFocus, density, onEnd, ...rest }: Props) {
  const rows = useRef<HTMLUListElement>(null);
  const text = useText(mailText);
  const height = heightOf(density);
  const zone = useTimezone();
  const colleagues = useColleagues();
  const labels = useLabels();
  const { first, end, scrollTo } = useWindow(rows, height, list.length);
  const paints = usePaints(PARTS);
  const isWhole = hasBegun || paints === PARTS;
  useEffect(() => {
    if (isWhole) hasBegun = true;
  }, [isWhole]);
  const isGliding = useGlide(list, rest.search);
  const [isUsed, setUsed] = useState(false);
  useEffect(() => onInput(() => setUsed(true)), []);
  const reachedEnd = end >= list.length - AHEAD ? list.length : undefined;
  const reach = useEffectEvent(onEnd);
  useEffect(() => {
    if (reachedEnd !== undefined) reach();
  }, [reachedEnd]);

  const now = { list, index: cursor.index, moves: cursor.moves, open: rest.open };
  const last = useRef<typeof now>(undefined);
  useLayoutEffect(() => {
    const before = last.current;
    last.current = now;
    const element = scrollerOf(rows);
    // Reading the scroll position forces a layout, so only if something has moved.
    if (!element || !hasMoved(before, now)) return;
    const { scrollTop, clientHeight } = element;
    const top = follow(before, now, height, scrollTop, clientHeight);
    if (top !== scrollTop) scrollTo(top);
  });

  return (
    <div className="relative overflow-x-clip">
      <ul
        ref={rows}
        aria-label={text.conversations}
        className={`relative touch-pan-y touch-pinch-zoom ${isGliding ? '*:transition-transform' : ''}`}
        style={{ height: list.length * height }}
      >
        {list
          .slice(first, isWhole ? end : Math.min(end, first + PART * (paints + 1)))
          .map((conversation, at) => {
            const index = first + at;
            const assignee = colleagues.find(({ id }) => id === conversation.assignee_id);
            return (
              <Row
                key={conversation.id}
                conversation={conversation}
                search={rest.search}
                zone={zone}
                labels={labels}
                start={index * height}
                density={density}
                height={height}
                place={index + 1}
                total={list.length}
                assignee={assignee}
                isOpen={conversation.id === rest.open}
                isCursor={index === cursor.index}
                isChosen={rest.chosen.has(conversation.id)}
                takesFocus={takesFocus}
                onChoose={rest.onChoose}
              />
            );
          })}
      </ul>
      <Suspense>
        {isUsed && (
          <RowLayer
            rows={rows}
            list={list}
            search={rest.search}
            open={rest.open}
            chosen={rest.chosen}
            cursor={cursor.index}
          />
        )}
      </Suspense>
    </div>
  );
}
