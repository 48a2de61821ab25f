import { opening } from '../../lib/opening.ts';

/** The composer that is open over the screens, at most one. */
type Open =
  | { kind: 'none' }
  | { kind: 'new' }
  | { kind: 'reply'; emailId: number }
  | { kind: 'draft'; draftId: number };

let open: Open = { kind: 'none' };
const listeners = new Set<() => void>();

function set(next: Open) {
  open = next;
  for (const listener of listeners) listener();
}

export function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const opened = () => open;
export const close = () => set({ kind: 'none' });

/** Opens a new mail over the current screen. */
export function openCompose() {
  opening('new');
  set({ kind: 'new' });
}

/** Opens the reply to a mail over the current screen. */
export function openReply(emailId: number) {
  opening('reply');
  set({ kind: 'reply', emailId });
}

/** Opens a draft over the current screen. */
export function openDraft(draftId: number) {
  opening('draft');
  set({ kind: 'draft', draftId });
}
