import { useEffect } from 'react';

/** Sets the document's title to the screen's name. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Herald`;
  }, [title]);
}
