import { at, crlf, type DetectionMail, days } from '../mail.ts';

export const frenchMails: DetectionMail[] = [
  {
    name: 'fr: terse customer confirms Thursday at the workshop',
    sentAt: '2027-01-18T08:12:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Gérard Paulhan <g.paulhan@boitemail.example>',
    subject: 'Re: table en chêne',
    text: `Bonjour,

C'est ok pour jeudi 14h30 à l'atelier. J'amène les deux rallonges et le pied cassé.

Cdt
G. Paulhan`,
    expected: [at('2027-01-21T14:30:00+01:00')],
  },
  {
    name: 'fr: tax office reminds of a VAT return due date',
    sentAt: '2027-01-12T06:30:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Service des déclarations <ne-pas-repondre@declarations-pro.example>',
    subject: 'Rappel : votre déclaration de TVA de décembre 2026',
    text: `Madame, Monsieur,

Sauf erreur de notre part, la déclaration de TVA de votre entreprise (réf. 2026-12-CA3-77410) n'a pas encore été déposée.

Elle doit être transmise au plus tard le mardi 19 janvier 2027 à 23h59, depuis votre espace professionnel. Le prélèvement sera effectué le 22 janvier.
Passé ce délai, une majoration de 5 % pourra être appliquée.

Notre service téléphonique répond du lundi au vendredi de 8h30 à 19h au 08 00 55 01 99.

Ceci est un message automatique, merci de ne pas y répondre.`,
    expected: [],
  },
  {
    name: 'fr: Swiss fiduciary offers three slots of ninety minutes',
    sentAt: '2027-02-02T10:47:00+01:00',
    timezone: 'Europe/Zurich',
    from: 'Corinne Jaquier <c.jaquier@fiduciaire-jaquier.example>',
    subject: 'Bouclement 2026 – séance',
    text: `Bonjour Monsieur Rochat,

Vos comptes 2026 sont prêts pour la discussion finale. Je peux vous recevoir à notre bureau de Morges :

- lundi 8 février à 9h15
- mercredi 10 février à 14h
- jeudi 11 février à 16h45

Comptez une heure et demie. Merci de me dire ce qui vous arrange, et d'apporter le certificat de salaire de Monsieur Favre ainsi que l'attestation de la caisse AVS.

Avec mes meilleures salutations

Corinne Jaquier
Experte fiduciaire
Fiduciaire Jaquier Sàrl – Grand-Rue 311 – 1110 Morges
Tél. 021 555 01 40 (lu–ve 8h–11h45 / 13h30–17h)`,
    expected: [
      at('2027-02-08T09:15:00+01:00', '2027-02-08T10:45:00+01:00'),
      at('2027-02-10T14:00:00+01:00', '2027-02-10T15:30:00+01:00'),
      at('2027-02-11T16:45:00+01:00', '2027-02-11T18:15:00+01:00'),
    ],
  },
  {
    name: 'fr: Quebec plumber comes within a two-hour window',
    sentAt: '2027-03-10T15:22:00-05:00',
    timezone: 'America/Toronto',
    from: 'Répartition <repartition@plomberie-lachance.example>',
    subject: 'Confirmation de votre appel de service no 48213',
    text: `Bonjour Mme Gingras,

Nous confirmons le passage de notre technicien à votre commerce du 812, rue Saint-Anselme :

Date : mardi 16 mars 2027
Plage horaire : entre 13 h et 15 h
Travaux : remplacement du chauffe-eau 60 gallons

Prière de dégager l'accès au sous-sol. Des frais de 95 $ s'appliquent en cas d'absence. Le technicien vous appellera une trentaine de minutes avant son arrivée.

Merci de votre confiance et bonne fin de journée!

Plomberie Lachance inc.
418 555-0172 | Urgences 24 h/24, 7 jours/7`,
    expected: [at('2027-03-16T13:00:00-04:00', '2027-03-16T15:00:00-04:00')],
  },
  {
    name: 'fr: neighbour complains about noise at night',
    sentAt: '2027-06-21T09:05:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Monique Tessier <monique.tessier48@boitemail.example>',
    subject: 'NUISANCES',
    text: `Monsieur le gérant,

Je vous écris pour la TROISIÈME fois. Vendredi soir la musique de votre terrasse n'a cessé qu'à 1h20 du matin, et samedi à 0h45, alors que votre autorisation s'arrête à 23h00. Dimanche à 6 heures vos employés sortaient déjà les poubelles en verre.

J'ai 79 ans et je demande seulement à dormir. Si cela continue, j'en parlerai à la mairie et à la police municipale.

Mme Tessier, 2e étage droite`,
    expected: [],
  },
  {
    name: 'fr: tiler comes the day after tomorrow to look at damp',
    sentAt: '2027-03-03T19:48:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Zef Carrelage <zef.carrelage@artisan.example>',
    subject: 'humidité local',
    text: `Bonsoir
j ai bien recu les photos, c est pas joli. Je passe apres-demain à 10h pour voir ca avec vous, j apporterai l appareil de mesure. Touchez a rien d ici la et laissez la fenetre ouverte.
Zef
06 99 55 01 28

Envoyé de mon téléphone`,
    expected: [at('2027-03-05T10:00:00+01:00')],
  },
  {
    name: 'fr: beekeeper will be in town Thursday week at half past three',
    sentAt: '2027-04-06T21:10:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Rucher des Combes <contact@rucher-des-combes.example>',
    subject: 'Nouvelles étiquettes et miel de printemps',
    text: `Bonjour Élodie,

L'hiver a été rude mais les colonies sont reparties, le colza est déjà en fleur en bas. Le pot de 500 g passera à 7,80 € HT cette année, je n'ai pas le choix avec le prix du verre.

Je descends à Dijon jeudi en huit. Est-ce que je peux passer à la boutique à trois heures et demie de l'après-midi pour vous montrer les nouvelles étiquettes et vous faire goûter l'acacia ? Ça ne vous prendra pas longtemps.

Bien amicalement,
Bastien (et les abeilles)`,
    expected: [at('2027-04-15T15:30:00+02:00')],
  },
  {
    name: 'fr: parcel notice with JSON-LD delivery',
    sentAt: '2027-04-13T18:02:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Colivite <suivi@colivite.example>',
    subject: 'Votre colis arrive demain',
    text: `Bonne nouvelle !

Votre colis n° CV 889 201 334 BE expédié par Papeterie Delvigne sera livré demain, mercredi 14 avril, entre 11h10 et 13h10.

Pas là ? Choisissez un point relais avant ce soir 22h dans l'application.

L'équipe Colivite`,
    html: `<html><body><script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "ParcelDelivery",
  "trackingNumber": "CV889201334BE",
  "carrier": { "@type": "Organization", "name": "Colivite" },
  "expectedArrivalFrom": "2027-04-14T11:10:00+02:00",
  "expectedArrivalUntil": "2027-04-14T13:10:00+02:00",
  "itemShipped": { "@type": "Product", "name": "Ramettes A4 (10)" },
  "partOfOrder": { "@type": "Order", "orderNumber": "PD-55102", "merchant": { "@type": "Organization", "name": "Papeterie Delvigne" } }
}
</script>
<p>Bonne nouvelle !</p>
<p>Votre colis n° CV 889 201 334 BE expédié par Papeterie Delvigne sera livré <b>demain, mercredi 14 avril, entre 11h10 et 13h10</b>.</p>
<p>Pas là ? Choisissez un point relais avant ce soir 22h dans l'application.</p>
<p>L'équipe Colivite</p></body></html>`,
    expected: [],
  },
  {
    name: 'fr: agency moves the weekly point from Tuesday to Wednesday',
    sentAt: '2027-04-23T16:31:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Inès Carbonnel <ines@studio-garance.example>',
    subject: 'On décale notre point ?',
    text: `Hello Thomas,

Petit contretemps de mon côté : je dois décaler notre point du mardi 27 avril à 11h au mercredi 28 à 9h30. Même lien que d'habitude.

J'aurai d'ici là les trois pistes de logo et le chiffrage pour l'impression (500 ex.).

Bon week-end !
Inès`,
    expected: [at('2027-04-28T09:30:00+02:00')],
  },
  {
    name: 'fr: supplier announces summer hours and closure',
    sentAt: '2027-07-01T11:00:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Quincaillerie Van Hoorde <info@vanhoorde.example>',
    subject: "Horaires d'été",
    text: `Chers clients, chères clientes,

Pendant les mois de juillet et août, notre magasin est ouvert du lundi au vendredi de 7h à 15h30 et le samedi de 8h à midi.

Congés annuels : fermeture du lundi 19 juillet au dimanche 1er août inclus. Réouverture le lundi 2 août à 7h.
Dernières commandes spéciales (clés de sécurité, serrures sur mesure) : mercredi 14 juillet avant 12h.

Bonnes vacances à tous !
Luc et Anneleen Van Hoorde
Chaussée de Tirlemont 455, 1370 Jodoigne – 010 55 01 63`,
    expected: [],
  },
  {
    name: 'fr: customer accepts the second of three quoted slots',
    sentAt: '2027-05-10T13:56:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Hélène Quilichini <h.quilichini@cabinet-aurelle.example>',
    subject: 'Re: Visite pour le remplacement des fenêtres',
    text: `Bonjour Monsieur,

Le deuxième créneau me convient très bien, je serai sur place. L'interphone est au nom de "Aurelle".

Cordialement,
Hélène Quilichini

Le lun. 10 mai 2027 à 09:12, Menuiserie Castaing <contact@menuiserie-castaing.example> a écrit :
> Bonjour Madame,
>
> Pour la visite technique nous pouvons venir :
> - mardi 18 mai à 10h
> - jeudi 20 mai à 14h
> - vendredi 21 mai à 9h
>
> Dites-nous ce que vous préférez.
>
> Menuiserie Castaing`,
    expected: [at('2027-05-20T14:00:00+02:00')],
  },
  {
    name: 'fr: customer will ask the partner before answering quoted slots',
    sentAt: '2027-05-11T17:40:00+02:00',
    timezone: 'Europe/Paris',
    from: "Yann Le Floc'h <yann@brasserie-kerlann.example>",
    subject: 'Re: Démonstration caisse enregistreuse',
    text: `Merci pour votre retour rapide.

Je dois voir ça avec mon associé qui rentre de congés, je reviens vers vous dès que j'ai son accord. Au passage, est-ce que le terminal de paiement est compris dans les 49 € par mois ?

Yann

Le mar. 11 mai 2027 à 16:05, Solenne Attia <s.attia@caissy.example> a écrit :
> Bonjour Yann,
> Je vous propose une démonstration dans votre établissement le mercredi 19 mai à 15h ou le jeudi 20 mai à 10h30.
> Bien à vous,
> Solenne Attia`,
    expected: [],
  },
  {
    name: 'fr: Quebec reply says yes to one quoted time',
    sentAt: '2027-05-27T11:14:00-04:00',
    timezone: 'America/Toronto',
    from: 'Marie-Ève Thibodeau <me.thibodeau@cpe-lespinsons.example>',
    subject: 'RE: Peinture des locaux',
    text: `Bonjour Stéphane,

Oui, parfait pour moi! Passez par la porte de côté, celle d'en avant est barrée pendant la journée.

Marie-Ève Thibodeau
Directrice, CPE Les Pinsons

De : Stéphane Ouellet <souellet@peintres-ouellet.example>
Envoyé : 27 mai 2027 09:48
À : Marie-Ève Thibodeau
Objet : Peinture des locaux

Bonjour madame,
Pour la soumission, est-ce que mercredi le 2 juin à 9 h 30 ferait votre affaire?
Stéphane`,
    expected: [at('2027-06-02T09:30:00-04:00')],
  },
  {
    name: 'fr: intrusion alarm log',
    sentAt: '2027-08-08T03:19:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Centrale Vigisûr <centrale@vigisur.example>',
    subject: "Rapport d'événement – site 0417 Dépôt Crissier",
    text: `RAPPORT D'ÉVÉNEMENT

Site : 0417 – Dépôt Crissier
08.08.2027 03:12:04  Alarme intrusion zone 3 (quai)
08.08.2027 03:12:51  Levée de doute vidéo : animal (renard)
08.08.2027 03:14:20  Remise en service automatique
Prochain test cyclique de la ligne : 09.08.2027 04:00

Aucune intervention n'a été déclenchée. Aucune action de votre part n'est requise.

Vigisûr SA – 24h/24 – 0848 555 017`,
    expected: [],
  },
  {
    name: 'fr: Tuesday at three does not suit, Thursday at the same hour',
    sentAt: '2027-06-03T12:20:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Philippe Sarrazin <p.sarrazin@transports-sarrazin.example>',
    subject: "Re: contrat d'entretien",
    text: `Bonjour Nadia,

Mardi 8 à 15h ce n'est pas possible pour moi, j'ai un chauffeur en arrêt et je prends son volant. Est-ce que jeudi à la même heure vous irait ? Toujours chez nous, au dépôt.

Philippe Sarrazin
Transports Sarrazin & Fils
05 55 01 77 20`,
    expected: [at('2027-06-10T15:00:00+02:00')],
  },
  {
    name: 'fr: polite refusal of a proposed lunch without another time',
    sentAt: '2027-02-24T09:33:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Bernadette Lejeune <b.lejeune@asbl-tremplin.example>',
    subject: 'Re: Invitation au dîner des partenaires',
    text: `Cher Monsieur Wauters,

Je vous remercie beaucoup pour votre aimable invitation au restaurant jeudi 4 mars à 12h30. Malheureusement je ne pourrai pas en être, notre comité siège ce jour-là jusqu'au soir.

Ce sera pour une autre fois, avec plaisir. Je vous souhaite un excellent moment à tous.

Bien cordialement,
Bernadette Lejeune
Coordinatrice – ASBL Tremplin, Namur`,
    expected: [],
  },
  {
    name: 'fr: Teams link with a half-hour range',
    sentAt: '2027-06-14T14:07:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Aurélien Massot <aurelien.massot@logiplan.example>',
    subject: 'Prise en main du logiciel de devis',
    text: `Bonjour Madame Ferrand,

Comme convenu par téléphone, voici le lien pour la prise en main :

Mercredi 16 juin, 10:00 - 10:30
https://teams.visio.example/l/meetup-join/19%3ameeting_Zk20qP
ID de réunion : 318 552 047 11   Code secret : hT7uQ2

Pensez à ouvrir une session sur le poste où la licence (clé LP-2209-1640) est installée.

À mercredi,
Aurélien Massot
Support Logiplan, 9h-12h / 14h-18h
01 99 00 55 12`,
    expected: [at('2027-06-16T10:00:00+02:00', '2027-06-16T10:30:00+02:00')],
  },
  {
    name: 'fr: minutes of a past site meeting with actions and due dates',
    sentAt: '2027-09-16T18:15:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Atelier Roche & Vidal architectes <agence@roche-vidal.example>',
    subject: 'CR chantier n°12 – École Jean-Moulin',
    text: `Bonjour à tous,

Veuillez trouver ci-dessous le compte rendu de la réunion de chantier du mardi 14 septembre 2027, 14h00 à 15h40.

Présents : M. Vidal, Mme Oumarou (BET), M. Pinto (gros œuvre), M. Legendre (électricité)
Excusé : M. Schmitt

1. Gros œuvre : reprise de l'acrotère pour le 24/09.
2. Électricité : plans d'exécution à remettre avant le lundi 20/09, 12h.
3. Menuiseries : livraison des châssis semaine 40.
4. Sécurité : garde-corps niveau 2 à remettre sans délai.

Sans remarque sous 8 jours, ce compte rendu est réputé accepté.

Atelier Roche & Vidal`,
    expected: [],
  },
  {
    name: 'fr: ICS invitation to a supplier negotiation',
    sentAt: '2027-09-02T10:25:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Claire Duvernois <claire.duvernois@emballages-duvernois.example>',
    subject: 'Invitation : Renégociation contrat cadre',
    text: `Bonjour,

Veuillez trouver l'invitation pour la renégociation du contrat cadre, dans nos locaux de Chalon (salle Saône, 1er étage).

Claire Duvernois`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Duvernois//Agenda 4.2//FR
METHOD:REQUEST
BEGIN:VTIMEZONE
TZID:Europe/Paris
BEGIN:STANDARD
DTSTART:19961027T030000
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:19810329T020000
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
END:DAYLIGHT
END:VTIMEZONE
BEGIN:VEVENT
UID:5f0c2e71-contrat@emballages-duvernois.example
DTSTAMP:20270902T082500Z
DTSTART;TZID=Europe/Paris:20270914T140000
DTEND;TZID=Europe/Paris:20270914T153000
SUMMARY:Renégociation contrat cadre
LOCATION:Salle Saône
ORGANIZER;CN=Claire Duvernois:mailto:claire.duvernois@emballages-duvernois.example
ATTENDEE;RSVP=TRUE:mailto:achats@confiserie-morel.example
STATUS:CONFIRMED
SEQUENCE:0
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-09-14T14:00:00+02:00', '2027-09-14T15:30:00+02:00')],
  },
  {
    name: 'fr: ICS cancellation of a works council session',
    sentAt: '2027-10-19T08:41:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Denis Aubry <denis.aubry@imprimerie-aubry.example>',
    subject: 'Annulé : Réunion CSE',
    text: `Bonjour à tous,

La réunion du CSE de jeudi est annulée, nous n'aurons pas le quorum. Une nouvelle convocation vous parviendra plus tard.

Denis`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Aubry//Calendrier//FR
METHOD:CANCEL
BEGIN:VEVENT
UID:cse-2027-10@imprimerie-aubry.example
DTSTAMP:20271019T064100Z
DTSTART:20271021T120000Z
DTEND:20271021T133000Z
SUMMARY:Réunion CSE
ORGANIZER;CN=Denis Aubry:mailto:denis.aubry@imprimerie-aubry.example
ATTENDEE:mailto:equipe@imprimerie-aubry.example
STATUS:CANCELLED
SEQUENCE:2
END:VEVENT
END:VCALENDAR`),
    expected: [],
  },
  {
    name: 'fr: restaurant booking with JSON-LD in Brussels',
    sentAt: '2027-11-03T15:30:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Le Canard Bavard <reservations@canardbavard.example>',
    subject: 'Votre réservation est confirmée (8 pers.)',
    text: `Bonjour Monsieur Hendrickx,

Votre table est réservée :
vendredi 19 novembre 2027 à 19h30 – 8 personnes – au nom de Hendrickx SPRL

Nous gardons votre table 15 minutes. Annulation sans frais jusqu'au 18 novembre à midi, ensuite 25 € par couvert.

Le Canard Bavard, rue des Tanneurs 902, 1000 Bruxelles
Cuisine ouverte de 12h à 14h et de 19h à 22h, fermé dimanche et lundi`,
    html: `<!doctype html><html><head><script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "FoodEstablishmentReservation",
  "reservationNumber": "CB-20931",
  "reservationStatus": "http://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "Hendrickx SPRL" },
  "reservationFor": {
    "@type": "FoodEstablishment",
    "name": "Le Canard Bavard",
    "address": { "@type": "PostalAddress", "streetAddress": "rue des Tanneurs 902", "addressLocality": "Bruxelles", "postalCode": "1000", "addressCountry": "BE" }
  },
  "startTime": "2027-11-19T19:30:00+01:00",
  "partySize": 8
}
</script></head><body>
<p>Bonjour Monsieur Hendrickx,</p>
<p>Votre table est réservée :<br>vendredi 19 novembre 2027 à 19h30 – 8 personnes – au nom de Hendrickx SPRL</p>
<p>Nous gardons votre table 15 minutes. Annulation sans frais jusqu'au 18 novembre à midi, ensuite 25 € par couvert.</p>
<p>Le Canard Bavard, rue des Tanneurs 902, 1000 Bruxelles<br>Cuisine ouverte de 12h à 14h et de 19h à 22h, fermé dimanche et lundi</p>
</body></html>`,
    expected: [at('2027-11-19T19:30:00+01:00')],
  },
  {
    name: 'fr: hosting provider announces a maintenance window',
    sentAt: '2027-03-22T10:00:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Hébergéo <statut@hebergeo.example>',
    subject: '[Maintenance planifiée] Cluster mail-07',
    text: `Cher client,

Une opération de maintenance est planifiée sur le cluster mail-07 qui héberge vos boîtes :

Début : mercredi 24 mars 2027 à 23:00 (heure de Paris)
Fin prévue : jeudi 25 mars 2027 à 02:30
Impact : coupures de quelques minutes en IMAP et webmail, aucun message ne sera perdu.

Suivez l'avancement sur https://statut.hebergeo.example

L'équipe technique Hébergéo
Gérer mes notifications | Se désabonner`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'fr: Quebec first-aid course registration with JSON-LD',
    sentAt: '2027-09-20T13:05:00-04:00',
    timezone: 'America/Toronto',
    from: 'Secours Plus Formation <inscriptions@secoursplus.example>',
    subject: 'Inscription confirmée - RCR en milieu de travail',
    text: `Bonjour François Bélanger,

Votre inscription est confirmée.

Cours : RCR et défibrillateur en milieu de travail
Quand : mercredi 6 octobre 2027, de 8 h 30 à 12 h
Où : 1450, boul. des Forges, bureau 204, Trois-Rivières
Billet : SPF-118840 (payé : 112,50 $ + tx)

Portez des vêtements confortables. Stationnement gratuit à l'arrière.

Au plaisir de vous rencontrer!`,
    html: `<html><body>
<script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "EventReservation",
  "reservationNumber": "SPF-118840",
  "reservationStatus": "http://schema.org/Confirmed",
  "underName": { "@type": "Person", "name": "François Bélanger" },
  "reservationFor": {
    "@type": "Event",
    "name": "RCR et défibrillateur en milieu de travail",
    "startDate": "2027-10-06T08:30:00-04:00",
    "endDate": "2027-10-06T12:00:00-04:00",
    "location": { "@type": "Place", "name": "Secours Plus Formation", "address": "1450, boul. des Forges, bureau 204, Trois-Rivières" }
  }
}
</script>
<p>Bonjour François Bélanger,</p><p>Votre inscription est confirmée.</p>
<table><tr><td>Cours</td><td>RCR et défibrillateur en milieu de travail</td></tr>
<tr><td>Quand</td><td>mercredi 6 octobre 2027, de 8 h 30 à 12 h</td></tr>
<tr><td>Où</td><td>1450, boul. des Forges, bureau 204, Trois-Rivières</td></tr></table>
<p>Au plaisir de vous rencontrer!</p></body></html>`,
    expected: [at('2027-10-06T08:30:00-04:00', '2027-10-06T12:00:00-04:00')],
  },
  {
    name: 'fr: unsolicited application with dates of internships',
    sentAt: '2027-04-19T22:51:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Lina Benhamou <lina.benhamou@boitemail.example>',
    subject: 'Candidature spontanée – alternance BTS communication',
    text: `Madame, Monsieur,

