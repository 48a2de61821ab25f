import { defineTexts } from './language.tsx';

/** What the frame says about writing mail; the rest comes with the editor. */
export const writingText = defineTexts({
  en: { group: 'Writing', newMail: 'New mail' },
  de: { group: 'Schreiben', newMail: 'Neue E-Mail' },
});
