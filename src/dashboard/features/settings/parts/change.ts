import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refresh } from '../../../api/patch.ts';
import type { paths } from '../../../api/schema.d.ts';
import { Problem } from '../../../lib/problem.ts';
import { commonText } from '../../../lib/text/common.ts';
import { useText } from '../../../lib/text/language.tsx';
import { say, sayFailure } from '../../../ui/toast.tsx';

/**
 * Runs one change at a time, then refetches the `paths` that it affects, and shows `done` or the failure. Returns false
 * if it failed or another one is running.
 */
export function useChange() {
  const queries = useQueryClient();
  const text = useText(commonText);
  const [isBusy, setBusy] = useState(false);
  async function change(work: () => Promise<unknown>, touched: (keyof paths)[], done?: string) {
    if (isBusy) return false;
    setBusy(true);
    try {
      await work();
      await refresh(queries, ...touched);
      if (done) say(done);
      return true;
    } catch (error) {
      sayFailure(error, text.failed);
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { isBusy, change };
}

/** Tracks validation errors by field: `watch` the request, and show `of(path)` beside each field. `code` is that of the last failure. */
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