Actuellement en première année à Lyon, je recherche une alternance à partir du 1er septembre 2027, au rythme de trois jours en entreprise et deux jours à l'école (les lundis et mardis).

J'ai effectué un stage chez Maison Pélissier du 4 janvier au 12 février, où j'ai tenu le compte Instagram (de 1 200 à 3 400 abonnés) et préparé un salon professionnel. Le soir et le samedi de 9h à 13h, je travaille en librairie.

Mon CV et deux réalisations sont en pièce jointe. Dans l'attente de votre réponse, je vous prie d'agréer mes salutations distinguées.

Lina Benhamou
07 99 55 01 83`,
    expected: [],
  },
  {
    name: 'fr: Swiss ICS in UTC for an insurance review',
    sentAt: '2027-10-01T11:37:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Reto Amstutz <reto.amstutz@helvassur.example>',
    subject: 'Revue annuelle des polices PME',
    text: `Bonjour Madame Dällenbach,

Je vous envoie comme discuté l'invitation pour notre revue annuelle. La police choses 7.440.118 arrive à échéance le 31.12.2027, nous avons donc le temps.

Meilleures salutations
Reto Amstutz
Helvassur, agence de Bienne`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Helvassur//CRM 9//FR
VERSION:2.0
METHOD:REQUEST
BEGIN:VEVENT
UID:rv-7440118-2027@helvassur.example
DTSTAMP:20271001T093700Z
DTSTART:20271012T120000Z
DTEND:20271012T130000Z
SUMMARY:Revue annuelle des polices PME
LOCATION:Chez le client
ORGANIZER;CN=Reto Amstutz:mailto:reto.amstutz@helvassur.example
ATTENDEE;CUTYPE=INDIVIDUAL;RSVP=TRUE:mailto:bureau@horlogerie-dallenbach.example
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-10-12T14:00:00+02:00', '2027-10-12T15:00:00+02:00')],
  },
  {
    name: 'fr: colleagues go to a trade fair for the whole day',
    sentAt: '2027-05-17T09:20:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Mathilde Guérin <mathilde@fleurs-guerin.example>',
    subject: 'Salon du végétal à Angers',
    text: `Coucou Jo,

