import { at, crlf, type DetectionMail, days } from '../mail.ts';

export const frenchMails: DetectionMail[] = [
  {
    name: 'fr: boiler service visit with duration, contract number and phone hours',
    sentAt: '2027-01-14T09:42:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Thermo Services Anjou <planning@thermo-anjou.example>',
    subject: 'Entretien annuel de votre chaudière – contrat n° 2027-0815',
    text: `Madame, Monsieur,

Votre contrat d'entretien arrive à sa visite annuelle. Notre technicien, M. Yannick Barreau, se présentera dans vos locaux du 14 rue des Tisserands le mardi 19 janvier à 8h15.

L'intervention dure une heure et demie. Merci de dégager l'accès à la chaudière et de laisser la place de livraison libre pour le véhicule.

La visite est comprise dans votre forfait (149,00 € TTC par an, prélevés le 5 février). Les pièces éventuelles sont facturées en sus.

Bien cordialement,

Le service planning
Thermo Services Anjou
02 41 00 18 30 – du lundi au vendredi, 8h00-12h00 / 13h30-17h30
Dépannage 7j/7 jusqu'à 21h00 : 02 41 00 18 99`,
    expected: [at('2027-01-19T08:15:00+01:00', '2027-01-19T09:45:00+01:00')],
  },
  {
    name: 'fr: colleague announces stock-take as a whole day',
    sentAt: '2027-01-18T17:55:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Mireille Gaudin <mireille@librairie-gaudin.example>',
    subject: 'inventaire',
    text: `Coucou Paul,

c'est décidé, on fait l'inventaire le samedi 30 janvier, toute la journée, magasin fermé. Toi, Inès et moi, plus mon neveu s'il est réveillé.

J'apporte les croissants, tu t'occupes des piles pour les douchettes ? L'an dernier on avait 412 € d'écart rien que sur le rayon BD, j'aimerais bien comprendre.

Bises
Mireille`,
    expected: [days('2027-01-30')],
  },
  {
    name: 'fr: Brussels accountant proposes Thursday week, tax dates around it',
    sentAt: '2027-02-01T10:20:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Bénédicte Vanderlinden <b.vanderlinden@fiduciaire-flagey.example>',
    subject: 'Bilan 2026',
    text: `Bonjour Monsieur Claes,

Suite à votre coup de fil de vendredi : pouvez-vous passer au bureau jeudi en huit à 14h pour qu'on parcoure ensemble le bilan 2026 ?

Prenez svp avec vous :
- les extraits de décembre (il m'en manque deux)
- le contrat de leasing de la camionnette
- la facture du carreleur, celle de 1.890 €

La TVA du quatrième trimestre est rentrée, rien à faire de ce côté-là. Le premier versement anticipé est à payer pour le 12 avril au plus tard, je vous enverrai le montant.

Bien à vous,
Bénédicte Vanderlinden
Fiduciaire Flagey SRL
Chaussée d'Ixelles 290, 1050 Bruxelles
GSM 0470 00 12 90`,
    expected: [at('2027-02-11T14:00:00+01:00')],
  },
  {
    name: 'fr: minutes of a past meeting with deadlines for tasks',
    sentAt: '2027-02-12T11:31:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Hélène Courtois <h.courtois@agence-petitpois.example>',
    subject: 'CR réunion du 10/02',
    text: `Bonjour à tous,

Vous trouverez ci-dessous le compte rendu de la réunion du mercredi 10 février (14h00-15h40, salle Verte).

Présents : Hélène, Malik, Sandrine (jusqu'à 15h), Théo
Excusée : Aurore

1. Refonte du site : la maquette v2 est validée.
2. Photos produits : Malik relance le studio avant le 17/02.
3. Devis imprimeur : 2 340 € HT pour 5 000 ex., réponse à donner au plus tard le vendredi 26 février à midi.
4. Catalogue : textes à remettre à Sandrine pour le 1er mars.

La date de la prochaine réunion reste à fixer, j'enverrai un sondage.

Bonne fin de semaine,
Hélène`,
    expected: [],
  },
  {
    name: 'fr: two days at a trade fair together',
    sentAt: '2027-02-22T14:08:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Jérôme Philippot <jerome.philippot@menuiserie-philippot.example>',
    subject: 'Re: Salon du bois à Nantes',
    text: `Salut Damien,

Super, alors c'est entendu : on y va ensemble mercredi 17 et jeudi 18 mars, les deux jours complets. J'ai réservé deux chambres à l'hôtel, 82 € la nuit petit-déj compris.

Les badges sont à commander en ligne avant le 5 mars, après ça passe à 45 €. Je m'en charge, envoie-moi juste ton numéro de SIRET.

On prend mon fourgon, l'heure de départ on verra la veille.

Jérôme

> Le 21 févr. 2027 à 20:14, Damien Roussel a écrit :
>
> Ça me dit bien, par contre je préfère rester deux jours, en une journée
> on ne voit rien. Tu t'occupes de l'hôtel ?`,
    expected: [days('2027-03-17', '2027-03-19')],
  },
  {
    name: 'fr: parcel delivery window with JSON-LD ParcelDelivery',
    sentAt: '2027-03-02T06:15:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Rapidcolis <suivi@rapidcolis.example>',
    subject: 'Votre colis RC 7 730 214 118 arrive jeudi',
    text: `Bonjour,

Votre colis expédié par EMBALLAGES DU NORD sera livré le jeudi 4 mars entre 9h00 et 12h00.

Numéro de suivi : RC7730214118
Poids : 11,4 kg
Adresse : Atelier Coquelicot, 3 impasse du Moulin, 59800 Lille

Absent ? Choisissez un point relais avant mercredi 3 mars, 20h00.

L'équipe Rapidcolis
Ceci est un message automatique, merci de ne pas y répondre.`,
    html: `<html><head><script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "ParcelDelivery",
  "trackingNumber": "RC7730214118",
  "carrier": { "@type": "Organization", "name": "Rapidcolis" },
  "expectedArrivalFrom": "2027-03-04T09:00:00+01:00",
  "expectedArrivalUntil": "2027-03-04T12:00:00+01:00",
  "deliveryAddress": {
    "@type": "PostalAddress",
    "name": "Atelier Coquelicot",
    "streetAddress": "3 impasse du Moulin",
    "postalCode": "59800",
    "addressLocality": "Lille",
    "addressCountry": "FR"
  },
  "partOfOrder": {
    "@type": "Order",
    "orderNumber": "EN-55120",
    "merchant": { "@type": "Organization", "name": "Emballages du Nord" }
  }
}
</script></head><body>
<p>Bonjour,</p>
<p>Votre colis expédié par <b>EMBALLAGES DU NORD</b> sera livré le <b>jeudi 4 mars entre 9h00 et 12h00</b>.</p>
<p>Numéro de suivi : RC7730214118<br>Poids : 11,4 kg<br>Adresse : Atelier Coquelicot, 3 impasse du Moulin, 59800 Lille</p>
<p>Absent ? Choisissez un point relais avant mercredi 3 mars, 20h00.</p>
<p>L'équipe Rapidcolis</p>
</body></html>`,
    expected: [],
  },
  {
    name: 'fr: mother excuses her daughter from dance class, appointments of third persons',
    sentAt: '2027-03-08T08:03:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Virginie Delmas <virginie.delmas@courriel.example>',
    subject: 'Absence de Lou',
    text: `Bonjour,

Je vous préviens que Lou ne pourra pas venir au cours de mardi, elle a rendez-vous chez l'orthodontiste à 16h15 et on ne sera jamais rentrés à temps. Le mercredi 17 non plus, c'est l'anniversaire de sa mamie et on mange là-bas à midi.

Désolée pour elle qui rate la répétition du spectacle !

Bonne journée
Virginie (maman de Lou, groupe éveil 2)`,
    expected: [],
  },
  {
    name: 'fr: Montreal writer gives a call in her zone and in the reader zone between the clock changes',
    sentAt: '2027-03-17T14:05:00-04:00',
    timezone: 'Europe/Paris',
    from: 'Geneviève Tremblay-Roy <gtremblay@studioboreal.example>',
    subject: 'Licence des illustrations : on se jase ça ?',
    text: `Bonjour Clément,

Merci pour le contrat, je l'ai lu hier soir. Il me reste deux, trois points à éclaircir (clause 7 pis l'exclusivité au Canada).

On se fait un petit appel le jeudi 25 mars à 10 h, heure de Montréal? On a déjà changé l'heure ici, donc chez toi à Lyon il sera 15 h. Je t'appelle sur ton cellulaire.

Pour la facture, pas de stress, c'est net 30 jours.

À bientôt!
Geneviève

Studio Boréal inc.
5445, avenue De Gaspé, Montréal
514 555-0142`,
    expected: [at('2027-03-25T15:00:00+01:00')],
  },
  {
    name: 'fr: Swiss property manager fixes the handover of premises across the clock change',
    sentAt: '2027-03-22T16:20:00+01:00',
    timezone: 'Europe/Zurich',
    from: 'Régie du Flon SA <gerance@regieduflon.example>',
    subject: 'Réf. 4471.02 / État des lieux de sortie, rue de Genève 55',
    text: `Madame, Monsieur,

Nous nous référons à la résiliation de votre bail commercial au 31.03.2027 et vous confirmons que l'état des lieux de sortie aura lieu en votre présence

mercredi 31.03.2027 à 11h30

sur place. Les locaux devront être vidés, nettoyés et toutes les clés (8 pièces selon inventaire) restituées.

Le loyer de mars (CHF 1'970.–) demeure dû. Le décompte de chauffage vous parviendra d'ici au 30.06.2027.

Veuillez noter que nos bureaux seront fermés du vendredi 26.03 au lundi 29.03 (Pâques). Réception téléphonique : lu-ve 08h30-11h30.

Avec nos salutations distinguées.

Régie du Flon SA
p. o. S. Cuendet`,
    expected: [at('2027-03-31T11:30:00+02:00')],
  },
  {
    name: 'fr: Quebec officer confirms a meeting on a subsidy with length',
    sentAt: '2027-04-07T11:12:00-04:00',
    timezone: 'America/Toronto',
    from: 'Jean-Sébastien Gagnon <js.gagnon@emploi-estrie.example>',
    subject: 'Votre demande de subvention salariale (dossier 88-1430)',
    text: `Bonjour Madame Bouchard,

J'ai bien reçu votre demande du 30 mars. Pour compléter l'analyse, je dois vous rencontrer à nos bureaux de Sherbrooke. Je vous confirme donc notre rencontre du jeudi 15 avril, à 13 h 30. Elle durera 45 minutes.

Documents à apporter :
• la description de tâches du poste
• votre dernier état financier
• un spécimen de chèque

Veuillez noter que la demande complète doit nous être transmise au plus tard le 23 avril à 16 h pour être étudiée dans la présente période.

Cordialement,

Jean-Sébastien Gagnon
Conseiller aux entreprises
819 555-0177, poste 214`,
    expected: [at('2027-04-15T13:30:00-04:00', '2027-04-15T14:15:00-04:00')],
  },
  {
    name: 'fr: Swiss payment reminder with due date and telephone hours',
    sentAt: '2027-04-12T07:30:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Comptabilité Matériaux Broye <debiteurs@materiaux-broye.example>',
    subject: '1er rappel facture 27-01983',
    text: `Madame, Monsieur,

Sauf erreur de notre part, la facture 27-01983 du 26.02.2027 d'un montant de CHF 1'476.95, échue le 28.03.2027, n'a pas encore été réglée.

Nous vous prions de vous acquitter de ce montant jusqu'au vendredi 30.04.2027. Passé ce délai, des frais de CHF 20.– seront perçus.

Si votre paiement s'est croisé avec ce courrier, veuillez ne pas en tenir compte. Les paiements ont été pris en considération jusqu'au 09.04.2027, 17h00.

Pour toute question : 026 555 04 70, du mardi au jeudi de 09h00 à 11h00.

Meilleures salutations
Matériaux Broye Sàrl`,
    expected: [],
  },
  {
    name: 'fr: tennis club forwards an invitation from the town hall and asks the reader to go',
    sentAt: '2027-04-19T21:47:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Gilles Ferrand <president@tc-bellerive.example>',
    subject: 'TR : Rencontre éclairage des courts',
    text: `Nadège,

Comme convenu au téléphone c'est toi qui y vas pour le club, c'est mercredi à 18h. Moi j'ai mon match. Demande-leur surtout pour les LED et qui paie la nacelle !

Gilles

-------- Message transféré --------
De : Service des sports <sports@ville-bellerive.example>
Date : ven. 16 avr. 2027 à 15:22
Objet : Rencontre éclairage des courts
À : president@tc-bellerive.example

Monsieur le Président,

Comme suite à votre courrier du 2 avril, l'adjoint aux sports vous recevra le mercredi 21 avril 2027 à 18h00, en mairie, salle Jean-Moulin (2e étage), au sujet de l'éclairage des courts 3 et 4.

Veuillez agréer, Monsieur le Président, nos salutations sportives.

Service des sports
Accueil du public : lundi-vendredi 8h30-12h, mardi jusqu'à 19h`,
    expected: [at('2027-04-21T18:00:00+02:00')],
  },
  {
    name: 'fr: one line asking for opening hours on a public holiday',
    sentAt: '2027-04-28T19:26:00+02:00',
    timezone: 'Europe/Paris',
    from: 'kevin.b <kevin.b62@boitamail.example>',
    subject: '(sans objet)',
    text: `bonjour, etes vous ouvert samedi 1er mai ? et vous fermez a quelle heure, 17h ou 18h ? merci`,
    expected: [],
  },
  {
    name: 'fr: applicant offers three slots for an interview',
    sentAt: '2027-05-05T18:33:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Anaïs Kerbrat <anais.kerbrat@monmail.example>',
    subject: 'Re: Votre candidature – poste de fleuriste (CDI 35h)',
    text: `Bonjour Madame Pasquier,

Je vous remercie vivement pour votre retour, je suis ravie que ma candidature ait retenu votre attention !

Je termine mon contrat actuel le 28 mai. Pour l'entretien, je peux venir à la boutique la semaine prochaine :

- lundi 10 mai à 9h30
- mardi 11 mai à 11h
- jeudi 13 mai à 16h45

Dites-moi ce qui vous arrange le mieux.

Dans l'attente de vous rencontrer, je vous souhaite une belle soirée.

Anaïs Kerbrat
06 00 55 21 48

Le mer. 5 mai 2027 à 10:05, Fleurs Pasquier <contact@fleurs-pasquier.example> a écrit :
> Bonjour Anaïs,
> Votre CV nous plaît beaucoup. Quand pourriez-vous passer nous voir ?
> La boutique est ouverte du mardi au samedi de 9h à 19h, mais je suis
> là le lundi aussi.
> Cordialement, C. Pasquier`,
    expected: [
      at('2027-05-10T09:30:00+02:00'),
      at('2027-05-11T11:00:00+02:00'),
      at('2027-05-13T16:45:00+02:00'),
    ],
  },
  {
    name: 'fr: confirmation of a webinar registration with JSON-LD EventReservation',
    sentAt: '2027-05-20T15:01:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Compta Facile <inscriptions@comptafacile.example>',
    subject: 'Votre inscription est confirmée',
    text: `Bonjour Laurent,

Votre inscription au webinaire « Facture électronique : êtes-vous prêt ? » est bien enregistrée.

Date : mardi 25 mai 2027
Horaire : 11 h 00 – 11 h 45
Lien personnel : https://live.comptafacile.example/salle/k83-hq2

Connectez-vous quelques minutes en avance pour tester votre son.

À très vite,
L'équipe Compta Facile`,
    html: `<!DOCTYPE html>
<html lang="fr"><head><meta charset="utf-8">
<script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "EventReservation",
  "reservationNumber": "CF-90417",
  "reservationStatus": "http://schema.org/Confirmed",
  "underName": { "@type": "Person", "name": "Laurent Mazet" },
  "reservationFor": {
    "@type": "Event",
    "name": "Facture électronique : êtes-vous prêt ?",
    "startDate": "2027-05-25T11:00:00+02:00",
    "endDate": "2027-05-25T11:45:00+02:00",
    "location": {
      "@type": "VirtualLocation",
      "url": "https://live.comptafacile.example/salle/k83-hq2"
    }
  }
}
</script></head>
<body>
<p>Bonjour Laurent,</p>
<p>Votre inscription au webinaire « Facture électronique : êtes-vous prêt ? » est bien enregistrée.</p>
<table>
<tr><td>Date</td><td>mardi 25 mai 2027</td></tr>
<tr><td>Horaire</td><td>11 h 00 – 11 h 45</td></tr>
</table>
<p><a href="https://live.comptafacile.example/salle/k83-hq2">Rejoindre la salle</a></p>
<p>Connectez-vous quelques minutes en avance pour tester votre son.</p>
<p>À très vite,<br>L'équipe Compta Facile</p>
</body></html>`,
    expected: [at('2027-05-25T11:00:00+02:00', '2027-05-25T11:45:00+02:00')],
  },
  {
    name: 'fr: writer is free most of a week and asks for suggestions',
    sentAt: '2027-06-03T09:17:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Olivier Dumoulin <olivier@brasserie-dumoulin.example>',
    subject: 'étiquettes triple 33cl',
    text: `Bonjour Fabienne,

Bien reçu les épreuves, le vert est encore trop pâle à mon goût mais on y est presque.

Le mieux serait de se voir chez vous devant la presse. Je suis assez libre la semaine du 14 juin, sauf le mercredi où je brasse, et en général les matinées me vont mieux. Dites-moi ce qui vous convient et je m'arrange.

Pour le bon de commande n° 1430 : toujours 12.000 pièces, à livrer pour le 2 juillet.

Un grand merci et à bientôt,
Olivier`,
    expected: [],
  },
  {
    name: 'fr: architect moves the site meeting from Wednesday to Friday',
    sentAt: '2027-06-07T12:44:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Agence Lemoine Architectes <chantier@lemoine-archi.example>',
    subject: 'École Prévert – réunion de chantier n° 12 DÉCALÉE',
    text: `Bonjour,

La réunion de chantier n° 12 prévue mercredi 9 juin à 10h est repoussée à vendredi 11 juin, 8h précises, même endroit (base vie, portail côté gymnase).

Votre présence est indispensable (lot 07 – menuiseries intérieures) : nous devons arrêter les réservations des huisseries.

Rappel : le plan d'exécution du R+1 est attendu pour jeudi soir dernier délai. Pénalité de 150 €/jour de retard au CCAP, art. 4.3.

Cdlt
V. Lemoine
DPLG`,
    expected: [at('2027-06-11T08:00:00+02:00')],
  },
  {
    name: 'fr: restaurant booking confirmed with JSON-LD FoodEstablishmentReservation',
    sentAt: '2027-06-14T10:52:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Le Bouchon des Canuts <reservation@bouchon-canuts.example>',
    subject: 'Réservation confirmée – 9 personnes',
    text: `Bonjour Mme Salvi,

Nous avons le plaisir de vous confirmer votre table :

vendredi 18 juin, 12h30
9 couverts, terrasse si le temps le permet
Menu groupe à 29 €

Toute annulation doit nous parvenir 24 h à l'avance. La table est gardée 15 minutes.

Le Bouchon des Canuts
Ouvert du mardi au samedi, 12h-14h et 19h-22h
04 78 00 61 12`,
    html: `<html><head>
<script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "FoodEstablishmentReservation",
  "reservationNumber": "BC-2209",
  "reservationStatus": "http://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "Claudia Salvi" },
  "reservationFor": {
    "@type": "FoodEstablishment",
    "name": "Le Bouchon des Canuts",
    "address": {
      "@type": "PostalAddress",
      "streetAddress": "18 rue d'Austerlitz",
      "addressLocality": "Lyon",
      "postalCode": "69004",
      "addressCountry": "FR"
    }
  },
  "startTime": "2027-06-18T12:30:00+02:00",
  "partySize": "9"
}
</script>
</head><body>
<p>Bonjour Mme Salvi,</p>
<p>Nous avons le plaisir de vous confirmer votre table :</p>
<p><strong>vendredi 18 juin, 12h30</strong><br>9 couverts, terrasse si le temps le permet<br>Menu groupe à 29 €</p>
<p>Toute annulation doit nous parvenir 24 h à l'avance. La table est gardée 15 minutes.</p>
<p>Le Bouchon des Canuts<br>Ouvert du mardi au samedi, 12h-14h et 19h-22h<br>04 78 00 61 12</p>
</body></html>`,
    expected: [at('2027-06-18T12:30:00+02:00')],
  },
  {
    name: 'fr: Belgian supplier cancels the meeting of tomorrow without a new time',
    sentAt: '2027-06-22T16:36:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Pascal Wauters <p.wauters@wauters-cuisines.example>',
    subject: 'Demain',
    text: `Bonjour Sophie,

Mille excuses, je dois annuler notre rendez-vous de demain 14h. Ma camionnette est en panne à Namur et le garagiste ne me donne rien avant vendredi.

Je vous resonne dès que j'y vois plus clair pour refixer quelque chose.

Encore désolé,
Pascal`,
    expected: [],
  },
  {
    name: 'fr: chatty Quebec customer proposes an early morning visit, weekday before article',
    sentAt: '2027-06-29T20:15:00-04:00',
    timezone: 'America/Toronto',
    from: 'Manon Lachapelle <manon.lachapelle@postequebec.example>',
    subject: 'Galerie arrière',
    text: `Allo Steve!

Bon ben on a jasé de ça mon chum pis moi, on embarque pour la galerie en cèdre, 6 800 $ plus taxes comme sur ta soumission.

Y faudrait juste que tu viennes prendre les mesures pour vrai. Mardi le 6 juillet à 7h45 du matin ça marche-tu? Je pars travailler après pis mon chum est sur les chiffres de nuit, y dort jusqu'à 3 h.

Le chien est fin, inquiète-toi pas.

Manon
819 555-0109 (cell)`,
    expected: [at('2027-07-06T07:45:00-04:00')],
  },
  {
    name: 'fr: supplier announces summer closing to all customers',
    sentAt: '2027-07-08T08:00:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Quincaillerie Morvan Pro <infos@morvanpro.example>',
    subject: 'Fermeture estivale : pensez à vos commandes !',
    text: `Chers clients,

Toute l'équipe prend un repos bien mérité !

Nous serons fermés du vendredi 30 juillet à 18h00 au lundi 23 août à 7h30.

Dernières commandes : mardi 27 juillet avant 12h00
Derniers enlèvements au comptoir : vendredi 30 juillet jusqu'à 17h30

Pendant le mois de juillet, -15 % sur toute la visserie inox avec le code ETE27.

Bel été à tous !
Quincaillerie Morvan Pro, ZA des Portes, 58000 Nevers

Vous recevez ce message car vous êtes client professionnel. Se désinscrire : https://morvanpro.example/stop`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'fr: partner thanks for slots that stand only in the quoted mail',
    sentAt: '2027-07-15T10:40:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Ludovic Besson <l.besson@cabinet-besson.example>',
    subject: 'RE: Présentation de notre offre mutuelle',
    text: `Bonjour Madame,

Merci pour ces propositions. Je dois d'abord en parler à mon associé, qui rentre de congés lundi. Je reviens vers vous ensuite.

Cordialement,
Ludovic Besson

De : Karima Haddad <k.haddad@mutuelle-horizon.example>
Envoyé : mardi 13 juillet 2027 17:02
À : Ludovic Besson
Objet : Présentation de notre offre mutuelle

Bonjour Monsieur Besson,

Comme évoqué, je vous propose les créneaux suivants pour un échange de 30 minutes :
- mercredi 21 juillet à 10h00
- jeudi 22 juillet à 14h30
- vendredi 23 juillet à 9h00

Bien à vous,
Karima Haddad`,
    expected: [],
  },
  {
    name: 'fr: Geneva bank adviser sends an ICS invitation',
    sentAt: '2027-08-17T11:05:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Christophe Rochat <christophe.rochat@banque-leman.example>',
    subject: "Invitation : Crédit d'exploitation – point de situation",
    text: `Chère Madame Perrin,

Comme discuté ce matin au téléphone, voici l'invitation pour notre entretien. Merci de passer par la réception au rez, je viendrai vous chercher.

Meilleures salutations
Christophe Rochat
Conseiller PME`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Banque Leman//Agenda 4.2//FR
VERSION:2.0
CALSCALE:GREGORIAN
METHOD:REQUEST
BEGIN:VTIMEZONE
TZID:Europe/Zurich
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
UID:7f1c-20270817-0211@banque-leman.example
DTSTAMP:20270817T090455Z
DTSTART;TZID=Europe/Zurich:20270824T140000
DTEND;TZID=Europe/Zurich:20270824T150000
SUMMARY:Crédit d'exploitation – point de situation
LOCATION:Rue du Rhône 40\\, 1204 Genève
ORGANIZER;CN=Christophe Rochat:mailto:christophe.rochat@banque-leman.example
ATTENDEE;CN=Isabelle Perrin;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:info@perrin-traiteur.example
SEQUENCE:0
STATUS:CONFIRMED
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-08-24T14:00:00+02:00', '2027-08-24T15:00:00+02:00')],
  },
  {
    name: 'fr: elderly customer announces a visit with a spoken clock time',
    sentAt: '2027-08-26T15:22:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Odette Marchandeau <odette.marchandeau@laposteamoi.example>',
    subject: 'La comtoise de mon père',
    text: `Cher Monsieur l'horloger,

Mon petit-fils m'aide à vous écrire ce message. L'horloge que vous avez réparée au printemps (270 euros tout de même) s'est de nouveau arrêtée à quatre heures moins vingt, dans la nuit de dimanche.

Vous m'avez dit au téléphone que je pouvais vous la rapporter avant l'ouverture. Mon gendre me conduit donc chez vous lundi à neuf heures moins le quart, comme vous me l'avez proposé. Nous sonnerons à la porte de l'atelier.

Ne vous inquiétez pas, le balancier sera emballé à part.

Avec mes sentiments les meilleurs,
Madame Odette Marchandeau`,
    expected: [at('2027-08-30T08:45:00+02:00')],
  },
  {
    name: 'fr: ICS cancellation of a job interview',
    sentAt: '2027-08-30T09:10:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Maxime Olivieri <maxime.olivieri@candidat.example>',
    subject: 'Annulé : Entretien apprenti pâtissier',
    text: `Bonjour,

J'ai signé hier avec une autre maison et je ne viendrai donc pas à l'entretien du jeudi 2 septembre à 15h. Je vous remercie pour le temps que vous m'avez accordé.

Respectueusement,
Maxime Olivieri`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Agenda Perso//FR
METHOD:CANCEL
BEGIN:VEVENT
UID:a09e-4410@candidat.example
DTSTAMP:20270830T070930Z
DTSTART:20270902T130000Z
DTEND:20270902T134500Z
SUMMARY:Entretien apprenti pâtissier
ORGANIZER;CN=Maxime Olivieri:mailto:maxime.olivieri@candidat.example
ATTENDEE;CN=Pâtisserie Aubin:mailto:contact@patisserie-aubin.example
SEQUENCE:1
STATUS:CANCELLED
END:VEVENT
END:VCALENDAR`),
    expected: [],
  },
  {
    name: 'fr: occupational health appointment in form letter style',
    sentAt: '2027-08-30T14:00:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Santé Travail Vilaine <convocations@stv-rennes.example>',
    subject: 'CONVOCATION - VISITE MEDICALE PERIODIQUE',
    text: `N/Réf : ADH 30917

Madame LE GOFF Maëlle,

Nous vous informons que vous êtes convoquée pour votre visite d'information et de prévention périodique :

  LE       : 23/09/2027
  A        : 10:40
  LIEU     : Centre Atalante, 2 allée des Saules, Rennes
  MEDECIN  : Dr F. TANGUY

Merci d'apporter votre carnet de vaccination, vos lunettes et la présente convocation.

En cas d'empêchement, prévenir le secrétariat au moins 5 jours ouvrés avant (02 99 00 30 17, de 8h30 à 12h00 et de 13h15 à 16h45). Toute absence non excusée sera facturée 60,00 EUR à l'employeur.

Le secrétariat médical`,
    expected: [at('2027-09-23T10:40:00+02:00')],
  },
  {
    name: 'fr: Swiss customer accepts the second of three quoted slots',
    sentAt: '2027-09-03T17:18:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Florian Aebischer <florian.aebischer@cavepont.example>',
    subject: 'Re: Visite pour devis climatisation cave',
    text: `Bonjour Madame,

La deuxième proposition me convient très bien, c'est noté. Vous pouvez vous parquer dans la cour, devant le pressoir.

Bon week-end
Florian Aebischer
Cave du Pont, 1963 Vétroz
natel 079 555 17 71

----- Message d'origine -----
De: Froid Rhône Sàrl <devis@froidrhone.example>
Envoyé: jeudi, 2. septembre 2027 09:41
À: florian.aebischer@cavepont.example
Objet: Visite pour devis climatisation cave

Bonjour Monsieur Aebischer,

Pour établir le devis, notre responsable technique pourrait passer chez vous :

1) lundi 6 septembre à 10h00
2) mercredi 8 septembre à 13h30
3) jeudi 9 septembre à 16h00

