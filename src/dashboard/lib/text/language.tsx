import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';

const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];
const RIGHT_TO_LEFT = /^(?:ar|fa|he|ur)\b/;
const CHOICE = 'herald:language';

/** A text in every language. German has the shape of English, so no text can be missing. */
export interface Texts<T> {
  en: T;
  de: T;
}

/** One area of the catalogue. English decides the shape: a string, or a function of what the text names. */
export const defineTexts = <T,>(texts: { en: T; de: NoInfer<Widened<T>> }): Texts<Widened<T>> =>
  texts as Texts<Widened<T>>;

type Widened<T> = T extends string
  ? string
  : T extends (...args: infer A) => string
    ? (...args: A) => string
    : { [K in keyof T]: Widened<T[K]> };

/** The language that was chosen, else the first of the browser's that there is. */
function preferred(): Language {
  const tags = [localStorage.getItem(CHOICE), ...navigator.languages].map((tag) => tag?.slice(0, 2));
  return (
    LANGUAGES.find((language) => language === tags.find((tag) => LANGUAGES.some((l) => l === tag))) ?? 'en'
  );
}

const LanguageContext = createContext<{ language: Language; choose: (language: Language) => void }>({
  language: 'en',
  choose: () => {},
});

/** Texts, dates and numbers below agree on one language. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState(preferred);
  useEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = RIGHT_TO_LEFT.test(language) ? 'rtl' : 'ltr';
  }, [language]);
  const choose = (chosen: Language) => {
    localStorage.setItem(CHOICE, chosen);
    setLanguage(chosen);
  };
  return <LanguageContext value={{ language, choose }}>{children}</LanguageContext>;
}

export const useLanguage = () => useContext(LanguageContext);

/** The texts of an area in the language of the page. */
export function useText<T>(texts: Texts<T>): T {
  return texts[useLanguage().language];
}
