const either = (...lists: string[]) =>
  new RegExp(`(?<![\\p{L}\\d])(?:${lists.join('|')})(?![\\p{L}\\d])`, 'u');

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
  'automatisch antwoord|afwezig\\p{L}{0,4}|met vakantie|resposta automática|fora do escritório|de férias|autoodpowiedź|na urlopie|poza biurem',
);

/** A meeting that does not take place, or a proposal that is turned down. */
export const CANCELLED = either(
  "cancel(?:l?ed|ling)?|call(?:ed|ing)? off|falls? through|won['’]t take place|absag\\p{L}{1,3}|abgesagt|entfällt|entfallen|fällt (?:leider )?aus|storniert",
  'annul(?:er|ée?s?|ons)|annulation|cancelar|cancelad[oa]s?|cancelo|cancelación|anular|suspendid[oa]|annullar\\p{L}|annullat[oa]|annullo|disdire|disdett[oa]|salta(?:ta|to)',
  'annuleren|geannuleerd|afzeggen|afgezegd|afgelast|gaat (?:\\S{1,12} ){0,6}niet door|vervalt|cancelamento|desmarcar|desmarcad[oa]|odwołać|odwołan[eya]|odwołuję|anulowan[eya]',
);

/** Times that are no meetings: deadlines, payments, deliveries, journeys, opening hours, what is past. */
export const OTHER = either(
  // Payments and deadlines.
  'deadline|(?:is|are|was|falls) due|due (?:date|on|by)|overdue|expires?|cut-off|renews|plazo|prazo|délai|inschrijven|inscripciones|inscrições|iscrizioni|inscriptions|zgłoszenia|anmeldeschluss|verlängert sich|se renueva|si rinnova|invoice|zahlbar|fällig|skonto|frist|stichtag|rechnung|échéance|facture|règlement|vencimiento|vence|factura|scadenza|scade|fattura',
  'vervaldatum|factuur|vencimento|fatura|termin płatności|faktur[ay]|płatności|offres sont à déposer',
  'at the latest|au plus tard|spätestens|a más tardar|al più tardi|o mais tardar|najpóźniej|uiterlijk|\\p{L}{0,20}frist|fees?|valable|geldig|ważn[aey]',
  'läuft ab|abgelaufen|caduca|expira|verloopt|wygasa|scade',
  // Deliveries.
  'deliver(?:y|ed|ies)|parcel|courier|zugestellt|zustellung|sendung|lieferung|geliefert|colis|livrée?s?|livraison|mensajer[oa]|paquete|pedido|entrega llegará|pacco|in consegna|spedizione',
  'pakket|bezorgen|bezorgd|bezorging|encomenda|paczk[aęi]|doręcz\\p{L}{1,6}|kurier',
  // Journeys.
  'flight|depart(?:s|ure|ing)?|boarding|train|flug|abflug|zug|vol n°|train|vuelo|salida|llegada|tren|volo|treno|partenza|vlucht|trein|voo|partida|pociąg|odlot|odjazd',
  // Opening hours and absence.
  're-?open(?:s|ing)?|rouvr\\p{L}{1,4}|abren?|abrem|aprono|reabr\\p{L}{1,5}|riapr\\p{L}{1,5}|heropen\\p{L}{0,3}|open|opening hours|opens|closed|closes|office hours|hours:|geöffnet|öffnet|öffnungszeiten|geschlossen|schließt|sprechzeiten|telefonisch erreichbar|ouverte?s?|ouvre|fermée?s?|fermeture|horaires?',
  'abiert[oa]s?|abrimos|cerrad[oa]s?|cierr[oa]|horario de (?:atención|apertura)|apert[oaie]|chius[oaie]|orari|geopend|gesloten|bereikbaar|openingstijden|abert[oa]s?|fechad[oa]s?|horário de (?:atendimento|funcionamento)|czynn[eya]|otwart[eya]|nieczynn[eya]|zamknięt[eya]|godziny otwarcia',
  // What machines do.
  'maintenance|downtime|wartung\\p{L}{0,8}|mantenimiento|manutenzione|onderhoud|manutenção|konserwacj[aię]|prace serwisowe',
  // What is over.
  'as discussed|as we discussed|minutes of|thanks for (?:the|our|your) (?:\\p{L}{1,12} )?(?:call|meeting|talk|chat|visit|conversation)|last (?:week|month)',
  'protokoll|danke für|dank für das|compte[- ]rendu|procès-verbal|merci pour|acta de|gracias por',
  'verbale|grazie per|verslag|notulen|bedankt voor|ata da|obrigad[oa] pel[oa]|protokół|notatk[ai]|dziękuj(?:ę|emy) za',
);
/** A notice about a parcel, whichever of its sentences has the time. */
export const PARCEL = either(
  'parcel|package|shipment|paket|sendung|colis|paquete|pacco|pakket|pakje|encomenda|pedido|paczk[aęi]|przesyłk[aęi]',
);
export const ARRIVES = either(
  '(?:will )?be delivered|arrives?|out for delivery|zugestellt|geliefert|sera livrée?|arrive|llegará|llega|in consegna|arriverà|bezorgen|bezorgd|chega|será entregue|doręcz\\p{L}{1,6}|zostanie',
);

