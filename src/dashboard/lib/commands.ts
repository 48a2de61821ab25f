/** The available commands: the shared table of menus, palette, shortcuts and shortcut list. */
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { typeAhead } from './opening.ts';

export interface Command {
  /** Unique among the registered commands, such as `mail.done`. */
  id: string;
  /** The label, in the imperative. */
  label: string;
  /** The heading in the palette and the shortcut list, such as "Mail". */
  group: string;
  /** Keys as in `KeyboardEvent.key`: `e`, `Enter`, `mod+k`, `shift+F10`, and `g m` for a sequence. */
  keys?: string;
  run: () => void;
  /** Additional search words for the palette. */
  words?: string;
  /** Whether it works on every screen. A screen's own commands take precedence. */
  isGlobal?: boolean;
  /** Whether it is only listed among the shortcuts, as there is nothing now that it could act on. */
  isOff?: boolean;
  /** Whether it is not held by `holdKeys`. */
  isMove?: boolean;
}

const commands = new Map<string, Command>();
const listeners = new Set<() => void>();
let all: Command[] = [];
let snapshot: Command[] = [];

function change() {
  all = [...commands.values()];
  snapshot = all.filter(({ isOff }) => !isOff);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the commands that can be run. */
export const useCommandList = () => useSyncExternalStore(subscribe, () => snapshot);
/** Returns all commands of the screen. */
export const useAllCommands = () => useSyncExternalStore(subscribe, () => all);

const signatureOf = (list: Command[]) =>
  list.map(({ id, label, keys, isOff }) => `${id}\t${label}\t${keys ?? ''}\t${isOff ?? ''}`).join('\n');

/** Runs the command with an id, if it is there. */
export const runCommand = (id: string) => commands.get(id)?.run();

/** Registers commands while the component is mounted. For the same keys, newer commands take precedence. */
export function useCommands(list: Command[]) {
  const latest = useRef(list);
  latest.current = list;
  const [registered, setRegistered] = useState(list);
  if (signatureOf(registered) !== signatureOf(list)) setRegistered(list);
  useEffect(() => {
    for (const command of registered) {
      const run = () => latest.current.find(({ id }) => id === command.id)?.run();
      commands.delete(command.id);
      commands.set(command.id, { isMove: false, ...command, run });
    }
    change();
    return () => {
      for (const { id } of registered) commands.delete(id);
      change();
    };
  }, [registered]);
}

const SEQUENCE_MS = 1200;
let prefix = '';
let prefixAt = 0;

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type=checkbox], [type=radio]), textarea, select'));

/** Returns whether Enter activates the focused element. */
const isPressing = (target: EventTarget | null, name: string) =>
  name === 'Enter' &&
  target instanceof Element &&
  target.closest('a, button, summary, [role^=menuitem]') !== null;

/** Returns the key with its modifiers, as in `Command.keys`. Shift is part of a key that types: `?`, `J`. */
function nameOf(event: KeyboardEvent): string {
  const modifier = event.ctrlKey || event.metaKey ? 'mod+' : '';
  const shift = event.shiftKey && /^F\d/.test(event.key) ? 'shift+' : '';
  return `${event.altKey ? 'alt+' : ''}${modifier}${shift}${event.key}`;
}

/** Runs the command of the pressed keys. Ignores letters while typing, and under an open dialog or menu. */
export function runKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing || (event.repeat && event.key === 'Enter')) return;
  // The list of an open select has all keys.
  if (event.target instanceof HTMLOptionElement) return;
  const name = nameOf(event);
  if (isTyping(event.target) && !name.includes('mod+') && event.key !== 'Escape') return;
  if (isPressing(event.target, name)) return;
  const isHeld = held && (held.keys.length > 0 ? isTypedBy(event) : commandOf(name)?.isMove === false);
  if (held && isHeld) held.keys.push({ name, at: event.timeStamp });
  if (isHeld || press(name, event.timeStamp)) event.preventDefault();
}

const isTypedBy = ({ key }: KeyboardEvent) =>
  key.length === 1 || ['Enter', 'Backspace', 'Escape'].includes(key);

const LONGEST_HOLD_MS = 2000;
let held:
  | { of: number; keys: { name: string; at: number }[]; timer: ReturnType<typeof setTimeout> }
  | undefined;

/** Holds commands, and what is typed after them, until what they act on is shown, at most two seconds. */
export function holdKeys(of: number): void {
  clearTimeout(held?.timer);
  const timer = setTimeout(() => releaseKeys(of), LONGEST_HOLD_MS);
  held = { of, keys: held?.keys ?? [], timer };
}

/** Presses the keys that were held for `of`. Those after one that opens an editor are typed into it. */
export function releaseKeys(of: number): void {
  if (held?.of !== of) return;
  const { keys, timer } = held;
  held = undefined;
  clearTimeout(timer);
  for (const { name, at } of keys) if (!typeAhead(name)) press(name, at);
}

/** Presses a key once `of` is shown, which somebody opens. */
export function pressWhenShown(of: number, name: string): void {
  holdKeys(of);
  held?.keys.push({ name, at: performance.now() });
}

function commandOf(keys: string): Command | undefined {
  const candidates = snapshot.filter((each) => each.keys === keys);
  return candidates.findLast(({ isGlobal }) => !isGlobal) ?? candidates.at(-1);
}

/** Runs the command of a key, or begins a sequence. Returns whether there was a command. */
function press(name: string, at: number): boolean {
  // A tooltip is a popover too, but takes no keys.
  const isModal = document.querySelector('dialog:modal, :popover-open:not([popover=manual])') !== null;
  const before = at - prefixAt < SEQUENCE_MS ? prefix : '';
  const found = commandOf(before ? `${before} ${name}` : name);
  prefix = '';
  if (found && !(isModal && !name.includes('mod+'))) {
    found.run();
    return true;
  }
  if (!before && snapshot.some(({ keys }) => keys?.startsWith(`${name} `))) {
    prefix = name;
    prefixAt = at;
  }
  return false;
}
