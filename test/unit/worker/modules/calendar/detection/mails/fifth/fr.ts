import { at, crlf, type DetectionMail, days } from '../mail.ts';

export const frenchMails: DetectionMail[] = [
  {
    name: 'fr: customer asks joiner to come and measure, two spoken clock times',
    sentAt: '2027-01-21T18:42:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Maryvonne Le Guellec <maryvonne.leguellec@boitelettre.example>',
    subject: 'Placard sous escalier',
    text: `Bonjour Monsieur,

C'est Mme Le Guellec, rue des Hauts-Pavés, vous nous aviez fait l'escalier en 2019 (toujours impeccable, soit dit en passant).
On voudrait maintenant un placard sur mesure dessous, à peu près 2 m 40 de large. Ma voisine a payé 3 850 € pour le sien, j'espère qu'on pourra rester par là.

Pourriez-vous passer prendre les cotes lundi prochain à onze heures moins le quart ? Si c'est trop compliqué, mardi à midi et demi c'est bon aussi, mon mari sera rentré pour déjeuner.

Dites-moi ce qui vous arrange le mieux. Attention le digicode a changé, c'est 1530 maintenant.

Bien à vous
Maryvonne Le Guellec`,
    expected: [at('2027-01-25T10:45:00+01:00'), at('2027-01-26T12:30:00+01:00')],
  },
  {
    name: 'fr: Belgian notary fixes the signing of a deed with its length, funds due before',
    sentAt: '2027-02-02T10:17:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Étude Delvaux & Hannotte <secretariat@notaires-delvaux.example>',
    subject: 'Dossier 27/0314 – Acte authentique – entrepôt rue Vivegnis',
    text: `Madame, Monsieur,

Nous avons l'honneur de vous informer que la signature de l'acte authentique relatif au bien sous rubrique est fixée au jeudi 18 février 2027 à 14 h 30 en notre étude, quai de Rome 45 à 4000 Liège (durée prévue : 1 h 15).

Nous vous saurions gré :
- de vous munir de votre carte d'identité et des statuts coordonnés de la société ;
- de veiller à ce que le solde du prix, soit 194.750,00 EUR, soit crédité sur le compte de l'étude pour le mardi 16 février à midi au plus tard ;
- de nous retourner le questionnaire ci-joint dans les huit jours.

Nous vous prions d'agréer, Madame, Monsieur, l'expression de nos sentiments distingués.

Pour l'étude,
Bénédicte Lamsoul
Collaboratrice notariale

Étude ouverte du lundi au vendredi de 9 h à 12 h 30 et de 13 h 30 à 17 h
Tél. 04 555 01 20`,
    expected: [at('2027-02-18T14:30:00+01:00', '2027-02-18T15:45:00+01:00')],
  },
  {
    name: 'fr: Swiss supplier, Thursday week, three quarters of an hour',
    sentAt: '2027-05-24T16:31:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Gérald Pahud <g.pahud@torrefaction-pahud.example>',
    subject: 'Machine à café - démo',
    text: `Salut Sandrine,

Comme discuté ce matin au natel, je monte chez vous jeudi en huit à 14h15 pour vous faire la démonstration de la nouvelle deux groupes. Faut compter trois quarts d'heure, pas plus, c'est calme chez vous après le service si j'ai bien compris.

Pour le prix on restera en dessous de 7'900.-, mais on en recause sur place.

Tout de bon et adieu au chef
Gérald`,
    expected: [at('2027-06-03T14:15:00+02:00', '2027-06-03T15:00:00+02:00')],
  },
  {
    name: 'fr: Québec property manager, weekday before article and date, across the clock change',
    sentAt: '2027-03-11T09:05:00-05:00',
    timezone: 'America/Toronto',
    from: 'Josée Thibodeau <jthibodeau@gestion-limoilou.example>',
    subject: "Dégât d'eau - unité 304",
    text: `Bonjour,

Suite à votre message sur ma boîte vocale hier : oui, on a encore de l'eau qui coule au plafond du 304, ça vient du 404 d'après nous autres. Le concierge a fermé la valve en attendant.

Je vous attends donc mercredi le 17 mars à 13 h 30 au 1220, 8e Avenue. Stationnez-vous en arrière, en avant c'est interdit de 8 h à 15 h à cause du déneigement. Sonnez au 101, Réal va vous ouvrir.

Votre soumission du 22 février (no 4417, 1 865 $ plus taxes) était pour l'unité 206, oubliez pas que c'est un autre dossier.

Merci bien!

Josée Thibodeau
Gestionnaire d'immeubles
418 555-0139, poste 12`,
    expected: [at('2027-03-17T13:30:00-04:00')],
  },
  {
    name: 'fr: Lyon to Montréal, the same call in two zones in the weeks of odd offset',
    sentAt: '2027-03-16T17:05:00+01:00',
    timezone: 'America/Toronto',
    from: 'Aurélien Morand <aurelien@studio-presquile.example>',
    subject: 'Re: Maquettes appli Boréal',
    text: `Hello Marie-Ève,

Super boulot sur les écrans, vraiment. Le client a deux-trois remarques sur l'onboarding, rien de méchant, je préfère t'expliquer de vive voix.

On se cale un appel de 30 minutes mardi 23 mars à 16 h heure de Paris, soit 11 h chez toi (vous avez déjà changé d'heure, nous pas encore, j'ai vérifié deux fois !) ?

Lien permanent : https://visio.studio-presquile.example/aurelien

Bises lyonnaises
Aurélien`,
    expected: [at('2027-03-23T11:00:00-04:00', '2027-03-23T11:30:00-04:00')],
  },
  {
    name: 'fr: applicant offers three slots for the interview, phone call in the past',
    sentAt: '2027-04-07T21:14:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Inès Benhamou <ines.benhamou@courriel.example>',
    subject: 'Entretien – poste d’assistante de gestion',
    text: `Bonjour Monsieur Carpentier,

Je vous remercie pour notre échange téléphonique de vendredi 2 avril à 11h et pour l’intérêt que vous portez à ma candidature.

Comme vous me l’avez demandé, voici mes propositions pour l’entretien dans vos locaux :

  • lundi 12 avril, de 10h à 11h
  • mardi 13 avril, 14h-15h
  • jeudi 15 avril à 9h30

Pour information, mon préavis prend fin le 31 mai ; je serais donc opérationnelle dès le 1er juin.

Vous trouverez à nouveau mon CV en pièce jointe (la première version ne s’ouvrait pas, désolée).

Dans l’attente de votre retour, je vous souhaite une bonne soirée.

Inès Benhamou
06 00 55 12 87`,
    expected: [
      at('2027-04-12T10:00:00+02:00', '2027-04-12T11:00:00+02:00'),
      at('2027-04-13T14:00:00+02:00', '2027-04-13T15:00:00+02:00'),
      at('2027-04-15T09:30:00+02:00'),
    ],
  },
  {
    name: 'fr: customer accepts the second of three quoted times',
    sentAt: '2027-06-10T07:52:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Thierry Vasseur <thierry.vasseur@vasseur-primeurs.example>',
    subject: 'RE: Révision du fourgon',
    text: `Bonjour,
Le deuxième me va très bien. Je vous laisse le camion sur place.
Cdt
T. Vasseur

Envoyé de mon téléphone

Le mer. 9 juin 2027 à 16:20, Garage Lemoine <atelier@garage-lemoine.example> a écrit :
> Bonjour M. Vasseur,
>
> Pour la révision de votre fourgon (devis 20714, 612 € TTC) nous pouvons vous prendre :
> - lundi 14 juin à 8h30
> - mercredi 16 juin à 10h
> - vendredi 18 juin à 15h30
>
> Merci de nous confirmer.
>
> Garage Lemoine – ouvert 8h-12h / 13h30-18h30`,
    expected: [at('2027-06-16T10:00:00+02:00')],
  },
  {
    name: 'fr: colleague moves the weekly talk from Tuesday to Wednesday',
    sentAt: '2027-09-06T08:47:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Clémence Roubaud <c.roubaud@agence-kaolin.example>',
    subject: 'notre point de demain',
    text: `Coucou,

Bonne rentrée ! Désolée, l'imprimeur me coince demain matin, est-ce qu'on peut décaler notre point de mardi 11 h à mercredi 16 h ? Même salle (la verte), j'ai déjà changé la résa.

Je t'apporte les épreuves du catalogue.

Clem`,
    expected: [at('2027-09-08T16:00:00+02:00')],
  },
  {
    name: 'fr: lift company announces its technician with hour and length',
    sentAt: '2027-10-22T14:03:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Planning Ascenseurs Vertical <planning@vertical-asc.example>',
    subject: "AVIS D'INTERVENTION N° 2027-1108-14",
    text: `Madame, Monsieur,

Dans le cadre de votre contrat d'entretien CE-88410, nous vous informons du passage de notre technicien :

Date : lun. 8 nov. 2027
Heure : 08h00
Durée prévue : 2 h
Site : Résidence Les Glycines, bât. B, 14 allée des Sources, 35000 Rennes
Technicien : M. Diarra

Merci d'assurer l'accès à la machinerie (clé pompier). L'appareil sera à l'arrêt pendant l'intervention.
En cas d'empêchement, prévenez-nous au moins 48 h à l'avance.

Service planning - du lundi au vendredi, 8h-18h - 02 00 55 48 10
Dépannage 24h/24 7j/7 : 02 00 55 48 48
Ceci est un message généré par notre outil de planification.`,
    expected: [at('2027-11-08T08:00:00+01:00', '2027-11-08T10:00:00+01:00')],
  },
  {
    name: 'fr: calendar invitation to a kick-off with a conference link',
    sentAt: '2027-04-20T11:36:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Nathalie Szymanski <n.szymanski@mutuelle-aubrac.example>',
    subject: 'Lancement refonte extranet',
    text: `Bonjour à tous,

Je vous propose ce créneau pour le lancement de la refonte. Ordre du jour :
1. Périmètre et calendrier (mise en ligne visée le 4 octobre)
2. Gouvernance
3. Divers

Merci de confirmer votre présence.

Nathalie Szymanski
Direction de la relation adhérents
________________________________
Participer à la réunion : https://reunion.mutuelle-aubrac.example/j/771204458
ID de réunion : 771 204 458   Code secret : 1430`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Mutuelle Aubrac//Agenda 5.2//FR
VERSION:2.0
METHOD:REQUEST
BEGIN:VTIMEZONE
TZID:Europe/Paris
BEGIN:STANDARD
DTSTART:19961027T030000
RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:19810329T020000
RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
END:DAYLIGHT
END:VTIMEZONE
BEGIN:VEVENT
UID:b7e1c0f2-5512-4d0a-9a31-aubrac-extranet@mutuelle-aubrac.example
DTSTAMP:20270420T093600Z
DTSTART;TZID=Europe/Paris:20270429T150000
DTEND;TZID=Europe/Paris:20270429T160000
SUMMARY:Lancement refonte extranet
LOCATION:https://reunion.mutuelle-aubrac.example/j/771204458
ORGANIZER;CN=Nathalie Szymanski:mailto:n.szymanski@mutuelle-aubrac.example
ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:contact@atelier-pixel.example
SEQUENCE:0
STATUS:CONFIRMED
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-04-29T15:00:00+02:00', '2027-04-29T16:00:00+02:00')],
  },
  {
    name: 'fr: Brussels restaurant confirms the table for the staff dinner with JSON-LD',
    sentAt: '2027-11-30T12:22:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Brasserie du Vieux Tilleul <reservation@vieuxtilleul.example>',
    subject: 'Votre réservation est confirmée (14 couverts)',
    text: `Bonjour Olivier,

Votre table est réservée !

Jeudi 16 décembre 2027 à 19h30
14 personnes, à l'étage
Au nom de : Bureau d'architecture Kestemont

Menu 3 services à 62 € (choix des plats à nous communiquer pour le 10 décembre).
Une annulation reste gratuite jusqu'à 48h avant.

Au plaisir de vous accueillir,
L'équipe du Vieux Tilleul
Chaussée d'Alsemberg 801, 1180 Uccle
Cuisine ouverte de 12h à 14h30 et de 18h30 à 22h, fermé le dimanche`,
    html: `<html><head>
<script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "FoodEstablishmentReservation",
  "reservationNumber": "VT-20993",
  "reservationStatus": "http://schema.org/Confirmed",
  "underName": { "@type": "Person", "name": "Olivier Kestemont" },
  "reservationFor": {
    "@type": "FoodEstablishment",
    "name": "Brasserie du Vieux Tilleul",
    "address": { "@type": "PostalAddress", "streetAddress": "Chaussée d'Alsemberg 801", "addressLocality": "Uccle", "postalCode": "1180", "addressCountry": "BE" }
  },
  "startTime": "2027-12-16T19:30:00+01:00",
  "partySize": "14"
}
</script></head><body>
<p>Bonjour Olivier,</p>
<p><b>Votre table est réservée&nbsp;!</b></p>
<p>Jeudi 16 décembre 2027 à 19h30<br>14 personnes, à l'étage<br>Au nom de&nbsp;: Bureau d'architecture Kestemont</p>
<p>Menu 3 services à 62&nbsp;€ (choix des plats à nous communiquer pour le 10 décembre).<br>Une annulation reste gratuite jusqu'à 48h avant.</p>
<p>Au plaisir de vous accueillir,<br>L'équipe du Vieux Tilleul<br>Chaussée d'Alsemberg 801, 1180 Uccle<br>Cuisine ouverte de 12h à 14h30 et de 18h30 à 22h, fermé le dimanche</p>
</body></html>`,
    expected: [at('2027-12-16T19:30:00+01:00')],
  },
  {
    name: 'fr: software support, tomorrow, conference link only in the HTML',
    sentAt: '2027-08-26T15:40:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Yannick – Support Caissia <support@caissia.example>',
    subject: '[Ticket #51230] Export comptable',
    text: `Bonjour Mme Albertini,

J'ai pu reproduire l'anomalie sur l'export. Je vous propose de prendre la main sur votre poste demain à 9h, avant l'ouverture de la boutique, pour appliquer le correctif.

Vous pourrez nous rejoindre par le bouton « Rejoindre la session ».

Bien cordialement,
Yannick
Support Caissia
Hotline 9h-12h / 14h-18h`,
    html: `<html><body>
<p>Bonjour Mme Albertini,</p>
<p>J'ai pu reproduire l'anomalie sur l'export. Je vous propose de prendre la main sur votre poste demain à 9h, avant l'ouverture de la boutique, pour appliquer le correctif.</p>
<p>Vous pourrez nous rejoindre par le bouton ci-dessous.</p>
<p><a href="https://assistance.caissia.example/session/51230-yk" style="background:#0a5;color:#fff;padding:8px 14px">Rejoindre la session</a></p>
<p>Bien cordialement,<br>Yannick<br>Support Caissia<br><small>Hotline 9h-12h / 14h-18h</small></p>
</body></html>`,
    expected: [at('2027-08-27T09:00:00+02:00')],
  },
  {
    name: 'fr: two whole days together at a trade fair',
    sentAt: '2027-08-30T13:18:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Benoît Arnoux <benoit@arnoux-freres.example>',
    subject: 'Salon du bois',
    text: `Salut Fabrice,

C'est bon, j'ai nos deux badges pour le salon Bois & Charpente à Grenoble. On y va ensemble toute la journée mardi 28 et mercredi 29 septembre, et on dort sur place (hôtel du Drac, 79 € la nuit avec petit dèj).

Je conduis. Pense à prévenir Martine pour qu'elle ne te mette rien sur ces deux jours-là.

Il faut aussi que je paie le stand de démonstration avant le 10, je m'en charge.

Ben`,
    expected: [days('2027-09-28', '2027-09-30')],
  },
  {
    name: 'fr: stock-take after New Year, whole day without a year',
    sentAt: '2027-12-14T17:25:00+01:00',
    timezone: 'Europe/Zurich',
    from: 'Laurence Monnard <l.monnard@papeterie-monnard.example>',
    subject: 'Inventaire',
    text: `Bonjour Mathieu,

Comme chaque année, l'inventaire se fera le lundi 3 janvier, toute la journée, avec toute l'équipe. Je compte aussi sur toi. Le magasin restera fermé, prends des habits chauds pour le dépôt. Les pizzas de midi sont pour moi.

Les listes de comptage seront prêtes d'ici au 23 décembre.

Meilleures salutations
Laurence Monnard

Papeterie Monnard SA, rue du Lac 8, 1400 Yverdon
Lu-ve 8h30-12h00 / 13h30-18h30, sa 9h00-16h00`,
    expected: [days('2028-01-03')],
  },
  {
    name: 'fr: colleague forwards a customer request and says what was agreed',
    sentAt: '2027-07-07T09:58:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Samir Haddad <s.haddad@clim-rhone.example>',
    subject: 'TR: clim salle de réunion',
    text: `Celui-là est pour toi, je suis en congé à partir de jeudi soir. J'ai dit oui à la cliente pour vendredi 10h30 chez eux à Villeurbanne, tu demandes Mme Perrachon à l'accueil. Prends le manifold et une bouteille de R32.

Samir

---------- Message transféré ----------
De : Odile Perrachon <o.perrachon@cabinet-perrachon.example>
Date : mar. 6 juil. 2027 à 17:12
Objet : clim salle de réunion
À : contact@clim-rhone.example

Bonjour,
La climatisation de notre salle de réunion ne souffle plus que de l'air tiède depuis hier, il y fait 31° ! Quelqu'un pourrait-il venir voir cette semaine ?
Nous sommes au 3e étage, 27 cours Émile-Zola.
Merci d'avance
O. Perrachon`,
    expected: [at('2027-07-09T10:30:00+02:00')],
  },
  {
    name: 'fr: two lines in lower case without accents, tomorrow at the club room',
    sentAt: '2027-05-12T19:58:00+02:00',
    timezone: 'Europe/Paris',
    from: 'kevin.lopes@petanque-stcyr.example',
    subject: 're: cles',
    text: `ok pour demain 18h au local, ramene les cles et le carnet de cheques stp
a+`,
    expected: [at('2027-05-13T18:00:00+02:00')],
  },
  {
    name: 'fr: town hall announces the safety commission at a hotel, formal',
    sentAt: '2027-08-17T10:30:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Service ERP – Mairie de Saint-Aubert <erp@mairie-saint-aubert.example>',
    subject: 'Visite périodique de la commission de sécurité',
    text: `Saint-Aubert, le 17 août 2027

Réf. : ERP/27-0093
Établissement : Hôtel-restaurant Le Relais des Tanneurs (type O, N – 5e catégorie)

Madame la Gérante,

J'ai l'honneur de vous faire connaître que la commission communale de sécurité procédera à la visite périodique de votre établissement le mardi 14 septembre 2027 à 9 heures 30.

Votre présence, ou celle d'une personne dûment mandatée, est indispensable. Il vous appartient de faire parvenir au service, au plus tard le 7 septembre 2027 à 16 heures, le registre de sécurité ainsi que les rapports de vérification des installations électriques et du système de détection incendie.

La précédente visite, effectuée le 19 septembre 2022, avait donné lieu à un avis favorable.

Veuillez agréer, Madame la Gérante, l'expression de ma considération distinguée.

Pour le Maire et par délégation,
L'adjoint délégué à la sécurité
Roland Quémeneur

Accueil du public : 8 h 30 – 12 h, fermé le jeudi`,
    expected: [at('2027-09-14T09:30:00+02:00')],
  },
  {
    name: 'fr: Swiss physiotherapist lists a series of sessions in short form',
    sentAt: '2027-02-25T08:11:00+01:00',
    timezone: 'Europe/Zurich',
    from: 'Physio des Beaux-Arts <info@physio-beauxarts.example>',
    subject: 'Vos séances',
    text: `Bonjour Monsieur Robert-Tissot,

Voici vos prochaines séances (30 minutes chacune) avec Mme Kohli :

ma 02.03. 07h40
ve 05.03. 12h10
ma 09.03. 07h40

Merci de prendre un linge et l'ordonnance originale. Toute séance non décommandée 24h à l'avance est facturée (Fr. 48.-).

Bonne journée
Le secrétariat

Physio des Beaux-Arts, 2000 Neuchâtel
032 555 07 40, lu-je 7h30-18h, ve 7h30-15h`,
    expected: [
      at('2027-03-02T07:40:00+01:00', '2027-03-02T08:10:00+01:00'),
      at('2027-03-05T12:10:00+01:00', '2027-03-05T12:40:00+01:00'),
      at('2027-03-09T07:40:00+01:00', '2027-03-09T08:10:00+01:00'),
    ],
  },
  {
    name: 'fr: sales rep names his trains and another customer beside the visit',
    sentAt: '2027-10-05T18:09:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Jean-Philippe Castaing <jp.castaing@outillage-castaing.example>',
    subject: 'Ma venue de jeudi',
    text: `Bonjour Madame Chevrier,

Petit mot pour vous confirmer ma venue de jeudi. Mon TGV arrive à Perrache à 10h52, je passe ensuite voir un client à Vaise à 11h30, et je serai chez vous à 14h00 comme convenu au téléphone. J'aurai la nouvelle gamme de fraises dans la valise, 38 kg, si quelqu'un peut m'aider à monter les escaliers…

Je reprends le train de 18h04, nous aurons donc largement le temps de faire le tour de l'atelier.

Très cordialement,

Jean-Philippe Castaing
Responsable secteur Sud-Est
06 00 55 71 33`,
    expected: [at('2027-10-07T14:00:00+02:00')],
  },
  {
    name: 'fr: Belgian landlord fixes the inventory on leaving, numeric date',
    sentAt: '2027-08-16T20:33:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Guy Vandenbossche <guy.vandenbossche@postebe.example>',
    subject: 'fin de bail rez commercial',
    text: `Bonsoir,

Bien reçu votre renon. Comme le bail se termine fin du mois on fera l'état des lieux de sortie le mardi 31/08 à 11h avec l'expert, monsieur Piron. Il faut que tout soit vide et propre à ce moment-là, les vitrines aussi, et les 4 clés sur la table svp.

On relèvera les compteurs ensemble. Pour la garantie (2.970 €) la banque demande nonante jours maximum, d'habitude ça va plus vite.

Le loyer d'août n'est pas encore arrivé, pouvez-vous vérifier avant le 20 ?

Bien à vous
Guy Vandenbossche
0470 55 01 88`,
    expected: [at('2027-08-31T11:00:00+02:00')],
  },
  {
    name: 'fr: member firm is called to the general assembly of the traders club',
    sentAt: '2027-11-08T09:40:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Union des commerçants de Bressac <secretaire@uc-bressac.example>',
    subject: 'Convocation AG ordinaire',
    text: `Chère adhérente, cher Hubert et chère Pascale (Fleurs du Marché),

Conformément à l’article 11 de nos statuts, vous êtes convoqués à l’assemblée générale ordinaire de notre association qui se tiendra le

        VENDREDI 26 NOVEMBRE 2027 À 18H30
        salle Jean-Moulin, place du Foirail

Ordre du jour : rapport moral, rapport financier, renouvellement du tiers sortant, illuminations de Noël, questions diverses. La séance sera suivie du verre de l’amitié.

Les candidatures au bureau sont à m’adresser avant le 19 novembre. Si vous ne pouvez pas venir, remplissez le pouvoir ci-joint.

J’en profite pour vous rappeler la cotisation 2027 (85 €), il me semble que je n’ai pas vu votre chèque.

Amicalement,
Ghislaine, la secrétaire`,
    expected: [at('2027-11-26T18:30:00+01:00')],
  },
  {
    name: 'fr: Geneva accountant declines a proposed time and offers two others',
    sentAt: '2027-04-16T11:55:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Fabienne Jaquier <f.jaquier@fiduciaire-jaquier.example>',
    subject: 'RE: Bouclement 2026',
    text: `Cher Monsieur,

Merci pour votre message. Malheureusement, mardi à 15 h ne me convient pas, je suis en audit à Nyon. Je vous propose en revanche jeudi 22 avril à 9 h ou vendredi 23 avril à 13 h 45, dans nos bureaux.

D'ici là, pourriez-vous me faire parvenir l'extrait du compte 1020 ainsi que le décompte TVA du 4e trimestre ? La déclaration doit partir le 30 avril au plus tard, le délai a déjà été prolongé une fois.

Avec mes salutations les meilleures

Fabienne Jaquier
Experte fiduciaire diplômée

> Le 15.04.2027 à 17:40, Cave des Rochettes a écrit :
> Bonjour Madame, est-ce que mardi 20 avril à 15h vous irait pour le bouclement ?
> Cordialement, D. Pittet`,
    expected: [at('2027-04-22T09:00:00+02:00'), at('2027-04-23T13:45:00+02:00')],
  },
  {
    name: 'fr: Québec friend of the firm invites to drinks after work with a range',
    sentAt: '2027-09-08T12:41:00-04:00',
    timezone: 'America/Toronto',
    from: 'Mathieu Gingras <mat@brasserie-gingras.example>',
    subject: '10 ans déjà!!',
    text: `Allô Stéphanie!

Ben oui, la microbrasserie fête ses 10 ans, on a pas vu le temps passer. Sans toi pis ta gang on aurait jamais eu des étiquettes aussi belles, fait que c'est sûr que vous êtes invités :

5 à 7 à la brasserie, jeudi le 16 septembre, de 17 h à 19 h. La bière est sur notre bras, le food truck aussi.

Dis-moi d'ici lundi combien vous êtes, que je prévoie assez de saucisses.

À bientôt!
Mat
514 555-0172`,
    expected: [at('2027-09-16T17:00:00-04:00', '2027-09-16T19:00:00-04:00')],
  },
  {
    name: 'fr: payment reminder with a deadline at an hour, no meeting',
    sentAt: '2027-06-14T08:00:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Comptabilité Imprimerie Duhamel <compta@imprimerie-duhamel.example>',
    subject: '2e relance – facture FA27-1614',
    text: `Bonjour,

Sauf erreur de notre part, la facture FA27-1614 du 12 avril 2027 d'un montant de 1 630,80 € TTC, échue le 12 mai, reste impayée à ce jour malgré notre relance du 27 mai.

Nous vous remercions de bien vouloir procéder au règlement avant le mercredi 30 juin 2027 à 17 h. Passé ce délai, le dossier sera transmis à notre service contentieux et l'indemnité forfaitaire de 40 € s'appliquera.

Si votre virement a croisé ce message, veuillez ne pas en tenir compte.

Je reste joignable au 03 00 55 20 14, du mardi au vendredi de 9 h à 12 h.

Cordialement,
Sylvie Baert`,
    expected: [],
  },
  {
    name: 'fr: customer declines the offered time and offers none',
    sentAt: '2027-03-05T13:27:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Hélène Toussaint <h.toussaint@creche-les-lutins.example>',
    subject: 'Re: Devis peinture dortoir',
    text: `Bonjour,

Mardi à 15 h ça ne va pas pour moi, je suis en formation premiers secours toute la journée, et le reste de la semaine on est en sous-effectif. Je vous recontacte dès que j'y vois plus clair.

Bon week-end
Hélène Toussaint
Directrice

Le 05/03/2027 11:02, Peintures Galland a écrit :
> Bonjour Madame, je peux passer voir le dortoir mardi 9 mars à 15 h, est-ce que cela vous convient ?
> R. Galland`,
    expected: [],
  },
  {
    name: 'fr: Québec meeting called off with a cancelling calendar part',
    sentAt: '2027-06-21T10:12:00-04:00',
    timezone: 'America/Toronto',
    from: 'Geneviève Lachance <glachance@coop-habitat.example>',
    subject: 'Annulé : Rencontre budget toiture',
    text: `Bonjour tout le monde,

Euh... je viens de réaliser que j'avais mis notre rencontre de jeudi 14 h en plein sur la Saint-Jean! Scusez-la. J'annule donc, et je vous reviens après les vacances de la construction avec une autre date.

Bonne fête nationale!

Geneviève`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Coop Habitat//Calendrier//FR
VERSION:2.0
METHOD:CANCEL
BEGIN:VEVENT
UID:20270611-toiture-0007@coop-habitat.example
DTSTAMP:20270621T141200Z
DTSTART:20270624T180000Z
DTEND:20270624T193000Z
SUMMARY:Rencontre budget toiture
ORGANIZER;CN=Geneviève Lachance:mailto:glachance@coop-habitat.example
ATTENDEE;RSVP=TRUE:mailto:info@toitures-beauport.example
SEQUENCE:1
STATUS:CANCELLED
END:VEVENT
END:VCALENDAR`),
    expected: [],
  },
  {
    name: 'fr: parcel with a delivery window and parcel JSON-LD',
    sentAt: '2027-01-12T19:03:00+01:00',
    timezone: 'Europe/Paris',
    from: 'ColiVite <notification@colivite.example>',
    subject: 'Votre colis arrive demain',
    text: `Bonjour ATELIER RELIURE COSTE,

Votre colis CV208813009FR expédié par Cuirs Maurel sera livré

mercredi 13 janvier entre 9h10 et 11h10

à l'adresse : 6 rue de la Loge, 34000 Montpellier

Absent ? Choisissez un autre jour ou un point relais avant ce soir 23h59 : https://suivi.colivite.example/CV208813009FR

Votre code de remise : 1015
L'équipe ColiVite`,
    html: `<html><head><script type="application/ld+json">
{"@context":"http://schema.org","@type":"ParcelDelivery","trackingNumber":"CV208813009FR","trackingUrl":"https://suivi.colivite.example/CV208813009FR","expectedArrivalFrom":"2027-01-13T09:10:00+01:00","expectedArrivalUntil":"2027-01-13T11:10:00+01:00","carrier":{"@type":"Organization","name":"ColiVite"},"deliveryAddress":{"@type":"PostalAddress","streetAddress":"6 rue de la Loge","postalCode":"34000","addressLocality":"Montpellier","addressCountry":"FR"},"partOfOrder":{"@type":"Order","orderNumber":"CM-77120","merchant":{"@type":"Organization","name":"Cuirs Maurel"}}}
</script></head><body>
<p>Bonjour ATELIER RELIURE COSTE,</p>
<p>Votre colis <b>CV208813009FR</b> expédié par Cuirs Maurel sera livré</p>
<h2>mercredi 13 janvier entre 9h10 et 11h10</h2>
<p>à l'adresse : 6 rue de la Loge, 34000 Montpellier</p>
<p>Absent ? <a href="https://suivi.colivite.example/CV208813009FR">Choisissez un autre jour ou un point relais</a> avant ce soir 23h59.</p>
<p>Votre code de remise : 1015<br>L'équipe ColiVite</p>
</body></html>`,
    expected: [],
  },
  {
    name: 'fr: newsletter of a chamber of commerce with web seminars and workshops',
    sentAt: '2027-09-23T06:30:00+02:00',
    timezone: 'Europe/Paris',
    from: 'La lettre des entrepreneurs <lettre@entreprendre-en-berry.example>',
    subject: "Vos rendez-vous d'octobre : facture électronique, apprentissage, transmission",
    text: `LA LETTRE DES ENTREPRENEURS DU BERRY – n° 214

À LA UNE
Facture électronique : êtes-vous prêts ? Notre expert répond à toutes vos questions lors d'un webinaire gratuit.
Mardi 5 octobre à 11h, en ligne > Je m'inscris : https://entreprendre-en-berry.example/w/facture

AGENDA
Jeudi 14 octobre, 9h-12h : atelier « Recruter un apprenti », Bourges
Mardi 19 octobre, 18h30 : afterwork de la transmission, Vierzon
> Réservez vite votre place, le nombre est limité !

EN BREF
Les aides à la rénovation des vitrines sont prolongées jusqu'au 31 décembre.

Vous recevez cette lettre car vous êtes ressortissant de la chambre. Se désabonner : https://entreprendre-en-berry.example/stop`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'fr: bank adviser sends a booking link without a time',
    sentAt: '2027-02-17T14:48:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Charlotte Lebas <charlotte.lebas@banque-des-deux-rives.example>',
    subject: 'Votre nouvelle conseillère',
    text: `Bonjour Madame Ferrand,

Je remplace M. Dutilleul, parti à la retraite, et je serai désormais votre interlocutrice pour le compte professionnel du salon de coiffure.

J'aimerais faire votre connaissance et parler avec vous de l'échéance de votre prêt (15 mai 2027). Vous pouvez choisir directement un créneau de 20 minutes, en agence ou par téléphone, dans mon agenda :

https://agenda.banque-des-deux-rives.example/clebas/20min

À très bientôt,

Charlotte Lebas
Conseillère professionnels
Agence Rouen Saint-Sever – mardi au samedi 9h00-12h30 / 14h00-17h30`,
    expected: [],
  },
  {
    name: 'fr: Belgian automatic reply with absence and return',
    sentAt: '2027-08-04T09:02:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Anne-Sophie Gilson <as.gilson@assurances-meuse.example>',
    subject: 'Réponse automatique : Sinistre vitrine rue de Fer',
    text: `Bonjour,

Je suis absente du bureau du lundi 2 au vendredi 20 août inclus. Je serai de retour le lundi 23 août à 8h30 et traiterai votre message dès que possible.

En cas d'urgence, vous pouvez contacter mon collègue Quentin Hubaux (081 55 02 31), présent tous les jours de 9h à 16h30, sauf le vendredi.

Belle journée,
Anne-Sophie`,
    expected: [],
  },
  {
    name: 'fr: IT provider announces a maintenance night',
    sentAt: '2027-11-17T11:20:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Damien Ruiz <d.ruiz@infogerance-atlas.example>',
    subject: 'Coupure serveur ce week-end',
    text: `Bonjour,

Pour info, on bascule votre serveur de fichiers sur la nouvelle baie dans la nuit de samedi 20 à dimanche 21 novembre, de 23 h à 3 h. Pendant ce temps, plus d'accès au lecteur P: ni à la messagerie.

Vous n'avez rien à faire de votre côté, juste fermer les sessions vendredi en partant. Lundi à 8h tout sera revenu à la normale, et je garde un œil dessus.

Si quelque chose cloche : ticket ou 05 00 55 90 00.

Damien
Infogérance Atlas`,
    expected: [],
  },
  {
    name: 'fr: customer is vaguely available, no proposal',
    sentAt: '2027-05-06T10:44:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Corentin Jaffré <corentin.jaffre@gites-du-trieux.example>',
    subject: 'Re: Photos des gîtes',
    text: `Hello,

Merci pour le devis, c'est validé pour nous (480 € la demi-journée, on prend l'option drone).

Niveau dispos je suis plutôt souple : les mardis c'est souvent bien, ou la semaine d'après le pont, plutôt en fin d'après-midi pour la lumière. Évite juste les samedis, c'est le jour des arrivées (16h) et des départs (10h), c'est la folie.

Dis-moi ce que tu as de libre et on cale ça.

Corentin`,
    expected: [],
  },
  {
    name: 'fr: site minutes of a past meeting with due dates',
    sentAt: '2027-06-04T17:31:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Cabinet Ostermann Architectes <chantier@ostermann-archi.example>',
    subject: 'CR n° 7 – Médiathèque de Thann',
    text: `Mesdames, Messieurs,

Vous trouverez ci-joint le compte rendu de la réunion de chantier du jeudi 3 juin (10 h – 11 h 30).

Points marquants :
- Lot 03 Charpente : plans révisés à diffuser pour le 11 juin
- Lot 07 Menuiseries ext. : fin de pose le 2 juillet, 3 semaines de retard
- Lot 11 Électricité : consuel à demander avant le 18 juin, 12 h
- Nettoyage de la benne : rappel à toutes les entreprises

La date de la prochaine réunion vous sera communiquée ultérieurement, la maîtrise d'ouvrage n'ayant pas encore confirmé ses disponibilités.

Sans remarque sous 5 jours, le présent CR sera réputé accepté.

Cordialement,
Élise Ostermann`,
    expected: [],
  },
  {
    name: 'fr: customer thanks and will come back, times only in the quoted mail',
    sentAt: '2027-10-19T12:07:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Valérie Cazenave <valerie@librairie-le-passage.example>',
    subject: 'RE: RE: Étagères rayon jeunesse',
    text: `Bien reçu, merci. J'en parle avec mon associée et je reviens vers vous.

Valérie Cazenave

-----Message d'origine-----
De : Atelier Bruguière <contact@atelier-bruguiere.example>
Envoyé : lundi 18 octobre 2027 18:25
À : Librairie Le Passage
Objet : RE: Étagères rayon jeunesse

Bonjour Valérie,

Le devis est en PJ : 14 h de main-d'œuvre, chêne massif, 2 260 € HT.
Pour le relevé je peux venir jeudi 21 octobre à 8h ou vendredi 22 à 17h30, comme tu préfères.

Amitiés,
Lucas`,
    expected: [],
  },
  {
    name: 'fr: wholesaler tells many customers the year-end hours and last orders',
    sentAt: '2027-12-06T07:15:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Marée du Nord <commandes@mareedunord.example>',
    subject: 'Fêtes de fin d’année : horaires et dernières commandes',
    text: `Cher client,

Afin de vous servir au mieux pendant les fêtes, voici nos horaires :

Mercredi 22 décembre, 11h : dernière commande pour les huîtres et les homards
Jeudi 23 décembre : livraisons de 4h à 9h
Vendredi 24 décembre : enlèvement au dépôt de 5h à 12h
Samedi 25 et dimanche 26 décembre : fermé
Lundi 27 décembre : reprise normale, commandes avant 14h

Promo du mois : saumon fumé Écosse, 31,90 €/kg par 5 kg.

Toute l’équipe vous souhaite d’excellentes fêtes !

Marée du Nord – Zoning de Barchon
Pour ne plus recevoir nos infos clients, cliquez ici : https://mareedunord.example/desinscription`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'fr: former apprentice is on television, broadcast times only',
    sentAt: '2027-03-24T20:16:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Léo Marchetti <leo.marchetti@fromagerie-marchetti.example>',
    subject: 'Je passe à la télé !!!',
    text: `Salut la compagnie,

Vous allez rire : le reportage qu'ils ont tourné chez nous en novembre passe enfin ! Dimanche 28 mars à 17h15 sur Canal Terroir, rediffusion le mardi 30 à 22h50, et après c'est en replay pendant un mois.

On me voit rater une tomme en gros plan, merci le montage. Et le patron est cité à la 12e minute, qu'il prépare les autographes.

Je vous embrasse tous, et merci encore pour mes deux années d'apprentissage chez vous.

Léo`,
    expected: [],
  },
];