J'ai eu les badges ! On y va donc tous les deux le jeudi 3 juin, on y passe la journée. Véro garde la boutique.
Stands à ne pas rater : B14 (pots biodégradables), D02 (pivoines de Touraine).
Je réserve le train et je te dis.

Mathilde`,
    expected: [days('2027-06-03')],
  },
  {
    name: 'fr: bakery order to be delivered on Saturday at seven',
    sentAt: '2027-05-06T10:11:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Camping des Tilleuls <accueil@camping-tilleuls.example>',
    subject: 'commande samedi',
    text: `Bonjour,
pour le week-end il nous faudrait :
- 40 croissants
- 25 pains au chocolat
- 30 baguettes tradition
- 6 pains de campagne tranchés
à livrer samedi 8 mai à 7h comme d'hab, et la même chose dimanche 7h. La caisse bleue est devant l'accueil.
Facture à la fin du mois svp.
Merci, Sylvie`,
    expected: [],
  },
  {
    name: 'fr: two-day in-house training on machines',
    sentAt: '2027-08-30T08:58:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Service Formation <formation@machines-thevenet.example>',
    subject: 'Convocation stage "Réglage presse plieuse"',
    text: `Bonjour Monsieur Kaddour,

Nous avons le plaisir de vous confirmer votre participation au stage "Réglage presse plieuse niveau 2" qui se déroulera les lundi 20 et mardi 21 septembre 2027 dans notre centre de Saint-Étienne.

