import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Failure } from '../../ui/failure.tsx';
import { Skeleton } from '../../ui/states.tsx';

interface Props {
  title: string;
  /** The number of items, if known. */
  count?: string | undefined;
  /** The link to all items. */
  link?: { to: string; search?: Record<string, unknown>; label: string };
  /** The error of its queries, which only affects this part. */
  error?: unknown;
  onRetry?: () => void;
  isLoading?: boolean;
  children: ReactNode;
}

/** A part of the page, with its own loading and error state. */
export function Part({ title, count, link, error, onRetry, isLoading, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid min-w-0 content-start gap-2">
      <header className="flex items-baseline gap-2">
        <h2 id={id} className="font-semibold">
          {title} {count && <span className="font-normal text-quiet">{count}</span>}
        </h2>
        {link && (
          <Link
            to={link.to}
            search={link.search ?? {}}
            className="ms-auto inline-flex min-h-6 items-center rounded-md text-quiet text-sm pointer-coarse:min-h-11 hover:text-ink hover:underline"
          >
            {link.label}
            <ChevronRight aria-hidden size={14} className="rtl:rotate-180" />
          </Link>
        )}
      </header>
      <div className="-mx-4 min-w-0 border-line border-y">
        {error ? (
          <Failure error={error} {...(onRetry && { onRetry })} />
        ) : isLoading ? (
          <Skeleton rows={3} />
        ) : (
          children
        )}
      </div>
    </section>
  );
}

/** The empty state of a part. */
export function Quiet({ icon, children }: { icon?: ReactNode; children: ReactNode }) {
  return (
    <p className="flex flex-wrap items-center gap-x-2 px-4 py-4 text-quiet">
      {icon}
      {children}
    </p>
  );
}

/** A row that links to its subject. */
export function Line({
  to,
  search,
  icon,
  title,
  detail,
  end,
  isStrong,
}: {
  to: string;
  search?: Record<string, unknown>;
  icon?: ReactNode;
  title: ReactNode;
  detail?: ReactNode;
  end?: ReactNode;
  isStrong?: boolean;
}) {
  return (
    <li className="border-line not-last:border-b">
      <Link
        to={to}
        search={search ?? {}}
        className="flex min-h-11 items-center gap-3 px-4 py-2 hover:bg-hover focus-visible:-outline-offset-2"
      >
        {icon}
        <span className="grid min-w-0 grow">
          <span
            dir="auto"
            className={`relative text-start ${detail ? 'truncate' : 'line-clamp-2'} ${isStrong ? 'font-semibold' : ''}`}
          >
            {title}
          </span>
          {detail && (
            <span dir="auto" className="truncate text-start text-quiet text-sm">
              {detail}
            </span>
          )}
        </span>
        {end && <span className="flex shrink-0 items-center gap-2 text-quiet text-sm">{end}</span>}
      </Link>
    </li>
  );
}
