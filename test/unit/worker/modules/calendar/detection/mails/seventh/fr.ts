import { at, crlf, type DetectionMail, days } from '../mail.ts';

export const frenchMails: DetectionMail[] = [
  {
    name: 'fr: customer offers two slots for measuring a kitchen',
    sentAt: '2027-01-14T18:42:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Martine Kerbrat <martine.kerbrat@boitealettres.example>',
    subject: 'Re: Devis 2027-014 cuisine',
    text: `Bonjour Monsieur Le Goff,

Merci pour le devis n° 2027-014 (6 480 € TTC), il nous convient, il reste juste la question du plan de travail. Avant de signer, mon mari aimerait que vous repassiez prendre les cotes définitives, le plâtrier a fini hier soir.

Est-ce que mardi 19 à 14h30 ou jeudi 21 à 9h vous irait ? Sinon dites-nous.

Le portail est cassé, il faut pousser fort. Et attention au chien, il est gentil mais il saute.

Bien à vous,
Martine Kerbrat
12 chemin des Ajoncs`,
    expected: [at('2027-01-19T14:30:00+01:00'), at('2027-01-21T09:00:00+01:00')],
  },
  {
    name: 'fr: Belgian insurance broker, Thursday week at quarter past ten',
    sentAt: '2027-02-09T10:31:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Benoît Delvaux <b.delvaux@delvaux-courtage.example>',
    subject: 'Renouvellement de votre police RC',
    text: `Bonjour Madame Lambrechts,

Votre police RC exploitation arrive à échéance le 31 mars et la prime passe de 870 à 945 euros. Avant de laisser filer ça en tacite reconduction, j'aimerais qu'on regarde ensemble deux autres compagnies.

Que diriez-vous de jeudi en huit, donc le 18, à 10 h et quart, chez nous à Jambes ? Le parking est derrière le bâtiment, code 4471.

Pourriez-vous prendre avec vous l'attestation de sinistralité ?

Cordialement,

Benoît Delvaux
Courtage Delvaux & fils SRL
Ouvert du lundi au vendredi de 8h30 à 12h30 et sur rendez-vous
T 081 55 01 70`,
    expected: [at('2027-02-18T10:15:00+01:00')],
  },
  {
    name: 'fr: Quebec notary confirms signing across the clock change',
    sentAt: '2027-03-05T15:20:00-05:00',
    timezone: 'America/Toronto',
    from: 'Étude Me Ginette Thibodeau <adjointe@thibodeau-notaire.example>',
    subject: 'Signature – acte de vente, 1180 rue des Érables',
    text: `Bonjour Monsieur Gagné,

Suite à notre conversation téléphonique de ce matin, je vous confirme la signature de l'acte de vente à notre étude, mardi le 16 mars à 13 h 30. La rencontre dure 45 minutes.

Merci d'apporter :
- deux pièces d'identité avec photo
- la résolution de votre compagnie
- une traite bancaire de 41 250,00 $ (le fonds doit être reçu au plus tard le 12 mars)

Au plaisir,

Sylvie Ouellet
Adjointe de Me Ginette Thibodeau, notaire
Du lundi au jeudi, 8 h 30 à 16 h 30`,
    expected: [at('2027-03-16T13:30:00-04:00', '2027-03-16T14:15:00-04:00')],
  },
  {
    name: 'fr: Swiss trustee lists filing deadlines only',
    sentAt: '2027-03-01T09:12:00+01:00',
    timezone: 'Europe/Zurich',
    from: 'Fiduciaire Rochat <info@fiduciaire-rochat.example>',
    subject: 'Bouclement 2026 - pièces manquantes',
    text: `Bonjour,

Pour le bouclement de votre Sàrl il nous manque encore:

1) les relevés bancaires de novembre et décembre
2) la facture du garage (CHF 1'790.-)
3) le décompte salaire de M. Favre

Délai pour la déclaration: 31 mars 2027. La prolongation peut être demandée jusqu'au vendredi 26 mars à 17h00, passé ce délai l'administration facture l'émolument. Le décompte TVA du 1er trimestre est à rendre au 31.05.2027.

Vous pouvez déposer les documents à la réception, lu-je 8h-12h / 13h30-17h30, ve jusqu'à 16h.

Meilleures salutations

Nicole Rochat
Fiduciaire Rochat SA, Yverdon`,
    expected: [],
  },
  {
    name: 'fr: occupational health summons for the reader',
    sentAt: '2027-04-06T07:55:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Secrétariat SPST Val de Loire <convocations@spst-valdeloire.example>',
    subject: 'Convocation visite périodique',
    text: `CONVOCATION

Madame PERRIN Sandrine
Adhérent n° 0088214

Madame,

Vous êtes convoquée pour votre visite périodique :

Date : 22/04/2027
Heure : 8h50
Lieu : Centre de Saumur, 3 rue du Pressoir, 1er étage
Médecin : Dr Anne-Lise Rouvray

Merci de vous munir de vos lunettes, de votre carnet de vaccination et de la présente convocation. Toute absence non signalée 48 heures à l'avance est facturée 95 € à l'employeur.

Le secrétariat est joignable de 8h30 à 12h et de 14h à 16h30 au 02 41 00 27 13.`,
    expected: [at('2027-04-22T08:50:00+02:00')],
  },
  {
    name: 'fr: accepts the second of three quoted slots',
    sentAt: '2027-05-04T08:47:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Claire Vasseur <c.vasseur@hotel-du-parc.example>',
    subject: 'Re: Présentation collection linge 2027',
    text: `Bonjour Antoine,

La deuxième proposition nous convient très bien, c'est noté pour nous. Pouvez-vous apporter les échantillons des serviettes 500 g et le peignoir gris ? Notre gouvernante sera là aussi.

Belle journée,
Claire Vasseur
Directrice

Le lun. 3 mai 2027 à 17:12, Antoine Breuil <antoine@textiles-breuil.example> a écrit :
> Bonjour Madame,
>
> Comme convenu au téléphone, voici mes possibilités pour passer vous voir :
>
> - lundi 10 mai à 10h
> - mercredi 12 mai à 15h30
> - vendredi 14 mai à 9h
>
> Dites-moi ce qui vous arrange.
> Antoine Breuil`,
    expected: [at('2027-05-12T15:30:00+02:00')],
  },
  {
    name: 'fr: winegrower turns down both quoted slots',
    sentAt: '2027-09-14T21:36:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Domaine Escoffier <gilles@domaine-escoffier.example>',
    subject: 'RE: nouvelles étiquettes',
    text: `bonsoir

désolé mais là ni l'un ni l'autre, on est en pleine vendange jusqu'à la fin du mois et je suis au chai de 5h du matin à pas d'heure. Je vous rappelle quand le dernier raisin est rentré.

gilles

-----Message d'origine-----
De : Studio Papier Bleu
Envoyé : lundi 13 septembre 2027 09:05
À : gilles@domaine-escoffier.example
Objet : nouvelles étiquettes

Bonjour Gilles,
Les maquettes sont prêtes ! Est-ce qu'on peut vous les montrer jeudi 16 septembre à 11h, ou vendredi 17 à 14h ?
Bien cordialement,
Lucie`,
    expected: [],
  },
  {
    name: 'fr: carrier announces a pallet with parcel JSON-LD',
    sentAt: '2027-06-21T06:02:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Transports Marchandeau <suivi@marchandeau-fret.example>',
    subject: 'Votre livraison MF-7730915 est programmée',
    text: `Bonjour,

Votre envoi MF-7730915 (1 palette, 212 kg, expéditeur : Quincaillerie Blondel) sera livré le mardi 22 juin 2027 entre 8h00 et 12h00.

Adresse de livraison : Menuiserie Aubry, ZA des Prés, 72300 Sablé

Le chauffeur appelle 30 minutes avant son passage. Merci de prévoir un chariot.

Suivre mon envoi : https://suivi.marchandeau-fret.example/MF-7730915

Service client : 02 43 00 18 18, du lundi au vendredi de 7h à 19h.`,
    html: `<html><head><script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "ParcelDelivery",
  "trackingNumber": "MF-7730915",
  "trackingUrl": "https://suivi.marchandeau-fret.example/MF-7730915",
  "expectedArrivalFrom": "2027-06-22T08:00:00+02:00",
  "expectedArrivalUntil": "2027-06-22T12:00:00+02:00",
  "carrier": { "@type": "Organization", "name": "Transports Marchandeau" },
  "itemShipped": { "@type": "Product", "name": "1 palette" },
  "deliveryAddress": { "@type": "PostalAddress", "name": "Menuiserie Aubry", "streetAddress": "ZA des Prés", "postalCode": "72300", "addressLocality": "Sablé", "addressCountry": "FR" },
  "partOfOrder": { "@type": "Order", "orderNumber": "MF-7730915", "merchant": { "@type": "Organization", "name": "Quincaillerie Blondel" } }
}
</script></head><body><p>Bonjour,</p><p>Votre envoi <b>MF-7730915</b> (1 palette, 212 kg, expéditeur : Quincaillerie Blondel) sera livré le <b>mardi 22 juin 2027 entre 8h00 et 12h00</b>.</p><p>Adresse de livraison : Menuiserie Aubry, ZA des Prés, 72300 Sablé</p><p>Le chauffeur appelle 30 minutes avant son passage. Merci de prévoir un chariot.</p><p><a href="https://suivi.marchandeau-fret.example/MF-7730915">Suivre mon envoi</a></p><p>Service client : 02 43 00 18 18, du lundi au vendredi de 7h à 19h.</p></body></html>`,
    expected: [],
  },
  {
    name: 'fr: Brussels agency sends an ICS invitation',
    sentAt: '2027-10-05T14:20:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Aurélie Mertens <aurelie.mertens@agence-trame.example>',
    subject: 'Invitation : Kick-off site web Maison Pirard',
    text: `Bonjour à tous les deux,

Comme discuté, je bloque le kick-off. Ordre du jour :
- arborescence
- photos (qui ? quand ?)
- budget traductions NL

On a jusqu'au 15 novembre pour livrer la V1, donc pas de temps à perdre :-)

Aurélie`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Agence Trame//Agenda 4.2//FR
VERSION:2.0
METHOD:REQUEST
BEGIN:VTIMEZONE
TZID:Europe/Brussels
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
UID:8c1f02e7-kickoff-pirard@agence-trame.example
DTSTAMP:20271005T122000Z
DTSTART;TZID=Europe/Brussels:20271019T093000
DTEND;TZID=Europe/Brussels:20271019T103000
SUMMARY:Kick-off site web Maison Pirard
LOCATION:Chaussée de Wavre 411\\, 2e étage
ORGANIZER;CN=Aurélie Mertens:mailto:aurelie.mertens@agence-trame.example
ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:info@maison-pirard.example
SEQUENCE:0
STATUS:CONFIRMED
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-10-19T09:30:00+02:00', '2027-10-19T10:30:00+02:00')],
  },
  {
    name: 'fr: restaurant confirms the Christmas table with JSON-LD',
    sentAt: '2027-11-29T11:03:00+01:00',
    timezone: 'Europe/Paris',
    from: 'La Table des Canuts <reservation@table-canuts.example>',
    subject: 'Votre réservation est confirmée (réf. TC-20914)',
    text: `Bonjour Monsieur Chavanne,

Nous avons le plaisir de confirmer votre réservation :

Vendredi 10 décembre 2027 à 20:00
14 personnes – menu Canut à 46 €
Référence TC-20914

Annulation sans frais jusqu'au mercredi 8 décembre à 18:00.
Merci de nous communiquer les allergies éventuelles.

La Table des Canuts, 9 montée des Soyeux, Lyon
Ouvert du mardi au samedi, 12:00-14:00 et 19:30-22:30`,
    html: `<!doctype html><html><body>
<script type="application/ld+json">
{"@context":"http://schema.org","@type":"FoodEstablishmentReservation","reservationNumber":"TC-20914","reservationStatus":"http://schema.org/ReservationConfirmed","underName":{"@type":"Person","name":"Paul Chavanne"},"reservationFor":{"@type":"FoodEstablishment","name":"La Table des Canuts","address":{"@type":"PostalAddress","streetAddress":"9 montée des Soyeux","addressLocality":"Lyon","addressCountry":"FR"}},"startTime":"2027-12-10T20:00:00+01:00","partySize":"14"}
</script>
<p>Bonjour Monsieur Chavanne,</p>
<p>Nous avons le plaisir de confirmer votre réservation&nbsp;:</p>
<p><strong>Vendredi 10 décembre 2027 à 20:00</strong><br>14 personnes – menu Canut à 46&nbsp;€<br>Référence TC-20914</p>
<p>Annulation sans frais jusqu'au mercredi 8 décembre à 18:00.<br>Merci de nous communiquer les allergies éventuelles.</p>
<p><small>La Table des Canuts, 9 montée des Soyeux, Lyon<br>Ouvert du mardi au samedi, 12:00-14:00 et 19:30-22:30</small></p>
</body></html>`,
    expected: [at('2027-12-10T20:00:00+01:00')],
  },
  {
    name: 'fr: software vendor newsletter with webinar dates',
    sentAt: '2027-02-23T09:00:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Factulys <news@factulys.example>',
    subject: '📅 3 webinaires gratuits pour passer à la facture électronique',
    text: `La facture électronique sans stress

Nos experts répondent à toutes vos questions en direct :

▸ Mardi 2 mars, 11h00 – « Je pars de zéro »
▸ Jeudi 4 mars, 14h00 – « J'ai déjà un logiciel »
▸ Mardi 9 mars, 18h30 – Spécial artisans

JE M'INSCRIS : https://factulys.example/webinaires

Offre de lancement : -30 % sur l'abonnement Pro jusqu'au 15 mars minuit avec le code ZEN30.

Vous recevez cet e-mail car vous avez téléchargé un guide Factulys.
Se désinscrire | Gérer mes préférences`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'fr: video call announced with link, start and end',
    sentAt: '2027-06-01T16:38:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Inès Belkacem <ines.belkacem@cabinet-orsel.example>',
    subject: "Lien visio - point d'avancement audit",
    text: `Bonjour Thomas,

Voici le lien pour notre point :

Point d'avancement audit énergétique
Jeudi 3 juin 2027 · 10:00 – 10:45
Fuseau horaire : Europe/Paris
Participer à la visio : https://visio.cabinet-orsel.example/hxk-qwpo-tzb
Ou par téléphone : +33 1 00 52 90 44, code 615 208 330#

J'aurai les relevés des compteurs d'ici là (le diagnostiqueur me les envoie demain avant 18h).

Bien à toi,
Inès`,
    expected: [at('2027-06-03T10:00:00+02:00', '2027-06-03T10:45:00+02:00')],
  },
  {
    name: 'fr: Geneva architect moves a site meeting',
    sentAt: '2027-04-26T11:50:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Jean-Marc Dufaux <jm.dufaux@dufaux-architectes.example>',
    subject: 'Séance de chantier Carouge',
    text: `Bonjour Monsieur Pittet,

Le maître d'ouvrage ne peut pas être présent mercredi. Pourrait-on déplacer notre séance de chantier du mercredi 28 à 14h au jeudi 29 à 16h15, même endroit (baraque, côté rue Vautier)?

Merci de me confirmer par retour de mail, je préviens ensuite l'électricien.

Meilleures salutations,
J.-M. Dufaux
Dufaux Architectes Sàrl - 022 555 18 40`,
    expected: [at('2027-04-29T16:15:00+02:00')],
  },
  {
    name: 'fr: physiotherapist cancels by mail and ICS',
    sentAt: '2027-08-22T19:44:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Hélène Castaing <h.castaing@kine-gambetta.example>',
    subject: 'Annulé : Démonstration table de massage',
    text: `Bonsoir,

Je suis vraiment confuse mais je dois annuler notre rendez-vous de demain lundi à 9h30, mon associé est à l'hôpital depuis cette nuit et je reprends tous ses patients.

Je vous recontacte dès que j'y vois plus clair, sans doute pas avant la rentrée.

Encore toutes mes excuses,
Hélène Castaing`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//KineAgenda//FR
METHOD:CANCEL
BEGIN:VEVENT
UID:20270811-demo-table@kine-gambetta.example
DTSTAMP:20270822T174400Z
DTSTART:20270823T073000Z
DTEND:20270823T081500Z
SUMMARY:Démonstration table de massage
ORGANIZER:mailto:h.castaing@kine-gambetta.example
ATTENDEE:mailto:contact@materiel-soins.example
SEQUENCE:1
STATUS:CANCELLED
END:VEVENT
END:VCALENDAR`),
    expected: [],
  },
  {
    name: 'fr: lower-case lunch reminder without accents',
    sentAt: '2027-07-07T22:11:00+02:00',
    timezone: 'Europe/Paris',
    from: 'fred <fred.lopes@carrelages-lopes.example>',
    subject: 'gino',
    text: `salut

tjs ok pour demain midi et demi chez gino? je ramene les chutes de gres que tu voulais, et tu me dois tjs 40 balles pour la colle lol

a+
fred`,
    expected: [at('2027-07-08T12:30:00+02:00')],
  },
  {
    name: 'fr: second reminder for an unpaid invoice',
    sentAt: '2027-05-19T10:00:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Comptabilité clients <compta@imprimerie-solvay.example>',
    subject: 'RELANCE 2 – facture F27-0388',
    text: `Madame, Monsieur,

Sauf erreur de notre part, la facture F27-0388 du 31 mars 2027 d'un montant de 1 214,40 € TTC, échue le 30 avril, demeure impayée malgré notre relance du 7 mai.

Nous vous remercions de procéder au règlement avant le vendredi 28 mai 2027 à 12h00. À défaut, le dossier sera transmis à notre service contentieux le lundi 31 mai.

Si votre paiement s'est croisé avec ce courrier, merci de ne pas en tenir compte.

Le service comptabilité vous répond les mardis et jeudis de 14h à 17h au 03 20 00 61 12.`,
    expected: [],
  },
  {
    name: 'fr: Montreal consultant names one call in two zones',
    sentAt: '2027-03-11T16:05:00-05:00',
    timezone: 'Europe/Paris',
    from: 'Marie-Ève Lachance <me.lachance@boreal-conseil.example>',
    subject: 'Notre appel de la semaine prochaine',
    text: `Allô Vincent!

Merci pour ton courriel. Attention, on change d'heure dimanche ici mais pas vous, donc il y a juste cinq heures de décalage pour deux semaines.

Je te propose jeudi le 18 mars à 9 h heure de Montréal, soit 14 h chez vous à Lyon. Je t'appelle sur Teams.

D'ici là je relis le rapport (j'ai une grosse fin de semaine de hockey avec les enfants, alors pas avant lundi).

Bonne journée,
Marie-Ève

Boréal Conseil inc. | 514 555-0162`,
    expected: [at('2027-03-18T14:00:00+01:00')],
  },
  {
    name: 'fr: Belgian colleague proposes a whole day at a trade fair',
    sentAt: '2027-09-20T13:27:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Didier Goffin <didier@goffin-bois.example>',
    subject: 'salon du bois',
    text: `Salut Pascal,

Dis, le salon du bois à Marche dure du 4 au 7 octobre mais moi je ne sais y aller que le mardi 5. On y va à deux, toute la journée ? J'ai reçu septante euros de bons boisson du fournisseur de colle, ce serait dommage :-)

Je prends la camionnette, pour l'heure de départ on s'arrange la veille. Les entrées je les ai déjà.

Tantôt,
Didier`,
    expected: [days('2027-10-05')],
  },
  {
    name: 'fr: applicant writes about general availability',
    sentAt: '2027-01-25T20:15:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Yanis Moreau <yanis.moreau.pro@courriel.example>',
    subject: 'Candidature apprentissage boulangerie',
    text: `Madame, Monsieur,

Actuellement en classe de 3e prépa-métiers, je souhaite effectuer un CAP boulanger en apprentissage à partir de septembre 2027. J'ai fait mon stage d'observation chez M. Tournier du 7 au 11 décembre, tous les jours de 4h30 à 10h30, et ça m'a vraiment plu.

Je serais très heureux de vous rencontrer. Je suis disponible presque toute la semaine prochaine, surtout le mercredi après-midi, et joignable tous les soirs après 17h30 au 07 00 14 83 26.

Vous trouverez ci-joint mon CV et ma lettre de motivation.

Dans l'attente de votre réponse, je vous prie d'agréer, Madame, Monsieur, mes salutations respectueuses.

Yanis Moreau`,
    expected: [],
  },
  {
    name: 'fr: candidate confirms an interview',
    sentAt: '2027-04-07T12:58:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Solène Guivarch <solene.guivarch@mel.example>',
    subject: "Re : Entretien – poste d'assistante de gestion",
    text: `Bonjour Madame Tessier,

Je vous remercie de l'intérêt porté à ma candidature et vous confirme ma présence à l'entretien du lundi 12 avril à 11 heures dans vos locaux de Vannes.

Je viendrai avec mes diplômes et mes deux derniers certificats de travail. Je suis actuellement en préavis jusqu'au 30 avril.

Très cordialement,
Solène Guivarch
06 00 71 45 09`,
    expected: [at('2027-04-12T11:00:00+02:00')],
  },
  {
    name: 'fr: Fribourg heating firm announces its technician',
    sentAt: '2027-11-03T08:21:00+01:00',
    timezone: 'Europe/Zurich',
    from: 'Service après-vente Python Chauffage <sav@python-chauffage.example>',
    subject: 'Entretien annuel brûleur – contrat 5512',
    text: `Madame, Monsieur,

Selon votre contrat d'entretien n° 5512, notre technicien M. Aebischer se présentera chez vous

mardi, 16.11.2027, à 08.00 h

pour l'entretien annuel du brûleur et le ramonage de la conduite. L'intervention dure 2 heures. Merci de couper le chauffage la veille au soir et de laisser libre l'accès à la chaufferie.

Forfait: CHF 285.- hors pièces, payable à 30 jours.

En cas d'urgence, notre piquet est atteignable 24h/24 au 026 555 03 03.

Avec nos salutations les meilleures
Python Chauffage SA`,
    expected: [at('2027-11-16T08:00:00+01:00', '2027-11-16T10:00:00+01:00')],
  },
  {
    name: 'fr: Belgian IT provider announces a maintenance window',
    sentAt: '2027-10-14T15:02:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Kevin Wauters <support@netwal-it.example>',
    subject: 'Intervention planifiée sur votre serveur de fichiers',
    text: `Bonjour,

Nous allons remplacer les disques du NAS et mettre à jour le firewall à distance :

Début : samedi 16/10/2027 à 22h00
Fin prévue : dimanche 17/10/2027 à 02h00

Pendant ce temps les partages et le VPN seront inaccessibles. Vous n'avez rien à faire, pensez seulement à fermer vos fichiers vendredi avant de partir. Personne ne doit être sur place.

Ticket #48213

Kevin
NetWal IT – helpdesk 8h-18h – 04 555 72 72`,
    expected: [],
  },
  {
    name: 'fr: boss forwards a town hall meeting and hands it over',
    sentAt: '2027-09-08T17:49:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Philippe Jourdain <p.jourdain@jourdain-paysage.example>',
    subject: 'TR: Réunion préparatoire square Jean-Macé',
    text: `Camille,

J'ai besoin que tu y ailles à ma place, je suis à Nantes ce jour-là : vendredi 17 à 15h en mairie, salle 204. Prends le plan de plantation version C, pas la B !!

Ph.

---------- Message transféré ----------
De : Services techniques <services.techniques@ville-montfleury.example>
Date : mer. 8 sept. 2027 à 11:20
Objet : Réunion préparatoire square Jean-Macé
À : Philippe Jourdain

Monsieur,

La réunion préparatoire des travaux se tiendra le vendredi 17 septembre 2027 à 15h00, salle 204.
Les travaux débuteront le lundi 4 octobre, la circulation étant interdite de 7h à 17h.

Cordialement,
F. Nadeau`,
    expected: [at('2027-09-17T15:00:00+02:00')],
  },
  {
    name: 'fr: showroom mailing with open days and a product launch',
    sentAt: '2027-09-02T07:30:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Lumina Pro <contact@mail.lumina-pro.example>',
    subject: 'Portes ouvertes + lancement de la gamme Solea',
    text: `Chers clients, chères clientes,

La rentrée s'illumine chez Lumina Pro !

PORTES OUVERTES dans nos 11 agences
jeudi 23 et vendredi 24 septembre de 8h à 19h
Café, viennoiseries et cadeaux pour les 50 premiers clients

La nouvelle gamme SOLEA sera disponible dès le lundi 27 septembre à 8h.

Trouvez votre agence : https://lumina-pro.example/agences

Pour ne plus recevoir nos offres, cliquez ici.`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'fr: nursery staff rota for the notice board',
    sentAt: '2027-11-19T16:10:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Bérangère Colin <coordination@creche-petitspas.example>',
    subject: 'planning sem 47',
    text: `Coucou Odile,

Ci-dessous le planning de la semaine prochaine à afficher, rien à faire pour toi, c'est juste pour info :

Lundi 22 : Nathalie 7h30-13h / Samira 12h30-18h30
Mardi 23 : Samira 7h30-13h / Léo 12h30-18h30
Mercredi 24 : fermé (dératisation)
Jeudi 25 : Nathalie 7h30-13h / Léo 12h30-18h30
Vendredi 26 : Léo 7h30-13h / Nathalie 12h30-18h

Samira a demandé à échanger son mardi, je te redis si ça bouge.

Bon week-end !
Béré`,
    expected: [],
  },
  {
    name: 'fr: Quebec vendor lists demo slots around the clock change',
    sentAt: '2027-10-28T10:44:00-04:00',
    timezone: 'America/Toronto',
    from: 'Jonathan Bélanger <jbelanger@gestaclic.example>',
    subject: 'Démo GestaClic – plages disponibles',
    text: `Bonjour Mme Desrosiers,

Merci de votre intérêt pour GestaClic! Voici les plages que je peux vous offrir pour la démo :

1. 2027-11-04, 13 h 30 à 14 h 30
2. 2027-11-09, 10 h à 11 h
3. 2027-11-12, 9 h à 10 h

Répondez-moi simplement avec le numéro et je vous envoie le lien. Le forfait Équipe est à 49 $/mois, et le rabais d'automne se termine le 30 novembre.

Merci et bonne journée,

Jonathan Bélanger
Conseiller aux ventes
418 555-0137, poste 22`,
    expected: [
      at('2027-11-04T13:30:00-04:00', '2027-11-04T14:30:00-04:00'),
      at('2027-11-09T10:00:00-05:00', '2027-11-09T11:00:00-05:00'),
      at('2027-11-12T09:00:00-05:00', '2027-11-12T10:00:00-05:00'),
    ],
  },
  {
    name: 'fr: minutes of a past club meeting',
    sentAt: '2027-05-05T22:30:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Judo Club de la Vallée <secretariat@judo-vallee.example>',
    subject: 'CR réunion du bureau',
    text: `Bonjour à tous,

Veuillez trouver ci-joint le compte rendu de la réunion du bureau du lundi 3 mai (20h15 - 22h40).

Points principaux :
* gala : 312 entrées, bénéfice 1 047 €
* tatamis : commande passée, livraison fin juin
* cours des poussins : ils restent le mercredi à 14h et le samedi à 10h
* subvention : dossier à déposer en mairie avant le 21 mai à 16h

Vos remarques sont les bienvenues jusqu'à mercredi prochain midi. La date de la prochaine réunion sera fixée par sondage.

Sportivement,
Nadine, secrétaire`,
    expected: [],
  },
  {
    name: "fr: meeting at Lausanne station after the writer's train",
    sentAt: '2027-02-15T17:33:00+01:00',
    timezone: 'Europe/Zurich',
    from: 'Olivier Chappuis <olivier.chappuis@reliures-chappuis.example>',
    subject: 'Mercredi à Lausanne',
    text: `Chère Madame,

Volontiers pour le dîner de mercredi ! Mon train arrive de Neuchâtel à 11 h 42, mais avec les travaux il a souvent du retard, alors retrouvons-nous à midi et quart au buffet de la gare. Je repars à 15 h 18.

Je prends les trois papiers marbrés, à 14 francs nonante la feuille.

Tout de bon,
O. Chappuis`,
    expected: [at('2027-02-17T12:15:00+01:00')],
  },
  {
    name: 'fr: accountant wants a twenty-minute call the day after tomorrow',
    sentAt: '2027-12-14T18:06:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Cabinet Maury Expertise <l.maury@maury-expertise.example>',
    subject: "Option IS : à trancher avant la fin de l'année",
    text: `Bonjour Rachid,

J'ai fini la simulation. En deux mots : à l'IS vous gagnez environ 4 300 € la première année, mais la sortie est plus compliquée. L'option doit être envoyée avant le 31 décembre, il ne faut donc pas traîner.

Je vous appelle après-demain à 17 heures et on en parle vingt minutes, pas plus. Ça vous convient ?

Demain je suis en clientèle toute la journée, injoignable.

Bien cordialement,
Laurence Maury
Expert-comptable`,
    expected: [at('2027-12-16T17:00:00+01:00', '2027-12-16T17:20:00+01:00')],
  },
  {
    name: 'fr: shop owner plans the stock-take, Tuesday fortnight at quarter to nine',
    sentAt: '2027-06-10T19:20:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Véronique Astier <veronique@librairie-astier.example>',
    subject: 'inventaire',
    text: `Bonsoir Manon,

Deux choses à noter. On se retrouve toutes les deux mardi en quinze (le 29) à neuf heures moins le quart à la boutique pour préparer l'inventaire, avant l'arrivée des clients.

Et l'inventaire lui-même, c'est le samedi 3 juillet, toute la journée, toi comprise ! Je paie les pizzas. La boutique sera fermée au public.

La rentrée scolaire : commandes à passer avant le 25 juin, je m'en occupe.

Bises
Véro`,
    expected: [at('2027-06-29T08:45:00+02:00'), days('2027-07-03')],
  },
  {
    name: 'fr: lawyer answers with a booking link only',
    sentAt: '2027-03-30T09:41:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Me Flore Antonetti <contact@antonetti-avocat.example>',
    subject: 'Re: Litige bail commercial',
    text: `Cher Monsieur,

J'ai bien reçu votre dossier. Le plus simple est que nous en parlions de vive voix. Vous pouvez choisir le créneau qui vous convient dans mon agenda en ligne :

https://agenda.antonetti-avocat.example/premier-entretien

L'entretien dure 30 minutes et est facturé 90 € TTC, déduits ensuite des honoraires. Je consulte du lundi au jeudi de 9h à 18h30.

N'oubliez pas que votre réponse au bailleur doit partir en recommandé avant le 20 avril.

Votre bien dévouée,
Flore Antonetti
Avocate au barreau de Bastia`,
    expected: [],
  },
  {
    name: 'fr: property manager summons the owners to the general meeting',
    sentAt: '2027-05-12T14:00:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Cabinet Lemoine Immobilier <copro@lemoine-immo.example>',
    subject: 'Convocation AGO – Résidence Les Tilleuls – lots 14 et 31',
    text: `Madame, Monsieur,

En votre qualité de copropriétaire (lots 14 et 31), nous avons l'honneur de vous convoquer à l'assemblée générale ordinaire de la résidence Les Tilleuls qui se tiendra le :

MERCREDI 9 JUIN 2027 À 18 H 00
Salle paroissiale, 5 place de l'Église

Ordre du jour en pièce jointe. Si vous ne pouvez pas assister à la réunion, merci de nous retourner le pouvoir signé au plus tard le lundi 7 juin à midi.

Les pièces comptables sont consultables à l'agence, sur demande, jusqu'à la veille de l'assemblée.

Veuillez agréer, Madame, Monsieur, nos salutations distinguées.

Le syndic
Agence ouverte du lundi au vendredi 9 h-12 h, 14 h-17 h 30`,
    expected: [at('2027-06-09T18:00:00+02:00')],
  },
  {
    name: 'fr: Liege training centre confirms a registration with JSON-LD',
    sentAt: '2027-08-30T10:15:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Formaliège asbl <inscriptions@formaliege.example>',
    subject: "Confirmation d'inscription – Premiers secours en entreprise",
    text: `Bonjour Mme Nicolaï,

Votre inscription est confirmée :

Formation : Premiers secours en entreprise (recyclage)
Date : jeudi 30 septembre 2027, de 9h à 17h
Lieu : Formaliège, quai des Tanneurs 18, Liège, local 3.12
Dossier : FL-27-6620
Prix : 195 EUR htva, sandwiches compris

La facture est payable pour le 15 septembre. Désistement par écrit jusqu'au 20 septembre.

Bien à vous,
L'équipe Formaliège`,
    html: `<html lang="fr"><head><meta charset="utf-8"><script type="application/ld+json">
[{
  "@context": "https://schema.org",
  "@type": "EventReservation",
  "reservationNumber": "FL-27-6620",
  "reservationStatus": "https://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "Carine Nicolaï" },
  "reservationFor": {
    "@type": "Event",
    "name": "Premiers secours en entreprise (recyclage)",
    "startDate": "2027-09-30T09:00:00+02:00",
    "endDate": "2027-09-30T17:00:00+02:00",
    "location": { "@type": "Place", "name": "Formaliège", "address": "Quai des Tanneurs 18, Liège" }
  }
}]
</script></head><body><p>Bonjour Mme Nicolaï,</p><p>Votre inscription est confirmée :</p><table><tr><td>Formation</td><td>Premiers secours en entreprise (recyclage)</td></tr><tr><td>Date</td><td>jeudi 30 septembre 2027, de 9h à 17h</td></tr><tr><td>Lieu</td><td>Formaliège, quai des Tanneurs 18, Liège, local 3.12</td></tr><tr><td>Dossier</td><td>FL-27-6620</td></tr><tr><td>Prix</td><td>195 EUR htva, sandwiches compris</td></tr></table><p>La facture est payable pour le 15 septembre. Désistement par écrit jusqu'au 20 septembre.</p><p>Bien à vous,<br>L'équipe Formaliège</p></body></html>`,
    expected: [at('2027-09-30T09:00:00+02:00', '2027-09-30T17:00:00+02:00')],
  },
  {
    name: "fr: colleague is away for a daughter's exam",
    sentAt: '2027-06-15T08:03:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Stéphane Roux <s.roux@ascenseurs-roux.example>',
    subject: 'absent vendredi matin',
    text: `Salut Julie,

Juste pour te prévenir : ma fille passe son oral vendredi à 10h à Grenoble, je l'emmène, donc vous ne me verrez pas de la matinée. Et Karim a son contrôle technique à 8h30, il arrivera en retard aussi.

S'il y a une panne, c'est Mehdi qui est d'astreinte jusqu'à dimanche 20h.

Ah et regarde M6 ce soir à 21h10, il y a un reportage sur la copro des Alpins !

Merci
Stéph`,
    expected: [],
  },
  {
    name: 'fr: Quebec retirement party as a cinq à sept',
    sentAt: '2027-08-25T13:12:00-04:00',
    timezone: 'America/Toronto',
    from: 'Réjean Tremblay <rejean@debosselage-tremblay.example>',
    subject: "Ça y est, j'accroche mes outils!",
    text: `Salut Luc,

Après 38 ans de tôle pis de peinture, c'est fini, j'ai vendu la shop à mon neveu. Le vrai transfert se fait le 1er octobre.

Ça me ferait ben plaisir que tu viennes prendre une bière avec nous autres : je fais un 5 à 7 le jeudi 16 septembre à la microbrasserie du Vieux-Quai, ta blonde est invitée itou. C'est moi qui paye la première tournée.

Fais-moi signe si tu viens, que je réserve assez de tables.

Réjean`,
    expected: [at('2027-09-16T17:00:00-04:00', '2027-09-16T19:00:00-04:00')],
  },
  {
    name: 'fr: declines one time and counters with another',
    sentAt: '2027-12-01T09:26:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Emmanuelle Prigent <e.prigent@ecole-saintmarc.example>',
    subject: 'RE: Photos de classe – repérage',
    text: `Bonjour Monsieur,

Mardi 7 à 15h, ce ne sera pas possible, c'est la répétition de la chorale et toutes les salles sont prises. En revanche, mercredi 8 à 10h30, la cour est vide et je peux vous faire visiter tranquillement. Est-ce que cela vous va ?

Pour la séance elle-même, on verra une date en janvier.

Cordialement,
E. Prigent
Directrice de l'école Saint-Marc
Accueil des familles : 8h20-8h40 et 16h30-18h

De : Photo Kermeur <bonjour@photo-kermeur.example>
Envoyé : mardi 30 novembre 2027 18:11
Objet : Photos de classe – repérage

Bonjour, pourrais-je venir repérer les lieux mardi 7 décembre à 15h ?
Yann Kermeur`,
    expected: [at('2027-12-08T10:30:00+01:00')],
  },
];
