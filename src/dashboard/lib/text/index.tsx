import { createContext, type ReactNode, useContext, useEffect } from 'react';
import { de } from './de.ts';
import { en, type Text } from './en.ts';

const LANGUAGES = { en, de } satisfies Record<string, Text>;
type Language = keyof typeof LANGUAGES;
const RIGHT_TO_LEFT = /^(?:ar|fa|he|ur)\b/;

/** The first language of the browser that there is. */
function preferred(): Language {
  const tags = navigator.languages.map((tag) => tag.slice(0, 2));
  return tags.find((tag): tag is Language => tag in LANGUAGES) ?? 'en';
}

const TextContext = createContext<Text>(en);

/** The language is chosen once: dates, numbers and texts agree. */
export function TextProvider({ children }: { children: ReactNode }) {
  const language = preferred();
  useEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = RIGHT_TO_LEFT.test(language) ? 'rtl' : 'ltr';
  }, [language]);
  return <TextContext value={LANGUAGES[language]}>{children}</TextContext>;
}

export function useText(): Text {
  return useContext(TextContext);
}
