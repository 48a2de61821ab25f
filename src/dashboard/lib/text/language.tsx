import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { firstLanguage, type Language, type Texts } from '../../../lib/language.ts';

export { defineTexts, type Language } from '../../../lib/language.ts';

const RIGHT_TO_LEFT = /^(?:ar|fa|he|ur)\b/;
const CHOICE = 'herald:language';

/** Returns the chosen language, else the first supported one of the browser's. */
export function preferredLanguage(): Language {
  return firstLanguage([localStorage.getItem(CHOICE) ?? '', ...navigator.languages]);
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
