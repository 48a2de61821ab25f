import type { ReactNode } from 'react';

/** A titled list below the captions. */
export function ListSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-line border-b">
      <h2 className="flex min-h-11 items-end border-line border-b px-4 pt-4 pb-2 font-semibold">{title}</h2>
      {children}
    </section>
  );
}
