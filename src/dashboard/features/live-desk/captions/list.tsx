import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import type { Schemas } from '../../../api/client.ts';
import { useFormat } from '../../../lib/format.ts';
import { useText } from '../../../lib/text/language.tsx';
import { liveText } from '../../../lib/text/live-desk/live.ts';
import { buttonLook } from '../../../ui/button.tsx';
import type { Caption } from '../caption/changes.ts';
import { useMilestones } from '../queries.ts';
import { isSame, keyOf, type Occasion, type Waiting } from './occasion.ts';
import { CaptionRow } from './row.tsx';

/** Events that are listed at first, besides the chosen one and those that wait. */
const RECENT = 5;

/** The captions of an event. */
export interface Group extends Waiting {
  captions: Caption[];
}

interface Props {
  groups: Group[];
  /** The event whose captions are acted on. */
  occasion: Occasion | undefined;
  current: Caption | undefined;
  drafted: (caption: Caption) => boolean;
  streams: Pick<Schemas['Stream'], 'id' | 'title'>[];
  onOpen: (caption: Caption) => void;
  onChoose: (occasion: Occasion) => void;
  onMove: (step: 1 | -1) => void;
}

/** The captions by event. A group of an earlier event is folded until it is chosen. */
export function CaptionList({ groups, occasion, onChoose, onMove, ...rows }: Props) {
  const text = useText(liveText);
  const nameOf = useOccasionName(rows.streams);
  const [folds, setFolds] = useState<Record<string, boolean>>({});
  const [isWhole, setWhole] = useState(false);
  const isOpen = (group: Group) => folds[keyOf(group)] ?? (group.pending > 0 || isSame(group, occasion));
  const shown = groups.filter((group, index) => isWhole || index < RECENT || isOpen(group));
  function press(event: KeyboardEvent) {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : undefined;
    if (!step) return;
    event.preventDefault();
    onMove(step);
  }
  return (
    <div className="grid grid-cols-1">
      {shown.map((group) => {
        const isChosen = isSame(group, occasion);
        const toggle = () => {
          setFolds({ ...folds, [keyOf(group)]: !isOpen(group) });
          if (!isOpen(group)) onChoose(group);
        };
        return (
          <section key={keyOf(group)} className="border-line border-b">
            <h3>
              <button
                type="button"
                aria-expanded={isOpen(group)}
                onClick={toggle}
                className="flex min-h-9 w-full items-center gap-2 px-4 text-start text-quiet text-xs -outline-offset-2 hover:bg-hover pointer-coarse:min-h-11"
              >
                <ChevronDown
                  aria-hidden
                  size={12}
                  className={`shrink-0 transition-transform ${isOpen(group) ? '' : '-rotate-90 rtl:rotate-90'}`}
                />
                <span
                  className={`min-w-0 grow truncate ${isChosen ? 'font-medium text-ink' : ''}`}
                  dir="auto"
                >
                  {nameOf(group)}
                </span>
                {group.pending > 0 && !isChosen && (
                  <span className="shrink-0">{text.waiting(group.pending)}</span>
                )}
              </button>
            </h3>
            {isOpen(group) && (
              <ul className="divide-y divide-line border-line border-t">
                {group.captions.map((caption) => (
                  <CaptionRow
                    key={caption.id}
                    caption={caption}
                    isCurrent={caption.id === rows.current?.id}
                    isDrafted={rows.drafted(caption)}
                    onOpen={() => rows.onOpen(caption)}
                    onKeyDown={press}
                  />
                ))}
              </ul>
            )}
          </section>
        );
      })}
      {shown.length < groups.length && (
        <button
          type="button"
          onClick={() => setWhole(true)}
          className={`${buttonLook('quiet')} m-2 justify-self-start`}
        >
          {text.earlier}
        </button>
      )}
    </div>
  );
}

/** Returns the name of an event: what happened, and to which stream. */
function useOccasionName(streams: Props['streams']): (occasion: Occasion) => string {
  const text = useText(liveText);
  const format = useFormat();
  const milestones = useMilestones().data;
  return ({ event, subject }) => {
    if (event === 'milestone') {
      const threshold = milestones?.find(({ id }) => id === subject)?.threshold;
      return threshold === undefined
        ? text.event.milestone
        : text.occasionMilestone(format.number(threshold));
    }
    const title = streams.find(({ id }) => id === subject)?.title;
    return title ? text.occasionStream(text.event[event], title) : text.event[event];
  };
}
