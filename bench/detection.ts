import '../src/dev/wasm.mjs';
import type { Score } from './meetings/score.ts';
import { LANGUAGES, readSet, UNSEEN } from './meetings/sets.ts';

export type DetectionScore = Score & { set: keyof typeof UNSEEN; language: string };

/** Scores the detection of meetings on the unseen mails, by language and in all. */
export async function measureDetection(): Promise<DetectionScore[]> {
  // After the hook that loads WebAssembly: static imports would be loaded before it.
  const { scoreOf } = await import('./meetings/score.ts');
  const unseen = readSet('unseen');
  return (['latest', 'tempting', 'earlier'] as const).flatMap((set) => {
    const mails = unseen.filter(({ batch }) => batch === UNSEEN[set]);
    return [...LANGUAGES, 'all'].map((language) => ({
      set,
      language,
      ...scoreOf(language === 'all' ? mails : mails.filter(({ name }) => name.startsWith(language))),
    }));
  });
}
