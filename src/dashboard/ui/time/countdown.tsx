import { useEffect, useRef, useState } from 'react';

/** The remaining seconds, hidden from screen readers. */
export default function Countdown({ until, onEnd }: { until: number; onEnd: () => void }) {
  const [left, setLeft] = useState(() => until - Date.now());
  const end = useRef(onEnd);
  end.current = onEnd;
  useEffect(() => {
    const timer = setInterval(() => {
      const next = until - Date.now();
      setLeft(next);
      if (next <= 0) end.current();
    }, 250);
    return () => clearInterval(timer);
  }, [until]);
  return (
    <span aria-hidden className="tabular-nums">
      {' '}
      {Math.max(0, Math.ceil(left / 1000))} s
    </span>
  );
}
