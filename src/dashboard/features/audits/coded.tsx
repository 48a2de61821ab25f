import { Fragment } from 'react';

/** Text with code in backticks. */
export function Coded({ children }: { children: string }) {
  return children.split('`').map((part, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
    if (index % 2 === 0) return <Fragment key={index}>{part}</Fragment>;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
      <code key={index} dir="ltr" className="rounded bg-sunk px-1 font-mono text-sm">
        {part}
      </code>
    );
  });
}
