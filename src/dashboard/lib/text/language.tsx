import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import type { Texts } from './define.ts';

export { defineTexts } from './define.ts';

const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];
const RIGHT_TO_LEFT = /^(?:ar|fa|he|ur)\b/;
const CHOICE = 'herald:language';

/** Returns the chosen language, else the first supported one of the browser's. */
export function preferredLanguage(): Language {
  const tags = [localStorage.getItem(CHOICE), ...navigator.languages].map((tag) => tag?.slice(0, 2));
  return (
    LANGUAGES.find((language) => language === tags.find((tag) => LANGUAGES.some((l) => l === tag))) ?? 'en'
  );
}

/** Loads a language's texts, before it is shown. */
export async function loadLanguage(language: Language): Promise<void> {
  if (language === 'de') await import('./first-german.ts');
}

const LanguageContext = createContext<{ language: Language; choose: (language: Language) => void }>({
  language: 'en',
  choose: () => {},
});

/** Provides the same language to texts, dates and numbers. */
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

/** Returns an area's texts in the page's language. */
export function useText<T>(texts: Texts<T>): T {
  return texts[useLanguage().language];
}
