/** Writers whose answers are odd but harmless. */
import { CHARACTERS_PER_TOKEN, type Prompt } from '../prompt.ts';
import { composeReply } from './compose.ts';
import { changeTexts, writeWith } from './decorate.ts';
import { LANGUAGES, type Language } from './language.ts';
import { readMaterial } from './material.ts';

const HUGE_CHARACTERS = 100_000;
const MAX_TOKENS = 20_000;

/** Writes in another language than that of the mail. */
export function writeInWrongLanguage(prompt: Prompt): string {
  const right = readMaterial(prompt).language;
  const wrong: Language = LANGUAGES.find((language) => language !== right && language !== 'en') ?? 'de';
  if (prompt.format.type === 'text') return composeReply(readMaterial(prompt), wrong);
  return writeWith(prompt, (honest, material) => ({
    ...honest,
    text: (place) => {
      if (/lang/i.test(place.name)) return wrong;
      const text = honest.text(place);
      return text && /\s/.test(text) ? composeReply(material, wrong) : text;
    },
  }));
}

export function writeNothing({ format }: Prompt): string {
  return format.type === 'text' ? '' : '{}';
}

export function writeHugely(prompt: Prompt): string {
  return changeTexts(prompt, (text) => `${text} `.repeat(Math.ceil(HUGE_CHARACTERS / (text.length + 1))));
}

/** Repeats a sentence until `max_tokens` ends it. */
export function writeTooMuch(prompt: Prompt): string {
  const length = (Math.min(prompt.maxTokens, MAX_TOKENS) + 1) * CHARACTERS_PER_TOKEN;
  const text = 'There is more to say about this. ';
  return changeTexts(prompt, () => text.repeat(Math.ceil(length / text.length)));
}
