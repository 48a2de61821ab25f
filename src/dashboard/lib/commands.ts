/** What a person can do now: menus, the palette, shortcuts and the list of shortcuts read the same table. */
import { useEffect, useRef, useSyncExternalStore } from 'react';

export interface Command {
  /** Unique while it is there, such as `mail.done`. */
  id: string;
  /** What it does, in the imperative. */
  label: string;
  /** The heading under which palette and shortcut list show it, such as "Mail". */
  group: string;
  /** Keys as `KeyboardEvent.key` names them: `e`, `Enter`, `mod+k`, and `g m` for one after the other. */
  keys?: string;
  run: () => void;
  /** Words that find it in the palette beside its label. */
  words?: string;
  /** Works on every screen, whose own commands go before it. */
  isGlobal?: boolean;
}

const commands = new Map<string, Command>();
const listeners = new Set<() => void>();
let snapshot: Command[] = [];

function change() {
  snapshot = [...commands.values()];
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Every command that works now. */
export const useCommandList = () => useSyncExternalStore(subscribe, () => snapshot);

/** Offers commands while the component is on the page. A command with the keys of an older one goes before it. */
export function useCommands(list: Command[]) {
  const latest = useRef(list);
  latest.current = list;
  const signature = list.map(({ id, label, keys }) => `${id}\t${label}\t${keys ?? ''}`).join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the signature says when the list has changed
  useEffect(() => {
    const ids = latest.current.map(({ id }) => id);
    for (const command of latest.current) {
      const run = () => latest.current.find(({ id }) => id === command.id)?.run();
      commands.delete(command.id);
      commands.set(command.id, { ...command, run });
    }
    change();
    return () => {
      for (const id of ids) commands.delete(id);
      change();
    };
  }, [signature]);
}

const SEQUENCE_MS = 1200;
let prefix = '';
let prefixAt = 0;

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type=checkbox], [type=radio]), textarea, select'));

/** Enter presses what has the focus, if that can be pressed. */
const isPressing = (target: EventTarget | null, name: string) =>
  name === 'Enter' &&
  target instanceof Element &&
  target.closest('a, button, summary, [role^=menuitem]') !== null;

/** The key with its modifiers, as `Command.keys` writes it. Shift is part of the key itself: `?`, `J`. */
function nameOf(event: KeyboardEvent): string {
  const modifier = event.ctrlKey || event.metaKey ? 'mod+' : '';
  return `${event.altKey ? 'alt+' : ''}${modifier}${event.key}`;
}

/** Runs the command of the keys that are pressed. Letters do nothing while one types, and under an open dialog or menu. */
export function runKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing || (event.repeat && event.key === 'Enter')) return;
  const name = nameOf(event);
  if (isTyping(event.target) && !name.includes('mod+') && event.key !== 'Escape') return;
  if (isPressing(event.target, name)) return;
  const isModal = document.querySelector('dialog:modal, :popover-open') !== null;
  const before = event.timeStamp - prefixAt < SEQUENCE_MS ? prefix : '';
  const wanted = before ? `${before} ${name}` : name;
  const candidates = snapshot.filter(({ keys }) => keys === wanted);
  const found = candidates.findLast(({ isGlobal }) => !isGlobal) ?? candidates.at(-1);
  prefix = '';
  if (found && !(isModal && !name.includes('mod+'))) {
    event.preventDefault();
    found.run();
  } else if (!before && snapshot.some(({ keys }) => keys?.startsWith(`${name} `))) {
    prefix = name;
    prefixAt = event.timeStamp;
  }
}
