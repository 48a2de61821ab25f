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
export const openCompose = () => set({ kind: 'new' });

/** Opens the reply to a mail over the current screen. */
export const openReply = (emailId: number) => set({ kind: 'reply', emailId });

/** Opens a draft over the current screen. */
export const openDraft = (draftId: number) => set({ kind: 'draft', draftId });
