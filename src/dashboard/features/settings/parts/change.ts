import { useState } from 'react';
import { Problem } from '../../../lib/problem.ts';

/**
 * Tracks validation errors by field: `watch` the request, and show `of(path)` beside each field. `code` is that of the
 * last failure.
 */
export function useProblems() {
  const [problem, setProblem] = useState<Problem>();
  return {
    code: problem?.code,
    of: (path: string) => problem?.of(path),
    async watch<T>(work: Promise<T>): Promise<T> {
      setProblem(undefined);
      try {
        return await work;
      } catch (error) {
        if (error instanceof Problem) setProblem(error);
        throw error;
      }
    },
  };
}

/** Returns the trimmed text of a form field. */
export const textOf = (form: FormData, name: string) => String(form.get(name) ?? '').trim();
