import { ianaZone, type Zone } from '../../recurrence/zone.ts';
import { unaccented } from '../text/plain.ts';

/** Names of time zones and cities that people write beside a time, in eight languages. */
const ZONES: [string, string][] = [
  [
    'Europe/London',
    'gmt|bst|uk(?: time)?|london\\p{L}{0,6}|londense|londyńskiego|londyński\\p{L}{1,3}|londres|londra|inglesi|britanniche|londinesi|londynu|londen|lisbon time',
  ],
  [
    'Europe/Lisbon',
    '(?:wet|west)(?= ?[).,;:!?|(/]|$)|lisbon|lissabon|lisbonne|lisboa|lisbona|lizbon\\p{L}{1,5}|portugal|portoghesi|(?:do )?continente|continental',
  ],
  [
    'Europe/Paris',
    '(?:cet|cest)(?= ?[).,;:!?|(/]|$)|mez|mesz|paris|pariser|parigi|paryż\\p{L}{0,3}|paryski\\p{L}{0,3}|berlin\\p{L}{0,3}|berliner|berlín|berlino|berlim|berlij\\p{L}{1,3}|madrid|espana|spanien|spain|espagne|spagna|spanje|hiszpanii|rome?|roma|rom|rzym\\p{L}{0,3}|amsterdam|nederlandse tijd|belgische tijd|deutsche[r]? zeit|bruxelles|brussel\\p{L}{0,2}|wien|vienna|zürich|zurich|warschau|warszaw\\p{L}{1,8}|varsovi[ae]|varsavia|milano?|mailand|barcelona|central european time|italiane|spagnole|tedesche|francesi|svizzere|olandesi|polacche|italien|italia|francia|germania',
  ],
  ['Europe/Helsinki', '(?:eet|eest)(?= ?[).,;:!?|(/]|$)|helsinki|kyiv|athens|athen'],
  ['Europe/Istanbul', 'istanbul'],
  ['Europe/Moscow', 'moscow|moskau|moscou|moscú|mosca|moskwa'],
  [
    'America/New_York',
    'edt|(?:est|et)(?= ?[).,;:!?|(/]|$)|eastern(?: time)?|new york|nueva york|nova york|nova iorque|nowy jork|nowego jorku|nowojorski\\p{L}{1,3}|boston|toronto|montréal|montreal|miami',
  ],
  ['America/Paramaribo', 'paramaribo|surinam\\p{L}{1,3}|surinaamse(?: tijd)?'],
  ['Africa/Luanda', 'luanda'],
  ['Africa/Maputo', 'maputo'],
  ['Africa/Lagos', 'lagos'],
  ['Africa/Johannesburg', 'johannesburg|kapstadt|cape town'],
  ['America/Chicago', 'c[sd]t|central time|central(?= ?[).,;:!?|(/]|$)|chicago'],
  ['America/Denver', 'm[sd]t|mountain(?: time)?|denver'],
  [
    'America/Los_Angeles',
    'p[sd]t|pt(?= ?[).,;:!?|(/]|$)|pacific(?: time)?|los angeles|san francisco|seattle|vancouver|kalifornien|californi[ae]',
  ],
  ['America/Mexico_City', 'mexico city|ciudad de méxico|cdmx|méxico|mexiko-stadt'],
  ['America/Sao_Paulo', 'brt|brasil|brasília|brasilia|são paulo|sao paulo|rio de janeiro'],
  ['America/Manaus', 'manaus|amazonas'],
  ['America/Bogota', 'bogotá|bogota|lima|colombia|kolumbien|perú|ecuador'],
  ['America/Curacao', 'curaçao|willemstad|caracas'],
  ['America/Santiago', 'santiago|chile'],
  ['Atlantic/Canary', 'canarias|canary islands|tenerife|las palmas'],
  ['Atlantic/Azores', 'açores|azores|ponta delgada'],
  ['Atlantic/Madeira', 'madeira|funchal'],
  ['Europe/Dublin', 'dublin|ireland|irland|irlanda|irlande|ierland'],
  ['Asia/Hong_Kong', 'hong kong|hongkong'],
  ['America/Argentina/Buenos_Aires', 'buenos aires|argentina'],
  ['Asia/Dubai', 'dubai|dubái|dubaï'],
  ['Asia/Kolkata', 'ist(?= ?[).,;:!?|(/]|$)|mumbai|delhi|bangalore'],
  ['Asia/Shanghai', 'shanghai|beijing|peking|pékin|pequim|pechino'],
  ['Asia/Singapore', 'sgt|singapore|singapur|singapour'],
  ['Asia/Tokyo', 'jst|tokyo|tokio|tóquio'],
  ['Australia/Sydney', 'aest|aedt|sydney'],
  ['Pacific/Auckland', 'nz[sd]t|nz(?: time)?|new zealand(?: time)?|auckland|wellington'],
  ['Etc/UTC', 'utc'],
];
/** Words between a time and the name of its zone: "hora de", "czasu". */
const PART_OF_DAY =
  "^(?: (?:da (?:manha|tarde|noite)|de la (?:manana|tarde|noche)|del (?:mattino|pomeriggio)|di sera|du (?:matin|soir)|de l'apres-midi|'s (?:ochtends|morgens|middags|avonds)|rano|po poludniu|wieczorem|morgens|vormittags|nachmittags|abends|in the (?:morning|afternoon|evening)))?";
