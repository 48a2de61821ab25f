import type { Signs } from './signs.ts';

export const dutch: Signs = {
  meet: `
    vrijgekomen
    een gaatje|zeg het maar|bekijken|maken (?:we )?(?:graag )?kennis|inplannen
    (?:kun|kan|kunt|kunnen|zou|zouden|zullen|wil|wilt|willen|mag|mogen) (?:je|jij|u|jullie|we|wij|ik)|(?:ik|we|wij) (?:kan|kunnen|zou|zouden|wil|willen)|past|pas(?:t|sen) (?:het|dat)|schikt|schikken|komt (?:het|dat|u|je|jullie) (?:\\S+ )?(?:uit|goed)|uitkomt|uitkomen|lukt|gaat dat|wat dacht (?:je|u) van|wat vind|hoe (?:zit|ziet|is|lijkt)|lijkt (?:me|je|u|het)|gedacht aan
    (?:heb|hebt|heeft|hebben) (?:je|jij|u|jullie) … (?:tijd|zin|gelegenheid|een momentje)|tijd (?:om|voor)|ben je|bent u|zijn jullie|ben ik vrij|beschikbaar|vrij (?:op|om)|plek (?:op|om)|ruimte (?:op|om)
    afsprek\\p{L}{1,3}|spreken (?:we|wij)|spreek (?:ik|je|u)|zien (?:we|wij|elkaar)|zie ik|zie je|ontmoet\\p{L}{1,3}|elkaar|bij elkaar|samen|bel(?:len|t)? (?:we|wij|ik|je|u|me|mij|jullie|jou)|bellen|opbellen|ik bel|overleggen|bespreken|doorspreken|doornemen|kennismaken|praten|kletsen|bijpraten|eten we|lunchen|koffie drinken|borrelen|kijken
    kom(?:t|en)? … (?:langs|bij|naar|mee|kijken|om|tussen|vanaf|even)|langs(?:komen|komt)?|langsgaan|binnenlopen|aanschuiven|bezoek\\p{L}{1,3} … (?:u|je|jullie|ons)|bij (?:u|jou|jullie|ons|mij)|in (?:uw|ons|jullie|je) (?:kantoor|huis|woning|bedrijf|winkel|pand)|op (?:uw|ons|jullie|mijn) (?:kantoor|locatie|praktijk|adres|bedrijf)|ter plaatse|aanwezig
    (?:uw|je|jouw|de|onze|een|jullie|deze) (?:\\S+ )?(?:afspraak|bespreking|gesprek|adviesgesprek|vergadering|bezoek|reservering|tafel|plaats|overleg|meeting|call|sollicitatiegesprek|kennismaking|consult|behandeling|les|rondleiding|bezichtiging|\\p{L}{2,20}gesprek|\\p{L}{2,20}afspraak|\\p{L}{2,20}overleg)|afspra\\p{L}{1,3}
    bevestig\\p{L}{1,4}|bevestiging|afgesproken|vastgelegd|staat (?:vast|gepland|genoteerd|in de agenda|op|voor)|gepland|ingepland|genoteerd|gereserveerd|geboekt|akkoord|prima|top|doen we|doe maar|doe mij|tot dan|tot (?:maandag|dinsdag|woensdag|donderdag|vrijdag|morgen)|herinnering|vergeet|denk (?:je|u) aan|zet in (?:je|uw)
    voorstel\\p{L}{0,3}|stel(?:len)? (?:ik|we|wij)?(?: \\S+){0,6} voor|voorstellen|opties|mogelijkheden|alternatief|liever|liefst|graag|kies|keuze|of liever|anders|data:|volgende data|nodig\\p{L}{0,3} … uit|uitnodig\\p{L}{1,5}|uitgenodigd|welkom|verwacht\\p{L}{0,2} (?:u|je|jullie|wij|we|op|om)|wordt verwacht|worden verwacht|wachten op|zien uit naar|kijken uit naar|leuk (?:dat|als)|fijn als|deelnem\\p{L}{1,2}|erbij (?:zijn|bent)
    zoom|teams|google meet|skype|videobellen|videogesprek|telefonisch (?:om|overleg|gesprek)|inbellen
    zou het mogelijk|is het mogelijk
    aan tafel|telefonisch … (?:benaderen|contact|spreken)|(?:ik|we) noter?(?:en)? je|inboeken|oppikken|pik … op|terecht|geregeld|geprikt|wie (?:brengt|rijdt|komt|gaat|doet|neemt|heeft zin|kan|is er)
    ^(?:goed|ok|oke|prima|okee|ja|mooi|top|akkoord)(?=[ ,!.])|ingeschreven|op de lijst|nog (?:\\S+ )?(?:vrij|plek|ruimte)|(?:we|wij) (?:beginnen|starten)|(?:beginnen|starten) (?:we|wij)|kom (?:het|met|gezellig|ook|gerust)|vieren
    (?:zou|kan) (?:\\S+ )?(?:kunnen|goed|prima)|is (?:goed|prima|ok|oké|mogelijk)
    (?:haal|halen) … op|is (?:perfect|ideaal|mooi)`,
  event: `
    inventarisatie|ondertekening|ondertekenen|afspraak|afspraken|bespreking*|vergadering*|gesprek*|\\p{L}{2,20}gesprek|overleg*|\\p{L}{2,20}overleg|meeting*|call|telefoontje|belafspraak|conferentie|kick-?off|workshop*|cursus*|training*|les|lessen|seminar*|bijscholing|repetitie|proefles|proefdag
    bezoek*|bezichtiging*|rondleiding|oplevering|schouw|keuring*|inspectie*|controle|meteropname|meterwissel|opname|inmeten|montage|installatie|reparatie|onderhoudsbeurt|monteur*|installateur|loodgieter|elektricien|keurmeester|taxateur|taxatie|schoorsteenveger|sleuteloverdracht|bloedafname|intake
    lunch|diner|etentje|ontbijt|eten|koffie|borrel|feest*|\\p{L}{2,20}feest|verjaardag|bruiloft|opening|vernissage|receptie|concert|lezing|presentatie|demonstratie|demo|proeverij|optreden|voorstelling|ceremonie|uitvaart|beurs|kraam|stand|markt|dag|(?:studie|team|thema|sport|kijk|open|familie)dag*|avond|ochtend|weekend
    sollicitatie*|interview|consult|behandeling|onderzoek|examen|auditie|zitting|notaris|ondertekening|audit|ledenvergadering|\\p{L}{2,20}vergadering|ouderavond|\\p{L}{2,20}avond|plaatsvinden|vindt … plaats|vinden … plaats|plaats|aanvang|begint|start|verzamelen|agenda|fotoshoot|opnamedag|\\p{L}{0,20}uitje|heidag|webinar|wanneer:|tijd:|datum:|we gaan|gaan we|kan|kunnen|lukt|wel
    inenting|vaccinatie|portret*|dan
    begrafenis|crematie|doop
    \\p{L}{2,20}les
    apk
    pannenkoeken|barbecue|bbq|taart|pizza|film|bioscoop|kaarten|darten|bowlen|quiz|wandeling|etentje|repeteren|broodje`,
  people: `u|uw|je|jij|jou|jouw|jullie|we|wij|ons|onze|mij|me|samen|allen|iedereen|allemaal|mannen|meiden|gasten|jongens`,
  other: `
    gaat (?:\\S+ ){0,6}(?:online|live)|op de (?:lokale )?(?:radio|tv|televisie)|rooster
    de klok|wintertijd|zomertijd|moet(?:en)? … (?:liggen|binnen)|(?:moet|moeten) (?:\\S+ ){0,10}(?:liggen|binnen zijn)|geverfd
    onbereikbaar|ontoegankelijk
    terug (?:uit|van|in|op)|met verlof|\\p{L}{2,12}tarief|toeslag|(?:ligt|liggen) (?:\\S+ ){0,7}klaar|npo \\d|documentaire|rekenen (?:we|wij)|parkeren gratis|gratis parkeren|koopzondag|kaarten zijn
    (?:zijn|ben) (?:we|wij|ik) (?:weer )?terug|hervatten|had … (?:voorgesteld|gevraagd)|hoe (?:was|waren|ging)|speelt|thuiswedstrijd|de film|ecb|maakt … bekend|verhuiswagen|bestelling komt|niemand|geraakt|terug zijn|lijn is
    bij vragen|vragen\\? bel
    (?:worden|te) (?:\\S+ )?ingediend|(?<!akte van )lever\\p{L}{1,3}|geleverd|(?<!akte van )levering|afgeleverd|bezorg\\p{L}{1,4}|pakket\\p{L}{0,4}|zending|verzonden|verzend\\p{L}{1,3}|koerier|onderweg|ophalen vanaf|klaar om op te halen|afhalen|gelost|geladen
    betal\\p{L}{1,4}|betaald|betaling*|voldoen|overmaken|afgeschreven|afschrijv\\p{L}{1,4}|incass\\p{L}{1,4}|factuurdatum|verval\\p{L}{1,6}|verloopt|verlopen|verleng\\p{L}{1,4}|opzeg\\p{L}{1,8}|geldig|geldt tot|loopt (?:\\S+ ){0,3}af
    deadline|uiterlijk|ten laatste|sluitingsdatum|sluit(?:ing|ingstijd)?|(?<!(?:uw|je|jullie) )inschrijv\\p{L}{1,5}|aanmeld\\p{L}{1,4}|aanmelden kan|indien\\p{L}{1,3}|in te dienen|(?:stuur|sturen|mail|mailen|lever|retourneer|bezorg)\\p{L}{0,3} (?:\\S+ ){0,7}(?:vóór|voor|uiterlijk)|opsturen|aanleveren|reageren (?:kan|voor|vóór)|reactie
    (?<!(?:zaal|deuren|deur|kerk) )open|opent|openen|heropen\\p{L}{0,3}|geopend|openingstijd\\p{L}{0,2}|gesloten|sluiten (?:we|wij|om)|dicht|bereikbaar|telefonisch te bereiken|spreekuur|spreekuren|kantooruren|baliet\\p{L}{1,6}|weer (?:terug|aanwezig|open|bereikbaar)|gewone tijden|zoals gewoonlijk|ik ben er|wij zijn er
    gepland onderhoud|onderhoud aan|storing*|stroomonderbreking|onderbr\\p{L}{2,7}|uitval|afgesloten|afsluiting|afsluiten|buiten (?:gebruik|dienst)|niet beschikbaar|niet bereikbaar|update|server*|werkzaamheden|wegwerkzaamheden|omleiding|staking
    vlucht|boarding|vertrek\\p{L}{0,2}|vertrekt|trein (?:vertrekt|van|naar|gaat)|spoor \\d|aankomst
    actie (?:loopt|eindigt|geldt)|aanbieding\\p{L}{0,2}|korting\\p{L}{0,2}|uitverkoop|verkoop start|voorverkoop|gepubliceerd|verschijnt|uitgezonden|uitzending|op tv|op televisie|live gezet|ingang|in werking|van kracht|trekking
    bedankt voor (?:\\S+ )?(?:het|de|je|uw|jullie|gisteren)|dank (?:je|u)?(?: wel)? voor (?:het|de|je|uw|jullie)|dank voor (?:het|de|je|uw|jullie)|was (?:leuk|fijn|gezellig|goed|prettig)|verslag|notulen|gisteren|eergisteren|vorige (?:week|maand)|afgelopen|niet (?:gekomen|verschenen|komen opdagen)|niemand|zou (?:\\S+ ){0,4}(?:komen|langskomen)|hadden (?:\\S+ ){0,3}afgesproken|fijn dat (?:we|ik|u) (?:\\S+ ){0,8}(?:konden|kon|mocht\\p{L}{0,2})
    gelogd|logboek|ontvangen om|gemeten om|gemeld|back-?up|ingelogd
    chauffeur|bezorger|transporteur|geen (?:water|stroom|gas)|website|op de radio|tv|televisie|podcast|te horen|te zien op|trein|mijn vlucht|stemt|stemmen over|kaartverkoop|bezet van|vergeven
    bereiken|grofvuil|afval|opgehaald|ophaal\\p{L}{1,5}|derby|eredivisie|champions league|wedstrijd|salaris\\p{L}{0,4}|inchecken|uitchecken|achter de balie|solliciteren
    uitslag\\p{L}{0,2}|gewacht|geluidsoverlast|lawaai|geboord
    wind|storm|sneeuw|onweer|geasfalteerd|bestel|bestelt
    vrachtwagen|pallets|(?:is|zijn) klaar|ophalen|ben (?:ik )?(?:\\S+ )?weg|er niet|afwezig|vervangt|waarneming`,
  topic: `factuur|facturen|bestelling*|levering|offerte|contract|polis|premie|prijs|prijzen|tarief|korting|nieuwsbrief|abonnement|aanmaning|huur|belasting|btw|rekening|tegoed|garantie|openingstijden|onderhoud|storing|bon|formulier|pakket|schadeclaim|rooster|dienst`,
  others: `mijn (?:dochter|zoon|vrouw|man|kind|kinderen|moeder|vader|ouders|zus|broer|vriendin|vriend|partner)|m'n (?:dochter|zoon|vrouw|man)|gemeenteraad|gemeente|rechtbank|regering|ministerie`,
  cancelled: `annul\\p{L}{1,5}|geannuleerd|afzeg\\p{L}{1,4}|afgezegd|zeg\\p{L}{0,3} … af|afgelast|gaat … niet door|niet doorgaan|vervalt|vervallen|komt te vervallen|niet meer nodig|schrappen|geschrapt|van de baan|cancelen|gecanceld|hoef(?:t|en)? (?:\\S+ ){0,4}niet|afzien van|zien … van af|laat maar`,
  moved: `verzet\\p{L}{0,3}|verplaats\\p{L}{0,3}|verschoven|verschuiv\\p{L}{1,2}|verschuift|uitgesteld|uitstellen|vervroeg\\p{L}{1,3}|verlaat|gewijzigd|wijzig\\p{L}{1,4}|omgezet|omboek\\p{L}{0,2}|omgeboekt|verandert|ruilen|naar voren|opgeschoven|opschuiven`,
  onto: `naar|nu|wordt|wordt het|nieuwe (?:datum|tijd|afspraak)|maar(?: op| om)?|voortaan|nieuwe afspraak is`,
  sameHour: `zelfde (?:tijd|tijdstip|uur)|hetzelfde (?:tijdstip|uur)`,
  aside: `opbouwen|inloop|ontvangst|deuren|deuren open|zaal open|registratie|parkeren|einde|eindigt|afgelopen om|klaar om|tot uiterlijk|terug|borrel|opbouw|afbouw|klaar`,
  own: `(?:zit|sta|ben) ik (?:(?:dan|eerst|nog) )?(?:bij een|in een|op een)|mijn (?:trein|vlucht|vliegtuig)|(?:omdat|want|aangezien) ik|(?:moet ik|ik moet) (?:\\S{1,10} ){0,3}(?:weg|ervandoor|gaan)|ik (?:stop|begin|werk|vlieg|land|vertrek)|(?:stop|begin|werk|vlieg|land|vertrek) ik|(?:ik (?:moet|heb)|(?:moet|heb) ik) (?:\\S{1,14} ){0,5}(?:tandarts|dokter|huisarts|kapper|ziekenhuis|fysio|zwemles|ouderavond|trein|(?:loodgieter|monteur)(?![^.]{0,60} (?:u|je|jullie|uw)(?!\\p{L})))|heeft (?:\\S{1,14} ){0,5}(?:zwemles|les|training|tandarts)|ben ik er (?:\\S{1,10} ){0,4}weer|(?:ik (?:ben|zit|sta)|(?:ben|zit|sta) ik) (?:\\S{1,14} ){0,4}hele dag`,
  closing: `(?:met )?(?:vriendelijke|hartelijke|beste|warme|lieve|zonnige|sportieve) ?(?:groet\\p{L}{0,3})|groet\\p{L}{0,3}|hartelijk|mvg|vr\\.? ?gr|gr[. ]|gr$|liefs|tot (?:dan|snel|ziens|gauw|horens)|alvast bedankt[ ,!.]{0,5}$|bedankt[ ,!.]{0,5}$|dank[ ,!.]{0,5}$|hoogachtend|dag[ ,!.]{0,5}$|fijne (?:dag|avond|week)`,
  fyi: `ter (?:info|informatie|kennisgeving|kennisname)|voor (?:je|jouw|uw|het) (?:archief|administratie|informatie|dossier)|niets (?:te doen|meer te)|hoef(?:t|je)? (?:\\S+ ){0,3}(?:niets|niks)|(?:al|reeds) (?:geregeld|opgelost|afgehandeld|gedaan)|fyi`,
};
