import { useEffect } from 'react';

/** Names the screen in the title of the page. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Herald`;
  }, [title]);
}
