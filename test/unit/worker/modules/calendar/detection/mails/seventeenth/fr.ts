import { at, crlf, type DetectionMail, days } from '../mail.ts';

export const frenchMails: DetectionMail[] = [
  {
    name: 'fr: plumber moves the visit from Thursday to Friday',
    sentAt: '2027-01-12T16:41:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Plomberie Garrec <contact@plomberie-garrec.example>',
    subject: 'Votre intervention de jeudi',
    text: `Bonjour Madame Lemoine,

Suite à l'absence d'un de nos ouvriers, je suis obligé de décaler l'intervention prévue chez vous jeudi 14 janvier à 8h.
Nous viendrons vendredi 15 janvier à 10h30 pour changer le groupe de sécurité du chauffe-eau.
Pensez à dégager l'accès au placard et à couper le courant dès 9h pour que l'eau refroidisse.

Avec toutes nos excuses,
Yann Garrec
Plomberie Garrec – dépannage 7j/7 de 7h à 21h – 02 99 00 14 27`,
    expected: [at('2027-01-15T10:30:00+01:00')],
  },
  {
    name: 'fr: one-line ok for tomorrow at the workshop',
    sentAt: '2027-02-03T18:22:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Momo Belkacem <momo.belkacem@sellerie-du-port.example>',
    subject: 'Re: tissu banquette',
    text: `Ok pour demain 14h à l'atelier, j'apporte les échantillons. Momo`,
    expected: [at('2027-02-04T14:00:00+01:00')],
  },
  {
    name: 'fr: visitor gives train arrival and the meeting hour',
    sentAt: '2027-03-08T09:15:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Hélène Vasseur <h.vasseur@cartonnages-vasseur.example>',
    subject: 'Ma venue à Lyon',
    text: `Bonjour Antoine,

Merci pour votre appel de tout à l'heure.
Mon TGV arrive à 9h52 à la Part-Dieu, je serai donc dans vos locaux pour 10h30 ce jeudi 11 mars, comme convenu.
Je repars avec celui de 16h04, ce qui nous laisse le temps de voir les gabarits et de déjeuner tranquillement.

Je viens avec :
- le gabarit du coffret à rabat, version 3 ;
- deux papiers de création, l'un à 0,38 € et l'autre à 0,52 € la feuille ;
- le planning de fabrication, que nous pourrons caler ensemble sur vos dates de lancement.

Pouvez-vous prévenir l'accueil ? La dernière fois, on m'a laissée un bon quart d'heure devant le portail.

Bien à vous,
Hélène Vasseur
Cartonnages Vasseur
03 20 00 71 18`,
    expected: [at('2027-03-11T10:30:00+01:00')],
  },
  {
    name: 'fr: out of office with standby phone hours',
    sentAt: '2027-02-12T17:58:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Corinne Dubreuil <c.dubreuil@assur-dubreuil.example>',
    subject: 'Absence du bureau : Re: attestation décennale',
    text: `Bonjour,

Je suis absente du lundi 15 au vendredi 19 février inclus, retour le lundi 22 à 9h.
En cas de sinistre, Loïc assure une permanence téléphonique chaque matin de 9h à 12h au 04 78 00 33 90.
Votre message ne sera pas transféré.

Corinne Dubreuil`,
    expected: [],
  },
  {
    name: 'fr: Belgian bank adviser offers two slots',
    sentAt: '2027-01-19T10:07:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Benoît Lejeune <benoit.lejeune@caisse-meuse.example>',
    subject: "Votre crédit d'investissement",
    text: `Bonjour Monsieur Piron,

J'ai bien reçu vos comptes 2025 et 2026. Le dossier se présente bien, mais il nous faut revoir ensemble la durée et la garantie.
Pourriez-vous passer à l'agence d'Andenne ce jeudi 21 à 11h, ou sinon lundi 25 à 16h30 ?
Attention, la porte côté rue ferme à 16h, il faudra sonner à l'arrière.

L'offre reste valable jusqu'au 15 février, minuit.

Bien cordialement,
Benoît Lejeune
Chargé de clientèle professionnelle
GSM 0470 00 12 85`,
    expected: [at('2027-01-21T11:00:00+01:00'), at('2027-01-25T16:30:00+01:00')],
  },
  {
    name: 'fr: notary convenes to a signature, transfer deadline beside it',
    sentAt: '2027-03-02T11:34:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Étude Maître Quentin <etude@notaires-quentin.example>',
    subject: 'Dossier 27/0318 – Acquisition local rue des Tanneurs',
    text: `Madame, Monsieur,

Maître Quentin étant désormais en possession de l'ensemble des pièces (état daté, renonciation de la commune, accord de prêt), j'ai l'honneur de vous confirmer que la signature de l'acte authentique aura lieu à l'étude :

le vendredi 19 mars 2027 à 15 heures.

Il convient de prévoir une heure et demie.

Les fonds devront impérativement figurer sur le compte de l'étude le mardi 16 mars avant 12 heures. À défaut, la signature ne pourra se tenir.

Vous voudrez bien vous munir :
- d'une pièce d'identité en cours de validité,
- d'une attestation d'assurance du local,
- d'un extrait Kbis de moins de trois mois.

Je vous prie de croire, Madame, Monsieur, à l'assurance de mes sentiments distingués.

Pour Maître Quentin,
Sandrine Aubert, clerc
Étude ouverte du lundi au vendredi, 9h-12h et 14h-18h`,
    expected: [at('2027-03-19T15:00:00+01:00', '2027-03-19T16:30:00+01:00')],
  },
  {
    name: 'fr: colleague has a dentist appointment, shop cover needed',
    sentAt: '2027-01-27T17:10:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Sylvie Marchal <sylvie@fleurs-marchal.example>',
    subject: 'demain',
    text: `Coucou, je vais chez le dentiste demain à 10h donc je n'ouvre pas la boutique, c'est Karim qui s'en charge. Les roses sont dans la chambre froide. Biz`,
    expected: [],
  },
  {
    name: 'fr: Quebec roofing estimate, date with le after weekday',
    sentAt: '2027-01-25T08:12:00-05:00',
    timezone: 'America/Toronto',
    from: 'Stéphane Gingras <sgingras@toituresgingras.example>',
    subject: 'Soumission toiture – bâtiment rue Notre-Dame',
    text: `Bonjour M. Tremblay,

Tel que discuté au téléphone, je passerai voir la toiture mercredi le 27 janvier, de 13 h 30 à 14 h 15.
La neige sera enlevée le matin même par mon équipe, entre 7 h et 9 h, vous n'avez pas besoin d'être là.

Bonne journée!

Stéphane Gingras
Toitures Gingras inc.
450 555-0134`,
    expected: [at('2027-01-27T13:30:00-05:00', '2027-01-27T14:15:00-05:00')],
  },
  {
    name: 'fr: Swiss apprentice interview with the length and a train hint',
    sentAt: '2027-02-22T14:03:00+01:00',
    timezone: 'Europe/Zurich',
    from: 'Nathalie Rochat <n.rochat@menuiserie-rochat.example>',
    subject: "Place d'apprentissage – entretien",
    text: `Bonjour Léo,

Ton dossier nous a plu et nous aimerions faire ta connaissance.
Nous t'attendons le mercredi 3 mars 2027 à 08h15 à la menuiserie, route de Cossonay 12. L'entretien dure 45 minutes, après quoi tu pourras visiter l'atelier si tu en as envie.
Depuis Lausanne, le plus simple est le train de 07h32, puis cinq minutes à pied.

À prendre avec toi :
- tes bulletins des deux derniers semestres
- une pièce d'identité
- si tu en as, une photo d'un objet que tu as fabriqué

Ton maître de classe est au courant, tu n'as pas besoin de faire signer une demande de congé.

Meilleures salutations

Nathalie Rochat
Menuiserie Rochat Sàrl
Natel 079 000 41 22`,
    expected: [at('2027-03-03T08:15:00+01:00', '2027-03-03T09:00:00+01:00')],
  },
  {
    name: 'fr: pallet delivery window announced by a carrier',
    sentAt: '2027-03-17T15:25:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Exploitation <exploitation@transports-loiret.example>',
    subject: 'Avis de livraison – 2 palettes – LV 884120',
    text: `Bonjour,

Nous vous informons que votre marchandise (2 palettes, 640 kg, expéditeur Ets Ferrand) sera livrée demain jeudi 18/03 entre 8h et 12h.
Merci de prévoir un chariot élévateur et une personne pour la réception.
En cas d'absence, une seconde présentation vous sera facturée 48 € HT.

Service exploitation
Transports du Loiret
Bureau : 6h30 - 18h00`,
    expected: [],
  },
  {
    name: 'fr: accepts the second of two quoted slots',
    sentAt: '2027-02-09T12:50:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Claire Benhamou <claire.benhamou@cabinet-orthodia.example>',
    subject: 'Re: Démonstration du logiciel',
    text: `Bonjour,

Le deuxième créneau nous convient très bien, le premier tombe pendant nos consultations.

Cordialement,
Claire Benhamou

Le lundi 8 février 2027 à 10:14, Logidoc <demo@logidoc.example> a écrit :
> Bonjour Madame,
> Pour la démonstration, je peux vous proposer :
> - mardi 16 février à 9h
> - jeudi 18 février à 14h
> Bien à vous,
> Julien`,
    expected: [at('2027-02-18T14:00:00+01:00')],
  },
  {
    name: 'fr: lunch at half past noon on Friday, one line',
    sentAt: '2027-03-10T09:48:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Paul Estève <paul@esteve-vins.example>',
    subject: 'on mange ?',
    text: `Midi et demi vendredi chez Paulette, ça te dit ? C'est moi qui invite cette fois.`,
    expected: [at('2027-03-12T12:30:00+01:00')],
  },
  {
    name: 'fr: trade newsletter with a webinar and a fair',
    sentAt: '2027-01-28T06:30:00+01:00',
    timezone: 'Europe/Paris',
    from: "Le Fil de l'Artisan <newsletter@fil-artisan.example>",
    subject: 'Facturation électronique, salons, aides : votre lettre du jeudi',
    isBulk: true,
    text: `LE FIL DE L'ARTISAN – n° 212

À LA UNE
Facturation électronique : ce qui change pour les TPE

WEBINAIRE
Mardi 9 février à 18h : « Bien choisir sa plateforme ». Inscription gratuite sur notre site.

AGENDA
- 4 et 5 mars : Salon des métiers, Angers, de 10h à 19h
- 11 mars à 14h : table ronde sur l'apprentissage, Tours

EN BREF
Le plafond du livret entrepreneur passe à 25 000 €.

Vous recevez cette lettre car vous êtes abonné. Se désabonner`,
    expected: [],
  },
  {
    name: 'fr: ICS invitation for a budget review in Paris',
    sentAt: '2027-02-16T11:20:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Gaëlle Morvan <g.morvan@agence-kerval.example>',
    subject: 'Invitation : Point budget campagne printemps',
    text: `Bonjour à tous les deux,
voici l'invitation pour notre point budget de lundi. Merci de lire le tableau avant.
Gaëlle`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Agence Kerval//Agenda//FR
VERSION:2.0
METHOD:REQUEST
BEGIN:VEVENT
UID:7f31-2027-0222@agence-kerval.example
DTSTAMP:20270216T102000Z
DTSTART;TZID=Europe/Paris:20270222T100000
DTEND;TZID=Europe/Paris:20270222T110000
SUMMARY:Point budget campagne printemps
LOCATION:Salle Glénan
ORGANIZER;CN=Gaëlle Morvan:mailto:g.morvan@agence-kerval.example
ATTENDEE;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:bonjour@studio-plume.example
SEQUENCE:0
STATUS:CONFIRMED
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-02-22T10:00:00+01:00', '2027-02-22T11:00:00+01:00')],
  },
  {
    name: 'fr: JSON-LD restaurant booking for the team',
    sentAt: '2027-02-10T15:44:00+01:00',
    timezone: 'Europe/Paris',
    from: "La Table d'Augustin <reservation@table-augustin.example>",
    subject: 'Votre réservation est confirmée',
    text: `Bonjour,

Votre table pour 9 personnes est réservée le vendredi 12 février à 20h00 au nom de Chauvet.
Au-delà de 15 minutes de retard, nous ne pouvons garantir la table.

La Table d'Augustin
Cuisine ouverte de 12h à 14h et de 19h à 22h`,
    html: `<html><head><script type="application/ld+json">
{"@context":"http://schema.org","@type":"FoodEstablishmentReservation","reservationNumber":"AUG-5512","reservationStatus":"http://schema.org/ReservationConfirmed","underName":{"@type":"Person","name":"Marion Chauvet"},"reservationFor":{"@type":"FoodEstablishment","name":"La Table d'Augustin","address":"8 quai Saint-Vincent, Lyon"},"startTime":"2027-02-12T20:00:00+01:00","partySize":"9"}
</script></head><body><p>Bonjour,</p><p>Votre table pour 9 personnes est réservée le vendredi 12 février à 20h00 au nom de Chauvet.</p><p>Au-delà de 15 minutes de retard, nous ne pouvons garantir la table.</p></body></html>`,
    expected: [at('2027-02-12T20:00:00+01:00')],
  },
  {
    name: 'fr: chimney sweep on Tuesday next week',
    sentAt: '2027-01-06T13:30:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Ramonage Dethier <info@ramonage-dethier.example>',
    subject: 'Entretien annuel cheminée et chaudière',
    text: `Bonjour Madame Collard,

Le ramoneur passera à l'auberge mardi prochain, le 12 janvier, à 7h45, avant votre service.
Il faut que le feu soit éteint depuis la veille au soir, 20h au plus tard.
Prix : nonante-cinq euros, à régler sur place.

Bien à vous,
Ramonage Dethier, Marche
084 00 21 36`,
    expected: [at('2027-01-12T07:45:00+01:00')],
  },
  {
    name: 'fr: refusal of a Tuesday slot without counter-proposal',
    sentAt: '2027-02-18T10:31:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Damien Rousset <d.rousset@rousset-electricite.example>',
    subject: 'Re: visite du chantier',
    text: `Bonjour,
mardi à 15h ça ne va pas pour moi, je suis déjà sur un autre chantier. Je reviens vers vous dès que j'y vois plus clair.
D. Rousset`,
    expected: [],
  },
  {
    name: 'fr: call told in Paris and Dakar time for a reader in Dakar',
    sentAt: '2027-01-29T17:05:00+01:00',
    timezone: 'Africa/Dakar',
    from: 'Mathilde Perrin <m.perrin@epices-du-large.example>',
    subject: 'Appel sur le contrat bissap',
    text: `Bonjour Monsieur Ndiaye,

Je vous propose un appel de 30 minutes mardi 2 février à 11h heure de Paris, soit 10h à Dakar.
Avant cela je dois avoir les analyses du labo, elles arrivent lundi avant 18h.
Je vous appelle sur votre numéro habituel.

Cordialement,
Mathilde Perrin`,
    expected: [at('2027-02-02T10:00:00+00:00', '2027-02-02T10:30:00+00:00')],
  },
  {
    name: 'fr: landlord sets the inventory of fixtures after the clock change',
    sentAt: '2027-03-22T19:02:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Jean-Claude Morizot <jc.morizot@sci-morizot.example>',
    subject: 'Etat des lieux de sortie',
    text: `Bonjour,

Nous ferons l'état des lieux de sortie du local le mercredi 31 mars à 17h45, après la fermeture du pressing d'à côté (17h30).
Merci d'avoir tout vidé et nettoyé. Le gardien est là le matin de 8h à 12h si vous voulez lui laisser les badges.
La caution vous sera rendue sous deux mois.

Salutations,
J.-C. Morizot`,
    expected: [at('2027-03-31T17:45:00+02:00')],
  },
  {
    name: 'fr: friend announces a TV report about his bakery',
    sentAt: '2027-03-16T20:40:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Fabrice Lambert <fabrice@fournil-lambert.example>',
    subject: 'on passe à la télé !!',
    text: `Salut la compagnie,
le reportage sur le fournil passe jeudi à 19h20 dans le journal régional, avec une rediffusion samedi à 11h30. On voit même ta devanture en arrière-plan ;-)
Fab`,
    expected: [],
  },
  {
    name: 'fr: notice of a general meeting of co-owners',
    sentAt: '2027-03-05T09:00:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Cabinet Fouquet Syndic <copro@cabinet-fouquet.example>',
    subject: 'Convocation assemblée générale – Résidence Les Acacias',
    text: `Madame, Monsieur,

En votre qualité de copropriétaire (lots 14 et 15), vous êtes convoqué à l'assemblée générale ordinaire de la Résidence Les Acacias qui se tiendra

le jeudi 25 mars 2027 à 18h30
salle des fêtes, 3 place de la Mairie, 77400 Lagny

Ordre du jour :
1. Élection du président de séance
2. Approbation des comptes 2026
3. Budget prévisionnel 2027 : 48 300 €
4. Ravalement de la façade nord (devis joints)
5. Questions diverses

Les pouvoirs doivent nous parvenir au plus tard le lundi 22 mars à 17h. Les comptes peuvent être consultés au cabinet l'après-midi entre 14h et 16h, sur demande.
La salle doit être libérée à 22h.

Le Syndic
Cabinet Fouquet – 01 60 00 45 45`,
    expected: [at('2027-03-25T18:30:00+01:00')],
  },
  {
    name: 'fr: whole-day stock-take for the staff',
    sentAt: '2027-01-15T12:12:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Brigitte Nowak <brigitte@quincaillerie-nowak.example>',
    subject: 'Inventaire',
    text: `Bonjour à toutes et à tous,

L'inventaire annuel aura lieu le lundi 1er février, toute la journée, et tout le monde est sur le pont. Le magasin restera fermé au public.
Sandwichs offerts à midi.
Les bons de livraison en attente doivent être saisis avant le 29 janvier.

Brigitte`,
    expected: [days('2027-02-01')],
  },
  {
    name: 'fr: lower case without accents, quarter to nine the day after tomorrow',
    sentAt: '2027-04-06T21:17:00+02:00',
    timezone: 'Europe/Paris',
    from: 'kevin <kevin.p@terrassement-pruvost.example>',
    subject: 'mini pelle',
    text: `salut, apres demain 9h moins le quart devant le depot ca te va ? je te montre la machine et tu me dis`,
    expected: [at('2027-04-08T08:45:00+02:00')],
  },
  {
    name: 'fr: Belgian theatre club, Thursday week in the evening',
    sentAt: '2027-04-12T13:26:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Josiane Wauters <josiane.wauters@troupe-du-canal.example>',
    subject: 'Location de vos costumes',
    text: `Bonjour Monsieur Hanssens,

La troupe a choisi la pièce, il nous faudra une vingtaine de costumes années trente.
Est-ce que je peux venir les essayer avec deux comédiens jeudi en huit à 19h, à votre dépôt ? Je sais que vous fermez à 18h mais mes comédiens travaillent tous jusque-là.

Voici ce que nous cherchons :
- 6 robes de jour, tailles 38 à 44
- 4 costumes trois pièces, dont un très grand (le notaire mesure 1 m 98 !)
- 2 uniformes de facteur
- des chapeaux, autant que possible

On joue du 8 au 17 octobre, tous les vendredis et samedis à 20h et le dimanche à 15h, il y a donc le temps.
Notre budget est de sept cents euros tout compris, nettoyage inclus.

Merci d'avance et à bientôt,
Josiane Wauters`,
    expected: [at('2027-04-22T19:00:00+02:00')],
  },
  {
    name: 'fr: complaint about a technician who never came',
    sentAt: '2027-04-21T08:05:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Mireille Costa <mireille.costa@gite-costa.example>',
    subject: 'Mécontente',
    text: `Monsieur,

Votre technicien devait passer hier à 14h pour le lave-vaisselle. J'ai posé mon après-midi et attendu jusqu'à 17h30, sans un coup de fil.
C'est la deuxième fois : le 8 avril déjà, on m'avait promis 9h et personne n'était venu.

Pour être complète : votre standard m'a fait patienter vingt minutes à 15h20, puis m'a assuré que « quelqu'un allait rappeler dans l'heure ». Personne n'a rappelé.
Pendant ce temps, mes locataires arrivés à 16h ont fait la vaisselle dans la baignoire !
J'ai fini par faire venir un réparateur du village, qui a tout remis en route pour 75 euros.

Inutile donc de m'envoyer qui que ce soit.
Je vous demande le remboursement de l'acompte de 60 euros avant la fin du mois.

M. Costa`,
    expected: [],
  },
  {
    name: 'fr: lawyer sets a video call, her own hearing beside it',
    sentAt: '2027-05-04T18:36:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Me Anne-Laure Giraud <al.giraud@giraud-avocats.example>',
    subject: 'Votre litige Batipro',
    text: `Cher Monsieur,

J'ai reçu hier les conclusions de la partie adverse : elle maintient ses 18 400 € et demande une expertise.
Je plaide à Bordeaux lundi 10 mai à 9h, je pourrai donc les étudier dans le train du retour.
Je vous propose d'en parler par visio mardi 11 mai de 16h à 16h45 :
https://visio.giraud-avocats.example/s/batipro-27

Nos propres écritures doivent être déposées le 28 mai au plus tard.

Votre bien dévouée,
Anne-Laure Giraud
Avocate au barreau de Toulouse`,
    expected: [at('2027-05-11T16:00:00+02:00', '2027-05-11T16:45:00+02:00')],
  },
  {
    name: 'fr: rota of the dining room staff sent for information',
    sentAt: '2027-05-21T22:48:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Rachid Amrani <rachid@brasserie-du-canal.example>',
    subject: 'planning salle semaine 21',
    text: `Chef, pour info le planning de la salle, rien à faire pour toi :

Lundi 24 : Léa 10h-15h, Tom 18h-23h
Mardi 25 : Tom 10h-15h, Inès 18h-23h
Mercredi 26 : Inès 10h-15h, Léa 18h-23h
Jeudi 27 : Léa et Tom 10h-15h, Inès 18h-23h
Vendredi 28 : tous les trois à 18h

Inès a demandé son samedi.
Rachid`,
    expected: [],
  },
  {
    name: 'fr: Quebec accountant offers two slots before the filing date',
    sentAt: '2027-04-15T14:29:00-04:00',
    timezone: 'America/Toronto',
    from: 'Josée Bélanger, CPA <jbelanger@belangercpa.example>',
    subject: 'Déclarations 2026 – signature',
    text: `Bonjour Martin,

Les déclarations sont prêtes. Pour les passer en revue, on peut se voir par Zoom le mardi 20 avril à 10 h ou le mercredi 21 avril à 15 h 30, à ton choix.
Je te rappelle que tout doit être transmis au plus tard le 30 avril à 23 h 59.
Mes honoraires seront de 1 150 $ plus taxes.

Bonne fin de journée,
Josée Bélanger, CPA
Heures d'ouverture : lun. au jeu., 8 h 30 à 17 h`,
    expected: [at('2027-04-20T10:00:00-04:00'), at('2027-04-21T15:30:00-04:00')],
  },
  {
    name: 'fr: whole day at a fair together, train hour beside it',
    sentAt: '2027-05-20T10:55:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Lucas Ferrand <lucas@ebenisterie-ferrand.example>',
    subject: 'Salon du bois',
    text: `Salut Nico,

C'est bon, j'ai nos deux badges pour le Salon du bois à Nantes. On y passe toute la journée du mercredi 2 juin, comme l'an dernier.
Le train part à 6h47, je prends les billets ce soir.
Note-le bien et bloque ta journée, je ne veux pas y aller seul !

Lucas`,
    expected: [days('2027-06-02')],
  },
  {
    name: 'fr: committee meeting called off',
    sentAt: '2027-05-11T17:33:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Pierre-Alain Mottet <pa.mottet@gym-aubonne.example>',
    subject: 'Comité de jeudi',
    text: `Salut à vous, le comité de jeudi 13 mai à 20h est annulé, trop d'absents. Le secrétaire cherchera une autre date après Pentecôte. Pierre-Alain`,
    expected: [],
  },
  {
    name: 'fr: ICS cancellation of an interview',
    sentAt: '2027-06-14T09:41:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Recrutement Novalis <rh@novalis-conseil.example>',
    subject: 'Annulé : Entretien Sarah Delmas',
    text: `Bonjour, la candidate s'est désistée, l'entretien de mercredi à 11h n'a donc plus lieu d'être. Désolée pour le dérangement.
Émilie, service RH`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Novalis//RH//FR
VERSION:2.0
METHOD:CANCEL
BEGIN:VEVENT
UID:entretien-delmas-0616@novalis-conseil.example
DTSTAMP:20270614T074100Z
DTSTART:20270616T090000Z
DTEND:20270616T094500Z
SUMMARY:Entretien Sarah Delmas
ORGANIZER;CN=Recrutement Novalis:mailto:rh@novalis-conseil.example
ATTENDEE:mailto:direction@atelier-bleu.example
SEQUENCE:1
STATUS:CANCELLED
END:VEVENT
END:VCALENDAR`),
    expected: [],
  },
  {
    name: 'fr: JSON-LD registration for a hygiene course',
    sentAt: '2027-05-25T12:01:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Institut Savoirs & Métiers <inscriptions@savoirs-metiers.example>',
    subject: 'Inscription validée : Hygiène alimentaire',
    text: `Bonjour Florian Petit,

Votre inscription à la formation « Hygiène alimentaire en restauration » est validée.

Quand : jeudi 10 juin 2027, de 9h00 à 17h00
Où : 22 rue des Halles, Orléans
Déjeuner : pause de 12h30 à 13h30, repas compris

Merci de régler le solde de 145 € avant le 4 juin.

Le service inscriptions`,
    html: `<html><body><script type="application/ld+json">
{"@context":"https://schema.org","@type":"EventReservation","reservationNumber":"ISM-27-4410","reservationStatus":"https://schema.org/ReservationConfirmed","underName":{"@type":"Person","name":"Florian Petit"},"reservationFor":{"@type":"EducationEvent","name":"Hygiène alimentaire en restauration","startDate":"2027-06-10T09:00:00+02:00","endDate":"2027-06-10T17:00:00+02:00","location":{"@type":"Place","name":"Institut Savoirs & Métiers","address":"22 rue des Halles, Orléans"}}}
</script><p>Bonjour Florian Petit,</p><p>Votre inscription à la formation « Hygiène alimentaire en restauration » est validée.</p><p>Quand : jeudi 10 juin 2027, de 9h00 à 17h00<br>Où : 22 rue des Halles, Orléans<br>Déjeuner : pause de 12h30 à 13h30, repas compris</p><p>Merci de régler le solde de 145 € avant le 4 juin.</p></body></html>`,
    expected: [at('2027-06-10T09:00:00+02:00', '2027-06-10T17:00:00+02:00')],
  },
  {
    name: 'fr: occupational health summons with an odd minute',
    sentAt: '2027-05-03T08:30:00+02:00',
    timezone: 'Europe/Paris',
    from: "Santé au travail Val d'Oise <convocations@sante-travail-vo.example>",
    subject: 'Convocation visite périodique',
    text: `Madame DA SILVA Patricia,

Vous êtes convoquée pour votre visite périodique le 18/05/2027 à 11h20, centre de Cergy, Dr Hamelin.
Toute absence non signalée 48 heures avant sera facturée à l'employeur.

Secrétariat : 8h30-12h / 13h30-16h30, tél. 01 30 00 62 10`,
    expected: [at('2027-05-18T11:20:00+02:00')],
  },
  {
    name: 'fr: one line, moved by an hour tomorrow',
    sentAt: '2027-06-17T16:09:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Agnès Tellier <agnes.tellier@tellier-expertise.example>',
    subject: 'Re: demain',
    text: `On passe de 14h à 15h demain si ça ne vous embête pas, mon expertise du matin va déborder.`,
    expected: [at('2027-06-18T15:00:00+02:00')],
  },
  {
    name: 'fr: tax adviser lists declaration deadlines',
    sentAt: '2027-05-12T11:45:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Cabinet Ribot <contact@ribot-compta.example>',
    subject: 'Échéances fiscales',
    text: `Bonjour,

Petit rappel des échéances qui vous concernent :
- solde d'IS : lundi 17 mai
- déclaration de TVA d'avril : jeudi 20 mai, télétransmission avant 23h59
- déclaration de revenus en ligne : mardi 8 juin avant minuit
- CFE, option mensualisation : mercredi 30 juin

Il nous manque encore vos relevés de mars, merci de les déposer sur l'espace client d'ici vendredi 14 mai 18h.

Bien cordialement,
Odile Ribot`,
    expected: [],
  },
  {
    name: 'fr: Swiss HR offers four slots as a list with dots',
    sentAt: '2027-06-08T10:02:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Carole Bovet <carole.bovet@horlogerie-tissieres.example>',
    subject: 'Deuxième entretien – choix de la date',
    text: `Bonjour Monsieur Python,

Suite à notre premier échange du 3 juin, nous souhaitons vous revoir en présence de M. Tissières, chef d'atelier.
Merci de me dire laquelle de ces dates vous convient :

- lu 14.06.2027, 08.30
- lu 14.06.2027, 16.00
- me 16.06.2027, 11.15
- ve 18.06.2027, 09.45

L'entrée en fonction reste prévue au 1er septembre. Notre réception est ouverte de 07.30 à 17.30.

Meilleures salutations

Carole Bovet
Responsable RH
032 000 18 60`,
    expected: [
      at('2027-06-14T08:30:00+02:00'),
      at('2027-06-14T16:00:00+02:00'),
      at('2027-06-16T11:15:00+02:00'),
      at('2027-06-18T09:45:00+02:00'),
    ],
  },
  {
    name: 'fr: supplier changes opening hours over Ascension',
    sentAt: '2027-04-29T09:18:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Comptoir du Carreleur <info@comptoir-carreleur.example>',
    subject: "Horaires pont de l'Ascension",
    text: `Chers clients,

Mercredi 5 mai : 7h - 16h
Jeudi 6 mai : fermé
Vendredi 7 mai : 8h - 12h (enlèvements uniquement)
Samedi 8 mai : fermé
Dès lundi 10 mai, reprise des horaires habituels, 7h - 17h30.

Passez vos commandes avant le 4 mai à midi.
L'équipe du Comptoir`,
    expected: [],
  },
  {
    name: 'fr: boss passes on a forwarded customer visit in Namur',
    sentAt: '2027-06-02T18:55:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Vincent Goffin <vincent@cuisines-goffin.example>',
    subject: 'Tr: prise de mesures',
    text: `Éric,

Tu peux y aller à ma place ? C'est mardi 8 à 14h chez eux à Namur, j'ai rendez-vous à la banque au même moment.
Prends le laser et les échantillons de plans de travail.

Ils veulent un îlot central, mais à mon avis la pièce est trop étroite : mesure bien le passage entre la fenêtre et le conduit.
Ne parle pas encore de prix, on est à peu près à 14 000 mais je dois revoir les charnières avec le fournisseur.
Le placeur fait son chantier de Dinant le même jour à 8h, donc il ne peut pas t'accompagner.

Merci, V.

-------- Message transféré --------
De : Pascale Thiry <pascale.thiry@thiry.example>
Objet : prise de mesures

Bonjour Monsieur Goffin,
Parfait pour les mesures. Nous habitons rue de Bomel 41, deuxième étage sans ascenseur.
Pascale Thiry`,
    expected: [at('2027-06-08T14:00:00+02:00')],
  },
  {
    name: 'fr: call in metropolitan time for a reader on Réunion',
    sentAt: '2027-06-01T12:20:00+02:00',
    timezone: 'Indian/Reunion',
    from: 'Thomas Gicquel <t.gicquel@solaire-armor.example>',
    subject: 'Point onduleurs',
    text: `Bonjour Jean-Yves,
peux-tu te rendre disponible jeudi 3 juin à 15h heure de Paris pour un point Teams sur les onduleurs en panne ? Il me faudra les numéros de série la veille au soir.
Thomas`,
    expected: [at('2027-06-03T17:00:00+04:00')],
  },
  {
    name: 'fr: dental reminder in text-message style',
    sentAt: '2027-06-23T10:00:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Cabinet dentaire Roy <rappel@dentaire-roy.example>',
    subject: 'Rappel de RDV',
    text: `RAPPEL : vous avez RDV avec le Dr ROY ce vendredi 25/06 à 08h10. Pour annuler, appelez le 05 56 00 90 12 avant jeudi 18h.`,
    expected: [at('2027-06-25T08:10:00+02:00')],
  },
  {
    name: 'fr: writer lands on Tuesday and sends a quote afterwards',
    sentAt: '2027-06-25T07:52:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Sébastien Noël <s.noel@noel-serrurerie.example>',
    subject: 'Re: devis portail',
    text: `Bonjour, je suis au Portugal, mon vol de retour se pose mardi à 17h40. Vous aurez le devis mercredi dans la journée, sans faute. S. Noël`,
    expected: [],
  },
  {
    name: 'fr: minutes of a meeting held on Monday',
    sentAt: '2027-06-09T15:15:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Delphine Charrier <d.charrier@ogec-stjoseph.example>',
    subject: 'Compte rendu du conseil du 7 juin',
    text: `Bonjour à tous,

Voici le compte rendu de notre séance de lundi.

Présents : Mme Charrier, MM. Bodin, Fauvel, Le Goff (arrivé à 18h40)
Séance ouverte à 18h15, levée à 20h30.

1. Cantine : le prix du repas passe à 5,20 € à la rentrée.
2. Toiture du préau : le couvreur est passé le 2 juin à 8h et a constaté trois fuites.
3. Kermesse : recette de 3 410 €, merci aux bénévoles.
4. Rentrée : la date de la prochaine séance sera fixée à l'automne.

Vos remarques sont à m'envoyer avant le 18 juin.

Delphine Charrier
secrétaire`,
    expected: [],
  },
  {
    name: 'fr: personal invitation to an opening, car park closes before',
    sentAt: '2027-05-27T17:20:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Isabelle Roussel <isabelle@tennis-club-vallon.example>',
    subject: 'Inauguration des nouveaux courts',
    text: `Cher Monsieur Prat,

Sans votre entreprise, nos courts n'auraient jamais été prêts à temps. Le comité serait très heureux de vous compter parmi nous pour l'inauguration, samedi 12 juin à 11h, au club.
Un conseil : le parking du bas ferme à 10h45 à cause du défilé, venez plutôt par le haut.
Merci de me dire avant le 5 si vous venez accompagné.

Amicalement,
Isabelle Roussel
Présidente`,
    expected: [at('2027-06-12T11:00:00+02:00')],
  },
  {
    name: 'fr: sale offer with private opening evening to all customers',
    sentAt: '2027-06-21T07:00:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Mobilier Pro Direct <offres@mobilier-pro-direct.example>',
    subject: "-40 % sur les bureaux : c'est parti mercredi à 8h",
    isBulk: true,
    text: `LES SOLDES COMMENCENT MERCREDI 23 JUIN À 8H !

Jusqu'à -40 % sur les bureaux assis-debout
Livraison offerte dès 300 €
Vente flash jeudi 24 juin de 12h à 14h

Nos showrooms restent ouverts en nocturne jusqu'à 21h ce jour-là.

Ne plus recevoir nos offres : cliquez ici`,
    expected: [],
  },
  {
    name: 'fr: architect convenes the site meeting, crane arrives before',
    sentAt: '2027-06-24T18:11:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Agence Delorme Architectes <chantier@delorme-archi.example>',
    subject: 'CR n° 6 et prochaine réunion – Maison médicale',
    text: `Bonjour,

Vous trouverez ci-joint le compte rendu n° 6 de la réunion du 24 juin.

PROCHAINE RÉUNION DE CHANTIER : jeudi 1er juillet à 8h00, base vie.
Entreprises convoquées : gros œuvre, charpente, étanchéité (vous), électricité.

Rappels :
- la grue est livrée le même jour à 7h, accès par la rue Pasteur impossible jusqu'à 7h45 ;
- les réservations du lot plomberie sont à rendre pour le 30 juin ;
- les travaux bruyants sont interdits entre 12h et 14h.

Pénalité d'absence non excusée : 80 €.

Bonne réception,
Guillaume Delorme`,
    expected: [at('2027-07-01T08:00:00+02:00')],
  },
  {
    name: 'fr: late train shifts tomorrow by half an hour',
    sentAt: '2027-07-06T19:37:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Olivia Sanchez <olivia.sanchez@lin-et-laine.example>',
    subject: 'Re: Re: collection hiver',
    text: `14h30 plutôt que 14h demain svp, je prends le train d'après. Merci !
Olivia`,
    expected: [at('2027-07-07T14:30:00+02:00')],
  },
  {
    name: 'fr: summer closure of a printer',
    sentAt: '2027-07-02T11:00:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Imprimerie Vauban <atelier@imprimerie-vauban.example>',
    subject: "Congés d'été",
    text: `Bonjour Madame,

L'atelier sera fermé du lundi 2 au vendredi 20 août. Nous reprenons le lundi 23 août à 8h.
Pour une impression avant les congés, les fichiers doivent nous parvenir le jeudi 22 juillet avant 16h.

Bel été à vous,
L'équipe Vauban`,
    expected: [],
  },
  {
    name: 'fr: Swiss farewell drinks with a speech later on',
    sentAt: '2027-07-01T09:26:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Marlyse Favre <marlyse.favre@fiduciaire-lac.example>',
    subject: 'Je tire ma révérence !',
    text: `Chers tous,

Après trente-deux ans de bilans et de décomptes TVA, je prends ma retraite. Pas question de partir sans trinquer avec vous, mes clients préférés !
Je vous attends donc jeudi prochain, 8 juillet, à 17h30 au jardin de la fiduciaire pour l'apéro. Le patron fera son discours vers 18h30, vous êtes prévenus.

Quelques consignes :
- pas de cadeau, mais une photo de vous pour mon album
- le parking est payant jusqu'à 19h, venez en bus si vous pouvez
- en cas de pluie, on se replie au garage

Dites-moi d'ici à lundi midi si vous venez, que je compte les bouteilles.
Votre dossier sera repris par Monsieur Duc dès le 12 juillet, il est au courant de tout.

Avec toute mon amitié,
Marlyse`,
    expected: [at('2027-07-08T17:30:00+02:00')],
  },
  {
    name: 'fr: spontaneous application with notice period',
    sentAt: '2027-07-19T14:47:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Amandine Royer <amandine.royer@courrier-libre.example>',
    subject: 'Candidature pâtissière',
    text: `Madame, Monsieur,

Titulaire d'un CAP pâtissier et d'un BTM, je travaille depuis quatre ans dans une maison de Dijon, de 4h à 11h, du mardi au samedi.
Je souhaite me rapprocher de ma famille et votre établissement m'attire pour ses entremets.
Mon préavis est d'un mois et je serais libre à compter du lundi 6 septembre.
Je me tiens à votre disposition pour un entretien, de préférence l'après-midi.

Veuillez agréer, Madame, Monsieur, mes salutations distinguées.

Amandine Royer
06 00 17 83 42
PJ : CV, certificats`,
    expected: [],
  },
  {
    name: 'fr: Quebec municipal inspector visits a daycare',
    sentAt: '2027-07-13T10:40:00-04:00',
    timezone: 'America/Toronto',
    from: 'Service des permis <permis@ville-saint-fabien.example>',
    subject: 'Inspection – dossier 2027-1183',
    text: `Madame Ouellet,

Dans le cadre de votre demande de permis d'agrandissement, notre inspecteur, M. Luc Desrosiers, se présentera à votre garderie le mercredi 21 juillet 2027, à 8 h 45.
Veuillez avoir en main les plans approuvés. Les frais de 210 $ doivent être acquittés avant 16 h 30 la veille.

Service des permis et de l'inspection
Comptoir ouvert du lundi au vendredi de 8 h 30 à 12 h et de 13 h à 16 h 30`,
    expected: [at('2027-07-21T08:45:00-04:00')],
  },
  {
    name: 'fr: visitor by plane to Zaventem, quarter to noon',
    sentAt: '2027-07-14T16:30:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Marc-Antoine Leca <ma.leca@huiles-leca.example>',
    subject: 'Lundi à Bruxelles',
    text: `Bonjour Sophie,

Mon vol de Bastia atterrit à 10h15 à Zaventem. Le temps de récupérer la valise d'échantillons, je peux être chez vous lundi 19 juillet à midi moins le quart.
Je dois repartir à 14h pour Gand, donc si tu peux prévoir un sandwich, ce serait parfait !

Dans la valise :
- la récolte tardive, 2026, filtrée
- la petite nouvelle au citron, dont tu me diras des nouvelles
- des bidons de 5 l pour les restaurants, à 61 € pièce

Si l'avion a du retard, je t'envoie un message depuis le tarmac. Mon numéro n'a pas changé : 06 00 44 19 70.

À lundi,
Marc-Antoine
Huiles Leca, moulin ouvert d'avril à octobre, de 9h à 18h`,
    expected: [at('2027-07-19T11:45:00+02:00')],
  },
  {
    name: 'fr: general availability in the afternoons',
    sentAt: '2027-08-24T11:11:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Julie Carpentier <julie@carpentier-graphisme.example>',
    subject: 'Re: refonte du site',
    text: `Hello, oui bien sûr, je suis dispo presque tous les après-midis de la semaine prochaine, et en général le lundi est plus calme. Dites-moi ce qui vous arrange.
Julie`,
    expected: [],
  },
  {
    name: 'fr: announces a phone call for the same afternoon',
    sentAt: '2027-08-17T11:02:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Bertrand Hoarau <b.hoarau@garage-hoarau.example>',
    subject: 'Votre utilitaire',
    text: `Bonjour, le diagnostic est en cours, je vous appelle cet après-midi à 16h pour vous dire si l'embrayage est mort ou pas. B. Hoarau`,
    expected: [at('2027-08-17T16:00:00+02:00')],
  },
  {
    name: 'fr: parent proposes an appointment to the school head',
    sentAt: '2027-09-01T21:33:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Farida Meziane <farida.meziane@boite-claire.example>',
    subject: 'Rdv pour Yanis (CM1)',
    text: `Bonjour Madame la directrice,

Je voudrais vous parler de mon fils Yanis, qui a été très perturbé par son changement de classe.
Je finis mon service à 16h30 et les enfants sortent à la même heure ; est-ce que le jeudi 9 septembre à 17h15 vous conviendrait ? Mon mari le gardera ce soir-là.

Bien cordialement
Mme Meziane`,
    expected: [at('2027-09-09T17:15:00+02:00')],
  },
  {
    name: 'fr: Swiss trustee with a dotted range',
    sentAt: '2027-08-16T08:50:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Fiduciaire Perritaz SA <info@perritaz-fiduciaire.example>',
    subject: 'Bouclement intermédiaire',
    text: `Bonjour Monsieur Jaquier,

Comme convenu par téléphone, voici la confirmation de notre séance :

Mercredi 25 août 2027, 10.00 – 11.30, dans nos bureaux, rue de Romont 14, Fribourg
Participants : M. Jaquier, Mme Perritaz, M. Clerc (révision)

Merci de nous faire parvenir d'ici au 20 août :
– les extraits bancaires au 30 juin
– la liste des débiteurs ouverts
– l'inventaire du stock

Le parking de la Grenette ouvre à 07.00, comptez CHF 2.80 l'heure.

Avec nos meilleures salutations
Fiduciaire Perritaz SA`,
    expected: [at('2027-08-25T10:00:00+02:00', '2027-08-25T11:30:00+02:00')],
  },
  {
    name: 'fr: IT announces a night maintenance window',
    sentAt: '2027-08-30T15:00:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Support Nuagix <support@nuagix.example>',
    subject: 'Maintenance programmée – serveur de messagerie',
    text: `Bonjour,

Une maintenance aura lieu dans la nuit du jeudi 2 au vendredi 3 septembre, de 22h à 2h. Vos boîtes mail seront inaccessibles pendant environ 40 minutes.
Aucune action de votre part n'est nécessaire.
En cas de souci au réveil, notre hotline répond dès 7h30 au 09 70 00 55 21.

L'équipe d'exploitation`,
    expected: [],
  },
  {
    name: 'fr: ICS in UTC for a reader in Montréal',
    sentAt: '2027-09-07T11:36:00-04:00',
    timezone: 'America/Toronto',
    from: 'Geneviève Lavoie <glavoie@coop-erable.example>',
    subject: 'Rencontre fournisseurs',
    text: `Bonjour, voici l'invitation pour notre rencontre de vendredi, par Teams. On fera le tour des volumes d'automne. Je devrai quitter pile à l'heure, j'ai une autre réunion à Laval ensuite.
Geneviève`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Coop Erable//Calendrier//FR
VERSION:2.0
METHOD:REQUEST
BEGIN:VEVENT
UID:0910-fournisseurs@coop-erable.example
DTSTAMP:20270907T153600Z
DTSTART:20270910T173000Z
DTEND:20270910T183000Z
SUMMARY:Rencontre fournisseurs – volumes d'automne
LOCATION:Teams
ORGANIZER;CN=Geneviève Lavoie:mailto:glavoie@coop-erable.example
ATTENDEE;RSVP=TRUE:mailto:info@boulangerie-dupont-mtl.example
SEQUENCE:0
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-09-10T13:30:00-04:00', '2027-09-10T14:30:00-04:00')],
  },
  {
    name: 'fr: JSON-LD parcel on its way',
    sentAt: '2027-09-13T19:20:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Colis Étoile <suivi@colis-etoile.example>',
    subject: 'Votre colis arrive demain',
    text: `Bonjour,

Votre colis CE40922718FR sera livré demain, mardi 14 septembre, entre 10h05 et 12h05.
Vous serez absent ? Choisissez un point relais avant minuit.

Colis Étoile`,
    html: `<html><body><script type="application/ld+json">
{"@context":"http://schema.org","@type":"ParcelDelivery","trackingNumber":"CE40922718FR","expectedArrivalFrom":"2027-09-14T10:05:00+02:00","expectedArrivalUntil":"2027-09-14T12:05:00+02:00","carrier":{"@type":"Organization","name":"Colis Étoile"},"itemShipped":{"@type":"Product","name":"Fournitures de bureau"}}
</script><p>Votre colis CE40922718FR sera livré demain, mardi 14 septembre, entre 10h05 et 12h05.</p><p>Vous serez absent ? Choisissez un point relais avant minuit.</p></body></html>`,
    expected: [],
  },
  {
    name: 'fr: JSON-LD cancelled restaurant table',
    sentAt: '2027-09-20T10:49:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Chez Odette <bonjour@chez-odette.example>',
    subject: 'Annulation de votre réservation',
    text: `Bonjour Monsieur Blanchet,

Suite à votre demande, nous avons bien annulé votre table de 4 couverts du mercredi 22 septembre à 12h45.
Au plaisir de vous revoir une prochaine fois !

Chez Odette`,
    html: `<html><body><script type="application/ld+json">
{"@context":"http://schema.org","@type":"FoodEstablishmentReservation","reservationNumber":"OD-7731","reservationStatus":"http://schema.org/ReservationCancelled","underName":{"@type":"Person","name":"Rémi Blanchet"},"reservationFor":{"@type":"FoodEstablishment","name":"Chez Odette"},"startTime":"2027-09-22T12:45:00+02:00","partySize":"4"}
</script><p>Bonjour Monsieur Blanchet,</p><p>Suite à votre demande, nous avons bien annulé votre table de 4 couverts du mercredi 22 septembre à 12h45.</p></body></html>`,
    expected: [],
  },
  {
    name: 'fr: photographer at the restaurant from nine till noon',
    sentAt: '2027-09-16T13:58:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Ludivine Aumont <ludivine@aumont-photo.example>',
    subject: "Shooting carte d'automne",
    text: `Hello Fred,

Je te confirme le shooting chez toi mardi 21 septembre, de 9h à midi. Il me faut la salle vide et un plan de travail près de la fenêtre.
On fera d'abord les desserts (la lumière est belle jusqu'à 10h), puis les plats.
Mon assistant livre les fonds la veille vers 17h.

Liste des plats, dis-moi si j'oublie quelque chose :
- velouté de potimarron
- joue de bœuf
- tarte fine aux figues
- poire pochée

Les retouches sont comprises, les fichiers te parviendront avant le 1er octobre.

Bises,
Ludivine`,
    expected: [at('2027-09-21T09:00:00+02:00', '2027-09-21T12:00:00+02:00')],
  },
  {
    name: "fr: a week from today spoken as aujourd'hui en huit",
    sentAt: '2027-09-15T17:44:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Hubert de Lassay <hubert@domaine-lassay.example>',
    subject: 'Pressoir',
    text: `Cher ami, c'est entendu : d'aujourd'hui en huit, à 10 heures, au chai. Nous goûterons les premiers jus. H. de L.`,
    expected: [at('2027-09-22T10:00:00+02:00')],
  },
  {
    name: 'fr: trainee is away for her exam',
    sentAt: '2027-09-10T16:16:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Véronique Salmon <v.salmon@optique-salmon.example>',
    subject: 'Camille lundi',
    text: `Bonjour Didier,

Pour ta gouverne, Camille passe son épreuve pratique lundi 13 septembre à 8h à Rennes, elle ne sera de retour que vers 15h.
C'est Paul qui prendra les livraisons du matin.
Croise les doigts pour elle !

Véronique`,
    expected: [],
  },
  {
    name: 'fr: Belgian food-safety inspector announces a check',
    sentAt: '2027-09-06T09:09:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Unité locale de contrôle <controle.liege@securite-alimentaire.example>',
    subject: 'Annonce de contrôle – NUE 2.184.000.771',
    text: `Madame,
Monsieur,

Dans le cadre de la validation de votre système d'autocontrôle, notre contrôleuse, Mme Ingrid Schmitz, se rendra dans votre établissement :

Date : mardi 14 septembre 2027
Heure : 9h30
Adresse : rue Saint-Gilles 200, 4000 Liège

Nous vous prions de tenir à disposition les enregistrements de température, les fiches de nettoyage et le plan de lutte contre les nuisibles des douze derniers mois.
Si cette date pose problème, veuillez nous le signaler au plus tard le vendredi 10 septembre à 12h.
La rétribution de 168,42 euros vous sera facturée séparément.

Bien à vous,

Pour le chef d'unité
Alain Delvaux
Permanence : lundi et mercredi, 9h-12h, 04 000 22 40`,
    expected: [at('2027-09-14T09:30:00+02:00')],
  },
  {
    name: 'fr: terse agency question about a Teams call on Monday',
    sentAt: '2027-09-23T18:02:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Jess Martineau <jess@agence-pixelle.example>',
    subject: 'Call kick-off',
    text: `Dispo pour un call de 30 min lundi à 11h ? Lien : https://teams.agence-pixelle.example/j/kickoff-0927
Jess`,
    expected: [at('2027-09-27T11:00:00+02:00', '2027-09-27T11:30:00+02:00')],
  },
  {
    name: 'fr: declines a second proposal and postpones indefinitely',
    sentAt: '2027-06-28T10:20:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Laurent Picot <laurent.picot@picot-nautisme.example>',
    subject: 'Re: Re: présentation de nos assurances',
    text: `Bonjour,

Le créneau de jeudi 11h ne me va pas non plus, et celui de vendredi 8h30 encore moins, nous sommes en pleine saison.
Je préfère qu'on en reparle à la rentrée. D'ici là, inutile de me relancer.

L. Picot

> Le 25 juin 2027, Assurix a écrit :
> Que diriez-vous de jeudi 1er juillet à 11h, ou de vendredi 2 à 8h30 ?`,
    expected: [],
  },
  {
    name: 'fr: counter-proposal replaces Thursday by Friday',
    sentAt: '2027-09-20T12:33:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Nadège Collin <nadege.collin@creche-les-lutins.example>',
    subject: 'Re: vérification des extincteurs',
    text: `Bonjour,

Jeudi à 10h c'est impossible, les petits partent à la ferme et il n'y a personne pour ouvrir.
Pouvez-vous venir plutôt vendredi 24 à 11h ? Il faudrait avoir fini avant la sieste de 12h30.

Merci beaucoup,
Nadège Collin
Directrice`,
    expected: [at('2027-09-24T11:00:00+02:00')],
  },
  {
    name: 'fr: spoken half past nine on Thursday the 30th',
    sentAt: '2027-09-28T20:05:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Ginette Pujol <ginette.pujol@couture-pujol.example>',
    subject: 'essayage',
    text: `Bonsoir, je viendrai pour l'essayage jeudi 30 à neuf heures et demie, ma fille me dépose. Cordialement, Mme Pujol`,
    expected: [at('2027-09-30T09:30:00+02:00')],
  },
  {
    name: 'fr: Luxembourg meeting with writer leaving early',
    sentAt: '2027-10-04T11:51:00+02:00',
    timezone: 'Europe/Luxembourg',
    from: 'Danielle Kremer <d.kremer@ardenne-logistique.example>',
    subject: "Contrat d'entreposage 2028",
    text: `Bonjour Monsieur Weber,

Merci pour votre projet de contrat, que j'ai transmis à notre juriste.
Nous pouvons en discuter chez nous, à Contern, le jeudi 7 octobre à 15h15. Je devrai m'éclipser à 17h pour chercher mes enfants, cela devrait suffire.
Notre ancien contrat court jusqu'au 31 décembre.

Les points qui restent ouverts de notre côté :
1. l'indexation (nous demandons un plafond à 2,5 %)
2. les heures de quai : vos camions arrivent souvent après 16h, alors que nos gens finissent à 15h30
3. la casse, pour laquelle l'assureur exige une franchise

Prenez la sortie 4, puis la deuxième à droite ; une place visiteur vous est réservée.

Bien à vous,
Danielle Kremer`,
    expected: [at('2027-10-07T15:15:00+02:00')],
  },
  {
    name: 'fr: town hall sends a festival programme to print',
    sentAt: '2027-10-05T14:08:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Mairie de Vieuxpont – Culture <culture@vieuxpont.example>',
    subject: "Texte pour l'affiche à imprimer (200 ex.)",
    text: `Bonjour,

Voici le texte définitif à mettre sur l'affiche :

FÊTE DE LA CHÂTAIGNE
Samedi 30 octobre
10h : ouverture du marché
11h30 : concours de soupes
15h : spectacle de marionnettes
18h : retraite aux flambeaux
Dimanche 31 octobre
9h : randonnée (8 km)
12h30 : repas sur réservation, 18 €

Format A3, papier mat, 200 exemplaires. Nous enverrons un agent les retirer chez vous une fois prêtes.

Merci et bonne journée,
Service culturel`,
    expected: [],
  },
  {
    name: 'fr: insurance expert visit after the autumn clock change',
    sentAt: '2027-10-25T09:29:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Cabinet Expertis Ouest <rdv@expertis-ouest.example>',
    subject: 'Sinistre dégât des eaux n° 27-66104',
    text: `Bonjour,

Mandaté par votre assureur, je passerai dans votre boutique le mercredi 3 novembre à 14h15 pour constater les dommages survenus le 19 octobre.
Prévoir une heure. Merci de conserver les marchandises abîmées et les factures.
Le plombier de l'immeuble est convoqué par mes soins le même jour, à 9h, dans l'appartement du dessus ; vous n'êtes pas concernée par ce rendez-vous.

Pièces à préparer :
- la déclaration de sinistre
- l'inventaire chiffré du stock touché
- les photos prises le jour même, si vous en avez

Mon rapport sera adressé à votre assureur dans les dix jours, et l'indemnité suivra si la garantie est acquise.

Cordialement,
Régis Audouin
Expert
Secrétariat : 02 40 00 37 15, de 9h à 12h30`,
    expected: [at('2027-11-03T14:15:00+01:00', '2027-11-03T15:15:00+01:00')],
  },
  {
    name: 'fr: Quebec meeting after the clock change in November',
    sentAt: '2027-10-28T15:22:00-04:00',
    timezone: 'America/Toronto',
    from: 'Alexis Thibodeau <athibodeau@clinique-velo.example>',
    subject: 'Re: partenariat hiver',
    text: `Salut Mélanie,

C'est bon pour moi, on se rencontre mardi le 9 novembre à 9 h à ta boutique. Apporte tes chiffres de l'hiver passé!
La semaine d'avant je suis au Vermont, je reviens juste le lundi soir vers 20 h.

À bientôt,
Alexis`,
    expected: [at('2027-11-09T09:00:00-05:00')],
  },
  {
    name: 'fr: engineer describes her own Monday and promises plans',
    sentAt: '2027-10-15T17:40:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Anaïs Wagner <a.wagner@be-structure-wagner.example>',
    subject: 'Plans de ferraillage',
    text: `Bonjour, lundi je suis en réunion de 9h à 11h, puis chez un client à Metz à 14h, donc je ne toucherai pas à vos plans avant mardi. Ils partiront mardi soir au plus tard.
Anaïs Wagner`,
    expected: [],
  },
  {
    name: 'fr: software vendor webinar mailing',
    sentAt: '2027-10-12T08:00:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Caissea <marketing@caissea.example>',
    subject: 'Webinaire : la caisse certifiée en 30 minutes chrono',
    isBulk: true,
    text: `Bonjour,

Jeudi 21 octobre à 11h, rejoignez plus de 400 commerçants pour notre webinaire gratuit « La caisse certifiée en 30 minutes chrono ».

Impossible d'y être en direct ? Un replay sera disponible dès 16h.

Je m'inscris : https://caissea.example/webinaire

L'équipe Caissea
Se désinscrire de cette liste`,
    expected: [],
  },
  {
    name: 'fr: JSON-LD confirmed place at a breakfast of a business club',
    sentAt: '2027-10-18T13:13:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Club Entreprendre Drôme <contact@club-entreprendre-drome.example>',
    subject: 'Votre place au petit-déjeuner du 26',
    text: `Bonjour Samira Haddad,

Votre place est réservée pour notre petit-déjeuner « Recruter autrement », mardi 26 octobre de 8h00 à 9h30, au Café des Arcades à Valence.

À très vite,
Le Club`,
    html: `<html><body><script type="application/ld+json">
[{"@context":"http://schema.org","@type":"EventReservation","reservationNumber":"CED-0098","reservationStatus":"http://schema.org/ReservationConfirmed","underName":{"@type":"Person","name":"Samira Haddad"},"reservationFor":{"@type":"BusinessEvent","name":"Petit-déjeuner Recruter autrement","startDate":"2027-10-26T08:00:00+02:00","endDate":"2027-10-26T09:30:00+02:00","location":{"@type":"Place","name":"Café des Arcades","address":"Valence"}}}]
</script><p>Bonjour Samira Haddad,</p><p>Votre place est réservée pour notre petit-déjeuner « Recruter autrement », mardi 26 octobre de 8h00 à 9h30, au Café des Arcades à Valence.</p><p>À très vite,<br>Le Club</p></body></html>`,
    expected: [at('2027-10-26T08:00:00+02:00', '2027-10-26T09:30:00+02:00')],
  },
  {
    name: 'fr: ICS all-day first-aid training over two days',
    sentAt: '2027-10-20T10:30:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Samaritains du Jorat <cours@samaritains-jorat.example>',
    subject: 'Cours premiers secours en entreprise',
    text: `Bonjour Madame Cuendet,
votre participation au cours de premiers secours est confirmée, deux journées entières, les 16 et 17 novembre. L'invitation est jointe. Facture suivra, payable à 30 jours.
Samaritains du Jorat`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Samaritains Jorat//Cours//FR
VERSION:2.0
METHOD:REQUEST
BEGIN:VEVENT
UID:cours-ps-2027-11@samaritains-jorat.example
DTSTAMP:20271020T083000Z
DTSTART;VALUE=DATE:20271116
DTEND;VALUE=DATE:20271118
SUMMARY:Cours premiers secours en entreprise
LOCATION:Salle communale\\, Mézières
ORGANIZER:mailto:cours@samaritains-jorat.example
ATTENDEE;RSVP=TRUE:mailto:atelier@cuendet-poterie.example
SEQUENCE:0
END:VEVENT
END:VCALENDAR`),
    expected: [days('2027-11-16', '2027-11-18')],
  },
  {
    name: 'fr: supplier call in two zones for a reader in Guadeloupe',
    sentAt: '2027-11-10T16:05:00+01:00',
    timezone: 'America/Guadeloupe',
    from: 'Éric Fontenay <e.fontenay@froid-atlantique.example>',
    subject: 'Chambre froide Jarry',
    text: `Bonjour Madame Lauréat,

Les pièces ont quitté Le Havre ce matin, arrivée du conteneur prévue le 29 novembre.
Pour préparer la pose, je vous propose un appel vendredi 12 novembre à 14h, heure de Paris (9h chez vous).
Mon collègue Bruno sera sur la ligne, il a un avion à 17h donc on ne traînera pas.

Bien cordialement,
Éric Fontenay
Froid Atlantique`,
    expected: [at('2027-11-12T09:00:00-04:00')],
  },
  {
    name: 'fr: Christmas dinner of the firm with a reply date',
    sentAt: '2027-11-22T12:00:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Céline Mangin <celine@charpentes-mangin.example>',
    subject: 'Repas de Noël !',
    text: `Bonjour à tous,

La fin d'année approche à grands pas et le carnet de commandes nous laisse enfin souffler un peu.

Comme le veut la tradition, la maison vous invite au repas de Noël :
le vendredi 17 décembre à 19h30, à l'Auberge du Pont de Bois.

Au menu, au choix : chapon aux morilles ou filet de bar. Merci de me donner votre choix avant le 3 décembre à midi, sinon ce sera chapon d'office.
Les conjoints sont les bienvenus. Pour ceux qui ne veulent pas conduire, la dernière navette repart de l'auberge à 0h30.

Le dépôt fermera ce jour-là dès 15h.

À très bientôt autour d'une bonne table,
Céline
Charpentes Mangin – 03 29 00 47 81`,
    expected: [at('2027-12-17T19:30:00+01:00')],
  },
  {
    name: 'fr: tax audit on two mornings',
    sentAt: '2027-11-02T14:37:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Brigade de vérification 12 <verif12@finances-publiques.example>',
    subject: 'Avis de vérification – premières interventions',
    text: `Monsieur le gérant,

À la suite de l'avis de vérification de comptabilité qui vous a été adressé sous pli recommandé, je vous confirme que mes deux premières interventions auront lieu au siège de votre société :

- le mardi 23 novembre 2027 à 9h30,
- le mercredi 24 novembre 2027 à 9h30.

Vous avez la faculté de vous faire assister d'un conseil de votre choix. Les fichiers des écritures comptables des exercices 2024 à 2026 devront m'être remis sur support numérique lors de la première intervention.

Toute demande de report motivée doit me parvenir au plus tard le 12 novembre à 16 heures.

Je vous prie d'agréer, Monsieur le gérant, l'expression de ma considération distinguée.

F. Malard, inspectrice
Réception sur rendez-vous uniquement, bureau 214`,
    expected: [at('2027-11-23T09:30:00+01:00'), at('2027-11-24T09:30:00+01:00')],
  },
  {
    name: 'fr: picks one of two quoted hours on Monday',
    sentAt: '2027-11-18T08:14:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Patrice Gomez <p.gomez@gomez-peinture.example>',
    subject: "Re: visite cage d'escalier",
    text: `Ça marche pour 11h. P. Gomez

Le 17/11/2027 à 17:20, Syndic Alba a écrit :
> Bonjour, pour la visite de la cage d'escalier, lundi 22 novembre, préférez-vous 11h ou 15h ?`,
    expected: [at('2027-11-22T11:00:00+01:00')],
  },
  {
    name: 'fr: thanks after a meeting with the old appointment quoted',
    sentAt: '2027-11-19T18:27:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Élodie Brun <elodie.brun@savonnerie-brun.example>',
    subject: 'Re: RDV du 18 novembre à 10h',
    text: `Bonsoir,

Merci pour l'accueil d'hier et pour le café ! Les flacons sont magnifiques, je passe commande dès que mon associée les a vus.

Bonne soirée,
Élodie

> Le 15 nov. 2027 à 09:02, Verrerie Noble a écrit :
> Je vous confirme notre rendez-vous de jeudi 18 novembre à 10h à la verrerie.
> Notre magasin est ouvert jusqu'à 18h.`,
    expected: [],
  },
  {
    name: 'fr: colleague leaves early for her father in hospital',
    sentAt: '2027-11-30T08:40:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Myriam Leduc <myriam@pharmacie-leduc.example>',
    subject: 'Je pars plus tôt',
    text: `Bonjour, papa passe un scanner à 15h à l'hôpital, je pars donc à 14h aujourd'hui. Les ordonnances du soir sont préparées dans le bac bleu. Myriam`,
    expected: [],
  },
  {
    name: 'fr: lift technician for a property manager, out of service till noon',
    sentAt: '2027-11-29T10:10:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Ascenseurs Verticale <planning@asc-verticale.example>',
    subject: 'Remplacement câble de traction – 8 rue Lepic',
    text: `Bonjour,

Notre technicien, M. Sow, vous retrouvera devant l'immeuble mardi 7 décembre à 7h15 pour que vous lui ouvriez la machinerie.
L'ascenseur sera à l'arrêt de 8h à 12h environ, merci d'afficher l'avis ci-joint.
Montant selon devis 27-1140 : 2 380 € HT.

Cordialement,
Planning Verticale
Astreinte 24h/24 : 01 44 00 08 08`,
    expected: [at('2027-12-07T07:15:00+01:00')],
  },
  {
    name: 'fr: wine tasting at the supplier with start and end',
    sentAt: '2027-11-15T11:23:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Quentin Maréchal <quentin@cave-marechal.example>',
    subject: 'Tes vins de fêtes',
    text: `Salut Greg,

J'ai mis de côté six crémants pour ta carte de fin d'année. Passe les goûter mercredi 24 novembre, de 15h à 17h, on sera juste nous deux et le chef de l'Ostende.
Le camion livre à 14h, donc tout sera là.
Si tu commandes avant le 30, je te fais les nonante cartons au prix de l'an passé.

Tchouss,
Quentin`,
    expected: [at('2027-11-24T15:00:00+01:00', '2027-11-24T17:00:00+01:00')],
  },
  {
    name: 'fr: ICS update moving a video meeting an hour earlier',
    sentAt: '2027-12-01T14:50:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Noémie Gaillard <noemie@gaillard-coaching.example>',
    subject: 'Mise à jour : Bilan annuel',
    text: `Bonjour Stéphane,

Je dois avancer notre bilan de vendredi d'une heure : 9h au lieu de 10h, toujours en visio, car j'ai un train à 11h20. L'invitation est mise à jour.

Merci de votre souplesse,
Noémie`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Gaillard Coaching//Agenda//FR
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
UID:bilan-2027-stephane@gaillard-coaching.example
DTSTAMP:20271201T135000Z
DTSTART;TZID=Europe/Paris:20271203T090000
DTEND;TZID=Europe/Paris:20271203T100000
SUMMARY:Bilan annuel
LOCATION:https://visio.gaillard-coaching.example/bilan
ORGANIZER;CN=Noémie Gaillard:mailto:noemie@gaillard-coaching.example
ATTENDEE;RSVP=TRUE:mailto:stephane@ateliers-mirabel.example
SEQUENCE:2
STATUS:CONFIRMED
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-12-03T09:00:00+01:00', '2027-12-03T10:00:00+01:00')],
  },
  {
    name: 'fr: JSON-LD order confirmation with pickup hours',
    sentAt: '2027-12-06T16:59:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Papeterie Lacombe <commandes@papeterie-lacombe.example>',
    subject: 'Commande 55-20987 enregistrée',
    text: `Bonjour,

Nous avons bien enregistré votre commande 55-20987 (12 ramettes, 4 toners), total 318,40 € TTC.
Elle sera disponible en boutique dès le jeudi 9 décembre à 10h. Nous sommes ouverts de 10h à 19h sans interruption.

Papeterie Lacombe`,
    html: `<html><body><script type="application/ld+json">
{"@context":"http://schema.org","@type":"Order","orderNumber":"55-20987","orderStatus":"http://schema.org/OrderProcessing","orderDate":"2027-12-06T16:58:00+01:00","merchant":{"@type":"Organization","name":"Papeterie Lacombe"},"price":"318.40","priceCurrency":"EUR"}
</script><p>Nous avons bien enregistré votre commande 55-20987 (12 ramettes, 4 toners), total 318,40 € TTC.</p><p>Elle sera disponible en boutique dès le jeudi 9 décembre à 10h. Nous sommes ouverts de 10h à 19h sans interruption.</p></body></html>`,
    expected: [],
  },
  {
    name: 'fr: neighbour complains about noise hours of a bar',
    sentAt: '2027-10-11T09:50:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Christian Noirhomme <c.noirhomme@poste-ixelles.example>',
    subject: 'Tapage, encore',
    text: `Monsieur,

Samedi, votre terrasse a fait du bruit jusqu'à 2h10, alors que le règlement communal impose la fermeture à 23h. Dimanche, rebelote : livraison de fûts à 6h du matin sous mes fenêtres !
Cela dure depuis le mois de juin. J'ai tenu un relevé précis, heure par heure.
Sans changement de votre part avant la fin du mois, je dépose plainte.

Ch. Noirhomme, 1er étage`,
    expected: [],
  },
  {
    name: 'fr: Quebec team supper, last metro beside it',
    sentAt: '2027-12-02T10:15:00-05:00',
    timezone: 'America/Toronto',
    from: 'Marie-Ève Pelletier <mepelletier@studio-rivage.example>',
    subject: 'Souper des fêtes',
    text: `Allô!

J'ai réservé pour nous six au Bistro Rivard : c'est le jeudi 16 décembre à 18 h. Échange de cadeaux, max 25 $.
Je dois partir à 22 h au plus tard, ma gardienne finit à 22 h 30.
Dis-moi si t'as des allergies.

Marie-Ève xx`,
    expected: [at('2027-12-16T18:00:00-05:00')],
  },
  {
    name: 'fr: Swiss doctor practice confirms an appointment for a boiler expert',
    sentAt: '2027-12-01T08:22:00+01:00',
    timezone: 'Europe/Zurich',
    from: 'Cabinet Dr Monnier <cabinet@dr-monnier.example>',
    subject: 'Re: chaudière du cabinet',
    text: `Bonjour, d'accord pour la visite de lundi 6 décembre à 13h45, le cabinet est fermé de 12h à 14h30 donc vous serez tranquille. Sonnez deux fois. M. Jordan, secrétariat`,
    expected: [at('2027-12-06T13:45:00+01:00')],
  },
  {
    name: 'fr: typo-ridden request for Saturday at quarter past ten',
    sentAt: '2027-10-07T22:31:00+02:00',
    timezone: 'Europe/Paris',
    from: 'steph <steph.vidal@lamail.example>',
    subject: 'peugot 206',
    text: `bonsoir esque je peut passer samedi a 10h et quart pour voir la 206 que vous vendé ? je vien avec mon frere merci`,
    expected: [at('2027-10-09T10:15:00+02:00')],
  },
  {
    name: 'fr: year change, meeting in January 2028',
    sentAt: '2027-12-20T15:35:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Henri Castaing <h.castaing@castaing-immobilier.example>',
    subject: 'Renouvellement du bail commercial',
    text: `Cher Monsieur,

Votre bail arrivant à échéance le 31 mars 2028, je souhaite vous rencontrer pour convenir du nouveau loyer. Je vous propose le mardi 11 janvier 2028 à 14h, à mon bureau du cours Gambetta.
Pour votre information :
- le loyer actuel s'élève à 1 640 € par mois, hors charges ;
- l'indice a progressé de 5,1 % depuis la dernière révision ;
- la taxe foncière reste à votre charge.

Si vous souhaitez être accompagné de votre comptable, je n'y vois aucun inconvénient.
Nous sommes fermés du 24 décembre au 2 janvier et rouvrons le lundi 3 à 9h.

Excellentes fêtes de fin d'année,
Henri Castaing`,
    expected: [at('2028-01-11T14:00:00+01:00')],
  },
];
