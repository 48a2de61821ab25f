import { at, crlf, type DetectionMail, days } from '../../mail.ts';

export const frenchExam: DetectionMail[] = [
  {
    name: 'fr: heating technician announced with length of the visit',
    sentAt: '2027-01-14T16:42:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Service planning Thermoval <planning@thermoval.example>',
    subject: 'Entretien chaudière - contrat n° 2027-1130',
    text: `Bonjour Madame Pasquier,

Dans le cadre de votre contrat d'entretien, notre technicien Karim Bellanger passera dans vos locaux du 12 rue des Tanneurs mardi 19/01 à 14h30. Merci de prévoir 1h30 sur place et de dégager l'accès à la chaudière.

Le forfait annuel de 164,00 € TTC sera prélevé le 5 février, comme l'an dernier.

En cas d'empêchement, prévenez-nous au moins 24 h à l'avance au 02 00 14 30 30.

Cordialement,

Sylvie Le Goff
Planning Thermoval
Standard ouvert du lundi au vendredi, 8h-12h / 13h30-17h30`,
    expected: [at('2027-01-19T14:30:00+01:00', '2027-01-19T16:00:00+01:00')],
  },
  {
    name: 'fr: Belgian customer asks to come by at half past nine',
    sentAt: '2027-02-22T09:12:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Godelieve Massart <g.massart@boite.example>',
    subject: 'la petite commode de ma mère',
    text: `Bonjour Monsieur Lambotte,

Comme dit au téléphone la semaine passée, j'ai retrouvé les deux poignées qui manquaient à la commode. Est-ce que ça vous irait si je passe vous les déposer à l'atelier ce mercredi à neuf heures et demie ? On en profiterait pour choisir ensemble la teinte de la cire.

Pour l'acompte de nonante euros, je l'ai versé vendredi, vous devriez déjà l'avoir.

Un grand merci et bonne journée,
Godelieve Massart
0470 00 93 09`,
    expected: [at('2027-02-24T09:30:00+01:00')],
  },
  {
    name: 'fr: Swiss fiduciary offers three dates in a list with a length',
    sentAt: '2027-05-03T11:27:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Fiduciaire Rochat & Monney <info@rochat-monney.example>',
    subject: 'Bouclement 2026 - séance de discussion',
    text: `Bonjour Monsieur Cuendet,

Le bouclement de vos comptes 2026 est prêt. Avant signature, nous souhaiterions le parcourir avec vous dans nos bureaux à Yverdon. Il faut compter 45 minutes. Voici nos disponibilités :

  - mardi 11.05.2027 à 08h15
  - mercredi 12.05.2027 à 14h00
  - vendredi 14.05.2027 à 10h30

Merci de nous indiquer la date qui vous convient le mieux. Pour mémoire, la déclaration d'impôt doit être déposée au plus tard le 30 juin.

Avec nos meilleures salutations

Anne-Lise Monney
Experte fiduciaire
Réception : lu-ve 8h00-12h00 / 13h30-17h00
Tél. 024 000 11 14`,
    expected: [
      at('2027-05-11T08:15:00+02:00', '2027-05-11T09:00:00+02:00'),
      at('2027-05-12T14:00:00+02:00', '2027-05-12T14:45:00+02:00'),
      at('2027-05-14T10:30:00+02:00', '2027-05-14T11:15:00+02:00'),
    ],
  },
  {
    name: 'fr: Quebec insurance broker confirms a meeting at the office',
    sentAt: '2027-09-13T10:05:00-04:00',
    timezone: 'America/Toronto',
    from: 'Mélanie Gagnon-Roy <mgagnonroy@courtage-laurentien.example>',
    subject: 'Confirmation - renouvellement de votre police commerciale',
    text: `Bonjour Steve,

Suite à notre conversation de ce matin, je te confirme notre rencontre jeudi le 16 septembre à 13 h 30, à nos bureaux du 2150, boul. des Érables, 3e étage. Apporte ta dernière évaluation du bâtiment si tu l'as sous la main.

Le stationnement derrière la bâtisse est gratuit jusqu'à 18 h. Ta police actuelle (CL-88-1645) reste en vigueur jusqu'au 1er octobre, donc pas de stress.

Au plaisir de te voir,

Mélanie Gagnon-Roy
Courtière en assurance de dommages
450 555-0116, poste 230`,
    expected: [at('2027-09-16T13:30:00-04:00')],
  },
  {
    name: 'fr: call in Montreal time for a reader in Paris, named in both zones',
    sentAt: '2027-03-17T15:48:00-04:00',
    timezone: 'Europe/Paris',
    from: 'Jean-Sébastien Thibault <js.thibault@studio-boreal.example>',
    subject: 'RE: Identité visuelle - suite du projet',
    text: `Allo Clémence,

Merci pour les maquettes, l'équipe capote ben raide sur la piste 2 !

On se fait un appel lundi 22 mars à 10 h, heure de Montréal, pour les derniers ajustements ? Ça fait 15 h chez vous, vu que nous autres on a déjà changé d'heure. Une demi-heure devrait suffire. Je t'appelle sur ton cell.

De ton côté, pas besoin de préparer quoi que ce soit. Les textes finaux, je les attends de mon client d'ici le 31.

À bientôt,
JS`,
    expected: [at('2027-03-22T15:00:00+01:00', '2027-03-22T15:30:00+01:00')],
  },
  {
    name: 'fr: meeting moved from Thursday to Friday',
    sentAt: '2027-04-06T08:54:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Nadège Ollivier <nadege.ollivier@agence-parallele.example>',
    subject: 'Décalage de notre point',
    text: `Bonjour Thomas,

Petit imprévu de mon côté (sortie scolaire de la grande, ils manquent d'accompagnateurs...). Je suis obligée de décaler notre point de jeudi 14h à vendredi 9 avril, 10h15. Toujours chez vous, et toujours avec le graphiste.

Encore désolée, et merci de ta compréhension !

Nadège

--
Agence Parallèle
Nadège Ollivier, cheffe de projet
06 00 14 15 09`,
    expected: [at('2027-04-09T10:15:00+02:00')],
  },
  {
    name: 'fr: answer accepts the second of two quoted proposals',
    sentAt: '2027-10-12T14:22:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Bertrand Jouvenel <b.jouvenel@menuiserie-jouvenel.example>',
    subject: 'Re: Prise de cotes escalier',
    text: `Bonjour,

La deuxième proposition me convient parfaitement, je serai là avec le laser. Pensez juste à me laisser une place devant le portail pour le fourgon.

Bien à vous,
B. Jouvenel

Le mar. 12 oct. 2027 à 09:31, Inès Carpentier <ines@cabinet-carpentier.example> a écrit :
> Bonjour Monsieur Jouvenel,
>
> Pour la prise de cotes de l'escalier au cabinet, nous pouvons vous recevoir :
> - lundi 18 octobre à 11h
> - mardi 19 octobre à 16h30
>
> Dites-nous ce qui vous arrange.
>
> Inès Carpentier`,
    expected: [at('2027-10-19T16:30:00+02:00')],
  },
  {
    name: 'fr: Swiss Teams invitation with a calendar part',
    sentAt: '2027-11-08T09:40:00+01:00',
    timezone: 'Europe/Zurich',
    from: 'Fabienne Perroud <fabienne.perroud@regie-du-leman.example>',
    subject: 'Réfection de la façade, rue des Vignes 8 : séance de coordination',
    text: `Bonjour à tous les deux,

Voici l'invitation pour la séance de coordination. Merci d'avoir lu l'offre de l'échafaudeur d'ici là (CHF 18'450.-).

________________________________________________________________
Réunion Microsoft Teams
Rejoindre la réunion : https://teams.regie-du-leman.example/l/meetup-join/19a7f4
ID de réunion : 318 204 551 27
________________________________________________________________`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Regie du Leman//Agenda//FR
VERSION:2.0
METHOD:REQUEST
BEGIN:VTIMEZONE
TZID:Europe/Zurich
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
UID:facade-vignes-8-20271118@regie-du-leman.example
DTSTAMP:20271108T084000Z
DTSTART;TZID=Europe/Zurich:20271118T133000
DTEND;TZID=Europe/Zurich:20271118T143000
SUMMARY:Réfection de la façade\\, rue des Vignes 8 : séance de coordination
ORGANIZER;CN=Fabienne Perroud:mailto:fabienne.perroud@regie-du-leman.example
ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:contact@peinture-dubrit.example
ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:bureau@echafaudages-riond.example
LOCATION:Réunion Microsoft Teams
SEQUENCE:0
STATUS:CONFIRMED
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-11-18T13:30:00+01:00', '2027-11-18T14:30:00+01:00')],
  },
  {
    name: 'fr: restaurant reservation with JSON-LD',
    sentAt: '2027-06-15T12:03:00+02:00',
    timezone: 'Europe/Paris',
    from: 'La Table de Garance <reservation@tabledegarance.example>',
    subject: 'Votre réservation est confirmée',
    text: `Bonjour Julien Estève,

Votre table est réservée !

La Table de Garance, 4 place du Marché aux Herbes, Montpellier
Vendredi 25 juin 2027 à 20:00
6 personnes
Référence : TG-20631

Passé 15 minutes de retard, nous nous réservons le droit de réattribuer la table. Annulation gratuite jusqu'à 24 h avant.

Ouvert du mardi au samedi, 12:00-14:00 et 19:30-22:00.

À très vite,
L'équipe de La Table de Garance`,
    html: `<!DOCTYPE html>
<html lang="fr"><head><meta charset="utf-8">
<script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "FoodEstablishmentReservation",
  "reservationNumber": "TG-20631",
  "reservationStatus": "http://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "Julien Estève" },
  "partySize": "6",
  "startTime": "2027-06-25T20:00:00+02:00",
  "reservationFor": {
    "@type": "FoodEstablishment",
    "name": "La Table de Garance",
    "address": {
      "@type": "PostalAddress",
      "streetAddress": "4 place du Marché aux Herbes",
      "addressLocality": "Montpellier",
      "postalCode": "34000",
      "addressCountry": "FR"
    }
  }
}
</script></head>
<body>
<p>Bonjour Julien Estève,</p>
<p><strong>Votre table est réservée !</strong></p>
<p>La Table de Garance, 4 place du Marché aux Herbes, Montpellier<br>Vendredi 25 juin 2027 à 20:00<br>6 personnes<br>Référence : TG-20631</p>
<p>Passé 15 minutes de retard, nous nous réservons le droit de réattribuer la table. Annulation gratuite jusqu'à 24 h avant.</p>
<p>Ouvert du mardi au samedi, 12:00-14:00 et 19:30-22:00.</p>
<p>À très vite,<br>L'équipe de La Table de Garance</p>
</body></html>`,
    expected: [at('2027-06-25T20:00:00+02:00')],
  },
  {
    name: 'fr: video call link with a range, software vendor',
    sentAt: '2027-03-02T17:15:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Hugo Ferrandi <hugo.ferrandi@caissepilote.example>',
    subject: 'Votre démo CaissePilote',
    text: `Bonjour Madame Aubry,

Ravi de notre échange tout à l'heure. Comme convenu, je vous montre le module stock en visio :

Vendredi 5 mars, 11h00 - 11h40
https://zoom.caissepilote.example/j/84420171130?pwd=k3J

Si vous pouviez m'envoyer avant un export de votre fichier articles (jeudi soir au plus tard), je le chargerai dans la démo, ce sera plus parlant.

Le tarif de lancement à 39 € HT/mois est valable jusqu'au 31/03.

Bonne soirée,
Hugo Ferrandi
Conseiller commerces de détail`,
    expected: [at('2027-03-05T11:00:00+01:00', '2027-03-05T11:40:00+01:00')],
  },
  {
    name: 'fr: Belgian shop, annual stock-take as a whole day',
    sentAt: '2027-12-09T13:36:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Pascal Delhez <pascal@quincaillerie-delhez.example>',
    subject: 'Inventaire',
    text: `Salut Manon,

Je te le mets par écrit comme ça c'est clair : l'inventaire, c'est le jeudi 30 décembre, toute la journée, magasin fermé. J'ai besoin de toi et de Younes ce jour-là, on n'est pas trop de trois pour la visserie... Je m'occupe des sandwichs.

Les fiches de comptage doivent partir chez le comptable pour le 10 janvier, donc pas question de traîner.

Pascal`,
    expected: [days('2027-12-30')],
  },
  {
    name: 'fr: summons to a two-day course with hours',
    sentAt: '2027-10-21T10:00:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Centre Formalia <inscriptions@formalia-ouest.example>',
    subject: 'CONVOCATION - Formation SST, session 27-SST-118',
    text: `Madame Coralie Vasseur,

Nous avons le plaisir de vous confirmer votre inscription à la formation « Sauveteur secouriste du travail » (14 heures).

Dates : mardi 16 novembre et mercredi 17 novembre 2027
Horaires : de 9h00 à 17h00 les deux jours
Lieu : Formalia Ouest, salle Belle-Île, 7 allée des Charpentiers, Rennes

Le repas de midi est compris. Une pièce d'identité vous sera demandée à l'accueil.

La convention signée (réf. 118/0915) est à nous retourner avant le 5 novembre 2027.

Le service inscriptions
02 00 09 17 00`,
    expected: [
      at('2027-11-16T09:00:00+01:00', '2027-11-16T17:00:00+01:00'),
      at('2027-11-17T09:00:00+01:00', '2027-11-17T17:00:00+01:00'),
    ],
  },
  {
    name: 'fr: day after tomorrow at quarter to noon',
    sentAt: '2027-08-24T18:20:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Régis Maurin <regis.maurin@imprimerie-maurin.example>',
    subject: 'BAT catalogue',
    text: `Bonsoir Élodie,

Les épreuves sortent demain de machine. Passez à l'imprimerie après-demain à midi moins le quart, on regarde les noirs ensemble à la lumière du jour et vous signez le bon à tirer.

Régis`,
    expected: [at('2027-08-26T11:45:00+02:00')],
  },
  {
    name: 'fr: Thursday week at five, chatty club secretary',
    sentAt: '2027-06-07T20:51:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Monique Fabrègues <monique.fabregues@petanque-canourgue.example>',
    subject: 'Les coupes du concours',
    text: `Bonjour Damien !

Alors ça y est, la mairie a fini par nous donner la subvention, 450 euros, c'est pas Byzance mais bon, on va pouvoir commander les coupes chez vous comme tous les ans. Jean-Claude voulait passer par internet, je lui ai dit pas question.

Cette semaine ce n'est pas possible, je garde les petits de ma fille. Je viendrai plutôt à la boutique jeudi en huit, à 17 heures, avec la liste des catégories et le logo du club sur une clé USB. J'espère que ça vous va, sinon passez-moi un coup de fil, pas pendant la sieste hein !

Il nous les faudrait pour la mi-juillet.

Grosses bises à votre maman,
Monique
Amicale bouliste, secrétaire`,
    expected: [at('2027-06-17T17:00:00+02:00')],
  },
  {
    name: 'fr: lower case without accents, meet at the depot tomorrow',
    sentAt: '2027-07-28T19:03:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Ludo Peyrard <ludo.peyrard@couverture-peyrard.example>',
    subject: 'demain',
    text: `salut kevin

demain on se retrouve a 7h30 au depot, pas a la maison du client, faut charger l echafaudage avant de partir. prends ton harnais et 2 rouleaux d ecran sous toiture, ya plus rien dans le camion

ah et la facture point p de 312e jla retrouve pas si tu l as

a+
ludo`,
    expected: [at('2027-07-29T07:30:00+02:00')],
  },
  {
    name: 'fr: general assembly of a co-ownership',
    sentAt: '2027-03-24T09:30:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Cabinet Syndicéa <gestion@syndicea.example>',
    subject: "Résidence Les Acacias - Convocation à l'assemblée générale ordinaire",
    text: `Madame, Monsieur,

En votre qualité de copropriétaire (lot n° 14, local commercial), nous avons l'honneur de vous convoquer à l'assemblée générale ordinaire de la Résidence Les Acacias, qui se tiendra le :

JEUDI 22 AVRIL 2027 À 18H30
Salle polyvalente, 3 rue Pierre-Brossard, 69100 Villeurbanne

Si vous ne pouvez être présent, le pouvoir joint est à nous retourner complété au plus tard le lundi 19 avril 2027. Les comptes de l'exercice clos le 31 décembre 2026 sont consultables sur votre extranet.

Nous vous prions d'agréer, Madame, Monsieur, l'expression de nos salutations distinguées.

Le syndic
Cabinet Syndicéa
Accueil téléphonique : 04 00 18 30 22, du lundi au jeudi de 9h à 12h`,
    expected: [at('2027-04-22T18:30:00+02:00')],
  },
  {
    name: 'fr: colleague forwards a site meeting and sends the reader in his place',
    sentAt: '2027-05-18T17:44:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Olivier Tessier <o.tessier@elec-tessier.example>',
    subject: 'TR: Réunion de chantier n° 9 - Groupe scolaire',
    text: `Marion,

Vas-y à ma place stp, je suis coincé sur l'autre chantier jusqu'à vendredi. C'est jeudi à 8h à la base vie. L'archi va reparler des réservations dans le voile du fond, tu lui dis qu'on attend toujours les plans indice D.

Merci !
Olivier

-----Message d'origine-----
De : Atelier Quatremer <chantier@atelier-quatremer.example>
Envoyé : lundi 17 mai 2027 11:20
À : Olivier Tessier
Objet : Réunion de chantier n° 9 - Groupe scolaire

Bonjour à tous,

La prochaine réunion de chantier est fixée au jeudi 20 mai 2027 à 8h00, base vie. Présence obligatoire des lots 3, 7 et 11.

Cordialement,
L. Quatremer`,
    expected: [at('2027-05-20T08:00:00+02:00')],
  },
  {
    name: 'fr: Quebec invitation to a farewell after work, ISO date',
    sentAt: '2027-11-16T08:33:00-05:00',
    timezone: 'America/Toronto',
    from: 'Ghislain Bouchard <gbouchard@ebenisterie-bouchard.example>',
    subject: '5 à 7 pour le départ de Réjean',
    text: `Bonjour Nathalie,

Après 31 ans de scie à ruban, Réjean prend sa retraite ! Comme vous êtes notre plus vieille cliente, il tient absolument à ce que vous soyez des nôtres.

Quand : jeudi, 2027-12-02, de 17 h à 19 h
Où : à l'ébénisterie, porte d'en arrière

Il y aura des bouchées et de la bière de la microbrasserie d'à côté. Dites-moi si vous venez d'ici le 26 novembre, question de commander assez de bouffe.

Au plaisir,

Ghislain Bouchard
Ébénisterie Bouchard et fils
418 555-0177 | Lundi au vendredi, 7 h 30 à 16 h`,
    expected: [at('2027-12-02T17:00:00-05:00', '2027-12-02T19:00:00-05:00')],
  },
  {
    name: 'fr: none, reminder of an unpaid invoice with a deadline to the hour',
    sentAt: '2027-02-04T10:11:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Comptabilité Papeterie Vidalenc <compta@papeterie-vidalenc.example>',
    subject: 'Deuxième relance - facture F2026-1217',
    text: `Madame, Monsieur,

Sauf erreur de notre part, la facture F2026-1217 d'un montant de 1 430,00 € TTC, échue le 15 janvier 2027, reste impayée à ce jour.

Nous vous remercions de bien vouloir procéder au virement avant le vendredi 12 février 2027 à 17h00. Passé ce délai, le dossier sera transmis à notre service contentieux le lundi 15 février.

Si votre règlement s'est croisé avec ce courriel, merci de ne pas en tenir compte.

Service comptabilité
Permanence téléphonique : mardi et jeudi, 14h-16h30, 05 00 12 17 15`,
    expected: [],
  },
  {
    name: 'fr: none, Belgian haulier announces a pallet',
    sentAt: '2027-04-16T15:29:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Dispatch TransMosan <dispatch@transmosan.example>',
    subject: 'Avis de livraison TM-450913',
    text: `Bonjour,

Votre palette (1 colis, 212 kg, expéditeur : Faïences du Hainaut) sera livrée mardi 20/04 entre 8h00 et 12h00. Le chauffeur vous sonne une demi-heure avant d'arriver. Livraison au rez, hayon compris.

Bàv,
Dispatch TransMosan
Quai ouvert de 6h à 14h`,
    expected: [],
  },
  {
    name: 'fr: none, coach cancels with a calendar part',
    sentAt: '2027-09-21T07:48:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Solène Kermarrec <solene@kermarrec-conseil.example>',
    subject: 'Annulé : Atelier management',
    text: `Bonjour Fabrice,

Clouée au lit avec 39,5 de fièvre... Je suis obligée d'annuler notre atelier de jeudi 23 à 14h. Je reviens vers vous pour une nouvelle date dès que je tiens debout.

Toutes mes excuses,
Solène`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Kermarrec Conseil//Agenda//FR
VERSION:2.0
METHOD:CANCEL
BEGIN:VEVENT
UID:atelier-mgmt-0923@kermarrec-conseil.example
DTSTAMP:20270921T054800Z
DTSTART:20270923T120000Z
DTEND:20270923T140000Z
SUMMARY:Atelier management
ORGANIZER;CN=Solène Kermarrec:mailto:solene@kermarrec-conseil.example
ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED:mailto:fabrice@transports-lebihan.example
SEQUENCE:1
STATUS:CANCELLED
END:VEVENT
END:VCALENDAR`),
    expected: [],
  },
  {
    name: 'fr: none, declines the proposed time and gives a booking link',
    sentAt: '2027-05-06T16:02:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Yannick Favre <y.favre@favre-ergonomie.example>',
    subject: 'RE: Visite de vos bureaux',
    text: `Bonjour Madame Zufferey,

Merci pour votre retour. Malheureusement mardi à 15h ne joue pas pour moi, je suis déjà pris, et le mercredi je ne travaille pas. Le plus simple est que vous choisissiez vous-même un créneau dans mon agenda :

https://agenda.favre-ergonomie.example/visite-60min

Belle fin de journée à vous,
Yannick Favre

De : Christine Zufferey <c.zufferey@notaires-sion.example>
Envoyé : jeudi, 6 mai 2027 10:37
À : Yannick Favre
Objet : Visite de vos bureaux

Bonjour Monsieur Favre,
Pourriez-vous venir voir nos postes de travail le mardi 11 mai à 15h ?
Meilleures salutations
C. Zufferey`,
    expected: [],
  },
  {
    name: 'fr: none, newsletter with a webinar',
    sentAt: '2027-09-02T06:00:00+02:00',
    timezone: 'Europe/Paris',
    from: "L'Hebdo des Restaurateurs <lettre@hebdo-restaurateurs.example>",
    subject: 'Rentrée : les 5 chiffres à suivre + webinaire gratuit',
    text: `L'HEBDO DES RESTAURATEURS - n° 312

À LA UNE
Énergie, loyers, salaires : les cinq chiffres de la rentrée.

WEBINAIRE GRATUIT
« Réduire le gaspillage en cuisine », jeudi 16 septembre à 15h00, 45 minutes avec la cheffe Maud Sarrazin. Places limitées : https://hebdo-restaurateurs.example/webinaire

AGENDA
Salon des métiers de bouche, Lyon, du 26 au 28 septembre, de 9h à 18h
Concours du meilleur pâté en croûte, Dijon, le 4 octobre à 10h

BONNE AFFAIRE
-20 % sur les fours mixtes jusqu'au 30 septembre minuit chez notre partenaire.

Vous recevez cette lettre parce que vous êtes abonné. Se désinscrire : https://hebdo-restaurateurs.example/stop`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'fr: none, supplier writes by hand about summer closing and hours',
    sentAt: '2027-07-05T11:19:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Marie-Paule Granier <mp.granier@granier-tissus.example>',
    subject: "Congés d'été",
    text: `Chers clients, chers amis,

Comme chaque année la maison prend un peu de repos : nous serons fermés du samedi 31 juillet au soir jusqu'au lundi 23 août inclus. Réouverture le mardi 24 août à 9h.

Durant tout le mois de juillet, le magasin est ouvert de 9h à 13h seulement, du mardi au samedi. Dernières commandes de tissus au mètre : mercredi 21 juillet, midi.

Passez un bel été !

Marie-Paule et toute l'équipe de Granier Tissus`,
    expected: [],
  },
  {
    name: 'fr: none, IT provider announces maintenance',
    sentAt: '2027-11-23T14:07:00-05:00',
    timezone: 'America/Toronto',
    from: 'Soutien Nordik TI <soutien@nordik-ti.example>',
    subject: 'Avis : mise à jour de votre serveur de courriel',
    text: `Bonjour,

Nous procéderons à la mise à jour de votre serveur de courriel le samedi 27 novembre, de 22 h à 2 h. Durant cette période, l'envoi et la réception de messages seront interrompus. Aucune action n'est requise de votre part; l'intervention se fait entièrement à distance.

Billet : 27-101522

L'équipe Nordik TI
Centre d'appels : 1 800 555-0122, du lundi au vendredi de 8 h à 20 h`,
    expected: [],
  },
  {
    name: 'fr: none, applicant tells vague availability',
    sentAt: '2027-08-17T21:25:00-04:00',
    timezone: 'America/Toronto',
    from: 'Koffi Amégan <koffi.amegan@courrier.example>',
    subject: 'Candidature - poste de commis de cuisine',
    text: `Bonjour Madame,

Merci beaucoup d'avoir répondu à ma candidature. Je serais très content de passer une entrevue. La semaine prochaine je suis pas mal disponible, surtout mardi en après-midi ou jeudi en avant-midi. Le mercredi j'ai mes cours au cégep de 8 h à 15 h et la fin de semaine je travaille au dépanneur.

Dites-moi ce qui vous convient et je m'arrangerai.

Bien cordialement,
Koffi Amégan
514 555-0148`,
    expected: [],
  },
  {
    name: 'fr: none, minutes of a past meeting with tasks',
    sentAt: '2027-03-10T09:05:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'An-Sophie Wauters <as.wauters@lesjeunespousses.example>',
    subject: "PV réunion d'équipe du 9 mars",
    text: `Bonjour à toutes,

Vous trouverez ci-dessous le PV de notre réunion d'hier, mardi 9 mars, 13h30-15h15.

Présentes : Aurore, Fatiha, Lore, An-Sophie. Excusée : Bénédicte.

1. Budget jardin : 1.270 € approuvés.
2. Fancy-fair : Lore demande trois devis pour les châteaux gonflables, à rentrer pour vendredi 17h.
3. Absence de Bénédicte : Fatiha reprend ses groupes jusqu'aux vacances de printemps.
4. Prochaine réunion : la date sera fixée avec la direction et vous sera communiquée.

Bonne lecture,
An-Sophie`,
    expected: [],
  },
  {
    name: 'fr: none, times only in the quoted mail, no answer yet',
    sentAt: '2027-06-22T18:13:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Guillaume Astruc <g.astruc@domaine-astruc.example>',
    subject: 'Re: Étiquettes millésime 2026',
    text: `Bonjour Leïla,

Bien reçu, merci. Je dois d'abord voir avec ma sœur qui gère l'agenda du caveau, je vous redis au plus vite.

Guillaume

Le lun. 21 juin 2027 à 16:50, Leïla Benhamou <leila@atelier-griffe.example> a écrit :
> Bonjour Guillaume,
>
> Pour vous présenter les trois projets d'étiquettes, je peux venir au domaine lundi 28 juin à 10h ou mercredi 30 juin à 14h30.
>
> Belle journée,
> Leïla`,
    expected: [],
  },
  {
    name: 'fr: none, train times of the writer before a visit without an hour',
    sentAt: '2027-10-27T12:40:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Astrid Maréchal <astrid.marechal@optima-audit.example>',
    subject: 'Mes billets pour Nantes',
    text: `Bonjour Quentin,

Ça y est, j'ai pris mes billets : mon TGV arrive à Nantes mardi 9 novembre à 10h47 et je repars le soir même à 18h12 (billets non échangeables, 94 €...). Inutile de venir me chercher, je prendrai le tram.

Pour l'heure de notre réunion, j'attends encore la réponse de votre expert-comptable ; je vous la communiquerai dès que je l'aurai.

Bien à vous,
Astrid Maréchal
Optima Audit`,
    expected: [],
  },
  {
    name: 'fr: none, parcel with JSON-LD and a delivery window',
    sentAt: '2027-12-14T19:37:00+01:00',
    timezone: 'Europe/Zurich',
    from: 'Colis Helvia <notification@colis-helvia.example>',
    subject: 'Votre envoi arrive jeudi',
    text: `Bonjour,

Votre envoi 99.60.117208 de Brasserie Outils SA est en route.

Distribution prévue : jeudi 16 décembre 2027, entre 13h15 et 15h15
Adresse : Rue du Simplon 21, 1800 Vevey

Vous n'êtes pas sur place ? Déposez une autorisation d'ici mercredi 20h00 : https://suivi.colis-helvia.example/99.60.117208

Colis Helvia`,
    html: `<!DOCTYPE html>
<html lang="fr-CH"><head><meta charset="utf-8">
<script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "ParcelDelivery",
  "trackingNumber": "99.60.117208",
  "trackingUrl": "https://suivi.colis-helvia.example/99.60.117208",
  "expectedArrivalFrom": "2027-12-16T13:15:00+01:00",
  "expectedArrivalUntil": "2027-12-16T15:15:00+01:00",
  "carrier": { "@type": "Organization", "name": "Colis Helvia" },
  "deliveryAddress": {
    "@type": "PostalAddress",
    "streetAddress": "Rue du Simplon 21",
    "postalCode": "1800",
    "addressLocality": "Vevey",
    "addressCountry": "CH"
  },
  "partOfOrder": {
    "@type": "Order",
    "orderNumber": "BO-4471",
    "merchant": { "@type": "Organization", "name": "Brasserie Outils SA" }
  }
}
</script></head>
<body>
<p>Bonjour,</p>
<p>Votre envoi <strong>99.60.117208</strong> de Brasserie Outils SA est en route.</p>
<p>Distribution prévue : <strong>jeudi 16 décembre 2027, entre 13h15 et 15h15</strong><br>Adresse : Rue du Simplon 21, 1800 Vevey</p>
<p>Vous n'êtes pas sur place ? <a href="https://suivi.colis-helvia.example/99.60.117208">Déposez une autorisation</a> d'ici mercredi 20h00.</p>
<p>Colis Helvia</p>
</body></html>`,
    expected: [],
  },
];
