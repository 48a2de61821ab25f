import { unaccented } from '../text/plain.ts';

const either = (...lists: string[]) =>
  new RegExp(`(?<![\\p{L}\\d])(?:${unaccented(lists.join('|'))})(?![\\p{L}\\d])`, 'u');

/** Bulk mail and automatic replies, in the text and the subject: none of their sentences is an offer. */
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
  'delivery slot|delivery window|your order|parcel|package|shipment|paket|sendung|colis|paquete|envío|pacco|spedizione|pakket|pakje|encomenda|pedido|bestellung|bestelling|zamówienie|paczk[aęi]|przesyłk[aęi]',
);
export const ARRIVES = either(
  'delivery slot|delivery window|on the lorry|entrega|(?:will )?be delivered|komt (?:er ?aan|vrijdag|morgen|vandaag|maandag|dinsdag|woensdag|donderdag|zaterdag)|arrives?|out for delivery|zugestellt|geliefert|trifft|dotrze|sera livrée?|arrive|llegará|llega|in consegna|arriverà|bezorgen|bezorgd|geleverd|entregad[oa]s?|consegnat[oa]|chega|será entregue|em trânsito|en reparto|entrega prevista|in viaggio|arriva|unterwegs|onderweg|en cours de livraison|w drodze|doręcz\\p{L}{1,6}|zostanie',
);

/** A notice about planned maintenance of a system: none of its hours is a meeting. */
export const MAINTENANCE = either(
  '(?:scheduled|planned) (?:system |server |network )?(?:maintenance|outage|downtime)|maintenance window|planned works|(?:geplante|planmäßige) (?:\\p{L}{0,20}wartung\\p{L}{0,12}|störung|unterbrechung)|wartungs(?:fenster|arbeiten)',
  '(?:intervention|maintenance) (?:programmée|planifiée)|(?:interruption|coupure) (?:de service )?(?:programmée|planifiée)|mantenimiento (?:programado|planificado)|corte programado|manutenzione (?:programmata|pianificata)|interruzione programmata',
  '(?:onderhoud|wartung|manutenzione|intervento programmato|mantenimiento|maintenance|konserwacja|manutenção|arbeiten|prace) (?:[^ ]{1,12} ){0,3}[^ ]{0,8}server[^ ]{0,6}',
  'gepland (?:\\p{L}{1,14} )?onderhoud|onderhoudsvenster|(?:manutenção|intervenção) (?:programada|planeada|agendada)|interrupção programada|planowan(?:a|e) (?:konserwacja|prace|przerwa)|prace (?:serwisowe|konserwacyjne|techniczne)|przerwa techniczna',
);

/** A subject about a broadcast: its hour is for watching or listening. */
export const BROADCAST = either(
  'à la (?:télé|radio)|en la (?:tele|radio|televisión)|im (?:fernsehen|radio)|on (?:tv|the radio|the telly|television)|(?:in tv|alla radio|in televisione)|op (?:tv|de radio|televisie)|na (?:tv|rádio|televisão)|w (?:telewizji|radiu|radio)',
);

/** A staff schedule: a subject, or a sentence beside a list of hours. */
export const ROSTER = either(
  "who(?:'s| is| will be) (?:where|away|off|missing|in when|on (?:the|our))|who to ask for|los turnos|escala d[aeo]s?|wer (?:\\p{L}{1,6} )?(?:wann|wo) (?:\\p{L}{1,4} )?(?:da|ist)|wer ist (?:wo|wann|weg)|qui est (?:là|où|absent)|quién está|chi c['’]è|wie (?:is|zit) (?:waar|er wanneer)|bezetting|quem está|kto (?:kiedy|gdzie)|(?:bar|wochenend|bereitschafts|not|früh|spät|nacht)dienste?|rooster|barrooster|dienstplan|duty rota|rota|roster|(?:i )?turni|cuadrante|grafik dyżurów|dyżury|planning de la semaine",
);

