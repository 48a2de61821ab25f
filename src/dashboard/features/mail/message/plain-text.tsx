import { useMemo } from 'react';
import { piecesOf } from './links.ts';

/** Text as it was typed, with its links. */
export function PlainText({ text }: { text: string }) {
  const pieces = useMemo(() => piecesOf(text), [text]);
  return (
    <div dir="auto" className="max-w-prose whitespace-pre-wrap break-words">
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
    </div>
  );
}
