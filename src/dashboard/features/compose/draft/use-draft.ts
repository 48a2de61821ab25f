import { useCallback, useRef } from 'react';
import { newId } from '../../../api/new-id.ts';
import { useKept } from '../../session/index.ts';
import { type Draft, EMPTY, type Saved } from './draft.ts';

/**
 * Returns the draft of a conversation, of a new mail (null), or of another name. `change` uses the latest draft, even
 * in late callbacks; `remember` stores where it is saved, without a new revision.
 */
export function useDraft(threadId: number | string | null) {
  const about = threadId === null ? 'compose' : typeof threadId === 'string' ? threadId : `reply:${threadId}`;
  const [draft, keep, clear] = useKept<Draft>(about, EMPTY);
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