Merci de nous dire ce qui joue pour vous.

Froid Rhône Sàrl
Nadia Moret`,
    expected: [at('2027-09-08T13:30:00+02:00')],
  },
  {
    name: 'fr: convocation to a two-day first-aid course with hours',
    sentAt: '2027-09-13T09:00:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Sylvain Noël <formations@secourisme-drome.example>',
    subject: 'Convocation SST – Mme Barbara Ruiz',
    text: `Bonjour Madame Ruiz,

J'ai le plaisir de vous confirmer votre inscription à la formation initiale Sauveteur Secouriste du Travail :

– lundi 4 octobre 2027, de 9h à 17h
– mardi 5 octobre 2027, de 9h à 17h

Lieu : Maison des associations, 11 place du Marché, Crest. Accueil café dès 8h40, repas de midi compris.

Coût : 290 € HT, pris en charge par votre OPCO (dossier n° 27-1105). Le certificat est valable 24 mois, soit jusqu'en octobre 2029.

Prévoir une tenue confortable, on se roule par terre !

Sylvain Noël
Formateur`,
    expected: [
      at('2027-10-04T09:00:00+02:00', '2027-10-04T17:00:00+02:00'),
      at('2027-10-05T09:00:00+02:00', '2027-10-05T17:00:00+02:00'),
    ],
  },
  {
    name: 'fr: photographer announces an afternoon visit without an hour',
    sentAt: '2027-09-16T13:27:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Solène Guivarch <solene@objectif-ouest.example>',
    subject: 'Photos de la nouvelle salle',
    text: `Bonjour Bertrand !

