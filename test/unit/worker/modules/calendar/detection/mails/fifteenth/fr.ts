import { at, crlf, type DetectionMail, days } from '../mail.ts';

export const frenchMails: DetectionMail[] = [
  {
    name: 'fr: customer proposes a visit at the workshop',
    sentAt: '2027-01-05T08:42:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Hélène Vasseur <helene.vasseur@courriel.example>',
    subject: 'Bibliothèque sur mesure',
    text: `Bonjour Monsieur,

Meilleurs vœux pour cette nouvelle année !

Comme convenu au téléphone avant Noël, je souhaiterais venir choisir l'essence de bois pour notre bibliothèque (devis n° 2026-1147, 3 480 € TTC). Est-ce que le jeudi 14 janvier à 8h30 à l'atelier vous irait ? Mon mari m'accompagnera.

J'apporterai les cotes de la niche : 2,35 m x 2,80 m.

Bien à vous,
Hélène Vasseur
06 00 11 22 33`,
    expected: [at('2027-01-14T08:30:00+01:00')],
  },
  {
    name: 'fr: architect offers three slots in a list',
    sentAt: '2027-01-11T10:15:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Benoît Lamesch <b.lamesch@atelier-lamesch.example>',
    subject: 'Réunion de chantier rue des Tilleuls',
    text: `Bonjour à tous les deux,

Pour la réunion de chantier, voici ce que je peux vous proposer :

- mardi 19/01 à 10h00
- mercredi 20/01 à 14h00
- vendredi 22/01 de 9h00 à 10h30

Merci de me dire ce qui vous convient avant jeudi midi, je dois encore prévenir le chauffagiste.

Bien cordialement,

Benoît Lamesch
Architecte
Atelier Lamesch SRL - Chaussée de Namur 218 - 1300 Wavre
Tél. 010 00 45 67 (lu-ve 8h30-17h00)`,
    expected: [
      at('2027-01-19T10:00:00+01:00'),
      at('2027-01-20T14:00:00+01:00'),
      at('2027-01-22T09:00:00+01:00', '2027-01-22T10:30:00+01:00'),
    ],
  },
  {
    name: 'fr: invoice with due date and telephone hours',
    sentAt: '2027-01-14T16:03:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Service Comptabilité <compta@visserie-du-rhone.example>',
    subject: 'Facture F27-00318',
    text: `Madame, Monsieur,

Veuillez trouver ci-joint notre facture F27-00318 du 14/01/2027 d'un montant de 1 264,80 € TTC.

Date d'échéance : 31 janvier 2027
Mode de règlement : virement

Pour toute question, notre service comptabilité est joignable du lundi au jeudi de 9h à 12h et de 14h à 16h30, le vendredi de 9h à 12h.

Cordialement,

Visserie du Rhône
Service Comptabilité`,
    expected: [],
  },
  {
    name: 'fr: Swiss fiduciary fixes the closing talk with a length',
    sentAt: '2027-01-20T14:27:00+01:00',
    timezone: 'Europe/Zurich',
    from: 'Chantal Rochat <c.rochat@fiduciaire-rochat.example>',
    subject: 'Bouclement 2026',
    text: `Bonjour Monsieur Jaquier,

J'ai bien reçu vos classeurs, merci.

Je vous attends donc à l'étude le jeudi 28 janvier à 9 h 15 pour passer en revue le bouclement. Prévoyez nonante minutes, il y a pas mal de points avec la TVA. Le décompte du 4e trimestre doit partir au plus tard le 28 février, donc nous sommes dans les temps.

Meilleures salutations

Chantal Rochat
Fiduciaire Rochat Sàrl
Rue du Lac 14, 1400 Yverdon-les-Bains`,
    expected: [at('2027-01-28T09:15:00+01:00', '2027-01-28T10:45:00+01:00')],
  },
  {
    name: 'fr: Quebec short call tomorrow',
    sentAt: '2027-02-02T15:10:00-05:00',
    timezone: 'America/Toronto',
    from: 'Maxime Gagnon <maxime@imprimerie-gagnon.example>',
    subject: 'Re: Soumission enseigne',
    text: `Allô Sophie,

J'ai regardé tes plans, c'est ben beau. Il me manque juste deux-trois affaires pour finir la soumission. On peut-tu se faire un appel de 30 minutes demain à 13 h 30 ? Je t'appelle sur ton cell.

Bonne fin de journée !
Max

Imprimerie Gagnon inc.
1250, rue Principale, Drummondville
Ouvert du lundi au vendredi, 8 h à 17 h`,
    expected: [at('2027-02-03T13:30:00-05:00', '2027-02-03T14:00:00-05:00')],
  },
  {
    name: 'fr: declines the offered Tuesday without a new proposal',
    sentAt: '2027-02-04T09:51:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Gérard Poulain <g.poulain@poulain-couverture.example>',
    subject: 'RE: Point chantier Mairie',
    text: `Bonjour,

Désolé mais mardi à 15h ça ne m'arrange pas du tout, j'ai déjà les gars de l'échafaudage ce jour-là. Proposez-moi plutôt quelque chose la semaine d'après.

Cdlt
G. Poulain

> Le 03/02/2027 à 17:22, Secrétariat a écrit :
> Bonjour M. Poulain,
> Seriez-vous disponible mardi 9 février à 15h pour un point sur le chantier de la mairie ?
> Bien à vous`,
    expected: [],
  },
  {
    name: 'fr: accepts the second of two quoted slots',
    sentAt: '2027-02-08T11:36:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Nadia Benali <nadia.benali@creche-les-lucioles.example>',
    subject: 'Re: Visite pour le devis peinture',
    text: `Bonjour Monsieur Carpentier,

Merci pour votre retour rapide. La deuxième proposition nous convient très bien, je vous attendrai à l'entrée côté jardin.

Bonne journée,
Nadia Benali
Directrice

Le lun. 8 févr. 2027 à 09:02, Peintures Carpentier <contact@peintures-carpentier.example> a écrit :
> Bonjour Madame,
> Je peux passer voir les locaux :
> 1) jeudi 11 février à 7h45
> 2) lundi 15 février à 17h30
> Dites-moi ce qui vous arrange.
> Luc Carpentier`,
    expected: [at('2027-02-15T17:30:00+01:00')],
  },
  {
    name: 'fr: bulk newsletter with a webinar',
    sentAt: '2027-02-09T06:00:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Compta Facile <newsletter@compta-facile.example>',
    subject: 'Facturation électronique : êtes-vous prêt ? Webinaire gratuit',
    text: `Bonjour,

La facturation électronique devient la règle pour tous. Nos experts répondent à vos questions !

WEBINAIRE GRATUIT - mardi 23 février 2027 à 11h00
Animé par Julie Ferrand et Marc Ostrowski

> Je réserve ma place : https://compta-facile.example/webinaire

Et aussi : -30 % sur l'abonnement annuel jusqu'au 28 février minuit.

Vous recevez cet e-mail car vous êtes inscrit à notre lettre d'information. Se désinscrire : https://compta-facile.example/stop`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'fr: technician visit in a two hour slot',
    sentAt: '2027-02-01T13:12:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Rendez-vous Raccordement <ne-pas-repondre@fibralis-pro.example>',
    subject: 'Votre rendez-vous de raccordement est confirmé',
    text: `Bonjour,

Votre rendez-vous pour le raccordement à la fibre est confirmé.

Date : lundi 08/02/2027
Créneau : de 8h00 à 10h00
Adresse : 7 impasse du Moulin, 35400 Saint-Malo
Référence dossier : FB-882014

Une personne majeure doit être présente pendant l'intervention. Le technicien vous appellera 20 minutes avant son arrivée.

Pour modifier votre rendez-vous : 3900 (service gratuit, 7j/7 de 8h à 20h).

Fibralis Pro`,
    expected: [at('2027-02-08T08:00:00+01:00', '2027-02-08T10:00:00+01:00')],
  },
  {
    name: 'fr: occupational health appointment of the reader',
    sentAt: '2027-02-03T10:00:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Santé au Travail du Bocage <convocations@st-bocage.example>',
    subject: 'CONVOCATION - visite périodique',
    text: `Monsieur RENAUDIN Pascal,

Vous êtes convoqué à votre visite d'information et de prévention :

le mercredi 17 février 2027 à 11 h 20
au centre médical du Bocage, 3 rue des Écoles, 79300 BRESSUIRE
Médecin : Dr LE GOFF

Merci de vous munir de vos lunettes et de votre carnet de vaccination. Toute absence non signalée 48 heures à l'avance sera facturée à l'employeur (92 €).

Le secrétariat médical
Ouvert de 8h15 à 12h15 et de 13h30 à 17h00`,
    expected: [at('2027-02-17T11:20:00+01:00')],
  },
  {
    name: 'fr: pallet delivery window',
    sentAt: '2027-02-12T14:44:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Exploitation <exploitation@transports-mouret.example>',
    subject: 'Livraison 2 palettes - récép. 774512',
    text: `Bonjour,

Nous vous informons que la livraison de vos 2 palettes (412 kg) est prévue le mardi 16 février entre 8h et 12h. Merci de prévoir un moyen de déchargement.

Le quai de Niort ferme à 17h30, passé ce délai plus de modification possible.

Cordialement,
Transports Mouret
Sylvie, exploitation`,
    expected: [],
  },
  {
    name: 'fr: ICS invitation to a budget meeting',
    sentAt: '2027-02-15T09:20:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Claire Montagnier <claire.montagnier@agence-sillage.example>',
    subject: 'Invitation : Point budget 2027',
    text: `Bonjour Antoine,

Comme vu ensemble, voici l'invitation pour le point budget. Je préparerai le tableau de bord.

Claire`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Agence Sillage//Agenda//FR
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
UID:7f3c11-budget@agence-sillage.example
DTSTAMP:20270215T082000Z
DTSTART;TZID=Europe/Paris:20270222T140000
DTEND;TZID=Europe/Paris:20270222T153000
SUMMARY:Point budget 2027
LOCATION:Salle Ouessant
ORGANIZER;CN=Claire Montagnier:mailto:claire.montagnier@agence-sillage.example
ATTENDEE;CN=Antoine Leroux;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:antoine@leroux-conseil.example
STATUS:CONFIRMED
SEQUENCE:0
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-02-22T14:00:00+01:00', '2027-02-22T15:30:00+01:00')],
  },
  {
    name: 'fr: JSON-LD restaurant reservation',
    sentAt: '2027-02-18T17:31:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'TableMidi <reservations@tablemidi.example>',
    subject: 'Votre réservation chez La Péniche est confirmée',
    text: `Bonjour Thibaut,

Votre table est réservée !

La Péniche, quai aux Pierres 8, Bruxelles
4 personnes - jeudi 25 février 2027 à 12h15
N° de réservation : TM-55102

Un empêchement ? Annulez gratuitement jusqu'à 2 heures avant.

À bientôt,
L'équipe TableMidi`,
    html: `<html><head><script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "FoodEstablishmentReservation",
  "reservationNumber": "TM-55102",
  "reservationStatus": "http://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "Thibaut Delvaux" },
  "reservationFor": {
    "@type": "FoodEstablishment",
    "name": "La Péniche",
    "address": { "@type": "PostalAddress", "streetAddress": "Quai aux Pierres 8", "addressLocality": "Bruxelles", "postalCode": "1000", "addressCountry": "BE" }
  },
  "startTime": "2027-02-25T12:15:00+01:00",
  "partySize": "4"
}
</script></head><body><p>Bonjour Thibaut,</p><p>Votre table est réservée !</p><p>La Péniche, quai aux Pierres 8, Bruxelles<br>4 personnes - jeudi 25 février 2027 à 12h15<br>N° de réservation : TM-55102</p><p>Un empêchement ? Annulez gratuitement jusqu'à 2 heures avant.</p><p>À bientôt,<br>L'équipe TableMidi</p></body></html>`,
    expected: [at('2027-02-25T12:15:00+01:00')],
  },
  {
    name: 'fr: thanks for the past visit and a promised quote',
    sentAt: '2027-02-24T08:17:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Yann Kervella <yann@kervella-paysage.example>',
    subject: 'Suite à notre visite',
    text: `Bonjour Madame Aubry,

Merci pour votre accueil hier à 14h et pour le café !

Je vous envoie le devis pour la haie et la terrasse d'ici vendredi soir. Il sera valable jusqu'au 31 mars. Si vous validez avant cette date, nous pourrons commencer les travaux courant avril.

Bien cordialement

Yann Kervella
Kervella Paysage - 02 00 33 44 55`,
    expected: [],
  },
  {
    name: 'fr: lower case without accents, day after tomorrow',
    sentAt: '2027-03-02T21:48:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Kevin D. <kev.d@messagerie.example>',
    subject: 'sono',
    text: `slt

dsl de repondre si tard. pour la sono on se retrouve apres demain a 18h au local ? jai les cables et les 2 pieds, faut juste que tu ramenes la table de mixage

a+
kev`,
    expected: [at('2027-03-04T18:00:00+01:00')],
  },
  {
    name: 'fr: Swiss dentist moves the appointment',
    sentAt: '2027-03-08T09:05:00+01:00',
    timezone: 'Europe/Zurich',
    from: 'Cabinet dentaire Dr Perrinjaquet <cabinet@dr-perrinjaquet.example>',
    subject: 'Changement de votre rendez-vous',
    text: `Bonjour Madame Tissot,

La Dre Perrinjaquet étant absente pour formation continue, nous devons malheureusement déplacer votre rendez-vous du jeudi 11 mars à 10h00 au mardi 16 mars à 8h40.

Nous nous excusons pour ce contretemps. Sans nouvelles de votre part, nous considérons le nouveau rendez-vous comme accepté.

Avec nos meilleures salutations
Votre cabinet dentaire
032 000 71 71`,
    expected: [at('2027-03-16T08:40:00+01:00')],
  },
  {
    name: 'fr: spoken clock times, half past noon and quarter to four',
    sentAt: '2027-03-10T10:26:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Marie-Jo Castagnet <mariejo@castagnet-traiteur.example>',
    subject: 'dégustation mariage',
    text: `Coucou Sandrine,

Alors pour la dégustation, deux possibilités chez moi : soit vendredi à midi et demi, soit samedi à quatre heures moins le quart de l'après-midi (après c'est mort, je pars livrer un buffet à Pau).

Tu me redis ?

Bises
Marie-Jo`,
    expected: [at('2027-03-12T12:30:00+01:00'), at('2027-03-13T15:45:00+01:00')],
  },
  {
    name: 'fr: vague availability of a candidate supplier',
    sentAt: '2027-03-15T11:59:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Wim De Backer <wim.debacker@zonnepanelen-db.example>',
    subject: 'Panneaux photovoltaïques',
    text: `Bonjour,

Excusez mon français. Je viens volontiers voir votre toit. En général je suis libre le mercredi, et presque toute la semaine prochaine aussi. Jeudi après-midi c'est plus difficile.

Appelez-moi quand vous voulez pour fixer quelque chose, je réponds toujours entre 8h et 18h.

Bien à vous,
Wim De Backer`,
    expected: [],
  },
  {
    name: 'fr: club general assembly convocation',
    sentAt: '2027-03-01T18:30:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Secrétariat ASCV <secretariat@asc-vallon.example>',
    subject: 'Convocation AG ordinaire',
    text: `Chère adhérente, cher adhérent,

Tu es invité(e) à participer à l'assemblée générale ordinaire de notre association, qui se tiendra :

SAMEDI 20 MARS 2027 À 9 H 30
Salle polyvalente du Vallon

Ordre du jour :
1. Rapport moral 2026
2. Rapport financier
3. Renouvellement du tiers sortant (candidatures à adresser avant le 13 mars)
4. Questions diverses

L'AG sera suivie du verre de l'amitié.

La secrétaire,
Odile Brunel`,
    expected: [at('2027-03-20T09:30:00+01:00')],
  },
  {
    name: 'fr: trade fair together, whole day',
    sentAt: '2027-03-11T17:40:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Fabrice Lelong <fabrice@lelong-agencement.example>',
    subject: 'Salon du bois à Nantes',
    text: `Salut Christophe,

J'ai pris nos deux badges pour le salon du bois à Nantes, on y va ensemble le mercredi 24 mars, bloque ta journée. Je conduis, on mangera sur place.

Le salon dure 3 jours mais un seul nous suffira largement.

Fabrice`,
    expected: [days('2027-03-24')],
  },
  {
    name: 'fr: tax adviser with two dates beside deadlines',
    sentAt: '2027-03-30T15:22:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Isabelle Thévenot <i.thevenot@thevenot-expertise.example>',
    subject: 'Bilan 2026 - RDV de présentation',
    text: `Bonjour Monsieur Chauvin,

Le projet de bilan est prêt. Pour mémoire, la liasse doit être télétransmise au plus tard le 18 mai et le solde d'IS est à régler pour le 17 mai.

Je vous propose de vous présenter les comptes à notre cabinet :
• le mercredi 7 avril 2027 à 16h30
• ou le vendredi 9 avril 2027 à 11h00

Dans l'attente de votre retour, je vous prie d'agréer, Monsieur, l'expression de mes salutations distinguées.

Isabelle Thévenot
Expert-comptable
Standard : 9h-12h30 / 14h-18h`,
    expected: [at('2027-04-07T16:30:00+02:00'), at('2027-04-09T11:00:00+02:00')],
  },
  {
    name: 'fr: changed opening hours over Ascension',
    sentAt: '2027-04-27T09:00:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Matériaux Collard <info@materiaux-collard.example>',
    subject: 'Horaires Ascension',
    text: `Chers clients,

À l'occasion du pont de l'Ascension, nos dépôts seront fermés le jeudi 6 et le vendredi 7 mai.
Le samedi 8 mai, le magasin de Ciney sera ouvert de 8h à 12h.

Dernières commandes livrées avant le pont : mardi 4 mai, 10h.

Bonne semaine à tous !
L'équipe Collard`,
    expected: [],
  },
  {
    name: 'fr: Montreal client names both zones once',
    sentAt: '2027-04-13T10:41:00-04:00',
    timezone: 'Europe/Paris',
    from: 'Geneviève Tremblay <gtremblay@studio-boreal.example>',
    subject: 'Rencontre de démarrage',
    text: `Bonjour Étienne,

Super, merci pour la confirmation du mandat ! Je propose qu'on tienne la rencontre de démarrage le mardi 20 avril à 9 h, heure de Montréal (15 h chez vous). Prévoyons une heure.

Je t'envoie le lien d'ici vendredi.

Bonne soirée à toi,

Geneviève Tremblay
Chargée de projet | Studio Boréal
Montréal (Québec)`,
    expected: [at('2027-04-20T15:00:00+02:00', '2027-04-20T16:00:00+02:00')],
  },
  {
    name: 'fr: flight of the writer',
    sentAt: '2027-04-15T19:03:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Olivier Bertholet <olivier.bertholet@bertholet-vins.example>',
    subject: 'absence semaine prochaine',
    text: `Salut Mireille,

Petit mot pour te dire que je pars lundi à Porto, mon avion décolle de Genève à 7h05 et je rentre jeudi soir vers 22h. Je lis mes mails le soir mais pas de téléphone en journée.

Pour l'étiquette du chasselas on garde la version 3, tu peux lancer l'impression.

Bonne fin de semaine
Olivier`,
    expected: [],
  },
  {
    name: 'fr: Thursday week at the notary',
    sentAt: '2027-04-19T14:55:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Étude Me Sauvageot <clerc@etude-sauvageot.example>',
    subject: 'Cession de bail - signature',
    text: `Cher Monsieur,

Comme suite à notre conversation téléphonique de ce matin, je vous confirme que la signature de l'acte aura lieu en notre étude jeudi en huit (29 avril) à 17 heures précises.

Vous voudrez bien vous munir de votre pièce d'identité et d'un relevé d'identité bancaire. Les fonds (18 500 €) devront être parvenus en notre comptabilité la veille au plus tard.

Votre bien dévouée,

Lucie Maréchal
Clerc de notaire`,
    expected: [at('2027-04-29T17:00:00+02:00')],
  },
  {
    name: 'fr: in a fortnight, lift inspection accompanied by the reader',
    sentAt: '2027-05-04T08:33:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Denis Haultcoeur <d.haultcoeur@ascenseurs-nord.example>',
    subject: 'Contrôle quinquennal ascenseur résidence Les Cèdres',
    text: `Bonjour Mme Lopez,

Le contrôle quinquennal aura lieu dans quinze jours, donc mardi 18 mai, à 10h. Comme la fois précédente, votre présence est nécessaire pour l'accès à la machinerie. Il faut compter deux heures.

Je me charge d'afficher la note dans le hall.

Cordialement,
D. Haultcoeur
Ascenseurs Nord – dépannage 24h/24`,
    expected: [at('2027-05-18T10:00:00+02:00', '2027-05-18T12:00:00+02:00')],
  },
  {
    name: 'fr: forward with the meeting named above it',
    sentAt: '2027-05-05T12:10:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Rachid Amrani <rachid@amrani-metallerie.example>',
    subject: 'TR: Visite de sécurité',
    text: `Karim,

regarde ci-dessous, il faut que tu sois là avec moi pour la visite de l'inspecteur, mardi prochain 11 mai à 14h. Prévois les fiches machines.

Rachid

---------- Message transféré ----------
De : prevention@caisse-prevention.example
Date : mar. 4 mai 2027 à 16:47
Objet : Visite de sécurité
À : rachid@amrani-metallerie.example

Monsieur,
Je me présenterai dans votre établissement le 11 mai à 14h00 pour une visite de prévention des risques machines.
Votre dossier : 44-2027-0091
M. Stéphane Colin, contrôleur`,
    expected: [at('2027-05-11T14:00:00+02:00')],
  },
  {
    name: 'fr: power cut announced',
    sentAt: '2027-05-10T07:30:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Réseau Électrique Local <travaux@reseau-elec-local.example>',
    subject: 'Coupure de courant pour travaux',
    text: `Madame, Monsieur,

Afin d'améliorer la qualité de la distribution électrique, nous réalisons des travaux sur le réseau qui entraîneront une coupure d'électricité :

le jeudi 27 mai 2027 entre 08h30 et 12h00
Quartiers : rue Pasteur n° 2 à 48, ZA des Forges

Nous vous remercions de votre compréhension. Pour protéger vos appareils sensibles, débranchez-les avant le début des travaux.

Ceci est un message automatique.`,
    expected: [],
  },
  {
    name: 'fr: applicant confirms the interview',
    sentAt: '2027-05-11T20:14:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Inès Marchetti <ines.marchetti@postale.example>',
    subject: 'Re: Votre candidature - apprentie pâtissière',
    text: `Madame,

Je vous remercie vivement pour votre réponse et je vous confirme ma présence à l'entretien du mardi 18 mai à 15h15 dans votre boutique. Je viendrai avec mon dernier bulletin.

Je suis en cours à Valence jusqu'à 14h ce jour-là, mais le bus arrive à 14h50.

Respectueusement,
Inès Marchetti`,
    expected: [at('2027-05-18T15:15:00+02:00')],
  },
  {
    name: 'fr: applicant tells when she can start',
    sentAt: '2027-05-12T09:48:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Amandine Noël <amandine.noel@boitemail.example>',
    subject: 'Candidature spontanée serveuse',
    text: `Bonjour,

Je me permets de vous adresser ma candidature pour un job étudiant dans votre brasserie cet été.

Je suis disponible du 1er juillet au 27 août, tous les soirs à partir de 17h et le week-end toute la journée. J'ai travaillé deux étés dans une friterie à Dinant.

Vous trouverez mon CV en pièce jointe. Je reste à votre disposition pour un entretien.

Bien à vous,
Amandine Noël
0470 00 12 90`,
    expected: [],
  },
  {
    name: 'fr: JSON-LD ticket for an evening conference',
    sentAt: '2027-05-19T11:07:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Billetterie Romande <billets@billetterie-romande.example>',
    subject: 'Votre billet : Soirée des PME lémaniques',
    text: `Bonjour Laurent Chappuis,

Merci pour votre inscription. Vous trouverez votre billet en annexe.

Commande n° BR-20271-884
Montant payé : CHF 45.-

Présentez ce billet sur votre téléphone à l'entrée.

Billetterie Romande`,
    html: `<!DOCTYPE html><html lang="fr"><body>
<script type="application/ld+json">
[{
  "@context": "https://schema.org",
  "@type": "EventReservation",
  "reservationNumber": "BR-20271-884",
  "reservationStatus": "https://schema.org/ReservationConfirmed",
  "underName": {"@type": "Person", "name": "Laurent Chappuis"},
  "reservationFor": {
    "@type": "BusinessEvent",
    "name": "Soirée des PME lémaniques",
    "startDate": "2027-06-03T18:30:00+02:00",
    "endDate": "2027-06-03T21:00:00+02:00",
    "location": {"@type": "Place", "name": "Casino de Morges", "address": {"@type": "PostalAddress", "addressLocality": "Morges", "addressCountry": "CH"}}
  }
}]
</script>
<p>Bonjour Laurent Chappuis,</p>
<p>Merci pour votre inscription. Vous trouverez votre billet en annexe.</p>
<p>Commande n° BR-20271-884<br>Montant payé : CHF 45.-</p>
<p>Présentez ce billet sur votre téléphone à l'entrée.</p>
<p>Billetterie Romande</p>
</body></html>`,
    expected: [at('2027-06-03T18:30:00+02:00', '2027-06-03T21:00:00+02:00')],
  },
  {
    name: 'fr: ICS cancellation',
    sentAt: '2027-05-24T16:19:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Sabine Wauters <sabine.wauters@wauters-rh.example>',
    subject: 'Annulé : Comité sécurité',
    text: `Bonjour,

La réunion est annulée faute de quorum. Je reviens vers vous avec une autre date.

Sabine`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Wauters RH//Planning 4.2//FR
METHOD:CANCEL
BEGIN:VEVENT
UID:comite-secu-0527@wauters-rh.example
DTSTAMP:20270524T141900Z
DTSTART:20270527T080000Z
DTEND:20270527T093000Z
SUMMARY:Annulé : Comité sécurité
ORGANIZER;CN=Sabine Wauters:mailto:sabine.wauters@wauters-rh.example
ATTENDEE;CN=Atelier Dumont:mailto:info@atelier-dumont.example
STATUS:CANCELLED
SEQUENCE:1
END:VEVENT
END:VCALENDAR`),
    expected: [],
  },
  {
    name: 'fr: stock-take, whole day',
    sentAt: '2027-06-14T18:05:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Valérie Prigent <valerie@quincaillerie-prigent.example>',
    subject: 'INVENTAIRE',
    text: `Bonjour à tous,

L'inventaire annuel se fera le vendredi 2 juillet, toute la journée. Le magasin sera fermé au public et tout le monde est sur le pont, y compris l'atelier. Les congés ne sont donc pas possibles ce jour-là.

Repas offert par la maison !

Valérie`,
    expected: [days('2027-07-02')],
  },
  {
    name: 'fr: three training days',
    sentAt: '2027-05-25T10:50:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Centre Formabat <inscriptions@formabat.example>',
    subject: "Confirmation d'inscription - Travail en hauteur",
    text: `Monsieur Gaillard,

Nous avons le plaisir de vous confirmer votre inscription à la formation « Travail en hauteur », qui se déroulera du lundi 14 au mercredi 16 juin 2027 dans nos locaux de Mérignac.

Équipement à prévoir : chaussures de sécurité, gants, harnais personnel si vous en possédez un.
Coût : 690 € HT, pris en charge par votre OPCO (dossier 27-55610).

La convocation détaillée vous parviendra dix jours avant le début du stage.

Le service inscriptions`,
    expected: [days('2027-06-14', '2027-06-17')],
  },
  {
    name: 'fr: holiday rota of the colleagues',
    sentAt: '2027-06-07T09:16:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Corinne Da Silva <corinne@cabinet-kine-gambetta.example>',
    subject: 'planning juin',
    text: `Bonjour,

voici qui est là au cabinet la semaine du 14 :

lundi : Paul 8h-13h, Corinne 13h-19h
mardi : Paul 8h-19h
mercredi : Léa 9h-17h
jeudi : Corinne 8h-12h, Léa 14h-19h
vendredi : Paul 8h-16h

Toi tu es en congé toute la semaine, profites-en bien !!

Corinne`,
    expected: [],
  },
  {
    name: 'fr: bulk open days of a supplier',
    sentAt: '2027-06-08T07:45:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Cuisines Arvor Pro <actualites@arvor-pro.example>',
    subject: "Journées portes ouvertes : jusqu'à -40 % sur les modèles d'expo",
    text: `Cher client professionnel,

Venez découvrir notre nouveau showroom de Lorient lors de nos journées portes ouvertes !

Vendredi 18 juin de 9h à 19h
Samedi 19 juin de 9h à 18h

Démonstrations, crêpes et cidre offerts. Remises exceptionnelles jusqu'au 30 juin.

Arvor Pro - ZI de Kergonan
Se désabonner | Gérer mes préférences`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'fr: booking tool confirms a video appointment',
    sentAt: '2027-06-10T13:58:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Agendeo <notifications@agendeo.example>',
    subject: 'Nouveau rendez-vous : Lucas Ferreira - mer. 16 juin 2027 09:30',
    text: `Bonjour Delphine Roussel,

Un nouveau rendez-vous a été pris.

Type : Découverte 45 min
Invité : Lucas Ferreira (lucas@ferreira-carrelage.example)
Date / heure : mercredi 16 juin 2027, 09:30 - 10:15 (heure de Paris)
Lieu : visioconférence https://visio.agendeo.example/r/9x2-kpl

Réponse à la question « De quoi souhaitez-vous parler ? »
Refonte du site, budget env. 4 000 €, mise en ligne espérée le 1er septembre.

Déplacer : https://agendeo.example/m/81c2
Annuler : https://agendeo.example/a/81c2`,
    expected: [at('2027-06-16T09:30:00+02:00', '2027-06-16T10:15:00+02:00')],
  },
  {
    name: 'fr: landlord fixes the exit inspection',
    sentAt: '2027-06-17T11:24:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Pierre-Yves Hanot <py.hanot@immo-hanot.example>',
    subject: 'Sortie locative entrepôt 4B',
    text: `Madame,

Suite à votre préavis, le bail se termine le 30 juin. L'état des lieux de sortie aura lieu en votre présence le mercredi 30/06/27 à 13h45, sur place. Merci d'apporter toutes les clés (6) ainsi que les deux télécommandes.

La garantie locative sera libérée dans le mois qui suit.

Sincères salutations,
P.-Y. Hanot
Immo Hanot - agréé IPI 500.000`,
    expected: [at('2027-06-30T13:45:00+02:00')],
  },
  {
    name: 'fr: things of third persons told by a friend',
    sentAt: '2027-06-21T22:02:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Jean-Claude Ricard <jc.ricard@orangerie.example>',
    subject: 'des nouvelles',
    text: `Mon cher Bernard,

Bien rentrés de l'Ardèche. Ma fille passe son oral de bac mercredi à 8h, elle est dans tous ses états, et Martine se fait opérer du genou le 1er juillet. Bref, la maison est agitée.

Merci encore pour le portail, il ferme enfin ! Je t'ai fait le virement ce matin, tu devrais l'avoir jeudi.

On se fait un apéro cet été, c'est promis.

Amitiés
JC`,
    expected: [],
  },
  {
    name: 'fr: Quebec moving estimate with am/pm style and a range',
    sentAt: '2027-06-22T08:12:00-04:00',
    timezone: 'America/Toronto',
    from: 'Répartition <repartition@demenagement-chicoutimi.example>',
    subject: 'Estimation à domicile',
    text: `Bonjour M. Bouchard,

C'est confirmé : notre estimateur, Réjean, va passer chez vous vendredi le 25 juin de 15h à 15h45 pour évaluer le volume.

Attention, jeudi le 24 c'est la Saint-Jean, nos bureaux sont fermés.

Le déménagement comme tel serait facturé 185 $/h plus taxes, minimum 3 heures.

Merci de faire affaire avec nous !
Déménagement Chicoutimi
418 555-0142`,
    expected: [at('2027-06-25T15:00:00-04:00', '2027-06-25T15:45:00-04:00')],
  },
  {
    name: 'fr: ICS in UTC for a Quebec reader',
    sentAt: '2027-07-05T14:22:00-04:00',
    timezone: 'America/Toronto',
    from: 'Mélanie Beaulieu <mbeaulieu@assurances-estrie.example>',
    subject: 'Révision annuelle de votre police commerciale',
    text: `Bonjour Monsieur Lavoie,

Voici l'invitation Teams pour notre révision annuelle. Votre police vient à échéance le 1er août, donc ce serait bien de régler ça avant.

Cordialement,

Mélanie Beaulieu, courtière
Assurances Estrie
819 555-0117, poste 204`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Assurances Estrie//Courrier 16.0//FR
VERSION:2.0
METHOD:REQUEST
BEGIN:VEVENT
UID:040000008200E00074C5B7101A82E008-estrie-0713@assurances-estrie.example
DTSTAMP:20270705T182200Z
DTSTART:20270713T143000Z
DTEND:20270713T150000Z
SUMMARY:Révision annuelle - police commerciale
LOCATION:Réunion Microsoft Teams
ORGANIZER;CN=Mélanie Beaulieu:mailto:mbeaulieu@assurances-estrie.example
ATTENDEE;CN=Lavoie;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:info@ebenisterie-lavoie.example
STATUS:CONFIRMED
TRANSP:OPAQUE
SEQUENCE:0
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-07-13T10:30:00-04:00', '2027-07-13T11:00:00-04:00')],
  },
  {
    name: 'fr: bulk autumn programme of a municipal school',
    sentAt: '2027-08-24T08:00:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Maison des Associations <lettre@mda-villeclaire.example>',
    subject: 'La lettre de rentrée',
    text: `Chers Villeclairois, chères Villeclairoises,

C'est la rentrée ! Au programme ce mois-ci :

* Forum des associations, samedi 4 septembre, 10h-18h, gymnase Jean-Moulin
* Conférence « Le compost sans peine », jeudi 9 septembre, 20h
* Vide-greniers, dimanche 19 septembre, dès 6h

Les permanences reprennent le lundi 30 août : lundi et jeudi, 14h-17h.

Vous ne souhaitez plus recevoir cette lettre ? Cliquez ici.`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'fr: dinner among friends of the firm',
    sentAt: '2027-07-13T18:47:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Luc & Annick Fontaine <fontaine.la@famille-fontaine.example>',
    subject: 'Souper vendredi',
    text: `Salut les amis,

Pour fêter la fin du chantier on vous attend tous à la maison ce vendredi 16 à 20h30, barbecue si la drache nous épargne, sinon boulets-frites à l'intérieur. Rien à amener, juste votre bonne humeur (et Didier, la perceuse que je t'ai prêtée au mois de mai !!).

Gros becs
Annick`,
    expected: [at('2027-07-16T20:30:00+02:00')],
  },
  {
    name: 'fr: same day, one hour later',
    sentAt: '2027-09-06T08:58:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Estelle Garrigue <estelle.garrigue@opticiens-garrigue.example>',
    subject: 'RE: RE: Passage vitrine',
    text: `Bonjour Tom,

petit souci de mon côté, est-ce qu'on peut faire jeudi à 16h au lieu de 15h ? J'ai un représentant qui traîne toujours...

Merci !
Estelle

Le ven. 3 sept. 2027 à 10:12, Tom (Vitrines & Cie) a écrit :
> Bonjour Estelle,
> Ok pour jeudi 9 à 15h, je viens poser les vitrophanies.
> Tom`,
    expected: [at('2027-09-09T16:00:00+02:00')],
  },
  {
    name: 'fr: JSON-LD restaurant reservation cancelled',
    sentAt: '2027-09-07T12:36:00+02:00',
    timezone: 'Europe/Paris',
    from: 'TableMidi <reservations@tablemidi.example>',
    subject: 'Votre réservation est annulée',
    text: `Bonjour Manon,

Nous vous confirmons l'annulation de votre réservation :

Auberge du Pont Neuf, Albi
6 personnes - vendredi 10 septembre 2027 à 20h00
N° de réservation : TM-61877

À une prochaine fois,
L'équipe TableMidi`,
    html: `<html><body><script type="application/ld+json">
{"@context":"http://schema.org","@type":"FoodEstablishmentReservation","reservationNumber":"TM-61877","reservationStatus":"http://schema.org/ReservationCancelled","underName":{"@type":"Person","name":"Manon Estève"},"reservationFor":{"@type":"FoodEstablishment","name":"Auberge du Pont Neuf","address":{"@type":"PostalAddress","addressLocality":"Albi","addressCountry":"FR"}},"startTime":"2027-09-10T20:00:00+02:00","partySize":"6"}
</script><p>Bonjour Manon,</p><p>Nous vous confirmons l'annulation de votre réservation :</p><p>Auberge du Pont Neuf, Albi<br>6 personnes - vendredi 10 septembre 2027 à 20h00<br>N° de réservation : TM-61877</p><p>À une prochaine fois,<br>L'équipe TableMidi</p></body></html>`,
    expected: [],
  },
  {
    name: 'fr: Swiss tax authority deadline with counter hours',
    sentAt: '2027-09-13T10:02:00+02:00',
    timezone: 'Europe/Zurich',
    from: "Office d'impôt du district <office.impot@canton-lac.example>",
    subject: "Déclaration d'impôt 2026 - prolongation accordée",
    text: `Madame, Monsieur,

Nous accusons réception de votre demande et vous accordons un ultime délai au jeudi 30 septembre 2027 à minuit pour le dépôt de votre déclaration d'impôt 2026 (n° contribuable 102.447.18).

Passé ce délai, une taxation d'office sera notifiée (émolument CHF 50.-).

Guichets : lundi à vendredi 8h30-11h30, jeudi jusqu'à 18h00.

Office d'impôt du district
Courriel généré automatiquement, sans signature`,
    expected: [],
  },
  {
    name: 'fr: formal announcement of an on-site audit',
    sentAt: '2027-09-01T11:11:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Bruno Estrade <bruno.estrade@recouvrement-sud.example>',
    subject: 'Avis de contrôle - SARL Mas Blanc',
    text: `Madame la Gérante,

En application des textes en vigueur, je vous informe que je procéderai au contrôle de l'application de la législation sociale au titre des exercices 2024 à 2026.

Ma première visite aura lieu le 21 septembre 2027, à partir de neuf heures trente, au siège de votre société.

Je vous saurais gré de tenir à ma disposition les documents suivants : registre du personnel, bulletins de paie, grands livres.

Vous avez la faculté de vous faire assister par le conseil de votre choix.

Je vous prie d'agréer, Madame la Gérante, l'assurance de ma considération distinguée.

B. Estrade
Inspecteur du recouvrement`,
    expected: [at('2027-09-21T09:30:00+02:00')],
  },
  {
    name: 'fr: teacher visits the trainee in the firm',
    sentAt: '2027-09-27T17:09:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Sophie Lacombe <sophie.lacombe@lycee-pro-hugo.example>',
    subject: 'Stage de Théo - visite',
    text: `Bonjour Monsieur Pichon,

Je suis la professeure référente de Théo, en stage chez vous jusqu'au 15 octobre.

J'aimerais venir vous rencontrer tous les deux jeudi de la semaine prochaine, le 7 octobre, à 14 h 20 (je sors de cours à 13 h 30). J'en aurais pour une demi-heure, le temps de remplir le livret avec vous.

Si ce n'est pas possible, laissez-moi un message au lycée, la vie scolaire est ouverte de 7h30 à 18h.

Bien cordialement,
Sophie Lacombe
Lycée professionnel Hugo`,
    expected: [at('2027-10-07T14:20:00+02:00', '2027-10-07T14:50:00+02:00')],
  },
  {
    name: 'fr: only the quoted mail has a time already held',
    sentAt: '2027-10-05T09:37:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Joëlle Marchal <joelle@marchal-graphisme.example>',
    subject: 'Re: Visite imprimerie',
    text: `Bonjour Quentin,

Merci, bien reçu les photos et le bon de commande signé, je lance la maquette. Tu auras une première épreuve en fin de semaine prochaine.

Bonne journée
Joëlle

> Le 29 septembre 2027 à 14:20, Quentin Lejeune a écrit :
> Salut Joëlle, c'est bon pour nous, rendez-vous à l'imprimerie lundi 4 octobre à 10h30. Je prendrai des photos sur place.
> Quentin`,
    expected: [],
  },
  {
    name: 'fr: terse acceptance of one quoted day',
    sentAt: '2027-10-06T06:52:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Marc Bidault <m.bidault@bidault-tp.example>',
    subject: 'Re: Terrassement Villiers',
    text: `ok pour lundi 8h, mardi je peux pas.

Marc

Envoyé de mon téléphone

> Bonjour Marc,
> pour l'implantation du terrassement à Villiers je te propose lundi 11 octobre à 8h ou mardi 12 à 13h30, sur place.
> Gaëtan - géomètre`,
    expected: [at('2027-10-11T08:00:00+02:00')],
  },
  {
    name: 'fr: television report about the workshop',
    sentAt: '2027-10-12T15:30:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Camille Hervouet <c.hervouet@tele-estuaire.example>',
    subject: 'Diffusion du reportage',
    text: `Bonjour Madame Guillou,

Le montage est terminé et je suis ravie du résultat ! Le reportage sur votre coutellerie sera diffusé dimanche 17 octobre à 19h10 dans le magazine « Mains d'ici », avec une rediffusion mardi à 13h40. Il restera visible en ligne pendant 30 jours.

Merci encore pour votre patience pendant le tournage.

Bien à vous,
Camille Hervouet
Journaliste, Télé Estuaire`,
    expected: [],
  },
  {
    name: 'fr: two day team seminar',
    sentAt: '2027-10-14T09:44:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Laure Quéméneur <laure@agence-tandem.example>',
    subject: 'Séminaire : les dates sont fixées !',
    text: `Hello la team,

Ça y est, c'est booké : notre séminaire aura lieu les jeudi 4 et vendredi 5 novembre au domaine de Kerlann. Deux jours complets, tout le monde vient, même les freelances !

Chambres individuelles, piscine chauffée (prenez vos maillots), et pas de réseau au fond du parc, désolée pas désolée.

Dites-moi avant le 22 si vous avez des allergies alimentaires.

Laure`,
    expected: [days('2027-11-04', '2027-11-06')],
  },
  {
    name: 'fr: IT maintenance window',
    sentAt: '2027-10-18T16:40:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Support Alpinet <support@alpinet-it.example>',
    subject: '[INFO] Maintenance serveurs samedi 23.10.2027',
    text: `Bonjour,

Nous effectuerons une maintenance de nos serveurs dans la nuit du samedi 23.10.2027 de 22h00 au dimanche 24.10.2027 à 02h00.

Durant cette fenêtre, l'accès à la messagerie et au partage de fichiers sera interrompu. Aucune action n'est requise de votre part. Merci de laisser vos postes allumés.

Ticket : ALP-40817
Hotline : 021 000 90 90 (7h30-18h00)

Votre équipe Alpinet`,
    expected: [],
  },
  {
    name: 'fr: London time converted for a Paris reader',
    sentAt: '2027-10-15T11:26:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Emma Whitfield <emma@whitfield-linens.example>',
    subject: 'Appel collection printemps',
    text: `Bonjour Solène,

Merci pour les échantillons, le lin lavé bleu est superbe.

Pouvons-nous parler des quantités jeudi 21 octobre à 9h, heure de Londres ? Voici le lien : https://meet.whitfield-linens.example/emma-solene

Je pense prendre 300 m du bleu et 120 m de l'écru, si le prix reste à 14,50 €.

Bien amicalement,
Emma`,
    expected: [at('2027-10-21T10:00:00+02:00')],
  },
  {
    name: 'fr: cancels the meeting of tomorrow',
    sentAt: '2027-10-25T19:21:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Dr Vét. Alice Morel <alice.morel@clinique-des-haras.example>',
    subject: 'demain 14h',
    text: `Bonsoir Philippe,

Je suis obligée d'annuler notre rendez-vous de demain 14h, j'ai une césarienne de vache qui s'annonce et mon associé est au lit avec la grippe.

Je vous recontacte dès que j'y vois plus clair.

Toutes mes excuses,
Alice Morel`,
    expected: [],
  },
  {
    name: 'fr: Quebec chamber of commerce evening after the clock change',
    sentAt: '2027-11-01T13:05:00-04:00',
    timezone: 'America/Toronto',
    from: 'Chantale Ouellet <couellet@chambre-bas-fleuve.example>',
    subject: 'Votre inscription au 5 à 7',
    text: `Bonjour M. Dubé,

Merci de votre inscription ! On vous attend donc le mardi 9 novembre, de 17 h à 19 h, à la microbrasserie du Quai pour notre 5 à 7 des nouveaux membres. Votre cocarde sera à l'accueil.

Le coût (25 $ + tx) sera ajouté à votre prochaine facture, payable 30 jours.

N'oubliez pas qu'on recule l'heure dans la nuit de samedi à dimanche !

Au plaisir,
Chantale Ouellet
Coordonnatrice aux événements`,
    expected: [at('2027-11-09T17:00:00-05:00', '2027-11-09T19:00:00-05:00')],
  },
  {
    name: 'fr: christmas meal of the staff',
    sentAt: '2027-11-18T12:20:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Direction Garage Pelletier <direction@garage-pelletier.example>',
    subject: "Repas de fin d'année",
    text: `Bonjour à toutes et à tous,

L'année touche à sa fin et elle n'a pas été de tout repos, entre le déménagement de la carrosserie au printemps et les travaux de la rocade. Merci à chacun de vous.

Vous êtes tous conviés, avec vos conjoints, au repas de fin d'année le vendredi 17 décembre à 19h30 au Relais de la Tour (salle du haut).

Menu au choix : chapon ou dos de cabillaud. Merci de donner votre choix à Brigitte pour le 3 décembre dernier délai.

Le garage fermera ce soir-là à 17h, puis du 24 décembre au 2 janvier inclus.

Amicalement,
Michel Pelletier`,
    expected: [at('2027-12-17T19:30:00+01:00')],
  },
  {
    name: 'fr: three interview slots on one day',
    sentAt: '2027-11-16T10:33:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Dorothée Simonis <d.simonis@simonis-recrutement.example>',
    subject: 'Poste assistant(e) administratif(ve) - entretien',
    text: `Bonjour Madame,

Suite à l'examen de votre dossier, nous souhaitons vous rencontrer le mardi 23 novembre dans nos bureaux de Liège. Trois créneaux sont encore libres : 10h, 11h15 ou 14h.

Merci de nous indiquer votre préférence par retour de mail.

L'entrée en fonction est prévue le 3 janvier 2028, contrat de 38h/semaine.

Cordialement,
Dorothée Simonis
Simonis Recrutement
Boulevard d'Avroy 900, 4000 Liège - 04 000 12 34`,
    expected: [
      at('2027-11-23T10:00:00+01:00'),
      at('2027-11-23T11:15:00+01:00'),
      at('2027-11-23T14:00:00+01:00'),
    ],
  },
  {
    name: 'fr: supplier announces last orders and stock arrival by hand',
    sentAt: '2027-12-06T14:18:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Didier Maillot <d.maillot@fromages-maillot.example>',
    subject: 'Commandes de Noël',
    text: `Bonjour à tous,

Comme tous les ans, pensez à passer vos commandes de vacherin et de truffé avant le mercredi 15 décembre à 12h, sinon je ne garantis rien !

Tournée de livraison : jeudi 23 entre 5h et 9h. Pas de tournée le 24.

Nouveau tarif au 1er janvier (+2,8 %), je vous l'envoie la semaine prochaine.

À votre service,
Didier
Quai 4 - ouvert de 3h30 à 11h`,
    expected: [],
  },
  {
    name: 'fr: appointment in the new year',
    sentAt: '2027-12-21T16:56:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Sylvain Arnoux <sylvain.arnoux@banque-des-vallees.example>',
    subject: 'RDV prêt matériel',
    text: `Bonjour Monsieur Girod,

Votre dossier de prêt (62 000 € sur 7 ans) passe en comité le 30 décembre. Je vous propose donc que l'on se voie à l'agence le mercredi 5 janvier à 10 heures pour la suite.

D'ici là, passez de très belles fêtes !

Sylvain Arnoux
Conseiller Professionnels
Agence de Thônes - du mardi au samedi midi`,
    expected: [at('2028-01-05T10:00:00+01:00')],
  },
];
