import { at, type DetectionMail, days } from './mail.ts';

/** French mails: with times first, then without. */
export const frenchMails: DetectionMail[] = [
  {
    name: 'fr: tomorrow at 15h',
    sentAt: '2026-11-23T10:20:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Camille Roussel <camille@atelier-roussel.example>',
    subject: 'Maquette',
    text: `Bonjour Hugo,

j'ai terminé la maquette, je préfère te la montrer avant de l'envoyer au client. Tu es dispo demain à 15h ? Je passe à
l'agence, ça prendra 20 minutes.

Bises,
Camille`,
    expected: [at('2026-11-24T15:00:00+01:00', '2026-11-24T15:20:00+01:00')],
  },
  {
    name: 'fr: two alternatives, one of them with a range',
    sentAt: '2026-11-26T09:00:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Maître Delphine Arnaud <d.arnaud@arnaud-avocats.example>',
    subject: 'Dossier bail commercial',
    text: `Madame,

Je reviens vers vous au sujet du renouvellement de votre bail. Je vous propose un rendez-vous à mon cabinet le mardi
1er décembre de 14h30 à 15h30, ou bien le jeudi 3 décembre à 9h.

Dans l'attente de votre retour, je vous prie d'agréer, Madame, l'expression de mes salutations distinguées.

Delphine Arnaud
Avocate à la Cour — 12, rue du 4-Septembre, 75002 Paris`,
    expected: [at('2026-12-01T14:30:00+01:00', '2026-12-01T15:30:00+01:00'), at('2026-12-03T09:00:00+01:00')],
  },
  {
    name: 'fr: half past twelve at lunch on Thursday',
    sentAt: '2026-06-15T08:42:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Yann Le Goff <yann@biscuiterie-legoff.example>',
    subject: 'Déjeuner ?',
    text: `Salut Inès,

je monte à Rennes jeudi pour le salon. On déjeune ensemble à midi et demi ? Il y a une crêperie correcte derrière la gare.

Yann`,
    expected: [at('2026-06-18T12:30:00+02:00')],
  },
  {
    name: 'fr: a postponement from Monday to Wednesday gives Wednesday',
    sentAt: '2026-09-03T17:31:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Sophie Garnier <s.garnier@garnier-paysage.example>',
    subject: 'Réunion de chantier décalée',
    text: `Bonjour à tous,

le terrassier n'étant pas disponible, la réunion de chantier prévue lundi 7 septembre à 8h30 est reportée au mercredi 9
septembre à 10h, toujours sur place.

Merci de confirmer votre présence.
Sophie Garnier
06 10 30 14 15`,
    expected: [at('2026-09-09T10:00:00+02:00')],
  },
  {
    name: 'fr: the reply takes the first of the quoted times',
    sentAt: '2026-12-03T11:27:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Benoît Claes <benoit@brasserie-claes.example>',
    subject: 'Re: Dégustation',
    text: `Bonjour Manon,

va pour le lundi ! Je préviens mon associé.

Bien à toi,
Benoît

Le jeu. 3 déc. 2026 à 10:02, Manon Dubois <manon@lacave.example> a écrit :
> Salut Benoît,
> pour la dégustation des bières de printemps on peut venir soit le lundi 7 décembre à 16h, soit le mardi 8 à 11h.
> Qu'est-ce qui t'arrange ?
> Manon`,
    expected: [at('2026-12-07T16:00:00+01:00')],
  },
  {
    name: 'fr: a video call at 17h45 with a Meet link',
    sentAt: '2026-11-27T14:14:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Fatou Diallo <fatou@karite-dakar.example>',
    subject: 'Visio commande de printemps',
    text: `Chère Léa,

Parfait, on se parle donc mercredi 2/12 à 17h45, heure de Paris, ici : https://meet.google.com/abc-kfwe-hjo

Je t'envoie le tarif avant (le 15/1 les prix changent).

Fatou`,
    expected: [at('2026-12-02T17:45:00+01:00')],
  },
  {
    name: 'fr: 9h in Montréal is 15h in Paris',
    sentAt: '2026-11-30T15:20:00-05:00',
    timezone: 'Europe/Paris',
    from: 'Marie-Ève Tremblay <me.tremblay@erablieretremblay.example>',
    subject: 'Appel transporteur',
    text: `Allô Hugo,

le transporteur peut nous prendre vendredi 4 décembre à 9 h, heure de Montréal. Ça te va ? Compte une heure.

Bonne fin de journée !
Marie-Ève`,
    expected: [at('2026-12-04T15:00:00+01:00', '2026-12-04T16:00:00+01:00')],
  },
  {
    name: 'fr: a training day takes the whole day',
    sentAt: '2026-11-16T16:50:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Secrétariat <contact@secours-formation.example>',
    subject: 'Convocation formation SST',
    text: `Bonjour,

Nous avons le plaisir de vous confirmer votre inscription à la formation « Sauveteur secouriste du travail », qui aura lieu le
lundi 14 décembre 2026, toute la journée, dans nos locaux de Villeurbanne.

Le règlement (390 € HT) est à effectuer avant le 1er décembre.

Cordialement,
Le secrétariat`,
    expected: [days('2026-12-14')],
  },
  {
    name: 'fr: a seminar from the 20th to the 22nd of January',
    sentAt: '2026-12-02T18:05:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Antoine Morel <antoine@morel-freres.example>',
    subject: 'Séminaire',
    text: `Bonsoir l'équipe,

C'est calé : séminaire du 20 au 22 janvier 2027 à Annecy. Bloquez vos agendas ! Les billets de train arrivent la semaine
prochaine.

Antoine`,
    expected: [days('2027-01-20', '2027-01-23')],
  },
  {
    name: 'fr: an appointment booked online is confirmed',
    sentAt: '2026-10-22T21:10:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Rendez-vous <ne-pas-repondre@rdvpro.example>',
    subject: 'Votre rendez-vous est confirmé',
    text: `Votre rendez-vous est confirmé

Cabinet Lambert, expert-comptable
Lundi 26 octobre 2026 à 11h15
Durée : 45 min
12 bis, quai Rambaud, 69002 Lyon

Modifier ou annuler : https://rdvpro.example/r/8tG31030`,
    expected: [at('2026-10-26T11:15:00+01:00', '2026-10-26T12:00:00+01:00')],
  },
  {
    name: 'fr: next Monday from 9h to 10h30 on Jitsi',
    sentAt: '2026-11-27T10:50:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Aurélie Petit <aurelie@petitcode.example>',
    subject: 'Refonte du site',
    text: `Bonjour Hugo,

on se retrouve lundi prochain de 9h à 10h30 pour les maquettes : https://meet.jit.si/RefonteLacave

Pense à m'envoyer les textes avant dimanche soir.

Aurélie`,
    expected: [at('2026-11-30T09:00:00+01:00', '2026-11-30T10:30:00+01:00')],
  },
  {
    name: 'fr: not at 10h but at quarter past eleven',
    sentAt: '2026-12-01T09:03:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Paul Vasseur <paul@vasseur-menuiserie.example>',
    subject: 'Re: Re: Pose des étagères',
    text: `Bonjour,
10h ça ne va pas être possible jeudi, je suis sur un autre chantier. Je peux être chez vous à 11h15.
Paul Vasseur

Le lun. 30 nov. 2026 à 18:22, Boutique Lacave <contact@lacave.example> a écrit :
> Alors disons jeudi 3 décembre à 10h ?`,
    expected: [at('2026-12-03T11:15:00+01:00')],
  },
  {
    name: 'fr: a deadline for a tender',
    sentAt: '2026-11-24T09:45:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Service achats <achats@ville-exemple.example>',
    subject: 'Consultation n° 2026-1130',
    text: `Bonjour,

Nous vous rappelons que les offres sont à déposer sur la plateforme avant le lundi 30 novembre à 12h00. Passé ce délai, aucune
offre ne sera acceptée.

Cordialement,
Le service achats`,
    expected: [],
  },
  {
    name: 'fr: a delivery between 9h and 13h',
    sentAt: '2026-12-07T18:33:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Livraison Express <suivi@livraison-express.example>',
    subject: 'Votre colis arrive demain',
    text: `Bonjour,

Votre colis n° 0812 1415 30 sera livré demain, mardi 8 décembre, entre 9h et 13h. En cas d'absence il sera déposé en point relais
(ouvert du lundi au samedi de 8h à 19h30).`,
    expected: [],
  },
  {
    name: 'fr: the report of a past meeting',
    sentAt: '2026-06-19T11:00:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Sophie Garnier <s.garnier@garnier-paysage.example>',
    subject: 'CR réunion de chantier n° 14',
    text: `Bonjour,

veuillez trouver ci-joint le compte rendu de la réunion du mercredi 17 juin à 10h. Étaient absents : l'électricien, le maître
d'ouvrage (arrivé à 11h30).

Bonne réception,
Sophie`,
    expected: [],
  },
  {
    name: 'fr: a cancelled lunch, another time perhaps',
    sentAt: '2026-11-30T08:15:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Inès Kaddour <ines@kaddour-deco.example>',
    subject: 'Re: Demain',
    text: `Coucou, je suis désolée, je dois annuler notre déjeuner de demain 12h30, mon fils est malade. On se refait ça un de ces
jours ?

Inès`,
    expected: [],
  },
  {
    name: 'fr: Christmas closing and opening hours',
    sentAt: '2026-12-14T12:00:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Imprimerie du Port <contact@imprimerieduport.example>',
    subject: 'Fermeture annuelle',
    text: `Chers clients,

notre imprimerie sera fermée du 24 décembre à 12h au 3 janvier inclus. Nous rouvrons le lundi 4 janvier à 8h30. Horaires habituels :
du lundi au vendredi, 8h30-12h / 13h30-17h.

Toute l'équipe vous souhaite de belles fêtes !`,
    expected: [],
  },
  {
    name: 'fr: a quoted time that nobody answers yet',
    sentAt: '2026-11-25T16:40:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Paul Vasseur <paul@vasseur-menuiserie.example>',
    subject: 'Re: Pose des étagères',
    text: `Bonjour, bien reçu, je regarde mon planning avec les gars et je vous redis ça.
Paul Vasseur

Le mer. 25 nov. 2026 à 14:10, Boutique Lacave <contact@lacave.example> a écrit :
> Bonjour Monsieur Vasseur,
> pourriez-vous poser les étagères le vendredi 4 décembre à 8h ?`,
    expected: [],
  },
  {
    name: 'fr: private sale in bulk mail',
    sentAt: '2026-11-26T07:30:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Maison Lin <news@maisonlin.example>',
    subject: 'Ventes privées : 48h seulement',
    text: `-40 % sur le linge de table !

Ventes privées du jeudi 26 novembre 8h au vendredi 27 novembre minuit. Rendez-vous en boutique samedi dès 10h pour un café offert.

Vous ne souhaitez plus recevoir nos offres ? Se désinscrire`,
    expected: [],
  },
];
