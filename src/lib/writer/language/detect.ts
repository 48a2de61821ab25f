import {
  LANGUAGE_SAMPLE_CHARACTERS,
  MAX_TEXT_CHARACTERS,
  MIN_LETTERS,
  MIN_SCRIPT_LETTERS,
} from '../limits.ts';
import { countPhrases, foldWords, phrases, visibleText } from '../text/words.ts';
import { type Written, writtenParts } from '../text/written.ts';

/** The languages that can be detected (ISO 639-1). */
export const LANGUAGES = [
  ...'am ar az be bg bn ca cs da de el en es et eu fa fi fr gu he hi hr hu hy is it ja ka kn ko'.split(' '),
  ...'ku lo lt lv ml mr ms nl no or pa pl pt ro ru sk sl sq sr sv ta te th tl tr uk ur vi yo zh'.split(' '),
] as readonly string[];

export interface DetectedLanguage {
  /** ISO 639-1, one of `LANGUAGES`. English if the text has no words. */
  language: string;
  /** Whether the result is certain: not for short texts, or if two languages are about equally likely. */
  isReliable: boolean;
}

/** URLs, addresses, and words with digits. Chinese and Japanese words may follow without a space. */
const ASCII_WORD = /[!-~]+/g;
const NOISE = /[\d@_{}]|^<?(?:https?:\/\/|www\.)/;
const KANA = /[\p{sc=Hiragana}\p{sc=Katakana}]/gu;
/** Scripts used by a single language of `LANGUAGES`. */
const SCRIPTS: [RegExp, string][] = [
  [/\p{sc=Hangul}/gu, 'ko'],
  [/\p{sc=Greek}/gu, 'el'],
  [/\p{sc=Hebrew}/gu, 'he'],
  [/\p{sc=Thai}/gu, 'th'],
  [/\p{sc=Georgian}/gu, 'ka'],
  [/\p{sc=Armenian}/gu, 'hy'],
];

/** Words that distinguish Norwegian from Danish, which the detector confuses in short texts. */
const NORWEGIAN = phrases(
  'hei,takk,dere,ennå,nå,hva,noe,noen,meg,deg,seg,etter,mottatt,vennlig,fått,av,uke,mye,hjelp,spørsmål,beskjed,gjerne,enda,regnskapet,frem',
);
const DANISH = phrases(
  'hej,tak,jer,jeres,endnu,nu,hvad,noget,nogen,mig,dig,sig,efter,modtaget,venligst,venlig,fået,af,uge,meget,hjælp,spørgsmål,besked,frem til',
);

/**
 * Detects the language of a mail, ignoring quotations, signatures, addresses and code. The detector's tables take 0.2 s
 * to load, so they are loaded with the first text that needs them, not when the Worker starts.
 */
export async function detectLanguage(text: string, subject = ''): Promise<DetectedLanguage> {
  return detectWritten(writtenParts(text, subject), text);
}

/** Works like `detectLanguage` for a mail already split into parts. Uses `text` if nothing else is left. */
export async function detectWritten(written: Written, text: string): Promise<DetectedLanguage> {
  const body = written.blocks.map((block) => block.text).join('\n');
  const sample = withoutNoise(body) || withoutNoise(visibleText(text.slice(0, MAX_TEXT_CHARACTERS)));
  const letters = countOf(sample, /\p{L}/gu);
  if (letters === 0) return { language: 'en', isReliable: false };
  const ofScript = languageOfScript(sample, letters);
  if (ofScript) return { language: ofScript, isReliable: letters >= MIN_SCRIPT_LETTERS };
  const { eld } = await import('eld/extrasmall');
  const result = eld.detect(sample);
  const isKnown = LANGUAGES.includes(result.language);
  return {
    language: isKnown ? scandinavian(result.language, text) : 'en',
    isReliable: isKnown && letters >= MIN_LETTERS && result.isReliable(),
  };
}

/** Distinguishes Danish and Norwegian by their words; returns any other language unchanged. */
function scandinavian(language: string, text: string): string {
  if (language !== 'da' && language !== 'no') return language;
  const folded = foldWords(text.slice(0, LANGUAGE_SAMPLE_CHARACTERS));
  const difference = countPhrases(folded, NORWEGIAN) - countPhrases(folded, DANISH);
  return difference === 0 ? language : difference > 0 ? 'no' : 'da';
}

function withoutNoise(text: string): string {
  return text
    .slice(0, 2 * LANGUAGE_SAMPLE_CHARACTERS)
    .replace(ASCII_WORD, (word) => (NOISE.test(word) ? ' ' : word))
    .trim()
    .slice(0, LANGUAGE_SAMPLE_CHARACTERS);
}

/** Returns the language if most letters are in a script that determines it. */
function languageOfScript(sample: string, letters: number): string | null {
  const han = countOf(sample, /\p{sc=Han}/gu);
  const kana = countOf(sample, KANA);
  // Such a character is about a syllable or a word, while product names are often in Latin letters.
  if (3 * (han + kana) > letters - han - kana) return kana * 8 > han ? 'ja' : 'zh';
  return SCRIPTS.find(([script]) => 2 * countOf(sample, script) > letters)?.[1] ?? null;
}

function countOf(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