/** What moves a meeting: of the times in such a sentence the last one holds. */
export const MOVED = either(
  'move|moved|moving|reschedul(?:e|ed|ing)|postpone(?:d)?|push(?:ed)?|shift(?:ed)?|bring forward|verschieb\\p{L}{1,3}|verschoben|verleg\\p{L}{1,3}|verlegt|vorverlegt',
  'report(?:er|ée?s?|ons)|décal(?:er|ée?s?|ons)|déplac(?:er|ée?s?)|avanc(?:er|ée?s?)|pasar|pasamos|mover|movemos|cambi(?:ar|amos|ado|ada)|aplaz\\p{L}{1,4}|traslad\\p{L}{1,4}|adelant\\p{L}{1,4}|pospon\\p{L}{1,5}|pospuest[oa]',
  'spost(?:are|iamo|at[oa]|o)|rinvi(?:are|at[oa])|rimand(?:are|at[oa])|anticip(?:are|at[oa])|verzet|verzetten|verplaatst?(?:en)?|verschoven|verschuiven|remarc\\p{L}{2,4}|reagend\\p{L}{2,4}|adi(?:ar|ad[oa]|amos)|passa(?:r|mos)? para|mud(?:ar|amos|ad[oa])',
  'przenieść|przeniesion\\p{L}|przenosimy|przełoż\\p{L}{2,4}|przesun\\p{L}{2,4}|przesuwamy|zmien\\p{L}{2,5}',
);

/** What says that days are a meeting of whole days. */
export const WHOLE_DAY = either(
  'all[- ]day|(?:whole|full|entire) day|ganztägig\\p{L}{0,2}|ganzen tag|ganzer tag|ganztags|toute la journée|journée entière|journée complète|todo el día|jornada completa|día completo',
  "tutto il giorno|(?:per )?l['’]intera giornata|giornata intera|intera giornata|hele dag|de gehele dag|dia inteiro|um dia inteiro|dia todo|cały dzień|całodniow\\p{L}{1,3}",
);
export const HOLIDAY = either(
  'closed|holidays?|(?:on )?vacation|on leave|annual leave|geschlossen|urlaub|ferien|betriebsferien|fermée?s?|congés?|vacances|cerrad[oa]s?|vacaciones|chius[oaie]|ferie|gesloten|vakantie|fechad[oa]s?|férias|zamknięt\\p{L}|urlop\\p{L}{0,3}',
);

/** A "not" that takes nothing back: "why not Thursday at three", "don't forget". */
export const HARMLESS_NOT =
  /(?:why not|(?:do not|don['’]t|please don['’]t) forget|not only|no problem|if not|warum nicht|nicht vergessen|vergiss nicht|vergessen sie nicht|nicht nur|kein problem|falls nicht|pourquoi pas|n['’]oublie[sz]? pas|pas de problème|sinon|por qué no|no (?:te )?olvid\p{L}{1,4}|si no|perché non|non dimentic\p{L}{1,5}|non c['’]è problema|se non|waarom niet|niet vergeten|vergeet niet|geen probleem|por que não|não (?:se )?esque\p{L}{1,4}|sem problema|se não|czemu nie|dlaczego nie|nie zapomnij(?:cie)?|jeśli nie)(?!\p{L})/gu;
