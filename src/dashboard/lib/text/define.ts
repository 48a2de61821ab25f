/** A text in every language. German has the shape of English, so no text can be missing. */
export interface Texts<T> {
  en: T;
  de: T;
}

/** One area of the catalogue. English decides the shape: a string, or a function of what the text names. */
export const defineTexts = <T>(texts: { en: T; de: NoInfer<Widened<T>> }): Texts<Widened<T>> =>
  texts as Texts<Widened<T>>;

/** As `defineTexts`, of what loads first, whose German is set by first-german.ts. */
export const defineFirstTexts = <T>(en: T): Texts<Widened<T>> => ({ en, de: en }) as Texts<Widened<T>>;

type Widened<T> = T extends string
  ? string
  : T extends (...args: infer A) => string
    ? (...args: A) => string
    : { [K in keyof T]: Widened<T[K]> };
