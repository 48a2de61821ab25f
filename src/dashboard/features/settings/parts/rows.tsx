import type { ReactNode } from 'react';
import { LIST } from '../../../ui/page/page.tsx';

/** A list of rows. */
export function Rows({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className={LIST}>
      {children}
    </ul>
  );
}

/** A row: its title, details and actions. */
export function Row({
  icon,
  title,
  badge,
  detail,
  actions,
  children,
}: {
  icon?: ReactNode;
  title: ReactNode;
  badge?: ReactNode;
  detail?: ReactNode;
  actions?: ReactNode;
  /** Full width, below the row. */
  children?: ReactNode;
}) {
  return (
    <li className="grid grid-cols-1 gap-3 px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {icon && <span className="shrink-0 text-quiet">{icon}</span>}
        <div className="min-w-0 grow basis-40">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
            <span className="min-w-0 [overflow-wrap:anywhere]">{title}</span>
            {badge}
          </p>
          {detail && <p className="text-quiet text-sm [overflow-wrap:anywhere]">{detail}</p>}
        </div>
        {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
      </div>
      {children}
    </li>
  );
}
