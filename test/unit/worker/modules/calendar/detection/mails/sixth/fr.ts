import { at, crlf, type DetectionMail, days } from '../mail.ts';

export const frenchMails: DetectionMail[] = [
  {
    name: 'fr: Quebec tax adviser fixes an hour at the office, filing deadline beside it',
    sentAt: '2027-03-08T09:12:00-05:00',
    timezone: 'America/Toronto',
    from: 'Josée Tanguay, CPA <jtanguay@tanguay-roy.example>',
    subject: 'Votre dossier 2026 – rencontre',
    text: `Bonjour Monsieur Bouffard,

Nous avons bien reçu vos relevés et la boîte de factures, merci. Il nous manque encore le relevé 1 de votre employé à temps partiel.

Pour passer à travers tout ça ensemble, je vous attends mardi le 23 mars à 13 h 30 à nos bureaux. Prévoyez une heure. Le stationnement est gratuit en arrière de la bâtisse.

Je vous rappelle que la date limite de production est le 30 avril et que tout solde est payable à cette même date.

Au plaisir,

Josée Tanguay, CPA
Tanguay Roy inc.
418 555-0142, poste 23
Heures d'ouverture : lundi au vendredi, 8 h 30 à 17 h (fermé de 12 h à 13 h)`,
    expected: [at('2027-03-23T13:30:00-04:00', '2027-03-23T14:30:00-04:00')],
  },
  {
    name: 'fr: Belgian landlord shows a flat on Saturday week at quarter to eleven',
    sentAt: '2027-02-10T20:31:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Freddy Hallet <freddy.hallet@courrier.example>',
    subject: 'Re: local commercial rue du Moulin',
    text: `Bonsoir,

Oui le rez est toujours à louer, à neuf cent nonante euros plus les charges. La vitrine a été refaite l'an passé et il y a une cave de trente mètres carrés.

Le locataire actuel remet les clés fin de semaine prochaine, donc je peux vous le montrer samedi en huit, à onze heures moins le quart. Vous sonnez chez Hallet, c'est la porte à côté.

Si vous ne sauriez pas venir, prévenez-moi svp, je fais la route depuis Dinant.

Bien à vous,
F. Hallet
0470 55 01 98`,
    expected: [at('2027-02-20T10:45:00+01:00')],
  },
  {
    name: 'fr: Swiss heating fitter announces a visit with its length in dotted date',
    sentAt: '2027-04-06T14:02:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Service clients Chammartin Chauffage SA <service@chammartin-chauffage.example>',
    subject: 'Ordre 70-4418 / révision du brûleur',
    text: `Madame, Monsieur,

Suite à votre appel, nous vous confirmons le passage de notre monteur, M. Sudan :

mercredi 14.04.2027 à 08h15
Durée de l'intervention : 1h30
Lieu : votre cabinet, route de Bertigny 12, sous-sol

Veuillez laisser l'accès à la chaufferie libre. L'eau chaude sera coupée durant les travaux. Forfait : CHF 290.– TVA en sus, payable à 30 jours.

En cas d'empêchement, merci de nous aviser au moins un jour ouvrable à l'avance (tél. 026 555 01 20, 07h00–11h45 / 13h15–17h00).

Avec nos meilleures salutations

Chammartin Chauffage SA`,
    expected: [at('2027-04-14T08:15:00+02:00', '2027-04-14T09:45:00+02:00')],
  },
  {
    name: 'fr: colleague moves a weekly talk from Thursday to Friday',
    sentAt: '2027-05-10T08:03:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Solène Guivarch <solene@atelier-guivarch.example>',
    subject: 'point de la semaine',
    text: `Salut,

je suis coincée à Brest jeudi, on peut décaler notre point de jeudi 10h à vendredi 11h ? Même salle.

Pense à imprimer les maquettes A3 stp, le client les veut pour la fin du mois.

Bises
So`,
    expected: [at('2027-05-14T11:00:00+02:00')],
  },
  {
    name: 'fr: customer takes the second of three quoted slots',
    sentAt: '2027-06-03T16:47:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Gérard Plantevin <g.plantevin@domaine-plantevin.example>',
    subject: 'RE: Visite technique chambre froide',
    text: `Bonjour Mme Ouali,

Le deuxième me convient, j'y serai avec mon chef de culture.

Cordialement,
Gérard Plantevin
Domaine Plantevin – vente au caveau du lundi au samedi de 9h à 12h et de 14h à 18h30

Le 2 juin 2027 à 11:20, Nadia Ouali a écrit :
> Bonjour Monsieur Plantevin,
>
> Je vous propose l'une de ces dates pour la visite technique :
>   - lundi 7 juin à 14h
>   - mercredi 9 juin à 9h
>   - jeudi 10 juin à 16h30
> Merci de me dire ce qui vous arrange.
>
> Nadia Ouali
> Froid Services du Comtat`,
    expected: [at('2027-06-09T09:00:00+02:00')],
  },
  {
    name: 'fr: calendar invitation to a project kick-off',
    sentAt: '2027-09-02T17:25:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Karim Belhadj <karim.belhadj@mutuelle-des-halles.example>',
    subject: 'Invitation : Lancement refonte intranet',
    text: `Bonjour à tous,

Vous trouverez ci-joint l'invitation pour le lancement. Ordre du jour à venir d'ici lundi soir.

Karim Belhadj
Chef de projet, Mutuelle des Halles`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Mutuelle des Halles//Agenda//FR
VERSION:2.0
METHOD:REQUEST
BEGIN:VTIMEZONE
TZID:Europe/Paris
BEGIN:DAYLIGHT
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
TZNAME:CEST
DTSTART:19700329T020000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
END:DAYLIGHT
BEGIN:STANDARD
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
TZNAME:CET
DTSTART:19701025T030000
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
END:STANDARD
END:VTIMEZONE
BEGIN:VEVENT
UID:7f2c41e0-lancement@mutuelle-des-halles.example
DTSTAMP:20270902T152400Z
DTSTART;TZID=Europe/Paris:20270907T140000
DTEND;TZID=Europe/Paris:20270907T153000
SUMMARY:Lancement refonte intranet
LOCATION:Salle Garonne\\, 3e étage
ORGANIZER;CN=Karim Belhadj:mailto:karim.belhadj@mutuelle-des-halles.example
ATTENDEE;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:bonjour@studio-pavot.example
SEQUENCE:0
STATUS:CONFIRMED
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-09-07T14:00:00+02:00', '2027-09-07T15:30:00+02:00')],
  },
  {
    name: 'fr: restaurant confirms a table with JSON-LD',
    sentAt: '2027-10-18T10:15:22+02:00',
    timezone: 'Europe/Paris',
    from: 'Le Bouchon des Terreaux <reservation@bouchon-terreaux.example>',
    subject: 'Votre réservation est confirmée (n° BT-88213)',
    text: `Bonjour Hélène Morand,

Nous avons le plaisir de vous confirmer votre table :

Jeudi 21 octobre 2027 à 12h15
6 personnes – salle du fond

En cas de retard, appelez-nous au 04 55 50 12 70. Annulation gratuite jusqu'à la veille 18h.

À très vite !
Le Bouchon des Terreaux
Service de 12h à 14h et de 19h à 22h, fermé dimanche et lundi`,
    html: `<html><head><script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "FoodEstablishmentReservation",
  "reservationNumber": "BT-88213",
  "reservationStatus": "http://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "Hélène Morand" },
  "partySize": 6,
  "startTime": "2027-10-21T12:15:00+02:00",
  "reservationFor": {
    "@type": "FoodEstablishment",
    "name": "Le Bouchon des Terreaux",
    "address": { "@type": "PostalAddress", "streetAddress": "9 rue de la Martinière", "addressLocality": "Lyon", "postalCode": "69001", "addressCountry": "FR" }
  }
}
</script></head><body>
<p>Bonjour Hélène Morand,</p>
<p>Nous avons le plaisir de vous confirmer votre table :</p>
<p><b>Jeudi 21 octobre 2027 à 12h15</b><br>6 personnes – salle du fond</p>
<p>En cas de retard, appelez-nous au 04 55 50 12 70. Annulation gratuite jusqu'à la veille 18h.</p>
<p>À très vite !<br>Le Bouchon des Terreaux<br>Service de 12h à 14h et de 19h à 22h, fermé dimanche et lundi</p>
</body></html>`,
    expected: [at('2027-10-21T12:15:00+02:00')],
  },
  {
    name: 'fr: partner goes to a trade fair with the reader for two whole days',
    sentAt: '2027-08-25T09:40:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Bruno Castaing <bruno@menuiserie-castaing.example>',
    subject: 'Salon Bois & Machines',
    text: `Salut Manu,

C'est décidé, on y va tous les deux : salon Bois & Machines à Lyon, mardi 21 et mercredi 22 septembre, les deux journées complètes. J'ai pris les badges (0 €, code exposant) et deux chambres à l'hôtel des Brotteaux, 94 € la nuit petit-déj compris.

Note-le dans l'agenda pour que personne ne te colle un chantier dessus. Je voudrais voir la nouvelle plaqueuse de chants, si elle tient moins de 40 000 on en parle sérieusement.

Bruno`,
    expected: [days('2027-09-21', '2027-09-23')],
  },
  {
    name: 'fr: friend of the firm suggests lunch at half past noon',
    sentAt: '2027-07-05T11:33:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Mireille Castel <mimi.castel@lapost.example>',
    subject: 'alors ces vacances ??',
    text: `Coucou Fabienne !

Ça fait une éternité... Je suis rentrée du Portugal samedi, rouge comme une écrevisse, et j'ai plein de choses à te raconter (dont une idée pour la boutique, tu vas rire ou pas).

On déjeune jeudi, midi et demi, chez Paulette ? C'est moi qui régale, tu as payé les trois dernières fois.

Gros bisous
Mireille`,
    expected: [at('2027-07-08T12:30:00+02:00')],
  },
  {
    name: 'fr: Montreal client names a call in both zones for a Paris agency',
    sentAt: '2027-03-15T11:20:00-04:00',
    timezone: 'Europe/Paris',
    from: 'Marie-Ève Dufresne <medufresne@cabanes-laurentides.example>',
    subject: 'Appel pour le site web',
    text: `Bonjour Thibault,

Merci pour la soumission, c'est bien monté. Mon associé a une couple de questions sur la traduction et sur l'hébergement.

Est-ce qu'on se parle jeudi 18 mars à 10 h, heure de Montréal? Attention, nous autres on vient d'avancer l'heure, donc ça fait 15 h chez vous. On en a pour trois quarts d'heure, pas plus.

Je t'appelle sur WhatsApp.

Bonne journée!
Marie-Ève
Cabanes des Laurentides
450 555-0177`,
    expected: [at('2027-03-18T15:00:00+01:00', '2027-03-18T15:45:00+01:00')],
  },
  {
    name: 'fr: plumber writes in lower case without accents for tomorrow',
    sentAt: '2027-12-01T19:55:00+01:00',
    timezone: 'Europe/Paris',
    from: 'momo plomberie <momo.plomberie@boitemel.example>',
    subject: 'fuite',
    text: `bjr desole je sors seulement du chantier j ai vu votre message. coupez le robinet sous l evier en attendant. je passe demain 7h30 avant mes autres clients, faut juste que qqun m ouvre le rideau. deplacement 60e
momo`,
    expected: [at('2027-12-02T07:30:00+01:00')],
  },
  {
    name: 'fr: Swiss parent agrees to a trial lesson with its end',
    sentAt: '2027-09-04T21:14:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Stéphanie Rochat-Keller <s.rochat.keller@netmail.example>',
    subject: "Cours d'essai piano pour Mathis",
    text: `Bonjour Madame Vuilleumier,

Un tout grand merci pour votre proposition. Le mercredi est compliqué pour nous, Mathis a le foot jusqu'à 17h, mais samedi prochain 11 septembre, de 10h00 à 10h45, c'est parfait. Mon mari l'amènera.

Faut-il qu'il prenne ses partitions ? Il a fait deux ans avec l'ancienne méthode (le cahier bleu). Si ça lui plaît nous partirions sur l'abonnement à 890.– par semestre.

Bon week-end à vous,
Stéphanie Rochat-Keller`,
    expected: [at('2027-09-11T10:00:00+02:00', '2027-09-11T10:45:00+02:00')],
  },
  {
    name: 'fr: town hall announces the fire safety inspection of a hotel',
    sentAt: '2027-10-12T15:08:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Service Prévention ERP <prevention-erp@ville-saint-aubrac.example>',
    subject: 'Visite périodique de la commission communale de sécurité – Hôtel des Voyageurs',
    text: `Réf. : CCS/2027/0316
Affaire suivie par : Mme Delphine Roumégous

Madame la Directrice,

J'ai l'honneur de vous informer que la commission communale de sécurité procédera à la visite périodique de votre établissement le :

                    mardi 9 novembre 2027 à 9 heures 30

Votre présence, ou celle de votre représentant dûment mandaté, est indispensable. Vous voudrez bien tenir à la disposition de la commission le registre de sécurité ainsi que les rapports de vérification des installations électriques, de gaz et d'alarme.

Les rapports de l'année en cours devront parvenir à mes services au plus tard le vendredi 29 octobre 2027 à 12 heures.

La précédente visite, effectuée le 14 novembre 2022, avait donné lieu à un avis favorable.

Je vous prie d'agréer, Madame la Directrice, l'expression de ma considération distinguée.

Pour le Maire et par délégation,
L'adjoint à la sécurité
Accueil du public : lundi au jeudi 8h45-12h / 13h30-17h`,
    expected: [at('2027-11-09T09:30:00+01:00')],
  },
  {
    name: 'fr: Quebec computer support calls the day after tomorrow with a link',
    sentAt: '2027-10-05T10:51:00-04:00',
    timezone: 'America/Toronto',
    from: 'Soutien TI Boréal <soutien@boreal-ti.example>',
    subject: '[Billet #51877] Imprimante réseau et courriels qui rentrent pas',
    text: `Bonjour Réjean,

J'ai regardé de mon bord, c'est le certificat qui est échu sur votre vieux serveur. Faut que je me branche sur votre poste pour le remplacer.

Je vous donne rendez-vous après-demain à 15 h 30, ça va prendre 20 minutes. Vous cliquez ici et je prends la main :
https://visio.boreal-ti.example/j/51877-rejean

D'ici là n'éteignez pas l'ordi de la réception.

Kevin
Soutien TI Boréal | 7 jours, 7 h à 22 h | 1 855 555-0133`,
    expected: [at('2027-10-07T15:30:00-04:00', '2027-10-07T15:50:00-04:00')],
  },
  {
    name: 'fr: photographer lists four slots with ranges',
    sentAt: '2027-01-20T12:06:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Ingrid Sorel <ingrid@sorel-photo.example>',
    subject: 'Shooting équipe : dispos',
    text: `Bonjour Léa,

Comme convenu, voici ce que je peux vous bloquer pour les portraits de l'équipe, chez vous :

• mar. 26/01 : 9h-10h30
• mer. 27/01 : 14h-15h30
• ven. 29/01 : 9h-10h30
• lun. 01/02 : 16h-17h30

Premier répondu, premier servi ! Le devis SP-0127 (680 € HT, 12 photos retouchées) est valable jusqu'au 31 janvier. Livraison des fichiers sous 10 jours.

Ingrid Sorel
06 55 50 18 04`,
    expected: [
      at('2027-01-26T09:00:00+01:00', '2027-01-26T10:30:00+01:00'),
      at('2027-01-27T14:00:00+01:00', '2027-01-27T15:30:00+01:00'),
      at('2027-01-29T09:00:00+01:00', '2027-01-29T10:30:00+01:00'),
      at('2027-02-01T16:00:00+01:00', '2027-02-01T17:30:00+01:00'),
    ],
  },
  {
    name: 'fr: Swiss fiduciary invites a client personally to drinks',
    sentAt: '2027-11-15T08:22:00+01:00',
    timezone: 'Europe/Zurich',
    from: 'Olivier de Preux <o.depreux@fiduciaire-depreux.example>',
    subject: 'Nos 25 ans – vous en êtes !',
    text: `Cher Monsieur Aebischer,

Vingt-cinq ans que la fiduciaire existe, et vingt-deux que vous nous confiez vos comptes : nous tenons à vous avoir parmi nous.

Apéritif dînatoire le jeudi 2 décembre dès 18h30 au Carnotzet de la Tour, à Sierre. Fendant, raclette, et promis, pas de discours de plus de trois minutes.

Dites-moi d'ici au 25 novembre si vous venez seul ou accompagné.

Cordialement vôtre,
Olivier de Preux`,
    expected: [at('2027-12-02T18:30:00+01:00')],
  },
  {
    name: 'fr: Quebec training registration with JSON-LD',
    sentAt: '2027-05-03T13:37:10-04:00',
    timezone: 'America/Toronto',
    from: 'Centre de formation SécurPro <inscriptions@securpro-formation.example>',
    subject: "Confirmation d'inscription - SIMDUT 2027-05-19",
    text: `Bonjour Annie Pelchat,

Votre inscription est confirmée.

Formation : SIMDUT - manipulation des produits dangereux
Date : 2027-05-19 (mercredi)
Heure : 8 h 30 à 12 h
Endroit : 2200, boul. Industriel, local 104, Drummondville
Montant payé : 149,00 $ + taxes

Apportez une pièce d'identité. Votre attestation vous parviendra par courriel dans les 5 jours ouvrables.

L'équipe SécurPro`,
    html: `<!DOCTYPE html><html lang="fr-CA"><body>
<script type="application/ld+json">
[{
  "@context": "https://schema.org",
  "@type": "EventReservation",
  "reservationNumber": "SP-2027-04419",
  "reservationStatus": "https://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "Annie Pelchat" },
  "reservationFor": {
    "@type": "Event",
    "name": "SIMDUT - manipulation des produits dangereux",
    "startDate": "2027-05-19T08:30:00-04:00",
    "endDate": "2027-05-19T12:00:00-04:00",
    "location": { "@type": "Place", "name": "SécurPro, local 104", "address": "2200, boul. Industriel, Drummondville (Québec)" }
  }
}]
</script>
<p>Bonjour Annie Pelchat,</p>
<p>Votre inscription est confirmée.</p>
<table>
<tr><td>Formation</td><td>SIMDUT - manipulation des produits dangereux</td></tr>
<tr><td>Date</td><td>2027-05-19 (mercredi)</td></tr>
<tr><td>Heure</td><td>8 h 30 à 12 h</td></tr>
<tr><td>Endroit</td><td>2200, boul. Industriel, local 104, Drummondville</td></tr>
<tr><td>Montant payé</td><td>149,00 $ + taxes</td></tr>
</table>
<p>Apportez une pièce d'identité. Votre attestation vous parviendra par courriel dans les 5 jours ouvrables.</p>
<p>L'équipe SécurPro</p>
</body></html>`,
    expected: [at('2027-05-19T08:30:00-04:00', '2027-05-19T12:00:00-04:00')],
  },
  {
    name: 'fr: shop manager calls everybody in for a whole day of stock-take',
    sentAt: '2027-12-13T18:10:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Valérie Lhomme <v.lhomme@quincaillerie-lhomme.example>',
    subject: 'INVENTAIRE',
    text: `Bonsoir à toute l'équipe,

L'inventaire aura lieu le jeudi 30 décembre, toute la journée. Le magasin sera fermé aux clients et j'ai besoin de tout le monde sans exception, vous aussi Sandrine à la compta :)

Les écarts de l'an dernier (1 842 € sur la visserie !!) viennent des retours non saisis, merci de tout remettre en rayon avant Noël.

Pizzas offertes par la maison.

Valérie`,
    expected: [days('2027-12-30')],
  },
  {
    name: 'fr: customer offers to come by after naming an appointment of her own',
    sentAt: '2027-06-21T09:58:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Yvette Darrieussecq <yvette.darrieussecq@fibremail.example>',
    subject: 'mes rideaux',
    text: `Bonjour Madame,

Je signe enfin chez le notaire demain à 14h, la maison sera donc à moi et je vais pouvoir m'occuper des rideaux !

J'aimerais vous montrer les photos et choisir les tissus avec vous. Je viendrais mercredi à 17h30 au magasin si cela vous va. J'ai mesuré le salon : 2 m 40 de haut sur 3 m 15, et ma fille vient le 3 juillet, ce serait bien que tout soit posé à l'automne.

Bien cordialement
Y. Darrieussecq`,
    expected: [at('2027-06-23T17:30:00+02:00')],
  },
  {
    name: 'fr: one line announcing a phone call this evening',
    sentAt: '2027-04-28T11:02:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Me Aubertin <aubertin@cabinet-aubertin.example>',
    subject: 'Re: Bail commercial',
    text: `Bien reçu, je vous appelle ce soir à 18h45 pour en parler. SA`,
    expected: [at('2027-04-28T18:45:00+02:00')],
  },
  {
    name: 'fr: Belgian architect cannot make one time and offers two others',
    sentAt: '2027-11-05T14:29:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Anne-Catherine Lejeune <ac.lejeune@atelier-lejeune.example>',
    subject: 'Re: réunion de chantier',
    text: `Bonjour Pascal,

Mardi 15h ça n'ira pas pour moi, je donne cours à Mons. Par contre je peux être sur le chantier mercredi 10 à onze heures et quart, ou sinon vendredi 12 à 8h. Tu me dis quoi ?

Pour le châssis de la cuisine : septante-cinq centimètres, pas septante-deux. Il faut que le menuisier corrige avant de lancer la commande.

À tantôt,
Anne-Catherine

------
De : Pascal Wauters
Envoyé : vendredi 5 novembre 2027 13:50
À : Anne-Catherine Lejeune
Objet : réunion de chantier

Salut, mardi 9 à 15h sur place ça te va ? P.`,
    expected: [at('2027-11-10T11:15:00+01:00'), at('2027-11-12T08:00:00+01:00')],
  },
  {
    name: 'fr: club secretary tells a committee member of two evenings',
    sentAt: '2027-02-22T22:05:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Jean-Luc Kerbrat <jl.kerbrat@voile-plougannec.example>',
    subject: 'Comité + AG',
    text: `Salut Gwen,

Deux dates à retenir :

1) le comité, mardi 9 mars, 20h, chez moi (la salle est prise par la belote). Apporte les relevés de compte stp.
2) l'assemblée générale, samedi 20 mars, 14h30, salle des fêtes. Tu présentes le rapport du trésorier, 10 min grand max !

Les convocations aux adhérents doivent partir avant le 5 mars, je m'en charge. Les cotisations 2027 (85 €) sont à encaisser pour le 31.

Kenavo
Jean-Luc`,
    expected: [at('2027-03-09T20:00:00+01:00'), at('2027-03-20T14:30:00+01:00')],
  },
  {
    name: 'fr: Quebec supplier declines the proposed hour without another',
    sentAt: '2027-02-02T08:44:00-05:00',
    timezone: 'America/Toronto',
    from: 'Ghislain Thériault <ghislain@emballages-theriault.example>',
    subject: 'RE: Démonstration ensacheuse',
    text: `Bonjour Mme Caron,

Malheureusement jeudi 15 h ça marchera pas, mon démonstrateur est en Abitibi toute la semaine pis je veux pas vous envoyer quelqu'un qui connaît pas la machine. Je regarde son horaire et je vous reviens avec d'autres dates.

En attendant la fiche technique est en pièce jointe. Prix en vigueur jusqu'au 28 février.

Désolé du contretemps!

Ghislain Thériault
819 555-0161

De : Lucie Caron
Envoyé : 1 février 2027 16:12
> Bonjour, seriez-vous disponible jeudi le 4 février à 15 h pour la démonstration à notre usine?`,
    expected: [],
  },
  {
    name: 'fr: chamber newsletter with workshops at set hours',
    sentAt: '2027-09-09T06:00:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Chambre des Artisans <lettre@chambre-artisans.example>',
    subject: 'Vos rendez-vous de la rentrée',
    text: `LA LETTRE DES ARTISANS – n° 214

ATELIER « Bien chiffrer ses devis »
Mardi 21 septembre, 9h-12h, à Limoges. Gratuit, 20 places.

WEBINAIRE « Facture électronique : où en êtes-vous ? »
Jeudi 23 septembre à 13h. Je m'inscris : https://chambre-artisans.example/webinaire-facture

PERMANENCE JURIDIQUE
Tous les lundis de 14h à 16h30, sans rendez-vous.

PRIX DU JEUNE TALENT
Dépôt des dossiers avant le 15 octobre, minuit.

Vous recevez ce message car vous êtes ressortissant de la chambre. Se désabonner : https://chambre-artisans.example/stop`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'fr: payment reminder with a date and an hour as the limit',
    sentAt: '2027-09-14T10:00:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Comptabilité Ets Fourcade <compta@ets-fourcade.example>',
    subject: '2e relance – facture FA-27-06612',
    text: `Madame, Monsieur,

Sauf erreur de notre part, la facture FA-27-06612 du 30/06/2027 d'un montant de 1 236,40 € TTC, échue le 31/07/2027, reste impayée malgré notre relance du 24/08/2027.

Nous vous demandons de procéder au règlement avant le jeudi 30 septembre 2027 à 17h00. À défaut, le dossier sera remis à notre service contentieux dès le vendredi 1er octobre à 9h00, et l'indemnité forfaitaire de 40 € vous sera facturée.

Si votre paiement s'est croisé avec ce courrier, veuillez ne pas en tenir compte.

Le service comptabilité
05 55 50 44 21 (9h30-11h30, sauf mercredi)`,
    expected: [],
  },
  {
    name: 'fr: parcel notice with a delivery window and JSON-LD',
    sentAt: '2027-11-24T07:18:45+01:00',
    timezone: 'Europe/Paris',
    from: 'Colivite <ne-pas-repondre@colivite.example>',
    subject: 'Votre colis arrive demain',
    text: `Bonjour,

Votre colis 6C2290417755 expédié par PAPETERIE ROUSSET sera livré demain, jeudi 25/11, entre 10h00 et 12h00.

Absent ? Choisissez un autre jour ou un point relais avant ce soir 22h : https://colivite.example/suivi/6C2290417755

Merci de ne pas répondre à ce message.`,
    html: `<html><body><script type="application/ld+json">
{"@context":"http://schema.org","@type":"ParcelDelivery","trackingNumber":"6C2290417755","trackingUrl":"https://colivite.example/suivi/6C2290417755","expectedArrivalFrom":"2027-11-25T10:00:00+01:00","expectedArrivalUntil":"2027-11-25T12:00:00+01:00","carrier":{"@type":"Organization","name":"Colivite"},"itemShipped":{"@type":"Product","name":"Colis PAPETERIE ROUSSET"},"partOfOrder":{"@type":"Order","orderNumber":"PR-90031","merchant":{"@type":"Organization","name":"Papeterie Rousset"}}}
</script>
<p>Bonjour,</p><p>Votre colis <b>6C2290417755</b> expédié par PAPETERIE ROUSSET sera livré demain, jeudi 25/11, entre 10h00 et 12h00.</p>
<p>Absent ? <a href="https://colivite.example/suivi/6C2290417755">Choisissez un autre jour ou un point relais</a> avant ce soir 22h.</p>
<p>Merci de ne pas répondre à ce message.</p></body></html>`,
    expected: [],
  },
  {
    name: 'fr: applicant is free in general and names nothing',
    sentAt: '2027-06-14T17:52:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Youssef Amrani <youssef.amrani.be@monmail.example>',
    subject: 'Candidature aide-cuisinier (annonce du 9 juin)',
    text: `Madame, Monsieur,

Je me permets de vous adresser ma candidature pour le poste d'aide-cuisinier, 38 h/semaine, paru dans votre annonce du 9 juin.

J'ai travaillé trois ans à la brasserie Le Perroquet à Namur (service du midi, 11h-15h, septante couverts) et je dispose de mon certificat AFSCA. Je pourrais commencer dès le 1er juillet.

Je suis disponible pour un entretien à votre meilleure convenance : la semaine prochaine je suis assez libre, de préférence en matinée. Vous pouvez me joindre par téléphone après 16h au 0486 55 03 71.

Dans l'attente de vous lire, je vous prie d'agréer mes salutations distinguées.

Youssef Amrani
(CV en annexe)`,
    expected: [],
  },
  {
    name: 'fr: forwarded summer closing of a supplier',
    sentAt: '2027-07-12T09:05:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Cédric Maunier <cedric@carrosserie-maunier.example>',
    subject: 'TR: Fermeture estivale',
    text: `Pour info, faut qu'on passe la commande de peinture à temps sinon on est marrons tout le mois d'août. Je m'en occupe.

Cédric

---------- Message transféré ----------
De : Peintures Varennes <adv@peintures-varennes.example>
Date : ven. 9 juil. 2027 à 16:31
Objet : Fermeture estivale

Chers clients,

Nos dépôts seront fermés du lundi 2 août au vendredi 20 août inclus. Réouverture lundi 23 août à 7h30.

Dernières commandes : vendredi 23 juillet, 12h00. Dernier départ camion : mercredi 28 juillet, 6h00.

Bonnes vacances à tous !`,
    expected: [],
  },
  {
    name: 'fr: customer cancels tomorrow because of a sick child',
    sentAt: '2027-09-23T07:36:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Laëtitia Bonnard <laetitia.bonnard@netcourrier.example>',
    subject: 'RDV demain',
    text: `Bonjour,
Ma petite est malade, 39 de fièvre, je dois malheureusement annuler mon rendez-vous de demain 14h pour la couleur et la coupe. Vraiment désolée de vous prévenir si tard.
Je vous rappelle quand elle ira mieux pour en reprendre un.
Laëtitia B.`,
    expected: [],
  },
  {
    name: 'fr: software provider announces a maintenance night',
    sentAt: '2027-02-15T14:00:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Statut Cassebrique <statut@cassebrique.example>',
    subject: 'Maintenance programmée du 20 février',
    text: `Bonjour,

Afin d'améliorer les performances de votre logiciel de caisse, une opération de maintenance aura lieu :

Début : samedi 20 février 2027, 22h00 (heure de Paris)
Fin : dimanche 21 février 2027, 02h00

Pendant ce créneau, l'encaissement fonctionnera en mode hors ligne. La synchronisation reprendra automatiquement. Aucune action n'est requise de votre part.

L'équipe Cassebrique

Gérer mes notifications : https://statut.cassebrique.example/preferences`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'fr: calendar cancellation from a Belgian customer',
    sentAt: '2027-03-12T16:20:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Pieter-Jan Claes <pj.claes@brasserie-claes.example>',
    subject: 'Annulé : Dégustation étiquettes',
    text: `Bonjour,

Je suis obligé d'annuler, l'imprimeur n'a pas livré les essais. On se retéléphone quand je les ai.

PJ`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Brasserie Claes//Calendrier//FR
VERSION:2.0
METHOD:CANCEL
BEGIN:VEVENT
UID:etiq-20270317@brasserie-claes.example
DTSTAMP:20270312T151900Z
DTSTART:20270317T090000Z
DTEND:20270317T100000Z
SUMMARY:Annulé : Dégustation étiquettes
ORGANIZER;CN=Pieter-Jan Claes:mailto:pj.claes@brasserie-claes.example
ATTENDEE:mailto:hello@graphisme-dulait.example
SEQUENCE:2
STATUS:CANCELLED
END:VEVENT
END:VCALENDAR`),
    expected: [],
  },
  {
    name: 'fr: rota of the colleagues at the counter',
    sentAt: '2027-04-16T15:45:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Maïté Collard <maite@boulangerie-collard.example>',
    subject: 'horaire semaine 16',
    text: `Coucou, voici l'horaire des filles pour la semaine prochaine, c'est juste pour que tu saches qui est au comptoir si on t'appelle au bureau :

lundi 19 : fermé
mardi 20 : Samira 6h-13h, Chloé 13h-18h30
mercredi 21 : Samira 6h-13h, Inès 13h-18h30
jeudi 22 : Chloé 6h-13h, Inès 13h-18h30
vendredi 23 : Samira 6h-13h, Chloé 13h-18h30
samedi 24 : toutes les trois, 6h30-17h

Inès a demandé congé le 30, j'ai dit oui.

Maïté`,
    expected: [],
  },
  {
    name: "fr: minutes of yesterday's meeting with tasks to be done",
    sentAt: '2027-05-21T11:40:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Aurélie Vasseur <aurelie.vasseur@office-tourisme-valserac.example>',
    subject: 'CR réunion du 20 mai – dépliant été',
    text: `Bonjour,

Merci pour votre accueil hier. Ci-dessous le relevé de décisions de notre réunion du jeudi 20 mai (14h-15h30, dans vos locaux).

1. Format : 3 volets, 10 x 21 cm, papier 135 g. Validé.
2. Textes : je vous les envoie au plus tard mardi 25 mai à midi.
3. Photos : vous récupérez celles du château (Mme Serre, 05 55 50 77 12).
4. BAT : à nous adresser pour le vendredi 4 juin.
5. Tirage : 8 000 ex., livraison à l'office le 15 juin entre 9h et 12h.

Sans retour de votre part sous 48 h, je considère ce compte rendu comme approuvé.

Bien à vous,
Aurélie Vasseur
Office de tourisme – ouvert tous les jours 9h30-18h en saison`,
    expected: [],
  },
  {
    name: 'fr: acquaintance tells when the report is on the radio',
    sentAt: '2027-10-11T12:24:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Quentin Delmas <q.delmas@radio-vallespir.example>',
    subject: "Ça y est, c'est monté !",
    text: `Hello Margaux,

Le sujet sur ton atelier de reliure est dans la boîte : 4'30, et tu es super. Diffusion jeudi 14 à 7h50 dans la matinale, rediff dimanche 17 à 18h10. Le podcast sera en ligne le jour même vers 9h.

Encore merci pour le café et les explications sur les dos cassés, j'ai appris plein de trucs.

Quentin`,
    expected: [],
  },
  {
    name: 'fr: consultant sends a booking link without any time',
    sentAt: '2027-01-28T18:15:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Florent Jacquemin <florent@jacquemin-conseil.example>',
    subject: 'On en discute ?',
    text: `Bonjour Madame Traoré,

Ravi que le diagnostic vous ait plu. Pour la suite, le plus simple est que vous choisissiez vous-même le moment qui vous arrange dans mon agenda :

https://rdv.jacquemin-conseil.example/florent/30min

Je consulte du lundi au jeudi de 9h à 18h, en visio ou au téléphone. Le premier échange de 30 minutes est offert.

Bien cordialement,
Florent Jacquemin
Jacquemin Conseil, Nancy`,
    expected: [],
  },
  {
    name: 'fr: Swiss mother excuses an apprentice for the orthodontist',
    sentAt: '2027-08-30T19:03:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Corinne Jaquier <corinne.jaquier@netplus.example>',
    subject: 'Absence de Loïc',
    text: `Bonjour Monsieur Perrin,

Je vous informe que Loïc a rendez-vous chez l'orthodontiste jeudi à 14h15 à Yverdon. Il quittera donc l'atelier à 13h30 et ne reviendra pas l'après-midi. Il rattrapera ses heures la semaine d'après, il est d'accord.

Le billet du cabinet vous sera remis vendredi.

Merci de votre compréhension et bonne soirée,
Corinne Jaquier`,
    expected: [],
  },
];
