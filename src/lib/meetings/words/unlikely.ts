import { unaccented } from '../text/plain.ts';

const either = (...lists: string[]) =>
  new RegExp(`(?<![\\p{L}\\d'])(?:${unaccented(lists.join('|'))})(?![\\p{L}\\d])`, 'u');

/**
 * By language, signs that a sentence without words for a meeting does not offer its time: past actions, and actions of
 * third persons.
 */
export const UNLIKELY: Record<string, RegExp> = {
  de: either(
    '(?:habe|hat|haben|hast|habt|hatte|hatten|wurde|wurden)(?: [^ ,;.!?]{1,20}){1,12} (?!(?:ein|vor)?ge(?:bucht|plant|tragen|merkt|blockt)|besorgt|vereinbart)\\p{L}{0,6}(?:ge|be|ver|er|ent)\\p{L}{2,14}(?:t|en)',
    '^(?:er|herr \\p{L}{2,20}|frau \\p{L}{2,20}) \\p{L}{2,14}t',
  ),
  en: either(
    "(?:he|she|they)(?:'s|'re|'ll| is| are| has| will)(?! (?:suggested|proposed|offered))|(?<!(?:is|are|be|been|was|get) )(?!booked|reserved|arranged|scheduled|organi[sz]ed|confirmed)\\p{L}{3,12}ed (?:the|it|my|your|our|him|her|them|a|an) ",
    'i (?:dropped|left|saw|sent|told|gave|had|went|took|came)',
  ),
  es: either(
    '(?:he|ha|hemos|han|habia|habias|habiamos)(?: \\p{L}{1,8})? \\p{L}{2,14}(?:ado|ido|sto|cho)|\\p{L}{3,12}(?:aron|ieron)|ella ',
  ),
  fr: either(
    "(?:j'ai|tu as|on a|il a|elle a|nous avons|vous avez|ils ont|j'avais|(?:mme|m\\.|\\p{L}{4,14}) a)(?: \\p{L}{1,8})? \\p{L}{3,12}(?:é|i|u|is|it)s?",
    's.est (?:\\p{L}{2,10} ){0,2}passée?|^(?:il|elle|ils|elles) (?!y )',
  ),
  it: either(
    '(?:ho|hai|ha|abbiamo|avete|hanno|avevo|aveva)(?: \\p{L}{1,8})? (?!sabato)\\p{L}{2,14}(?:ato|ito|uto|sto|tto|rto|so)',
    '^(?:lui|egli|essi|loro) ',
  ),
  nl: either(
    '(?:heb|hebt|heeft|hebben|had|hadden)(?: [^ ,;.!?]{1,20}){1,12} (?!(?:in|vast)?ge(?:regeld|pland|boekt|reserveerd|noteerd|prikt|legd))\\p{L}{0,6}(?:ge|be|ver|ont)\\p{L}{2,14}(?:d|t|en)',
    '^(?:hij|zij|ze) \\p{L}{2,14}t',
  ),
  pl: either(
    '\\p{L}{3,12}(?:ałem|ałam|iłem|iłam|yłem|yłam|aliśmy|iliśmy|ył|ił|iła|yła|ali|iły)',
    '^(?:on|ona|oni) ',
  ),
  pt: either(
    '(?:tinha|tinham|tinhamos|havia)(?:-\\p{L}{2,4})? \\p{L}{2,14}(?:ado|ido|sto)|\\p{L}{3,12}(?:aram|eram|iram)|\\p{L}{2,10}(?<!r)ei|(?:ele|ela|eles|elas) ',
  ),
};
