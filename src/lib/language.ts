/** The languages of the dashboard, and of Herald's mails to its users. */
export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Returns the first language of Herald among these tags, such as `de-AT`; English if there is none. */
export function firstLanguage(tags: string[]): Language {
  for (const tag of tags) {
    const found = LANGUAGES.find((language) => language === tag.split('-')[0]?.toLowerCase());
    if (found) return found;
  }
  return 'en';
}

/** A text in every language. German has the type of English, so no text can be missing. */
export interface Texts<T> {
  en: T;
  de: T;
}

/** Defines texts. English determines the type: a string, or a function of parameters. */
export const defineTexts = <T>(texts: { en: T; de: NoInfer<Widened<T>> }): Texts<Widened<T>> =>
  texts as Texts<Widened<T>>;

export type Widened<T> = T extends string
  ? string
  : T extends (...args: infer A) => string
    ? (...args: A) => string
    : { [K in keyof T]: Widened<T[K]> };
