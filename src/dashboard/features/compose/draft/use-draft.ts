import { useCallback, useRef } from 'react';
import { useKept } from '../../../lib/kept.ts';
import { useSession } from '../../session/index.ts';
import { type Draft, EMPTY, newId, type Saved } from './draft.ts';

/**
 * Returns the storage key of a draft, per user and organization, since others may sign in to the same browser. A
 * session that ends changes nothing.
 */
function useKey(about: string): string {
  const { data: session } = useSession();
  const owner = useRef('nobody');
  if (session) owner.current = `${session.session.activeOrganizationId ?? 0}:${session.user.id}`;
  return `${owner.current}:${about}`;
}

/**
 * Returns the draft of a conversation, of a new mail (null), or of another name. `change` uses the latest draft, even
 * in late callbacks; `remember` stores where it is saved, without a new revision.
 */
export function useDraft(threadId: number | string | null) {
  const key = useKey(
    threadId === null ? 'compose' : typeof threadId === 'string' ? threadId : `reply:${threadId}`,
  );
  const [draft, keep, clear] = useKept<Draft>(key, EMPTY);
  const latest = useRef(draft);
  latest.current = draft;
  const change = useCallback(
    (to: Partial<Draft> | ((draft: Draft) => Partial<Draft>)) => {
      const { current } = latest;
      const changed = typeof to === 'function' ? to(current) : to;
      const id = changed.id || current.id || newId();
      latest.current = { ...current, ...changed, id, revision: current.revision + 1 };
      keep(latest.current);
    },
    [keep],
  );
  const remember = useCallback(
    (of: string, saved: Saved | undefined) => {
      // Another draft may have replaced it.
      if (latest.current.id !== of) return;
      latest.current = { ...latest.current, saved };
      keep(latest.current);
    },
    [keep],
  );
  return { draft, change, clear, latest, remember };
}
