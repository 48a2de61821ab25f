/** Phrases for a day that is some days or weeks later. `{n}` stands for a number. */
export interface Weeks {
  /** Words for one, two, three and so on. */
  counts: string;
  /** "In three days", "in two weeks"; the group `weeks` distinguishes them. */
  later: string;
  /** "Next week". */
  next: string;
  /** One and two weeks after the weekday beside it: "mardi en huit". */
  week: string;
  fortnight: string;
}

const NEVER = '(?!)';

export const WEEKS: Record<string, Weeks> = {
  en: {
    counts: 'an?|two|three|four|five|six|seven|eight|nine|ten',
    later: "in {n} (?:days?|(?<weeks>weeks?))(?:['’]? time)?",
    next: 'next week',
    week: '(?<=day )week(?! of| commencing| beginning| starting)|(?<!(?:once|twice|times|days|hours) )(?:a|one) week (?:on|from)',
    fortnight: '(?<=day )fortnight|(?:a fortnight|two weeks) (?:on|from)',
  },
  de: {
    counts: 'eine[rm]|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|dreizehn|vierzehn',
    later: 'in {n} (?:tagen?|(?<weeks>wochen?))',
    next: '(?<!über)(?:nächste[rn]?|kommende[rn]?) woche',
    week: NEVER,
    fortnight: NEVER,
  },
  nl: {
    counts: 'een|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf|dertien|veertien',
    later: 'over {n} (?:dagen|dag|(?<weeks>weken|week))',
    next: '(?:volgende|komende) week',
    week: NEVER,
    fortnight: NEVER,
  },
  pl: {
    counts: 'jeden|dwa|trzy|cztery|pięć|sześć|siedem|osiem|dziewięć|dziesięć',
    later: 'za {n} (?:dni|dzień|(?<weeks>tygodni[ea]?|tydzień))',
    next: 'w przyszłym tygodniu',
    week: 'za tydzień',
    fortnight: NEVER,
  },
  es: {
    counts: 'una?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince',
    later: '(?:dentro de|en) {n} (?:días?|(?<weeks>semanas?))',
    next: 'semana que viene|próxima semana|semana próxima|semana entrante',
    week: 'en ocho(?! días)',
    fortnight: 'en quince(?! días)',
  },
  fr: {
    counts: 'une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze',
    later: 'dans {n} (?:jours?|(?<weeks>semaines?))',
    next: 'semaine prochaine',
    week: 'en huit',
    fortnight: 'en quinze',
  },
  it: {
    counts:
      'una?|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|tredici|quattordici|quindici',
    later: '(?:tra|fra) {n} (?:giorni?|(?<weeks>settiman[ae]))',
    next: 'settimana prossima|prossima settimana|settimana entrante',
    week: 'a otto(?: giorni)?',
    fortnight: 'a quindici(?: giorni)?',
  },
  pt: {
    counts: 'uma?|duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|treze|catorze|quinze',
    later: '(?:daqui a|em|dentro de) {n} (?:dias?|(?<weeks>semanas?))',
    next: 'semana que vem|próxima semana|semana próxima',
    week: '(?<!daqui )a oito dias|(?<=hoje )a oito',
    fortnight: '(?<!daqui )a quinze dias|(?<=hoje )a quinze',
  },
};
