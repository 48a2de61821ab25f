import { lazy, Suspense, useEffect, useRef } from 'react';
import { useAnswered } from '../../../api/answered.ts';
import { useChosen } from '../../session/index.ts';

// Loaded after the list, which has the lists in its menu too.
const LazyNav = lazy(() => import('./mail-nav.tsx'));

const IN_NAV = ['/api/threads/counts', '/api/views', '/api/tags', '/api/labels'];

/** As high as it was last time until it has loaded, so that the places below it do not move. */
export function MailNav() {
  const isWhole = useAnswered(IN_NAV);
  const [height, setHeight] = useChosen('height:mail-nav', 0);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isWhole || !box.current) return;
    const observer = new ResizeObserver(([entry]) => setHeight(Math.ceil(entry!.contentRect.height)));
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [isWhole, setHeight]);
  return (
    <div ref={box} style={{ minHeight: isWhole ? undefined : height }}>
      <Suspense>
        <LazyNav />
      </Suspense>
    </div>
  );
}
