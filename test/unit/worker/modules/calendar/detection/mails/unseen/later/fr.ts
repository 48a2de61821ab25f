import { at, crlf, type DetectionMail, days } from '../../mail.ts';

export const frenchLater: DetectionMail[] = [
  {
    name: 'fr: a customer asks the plumber to come and look at a boiler',
    sentAt: '2026-11-23T18:42:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Odile Carpentreau <odile.carpentreau@boitemail.example>',
    subject: 'Chaudière qui fuit',
    text: `Bonjour,

Je vous ai eu au téléphone la semaine dernière au sujet de ma chaudière (une Fribel de 2009, elle perd de l'eau par dessous et la pression tombe à 0,6 bar tous les matins).

Est-ce que mardi 1er décembre à 8h30 vous irait pour passer voir et me faire un devis ? C'est au 14 rue des Tanneurs, 2e étage, le code est le 47B12.

Je suis joignable au 06 00 11 48 72, de préférence après 18 h.

Cordialement,
Mme Carpentreau
`,
    expected: [at('2026-12-01T08:30:00+01:00')],
  },
  {
    name: 'fr: three words between colleagues for tomorrow',
    sentAt: '2027-01-14T16:51:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Yanis <yanis@atelier-ronceray.example>',
    subject: 'maquette',
    text: `on se cale demain 14h pour la maquette ? je viens dans ton bureau

Y.
`,
    expected: [at('2027-01-15T14:00:00+01:00')],
  },
  {
    name: 'fr: a carrier announces a parcel and its window',
    sentAt: '2027-01-19T07:02:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Colirapid <suivi@colirapid.example>',
    subject: 'Votre colis arrive demain',
    text: `Bonjour,

Bonne nouvelle ! Votre colis n° CR 8841 2207 31 expédié par ELECTRODIS sera livré :

    mercredi 20 janvier 2027
    entre 10h15 et 12h15

Adresse : Menuiserie Pardoux, ZA des Quatre Vents

Vous êtes absent ? Choisissez un point relais jusqu'à ce soir 23h59 sur votre espace de suivi.

L'équipe Colirapid
Ceci est un message automatique, merci de ne pas y répondre.
`,
    expected: [],
  },
  {
    name: 'fr: Switzerland, the keys of a flat are handed back',
    sentAt: '2027-03-15T14:10:00+01:00',
    timezone: 'Europe/Zurich',
    from: 'Régie du Bourg SA <locations@regiedubourg.example>',
    subject: 'Av. des Acacias 8, 1006 Lausanne - état des lieux de sortie',
    text: `Madame, Monsieur,

Nous accusons réception de votre résiliation du bail de l'appartement de 3,5 pièces cité en titre pour le 31 mars 2027.

L'état des lieux de sortie est fixé au mercredi 31 mars 2027 à 15h45, sur place. Votre présence est indispensable. Nous vous prions de restituer les locaux propres et vides, avec l'ensemble des clés (5 pièces selon inventaire).

Veuillez nous transmettre votre nouvelle adresse d'ici au 24 mars 2027 pour le décompte de chauffage.

Avec nos meilleures salutations.

Régie du Bourg SA
J. Perrinjaquet
Guichets ouverts de 8h00 à 11h30, fermés l'après-midi
`,
    expected: [at('2027-03-31T15:45:00+02:00')],
  },
  {
    name: 'fr: three proposals in a list for a shoot to be prepared',
    sentAt: '2027-06-03T15:48:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Capucine Delorme-Hatt <capucine@domainedelavergne.example>',
    subject: 'Photos du domaine : on en parle ?',
    text: `Bonjour Léo,

Votre devis (1 150 € pour la journée) nous va très bien. Avant de signer, nous aimerions faire un tour des vignes avec vous pour choisir les points de vue.

Voici quand nous sommes là tous les deux :

  • lundi 14 juin, 9h30
  • mercredi 16 juin, 18h
  • jeudi 17 juin, 8h

Dites-nous ce que vous préférez !

Capucine & Tristan
Domaine de la Vergne
`,
    expected: [
      at('2027-06-14T09:30:00+02:00'),
      at('2027-06-16T18:00:00+02:00'),
      at('2027-06-17T08:00:00+02:00'),
    ],
  },
  {
    name: 'fr: a client calls off the appointment and gives no new one',
    sentAt: '2027-09-20T19:55:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Gwendal Le Saout <gwendal.lesaout@postel.example>',
    subject: 'Annulation rdv de jeudi',
    text: `Bonsoir,

Je suis contraint d'annuler notre rendez-vous de jeudi 23 septembre à 14h, ma fille est hospitalisée. Je vous rappelle dès que j'y vois plus clair.

Avec toutes mes excuses,
Gwendal Le Saout
`,
    expected: [],
  },
  {
    name: 'fr: a garage gives the hour to bring the van in next Monday',
    sentAt: '2026-11-25T16:20:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Garage Tissot Frères <atelier@garagetissot.example>',
    subject: 'Re : embrayage Master',
    text: `Bonjour,

La pièce est arrivée. On vous attend lundi prochain à 7h30 avec le fourgon, laissez la carte grise sur le siège. Total 1 240 € TTC pièces et main d'œuvre comme vu ensemble.

Dédé
Garage Tissot Frères
03 00 84 20 77
`,
    expected: [at('2026-11-30T07:30:00+01:00')],
  },
  {
    name: 'fr: a couple would like to see the flat on Saturday at eleven',
    sentAt: '2027-02-17T21:08:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Inès et Corentin <ines.corentin@bal.example>',
    subject: 'Annonce T2 rue Pasteur',
    text: `Bonjour monsieur

votre T2 rue Pasteur à 640 euros cc nous intéresse beaucoup, nous sommes tous les 2 en CDI et nous avons un garant. Est ce qu'on pourrait le visiter samedi à 11 heures ? On habite à Angers donc en semaine c'est compliqué pour nous

merci d'avance
Inès et Corentin
`,
    expected: [at('2027-02-20T11:00:00+01:00')],
  },
  {
    name: 'fr: a client in Montréal proposes in Montréal time',
    sentAt: '2027-04-12T10:22:00-04:00',
    timezone: 'Europe/Paris',
    from: 'Jean-Sébastien Ouellet <js.ouellet@brasserieduportage.example>',
    subject: 'Étiquettes cuvée 2027',
    text: `Salut Margaux!

On capote sur tes esquisses, surtout la numéro 2 avec le huard.

Serais-tu libre pour un appel vidéo jeudi le 15 avril à 9 h, heure de Montréal? On pourrait boucler les couleurs ensemble. Ça devrait durer 45 minutes.

Bonne soirée!

JS
Brasserie du Portage, Rivière-du-Loup (Québec)
`,
    expected: [at('2027-04-15T15:00:00+02:00', '2027-04-15T15:45:00+02:00')],
  },
  {
    name: 'fr: the president of a tennis club calls the committee together',
    sentAt: '2027-09-01T22:17:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Bernard Foucher <bernard.foucher@tcmontreuil49.example>',
    subject: 'Réunion bureau',
    text: `Bonsoir à tous les quatre,

Réunion du bureau mardi 7 septembre, 20h30, au club-house.

Ordre du jour :
1. bilan du tournoi de juillet
2. tarifs 2027-2028 (adulte 148 €, jeune 95 € ?)
3. forum des associations
4. remplacement de la bâche du court 2

Gilles apporte le cidre.

Bernard
`,
    expected: [at('2027-09-07T20:30:00+02:00')],
  },
  {
    name: 'fr: an invitation is turned down without another date',
    sentAt: '2027-06-15T17:02:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Saskia Delvaux <saskia.delvaux@graphies.example>',
    subject: 'RE: Présentation nouvelle charte',
    text: `Bonjour Olivier,

Merci pour l'invitation mais mardi 22 juin à 14h ce ne sera pas possible pour moi, je suis en congé toute la semaine. Faites sans moi, Joost me racontera.

Bonne présentation !

Saskia

> Le 15 juin 2027 à 15:30, Olivier Wauters a écrit :
>
> Hello Saskia,
> On présente la nouvelle charte mardi 22 juin à 14h, salle verte. Tu viens ?
> Olivier
`,
    expected: [],
  },
  {
    name: 'fr: lunch at half past twelve the day after tomorrow',
    sentAt: '2028-01-10T10:44:00+01:00',
    timezone: 'Europe/Zurich',
    from: 'Loïc Favre <loic.favre@imprimerie-dents.example>',
    subject: 'midi',
    text: `Salut Séverine,

Ça fait une éternité ! Je suis à Neuchâtel après-demain pour voir un client à Monruz. On mange ensemble à midi et demi au Cardinal ? C'est moi qui invite, tu m'as bien dépanné avec les enveloppes.

Tchô
Loïc
079 000 61 18
`,
    expected: [at('2028-01-12T12:30:00+01:00')],
  },
  {
    name: 'fr: the vet comes to the riding school for the vaccinations',
    sentAt: '2027-04-01T12:12:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Clinique vétérinaire des Haras <clinique@vetharas.example>',
    subject: 'Rappel grippe-tétanos',
    text: `Bonjour Cécile,

D'après nos fichiers, Pirouette, Gaspard, Ulysse et les deux shetlands doivent avoir leur rappel ce mois-ci (46 € par animal + déplacement 38 €).

Le Dr Marchandeau passera chez toi vendredi 9 avril à 9 h. Il faudrait que quelqu'un soit là pour tenir Ulysse, tu sais comment il est avec les piqûres... et sortir les livrets.

À bientôt,
Solène, ASV
`,
    expected: [at('2027-04-09T09:00:00+02:00')],
  },
  {
    name: 'fr: a booking service tells of a new appointment',
    sentAt: '2027-10-29T20:41:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Rendevo <notifications@rendevo.example>',
    subject: 'Nouveau rendez-vous : Mme Talbot',
    text: `Bonjour Cabinet d'ostéopathie Arnoux,

Un nouveau rendez-vous vient d'être pris en ligne.

Patient : Mme Ghislaine TALBOT (06 00 93 27 14)
Motif : première consultation adulte
Date : mercredi 3 novembre 2027 à 16h20
Durée : 40 min
Tarif : 60 €

Réservé le 29/10/2027 à 20:40.

Gérez votre agenda sur Rendevo Pro.
`,
    expected: [at('2027-11-03T16:20:00+01:00', '2027-11-03T17:00:00+01:00')],
  },
  {
    name: 'fr: three days on the stand of a fair',
    sentAt: '2027-08-26T10:03:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Coralie Estève <coralie.esteve@savonnerie-garlaban.example>',
    subject: 'Salon Naturexpo',
    text: `Hello Mehdi,

Le stand est réservé, 12 m² en angle (C14), 2 890 € HT. C'est toi et moi qui le tenons, du mardi 5 au jeudi 7 octobre à Lyon. Note-le bien dans ton agenda.

Pour l'hôtel je m'en occupe, pour les échantillons je te laisse voir avec l'atelier.

Bises
Co
`,
    expected: [days('2027-10-05', '2027-10-08')],
  },
  {
    name: 'fr: the yoga teacher calls off a lesson for the flu',
    sentAt: '2028-02-07T13:27:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Yoga Ixelles - Annick <annick@yogaixelles.example>',
    subject: 'Pas de cours mercredi',
    text: `Bonjour Fabrice,

La grippe a eu raison de moi : le cours de mercredi 9 février à 18h30 est annulé. La séance sera déduite de ta prochaine carte de dix (110 €).

Namasté et prends soin de toi,
Annick
`,
    expected: [],
  },
  {
    name: 'fr: a shared office bills a period',
    sentAt: '2027-01-31T23:05:00+01:00',
    timezone: 'Europe/Paris',
    from: 'La Ruche de Bastille <facturation@ruche-bastille.example>',
    subject: 'Votre facture de février est disponible',
    text: `Bonjour,

Votre facture n° LRB-7712 est disponible.

Poste nomade + casier
Période du 01/02/2027 au 28/02/2027
Accès 7j/7 de 8:00 à 20:00
Montant : 228,00 € TTC

Prélèvement SEPA le 05/02/2027 (mandat LRB00419).

Merci de votre confiance !
`,
    expected: [],
  },
  {
    name: 'fr: a client complains of an appointment that was missed',
    sentAt: '2027-09-28T09:09:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Alain Montcharmont <a.montcharmont@orbal.example>',
    subject: 'RECLAMATION',
    text: `Monsieur,

Votre poseur devait être chez moi hier lundi 27 septembre à 8h. J'ai posé une demi-journée. Personne n'est venu, personne n'a appelé, et votre standard sonne dans le vide.

J'exige une explication écrite ainsi que le remboursement de mon acompte de 900 euros (commande 27-5518).

A. Montcharmont
`,
    expected: [],
  },
  {
    name: 'fr: a calendar part from Québec for a reader in Paris',
    sentAt: '2027-02-01T11:00:00-05:00',
    timezone: 'Europe/Paris',
    from: 'Geneviève Thibodeau <gthibodeau@editionsdufjord.example>',
    subject: 'Invitation: Maquette du catalogue printemps',
    text: `Allo Baptiste,

Comme jasé, je te mets ça à l'agenda.

Geneviève
`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Fjord//Calendrier//FR
METHOD:REQUEST
BEGIN:VTIMEZONE
TZID:America/Toronto
BEGIN:STANDARD
DTSTART:20071104T020000
RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU
TZOFFSETFROM:-0400
TZOFFSETTO:-0500
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:20070311T020000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU
TZOFFSETFROM:-0500
TZOFFSETTO:-0400
END:DAYLIGHT
END:VTIMEZONE
BEGIN:VEVENT
UID:maq-27p@editionsdufjord.example
DTSTAMP:20270201T160000Z
DTSTART;TZID=America/Toronto:20270210T083000
DTEND;TZID=America/Toronto:20270210T093000
SUMMARY:Maquette du catalogue printemps
ORGANIZER;CN=Geneviève Thibodeau:mailto:gthibodeau@editionsdufjord.example
ATTENDEE;PARTSTAT=NEEDS-ACTION:mailto:baptiste@studio-cordeau.example
STATUS:CONFIRMED
END:VEVENT
END:VCALENDAR
`),
    expected: [at('2027-02-10T14:30:00+01:00', '2027-02-10T15:30:00+01:00')],
  },
  {
    name: 'fr: an answer from a phone, this evening',
    sentAt: '2028-05-16T12:58:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Jojo Batterie <jo.lemaitre@zicmail.example>',
    subject: 'Re: répète',
    text: `Ok pour ce soir 19h15 au local, j'amène la caisse claire

Envoyé de mon téléphone
`,
    expected: [at('2028-05-16T19:15:00+02:00')],
  },
  {
    name: 'fr: the assembly of the co-owners is moved to another date',
    sentAt: '2027-05-07T11:37:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Syndic Bellerive <syndic@bellerive-copro.example>',
    subject: 'Résidence Les Glycines - report AG',
    text: `Madame, Monsieur le copropriétaire,

L'assemblée générale ordinaire de votre résidence, initialement prévue le mardi 25 mai 2027 à 18h00, est reportée au lundi 7 juin 2027 à 18h30 en raison de l'indisponibilité de la salle.

Le lieu reste inchangé : salle Jean-Moulin, 1er étage.

Si vous ne pouvez être présent, un pouvoir est joint à la présente.

Veuillez agréer nos salutations distinguées.

Le syndic
`,
    expected: [at('2027-06-07T18:30:00+02:00')],
  },
  {
    name: 'fr: Wednesday of next week, said "en huit"',
    sentAt: '2028-01-31T09:24:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Aïssatou Diallo <aissatou@lesfeesdulogis.example>',
    subject: 'Nouveau contrat nettoyage bureaux',
    text: `Bonjour M. Prigent,

Merci de m'avoir rappelée. Donc c'est d'accord, je viens visiter vos bureaux mercredi en huit (le 9) à dix heures, avec ma cheffe d'équipe, et je vous remets le chiffrage dans la foulée.

Il nous faudra juste une place pour le camion.

À bientôt

Aïssatou Diallo
Les Fées du Logis
06 00 25 70 13
`,
    expected: [at('2028-02-09T10:00:00+01:00')],
  },
  {
    name: 'fr: firewood comes some time in a morning',
    sentAt: '2026-11-30T18:45:00+01:00',
    timezone: 'Europe/Paris',
    from: "Bois de l'Armançon <commande@boisarmancon.example>",
    subject: 'votre livraison de bois',
    text: `Bonjour,

vos 8 stères de charme (50 cm) seront livrées le jeudi 3 décembre entre 8h et 12h. On benne devant le portail, pas besoin d'être là, vous réglez plus tard : 624 €.

Merci de laisser l'accès libre au camion

Les gars du bois
`,
    expected: [],
  },
  {
    name: 'fr: Québec, a colleague tells what others settled among themselves',
    sentAt: '2027-11-22T15:12:00-05:00',
    timezone: 'America/Toronto',
    from: 'Karl Desrosiers <karl@deneigementdesrosiers.example>',
    subject: 'Dossier Place Fleurimont',
    text: `Salut Josée,

Pour ton info seulement: Martin rencontre le gérant de Place Fleurimont mercredi le 24 à 10 h pour signer le contrat de déneigement (8 400 $ pour la saison). T'as pas besoin d'être là, il va s'arranger tout seul pis te rapporter les papiers.

Bonne fin de journée

Karl
`,
    expected: [],
  },
];
