/**
 * Keeps what is typed between the press that opens an editor and the editor's focus: an invisible field has the focus
 * meanwhile, so that no key is a command and the browser's own typing works, such as input methods and Backspace.
 */
import { useEffect, useRef } from 'react';
import { commonText } from './text/common.ts';
import { preferredLanguage } from './text/language.tsx';

/** An editor that others open. All dialogs with one field share a name, and so do all forms, as only one is open. */
export type Opening =
  | 'reply'
  | 'theirs'
  | 'new'
  | 'draft'
  | 'note'
  | 'choice'
  | 'palette'
  | 'search'
  | 'form'
  | 'question'
  | 'new-question';

/** The time after which an editor that has not opened no longer gets the focus. */
const LONGEST_MS = 10_000;

interface Pending {
  name: Opening;
  /** The element that had the focus before. */
  before: HTMLElement | null;
  catcher: HTMLTextAreaElement;
  end: () => void;
}

let pending: Pending | undefined;
const editors = new Map<Opening, () => void>();

/** Begins to open an editor. Ends with its focus, on Escape, on a press elsewhere, and after ten seconds. */
export function opening(name: Opening): void {
  pending?.end();
  const before = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  const catcher = document.createElement('textarea');
  catcher.className = 'sr-only';
  catcher.style.position = 'fixed';
  catcher.setAttribute('aria-label', commonText[preferredLanguage()].loading);
  // A modal dialog leaves nothing else to be focused.
  ([...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body).append(catcher);

  const ending = new AbortController();
  const { signal } = ending;
  const end = () => {
    ending.abort();
    clearTimeout(timer);
    if (pending?.catcher === catcher) pending = undefined;
    catcher.remove();
  };
  const timer = setTimeout(() => giveBack(end), LONGEST_MS);
  catcher.addEventListener('keydown', (event) => {
    if (event.isComposing || (event.key !== 'Escape' && event.key !== 'Tab')) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') giveBack(end);
    else catcher.setRangeText('\t', catcher.selectionStart, catcher.selectionEnd, 'end');
  });
  // A heading or a row that takes the focus meanwhile must not get the keys.
  catcher.addEventListener('blur', () => setTimeout(() => pending?.catcher === catcher && catcher.focus()), {
    signal,
  });
  document.addEventListener('pointerdown', end, { capture: true, signal });
  pending = { name, before, catcher, end };
  catcher.focus({ preventScroll: true });
  // An editor that is already open takes over once this press has been rendered.
  setTimeout(() => pending?.catcher === catcher && editors.get(pending.name)?.());
}

/** Lets another editor get what is typed for `from`. */
export function handOn(from: Opening, to: Opening): void {
  if (pending?.name !== from) return;
  pending.name = to;
  editors.get(to)?.();
}

/** Ends the opening of an editor that cannot be opened. */
export function endOpening(name: Opening): void {
  if (pending?.name === name) giveBack(pending.end);
}

function giveBack(end: () => void): void {
  const before = pending?.before;
  end();
  before?.focus({ preventScroll: true });
}

/** Shows a dialog. Returns what had the focus before the press that opened it, which the browser will focus again. */
export function showModal(dialog: HTMLDialogElement | null): HTMLElement | null {
  pending?.before?.focus({ preventScroll: true });
  const before = pending ? pending.before : (document.activeElement as HTMLElement | null);
  // On Escape, the browser leaves the focus in the closed dialog until the next frame if nothing else had it.
  dialog?.addEventListener('cancel', ({ target }) => {
    if (target === dialog) (document.activeElement as HTMLElement | null)?.blur();
  });
  dialog?.showModal();
  return before;
}

/** Adds a key that was pressed before the field had the focus. Returns false if no editor is opening. */
export function typeAhead(key: string): boolean {
  if (!pending) return false;
  const { catcher } = pending;
  const typed = key === 'Enter' ? '\n' : key === 'Tab' ? '\t' : key.length === 1 ? key : '';
  const end = catcher.value.length;
  catcher.setRangeText(typed, key === 'Backspace' ? Math.max(0, end - 1) : end, end, 'end');
  return true;
}

interface Editor {
  /** Returns the element to focus; undefined as long as there is none. */
  field: () => HTMLElement | null | undefined;
  /** Writes what was typed meanwhile into the focused field. */
  write?: (text: string) => void;
}

/**
 * Gives an editor the focus, and what was typed meanwhile, whenever it is opened by its name. `ready` is false until it
 * can have the focus; another value tries again.
 */
export function useOpening(
  name: Opening | undefined,
  ready: boolean | string,
  { field, write = type }: Editor,
): void {
  const latest = useRef({ field, write });
  latest.current = { field, write };
  useEffect(() => {
    if (!name || !ready) return;
    const take = () => {
      if (pending?.name !== name) return;
      const element = latest.current.field();
      element?.focus();
      if (!element || document.activeElement !== element) return;
      const { value } = pending.catcher;
      pending.end();
      latest.current.write(value);
    };
    editors.set(name, take);
    take();
    return () => {
      if (editors.get(name) === take) editors.delete(name);
    };
  }, [name, ready]);
}

/** Types a text into the focused field. In a field of one line, a line break is Enter, and a tab leads to the next. */
function type(text: string): void {
  void (async () => {
    for (const part of text.split(/([\n\t])/)) {
      const field = document.activeElement;
      if (part === '\t') nextTo(field)?.focus();
      else if (part === '\n' && field instanceof HTMLInputElement)
        field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
      else if (part !== '') document.execCommand('insertText', false, part);
      // React renders a change in a microtask, before the next key of the user.
      await undefined;
    }
  })();
}

const TABBABLE = 'input, select, textarea, button, a[href], [contenteditable=true], [tabindex]';

function nextTo(field: Element | null): HTMLElement | undefined {
  const all = [...document.querySelectorAll<HTMLElement>(TABBABLE)].filter(
    (each) => each === field || (each.tabIndex >= 0 && each.checkVisibility()),
  );
  return all[all.indexOf(field as HTMLElement) + 1];
}
