import '../src/dev/wasm.mjs';
import type { Score } from '../test/unit/worker/modules/calendar/detection/score.ts';

/**
 * The mails of one language, or of all, in a set that taught detection nothing: the latest, first measured when
 * all was done, those that were written to tempt, and earlier ones.
 */
export type DetectionScore = Score & { set: 'latest' | 'tempting' | 'earlier'; language: string };

/** The detection of meetings, by language and in all, on mails that nobody has read who wrote rules for it. */
export async function measureDetection(): Promise<DetectionScore[]> {
  // After the hook that loads WebAssembly: static imports would be loaded before it.
  const { scoreOf } = await import('../test/unit/worker/modules/calendar/detection/score.ts');
  const { latestMails } = await import(
    '../test/unit/worker/modules/calendar/detection/mails/unseen/latest/all.ts'
  );
  const { temptingMails } = await import(
    '../test/unit/worker/modules/calendar/detection/mails/unseen/tempting/all.ts'
  );
  const { unseenMails } = await import('../test/unit/worker/modules/calendar/detection/mails/unseen/all.ts');
  const sets = [
    ['latest', latestMails],
    ['tempting', temptingMails],
    ['earlier', unseenMails],
  ] as const;
  return sets.flatMap(([set, byLanguage]) =>
    [...Object.entries(byLanguage), ['all', Object.values(byLanguage).flat()] as const].map(
      ([language, mails]) => ({ set, language, ...scoreOf(mails) }),
    ),
  );
}