Pour les photos, je passerai mardi prochain dans l'après-midi, quand la lumière tourne vers la verrière. Je vous confirme l'heure lundi selon la météo.

Comptez une quinzaine de clichés livrés sous 8 jours, 380 € comme la dernière fois.

Belle journée,
Solène`,
    expected: [],
  },
  {
    name: 'fr: terse text-message style, two alternatives at the same hour',
    sentAt: '2027-09-27T12:58:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Momo <mdiallo@assozik.example>',
    subject: 'flyers',
    text: `slt, jpasse recup les 500 flyers jeudi 17h30 c bon pr toi ? sinon vendredi meme heure. jte regle en liquide (60 e cest ca ?)

momo`,
    expected: [at('2027-09-30T17:30:00+02:00'), at('2027-10-01T17:30:00+02:00')],
  },
  {
    name: 'fr: repairman from Marseille comes the day after tomorrow',
    sentAt: '2027-10-05T18:50:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Toni Casanova <toni@froid-casanova.example>',
    subject: 'Re: Vitrine réfrigérée en panne !!!',
    text: `Bonsoir Mme Imbert,

Bonne nouvelle, le fournisseur a le compresseur, il me l'envoie demain par la navette de 16h. Je serai donc chez vous après-demain à 9h pour le monter. Té, d'ici là mettez tout dans la chambre froide et surtout n'ouvrez plus la vitrine.

