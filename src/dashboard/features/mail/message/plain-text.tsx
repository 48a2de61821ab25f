import { useEffect, useMemo, useRef, useState } from 'react';
import { useText } from '../../../lib/text/language.tsx';
import { conversationText } from '../../../lib/text/mail/conversation.ts';
import { Button } from '../../../ui/button.tsx';
import { useMarker } from '../find/highlight.ts';
import { blocksOf, piecesOf } from './links.ts';

/** The number of blocks shown at once: about forty book pages. */
const AT_ONCE = 20;

/** Plain text with its links. A long text is shown in part, and more of it on demand. */
export function PlainText({ text }: { text: string }) {
  const { moreText } = useText(conversationText);
  const [count, setCount] = useState(AT_ONCE);
  const blocks = useMemo(() => blocksOf(text), [text]);
  const shown = useMemo(() => blocks.slice(0, count).map(piecesOf), [blocks, count]);
  const place = useRef<HTMLDivElement>(null);
  const mark = useMarker();
  useEffect(() => (place.current && shown.length > 0 ? mark(place.current) : undefined), [mark, shown]);
  return (
    <>
      <div ref={place} dir="auto" className="min-w-0 max-w-prose whitespace-pre-wrap wrap-anywhere">
        {shown.map((pieces, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a text is cut the same way each time
          <span key={at} className={shown.length > 1 ? 'block' : ''}>
            {pieces.map(({ text, href }, index) =>
              href ? (
                <a
                  // biome-ignore lint/suspicious/noArrayIndexKey: a text is cut the same way each time
                  key={index}
                  href={href}
                  target="_blank"
                  rel="noopener noreferrer nofollow"
                  className="break-all text-accent underline"
                >
                  {text}
                </a>
              ) : (
                text
              ),
            )}
          </span>
        ))}
      </div>
      {blocks.length > count && (
        <Button className="justify-self-start" onClick={() => setCount(count + AT_ONCE)}>
          {moreText}
        </Button>
      )}
    </>
  );
}
