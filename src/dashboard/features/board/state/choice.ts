import { useState } from 'react';

/** Tasks that are chosen to be changed together. */
export function useChoice() {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  return {
    chosen,
    toggle(id: number) {
      const next = new Set(chosen);
      if (!next.delete(id)) next.add(id);
      setChosen(next);
    },
    clear: () => setChosen(new Set()),
  };
}
