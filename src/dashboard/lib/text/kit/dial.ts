import { defineTexts } from '../language.tsx';

/** The score dial. */
export const dialText = defineTexts({
  en: {
    spoken: (label: string, score: number, rating: string) => `${label}: ${score} of 100, ${rating}`,
    unknown: (label: string) => `${label}: not measured`,
    good: 'good',
    fair: 'fair',
    poor: 'poor',
  },
  de: {
    spoken: (label, score, rating) => `${label}: ${score} von 100, ${rating}`,
    unknown: (label) => `${label}: nicht gemessen`,
    good: 'gut',
    fair: 'mittel',
    poor: 'schwach',
  },
});
