import type { CSSProperties } from 'react';

/** A dot in the color of a tag, beside its name. */
export const Dot = ({ color }: { color: string }) => (
  <span
    aria-hidden
    style={{ background: color }}
    className="inline-block size-2.5 shrink-0 rounded-full border border-ink/25"
  />
);

/** A label as a dot and a word; with `isDot` the word is a hint. */
export function Label({ name, color, isDot }: { name: string; color: string; isDot?: boolean }) {
  return (
    <span
      dir="auto"
      title={isDot ? name : undefined}
      style={{ '--label': color } as CSSProperties}
      className="inline-block max-w-32 truncate align-bottom text-ink/80 text-xs leading-5 before:inline-block before:size-2 before:rounded-full before:bg-(--label)"
    >
      <span className={isDot ? 'sr-only' : 'ms-1.5'}>{name}</span>
    </span>
  );
}