/** Something that happens without the reader: "no need for you to be there", "just so you know". */
export const WITHOUT_READER = either(
  "(?:no need for (?:you|anyone|anybody) to|(?:you|nobody) (?:don't|do not|needn't|need not|won't|doesn't)(?: need to| have to)?) (?:be (?:there|present)|attend)|just so (?:you know|you're in the picture|you are aware)|so you're in the picture",
  '(?:müssen|musst|müsst|brauchen|brauchst|braucht)(?: [^ .;!?]{1,20}){0,4} (?:nicht|nichts) (?:\\S+ ){0,2}(?:dabei|anwesend|da|vor ort) (?:zu )?sein|anwesenheit ist nicht (?:nötig|erforderlich|notwendig)|nur damit (?:du|ihr|sie) (?:bescheid|es) (?:weißt|wisst|wissen)',
  "(?:votre|ta) présence n['’]est pas (?:nécessaire|requise|indispensable)|pas besoin (?:que (?:tu|vous) soy?(?:is|ez)|d['’]être) (?:là|présente?s?)|juste pour (?:que (?:tu saches|vous sachiez)|(?:t['’]|vous )informer)",
  '(?:su|tu|vuestra) presencia no es (?:necesaria|precisa)|no (?:hace falta|es necesario|hay necesidad de) que (?:est[eé]s?|estéis|estén|vayas?|asistas?|asista)|solo para que (?:lo )?(?:sepas|sepáis|sepa|estés al tanto)',
  '(?:la )?(?:tua|sua|vostra) presenza non (?:è|serve|è necessaria)|non (?:serve|occorre|è necessario) che (?:ci )?(?:tu|lei|voi)? ?(?:sia|siate|ci sia)|solo per(?:ché tu lo sappia| tua informazione| informarti| informarvi)',
  'hoef(?:t|en)?(?: [^ .;!?]{1,20}){0,4} (?:er )?niet (?:\\S+ ){0,2}(?:bij te zijn|aanwezig te zijn|bij aanwezig|langs te komen)|aanwezigheid is niet (?:nodig|vereist)|even (?:zodat|dat) (?:je|jullie|u) het weet',
  '(?:a )?(?:sua|tua|vossa) presença não é (?:necessária|precisa|obrigatória)|não (?:precisa|precisas|precisam|é preciso|é necessário) (?:de )?(?:estar|estarem|estares) (?:lá|presentes?)|só para (?:ficares|ficar|ficarem|saberes|saberem|saber|você saber|vocês saberem)(?: a)?(?: saber)?',
  '(?:nie musi(?:sz|cie)? (?:\\S+ ){0,2}być (?:obecn[yai]|na miejscu)|(?:pan|pani|twoja|wasza|państwa) obecność nie jest (?:konieczna|wymagana|potrzebna)|żeby(?:ś|ście)? (?:tylko )?wiedzia\\p{L}{1,4})',
  "(?:she|he|they)(?:'ll| will) (?:tell|report|let you know|fill you in)|(?:er|sie) (?:erzählt|berichtet|sagt) (?:dir|euch|ihnen)|(?:elle|il) te (?:racontera|dira)|ya (?:os|te|le|les|nos) (?:contará|dirá)n?|(?:poi|dopo) (?:ti|vi|le) (?:dice|racconta|riferisce)|(?:hij|zij|ze) (?:vertelt|laat) (?:je|jullie|het)|depois (?:conta|diz)-(?:te|vos|lhe)|(?:potem|później) (?:ci|wam) (?:opowie|powie)",
  'in case you hear|if you hear|(?:falls|wenn) (?:du|ihr|sie) (?:[^ .;!?]{1,12} )?(?:lärm|krach)|si (?:tu entends|vous entendez)|por si (?:oyes|oís|oye|oyen)|se (?:senti|sentite|sente) (?:dei |qualche )?rumor[ei]|als (?:je|jullie|u) (?:[^ .;!?]{1,12} )?(?:lawaai|herrie|geluid)|se ouvir(?:es|em)?|(?:jeśli|gdyby) (?:usłysz\\p{L}{1,4})',
);
/** A word that marks a list of hours beside days as opening hours. */
export const CLOSED = either(
  'closed|geschlossen|ruhetag|fermée?s?|cerrad[oa]s?|chius[oaie]|gesloten|fechad[oa]s?|encerrad[oa]s?|nieczynne|zamknięte',
);

/** A meeting that is rescheduled: "which we had fixed for Thursday" is not in the past. */
export const PLANNED = either(
  '(?:that|which) (?:we |was |were )?(?:had )?(?:fixed|arranged|planned|supposed)|(?:die|den|das|der) wir (?:\\S+ ){0,6}(?:hatten|vereinbart|verabredet)|que (?:nous )?avions (?:fixé|prévu|convenu)\\p{L}{0,2}',
  'que (?:habíamos|teníamos) (?:quedado|fijad[oa]|acordad[oa]|previst[oa])|che avevamo (?:fissat[oa]|concordat[oa]|previst[oa])|(?:die|dat) we (?:hadden (?:\\S+ ){0,3}(?:afgesproken|gepland)|(?:\\S+ ){0,3}(?:afgesproken|gepland) hadden)|que (?:tínhamos|havíamos) (?:marcado|combinado|agendado)|któr(?:e|ą|y) (?:mieliśmy|umówiliśmy|ustaliliśmy)',
);