La pièce fait 215 € + la main d'œuvre, comme je vous ai dit.

À jeudi,
Toni

Envoyé de mon téléphone`,
    expected: [at('2027-10-07T09:00:00+02:00')],
  },
  {
    name: 'fr: maintenance window of the hosting provider',
    sentAt: '2027-10-14T10:00:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Support Nuage Breton <support@nuagebreton.example>',
    subject: '[Intervention planifiée] Migration du serveur de messagerie MX-04',
    text: `Bonjour,

Dans le cadre de l'amélioration de nos infrastructures, une opération de maintenance aura lieu :

Début : samedi 16 octobre 2027, 22:00 (heure de Paris)
Fin : dimanche 17 octobre 2027, 04:00
Service concerné : messagerie hébergée (5 boîtes)
Impact : coupures de 10 à 20 minutes, aucun message perdu

Aucune action n'est nécessaire de votre part. Vos mots de passe restent inchangés.

Suivi en direct : https://etat.nuagebreton.example
Ticket : #482207

L'équipe support – joignable 24h/24`,
    expected: [],
  },
  {
    name: 'fr: colleague tells of her own flights and absence',
    sentAt: '2027-10-22T17:41:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Laetitia Nguyen <laetitia@tandem-conseil.example>',
    subject: 'Lisbonne',
    text: `Hello tout le monde,

pour info je serai à Lisbonne chez le client la semaine prochaine. Mon avion part mardi à 7h05, retour jeudi soir, j'atterris à Zaventem à 21h50 si tout va bien. Donc ne m'attendez pas pour valider les notes de frais, Koen a ma procuration.

Sur place je présente les résultats à leur direction mercredi à 10h, croisez les doigts !

Mes mails, je les lirai le soir à l'hôtel.

À tantôt,
Laeti`,
    expected: [],
  },
  {
    name: 'fr: Paris writer gives a Teams call in Paris time to a Montreal reader',
    sentAt: '2027-10-28T15:48:00+02:00',
    timezone: 'America/Toronto',
    from: 'Aymeric de Kersauson <a.dekersauson@editions-sablier.example>',
    subject: 'Coédition « Petits contes du fleuve »',
    text: `Cher Philippe,

Merci pour votre accueil au salon, c'était une très belle rencontre.

Comme promis je reviens vers vous pour parler chiffres. Je vous propose une visioconférence de 30 minutes le lundi 8 novembre à 16h30, heure de Paris, avec Delphine de la fabrication.

Participer sur Teams : https://teams.sablier-visio.example/l/meetup/19a77c
ID de réunion : 341 220 118 5
Code secret : Rt4gQz

D'ici là je vous fais porter trois exemplaires des épreuves. Tirage envisagé : 3 000, prix public 18,90 €.

Bien amicalement,
Aymeric`,
    expected: [at('2027-11-08T10:30:00-05:00', '2027-11-08T11:00:00-05:00')],
  },
  {
    name: 'fr: bulk newsletter advertises a free webinar and an open day',
    sentAt: '2027-11-03T07:02:00+01:00',
    timezone: 'Europe/Paris',
    from: 'La Lettre RH <newsletter@lalettrerh.example>',
    subject: 'Entretiens annuels : 5 erreurs à éviter + notre webinaire gratuit',
    text: `LA LETTRE RH – n° 214

Bonjour,

C'est la saison des entretiens annuels ! Ce mois-ci, nos experts décryptent pour vous les erreurs les plus fréquentes.

>> WEBINAIRE GRATUIT
« Mener un entretien sans stress »
Jeudi 18 novembre à 11h
Je m'inscris : https://lalettrerh.example/w/1811

>> PORTES OUVERTES
Nos formateurs vous accueillent à Bordeaux le samedi 27 novembre de 10h à 16h.

>> À LIRE
Congés payés et arrêt maladie : ce qui change au 1er janvier

-20 % sur l'abonnement annuel jusqu'au 30 novembre minuit.

Se désabonner | Voir dans le navigateur`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'fr: Liège friend of the firm invites to lunch at half past noon',
    sentAt: '2027-11-12T16:09:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Jean-Luc Hardy <jl.hardy@imprimerie-hardy.example>',
    subject: 'boulets-frites',
    text: `Salut Marc,

Ça fait une paie qu'on ne s'est plus vus dis ! On dîne ensemble mardi à midi et demi, au Point de Vue ? C'est moi qui régale, je te dois encore un resto depuis la commande des calendriers (nonante-cinq, tu te rends compte, pour un client qui en voulait mille...).

Tu me dis quoi.

Jean-Luc`,
    expected: [at('2027-11-16T12:30:00+01:00')],
  },
  {
    name: 'fr: journalist announces the broadcast of a recorded report',
    sentAt: '2027-11-17T18:05:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Camille Astruc <c.astruc@radiogaronne.example>',
    subject: 'Votre reportage passe vendredi !',
    text: `Bonjour Régine,

Un grand merci pour votre accueil lundi matin à la ferronnerie, toute l'équipe a adoré l'odeur de la forge.

Le sujet sera diffusé vendredi 19 novembre à 18h20 dans « Mains d'ici », rediffusion dimanche à 9h10. Durée : 6 minutes. Il sera ensuite en podcast sur notre site.

Je vous envoie le fichier son dès que le montage est fini.

Bien à vous,
Camille Astruc
Radio Garonne, 94.1 FM`,
    expected: [],
  },
  {
    name: 'fr: customer declines a time and offers two others',
    sentAt: '2027-11-23T11:55:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Stéphanie Oudot <s.oudot@creche-libellules.example>',
    subject: 'Re: Re: Devis aire de jeux',
    text: `Bonjour Monsieur Tissier,

Jeudi 15h ça coince, on a la PMI dans les murs ce jour-là. Par contre demain à 16h, ou alors vendredi 26 à 9h15, ce serait parfait pour faire le tour du jardin avec vous.

L'un des deux vous irait ?

Bien cordialement,
Stéphanie Oudot, directrice
Crèche Les Libellules – accueil des familles 7h30-18h30

> Le 22/11/2027 à 16:40, Tissier Paysages a écrit :
> Bonjour, je serai dans votre secteur cette semaine. Jeudi à 15h00,
> cela vous conviendrait-il ? Cdt, R. Tissier`,
    expected: [at('2027-11-24T16:00:00+01:00'), at('2027-11-26T09:15:00+01:00')],
  },
  {
    name: 'fr: notary fixes the signing of a deed, transfer deadline beside it',
    sentAt: '2027-12-02T17:30:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Étude Vasseur & Pommier <clerc2@etude-vasseur.example>',
    subject: 'Cession fonds de commerce SARL AU BON GRAIN / Dossier 1009872',
    text: `Monsieur,

J'ai l'honneur de vous confirmer que la signature de l'acte de cession du fonds de commerce de boulangerie aura lieu en l'étude, en votre présence,

le VENDREDI 17 DÉCEMBRE 2027 à DIX-SEPT HEURES.

Je vous remercie de bien vouloir :
1°) vous munir de votre pièce d'identité en cours de validité ;
2°) faire virer la somme de 184.300,00 € sur le compte de l'étude, les fonds devant impérativement être reçus le mardi 14 décembre avant midi ;
3°) me retourner le projet d'acte annoté au plus tard le 9 décembre.

L'entrée en jouissance est fixée au 1er janvier 2028.

Vous souhaitant bonne réception des présentes, je vous prie de croire, Monsieur, à l'assurance de mes sentiments dévoués.

Pour Me Pommier,
Agathe Lenoir, clerc de notaire

L'étude est ouverte du lundi au jeudi de 9h à 12h30 et de 14h à 18h30, le vendredi jusqu'à 18h.`,
    expected: [at('2027-12-17T17:00:00+01:00')],
  },
  {
    name: 'fr: Quebec out-of-office reply over the holidays',
    sentAt: '2027-12-20T09:31:00-05:00',
    timezone: 'America/Toronto',
    from: 'Josée Arsenault <jarsenault@acieries-beauce.example>',
    subject: 'Réponse automatique : Commande 40-2215',
    text: `Bonjour,

Je serai absente du bureau du lundi 20 décembre au lundi 3 janvier inclusivement, avec un accès limité à mes courriels. De retour le mardi 4 janvier à 8 h.

Pour toute urgence, communiquez avec Réjean Poulin au 418 555-0163, entre 8 h 30 et 16 h 30. Veuillez noter que l'usine sera fermée les 24, 25 et 31 décembre ainsi que les 1er et 2 janvier.

Joyeuses Fêtes!

Josée Arsenault
Service à la clientèle`,
    expected: [],
  },
];
