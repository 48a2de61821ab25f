import { unaccented } from '../text/plain.ts';
import { HARMLESS_NOT } from './no-meeting.ts';

/** "If that does not suit": says nothing about the time that is offered. */
const CONDITION = new RegExp(
  unaccented(
    "(?<![\\p{L}\\d])(?:if|unless|in case|falls|sollte[nst]?|wenn|sofern|si|s'il|au cas où|caso|si no|se|qualora|als|indien|mocht|jeśli|jeżeli|gdyby)(?: [^ \\d.;:!?,]{1,20}){1,10}",
  ),
  'gu',
);
/** Reasons behind an offer, without a time of their own. */
const REASON = new RegExp(
  unaccented(
    '(?<![\\p{L}\\d])(?:because|since|so that|damit|weil|sodass|parce que|car|puisque|porque|ya que|para que|perché|poiché|così|omdat|zodat|want|pois|para que|bo|ponieważ|żeby)(?: [^ \\d.;:!?,]{1,20}){1,14}',
  ),
  'gu',
);
const ASIDE = /\([^()\d]{1,80}\)/gu;

/** A clause without the words that take nothing back although they contain "not". */
export function withoutHarmless(text: string): string {
  return text.replace(HARMLESS_NOT, '').replace(ASIDE, '').replace(CONDITION, '').replace(REASON, '');
}