/** The timetable of a journey, in any of the languages: "departs 07:45, arrives 10:17". */
export const JOURNEY = either(
  '(?:depart(?:s|ure)?|dep\\.|(?:que )?sale|abfahrt|abflug|ab \\p{L}{2,12} (?:hbf|bahnhof)|départ|salida|partenza|vertrek|odjazd|odlot|wylot|partida)(?!\\p{L})[^;!?]{0,80}(?:arriv(?:e|es|al|ée|o)|arr\\.|ankunft|an|llegada|llega|aankomst|przyjazd|przylot|chegada)',
  '(?:ice|ic|ec|tgv|ave|tlk|eic|rjx?) ?\\d{1,5} ',
);

/** The start of a sentence that revokes the one before it. */
export const REGRETS = either(
  '^(?:leider|unfortunately|sadly|malheureusement|lamentablemente|desgraciadamente|por desgracia|purtroppo|helaas|jammer genoeg|niestety|infelizmente)',
);
/** Words for an alternative to the sentence before. */
export const COUNTERS = either(
  'instead|rather|stattdessen|lieber(?! (?:ist|wäre))|plutôt|en su lugar|en cambio|piuttosto|invece|liever|in plaats daarvan|zamiast tego|wolał(?:bym|abym)|em vez disso|prefiro',
  "make it(?= (?:\\d|half|noon|quarter))|(?:a bit|a little|slightly|half an hour|an hour) (?:later|earlier)|(?:etwas|ein bisschen|eine (?:halbe )?stunde) (?:später|früher)|un peu plus (?:tard|tôt)|un poco (?:más tarde|antes|después)|un po['’] (?:più tardi|prima|dopo)|(?:iets|wat|half uur(?:tje)?|een uur) (?:later|vroeger|eerder)|trochę (?:później|wcześniej)|um pouco mais (?:tarde|cedo)",
);

/** Words that add to the offer of the sentence before: "Otherwise Thursday at nine". */
export const CONTINUES = either(
  '^(?:or|otherwise|alternatively|if not|failing that|oder|sonst|ansonsten|alternativ|andernfalls|ou|sinon|ou alors|ou bien|à défaut|o|o bien|si no|en su defecto|oppure|altrimenti|o anche|in alternativa|se no|of|anders|zo niet|ou então|senão|se não|caso contrário|albo|lub|ewentualnie|jeśli nie|jak nie|a jak nie|else)',
);
/** Daily hours, of an office or a hotline. */
export const DAILY = either(
  'lu(?:n\\.?)? ?[-–] ?v(?:e|en\\.?)|m(?:o|on\\.?) ?[-–] ?fri?\\.?|ma ?[-–] ?vr|pn\\.? ?[-–] ?pt\\.?|seg\\.? ?[-–] ?sex\\.?|l(?:un\\.?)? ?[-–] ?v(?:ie\\.?)?|lun ?[-–] ?(?:ven|sab)|every day|daily|each day|seven days|7 days a week|(?:on )?weekdays|täglich|jeden tag|werktags|werktäglich|wochentags|rund um die uhr|tous les jours|chaque jour|7j/7|en semaine|todos los días|cada día|a diario|de lunes a|tutti i giorni|ogni giorno|dal lunedì|lun-ven|elke (?:werk)?dag|dagelijks|iedere dag|op werkdagen|todos os dias|diariamente|em dias úteis|codziennie|każdego dnia|w dni robocze',
);

/** The writer cannot come after all. */
export const CALLS_OFF = either(
  "(?:have to|need to|must|going to have to) (?:cancel|call (?:it|that) off)|muss (?:ich )?(?:den termin |das |ihn |leider |daher )*absagen|(?:dois|devons|suis obligée? d['’]|je préfère) ?annuler|(?:tengo|tenemos) que (?:cancelar|anular)|me toca cancelar",
  '(?:devo|dobbiamo|sono costrett[oa] ad?) (?:annullare|disdire|rinunciare)|moet (?:ik )?(?:de afspraak |het |helaas )*(?:afzeggen|annuleren)|musz(?:ę|ę niestety|ę jednak) odwołać|(?:tenho|temos) (?:de|que) (?:cancelar|desmarcar)|preciso (?:cancelar|desmarcar)',
);
