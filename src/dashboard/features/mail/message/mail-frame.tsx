import { useEffect, useRef, useState } from 'react';
import { runKey } from '../../../lib/commands.ts';

/** Pixels. A longer mail scrolls inside its frame, to bound the area that the browser paints. */
const MOST_HEIGHT = 20_000;

interface Props {
  html: string;
  title: string;
  isColoured: boolean;
  showsQuoted: boolean;
}

/**
 * A mail in a frame that cannot run scripts or navigate. `allow-same-origin` lets this page measure it and receive its
 * keys; links open in a new window without an opener.
 */
export function MailFrame({ html, title, isColoured, showsQuoted }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [loads, setLoads] = useState(0);
  const [height, setHeight] = useState(0);

  useEffect(() => {
    const inside = loads > 0 ? frame.current?.contentDocument : null;
    const mail = inside?.getElementById('mail');
    if (!inside || !mail) return;
    // A wide mail scrolls horizontally: its scroll bar needs space, too.
    const measure = () => setHeight(Math.ceil(mail.offsetHeight + bar(inside.body)));
    const observer = new ResizeObserver(measure);
    observer.observe(mail);
    measure();
    inside.addEventListener('keydown', runKey);
    return () => {
      observer.disconnect();
      inside.removeEventListener('keydown', runKey);
    };
  }, [loads]);
  useEffect(() => {
    if (loads > 0) frame.current?.contentDocument?.body.classList.toggle('all', showsQuoted);
  }, [loads, showsQuoted]);
  // The frame has the page's theme, unless the mail has its own colors.
  useEffect(() => {
    const root = frame.current?.contentDocument?.documentElement;
    if (loads > 0 && root) {
      root.style.colorScheme = isColoured ? 'light' : getComputedStyle(document.documentElement).colorScheme;
    }
  }, [loads, isColoured]);

  const isTooLong = height > MOST_HEIGHT;
  useEffect(() => {
    const body = frame.current?.contentDocument?.body;
    if (loads > 0 && body) body.style.cssText = isTooLong ? 'height:100vh;overflow-y:auto' : '';
  }, [loads, isTooLong]);
  return (
    <iframe
      ref={frame}
      title={title}
      srcDoc={html}
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      referrerPolicy="no-referrer"
      onLoad={() => setLoads((count) => count + 1)}
      style={{
        height: Math.min(height, MOST_HEIGHT),
        colorScheme: isColoured ? 'light' : undefined,
      }}
      className={`block w-full ${isColoured ? 'rounded-lg bg-white' : ''}`}
    />
  );
}

const bar = (body: HTMLElement) =>
  body.scrollWidth > body.clientWidth ? body.offsetHeight - body.clientHeight : 0;
