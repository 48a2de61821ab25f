import { at, crlf, type DetectionMail, days } from '../mail.ts';

export const frenchMails: DetectionMail[] = [
  {
    name: 'fr: plumber without accents comes on Thursday',
    sentAt: '2027-01-12T18:42:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Gilles Thomasset <gilles@thomasset-chauffage.example>',
    subject: 'chaudiere',
    text: `bonsoir

la piece pour la chaudiere est arrivee, 140 euros ht + deplacement
je passe jeudi a 8h15 pour la changer, faut que quelqu un m ouvre la cave

si souci appelez ma femme au bureau, elle repond de 9h a 12h

gilles
04 72 00 11 48`,
    expected: [at('2027-01-14T08:15:00+01:00')],
  },
  {
    name: 'fr: accountant offers three slots of an hour and a half',
    sentAt: '2027-04-05T09:20:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Hélène Barsacq <h.barsacq@barsacq-associes.example>',
    subject: 'Présentation de vos comptes 2026',
    text: `Bonjour Monsieur Delmotte,

Votre bilan est terminé et je souhaiterais vous le présenter avant l'envoi de la liasse fiscale, que nous devons télétransmettre au plus tard le 5 mai.

Je peux vous recevoir au cabinet :
- mardi 13 avril à 9h30
- mercredi 14 avril à 14h
- vendredi 16 avril à 11h

Il faut compter une heure et demie. Dites-moi ce qui vous arrange.

Pensez aussi à nous transmettre l'attestation URSSAF avant le 9 avril, il ne manque plus que cette pièce.

Bien cordialement,

Hélène Barsacq
Expert-comptable
Barsacq & Associés – 12, cours de la Marne, Bordeaux
Accueil téléphonique : 9h-12h30 / 14h-18h`,
    expected: [
      at('2027-04-13T09:30:00+02:00', '2027-04-13T11:00:00+02:00'),
      at('2027-04-14T14:00:00+02:00', '2027-04-14T15:30:00+02:00'),
      at('2027-04-16T11:00:00+02:00', '2027-04-16T12:30:00+02:00'),
    ],
  },
  {
    name: 'fr: dental practice reminds of an appointment',
    sentAt: '2027-02-17T07:00:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Cabinet dentaire des Tilleuls <rappel@dentistes-tilleuls.example>',
    subject: 'Rappel de votre rendez-vous',
    text: `Bonjour,

Nous vous rappelons votre rendez-vous avec le Dr Camille Vaugrenard :

    vendredi 19/02/2027 à 11:40

Merci d'apporter votre carte Vitale et votre carte de mutuelle. En cas d'empêchement, prévenez-nous au moins 24 h à l'avance, faute de quoi la consultation (30 €) pourra vous être facturée.

Le secrétariat
Lundi au jeudi : 8:30 - 19:00
Vendredi : 8:30 - 16:00
Tél. 02 40 00 63 17

Ceci est un message automatique, merci de ne pas y répondre.`,
    expected: [at('2027-02-19T11:40:00+01:00')],
  },
  {
    name: 'fr: notary summons to the signing, date in words',
    sentAt: '2027-05-20T15:31:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Étude de Maître Kerouanton <etude@kerouanton-notaires.example>',
    subject: "Dossier 27-0418 / Cession de fonds de commerce – SARL Le Fournil d'Elliant",
    text: `Madame,

Je fais suite à la réception de l'état des inscriptions et vous informe que le dossier visé en objet est désormais complet.

J'ai en conséquence l'honneur de vous convier à la signature de l'acte définitif, qui se tiendra en mon étude le mardi quinze juin à quatorze heures trente, en présence du cessionnaire.

Vous voudrez bien vous munir d'une pièce d'identité en cours de validité. Les fonds devront être parvenus sur le compte de l'étude pour le 10 juin au plus tard.

Je vous prie de croire, Madame, à l'assurance de mes sentiments distingués.

Maître Yann Kerouanton
Notaire
3, place au Beurre – 29000 Quimper`,
    expected: [at('2027-06-15T14:30:00+02:00')],
  },
  {
    name: 'fr: property manager convenes the co-owners',
    sentAt: '2027-03-02T10:12:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Cabinet Rivoire <gestion@rivoire-syndic.example>',
    subject: 'Convocation assemblée générale – Résidence Les Érables',
    text: `Madame, Monsieur, cher copropriétaire,

En notre qualité de syndic, nous avons l'honneur de vous convoquer à l'assemblée générale ordinaire de la résidence « Les Érables », qui se réunira :

le JEUDI 25 MARS 2027 À 18 HEURES 30
Salle polyvalente Jean-Macé, 8 rue des Lavandières, 38000 Grenoble

Ordre du jour :
1. Élection du président de séance
2. Approbation des comptes de l'exercice clos le 31 décembre 2026
3. Budget prévisionnel 2028 (84 300 €)
4. Ravalement de la façade nord
5. Remplacement du portail

Si vous ne pouvez être présent, vous pouvez donner pouvoir ou voter par correspondance ; le formulaire doit nous parvenir avant le 22 mars, minuit.
Les pièces comptables sont consultables à l'agence du lundi au vendredi, de 14 h à 17 h.

Veuillez agréer, cher copropriétaire, nos salutations distinguées.

Le syndic
Cabinet Rivoire`,
    expected: [at('2027-03-25T18:30:00+01:00')],
  },
  {
    name: 'fr: applicant takes the second of two quoted slots',
    sentAt: '2027-09-03T12:04:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Inès Marchetti <ines.marchetti@courrier.example>',
    subject: 'RE: Votre candidature – assistante commerciale',
    text: `Bonjour Madame Poirel,

Merci beaucoup pour votre retour, j'en suis ravie. Le second créneau me convient parfaitement. Dois-je apporter quelque chose en plus de mes diplômes ?

Bien à vous,
Inès Marchetti
06 00 41 92 35

Le jeu. 2 sept. 2027 à 17:22, Sandrine Poirel <s.poirel@menuiserie-poirel.example> a écrit :
> Bonjour,
>
> Votre profil a retenu notre attention. Pourriez-vous venir à l'atelier
> mardi 7 septembre à 10 h, ou bien jeudi 9 septembre à 16 h 30 ?
>
> Cordialement,
> Sandrine Poirel`,
    expected: [at('2027-09-09T16:30:00+02:00')],
  },
  {
    name: 'fr: Belgian tiler comes tomorrow at a quarter past ten',
    sentAt: '2027-10-20T16:50:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Fabrice Delvaux <fabrice@carrelages-delvaux.example>',
    subject: 'Re: devis salle de bain',
    text: `Bonjour,

J'ai bien eu votre message tantôt. Je viens demain à dix heures et quart prendre les mesures, comme ça je vous fais le devis pour le week-end.
Pour le carrelage que vous avez vu au magasin, on sera à septante-cinq euros le mètre carré, pose non comprise.

S'il vous plaît, laissez la place devant le garage, je viens avec la camionnette.

À demain,
Fabrice`,
    expected: [at('2027-10-21T10:15:00+02:00')],
  },
  {
    name: 'fr: Swiss trustee offers two slots of ninety minutes',
    sentAt: '2027-03-04T14:15:00+01:00',
    timezone: 'Europe/Zurich',
    from: 'Mireille Chappuis <m.chappuis@fiduciaire-chappuis.example>',
    subject: 'Bouclement 2026 - séance',
    text: `Bonjour Monsieur Rochat,

Le bouclement 2026 avance bien. Il reste quelques points ouverts (stock, véhicules, le prêt de CHF 90'000.-) que j'aimerais voir avec vous à nos bureaux, soit mercredi 10.03. à 08h30, soit vendredi 12.03. à 16h15. Prévoyez nonante minutes.

La déclaration AVS doit partir pour le 31.03., je m'en occupe.

Avec mes meilleures salutations
Mireille Chappuis

Fiduciaire Chappuis Sàrl
Rue du Simplon 41, 1006 Lausanne
Heures d'ouverture : 08h00-12h00 / 13h30-17h30`,
    expected: [
      at('2027-03-10T08:30:00+01:00', '2027-03-10T10:00:00+01:00'),
      at('2027-03-12T16:15:00+01:00', '2027-03-12T17:45:00+01:00'),
    ],
  },
  {
    name: 'fr: Quebec web agency fixes a video call with a range',
    sentAt: '2027-05-11T10:05:00-04:00',
    timezone: 'America/Toronto',
    from: 'Marie-Ève Lachance <melachance@agence-boreale.example>',
    subject: 'Maquettes du nouveau site',
    text: `Allô Stéphane!

Les maquettes sont prêtes, j'ai ben hâte de te montrer ça. Comme jasé au téléphone, on se voit sur Zoom jeudi le 20 mai, de 13 h 30 à 14 h 15 :
https://zoom.example/j/88120047719

D'ici là, peux-tu m'envoyer les textes de la page « Équipe »? Si je les ai avant vendredi midi, je pourrai les intégrer en fin de semaine.

Bonne journée,

Marie-Ève Lachance
Chargée de projet, Agence Boréale
418 555-0137, poste 22`,
    expected: [at('2027-05-20T13:30:00-04:00', '2027-05-20T14:15:00-04:00')],
  },
  {
    name: 'fr: occupational health service summons for a check-up',
    sentAt: '2027-11-08T08:30:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Santé Travail 37 <convocations@sante-travail-touraine.example>',
    subject: 'Convocation à votre visite périodique',
    text: `Bonjour Madame LEBRETON,

Vous êtes convoquée à votre visite d'information et de prévention :

Date : lundi 22 novembre 2027
Heure : 13h50
Durée prévue : 30 minutes
Professionnel : Mme Odile Ferrand, infirmière en santé au travail
Lieu : centre de Joué-lès-Tours, 2e étage

Munissez-vous de vos lunettes ou lentilles et de votre carnet de vaccination.
Toute absence non signalée 2 jours ouvrés à l'avance est facturée à l'employeur (92,00 € HT).

Secrétariat ouvert de 8h à 12h et de 13h à 16h30.`,
    expected: [at('2027-11-22T13:50:00+01:00', '2027-11-22T14:20:00+01:00')],
  },
  {
    name: 'fr: architect moves the site meeting to Thursday',
    sentAt: '2027-06-18T17:38:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Antoine Le Bihan <antoine@lebihan-architectes.example>',
    subject: 'Chantier École du Port – réunion n°14 reportée',
    text: `Bonjour à tous,

L'étancheur n'étant pas disponible, la réunion de chantier n°14 initialement prévue mardi 22 juin à 10h est reportée au jeudi 24 juin, 14h, toujours dans la base vie.

Présence obligatoire des lots 02 gros œuvre, 05 menuiseries extérieures et 09 électricité.

Merci au lot 05 de m'envoyer les plans d'atelier d'ici mercredi soir.

Bon week-end,
Antoine Le Bihan`,
    expected: [at('2027-06-24T14:00:00+02:00')],
  },
  {
    name: 'fr: restaurant confirms the company dinner with JSON-LD',
    sentAt: '2027-12-01T11:47:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Auberge du Vieux Pressoir <reservation@vieux-pressoir.example>',
    subject: 'Votre réservation est confirmée',
    text: `Bonjour,

Votre table est réservée !

Vendredi 17 décembre 2027 à 19h30
12 couverts, au nom de Garage Peltier
Référence VP-20931

Sans nouvelles de votre part, la table est gardée quinze minutes.
Nous servons du mardi au samedi de 12h à 13h45 et de 19h à 21h30.

À bientôt,
L'équipe du Vieux Pressoir`,
    html: `<html><head><script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "FoodEstablishmentReservation",
  "reservationNumber": "VP-20931",
  "reservationStatus": "http://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "Garage Peltier" },
  "reservationFor": {
    "@type": "FoodEstablishment",
    "name": "Auberge du Vieux Pressoir",
    "address": { "@type": "PostalAddress", "streetAddress": "4 rue du Moulin", "addressLocality": "Beaune", "postalCode": "21200", "addressCountry": "FR" }
  },
  "startTime": "2027-12-17T19:30:00+01:00",
  "partySize": "12"
}
</script></head><body>
<p>Bonjour,</p>
<p>Votre table est réservée !</p>
<p><b>Vendredi 17 décembre 2027 à 19h30</b><br>12 couverts, au nom de Garage Peltier<br>Référence VP-20931</p>
<p>Sans nouvelles de votre part, la table est gardée quinze minutes.<br>Nous servons du mardi au samedi de 12h à 13h45 et de 19h à 21h30.</p>
<p>À bientôt,<br>L'équipe du Vieux Pressoir</p>
</body></html>`,
    expected: [at('2027-12-17T19:30:00+01:00')],
  },
  {
    name: 'fr: software supplier invites with an ICS part',
    sentAt: '2027-08-25T16:02:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Karim Bensalah <karim.bensalah@logipharm.example>',
    subject: 'Invitation : Prise en main du module stock',
    text: `Bonjour,

Comme convenu, voici l'invitation pour la prise en main du nouveau module de stock. Le lien de connexion est dans l'invitation.

Bien cordialement,
Karim Bensalah
Support Logipharm – hotline 7j/7 de 7h à 21h`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Logipharm//Agenda//FR
METHOD:REQUEST
BEGIN:VEVENT
UID:5b1e77c0-stock@logipharm.example
DTSTAMP:20270825T140200Z
DTSTART:20270831T080000Z
DTEND:20270831T090000Z
SUMMARY:Prise en main du module stock
LOCATION:https://visio.logipharm.example/r/4417-stock
ORGANIZER;CN=Karim Bensalah:mailto:karim.bensalah@logipharm.example
ATTENDEE;CN=Pharmacie des Halles;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:contact@pharmacie-halles.example
STATUS:CONFIRMED
SEQUENCE:0
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-08-31T10:00:00+02:00', '2027-08-31T11:00:00+02:00')],
  },
  {
    name: 'fr: colleague has tickets for a whole day at a trade fair',
    sentAt: '2027-01-18T13:26:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Mathieu Guillou <mathieu@ateliers-guillou.example>',
    subject: 'salon du bois',
    text: `Salut Nico,

J'ai nos deux entrées pour le salon Bois & Agencement à Nantes. On y va ensemble le mercredi 10 février, on y passe la journée : je veux voir les plaqueuses de chants et le nouveau logiciel de débit.

Bloque la date stp et préviens Jocelyne qu'on ne prendra pas de pose ce jour-là. On prend ma voiture.

Mat`,
    expected: [days('2027-02-10')],
  },
  {
    name: 'fr: chamber confirms registration for a breakfast with JSON-LD',
    sentAt: '2027-09-14T09:01:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Club des entreprises du Vallon <inscriptions@club-vallon.example>',
    subject: 'Votre inscription au petit-déjeuner « Facturation électronique »',
    text: `Bonjour Corinne Astier,

Votre inscription est bien enregistrée (billet n° 7702).

Petit-déjeuner « Facturation électronique : où en êtes-vous ? »
jeu. 30 sept. 2027, 8h00 – 9h30
Hôtel d'entreprises du Vallon, salle Mistral, Aubagne

Parking gratuit sur place. Si vous deviez annuler, merci de le faire avant le 28 septembre.

L'équipe du Club`,
    html: `<html><body>
<script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "EventReservation",
  "reservationNumber": "7702",
  "reservationStatus": "http://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "Corinne Astier" },
  "reservationFor": {
    "@type": "Event",
    "name": "Petit-déjeuner Facturation électronique",
    "startDate": "2027-09-30T08:00:00+02:00",
    "endDate": "2027-09-30T09:30:00+02:00",
    "location": { "@type": "Place", "name": "Hôtel d'entreprises du Vallon", "address": "Aubagne" }
  }
}
</script>
<p>Bonjour Corinne Astier,</p>
<p>Votre inscription est bien enregistrée (billet n° 7702).</p>
<p><strong>Petit-déjeuner « Facturation électronique : où en êtes-vous ? »</strong><br>
jeu. 30 sept. 2027, 8h00 – 9h30<br>Hôtel d'entreprises du Vallon, salle Mistral, Aubagne</p>
<p>Parking gratuit sur place. Si vous deviez annuler, merci de le faire avant le 28 septembre.</p>
<p>L'équipe du Club</p>
</body></html>`,
    expected: [at('2027-09-30T08:00:00+02:00', '2027-09-30T09:30:00+02:00')],
  },
  {
    name: 'fr: two whole days of first aid training',
    sentAt: '2027-09-20T11:33:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Ludovic Pasquet <l.pasquet@formasecours.example>',
    subject: 'Confirmation de session SST – 6 stagiaires',
    text: `Bonjour Madame Quéré,

Je vous confirme la session de sauveteur secouriste du travail dans vos locaux les jeudi 14 et vendredi 15 octobre (deux journées complètes). Vous êtes inscrite, ainsi que vos cinq collègues de la liste du 6 septembre.

Il me faut une salle d'au moins 40 m² avec un vidéoprojecteur.

Le devis n° D-1127 (1 480 € HT) est à me retourner signé avant le 30 septembre.

Cordialement,
Ludovic Pasquet
Formateur`,
    expected: [days('2027-10-14', '2027-10-16')],
  },
  {
    name: 'fr: Montreal partner names both zones while clocks differ by five hours',
    sentAt: '2027-03-12T15:40:00-05:00',
    timezone: 'Europe/Paris',
    from: 'Jean-Philippe Gagnon <jpgagnon@distributions-gagnon.example>',
    subject: 'Re: Distribution au Québec',
    text: `Bonjour Claire,

Merci pour les échantillons, on les a reçus mardi dernier. Mes acheteurs sont très contents du savon à la lavande.

Je te propose qu'on s'appelle jeudi le 18 mars à 10 h, heure de Montréal. Attention, nous autres on change l'heure dimanche, ça fait donc 15 h chez toi et non 16 h. Une demi-heure suffira.

Au plaisir,

Jean-Philippe Gagnon
Distributions Gagnon inc.
514 555-0182`,
    expected: [at('2027-03-18T15:00:00+01:00', '2027-03-18T15:30:00+01:00')],
  },
  {
    name: 'fr: colleague forwards a customer and asks to receive him on Wednesday',
    sentAt: '2027-05-24T09:48:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Sylvie Noblet <sylvie@cuisines-noblet.example>',
    subject: 'TR: plan de travail fissuré',
    text: `Romain, tu peux le recevoir mercredi à 16h au showroom ? Je lui ai déjà dit oui, moi je suis chez un client. Dossier dans l'armoire bleue.
Sylvie

---------- Message transféré ----------
De : Bernard Coutelle <b.coutelle@boite.example>
Date : dim. 23 mai 2027 à 20:11
Objet : plan de travail fissuré
À : <contact@cuisines-noblet.example>

Bonjour,
le plan de travail posé le 8 mars s'est fendu près de l'évier. J'ai payé 2 140 € et je trouve ça un peu fort. Je voudrais voir quelqu'un cette semaine, je suis en congé mercredi.
M. Coutelle`,
    expected: [at('2027-05-26T16:00:00+02:00')],
  },
  {
    name: 'fr: photographer confirms the shooting from nine to noon',
    sentAt: '2027-04-22T21:15:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Zoé Lanvin <bonjour@zoelanvin-photo.example>',
    subject: "Reportage à l'atelier",
    text: `Coucou Agathe,

Acompte bien reçu, merci ! On est donc calées pour le reportage à la céramique : mardi 4 mai, de 9 h à midi, chez toi. J'apporte les fonds et les flashs, prévois juste une multiprise et quelques belles pièces déjà émaillées.

Les photos retouchées arriveront par lien de téléchargement le 14 mai au plus tard.

Bisous et à très vite
Zoé`,
    expected: [at('2027-05-04T09:00:00+02:00', '2027-05-04T12:00:00+02:00')],
  },
  {
    name: 'fr: Belgian brass band needs the sound engineer twice',
    sentAt: '2027-05-31T19:55:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Harmonie Royale Sainte-Cécile <secretariat@harmonie-stececile.example>',
    subject: 'Concert de juin - sono',
    text: `Cher Monsieur Wauters,

Le comité a accepté votre offre de 650 € (TVAC) pour la sonorisation de notre concert annuel. Nous comptons donc sur vous :

- vendredi 11 juin à 19 h 30 pour la répétition générale
- samedi 12 juin à 20 h pour le concert proprement dit

Les deux en la salle paroissiale de Floreffe. Le solde vous sera viré dans les huit jours.

Le bar et le spaghetti sont offerts au personnel technique, évidemment.

Musicalement vôtre,
Colette Hanquet, secrétaire`,
    expected: [at('2027-06-11T19:30:00+02:00'), at('2027-06-12T20:00:00+02:00')],
  },
  {
    name: 'fr: banker calls Tuesday week for twenty minutes',
    sentAt: '2027-09-10T10:44:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Thibault Creusot <thibault.creusot@banque-des-alpes.example>',
    subject: 'Votre demande de prêt matériel',
    text: `Bonjour Monsieur Pellegrin,

J'ai transmis votre dossier au comité, qui rend sa décision vendredi prochain. Je vous appellerai sur votre portable mardi en huit, le 21 septembre, à 9h45, pour vous donner la réponse et parler du calendrier de remboursement ; vingt minutes suffiront.

Taux indicatif à ce jour : 3,85 % sur 60 mois, offre valable jusqu'au 30 septembre.

Cordialement,
Thibault Creusot
Conseiller professionnels
Agence de Chambéry – du mardi au samedi, 8h45-12h15 et 13h45-18h`,
    expected: [at('2027-09-21T09:45:00+02:00', '2027-09-21T10:05:00+02:00')],
  },
  {
    name: 'fr: booking tool confirms a reserved video call',
    sentAt: '2027-01-31T22:09:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Rendezmoi <notifications@rendezmoi.example>',
    subject: 'Nouveau rendez-vous : Laurence Imbert – Premier échange',
    text: `Bonjour Studio Quatre Mains,

Un nouveau rendez-vous a été réservé.

Type : Premier échange (45 min)
Invitée : Laurence Imbert, laurence@maison-imbert.example
Date et heure : lundi 8 février 2027, 14:00 – 14:45 (Europe/Paris)
Lieu : https://visio.rendezmoi.example/kvq-hzdt-wnb

Réponse au questionnaire :
« Refonte de l'identité de ma chambre d'hôtes, ouverture en mai, budget 3 à 4 000 €. »

Reporter : https://rendezmoi.example/r/9fk2/reporter
Annuler : https://rendezmoi.example/r/9fk2/annuler`,
    expected: [at('2027-02-08T14:00:00+01:00', '2027-02-08T14:45:00+01:00')],
  },
  {
    name: 'fr: winegrower accepts the quoted lunch time',
    sentAt: '2027-07-07T20:31:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Domaine Escarguel <domaine@escarguel-vins.example>',
    subject: 'RE: visite au domaine',
    text: `Bonjour,
C'est entendu, votre proposition nous va très bien ! Ma mère fera son gigot, et vous goûterez le blanc 2026 avant la mise.
Amicalement,
Benoît Escarguel

> De : Cave du Beffroi
> Envoyé : mercredi 7 juillet 2027 09:14
> Objet : visite au domaine
>
> Bonjour Benoît,
> nous serions heureux de découvrir votre nouveau millésime. Pourrions-nous venir
> déjeuner avec vous vendredi 16 juillet à midi et demi ?
> Bien à vous, Paul et Ginette`,
    expected: [at('2027-07-16T12:30:00+02:00')],
  },
  {
    name: 'fr: garage expects the van at a quarter to eight',
    sentAt: '2027-11-18T11:21:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Garage Sabatier <atelier@garage-sabatier.example>',
    subject: 'Trafic GH-418-KZ',
    text: `Bonjour M. Viala, les pneus sont commandés (4 x 118 €), on vous attend avec le Trafic lundi à huit heures moins le quart. On vous prête la Clio pour la journée. Bonne réception, Didier`,
    expected: [at('2027-11-22T07:45:00+01:00')],
  },
  {
    name: 'fr: Belgian food inspector announces a two hour visit',
    sentAt: '2027-02-22T14:03:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Unité de contrôle Hainaut <controle.hainaut@securite-alimentaire.example>',
    subject: 'Annonce de contrôle – établissement 2.211.804.337',
    text: `Madame, Monsieur,

Dans le cadre de votre demande d'agrément pour l'atelier de découpe, un contrôle sur place sera effectué le jeudi 4 mars 2027 à 9 h 00 par Mme N. Vandeputte. La visite durera deux heures.

Vous voudrez bien tenir à disposition le plan d'autocontrôle, les relevés de température des trois derniers mois et les attestations médicales du personnel.

Le présent courriel ne vaut pas décision. Le délai de traitement de votre demande expire le 15 avril 2027.

Nos bureaux sont accessibles uniquement sur rendez-vous, de 9 h à 12 h et de 14 h à 16 h.

Veuillez agréer, Madame, Monsieur, nos salutations distinguées.

Pour le chef d'unité,
P. Lorge`,
    expected: [at('2027-03-04T09:00:00+01:00', '2027-03-04T11:00:00+01:00')],
  },
  {
    name: 'fr: Quebec landlord offers two visits of a shop space',
    sentAt: '2027-10-06T08:12:00-04:00',
    timezone: 'America/Toronto',
    from: 'Réjean Thivierge <rthivierge@immeubles-thivierge.example>',
    subject: 'Local 3e Avenue',
    text: `Bonjour madame Ouellet,

Oui le local est encore libre, 1 150 pi2 à 2 300 $ par mois, chauffé éclairé. Je peux vous le faire visiter samedi le 9 à 10 h ou bien dimanche le 10 à 11 h 30. Textez-moi votre choix.

Le locataire actuel part le 31 octobre.

Merci bien
Réjean
418 555-0164`,
    expected: [at('2027-10-09T10:00:00-04:00'), at('2027-10-10T11:30:00-04:00')],
  },
  {
    name: 'fr: printer needs the proof signed by Thursday noon, no meeting',
    sentAt: '2027-06-01T16:40:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Imprimerie Fabrègues <pao@imprimerie-fabregues.example>',
    subject: 'BAT à valider – cde 58112 – dépliants 3 volets',
    text: `Bonjour,

Veuillez trouver le BAT de vos dépliants (5 000 ex., 135 g couché mat). Il nous faut votre accord signé avant jeudi 3 juin, 12h00, car le calage machine est prévu vendredi à 6h.

Passé ce délai, la livraison prévue mardi 8 juin dans la matinée ne pourra plus être garantie.

Bonne fin de journée,
Le service PAO
Atelier ouvert de 8h à 12h et de 13h30 à 17h`,
    expected: [],
  },
  {
    name: 'fr: parcel carrier announces a delivery window with JSON-LD',
    sentAt: '2027-11-29T18:20:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Coliroute <suivi@coliroute.example>',
    subject: 'Votre colis arrive demain',
    text: `Bonjour,

Votre colis CR 4471 9902 35 expédié par Quincaillerie Barrois sera livré demain, mardi 30 novembre, entre 10h20 et 11h20.

Absent ? Choisissez un point relais ou un autre jour sur https://suivi.coliroute.example/4471990235

Votre livreur Coliroute`,
    html: `<html><head><script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "ParcelDelivery",
  "trackingNumber": "4471990235",
  "expectedArrivalFrom": "2027-11-30T10:20:00+01:00",
  "expectedArrivalUntil": "2027-11-30T11:20:00+01:00",
  "carrier": { "@type": "Organization", "name": "Coliroute" },
  "partOfOrder": { "@type": "Order", "orderNumber": "B-20771", "merchant": { "@type": "Organization", "name": "Quincaillerie Barrois" } }
}
</script></head><body>
<p>Bonjour,</p>
<p>Votre colis CR 4471 9902 35 expédié par Quincaillerie Barrois sera livré demain, <b>mardi 30 novembre, entre 10h20 et 11h20</b>.</p>
<p>Absent ? <a href="https://suivi.coliroute.example/4471990235">Choisissez un point relais ou un autre jour</a></p>
<p>Votre livreur Coliroute</p>
</body></html>`,
    expected: [],
  },
  {
    name: 'fr: hosting firm announces a maintenance window, no meeting',
    sentAt: '2027-03-17T10:00:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Support Nuagéo <support@nuageo.example>',
    subject: '[Nuagéo] Intervention programmée sur votre serveur web-31',
    text: `Bonjour,

Nous allons remplacer les disques du serveur qui héberge votre messagerie.

Début : samedi 20 mars 2027, 22h00
Fin : dimanche 21 mars 2027, 02h00
Impact : coupures de quelques minutes, aucun message perdu

Vous n'avez rien à faire. L'état de l'intervention sera visible sur https://etat.nuageo.example.

Réf. INC-77310
L'équipe technique`,
    expected: [],
  },
  {
    name: 'fr: customer declines the quoted Tuesday without another date',
    sentAt: '2027-04-15T12:58:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Véronique Alibert <v.alibert@mas-alibert.example>',
    subject: 'Re: Pose des stores',
    text: `Bonjour Monsieur Ruiz,

Malheureusement mardi à 15h ce n'est pas possible pour moi, j'ai mes petits-enfants. Je regarde avec mon mari et je vous rappelle en début de semaine pour trouver autre chose.

Bonne journée,
Mme Alibert

Le 14/04/2027 à 18:05, Stores Ruiz a écrit :
> Bonjour Madame Alibert,
> Vos deux stores bannes sont arrivés. Nous pourrions les poser
> mardi 20 avril à 15h, il faut compter 2 heures.
> Cdt, J. Ruiz`,
    expected: [],
  },
  {
    name: 'fr: Quebec customer would come Thursday afternoon, no hour',
    sentAt: '2027-08-16T19:22:00-04:00',
    timezone: 'America/Toronto',
    from: 'Normand Picard <npicard@courriel-picard.example>',
    subject: 'souffleuse',
    text: `salut la gang

ma souffleuse part pu, j'aimerais la faire checker avant l'hiver. je pourrais passer jeudi après-midi, sinon je suis pas mal libre la semaine d'après. c'est une 27 pouces achetée chez vous en 2021 (facture 10442)

dites moi ce qui vous adonne

Normand`,
    expected: [],
  },
  {
    name: 'fr: newsletter of a tool dealer with a demonstration day',
    sentAt: '2027-09-08T06:30:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Outillage Morvan <infos@outillage-morvan.example>',
    subject: 'Rentrée des pros : -25 % et journée démo le 23 septembre',
    text: `LA RENTRÉE DES PROS

Jusqu'au 30 septembre, -25 % sur toutes les scies plongeantes !

JOURNÉE DÉMO
Jeudi 23 septembre, de 10h à 17h, à l'agence d'Autun. Venez essayer les nouvelles machines sans fil, grillades offertes à partir de midi !

NOUVEAUX HORAIRES
Dès le 13 septembre, le comptoir ouvre à 6h45.

Outillage Morvan – ZA du Pont l'Évêque
Se désabonner : https://outillage-morvan.example/desabonnement`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'fr: mass mail advertises a webinar',
    sentAt: '2027-01-20T09:00:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Léa de Paieclair <lea@news.paieclair.example>',
    subject: 'Webinaire gratuit : tout savoir sur le bulletin de paie 2027',
    text: `Bonjour,

Les règles changent, vos bulletins aussi ! Nos juristes répondent à toutes vos questions en direct :

Mardi 26 janvier 2027 à 11h
Durée : 45 minutes
Gratuit, places limitées

> Je m'inscris : https://paieclair.example/webinaire

Pas disponible ? Une seconde session aura lieu jeudi 28 janvier à 17h30.

À très vite,
Léa

Vous recevez ce message car vous avez téléchargé notre guide. Se désinscrire`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'fr: Swiss supplier reminds of an unpaid invoice',
    sentAt: '2027-07-22T13:30:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Comptabilité Vuilleumier SA <debiteurs@vuilleumier-bois.example>',
    subject: '2e rappel – facture 27-3389',
    text: `Madame, Monsieur,

Sauf erreur de notre part, notre facture 27-3389 du 14.05.2027 d'un montant de CHF 1'894.70 demeure impayée malgré notre rappel du 28.06.

Nous vous prions de bien vouloir vous en acquitter d'ici au samedi 31.07.2027. Passé ce délai, des frais de CHF 40.– seront perçus.

Si votre paiement a croisé ce courrier, veuillez ne pas en tenir compte. Notre comptabilité vous répond volontiers du lundi au jeudi de 8h00 à 11h30 au 032 555 01 20.

Avec nos salutations les meilleures
Vuilleumier SA, Tavannes`,
    expected: [],
  },
  {
    name: 'fr: partner tells of her own flights and appointments',
    sentAt: '2027-10-15T18:03:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Delphine Azoulay <delphine@azoulay-textiles.example>',
    subject: 'Absente la semaine prochaine',
    text: `Bonjour Marc,

Petit mot pour te dire que je serai peu joignable la semaine prochaine : je m'envole mardi 19 à 6h50 pour Porto, j'ai rendez-vous à la filature mercredi à 10h puis chez le teinturier à 15h, et je rentre jeudi soir à 22h10.

Je regarderai ton prototype de housse à mon retour et je te ferai un retour par écrit. Pour toute urgence, Samira est au bureau tous les jours de 9h à 17h.

Bon week-end !
Delphine`,
    expected: [],
  },
  {
    name: 'fr: customer cancels with an ICS part',
    sentAt: '2027-05-04T17:12:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Olivier Stassen <olivier.stassen@brasserie-stassen.example>',
    subject: 'Annulé : Point étiquettes – ven 7 mai 2027 10:00',
    text: `Bonjour Amélie,

Désolé, je dois annuler notre rendez-vous de vendredi 10h, nous avons une panne sur la ligne d'embouteillage. Je reviens vers toi dès que la situation est sous contrôle.

Olivier`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Brasserie Stassen//Agenda//FR
METHOD:CANCEL
BEGIN:VEVENT
UID:etiquettes-20270507@brasserie-stassen.example
DTSTAMP:20270504T151200Z
DTSTART:20270507T080000Z
DTEND:20270507T090000Z
SUMMARY:Point étiquettes
ORGANIZER;CN=Olivier Stassen:mailto:olivier.stassen@brasserie-stassen.example
ATTENDEE;CN=Amélie:mailto:amelie@studio-pigment.example
STATUS:CANCELLED
SEQUENCE:1
END:VEVENT
END:VCALENDAR`),
    expected: [],
  },
  {
    name: 'fr: minutes of a past meeting with a list of tasks',
    sentAt: '2027-02-05T11:55:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Pauline Tessier <pauline.tessier@ecole-saint-aubin.example>',
    subject: "Compte rendu – comité fête de l'école",
    text: `Bonjour à toutes et à tous,

Voici le compte rendu de notre réunion du mercredi 3 février (14h00 – 15h40, salle des maîtres).

Présents : Mme Tessier, M. Hamidi, Mme Roux, l'imprimerie Clair (affiches)
Excusée : Mme Gallet

1. Affiches : l'imprimerie envoie une maquette pour le 19 février.
2. Tombola : M. Hamidi demande l'autorisation à la mairie avant les vacances.
3. Buvette : Mme Roux compare les prix, réponse par mail pour le 1er mars.

La date de la prochaine réunion sera fixée plus tard.

Bonne fin de semaine,
Pauline Tessier
Directrice`,
    expected: [],
  },
  {
    name: 'fr: consultant sends a booking link without a time',
    sentAt: '2027-06-29T15:17:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Grégoire Faucher <gregoire@faucher-conseil.example>',
    subject: 'Suite à votre demande',
    text: `Bonjour,

Merci pour votre message concernant l'audit énergétique de vos ateliers. Le plus simple est que nous en parlions de vive voix : choisissez l'horaire qui vous convient dans mon agenda, https://rendezmoi.example/faucher-conseil/30min

Le lundi est en général un bon jour. Mes tarifs 2027 sont en pièce jointe (valables jusqu'au 31 décembre).

À bientôt,
Grégoire Faucher
06 00 77 15 02`,
    expected: [],
  },
  {
    name: 'fr: wholesaler writes to all customers about the summer closure',
    sentAt: '2027-07-12T08:00:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Primeurs Castaing <clients@primeurs-castaing.example>',
    subject: "Congés d'été : dernières commandes",
    text: `Chers clients,

Notre entrepôt sera fermé du lundi 2 au dimanche 15 août inclus.

- Dernières commandes : jeudi 29 juillet, 17h
- Dernière tournée : samedi 31 juillet, dès 5h
- Réouverture du carreau : lundi 16 août à 4h30

Toute l'équipe vous souhaite un bel été !

Primeurs Castaing
Pour ne plus recevoir nos informations : https://primeurs-castaing.example/stop`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'fr: bride orders flowers and tells her wedding hours to the florist',
    sentAt: '2027-03-30T22:36:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Manon Rigaud <manon.rigaud@mabal.example>',
    subject: 'Bouquet de mariée',
    text: `Bonsoir,

Je me marie le samedi 15 mai (mairie à 14h30, église à 16h) et j'aimerais vous commander le bouquet, 6 boutonnières et 10 centres de table, dans les tons pêche et eucalyptus. Mon budget est de 600 € environ.

Mon frère viendra tout chercher en boutique. Pourriez-vous m'envoyer un devis par mail ? Je vous réponds dans la foulée.

Merci d'avance !
Manon`,
    expected: [],
  },
];
