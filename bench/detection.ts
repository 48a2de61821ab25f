import '../src/dev/wasm.mjs';
import type { Score } from '../test/unit/worker/modules/calendar/detection/score.ts';

export type DetectionScore = Score & { language: string };

/** The detection of meetings, by language and in all, on mails that nobody has read who wrote rules for it. */
export async function measureDetection(): Promise<DetectionScore[]> {
  // After the hook that loads WebAssembly: static imports would be loaded before it.
  const { scoreOf } = await import('../test/unit/worker/modules/calendar/detection/score.ts');
  const { unseenMails } = await import('../test/unit/worker/modules/calendar/detection/mails/unseen/all.ts');
  const languages = Object.entries(unseenMails).map(([language, mails]) => ({ language, ...scoreOf(mails) }));
  return [...languages, { language: 'all', ...scoreOf(Object.values(unseenMails).flat()) }];
}
