import { at, crlf, type DetectionMail, days } from '../mail.ts';

export const frenchMails: DetectionMail[] = [
  {
    name: 'fr: plumber announces his visit, signature with office hours',
    sentAt: '2027-01-07T09:42:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Plomberie Garnaud <contact@plomberie-garnaud.example>',
    subject: 'Fuite sous évier - intervention',
    text: `Bonjour Madame Lessard,

Suite à votre appel de ce matin, je vous confirme que Thierry passera à l'atelier mardi 12 janvier à 14h30 pour la fuite sous l'évier. Comptez une heure sur place. Merci de libérer l'accès au placard et de couper l'eau si ça empire d'ici là.

Forfait déplacement : 49 € TTC, puis 58 €/h.

Cordialement,

Odile Garnaud
Plomberie Garnaud & Fils
12 rue des Tanneurs, 37000 Tours
Secrétariat : lundi-vendredi 8h-12h / 13h30-17h
Tél. 02 00 11 22 33`,
    expected: [at('2027-01-12T14:30:00+01:00', '2027-01-12T15:30:00+01:00')],
  },
  {
    name: 'fr: Quebec customer offers two alternatives',
    sentAt: '2027-02-11T15:20:00-05:00',
    timezone: 'America/Toronto',
    from: 'Marie-Pier Gauvreau <mpgauvreau@boisfranc.example>',
    subject: 'RE: Soumission cuisine',
    text: `Allô Stéphane,

Merci pour la soumission, on a regardé ça en fin de semaine mon chum et moi. On aurait quelques petites questions pour les armoires du haut pis l'îlot.

Est-ce que jeudi prochain, le 18 février, à 13 h 30 ça t'adonne? Sinon vendredi le 19 à 9 h. Tu peux venir à la maison ou on passe au showroom, à ton choix.

Bonne fin de journée!

Marie-Pier
514 555-0143`,
    expected: [at('2027-02-18T13:30:00-05:00'), at('2027-02-19T09:00:00-05:00')],
  },
  {
    name: 'fr: accountant reminds of VAT deadline, no meeting',
    sentAt: '2027-03-02T08:15:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Cabinet Ferrand <social@cabinet-ferrand.example>',
    subject: 'Rappel : pièces TVA février',
    text: `Bonjour,

Nous vous rappelons que les pièces de février (factures d'achat, relevés, tickets de caisse) doivent être déposées sur l'espace client au plus tard le mercredi 10 mars à 18h00. Passé ce délai, nous ne pourrons garantir le dépôt de la CA3 avant l'échéance du vendredi 19 mars à minuit.

Le prélèvement interviendra le lundi 22 mars.

Bien à vous,

Sandrine Quéméner
Collaboratrice comptable
Cabinet Ferrand - 02 00 44 55 66 (9h00-12h30 / 14h00-17h30)`,
    expected: [],
  },
  {
    name: 'fr: Swiss fiduciary, Wednesday week with range',
    sentAt: '2027-03-08T10:05:00+01:00',
    timezone: 'Europe/Zurich',
    from: 'Jean-Luc Pittet <jl.pittet@fiduciaire-pittet.example>',
    subject: 'Bouclement 2026',
    text: `Cher Monsieur Rochat,

Nous avons terminé le bouclement 2026. Il me reste deux ou trois points à voir avec vous avant la signature, notamment l'amortissement de la nonante-deuxième machine (je plaisante, mais il y en a vraiment beaucoup).

Je vous propose de passer à l'étude mercredi en huit, de 10h00 à 11h30. Prenez avec vous le contrat de leasing, svp.

Avec mes meilleures salutations

Jean-Luc Pittet
Expert fiduciaire diplômé
Rue du Midi 14, 1800 Vevey
+41 21 555 01 02`,
    expected: [at('2027-03-17T10:00:00+01:00', '2027-03-17T11:30:00+01:00')],
  },
  {
    name: 'fr: second of the quoted slots is accepted',
    sentAt: '2027-04-14T11:31:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Annick Delvaux <annick.delvaux@imprimerie-meuse.example>',
    subject: 'Re: Rendez-vous calage presse',
    text: `Bonjour Didier,

La deuxième proposition nous convient très bien. Je préviens notre chef d'atelier et je réserve une place de parking pour vous.

Bonne journée,
Annick

Le mar. 13 avr. 2027 à 16:48, Didier Wauters <didier@graphimat.example> a écrit :
> Bonjour Annick,
>
> Pour venir voir la presse, je peux vous proposer :
> - lundi 19 avril à 9h
> - mercredi 21 avril à 13h30
> - jeudi 22 avril à 15h
>
> Dites-moi ce qui vous arrange.
> Didier`,
    expected: [at('2027-04-21T13:30:00+02:00')],
  },
  {
    name: 'fr: one line from the building site, no accents',
    sentAt: '2027-05-19T18:52:00+02:00',
    timezone: 'Europe/Paris',
    from: 'k.benali <k.benali@maconnerie-kb.example>',
    subject: 'Re: chantier rue pasteur',
    text: `ok pour demain 8h devant le chantier, j amene la toupie et les etais. karim`,
    expected: [at('2027-05-20T08:00:00+02:00')],
  },
  {
    name: 'fr: meeting moved from Tuesday to Thursday same hour',
    sentAt: '2027-09-03T14:10:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Héloïse Marchetti <heloise@agence-lumen.example>',
    subject: 'Décaler notre point',
    text: `Hello Bastien,

Petit imprévu de mon côté : est-ce qu'on peut décaler notre point de mardi 7 septembre 11h à jeudi 9, même heure ? Toujours dans vos locaux, et toujours pour 45 minutes.

Désolée pour le changement !

Héloïse
Agence Lumen — identité & édition`,
    expected: [at('2027-09-09T11:00:00+02:00', '2027-09-09T11:45:00+02:00')],
  },
  {
    name: 'fr: bulk newsletter of a supplier with webinars',
    sentAt: '2027-10-05T07:00:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Les Rendez-vous Caisse+ <news@caisseplus.example>',
    subject: '🎯 3 webinaires gratuits pour booster votre boutique',
    text: `Vous ne voyez pas ce message ? Consultez la version en ligne.

OCTOBRE CHEZ CAISSE+

► Mardi 12 octobre, 11h00 : Préparer Noël dès maintenant
► Jeudi 14 octobre, 14h00 : Click & collect, mode d'emploi
► Mardi 19 octobre, 11h00 : La fidélité sans carte plastique

Places limitées, inscription en un clic !
-20 % sur les tiroirs-caisses jusqu'au dimanche 17 octobre 23h59 avec le code AUTOMNE20.

Vous recevez cet e-mail car vous êtes client de Caisse+. Se désinscrire : https://news.caisseplus.example/desinscription`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'fr: parcel carrier announces delivery slot',
    sentAt: '2027-06-15T19:04:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Colirapid <ne-pas-repondre@colirapid.example>',
    subject: 'Votre colis CR2027061588FR arrive demain',
    text: `Bonjour ATELIER VOLTIGE,

Votre colis n° CR2027061588FR (2 cartons, 17,4 kg) vous sera livré le mercredi 16 juin entre 10h15 et 12h15.

Vous ne serez pas là ? Choisissez avant ce soir 22h00 :
- un autre jour de livraison
- le dépôt chez un voisin
- un point relais (ouvert de 9h à 19h)

https://suivi.colirapid.example/CR2027061588FR

L'équipe Colirapid`,
    expected: [],
  },
  {
    name: 'fr: calendar invitation for a kick-off with an agency',
    sentAt: '2027-02-23T16:33:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Clément Azoulay <clement.azoulay@studio-pivot.example>',
    subject: 'Invitation : Lancement refonte site – 4 mars 2027',
    text: `Bonjour à tous,

Voici l'invitation pour le lancement de la refonte. Ordre du jour : périmètre, calendrier, qui fait quoi. J'apporterai les croissants.

Clément`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Studio Pivot//Agenda//FR
VERSION:2.0
METHOD:REQUEST
BEGIN:VTIMEZONE
TZID:Europe/Paris
BEGIN:STANDARD
DTSTART:19701025T030000
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:19700329T020000
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
END:DAYLIGHT
END:VTIMEZONE
BEGIN:VEVENT
UID:7f2c91d0-refonte@studio-pivot.example
DTSTAMP:20270223T153300Z
DTSTART;TZID=Europe/Paris:20270304T093000
DTEND;TZID=Europe/Paris:20270304T113000
SUMMARY:Lancement refonte site
LOCATION:Studio Pivot\\, 8 quai Rambaud\\, Lyon
ORGANIZER;CN=Clément Azoulay:mailto:clement.azoulay@studio-pivot.example
ATTENDEE;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:bonjour@maison-ferrier.example
STATUS:CONFIRMED
SEQUENCE:0
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-03-04T09:30:00+01:00', '2027-03-04T11:30:00+01:00')],
  },
  {
    name: 'fr: JSON-LD restaurant reservation',
    sentAt: '2027-11-16T12:21:00+01:00',
    timezone: 'Europe/Paris',
    from: 'La Table du Marché <reservations@tablemarche.example>',
    subject: 'Votre réservation est confirmée',
    text: `Bonjour,

Votre table est réservée au nom de Vasseur pour 6 personnes, vendredi 26 novembre 2027 à 12h45.

En cas de retard de plus de 15 minutes, merci de nous prévenir au 04 00 12 13 14. Annulation gratuite jusqu'à la veille 18h.

À très bientôt,
La Table du Marché`,
    html: `<html><head><script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "FoodEstablishmentReservation",
  "reservationNumber": "TM-88213",
  "reservationStatus": "http://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "Vasseur" },
  "partySize": 6,
  "startTime": "2027-11-26T12:45:00+01:00",
  "reservationFor": {
    "@type": "FoodEstablishment",
    "name": "La Table du Marché",
    "address": "3 place des Halles, 69002 Lyon"
  }
}
</script></head><body><p>Bonjour,</p>
<p>Votre table est réservée au nom de <b>Vasseur</b> pour 6 personnes, vendredi 26 novembre 2027 à 12h45.</p>
<p>En cas de retard de plus de 15 minutes, merci de nous prévenir au 04 00 12 13 14. Annulation gratuite jusqu'à la veille 18h.</p>
<p>À très bientôt,<br>La Table du Marché</p></body></html>`,
    expected: [at('2027-11-26T12:45:00+01:00')],
  },
  {
    name: 'fr: customer cancels the fitting because of illness',
    sentAt: '2027-04-26T07:48:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Solène Kervadec <solene.kervadec@courriel.example>',
    subject: 'Annulation essayage',
    text: `Bonjour Madame,

Je suis vraiment désolée mais je dois annuler l'essayage de mercredi 28 avril à 17h15, ma petite a la varicelle et je ne peux pas la laisser. Je vous rappelle dès que ça va mieux pour reprendre une date.

Encore toutes mes excuses,
Solène Kervadec`,
    expected: [],
  },
  {
    name: 'fr: applicant declines one day and lists three slots',
    sentAt: '2027-01-20T21:14:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Youssef El Amrani <youssef.elamrani@poste.example>',
    subject: 'Re: Votre candidature - menuisier poseur',
    text: `Madame Hendrickx,

Je vous remercie de votre réponse et de l'intérêt que vous portez à ma candidature.

Malheureusement, le lundi 25 janvier à 10 h n'est pas possible pour moi, je suis encore sous contrat et je travaille ce jour-là. En revanche, je pourrais me présenter chez vous :

• mardi 26/01 à 17 h 30
• jeudi 28/01 à 17 h 30
• samedi 30/01 à 10 h

Je vous prie d'agréer, Madame, mes salutations distinguées.

Youssef El Amrani
GSM 0470 00 12 34`,
    expected: [
      at('2027-01-26T17:30:00+01:00'),
      at('2027-01-28T17:30:00+01:00'),
      at('2027-01-30T10:00:00+01:00'),
    ],
  },
  {
    name: 'fr: video call named in Montreal time and in French time',
    sentAt: '2027-06-03T09:12:00-04:00',
    timezone: 'Europe/Paris',
    from: 'Frédérique Lanctôt <flanctot@erablecie.example>',
    subject: 'Appel distribution sirop',
    text: `Bonjour Monsieur Castagnet,

Comme discuté au salon, j'aimerais qu'on se parle de la distribution en Nouvelle-Aquitaine. Je vous propose le mardi 8 juin à 10 h, heure de Montréal (donc 16 h chez vous). Prévoyons 30 minutes.

Voici le lien : https://visio.erablecie.example/j/4471902

Au plaisir,

Frédérique Lanctôt
Directrice, développement des marchés
Érable & Cie, Plessisville (Québec)`,
    expected: [at('2027-06-08T16:00:00+02:00', '2027-06-08T16:30:00+02:00')],
  },
  {
    name: 'fr: Belgian heating technician, quarter to nine in words',
    sentAt: '2027-10-18T16:40:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Chauffage Lambiotte <info@lambiotte-chauffage.example>',
    subject: 'Entretien chaudière',
    text: `Bonjour,

Notre technicien Grégory viendra chez vous pour l'entretien de la chaudière le vendredi 22 octobre à neuf heures moins le quart. L'entretien coûte 179 € (cent septante-neuf) hors pièces, payable par Bancontact.

Si ça ne va pas, sonnez-nous avant mercredi midi s'il vous plaît.

Bien à vous,
Nathalie
Chauffage Lambiotte SRL
Chaussée de Dinant 211, 5000 Namur
Bureau ouvert de 8h à 16h30`,
    expected: [at('2027-10-22T08:45:00+02:00')],
  },
  {
    name: 'fr: chatty friend of the firm, half past four the day after tomorrow',
    sentAt: '2027-07-05T22:17:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Papi Gérard <gerard.lestrade@wanaboite.example>',
    subject: 'les vieilles photos',
    text: `Salut les jeunes,

J'ai retrouvé au grenier le carton avec les photos de l'atelier, y'en a une de 1962 avec ton grand-père devant la raboteuse, vous allez pas en revenir. Je repars chez ma fille à la fin de la semaine alors faut pas traîner.

Je passe vous les montrer après-demain à quatre heures et demie de l'après-midi, mettez le café en route !

La bise
Gérard`,
    expected: [at('2027-07-07T16:30:00+02:00')],
  },
  {
    name: 'fr: occupational health summons employee to the centre',
    sentAt: '2027-03-18T14:00:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Service de santé au travail du Val <convocations@sst-val.example>',
    subject: "CONVOCATION - visite d'information et de prévention",
    text: `Madame PELLOUX Aurélie,

Vous êtes convoquée à une visite d'information et de prévention :

  Date    : 01/04/2027
  Heure   : 10:20
  Lieu    : Centre médical du Val, 2e étage, 26000 Valence
  Médecin : Dr I. Sabatier

Merci de vous présenter munie de votre carte Vitale, de vos lunettes et de votre carnet de vaccination. Toute absence non signalée 48 heures à l'avance sera facturée 85,00 € à l'employeur.

Ceci est un message automatique. Standard : 04 00 75 75 75, du lundi au jeudi de 8h30 à 17h00, le vendredi jusqu'à 16h00.`,
    expected: [at('2027-04-01T10:20:00+02:00')],
  },
  {
    name: 'fr: colleague confirms trade fair day together',
    sentAt: '2027-09-14T13:25:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Ludovic Sarrazin <ludovic@cave-des-arches.example>',
    subject: 'Salon des vignerons',
    text: `Re,

C'est bon, j'ai nos deux badges pour le salon des vignerons à Angers, on y va ensemble toute la journée du lundi 27 septembre. Je prends la camionnette, comme ça on peut ramener des échantillons.

Entrée 12 € par tête, je mets ça en note de frais.

Ludo`,
    expected: [days('2027-09-27')],
  },
  {
    name: 'fr: two day first-aid training for the reader',
    sentAt: '2027-10-28T10:10:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Secrétariat Samaritains Broye <cours@samaritains-broye.example>',
    subject: "Confirmation d'inscription cours de premiers secours IAS 1",
    text: `Monsieur Corminboeuf,

Nous avons le plaisir de vous confirmer votre inscription au cours de premiers secours IAS 1, qui aura lieu les jeudi 18 et vendredi 19 novembre 2027, à la caserne d'Estavayer. Le programme détaillé et le plan d'accès vous parviendront une semaine avant.

Le montant de CHF 380.– est à régler jusqu'au 8 novembre.

Meilleures salutations
Pour le secrétariat : M. Bersier`,
    expected: [days('2027-11-18', '2027-11-20')],
  },
  {
    name: 'fr: architect suggests Thursday afternoon without an hour',
    sentAt: '2027-05-10T09:55:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Bérengère Moulinier <b.moulinier@archi-m2.example>',
    subject: 'Plans étage',
    text: `Bonjour Fabrice,

J'ai bien avancé sur l'étage, il faudrait qu'on se voie avant que je dépose le permis. Jeudi après-midi, ça t'irait ? Ou alors vendredi dans la matinée, je suis au bureau de toute façon. Dis-moi ce que tu préfères et on cale une heure.

Bérengère`,
    expected: [],
  },
  {
    name: 'fr: general availability of a freelance, no proposal',
    sentAt: '2027-08-24T11:46:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Nils Kowalczyk <nils@nilsphoto.example>',
    subject: 'Re: Dispo shooting catalogue',
    text: `Bonjour Camille,

Merci d'avoir pensé à moi ! En septembre je suis assez libre : en général les mardis et mercredis me vont bien, et la semaine du 20 est presque vide pour l'instant. Je démarre d'habitude vers 9h pour profiter de la lumière.

Mon tarif journée est à 650 € HT, retouches comprises. Dis-moi quand tu auras reçu les produits et on choisira une date.

À bientôt
Nils`,
    expected: [],
  },
  {
    name: 'fr: supplier announces summer opening hours',
    sentAt: '2027-07-12T08:30:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Comptoir du Bois <agence.nantes@comptoirdubois.example>',
    subject: "Horaires d'été de votre agence",
    text: `Cher client,

Du lundi 19 juillet au vendredi 20 août, votre agence de Nantes sera ouverte de 7h00 à 14h30. Le comptoir sera fermé le samedi. Les commandes passées avant 11h partent le jour même.

Reprise des horaires habituels (7h00-12h00 / 13h30-17h30) le lundi 23 août à 7h00.

Toute l'équipe vous souhaite un bel été.

Comptoir du Bois`,
    expected: [],
  },
  {
    name: 'fr: host announces server maintenance at night',
    sentAt: '2027-11-03T17:00:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Support Nubelis <support@nubelis.example>',
    subject: '[Maintenance] Serveur mut-14 - nuit du 9 au 10 novembre',
    text: `Bonjour,

Une opération de maintenance est planifiée sur le serveur qui héberge votre site (mut-14) :

Début : mardi 09/11/2027 à 23:00
Fin estimée : mercredi 10/11/2027 à 03:00

Des coupures de quelques minutes sont possibles. Aucune action n'est requise de votre part. Suivi en direct : https://statut.nubelis.example

L'équipe technique`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'fr: writer names her train and then the meeting at the station',
    sentAt: '2027-12-01T18:20:00+01:00',
    timezone: 'Europe/Zurich',
    from: 'Mireille Aubonne <mireille.aubonne@textilab.example>',
    subject: 'Vendredi à Fribourg',
    text: `Bonsoir Pascal,

Pour vendredi : mon train part de Genève à 8h12 et arrive à Fribourg à 9h34, le temps de boire un café et on se retrouve à 10h00 devant l'entrée principale de la gare. De là on monte à l'atelier avec ta voiture si ça joue pour toi.

Je dois reprendre le train de 14h04 au plus tard.

Belle soirée
Mireille`,
    expected: [at('2027-12-03T10:00:00+01:00')],
  },
  {
    name: 'fr: absence note of a colleague with a notary appointment',
    sentAt: '2027-06-18T12:02:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Ingrid Boisseau <ingrid@regie-boisseau.example>',
    subject: 'lundi',
    text: `Coucou,

Juste pour info, Valérie sera pas au bureau lundi, elle signe son appartement chez le notaire à 15h et après elle file chercher les clés. Et moi je suis chez le dentiste à 9h15, donc j'arriverai un peu plus tard. Si le facteur passe avec le recommandé, tu peux signer pour nous ?

Merci !
Ingrid`,
    expected: [],
  },
  {
    name: 'fr: minutes of a past meeting with actions and deadlines',
    sentAt: '2027-02-03T17:45:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Hugues Tranchant <h.tranchant@asso-riverains.example>',
    subject: 'Compte rendu réunion du 2 février',
    text: `Bonjour à toutes et à tous,

Voici le compte rendu de la réunion d'hier, mardi 2 février, 18h30-20h15, salle des Tilleuls.

1. Stationnement : la mairie n'a toujours pas répondu.
2. Fête de la rue : budget voté, 1 830 €.
3. Poubelles : Denis relance la communauté de communes avant le 12 février.

La date de la prochaine réunion sera fixée quand nous aurons la réponse de la mairie.

Remarques à m'envoyer d'ici dimanche 20h, après je publie.

Hugues`,
    expected: [],
  },
  {
    name: 'fr: club member is summoned to the general assembly',
    sentAt: '2027-03-09T20:30:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Aviron Club de la Boucle <secretaire@aviron-boucle.example>',
    subject: 'Convocation assemblée générale ordinaire',
    text: `Cher adhérent, chère adhérente,

Conformément à l'article 9 de nos statuts, tu es convoqué(e) à l'assemblée générale ordinaire du club qui se tiendra

le vendredi 26 mars 2027 à 20 heures
au garage à bateaux, quai de la Boucle

Ordre du jour : rapport moral, rapport financier, cotisation 2027-2028, élection de deux membres du bureau, questions diverses. Un pouvoir est joint à ce courrier. Les candidatures au bureau sont reçues jusqu'au 19 mars.

Un pot de l'amitié clôturera la soirée.

La secrétaire,
Brigitte Oudin`,
    expected: [at('2027-03-26T20:00:00+01:00')],
  },
  {
    name: 'fr: letting agency fixes the move-out inspection',
    sentAt: '2027-06-21T15:15:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Gestion locative Immo Cèdre <gestion@immocedre.example>',
    subject: 'Votre sortie - local commercial 22 rue Nationale',
    text: `Bonjour Monsieur Hadjadj,

Nous accusons réception de votre congé. L'état des lieux de sortie est fixé au mercredi 30 juin à 18h, en votre présence. Merci de prévoir l'ensemble des clés (4 jeux) ainsi que le badge du parking.

Le dépôt de garantie de 3 600 € vous sera restitué dans un délai de deux mois, déduction faite des éventuelles réparations.

Cordialement,

Lucie Bertholon
Immo Cèdre - lun-ven 9h-12h et 14h-18h, sauf mercredi matin`,
    expected: [at('2027-06-30T18:00:00+02:00')],
  },
  {
    name: 'fr: short video appointment with link, abbreviated weekday',
    sentAt: '2027-11-09T17:33:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Tom R. <tom@kiwidata.example>',
    subject: 'visio',
    text: `Hello, on se fait ça ven. 12/11 à 11h ? 30 min et c'est plié

https://meet.kiwidata.example/tom-r

++
Tom`,
    expected: [at('2027-11-12T11:00:00+01:00', '2027-11-12T11:30:00+01:00')],
  },
  {
    name: 'fr: forwarded notary letter, the new text repeats the time',
    sentAt: '2027-09-22T10:26:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Agnès Thibaudeau <agnes@scierie-thibaudeau.example>',
    subject: 'TR: Signature bail - dossier 27/0418',
    text: `Marc,

Tu lis ça et tu viens avec moi : mardi 5 octobre, 14h, étude de Me Rouvier. Prends une pièce d'identité, pas comme la dernière fois.

Agnès

---------- Message transféré ---------
De : Étude Rouvier <etude@rouvier-notaires.example>
Date : mar. 21 sept. 2027 à 17:02
Objet : Signature bail - dossier 27/0418
À : <agnes@scierie-thibaudeau.example>

Chère Madame,

Je vous confirme le rendez-vous de signature du bail commercial le mardi 5 octobre 2027 à 14 heures en mon étude. La provision sur frais (1 250 €) doit nous parvenir au plus tard le 1er octobre.

Votre bien dévouée,
Me Hélène Rouvier`,
    expected: [at('2027-10-05T14:00:00+02:00')],
  },
  {
    name: 'fr: sales representative asks to pick a slot by link',
    sentAt: '2027-04-06T10:40:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Jordan Lemaître <jordan.lemaitre@pulsecrm.example>',
    subject: 'On en parle 15 minutes ?',
    text: `Bonjour Sylvie,

Je me permets de revenir vers vous après notre premier échange. Avez-vous pu regarder la démo ?

Le plus simple : choisissez directement le créneau qui vous convient dans mon agenda, c'est 15 minutes et sans engagement : https://agenda.pulsecrm.example/jordan

L'offre de lancement à 29 €/mois reste valable jusqu'au 30 avril.

Belle journée,
Jordan`,
    expected: [],
  },
  {
    name: 'fr: rota of the kitchen team sent to the owner',
    sentAt: '2027-08-06T23:41:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Chef Anto <antonin.rey@lebistrotbleu.example>',
    subject: 'planning cuisine sem 32',
    text: `Salut patron, voila le planning cuisine pour la semaine pro

lundi 9 : ferme
mardi 10 : Moussa 9h-15h, Lea 17h-23h
mercredi 11 : Moussa 9h-15h, moi 16h-23h30
jeudi 12 : Lea 9h-15h, moi 16h-23h30
vendredi 13 : Moussa 9h-15h, Lea et moi 16h-minuit
samedi 14 : Moussa 10h-16h, Lea et moi 17h-minuit

Il manque un plongeur vendredi soir si tu connais qqn

anto`,
    expected: [],
  },
  {
    name: 'fr: Quebec dentist confirms appointment and names phone hours',
    sentAt: '2027-11-10T08:05:00-05:00',
    timezone: 'America/Toronto',
    from: 'Clinique dentaire du Vieux-Port <rdv@cliniquevieuxport.example>',
    subject: 'Confirmation de votre rendez-vous',
    text: `Bonjour Monsieur Tremblay,

Ceci est pour vous confirmer votre rendez-vous avec la Dre Nguyen, le lundi 22 novembre 2027 à 15 h 45, pour un examen et un nettoyage.

Veuillez arriver 10 minutes à l'avance pour remplir votre dossier. Un avis de 24 heures est requis en cas d'annulation, sans quoi des frais de 60 $ s'appliquent.

Heures d'ouverture :
Lundi au mercredi : 8 h à 17 h
Jeudi : 8 h à 20 h
Vendredi : 8 h à 13 h

Clinique dentaire du Vieux-Port
418 555-0177`,
    expected: [at('2027-11-22T15:45:00-05:00')],
  },
  {
    name: 'fr: software vendor product launch date',
    sentAt: '2027-01-27T09:00:00+01:00',
    timezone: 'Europe/Zurich',
    from: 'Équipe Facturo <bonjour@facturo.example>',
    subject: 'Facturo 8 arrive !',
    text: `Bonjour,

Le grand jour approche : Facturo 8 sera disponible le mardi 9 février dès 8h00. La mise à jour se fera automatiquement à votre prochaine connexion.

Au programme : QR-factures en lot, nouveau tableau de bord et import bancaire camt.

L'ancienne version restera accessible jusqu'au 31 mars à minuit.

À tout bientôt,
L'équipe Facturo, Yverdon-les-Bains

Se désabonner des annonces produit : https://facturo.example/abonnements`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'fr: customer turns down the proposed time',
    sentAt: '2027-05-26T12:34:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Godelieve Peeters-Lacroix <godelieve.lacroix@postebe.example>',
    subject: 'RE: Prise de mesures véranda',
    text: `Bonjour Monsieur,

Mardi à 15h ne me convient pas du tout, j'ai mes petits-enfants ce jour-là. Je dois d'abord voir avec mon mari et je reviens vers vous la semaine prochaine.

Bien à vous,
Mme Peeters-Lacroix

De : Vérandas Colson <info@verandas-colson.example>
Envoyé : mercredi 26 mai 2027 09:10
À : Godelieve Peeters-Lacroix
Objet : Prise de mesures véranda

Chère Madame,
Notre métreur pourrait passer chez vous le mardi 1er juin à 15h. Cela vous convient-il ?
Vérandas Colson`,
    expected: [],
  },
  {
    name: 'fr: apprentice school tutor offers three ranges for a workshop visit',
    sentAt: '2027-10-06T16:18:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Patrick Salvetat <p.salvetat@cfa-ardeche.example>',
    subject: 'Visite en entreprise - apprentie Maëlys Durieux',
    text: `Bonjour Madame Combe,

En tant que formateur référent de Maëlys, je souhaiterais vous rencontrer à l'atelier pour le premier bilan. Je suis dans votre secteur les 14 et 15 octobre et peux donc vous proposer :

- le jeudi 14 de 9h30 à 10h30,
- le jeudi 14 de 14h à 15h,
- le vendredi 15 de 11h à midi.

Merci de me retourner également la grille d'évaluation avant le 20 octobre.

Cordialement,
Patrick Salvetat
CFA d'Ardèche, filière coiffure`,
    expected: [
      at('2027-10-14T09:30:00+02:00', '2027-10-14T10:30:00+02:00'),
      at('2027-10-14T14:00:00+02:00', '2027-10-14T15:00:00+02:00'),
      at('2027-10-15T11:00:00+02:00', '2027-10-15T12:00:00+02:00'),
    ],
  },
  {
    name: 'fr: fire safety commission comes to the restaurant',
    sentAt: '2027-01-11T11:00:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Mairie - Service ERP <erp@ville-montclar.example>',
    subject: 'Commission communale de sécurité - Restaurant Le Platane',
    text: `Madame, Monsieur,

J'ai l'honneur de vous informer que la commission communale de sécurité procédera à la visite périodique de votre établissement le :

MARDI 2 FÉVRIER 2027 À 9 H 30

Vous voudrez bien être présent ou vous faire représenter, et tenir à disposition le registre de sécurité ainsi que les rapports de vérification des installations électriques et de gaz.

Je vous prie d'agréer, Madame, Monsieur, l'expression de ma considération distinguée.

Pour le Maire, l'adjoint délégué
R. Castanier

Accueil du public : du lundi au vendredi, 8h30-12h00`,
    expected: [at('2027-02-02T09:30:00+01:00')],
  },
  {
    name: 'fr: calendar part cancels the steering meeting',
    sentAt: '2027-05-04T08:50:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Laurence Duvoisin <laurence.duvoisin@ecole-lutrive.example>',
    subject: 'Annulé : Séance de préparation portes ouvertes',
    text: `Bonjour,

Je dois annuler la séance de vendredi, deux personnes sont malades. Je vous renvoie une invitation dès que possible.

Laurence Duvoisin`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Ecole Lutrive//Calendrier//FR
VERSION:2.0
METHOD:CANCEL
BEGIN:VEVENT
UID:po-2027-05@ecole-lutrive.example
DTSTAMP:20270504T065000Z
DTSTART:20270507T140000Z
DTEND:20270507T153000Z
SUMMARY:Annulé : Séance de préparation portes ouvertes
LOCATION:Salle des maîtres
ORGANIZER;CN=Laurence Duvoisin:mailto:laurence.duvoisin@ecole-lutrive.example
ATTENDEE:mailto:contact@atelier-cuendet.example
STATUS:CANCELLED
SEQUENCE:1
END:VEVENT
END:VCALENDAR`),
    expected: [],
  },
  {
    name: 'fr: JSON-LD ticket for a professional conference',
    sentAt: '2027-08-30T14:07:00-04:00',
    timezone: 'America/Toronto',
    from: 'Billetterie Sommet Resto <billets@sommetresto.example>',
    subject: 'Votre billet : Sommet de la restauration 2027',
    text: `Bonjour Karine Bélanger,

Merci pour votre achat! Votre billet pour le Sommet de la restauration se trouve ci-joint.

Commande no 1909-2230
1 x Accès régulier : 145,00 $ + taxes

Au plaisir de vous y accueillir.
L'équipe du Sommet`,
    html: `<html><body>
<script type="application/ld+json">
[{
  "@context": "https://schema.org",
  "@type": "EventReservation",
  "reservationNumber": "1909-2230",
  "reservationStatus": "https://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "Karine Bélanger" },
  "reservationFor": {
    "@type": "Event",
    "name": "Sommet de la restauration 2027",
    "startDate": "2027-10-13T08:30:00-04:00",
    "endDate": "2027-10-13T16:30:00-04:00",
    "location": {
      "@type": "Place",
      "name": "Centre des congrès",
      "address": "900, boulevard René-Lévesque Est, Québec"
    }
  }
}]
</script>
<p>Bonjour Karine Bélanger,</p>
<p>Merci pour votre achat! Votre billet pour le <strong>Sommet de la restauration</strong> se trouve ci-joint.</p>
<p>Commande no 1909-2230<br>1 x Accès régulier : 145,00 $ + taxes</p>
<p>Au plaisir de vous y accueillir.<br>L'équipe du Sommet</p>
</body></html>`,
    expected: [at('2027-10-13T08:30:00-04:00', '2027-10-13T16:30:00-04:00')],
  },
  {
    name: 'fr: supplier picks up past call and proposes tasting, clock with dot',
    sentAt: '2027-12-08T09:37:00+01:00',
    timezone: 'Europe/Zurich',
    from: 'Fromagerie Jaquier <commande@fromagerie-jaquier.example>',
    subject: 'Dégustation pour votre carte de janvier',
    text: `Bonjour Madame Favre,

Je fais suite à notre téléphone d'hier à 16h. Comme promis, je vous invite à venir goûter le vacherin et les trois tommes à la cave d'affinage, mardi prochain 14 décembre à 14.15 h.

Pour la commande de Noël, il me faut votre bulletin jusqu'à vendredi midi ; la livraison se fera le jeudi 23 entre 6h et 8h.

Cordiales salutations

Étienne Jaquier
Magasin : ma-ve 8.00-12.00 / 14.30-18.30, sa 8.00-15.00`,
    expected: [at('2027-12-14T14:15:00+01:00')],
  },
];
