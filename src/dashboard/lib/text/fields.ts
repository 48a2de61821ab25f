import { defineTexts } from '../../../lib/language.ts';

/** What is wrong with the value of a field, before it is sent, and what is suggested for it. */
export const fieldsText = defineTexts({
  en: {
    missing: 'Fill this in.',
    notChosen: 'Choose one.',
    email: 'That is not an email address.',
    url: 'Write the whole address, from https:// on.',
    number: 'Write a number.',
    atLeast: (least: string) => `At least ${least}.`,
    atMost: (most: string) => `At most ${most}.`,
    tooShort: (least: string) => `At least ${least} characters.`,
    tooLong: (most: string) => `At most ${most} characters.`,
    other: 'This value does not fit.',
    suggestions: 'Suggestions',
  },
  de: {
    missing: 'Fülle das aus.',
    notChosen: 'Wähle etwas aus.',
    email: 'Das ist keine E-Mail-Adresse.',
    url: 'Schreib die ganze Adresse, ab https://.',
    number: 'Schreib eine Zahl.',
    atLeast: (least) => `Mindestens ${least}.`,
    atMost: (most) => `Höchstens ${most}.`,
    tooShort: (least) => `Mindestens ${least} Zeichen.`,
    tooLong: (most) => `Höchstens ${most} Zeichen.`,
    other: 'Dieser Wert passt nicht.',
    suggestions: 'Vorschläge',
  },
});
