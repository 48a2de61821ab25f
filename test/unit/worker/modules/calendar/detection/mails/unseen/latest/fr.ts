import { at, crlf, type DetectionMail, days } from '../../mail.ts';

export const frenchMails: DetectionMail[] = [
  {
    name: 'fr: customer agrees to a measuring visit in one line',
    sentAt: '2027-01-12T18:47:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Odile Ferrandis <odile.ferrandis@boitelibre.example>',
    subject: 'Re: prise de cotes cuisine',
    text: `Bonsoir Monsieur Labrunie,
C'est ok pour jeudi 14h30, je serai rentrée du travail. Le code du portail est le 4071B, 2e étage gauche.
Bonne soirée
O. Ferrandis`,
    expected: [at('2027-01-14T14:30:00+01:00')],
  },
  {
    name: 'fr: dentist reminder with length and a cancellation rule',
    sentAt: '2027-01-29T09:02:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Cabinet dentaire des Tilleuls <secretariat@dentaire-tilleuls.example>',
    subject: 'Rappel de votre rendez-vous',
    text: `Madame, Monsieur,

Nous vous rappelons votre rendez-vous avec le Dr Hélène Vasseur-Brun :

Mercredi 3 février 2027 à 8h45
Motif : contrôle annuel et détartrage (durée prévue : 30 minutes)

Tout rendez-vous non annulé 48 heures à l'avance pourra être facturé 35 €.
Merci de vous munir de votre carte Vitale et de votre attestation de mutuelle.

Cabinet dentaire des Tilleuls
14 bis, rue du Four-à-Chaux
Secrétariat ouvert du lundi au vendredi, 8h30-12h / 13h30-18h
Tél. 05 00 11 47 23`,
    expected: [at('2027-02-03T08:45:00+01:00', '2027-02-03T09:15:00+01:00')],
  },
  {
    name: 'fr: Swiss supplier offers three slots as a list with dotted dates',
    sentAt: '2027-02-08T10:21:00+01:00',
    timezone: 'Europe/Zurich',
    from: 'Yves Rochat <y.rochat@rochat-machines.example>',
    subject: 'Démonstration de la plaqueuse de chants',
    text: `Bonjour Madame Jaquier,

Merci de l'intérêt porté à notre plaqueuse KB-340. Comme convenu au téléphone, je me déplacerais volontiers à Yverdon avec la machine de démonstration. Je peux vous proposer :

- mardi 16.02 à 10h00
- mercredi 17.02 à 14h15
- vendredi 19.02 à 09h30

Merci de me dire ce qui vous arrange. L'offre n° 27-0416 (CHF 18'490.– hors TVA) reste valable jusqu'au 31.03.2027.

Avec mes meilleures salutations

Yves Rochat
Rochat Machines à bois Sàrl
Natel 079 000 41 18`,
    expected: [
      at('2027-02-16T10:00:00+01:00'),
      at('2027-02-17T14:15:00+01:00'),
      at('2027-02-19T09:30:00+01:00'),
    ],
  },
  {
    name: 'fr: payment reminder with a due date and telephone hours',
    sentAt: '2027-02-22T08:30:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Service recouvrement <compta@papeterie-morvan.example>',
    subject: 'Facture F2027-0093 – 2e relance',
    text: `Madame, Monsieur,

Sauf erreur de notre part, la facture F2027-0093 du 15 janvier 2027, d'un montant de 1 412,60 € TTC, reste impayée à ce jour.

Nous vous remercions de bien vouloir procéder au règlement par virement avant le lundi 1er mars 2027 à 12h00, faute de quoi des pénalités seront appliquées.

Notre service comptabilité est joignable du mardi au jeudi de 9h à 11h30 au 03 00 52 18 60.

Si votre paiement a croisé ce courrier, veuillez ne pas en tenir compte.

Cordialement,
Sylvie Pommereau
Papeterie du Morvan`,
    expected: [],
  },
  {
    name: 'fr: Quebec applicant confirms an interview with an ISO date',
    sentAt: '2027-03-11T20:15:00-05:00',
    timezone: 'America/Toronto',
    from: 'Maxime Thibodeau-Roy <max.thibodeauroy@courrielplus.example>',
    subject: "Confirmation - entrevue poste d'ébéniste",
    text: `Bonjour Madame Gélinas,

Je vous remercie de votre appel de ce matin. Je confirme avec plaisir ma présence à l'entrevue du 2027-03-18 à 13 h 30, à votre atelier de Longueuil. Comme demandé, j'apporterai mon portfolio et deux lettres de référence.

Je travaille présentement jusqu'à 12 h, donc aucun souci pour arriver à l'heure.

Bonne fin de semaine,

Maxime Thibodeau-Roy
450 000-3382`,
    expected: [at('2027-03-18T13:30:00-04:00')],
  },
  {
    name: 'fr: accepts the second of three quoted slots',
    sentAt: '2027-03-24T11:40:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Bruno Castaing <b.castaing@castaing-immo.example>',
    subject: 'Re: RDV refonte du site',
    text: `Bonjour Lina,

La deuxième proposition me va très bien, je la bloque de mon côté. On sera deux, mon associée Mireille viendra aussi.

Bien à vous,
Bruno Castaing

Le mar. 23 mars 2027 à 17:52, Lina Oudin <lina@atelier-pixel.example> a écrit :
> Bonjour Bruno,
>
> Pour la présentation des maquettes dans nos locaux, voici mes disponibilités :
> 1) mardi 6 avril à 10h
> 2) jeudi 8 avril à 16h
> 3) vendredi 9 avril à 9h
>
> Dites-moi ce que vous préférez !
> Lina`,
    expected: [at('2027-04-08T16:00:00+02:00')],
  },
  {
    name: 'fr: client cancels an appointment without a new one',
    sentAt: '2027-04-14T07:55:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Ingrid Delvaux <ingrid.delvaux@mailnet.example>',
    subject: 'annulation vendredi',
    text: `Bonjour,

Je dois malheureusement annuler mon rendez-vous de ce vendredi 16 avril à 10h, ma fille est malade et je n'ai personne pour la garder.

Je vous rappelle dès qu'elle va mieux pour refixer quelque chose. Encore désolée pour le dérangement !

Ingrid Delvaux
GSM 0470 00 61 35`,
    expected: [],
  },
  {
    name: 'fr: site meeting moved to another day at the same hour',
    sentAt: '2027-05-06T16:33:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Karim Benhaddou <k.benhaddou@kb-architectes.example>',
    subject: 'Chantier Ravel – report réunion de chantier n°7',
    text: `Bonjour à tous les trois,

Le maçon ne pouvant être présent, la réunion de chantier n°7 prévue lundi 10 mai à 14h est reportée au mercredi 12 mai, même heure, toujours dans la base vie.

Merci de me transmettre vos situations de travaux d'ici là.

Cordialement,

Karim Benhaddou
KB Architectes – 8 quai des Mariniers
T. 04 00 27 90 11`,
    expected: [at('2027-05-12T14:00:00+02:00')],
  },
  {
    name: 'fr: Belgian rep announces a visit in a week and a bit, hour in words',
    sentAt: '2027-05-20T13:10:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Joëlle Wautelet <joelle.wautelet@cosmebel.example>',
    subject: 'Ma visite au salon',
    text: `Bonjour Nathalie,

Bien reçu votre message, merci ! Alors comme on a dit, je passe chez vous mardi en huit, donc le 1er juin, à neuf heures et demie, avant que vos premières clientes n'arrivent. J'amène les nouveaux nuanciers et les échantillons de la gamme végétale (le coffret est à 89,90 € htva jusque fin juin).

Un grand merci et à bientôt,

Joëlle
Cosmebel – déléguée Namur-Luxembourg`,
    expected: [at('2027-06-01T09:30:00+02:00')],
  },
  {
    name: 'fr: invitation with a calendar part',
    sentAt: '2027-06-02T15:05:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Clémence Arnoux <clemence.arnoux@agence-sillage.example>',
    subject: 'Invitation : Lancement campagne rentrée',
    text: `Bonjour,

Ci-joint l'invitation pour notre réunion de lancement. Ordre du jour : budget, visuels, calendrier de diffusion.

Clémence Arnoux
Agence Sillage`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Agence Sillage//Agenda//FR
VERSION:2.0
METHOD:REQUEST
BEGIN:VTIMEZONE
TZID:Europe/Paris
BEGIN:STANDARD
DTSTART:19961027T030000
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:19810329T020000
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
END:DAYLIGHT
END:VTIMEZONE
BEGIN:VEVENT
UID:7c1e0f52-lancement@agence-sillage.example
DTSTAMP:20270602T130500Z
DTSTART;TZID=Europe/Paris:20270608T100000
DTEND;TZID=Europe/Paris:20270608T111500
SUMMARY:Lancement campagne rentrée
LOCATION:Agence Sillage\\, salle Ouessant
ORGANIZER;CN=Clémence Arnoux:mailto:clemence.arnoux@agence-sillage.example
ATTENDEE;CN=Contact;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:contact@biscuiterie-lann.example
SEQUENCE:0
STATUS:CONFIRMED
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-06-08T10:00:00+02:00', '2027-06-08T11:15:00+02:00')],
  },
  {
    name: 'fr: bulk newsletter of a wholesaler with open days',
    sentAt: '2027-04-26T06:00:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Horti-Val Professionnels <infos@hortival-pro.example>',
    subject: '🌿 Portes ouvertes : -20 % sur les vivaces !',
    text: `Version en ligne

LES JOURNÉES PRO D'HORTI-VAL

Venez découvrir nos nouvelles variétés les jeudi 6 et vendredi 7 mai de 8h à 18h !
> Jeudi 6 mai à 11h : conférence « Jardins secs »
> Vendredi 7 mai à 12h30 : barbecue offert à tous nos clients

-20 % sur toutes les vivaces en godet, code VIVA20, sur place et en ligne.

Horti-Val SA – ZA des Grands Champs
Vous recevez ce message car vous êtes client professionnel. Se désinscrire`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'fr: parcel delivery window',
    sentAt: '2027-06-16T19:22:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Livraison Express Ouest <ne-pas-repondre@livraison-ouest.example>',
    subject: 'Votre colis LO882761940 arrive demain',
    text: `Bonjour,

Votre colis n° LO882761940, expédié par QUINCAILLERIE DU PORT, sera livré :

jeudi 17 juin 2027 entre 09h40 et 11h40

Adresse : Atelier Kermeur, 3 venelle du Lavoir
Poids : 12,4 kg

Vous ne serez pas là ? Choisissez un point relais avant ce soir minuit.

Ce message est envoyé automatiquement, merci de ne pas y répondre.`,
    expected: [],
  },
  {
    name: 'fr: parent asks the music school for a meeting next Wednesday',
    sentAt: '2027-06-03T12:26:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Sandrine Peyrol <s.peyrol@lettrebleue.example>',
    subject: 'Inscription de Timéo en classe de violoncelle',
    text: `Bonjour Madame la directrice,

Mon fils Timéo (8 ans) souhaiterait commencer le violoncelle en septembre. Avant de remplir le dossier, j'aimerais vous rencontrer avec lui pour parler du niveau et de la location de l'instrument (j'ai vu 22 € par mois sur votre site ?).

Est-ce que mercredi prochain, le 9, à 17h15 vous conviendrait ? Il sort de son entraînement de judo à 16h30, donc on sera chez vous sans problème.

Merci d'avance pour votre retour,
Sandrine Peyrol`,
    expected: [at('2027-06-09T17:15:00+02:00')],
  },
  {
    name: 'fr: going to a trade fair together for a whole day',
    sentAt: '2027-07-05T17:48:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Thierry Malgouyres <thierry@boulangerie-malgouyres.example>',
    subject: 'salon de la boulangerie',
    text: `Salut Pascal,

c'est bon j'ai pris les deux entrées pour le salon, une pour toi une pour moi, le mardi 21 septembre. On y passe la journée entière comme la dernière fois, je conduis. Bloque bien la date dans ton agenda, tu diras à Véro de tenir la boutique !

Tu me dois 18 euros et un café ;-)

Thierry`,
    expected: [days('2027-09-21')],
  },
  {
    name: 'fr: IT provider announces a server maintenance window',
    sentAt: '2027-07-07T14:00:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Support Alpinet <support@alpinet-it.example>',
    subject: 'Maintenance planifiée – serveur de messagerie',
    text: `Chère cliente, cher client,

Afin d'appliquer les mises à jour de sécurité, votre serveur de messagerie sera indisponible :

Début : samedi 10.07.2027, 22h00
Fin prévue : dimanche 11.07.2027, 02h00

Aucune action n'est requise de votre part. Les courriels reçus pendant cette période seront distribués à la reprise du service.

Meilleures salutations
L'équipe Alpinet
Hotline 021 000 77 40, lu-ve 7h30-18h`,
    expected: [],
  },
  {
    name: 'fr: lower case lunch proposal for tomorrow at half past twelve',
    sentAt: '2027-07-07T16:04:00+02:00',
    timezone: 'Europe/Paris',
    from: 'gilles maurin <gilles@maurin-plomberie.example>',
    subject: 'on mange ?',
    text: `slt jean mi

ca te dit on mange ensemble demain midi et demi chez paulette ? faut qu on cause du chantier de la gare et de ta facture de mars que j ai pas retrouvee

biz
gilles`,
    expected: [at('2027-07-08T12:30:00+02:00')],
  },
  {
    name: 'fr: accountant fixes the balance sheet appointment, papers due before',
    sentAt: '2027-07-01T09:37:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Agnès Lemoigne <a.lemoigne@fidulor-conseil.example>',
    subject: 'Présentation de votre bilan au 31 mars',
    text: `Bonjour Monsieur Szczepaniak,

Suite à notre échange, je vous confirme notre rendez-vous de présentation des comptes annuels :

vendredi 23/07 de 14h à 15h30, en nos bureaux de Metz (3e étage).

Afin de finaliser la liasse, merci de nous faire parvenir avant le vendredi 16/07 :
- l'inventaire des stocks signé,
- les relevés bancaires de mars,
- le tableau d'amortissement du prêt véhicule.

Pour mémoire, le solde de CFE est à régler pour le 15 décembre, nous en reparlerons.

Bien cordialement,

Agnès Lemoigne
Expert-comptable
Fidulor Conseil | 03 00 65 12 08
Nos bureaux sont fermés du 2 au 20 août.`,
    expected: [at('2027-07-23T14:00:00+02:00', '2027-07-23T15:30:00+02:00')],
  },
  {
    name: 'fr: call in two zones between Montreal and Paris, named once in each',
    sentAt: '2027-03-16T14:12:00-04:00',
    timezone: 'Europe/Paris',
    from: 'Geneviève Lachance <glachance@bleuet-distribution.example>',
    subject: 'RE: Distribution de vos confitures au Québec',
    text: `Bonjour Monsieur Etchegaray,

Merci pour les échantillons, toute l'équipe est tombée en amour avec la cerise noire!

Je vous propose qu'on se parle en visioconférence lundi le 22 mars à 10 h, heure de Montréal, donc 15 h chez vous. Voici le lien :
https://visio.bleuet-distribution.example/salle/confitures

Au plaisir,

Geneviève Lachance
Acheteuse principale
Bleuet Distribution inc.
Bureau ouvert de 8 h 30 à 16 h 30`,
    expected: [at('2027-03-22T15:00:00+01:00')],
  },
  {
    name: 'fr: out of office reply with holiday dates and on-call hours',
    sentAt: '2027-08-04T10:16:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Lionel Barrère <l.barrere@menuiseries-adour.example>',
    subject: 'Absence : Re: commande fenêtres PVC',
    text: `Bonjour,

Je suis absent du lundi 2 au vendredi 20 août inclus. Je prendrai connaissance de votre message à mon retour le lundi 23 août à partir de 8h.

En cas d'urgence, une permanence est assurée par Mme Cazaux de 9h à 12h au 05 00 44 71 90.

Bonnes vacances à tous !
Lionel Barrère`,
    expected: [],
  },
  {
    name: 'fr: boss forwards a customer request and sends the reader there',
    sentAt: '2027-09-06T18:20:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Patrice Gombert <patrice@gombert-couverture.example>',
    subject: 'TR: Fuite toiture grange',
    text: `Mickaël,
c'est toi qui y vas, je serai sur le chantier de Sorges. Elle t'attend jeudi 9 septembre à 8h15 sur place, j'ai confirmé avec elle par téléphone. Prends la grande échelle et le drone.
Patrice

---------- Message transféré ----------
De : Monique Lafaurie <monique.lafaurie@petitbourg.example>
Date : lun. 6 sept. 2027 à 11:03
Objet : Fuite toiture grange
À : contact@gombert-couverture.example

Bonjour Messieurs,
Depuis l'orage de samedi j'ai une fuite dans la grange, côté nord. Pourriez-vous passer voir assez vite ? Je suis là tous les matins.
Lieu-dit Les Bories, dernière maison après le calvaire.
Cordialement, Mme Lafaurie`,
    expected: [at('2027-09-09T08:15:00+02:00')],
  },
  {
    name: 'fr: declines one time and offers two others',
    sentAt: '2027-09-24T11:31:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Delphine Roubaud <delphine.roubaud@creche-coccinelle.example>',
    subject: 'Re: visite pour le devis peinture',
    text: `Bonjour,

Mardi 28 à 15h ce ne sera pas possible, c'est l'heure du goûter et les parents commencent à arriver. En revanche je peux vous recevoir mercredi 29 à 11h ou bien jeudi 30 à 17h30.

Vous me dites ?

Delphine Roubaud
Directrice, multi-accueil La Coccinelle`,
    expected: [at('2027-09-29T11:00:00+02:00'), at('2027-09-30T17:30:00+02:00')],
  },
  {
    name: 'fr: event booking with JSON-LD',
    sentAt: '2027-09-14T12:41:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Billetterie Forum Artisans <billets@forum-artisans.example>',
    subject: 'Votre inscription est confirmée : atelier « Fixer ses prix »',
    text: `Bonjour Quentin Hanquet,

Votre inscription à l'atelier « Fixer ses prix sans trembler » est bien enregistrée.

Référence : FA-55190
Quand : mardi 5 octobre 2027, de 18h00 à 20h30
Où : Halle aux Draps, salle 2, Tournai
Prix : 25,00 EUR (payé)

Présentez ce courriel à l'accueil.`,
    html: `<html><head><script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "EventReservation",
  "reservationNumber": "FA-55190",
  "reservationStatus": "http://schema.org/ReservationConfirmed",
  "underName": {"@type": "Person", "name": "Quentin Hanquet"},
  "reservationFor": {
    "@type": "Event",
    "name": "Atelier « Fixer ses prix sans trembler »",
    "startDate": "2027-10-05T18:00:00+02:00",
    "endDate": "2027-10-05T20:30:00+02:00",
    "location": {"@type": "Place", "name": "Halle aux Draps", "address": {"@type": "PostalAddress", "addressLocality": "Tournai", "addressCountry": "BE"}}
  }
}
</script></head><body>
<p>Bonjour Quentin Hanquet,</p>
<p>Votre inscription à l'atelier « Fixer ses prix sans trembler » est bien enregistrée.</p>
<p>Référence : FA-55190<br>Quand : mardi 5 octobre 2027, de 18h00 à 20h30<br>Où : Halle aux Draps, salle 2, Tournai<br>Prix : 25,00 EUR (payé)</p>
<p>Présentez ce courriel à l'accueil.</p>
</body></html>`,
    expected: [at('2027-10-05T18:00:00+02:00', '2027-10-05T20:30:00+02:00')],
  },
  {
    name: 'fr: thanks for a past visit, quote to follow',
    sentAt: '2027-10-07T09:50:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Henri Delacourcelle <h.delacourcelle@domainedubief.example>',
    subject: 'Suite à votre passage',
    text: `Bonjour Madame Irigoyen,

Merci encore d'être venue mardi 5 octobre à 10h au domaine, vos conseils sur l'éclairage du chai nous ont ouvert les yeux (sans jeu de mots).

Comme convenu, j'attends votre devis avant la fin de la semaine prochaine. Je dois rendre le dossier de subvention à la Région pour le vendredi 22 octobre à 17h au plus tard, donc plus vite je l'aurai, mieux ce sera.

Bien cordialement,
H. Delacourcelle`,
    expected: [],
  },
  {
    name: 'fr: writer names his train, then the hour at the reader workshop',
    sentAt: '2027-04-20T21:14:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Arnaud Tisserand <arnaud.tisserand@maison-tisserand.example>',
    subject: 'Ma venue jeudi',
    text: `Bonsoir Camille,

J'ai mes billets : TGV 6611 départ Paris 8h58, arrivée Lyon Part-Dieu 10h56 jeudi 22 avril. Le temps de prendre le tram, je serai à votre atelier à 11h30 comme prévu pour valider les prototypes. Retour avec le 17h04.

À jeudi !
Arnaud`,
    expected: [at('2027-04-22T11:30:00+02:00')],
  },
  {
    name: 'fr: vague availability without a proposal',
    sentAt: '2027-10-15T15:27:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Fabienne Perrinjaquet <f.perrinjaquet@ecole-arcades.example>',
    subject: 'Re: Renouvellement du parc informatique',
    text: `Bonjour Monsieur,

Volontiers, discutons-en. La semaine prochaine je suis assez libre, plutôt le matin ; en général le jeudi est un bon jour chez nous. Le vendredi par contre je ne travaille pas.

Faites-moi une proposition et je vous confirme.

Cordiales salutations
Fabienne Perrinjaquet
Responsable administrative
Secrétariat : lu-je 7h45-11h45 et 13h30-16h30`,
    expected: [],
  },
  {
    name: 'fr: co-owners convened to the general assembly by the property manager',
    sentAt: '2027-09-17T10:00:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Cabinet Vauquelin Gestion <syndic@vauquelin-gestion.example>',
    subject: "Convocation à l'assemblée générale – Résidence Le Clos Fleuri",
    text: `Madame, Monsieur,

En votre qualité de copropriétaire du lot n° 12 (local commercial), vous êtes convoqué à l'assemblée générale ordinaire qui se tiendra le :

JEUDI 14 OCTOBRE 2027 À 18 HEURES 30
Salle des associations, 27 rue Basse

Ordre du jour : approbation des comptes (exercice du 1er juillet 2026 au 30 juin 2027), budget prévisionnel, ravalement de la façade sur cour (devis joints : 48 200 € et 51 750 € TTC), questions diverses.

Si vous ne pouvez pas venir, le pouvoir ci-joint est à nous retourner avant le 11 octobre.

Le syndic
Cabinet Vauquelin Gestion
Accueil téléphonique de 10h à 12h et de 14h à 16h30, sauf le mercredi`,
    expected: [at('2027-10-14T18:30:00+02:00')],
  },
  {
    name: 'fr: club bar rota of other members',
    sentAt: '2027-09-01T22:05:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Bernadette Collinet <tresoriere@tc-les-acacias.example>',
    subject: 'planning buvette septembre (pour info)',
    text: `Bonsoir Régis,

pour ta comptabilité, voici qui tient la buvette ce mois-ci, comme ça tu sais à qui demander la caisse :

Sam 4/09 14h-18h : Michel et Dédé
Sam 11/09 14h-18h : Josiane
Dim 12/09 10h-13h : les Fournier
Sam 18/09 14h-18h : Michel

Toi tu n'es pas dans le tour ce mois-ci, profite !

Bernadette`,
    expected: [],
  },
  {
    name: 'fr: Swiss garage confirms a tyre change with start and end',
    sentAt: '2027-10-18T07:44:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Garage de la Broye SA <rdv@garage-broye.example>',
    subject: 'Confirmation : votre rendez-vous du 25.10.2027',
    text: `Bonjour,

Nous avons le plaisir de vous confirmer votre rendez-vous :

Date : lundi 25 octobre 2027
Heure : 16:20 – 16:50
Prestation : changement de roues été/hiver
Véhicule : fourgon VD 000 731
Prix indicatif : CHF 89.00

En cas d'empêchement, merci de nous avertir 24 heures à l'avance.

Garage de la Broye SA
Lu–Ve 07:30–12:00 / 13:15–18:00`,
    expected: [at('2027-10-25T16:20:00+02:00', '2027-10-25T16:50:00+02:00')],
  },
  {
    name: 'fr: staff called to a whole-day stock-take',
    sentAt: '2027-10-11T12:15:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Laure Maillard <laure@brico-maillard.example>',
    subject: 'Inventaire',
    text: `Bonjour à toute l'équipe,

L'inventaire annuel aura lieu le samedi 30 octobre. Le magasin sera fermé au public et j'ai besoin de vous tous, toute la journée. Le repas de midi est offert (pizza ou salade, dites-moi), les heures sont majorées comme d'habitude.

Merci de ne pas poser de congé ce jour-là.

Laure`,
    expected: [days('2027-10-30')],
  },
  {
    name: 'fr: heating technician comes for an hour, just after the change of clocks',
    sentAt: '2027-10-27T16:09:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Therméo Services <planning@thermeo-services.example>',
    subject: 'Entretien annuel de votre chaudière - dossier 77-20418',
    text: `Bonjour Madame Aubrac,

L'entretien annuel de votre chaudière est programmé. Notre technicien se présentera à votre adresse :

le jeudi 4 novembre 2027 à 10h00 (durée de l'intervention : 1 heure)

Merci de dégager l'accès à l'appareil. Le montant de la visite (139 € TTC) est compris dans votre contrat.

Pour déplacer ce rendez-vous : 09 00 18 60 02, du lundi au samedi de 8h à 19h.

Therméo Services`,
    expected: [at('2027-11-04T10:00:00+01:00', '2027-11-04T11:00:00+01:00')],
  },
  {
    name: 'fr: Belgian notary clerk, quarter to three spoken',
    sentAt: '2027-11-09T10:52:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Étude Vandeputte-Lhoest <etude@vandeputte-lhoest.example>',
    subject: 'signature compromis rue des Houblonnières',
    text: `Bonjour Monsieur Dethier,

Maître Lhoest vous recevra vendredi après-midi à trois heures moins le quart pour la signature du compromis. Les vendeurs seront présents également. N'oubliez pas votre carte d'identité, ni la preuve du virement de l'acompte (septante-cinq mille euros).

Bien à vous,
Pour l'étude, Chantal Meurisse`,
    expected: [at('2027-11-12T14:45:00+01:00')],
  },
  {
    name: 'fr: bulk webinar promotion',
    sentAt: '2027-11-02T07:15:00+01:00',
    timezone: 'Europe/Paris',
    from: 'GestioPlus Académie <webinaires@gestioplus.example>',
    subject: 'Facture électronique : êtes-vous prêt ? Webinaire gratuit',
    text: `Facture électronique : les 5 erreurs à éviter

Nos experts répondent à toutes vos questions en direct :

Mardi 9 novembre, de 11h à 11h45
Jeudi 18 novembre, de 14h à 14h45 (rediffusion commentée)

>> JE M'INSCRIS GRATUITEMENT <<

Et jusqu'au 30 novembre, 3 mois offerts sur l'abonnement Sérénité (29 € HT / mois).

Gérer mes préférences | Me désabonner`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'fr: colleague reports meetings of third persons',
    sentAt: '2027-11-15T08:41:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Damien Sauvanet <damien@studio-ocre.example>',
    subject: 'point client Valmy',
    text: `Salut Inès,

juste pour te tenir au courant : Marie voit le client Valmy mercredi à 10h chez eux, et Hugo a l'imprimeur au téléphone jeudi à 9h pour les épreuves. Rien à faire de ton côté, je te ferai un résumé quand ils seront revenus.

Damien`,
    expected: [],
  },
  {
    name: 'fr: friend of the firm announces a broadcast',
    sentAt: '2027-11-23T13:36:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Roselyne Quéméner <roselyne@ceramiques-quemener.example>',
    subject: 'on passe à la télé !!!',
    text: `Coucou les amis,

Ça y est, le reportage tourné à l'atelier cet été passe jeudi 25 novembre à 20h50 dans « Terres et Mains » ! Rediffusion dimanche à 11h. On vous aperçoit tous les deux au fond de la boutique, vers la 12e minute :-)

Je vous embrasse,
Roselyne`,
    expected: [],
  },
  {
    name: 'fr: Quebec consultant offers two Teams slots with their ends',
    sentAt: '2027-11-17T09:18:00-05:00',
    timezone: 'America/Toronto',
    from: 'Stéphanie Arcand-Dubé <sarcand@conseils-boreal.example>',
    subject: 'Suivi - diagnostic RH',
    text: `Allô Jean-François,

Le rapport est prêt! J'aimerais te le présenter par Teams avant de l'envoyer à ton CA. As-tu l'une de ces plages de libre?

• lundi 22 novembre, de 9\u00a0h à 9\u00a0h\u00a045
• mardi 23 novembre, de 13\u00a0h\u00a030 à 14\u00a0h\u00a015

Dès que tu me reviens, je t'envoie le lien. Petit rappel aussi : la facture 1187 (4 250 $ + taxes) est due le 30 novembre.

Merci et bonne journée,

Stéphanie Arcand-Dubé, CRHA
Conseils Boréal inc.
418 000-7719, poste 3`,
    expected: [
      at('2027-11-22T09:00:00-05:00', '2027-11-22T09:45:00-05:00'),
      at('2027-11-23T13:30:00-05:00', '2027-11-23T14:15:00-05:00'),
    ],
  },
  {
    name: 'fr: Paris time given to a reader on La Réunion, with a length',
    sentAt: '2027-02-11T11:02:00+01:00',
    timezone: 'Indian/Reunion',
    from: 'Ludovic Harel <l.harel@harel-emballages.example>',
    subject: 'Point sur les étuis vanille',
    text: `Bonjour Madame Hoarau,

J'ai reçu le bon à tirer de l'imprimeur. On en parle mardi 16 février à 9h30, heure de Paris ? Comptez 45 minutes. C'est moi qui vous appelle, sur votre ligne fixe.

Bien cordialement,
Ludovic Harel
Harel Emballages, Pantin`,
    expected: [at('2027-02-16T12:30:00+04:00', '2027-02-16T13:15:00+04:00')],
  },
  {
    name: 'fr: town hall reminds of a tender deadline',
    sentAt: '2027-05-25T14:38:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Mairie de Saint-Vérand-le-Lac <marches@saint-verand-le-lac.example>',
    subject: "Marché 2027-11 – Rénovation de l'école : précisions",
    text: `Madame, Monsieur,

En réponse à votre question, nous vous informons que la variante bois est autorisée pour le lot n° 4.

Nous vous rappelons que la date limite de remise des offres est fixée au vendredi 11 juin 2027 à 12 heures. Toute offre parvenue après ce délai ne sera pas ouverte. Les questions peuvent être posées jusqu'au vendredi 4 juin à 17h.

Démarrage prévisionnel des travaux : lundi 5 juillet 2027.

Le service des marchés publics
Ouvert au public du lundi au vendredi de 8h30 à 12h`,
    expected: [],
  },
  {
    name: 'fr: calendar part that cancels an event',
    sentAt: '2027-03-02T17:20:00+01:00',
    timezone: 'Europe/Zurich',
    from: 'Olivier Chappuis <olivier.chappuis@horlo-services.example>',
    subject: 'Annulé : Revue qualité T1',
    text: `Bonjour à tous,

La revue qualité de vendredi est annulée, nous ferons le point par écrit.

Olivier Chappuis`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Horlo Services//Calendrier//FR
VERSION:2.0
METHOD:CANCEL
BEGIN:VEVENT
UID:revue-t1-20270305@horlo-services.example
DTSTAMP:20270302T162000Z
DTSTART:20270305T083000Z
DTEND:20270305T100000Z
SUMMARY:Revue qualité T1
ORGANIZER;CN=Olivier Chappuis:mailto:olivier.chappuis@horlo-services.example
ATTENDEE;CN=Atelier:mailto:atelier@decolletage-jura.example
SEQUENCE:2
STATUS:CANCELLED
END:VEVENT
END:VCALENDAR`),
    expected: [],
  },
  {
    name: 'fr: Belgian friend invites to a supper on Saturday',
    sentAt: '2027-12-01T20:39:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Benoît Lambrechts <benoit.lambrechts@toile.example>',
    subject: 'Souper à la maison',
    text: `Salut Vincent,

Bon, depuis le temps qu'on en parle ! Souper à la maison ce samedi, 19h30, avec Anne et les Defays. Je fais mes boulets-frites, tu n'as qu'à prendre une bouteille.

Ah et pour le camion : j'ai vu une bonne occase à nonante mille bornes, je te montre les photos samedi.

Ben`,
    expected: [at('2027-12-04T19:30:00+01:00')],
  },
  {
    name: 'fr: yes, that suits us in answer to one quoted proposal',
    sentAt: '2027-08-17T13:57:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Estelle Garrigou <e.garrigou@gite-laparro.example>',
    subject: 'Re: Relevé topographique',
    text: `Parfait, ça nous convient, nous vous attendons. Le portail sera ouvert.

Estelle Garrigou

-----Message d'origine-----
De : Cabinet Noël Trémoulet <contact@tremoulet-geometre.example>
Envoyé : mardi 17 août 2027 09:12
À : Estelle Garrigou
Objet : Relevé topographique

Madame,
Pour le relevé du terrain, je pourrais venir ce jeudi 19 août à 10 h. Est-ce que cela vous conviendrait ?
Cordialement,
N. Trémoulet, géomètre-expert`,
    expected: [at('2027-08-19T10:00:00+02:00')],
  },
  {
    name: 'fr: declines the proposed hour and will come back later',
    sentAt: '2027-05-11T18:06:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Philippe Joubard <p.joubard@joubard-avocats.example>',
    subject: 'Re: Bail commercial',
    text: `Cher Monsieur,

Je vous remercie de votre proposition, mais mardi 18 à 15h ne me convient pas : je plaide à Nîmes toute la journée. Je consulte mon agenda avec mon assistante et reviens vers vous sans tarder avec d'autres dates.

Votre bien dévoué,

Me Philippe Joubard
Avocat au barreau`,
    expected: [],
  },
  {
    name: 'fr: restaurant table in Luxembourg with JSON-LD',
    sentAt: '2027-12-06T11:29:00+01:00',
    timezone: 'Europe/Luxembourg',
    from: 'Brasserie du Grund <reservations@brasserie-grund.example>',
    subject: 'Réservation confirmée - 10 décembre',
    text: `Bonjour Madame Wagener,

Votre table est réservée :

vendredi 10 décembre 2027 à 12h15
4 personnes, salle voûtée

Pour toute modification, appelez-nous au 26 00 48 31 (du mardi au dimanche, à partir de 11h).

À très bientôt,
La Brasserie du Grund`,
    html: `<html><head><script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "FoodEstablishmentReservation",
  "reservationNumber": "BG-30771",
  "reservationStatus": "http://schema.org/ReservationConfirmed",
  "underName": {"@type": "Person", "name": "Martine Wagener"},
  "reservationFor": {
    "@type": "FoodEstablishment",
    "name": "Brasserie du Grund",
    "address": {"@type": "PostalAddress", "streetAddress": "5, rue de la Passerelle", "addressLocality": "Luxembourg", "addressCountry": "LU"}
  },
  "startTime": "2027-12-10T12:15:00+01:00",
  "partySize": "4"
}
</script></head><body>
<p>Bonjour Madame Wagener,</p>
<p>Votre table est réservée :</p>
<p><b>vendredi 10 décembre 2027 à 12h15</b><br>4 personnes, salle voûtée</p>
<p>Pour toute modification, appelez-nous au 26 00 48 31 (du mardi au dimanche, à partir de 11h).</p>
<p>À très bientôt,<br>La Brasserie du Grund</p>
</body></html>`,
    expected: [at('2027-12-10T12:15:00+01:00')],
  },
  {
    name: 'fr: order shipped, with JSON-LD of the parcel',
    sentAt: '2027-08-25T16:45:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Cuirs & Boucles <commandes@cuirs-boucles.example>',
    subject: 'Votre commande CB-70214 est expédiée',
    text: `Bonjour,

Votre commande CB-70214 vient de quitter notre entrepôt.

Livraison prévue : vendredi 27 août 2027, entre 8h et 13h
Transporteur : Véloroute
Total : 236,40 € TTC

Merci de votre confiance,
Cuirs & Boucles`,
    html: `<html><head><script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "ParcelDelivery",
  "trackingNumber": "VR0091830FR",
  "expectedArrivalFrom": "2027-08-27T08:00:00+02:00",
  "expectedArrivalUntil": "2027-08-27T13:00:00+02:00",
  "carrier": {"@type": "Organization", "name": "Véloroute"},
  "partOfOrder": {"@type": "Order", "orderNumber": "CB-70214", "merchant": {"@type": "Organization", "name": "Cuirs & Boucles"}}
}
</script></head><body>
<p>Bonjour,</p>
<p>Votre commande CB-70214 vient de quitter notre entrepôt.</p>
<p>Livraison prévue : vendredi 27 août 2027, entre 8h et 13h<br>Transporteur : Véloroute<br>Total : 236,40 € TTC</p>
<p>Merci de votre confiance,<br>Cuirs &amp; Boucles</p>
</body></html>`,
    expected: [],
  },
  {
    name: 'fr: safety commission announces its visit to a restaurant',
    sentAt: '2027-11-19T15:11:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Secrétariat CCS <commission.securite@ville-aubrecourt.example>',
    subject: "Visite périodique de la commission communale de sécurité – Restaurant L'Écluse",
    text: `Monsieur l'exploitant,

