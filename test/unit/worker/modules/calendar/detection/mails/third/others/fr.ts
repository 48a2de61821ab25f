import type { DetectionMail } from '../../mail.ts';

/** French mails without a meeting, written from the wish alone. */
export const frenchOthers: DetectionMail[] = [
  {
    name: 'fr: a reminder of the VAT return and its time limit',
    sentAt: '2027-03-08T09:00:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Cabinet Comptable Richelieu <tva@richelieu-compta.example>',
    subject: 'TVA de février : pièces à transmettre',
    text: `
Bonjour,

Afin de déposer votre déclaration de TVA dans les délais, merci de nous transmettre vos factures avant le vendredi 12 mars à 18 h. La date limite de
télédéclaration est fixée au 19 mars 2027.

Bien cordialement,
Cabinet Comptable Richelieu
`,
    expected: [],
  },
  {
    name: 'fr: a delivery slot by a carrier',
    sentAt: '2027-05-18T07:40:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Colivite <suivi@colivite.example>',
    subject: 'Votre colis est en cours de livraison',
    text: `
Bonjour,

Votre colis n° 6A 0418 2277 5 sera livré aujourd'hui, mardi 18 mai, entre 11h20 et 13h20.

En cas d'absence, il sera déposé au point relais Tabac de la Gare (ouvert de 6h30 à 19h30).

L'équipe Colivite
`,
    expected: [],
  },
  {
    name: 'fr: a training session is cancelled for lack of participants',
    sentAt: '2027-10-19T14:14:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Formapro Ouest <inscriptions@formapro-ouest.example>',
    subject: 'Annulation de votre session',
    text: `
Madame,

Faute d'un nombre suffisant de participants, nous sommes contraints d'annuler la session « Devis et relances » prévue le mardi 9 novembre 2027 de 9 h à 17 h.
Votre règlement vous sera remboursé sous dix jours.

Avec toutes nos excuses,
Formapro Ouest
`,
    expected: [],
  },
  {
    name: 'fr: an absence message over the August break',
    sentAt: '2027-08-04T10:30:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Laurent Pichon <l.pichon@moulages-pichon.example>',
    subject: 'Réponse automatique : Commande 5512',
    text: `
Bonjour,

Nos ateliers sont fermés du samedi 31 juillet au dimanche 22 août 2027 inclus. Nous traiterons votre message à partir du lundi 23 août à 8 h.

Bel été à tous,
Laurent Pichon
`,
    expected: [],
  },
  {
    name: 'fr: a report of a visit that took place the day before',
    sentAt: '2027-01-27T11:19:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Sophie Lambrecht <sophie@lambrecht-conseil.example>',
    subject: 'Compte rendu de notre visite',
    text: `
Bonjour Olivier,

Merci pour ton accueil hier. Comme convenu, voici le compte rendu de la visite du mardi 26 janvier (9h30 – 12h00). Les points à corriger sont en rouge. Tu me diras
quand c'est fait ?

À bientôt,
Sophie
`,
    expected: [],
  },
  {
    name: 'fr: a shop newsletter with exceptional opening on a Sunday',
    sentAt: '2026-12-10T08:00:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Maison Verdier <lettre@maisonverdier.example>',
    subject: 'Vos cadeaux de fin d’année',
    text: `
Chers clients,

Nos coffrets sont arrivés ! Pour vous faciliter la vie, le magasin sera exceptionnellement ouvert les dimanches 13 et 20 décembre de 10 h à 18 h.

Livraison garantie avant Noël pour toute commande passée avant le 18 décembre, midi.

Se désinscrire de la lettre
`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'fr: an acquaintance gives free half days without an hour',
    sentAt: '2027-02-24T16:35:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Aurélie Schmitt <aurelie@reliure-schmitt.example>',
    subject: 'On se voit ?',
    text: `
Coucou Maud,

Ça fait longtemps ! La semaine prochaine je suis plutôt libre lundi matin ou jeudi après-midi, la suivante presque tout le temps. Dis-moi ce qui t'arrange et on cale ça.

Bises,
Aurélie
`,
    expected: [],
  },
  {
    name: 'fr: a bank announces a night of maintenance',
    sentAt: '2027-09-13T10:00:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Banque des Deux Rives <information@banquedeuxrives.example>',
    subject: 'Indisponibilité de votre espace en ligne',
    text: `
Chère cliente, cher client,

En raison d'une opération de maintenance, votre espace en ligne sera indisponible dans la nuit du samedi 18 au dimanche 19 septembre, de 23 h à 6 h. Les paiements par carte ne
sont pas concernés.

Nous vous remercions de votre compréhension.
Banque des Deux Rives
`,
    expected: [],
  },
];
