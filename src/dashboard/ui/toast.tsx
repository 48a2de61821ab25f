import { X } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useSyncExternalStore } from 'react';
import { commonText } from '../lib/text/common.ts';
import { useText } from '../lib/text/language.tsx';
import { dismiss, lastWithAction, onToasts, runAction, shownToasts, type Toast } from '../lib/toasts.ts';
import { Button, IconButton } from './button.tsx';

// Loaded on demand: only held mail has one.
const Countdown = lazy(() => import('./time/countdown.tsx'));

const SHOWN_MS = 8000;

/**
 * The container of toasts: over the lists where there is room, else below the bar of a conversation. They are narrow
 * enough to be over no mail that is being written.
 */
export function Toasts() {
  const text = useText(commonText);
  const shown = useSyncExternalStore(onToasts, shownToasts);
  return (
    <section
      aria-label={text.notice}
      aria-live="polite"
      className="pointer-events-none fixed inset-x-0 top-14 z-50 grid justify-items-end gap-2 px-3 md:px-6 lg:top-auto lg:bottom-14 lg:justify-items-start lg:px-3"
    >
      {shown.map((toast) => (
        <One key={toast.id} toast={toast} keys={toast === lastWithAction() ? 'z' : undefined} />
      ))}
    </section>
  );
}

function One({ toast, keys }: { toast: Toast; keys: string | undefined }) {
  const text = useText(commonText);
  const isHeld = useRef(false);
  useEffect(() => {
    if (toast.isFailure || toast.until) return;
    const timer = setInterval(() => isHeld.current || dismiss(toast.id), SHOWN_MS);
    return () => clearInterval(timer);
  }, [toast]);
  const hold = (value: boolean) => () => {
    isHeld.current = value;
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only waits while somebody reads it
    <div
      onPointerEnter={hold(true)}
      onPointerLeave={hold(false)}
      onFocus={hold(true)}
      onBlur={hold(false)}
      className="arrives pointer-events-auto flex max-w-[min(32rem,100%)] lg:max-w-72 items-center gap-3 rounded-lg bg-ink py-1 ps-4 pe-1 text-page shadow-float"
    >
      <div className="min-w-0 py-2 wrap-anywhere">
        <p className={toast.isFailure ? 'font-medium' : ''}>
          {toast.text}
          <Suspense>
            {toast.until && <Countdown until={toast.until} onEnd={() => dismiss(toast.id)} />}
          </Suspense>
        </p>
        {toast.detail && <p className="text-sm opacity-80">{toast.detail}</p>}
      </div>
      {toast.action && (
        <Button
          kind="quiet"
          className="text-page! underline hover:bg-page/15!"
          keys={keys}
          onClick={() => runAction(toast)}
        >
          {toast.action.label}
        </Button>
      )}
      <IconButton
        label={text.close}
        className="text-page! hover:bg-page/15!"
        onClick={() => dismiss(toast.id)}
      >
        <X aria-hidden size={16} />
      </IconButton>
    </div>
  );
}
