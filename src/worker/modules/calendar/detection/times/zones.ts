import { ianaZone, type Zone } from '../../recurrence/zone.ts';
import { unaccented } from '../text/plain.ts';

/** Names of zones and of cities as people write them beside a time, in eight languages. */
const ZONES: [string, string][] = [
  [
    'Europe/London',
    'gmt|bst|uk(?: time)?|london\\p{L}{0,6}|londyński\\p{L}{1,3}|londres|londra|londynu|londen|lisbon time',
  ],
  [
    'Europe/Lisbon',
    '(?:wet|west)(?= ?[).,;:!?|(]|$)|lisbon|lissabon|lisbonne|lisboa|lisbona|lizbon\\p{L}{1,5}|portugal',
  ],
  [
    'Europe/Paris',
    '(?:cet|cest)(?= ?[).,;:!?|(]|$)|mez|mesz|paris|pariser|parigi|paryż\\p{L}{0,3}|paryski\\p{L}{0,3}|berlin\\p{L}{0,3}|berliner|berlín|berlino|berlim|berlij\\p{L}{1,3}|madrid|rome?|roma|rom|rzym\\p{L}{0,3}|amsterdam|nederlandse tijd|belgische tijd|deutsche[r]? zeit|bruxelles|brussel\\p{L}{0,2}|wien|vienna|zürich|zurich|warschau|warszaw\\p{L}{1,5}|varsovi[ae]|varsavia|milano?|mailand|barcelona|central european time',
  ],
  ['Europe/Helsinki', '(?:eet|eest)(?= ?[).,;:!?|(]|$)|helsinki|kyiv|athens|athen'],
  ['Europe/Istanbul', 'istanbul'],
  ['Europe/Moscow', 'moscow|moskau|moscou|moscú|mosca|moskwa'],
  [
    'America/New_York',
    'edt|(?:est|et)(?= ?[).,;:!?|(]|$)|eastern(?: time)?|new york|nueva york|nova york|nova iorque|nowy jork|nowego jorku|boston|toronto|montréal|montreal|miami',
  ],
  ['America/Chicago', 'c[sd]t|central time|chicago'],
  ['America/Denver', 'm[sd]t|mountain(?: time)?|denver'],
  [
    'America/Los_Angeles',
    'p[sd]t|pt(?= ?[).,;:!?|(]|$)|pacific(?: time)?|los angeles|san francisco|seattle|vancouver|kalifornien|californi[ae]',
  ],
  ['America/Mexico_City', 'mexico city|ciudad de méxico|cdmx|méxico|mexiko-stadt'],
  ['America/Sao_Paulo', 'brt|brasília|brasilia|são paulo|sao paulo|rio de janeiro'],
  ['America/Bogota', 'bogotá|bogota|lima'],
  ['America/Argentina/Buenos_Aires', 'buenos aires'],
  ['Asia/Dubai', 'dubai|dubái|dubaï'],
  ['Asia/Kolkata', 'ist(?= ?[).,;:!?|(]|$)|mumbai|delhi|bangalore'],
  ['Asia/Shanghai', 'shanghai|beijing|peking|pékin|pequim|pechino'],
  ['Asia/Singapore', 'sgt|singapore|singapur|singapour'],
  ['Asia/Tokyo', 'jst|tokyo|tokio|tóquio'],
  ['Australia/Sydney', 'aest|aedt|sydney'],
  ['Etc/UTC', 'utc'],
];
/** "hora de", "czasu": what stands between a time and the name of its zone. */
const LEAD =
  "^(?: (?:da (?:manha|tarde|noite)|de la (?:manana|tarde|noche)|del (?:mattino|pomeriggio)|di sera|du (?:matin|soir)|de l'apres-midi|'s (?:ochtends|morgens|middags|avonds)|rano|po poludniu|wieczorem|morgens|vormittags|nachmittags|abends|in the (?:morning|afternoon|evening)))?[ ,]{0,2}(?:(?:\\(|\\||uhr|h\\b)[ ,]{0,2})?(?:(?:local )?(?:time in|hora de|hora del|heure de|heure d['’]|ora di|horário de|hora em|czasu|zeit in|tijd in|de|di|du|do|von|van|in|em|en|w|a|à|te) ?)?";
/** "(9am for Bill in New York)". */
const PERSON = '^ ?(?:for|für|pour|para|per|voor|dla) \\p{L}{1,20} (?:in|à|en|a|em|w) ';

const names = ZONES.map(([zone, words]) => ({
  zone,
  pattern: new RegExp(unaccented(`(?:${LEAD}|${PERSON})(?:${words})(?![\\p{L}\\d])`), 'u'),
}));
const IANA = /^ ?\(?((?:europe|america|asia|africa|australia|pacific)\/[a-z_]{2,20}(?:\/[a-z_]{2,20})?)/;
/** Characters after a time in which its zone is named. */
const REACH = 50;

/** The zone that is named directly after position `end` of a sentence in lower case, or null. */
export function zoneAfter(text: string, end: number): Zone | null {
  const rest = text.slice(end, end + REACH);
  const iana = IANA.exec(rest)?.[1];
  if (iana) return ianaZone(iana);
  const name = names.find(({ pattern }) => pattern.test(rest))?.zone;
  return name ? ianaZone(name) : null;
}
