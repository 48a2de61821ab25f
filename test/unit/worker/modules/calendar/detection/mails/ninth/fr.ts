import { at, crlf, type DetectionMail, days } from '../mail.ts';

export const frenchMails: DetectionMail[] = [
  {
    name: 'fr: plumber announces his visit with a length',
    sentAt: '2027-01-12T07:52:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Didier Maugard <contact@maugard-plomberie.example>',
    subject: 'Fuite chauffe-eau - passage',
    text: `Bonjour Mme Texier,

suite à votre coup de fil d'hier, j'ai bien reçu la pièce (groupe de sécurité 3/4, 48 € HT). Je peux passer à l'atelier mardi prochain, le 19 janvier, à 8h30. Comptez une heure et demie, il faut vidanger le ballon.
Merci de laisser l'accès au local technique dégagé.

En attendant laissez l'arrivée d'eau fermée la nuit.

Cordialement
D. Maugard
Plomberie - Chauffage - Dépannage
Tél. 02 55 01 47 90 - du lundi au vendredi 7h30-18h, samedi 8h-12h`,
    expected: [at('2027-01-19T08:30:00+01:00', '2027-01-19T10:00:00+01:00')],
  },
  {
    name: 'fr: Brussels agency offers three slots of an hour each',
    sentAt: '2027-02-03T16:41:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Anne-Sophie Delvigne <as.delvigne@studio-carrelet.example>',
    subject: 'Re: Nouvelle identité visuelle - présentation des pistes',
    text: `Bonjour Benoît,

Les trois pistes sont prêtes et on est assez contents du résultat :-) On aimerait vous les présenter de vive voix, chez vous à Ixelles, une heure suffira. Voici ce qui nous irait :

- lundi 8 février à 14h
- mercredi 10 février à 9h30
- jeudi 11 février à 16h

Dites-moi ce qui vous convient le mieux. Pour rappel, l'offre 2027-0114 s'élève à nonante-cinq euros de l'heure, retouches comprises jusqu'au 31 mars.

Belle fin de journée,
Anne-Sophie

Studio Carrelet SRL
Rue du Tilleul 71, 1050 Bruxelles
+32 2 555 18 72`,
    expected: [
      at('2027-02-08T14:00:00+01:00', '2027-02-08T15:00:00+01:00'),
      at('2027-02-10T09:30:00+01:00', '2027-02-10T10:30:00+01:00'),
      at('2027-02-11T16:00:00+01:00', '2027-02-11T17:00:00+01:00'),
    ],
  },
  {
    name: 'fr: customer accepts the second of three quoted dates',
    sentAt: '2027-02-18T09:14:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Carole Brizard <carole.brizard@maison-brizard.example>',
    subject: 'RE: Prise de mesures cuisine',
    text: `Bonjour Monsieur Hamon,

Merci pour votre réactivité. La deuxième date nous va très bien, mon mari sera là pour vous ouvrir. Le code du portail est le 2308.

Bonne journée,
Carole Brizard

Le mer. 17 févr. 2027 à 17:56, Menuiserie Hamon <atelier@menuiserie-hamon.example> a écrit :
> Bonjour Madame,
>
> Pour la prise de mesures je peux vous proposer :
>   - mardi 23 février à 10h
>   - mercredi 24 février à 14h30
>   - vendredi 26 février à 9h
>
> Merci de me dire ce qui vous arrange.
>
> Yann Hamon
> Menuiserie Hamon, Vannes`,
    expected: [at('2027-02-24T14:30:00+01:00')],
  },
  {
    name: 'fr: Swiss dental practice moves an appointment',
    sentAt: '2027-03-08T10:27:00+01:00',
    timezone: 'Europe/Zurich',
    from: 'Cabinet dentaire des Terreaux <secretariat@dentaire-terreaux.example>',
    subject: 'Votre rendez-vous - changement de date',
    text: `Madame,

La doctoresse Favrod devant s'absenter, nous sommes contraints de reporter votre rendez-vous du jeudi 11 mars à 15h00. Comme convenu tout à l'heure par téléphone, il est déplacé au mardi 16 mars à 10h15.

Nous vous rappelons que tout rendez-vous non annulé 24 heures à l'avance est facturé (CHF 80.-).

Avec nos excuses et nos salutations les meilleures

Mireille Pittet, secrétariat
Cabinet dentaire des Terreaux, Neuchâtel
Réception téléphonique: lu-ve 08h00-11h45 / 13h30-17h00 (fermé le mercredi après-midi)`,
    expected: [at('2027-03-16T10:15:00+01:00')],
  },
  {
    name: 'fr: Montreal client asks for a call, Quebec date form',
    sentAt: '2027-04-19T08:33:00-04:00',
    timezone: 'America/Toronto',
    from: 'Marie-Ève Thibodeau <me.thibodeau@gestionlaurier.example>',
    subject: 'Contrat de déneigement 2027-2028',
    text: `Bon matin Stéphane,

J'espère que t'as passé une belle fin de semaine! J'aimerais qu'on se parle du contrat de déneigement pour les trois immeubles de la rue Fabre avant que je soumette ça au conseil. Est-ce que je peux t'appeler jeudi le 22 avril à 13 h 30? Ça va prendre 20 minutes, pas plus.

L'an passé on était à 4 850 $ plus taxes, j'espère qu'on va rester dans ces eaux-là...

Merci et bonne semaine,

Marie-Ève Thibodeau
Gestionnaire immobilière
Gestion Laurier inc.
514 555-0182, poste 24`,
    expected: [at('2027-04-22T13:30:00-04:00', '2027-04-22T13:50:00-04:00')],
  },
  {
    name: 'fr: ICS invitation from an architect in Lausanne',
    sentAt: '2027-05-24T14:02:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Luc Berthoud <luc.berthoud@atelier-berthoud.example>',
    subject: 'Invitation: Séance de chantier n° 7 - Villa Chemin des Vignes',
    text: `Bonjour à tous les deux,

Ci-joint l'invitation pour la séance de chantier n° 7. Merci d'apporter les plans d'exécution à jour.

Ordre du jour:
1. Avancement gros œuvre
2. Fenêtres (retard fournisseur)
3. Divers

Meilleures salutations
Luc Berthoud, architecte EPF`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Atelier Berthoud//Agenda//FR
METHOD:REQUEST
BEGIN:VTIMEZONE
TZID:Europe/Zurich
BEGIN:DAYLIGHT
DTSTART:19810329T020000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
TZNAME:CEST
END:DAYLIGHT
BEGIN:STANDARD
DTSTART:19961027T030000
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
TZNAME:CET
END:STANDARD
END:VTIMEZONE
BEGIN:VEVENT
UID:chantier-7-vignes@atelier-berthoud.example
DTSTAMP:20270524T120200Z
DTSTART;TZID=Europe/Zurich:20270602T073000
DTEND;TZID=Europe/Zurich:20270602T090000
SUMMARY:Séance de chantier n° 7
LOCATION:Chemin des Vignes 14\\, Pully
ORGANIZER;CN=Luc Berthoud:mailto:luc.berthoud@atelier-berthoud.example
ATTENDEE;CN=Atelier;RSVP=TRUE:mailto:info@charpente-monnard.example
STATUS:CONFIRMED
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-06-02T07:30:00+02:00', '2027-06-02T09:00:00+02:00')],
  },
  {
    name: 'fr: restaurant booking with JSON-LD',
    sentAt: '2027-06-21T11:19:00+02:00',
    timezone: 'Europe/Paris',
    from: 'La Table de Josette <reservation@tabledejosette.example>',
    subject: 'Votre réservation est confirmée (réf. TJ-60417)',
    text: `Bonjour,

Votre table est réservée !

Restaurant : La Table de Josette, 8 quai des Tanneurs, 69005 Lyon
Date : vendredi 25 juin 2027
Heure : 20:15
Couverts : 6
Au nom de : Agence Perrachon

Toute annulation doit nous parvenir au plus tard la veille avant 18h. Les tables sont conservées 15 minutes.

Service du mardi au samedi, 12h-14h et 19h30-22h30.

À bientôt,
L'équipe de Josette`,
    html: `<html><head><script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "FoodEstablishmentReservation",
  "reservationNumber": "TJ-60417",
  "reservationStatus": "http://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "Agence Perrachon" },
  "reservationFor": {
    "@type": "FoodEstablishment",
    "name": "La Table de Josette",
    "address": { "@type": "PostalAddress", "streetAddress": "8 quai des Tanneurs", "addressLocality": "Lyon", "postalCode": "69005", "addressCountry": "FR" }
  },
  "startTime": "2027-06-25T20:15:00+02:00",
  "partySize": "6"
}
</script></head><body>
<p>Bonjour,</p><p><b>Votre table est réservée !</b></p>
<table><tr><td>Restaurant</td><td>La Table de Josette, 8 quai des Tanneurs, 69005 Lyon</td></tr>
<tr><td>Date</td><td>vendredi 25 juin 2027</td></tr><tr><td>Heure</td><td>20:15</td></tr><tr><td>Couverts</td><td>6</td></tr>
<tr><td>Au nom de</td><td>Agence Perrachon</td></tr></table>
<p>Toute annulation doit nous parvenir au plus tard la veille avant 18h. Les tables sont conservées 15 minutes.</p>
<p>Service du mardi au samedi, 12h-14h et 19h30-22h30.</p><p>À bientôt,<br>L'équipe de Josette</p>
</body></html>`,
    expected: [at('2027-06-25T20:15:00+02:00')],
  },
  {
    name: 'fr: lower-case lunch proposal for tomorrow at half past noon',
    sentAt: '2027-07-06T17:38:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Fred Joubert <fred@joubert-enseignes.example>',
    subject: 'bouffe ?',
    text: `salut karim

je suis dans ton coin demain pour la pose chez le boulanger. on dejeune ensemble ? midi et demi au bistrot en face de chez toi, ca te va ? je te ramene les 2 echantillons dibond par la meme occase

fred`,
    expected: [at('2027-07-07T12:30:00+02:00')],
  },
  {
    name: 'fr: Belgian supplier proposes Thursday week',
    sentAt: '2027-06-07T13:05:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Thierry Wauters <t.wauters@brasserie-quatrebras.example>',
    subject: 'Nouvelle carte bières',
    text: `Salut Nathalie,

Désolé pour le silence, on sort de l'inventaire et c'était la galère...

Pour la dégustation de la nouvelle gamme, je te propose jeudi en huit (donc le 17) à quatorze heures trente, au dépôt à Gembloux. Je te ferai goûter les trois saisonnières et la sans alcool. Prévois de ne pas reprendre la route trop vite, hein !

Pour info, les nouveaux prix sont d'application à partir du 1er juillet (le bac de 24 passe à septante-deux euros).

À tantôt,
Thierry
0470 55 20 16`,
    expected: [at('2027-06-17T14:30:00+02:00')],
  },
  {
    name: 'fr: colleague plans a whole day together at a trade fair',
    sentAt: '2027-08-30T09:47:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Julie Hennuy <julie@hennuy-deco.example>',
    subject: 'Salon Bois & Matières',
    text: `Hello Pascal,

J'ai nos deux entrées pour le salon Bois & Matières à Namur. On y va ensemble le jeudi 9 septembre et on y passe la journée, comme l'an dernier. Bloque-la dans ton agenda stp, je préviens l'équipe qu'on ne sera pas joignables.

Le salon dure du 7 au 11, mais le 9 c'est la journée pro. On verra la veille pour le covoiturage.

Bisous
Julie`,
    expected: [days('2027-09-09')],
  },
  {
    name: 'fr: landlord fixes the move-out inspection at quarter to six',
    sentAt: '2027-06-23T20:11:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Jean-Claude Roumégas <jc.roumegas@messagerie-fr.example>',
    subject: 'Local rue Pargaminières / état des lieux',
    text: `Monsieur,

J'ai bien reçu votre courrier recommandé du 2 avril. Le bail prend donc fin le 30 juin.

Pour l'état des lieux de sortie, je vous retrouverai sur place mercredi 30 juin à six heures moins le quart de l'après-midi, car je ne peux pas me libérer plus tôt. Merci de prévoir l'ensemble des clés (3 jeux + 1 badge) ainsi que les relevés des compteurs.

Le dépôt de garantie (1 960 €) vous sera restitué sous deux mois, déduction faite des éventuelles réparations.

Veuillez agréer, Monsieur, mes salutations distinguées.

J.-C. Roumégas`,
    expected: [at('2027-06-30T17:45:00+02:00')],
  },
  {
    name: 'fr: colleague forwards an invitation and repeats the time',
    sentAt: '2027-09-09T15:20:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Sandrine Chappuis <s.chappuis@fidulac.example>',
    subject: 'TR: Visite des locaux Route de Meyrin',
    text: `Coucou Grégoire,

comme discuté à la pause, c'est toi qui vas à la visite des nouveaux locaux: mardi 14 septembre à 11h, Route de Meyrin 210, 3e étage. La dame de la régie est prévenue que tu viens à ma place. Fais des photos des sanitaires stp!

Merci, tu me sauves
Sandrine

-------- Message transféré --------
De: Régie Dunand & Cie <location@regie-dunand.example>
Date: jeudi 9 septembre 2027 à 10:43
À: Sandrine Chappuis <s.chappuis@fidulac.example>
Objet: Visite des locaux Route de Meyrin

Madame,

Nous vous confirmons la visite des locaux (185 m2, loyer CHF 4'350.- charges comprises) le mardi 14 septembre 2027 à 11h00.

Avec nos salutations les meilleures
Régie Dunand & Cie
Guichets ouverts de 9h00 à 12h00 et de 14h00 à 16h30`,
    expected: [at('2027-09-14T11:00:00+02:00')],
  },
  {
    name: 'fr: Montreal client gives one time in two zones to a reader in France',
    sentAt: '2027-03-10T14:25:00-05:00',
    timezone: 'Europe/Paris',
    from: 'Jean-Philippe Gagnon <jp.gagnon@boreale-logiciels.example>',
    subject: 'RE: Traduction du guide utilisateur',
    text: `Bonjour Élodie,

Merci pour la soumission, ça me convient à peu près. Avant de signer, j'aimerais qu'on fasse un appel pour la terminologie. Mardi 16 mars à 10 h, heure de Montréal (donc 15 h chez vous, on change d'heure avant vous cette fin de semaine) ? On se garde une demi-heure.

On se voit sur https://meet.boreale-logiciels.example/terminologie-guide

Au plaisir,
Jean-Philippe Gagnon
Chef de produit | Boréale Logiciels
438 555-0139`,
    expected: [at('2027-03-16T15:00:00+01:00', '2027-03-16T15:30:00+01:00')],
  },
  {
    name: 'fr: Paris partner names Paris time to a reader in Quebec',
    sentAt: '2027-10-13T18:06:00+02:00',
    timezone: 'America/Toronto',
    from: 'Hélène de Vaugirard <h.devaugirard@editions-meridienne.example>',
    subject: 'Point coédition',
    text: `Chère Geneviève,

Quel plaisir de vous avoir croisée à Francfort. Pour la suite du projet de coédition, seriez-vous disponible pour une visioconférence le mercredi 20 octobre à 15h30 (heure de Paris) ? Notre directeur commercial se joindra à nous.

Je vous transmets d'ici là le contrat type ; nos conditions restent inchangées (8 % jusqu'à 5 000 exemplaires, 10 % au-delà).

Très cordialement,

Hélène de Vaugirard
Responsable des droits étrangers
Éditions Méridienne - 01 55 00 63 12`,
    expected: [at('2027-10-20T09:30:00-04:00')],
  },
  {
    name: 'fr: Swiss fiduciary offers two dates with abbreviated weekdays',
    sentAt: '2027-05-03T08:15:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Fiduciaire Rochat SA <pascal.rochat@fiduciaire-rochat.example>',
    subject: 'Bouclement 2026 - séance',
    text: `Bonjour Madame Jaquier,

Les comptes 2026 sont terminés. Pour la séance de bouclement à notre bureau, je peux vous proposer:

ma 11.05.2027, 09h00-10h30
je 13.05.2027, 13h30-15h00

Merci de me confirmer la date qui vous arrange. Le délai pour la déclaration d'impôt a été prolongé au 30.09.2027, il n'y a donc pas le feu au lac.

Nos bureaux seront fermés du 6 au 7 mai (pont de l'Ascension).

Meilleures salutations
Pascal Rochat
Expert fiduciaire diplômé
021 555 46 30`,
    expected: [
      at('2027-05-11T09:00:00+02:00', '2027-05-11T10:30:00+02:00'),
      at('2027-05-13T13:30:00+02:00', '2027-05-13T15:00:00+02:00'),
    ],
  },
  {
    name: 'fr: video meeting with link, range and dial-in numbers',
    sentAt: '2027-09-29T16:55:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Mathilde Kerbrat <mathilde.kerbrat@webtilleul.example>',
    subject: 'Visio de lancement refonte du site',
    text: `Bonjour Olivier,

Comme vu au téléphone, je vous confirme notre visio de lancement :

Lundi 4 octobre 2027, 9h00 - 9h45
Lien : https://visio.webtilleul.example/j/84120915530
Code secret : 190427
Par téléphone : 01 55 30 20 10, code 845 3000#

Merci de m'envoyer vos textes et photos d'ici vendredi soir, pour que je puisse préparer la maquette.

Bien à vous,
Mathilde Kerbrat
Cheffe de projet, Web Tilleul (Rennes)
Je travaille du lundi au jeudi, 8h30-17h30`,
    expected: [at('2027-10-04T09:00:00+02:00', '2027-10-04T09:45:00+02:00')],
  },
  {
    name: 'fr: occupational health service summons the reader formally',
    sentAt: '2027-10-18T06:01:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Service Santé au Travail Loire <convocations@sst-loire.example>',
    subject: 'CONVOCATION - visite médicale périodique',
    text: `N/Réf. : 2027/118422/VIP

Madame LACROIX Aurore,

Vous êtes convoquée à une visite d'information et de prévention :

  Le : 09/11/2027 à 08h40
  Lieu : Centre médical, 3 rue des Passementiers, 42000 SAINT-ÉTIENNE
  Médecin : Dr GAUTHEY

Vous voudrez bien vous munir de votre carnet de vaccination, de vos lunettes et de la présente convocation.

En cas d'empêchement, merci de nous prévenir au moins 72 heures avant par téléphone au 04 55 12 08 77 (de 8h15 à 12h00 et de 13h30 à 16h45). Toute absence non excusée sera facturée 35,00 € à l'employeur.

Ceci est un message automatique, merci de ne pas y répondre.`,
    expected: [at('2027-11-09T08:40:00+01:00')],
  },
  {
    name: 'fr: terse acceptance without accents',
    sentAt: '2027-11-17T12:52:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Momo Garage <momo@garage-elidrissi.example>',
    subject: 'Re: camionnette controle technique',
    text: `ok pr vendredi 9h, amenez les papiers svp. si vs voulez attendre sur place y a du cafe

momo

Envoyé de mon téléphone

> Le 17 nov. 2027 à 11:30, Boulangerie Lecocq <info@boulangerie-lecocq.example> a écrit :
>
> Bonjour Momo,
> tu saurais regarder les freins de la camionnette cette semaine ? Pour nous jeudi 14h ou vendredi 9h.
> Merci, Isabelle`,
    expected: [at('2027-11-19T09:00:00+01:00')],
  },
  {
    name: 'fr: Quebec notary firm invites its client to a cinq a sept',
    sentAt: '2027-08-31T10:44:00-04:00',
    timezone: 'America/Toronto',
    from: 'Me Chantal Ouellet <couellet@notaires-ouellet.example>',
    subject: 'On fête nos 25 ans - vous en êtes!',
    text: `Chère Madame Bélanger,

Vous êtes cliente chez nous depuis le tout premier jour et je tenais à vous écrire personnellement : notre étude a 25 ans cet automne! Pour souligner ça, je vous invite à un petit cocktail à nos bureaux de la Grande Allée le jeudi 16 septembre, de 17 h à 19 h. Bouchées et bulles, rien de guindé.

Le stationnement arrière est gratuit à partir de 16 h. Un petit mot d'ici le 10 septembre pour le traiteur, et ce sera parfait.

Au grand plaisir de vous y voir,

Chantal Ouellet, notaire
Étude Ouellet & associés
418 555-0167`,
    expected: [at('2027-09-16T17:00:00-04:00', '2027-09-16T19:00:00-04:00')],
  },
  {
    name: 'fr: short yes to a quoted single proposal',
    sentAt: '2027-10-01T18:29:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Bruno Lescure <bruno.lescure@copro-lescure.example>',
    subject: 'Re: Ravalement façade nord',
    text: `Bonsoir,

Oui c'est parfait pour moi, je vous attendrai devant l'immeuble.

B. Lescure

-----Message d'origine-----
De : Ravalements du Midi <devis@ravalements-midi.example>
Envoyé : vendredi 1 octobre 2027 15:12
À : Bruno Lescure
Objet : Ravalement façade nord

Monsieur,

Notre métreur peut se rendre sur place le mercredi 6 octobre à 10h. Cela vous convient-il ?

Salutations,
Sylvie, secrétariat`,
    expected: [at('2027-10-06T10:00:00+02:00')],
  },
  {
    name: 'fr: town hall tender with site visit and submission deadline',
    sentAt: '2027-04-14T11:36:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Mairie de Saint-Aubin-le-Vif <marches@mairie-saintaubinlevif.example>',
    subject: 'Consultation 2027-09 - Réfection toiture école : visite du site',
    text: `Monsieur,

Nous accusons réception de votre demande de dossier relative à la consultation citée en objet.

La visite du site étant obligatoire, nous vous avons inscrit au créneau du mercredi 28 avril 2027 à 9 heures. Rendez-vous devant le portail de l'école élémentaire, M. Peyronnet (services techniques) vous y accueillera. Une attestation vous sera remise.

Date limite de remise des offres : mercredi 12 mai 2027 à 12h00, délai de rigueur.
Les questions pourront être posées jusqu'au lundi 3 mai, 17h.

Je vous prie d'agréer, Monsieur, l'expression de mes salutations distinguées.

Pour le Maire, la responsable des marchés publics
Corinne Andrieu
Mairie ouverte au public du lundi au vendredi 8h30-12h / 14h-17h`,
    expected: [at('2027-04-28T09:00:00+02:00')],
  },
  {
    name: 'fr: school fixes a twenty-minute interview with a training company',
    sentAt: '2027-11-05T07:40:00+01:00',
    timezone: 'Europe/Zurich',
    from: 'Yves Monney <yves.monney@epf-broye.example>',
    subject: 'Votre apprenti Loris D. / entretien',
    text: `Bonjour Monsieur Overney,

je suis le maître de classe de Loris (2e année, menuisier CFC). Ses résultats de ce semestre m'inquiètent un peu (moyenne 3,4 en connaissances professionnelles) et j'aimerais en parler avec vous lors de nos entretiens formateurs. Je vous ai réservé une plage de 20 minutes le mardi 16 novembre à 17h20, salle B204.

Loris n'a pas besoin d'être là. Si ça ne joue pas pour vous, un petit coup de fil et on s'arrange.

Cordiales salutations
Yves Monney
École professionnelle, Payerne
026 555 71 08`,
    expected: [at('2027-11-16T17:20:00+01:00', '2027-11-16T17:40:00+01:00')],
  },
  {
    name: 'fr: two-day training in Quebec confirmed for the reader',
    sentAt: '2027-11-02T15:31:00-04:00',
    timezone: 'America/Toronto',
    from: 'Formation Sécur-Pro <inscriptions@securpro.example>',
    subject: "Confirmation d'inscription - Secourisme en milieu de travail",
    text: `Bonjour Alexandre Pelletier,

Votre inscription est confirmée!

Formation : Secourisme en milieu de travail (16 heures)
Dates : lundi 22 et mardi 23 novembre 2027, journées complètes
Lieu : 1180, boul. Talbot, Chicoutimi, salle Arvida

L'horaire détaillé vous sera envoyé une semaine avant la formation. Apportez votre lunch et des vêtements confortables.

Facture nº 8841 : 189,00 $ + taxes, payable à la réception.

L'équipe de Sécur-Pro
1 855 555-0114 (lun. au ven., de 8 h à 16 h 30)`,
    expected: [days('2027-11-22', '2027-11-24')],
  },
  {
    name: 'fr: customer declines the offered time without another one',
    sentAt: '2027-01-28T21:03:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Virginie Castaing <v.castaing@lesptitsloups-creche.example>',
    subject: 'Re: Rdv devis peinture',
    text: `Bonsoir Monsieur,

malheureusement mardi à 15h ça ne va pas du tout, c'est l'heure du réveil des petits et je suis seule avec ma stagiaire. Je regarde le planning avec ma directrice et je reviens vers vous avec d'autres dates.

Désolée pour le contretemps !

Virginie Castaing
Crèche Les P'tits Loups
Ouvert de 7h30 à 18h30

Le 28/01/2027 à 16:20, Peintures Abadie a écrit :
> Bonjour, je peux passer mardi 2 février à 15h pour voir le dortoir et vous faire le devis. OK pour vous ?
> R. Abadie`,
    expected: [],
  },
  {
    name: 'fr: newsletter advertising a webinar',
    sentAt: '2027-02-09T06:30:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Comptafacile <actus@news.comptafacile.example>',
    subject: '[Webinaire gratuit] Facture électronique : êtes-vous prêt ?',
    text: `Vous avez du mal à lire ce message ? Version en ligne : https://news.comptafacile.example/v/2291

FACTURE ÉLECTRONIQUE : TOUT COMPRENDRE EN 30 MINUTES

Jeudi 18 février à 11h - en direct avec nos experts

Plus de 3 000 dirigeants ont déjà suivi nos webinaires. Au programme : le calendrier de la réforme, les bonnes pratiques et vos questions en live.

>> Je réserve ma place : https://news.comptafacile.example/w/fe-0218

Et aussi : -20 % sur l'abonnement Pro jusqu'au 28 février à minuit avec le code HIVER20.

Vous recevez cet e-mail car vous êtes inscrit à notre lettre d'information. Se désinscrire : https://news.comptafacile.example/u/2291`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'fr: Belgian payment reminder with deadline and hour',
    sentAt: '2027-03-23T09:09:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Comptabilité Imprimerie Massart <compta@imprimerie-massart.example>',
    subject: '2e rappel - facture 27/0388',
    text: `Madame, Monsieur,

Sauf erreur de notre part, notre facture 27/0388 du 15 janvier 2027 d'un montant de 1.274,90 EUR, échue le 15 février, reste impayée à ce jour.

Nous vous saurions gré de bien vouloir verser ce montant au plus tard le mercredi 31 mars 2027. À défaut de paiement reçu à cette date avant 16h, le dossier sera transmis à notre avocat, Maître Collignon, avec majoration de 10 % conformément à nos conditions générales.

Si votre paiement a croisé ce courrier, veuillez considérer ce rappel comme nul et non avenu.

Salutations distinguées,
Le service comptabilité
Joignable tous les matins de 9h à 12h au 04 555 61 29`,
    expected: [],
  },
  {
    name: 'fr: consultant sends only a booking link',
    sentAt: '2027-05-12T17:17:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Samir Benhaddou <samir@benhaddou-conseil.example>',
    subject: 'Diagnostic énergie - suite de notre échange',
    text: `Bonjour Madame Vasseur,

Merci encore pour votre accueil. Pour la restitution du diagnostic, le plus simple est que vous choisissiez vous-même le créneau qui vous arrange dans mon agenda :

https://agenda.benhaddou-conseil.example/samir/restitution-60min

En général j'ai pas mal de place en début de semaine. Si rien ne vous convient, répondez-moi et on trouvera bien.

Bien cordialement,
Samir Benhaddou
Conseil en efficacité énergétique
06 55 50 12 84`,
    expected: [],
  },
  {
    name: 'fr: applicant states general availability',
    sentAt: '2027-05-31T22:46:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Lina Marchetti <lina.marchetti@boite-mail.example>',
    subject: 'Candidature vendeuse - CDD été',
    text: `Madame, Monsieur,

Actuellement en deuxième année de BTS, je suis très intéressée par le poste de vendeuse pour la saison d'été dans votre boutique de Biarritz.

J'ai déjà une expérience de deux saisons en boulangerie (prise de poste à 6h, caisse, mise en rayon). Mes examens se terminent le vendredi 11 juin et je serais disponible à partir du 14 juin, tous les jours y compris le week-end.

Pour un éventuel entretien, je suis plutôt libre l'après-midi, ou toute la journée le mercredi. N'hésitez pas à m'appeler après 17h.

Vous trouverez ci-joints mon CV et ma lettre de motivation.

Cordialement,
Lina Marchetti
07 55 53 09 41`,
    expected: [],
  },
  {
    name: 'fr: hosting company announces a maintenance window',
    sentAt: '2027-07-13T14:00:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Support Alpinet <support@alpinet-hosting.example>',
    subject: 'Maintenance planifiée serveur srv-ge-12',
    text: `Bonjour,

Dans le cadre de l'amélioration continue de notre infrastructure, une intervention aura lieu sur le serveur srv-ge-12, qui héberge votre messagerie:

Début: jeudi 15 juillet 2027, 22h00
Fin prévue: vendredi 16 juillet 2027, 02h00

Durant cette période, de brèves interruptions (5 à 10 minutes) sont possibles. Aucune action n'est requise de votre part.

Nous vous remercions de votre compréhension.

L'équipe technique Alpinet
Hotline 022 555 90 00, lu-ve 8h-18h
Ticket #449817`,
    expected: [],
  },
  {
    name: 'fr: wholesaler announces a delivery window',
    sentAt: '2027-08-17T16:24:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Primeurs Garrigue <commandes@primeurs-garrigue.example>',
    subject: 'Commande 55102 - livraison jeudi',
    text: `Bonjour Chef,

Ta commande est bien notée :
- 12 kg tomates anciennes
- 4 cagettes pêches plates
- 3 kg girolles (38 €/kg, ça a encore grimpé...)

Le camion passe jeudi 19 entre 6h et 7h comme d'hab, dépose dans le sas si t'es pas là. Si tu veux rajouter qqch c'est avant demain midi, après la prépa est lancée.

Au fait c'est le petit Enzo qui livre cette semaine, il débute, sois indulgent ;)

Momone
Primeurs Garrigue, MIN case 44
Bureau 4h-11h`,
    expected: [],
  },
  {
    name: 'fr: minutes of yesterday and a cancelled follow-up',
    sentAt: '2027-09-22T10:05:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Émilie Fontanel <e.fontanel@cabinet-fontanel.example>',
    subject: 'Compte rendu de notre réunion',
    text: `Bonjour à tous,

Merci pour votre présence hier, mardi 21 septembre, de 14h à 16h. Vous trouverez le compte rendu en pièce jointe, avec la liste des actions.

Vu que tout a été tranché, la réunion de suivi du mardi 28 septembre à 14h est annulée. Je reviendrai vers vous quand le devis du géomètre sera arrivé.

Bonne journée,

Émilie Fontanel
Avocate au barreau de Nantes
Standard : 9h-12h30 / 14h-18h`,
    expected: [],
  },
  {
    name: 'fr: supplier by hand tells summer hours and closing',
    sentAt: '2027-07-01T08:58:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Bernadette Piron <bernadette@quincaillerie-piron.example>',
    subject: "Horaire d'été",
    text: `Chers clients, chers amis,

Comme chaque année nous passons à l'horaire d'été. Du lundi 5 juillet au samedi 31 juillet le comptoir sera ouvert de 7h à 13h. Nous serons en congé du lundi 2 au samedi 14 août inclus. Réouverture le lundi 16 août à 7h, frais et dispos !

Pour vos commandes spéciales, pensez à nous les passer au plus tard le 23 juillet.

Bel été à tous et merci de votre fidélité,

Bernadette et Luc
Quincaillerie Piron, Marche-en-Famenne
084 55 13 20`,
    expected: [],
  },
  {
    name: 'fr: colleague tells about her train journey and absence',
    sentAt: '2027-10-25T18:48:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Claire Duvivier <claire@agence-pontmarie.example>',
    subject: 'absente mercredi et jeudi',
    text: `Hello la compta,

petite info pour le partage du bureau : je pars mercredi matin à Strasbourg (TGV de 6h47, aïe), j'ai ma réunion client là-bas à 10h30 et je dors sur place. Retour jeudi soir, arrivée gare de l'Est 20h19 si tout va bien.

Je serai joignable par mail dans le train. Les notes de frais de septembre sont dans la bannette bleue, 312,40 € au total, pas d'urgence.

Bises
Claire`,
    expected: [],
  },
  {
    name: 'fr: customer answers evasively above quoted dates',
    sentAt: '2027-12-06T11:54:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Patrick Quéméneur <p.quemeneur@hotel-desdunes.example>',
    subject: 'RE: Démonstration logiciel de caisse',
    text: `Bonjour Laetitia,

Bien reçu, merci. Il faut que j'en parle d'abord avec mon associé, il ne rentre que la semaine prochaine. Je vous redis.

Pouvez-vous m'envoyer en attendant le tarif pour deux postes ?

Cordialement,
Patrick Quéméneur
Hôtel des Dunes, Quiberon

De : Laetitia Soubeyran <l.soubeyran@caisseo.example>
Envoyé : lundi 6 décembre 2027 09:31
À : Patrick Quéméneur
Objet : Démonstration logiciel de caisse

Bonjour Monsieur Quéméneur,

Je vous propose une démonstration en ligne de 45 minutes :
- jeudi 9 décembre à 10h
- vendredi 10 décembre à 15h30
- mardi 14 décembre à 11h

Bien à vous,
Laetitia Soubeyran`,
    expected: [],
  },
  {
    name: 'fr: Quebec friend tells about his radio broadcast and his brother',
    sentAt: '2027-12-13T19:22:00-05:00',
    timezone: 'America/Toronto',
    from: 'Réjean Lachance <rejean.lachance@ebenisterie-lachance.example>',
    subject: 'On passe à la radio!!',
    text: `Salut la gang,

Tenez-vous ben, l'entrevue que j'ai enregistrée la semaine passée va jouer à la radio communautaire mercredi le 15 décembre à 8 h 10, pis en rediffusion samedi à 11 h. J'ai parlé de l'atelier pis de vos belles poignées en laiton, ça vous fait de la pub gratis!

À part ça mon frère se fait opérer au genou vendredi à 7 h, faque c'est moi qui garde la boutique toute la semaine. La commande de 40 charnières, y'a rien qui presse, après les Fêtes ça va être correct.

Joyeuses Fêtes à toute l'équipe si on se reparle pas!

Réjean
450 555-0121`,
    expected: [],
  },
  {
    name: 'fr: ICS cancellation of an inspection',
    sentAt: '2027-11-23T13:12:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Noémie Baudry <n.baudry@verif-ascenseurs.example>',
    subject: 'Annulé : Contrôle annuel ascenseur',
    text: `Bonjour Monsieur Terrasson,

Notre technicien étant souffrant, je suis obligée d'annuler le contrôle annuel de votre ascenseur prévu après-demain, jeudi 25 novembre, à 14h. Nous vous recontacterons pour fixer une nouvelle date dès son retour.

Veuillez nous excuser pour la gêne occasionnée.

Noémie Baudry
Planification, Vérif' Ascenseurs
Astreinte 24h/24 : 09 55 02 18 18`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Verif Ascenseurs//Planning//FR
METHOD:CANCEL
BEGIN:VEVENT
UID:ctrl-2027-3391@verif-ascenseurs.example
SEQUENCE:2
DTSTAMP:20271123T121200Z
DTSTART:20271125T130000Z
DTEND:20271125T143000Z
SUMMARY:Contrôle annuel ascenseur
STATUS:CANCELLED
ORGANIZER;CN=Noémie Baudry:mailto:n.baudry@verif-ascenseurs.example
ATTENDEE:mailto:gestion@regie-terrasson.example
END:VEVENT
END:VCALENDAR`),
    expected: [],
  },
];
