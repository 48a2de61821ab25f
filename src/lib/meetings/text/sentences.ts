import { MAX_SENTENCE, MAX_SENTENCES } from '../limits.ts';

/** The start of a list item. */
export const LIST = /^(?:[-*•·–>]|\d{1,2}[.)]) /;
/** Separators of a sentence's parts. */
export const PART = /[,;:] | [–-] /;
/** A sentence that continues on the next line: "der Termin findet am", then "Dienstag, 4. Mai, 9 Uhr". */
const LEADS = /\p{Ll}{2},?$/u;
const LEAD = 40;
const SET = /^.{0,30}\d/;
const MAX_SET = 75;
/** The end of an earlier sentence, which a line with only a time lacks. */
const ENDED = /[!?]|\p{L}{3}[.] \p{Lu}/u;
/** A line of this length continues on the next one. */
const WRAPPED = 60;
const ABBREVIATION =
  /(?:^|[\s(])(?:\p{L}|mr|mrs|ms|dr|dra|prof|profa|sr|sra|srta|dhr|mevr|ing|lic|eng|avv|geom|arch|rag|sig|sigg|dott|mme|mlle|inż|mgr|hab|st|ste|ul|al|pl|os|nr|no|ca|ok|tel|godz|comm|exmo|exma|mec|mag|str|dpt|hr|fr|av|bd|[ap]\.m|b\.r|św|im|ds|pok|ks|mec|adw|dyr|np|tzw|ww|br|m\.in)\.$/iu;
/** Abbreviations of longer words. */
const SHORTENED =
  /(?:^|[\s(])(?:jan|feb|febr|mar|mär|apr|avr|abr|jun|jul|juil|aug|ago|sep|sept|set|okt|oct|ott|out|nov|dez|dec|dic|déc|ene|gen|janv|févr|sty|lut|kwi|cze|lip|sie|wrz|paź|lis|gru|mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun|lun|mar|mer|jeu|ven|sam|dim|mié|jue|vie|sáb|dom|gio|seg|ter|qua|qui|sex|pon|czw|sob|niedz|approx|incl|inkl|zzgl|evtl|ggf|bzw|tel|min|std|max|resp|evt|nr|godz|env|aprox|ecc|etc|usw|enz|bzgl|zgl|ggfs)\.$/iu;
/** A number before its month: "21. Januar". */
const MONTH =
  /^(?:jan|jän|feb|mär|apr|mai|jun|jul|aug|sep|okt|nov|dez|led|maa|mei|sty|lut|kwi|maj|cze|lip|sie|wrz|paź|lis|gru)/i;

function isTime(line: string): boolean {
  return line.length <= MAX_SET && SET.test(line) && !ENDED.test(line.slice(0, -1));
}

/** Splits a text into sentences without line breaks, within the limits. */
export function sentencesOf(text: string): string[] {
  const lines = text.replaceAll('\r', '').split('\n');
  const blocks: string[] = [];
  let isOpen = false;
  /** Whether the line before is a time on a line of its own. */
  let isSet: boolean = false;
  let isAfterBlank = false;
  for (const raw of lines) {
    const line = raw.replace(/[\s\u00a0\u202f]+/g, ' ').trim();
    if (line === '') [isOpen, isAfterBlank] = [false, true];
    else {
      const before = blocks.at(-1) ?? '';
      const goesOn: boolean =
        isAfterBlank && !LIST.test(line) && LEADS.test(before) && before.length >= LEAD && isTime(line);
      const ends = isSet && isAfterBlank && /^\p{Ll}/u.test(line);
      if ((isOpen && !LIST.test(line)) || goesOn || ends) blocks.push(`${blocks.pop()} ${line}`);
      else blocks.push(line);
      [isSet, isAfterBlank] = [goesOn, false];
      isOpen = line.length >= WRAPPED;
    }
    if (blocks.length > MAX_SENTENCES) break;
  }
  // Without capitals, sentences end without them too.
  const isLower = !/[.!?] \p{Lu}/u.test(text);
  const sentences: string[] = [];
  for (const block of blocks) {
    let rest = '';
    for (const piece of block.split(/(?<=[.!?;]["”)]?) (?=\S)|(?<=[:;]-?[)D]) (?=\p{Lu})/u)) {
      const isEnd = rest !== '' && endsSentence(rest, piece, isLower);
      if (isEnd) sentences.push(rest.slice(0, MAX_SENTENCE));
      rest = rest === '' || isEnd ? piece : rest.length > MAX_SENTENCE ? rest : `${rest} ${piece}`;
      if (sentences.length >= MAX_SENTENCES) return sentences;
    }
    if (rest !== '') sentences.push(rest.slice(0, MAX_SENTENCE));
  }
  return sentences.slice(0, MAX_SENTENCES);
}

function endsSentence(before: string, after: string, isLower: boolean): boolean {
  const tail = before.slice(-12);
  if (!/\.["”)]?$/.test(tail)) return true;
  if (ABBREVIATION.test(tail)) return false;
  if (/\d\.$/.test(tail) && MONTH.test(after)) return false;
  if (isLower && /\p{L}{3}\.$/u.test(tail) && !SHORTENED.test(tail)) return true;
  return /^[\p{Lu}¿¡"„«(]/u.test(after) || (/^\d/.test(after) && /\p{L}{4}\.$/u.test(tail));
}
