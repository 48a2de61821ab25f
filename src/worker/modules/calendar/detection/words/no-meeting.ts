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
  'automatic reply|auto(?:matic)?[- ]?reply|out of (?:the )?office|on (?:annual )?leave|automatische antwort|abwesend|abwesenheit|im urlaub',
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

/** What says that days are a meeting of whole days. */
export const WHOLE_DAY = either(
  'all[- ]day|(?:whole|full|entire) day|ganztägig\\p{L}{0,2}|ganzen tag|ganzer tag|ganztags|(?:zwei|drei|vier|beide) ganze tage|toute la journée|journée entière|journée complète|todo el día|durante toda la jornada|jornada entera|día entero|jornada completa|día completo',
  "tutto il giorno|tutta la giornata|(?:per )?l['’]intera giornata|giornata intera|intera giornata|hele dag|de gehele dag|dia inteiro|um dia inteiro|dia todo|todo o dia|o dia completo|durante o dia|cały dzień|całego dnia|przez cały|całodniow\\p{L}{1,3}",
);
export const HOLIDAY = either(
  'closed|holidays?|(?:on )?vacation|on leave|annual leave|geschlossen|urlaub|ferien|betriebsferien|fermée?s?|congés?|vacances|cerrad[oa]s?|vacaciones|chius[oaie]|ferie|gesloten|vakantie|fechad[oa]s?|férias|zamknięt\\p{L}|(?:am|are|is|i.m|we.re) free|free all|available|frei|verfügbar|libres?|disponib\\p{L}{1,5}|liber[oaie]|vrij|beschikbaar|livres?|disponíve\\p{L}{1,2}|woln[yaei]|dostępn[yae]|urlop\\p{L}{0,3}',
);

/** "Keep the days free" asks the reader to come. */
export const KEEP_FREE = new RegExp(
  unaccented(
    '(?:keep|halte[nt]?|houd(?:t|en)?|gardez|garde|reserv\\p{L}{1,4}|tenga(?:n)?|ten|tenete|tieni|mantenha|guarde|prosimy o|zarezerwuj\\p{L}{0,3})(?: [^ .;!?]{1,14}){0,4} (?:frei|free|vrij|libres?|liber[oaie]|livres?|woln[yae])',
  ),
  'gu',
);

/** A "not" that takes nothing back: "why not Thursday at three", "don't forget". */
export const HARMLESS_NOT = new RegExp(
  unaccented(
    String.raw`(?:why not|(?:do not|don['’]t|please don['’]t) forget|not only|no problem|if not|warum nicht|nicht vergessen|vergiss nicht|vergessen sie nicht|nicht nur|kein problem|falls nicht|pourquoi pas|n['’]oublie[sz]? pas|pas de problème|sinon|por qué no|no (?:te )?olvid\p{L}{1,4}|si no|perché non|non dimentic\p{L}{1,5}|non c['’]è problema|se non|waarom niet|niet vergeten|vergeet niet|geen probleem|por que não|não (?:se )?esque\p{L}{1,4}|sem problema|se não|czemu nie|dlaczego nie|nie zapomnij(?:cie)?|jeśli nie|kein(?:e)? (?:scherz|sorge|thema|stress|eile)|no (?:rush|hurry|worries|stress|joke)|n'hésitez pas|n'hésite pas|pas de souci|sans souci|no dude\p{L}{0,1}|no hay problema|no hay prisa|non esit\p{L}{1,4}|nessun problema|aarzel niet|geen zorgen|geen haast|não hesit\p{L}{1,3}|nie ma problemu|leider erst|unfortunately only)(?!\p{L})`,
  ),
  'gu',
);