J'ai l'honneur de vous informer que la commission communale de sécurité procédera à la visite périodique de votre établissement (type N, 4e catégorie) le :

mardi sept décembre 2027 à neuf heures.

Votre présence est obligatoire. Vous voudrez bien tenir à disposition le registre de sécurité ainsi que les rapports de vérification des installations électriques et de gaz. La précédente visite, du 12 décembre 2022, avait donné lieu à un avis favorable.

Veuillez agréer, Monsieur, l'expression de ma considération distinguée.

Pour le Maire,
l'adjoint délégué à la sécurité
René Hautecoeur`,
    expected: [at('2027-12-07T09:00:00+01:00')],
  },
  {
    name: 'fr: landlord fixes the handover of the premises the day after tomorrow',
    sentAt: '2027-08-30T08:49:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Ghislaine Rambert <ghislaine.rambert@poste-lien.example>',
    subject: 'Re: local rue Gambetta',
    text: `Bonjour Mme Oussekine

l'ancien locataire a enfin vidé la cave, on peut donc faire l'état des lieux d'entrée après-demain mercredi à 17 h comme vous le souhaitiez. Je vous remettrai les 3 jeux de clés et le badge. Le premier loyer (780 €) sera prélevé le 5.

Prenez aussi l'attestation d'assurance svp

