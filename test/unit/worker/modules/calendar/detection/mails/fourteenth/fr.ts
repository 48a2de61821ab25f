import { at, crlf, type DetectionMail, days } from '../mail.ts';

export const frenchMails: DetectionMail[] = [
  {
    name: 'fr: customer confirms a measuring visit for a kitchen',
    sentAt: '2027-01-07T18:42:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Sandrine Le Guellec <s.leguellec@courriel.example>',
    subject: 'Re: Prise de cotes cuisine',
    text: `Bonsoir Monsieur Tanguy,

Merci pour votre devis n° 2026-1187 bien reçu hier. Mon mari et moi sommes d'accord sur le principe (plan de travail en chêne, 38 mm).

Pour la prise de cotes, je vous confirme mardi 12 janvier à 9h30 à la maison, comme convenu au téléphone. Le portail sera ouvert, attention au chien, il aboie mais il n'est pas méchant.

Bien cordialement,
Sandrine Le Guellec
14 venelle du Four, Plougastel
06 00 11 22 33`,
    expected: [at('2027-01-12T09:30:00+01:00')],
  },
  {
    name: 'fr: carrier announces a pallet delivery window',
    sentAt: '2027-01-13T07:15:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Exploitation Transports Bardin <exploitation@bardin-transports.example>',
    subject: 'Avis de livraison - expédition 77420198',
    text: `Bonjour,

Votre expédition 77420198 (2 palettes, 640 kg) sera livrée le jeudi 14 janvier 2027 entre 8h00 et 12h00.

Merci de prévoir un moyen de déchargement. En cas d'absence, une seconde présentation sera facturée 48,00 € HT.

Service exploitation
Ouvert du lundi au vendredi 6h30 - 18h00
02 99 00 45 45`,
    expected: [],
  },
  {
    name: 'fr: dentist reminder with numeric date',
    sentAt: '2027-01-15T10:00:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Cabinet dentaire des Tilleuls <rappel@dentaire-tilleuls.example>',
    subject: 'Rappel de votre rendez-vous',
    text: `Bonjour M. Ferracci,

Nous vous rappelons votre rendez-vous avec le Dr Ozanne :

  Date : 18/01/2027
  Heure : 16:45
  Motif : détartrage

Tout rendez-vous non annulé 24 heures à l'avance pourra être facturé.

Cabinet dentaire des Tilleuls
7 place des Tilleuls, 13100 Aix-en-Provence
Secrétariat : lun-ven 8h30-12h30 / 14h-18h - 04 42 00 10 20`,
    expected: [at('2027-01-18T16:45:00+01:00')],
  },
  {
    name: 'fr: accountant offers three slots for the balance sheet',
    sentAt: '2027-02-02T14:20:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Hélène Marchetti <h.marchetti@marchetti-associes.example>',
    subject: 'Présentation du bilan 2026',
    text: `Cher Monsieur Dubreuil,

Les comptes de l'exercice 2026 sont terminés. Je souhaiterais vous les présenter avant l'envoi de la liasse (date limite de dépôt : 4 mai).

Je peux vous proposer, à nos bureaux :
- mardi 9 février à 10 h
- mercredi 10 février à 14 h 30
- vendredi 12 février à 9 h

Comptez une heure trente. Merci de me dire ce qui vous arrange, et d'apporter les relevés du compte Crédit Rural de décembre, qui manquent encore au dossier.

Bien à vous,

Hélène Marchetti
Expert-comptable
Marchetti & Associés - 18 rue des Carmes, 63000 Clermont-Ferrand`,
    expected: [
      at('2027-02-09T10:00:00+01:00', '2027-02-09T11:30:00+01:00'),
      at('2027-02-10T14:30:00+01:00', '2027-02-10T16:00:00+01:00'),
      at('2027-02-12T09:00:00+01:00', '2027-02-12T10:30:00+01:00'),
    ],
  },
  {
    name: 'fr: accepts the second of the quoted slots',
    sentAt: '2027-02-18T09:03:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Thibaut Vandenbossche <thibaut@vdb-menuiserie.example>',
    subject: 'Re: Rendez-vous showroom',
    text: `Bonjour Amélie,

La deuxième proposition me va très bien. Je viendrai avec mon associé.

A bientôt,
Thibaut

Le mer. 17 févr. 2027 à 16:48, Amélie Collard <amelie@parquets-collard.example> a écrit :
> Bonjour Monsieur Vandenbossche,
>
> Pour la visite du showroom, je vous propose :
> - lundi 22 février à 11h00
> - mardi 23 février à 15h30
> - jeudi 25 février à 10h00
>
> Dites-moi ce qui vous convient.
> Amélie Collard`,
    expected: [at('2027-02-23T15:30:00+01:00')],
  },
  {
    name: 'fr: Quebec lunch at quarter past noon',
    sentAt: '2027-02-09T08:55:00-05:00',
    timezone: 'America/Toronto',
    from: 'Marie-Ève Gingras <megingras@boreale-design.example>',
    subject: 'On dîne ensemble?',
    text: `Allo Simon!

Ça fait un bail. Es-tu game pour un dîner jeudi le 11 février, à midi et quart, au petit vietnamien de la rue Masson? C'est moi qui invite, tu m'as sauvé la vie avec le dossier des enseignes.

Bonne journée,
Marie-Ève

Marie-Ève Gingras
Directrice de création, Boréale Design
514 555-0142 poste 3`,
    expected: [at('2027-02-11T12:15:00-05:00')],
  },
  {
    name: 'fr: moves a site meeting to another day and hour',
    sentAt: '2027-02-26T11:31:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Karim Benhaddou <k.benhaddou@archi-ligne.example>',
    subject: 'Réunion de chantier décalée',
    text: `Bonjour à vous deux,

Le lot plomberie n'est pas prêt, donc je décale la réunion de chantier de mardi 2 mars 14h à jeudi 4 mars 8h30. Même lieu, base vie côté rue Pasteur. Casque et chaussures obligatoires SVP.

Merci de me confirmer,
Karim`,
    expected: [at('2027-03-04T08:30:00+01:00')],
  },
  {
    name: 'fr: appointment cancelled without a new date',
    sentAt: '2027-03-02T17:20:00+01:00',
    timezone: 'Europe/Zurich',
    from: 'Corinne Blanchet <corinne.blanchet@fiduciaire-lavaux.example>',
    subject: 'Annulation du rdv de demain',
    text: `Bonjour Madame Rochat,

Malheureusement je suis clouée au lit avec 39 de fièvre et dois annuler notre rendez-vous de demain mercredi 3 mars à 10h15. Je suis sincèrement désolée.

Je vous rappellerai dès que je serai sur pied pour fixer une nouvelle date.

Meilleures salutations
Corinne Blanchet
Fiduciaire de Lavaux Sàrl, Cully
Tél. 021 555 01 90`,
    expected: [],
  },
  {
    name: 'fr: calendar invitation for a catalogue launch meeting',
    sentAt: '2027-03-05T09:40:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Judith Aumont <judith.aumont@agence-papyrus.example>',
    subject: 'Invitation : Lancement catalogue printemps',
    text: `Bonjour,

Vous trouverez ci-joint l'invitation pour le lancement du catalogue printemps.

Judith`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Agence Papyrus//Agenda//FR
METHOD:REQUEST
BEGIN:VEVENT
UID:20270305-lancement@agence-papyrus.example
DTSTAMP:20270305T084000Z
DTSTART:20270310T130000Z
DTEND:20270310T143000Z
SUMMARY:Lancement catalogue printemps
LOCATION:Agence Papyrus\\, salle Colette
ORGANIZER;CN=Judith Aumont:mailto:judith.aumont@agence-papyrus.example
ATTENDEE;CN=Imprimerie Vasseur;RSVP=TRUE:mailto:contact@imprimerie-vasseur.example
STATUS:CONFIRMED
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-03-10T14:00:00+01:00', '2027-03-10T15:30:00+01:00')],
  },
  {
    name: 'fr: Montreal time with the Paris time beside it',
    sentAt: '2027-03-09T15:12:00-05:00',
    timezone: 'Europe/Paris',
    from: 'Jean-Philippe Ouellet <jp.ouellet@erabliere-ouellet.example>',
    subject: 'Appel pour la distribution en France',
    text: `Bonjour Madame Lestrade,

Merci de votre intérêt pour nos produits. Je vous propose une visioconférence ce jeudi 11 mars à 10 h, heure de Montréal, donc 16 h chez vous. Comptez une demi-heure.

Voici le lien : https://visio.erabliere-ouellet.example/r/881-204

Nos prix FOB sont en pièce jointe (valables jusqu'au 30 juin).

Au plaisir,
Jean-Philippe Ouellet
Érablière Ouellet et fils, Saint-Pacôme (Québec)`,
    expected: [at('2027-03-11T16:00:00+01:00', '2027-03-11T16:30:00+01:00')],
  },
  {
    name: 'fr: applicant with vague availability',
    sentAt: '2027-03-15T20:02:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Loïc Perdriel <loic.perdriel@boitemail.example>',
    subject: 'Candidature pâtissier - annonce du 8 mars',
    text: `Madame, Monsieur,

Actuellement pâtissier à Vannes (CAP en 2021, BTM en 2023), je vous adresse ma candidature pour le poste paru le 8 mars. Mon contrat actuel se termine le 30 avril ; je commence à 4h du matin et finis à midi, donc les horaires matinaux ne me font pas peur.

Je suis généralement disponible l'après-midi, le lundi toute la journée, et je reste à votre disposition pour un entretien.

Dans l'attente de votre réponse, veuillez agréer mes salutations distinguées.

Loïc Perdriel
06 00 55 41 12

PJ : CV, lettre de motivation`,
    expected: [],
  },
  {
    name: 'fr: wholesaler newsletter with a webinar',
    sentAt: '2027-03-17T06:00:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Horeca Direct <newsletter@horeca-direct.example>',
    subject: 'Vos offres du mois de mars + webinaire gratuit',
    text: `Bonjour,

-20 % sur les lave-verres jusqu'au 31 mars !

NOUVEAU : webinaire « Réduire le gaspillage en cuisine », mardi 23 mars 2027 à 15h00. Inscription gratuite sur notre site, places limitées.

Nos magasins sont ouverts du lundi au samedi de 7h à 19h.

Horeca Direct - Chaussée de Namur 210, Wavre
Vous recevez ce message car vous êtes client. Se désabonner`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'fr: trade fair visited together for two days',
    sentAt: '2027-03-22T10:47:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Damien Roussillon <damien@roussillon-outillage.example>',
    subject: 'Salon du bois à Nantes',
    text: `Salut Patrice,

C'est réglé, j'ai nos deux badges pour le salon du bois à Nantes. On y va donc tous les deux les 7 et 8 avril, mercredi et jeudi, journées complètes. J'ai aussi bloqué deux chambres à l'hôtel en face du parc expo (89 € la nuit petit dej compris).

Tu me diras si tu préfères qu'on prenne ton camion ou ma voiture.

A+
Damien`,
    expected: [days('2027-04-07', '2027-04-09')],
  },
  {
    name: 'fr: social contributions due date',
    sentAt: '2027-04-01T08:00:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Centre de gestion Artisans <ne-pas-repondre@cotisations-artisans.example>',
    subject: 'Échéance du 15 avril 2027',
    text: `Madame, Monsieur,

Votre déclaration du 1er trimestre 2027 est à effectuer au plus tard le jeudi 15 avril 2027 à 12h00. Le prélèvement correspondant interviendra le même jour.

Montant provisionnel : 1 842,00 €

Passé ce délai, une majoration de 5 % est appliquée.

Nos conseillers vous répondent du lundi au vendredi, de 9h à 17h, au 0 800 00 00 00.

Ce message est envoyé automatiquement, merci de ne pas y répondre.`,
    expected: [],
  },
  {
    name: 'fr: boiler technician comes from eight to ten',
    sentAt: '2027-04-06T16:05:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Chauffage Delvaux <planning@chauffage-delvaux.example>',
    subject: 'Entretien annuel de votre chaudière',
    text: `Bonjour Madame Wouters,

Nous avons planifié l'entretien de la chaudière du salon de coiffure : notre technicien Grégory sera chez vous le lundi 12 avril de 8h à 10h.

Prix de l'entretien : nonante-cinq euros HTVA. Merci de dégager l'accès au local.

Bien à vous,
Nathalie
Chauffage Delvaux sprl - 010 55 00 12
Garde 24h/24 pour les pannes`,
    expected: [at('2027-04-12T08:00:00+02:00', '2027-04-12T10:00:00+02:00')],
  },
  {
    name: 'fr: terse confirmation for tomorrow',
    sentAt: '2027-04-13T21:14:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Momo <momo.carrelage@boitemail.example>',
    subject: 'Re: devis salle de bain',
    text: `ok pour demain 14h chez vous

Momo`,
    expected: [at('2027-04-14T14:00:00+02:00')],
  },
  {
    name: 'fr: lower case without accents, asks for two possible hours',
    sentAt: '2027-04-20T12:33:00+02:00',
    timezone: 'Europe/Paris',
    from: 'valerie jourdan <valjourdan@boitemail.example>',
    subject: 'essayage robe',
    text: `bonjour

je voudrais venir pour le 2eme essayage de ma robe, c'est possible samedi 24 avril a 11h ou sinon a 16h30 ? le mariage est le 5 juin donc ca commence a devenir juste lol

merci d'avance
valerie j.`,
    expected: [at('2027-04-24T11:00:00+02:00'), at('2027-04-24T16:30:00+02:00')],
  },
  {
    name: 'fr: drinks some evening without an hour',
    sentAt: '2027-04-27T17:58:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Ludovic Carpentier <ludo@carpentier-toitures.example>',
    subject: 'apéro',
    text: `Salut vieux,

Faut qu'on se boive un coup pour fêter la fin du chantier de la mairie. Jeudi soir ou vendredi soir, plutôt vers la fin de semaine en tout cas. Appelle moi quand tu sors du boulot, on verra.

Et pense à me renvoyer l'attestation décennale avant le 30, sinon le maître d'ouvrage bloque le paiement (12 400 €...).

Ludo`,
    expected: [],
  },
  {
    name: 'fr: declines a proposed hour and offers nothing else',
    sentAt: '2027-05-03T09:26:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Béatrice Monnier <b.monnier@notaires-monnier.example>',
    subject: 'Re: Signature de la promesse',
    text: `Monsieur,

Mardi 11 mai à 15 heures ne me convient malheureusement pas, étant retenue à l'extérieur toute la journée. Les vendeurs ne sont pas libres non plus cette semaine-là.

Ma clerc, Mme Sarrazin, reviendra vers vous lorsque nous aurons connaissance de leurs disponibilités.

Je vous prie d'agréer, Monsieur, l'expression de mes sentiments distingués.

Maître Béatrice Monnier
Notaire à Dole
Étude ouverte de 9h à 12h et de 14h à 18h, fermée le samedi`,
    expected: [],
  },
  {
    name: 'fr: Swiss quarter past eight',
    sentAt: '2027-05-07T13:40:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Olivier Chappuis <o.chappuis@garage-chappuis.example>',
    subject: 'Service et expertise de votre utilitaire',
    text: `Bonjour Monsieur Favre,

Votre VW Caddy (VD 555 012) est attendu au garage mercredi 12 mai à huit heures et quart pour le service des 120'000 km. Vous pouvez attendre au bureau, il y en a pour une heure et on fait un bon café.

Coût estimé : septante francs de plus que l'an passé à cause des plaquettes, soit env. CHF 690.-

Meilleures salutations
Olivier Chappuis

Garage Chappuis SA, Echallens
Lu-Ve 7h30-12h00 / 13h15-18h00, Sa 8h-12h`,
    expected: [at('2027-05-12T08:15:00+02:00', '2027-05-12T09:15:00+02:00')],
  },
  {
    name: 'fr: restaurant reservation with JSON-LD',
    sentAt: '2027-05-11T10:22:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Le Bouchon des Halles <reservation@bouchon-halles.example>',
    subject: 'Votre réservation est confirmée',
    text: `Bonjour Mme Achard,

Votre table pour 6 personnes est confirmée. Retrouvez le détail de votre réservation dans la version HTML de ce message.

À très bientôt,
Le Bouchon des Halles, Lyon 3e`,
    html: `<html><head><script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "FoodEstablishmentReservation",
  "reservationNumber": "BH-40917",
  "reservationStatus": "http://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "Florence Achard" },
  "reservationFor": {
    "@type": "FoodEstablishment",
    "name": "Le Bouchon des Halles",
    "address": { "@type": "PostalAddress", "streetAddress": "22 cours des Halles", "addressLocality": "Lyon", "postalCode": "69003", "addressCountry": "FR" }
  },
  "startTime": "2027-05-19T12:30:00+02:00",
  "partySize": "6"
}
</script></head><body><p>Bonjour Mme Achard,</p><p>Votre table pour <b>6 personnes</b> est confirmée.</p><p>Réservation n° BH-40917, mercredi 19 mai 2027 à 12h30.</p><p>À très bientôt,<br>Le Bouchon des Halles, Lyon 3e</p></body></html>`,
    expected: [at('2027-05-19T12:30:00+02:00')],
  },
  {
    name: 'fr: colleague passes on a customer and names the visit',
    sentAt: '2027-05-18T08:10:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Agnès (bureau) <agnes@piscines-azur.example>',
    subject: 'TR: fuite local technique',
    text: `Fabien,

J'ai eu M. Santoni au téléphone, je lui ai dit que tu passais jeudi 20 à 17h pour voir la fuite. Prends un joint de 63 et la pompe de prêt.

Agnès

-------- Message transféré --------
De : Ange Santoni <ange.santoni@boitemail.example>
Envoyé : lundi 17 mai 2027 19:41
Objet : fuite local technique

Bonsoir, ça goutte sous le filtre depuis samedi. Je suis à la maison en fin de journée.
Cordialement
A. Santoni`,
    expected: [at('2027-05-20T17:00:00+02:00')],
  },
  {
    name: 'fr: writer lands by plane and proposes to meet afterwards',
    sentAt: '2027-05-24T15:37:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Annick De Smedt <annick.desmedt@textiles-lys.example>',
    subject: 'Passage à Toulouse',
    text: `Bonjour Rémi,

Je serai à Toulouse mardi 1er juin. Mon vol SN 3695 atterrit à 9h40, le temps de récupérer la voiture de location, je peux être chez vous à 11h. Je vous montre la collection hiver, et si vous avez faim nous irons manger un morceau ensuite. Je repars à 18h25.

Si ça ne va pas, dites-le-moi avant vendredi que je réorganise ma tournée.

Bien à vous,
Annick De Smedt
Textiles de la Lys, Courtrai`,
    expected: [at('2027-06-01T11:00:00+02:00')],
  },
  {
    name: 'fr: parent asks the head of a school for a talk',
    sentAt: '2027-03-10T22:19:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Nadia Kerouani <nadia.kerouani@boitemail.example>',
    subject: 'Inès, classe de CM1',
    text: `Bonsoir Madame la Directrice,

Suite aux soucis d'Inès à la cantine, j'aimerais vous rencontrer. Pourriez-vous me recevoir lundi 15 mars à 17h10, juste après l'étude ? Je finis le travail à 16h30 et je viens directement.

Merci à vous et bonne soirée
Nadia Kerouani, maman d'Inès (CM1 B)`,
    expected: [at('2027-03-15T17:10:00+01:00')],
  },
  {
    name: 'fr: two training days for the reader',
    sentAt: '2027-03-30T11:00:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Centre Forma-Elec <inscriptions@forma-elec.example>',
    subject: 'Confirmation d’inscription BA5',
    text: `Bonjour Monsieur Lambert,

Nous confirmons votre inscription à la formation BA5 (travaux sous tension), qui se donne sur deux journées complètes : mardi 20 et mercredi 21 avril 2027, dans nos locaux de Gembloux.

Référence : FE-27-0338
Montant : 540 € HTVA, à régler pour le 10 avril
À apporter : EPI, carte d'identité

Les sandwiches sont compris.

Forma-Elec asbl
Secrétariat ouvert de 8h30 à 16h30`,
    expected: [days('2027-04-20', '2027-04-22')],
  },
  {
    name: 'fr: stock-take day in the shop',
    sentAt: '2027-06-21T18:30:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Pascale Rigaud <pascale@quincaillerie-rigaud.example>',
    subject: 'Inventaire',
    text: `Bonjour Théo,

Cette année l'inventaire tombe mercredi 30 juin. Magasin fermé au public, on y passe la journée tous les deux plus ma sœur, je compte sur toi. Pizza offerte par la maison.

Merci de ne plus rien commander chez Fixolor d'ici là, ça fausse les stocks.

Pascale`,
    expected: [days('2027-06-30')],
  },
  {
    name: 'fr: inspection of a flat at the end of a lease',
    sentAt: '2027-03-24T09:52:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Romain Teissier <r.teissier@immo-garonne.example>',
    subject: 'État des lieux de sortie - local 12 rue Sainte-Colombe',
    text: `Madame,

Nous accusons réception de votre congé, qui prend effet le 31 mars 2027 à minuit.

L'état des lieux de sortie aura lieu le mercredi 31 mars 2027 à 11 heures, sur place, en présence de notre huissier. Vous voudrez bien remettre à cette occasion l'ensemble des clés (4) et le badge parking.

Le dépôt de garantie (2 350 €) vous sera restitué sous deux mois.

Sincères salutations,

Romain Teissier
Gestion locative - Immo Garonne
Agence ouverte du mardi au samedi, 10h-12h30 et 14h-19h`,
    expected: [at('2027-03-31T11:00:00+02:00')],
  },
  {
    name: 'fr: notice of a co-owners general meeting',
    sentAt: '2027-05-20T14:00:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Syndic Valmer <assemblees@syndic-valmer.example>',
    subject: 'Convocation AG - Résidence Les Glycines',
    text: `Madame, Monsieur, cher copropriétaire,

Vous êtes convoqué(e) à l'assemblée générale ordinaire de la résidence Les Glycines, qui se tiendra le :

JEUDI 17 JUIN 2027 À 18 H 30
Salle polyvalente, 3 avenue du Stade

Ordre du jour :
1. Élection du président de séance
2. Approbation des comptes 2026
3. Ravalement de la façade nord (devis de 84 700 €)
4. Questions diverses

Si vous ne pouvez être présent, merci de nous retourner votre pouvoir au plus tard le 14 juin.

Les pièces sont consultables au cabinet chaque mardi de 14h à 17h.

Le syndic`,
    expected: [at('2027-06-17T18:30:00+02:00')],
  },
  {
    name: 'fr: hosting provider announces a maintenance window',
    sentAt: '2027-06-02T16:45:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Support Hébergéo <support@hebergeo.example>',
    subject: 'Maintenance planifiée serveur mutu-14',
    text: `Bonjour,

Une intervention est prévue sur le serveur mutu-14 qui héberge votre site, dans la nuit du mercredi 9 au jeudi 10 juin, entre 23h00 et 02h00. De courtes interruptions (moins de 10 minutes) sont possibles.

Aucune action n'est requise de votre part.

L'équipe technique Hébergéo
Ticket #559021`,
    expected: [],
  },
  {
    name: 'fr: Thursday week at ten',
    sentAt: '2027-06-07T10:15:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Yves Kermarrec <y.kermarrec@ostrea-kermarrec.example>',
    subject: 'Re: Contrat de location du hangar',
    text: `Bonjour Lucie,

Pas ce jeudi, je suis sur les parcs avec la marée, mais jeudi en huit (le 17) à 10 h c'est parfait pour signer le bail. Je passe à votre étude ou vous venez au chantier voir le hangar ? À vous de choisir, moi l'odeur ne me gêne plus !

Kenavo,
Yves`,
    expected: [at('2027-06-17T10:00:00+02:00')],
  },
  {
    name: 'fr: in a fortnight at two for three quarters of an hour',
    sentAt: '2027-05-11T17:03:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Clémence Aubin <clemence.aubin@mutuelle-bocage.example>',
    subject: 'Point sur votre contrat prévoyance',
    text: `Bonjour Monsieur Hervieu,

Comme évoqué ce matin, je vous retrouve dans quinze jours, soit mardi 25 mai, à 14 h dans vos ateliers. J'en aurai pour trois quarts d'heure, nous passerons en revue les garanties des sept salariés.

Pour mémoire, le tarif actuel est de 38,60 € par mois et par salarié.

Cordialement,
Clémence Aubin
Conseillère entreprises
06 00 71 82 93`,
    expected: [at('2027-05-25T14:00:00+02:00', '2027-05-25T14:45:00+02:00')],
  },
  {
    name: 'fr: quote request with opening hours in the signature',
    sentAt: '2027-06-10T11:20:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Librairie Le Marque-Page <info@marquepage-liege.example>',
    subject: 'Demande de prix étagères sur mesure',
    text: `Bonjour,

Nous voudrions remplacer 14 mètres courants d'étagères (hauteur 2,40 m, chêne ou mélaminé). Pourriez-vous nous faire une offre pour les deux variantes ? Le plan est en annexe. Idéalement, tout devrait être monté pour la rentrée.

Un tout grand merci,
Bénédicte Hardy

Librairie Le Marque-Page
Rue du Pot d'Or 41, Liège
Lundi : 13h - 18h30
Mardi au samedi : 9h30 - 18h30
Fermé le samedi 26 juin (fête de famille)`,
    expected: [],
  },
  {
    name: 'fr: booking page confirms a call with a video link',
    sentAt: '2027-06-14T13:08:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Reservéo <notification@reserveo.example>',
    subject: 'Nouveau rendez-vous : Appel découverte 30 min - Gaëlle Prigent',
    text: `Bonjour Stéphane,

Un nouveau rendez-vous a été réservé sur votre page.

Type : Appel découverte (30 min)
Invitée : Gaëlle Prigent (gaelle.prigent@savonnerie-prigent.example)
Quand : vendredi 18 juin 2027, 10:30 - 11:00 (heure de Paris)
Où : https://visio.reserveo.example/j/93405571

Note de l'invitée : « Refonte du site de la savonnerie, budget env. 6 000 €. »

Modifier ou annuler : https://reserveo.example/a/k3f9q`,
    expected: [at('2027-06-18T10:30:00+02:00', '2027-06-18T11:00:00+02:00')],
  },
  {
    name: 'fr: lawyer asks the client to attend a hearing and a preparation',
    sentAt: '2027-05-26T18:11:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Me Quentin Maréchal <q.marechal@avocats-sambre.example>',
    subject: 'Dossier Toitures Piret c/ Immo Sud - audience',
    text: `Cher Monsieur Piret,

Votre affaire a été fixée devant le tribunal de l'entreprise de Namur le lundi 7 juin 2027 à 9 heures (salle 3). Votre présence est indispensable.

Je vous propose de préparer l'audience ensemble à mon cabinet le jeudi 3 juin à 17h30.

Les conclusions adverses ont été déposées le 19 mai ; vous les trouverez en annexe.

Votre bien dévoué,
Quentin Maréchal`,
    expected: [at('2027-06-07T09:00:00+02:00'), at('2027-06-03T17:30:00+02:00')],
  },
  {
    name: 'fr: quoted proposal is only handed on, no answer yet',
    sentAt: '2027-06-16T09:31:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Accueil Groupe Ferrand <accueil@groupe-ferrand.example>',
    subject: 'Re: Présentation de nos nouveautés',
    text: `Bonjour,

Votre message a bien été transmis à Mme Ferrand, qui est en déplacement. Elle vous répondra elle-même à son retour.

Cordialement,
L'accueil

> Le 15/06/2027 à 17:22, contact@emballages-roche.example a écrit :
> Bonjour,
> Seriez-vous disponible mardi 22 juin à 14h pour une présentation de nos nouveaux emballages ?
> Bien cordialement,
> Sylvain Roche`,
    expected: [],
  },
  {
    name: 'fr: short yes to the only quoted time',
    sentAt: '2027-06-23T07:48:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Dr Mathilde Leclerc <vet@clinique-vet-perche.example>',
    subject: 'Re: Vaccination du troupeau',
    text: `Oui ça marche pour moi. Pensez à parquer les brebis avant que j'arrive, merci !

ML

Le mardi 22 juin 2027 à 20:55, GAEC des Trois Chênes <gaec@troischenes.example> a écrit :

> Bonsoir Docteur,
> On pourrait faire la vaccination lundi 28 juin à 8h ?
> Merci
> Jérôme`,
    expected: [at('2027-06-28T08:00:00+02:00')],
  },
  {
    name: 'fr: newsletter of a garden centre with an open day',
    sentAt: '2027-04-22T09:00:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Pépinières du Layon <infos@pepinieres-layon.example>',
    subject: 'Portes ouvertes : 3 jours de fête au jardin !',
    text: `Cher(e)s client(e)s,

Le printemps est là ! Retrouvez-nous pour nos portes ouvertes du vendredi 30 avril au dimanche 2 mai, de 10h à 19h.

Au programme : atelier rempotage samedi à 15h, balade en calèche, et -15 % sur tous les rosiers.

Pépinières du Layon, route de Martigné
Pour ne plus recevoir nos messages : lien de désinscription`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'fr: minutes of a past meeting with tasks and deadlines',
    sentAt: '2027-06-08T15:55:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Laurence Pittet <l.pittet@creche-tournesol.example>',
    subject: 'PV de la séance du 3 juin',
    text: `Bonjour à toutes et à tous,

Voici le PV de la séance de jeudi 3 juin (14h00 - 15h50).

Décisions :
- Jeux extérieurs : 3 offres à demander (Sylvie, délai 18 juin)
- Remplacement du lave-linge : accepté, CHF 1'490.-
- Cotisations impayées : rappel par Monique avant le 30 juin

La date de la prochaine séance sera fixée après les vacances.

Belle fin de journée
Laurence`,
    expected: [],
  },
  {
    name: 'fr: calendar cancellation of an appointment',
    sentAt: '2027-07-05T10:30:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Hugo Bellanger <hugo.bellanger@logiciels-cap.example>',
    subject: 'Annulé : Démonstration logiciel de caisse',
    text: `Bonjour Madame Toussaint,

Je dois annuler la démonstration, notre formateur nous a quittés. Toutes mes excuses.

Hugo Bellanger`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Cap Logiciels//Agenda 4.1//FR
METHOD:CANCEL
BEGIN:VEVENT
UID:demo-caisse-7781@logiciels-cap.example
SEQUENCE:1
DTSTAMP:20270705T083000Z
DTSTART:20270708T080000Z
DTEND:20270708T090000Z
SUMMARY:Démonstration logiciel de caisse
ORGANIZER;CN=Hugo Bellanger:mailto:hugo.bellanger@logiciels-cap.example
ATTENDEE;CN=Mme Toussaint:mailto:boutique@toussaint-chausseur.example
STATUS:CANCELLED
END:VEVENT
END:VCALENDAR`),
    expected: [],
  },
  {
    name: 'fr: two afternoons with the same range',
    sentAt: '2027-07-09T11:44:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Aurélie Simonet <aurelie.simonet@ville-brumath.example>',
    subject: 'Fête de la rentrée - réunion avec les associations',
    text: `Bonjour,

Afin de préparer la fête de la rentrée, je souhaite réunir les présidents de clubs en petit comité. Seriez-vous libre mardi 13 juillet de 17h à 18h30, ou bien jeudi 15 juillet de 17h à 18h30 ? Nous retiendrons la date qui convient au plus grand nombre.

Lieu : mairie, salle des mariages (1er étage).

Bien sincèrement,

Aurélie Simonet
Service vie associative
Mairie ouverte du lundi au vendredi 8h-12h / 13h30-17h30`,
    expected: [
      at('2027-07-13T17:00:00+02:00', '2027-07-13T18:30:00+02:00'),
      at('2027-07-15T17:00:00+02:00', '2027-07-15T18:30:00+02:00'),
    ],
  },
  {
    name: 'fr: rota of the temporary staff sent by an agency',
    sentAt: '2027-07-16T16:20:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Élodie Barreau <e.barreau@interim-atlantique.example>',
    subject: 'Planning intérimaires semaine 29',
    text: `Bonjour Christophe,

Comme demandé, les horaires de vos intérimaires la semaine prochaine :

Lun 19/07   Dylan 5h-13h     Fatou 13h-21h
Mar 20/07   Dylan 5h-13h     Fatou 13h-21h
Mer 21/07   Kévin 5h-13h     Fatou 13h-21h
Jeu 22/07   Kévin 5h-13h     repos
Ven 23/07   Dylan 5h-12h     Kévin 12h-19h

Taux horaire inchangé. Les contrats partent à la signature ce soir.

Bon week-end !
Élodie`,
    expected: [],
  },
  {
    name: 'fr: ticket for a professional evening with JSON-LD',
    sentAt: '2027-08-25T14:36:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Billetterie Cercle Entreprises Hainaut <tickets@cercle-hainaut.example>',
    subject: 'Votre billet - Soirée de rentrée',
    text: `Bonjour Michaël Fontaine,

Merci pour votre inscription. Votre billet se trouve dans la version HTML de ce message ; présentez-le à l'entrée.

Le Cercle des Entreprises du Hainaut`,
    html: `<html><head><script type="application/ld+json">
[{
  "@context": "https://schema.org",
  "@type": "EventReservation",
  "reservationNumber": "CEH-2027-0611",
  "reservationStatus": "https://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "Michaël Fontaine" },
  "reservationFor": {
    "@type": "Event",
    "name": "Soirée de rentrée du Cercle",
    "startDate": "2027-09-09T18:30:00+02:00",
    "endDate": "2027-09-09T22:00:00+02:00",
    "location": { "@type": "Place", "name": "La Grange aux Idées", "address": { "@type": "PostalAddress", "addressLocality": "Mons", "addressCountry": "BE" } }
  }
}]
</script></head><body><h1>Votre billet</h1><p>Michaël Fontaine - 1 place - 35 €</p><p>Soirée de rentrée du Cercle, La Grange aux Idées, Mons<br>Jeudi 9 septembre 2027, 18h30 - 22h00</p></body></html>`,
    expected: [at('2027-09-09T18:30:00+02:00', '2027-09-09T22:00:00+02:00')],
  },
  {
    name: 'fr: parcel announcement with JSON-LD',
    sentAt: '2027-09-01T19:05:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Colivite <suivi@colivite.example>',
    subject: 'Votre colis arrive vendredi',
    text: `Bonjour,

Votre colis 6C 004 551 203 sera livré le vendredi 3 septembre entre 13h15 et 14h15 par votre livreur Samir.

Absent ? Choisissez un point relais sur notre site avant jeudi 22h.

Colivite`,
    html: `<html><head><script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "ParcelDelivery",
  "trackingNumber": "6C004551203",
  "expectedArrivalFrom": "2027-09-03T13:15:00+02:00",
  "expectedArrivalUntil": "2027-09-03T14:15:00+02:00",
  "carrier": { "@type": "Organization", "name": "Colivite" },
  "itemShipped": { "@type": "Product", "name": "Étiquettes thermiques" },
  "partOfOrder": { "@type": "Order", "orderNumber": "FR-99120", "merchant": { "@type": "Organization", "name": "Étiq Express" } }
}
</script></head><body><p>Bonjour,</p><p>Votre colis 6C 004 551 203 sera livré le <b>vendredi 3 septembre entre 13h15 et 14h15</b> par votre livreur Samir.</p><p>Absent ? Choisissez un point relais avant jeudi 22h.</p></body></html>`,
    expected: [],
  },
  {
    name: 'fr: London hour only, reader in Paris',
    sentAt: '2027-09-06T17:10:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Philippa Harcourt <philippa@harcourt-antiques.example>',
    subject: 'La commode Louis XV',
    text: `Cher Monsieur Delmas,

Pardonnez mon français ! Mon client est très intéressé par la commode. Pouvons-nous parler tous les trois au téléphone mercredi 8 septembre à 15h00, heure de Londres ? C'est nous qui vous appellerons, au 05 00 61 33 08.

Il ne veut pas dépasser 9 500 €, transport compris.

Amitiés de Bath,
Philippa`,
    expected: [at('2027-09-08T16:00:00+02:00')],
  },
  {
    name: 'fr: French supplier writes to Quebec with Paris hour first',
    sentAt: '2027-09-14T16:28:00+02:00',
    timezone: 'America/Toronto',
    from: 'Bastien Courtois <b.courtois@fours-courtois.example>',
    subject: 'Mise en service du four à distance',
    text: `Bonjour Madame Tremblay,

Le four est bien arrivé chez vous, super. Pour la mise en service à distance, je vous propose lundi 20 septembre à 16h, heure de Paris (10h à Québec). Il faut prévoir deux heures, avec votre électricien sur place.

Lien de connexion : https://assist.fours-courtois.example/mes/20927

D'ici là, ne branchez surtout pas le triphasé.

Bien cordialement,
Bastien Courtois
SAV Fours Courtois - hotline 8h-20h (heure de Paris)`,
    expected: [at('2027-09-20T10:00:00-04:00', '2027-09-20T12:00:00-04:00')],
  },
  {
    name: 'fr: medical practice announces new telephone hours',
    sentAt: '2027-09-21T12:00:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Cabinet Dr Jaquet <secretariat@cabinet-jaquet.example>',
    subject: 'Nouveaux horaires du secrétariat',
    text: `Bonjour,

Dès le lundi 4 octobre 2027, notre secrétariat répondra au téléphone de 8h00 à 11h30 et de 14h00 à 16h00 (mercredi : matin uniquement).

Les résultats de laboratoire de vos collaborateurs (médecine du travail) vous parviennent comme d'habitude par courrier.

En cas d'urgence : 144.

Avec nos salutations les meilleures
Le secrétariat du Dr Jaquet, Yverdon`,
    expected: [],
  },
  {
    name: 'fr: applicant picks one of the quoted interview slots',
    sentAt: '2027-09-22T19:47:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Maëlys Nguyen-Roux <maelys.nr@boitemail.example>',
    subject: 'Re: Votre candidature - apprentie fleuriste',
    text: `Bonjour Madame Castaing,

Merci beaucoup pour votre réponse, je suis ravie ! Je retiens le créneau de 10h30. J'apporterai mon book de CAP.

Bonne soirée,
Maëlys Nguyen-Roux
07 00 48 20 16

De : Isabelle Castaing <isabelle@fleurs-castaing.example>
Envoyé : mercredi 22 septembre 2027 12:05
À : Maëlys Nguyen-Roux
Objet : Votre candidature - apprentie fleuriste

Bonjour Maëlys,

Votre profil m'intéresse. Pouvez-vous passer à la boutique lundi 27 septembre, à 9h, 10h30 ou 16h ?

Isabelle Castaing`,
    expected: [at('2027-09-27T10:30:00+02:00')],
  },
  {
    name: 'fr: call back before five about an order',
    sentAt: '2027-09-28T14:02:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Jean-Marc Pouget <jm.pouget@beton-pouget.example>',
    subject: 'URGENT commande béton',
    text: `Bonjour

Il me faut votre bon de commande signé avant 17h aujourd'hui sinon la centrale ne produit pas vos 12 m3 et la prochaine tournée c'est pas avant le 6 octobre. Rappelez-moi dès que vous avez ce message, je suis joignable jusqu'à 18h30.

JM Pouget
Béton Pouget - 05 00 77 10 10`,
    expected: [],
  },
  {
    name: 'fr: spoken clock time quarter to six in the evening',
    sentAt: '2027-10-04T09:18:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Josiane Dumoulin <josiane.dumoulin@boitemail.example>',
    subject: 'Le piano de ma mère',
    text: `Cher Monsieur,

Je suis la fille de Madame Dumoulin, à qui vous aviez accordé le piano il y a une dizaine d'années. L'instrument a bien souffert du déménagement.

Si cela vous est possible, venez donc ce jeudi 7 octobre à six heures moins le quart du soir. Je serai rentrée de mon cours d'aquarelle et je vous offrirai une tasse de café.

Recevez, cher Monsieur, mes meilleures salutations.

Josiane Dumoulin
Rue des Bouleaux 9, Ciney (sonner deux fois)`,
    expected: [at('2027-10-07T17:45:00+02:00')],
  },
  {
    name: 'fr: day after tomorrow at eight sharp on the site',
    sentAt: '2027-10-12T18:51:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Tonio Ribeiro <tonio@ribeiro-maconnerie.example>',
    subject: 'chantier Vernoux',
    text: `Salut chef

la toupie est calée. rdv apres demain 8h tapantes sur le chantier avec toi pour l'implantation, ramene le laser stp le mien est HS

j'ai payé 47€ de piquets je te filerai le ticket

tonio`,
    expected: [at('2027-10-14T08:00:00+02:00')],
  },
  {
    name: 'fr: safety commission visits a hotel',
    sentAt: '2027-09-30T10:40:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Service ERP <securite.erp@mairie-saintavold.example>',
    subject: 'Visite périodique de la commission de sécurité - Hôtel du Lion',
    text: `Madame la Gérante,

En application de la réglementation relative aux établissements recevant du public, la commission de sécurité procédera à la visite périodique de votre établissement le :

    jeudi 14 octobre 2027, à 9 h 30.

Votre présence ou celle d'un représentant dûment mandaté est requise. Vous voudrez bien tenir à disposition le registre de sécurité et les rapports de vérification (électricité, SSI, extincteurs). La précédente visite remonte au 11 octobre 2022 à 14 h.

Veuillez agréer, Madame, l'expression de ma considération distinguée.

Pour le Maire,
l'adjoint délégué à la sécurité`,
    expected: [at('2027-10-14T09:30:00+02:00')],
  },
  {
    name: 'fr: husband of the writer has an appointment, papers follow',
    sentAt: '2027-10-18T08:25:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Martine Soulier <martine.soulier@boitemail.example>',
    subject: 'dossier assurance dégât des eaux',
    text: `Bonjour Mademoiselle,

Je n'ai pas encore pu scanner les factures de la machine à laver. Mon mari a rendez-vous chez le cardiologue jeudi à 10h et ma fille passe son permis vendredi à 8h30, on court dans tous les sens ! Je vous envoie tout ça par la poste en fin de semaine.

Encore merci pour votre patience,
Mme Soulier
Contrat n° 77 104 552`,
    expected: [],
  },
  {
    name: 'fr: staff Christmas dinner with a Quebec word for the meal',
    sentAt: '2027-11-16T13:35:00-05:00',
    timezone: 'America/Toronto',
    from: 'Ghislaine Bouchard <gbouchard@imprimerie-outaouais.example>',
    subject: 'Party de Noël du bureau!',
    text: `Allô la gang,

C'est le temps de sortir vos chandails laids! Notre souper de Noël aura lieu le vendredi 17 décembre à 18 h 30 à la Cabane du Portage. Les conjoints sont bienvenus (45 $ par conjoint, à me remettre avant le 3 décembre).

Dites-moi si vous avez des allergies.

Ghislaine
Imprimerie de l'Outaouais
819 555-0177`,
    expected: [at('2027-12-17T18:30:00-05:00')],
  },
  {
    name: 'fr: Black Friday offer in a bulk mail',
    sentAt: '2027-11-25T07:00:00+01:00',
    timezone: 'Europe/Paris',
    from: 'BuroMax <promo@buromax.example>',
    subject: 'Black Friday : ça commence vendredi à minuit',
    text: `RENDEZ-VOUS VENDREDI !

Dès vendredi 26 novembre à 00h01 et jusqu'à lundi 29 novembre 23h59, jusqu'à -60 % sur les fauteuils de bureau.

Vente flash samedi de 18h à 20h : destructeurs de documents à 49 €.

Vous ne souhaitez plus recevoir nos offres ? Cliquez ici.
BuroMax SAS - service client 9h-18h`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'fr: calendar invitation with Zurich zone and a short mail text',
    sentAt: '2027-10-25T15:00:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Cédric Aeschlimann <cedric@treuhand-jura.example>',
    subject: 'Bouclement 2027 - séance préparatoire',
    text: `Bonjour Nathalie,

Comme discuté ce matin, voici l'invitation pour mardi 2 novembre à 13h30 dans nos bureaux de Delémont. Pensez aux décomptes TVA du 3e trimestre.

Bonne journée
Cédric`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Treuhand Jura//Kalender 2.0//FR
METHOD:REQUEST
BEGIN:VTIMEZONE
TZID:Europe/Zurich
BEGIN:DAYLIGHT
DTSTART:19810329T020000
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
END:DAYLIGHT
BEGIN:STANDARD
DTSTART:19961027T030000
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
END:STANDARD
END:VTIMEZONE
BEGIN:VEVENT
UID:bouclement-2027-nr@treuhand-jura.example
DTSTAMP:20271025T130000Z
DTSTART;TZID=Europe/Zurich:20271102T133000
DTEND;TZID=Europe/Zurich:20271102T153000
SUMMARY:Bouclement 2027 - séance préparatoire
LOCATION:Delémont\\, rue de la Préfecture 8
ORGANIZER;CN=Cédric Aeschlimann:mailto:cedric@treuhand-jura.example
ATTENDEE;CN=Nathalie Comment:mailto:nathalie@horlogerie-comment.example
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-11-02T13:30:00+01:00', '2027-11-02T15:30:00+01:00')],
  },
  {
    name: 'fr: cannot come on Monday, proposes Wednesday instead',
    sentAt: '2027-11-04T16:33:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Florian Guyader <florian@guyader-couverture.example>',
    subject: 'Re: Infiltration toiture école',
    text: `Bonjour Mme Le Bihan,

Lundi à 13h c'est mort pour moi, on est en plein bâchage à Quimper. Par contre mercredi 10 novembre à 13h15 je peux être à l'école, les enfants seront pas là donc c'est mieux pour monter l'échelle.

Si c'est bon pour vous je préviens le nacelliste.

Florian

> Le 4 nov. 2027 à 11:20, Ecole des Ajoncs a écrit :
> Bonjour, l'eau coule maintenant dans le couloir. Pouvez-vous venir lundi à 13h ?
> Mme Le Bihan, directrice`,
    expected: [at('2027-11-10T13:15:00+01:00')],
  },
  {
    name: 'fr: club committee meeting with an agenda and a match for others',
    sentAt: '2027-11-08T21:30:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Gérard Pons <president@petanque-lodeve.example>',
    subject: 'Réunion du bureau',
    text: `Bonsoir les amis,

Réunion du bureau lundi prochain, le 15 novembre, 20h30 au boulodrome. Présence de tous souhaitée, on vote le budget.

Au menu : subvention mairie (1 200 €), réfection du local, calendrier 2028.

Pour info, les minimes jouent samedi à 14h à Béziers, c'est René qui les accompagne.

Sportivement,
Gérard`,
    expected: [at('2027-11-15T20:30:00+01:00')],
  },
  {
    name: 'fr: writer excuses a slow answer with his own diary',
    sentAt: '2027-11-22T18:09:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Vincent Paquet <v.paquet@assurances-paquet.example>',
    subject: 'Votre demande RC exploitation',
    text: `Bonjour Sophie,

Je n'oublie pas votre demande. Demain je suis en formation de 9h à 17h à Bruxelles, mercredi j'ai le réviseur à 10h et ensuite mon train pour Paris à 14h13, donc vous aurez mon offre chiffrée jeudi ou vendredi au plus tard.

Première estimation, sans engagement : 870 € par an, franchise de 250 €.

Bien à vous,
Vincent
Bureau ouvert lu-ve 9h-12h30, l'après-midi sur rdv`,
    expected: [],
  },
  {
    name: 'fr: invoice reminder with dates and hours of service',
    sentAt: '2027-12-02T09:12:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Comptabilité Sono Presqu’île <compta@sono-presquile.example>',
    subject: 'Relance facture F-27-0914',
    text: `Bonjour,

Sauf erreur de notre part, la facture F-27-0914 de 1 368,00 € TTC, échue le 15 novembre, reste impayée.

Détail : sonorisation de votre soirée du samedi 16 octobre 2027, de 19h à 2h (montage à partir de 14h).

Merci de procéder au règlement sous huit jours, soit avant le vendredi 10 décembre à 18h.

Bien cordialement,
Service comptabilité (lun. au jeu. 9h-12h)`,
    expected: [],
  },
  {
    name: 'fr: two appointments before and after New Year agreed in one mail',
    sentAt: '2027-12-14T11:57:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Émilie Vasseur <emilie.vasseur@vasseur-paysage.example>',
    subject: 'Suite de notre échange : calage des dates',
    text: `Bonjour Antoine,

Merci pour l'accueil hier. Je récapitule ce qu'on s'est dit :

1) Ce vendredi 17/12, 11h : on fait le tour du parc ensemble avec l'élagueur (prévoir des bottes).
2) Mercredi 5 janvier 2028, de 9h à midi : remise du plan de plantation, chez vous.

Les arbres tiges (18 unités, 14 280 € HT) sont à commander avant Noël, la pépinière ferme du 24/12 au 3/01.

Belles fêtes si on ne se reparle pas d'ici là !

Émilie`,
    expected: [at('2027-12-17T11:00:00+01:00'), at('2028-01-05T09:00:00+01:00', '2028-01-05T12:00:00+01:00')],
  },
];
