import { useCallback, useState } from 'react';

/** Returns the tasks selected for bulk changes. */
export function useChoice() {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const toggle = useCallback(
    (id: number) =>
      setChosen((before) => {
        const next = new Set(before);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    [],
  );
  return {
    chosen,
    toggle,
    clear: () => setChosen(new Set()),
  };
}
