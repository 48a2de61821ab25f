import { useSyncExternalStore } from 'react';
import { useCommands } from '../../lib/commands.ts';
import { useText } from '../../lib/text/language.tsx';
import { writingText } from '../../lib/text/writing.ts';
import { Compose } from './lazy.tsx';

let isOpen = false;
const listeners = new Set<() => void>();

function set(next: boolean) {
  isOpen = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Opens a new mail, wherever one is. */
export const openCompose = () => set(true);

/** Holds the new mail over every screen, and offers the command for it. */
export function ComposeHost() {
  const text = useText(writingText);
  const shown = useSyncExternalStore(subscribe, () => isOpen);
  useCommands([{ id: 'compose', label: text.newMail, group: text.group, keys: 'c', run: openCompose }]);
  return shown && <Compose onClose={() => set(false)} onReopen={openCompose} />;
}
