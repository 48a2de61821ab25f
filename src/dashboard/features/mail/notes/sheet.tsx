import type { ReactNode } from 'react';

/** The background of notes, which distinguishes them from messages. */
export function Sheet({ label, id, children }: { label: string; id?: string; children: ReactNode }) {
  return (
    <section
      aria-label={label}
      id={id}
      className="grid min-w-0 gap-2 rounded-xl border border-warn/40 border-dashed bg-warn-soft px-3 py-2.5 text-ink sm:px-4"
    >
      {children}
    </section>
  );
}
