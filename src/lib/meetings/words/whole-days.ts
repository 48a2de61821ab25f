import { unaccented } from '../text/plain.ts';

const either = (...lists: string[]) =>
  new RegExp(`(?<![\\p{L}\\d])(?:${unaccented(lists.join('|'))})(?![\\p{L}\\d])`, 'u');

/** Words for a meeting that takes whole days. */
export const WHOLE_DAY = either(
  'all (?:two|three|four) days|all[- ]day|(?:whole|full|entire) days?|full-day|day-long|(?:zwei|drei|vier|fünf|\\d|beide|volle) (?:ganze|volle) tage',
  'ganztägig\\p{L}{0,2}|ganze[nr]? tag|ganztags|volle[nr]? tag|ganztags\\p{L}{4,14}',
  'pass\\p{L}{1,3} la journée|(?:toute )?la journée entière|toute la journée|journées? (?:entières?|complètes?|pleines?)|jours? (?:entiers?|complets?|pleins?)|la journée du',
  'todo el día|durante toda la jornada|toda la jornada|jornadas? (?:enteras?|completas?)|días? (?:enteros?|completos?)',
  'tutto il giorno|tutta la giornata|intera giornata|giornat[ae] inter[ae]|giornat[ae] pien[ae]|giorn[oi] inter[oi]|giorn[oi] pien[oi]',
  'die (?:twee|drie) dagen|(?:hele|gehele|volle|volledige|ganse) dag(?:en)?|heel (?:de|den) dag|(?:een )?dagvullend[e]?',
  '(?:oba|obydwa) dni|(?:cały|pełny) dzień|całego dnia|przez cały|(?:całe|pełne|pełnych|dwa pełne) dni|całodniow\\p{L}{1,3}',
  '(?:os|nos) dois dias|ambos os dias|(?:los|ambos) dos días|les deux jours|entrambi i giorni|tutti e due i giorni|beide dagen|beide tage|both days|dias? inteiros?|dia todo|todo o dia|dias? completos?|dias? cheios?|durante o dia',
);
/** Activities of a whole firm on a day when it is closed. */
export const STOCK_TAKE = either(
  'stock[- ]?take|stock[- ]?taking|stock count|inventur|inventario|inventaire|inventarisatie|inventaris|voorraadtelling|inwentaryzacj\\p{L}{1,2}|remanent|balanço|inventário',
);
/** A verb before the length, so that "whole day" is not just a remark. */
export const TAKES_THE_DAY = either(
  '(?:takes?|taking|lasts?|runs?|need(?:s|ed)?|book(?:s|ed)?|dauer[tn]|gehen|geht|dure|durera|prend(?:ra)?|dura|durará|durerà|ocupa(?:rá)?|duurt|duren|neemt|(?:po)?trwa|zajmie|durar|durará)(?: [^ .,;!?]{1,12}){0,3} (?:all|the|den|einen|toute|une|todo|el|tutta|tutto|una|de|een|cały|o|um|dia)',
);
/** Words for writer and reader being there together. */
export const JOINTLY = either(
  'you and (?:i|me)|(?:both|the two) of us|together|(?:du|sie) und ich|wir beide|zusammen|gemeinsam|toi et moi|vous et moi|ensemble|tú y yo|juntos|juntas|io e te|insieme|jij en ik|samen|ty i ja|razem|tu e eu|eu e tu|você e eu',
);
/** Words for writer and reader travelling together. */
export const TRIP = either(
  "(?:we're|we are|we'll be) (?:all )?(?:going|off|heading|driving|flying) to|we go to|(?:fahren|reisen|fliegen) wir|wir (?:fahren|reisen|fliegen)|on (?:part|va) (?:tous|toutes|ensemble|à|en)|nous (?:partons|irons)",
  'nos vamos|nos escapamos|andiamo (?:tutti|a|in|al)|si parte|partiamo|we (?:gaan|rijden|trekken) (?:met|naar|allemaal|samen)|gaan we|jedziemy|wyjeżdżamy|lecimy|vamos (?:todos|para)|viajamos',
);
/** Beside days: nobody works, or somebody is away. */
export const AWAY_DAYS = either(
  'closed|shut|holidays?|(?:on )?vacation|on leave|annual leave|geschlossen|urlaub|ferien|betriebsferien|fermée?s?|congés?|vacances|cerrad[oa]s?|vacaciones|chius[oaie]|ferie|gesloten|vakantie|fechad[oa]s?|férias|zamknięt\\p{L}|urlop\\p{L}{0,3}',
  "(?:i am|i'm|i'll be|we are|we're|we'll be|is|be) (?:off|out|away|unavailable|unreachable|travelling|in court)|unterwegs|weg|verreist|abwesend|unerreichbar|erreichbar|außer haus|krank|absente?s?|injoignable|en déplacement|malade|fuera|de viaje|ausentes?|de baja|fuori|irreperibile|assent[ei]|in viaggio|malat[oa]|afwezig|onbereikbaar|weg|ziek|fora|incontactável|em viagem|doente|nieobecn\\p{L}{1,2}|poza|nie ma (?:mnie|nas)|nieuchwytn\\p{L}{1,2}|nieosiągaln\\p{L}{1,2}|w podróży|chor[ya]",
);

/** Beside days: somebody has time. */
export const FREE_DAYS = either(
  '(?:am|are|is|i.m|we.re) free|free all|available|frei|verfügbar|libres?|disponib\\p{L}{1,5}|liber[oaie]|vrij|beschikbaar|livres?|disponíve\\p{L}{1,2}|woln[yaei]|dostępn[yae]',
);

/** "Keep the days free", which asks the reader to come. */
export const KEEP_FREE = new RegExp(
  unaccented(
    '(?:keep|halte[nt]?|haltet|houd?(?:t|en)?|gardez|garde|laissez|reserv\\p{L}{1,4}|tenga(?:n)?|ten|tened|tenete(?:vi)?|tieni(?:ti)?|mantenha|mantenham|guarde[mn]?|prosimy o|zarezerwuj\\p{L}{0,3})(?: [^ .;!?]{1,14}){0,5} (?:frei|free|vrij|libres?|liber[oaie]|livres?|woln[yae])',
  ),
  'gu',
);
/** Requests for a day: "Please block the whole day". */
export const ASKS_FOR_DAY = new RegExp(
  unaccented(
    '(?<!\\p{L})(?:keep|block|set aside|save|reserve|plan|halte[nt]?|haltet|plane[nt]?|blocke[nrt]?|nehmt|houd?(?:t|en)?|bloqu\\p{L}{1,4}|gard(?:er|ez|e)|réserv\\p{L}{1,3}|prévo\\p{L}{1,4}|reserv\\p{L}{1,4}|tened|ten|tenga(?:n)?|tenete\\p{L}{0,2}|tieni\\p{L}{0,2}|prenotate|riservat\\p{L}{1,3}|reserveer|plan|zarezerw\\p{L}{1,6}|zaplanuj\\p{L}{0,3}|guard\\p{L}{1,3}|mantenha\\p{L}{0,1})(?: [^ .;!?]{1,14}){0,5} (?:day|tag|journée|día|jornada|giorno|giornata|dag|dzień|dia)(?!\\p{L})',
  ),
  'u',
);