const LEAD = `${PART_OF_DAY}[ ,]{0,2}(?:(?:\\(|\\||uhr|h\\b)[ ,]{0,2})?(?:(?:bei uns|hier|here|chez nous|ici|da noi|qui|aqui|bij ons|u nas|tu) )?(?:heure d['’]|(?:(?:local )?(?:time in|hora d[aeo]s?|hora del|hora de la|heure de|ora di|(?:no )?horário d[aeo]|hora em|a[ií] em|(?:naszego )?czasu?|zeit in|tijd(?: in)?|de|di|du|do|von|van|in|em|en|w|a|à|te) ))?`;
/** "Hora española", "Britse tijd": nationalities beside the word for time, without accents. */
const NATIONS: [string, string][] = [
  [
    'Europe/London',
    'br[iy]t(?:ish|isch\\p{L}{1,2}|se|anic[ao]|annica|annique|yjskiego)|englisch\\p{L}{1,2}|engelse|inglesa?|inglese|anglaise|angielskiego|london',
  ],
  ['Europe/Lisbon', 'portug(?:uese|iesisch\\p{L}{1,2}|uesa|aise|ese|alskiego)|portoghese'],
  [
    'Europe/Paris',
    'german|deutsch\\p{L}{1,2}|alemana?|alema|allemande|tedesca|duitse|niemieckiego|french|franzosisch\\p{L}{1,2}|francesa|francaise|francese|franse|francuskiego|spanish|spanisch\\p{L}{1,2}|espanola|espanhola|espagnole|spagnola|spaanse|hiszpanskiego|peninsular|italian|italienisch\\p{L}{1,2}|italiana|italienne|italiaanse|wloskiego|dutch|nederlandse|niederlandisch\\p{L}{1,2}|olandese|neerlandaise|polish|polnisch\\p{L}{1,2}|polaca|polonaise|polacca|poolse|polskiego|polski|polonesa|swiss|schweizer|suica|suiza|suisse|svizzera|zwitserse|szwajcarskiego|belgische|belge|belga|belgijskiego|austriaca|autrichienne|osterreichisch\\p{L}{1,2}|central european',
  ],
  ['Atlantic/Canary', 'canari[ao]|insular'],
  ['America/New_York', 'new yorker|new yorkse|eastern'],
  ['America/Toronto', 'quebecoise|du quebec'],
  ['America/Mexico_City', 'mexican[ao]|del centro|mexikanisch\\p{L}{1,2}'],
  ['America/Argentina/Buenos_Aires', 'argentin[ao]|argentine|argentinisch\\p{L}{1,2}'],
  ['America/Bogota', 'colombian[ao]'],
  ['America/Sao_Paulo', 'brasileir[ao]|brasilena|brasilianisch\\p{L}{1,2}|brazilian|brasiliana'],
  ['America/Manaus', 'de manaus|manaus|do amazonas'],
  ['Asia/Tokyo', 'japanese|japanisch\\p{L}{1,2}|japonesa|japonaise|giapponese|japanse|japonskiego'],
  ['Asia/Singapore', 'singapore|singapurer|singaporese|singapura'],
  ['Australia/Perth', 'perth|awst|western australian'],
  ['Australia/Sydney', 'australian|australisch\\p{L}{1,2}|australiana'],
];
const TIME = '(?:ortszeit|uhrzeit|zeit|local time|time|tijd|hora|horario|heure|ora|czasu?)';
/** The writer's time zone, named beside a time. */
const WRITER =
  /^[ ,(]{0,2}(?:in |de |da |di |of )?(?:(?:my|our) (?:own )?time|(?:unserer|meiner) (?:orts)?zeit|bei uns|(?:mi|nuestra|minha|nossa) hora|hora (?:mia|nuestra|nossa|minha|de aca|de aqui|daqui)|horario (?:nosso|nuestro|daqui)|daqui|(?:notre|mon) heure|heure d['’]ici|(?:nostra|mia) ora|ora (?:nostra|mia|di qui)|(?:onze|mijn) tijd|(?:naszego|mojego) czasu|here)(?![\p{L}\d])/u;
/** "(9am for Bill in New York)". */
const PERSON = '^ ?(?:for|für|pour|para|per|voor|dla) \\p{L}{1,20} (?:in|à|en|a|em|w) ';

const beside = (words: string) => unaccented(`(?:${LEAD}|${PERSON})(?:${words})(?![\\p{L}\\d])`);
const ofNation = (words: string) =>
  `${PART_OF_DAY}[ ,(]{0,3}(?:no |em |in )?(?:${TIME} (?:${words})|(?:${words}) ${TIME})(?![\\p{L}\\d])`;
/** Whether a zone may be named. The expressions of all zones take 100 ms to compile, and most mails name none. */
const ANY = new RegExp(
  unaccented([...ZONES, ...NATIONS].map(([, words]) => words).join('|')).replaceAll('\\p{L}', '\\S'),
);
let names: { zone: string; pattern: RegExp }[] | undefined;

/** Returns the expressions of all zones, which are composed when a mail first may name one. */
export function namesOfZones(): { zone: string; pattern: RegExp }[] {
  names ??= [
    ...ZONES.map(([zone, words]) => ({ zone, source: beside(words) })),
    ...NATIONS.map(([zone, words]) => ({ zone, source: ofNation(words) })),
  ].map(({ zone, source }) => ({ zone, pattern: new RegExp(source, 'u') }));
  return names;
}

const IANA = /^ ?\(?((?:europe|america|asia|africa|australia|pacific)\/[a-z_]{2,20}(?:\/[a-z_]{2,20})?)/;
/** Words after "times are" in which their zone is searched. */
const ALL_TIMES_WORDS = 5;
/** Characters after a time in which its zone is searched. */
const REACH = 50;

/** "All times are CET". */
const ALL_TIMES =
  /(?<!\p{L})(?:times|hours|zeiten|uhrzeiten|heures|horas|orari|tijden|horarios|godziny) (?:are|in|given|shown|sind|gelten|verstehen|sont|en|indiquees|son|indicadas|sono|indicati|zijn|sao|em|indicad[oa]s|sa|podane|w)(?!\p{L})/u;

/** Returns the zone of all times in a text, if one of its sentences gives it. */
export function zoneOfAll(sentences: readonly string[], writer: Zone | null): Zone | null {
  for (const sentence of sentences) {
    const said = ALL_TIMES.exec(sentence);
    let end = said ? said.index + said[0].length : -1;
    for (let words = 0; words < ALL_TIMES_WORDS && end >= 0; words++) {
      const zone = zoneAfter(sentence, end, writer);
      if (zone) return zone;
      end = sentence.indexOf(' ', end + 1);
    }
  }
  return null;
}

/**
 * Returns the zone named directly after position `end` of a lower-case sentence, or null. `writer` is the writer's
 * zone, if known.
 */
export function zoneAfter(text: string, end: number, writer: Zone | null): Zone | null {
  // "A las 10:00 hora argentina": the word belongs to the time or to the zone.
  const from = text.slice(0, end).endsWith(' hora') ? end - 5 : end;
  const rest = text.slice(from, end + REACH);
  const iana = IANA.exec(rest)?.[1];
  if (iana) return ianaZone(iana);
  const name = ANY.test(rest) ? namesOfZones().find(({ pattern }) => pattern.test(rest))?.zone : undefined;
  if (name) return ianaZone(name);
  return WRITER.test(rest) ? writer : null;
}
