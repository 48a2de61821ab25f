/** A text in every language. German has the type of English, so no text can be missing. */
export interface Texts<T> {
  en: T;
  de: T;
}

/** Defines an area of the catalog. English determines the type: a string, or a function of parameters. */
export const defineTexts = <T>(texts: { en: T; de: NoInfer<Widened<T>> }): Texts<Widened<T>> =>
  texts as Texts<Widened<T>>;

/** Defines texts of the first load, whose German is set by first-german.ts. */
export const defineFirstTexts = <T>(en: T): Texts<Widened<T>> => ({ en, de: en }) as Texts<Widened<T>>;

type Widened<T> = T extends string
  ? string
  : T extends (...args: infer A) => string
    ? (...args: A) => string
    : { [K in keyof T]: Widened<T[K]> };