Le déjeuner est compris. Munissez-vous de vos chaussures de sécurité. Le livret d'accueil avec les horaires vous sera envoyé la semaine précédente.

Convention n° 27-0918 à nous retourner signée avant le 10 septembre.

Cordialement,
Le service Formation`,
    expected: [days('2027-09-20', '2027-09-22')],
  },
  {
    name: 'fr: local radio tells when the portrait is broadcast',
    sentAt: '2027-02-09T16:44:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Radio Estuaire - rédaction <redaction@radio-estuaire.example>',
    subject: "Votre portrait à l'antenne",
    text: `Bonjour Sandrine,

Merci encore pour votre accueil à la savonnerie, on a gardé toute l'anecdote de la chèvre ;-)

Le reportage passe à l'antenne jeudi 11 février à 7h40, rediffusion à 12h15 et samedi à 9h05. Il sera ensuite en podcast sur notre site, vous pourrez le partager librement.

Belle journée,
Maëlys, pour la rédaction
92.6 FM`,
    expected: [],
  },
  {
    name: 'fr: yearly stock-take on a Saturday',
    sentAt: '2027-12-06T17:03:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Pascal Degroote <pascal@jouets-degroote.example>',
    subject: 'INVENTAIRE',
    text: `Salut l'équipe,

Comme chaque année, on fait l'inventaire tous ensemble : samedi 18 décembre, toute la journée, magasin fermé au public. Présence de tout le monde svp, c'est payé à 150 %.

