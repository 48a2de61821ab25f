import { unaccented } from '../text/plain.ts';

interface Numerals {
  /** One to twenty, in all their forms. */
  low: string;
  /** The prefix of 21 to 29, and the word between thirty and its ones. */
  twenties: string;
  and: string;
  tens: [string, number][];
  months: string;
  /** Two thousand, before the rest of a year. */
  thousands: string;
  /** Words before an hour. */
  at: string;
  /** Words before the first of two hours, and between them. */
  from: string;
  to: string;
}

const NUMERALS: Record<string, Numerals> = {
  es: {
    low: 'primero|un[oa]?,dos,tres,cuatro,cinco,seis,siete,ocho,nueve,diez,once,doce,trece,catorce,quince,dieciséis,diecisiete,dieciocho,diecinueve,veinte',
    twenties: 'veinti',
    and: ' y ',
    tens: [
      ['treinta', 30],
      ['cuarenta', 40],
      ['cincuenta', 50],
    ],
    months:
      'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre',
    thousands: 'dos mil ',
    at: 'a las?|desde las|de las|hasta las|y las|sobre las',
    from: 'de|de las|desde las|entre las',
    to: 'a|a las?|y las?|hasta las',
  },
  pt: {
    low: 'primeiro|uma?,dois|duas,três,quatro,cinco,seis,sete,oito,nove,dez,onze,doze,treze,catorze|quatorze,quinze,dezasseis|dezesseis,dezassete|dezessete,dezoito,dezanove|dezenove,vinte',
    twenties: 'vinte e ',
    and: ' e ',
    tens: [
      ['trinta', 30],
      ['quarenta', 40],
      ['cinquenta', 50],
    ],
    months: 'janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro',
    thousands: 'dois mil e ',
    at: 'às|à|as|pelas|das|até às',
    from: 'das?|entre as?',
    to: 'às|à|as|e as?|até às',
  },
};

interface Rules {
  numbers: [RegExp, number][];
  /** "26 (veintiséis) de octubre". */
  twice: RegExp;
  day: RegExp;
  year: RegExp;
  hour: RegExp;
  span: RegExp;
}

const RULES = new Map(
  Object.entries(NUMERALS).map(([language, numerals]) => [language, build(numerals)] as const),
);

function build({ low, twenties, and, tens, months, thousands, at, from, to }: Numerals): Rules {
  const ones = unaccented(low).split(',');
  const below = (begin: string, base: number) =>
    ones.slice(0, 9).map((word, place): [string, number] => [`${begin}(?:${word})`, base + place + 1]);
  const words = [
    ...tens.flatMap(([word, value]) => [...below(word + and, value), [word, value] as [string, number]]),
    ...below(twenties, 20),
    ...ones.map((word, place): [string, number] => [`(?:${word})`, place + 1]),
  ];
  const number = words.map(([word]) => word).join('|');
  const figure = `(?:${number}|\\d{1,2})`;
  const edge = '(?![\\p{L}\\d])';
  const said = unaccented(months);
  return {
    numbers: words.map(([word, value]) => [new RegExp(`^(?:${word})$`, 'u'), value]),
    twice: new RegExp(
      `(?<=\\d(?: ?h(?:oras)?)?) \\((?:(?:${number}|horas|minutos|e|y)${edge} ?){1,6}\\)`,
      'gu',
    ),
    day: new RegExp(
      `(?<!\\p{L})(?:${number})(?= (?:dias? )?(?:de|del mes de|do mes de) (?:${said})${edge})`,
      'gu',
    ),
    year: new RegExp(`(?<= de )${thousands}(?<rest>${number})${edge}`, 'gu'),
    hour: new RegExp(
      `(?<=(?<!\\p{L})(?:${unaccented(at)}) )(?<hour>${figure})(?: ?(?:horas?|h)(?:,? (?:y|e|con|com))? (?<minute>${figure})(?: ?min(?:utos)?)?${edge}| (?:y|e) (?<before>${figure}) (?:horas|minutos)${edge}| (?=horas?${edge}))`,
      'gu',
    ),
    span: new RegExp(
      `(?<=(?<!\\p{L})(?:${from}) )(?<first>${number}) (?<to>${unaccented(to)}) (?<last>${number})(?! (?!horas)\\p{L}{2,14}s${edge})${edge}`,
      'gu',
    ),
  };
}

/** Converts the days, years and hours of official style in a plain text to figures: "el 26 de octubre, a las 10:30". */
export function inFigures(text: string, language: string): string {
  const rules = RULES.get(language);
  if (!rules) return text;
  const value = (said: string) => Number(said) || (rules.numbers.find(([word]) => word.test(said))?.[1] ?? 0);
  const two = (said: string) => String(value(said)).padStart(2, '0');
  return text
    .replace(rules.twice, '')
    .replace(rules.day, (said) => String(value(said)))
    .replace(rules.year, (_, rest: string) => `20${two(rest)}`)
    .replace(rules.span, (...found) => {
      const { first, to, last } = found.at(-1) as Record<string, string>;
      return `${value(first!)} ${to} ${value(last!)}`;
    })
    .replace(rules.hour, (...found) => {
      const { hour, minute, before } = found.at(-1) as Record<string, string | undefined>;
      const minutes = minute ?? before;
      return minutes === undefined ? `${value(hour!)} ` : `${two(hour!)}:${two(minutes)}`;
    });
}
