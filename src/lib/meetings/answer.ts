import { instantOf, type Zone } from '../recurrence/zone.ts';
import { plain, unaccented } from './text/plain.ts';
import { sentencesOf } from './text/sentences.ts';
import type { OfferedTime, Reading } from './times/reading.ts';
import { withoutHarmless } from './words/harmless.ts';

const DAY = 86_400_000;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const WEEK = 7 * DAY;
const PART = /[,;.:!?\n]/;

const either = (...lists: string[]) =>
  new RegExp(`(?<![\\p{L}\\d])(?:${unaccented(lists.join('|'))})(?![\\p{L}\\d])`, 'u');

/** Words that accept a time offered in the quoted mail. */
const ACCEPTS = either(
  "works|suits|perfect|great|sounds good|see you (?:then|there)|fine|let['’]s do|confirmed|yes|i['’]ll take|happy with|prefer|go (?:for|with)",
  'passt|nehmen wir|nehme ich|nehmen|perfekt|gerne|gern|einverstanden|bis dann|ja|super|lieber|abgemacht|geht klar|wähle|entscheide',
  "va pour|parfait|ça (?:me|nous) (?:va|convient)|convient|d['’]accord|oui|entendu|je (?:préfère|retiens|choisis|prends|garde|valide)|c['’]est bon|à (?:lundi|mardi|mercredi|jeudi|vendredi)",
  'mejor|perfecto|de acuerdo|vale|sí(?=[,!.])|me viene bien|nos vemos|me va bien|prefiero|quedamos|me quedo con|elijo|escojo',
  "perfetto|va bene|d['’]accordo|va benissimo|sì(?=[,!.])|ci vediamo|preferisco|scelgo|prendo|ottimo|a (?:lunedì|martedì|mercoledì|giovedì|venerdì)",
  'doe mij maar|prima|graag|akkoord|past|schikt|ja|liever|perfect|tot dan|kies|neem',
  'pode ser|fica (?:ótimo|perfeito)|perfeito|combinado|sim|prefiro|fica bem|melhor|fechado|está ótimo|fico com|escolho',
  'pasuje|super|świetnie|zgoda|tak|odpowiada|wolę|do zobaczenia|może być|wybieram|biorę',
);
const DECLINES = either(
  "neither|none|unfortunately|not|can['’]?t|keiner|keine[ns]|leider|nicht|aucun|ni l['’]un|malheureusement|impossible|clash(?:es)?|ninguno|lamentablemente|imposible|nessuno|purtroppo",
  'geen van|helaas|nenhum|infelizmente|żaden|niestety|niet|nie|não|pas',
);
/** Words that decline all quoted times. */
export const NONE = either(
  "neither|none of|can['’]?t do either|keiner von beiden|beides nicht|weder|ni l['’]un|aucune? des|aucun des|ninguna? de|nessun[oa] de|geen van|żaden z|nenhuma? d",
);
const ORDINALS: RegExp[] = [
  either(
    '(?:the |option |slot |no\\.? )?(?:first|1st)|het eerste (?:moment|voorstel)|option (?:1|one|a)|(?:der|den|die) erste[nr]?|variante 1|option 1|la première|le premier|opción 1|la primera|el primero|opzione 1|il primo|la prima|optie 1|de eerste|opção 1|a primeira|o primeiro|opcja 1|opcję 1|pierwsz[yąa] (?:termin|opcja|opcję)',
  ),
  either(
    '(?:the )?(?:second|2nd)|het tweede (?:moment|voorstel)|option (?:2|two|b)|(?:der|den|die) zweite[nr]?|variante 2|la deuxième|le deuxième|le second|la seconde|opción 2|la segunda|el segundo|opzione 2|il secondo|la seconda|optie 2|de tweede|opção 2|a segunda (?:opção|data|hipótese|é|está|serve|fica)|o segundo|opcja 2|opcję 2|drug[iąa] (?:termin|opcja|opcję)',
  ),
  either(
    '(?:the )?(?:third|3rd)|het derde (?:moment|voorstel)|option (?:3|three|c)|(?:der|den|die) dritte[nr]?|variante 3|option 3|la troisième|le troisième|opción 3|la tercera|el tercero|opzione 3|il terzo|la terza|optie 3|de derde|opção 3|a terceira|o terceiro|opcja 3|opcję 3|trzeci[ąa]? (?:termin|opcja|opcję)',
  ),
];

