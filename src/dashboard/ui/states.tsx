import type { ReactNode } from 'react';
import { commonText } from '../lib/text/common.ts';
import { useText } from '../lib/text/language.tsx';
import { Failure } from './failure.tsx';

/** An empty state: its subject, and the next step. */
export function Empty({ icon, title, children }: { icon?: ReactNode; title: string; children?: ReactNode }) {
  return (
    <div className="grid justify-items-center gap-3 px-6 py-14 text-center">
      {icon && <div className="grid size-12 place-items-center rounded-full bg-sunk text-quiet">{icon}</div>}
      <p className="font-medium">{title}</p>
      {children && <div className="grid max-w-md justify-items-center gap-3 text-quiet">{children}</div>}
    </div>
  );
}

/** A loading placeholder. Appears after 200 ms, so that quick responses do not flicker. */
export function Skeleton({ rows = 6, className = '' }: { rows?: number; className?: string }) {
  const text = useText(commonText);
  return (
    <div role="status" aria-label={text.loading} className={`late grid gap-3 p-4 ${className}`}>
      {Array.from({ length: rows }, (_, row) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are alike, and never move
          key={row}
          className="h-4 animate-pulse rounded bg-hover"
          style={{ width: `${[92, 76, 84, 60][row % 4]}%`, animationDelay: `${row * 60}ms` }}
        />
      ))}
    </div>
  );
}

interface Result<T> {
  data: T | undefined;
  error: unknown;
  refetch: () => unknown;
}

/** The result of a query: a skeleton while loading, or the failure with a retry button. */
export function Loaded<T>({
  of,
  rows,
  children,
}: {
  of: Result<T>;
  rows?: number;
  children: (data: T) => ReactNode;
}) {
  if (of.data !== undefined) return children(of.data);
  if (of.error) {
    return (
      <div className="p-4">
        <Failure error={of.error} onRetry={() => void of.refetch()} />
      </div>
    );
  }
  return <Skeleton {...(rows === undefined ? {} : { rows })} />;
}
