import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';

/** The link above a screen to the list that it belongs to. */
export function BackLink({
  to,
  className = '',
  children,
}: {
  to: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <Link
      to={to}
      className={`mx-auto flex min-h-8 w-full max-w-5xl items-center gap-2 px-4 pt-3 text-quiet pointer-coarse:min-h-11 hover:text-ink md:px-8 print:hidden ${className}`}
    >
      <ArrowLeft aria-hidden size={16} className="rtl:-scale-x-100" />
      {children}
    </Link>
  );
}
