import type { Patterns } from '../patterns.ts';
import { unaccented } from '../text/plain.ts';
import type { FoundClock } from './clocks/found-clock.ts';

/** The boundary between the writer's own activity and a joint one: "I finish at four and come at five". */
const CUT = /[,;:!?] |(?<!\p{L})(?:and|so|und|y|et|e|en|i|oraz|wiec|bo|ale|potem)(?!\p{L})/gu;
/** The writer's own appointment, unless the reader takes part: "At ten I have the notary". */
const HAVE = new RegExp(
  unaccented(
    "(?<!\\p{L})(?:tengo|ho|j['’]ai|ich hab(?:e)?|hab(?:e)? ich|heb ik|ik heb|mam|tenho|i have|i['’]ve got)(?: (?:the|a|an|my|die|den|das|einen?|le|la|les|el|il|lo|een|de|het|o|um|uma))? \\p{L}{4,}",
  ),
  'u',
);

/** "I have time tomorrow at four". */
const FREE =
  /(?<!\p{L})(?:zeit|luft|frei|termin|tijd|vrij|plek|czas|woln\p{L}{1,2}|tempo|livre|vaga|tiempo|hueco|libres?|time|free|slot|gap|space|room|liber[oa]|buco|temps|creneau|place)(?!\p{L})/u;

/** Whether an hour is only of the writer's own day. */
export function isOwn(clock: FoundClock, text: string, { signs }: Patterns): boolean {
  const cuts = [...text.matchAll(CUT)].map(({ index }) => index);
  const from = cuts.findLast((cut) => cut < clock.index) ?? 0;
  const to = cuts.find((cut) => cut >= clock.end);
  const part = text.slice(from, to);
  if (signs.own.test(part)) return true;
  const isShared = text.endsWith('?') || FREE.test(part) || signs.meet.test(part) || signs.people.test(part);
  return HAVE.test(part) && !isShared;
}
