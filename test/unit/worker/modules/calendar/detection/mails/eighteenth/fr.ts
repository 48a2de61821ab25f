import { at, crlf, type DetectionMail, days } from '../mail.ts';

export const frenchMails: DetectionMail[] = [
  {
    name: 'fr: two slots for a kitchen measurement beside prices and opening hours',
    sentAt: '2027-02-03T17:42:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Maëlys Tréguier <maelys.treguier@courriel.example>',
    subject: 'Devis cuisine n° 2027-118 : prise de cotes',
    text: `Bonjour Monsieur Lebras,

Merci pour votre devis du 29 janvier (8 450 € TTC, hors électroménager). Mon mari et moi sommes d'accord sur le principe, il nous reste à choisir entre le chêne clair et le stratifié.

Pour la prise de cotes à la maison, nous pourrions vous recevoir :
- mardi 9 février à 14h30
- ou jeudi 11 février à 9h

Dites-moi ce qui vous arrange le mieux. L'interphone est en panne, appelez-moi en arrivant au 06 00 41 27 93.

Est-ce que votre salle d'expo est toujours ouverte le samedi de 10h à 18h ? Nous passerons peut-être un de ces jours voir les poignées.

Bien à vous,
Maëlys Tréguier`,
    expected: [at('2027-02-09T14:30:00+01:00'), at('2027-02-11T09:00:00+01:00')],
  },
  {
    name: 'fr: terse lower-case agreement without accents',
    sentAt: '2027-01-18T12:03:00+01:00',
    timezone: 'Europe/Paris',
    from: 'kevin <k.darnaud@darnaud-metal.example>',
    subject: 'Re: portail',
    text: `ok pour jeudi 10h a l atelier
je ramene les gonds et la serrure, prevoyez 1h

kevin`,
    expected: [at('2027-01-21T10:00:00+01:00', '2027-01-21T11:00:00+01:00')],
  },
  {
    name: 'fr: Quebec visit of commercial premises with spaced hour',
    sentAt: '2027-03-08T09:15:00-05:00',
    timezone: 'America/Toronto',
    from: 'Ghislaine Thibodeau <gthibodeau@immotraverse.example>',
    subject: 'Visite du local, rue Saint-Vallier',
    text: `Bonjour Étienne,

J'ai parlé au propriétaire en fin de semaine. Il accepte de nous ouvrir le local jeudi le 11 mars à 15 h 30. On se rejoint directement devant la porte, il y a du stationnement en arrière.

Le loyer demandé est de 2 150 $ par mois plus taxes, chauffage non inclus. L'annonce tombe le 31 mars, donc il ne faudrait pas trop niaiser.

Bonne journée!

Ghislaine Thibodeau
Courtier immobilier commercial
418 555-0142, poste 3
Bureau ouvert du lundi au vendredi, 8 h 30 à 16 h 30`,
    expected: [at('2027-03-11T15:30:00-05:00')],
  },
  {
    name: 'fr: Swiss heating engineer comes at a quarter past eight',
    sentAt: '2027-11-12T16:20:00+01:00',
    timezone: 'Europe/Zurich',
    from: 'Chauffages Pittet Sàrl <atelier@pittet-chauffage.example>',
    subject: 'Votre chaudière, intervention de mercredi',
    text: `Bonjour Madame Rochat,

La pièce est arrivée ce matin. Notre monteur, M. Da Silva, sera chez vous mercredi prochain 17 novembre à huit heures et quart. Il faut compter deux heures de travail, la chaudière sera arrêtée pendant ce temps.

Merci de libérer l'accès au local technique. En cas d'empêchement, vous m'atteignez sur mon natel, 079 555 01 88.

Montant estimé : CHF 490.– (septante francs de déplacement compris).

Meilleures salutations
Yves Pittet

Pittet Chauffages Sàrl, 1510 Moudon
Dépannage 24h/24`,
    expected: [at('2027-11-17T08:15:00+01:00', '2027-11-17T10:15:00+01:00')],
  },
  {
    name: 'fr: accountant names VAT deadlines and telephone hours only',
    sentAt: '2027-04-07T10:31:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Cabinet Orsoni & Fille <dossiers@orsoni-expertise.example>',
    subject: 'Pièces manquantes TVA mars 2027',
    text: `Bonjour,

Pour établir votre déclaration de TVA de mars, il nous manque encore :

1. le relevé bancaire du 1er au 31 mars,
2. la facture fournisseur F-20734,
3. le justificatif de la note de restaurant du 12/03 (68,40 €).

Merci de tout déposer sur votre espace au plus tard le mercredi 14 avril à 18h00. La télédéclaration part le lundi 19 avril, prélèvement le jour même.

Pour toute question, Sandrine répond au téléphone tous les matins de 9h à 11h30.

Cordialement,

Cabinet Orsoni & Fille
Expertise comptable`,
    expected: [],
  },
  {
    name: 'fr: accepts the second of two quoted slots',
    sentAt: '2027-05-20T08:54:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Benoît Vandersmissen <benoit@brasserie-lalesse.example>',
    subject: 'Re: Dégustation nouvelle carte',
    text: `Bonjour Aline,

Le deuxième créneau me va très bien, je serai là avec mon chef.

A bientôt,
Benoît

Le mer. 19 mai 2027 à 17:12, Aline Goffin <aline@vinsgoffin.example> a écrit :
> Bonjour Benoît,
>
> Pour la dégustation, je peux vous proposer :
> - le mardi 25 mai à 10h30
> - le vendredi 28 mai à 15h
>
> Qu'est-ce qui vous convient ?
>
> Aline`,
    expected: [at('2027-05-28T15:00:00+02:00')],
  },
  {
    name: 'fr: declines a time and asks for other proposals',
    sentAt: '2027-09-16T14:05:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Dr Nadège Bouvier <n.bouvier@clinique-veto-aubrac.example>',
    subject: 'RE: Présentation logiciel',
    text: `Bonjour,

Malheureusement mardi 21 à 15h ne me convient pas, je suis au bloc toute la journée. Pouvez-vous me faire d'autres propositions, de préférence plus tard dans le mois ?

Merci d'avance,

Dr N. Bouvier
Clinique vétérinaire de l'Aubrac
Consultations sur rendez-vous, lun-ven 8h30-12h / 14h-19h, sam 9h-12h
Urgences : 05 00 62 18 18`,
    expected: [],
  },
  {
    name: 'fr: moves a site meeting to another day',
    sentAt: '2027-06-08T18:27:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Samuel Kerjean <s.kerjean@archi-kerjean.example>',
    subject: 'Réunion de chantier décalée',
    text: `Bonsoir à vous deux,

Le couvreur n'aura pas fini avant la fin de semaine. Je vous propose donc de décaler la réunion de chantier du jeudi 10 juin 9h au lundi 14 juin à 8h30, même endroit (entrée par la rue des Tanneurs).

Pensez aux casques et aux plans indice C.

Samuel Kerjean
architecte DPLG`,
    expected: [at('2027-06-14T08:30:00+02:00')],
  },
  {
    name: 'fr: cancels a meeting without a new date',
    sentAt: '2027-02-24T07:48:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Corinne Lassalle <corinne.lassalle@papeterie-lassalle.example>',
    subject: 'Annulation de notre rdv de ce matin',
    text: `Bonjour Thomas,

Vraiment désolée, je suis clouée au lit avec 39 de fièvre. Je dois annuler notre rendez-vous de ce matin 10h30.

Je vous recontacte dès que je suis sur pied pour fixer une nouvelle date.

Encore toutes mes excuses,
Corinne`,
    expected: [],
  },
  {
    name: 'fr: bulk newsletter with webinar dates',
    sentAt: '2027-10-05T06:00:00+02:00',
    timezone: 'Europe/Paris',
    from: 'L’Écho des gérants <lettre@echo-gerants.example>',
    subject: 'Octobre : facture électronique, trésorerie, et nos 3 webinaires gratuits',
    isBulk: true,
    text: `L'ÉCHO DES GÉRANTS, n° 84

Au sommaire ce mois-ci
> Facture électronique : où en êtes-vous ?
> 5 astuces pour être payé plus vite
> Le portrait : une savonnerie à Manosque

NOS WEBINAIRES GRATUITS
Mardi 12 octobre, 11h-12h : Comprendre son bilan
Jeudi 14 octobre, 14h-15h : Recruter un apprenti
Mardi 19 octobre, 11h-12h : Négocier avec sa banque

Je m'inscris : https://echo-gerants.example/webinaires

Vous recevez ce message car vous êtes abonné à notre lettre.
Se désabonner : https://echo-gerants.example/stop`,
    expected: [],
  },
  {
    name: 'fr: ICS invitation for a budget meeting',
    sentAt: '2027-09-28T11:40:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Fatou Diarra <fatou.diarra@agence-lanterne.example>',
    subject: 'Invitation : Point budget T4',
    text: `Bonjour,

Je vous envoie l'invitation pour le point budget du dernier trimestre. L'ordre du jour suivra d'ici la fin de la semaine.

Fatou`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Agence Lanterne//Agenda 3.1//FR
VERSION:2.0
METHOD:REQUEST
BEGIN:VTIMEZONE
TZID:Europe/Paris
BEGIN:DAYLIGHT
DTSTART:19700329T020000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
END:DAYLIGHT
BEGIN:STANDARD
DTSTART:19701025T030000
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
END:STANDARD
END:VTIMEZONE
BEGIN:VEVENT
UID:7f3a-budget-t4@agence-lanterne.example
DTSTAMP:20270928T093900Z
DTSTART;TZID=Europe/Paris:20271006T140000
DTEND;TZID=Europe/Paris:20271006T151500
SUMMARY:Point budget T4
LOCATION:Salle Garonne
ORGANIZER;CN=Fatou Diarra:mailto:fatou.diarra@agence-lanterne.example
ATTENDEE;RSVP=TRUE:mailto:contact@imprimerie-sorel.example
SEQUENCE:0
STATUS:CONFIRMED
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-10-06T14:00:00+02:00', '2027-10-06T15:15:00+02:00')],
  },
  {
    name: 'fr: ICS cancellation',
    sentAt: '2027-03-30T16:02:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Wim Desmet <wim.desmet@logis-meuse.example>',
    subject: 'Annulé : Revue contrat nettoyage',
    text: `Bonjour, la revue du contrat de nettoyage prévue le 6 avril à 11h est annulée, le dossier passe chez ma collègue de Liège. Elle reprendra contact avec vous.

Wim Desmet`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Logis Meuse//Messagerie//FR
VERSION:2.0
METHOD:CANCEL
BEGIN:VEVENT
UID:rc-2231@logis-meuse.example
DTSTAMP:20270330T140100Z
DTSTART:20270406T090000Z
DTEND:20270406T100000Z
SUMMARY:Revue contrat nettoyage
ORGANIZER;CN=Wim Desmet:mailto:wim.desmet@logis-meuse.example
ATTENDEE:mailto:info@netpropre.example
SEQUENCE:1
STATUS:CANCELLED
END:VEVENT
END:VCALENDAR`),
    expected: [],
  },
  {
    name: 'fr: JSON-LD restaurant reservation',
    sentAt: '2027-07-01T13:22:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Table & Tablée <reservations@table-tablee.example>',
    subject: 'Votre table à L’Auberge du Pont Neuf est réservée',
    text: `Bonjour Monsieur Aubertin,

Votre réservation est confirmée.

L'Auberge du Pont Neuf
mercredi 7 juillet 2027, 12:30
6 couverts
Référence : TT-558213

Annulation gratuite jusqu'à 2 heures avant.
Service du midi : 12h-14h, service du soir : 19h-22h.`,
    html: `<html><head><script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "FoodEstablishmentReservation",
  "reservationNumber": "TT-558213",
  "reservationStatus": "http://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "Rémi Aubertin" },
  "reservationFor": {
    "@type": "FoodEstablishment",
    "name": "L'Auberge du Pont Neuf",
    "address": { "@type": "PostalAddress", "streetAddress": "3 quai des Lices", "addressLocality": "Cahors", "postalCode": "46000", "addressCountry": "FR" }
  },
  "startTime": "2027-07-07T12:30:00+02:00",
  "partySize": "6"
}
</script></head><body><p>Bonjour Monsieur Aubertin,</p><p>Votre réservation est confirmée.</p><p><b>L'Auberge du Pont Neuf</b><br>mercredi 7 juillet 2027, 12:30<br>6 couverts<br>Référence : TT-558213</p><p>Annulation gratuite jusqu'à 2 heures avant.<br>Service du midi : 12h-14h, service du soir : 19h-22h.</p></body></html>`,
    expected: [at('2027-07-07T12:30:00+02:00')],
  },
  {
    name: 'fr: trade fair visited together for two days',
    sentAt: '2027-08-30T09:33:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Jean-Marc Poulain <jm.poulain@poulain-menuiserie.example>',
    subject: 'Salon du bois à Lyon',
    text: `Salut Mathilde,

C'est bon pour le salon du bois, j'ai pris deux badges exposants et la chambre d'hôtel. On y sera donc tous les deux les mardi 21 et mercredi 22 septembre, toute la journée sur le stand. Karim garde l'atelier.

Le stand fait 9 m², il nous a coûté 1 980 € alors autant en profiter.

Pense à commander les flyers, l'imprimeur les veut pour le 6 au plus tard.

JM`,
    expected: [days('2027-09-21', '2027-09-23')],
  },
  {
    name: 'fr: whole-day stock-take for the team',
    sentAt: '2027-12-13T10:10:00+01:00',
    timezone: 'Europe/Zurich',
    from: 'Liliane Jaquet <l.jaquet@quincaillerie-jaquet.example>',
    subject: 'inventaire',
    text: `Bonjour à tous,

L'inventaire de fin d'année aura lieu le mercredi 29 décembre, toute la journée, magasin fermé. Tout le monde est sur le pont, y compris les apprentis. Le repas de midi est offert par la maison.

Merci de finir de ranger le dépôt avant Noël.

Liliane`,
    expected: [days('2027-12-29')],
  },
  {
    name: 'fr: video call told in two zones',
    sentAt: '2027-04-16T10:47:00-04:00',
    timezone: 'Europe/Paris',
    from: 'Anne-Sophie Gagnon <asgagnon@studioboreal.example>',
    subject: 'Appel de démarrage du projet',
    text: `Bonjour Julien,

Super contente qu'on parte ensemble là-dessus! Pour l'appel de démarrage, je te propose le mercredi 21 avril à 10 h, heure de Montréal, donc 16 h chez toi. On se prévoit 45 minutes.

Le lien : https://visio.example/studioboreal-482

Mon équipe sera au complet : Pascale (design), Olivier (dév) et moi.

À bientôt,
Anne-Sophie`,
    expected: [at('2027-04-21T16:00:00+02:00', '2027-04-21T16:45:00+02:00')],
  },
  {
    name: 'fr: applicant confirms an interview hour and names availability and start date',
    sentAt: '2027-05-04T21:16:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Inès Belkacem <ines.belkacem@boitemail.example>',
    subject: 'Candidature assistante dentaire - entretien',
    text: `Madame, Monsieur,

Je vous remercie de votre appel de cet après-midi et vous confirme ma présence à l'entretien le mardi 11 mai à 17h45 au cabinet.

Comme demandé, j'apporterai mes diplômes et mes deux derniers certificats de travail. Je précise que mon préavis court jusqu'au 30 juin et que je serais disponible pour un début le 1er juillet.

Je vous prie d'agréer, Madame, Monsieur, mes salutations distinguées.

Inès Belkacem
07 00 35 90 12`,
    expected: [at('2027-05-11T17:45:00+02:00')],
  },
  {
    name: 'fr: formal notice of a co-owners meeting',
    sentAt: '2027-05-21T15:00:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Syndic Valmont <gestion@valmont-syndic.example>',
    subject: 'Convocation AG - Résidence Les Glycines, lot 14',
    text: `Madame, Monsieur,

En votre qualité de copropriétaire du lot n° 14, nous avons l'honneur de vous convoquer à l'assemblée générale ordinaire de la résidence Les Glycines qui se tiendra le :

LUNDI 21 JUIN 2027 À 18 HEURES 30
Salle polyvalente, 2 allée des Mésanges

Ordre du jour :
1. Approbation des comptes 2026
2. Budget prévisionnel 2028 (64 300 €)
3. Ravalement de la façade nord, choix de l'entreprise
4. Questions diverses

Si vous ne pouvez être présent, merci de nous retourner le pouvoir ci-joint avant le vendredi 18 juin, 12 heures.

Les justificatifs de charges peuvent être consultés à nos bureaux du lundi au jeudi, de 14h à 17h.

Veuillez agréer, Madame, Monsieur, l'expression de nos sentiments distingués.

Le Syndic`,
    expected: [at('2027-06-21T18:30:00+02:00')],
  },
  {
    name: 'fr: occupational health appointment reminder',
    sentAt: '2027-01-26T08:00:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Santé Travail Littoral <ne-pas-repondre@stl-sante.example>',
    subject: 'Rappel de votre visite médicale',
    text: `Bonjour M. LEGOFF Erwan,

Nous vous rappelons votre visite d'information et de prévention :

Date : 02/02/2027
Heure : 09:20
Lieu : Centre du Port, 2e étage
Professionnel : Mme Castel, infirmière en santé au travail

Merci de vous présenter avec vos lunettes et votre carnet de vaccination. Toute absence non signalée 48h à l'avance est facturée 85 € HT à l'employeur.

Ce message est envoyé automatiquement, merci de ne pas y répondre.`,
    expected: [at('2027-02-02T09:20:00+01:00')],
  },
  {
    name: 'fr: carrier announces a pallet delivery window',
    sentAt: '2027-03-17T18:55:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Transports Ravier <suivi@ravier-fret.example>',
    subject: 'Votre livraison de demain',
    text: `Bonjour,

Votre commande 77120-B (2 palettes, 640 kg) sera livrée demain, jeudi 18 mars, entre 8h00 et 12h00.

Notre chauffeur appellera 30 minutes avant son arrivée. Merci de prévoir un moyen de déchargement.

Suivi en temps réel : https://ravier-fret.example/s/77120B

Transports Ravier
Service clients 7h-19h`,
    expected: [],
  },
  {
    name: 'fr: minutes of a past meeting',
    sentAt: '2027-10-22T09:05:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Gaëtan Lhoir <g.lhoir@menuiserie-lhoir.example>',
    subject: 'CR réunion du 20/10',
    text: `Bonjour à tous,

Voici le compte rendu de la réunion de mercredi 20/10 (14h-16h, présents : Gaëtan, Sabine, Mehdi, excusée : Laurence).

- Escalier Wauters : poseur trouvé, reste le vernis.
- Nouvelle scie à format : devis à 11 990 € HTVA, on attend la banque.
- Camionnette : contrôle technique passé lundi à 8h, tout est en ordre.

La date de la prochaine réunion reste à fixer, Sabine enverra un sondage.

Gaëtan`,
    expected: [],
  },
  {
    name: 'fr: vague availability without a proposal',
    sentAt: '2027-06-17T11:11:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Philippe Hoarau <ph.hoarau@conseil-hoarau.example>',
    subject: 'On se voit ?',
    text: `Salut Clémence,

Ca fait un bail ! J'aimerais bien te montrer ce qu'on a fait pour la mairie, je pense que ça peut te donner des idées.

Je suis assez libre la semaine prochaine, sauf mardi où je suis en clientèle. En général les matins me vont mieux. Passe-moi un coup de fil et on cale quelque chose.

La bise,
Philippe

PS : mon mémoire de frais est toujours à 312,50 €, tu n'as rien oublié ;-)`,
    expected: [],
  },
  {
    name: 'fr: part of the day without an hour',
    sentAt: '2027-11-03T15:38:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Garage Montferrand <accueil@garage-montferrand.example>',
    subject: 'votre utilitaire',
    text: `Bonjour,

On a reçu l'alternateur pour votre Trafic. Vous pouvez nous le déposer vendredi dans la matinée, on regarde ça dans l'après-midi.

Comptez 3h de main d'oeuvre à 62 € + la pièce.

Cdt
Momo

Garage Montferrand - ouvert 8h/12h 13h30/18h30 fermé samedi`,
    expected: [],
  },
  {
    name: 'fr: supplier tells his own trains and absences',
    sentAt: '2027-04-27T19:20:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Édouard Maillard <edouard.maillard@tissages-maillard.example>',
    subject: 'Re: Échantillons lin lavé',
    text: `Chère Madame Vasseur,

Vos échantillons sont partis ce soir en Colissimo, vous devriez les avoir jeudi 29.

Je vous préviens que je serai difficile à joindre demain : je prends le train de 7h12 pour Paris, j'ai un rendez-vous à 10h30 chez un de nos distributeurs et je ne rentre que par celui de 19h46. Mon fils prend les appels à l'atelier, de 9h à 17h.

Pour le prix, je reste à 18,90 € le mètre à partir de 50 m.

Très cordialement,
Édouard Maillard`,
    expected: [],
  },
  {
    name: 'fr: forwarded appointment that the reader is asked to take over',
    sentAt: '2027-02-16T08:39:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Sylvie Cazenave <sylvie@cazenave-paysages.example>',
    subject: 'TR: visite du parc',
    text: `Hugo,

Je suis bloquée au tribunal de commerce ce jour-là. Peux-tu aller à ma place chez Mme d'Estrac vendredi 19 à 11h ? Elle est prévenue que c'est toi qui viens. Prends le télémètre et le catalogue des vivaces.

Merci !
Sylvie

---------- Message transféré ----------
De : Hélène d'Estrac <helene@domaine-estrac.example>
Date : lun. 15 févr. 2027 à 20:04
Objet : visite du parc
À : sylvie@cazenave-paysages.example

Chère Madame,
C'est entendu pour vendredi à 11 heures. Le portail sera ouvert, suivez l'allée jusqu'aux écuries.
Bien cordialement,
H. d'Estrac`,
    expected: [at('2027-02-19T11:00:00+01:00')],
  },
  {
    name: 'fr: JSON-LD registration for a first-aid course',
    sentAt: '2027-08-31T10:02:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Samaritains du Léman <cours@samaritains-leman.example>',
    subject: 'Confirmation d’inscription : cours premiers secours en entreprise',
    text: `Bonjour Madame Favre,

Nous confirmons votre inscription au cours suivant :

Premiers secours en entreprise, niveau 1
Jeudi 16 septembre 2027, de 13h15 à 17h15
Centre des Charmilles, salle B, Nyon
Prix : CHF 180.– (facture à 30 jours, échéance le 30.09.2027)

Prévoyez une tenue confortable.

Le secrétariat
Ma-Je 8h30-11h30, tél. 022 555 04 61`,
    html: `<html><head><script type="application/ld+json">
[{
  "@context": "http://schema.org",
  "@type": "EventReservation",
  "reservationNumber": "PSE-1-0916-07",
  "reservationStatus": "http://schema.org/Confirmed",
  "underName": { "@type": "Person", "name": "Joëlle Favre" },
  "reservationFor": {
    "@type": "Event",
    "name": "Premiers secours en entreprise, niveau 1",
    "startDate": "2027-09-16T13:15:00+02:00",
    "endDate": "2027-09-16T17:15:00+02:00",
    "location": { "@type": "Place", "name": "Centre des Charmilles, salle B", "address": "1260 Nyon, Suisse" }
  }
}]
</script></head><body><p>Bonjour Madame Favre,</p><p>Nous confirmons votre inscription au cours suivant :</p><p>Premiers secours en entreprise, niveau 1<br>Jeudi 16 septembre 2027, de 13h15 à 17h15<br>Centre des Charmilles, salle B, Nyon<br>Prix : CHF 180.– (facture à 30 jours, échéance le 30.09.2027)</p><p>Prévoyez une tenue confortable.</p><p>Le secrétariat<br>Ma-Je 8h30-11h30, tél. 022 555 04 61</p></body></html>`,
    expected: [at('2027-09-16T13:15:00+02:00', '2027-09-16T17:15:00+02:00')],
  },
  {
    name: 'fr: JSON-LD parcel delivery',
    sentAt: '2027-11-23T07:31:00-05:00',
    timezone: 'America/Toronto',
    from: 'Papeterie Boréalis <commandes@borealis-papeterie.example>',
    subject: 'Votre commande BP-90417 est en route',
    text: `Bonjour,

Bonne nouvelle : votre commande BP-90417 a quitté notre entrepôt de Drummondville!

Livraison prévue : jeudi le 25 novembre, entre 9 h et 17 h
Transporteur : Messageries Chaudière
Total : 184,22 $ taxes incluses

Une signature sera demandée.`,
    html: `<html><head><script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "ParcelDelivery",
  "trackingNumber": "MC7740021983",
  "expectedArrivalFrom": "2027-11-25T09:00:00-05:00",
  "expectedArrivalUntil": "2027-11-25T17:00:00-05:00",
  "carrier": { "@type": "Organization", "name": "Messageries Chaudière" },
  "partOfOrder": { "@type": "Order", "orderNumber": "BP-90417", "merchant": { "@type": "Organization", "name": "Papeterie Boréalis" } }
}
</script></head><body><p>Bonjour,</p><p>Bonne nouvelle : votre commande BP-90417 a quitté notre entrepôt de Drummondville!</p><p>Livraison prévue : jeudi le 25 novembre, entre 9 h et 17 h<br>Transporteur : Messageries Chaudière<br>Total : 184,22 $ taxes incluses</p><p>Une signature sera demandée.</p></body></html>`,
    expected: [],
  },
  {
    name: 'fr: IT maintenance window of the hosting company',
    sentAt: '2027-07-19T14:00:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Support Nuagia <support@nuagia.example>',
    subject: '[Intervention planifiée] Serveur mutualisé sm-12',
    text: `Bonjour,

Une opération de maintenance aura lieu sur le serveur qui héberge votre site :

Début : jeudi 22/07/2027 à 23:00
Fin estimée : vendredi 23/07/2027 à 03:00
Impact : coupures de 5 à 10 minutes, messagerie ralentie

Aucune action n'est requise de votre part.

Ticket n° 2027-0719-44
L'équipe Nuagia`,
    expected: [],
  },
  {
    name: 'fr: sports club committee meeting with agenda',
    sentAt: '2027-03-05T22:18:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Gilbert (Pétanque Loisirs St-Aubin) <gilbert@petanque-staubin.example>',
    subject: 'Prochain bureau',
    text: `Salut les amis,

Le prochain bureau se fera le jeudi 18/03 à 20h15 au club-house.

A l'ordre du jour :
* bilan du loto (+ 742 euros, bravo Josiane !)
* renouvellement des licences, date limite le 31/03
* réparation de l'éclairage du terrain 3
* questions diverses

Je compte sur vous tous, y'aura un petit casse-croûte après.

Amitiés sportives
Gilbert`,
    expected: [at('2027-03-18T20:15:00+01:00')],
  },
  {
    name: 'fr: Thursday week from a chatty insurer',
    sentAt: '2027-10-12T13:50:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Marie-Laure Quéméner <ml.quemener@assur-ponant.example>',
    subject: 'Votre multirisque pro',
    text: `Bonjour Monsieur Abiven,

J'espère que la tempête de dimanche ne vous a pas fait trop de dégâts, chez nous le poulailler s'est envolé !

Votre contrat arrive à échéance le 31 décembre et j'ai deux ou trois choses à revoir avec vous, surtout la garantie bris de machine. Je passe vous voir à la boutique jeudi en huit à 9h, comme convenu au téléphone. On en a pour une demi-heure, pas plus.

Sortez-moi si possible la facture de la vitrine réfrigérée (celle de 4 200 €).

A bientôt,
Marie-Laure Quéméner
Agence de Landivisiau, 02 00 68 11 40`,
    expected: [at('2027-10-21T09:00:00+02:00', '2027-10-21T09:30:00+02:00')],
  },
  {
    name: 'fr: lunch the day after tomorrow at half past twelve in words',
    sentAt: '2027-05-31T18:06:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Didier Claes <didier@claes-imprimeur.example>',
    subject: 'la bouffe',
    text: `Dis Fred,

toujours partant pour manger un bout ensemble après-demain ? j'ai réservé pour nous deux à midi et demi chez Léontine, la terrasse côté cour

c'est moi qui régale, l'autre fois t'as payé nonante euros et j'ai encore honte

Didier`,
    expected: [at('2027-06-02T12:30:00+02:00')],
  },
  {
    name: 'fr: spoken quarter to three tomorrow',
    sentAt: '2027-09-08T17:25:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Odile Roumégoux <odile.roumegoux@ecole-saint-jean.example>',
    subject: 'Stage de Noa, visite du tuteur',
    text: `Bonjour Monsieur,

Comme convenu au téléphone, je viendrai demain à trois heures moins le quart de l'après-midi dans votre boulangerie pour le point sur le stage de Noa. J'aurai besoin de vous pendant vingt minutes et de la fiche d'évaluation remplie.

Sa convention va jusqu'au 24 septembre, le rapport est à rendre le 8 octobre.

Bien cordialement,
Mme Roumégoux
professeure principale, 1re CAP`,
    expected: [at('2027-09-09T14:45:00+02:00', '2027-09-09T15:05:00+02:00')],
  },
  {
    name: 'fr: booking tool confirms a call with a meeting link',
    sentAt: '2027-01-07T20:44:00+01:00',
    timezone: 'Europe/Paris',
    from: 'PrendsRDV <notification@prendsrdv.example>',
    subject: 'Nouveau rendez-vous : Tiphaine Roussel - Appel découverte (30 min)',
    text: `Bonjour Atelier Cuir & Co,

Un nouveau rendez-vous a été réservé sur votre page.

Type : Appel découverte (30 min)
Client : Tiphaine Roussel, tiphaine.roussel@maroquin.example
Quand : mercredi 13 janvier 2027, 11:30 - 12:00 (heure de Paris)
Où : https://visio.example/j/93481127560

Message du client : « Je cherche un sellier pour une petite série de 40 pochettes, à livrer avant le 15 mars. »

Reporter : https://prendsrdv.example/r/k29s
Annuler : https://prendsrdv.example/a/k29s`,
    expected: [at('2027-01-13T11:30:00+01:00', '2027-01-13T12:00:00+01:00')],
  },
  {
    name: 'fr: four slots for a property handover in a list',
    sentAt: '2027-06-22T09:59:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Régie Bornand SA <etats-des-lieux@regie-bornand.example>',
    subject: 'Remise des locaux, av. de la Gare 17',
    text: `Madame, Monsieur,

Suite à la résiliation de votre bail au 30.06.2027, nous vous proposons les dates suivantes pour l'état des lieux de sortie :

ma 29.06. 08h00
ma 29.06. 13h30
me 30.06. 10h15
me 30.06. 16h00

Veuillez nous indiquer votre choix par retour de courriel jusqu'au vendredi 25 juin à midi. Les locaux devront être vides et nettoyés, toutes les clés (7 pièces) seront restituées.

Avec nos salutations distinguées

Régie Bornand SA
Guichet ouvert de 9h00 à 12h00`,
    expected: [
      at('2027-06-29T08:00:00+02:00'),
      at('2027-06-29T13:30:00+02:00'),
      at('2027-06-30T10:15:00+02:00'),
      at('2027-06-30T16:00:00+02:00'),
    ],
  },
  {
    name: 'fr: bulk private sale and open house of a supplier',
    sentAt: '2027-09-13T08:30:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Outillage Renardeau <promo@renardeau-outils.example>',
    subject: 'Journées portes ouvertes : -20 % sur tout le magasin !',
    isBulk: true,
    text: `Cher client,

Venez fêter nos 25 ans !

PORTES OUVERTES
vendredi 24 septembre de 8h à 20h
samedi 25 septembre de 9h à 18h

- démonstrations toutes les heures
- barbecue à midi
- 20 % de remise sur présentation de ce courriel

Outillage Renardeau, zoning industriel, 5300 Andenne

Me désinscrire : https://renardeau-outils.example/desinscription`,
    expected: [],
  },
  {
    name: 'fr: employee tells of her daughter and asks for a swap of shifts',
    sentAt: '2027-11-15T20:12:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Sabrina Teyssier <sabrina.teyssier@courriel.example>',
    subject: 'jeudi',
    text: `Bonsoir patron

ma fille passe son audition au conservatoire jeudi a 14h, du coup je peux pas faire le service du midi. J'ai vu avec Lucas il prend mon service de 11h a 15h et moi je fais le sien samedi soir 18h30-23h. C'est bon pour vous ?

Merci d'avance
Sabrina`,
    expected: [],
  },
  {
    name: 'fr: thanks for an offer with old appointment only in the quote',
    sentAt: '2027-04-09T16:44:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Laurent Issartel <l.issartel@mairie-bellecombe.example>',
    subject: 'RE: Devis rideaux salle des fêtes',
    text: `Bonjour Madame Pons,

Bien reçu votre devis, merci. Pourriez-vous y ajouter le SIRET et indiquer si le classement au feu M1 est compris ? Je dois le présenter à la commission avec deux autres offres, vous aurez une réponse écrite d'ici fin mai.

Cordialement,
Laurent Issartel
Services techniques

De : Valérie Pons <contact@pons-decoration.example>
Envoyé : mardi 6 avril 2027 18:20
À : Laurent Issartel
Objet : Devis rideaux salle des fêtes

Bonjour Monsieur Issartel,
Suite à ma visite du mardi 6 avril à 10h, vous trouverez ci-joint mon devis DV-311 d'un montant de 3 764 € TTC, valable jusqu'au 6 juin.
Valérie Pons`,
    expected: [],
  },
  {
    name: 'fr: Quebec notary moves the signing to an earlier hour',
    sentAt: '2027-11-01T11:36:00-04:00',
    timezone: 'America/Toronto',
    from: 'Me Josée Desrosiers <jdesrosiers@notairesdesrosiers.example>',
    subject: 'Signature de l’acte - changement d’heure',
    text: `Bonjour Monsieur Lavoie,

Je dois devancer la signature de vendredi : au lieu de 15 h, je vous attends vendredi le 5 novembre à 13 h 15 à mon étude. Le vendeur a déjà confirmé.

S.V.P. apporter deux pièces d'identité avec photo et le chèque certifié de 24 318,77 $. Les fonds de la banque doivent être reçus au plus tard le 4 novembre à 16 h.

Cordialement,

Me Josée Desrosiers, notaire
450 555-0190`,
    expected: [at('2027-11-05T13:15:00-04:00')],
  },
  {
    name: 'fr: call in Paris time for a reader on Reunion island',
    sentAt: '2027-08-24T09:28:00+02:00',
    timezone: 'Indian/Reunion',
    from: 'Bertrand Chassaing <b.chassaing@vanille-comptoir.example>',
    subject: 'Récolte 2027',
    text: `Bonjour Marie-Josée,

Merci pour les photos, les gousses sont superbes. Je vous appelle jeudi 26 août à 11h, heure de Paris, pour parler volumes et prix. L'an dernier nous étions à 340 € le kilo pour 60 kg.

Bonne journée à vous tous,
Bertrand Chassaing
Le Comptoir de la Vanille
Boutique ouverte du mardi au samedi, 10h-19h`,
    expected: [at('2027-08-26T13:00:00+04:00')],
  },
  {
    name: 'fr: Belgian authority announces an inspection on site',
    sentAt: '2027-01-29T13:17:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Service Prévention Incendie - Zone Haute-Sambre <prevention@zone-hautesambre.example>',
    subject: 'Réf. PI/2027/0093 - Visite de contrôle de votre établissement',
    text: `Madame, Monsieur,

Dans le cadre du renouvellement de votre attestation de sécurité, le lieutenant Dubuisson procédera à la visite de votre établissement (« Le Vieux Moulin », capacité 49 personnes) le vendredi 12 février 2027 de 9h00 à 11h30.

Votre présence ou celle d'un mandataire est indispensable.

Documents à tenir à disposition :
- rapport de contrôle de l'installation électrique
- attestation d'entretien des extincteurs (moins d'un an)
- plan d'évacuation

La redevance de 125 € est payable dans les trente jours.

Pour le Commandant de zone,
Le service Prévention
Permanence téléphonique : lundi et mercredi, 13h-16h, 071 55 02 90`,
    expected: [at('2027-02-12T09:00:00+01:00', '2027-02-12T11:30:00+01:00')],
  },
];
