import { unaccented } from '../text/plain.ts';
import { HARMLESS_NOTS } from './harmless-nots.ts';

/** A condition such as "if that does not suit", which says nothing about the offered time. */
const condition = (words: string) =>
  new RegExp(`(?<![\\p{L}\\d])(?:${unaccented(words)})(?: [^ \\d.;:!?,]{1,20}){1,10}`, 'gu');
/** Only words without another meaning in the language, such as "se" has in Portuguese. */
const IF: Record<string, string> = {
  de: 'falls|sollte[nst]?|wenn|sofern',
  en: 'if|unless|in case',
  es: 'si|en caso de que',
  fr: "si|s'il|au cas où",
  it: 'se|qualora',
  nl: 'als|indien|mocht',
  pl: 'jeśli|jeżeli|gdyby',
  pt: 'caso',
};
const CONDITIONS: Record<string, RegExp> = Object.fromEntries(
  Object.entries(IF).map(([language, words]) => [language, condition(words)]),
);
const CONDITION = condition(`${Object.values(IF).join('|')}|si no|se`);
/** Reasons after an offer, without a time of their own. */
const REASON = new RegExp(
  unaccented(
    '(?<![\\p{L}\\d])(?:because|since|so that|damit|weil|sodass|parce que|car|puisque|porque|ya que|para que|perché|poiché|così|omdat|zodat|want|pois|para que|bo|ponieważ|żeby)(?: [^ \\d.;:!?,]{1,20}){1,14}',
  ),
  'gu',
);
const ASIDE = /\([^()\d]{1,80}\)/gu;

/** Removes words that contain "not" but decline nothing. */
export function withoutHarmless(text: string): string {
  return [...HARMLESS_NOTS, ASIDE, CONDITION, REASON].reduce((rest, words) => rest.replace(words, ''), text);
}

/** Removes conditions: "if nobody is at home". */
export function withoutConditions(text: string, language: string): string {
  return text.replace(CONDITIONS[language]!, '');
}