Sandwichs et tarte au riz offerts par la maison. Les scanners sont à recharger la veille !

Pascal`,
    expected: [days('2027-12-18')],
  },
  {
    name: 'fr: out-of-office reply with return date',
    sentAt: '2027-07-16T18:00:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Jean-Baptiste Noiret <jb.noiret@vitrerie-noiret.example>',
    subject: 'Réponse automatique : Devis vitrine 3,20 m',
    text: `Bonjour,

Je suis absent du 17 juillet au 8 août inclus et n'aurai pas accès à ma messagerie. Je prendrai connaissance de votre message à mon retour, le lundi 9 août à 8h.

Pour toute urgence (bris de glace), appelez l'astreinte au 06 99 00 55 47, de 7h à 21h.

Bien cordialement,
JB Noiret`,
    expected: [],
  },
  {
    name: 'fr: occupational health summons at 8.40',
    sentAt: '2027-05-05T07:55:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Santé Travail 37 <convocations@santetravail.example>',
    subject: 'CONVOCATION VISITE MÉDICALE PÉRIODIQUE',
    text: `Monsieur DELAHAYE Rémi,

Vous êtes convoqué à une visite médicale périodique :

le 27/05/2027 à 08 h 40
Centre de Tours Nord – 3, allée des Ormes – 2e étage
avec le Dr P. VANNIER

