import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refresh } from '../../../api/patch.ts';
import type { paths } from '../../../api/schema.d.ts';
import { Problem } from '../../../lib/problem.ts';
import { commonText } from '../../../lib/text/common.ts';
import { useText } from '../../../lib/text/language.tsx';
import { say, sayFailure } from '../../../ui/toast.tsx';

/**
 * Runs one change at a time: fetches again the `paths` that it touches, and says `done`, or what failed. False if it
 * failed or another is under way.
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

/** What the server says of single fields: `watch` the request, and show `of(path)` beside each. */
export function useProblems() {
  const [problem, setProblem] = useState<Problem>();
  return {
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

/** The text of a field of a form, without spaces around it. */
export const textOf = (form: FormData, name: string) => String(form.get(name) ?? '').trim();
