/** The short messages at the bottom of the page, until each is closed or its time is over. */
import { Problem } from './problem.ts';

export interface Toast {
  id: number;
  text: string;
  detail?: string | undefined;
  isFailure?: boolean;
  action?: { label: string; run: () => void };
  /** The time until which it is shown, with a countdown. */
  until?: number;
}

const MOST = 4;
let toasts: Toast[] = [];
let last = 0;
const listeners = new Set<() => void>();

function set(next: Toast[]) {
  toasts = next.slice(-MOST);
  for (const listener of listeners) listener();
}

export const shownToasts = (): Toast[] => toasts;

export function onToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows a message for a few seconds or until a time; `action` can undo it. Returns its id. */
export function say(text: string, action?: Toast['action'], until?: number): number {
  set([...toasts, { id: ++last, text, ...(action && { action }), ...(until && { until }) }]);
  return last;
}

/** Shows a failure with the server's message, until it is closed. */
export function sayFailure(error: unknown, text: string): void {
  const id = error instanceof Problem ? error.requestId : null;
  const detail = error instanceof Error ? error.message : String(error);
  set([...toasts, { id: ++last, text, detail: id ? `${detail} (${id})` : detail, isFailure: true }]);
}

export const dismiss = (id: number): void => set(toasts.filter((toast) => toast.id !== id));

/** Runs the action of the newest toast that has one, as `z` does. */
export function undoLast(): void {
  const toast = toasts.findLast(({ action }) => action);
  if (!toast) return;
  dismiss(toast.id);
  toast.action!.run();
}