Merci de vous munir de vos lunettes, de votre carnet de vaccination et de la présente convocation. En cas d'empêchement, prévenir au moins 48 heures à l'avance au 02 55 01 99 30 (secrétariat ouvert de 8h à 16h30). Toute absence non excusée sera facturée 75 € à l'employeur.`,
    expected: [at('2027-05-27T08:40:00+02:00')],
  },
  {
    name: 'fr: Montreal partner names the time in both zones',
    sentAt: '2027-11-16T09:26:00-05:00',
    timezone: 'Europe/Paris',
    from: 'Geneviève Lapierre <glapierre@editions-boreales.example>',
    subject: 'Droits de traduction – on se parle?',
    text: `Bonjour Antoine,

Merci pour l'envoi des épreuves, c'est vraiment beau. Avant de vous revenir sur l'à-valoir (on pense à 4 000 $), j'aimerais qu'on se parle de vive voix.

Est-ce que jeudi 25 novembre à 10 h, heure de Montréal, donc 16 h chez vous, ça vous conviendrait? On en a pour 45 minutes. Je vous envoie un lien la veille.

Au plaisir,
Geneviève`,
    expected: [at('2027-11-25T16:00:00+01:00', '2027-11-25T16:45:00+01:00')],
  },
  {
    name: 'fr: town hall warns of roadworks in the street',
    sentAt: '2027-09-27T14:00:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Mairie – Voirie <voirie@ville-montclar.example>',
    subject: 'Travaux rue des Lavandières',
    text: `Madame, Monsieur,

Dans le cadre du renouvellement de la conduite d'eau potable, la rue des Lavandières sera fermée à la circulation du lundi 4 au vendredi 15 octobre 2027, de 8h à 17h. L'eau sera coupée le mercredi 6 octobre de 9h à 11h30.

L'accès piéton à vos commerces sera maintenu. Les livraisons devront se faire avant 7h45, par la place du Marché. La collecte des cartons est reportée au samedi.

La mairie vous remercie de votre compréhension.

Arrêté municipal n° 2027-312`,
    expected: [],
  },
  {
    name: 'fr: London buyer proposes a call in London time',
    sentAt: '2027-10-04T12:15:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Harriet Colebrook <harriet@colebrook-linens.example>',
    subject: 'Votre collection lin lavé',
    text: `Bonjour Monsieur Vasseur,

Excusez mon français un peu rouillé ! Nous aimons beaucoup les coloris terracotta et sauge. Pouvons-nous faire un appel jeudi 7 octobre à 11h heure de Londres ? Mon collègue du marketing sera là aussi.

Prix sur votre liste : est-ce que 38,50 € est pour une quantité de 100 ?

Merci beaucoup,
Harriet Colebrook
Colebrook Linens, Bath`,
    expected: [at('2027-10-07T12:00:00+02:00')],
  },
  {
    name: 'fr: Belgian chatty roofer on Friday at a quarter past nine',
    sentAt: '2027-09-07T20:36:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Dédé Toitures <dede.toitures@artisan.example>',
    subject: 'la corniche',
    text: `Bonsoir Monsieur Lambert,

J'ai vu tantôt avec mon fournisseur, le zinc c'est nonante-cinq euros le mètre, septante si on prend l'alu. Sinon moi je peux venir vendredi à 9h et quart avec la nacelle pour vous montrer, une fois là-haut vous verrez bien vous-même. Dites-moi quoi pour la couleur d'ici là.

Allez, bonne soirée hein
Dédé`,
    expected: [at('2027-09-10T09:15:00+02:00')],
  },
  {
    name: 'fr: supplier could come Tuesday afternoon, no hour',
    sentAt: '2027-03-11T11:29:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Fabrice Lemoine <f.lemoine@cafes-lemoine.example>',
    subject: 'Réglage de votre moulin',
    text: `Bonjour Agathe,

Pour le moulin qui chauffe, c'est sûrement les meules (réf. 64 mm, 38 € HT la paire). Je suis dans votre coin mardi après-midi, je peux m'arrêter. Je vous passe un coup de fil lundi pour caler ça.

En attendant, pas plus de 3 doubles d'affilée et nettoyez la trémie.

Fabrice – Cafés Lemoine, torréfacteur depuis 1962`,
    expected: [],
  },
  {
    name: 'fr: lower-case lunch without accents',
    sentAt: '2027-02-15T09:02:00+01:00',
    timezone: 'Europe/Paris',
    from: 'seb <seb@cordee-outdoor.example>',
    subject: 'dej ?',
    text: `salut manu

ca fait un bail ! t es dispo mercredi 12h30 pour dejeuner ? au ptit bouchon derriere la gare, c est moi qui invite. faut que je te raconte pour le fournisseur italien

seb`,
    expected: [at('2027-02-17T12:30:00+01:00')],
  },
  {
    name: 'fr: monthly newsletter of a chamber with open workshops',
    sentAt: '2027-06-01T07:00:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Chambre des artisans <lettre@chambre-artisans.example>',
    subject: 'La lettre de juin : aides, ateliers, apprentissage',
    text: `LA LETTRE DE JUIN

> Aide à la transition énergétique : dépôt des dossiers jusqu'au 30 juin
> Apprentissage : 312 contrats signés depuis janvier

NOS ATELIERS GRATUITS
Mardi 8 juin, 18h - 20h : Bien fixer ses prix
Jeudi 17 juin, 9h - 12h : Facture électronique, êtes-vous prêt ?
Mardi 22 juin, 18h - 19h30 : Vendre sur les réseaux
Inscription en ligne, places limitées.

PORTRAIT : Odile, relieuse à Sarlat

Vous recevez cette lettre car vous êtes inscrit au répertoire. Se désinscrire`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'fr: applicant confirms the interview on Monday',
    sentAt: '2027-06-10T18:22:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Kévin Marchetti <kevin.marchetti@boitemail.example>',
    subject: 'Confirmation entretien poste de cuisinier',
    text: `Madame Roussel,

Suite à notre échange téléphonique de ce matin, je vous confirme ma présence à l'entretien du lundi 14 juin à 10 heures au restaurant. Je me tiens également disponible pour un essai en cuisine.

Mon préavis actuel court jusqu'au 31 juillet.

Respectueusement,
Kévin Marchetti`,
    expected: [at('2027-06-14T10:00:00+02:00')],
  },
  {
    name: 'fr: general meeting of co-owners with a deadline for proxies',
    sentAt: '2027-05-28T12:00:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Cabinet Orsini Syndic <ag@orsini-syndic.example>',
    subject: 'Convocation AG ordinaire – Résidence Le Belvédère',
    text: `Madame, Monsieur, cher copropriétaire (lot 14, 212/10000e),

Nous vous convoquons à l'assemblée générale ordinaire de votre résidence qui se tiendra :

LE JEUDI 24 JUIN 2027 À 18 H 30
Salle polyvalente, 5 place du Puits, rez-de-chaussée

Ordre du jour : approbation des comptes 2026, budget 2028, ravalement de la façade nord (devis de 84 300 € TTC), contrat de l'ascensoriste.

Les pouvoirs et votes par correspondance doivent nous parvenir au plus tard le lundi 21 juin à 12h.
Les pièces comptables sont consultables au cabinet le mardi et le jeudi de 14h à 17h.

Veuillez agréer nos salutations distinguées.

Cabinet Orsini Syndic
04 99 00 55 21`,
    expected: [at('2027-06-24T18:30:00+02:00')],
  },
  {
    name: 'fr: writer is on trains all day and cannot be reached',
    sentAt: '2027-10-13T21:48:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Olivier Chastang <o.chastang@conseil-chastang.example>',
    subject: "Rapport d'audit – version finale",
    text: `Bonsoir Delphine,

Voici la version finale du rapport (42 pages), j'ai repris toutes vos remarques sauf celle de la page 17 : le chiffre de 12,4 % est bien le bon.

Demain je serai difficilement joignable : train de 6h52 pour Strasbourg, soutenance chez un autre client à 11h, retour à Paris à 20h46. Si quelque chose vous choque dans le document, laissez-moi un mot par mail, je corrigerai dans la soirée.

Bien à vous,
Olivier`,
    expected: [],
  },
  {
    name: 'fr: teacher offers two dates for an internship visit',
    sentAt: '2027-11-22T15:17:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Mme Vidaillac <c.vidaillac@lycee-pro-teyssier.example>',
    subject: 'Visite de stage - Enzo (1ère CAP)',
    text: `Bonjour Monsieur,

Je suis la professeure référente d'Enzo, en stage dans votre carrosserie jusqu'au 10 décembre. Je dois vous rencontrer pour remplir avec vous son livret.

Je peux venir le mardi 30 novembre à 8h30 ou le vendredi 3 décembre à 13h45, selon ce qui vous dérange le moins.

Enzo me dit le plus grand bien de votre équipe !

Cordialement,
C. Vidaillac`,
    expected: [at('2027-11-30T08:30:00+01:00'), at('2027-12-03T13:45:00+01:00')],
  },
  {
    name: 'fr: notary sets the signature of a business sale',
    sentAt: '2027-06-29T16:09:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Étude Maître Bresson <accueil@etude-bresson.example>',
    subject: 'Cession fonds de commerce MARTEL / SAS LA PETITE COUR – dossier 2027/0588/LB',
    text: `Chère Madame,

La signature de l'acte de cession est fixée au vendredi 16 juillet à 11 heures en l'étude, en présence du cédant et de son conseil.

Je vous saurais gré de :
- me faire parvenir l'attestation d'assurance pour le 9 juillet,
- procéder au virement de 146 200,00 € sur le compte de l'étude au plus tard le 14 juillet, 16h.

Votre pièce d'identité vous sera demandée.

Je vous prie de croire, chère Madame, à l'assurance de mes sentiments dévoués.

P/ Maître Laurence BRESSON
Léa, clerc`,
    expected: [at('2027-07-16T11:00:00+02:00')],
  },
  {
    name: 'fr: patient cancels the physiotherapy session',
    sentAt: '2027-01-28T07:31:00+01:00',
    timezone: 'Europe/Zurich',
    from: 'Ursula Perrin <ursula.perrin@boitemail.example>',
    subject: 'Mon rendez-vous',
    text: `Bonjour,

Je suis au fond du lit avec la grippe et je dois annuler ma séance de physio de demain vendredi à 10h20. Toutes mes excuses pour le délai si court. Je vous rappellerai quand je serai sur pied.

Bonne journée
U. Perrin`,
    expected: [],
  },
  {
    name: 'fr: yearly electrical inspection with duration',
    sentAt: '2027-08-24T10:50:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Planification Verifelec <planning@verifelec.example>',
    subject: 'Avis de passage – vérification périodique 2027',
    text: `Bonjour,

Notre inspecteur M. Sow interviendra dans vos locaux pour la vérification annuelle des installations électriques (contrat VE-30771) :

Date : 21/09/2027
Heure d'arrivée : 8h00
Durée estimée : 3h

Merci de prévoir une personne pour l'accompagner et de tenir à disposition le registre de sécurité et le rapport 2026. De brèves coupures sont à prévoir.

Sans retour de votre part avant le 10/09, le passage est considéré comme accepté.

Cordialement,
Le service planification`,
    expected: [at('2027-09-21T08:00:00+02:00', '2027-09-21T11:00:00+02:00')],
  },
  {
    name: 'fr: boss forwards a customer and asks to be there on Tuesday',
    sentAt: '2027-03-18T17:55:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Patricia Lenoir <patricia@metallerie-lenoir.example>',
    subject: 'TR: portail bloqué',
    text: `Karim,

Tu peux y être mardi à 8h ? Prends le palan et un moteur de rechange au cas où. Je lui ai dit que c'était bon pour nous.

Pat

---------- Message transféré ----------
De : Haras de Brévannes <contact@haras-brevannes.example>
Date : jeu. 18 mars 2027 à 16:12
Objet : portail bloqué
À : <contact@metallerie-lenoir.example>

Bonjour, le grand portail ne s'ouvre plus qu'à moitié depuis hier 19h. Pourriez-vous passer mardi 23 mars à 8h, avant l'arrivée des vans ? Merci, Mme d'Arcy`,
    expected: [at('2027-03-23T08:00:00+01:00')],
  },
  {
    name: 'fr: Quebec customer is free most of next week',
    sentAt: '2027-08-12T14:40:00-04:00',
    timezone: 'America/Toronto',
    from: 'Réjean Desrosiers <rdesrosiers@erabliere-d.example>',
    subject: 'Re: Site Web',
    text: `Allo Audrey,

C'est ben beau la maquette, ma blonde aime surtout la photo de la cabane. On changerait juste le vert, y fait un peu hôpital.

Pour s'asseoir ensemble, je suis libre à peu près toute la semaine prochaine, les matins c'est d'habitude plus tranquille. Tu me diras.

Réjean
Érablière Desrosiers et filles
Boutique ouverte du jeu. au dim., 10 h à 17 h`,
    expected: [],
  },
  {
    name: 'fr: Quebec accountant phones tomorrow at five',
    sentAt: '2027-01-26T10:03:00-05:00',
    timezone: 'America/Toronto',
    from: 'Nathalie Vo <nvo@comptables-vo.example>',
    subject: 'T4 et relevés 1',
    text: `Bonjour Simon,

J'ai deux employés dont le NAS ne concorde pas. Je vous appelle demain à 17 h sur votre cellulaire pour régler ça, gardez vos dossiers de paie à portée de main svp.

La date limite pour les T4 est le 1er mars, on est donc dans les temps.

Nathalie Vo, CPA
819 555-0138`,
    expected: [at('2027-01-27T17:00:00-05:00')],
  },
  {
    name: 'fr: kitchen fitter fixes measuring and fitting',
    sentAt: '2027-02-23T11:42:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Cuisines Aubert – Laurène <laurene@cuisines-aubert.example>',
    subject: 'Votre kitchenette : planning',
    text: `Bonjour Monsieur Ba,

Merci pour l'acompte de 1 240 €, bien reçu le 19/02. Voici la suite pour la kitchenette du personnel :

1) prise de mesures chez vous mercredi 3 mars à 14h avec Loïc
2) lancement en fabrication le 5 mars
3) pose chez vous le lundi 22 mars à 8h, par deux poseurs, prévoir quelqu'un pour leur ouvrir

Le solde est à régler à la fin de la pose.

Belle journée,
Laurène`,
    expected: [at('2027-03-03T14:00:00+01:00'), at('2027-03-22T08:00:00+01:00')],
  },
  {
    name: 'fr: kitchen rota for the coming week sent to the owner',
    sentAt: '2027-11-05T23:40:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Chef Adama <cuisine@table-du-quai.example>',
    subject: 'planning brigade S45',
    text: `Patron, pour info le planning de la brigade semaine prochaine :

Lundi 8 : fermé
Mardi 9 : Moussa 9h-15h, Julie 16h-23h
Mercredi 10 : Moussa 9h-15h, Théo 17h-23h
Jeudi 11 (férié) : Julie 9h-15h, Moussa 17h-23h
Vendredi 12 et samedi 13 : tout le monde 9h30-15h / 18h-23h30
Dimanche 14 : Théo + extra 9h-16h

J'ai mis 42 couverts max le 11, on est juste. Rien à faire de ton côté.
Adama`,
    expected: [],
  },
  {
    name: 'fr: long chatty mail from a friend of the firm, quarter to eleven',
    sentAt: '2027-07-05T22:17:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Marie-Odile Castelnau <mo.castelnau@chateau-de-vigne.example>',
    subject: 'Des nouvelles, et les rideaux du grand salon',
    text: `Chère Béatrice,

Quel plaisir d'avoir eu de vos nouvelles ! Ici tout va, malgré la chaleur. Nous avons ouvert les jardins au public le 19 juin, et les visiteurs se pressent entre 14 et 18 heures ; mon mari en fait une jaunisse, lui qui aimait tant ses siestes. Notre petite-fille s'est mariée le 26, la fête a duré jusqu'à cinq heures du matin, je n'ai plus l'âge.

Venons-en aux rideaux. Le velours bleu est arrivé (27 mètres, facture 2209 réglée hier), il est superbe, mais je crains que les embrasses ne soient trop claires. J'aimerais que vous veniez juger sur place avec votre nuancier. Disons mardi 13 juillet, onze heures moins le quart ? La lumière est alors parfaite dans le salon. Évitons la fin de semaine, avec le 14 tout le village sera sens dessus dessous.

Si le portail est fermé, sonnez deux fois : Firmin est un peu dur d'oreille.

Je vous embrasse,
Marie-Odile`,
    expected: [at('2027-07-13T10:45:00+02:00')],
  },
  {
    name: 'fr: farewell drinks of a colleague',
    sentAt: '2027-11-29T11:11:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Joëlle Raynaud <joelle@mutuelle-du-sud.example>',
    subject: 'Mon pot de départ :)',
    text: `Chers tous,

Eh oui, après 31 ans de maison, 4 directeurs et 3 déménagements, je rends mon badge !

Je vous invite à mon pot de départ vendredi 10 décembre à partir de 17h30, à la cafétéria du 2e. Dites-moi avant le 3 si vous venez, pour les petits fours.

La cagnotte (que je ne suis pas censée connaître) est chez Fred, bureau 214.

Joëlle`,
    expected: [at('2027-12-10T17:30:00+01:00')],
  },
  {
    name: 'fr: chimney sweep names the day, hour still to come',
    sentAt: '2027-10-25T12:34:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Ramonage Collignon <ramonage.collignon@artisan.example>',
    subject: 'Re: ramonage du gîte',
    text: `Bonjour Madame,

C'est bien noté pour vos deux cheminées. Je serai dans votre village le mardi 9 novembre, je vous donnerai l'heure de mon passage par SMS quand ma tournée sera faite.

Tarif : 85 € le premier conduit, 60 € le suivant, attestation comprise.

Bien à vous
J. Collignon`,
    expected: [],
  },
  {
    name: 'fr: estate agent offers tomorrow or Saturday for a shop',
    sentAt: '2027-08-19T15:58:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Romain Stoll <r.stoll@pierre-et-rue.example>',
    subject: 'Local rue du Faubourg 68 m² - visite',
    text: `Bonjour Madame Iliescu,

Le local est toujours disponible (loyer 1 150 € HC, bail 3/6/9). Vous pouvez le visiter soit demain à 18h, soit samedi à 10h, dites-moi vite car un autre candidat est sur le coup.

Romain Stoll
Pierre & Rue – agence ouverte du mardi au samedi 9h30-12h30 / 14h-19h`,
    expected: [at('2027-08-20T18:00:00+02:00'), at('2027-08-21T10:00:00+02:00')],
  },
  {
    name: 'fr: registered for a webinar, times with zone abbreviation',
    sentAt: '2027-09-28T09:44:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Webinaires Factelia <webinaires@factelia.example>',
    subject: "Vous êtes inscrit ! Facturation électronique : le mode d'emploi",
    text: `Bonjour Christelle,

Votre inscription à notre webinaire est bien enregistrée.

Facturation électronique : le mode d'emploi
Jeudi 14 octobre 2027, 11:00 – 11:45 (CEST)

Votre lien personnel : https://live.factelia.example/j/88210457?tk=cR41

Vous pourrez poser vos questions en direct. Le replay reste en ligne 30 jours.

L'équipe Factelia`,
    expected: [at('2027-10-14T11:00:00+02:00', '2027-10-14T11:45:00+02:00')],
  },
  {
    name: 'fr: Swiss bank confirms an hour at the branch',
    sentAt: '2027-10-26T16:20:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Sandra Bulliard <sandra.bulliard@banque-sarine.example>',
    subject: "Votre demande de crédit d'investissement",
    text: `Monsieur,

Je vous remercie de votre appel et me réjouis de vous accueillir à notre succursale de Bulle le mardi 9 novembre 2027 de 9h à 10h, en compagnie de Monsieur Grandjean, responsable PME.

Veuillez svp nous transmettre vos trois derniers bilans jusqu'au 3 novembre.

Avec mes salutations les meilleures
Sandra Bulliard

Banque de la Sarine
Guichets : lu-ve 8.30-12.00 / 13.30-16.30`,
    expected: [at('2027-11-09T09:00:00+01:00', '2027-11-09T10:00:00+01:00')],
  },
  {
    name: 'fr: thanks from a club after its tournament, lost jacket',
    sentAt: '2027-05-03T20:55:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Tennis-Club Les Hirondelles <comite@tc-hirondelles.example>',
    subject: 'Merci à notre sponsor !',
    text: `Salut Yves,

Un tout grand merci pour les coupes et les bouteilles ! Le tournoi de samedi a réuni 64 joueurs, la finale s'est terminée à 19h10 sous les applaudissements, et la raclette a duré jusqu'à passé minuit. La caisse affiche un bénéfice de CHF 1'870.-.

Quelqu'un a oublié une veste grise taille L avec un porte-clés de ton garage, elle est à la buvette. Ta femme l'a peut-être déjà récupérée ?

Photos sur notre site d'ici la fin de la semaine.

Pour le comité
Marlyse`,
    expected: [],
  },
  {
    name: 'fr: audiologist control a fortnight from today',
    sentAt: '2027-04-14T11:36:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Audition Beaulieu <bonjour@audition-beaulieu.example>',
    subject: 'Vos appareils : contrôle',
    text: `Bonjour Monsieur Perez,

J'espère que les premières heures avec vos appareils se passent bien. Comme prévu, nous nous revoyons d'aujourd'hui en quinze, donc mercredi 28, à 14h pour affiner les réglages. Portez-les si possible 8 heures par jour d'ici là.

N'oubliez pas la carte de garantie (n° 5510-2284).

À bientôt,
Gwenaëlle, audioprothésiste
Magasin ouvert du mardi au samedi, 9h-12h30 et 14h-18h30`,
    expected: [at('2027-04-28T14:00:00+02:00')],
  },
  {
    name: 'fr: Swiss garage asks to bring the van on Thursday morning',
    sentAt: '2027-01-11T13:44:00+01:00',
    timezone: 'Europe/Zurich',
    from: 'Garage du Pont <atelier@garagedupont.example>',
    subject: 'VD 555 019 service + freins',
    text: `Bonjour,

On a reçu les disques. Vous pouvez amener la camionnette jeudi à 7h30, on vous prête le petit utilitaire pour la journée.
Le devis reste à CHF 1'148.60 TVA comprise, expertise en plus.

Salutations
Garage du Pont, Yverdon
atelier 7h15-12h / 13h15-17h30`,
    expected: [at('2027-01-14T07:30:00+01:00')],
  },
];
