import type { KeyboardEvent } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { useText } from '../../../lib/text/language.tsx';
import { liveText } from '../../../lib/text/live-desk/live.ts';
import type { Caption } from '../caption/changes.ts';
import { TONES } from '../caption/tones.ts';
import { PLATFORM_NAMES, PlatformSign } from '../platforms.tsx';

const DOTS = {
  plain: 'bg-strong',
  accent: 'bg-accent',
  good: 'bg-good',
  warn: 'bg-warn',
  danger: 'bg-danger',
  info: 'bg-info',
};

interface Props {
  caption: Caption;
  isCurrent: boolean;
  /** Whether there is unsaved text for it. */
  isDrafted: boolean;
  onOpen: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** A caption in the list: its platform, its first words, its state and its length. */
export function CaptionRow({ caption, isCurrent, isDrafted, onOpen, onKeyDown }: Props) {
  const text = useText(liveText);
  const format = useFormat();
  const { id, platform, status, length, max_length } = caption;
  return (
    <li>
      <button
        type="button"
        data-caption={id}
        aria-current={isCurrent || undefined}
        onClick={onOpen}
        onKeyDown={onKeyDown}
        className="flex min-h-13 w-full items-center gap-3 px-4 py-1.5 text-start -outline-offset-2 hover:bg-hover aria-[current]:bg-chosen"
      >
        <PlatformSign platform={platform} />
        <span className="sr-only">{PLATFORM_NAMES[platform]}</span>
        <span className="grid min-w-0 grow">
          <span className="truncate text-sm" dir="auto">
            {caption.text}
          </span>
          <span className="flex items-center gap-1.5 text-quiet text-xs">
            <span aria-hidden className={`size-1.5 shrink-0 rounded-full ${DOTS[TONES[status]]}`} />
            <span className="truncate">{isDrafted ? text.drafted : text.status[status]}</span>
            <span className={`ms-auto tabular-nums ${length > max_length ? 'font-medium text-danger' : ''}`}>
              {format.number(length)}/{format.number(max_length)}
            </span>
          </span>
        </span>
      </button>
    </li>
  );
}
