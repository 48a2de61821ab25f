import { unaccented } from '../text/plain.ts';

const either = (...lists: string[]) =>
  new RegExp(`(?<![\\p{L}\\d])(?:${unaccented(lists.join('|'))})(?![\\p{L}\\d])`, 'u');

/** Mail to many, and answers of machines: no sentence of it is an offer. Read in the text and the subject. */
export const BULK = either(
  'unsubscribe|manage preferences|view in browser|abmelden|abbestellen|newsletter',
  'désinscrire|désabonner|ne (?:plus recevoir|souhaitez plus recevoir)|date de baja|darte de baja|cancelar (?:la )?suscripción',
  'cancellati|disiscriviti|annulla iscrizione|afmelden|uitschrijven|meld je af|geen mail meer',
  'descadastr\\p{L}{0,8}(?:-se)?|cancelar (?:a )?(?:inscrição|subscrição)|wypisz się|zrezygnuj z subskrypcji',
);
export const AWAY = either(
  'automatic reply|auto(?:matic)?[- ]?reply|out of (?:the )?office|(?<!(?:go|goes|going|gone) )on (?:annual )?leave|automatische antwort|abwesend|abwesenheit|im urlaub',
  'réponse automatique|absence du bureau|en congés?|absente? du|respuesta automática|fuera de la oficina|de vacaciones|risposta automatica|fuori ufficio|in ferie',
  'automatisch antwoord|ik ben (?:\\p{L}{1,14} ){0,3}afwezig|afwezig(?:heid)?:|met vakantie|resposta automática|fora do escritório|de férias|autoodpowiedź|na urlopie|poza biurem',
);

/** A notice about a parcel, whichever of its sentences has the time. */
export const PARCEL = either(
  'parcel|package|shipment|paket|sendung|colis|paquete|pacco|pakket|pakje|encomenda|pedido|bestellung|bestelling|zamówienie|paczk[aęi]|przesyłk[aęi]',
);
export const ARRIVES = either(
  '(?:will )?be delivered|arrives?|out for delivery|zugestellt|geliefert|trifft|dotrze|sera livrée?|arrive|llegará|llega|in consegna|arriverà|bezorgen|bezorgd|chega|será entregue|doręcz\\p{L}{1,6}|zostanie',
);

/** The timetable of a journey, in any of the languages: "departs 07:45, arrives 10:17". */
export const JOURNEY = either(
  '(?:depart(?:s|ure)?|dep\\.|abfahrt|abflug|ab \\p{L}{2,12} (?:hbf|bahnhof)|départ|salida|partenza|vertrek|odjazd|odlot|wylot|partida)(?!\\p{L})[^;!?]{0,80}(?:arriv(?:e|es|al|ée|o)|arr\\.|ankunft|an|llegada|aankomst|przyjazd|przylot|chegada)',
  '(?:ice|ic|ec|tgv|ave|tlk|eic|rjx?) ?\\d{1,5} ',
);

/** What begins a sentence that takes back the one before it. */
export const REGRETS = either(
  '^(?:leider|unfortunately|sadly|malheureusement|lamentablemente|desgraciadamente|por desgracia|purtroppo|helaas|jammer genoeg|niestety|infelizmente)',
);
/** What offers something else than the sentence before it. */
export const COUNTERS = either(
  'instead|rather|stattdessen|lieber|plutôt|en su lugar|en cambio|piuttosto|invece|liever|in plaats daarvan|zamiast tego|wolał(?:bym|abym)|em vez disso|prefiro',
);
