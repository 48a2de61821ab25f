import type { ReactNode } from 'react';

const GRACE_DAYS = 7;

/** Returns the day on which a deletion started now takes effect. */
export const inGrace = () => new Date(Date.now() + GRACE_DAYS * 86_400_000);

/** An irreversible action, visually separate: its description and its button. */
export function Danger({ action, children }: { action: ReactNode; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-6 gap-y-3 rounded-xl border border-danger/40 bg-raised p-4">
      <div className="grid min-w-0 grow basis-72 gap-1">{children}</div>
      {action}
    </div>
  );
}
