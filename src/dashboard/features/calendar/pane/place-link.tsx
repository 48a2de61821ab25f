import { useRouter } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';

/** A link to another screen of Herald, by its path. */
export function PlaceLink({
  to,
  className = 'underline decoration-line underline-offset-2 hover:decoration-current',
  children,
}: {
  to: string;
  className?: string;
  children: ReactNode;
}) {
  const router = useRouter();
  function follow(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
    event.preventDefault();
    router.history.push(to);
  }
  return (
    <a href={to} onClick={follow} className={className}>
      {children}
    </a>
  );
}
