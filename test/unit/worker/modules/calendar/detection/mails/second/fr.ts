import { at, type DetectionMail, days } from '../mail.ts';

/** Mails that were written apart from the rules, and measured before anybody read them. */
export const frenchSecondMails: DetectionMail[] = [
  {
    name: 'fr: a bank confirms an appointment',
    sentAt: '2027-01-06T11:24:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Agence Belleroche <agence@banque-belleroche.example>',
    subject: 'Confirmation de rendez-vous',
    text: `Madame Leduc,

Nous vous confirmons votre rendez-vous avec M. Thomas Ferrand, conseiller professionnels, le mercredi 13 janvier 2027 à 15h30 à l'agence. Merci de vous munir d'un justificatif de domicile de moins de 3 mois.

Votre agence vous accueille du mardi au samedi de 9h à 12h30 et de 14h à 17h45.
`,
    expected: [at('2027-01-13T15:30:00+01:00')],
  },
  {
    name: 'fr: two slots to choose from',
    sentAt: '2027-01-15T16:02:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Cabinet Rousselin <contact@cabinet-rousselin.example>',
    subject: 'RE: Bilan 2026',
    text: `Chère Madame,

Je vous propose de faire le point sur votre bilan jeudi 21 janvier à 9h30 ou vendredi 22 janvier à 14 heures, dans nos bureaux. Merci de me dire ce que vous préférez.

Hélène Rousselin
Expert-comptable

Le 14 janvier 2027 à 18:20, Nadège <nadege@fleurs-nadege.example> a écrit :
> Bonjour, quand est-ce qu'on peut se voir pour le bilan ?
`,
    expected: [at('2027-01-21T09:30:00+01:00'), at('2027-01-22T14:00:00+01:00')],
  },
  {
    name: 'fr: a refused slot with a counter-proposal',
    sentAt: '2026-12-03T14:16:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Maître Delphine Roussel <d.roussel@roussel-avocats.example>',
    subject: 'RE: Contentieux loyer',
    text: `Cher Monsieur,

Mardi à 10h je serai en audience. Je vous propose plutôt le vendredi 11 décembre à 9h, au cabinet.

Votre bien dévouée,
Delphine Roussel

Le mer. 2 déc. 2026 à 21:07, Ahmed Belkacem <a.belkacem@belkacem-pneus.example> a écrit :
> Maître, pouvez-vous me recevoir mardi 8 décembre à 10h ?
`,
    expected: [at('2026-12-11T09:00:00+01:00')],
  },
  {
    name: 'fr: tomorrow morning without accents',
    sentAt: '2026-12-02T19:48:00+01:00',
    timezone: 'Europe/Paris',
    from: 'mickael <mickael@elec-montreuil.example>',
    subject: 'panne tableau',
    text: `bonsoir, j'ai recu le disjoncteur je passe demain a 7h45 avant mon autre chantier. laissez moi le code du portail svp
mickael
06 99 00 17 33
`,
    expected: [at('2026-12-03T07:45:00+01:00')],
  },
  {
    name: 'fr: a forwarded enquiry with the date already made',
    sentAt: '2026-12-10T09:17:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Corinne <corinne@decors-lumiere.example>',
    subject: 'TR: Vitrine',
    text: `Bastien, je te passe ce dossier. J'ai calé mardi 15 décembre à 10h45 chez elle, tu y vas avec le métreur ?

Corinne

Début du message transféré :
> De : Solange Mercier <solange@chapeaux-mercier.example>
> Date : 9 décembre 2026 à 22:10
> Bonjour, ma vitrine est à refaire avant le 31 janvier. Je suis au magasin du mardi au samedi de 10h à 19h.
`,
    expected: [at('2026-12-15T10:45:00+01:00')],
  },
  {
    name: 'fr: a fair from the 3rd to the 5th of June',
    sentAt: '2027-04-06T14:27:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Service exposants <exposants@salon-du-vrac.example>',
    subject: 'Confirmation de votre stand',
    text: `Madame, Monsieur,

Nous vous confirmons l'attribution du stand D22 (12 m²) au Salon du Vrac, qui se tiendra du 3 au 5 juin 2027 à Lyon. Le solde de 1 960 € est à régler avant le 30 avril.

Cordialement,
Le service exposants
`,
    expected: [days('2027-06-03', '2027-06-06')],
  },
  {
    name: 'fr: a technician comes within a span',
    sentAt: '2027-03-11T12:30:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Ascenseurs Hautvol <interventions@ascenseurs-hautvol.example>',
    subject: 'Visite de maintenance',
    text: `Bonjour,

Notre technicien passera dans vos locaux le lundi 22 mars 2027 entre 8h et 10h pour la visite annuelle de l'ascenseur. Merci de lui garantir l'accès à la machinerie.

Dossier n° 55.120.4
Urgences 24h/24 : 09 99 00 10 10
`,
    expected: [at('2027-03-22T08:00:00+01:00', '2027-03-22T10:00:00+01:00')],
  },
  {
    name: 'fr: several training dates',
    sentAt: '2027-03-01T13:33:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Ann-Sophie Willems <as.willems@formatech.example>',
    subject: 'Planning formation Excel',
    text: `Bonjour Madame Peeters,

Voici le planning de la formation de votre équipe :
- Module 1 : mardi 9 mars, 9h - 12h30
- Module 2 : mardi 16 mars, 9h - 12h30
- Module 3 : mardi 23 mars, 13h30 - 17h

Pourriez-vous m'envoyer la liste des participants pour le 4 mars au plus tard ?

Bien à vous,
Ann-Sophie Willems
`,
    expected: [
      at('2027-03-09T09:00:00+01:00', '2027-03-09T12:30:00+01:00'),
      at('2027-03-16T09:00:00+01:00', '2027-03-16T12:30:00+01:00'),
      at('2027-03-23T13:30:00+01:00', '2027-03-23T17:00:00+01:00'),
    ],
  },
  {
    name: 'fr: a tasting on a Saturday',
    sentAt: '2027-05-31T12:40:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Traiteur Pimprenelle <bonjour@pimprenelle-traiteur.example>',
    subject: 'Dégustation mariage',
    text: `Chère Léa,

Nous vous attendons donc le samedi 12 juin, 11h-13h, pour la dégustation (80 € déduits si vous confirmez). Le mariage étant le 18 septembre, il nous faudra le nombre d'invités pour fin juillet.

Gourmandement,
L'équipe Pimprenelle
`,
    expected: [at('2027-06-12T11:00:00+02:00', '2027-06-12T13:00:00+02:00')],
  },
  {
    name: 'fr: a time limit for an application',
    sentAt: '2027-01-20T10:00:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Service des marchés <marches@ville-de-saint-aubry.example>',
    subject: 'Consultation 2027-04',
    text: `Madame, Monsieur,

Votre offre devra parvenir en mairie au plus tard le vendredi 12 février 2027 à 12h00. Passé ce délai, les plis ne seront pas ouverts.

Service des marchés publics
Accueil : lundi-vendredi 9h-12h, 14h-17h
`,
    expected: [],
  },
  {
    name: 'fr: a yearly closure',
    sentAt: '2026-12-14T09:12:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Imprimerie Castel <contact@imprimerie-castel.example>',
    subject: "Fermeture de fin d'année",
    text: `Chers clients,

Notre imprimerie sera fermée du jeudi 24 décembre à 12h au lundi 4 janvier à 8h. Les commandes reçues avant le 17 décembre, 16h, partiront encore cette année.

Joyeuses fêtes !
`,
    expected: [],
  },
  {
    name: 'fr: a venue that is full',
    sentAt: '2027-02-05T11:50:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Domaine des Ormes <seminaires@domaine-des-ormes.example>',
    subject: 'Votre demande',
    text: `Bonjour,

Nous avons bien reçu votre demande pour le jeudi 22 avril de 9h à 18h (30 personnes). Malheureusement le domaine est complet ce jour-là et nous ne pouvons pas vous recevoir. N'hésitez pas à nous solliciter pour un autre projet.
`,
    expected: [],
  },
  {
    name: 'fr: a meeting that is no longer needed',
    sentAt: '2027-03-23T17:17:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Patricia Gomes <p.gomes@syndic-gomes.example>',
    subject: 'Réunion de jeudi',
    text: `Bonjour à tous,

La réunion prévue jeudi 25 mars à 18h n'aura pas lieu, l'assureur ayant accepté de prendre en charge les travaux. Bonne soirée.

P. Gomes
`,
    expected: [],
  },
  {
    name: 'fr: a newsletter with a webinar',
    sentAt: '2027-01-26T07:00:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Compta Facile <lettre@comptafacile.example>',
    subject: 'La lettre de janvier',
    isBulk: true,
    text: `Au sommaire : facture électronique, frais de repas, congés payés.

WEBINAIRE GRATUIT
La facture électronique en 45 minutes
Jeudi 4 février à 11h
Je m'inscris : https://comptafacile.example/webinaire

Vous ne souhaitez plus recevoir notre lettre ? Désinscription : https://comptafacile.example/stop
`,
    expected: [],
  },
  {
    name: 'fr: a private sale for all subscribers',
    sentAt: '2027-03-25T06:15:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Maison Clarence <offres@maisonclarence.example>',
    subject: 'Ventes privées',
    isBulk: true,
    text: `VENTES PRIVÉES : rendez-vous samedi 3 avril dès 10h dans toutes nos boutiques !

-30 % sur le linge de maison, un café offert, et la présence de notre styliste de 14h à 16h.

Cet e-mail vous est adressé car vous êtes client Maison Clarence. Se désabonner : https://maisonclarence.example/desabo
`,
    expected: [],
  },
];
