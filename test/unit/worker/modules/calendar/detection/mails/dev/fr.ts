import { at, type DetectionMail } from '../mail.ts';

/** French mails on which the detection may be tuned. */
export const frenchDevMails: DetectionMail[] = [
  {
    name: 'fr: a customer proposes to see a machine',
    sentAt: '2026-11-23T10:41:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Sandrine Vasseur <s.vasseur@ateliers-vasseur.example>',
    subject: "Visite de l'atelier",
    text: `Bonjour Monsieur Lemaire,

Merci pour votre devis n° 2026-311 du 19/11. Avant de signer, je souhaiterais voir la machine en fonctionnement. Seriez-vous disponible le mardi 1er décembre à 14h ?

Bien cordialement,
Sandrine Vasseur
Tél. 01 99 00 45 12
Du lundi au vendredi 8h30-12h / 13h30-17h
`,
    expected: [at('2026-12-01T14:00:00+01:00')],
  },
  {
    name: 'fr: three slots as a list',
    sentAt: '2027-02-17T09:40:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Mathilde Ogier <mathilde@ogier-menuiserie.example>',
    subject: 'Prise de cotes',
    text: `Bonjour,

pour la prise de cotes des fenêtres je peux vous proposer :
* mercredi 24/02 à 8h30
* jeudi 25/02 à 14h
* vendredi 26/02 à 10h

Dites-moi ce qui vous arrange. L'acompte (30 %, soit 1 035 €) est bien arrivé, merci.

Mathilde Ogier
`,
    expected: [
      at('2027-02-24T08:30:00+01:00'),
      at('2027-02-25T14:00:00+01:00'),
      at('2027-02-26T10:00:00+01:00'),
    ],
  },
  {
    name: 'fr: an owners meeting after the change to summer time',
    sentAt: '2027-03-19T10:08:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Syndic Boréal <syndic@syndic-boreal.example>',
    subject: 'Convocation AG',
    text: `Madame, Monsieur,

Vous êtes convoqué(e) à l'assemblée générale des copropriétaires qui se tiendra le jeudi 8 avril 2027 à 18 h 30, salle des fêtes, rue des Tilleuls. À défaut de pouvoir y assister, renvoyez le pouvoir ci-joint avant le 6 avril.

Le syndic
`,
    expected: [at('2027-04-08T18:30:00+02:00')],
  },
  {
    name: 'fr: this afternoon on the phone',
    sentAt: '2027-03-18T08:36:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Romain <romain@studio-pixelune.example>',
    subject: 'maquettes',
    text: `Hello Claire,

tu as vu les maquettes V2 ? On s'appelle cet aprem à 17h30 pour en parler ? avant je suis en clientèle

Romain
`,
    expected: [at('2027-03-18T17:30:00+01:00')],
  },
  {
    name: 'fr: an acceptance above a quote',
    sentAt: '2027-03-09T09:09:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Julien Carpentier <j.carpentier@carpentier-conseil.example>',
    subject: 'Re: Point projet',
    text: `Bonjour Aurélie,

C'est noté pour vendredi 12 mars à 11h, je vous appelle sur votre ligne directe.

Julien

> De : Aurélie Noël <aurelie@noel-cosmetiques.example>
> Envoyé : lundi 8 mars 2027 17:31
> Bonjour Julien, je peux jeudi 11 à 16h ou vendredi 12 à 11h pour notre point téléphonique.
`,
    expected: [at('2027-03-12T11:00:00+01:00')],
  },
  {
    name: 'fr: Monday instead of Tuesday gives Monday',
    sentAt: '2027-01-27T16:45:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Sylvie Marchetti <sylvie@marchetti-assurances.example>',
    subject: 'Changement',
    text: `Bonjour Monsieur Payet,

Finalement nous nous verrons le lundi 1er février à 16h au lieu du mardi 2 février à 10h, si cela vous va toujours. Même adresse.

Cordialement,
S. Marchetti
`,
    expected: [at('2027-02-01T16:00:00+01:00')],
  },
  {
    name: 'fr: a shift to another day at the same hour',
    sentAt: '2027-01-18T17:26:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Yasmine <yasmine@kine-y.example>',
    subject: 'petit souci',
    text: `Coucou Fred,

ma fille est malade, est-ce qu'on peut décaler notre point de demain 10h15 à mercredi 20, même heure ? désolée !!

Yasmine
`,
    expected: [at('2027-01-20T10:15:00+01:00')],
  },
  {
    name: 'fr: a time of Montreal',
    sentAt: '2026-12-08T15:20-05:00',
    timezone: 'Europe/Paris',
    from: 'Geneviève Tremblay <gtremblay@erabliere-tremblay.example>',
    subject: 'Appel commande 2027',
    text: `Bonjour Luc,

Est-ce qu'on peut se parler vendredi 11 décembre à 10 h, heure de Montréal ? J'aimerais fixer les prix du sirop pour l'an prochain.

Au plaisir,
Geneviève
`,
    expected: [at('2026-12-11T16:00:00+01:00')],
  },
  {
    name: 'fr: half past twelve next Thursday',
    sentAt: '2026-11-27T15:10:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Étienne Bosc <etienne@bosc-immobilier.example>',
    subject: 'Déjeuner',
    text: `Salut Karim,

On se fait le déjeuner jeudi prochain, le 3, à midi et demi au bistrot habituel ? J'ai réservé une table pour deux au cas où.

Étienne
`,
    expected: [at('2026-12-03T12:30:00+01:00')],
  },
  {
    name: 'fr: a contract with dates of effect',
    sentAt: '2027-03-02T08:05:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Assurances Vigie <contrats@assurances-vigie.example>',
    subject: 'Votre contrat 7.714.220',
    text: `Cher client,

Votre contrat multirisque 7.714.220 prend effet le 1er avril 2027 à 0h00 et expire le 31 mars 2028 à minuit. La prime annuelle de 642,18 € sera prélevée le lundi 5 avril.

Vos conseillers vous répondent de 9h à 19h.
`,
    expected: [],
  },
  {
    name: 'fr: a delivery is announced',
    sentAt: '2026-12-10T17:36:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Transports Ménard <suivi@transports-menard.example>',
    subject: 'Livraison commande 88-2014',
    text: `Bonjour,

Votre commande 88-2014 (3 colis) vous sera livrée le lundi 14 décembre entre 8h et 13h. Merci de prévoir une personne pour la réception.

Transports Ménard
`,
    expected: [],
  },
  {
    name: 'fr: only the quote holds a date',
    sentAt: '2027-02-22T13:50:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Ludovic Hamel <ludovic@hamel-fromages.example>',
    subject: 'Re: Dégustation',
    text: `Merci pour l'invitation, je vois avec mes associés et je reviens vers vous.

Ludovic

Le lun. 22 févr. 2027 à 10:33, Maison Ferrier <contact@maison-ferrier.example> a écrit :
> Bonjour Ludovic,
> nous serions ravis de vous accueillir à notre dégustation le jeudi 11 mars à 18h30.
`,
    expected: [],
  },
  {
    name: 'fr: an appointment is cancelled',
    sentAt: '2027-03-17T18:01:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Secrétariat Dr Aubertin <secretariat@dr-aubertin.example>',
    subject: 'Annulation',
    text: `Bonjour,

Le Dr Aubertin étant souffrante, votre rendez-vous du vendredi 19 mars à 10h40 est annulé. Nous vous rappellerons dès son retour pour fixer une nouvelle date.

Le secrétariat
`,
    expected: [],
  },
  {
    name: 'fr: a reminder of an offer',
    sentAt: '2026-11-26T11:05:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Toitures Landry <devis@toitures-landry.example>',
    subject: 'Votre devis D-1182',
    text: `Bonjour,

Sauf erreur de notre part, nous n'avons pas eu de retour sur notre devis D-1182 du 30/10/2026 (6 720 € HT). Il reste valable jusqu'au 31 décembre. Nos prix augmentent de 4,5 % au 1er janvier.

Toitures Landry
Bureau ouvert de 8h à 12h
`,
    expected: [],
  },
  {
    name: 'fr: a wish to meet without a date',
    sentAt: '2026-11-30T09:55:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Margaux Pinel <margaux@pinel-traiteur.example>',
    subject: 'Menu de Noël',
    text: `Bonjour Monsieur Roche,

Le menu à 38 € par personne est possible pour 25 couverts. Il faudrait qu'on se voie dans les prochains jours pour en parler, passez quand vous voulez, la boutique est ouverte de 9h à 19h.

Margaux Pinel
`,
    expected: [],
  },
];
