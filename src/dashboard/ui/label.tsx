import type { CSSProperties } from 'react';

/** A dot in the color of a tag, beside its name. */
export const Dot = ({ color }: { color: string }) => (
  <span
    aria-hidden
    style={{ background: color }}
    className="inline-block size-2.5 shrink-0 rounded-full border border-ink/25"
  />
);

/** A label on a tint of its color, on which any text is readable in both themes. */
export function Label({ name, color }: { name: string; color: string }) {
  return (
    <span
      dir="auto"
      style={{ '--label': color } as CSSProperties}
      className="inline-block max-w-40 align-bottom truncate rounded-full bg-[color-mix(in_oklab,var(--label)_14%,var(--color-raised))] px-2 text-ink text-xs leading-5 before:me-1.5 before:inline-block before:size-2 before:rounded-full before:border before:border-ink/25 before:bg-(--label)"
    >
      {name}
    </span>
  );
}
