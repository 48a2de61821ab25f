import { Maximize2, Minimize2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { runKey } from '../../../../lib/commands.ts';
import { useText } from '../../../../lib/text/language.tsx';
import { conversationText } from '../../../../lib/text/mail/conversation.ts';
import { scaleToFrame } from './scale.ts';

/** Pixels. A longer mail scrolls inside its frame, to bound the area that the browser paints. */
const MOST_HEIGHT = 20_000;

interface Props {
  html: string;
  title: string;
  isColoured: boolean;
  showsQuoted: boolean;
  /** Marks words in the mail. Returns a function that removes the marks. */
  mark: (mail: HTMLElement) => (() => void) | undefined;
}

/**
 * A mail in a frame that cannot run scripts or navigate. `allow-same-origin` lets this page measure it and receive its
 * keys; links open in a new window without an opener. A mail that is wider than the frame is scaled down to its width,
 * or scrolls sideways at its full size.
 */
export function MailFrame({ html, title, isColoured, showsQuoted, mark }: Props) {
  const text = useText(conversationText);
  const frame = useRef<HTMLIFrameElement>(null);
  const [loads, setLoads] = useState(0);
  const [height, setHeight] = useState<number>();
  const [isWide, setWide] = useState(false);
  const [isFull, setFull] = useState(false);

  // The load event waits for every image; the text is there before.
  useEffect(() => {
    let next = 0;
    const look = () => {
      const inside = frame.current?.contentDocument;
      if (inside?.getElementById('mail') && inside.readyState !== 'loading') setLoads(1);
      else next = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(next);
  }, []);
  useEffect(() => {
    const inside = loads > 0 ? frame.current?.contentDocument : null;
    const mail = inside?.getElementById('mail');
    if (!inside || !mail) return;
    const measure = () => {
      const { isWide, height } = scaleToFrame(mail, isFull);
      setWide(isWide);
      setHeight(height);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(mail);
    observer.observe(inside.body);
    measure();
    inside.addEventListener('keydown', runKey);
    return () => {
      observer.disconnect();
      inside.removeEventListener('keydown', runKey);
    };
  }, [loads, isFull]);
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

  useEffect(() => {
    const mail = loads > 0 ? frame.current?.contentDocument?.getElementById('mail') : null;
    return mail ? mark(mail) : undefined;
  }, [loads, mark]);

  const isTooLong = height !== undefined && height > MOST_HEIGHT;
  useEffect(() => {
    const body = frame.current?.contentDocument?.body;
    if (loads === 0 || !body) return;
    body.style.height = isTooLong ? '100vh' : '';
    body.style.overflowY = isTooLong ? 'auto' : '';
  }, [loads, isTooLong]);
  return (
    <div className="relative w-full" data-loading={height === undefined ? '' : undefined}>
      <iframe
        ref={frame}
        title={title}
        srcDoc={html}
        sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="no-referrer"
        onLoad={() => setLoads((count) => count + 1)}
        style={{
          height: Math.min(height ?? 0, MOST_HEIGHT),
          colorScheme: isColoured ? 'light' : undefined,
        }}
        className={`block w-full ${isColoured ? 'rounded-lg bg-white' : ''}`}
      />
      {isWide && (
        <button
          type="button"
          aria-label={isFull ? text.fitWidth : text.fullSize}
          data-hint={isFull ? text.fitWidth : text.fullSize}
          onClick={() => setFull(!isFull)}
          className="absolute end-1 top-1 grid size-8 place-items-center rounded-full border border-line bg-raised/90 text-quiet pointer-coarse:size-11 hover:text-ink"
        >
          {isFull ? <Minimize2 aria-hidden size={15} /> : <Maximize2 aria-hidden size={15} />}
        </button>
      )}
    </div>
  );
}
