import '../src/dev/wasm.mjs';
import type { Score } from '../test/unit/worker/modules/calendar/detection/score.ts';

/** The mails of one language, or of all; `isNewest`: those that were written after the rules, and are harder. */
export type DetectionScore = Score & { language: string; isNewest: boolean };

/** The detection of meetings, by language and in all, on mails that nobody has read who wrote rules for it. */
export async function measureDetection(): Promise<DetectionScore[]> {
  // After the hook that loads WebAssembly: static imports would be loaded before it.
  const { scoreOf } = await import('../test/unit/worker/modules/calendar/detection/score.ts');
  const { unseenMails } = await import('../test/unit/worker/modules/calendar/detection/mails/unseen/all.ts');
  const { newestMails } = await import(
    '../test/unit/worker/modules/calendar/detection/mails/unseen/newest/all.ts'
  );
  return [unseenMails, newestMails].flatMap((set) =>
    [...Object.entries(set), ['all', Object.values(set).flat()] as const].map(([language, mails]) => ({
      language,
      isNewest: set === newestMails,
      ...scoreOf(mails),
    })),
  );
}
