import { useState } from 'react';
import type { Schemas } from '../../../api/client.ts';
import { useText } from '../../../lib/text/language.tsx';
import { liveText } from '../../../lib/text/live-desk/live.ts';
import { foldOf, partsOf } from './parse.ts';

type Platform = Schemas['Platform'];

/** The text of a post: links and hashtags as on the platform, folded like in its feed, excess marked. */
export function PostText({
  platform,
  text,
  cut,
  lead,
}: {
  platform: Platform;
  text: string;
  cut: number | null;
  /** Text before it in the same line, such as the account's name. */
  lead?: string;
}) {
  const words = useText(liveText);
  const [isOpen, setOpen] = useState(false);
  const fold = cut === null ? foldOf(platform, text) : null;
  const shown = fold === null || isOpen ? text : `${text.slice(0, fold).trimEnd()} …`;
  return (
    <p className="whitespace-pre-wrap wrap-anywhere" dir="auto">
      {lead && <b className="font-semibold">{lead} </b>}
      <Words platform={platform} text={cut === null ? shown : shown.slice(0, cut)} />
      {cut !== null && (
        <mark className="rounded bg-danger-soft text-danger line-through decoration-danger/60">
          {shown.slice(cut)}
        </mark>
      )}
      {fold !== null && (
        <button
          type="button"
          onClick={() => setOpen(!isOpen)}
          className="ms-1 rounded text-quiet hover:underline"
        >
          {isOpen ? words.foldLess : words.foldMore}
        </button>
      )}
    </p>
  );
}

function Words({ platform, text }: { platform: Platform; text: string }) {
  return partsOf(platform, text).map(({ kind, text: piece }, index) =>
    kind === 'text' ? (
      piece
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces may be alike, and never move
      <span key={index} className="text-info">
        {piece}
      </span>
    ),
  );
}
