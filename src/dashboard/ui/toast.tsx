import { X } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useSyncExternalStore } from 'react';
import { Problem } from '../lib/problem.ts';
import { commonText } from '../lib/text/common.ts';
import { useText } from '../lib/text/language.tsx';
import { Button, IconButton } from './button.tsx';

// Loaded on demand: only held mail has one.
const Countdown = lazy(() => import('./time/countdown.tsx'));

interface Toast {
  id: number;
  text: string;
  detail?: string | undefined;
  isFailure?: boolean;
  action?: { label: string; run: () => void };
  /** The time until which it is shown, with a countdown. */
  until?: number;
}

const SHOWN_MS = 8000;
const MOST = 4;
let toasts: Toast[] = [];
let last = 0;
const listeners = new Set<() => void>();

function set(next: Toast[]) {
  toasts = next.slice(-MOST);
  for (const listener of listeners) listener();
}

/** Shows a message for a few seconds or until a time; `action` can undo it. Returns a function that closes it. */
export function say(text: string, action?: Toast['action'], until?: number): () => void {
  const id = ++last;
  set([...toasts, { id, text, ...(action && { action }), ...(until && { until }) }]);
  return () => dismiss(id);
}

/** Shows a failure with the server's message, until it is closed. */
export function sayFailure(error: unknown, text: string): void {
  const id = error instanceof Problem ? error.requestId : null;
  const detail = error instanceof Error ? error.message : String(error);
  set([...toasts, { id: ++last, text, detail: id ? `${detail} (${id})` : detail, isFailure: true }]);
}

const dismiss = (id: number) => set(toasts.filter((toast) => toast.id !== id));

/** Runs the action of the newest toast that has one, as `z` does. */
export function undoLast(): void {
  const toast = toasts.findLast(({ action }) => action);
  if (!toast) return;
  dismiss(toast.id);
  toast.action!.run();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The container of toasts: below the bar of a conversation, and never over a mail that is being written. */
export function Toasts() {
  const text = useText(commonText);
  const shown = useSyncExternalStore(subscribe, () => toasts);
  return (
    <section
      aria-label={text.notice}
      aria-live="polite"
      className="pointer-events-none fixed inset-x-0 top-14 z-50 grid justify-items-end gap-2 px-3 md:px-6"
    >
      {shown.map((toast) => (
        <One key={toast.id} toast={toast} />
      ))}
    </section>
  );
}

function One({ toast }: { toast: Toast }) {
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
      className="pointer-events-auto flex max-w-[min(32rem,100%)] items-center gap-3 rounded-lg bg-ink py-1 ps-4 pe-1 text-page shadow-float"
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
          keys="z"
          onClick={() => {
            dismiss(toast.id);
            toast.action!.run();
          }}
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
