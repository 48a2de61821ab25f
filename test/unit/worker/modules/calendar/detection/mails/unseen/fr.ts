import { at, crlf, type DetectionMail, days } from '../mail.ts';

/** French mails, written from the wish alone. */
export const frenchMails: DetectionMail[] = [
  {
    name: 'fr: a doctor reminds of an appointment',
    sentAt: '2027-01-18T09:00:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Cabinet médical des Tilleuls <rdv@cabinet-tilleuls.example>',
    subject: 'Rappel de votre rendez-vous',
    text: `Bonjour Madame Lefort,

Nous vous rappelons votre rendez-vous avec le Dr Anne Castaing :

jeudi 21 janvier 2027 à 9h20

Merci d'apporter votre carte Vitale et l'ordonnance de votre médecin traitant. En cas d'empêchement, prévenez-nous au moins 48 h à l'avance.

Le secrétariat
12, avenue des Tilleuls, 37000 Tours`,
    expected: [at('2027-01-21T09:20:00+01:00')],
  },
  {
    name: 'fr: an electrician without accents comes tomorrow at quarter to eight',
    sentAt: '2027-09-28T18:33:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Mickaël Roussel <roussel.elec@roussel-elec.example>',
    subject: 'tableau electrique',
    text: `bonsoir

j'ai recu le disjoncteur donc je passe demain matin a 7h45 pour finir le tableau, il faudra couper le courant une petite heure. prevenez vos collegues

cdt
M. Roussel`,
    expected: [at('2027-09-29T07:45:00+02:00')],
  },
  {
    name: 'fr: a supplier offers two dates',
    sentAt: '2027-03-31T15:14:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Claire Dumontel <c.dumontel@emballages-dumontel.example>',
    subject: 'Présentation de la nouvelle gamme',
    text: `Bonjour Monsieur Vasseur,

Comme convenu au téléphone, je viendrais volontiers vous présenter notre nouvelle gamme de cartons isothermes dans vos locaux.

Je vous propose :
- le mardi 6 avril à 14h30
- le vendredi 9 avril à 10h

Merci de me dire ce qui vous arrange le mieux.

Bien cordialement,
Claire Dumontel
Emballages Dumontel - accueil du lundi au vendredi, 8h-12h / 14h-17h`,
    expected: [at('2027-04-06T14:30:00+02:00'), at('2027-04-09T10:00:00+02:00')],
  },
  {
    name: 'fr: a lunch moves from Tuesday to Thursday',
    sentAt: '2027-06-04T11:49:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Étienne Gaborit <etienne@gaborit-vins.example>',
    subject: 'Re: déjeuner',
    text: `Salut Hugo,

Gros contretemps, je dois être à Bordeaux mardi. On décale notre déjeuner de mardi 12h30 à jeudi 10 juin, 12h45 ? Toujours chez Marcelle.

À bientôt,
Étienne`,
    expected: [at('2027-06-10T12:45:00+02:00')],
  },
  {
    name: 'fr: a Belgian landlord comes in a fortnight',
    sentAt: '2027-10-07T10:26:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Régine Delvaux <regine.delvaux@immo-delvaux.example>',
    subject: 'État des lieux de sortie',
    text: `Bonjour Monsieur Peeters,

Suite à votre renon, je vous propose de faire l'état des lieux de sortie dans deux semaines, le jeudi 21 octobre à 16 heures, en présence de l'expert, Monsieur Lambert. Comptez une heure et demie.

Les clefs nous seront remises à cette occasion.

Bien à vous,
Régine Delvaux`,
    expected: [at('2027-10-21T16:00:00+02:00', '2027-10-21T17:30:00+02:00')],
  },
  {
    name: 'fr: an accountant sends a calendar part',
    sentAt: '2027-02-11T16:55:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Sylvain Meunier <s.meunier@cabinet-meunier.example>',
    subject: 'Invitation : Bilan 2026',
    text: `Bonjour,

Veuillez trouver ci-joint l'invitation pour la présentation de votre bilan. Nous pourrons aussi parler de la trésorerie.

Cordialement,
Sylvain Meunier
Expert-comptable`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Mozilla.org/NONSGML Mozilla Calendar V1.1//EN
METHOD:REQUEST
BEGIN:VTIMEZONE
TZID:Europe/Paris
BEGIN:DAYLIGHT
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
TZNAME:CEST
DTSTART:19700329T020000
RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3
END:DAYLIGHT
BEGIN:STANDARD
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
TZNAME:CET
DTSTART:19701025T030000
RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10
END:STANDARD
END:VTIMEZONE
BEGIN:VEVENT
UID:c0b7fd7e-bilan@cabinet-meunier.example
DTSTAMP:20270211T155500Z
SUMMARY:Bilan 2026
ORGANIZER;CN=Sylvain Meunier:mailto:s.meunier@cabinet-meunier.example
ATTENDEE;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:contact@menuiserie-lebrun.example
DTSTART;TZID=Europe/Paris:20270224T110000
DTEND;TZID=Europe/Paris:20270224T123000
LOCATION:Cabinet Meunier\\, 3 rue du Port
END:VEVENT
END:VCALENDAR
`),
    expected: [at('2027-02-24T11:00:00+01:00', '2027-02-24T12:30:00+01:00')],
  },
  {
    name: 'fr: a call with Montreal is named in two zones',
    sentAt: '2027-11-16T14:08:00-05:00',
    timezone: 'Europe/Paris',
    from: 'Marie-Ève Gagnon <me.gagnon@erablieregagnon.example>',
    subject: 'Appel de demain',
    text: `Bonjour Laurent,

C'est parfait pour demain, mercredi 17 novembre, à 10 h (heure de Montréal), donc 16 h chez vous en France. Voici le lien : https://meet.google.com/rtq-bvoa-jdm

Bonne soirée,
Marie-Ève`,
    expected: [at('2027-11-17T16:00:00+01:00')],
  },
  {
    name: 'fr: a trade show over three days in Lyon',
    sentAt: '2026-12-07T10:10:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Salon Habitat Durable <exposants@habitatdurable-salon.example>',
    subject: 'Votre inscription au salon',
    text: `Madame, Monsieur,

Nous avons bien reçu votre dossier et vous confirmons le stand D27 au salon Habitat Durable, qui se tiendra à Eurexpo Lyon du mardi 2 au jeudi 4 février 2027.

Le solde de votre facture est à régler avant le 15 janvier.

Bien cordialement,
Le service exposants`,
    expected: [days('2027-02-02', '2027-02-05')],
  },
  {
    name: 'fr: a reply accepts one of the quoted dates',
    sentAt: '2027-05-21T08:47:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Yasmine Haddad <y.haddad@atelier-haddad.example>',
    subject: 'Re: Essayage',
    text: `Bonjour Paul,

Je préfère le mercredi 26 à 17h30, merci !

Yasmine

Le jeu. 20 mai 2027 à 18:02, Paul Renaud <paul@renaud-costumes.example> a écrit :
> Bonjour Yasmine,
> les vestes sont prêtes. Tu veux passer à l'atelier mardi 25 à 11h ou mercredi 26 à 17h30 ?
> Paul`,
    expected: [at('2027-05-26T17:30:00+02:00')],
  },
  {
    name: 'fr: an association in Switzerland calls its general meeting',
    sentAt: '2027-04-05T20:19:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Corinne Jaquet <corinne.jaquet@fanfare-lavaux.example>',
    subject: 'Convocation à l’assemblée générale',
    text: `Chères amies, chers amis musiciens,

Le comité a le plaisir de vous convoquer à l'assemblée générale de notre société, vendredi 30 avril 2027 à 19h30, à la salle communale de Cully.

Ordre du jour :
1. Procès-verbal de l'assemblée du 24 avril 2026
2. Comptes et rapport des vérificateurs
3. Élection du comité
4. Divers

Un repas suivra pour ceux qui le souhaitent, inscription jusqu'au 20 avril.

Pour le comité,
Corinne Jaquet`,
    expected: [at('2027-04-30T19:30:00+02:00')],
  },
  {
    name: 'fr: the town hall receives for a building permit in words',
    sentAt: '2027-07-01T14:37:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Mairie de Saint-Aubin <urbanisme@mairie-saint-aubin.example>',
    subject: 'Votre demande de permis de construire',
    text: `Monsieur,

Faisant suite à votre courrier du 18 juin, Madame l'adjointe à l'urbanisme vous recevra en mairie le lundi 12 juillet à dix heures et quart afin d'examiner les plans de votre atelier.

Veuillez agréer, Monsieur, nos salutations distinguées.

Le service urbanisme
Ouverture au public : lundi, mercredi et vendredi de 9h à 12h`,
    expected: [at('2027-07-12T10:15:00+02:00')],
  },
  {
    name: 'fr: a booking service confirms a training session and a second one',
    sentAt: '2027-08-25T09:51:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Formapro <inscriptions@formapro.example>',
    subject: 'Confirmation d’inscription : Prise en main du logiciel de caisse',
    text: `Bonjour Sandrine,

Votre inscription à la formation « Prise en main du logiciel de caisse » est confirmée. Elle se déroule en visioconférence, en deux séances :

Séance 1 : lundi 6 septembre 2027 de 9h00 à 11h00
Séance 2 : lundi 13 septembre 2027 de 9h00 à 11h00

Lien de connexion (identique pour les deux séances) : https://us06web.zoom.us/j/81177340921

À très vite,
L'équipe Formapro`,
    expected: [
      at('2027-09-06T09:00:00+02:00', '2027-09-06T11:00:00+02:00'),
      at('2027-09-13T09:00:00+02:00', '2027-09-13T11:00:00+02:00'),
    ],
  },
  {
    name: 'fr: a reminder of an unpaid invoice',
    sentAt: '2027-02-15T08:30:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Comptabilité Papeterie Morvan <compta@papeterie-morvan.example>',
    subject: 'Relance facture 2701-88',
    text: `Madame, Monsieur,

Sauf erreur de notre part, la facture 2701-88 d'un montant de 318,40 € TTC, échue le 31 janvier 2027, reste impayée à ce jour.

Nous vous remercions de bien vouloir la régler avant le vendredi 26 février.

Cordialement,
Le service comptabilité
(joignable de 9h à 12h au 02 55 51 00 19)`,
    expected: [],
  },
  {
    name: 'fr: a parcel is to be delivered tomorrow',
    sentAt: '2026-11-26T20:05:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Colis Direct <notification@colisdirect.example>',
    subject: 'Votre colis arrive demain',
    text: `Bonjour,

Votre colis n° 6A1234510 expédié par TISSUS DU NORD vous sera livré demain, vendredi 27 novembre, entre 9h15 et 11h15.

Absent ? Vous pouvez modifier votre livraison jusqu'à ce soir minuit.

Ceci est un message automatique, merci de ne pas y répondre.`,
    expected: [],
  },
  {
    name: 'fr: a meeting is cancelled',
    sentAt: '2027-03-22T17:44:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Agnès Pommier <agnes.pommier@pommier-conseil.example>',
    subject: 'Annulation réunion de mercredi',
    text: `Bonjour à tous,

En raison de la grève des trains, la réunion de mercredi 24 mars à 14h est annulée. Une nouvelle date vous sera communiquée ultérieurement.

Bonne fin de journée,
Agnès Pommier`,
    expected: [],
  },
  {
    name: 'fr: a bakery wholesaler closes for August',
    sentAt: '2027-07-20T11:00:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Minoterie Chabot <commandes@minoterie-chabot.example>',
    subject: 'Fermeture estivale',
    text: `Chers clients,

La minoterie sera fermée du samedi 7 août au dimanche 22 août inclus. Dernières commandes : mercredi 4 août à 12h. Reprise des livraisons le mardi 24 août.

Le magasin reste ouvert le samedi matin de 8h à 12h jusqu'à fin juillet.

Bel été à tous !`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'fr: the account of a visit last Tuesday',
    sentAt: '2027-10-15T09:35:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Julien Barthe <j.barthe@barthe-architectes.example>',
    subject: 'Compte rendu de chantier n° 7',
    text: `Bonjour,

Vous trouverez ci-joint le compte rendu de la visite de chantier du mardi 12 octobre à 8h30.

Présents : M. Costa (maçonnerie), Mme Rey (maîtrise d'ouvrage), J. Barthe.
Retards constatés : menuiseries extérieures (une semaine).
Les réserves doivent être levées pour le 29 octobre.

Cordialement,
Julien Barthe`,
    expected: [],
  },
  {
    name: 'fr: a newsletter of a wine shop',
    sentAt: '2027-12-01T07:30:00+01:00',
    timezone: 'Europe/Paris',
    from: 'La Cave du Canal <lettre@caveducanal.example>',
    subject: 'Nos coffrets de Noël sont arrivés',
    text: `La lettre de décembre

Foie gras, truffes et bulles : découvrez nos douze coffrets à partir de 29 €. Commandez avant le dimanche 19 décembre à minuit pour être livré à temps.

La boutique est ouverte tous les jours de décembre, de 10h à 19h30, le 24 jusqu'à 17h.

L'abus d'alcool est dangereux pour la santé. Se désinscrire.`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'fr: the reader is told that the offered time is impossible',
    sentAt: '2027-01-27T13:03:00-05:00',
    timezone: 'America/Toronto',
    from: 'Luc Bergeron <luc@bergeronpaysages.example>',
    subject: 'RE: Rencontre terrain',
    text: `Bonjour Josée,

Malheureusement, vendredi à 13 h 30, ça ne marche pas de mon côté, je suis déjà pris toute la journée. Je regarde mon agenda avec ma blonde en fin de semaine et je vous reviens.

Luc

De : Josée Lapointe
Envoyé : 27 janvier 2027 10:12
Objet : Rencontre terrain

Bonjour Luc, seriez-vous libre vendredi le 29 janvier à 13 h 30 pour venir voir le terrain ?`,
    expected: [],
  },
  {
    name: 'fr: an absence note',
    sentAt: '2027-04-19T10:02:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Virginie Salles <v.salles@transports-salles.example>',
    subject: 'Absente du bureau Re: Devis palettes',
    text: `Bonjour,

Je suis absente du 19 au 30 avril. Je prendrai connaissance de votre message à mon retour, lundi 3 mai.

Pour toute urgence, contactez l'exploitation au 05 55 01 02 03 de 7h à 19h.

Virginie Salles`,
    expected: [],
  },
];
