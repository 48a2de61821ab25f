import { at, crlf, type DetectionMail, days } from '../mail.ts';

/** French mails with times, written from the wish alone. */
export const frenchMeetings: DetectionMail[] = [
  {
    name: 'fr: a heating engineer comes on Monday at half past eight',
    sentAt: '2026-12-03T18:31:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Chauffage Lemoine <contact@chauffage-lemoine.example>',
    subject: 'Passage pour la chaudière',
    text: `
Bonsoir Madame Perrot,

La pièce est arrivée. Je passerai donc lundi prochain à huit heures et demie à l'atelier, comptez une heure et demie d'intervention.

Bonne soirée,
Franck Lemoine

Chauffage Lemoine – dépannage 7j/7 de 7 h à 21 h
`,
    expected: [at('2026-12-07T08:30:00+01:00', '2026-12-07T10:00:00+01:00')],
  },
  {
    name: 'fr: a notary proposes two times for a signature',
    sentAt: '2027-02-10T10:22:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Étude Maître Vasseur <etude@vasseur-notaire.example>',
    subject: 'Signature de l’acte – local rue des Tanneurs',
    text: `
Monsieur,

Le dossier étant désormais complet, nous pouvons vous recevoir pour la signature :

– soit le mardi 23 février 2027 à 11h00,
– soit le jeudi 25 février 2027 à 16h30.

Nous vous remercions de nous indiquer votre préférence avant le 16 février. Les fonds devront être virés au plus tard deux jours avant.

Veuillez agréer, Monsieur, l'expression de nos sentiments distingués.

Claire Aubin
Clerc de notaire
`,
    expected: [at('2027-02-23T11:00:00+01:00'), at('2027-02-25T16:30:00+01:00')],
  },
  {
    name: 'fr: a colleague postpones a meeting to the next day, without accents',
    sentAt: '2027-06-15T17:48:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Sam Guerin <sam@atelierboreal.example>',
    subject: 'Re: point site',
    text: `
salut,

desole demain 14h je peux plus, on decale a jeudi 10h15 ? meme endroit

sam

Le 14 juin 2027 à 09:10, Lou Caron a écrit :
> On se voit mercredi à 14h au café pour le point site.
`,
    expected: [at('2027-06-17T10:15:00+02:00')],
  },
  {
    name: 'fr: a Belgian customer gives a date with slashes and an hour',
    sentAt: '2027-09-21T14:05:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Benoît Delvaux <b.delvaux@brasseriedelvaux.example>',
    subject: 'Démonstration étiqueteuse',
    text: `
Bonjour Monsieur Claes,

D'accord pour la démonstration de l'étiqueteuse chez nous, le 28/09 à 13h30. Mon frère sera présent aussi.

Bien à vous,
Benoît Delvaux
`,
    expected: [at('2027-09-28T13:30:00+02:00')],
  },
  {
    name: 'fr: a Swiss physiotherapist confirms a first session',
    sentAt: '2027-03-17T09:12:00+01:00',
    timezone: 'Europe/Zurich',
    from: 'Cabinet Physio du Lac <rdv@physiodulac.example>',
    subject: 'Confirmation de rendez-vous',
    text: `
Bonjour Madame Jaquet,

Nous vous confirmons votre rendez-vous du jeudi 1er avril 2027, de 17h20 à 18h00, avec M. Rochat.

Merci d'apporter votre ordonnance. Tout rendez-vous non annulé 24 h à l'avance sera facturé.

Cabinet Physio du Lac
Lu-Ve 7h30-19h00
`,
    expected: [at('2027-04-01T17:20:00+02:00', '2027-04-01T18:00:00+02:00')],
  },
  {
    name: 'fr: a trade fair of four days with a booked stand',
    sentAt: '2027-01-11T11:40:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Salon Terre & Goûts <exposants@salonterreetgouts.example>',
    subject: 'Votre stand B14 est réservé',
    text: `
Chère exposante, cher exposant,

Nous avons le plaisir de vous confirmer l'attribution du stand B14 au salon Terre & Goûts, qui se tiendra du vendredi 19 au lundi 22 mars 2027 au parc des
expositions de Tours.

Le solde de votre facture est à régler avant le 15 février.

Bien cordialement,
Le service exposants
`,
    expected: [days('2027-03-19', '2027-03-23')],
  },
  {
    name: 'fr: a video call this afternoon with a Zoom link',
    sentAt: '2027-10-07T09:26:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Inès Morvan <ines.morvan@agencequai9.example>',
    subject: 'Visio maquettes',
    text: `
Bonjour Thierry,

Les maquettes sont prêtes ! On les regarde ensemble cet après-midi à 15 h ? Voici le lien :
https://us06web.zoom.us/j/87250114930

30 minutes suffiront.

À tout à l'heure,
Inès
`,
    expected: [at('2027-10-07T15:00:00+02:00', '2027-10-07T15:30:00+02:00')],
  },
  {
    name: 'fr: a forwarded summons to a general meeting of a club',
    sentAt: '2027-05-03T20:02:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Michel Fabre <mfabre@menuiserie-fabre.example>',
    subject: 'TR: Assemblée générale du club',
    text: `
Pour ton agenda, on y va ensemble.
Michel

-----Message d'origine-----
De : Club des commerçants de Vaugneray <bureau@clubcommercants.example>
Envoyé : lundi 3 mai 2027 18:15
Objet : Assemblée générale du club

Chers adhérents,

L'assemblée générale annuelle aura lieu le jeudi 20 mai à 20 h à la salle des fêtes. Elle sera suivie du verre de l'amitié.

Les candidatures au bureau sont à déposer avant le 12 mai.

Le bureau
`,
    expected: [at('2027-05-20T20:00:00+02:00')],
  },
  {
    name: 'fr: an insurance expert will visit after a water damage',
    sentAt: '2027-11-16T15:52:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Cabinet Expertal <planning@expertal.example>',
    subject: 'Sinistre n° 27-88104 – expertise sur place',
    text: `
Madame, Monsieur,

Mandaté par votre assureur, notre expert, M. Kacem, se rendra dans vos locaux le mercredi 24 novembre 2027 à 9 heures 45.

Merci de tenir à sa disposition les factures des biens endommagés.

Cabinet Expertal
Standard ouvert de 9h à 12h et de 14h à 17h
`,
    expected: [at('2027-11-24T09:45:00+01:00')],
  },
  {
    name: 'fr: an invitation from a calendar with both a part and the words',
    sentAt: '2027-08-26T16:18:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Solène Barbier <s.barbier@coopdumarais.example>',
    subject: 'Invitation : Préparation rentrée – mer. 1 sept. 2027 14:00 - 15:30',
    text: `
Solène Barbier vous invite à l'événement suivant :

Préparation rentrée
Quand : mer. 1 sept. 2027 14:00 – 15:30 (heure de Paris)
Où : Bureau de Nantes

Répondre : Oui – Peut-être – Non
`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Coop du Marais//Agenda//FR
METHOD:REQUEST
BEGIN:VEVENT
UID:rentree-0109@coopdumarais.example
DTSTAMP:20270826T141800Z
DTSTART:20270901T120000Z
DTEND:20270901T133000Z
SUMMARY:Préparation rentrée
LOCATION:Bureau de Nantes
ORGANIZER;CN=Solène Barbier:mailto:s.barbier@coopdumarais.example
STATUS:CONFIRMED
END:VEVENT
END:VCALENDAR
`),
    expected: [at('2027-09-01T14:00:00+02:00', '2027-09-01T15:30:00+02:00')],
  },
  {
    name: 'fr: a recruiter invites to an interview at noon and a quarter',
    sentAt: '2027-04-20T11:07:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Hélène Roussel <h.roussel@axetalents.example>',
    subject: 'Candidat chef d’atelier',
    text: `
Bonjour Madame Giraud,

M. Tessier vous a fait très bonne impression et c'est réciproque. Il est libre pour un second entretien vendredi 30 avril à midi et quart, pendant sa pause.
Est-ce que je vous le confirme ?

Bien cordialement,
Hélène Roussel
Axe Talents
`,
    expected: [at('2027-04-30T12:15:00+02:00')],
  },
  {
    name: 'fr: a supplier answers with another day than the one asked for',
    sentAt: '2027-07-01T08:44:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Ludovic Ferrand <l.ferrand@papeteries-ferrand.example>',
    subject: 'Re: Rendez-vous tarifs',
    text: `
Bonjour Nadia,

Le lundi 5 à 10 h, je suis malheureusement déjà pris. En revanche, je peux venir mardi 6 à 10 h, si cela vous arrange.

Bonne journée,
Ludovic

Le 30 juin 2027 à 17:33, Nadia Cherif <nadia@librairiecherif.example> a écrit :
> Bonjour Ludovic, pourriez-vous passer lundi 5 juillet à 10 h pour les nouveaux tarifs ?
> Nadia
`,
    expected: [at('2027-07-06T10:00:00+02:00')],
  },
];
