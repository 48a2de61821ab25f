import type { Texts, Widened } from '../../../lib/language.ts';

/** Defines texts of the first load, whose German is set by first-german.ts. */
export const defineFirstTexts = <T>(en: T): Texts<Widened<T>> => ({ en, de: en }) as Texts<Widened<T>>;
