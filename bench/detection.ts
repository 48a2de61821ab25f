import '../src/dev/wasm.mjs';
import type { Score } from './meetings/score.ts';
import { LANGUAGES, readSet, UNSEEN } from './meetings/sets.ts';

export type DetectionScore = Score & { set: keyof typeof UNSEEN; language: string };

/** Scores meeting detection on the unseen emails, by language and in total. */
export async function measureDetection(): Promise<DetectionScore[]> {
  // Imported after the hook that loads WebAssembly: static imports would run before it.
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
