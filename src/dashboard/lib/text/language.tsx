import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import type { Texts } from './define.ts';

export { defineTexts } from './define.ts';

const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];
const RIGHT_TO_LEFT = /^(?:ar|fa|he|ur)\b/;
const CHOICE = 'herald:language';

/** The language that was chosen, else the first of the browser's that there is. */
export function preferredLanguage(): Language {
  const tags = [localStorage.getItem(CHOICE), ...navigator.languages].map((tag) => tag?.slice(0, 2));
  return (
    LANGUAGES.find((language) => language === tags.find((tag) => LANGUAGES.some((l) => l === tag))) ?? 'en'
  );
}

/** Loads what a language needs before it is shown. */
export async function loadLanguage(language: Language): Promise<void> {
  if (language === 'de') await import('./first-german.ts');
}

const LanguageContext = createContext<{ language: Language; choose: (language: Language) => void }>({
  language: 'en',
  choose: () => {},
});

/** Texts, dates and numbers below agree on one language. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState(preferredLanguage);
  useEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = RIGHT_TO_LEFT.test(language) ? 'rtl' : 'ltr';
  }, [language]);
  const choose = (chosen: Language) => {
    localStorage.setItem(CHOICE, chosen);
    void loadLanguage(chosen).then(() => setLanguage(chosen));
  };
  return <LanguageContext value={{ language, choose }}>{children}</LanguageContext>;
}

export const useLanguage = () => useContext(LanguageContext);

/** The texts of an area in the language of the page. */
export function useText<T>(texts: Texts<T>): T {
  return texts[useLanguage().language];
}