Mme Rambert`,
    expected: [at('2027-09-01T17:00:00+02:00')],
  },
  {
    name: 'fr: supplier tells his opening hours over Christmas',
    sentAt: '2027-12-13T10:03:00+01:00',
    timezone: 'Europe/Zurich',
    from: 'Christian Bussard <info@bussard-boissons.example>',
    subject: "Horaires de fin d'année",
    text: `Chers clients,

Notre dépôt sera ouvert comme suit pendant les fêtes :

Jeudi 23.12 : 7h30 – 18h
Vendredi 24.12 : 7h30 – 12h
Du 25.12 au 02.01 : fermé
Dès lundi 03.01.2028 : horaires habituels

Dernier délai pour vos commandes livrées avant Noël : lundi 20.12 à 16h.

Toute l'équipe vous souhaite de belles fêtes.

Christian Bussard
Bussard Boissons SA, Châtel-sur-Montsalvens`,
    expected: [],
  },
  {
    name: 'fr: bank adviser confirms a phone call with its length',
    sentAt: '2027-01-07T15:25:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Valentin Courcelles <valentin.courcelles@banque-littorale.example>',
    subject: 'Votre demande de prêt équipement',
    text: `Bonjour Madame Le Floc'h,

Je fais suite à votre message. Je vous téléphonerai lundi 11 janvier à 16h pour passer en revue le plan de financement ; cela nous prendra 20 minutes.

