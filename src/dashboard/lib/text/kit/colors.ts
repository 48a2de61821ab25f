import { defineTexts } from '../../../../lib/language.ts';

/** Choosing a colour. */
export const colorsText = defineTexts({
  en: {
    colors: {
      '#175dde': 'Blue',
      '#2f98de': 'Sky blue',
      '#1f8c4b': 'Green',
      '#9e9800': 'Olive',
      '#cc5200': 'Orange',
      '#ad3b60': 'Raspberry',
      '#a06493': 'Mauve',
      '#988e88': 'Grey',
    },
    choose: 'Choose a color',
    wrong: 'Write six hexadecimal digits, like #2f98de.',
  },
  de: {
    colors: {
      '#175dde': 'Blau',
      '#2f98de': 'Himmelblau',
      '#1f8c4b': 'Grün',
      '#9e9800': 'Oliv',
      '#cc5200': 'Orange',
      '#ad3b60': 'Himbeere',
      '#a06493': 'Malve',
      '#988e88': 'Grau',
    },
    choose: 'Farbe wählen',
    wrong: 'Schreib sechs hexadezimale Ziffern, etwa #2f98de.',
  },
});
