import { at, crlf, type DetectionMail, days } from '../mail.ts';

export const frenchMails: DetectionMail[] = [
  {
    name: 'fr: a reminder of an unpaid invoice with a date to pay by',
    sentAt: '2026-12-03T10:05:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Comptabilité Papeteries Vauzelle <compta@vauzelle.example>',
    subject: 'Relance n°1 - Facture F2610-0448',
    text: `Madame, Monsieur,

Sauf erreur ou omission de notre part, la facture F2610-0448 du 20/10/2026, d'un montant de 386,40 € TTC, échue le 20/11/2026, reste impayée à ce jour.

Nous vous remercions de bien vouloir procéder à son règlement avant le vendredi 11 décembre 2026 à 17h, délai au-delà duquel des pénalités de retard seront appliquées.

Si votre paiement a croisé ce courrier, merci de ne pas en tenir compte.

Le service comptabilité
Papeteries Vauzelle SAS - 03 00 22 10 09
Du lundi au vendredi, 9h-12h / 14h-17h
`,
    expected: [],
  },
  {
    name: 'fr: an answer takes the second of two offered times',
    sentAt: '2027-02-09T11:20:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Sandrine Legoupil <s.legoupil@transports-legoupil.example>',
    subject: 'RE: Présentation de votre contrat flotte',
    text: crlf(`Bonjour Monsieur Abadie,

Merci pour vos propositions. Le jeudi 18 à 10h me convient mieux, je serai avec mon mari qui s'occupe des véhicules.

A jeudi en huit donc, dans vos locaux.

Bien à vous,
Sandrine Legoupil
Transports Legoupil - Isigny

-----Message d'origine-----
De : Fabien Abadie <fabien@abadie-courtage.example>
Envoyé : lundi 8 février 2027 17:33
À : Sandrine Legoupil
Objet : Présentation de votre contrat flotte

Bonjour Madame,

Je vous propose de nous rencontrer au cabinet soit le mardi 16 février à 15h, soit le jeudi 18 février à 10h. Qu'est-ce qui vous arrange ?

Fabien Abadie
Abadie Courtage - ORIAS 00 000 000
`),
    expected: [at('2027-02-18T10:00:00+01:00')],
  },
  {
    name: 'fr: a patient asks to move from Tuesday to Friday',
    sentAt: '2027-03-05T08:14:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Mathilde Bruneval <mathilde.bruneval@courriel.example>',
    subject: 'changement de rdv',
    text: `Bonjour,

J'ai rendez-vous avec M. Castaing mardi 9 mars à 11h15 pour mon épaule, mais mon employeur vient de me coller une formation ce jour-là. Serait-il possible de le décaler au vendredi 12 mars à 17h45 ? J'ai vu sur le site que le créneau était encore libre.

Désolée pour le dérangement,

Mathilde Bruneval
06 00 57 31 90
`,
    expected: [at('2027-03-12T17:45:00+01:00')],
  },
  {
    name: 'fr: Québec, a first meeting with the accountant, "jeudi le 11 mars"',
    sentAt: '2027-03-01T09:37:00-05:00',
    timezone: 'America/Toronto',
    from: 'Marie-Pier Laframboise <mplaframboise@cpalaframboise.example>',
    subject: 'Vos impôts 2026',
    text: `Bonjour Steeve,

Ça me ferait plaisir de m'occuper de tes impôts cette année encore. Je te propose qu'on se voie jeudi le 11 mars à 13 h 30 à mon bureau de la rue Saint-Vallier. Prévois une heure.

Apporte tes T4, tes relevés 1, ton cellulaire pour l'authentification, pis tes reçus de kilométrage.

Si l'heure fait pas ton affaire, appelle Guylaine au 418 555-0142, poste 3.

Bonne journée!

Marie-Pier Laframboise, CPA
`,
    expected: [at('2027-03-11T13:30:00-05:00', '2027-03-11T14:30:00-05:00')],
  },
  {
    name: 'fr: thanks after a visit, with the minutes',
    sentAt: '2027-04-09T17:25:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Bérénice Autric <b.autric@cuisines-marlotte.example>',
    subject: 'Suite à notre rencontre',
    text: `Bonjour Monsieur Quéré,

Merci pour votre accueil jeudi 8 avril à 10h dans vos ateliers. Nous avons beaucoup apprécié la visite, et surtout le vernissage à la main.

Comme convenu, voici ce que j'ai retenu :
- façades en chêne massif, 22 mm ;
- poignées laiton brossé, 41 € HT pièce ;
- délai de fabrication de six semaines à compter de l'acompte.

Dites-moi si j'ai oublié quelque chose. J'attends votre devis définitif.

Bon week-end,

Bérénice Autric
Cuisines Marlotte
`,
    expected: [],
  },
  {
    name: 'fr: an invitation with a calendar part in UTC',
    sentAt: '2027-05-11T09:00:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Pascal Lhermitte <p.lhermitte@solarbocage.example>',
    subject: 'Invitation : Point chantier Gymnase des Lices',
    text: `Bonjour,

Vous êtes invité à la réunion suivante.

Point chantier Gymnase des Lices
Lieu : base vie, rue du Stade

Pascal Lhermitte
`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//SolarBocage//Agenda//FR
METHOD:REQUEST
BEGIN:VEVENT
UID:7c1b2e90-lices-12@solarbocage.example
DTSTAMP:20270511T070000Z
DTSTART:20270518T120000Z
DTEND:20270518T133000Z
SUMMARY:Point chantier Gymnase des Lices
LOCATION:Base vie\\, rue du Stade
ORGANIZER;CN=Pascal Lhermitte:mailto:p.lhermitte@solarbocage.example
ATTENDEE;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:contact@elec-thouars.example
SEQUENCE:0
STATUS:CONFIRMED
END:VEVENT
END:VCALENDAR
`),
    expected: [at('2027-05-18T14:00:00+02:00', '2027-05-18T15:30:00+02:00')],
  },
  {
    name: 'fr: a supplier tells the opening hours of the holidays',
    sentAt: '2026-12-14T08:30:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Quincaillerie Dothée <info@dothee.example>',
    subject: "Horaires de fin d'année",
    text: `Cher client,

Pour votre information, notre comptoir de Herstal adaptera ses horaires pendant les fêtes :

Jeudi 24 décembre : 7h00 - 13h00
Vendredi 25 et samedi 26 décembre : fermé
Du lundi 28 au mercredi 30 décembre : 8h00 - 16h30
Jeudi 31 décembre : 7h00 - 12h00
Réouverture normale le lundi 4 janvier 2027 à 7h00.

Pensez à passer vos commandes de visserie à temps !

Toute l'équipe vous souhaite d'excellentes fêtes.

Quincaillerie Dothée SRL - TVA BE 0000.000.000
`,
    expected: [],
  },
  {
    name: 'fr: Belgium, a visit to the notary with begin and end',
    sentAt: '2027-10-06T11:11:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Etude Vandenhaute & Collignon <etude@vandenhaute-collignon.example>',
    subject: 'Dossier 27/1183 - compromis',
    text: `Cher Monsieur Nicaise,

Nous avons une bonne nouvelle : le vendeur marque son accord sur 315.000 €.

La signature du compromis aura donc lieu en notre étude le mardi 19 octobre prochain, de 9h à 10h30. Veuillez vous munir de votre carte d'identité et de la preuve du virement de l'acompte.

Maître Collignon reste à votre disposition (04 000 17 45, demander Nathalie, GSM 0470 00 12 98).

Bien cordialement,

Nathalie Simonis
pour l'étude Vandenhaute & Collignon
`,
    expected: [at('2027-10-19T09:00:00+02:00', '2027-10-19T10:30:00+02:00')],
  },
  {
    name: 'fr: the newsletter of a garden centre with a workshop',
    sentAt: '2027-04-21T06:00:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Jardinerie des Trois Saules <newsletter@troissaules.example>',
    subject: '🌱 -20 % sur les rosiers et un atelier bouturage samedi',
    text: `LA LETTRE DES TROIS SAULES - avril

Samedi 24 avril à 14h30 : atelier bouturage avec Josiane, au rayon vivaces. Gratuit, sur inscription à l'accueil.

Jusqu'au dimanche 2 mai : -20 % sur tous les rosiers en conteneur (code ROSE20).

Le conseil du mois : arrosez le matin !

Pour ne plus recevoir nos lettres, cliquez ici.
Jardinerie des Trois Saules, route de Bressuire
`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'fr: a table booked for the team, with JSON-LD',
    sentAt: '2026-12-02T12:31:00+01:00',
    timezone: 'Europe/Paris',
    from: 'TableLibre <reservations@tablelibre.example>',
    subject: 'Votre réservation est confirmée',
    text: `Bonjour Aurélie,

Votre table pour 9 personnes chez « Le Fil du Quai » est confirmée.

Jeudi 17 décembre 2026 à 19:45
3 quai des Mariniers, Nantes

Un empêchement ? Annulez gratuitement jusqu'à 4 heures avant.

À bientôt sur TableLibre
`,
    html: `<html><head><script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "FoodEstablishmentReservation",
  "reservationNumber": "TL-55291",
  "reservationStatus": "http://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "Aurélie Mahé" },
  "partySize": "9",
  "startTime": "2026-12-17T19:45:00+01:00",
  "reservationFor": {
    "@type": "FoodEstablishment",
    "name": "Le Fil du Quai",
    "address": { "@type": "PostalAddress", "streetAddress": "3 quai des Mariniers", "addressLocality": "Nantes", "addressCountry": "FR" }
  }
}
</script></head><body><p>Bonjour Aurélie,</p><p>Votre table pour 9 personnes chez « Le Fil du Quai » est confirmée.</p><p><b>Jeudi 17 décembre 2026 à 19:45</b><br>3 quai des Mariniers, Nantes</p></body></html>`,
    expected: [at('2026-12-17T19:45:00+01:00')],
  },
  {
    name: 'fr: a quotation with its period of validity',
    sentAt: '2027-03-02T14:14:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Ludovic Escande <l.escande@isolescande.example>',
    subject: 'Devis D-2027-061 isolation combles',
    text: `Bonjour Madame Riou,

Vous trouverez en pièce jointe notre devis pour l'isolation de 84 m² de combles perdus : 3 276,00 € TTC, aide déduite.

Ce devis est valable jusqu'au 30 avril 2027. Attention, le montant de la prime n'est garanti que pour les devis signés avant le lundi 22 mars à midi.

En vous souhaitant bonne réception,

Ludovic Escande
Isol'Escande - RGE n° E-00000
Tél. 02 00 61 00 35 (8h-18h)
`,
    expected: [],
  },
  {
    name: 'fr: general availability, the reader is asked to propose',
    sentAt: '2027-03-22T13:40:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Rachid Benslimane <rachid.b@electroval.example>',
    subject: 'Re: Rencontre',
    text: `Bonjour Hélène,

Avec plaisir pour en discuter de vive voix. De manière générale je suis au bureau les mardis et jeudis entre 9h et 16h, les autres jours je suis sur la route.

Dis-moi ce qui te conviendrait et je m'organise.

Rachid
`,
    expected: [],
  },
  {
    name: 'fr: a day of training, all day',
    sentAt: '2027-01-12T09:30:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Fanny Courtois <f.courtois@preventio-formation.example>',
    subject: 'Convocation - recyclage SST',
    text: `Bonjour Madame Pujol,

J'ai le plaisir de vous confirmer votre inscription au recyclage « Sauveteur secouriste du travail ».

Date : jeudi 4 février 2027, toute la journée
Lieu : Espace Daudet, salle 3, Nîmes
Coût : 195 € HT, déjeuner compris

Une tenue confortable est conseillée. L'attestation vous parviendra sous quinze jours.

Cordialement,

Fanny Courtois
Preventio Formation
`,
    expected: [days('2027-02-04', '2027-02-05')],
  },
  {
    name: "fr: the same day, three o'clock instead of two",
    sentAt: '2027-05-24T08:55:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Cabinet Roussillon Architectes <agence@roussillon-archi.example>',
    subject: 'Demain',
    text: `Bonjour Thierry,

Petit contretemps côté mairie : pouvons-nous nous retrouver demain à 15h au lieu de 14h ? Même endroit, devant l'ancienne perception.

Merci de me confirmer par SMS au 06 00 78 41 02.

Élodie Roussillon
`,
    expected: [at('2027-05-25T15:00:00+02:00')],
  },
  {
    name: 'fr: the landlord tells which firm cleans the gutters of the building',
    sentAt: '2027-10-04T10:10:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Berri Gestion Immobilière <gestion@berrigestion.example>',
    subject: 'Information occupants - nettoyage des chéneaux',
    text: `Madame, Monsieur,

Nous vous informons que l'entreprise Zinguerie du Cher nettoiera les chéneaux de l'immeuble le jeudi 14 octobre 2027 entre 8h et 12h.

L'intervention se fait entièrement depuis la nacelle. Votre présence n'est pas nécessaire et vous n'avez aucune disposition à prendre.

Nous vous remercions de votre compréhension.

Le gestionnaire
`,
    expected: [],
  },
  {
    name: 'fr: an hour written in words in a formal letter',
    sentAt: '2027-11-08T11:00:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Me Hortense de Kerviler <secretariat@kerviler-avocat.example>',
    subject: 'Affaire SCI du Moulin c/ Ets Garrec',
    text: `Cher Monsieur,

Je reviens vers vous dans le dossier cité en référence, les écritures adverses m'étant parvenues ce matin.

Afin de préparer notre réponse, je vous saurais gré de bien vouloir vous présenter à mon cabinet le lundi quinze novembre à quinze heures trente, muni de l'original du bail et des trois derniers avis d'échéance.

Je vous prie de croire, cher Monsieur, à l'assurance de mes sentiments dévoués.

Hortense de Kerviler
Avocat au barreau de Quimper
Ce message est couvert par le secret professionnel. S'il vous est parvenu par erreur, merci de le détruire.
`,
    expected: [at('2027-11-15T15:30:00+01:00')],
  },
  {
    name: 'fr: plans are sent after the meeting that stands in the quotation',
    sentAt: '2027-07-02T09:18:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Damien Ferrand <damien@charpentes-ferrand.example>',
    subject: 'RE: RE: carport M. Vidal',
    text: crlf(`Salut,

Ci-joint les plans corrigés, j'ai mis les poteaux en 140x140 et rallongé le débord. Tu peux les envoyer au client.

Damien

De : contact@bois-et-toits.example
Envoyé : mardi 29 juin 2027 18:05
À : Damien Ferrand
Objet : RE: carport M. Vidal

Damien,
Je confirme : on se retrouve chez M. Vidal jeudi 1er juillet à 8h pour les cotes. Prends le laser.
Merci
Marc
`),
    expected: [],
  },
  {
    name: 'fr: a calendar part takes the meeting back',
    sentAt: '2027-08-30T15:00:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Noémie Jourdan <noemie.jourdan@agence-palombe.example>',
    subject: 'Annulé : Comité éditorial',
    text: `Le client n'est pas prêt, on laisse tomber pour cette fois.

Noémie
`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Palombe//Agenda 3.1//FR
METHOD:CANCEL
BEGIN:VEVENT
UID:comite-0902@agence-palombe.example
DTSTAMP:20270830T130000Z
DTSTART:20270902T080000Z
DTEND:20270902T090000Z
SUMMARY:Annulé : Comité éditorial
ORGANIZER;CN=Noémie Jourdan:mailto:noemie.jourdan@agence-palombe.example
ATTENDEE:mailto:studio@encrevive.example
SEQUENCE:1
STATUS:CANCELLED
END:VEVENT
END:VCALENDAR
`),
    expected: [],
  },
  {
    name: 'fr: an online meeting with a link and the lines of the program',
    sentAt: '2028-01-18T17:33:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Stéphanie Nogaret <snogaret@hydrotech-sud.example>',
    subject: 'Revue offre pompe relevage',
    text: `Bonjour,

Suite à notre échange, voici le lien pour la revue de l'offre.

Quand : mardi 25 janvier 2028 10:00-11:00 (Paris)
Où : visioconférence
Participer : https://teams.microsoft.com/l/meetup-join/19%3ameeting_YzQxNGI0%40thread.v2/0
ID de la réunion : 312 445 908 17
Code secret : kT7pQz

Cordialement
Stéphanie Nogaret
Ingénieure commerciale - Hydrotech Sud
`,
    expected: [at('2028-01-25T10:00:00+01:00', '2028-01-25T11:00:00+01:00')],
  },
  {
    name: 'fr: date and hour all in figures, for an alarm to be checked',
    sentAt: '2027-05-03T08:47:00+02:00',
    timezone: 'Europe/Paris',
    from: 'VigiAlarme - Planning <planning@vigialarme.example>',
    subject: 'Contrat M-20184 : visite annuelle',
    text: `Bonjour,

Dans le cadre de votre contrat de maintenance M-20184, notre technicien vous propose la visite annuelle de votre système d'alarme le 12/05/2027 à 14h00.

La présence d'un responsable muni du code maître est obligatoire.

Merci de nous confirmer ce rendez-vous par retour de mail ou au 0800 000 318 (appel gratuit).

Service Planning
VigiAlarme
`,
    expected: [at('2027-05-12T14:00:00+02:00')],
  },
  {
    name: "fr: La Réunion, a supplier from Paris gives both places' times",
    sentAt: '2027-06-21T11:30:00+02:00',
    timezone: 'Indian/Reunion',
    from: 'Paul-Henri Saglio <ph.saglio@torrefaction-lilas.example>',
    subject: 'Point café vert',
    text: `Bonjour Marie-Josée,

Bien reçu les échantillons, le Bourbon pointu est superbe. J'aimerais caler les volumes avec vous par téléphone.

Je vous appelle lundi 28 juin à 8h, soit 10h pour vous à Saint-Denis. C'est bon ?

Bien à vous,

Paul-Henri Saglio
Torréfaction des Lilas
`,
    expected: [at('2027-06-28T10:00:00+04:00')],
  },
  {
    name: 'fr: Switzerland, hours with a dot, a fitting at the dressmaker',
    sentAt: '2027-07-13T09:56:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Anne-Lise Jaquier <al.jaquier@choeurdubroye.example>',
    subject: 'Costumes du chœur',
    text: `Bonjour Madame,

Comme discuté au marché, nous aurions besoin de votre œil pour les essayages des 14 gilets. Nous nous verrions bien chez vous à l'atelier le samedi 21 août, 14.30 - 16.00.

Est-ce en ordre pour vous ? Les gilets à Fr. 85.- pièce sont acceptés par le comité.

Cordiales salutations et bel été

Anne-Lise Jaquier
Chœur mixte du Broye
`,
    expected: [at('2027-08-21T14:30:00+02:00', '2027-08-21T16:00:00+02:00')],
  },
  {
    name: 'fr: a counter-proposal, the same hour a day later',
    sentAt: '2027-11-17T16:06:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Josselin Marais <jmarais@toituresmarais.example>',
    subject: 'Re: réception travaux école',
    text: `Bonjour,

Mardi c'est mort, on coule une dalle à Vitré. Mercredi 24 à la même heure, c'est possible pour vous ?

JM

Le mer. 17 nov. 2027 à 14:58, Services techniques <technique@saint-aubin.example> a écrit :
> Monsieur Marais,
> Pour la réception des travaux du préau, je vous propose le mardi 23 novembre à 10h00 sur site.
> Cordialement,
> P. Hamelin
`,
    expected: [at('2027-11-24T10:00:00+01:00')],
  },
  {
    name: 'fr: a call for tenders with the date to hand in',
    sentAt: '2027-02-24T15:15:00+01:00',
    timezone: 'Europe/Paris',
    from: "Marchés publics CC Val d'Auron <marches@ccvaldauron.example>",
    subject: 'Consultation 2027-08 - Fourniture de mobilier',
    text: `Madame, Monsieur,

La communauté de communes vous invite à remettre une offre pour le marché cité en objet (mobilier de la médiathèque, lot unique).

Date limite de remise des offres : mercredi 24 mars 2027 à 12h00, exclusivement par voie dématérialisée.
Les questions peuvent être posées jusqu'au 12 mars 2027.
Durée du marché : 1 an à compter du 1er mai 2027.

Le service des marchés
`,
    expected: [],
  },
  {
    name: 'fr: a neighbouring shop looks for help, with the hours of work',
    sentAt: '2027-05-19T18:10:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Boulangerie Aux Deux Épis <auxdeuxepis@fournil.example>',
    subject: "vous connaissez quelqu'un ?",
    text: `Bonjour voisins,

on cherche toujours une vendeuse pour cet été, du 1er juillet au 31 août, du mardi au samedi 6h30 - 13h, payée au smic + les invendus :)

Si vous connaissez une étudiante sérieuse, dites lui de nous envoyer un mot.

Merci !!
Karine et Seb
`,
    expected: [],
  },
  {
    name: 'fr: a list is invited to a webinar',
    sentAt: '2028-03-07T08:00:00+01:00',
    timezone: 'Europe/Paris',
    from: 'FacturoPlus <hello@facturoplus.example>',
    subject: 'Webinaire gratuit : la facture électronique en 30 minutes',
    text: `Bonjour,

La réforme arrive, êtes-vous prêt ? Rejoignez nos experts en direct :

👉 mardi 14 mars 2028 à 11h00
👉 durée : 30 minutes + questions

Déjà 1 200 inscrits ! Je réserve ma place : https://facturoplus.example/webinaire

Vous recevez ce message car vous avez téléchargé un de nos guides. Se désinscrire
FacturoPlus SAS, 12 allée des Ormes, 35000 Rennes
`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'fr: a calendar part with a zone, for the interview of a trainee',
    sentAt: '2027-03-18T14:05:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Lycée Jean-Rostand - Bureau des stages <stages@lycee-rostand.example>',
    subject: 'Visite de stage de Kylian M.',
    text: `Bonjour Madame Ortega,

Je passerai voir Kylian et faire le point avec vous sur son stage. L'invitation est jointe, n'hésitez pas à me proposer un autre moment si besoin.

Bruno Teyssier
professeur référent
`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Rostand//ENT//FR
VERSION:2.0
METHOD:REQUEST
BEGIN:VTIMEZONE
TZID:Europe/Paris
BEGIN:STANDARD
DTSTART:19701025T030000
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:19700329T020000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
END:DAYLIGHT
END:VTIMEZONE
BEGIN:VEVENT
UID:stage-2027-km-02@lycee-rostand.example
DTSTAMP:20270318T130500Z
DTSTART;TZID=Europe/Paris:20270330T101500
DTEND;TZID=Europe/Paris:20270330T110000
SUMMARY:Visite de stage Kylian M.
ORGANIZER;CN=Bruno Teyssier:mailto:stages@lycee-rostand.example
ATTENDEE;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:atelier@velos-ortega.example
STATUS:CONFIRMED
END:VEVENT
END:VCALENDAR
`),
    expected: [at('2027-03-30T10:15:00+02:00', '2027-03-30T11:00:00+02:00')],
  },
  {
    name: 'fr: seats for a trade evening, with JSON-LD',
    sentAt: '2027-09-14T13:02:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Billetik <no-reply@billetik.example>',
    subject: 'Vos billets pour « Soirée des artisans namurois »',
    text: `Bonjour Benoît,

Merci pour votre commande n° BK-230981 (2 places, 50,00 €).

Soirée des artisans namurois
30/09/2027, 19h00 - 22h30
Bourse de Namur

Présentez les codes QR en pièce jointe à l'entrée.
`,
    html: `<html><head><script type="application/ld+json">{"@context":"http://schema.org","@type":"EventReservation","reservationNumber":"BK-230981","reservationStatus":"http://schema.org/ReservationConfirmed","underName":{"@type":"Person","name":"Benoît Lurkin"},"reservationFor":{"@type":"Event","name":"Soirée des artisans namurois","startDate":"2027-09-30T19:00:00+02:00","endDate":"2027-09-30T22:30:00+02:00","location":{"@type":"Place","name":"Bourse de Namur","address":"Place d'Armes 1, 5000 Namur, BE"}}}</script></head><body><h2>Soirée des artisans namurois</h2><p>30/09/2027, 19h00 - 22h30<br>Bourse de Namur</p><p>Merci pour votre commande n° BK-230981 (2 places, 50,00 €).</p></body></html>`,
    expected: [at('2027-09-30T19:00:00+02:00', '2027-09-30T22:30:00+02:00')],
  },
  {
    name: "fr: a widow is received at the stonemason's, at noon sharp",
    sentAt: '2026-11-16T10:26:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Huguette Pommerol <huguette.pommerol@lapostille.example>',
    subject: 'Pierre tombale de mon mari',
    text: `Cher Monsieur Barrat,

C'est mon petit-fils qui tape ce message pour moi. Je voudrais venir choisir le granit avec ma sœur, le samedi 28 novembre à midi, car le car nous dépose devant chez vous à moins dix.

Pourriez-vous nous recevoir à ce moment-là ? Nous n'avons pas d'autre car avant le soir.

Recevez, cher Monsieur, mes salutations distinguées.

Madame veuve Pommerol
Le Bourg, Saint-Yrieix
`,
    expected: [at('2026-11-28T12:00:00+01:00')],
  },
  {
    name: 'fr: two hours of the same day to choose from',
    sentAt: '2027-03-31T17:49:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Cédric Vanneste <cvanneste@banque-des-flandres.example>',
    subject: 'Votre demande de prêt professionnel',
    text: `Bonjour Madame Debruyne,

J'ai bien reçu votre prévisionnel et je vous en remercie. Le comité souhaite quelques précisions sur le besoin en fonds de roulement.

Je vous propose un entretien en agence le jeudi 8 avril, soit à 11h, soit à 16h30, selon vos disponibilités.

Dans l'attente de votre retour,

Cédric Vanneste
Conseiller professionnels
Banque des Flandres, agence de Bailleul
Agence ouverte du mardi au samedi midi - 03 00 41 90 00 (appel non surtaxé)
`,
    expected: [at('2027-04-08T11:00:00+02:00'), at('2027-04-08T16:30:00+02:00')],
  },
  {
    name: "fr: the insurer's expert looks at the damage by video on Friday",
    sentAt: '2027-12-07T15:51:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Cabinet Expertix <sinistres@expertix.example>',
    subject: 'Sinistre 2027-DDE-90417',
    text: `Bonjour,

Nous sommes missionnés par votre assureur à la suite du dégât des eaux survenu le 29 novembre dans votre local.

Une expertise en visio d'une durée de 20 minutes aura lieu vendredi 10 décembre à 9h10. Vous recevrez un lien par SMS juste avant. Merci de vous tenir sur place, près de la zone touchée, avec un téléphone chargé.

Préparez aussi la facture du parquet (2 134 €).

Sophie Anquetil
Gestionnaire sinistres
`,
    expected: [at('2027-12-10T09:10:00+01:00', '2027-12-10T09:30:00+01:00')],
  },
  {
    name: 'fr: a whole Saturday of common work at the rowing club',
    sentAt: '2028-03-20T20:35:00+01:00',
    timezone: 'Europe/Zurich',
    from: 'Marc-Antoine Genoud <ma.genoud@avironlac.example>',
    subject: 'Remise en état du ponton',
    text: `Salut Raph,

Avec Didier on a besoin de toi et de ta remorque pour le ponton. On s'y met le samedi 8 avril, toute la journée, grillades offertes le soir. On compte sur toi !

Le bois est payé (Fr. 612.40, j'ai gardé le ticket).

Amitiés
M-A
`,
    expected: [days('2028-04-08', '2028-04-09')],
  },
  {
    name: "fr: an invitee's calendar declines",
    sentAt: '2027-10-12T16:16:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Florian Bexon <florian.bexon@menuisal.example>',
    subject: 'Refusé : Point planning pose',
    text: `Florian Bexon a refusé l'invitation.
`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Menuisal//Agenda//FR
METHOD:REPLY
BEGIN:VEVENT
UID:planning-pose-42@verandas-clisson.example
DTSTAMP:20271012T141600Z
DTSTART:20271015T063000Z
DTEND:20271015T071500Z
SUMMARY:Point planning pose
ORGANIZER:mailto:bureau@verandas-clisson.example
ATTENDEE;PARTSTAT=DECLINED;CN=Florian Bexon:mailto:florian.bexon@menuisal.example
SEQUENCE:0
END:VEVENT
END:VCALENDAR
`),
    expected: [],
  },
  {
    name: 'fr: a jobless graphic artist writes when she is free to start',
    sentAt: '2027-08-17T10:30:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Maurine Lheureux <maurine.lheureux@folio.example>',
    subject: 'Candidature spontanée - graphiste',
    text: `Madame, Monsieur,

Diplômée de Saint-Luc Liège (2019-2022), j'ai travaillé du 1er mars 2023 au 30 juin 2027 chez Pixelle & Fils, où j'étais responsable des catalogues.

Je suis disponible dès le 1er septembre 2027, à temps plein ou à 4/5e, et je parle couramment néerlandais. Prétentions : 2.850 € brut.

Je serais ravie de vous présenter mon portfolio (https://maurine.folio.example) lors d'un entretien à votre convenance.

Bien à vous,
Maurine Lheureux
0470 00 88 31
`,
    expected: [],
  },
  {
    name: 'fr: a guest house answers about a stay, with hours of arrival',
    sentAt: '2027-02-22T19:27:00+01:00',
    timezone: 'Europe/Paris',
    from: 'La Maison du Passeur <contact@maisondupasseur.example>',
    subject: 'Re: renseignements tarifs groupe',
    text: `Bonjour,

Voici les renseignements demandés pour vos futurs séminaires :

- chambre simple 74 €, double 92 €, petit-déjeuner 9,50 €
- arrivées de 16h à 20h, départs avant 11h
- petit-déjeuner servi de 7h30 à 9h30
- salle de 20 personnes : 180 € la journée (9h-18h)
- fermeture annuelle du 3 janvier au 14 février

Nous restons à votre écoute dès que vous aurez une idée de dates.

Christiane et Noël
`,
    expected: [],
  },
  {
    name: 'fr: a supplier of software tells of a nightly interruption',
    sentAt: '2028-06-08T14:00:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Support Caissea <support@caissea.example>',
    subject: '[Maintenance] Interruption de service dans la nuit du 13 au 14 juin',
    text: `Cher utilisateur,

Une opération de maintenance aura lieu dans la nuit du mardi 13 au mercredi 14 juin 2028, de 23h30 à 2h00.

Pendant cette plage, le back-office et les statistiques seront indisponibles. Vos caisses continueront de fonctionner hors ligne. Aucune action n'est requise de votre part.

Ticket de référence : MNT-3387
L'équipe technique Caissea
`,
    expected: [],
  },
];
