import { defineTexts } from '../define.ts';

/** Choosing a colour. */
export const colorsText = defineTexts({
  en: {
    colors: {
      '#4f46e5': 'Indigo',
      '#0e7490': 'Teal',
      '#15803d': 'Green',
      '#ca8a04': 'Yellow',
      '#c2410c': 'Orange',
      '#be123c': 'Red',
      '#a21caf': 'Purple',
      '#78716c': 'Grey',
    },
    choose: 'Choose a colour',
    wrong: 'Write six hexadecimal digits, like #0e7490.',
  },
  de: {
    colors: {
      '#4f46e5': 'Indigo',
      '#0e7490': 'Petrol',
      '#15803d': 'Grün',
      '#ca8a04': 'Gelb',
      '#c2410c': 'Orange',
      '#be123c': 'Rot',
      '#a21caf': 'Violett',
      '#78716c': 'Grau',
    },
    choose: 'Farbe wählen',
    wrong: 'Schreib sechs hexadezimale Ziffern, etwa #0e7490.',
  },
});
