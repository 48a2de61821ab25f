/** The short messages over the page, until each is closed or its time is over. */
import { Problem } from './problem.ts';
import { commonText } from './text/common.ts';
import { preferredLanguage } from './text/language.tsx';

export interface Action {
  label: string;
  run: () => void;
  /** Whether it undoes a change, which it can do after its toast is gone too. */
  isUndo?: boolean;
}

export interface Toast {
  id: number;
  text: string;
  detail?: string | undefined;
  isFailure?: boolean;
  action?: Action;
  /** The time until which it is shown, with a countdown. */
  until?: number;
}

const MOST = 4;
/** The time after which nothing is undone; the server restores conversations for as long. */
const UNDO_MS = 10 * 60_000;
const MOST_UNDOABLE = 20;
let undoable: { toast: Toast; at: number }[] = [];
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
  const toast = { id: ++last, text, ...(action && { action }), ...(until && { until }) };
  if (action?.isUndo) undoable = [...undoable, { toast, at: Date.now() }].slice(-MOST_UNDOABLE);
  set([...toasts, toast]);
  return last;
}

/** Shows a failure with the server's message, until it is closed. */
export function sayFailure(error: unknown, text: string): void {
  const id = error instanceof Problem ? error.requestId : null;
  const detail = error instanceof Error ? error.message : String(error);
  set([...toasts, { id: ++last, text, detail: id ? `${detail} (${id})` : detail, isFailure: true }]);
}

export const dismiss = (id: number): void => set(toasts.filter((toast) => toast.id !== id));

/** Closes the message of a change that is no longer there to be undone. */
export function withdraw(id: number): void {
  undoable = undoable.filter(({ toast }) => toast.id !== id);
  dismiss(id);
}

/** Returns the newest toast with an action. */
export const lastWithAction = (): Toast | undefined => toasts.findLast(({ action }) => action);

/** Returns the message of the last change that can be undone, even if it is no longer shown. */
export const lastUndoable = (): Toast | undefined =>
  undoable.findLast(({ at }) => Date.now() - at < UNDO_MS)?.toast;

/** Returns the message of the last change that can be undone, unless it is shown and offers that itself. */
export function hiddenUndoable(): Toast | undefined {
  const toast = lastUndoable();
  return toast && toasts.includes(toast) ? undefined : toast;
}

export function runAction({ id, action }: Toast): void {
  withdraw(id);
  action?.run();
}

/** Undoes the last change that can be undone. */
export function undoChange(): void {
  const toast = lastUndoable();
  if (!toast) return;
  const isShown = toasts.includes(toast);
  runAction(toast);
  if (!isShown) say(commonText[preferredLanguage()].undone(toast.text));
}

/** Runs the action of the newest toast that has one, else undoes the last change, as `z` does. */
export function undoLast(): void {
  const shown = lastWithAction();
  if (shown) runAction(shown);
  else undoChange();
}
