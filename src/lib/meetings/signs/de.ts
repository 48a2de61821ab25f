import type { Signs } from './signs.ts';

export const german: Signs = {
  meet: `
    ich hätte|wir hätten|luft|such dir (?:was |etwas )?aus|gebongt|ist notiert|angucken|anschauen|ansehen|grillen wir
    pass(?:t|en|te|ten) … (?:dir|ihnen|euch|mir|uns|es|ihr)|(?:dir|ihnen|euch|mir|uns|es|das|termin|tag|auch) … pass(?:t|en|te|ten)|wie wäre*|wie wär's|wie ist es|wie sieht es|wie sieht's|ginge*|geht (?:es|das|auch|dir|ihnen|bei)|würde … (?:gehen|passen)|klappt|möglich
    (?:hast|habt|haben|hätten|hättest|hättet) … (?:zeit|lust|luft|termin)|zeit für|(?:bist|sind|seid) … (?:frei|da|verfügbar|dabei|im büro)|(?:wäre|wären|bin|sind) … (?:frei|verfügbar)
    treff\\p{L}{1,6}|getroffen|trifft|sehen (?:wir )?uns|sehen wir|wir sehen|siehst|wiedersehen|zusammensetz*|zusammenkomm*|verabred*|besprech*|bereden|austausch*|unterhalten|kennenlern*
    (?:sprechen|telefonieren|reden|essen|frühstücken|mittagessen|skypen|zoomen|kaffee) (?:wir|sie|können)|wir (?:\\S+ )?(?:sprechen|telefonieren|reden)|darüber (?:sprechen|reden)|telefonieren
    (?:rufe|ruf|rufen|melde) (?:\\S+ ){1,6}an|anrufen|ruf* … (?:sie|dich|euch|mich|uns|ihnen)|vorbeikomm*|vorbeischau*|komm\\p{L}{1,3} … (?:vorbei|rum|rüber|zu|bei|her|mit|dazu)|vorbei|zu (?:ihnen|dir|euch|uns)|bei (?:ihnen|dir|euch|uns|mir)|in ihre[nmrs]? (?:haus|büro|wohnung|betrieb|räumen|firma|hause)
    ihr(?:em|en|es)? (?:termin|beratungstermin|besuch|gespräch|vorstellungsgespräch|platz|tisch|untersuchung|behandlung|\\p{L}{2,20}termin)|dein (?:termin|platz|tisch)|unser\\p{L}{0,2} (?:termin|treffen|gespräch|besprechung|telefonat|call|meeting|\\p{L}{2,20}termin|jour|essen|\\p{L}{2,20}gespräch|\\p{L}{2,20}besprechung)
    schlag\\p{L}{1,4} … vor|vorschlag\\p{L}{0,6}|vorschlagen|anbieten|biete* … an|folgende(?:n)? termine|termine|zur auswahl|entweder|alternativ*|oder lieber|lieber|am besten|gerne|gern|bevorzug*
    lade* … ein|einlad\\p{L}{1,5}|eingeladen|laden … ein|einladung|herzlich (?:eingeladen|willkommen)|begrüßen|willkommen|erwart\\p{L}{1,4} (?:sie|dich|euch|wir)|wir erwarten|freu\\p{L}{1,3} … auf|freue mich|freuen uns|würde mich freuen|wäre schön|teilnehmen|erscheinen sie|bitte (?:kommen|seien|bringen|erscheinen|merk*|finden)|finden sie sich
    bestätig\\p{L}{1,4}|vereinbar\\p{L}{1,4}|abgemacht|ausgemacht|steht|festgelegt|vorgemerkt|eingetragen|gebucht|reserviert|notier\\p{L}{1,4}|blockier\\p{L}{1,4}|halten wir|nehmen wir|nehme ich|machen wir|sagen wir|einverstanden|perfekt|super|prima|bis dann|geht klar|bleibt es bei|es bleibt bei
    kann ich|könnte ich|können wir|könnten wir|könnten sie|können sie|könntest du|kannst du|könnt ihr|magst du|mögen sie|wollen wir|sollen wir|wollt ihr|willst du|möchten sie|möchtest du|darf ich|dürfen wir|würde ich|würden wir|schaffst du|ich könnte|ich kann|wir könnten|wir können
    kommt … (?:um|am|zwischen|gegen|von|ab)|kommen (?:wir|um|am|zwischen)|komme (?:ich|um|am|morgen|gegen)|ich komme|wir kommen|besuch\\p{L}{1,4} (?:sie|dich|euch|uns|wir|mich)|erinnerung|erinnern|nicht vergessen|denk\\p{L}{1,2} an|vor ort
    zoom|teams|google meet|skype|videocall|videokonferenz|video-call|einwahl|per telefon|telefonisch um
    wäre es möglich|ist es möglich|anschaue\\p{L}{0,2}
    ^(?:gut|ok|okay|alles klar|na gut|in ordnung|ja)(?=[ ,!.])|dann also|also dann|hätte ich|hätten wir|noch (?:\\S+ )?frei|wir (?:beginnen|starten|fangen|legen)|(?:beginnen|starten) wir|fangen wir|legen wir los|kommen sie|kommt (?:gerne|vorbei|zu uns)|feiern sie
    (?:wäre|wären|ist|sind) (?:ok|okay|gut|fein|super|perfekt|möglich|mir recht|uns recht|ideal)
    (?:hole|holen) … ab
    eingeplant|vorgesehen
    (?:soll|sollen|sollt|sollst|müsst|musst) (?:\\S+ ){0,6}(?:sein|kommen|erscheinen)|(?:darf|dürfen|kann|können|könnt) (?:\\S+ ){0,6}(?:kommen|gebracht)
    chömed|chunsch|wer (?:bringt|fährt|kommt|macht mit|ist dabei|hat lust|kann)|verbi|bi (?:dir|eu|ihne)|zäme`,
  event: `
    inventur|termin*|\\p{L}{2,20}termin*|treffen|besprechung*|\\p{L}{2,20}besprechung*|gespräch*|\\p{L}{2,20}gespräch*|sitzung*|\\p{L}{2,20}sitzung*|meeting*|call|telefonat*|telefontermin|telefonkonferenz|konferenz*|jour fixe|kick-?off|workshop*|schulung*|seminar*|fortbildung*|kurs*|training*|probe|probetraining|probearbeit*
    besuch*|besichtigung*|begehung*|führung*|abnahme|übergabe|\\p{L}{2,20}übergabe|begutachtung|inspektion|prüfung|ablesung|aufmaß|ausmessen|messung|vermessung|montage|installation|reparatur|wartungstermin|techniker*|monteur*|handwerker*|geselle|gutachter*|sachverständige*|schornsteinfeger*
    mittagessen|abendessen|frühstück|essen|mittag|kaffee|kaffeetrinken|umtrunk|feier*|\\p{L}{2,20}feier|fest|\\p{L}{2,20}fest|party|geburtstag*|hochzeit|eröffnung*|vernissage|empfang|konzert|lesung|vortrag|präsentation|vorführung|vorstellung*|interview|vorstellungsgespräch|bewerbungsgespräch|beratung*|untersuchung|behandlung|anprobe|verhandlung|mündliche*
    versammlung|\\p{L}{2,20}versammlung|elternabend|stammtisch|klausur*|tagung*|messe|messestand|stand|markt|\\p{L}{0,14}ausflug|findet … statt|statt|stattfinden|beginn*|start*|treffpunkt|tagesordnung|agenda|besprechen|testlauf|echtstart|shooting|fototermin|dreh|audit|notar*|beurkundung|webinar|date|review|retro*|demo|wann:|uhrzeit:|datum:|wir fahren|fahren wir|kann|können|könnte*|ginge*
    impfung|impftermin|anprobe*|portrait*|dann
    trauerfeier|beerdigung|beisetzung|taufe|besichtig\\p{L}{1,3}|gottesdienst
    \\p{L}{2,20}stunde
    hauptuntersuchung|tüv|\\p{L}{2,20}untersuchung|\\p{L}{2,20}probe
    ausstand|grillen|grillabend|kuchen|pizza|kino|skat|doppelkopf|spieleabend|wanderung|kegeln`,
  people: `sie|ihnen|ihr|ihre|ihrem|ihren|ihrer|du|dir|dich|dein*|euch|euer|eure|wir|uns|unser*|mich|mir|alle|zusammen|leute|jungs|mädels`,
  other: `
    beitrag … läuft|wiederholung am|mediathek
    uhren|\\p{L}{2,14}zeiten|(?:muss|müssen) (?:\\S+ ){0,10}(?:vorliegen|eingegangen sein|eingehen|eintreffen|da liegen)
    unerreichbar|nicht erreichbar
    lande|landet|landen|\\p{L}{0,12}tarif\\p{L}{0,2}|zuschlag|(?:liegt|liegen) (?:\\S+ ){0,10}bereit|arte|zdf|ard|rtl|doku\\p{L}{0,10}|parken sie|verkaufsoffen*|(?:karten|tickets) (?:gibt|sind|ab)|außer betrieb|(?:muss|müssen) (?:\\S+ ){0,10}(?:liegen|abgegeben|eingereicht)
    (?:sind|bin|ist) (?:wir|ich|unser \\p{L}{2,14}) (?:wieder|zurück)|wieder (?:zurück|im büro|geöffnet)|hatte … (?:vorgeschlagen|angeboten|gefragt)|wie war|wie waren|wie lief|spielt|heimspiel|film|ezb|gibt … bekannt|umzugswagen|trifft … ein|(?:bewerbungs|anmelde|buchungs|meldungs)schluss|niemand|gerammt|angebotsöffnung|eingetroffen
    bei (?:rück)?fragen|am telefon
    liefer(?!wagen)\\p{L}{1,5}|geliefert|anlieferung|zugestellt|zustellung|zustellen|sendung|versand*|verschickt|versendet|spedition|paket*|abholbereit|abgeholt werden|abholung ab|(?<!(?:ich|wir|ecke|gegend|nähe|region|stadt) )unterwegs
    zahlen|zahlung*|bezahl*|überweis*|abgebucht|abbuch*|eingezogen|einzug|lastschrift|fällig*|zahlbar|skonto|rechnung vom|verlänger\\p{L}{1,4} sich|läuft … (?:ab|aus)|abgelaufen|endet|ablauf|gültig|kündig*|frist*|\\p{L}{2,20}frist|stichtag|einsendeschluss|anmeldeschluss|annahmeschluss|redaktionsschluss|schluss
    spätestens|bis einschließlich|(?:reichen|schick\\p{L}{1,2}|senden|sende|geben|anmelden|bewerben|zurücksenden|einreichen|abgeben|brauche|benötige\\p{L}{0,1}|bitten) … bis|melden sie sich … bis|bescheid bis|rückmeldung bis|anmeldung* (?:ist |sind )?(?:bis|ab)
    geöffnet|öffn\\p{L}{1,4}|öffnungszeit*|geschlossen|schließ\\p{L}{1,3}|sprechzeit*|sprechstunde*|servicezeit*|geschäftszeit*|bürozeit*|erreich\\p{L}{1,4}|für sie da|wieder da|wieder für|nicht besetzt|besetzt von|telefonzeit*|kassenzeit*|betriebsferien|zurück im büro|wie gewohnt
    wartungsfenster|störung*|ausfall*|stromausfall|abgeschaltet|abgestellt|abschalt*|unterbroch*|unterbrech*|gesperrt|sperrung|umleitung|server*|update|aktualisier*|nicht verfügbar|streik*
    flug|abflug|abfahrt|ankunft|fährt … ab|boarding|gleis|fahrplan|zug (?:fährt|geht|kommt)|hält in
    aktion (?:endet|läuft|startet|gilt)|angebot (?:gilt|endet)|verkaufsstart|vorverkauf|veröffentlich\\p{L}{1,3}|erschein(?:t|en) (?:am|im)|ausgestrahlt|sendet|gesendet|im fernsehen|im radio|live übertragen|freigeschaltet|online gestellt|tritt … in kraft|in kraft|gestartet
    wie besprochen sende|dank für (?:das|den|die|ihr*|dein*|unser*|euer*)|danke für (?:das|den|die|ihr*|dein*|unser*|euer*)|bedanke* … für|war (?:schön|nett|toll|interessant|gut)|hat mich gefreut|protokoll*|letzte woche|letzten|vergangene*|gestern|vorgestern|nicht erschienen|niemand gekommen|sollte … kommen|wollte … kommen|hätte … sollen|war verabredet|waren verabredet|hatten … vereinbart
    protokolliert|erfasst um|gemessen um|eingegangen|entnommen|backup*|log|angemeldet um|buchungstag
    fahrer*|spediteur*|kein (?:wasser|strom|gas)|website|webseite|portal|im radio|fernsehen|deutschlandfunk|rundfunk|podcast|zu hören|zu sehen (?:im|auf)|mein zug|der zug|zug kommt|mein flug|(?<!in )abstimm*|entscheidet|vergeben|wartungsarbeiten
    \\p{L}{0,14}abfuhr|sperrmüll|leerung|mülltonne*|derby|bundesliga|weltmeisterschaft|champions league|länderspiel|lohnlauf|anreise|abreise|übernimmt
    ergebnis\\p{L}{0,3}|gewartet|was war los|lärm|laut werden|lauter|stehen … online|gebohrt|bauarbeiten
    sturm|unwetter|gewitter|schnee*|asphaltiert|gutschrift|bestellen sie
    lkw|laster|paletten|(?:ist|sind) fertig|abhol(?:en|t)|bin (?:ich )?(?:\\S+ )?weg|nicht da|abwesend|vertritt|vertretung|verreist`,
  topic: `rechnung*|bestellung*|auftrag*|lieferung|angebot*|vertrag*|police|beitrag|preis*|rabatt*|newsletter|abo|abonnement|mahnung|gebühr*|miete|steuer*|mwst|konto*|gutschein*|garantie|öffnungszeiten|wartung|störung|beleg*|quittung|formular*|dienstplan|schicht*`,
  others: `mein(?:e|em|er|en)? (?:tochter|sohn|frau|mann|kind|kinder|mutter|vater|eltern|schwester|bruder|freundin|freund|partner\\p{L}{0,2})|gemeinderat|stadtrat|bundestag|landtag|gericht|regierung|ministerium|die stadt`,
  cancelled: `absag\\p{L}{1,3}|abgesagt|sag\\p{L}{1,3} … ab|entfällt|entfallen|fällt … aus|ausfallen|fallen … aus|storn\\p{L}{2,7}|abblasen|abgeblasen|platzt|geplatzt|hinfällig|nicht statt\\p{L}{0,7}|erübrigt sich|gestrichen|streichen|nicht mehr nötig|austragen|wird nichts|erledigt|fällt flach|verzichten|müssen passen|zurückziehen|zurücktreten`,
  moved: `schieb\\p{L}{1,3}|verschieb\\p{L}{1,3}|verschoben|verleg\\p{L}{1,3}|verlegt|vorverleg\\p{L}{1,3}|vorverlegt|vorzieh*|vorgezogen|terminverschiebung|terminänderung|umleg*|umgelegt|umbuch*|umgebucht|geändert|ändert sich|(?<!(?:zähler|reifen|räder|öl|filter|gerät|teile?) )tauschen(?! (?:den|die|das|ihre?n?|eure?n?|dann) )|statt wie|neuer termin`,
  onto: `auf(?: den)?|neu(?:er termin)?(?: am| ist)?|nun(?: am)?|jetzt(?: am)?|sondern(?: am| um)?|dafür(?: am)?|stattdessen(?: am)?|neuer termin ist|neue zeit|neuer termin am|findet am|findet nun am`,
  sameHour: `gleiche[rnms]? (?:zeit|uhrzeit|stunde)|selbe[rnms]? (?:zeit|uhrzeit)|zur gleichen zeit|zur selben zeit`,
  aside: `aufbauen|einlass|türöffnung|ankommen|anmeldung|sektempfang|parken|parkplatz|ende|endet|schluss|fertig|zurück|ende ca|ende gegen|aufbau|abbau|schluss`,
  own: `ich hab(?:e)? (?:\\S+ ){0,6}(?:notar|gespräch bei|gericht)|mein (?:ice|ic|railjet)|mein (?:zug|flug|flieger|bus)|(?:bin|sitze) ich (?:\\S+ )?(?:bei einem|in einer|vor gericht|beim arzt)|weil ich|da ich|(?:zurück|weg|los) muss ich|muss ich (?:\\S+ ){0,4}(?:zurück|weg|los)|(?:muss ich|ich muss) (?:\\S{1,10} ){0,3}(?:weg|los|gehen)|(?:mach|mache|hab|habe) ich (?:\\S{1,14} ){0,4}(?:schluss|feierabend)|ich (?:arbeite|fliege|lande)|(?:arbeite|fliege|lande) ich|(?:ich (?:hab|habe|muss)|(?:hab|habe|muss) ich) (?:\\S{1,14} ){0,5}(?:zahnarzt|arzt|friseur|physio|frühschicht|spätschicht|elternabend|klempner)|hat (?:\\S{1,14} ){0,5}(?:ballett|training|schwimmkurs|zahnarzt)|komme (?:ich )?(?:\\S{1,10} ){0,5}(?:ins büro|in die arbeit|zur arbeit)|kommt bei mir|bin ich (?:\\S{1,14} ){0,2}ganzen tag|ich bin (?:\\S{1,14} ){0,3}ganzen tag`,
  closing: `(?:mit )?(?:freundliche*|beste*|herzliche*|liebe*|viele*|schöne*|sonnige*|kollegiale*|vielen) (?:grüße*|grüsse*|gruß|gruss|dank)|(?:freundlich|herzlich|es) grüß*|(?:lieben |schönen |besten )?gruß|gruss|grüße|lg|vg|mfg|bg|hg|hochachtungsvoll|herzlichst|bis (?:dann|bald|dahin|morgen)|ciao|tschüss|danke|dank[e]? und|servus|im auftrag|i\\. ?a\\.`,
  fyi: `zur (?:info|information|kenntnis|ablage)|z\\. ?k\\.|zu deiner info|zu ihrer information|nur (?:zur|als) info|für die (?:akten|ablage|unterlagen)|nichts (?:zu tun|weiter|unternehmen|tun)|schon erledigt|bereits erledigt|fyi`,
};