À noter : le taux de 3,45 % est garanti jusqu'au 31 janvier, et l'agence est désormais fermée le samedi.

Cordialement,

Valentin Courcelles
Conseiller professionnels
Banque Littorale – agence de Concarneau
02 00 97 30 16 (mardi-vendredi 9h-12h30 / 14h-18h)`,
    expected: [at('2027-01-11T16:00:00+01:00', '2027-01-11T16:20:00+01:00')],
  },
  {
    name: 'fr: booking link without any time',
    sentAt: '2027-06-22T11:55:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Noémie Sarrazin <noemie@sarrazin-coaching.example>',
    subject: "On s'appelle ?",
    text: `Bonjour Fabrice,

Merci pour ton message sur le salon ! Avec plaisir pour échanger sur l'accompagnement de tes chefs d'équipe.

Choisis le créneau qui t'arrange directement ici : https://agenda.sarrazin-coaching.example/decouverte-30min

C'est gratuit et sans engagement. La formule complète est à 1 200 € HT pour six séances.

Belle journée,
Noémie`,
    expected: [],
  },
  {
    name: 'fr: registration for a first-aid course over two full days',
    sentAt: '2027-02-16T14:50:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Formasud Prévention <inscriptions@formasud-prevention.example>',
    subject: 'Votre inscription - Sauveteur secouriste du travail (session 27-031)',
    text: `Bonjour Monsieur Castagnet,

Nous avons bien enregistré votre inscription à la formation initiale SST. Elle se déroule sur deux journées complètes, le jeudi 11 et le vendredi 12 mars 2027, dans notre centre de Béziers. Votre présence sur l'ensemble des deux jours est indispensable pour obtenir le certificat.

Les repas de midi sont compris. La convention (coût : 290 € HT) doit nous revenir signée au plus tard le 26 février.

Une convocation détaillée vous parviendra une semaine avant.

Le service inscriptions
Formasud Prévention`,
    expected: [days('2027-03-11', '2027-03-13')],
  },
  {
    name: 'fr: customer will drop off a chair some time on Friday morning',
    sentAt: '2027-04-07T19:33:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Colette Vignal <colette.vignal@boitelibre.example>',
    subject: 'fauteuil de mamie',
    text: `Bonjour,

Mon fils déposera le fauteuil à l'atelier vendredi dans la matinée, je ne sais pas encore à quelle heure, ça dépendra de la route. Il prendra aussi les échantillons de velours si vous les avez reçus.

Pour le prix, on reste bien sur 340 euros ?

Merci beaucoup
Colette Vignal`,
    expected: [],
  },
];