/**
 * Returns the quoted times that the reply accepts: by position ("the second one"), day or hour, or the only one if it
 * agrees. Empty if it does not agree; never times on a day or at an hour that it declines.
 */
export function takenTimes(
  reply: string,
  own: Reading,
  quoted: OfferedTime[],
  wallOf: (instant: number) => number,
): OfferedTime[] {
  const dayOf = ({ start }: OfferedTime) => Math.floor(wallOf(start) / DAY) * DAY;
  const clockOf = ({ start }: OfferedTime) => (wallOf(start) % DAY) / MINUTE;
  const agreeing = sentencesOf(reply)
    .map(plain)
    .filter((sentence) => !DECLINES.test(withoutHarmless(sentence)));
  // "The second one is fine, the first one is not."
  const parts = plain(reply)
    .split(PART)
    .filter((part) => !DECLINES.test(withoutHarmless(part)));
  const ordinal = ORDINALS.findIndex((words) => parts.some((part) => words.test(part)));
  const atPlace = ordinal >= 0 && quoted.length > 1 ? quoted[ordinal] : undefined;
  if (atPlace) return [atPlace];
  const open = quoted.filter(
    (time) => !own.declined.days.includes(dayOf(time)) && !own.declined.clocks.includes(clockOf(time)),
  );
  if (!agreeing.some((sentence) => ACCEPTS.test(sentence))) return [];
  const byClock = open.filter((time) => own.clocks.includes(clockOf(time)));
  const onDay = open.filter((time) => own.days.includes(dayOf(time)));
  if (onDay.length === 1) return onDay;
  if (byClock.length === 1) return byClock;
  return open.length === 1 && own.days.length === 0 ? open : [];
}

/** Returns the quoted day at the one hour that the reply names instead of the quoted one. */
export function atNewHour(
  own: Reading,
  quoted: OfferedTime[],
  wallOf: (instant: number) => number,
  zone: Zone,
): OfferedTime[] {
  const [time] = quoted;
  const days = new Set(quoted.map(({ start }) => Math.floor(wallOf(start) / DAY) * DAY));
  const offered = quoted.map(({ start }) => (wallOf(start) % DAY) / MINUTE);
  const hours = [...new Set(own.countered)].filter((hour) => !offered.includes(hour));
  const [day, hour] = [[...days][0], hours[0]];
  if (!time || days.size > 1 || hours.length !== 1 || own.days.length > 0) return [];
  return [{ ...time, start: instantOf(day! + hour! * MINUTE, zone), end: null }];
}

/**
 * Dates a time on the name of a weekday like the only quoted time at that hour on such a weekday, which may be a week
 * later.
 */
export function datedLike(offered: OfferedTime[], quoted: OfferedTime[]): OfferedTime[] {
  return offered.map((time) => {
    if (!time.isNamed) return time;
    // Across a DST change, the hour of the quoted time differs by one.
    const same = quoted.filter(({ start }) => Math.abs(remainder(start - time.start)) <= HOUR);
    const [other] = same;
    if (!other || same.length > 1 || other.start <= time.start) return time;
    const length = time.end === null ? null : time.end - time.start;
    return { ...time, start: other.start, end: length === null ? other.end : other.start + length };
  });
}

/** Returns the remainder of a length after whole weeks, positive or negative. */
function remainder(length: number): number {
  return length - Math.round(length / WEEK) * WEEK;
}
