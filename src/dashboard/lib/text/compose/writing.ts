import { defineTexts } from '../language.tsx';

/** The texts for writing mail that load before the editor. */
export const writingText = defineTexts({
  en: { group: 'Writing', newMail: 'New mail' },
  de: { group: 'Schreiben', newMail: 'Neue E-Mail' },
});
