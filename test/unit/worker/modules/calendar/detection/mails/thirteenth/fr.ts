import { at, crlf, type DetectionMail, days } from '../mail.ts';

export const frenchMails: DetectionMail[] = [
  {
    name: 'fr: boiler technician comes to the shop, with length, hotline hours in the signature',
    sentAt: '2027-01-11T09:42:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Sylvie Maréchal <planning@chauffage-rhodanien.example>',
    subject: 'Entretien annuel de votre chaudière - contrat 20418',
    text: `Madame, Monsieur,

Dans le cadre de votre contrat d'entretien n° 20418, notre technicien M. Bensaïd passera dans vos locaux le jeudi 14 janvier à 8 h 15. Comptez une heure et demie sur place.

Merci de laisser libre l'accès au local chaudière. En cas d'empêchement, prévenez-nous au plus tard mercredi à midi ; au-delà, le déplacement (62 € HT) vous sera facturé.

Bien cordialement,

Sylvie Maréchal
Service planning
Chauffage Rhodanien - 04 78 55 01 37
Du lundi au vendredi, 8 h - 12 h et 13 h 30 - 17 h`,
    expected: [at('2027-01-14T08:15:00+01:00', '2027-01-14T09:45:00+01:00')],
  },
  {
    name: 'fr: writer tells of his train to Bordeaux and return',
    sentAt: '2027-01-12T17:20:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Thibault Garnier <t.garnier@atelier-garnier.example>',
    subject: 'Re: maquettes',
    text: `Salut Claire,

Bien reçu les maquettes, c'est top, je regarde ça dans le train. Je pars demain de Montparnasse à 7h52, arrivée Bordeaux 10h04, et je rentre jeudi par celui de 18h46. Du coup le réseau, tu connais, un tunnel sur deux.

Si tu n'as pas de nouvelles c'est que tout me va.

Bises
Thibault`,
    expected: [],
  },
  {
    name: 'fr: Quebec accountant call, mardi le, office hours in the signature',
    sentAt: '2027-01-28T10:05:00-05:00',
    timezone: 'America/Toronto',
    from: 'Josée Lachance <jlachance@cpa-lachance.example>',
    subject: "Fin d'année financière",
    text: `Bonjour Martin,

Comme jasé ce matin, on se parle au téléphone mardi le 2 février à 13 h 30 pour passer à travers l'inventaire pis les comptes à recevoir. Je t'appelle à l'atelier.

Prépare-moi les relevés de novembre pis décembre si tu peux. Les T4 doivent être produits d'ici le 1er mars, on a donc un peu de lousse.

Bonne fin de journée!

Josée Lachance, CPA
450 555-0172, poste 3
Heures de bureau : 8 h 30 à 16 h 30, fermé le vendredi après-midi`,
    expected: [at('2027-02-02T13:30:00-05:00')],
  },
  {
    name: 'fr: absence notice with replacement colleague and return date',
    sentAt: '2027-02-15T08:00:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Wim Delacroix <w.delacroix@papeterie-meuse.example>',
    subject: 'Réponse automatique : Commande enveloppes C5',
    text: `Bonjour,

Je suis absent du lundi 15 février au vendredi 19 février inclus. Je reprends le lundi 22 à 9 h.

Pour les urgences, ma collègue Nathalie Piron est joignable de 9h à 12h30 au 04 555 12 60.

Votre message ne sera pas transféré.

Wim Delacroix
Papeterie de la Meuse, Liège`,
    expected: [],
  },
  {
    name: 'fr: Belgian notary, signing of the deed, funds deadline beside it',
    sentAt: '2027-03-04T14:33:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Étude Vandenbroucke & Lhoest <secretariat@notaires-vl.example>',
    subject: "Dossier 2027/0318 - Acte d'acquisition atelier rue des Tanneurs",
    text: `Chère Madame,

Nous revenons vers vous dans le dossier repris sous rubrique.

La signature de l'acte authentique est fixée au mercredi 17/03/2027 à 10h30 en notre étude, avenue Rogier 71 à Namur. Veuillez vous munir de votre carte d'identité et des statuts coordonnés.

Le solde du prix, soit 187.400,00 EUR, devra se trouver sur le compte rubriqué pour le lundi 15/03 à 12h00 au plus tard.

Votre bien dévouée,

Pour l'étude,
Françoise Hallet`,
    expected: [at('2027-03-17T10:30:00+01:00')],
  },
  {
    name: 'fr: carrier announces the delivery window of a pallet',
    sentAt: '2027-03-08T18:11:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Transports Le Goff <exploitation@transports-legoff.example>',
    subject: 'Avis de livraison - récépissé 778120',
    text: `Bonjour,

Votre palette (1 colis, 318 kg, expéditeur : Carrelages du Midi) vous sera livrée mercredi 10 mars entre 10h00 et 12h00.

Merci de prévoir une personne pour réceptionner et signer. Pas de hayon sur ce camion.

Cdt,
Exploitation Rennes
02 99 55 07 18`,
    expected: [],
  },
  {
    name: 'fr: Swiss architect proposes three slots, nonante in a price',
    sentAt: '2027-03-16T11:27:00+01:00',
    timezone: 'Europe/Zurich',
    from: 'Anne-Laure Perrenoud <al.perrenoud@perrenoud-archi.example>',
    subject: 'Villa Corseaux : choix des menuiseries',
    text: `Bonjour Monsieur Rochat,

Les maîtres d'ouvrage aimeraient voir les échantillons de chêne avant de se décider. On passerait les trois à votre atelier.

Est-ce qu'un de ces moments irait :

- lundi 22 mars, 16h15
- mardi 23 mars, 8h00
- jeudi 25 mars, 17h30

Pour le devis, ils sont d'accord avec les quatre mille trois cent nonante francs, hors pose.

Merci et meilleures salutations

Anne-Laure Perrenoud
architecte EPFL
Vevey`,
    expected: [
      at('2027-03-22T16:15:00+01:00'),
      at('2027-03-23T08:00:00+01:00'),
      at('2027-03-25T17:30:00+01:00'),
    ],
  },
  {
    name: 'fr: town hall cuts the water in the street',
    sentAt: '2027-03-22T10:00:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Régie des Eaux de Montélier <travaux@regie-eaux.example>',
    subject: "Information riverains : coupure d'eau rue du Lavoir",
    text: `Madame, Monsieur,

En raison du remplacement d'une vanne, l'alimentation en eau sera interrompue rue du Lavoir (n° 2 à 38) le jeudi 25 mars 2027 de 8h30 à 16h00.

L'eau pourra être légèrement trouble à la remise en service ; laissez couler quelques minutes.

Nous vous prions de nous excuser pour la gêne occasionnée.

Le service travaux
Astreinte 24h/24 : 04 75 55 90 90`,
    expected: [],
  },
  {
    name: 'fr: moved from Tuesday to Thursday, earlier hour replaced',
    sentAt: '2027-04-09T16:48:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Karim Boudjellal <k.boudjellal@lumen-eclairage.example>',
    subject: 'Changement pour le showroom',
    text: `Bonjour Hélène,

Petit contretemps : je suis réquisitionné par un client à Nantes en début de semaine. Peut-on décaler notre point showroom du mardi 13 à 10h au jeudi 15 à 9h30 ? Même endroit, chez vous.

Si je n'ai pas de retour d'ici lundi 18h je considère que c'est bon.

Désolé et bon week-end,
Karim

Lumen Éclairage
06 55 01 88 24`,
    expected: [at('2027-04-15T09:30:00+02:00')],
  },
  {
    name: 'fr: minutes of a site meeting that was',
    sentAt: '2027-04-13T19:02:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Cabinet Morvan <chantier@morvan-moe.example>',
    subject: 'CR n°7 - Réhabilitation école Jules-Ferry',
    text: `Bonjour à tous,

Veuillez trouver ci-joint le compte rendu n°7 de la réunion de ce mardi 13 avril, tenue de 14h à 15h40.

Présents : MOE, lots 2, 4, 5 et 9. Excusé : lot 3. Absent : lot 7.

Points principaux :
- lot 4 : reprise des tableaux de fenêtres, à terminer pour le 23/04
- lot 5 : livraison des châssis prévue semaine 18
- lot 9 : essais d'étanchéité réalisés le 12/04 à 9h, conformes

Sans remarque sous 8 jours, le présent compte rendu est réputé accepté.

Cordialement,
P. Morvan`,
    expected: [],
  },
  {
    name: 'fr: lundi en huit and half past eight, all lower case without accents',
    sentAt: '2027-04-21T21:14:00+02:00',
    timezone: 'Europe/Paris',
    from: 'jojo ferraille <jojo.metal@ferraille-du-sud.example>',
    subject: 'la rambarde',
    text: `salut patron

jai recu les tubes. donc je viens poser la rambarde chez vous lundi en huit a 8h et demie, je serai avec mon neveu. faut que le camion puisse se garer devant

le cheque de 600 vous le faites a lordre de la boite, pas a mon nom hein

a+
jojo`,
    expected: [at('2027-05-03T08:30:00+02:00')],
  },
  {
    name: 'fr: radio show on which the customer speaks',
    sentAt: '2027-04-26T15:30:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Mathilde Gosselin <mathilde@confitures-gosselin.example>',
    subject: 'On parle de nous !',
    text: `Coucou l'équipe,

Petite fierté : je passe mercredi 28 avril à 7h40 sur Radio Condroz, dans la séquence "Nos artisans". Je parle de vos bocaux bien sûr ! Rediffusion samedi à 11h15 et podcast sur leur site.

Allumez la radio :-)

Mathilde`,
    expected: [],
  },
  {
    name: 'fr: acceptance of the second of the quoted slots',
    sentAt: '2027-05-04T08:57:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Dr Inès Lopez <i.lopez@cabinet-lopez.example>',
    subject: 'Re: Installation du nouveau logiciel',
    text: `Bonjour,

Le deuxième créneau me convient très bien, je n'ai pas de patients avant 14 h ce jour-là.

Bien à vous,
Dr Lopez

Le lun. 3 mai 2027 à 16:41, Support Medisoft Aquitaine <support@medisoft-aquitaine.example> a écrit :
> Bonjour Docteur,
>
> Pour l'installation à distance (prévoir 1 h 30), je peux vous proposer :
> - mardi 11 mai à 8 h 30
> - mercredi 12 mai à 10 h
> - vendredi 14 mai à 17 h
>
> Dites-moi ce que vous préférez.
> Romain`,
    expected: [at('2027-05-12T10:00:00+02:00', '2027-05-12T11:30:00+02:00')],
  },
  {
    name: 'fr: colleague writes the rota of the shop for others',
    sentAt: '2027-05-07T12:12:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Aurélie Testard <aurelie@boulangerie-testard.example>',
    subject: 'planning vendeuses semaine 19',
    text: `Pour affichage au labo stp :

Lundi 10 : Lucie 6h30-13h30, Sandra 13h-19h30
Mardi 11 : Lucie 6h30-13h30, Fatou 13h-19h30
Mercredi 12 : fermé
Jeudi 13 : Fatou 6h30-13h30, Sandra 13h-19h30
Vendredi 14 : Lucie 6h30-13h30, Fatou 13h-19h30
Samedi 15 : les trois, 6h30-14h

Sandra échange peut-être avec Fatou jeudi, elles voient entre elles.

Aurélie`,
    expected: [],
  },
  {
    name: 'fr: ICS request for a yearly review with the bank',
    sentAt: '2027-05-18T09:20:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Bertrand Aubry <bertrand.aubry@banque-ligerienne.example>',
    subject: 'Invitation : Point annuel Menuiserie Colin / Banque Ligérienne',
    text: `Bonjour Monsieur Colin,

Suite à notre échange, voici l'invitation pour notre point annuel en agence. Apportez si possible votre bilan provisoire.

À noter : l'agence ferme désormais à 17h30 et les guichets sont fermés le lundi.

Cordialement,
Bertrand Aubry
Chargé d'affaires professionnels`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Banque Ligerienne//Agenda 3.1//FR
VERSION:2.0
METHOD:REQUEST
BEGIN:VEVENT
UID:7f2c1a90-aubry@banque-ligerienne.example
DTSTAMP:20270518T072000Z
DTSTART:20270527T123000Z
DTEND:20270527T133000Z
SUMMARY:Point annuel Menuiserie Colin / Banque Ligérienne
LOCATION:Agence Tours Halles
ORGANIZER;CN=Bertrand Aubry:mailto:bertrand.aubry@banque-ligerienne.example
ATTENDEE;CN=Menuiserie Colin;RSVP=TRUE:mailto:contact@menuiserie-colin.example
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-05-27T14:30:00+02:00', '2027-05-27T15:30:00+02:00')],
  },
  {
    name: 'fr: supplier newsletter with a public webinar',
    sentAt: '2027-05-20T07:30:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Peintures Alsatia <infos@news.peintures-alsatia.example>',
    subject: 'Nouveautés de juin : teintes minérales, promos et webinaire',
    isBulk: true,
    text: `PEINTURES ALSATIA - LA LETTRE DES PROS - JUIN

- 12 nouvelles teintes minérales en stock dès le 1er juin
- -20 % sur les lasures jusqu'au 30 juin minuit
- Webinaire gratuit "Façades anciennes" : mardi 8 juin à 18h, 45 minutes avec notre formateur. Inscrivez-vous en un clic.
- Dépôt de Sélestat : ouvert le samedi de 8h à 12h tout l'été

Vous recevez ce message car vous êtes client professionnel.
Se désabonner | Gérer mes préférences`,
    expected: [],
  },
  {
    name: 'fr: occupational health summons, office hours and cancellation deadline',
    sentAt: '2027-06-01T10:10:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Santé au Travail 37 <convocations@sante-travail37.example>',
    subject: 'Convocation visite périodique',
    text: `Madame Roussel Émilie,

Vous êtes convoquée pour votre visite d'information et de prévention :

Date : 15/06/2027
Heure : 11h20
Lieu : Centre de Joué-lès-Tours, 4 rue des Écoles, 1er étage
Professionnel : Mme Kervella, infirmière

Merci de vous présenter avec vos lunettes et votre carnet de vaccination.
Toute absence non signalée 48 heures à l'avance (soit avant le 13/06 à 11h20) sera facturée 85 € à l'employeur.

Secrétariat ouvert de 8h30 à 12h15 et de 13h45 à 17h00.`,
    expected: [at('2027-06-15T11:20:00+02:00')],
  },
  {
    name: 'fr: customer asks whether the shop is still open at six',
    sentAt: '2027-06-04T13:55:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Luc Jaquier <luc.jaquier@bluepost.example>',
    subject: 'horaires',
    text: `Bonjour,

Est-ce que vous êtes encore ouverts samedi 12 juin à 18h ? Sur la porte il est écrit 17h et sur internet 18h30, je ne sais plus que croire. Si c'est 17h j'enverrai mon fils chercher le vélo un autre jour.

Meilleures salutations
L. Jaquier`,
    expected: [],
  },
  {
    name: 'fr: trade fair together, two whole days, train named beside',
    sentAt: '2027-06-08T18:30:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Delphine Carpentier <delphine@caves-carpentier.example>',
    subject: 'Salon des vignerons à Angers',
    text: `Hello Stéphane,

C'est confirmé, j'ai nos deux badges pour le salon d'Angers : on y est toute la journée lundi 28 et mardi 29 juin. Je tiens le stand avec toi les deux jours, Pierre garde la cave.

Mon train arrive à 8h17, je te rejoins directement au parc des expos (portes à 9h30 pour le public, mais badge exposant dès 7h).

Pense aux verres INAO !

Delphine`,
    expected: [days('2027-06-28', '2027-06-30')],
  },
  {
    name: 'fr: refusal of a proposed hour without a counter-proposal',
    sentAt: '2027-06-10T09:31:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Véronique Paillard <v.paillard@paillard-avocats.example>',
    subject: 'Re: Rendez-vous de jeudi',
    text: `Cher Monsieur,

Malheureusement, jeudi 17 juin à 15 heures ne me convient pas : je plaide à Versailles. Vendredi à la même heure n'est pas possible non plus.

Je reviendrai vers vous dès que j'y vois plus clair dans mon agenda.

Bien à vous,

Véronique Paillard
Avocat au barreau de Paris`,
    expected: [],
  },
  {
    name: 'fr: Quebec supplier tasting, hour in words, colleague flies',
    sentAt: '2027-06-14T15:44:00-04:00',
    timezone: 'America/Toronto',
    from: 'Maxime Thibodeau <max@microbrasserie-bas-fleuve.example>',
    subject: "Dégustation IPA d'été",
    text: `Salut la gang,

On débarque chez vous jeudi prochain, le 24, ben non c'est la Saint-Jean... fait que mercredi le 23 à onze heures et demie, pour vous faire goûter la nouvelle IPA. J'amène des échantillons pis des chips.

Kathleen sera pas là, son vol atterrit rien qu'à 17 h 05 à Dorval.

À la revoyure!
Max`,
    expected: [at('2027-06-23T11:30:00-04:00')],
  },
  {
    name: 'fr: IT maintenance window at the host',
    sentAt: '2027-06-16T11:00:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Hébergeur Nuage Bleu <statut@nuage-bleu.example>',
    subject: '[Maintenance] Cluster web-12, nuit du 22 au 23 juin',
    text: `Bonjour,

Une opération de maintenance est programmée sur le cluster web-12 :

Début : mardi 22 juin 2027, 23:00 (heure de Paris)
Fin : mercredi 23 juin 2027, 02:30
Impact : indisponibilité de vos sites pendant 10 à 15 minutes

Aucune action n'est requise de votre part.

L'équipe infrastructure`,
    expected: [],
  },
  {
    name: 'fr: online meeting given in Montreal and Paris time',
    sentAt: '2027-06-17T10:25:00-04:00',
    timezone: 'Europe/Paris',
    from: 'Geneviève Bouchard <gbouchard@boreal-design.example>',
    subject: 'Appel de démarrage – refonte du site',
    text: `Bonjour Julien,

Merci d'avoir signé le contrat! On fait notre appel de démarrage lundi 21 juin à 9 h heure de Montréal, donc 15 h chez vous. Prévoyez une heure.

Le lien : https://meet.boreal-design.example/demarrage-julien

Je dois absolument raccrocher à 10 h 15 (heure d'ici), j'ai un autre client ensuite.

Au plaisir,
Geneviève Bouchard
Boréal Design, Montréal`,
    expected: [at('2027-06-21T15:00:00+02:00', '2027-06-21T16:00:00+02:00')],
  },
  {
    name: 'fr: ICS cancellation of a product presentation',
    sentAt: '2027-02-09T16:02:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Estelle Fournier <estelle.fournier@mobilier-pro-ouest.example>',
    subject: 'Annulé : Présentation gamme assises 2027',
    text: `Bonjour,

Je suis navrée, notre présentation de vendredi est annulée, notre commercial a démissionné. Le nouveau prendra ses fonctions le 1er mars et se présentera à vous.

Estelle Fournier`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Mobilier Pro//Calendrier//FR
VERSION:2.0
METHOD:CANCEL
BEGIN:VEVENT
UID:assises-2027-0212@mobilier-pro-ouest.example
DTSTAMP:20270209T150200Z
DTSTART:20270212T093000Z
DTEND:20270212T103000Z
SEQUENCE:2
STATUS:CANCELLED
SUMMARY:Annulé : Présentation gamme assises 2027
ORGANIZER;CN=Estelle Fournier:mailto:estelle.fournier@mobilier-pro-ouest.example
END:VEVENT
END:VCALENDAR`),
    expected: [],
  },
  {
    name: 'fr: co-ownership assembly, registration starts earlier, proxy deadline',
    sentAt: '2027-02-22T10:00:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Syndic Patrimoine & Toits <ag@patrimoine-toits.example>',
    subject: 'Convocation AG ordinaire - Résidence Les Glycines',
    text: `Madame, Monsieur,

Vous êtes convoqués, en votre qualité de copropriétaires du lot 14 (local commercial), à l'assemblée générale ordinaire qui se tiendra :

le mercredi 24 mars 2027 à 18 heures 30
salle paroissiale, 9 place de l'Église, Chartres

Émargement à partir de 18 heures. Si vous ne pouvez être présents, les pouvoirs doivent nous parvenir avant le 22 mars, 17 heures.

L'ordre du jour et les comptes de l'exercice sont joints. Les pièces justificatives sont consultables à nos bureaux le mardi de 9 h à 11 h.

Le syndic`,
    expected: [at('2027-03-24T18:30:00+01:00')],
  },
  {
    name: 'fr: availability of an applicant without a proposal',
    sentAt: '2027-02-24T20:37:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Noémie Chauvin <noemie.chauvin@bluepost.example>',
    subject: 'Candidature apprentie fleuriste',
    text: `Bonjour Madame,

Je me permets de vous écrire car je cherche un contrat d'apprentissage pour la rentrée de septembre (BP fleuriste, CFA de Blagnac). J'ai été en stage deux ans de suite chez Fleurs de Garonne.

Je suis en cours du lundi au mercredi de 8h à 17h, sinon je suis plutôt libre en fin de semaine et pendant les vacances de Pâques. Je peux me déplacer facilement, j'ai le permis AM.

Mon CV est en pièce jointe.

Respectueusement,
Noémie Chauvin
07 55 01 43 92`,
    expected: [],
  },
  {
    name: 'fr: two applicants come to the reader one after the other',
    sentAt: '2027-03-02T11:49:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Quentin Baudoux <q.baudoux@emploi-charleroi.example>',
    subject: 'Rencontre candidats soudeurs',
    text: `Madame Simonis,

Deux candidats ont été retenus pour le poste de soudeur TIG dans votre entreprise. Ils viendront chez vous le même jour :

M. Yassin El Amrani – mardi 9 mars à 13h15
M. Dylan Georges – mardi 9 mars à 14h

Je vous rappelle que la demande d'aide à l'emploi doit être introduite avant le 31 mars.

Quentin Baudoux
Conseiller entreprises, Charleroi
071 55 02 66 (8h30-16h)`,
    expected: [at('2027-03-09T13:15:00+01:00'), at('2027-03-09T14:00:00+01:00')],
  },
  {
    name: 'fr: tender with a closing hour and a question deadline',
    sentAt: '2027-03-03T09:05:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Marchés publics <marches@agglo-valdormes.example>',
    subject: "Avis d'appel public à la concurrence n° 27-011",
    text: `Madame, Monsieur,

L'agglomération de Val-d'Ormes met en concurrence l'entretien de ses espaces verts (3 lots).

Date limite de réception des offres : vendredi 2 avril 2027 à 12 h 00
Questions recevables jusqu'au : mercredi 24 mars 2027 à 17 h 00
Durée du marché : 12 mois à compter du 1er juin 2027

Les plis arrivés hors délai ne seront pas ouverts.

Service commande publique`,
    expected: [],
  },
  {
    name: 'fr: forwarded lunch invitation, asked to go instead, kitchen closing hour',
    sentAt: '2027-03-05T17:26:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Gilles Prigent <gilles@voilerie-prigent.example>',
    subject: 'TR: Déjeuner partenaires',
    text: `Sonia, je serai à la pêche ;-) vas-y à ma place, je les ai prévenus que c'est toi qui viens : mardi 16 à 12h30 au Grand Large. La cuisine ferme à 14h donc sois à l'heure !

Gilles

---------- Message transféré ----------
De : Port de Kernevez <animation@port-kernevez.example>
Objet : Déjeuner partenaires

Cher Gilles,

Nous avons le plaisir de te convier à notre déjeuner annuel des partenaires, mardi 16 mars à 12h30, restaurant Le Grand Large. Réponse souhaitée avant le 10.

Amicalement,
La capitainerie`,
    expected: [at('2027-03-16T12:30:00+01:00')],
  },
  {
    name: 'fr: thanks for yesterday with the invitation quoted below',
    sentAt: '2027-03-11T08:22:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Bénédicte Roland <b.roland@ecole-saint-maur.example>',
    subject: "Re: Visite de l'imprimerie - classe de CM2",
    text: `Bonjour Monsieur Tessier,

Un immense merci pour hier ! Les enfants n'ont parlé que de la presse à platine pendant tout le trajet du retour. Ils vous préparent une affiche.

Bien cordialement,
Bénédicte Roland et ses 26 CM2

Le 8 mars 2027 à 10:14, Imprimerie Tessier a écrit :
> Bonjour, c'est noté, nous vous attendons mercredi 10 mars de 9h30 à 11h.
> Prévoyez des vieux habits, l'encre tache !
> F. Tessier`,
    expected: [],
  },
  {
    name: 'fr: Swiss chimney sweep comes with length, no heating from five',
    sentAt: '2027-03-12T07:48:00+01:00',
    timezone: 'Europe/Zurich',
    from: 'Ramonage Cuche Sàrl <ramonage@cuche-ramonage.example>',
    subject: 'Passage du ramoneur',
    text: `Bonjour,

Le maître ramoneur passera chez vous, Grand-Rue 17, le vendredi 19.03.2027 à 09h45.
Durée : env. 30 minutes

Prière de ne plus chauffer dès 05h00 ce matin-là et de dégager l'accès au toit.

Si la date ne convient pas : 032 555 04 48, lu-je 07h30-11h30.

Ramonage Cuche Sàrl, Couvet`,
    expected: [at('2027-03-19T09:45:00+01:00', '2027-03-19T10:15:00+01:00')],
  },
  {
    name: 'fr: match results and training hours from the club sponsor mail',
    sentAt: '2027-03-15T22:05:00+01:00',
    timezone: 'Europe/Paris',
    from: 'US Pontivy Handball <partenaires@usp-hand.example>',
    subject: 'Le week-end de nos équipes',
    text: `Chers partenaires,

Beau week-end pour nos couleurs ! Samedi 13 à 20h45, les filles ont dominé Quimper 29-24 ; dimanche, les garçons se sont inclinés d'un but à Vannes.

Prochaines sorties de nos équipes : les filles jouent à Brest le 20/03 (21h), les U18 reçoivent Auray le 21/03 (14h). Entraînements inchangés, mardi et jeudi 19h-21h.

Votre logo est désormais sur le panneau côté tribune, photo jointe.

Sportivement,
Le bureau`,
    expected: [],
  },
  {
    name: 'fr: state-of-premises inspection with the landlord, key handover deadline',
    sentAt: '2027-03-19T12:40:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Flandre Gestion <locatif@flandre-gestion.example>',
    subject: 'Fin de bail - 22 bis rue de la Monnaie',
    text: `Madame, Monsieur,

Nous accusons réception de votre congé. L'état des lieux de sortie aura lieu avec Mme Wattrelos le mercredi 31 mars 2027, à 16 h 45, sur place.

Les clés (5 jeux + 2 badges) et la télécommande du rideau métallique seront remises à cette occasion. Le loyer reste dû jusqu'au 31 mars à minuit. Le dépôt de garantie de 3 150 € vous sera restitué sous deux mois.

Le service gestion locative
Accueil du public : 9h-12h sur rendez-vous`,
    expected: [at('2027-03-31T16:45:00+02:00')],
  },
  {
    name: 'fr: writer tells of his own hospital appointment',
    sentAt: '2027-03-23T18:54:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Alain Mercadier <alain.mercadier@bluepost.example>',
    subject: 'mes volets',
    text: `Bonjour monsieur,

C'est pour vous dire que les volets rien ne presse. Lundi 29 à 8 heures je rentre à l'hôpital pour la hanche et on m'opère le 30 au matin, je sors le samedi si tout va bien. Après c'est un mois de rééducation au centre.

Vous les mettrez quand vous voudrez, ma voisine Mme Soulier a la clé.

A. Mercadier`,
    expected: [],
  },
  {
    name: 'fr: two half days of first-aid training with breaks',
    sentAt: '2027-03-25T14:15:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Formation Secours Plus <inscriptions@secours-plus.example>',
    subject: 'Convocation formation SST - maintien des compétences',
    text: `Bonjour Monsieur Hamon,

Votre inscription à la formation SST (recyclage) est validée. Deux demi-journées :

1) jeudi 8 avril 2027, de 13h30 à 17h00
2) vendredi 9 avril 2027, de 8h30 à 12h00

Pause de 15 minutes vers 15h et vers 10h. Café offert à partir de 8h le deuxième jour.

Adresse : 18 allée des Charmes, Niort (parking derrière le bâtiment, barrière ouverte dès 8h).

Toute annulation moins de 5 jours ouvrés avant le début est facturée.

L'équipe Secours Plus`,
    expected: [
      at('2027-04-08T13:30:00+02:00', '2027-04-08T17:00:00+02:00'),
      at('2027-04-09T08:30:00+02:00', '2027-04-09T12:00:00+02:00'),
    ],
  },
  {
    name: 'fr: JSON-LD parcel delivery with a window',
    sentAt: '2027-04-01T06:30:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Colis Hexagone <suivi@colis-hexagone.example>',
    subject: 'Votre colis HX4471902 arrive demain',
    text: `Bonjour,

Votre colis HX4471902 expédié par Rubans & Galons sera livré demain, vendredi 2 avril, entre 13h05 et 15h05.

Absent ? Choisissez un point relais avant ce soir 20h.

Colis Hexagone`,
    html: `<html><head><script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "ParcelDelivery",
  "trackingNumber": "HX4471902",
  "expectedArrivalFrom": "2027-04-02T13:05:00+02:00",
  "expectedArrivalUntil": "2027-04-02T15:05:00+02:00",
  "carrier": { "@type": "Organization", "name": "Colis Hexagone" },
  "partOfOrder": { "@type": "Order", "orderNumber": "RG-20931", "merchant": { "@type": "Organization", "name": "Rubans & Galons" } }
}
</script></head><body><p>Bonjour,</p><p>Votre colis HX4471902 expédié par Rubans &amp; Galons sera livré demain, vendredi 2 avril, entre 13h05 et 15h05.</p><p>Absent ? Choisissez un point relais avant ce soir 20h.</p></body></html>`,
    expected: [],
  },
  {
    name: 'fr: tomorrow call, writer must leave at a quarter to twelve',
    sentAt: '2027-04-06T17:51:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Fanny Destouches <fanny@studio-persil.example>',
    subject: 'Re: Re: logo v4',
    text: `Ok pour la v4, mais le vert me chiffonne. Je t'appelle demain à 11h15 pour en causer ? Faut juste que je file à midi moins le quart, crèche oblige.

F.

--
Studio Persil, identités comestibles`,
    expected: [at('2027-04-07T11:15:00+02:00')],
  },
  {
    name: 'fr: invoice for a repair already carried out with hours worked',
    sentAt: '2027-04-08T09:00:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Ascenseurs Demeuse <facturation@ascenseurs-demeuse.example>',
    subject: 'Facture 2027-1184',
    text: `Cher client,

Veuillez trouver en annexe la facture 2027-1184 relative au dépannage de votre monte-charge :

Appel reçu : 01/04/2027, 14h12
Arrivée technicien : 01/04/2027, 15h30
Fin d'intervention : 01/04/2027, 17h05
Main-d'œuvre : 1h35 à 68,50 €

Montant TVAC : 198,34 €, payable pour le 08/05/2027 au plus tard.

Notre service de garde est accessible 7j/7 de 7h à 22h.

Ascenseurs Demeuse SRL`,
    expected: [],
  },
  {
    name: 'fr: Belgian food safety visit agreed, quatorze heures in words',
    sentAt: '2027-04-12T10:29:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Pascale Henrard <pascale.henrard@labo-controle-wallon.example>',
    subject: 'Audit autocontrôle de votre atelier de découpe',
    text: `Bonjour Monsieur Collard,

Comme convenu par téléphone, je viendrai faire l'audit de suivi le mardi vingt avril à quatorze heures. Votre registre des températures (relevés de 6 h et 18 h) devra être à jour.

Ne m'attendez pas sur le coup de l'heure si le ring est bouché, mais je serai là.

Salutations distinguées,
Pascale Henrard
Auditrice
GSM 0470 55 03 21`,
    expected: [at('2027-04-20T14:00:00+02:00')],
  },
  {
    name: 'fr: night works and parking ban from the road contractor',
    sentAt: '2027-04-14T15:00:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Service des routes <info@routes-district.example>',
    subject: "Avis aux commerces - pose de l'enrobé",
    text: `Mesdames, Messieurs,

La pose du revêtement phono-absorbant à l'avenue de la Gare se fera durant les nuits du lundi 19 au jeudi 22 avril, de 20h00 à 05h00.

Le stationnement sera interdit dès 18h30. Les accès à pied aux vitrines seront garantis. En cas de pluie, les travaux sont reportés de 24 heures.

Nous vous remercions de votre compréhension.

Le voyer`,
    expected: [],
  },
  {
    name: 'fr: photographer confirms the shoot with its end, light fades at another hour',
    sentAt: '2027-04-19T19:33:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Léo Santini <leo@santini-photo.example>',
    subject: 'Shooting équipe',
    text: `Hello Margaux !

On se cale donc vendredi 30 avril, de 15h à 17h30, dans votre cour. Après 18h le soleil passe derrière l'immeuble et c'est mort.

Côté fringues : uni, pas de rayures. J'arrive avec le matos, j'ai juste besoin d'une prise.

Acompte de 30 % à réception de la facture PH-0427 merci !

Léo`,
    expected: [at('2027-04-30T15:00:00+02:00', '2027-04-30T17:30:00+02:00')],
  },
  {
    name: "fr: guest room booked for the writer's employees at a hotel",
    sentAt: '2027-04-22T16:16:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Odile Ferrand <o.ferrand@ferrand-btp.example>',
    subject: 'pour info chambres des gars',
    text: `Bonjour Mme Lenoir,

Pour le chantier chez vous : j'ai pris trois chambres à l'hôtel du Commerce pour Rui, Tomas et Brice, du 3 au 7 mai. L'hôtel leur sert le petit-déj à 6h et le dîner à 19h30, donc rien à prévoir de votre côté.

Ils mangeront le midi au routier.

Cordialement
Odile Ferrand
Ferrand BTP`,
    expected: [],
  },
  {
    name: 'fr: mardi en quinze, heures sonnantes, with the earlier time declined',
    sentAt: '2027-05-11T11:11:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Maître Hubert de Saint-Avit <etude@saint-avit-notaire.example>',
    subject: 'Succession Pouget',
    text: `Cher Monsieur,

J'ai bien noté que mardi prochain à 10 heures vous était impossible. Je vous propose donc de nous retrouver à l'étude mardi en quinze, à 9 heures et quart.

Maître Lantier, pour vos sœurs, a déjà donné son accord.

Veuillez agréer, cher Monsieur, l'expression de mes sentiments dévoués.

H. de Saint-Avit`,
    expected: [at('2027-05-25T09:15:00+02:00')],
  },
  {
    name: 'fr: registered letter waits at the post office until a date',
    sentAt: '2027-05-12T14:20:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Accueil Pépinière Hélios <accueil@pepiniere-helios.example>',
    subject: 'Recommandé',
    text: `Bonjour,

Le facteur est passé à 11h40 avec un recommandé pour vous, votre bureau était fermé. L'avis est à l'accueil : à retirer au bureau de poste Saint-Cyprien à partir de demain 15h, jusqu'au 27 mai, pièce d'identité obligatoire. Ils sont ouverts de 9h à 18h sauf le jeudi (9h-12h / 14h-18h).

Bonne journée
Katia, accueil`,
    expected: [],
  },
  {
    name: 'fr: stock-take whole day, shop reopens next morning',
    sentAt: '2027-05-24T08:40:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Patrick Nogaro <patrick@quincaillerie-nogaro.example>',
    subject: 'inventaire',
    text: `Bonjour à toutes et tous,

Inventaire semestriel le lundi 7 juin, toute la journée, tout le monde est sur le pont (oui Jean-Mi, toi aussi). Magasin fermé au public, réouverture mardi 8 à 9h.

Je commande des pizzas.

Merci de rendre les fiches rayon avant le 4 juin.

Patrick`,
    expected: [days('2027-06-07')],
  },
  {
    name: 'fr: JSON-LD event reservation for a professional evening, doors earlier',
    sentAt: '2027-08-24T12:00:03+02:00',
    timezone: 'Europe/Paris',
    from: 'Billetterie du Palais <ne-pas-repondre@billetterie-palais.example>',
    subject: "Votre réservation : Soirée des Artisans d'Art",
    text: `Bonjour Camille Weiss,

Votre place pour la Soirée des Artisans d'Art est confirmée.

Mardi 14 septembre 2027, 19h30
Palais des Congrès, Strasbourg
Ouverture des portes : 18h45

N° de réservation : PAL-66180
Placement libre - vestiaire 2 €`,
    html: `<html><head><script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "EventReservation",
  "reservationNumber": "PAL-66180",
  "reservationStatus": "http://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "Camille Weiss" },
  "reservationFor": {
    "@type": "Event",
    "name": "Soirée des Artisans d'Art",
    "startDate": "2027-09-14T19:30:00+02:00",
    "doorTime": "2027-09-14T18:45:00+02:00",
    "location": { "@type": "Place", "name": "Palais des Congrès", "address": "Place de Bordeaux, Strasbourg" }
  }
}
</script></head><body><p>Bonjour Camille Weiss,</p><p>Votre place pour la Soirée des Artisans d'Art est confirmée.</p><p>Mardi 14 septembre 2027, 19h30<br>Palais des Congrès, Strasbourg<br>Ouverture des portes : 18h45</p><p>N° de réservation : PAL-66180</p></body></html>`,
    expected: [at('2027-09-14T19:30:00+02:00')],
  },
  {
    name: 'fr: holiday opening hours of a supplier, sent by hand',
    sentAt: '2027-07-09T11:36:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Roselyne <comptoir@bois-vosges.example>',
    subject: "horaires d'été du dépôt",
    text: `Bonjour,

Comme tous les ans, horaires réduits au dépôt du lundi 12 juillet au vendredi 20 août : 7h-13h non-stop, plus d'après-midi. Fermé le mercredi 14 bien sûr.

Dernière commande pour débit sur mesure : vendredi 30 juillet à 10h.

Bel été !
Roselyne`,
    expected: [],
  },
  {
    name: 'fr: Quebec inspector tomorrow at nine, work permit expiry beside',
    sentAt: '2027-07-13T13:22:00-04:00',
    timezone: 'America/Toronto',
    from: 'Réjean Morissette <rmorissette@ville-saint-elzear.example>',
    subject: 'Permis 2027-00451 – terrasse',
    text: `Bonjour madame Gingras,

Tel que discuté, je passerai demain matin à 9 h pour mesurer la marge avant de la terrasse. J'en ai pour vingt minutes.

Votre permis expire le 30 septembre, il faudrait que les travaux soient finis d'ici là.

Cordialement,

Réjean Morissette
Inspecteur en bâtiment
Comptoir ouvert du lundi au jeudi, de 8 h à 12 h et de 13 h à 16 h 30`,
    expected: [at('2027-07-14T09:00:00-04:00', '2027-07-14T09:20:00-04:00')],
  },
  {
    name: 'fr: insurance claim describing an accident with date and hour',
    sentAt: '2027-07-15T10:48:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Cédric Wauters <cedric.wauters@transports-wauters.example>',
    subject: 'Déclaration sinistre camionnette 1-XKD-774',
    text: `Bonjour Isabelle,

Voici pour le dossier : l'accrochage a eu lieu mardi 13 juillet vers 16h20, rond-point de la Barrière à Wavre. Le tiers roulait avec un SUV gris. Constat signé à 16h45. La police est passée à 17h.

Le carrossier me la prend lundi 19 à 8h et je la récupère normalement le 22 au soir.

Il te manque quelque chose ?

Merci
Cédric`,
    expected: [],
  },
  {
    name: 'fr: Swiss anniversary dinner invitation, RSVP and last train',
    sentAt: '2027-08-30T16:05:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Jean-Rodolphe Pittet <jr.pittet@fiduciaire-pittet.example>',
    subject: 'Nos 30 ans',
    text: `Chère Madame, chers amis,

La fiduciaire souffle ses trente bougies et vous n'y êtes pas pour rien ! C'est pourquoi j'ai le grand plaisir de vous inviter à notre souper, le jeudi 16 septembre 2027 à 19 heures, au Buffet de la Gare à Palézieux.

Un mot de votre part jusqu'au 6 septembre nous aiderait pour la cuisine. Le dernier train pour Lausanne part à 23h34.

Tout de bon,

Jean-Rodolphe Pittet`,
    expected: [at('2027-09-16T19:00:00+02:00')],
  },
  {
    name: 'fr: fitness club timetable sent to a corporate member',
    sentAt: '2027-09-01T09:10:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Forme & Bassin <accueil@forme-bassin.example>',
    subject: 'Le nouveau planning des cours',
    text: `Bonjour,

Vous nous demandiez le planning de rentrée pour l'afficher dans votre salle de pause, le voici :

Lundi : pilates 12h15, aquagym 18h
Mardi : step 12h30, yoga 19h
Jeudi : aquabike 12h15 et 18h30
Samedi : natation libre 9h-12h

Reprise des cours le lundi 13 septembre. Vos salariés viennent quand ils veulent avec leur badge.

Sportivement,
Mélissa`,
    expected: [],
  },
  {
    name: 'fr: works meeting moved to earlier on the same day with a new end',
    sentAt: '2027-09-06T18:17:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Nadège Lorrain <n.lorrain@lorrain-paysage.example>',
    subject: 'RE: Réunion de chantier parc Monplaisir',
    text: `Bonsoir,

Suite à la demande du lot VRD, la réunion de chantier de jeudi 9 septembre est avancée : 8h au lieu de 10h30, fin prévue 9h15. La livraison des arbres (11h, semi de 13 m) n'en sera que plus tranquille.

Port du casque obligatoire.

NL`,
    expected: [at('2027-09-09T08:00:00+02:00', '2027-09-09T09:15:00+02:00')],
  },
  {
    name: 'fr: payment schedule with dates and cut-off hours',
    sentAt: '2027-09-08T10:00:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Recouvrement URCAF Ouest <echeancier@cotisations-ouest.example>',
    subject: 'Accord de délais de paiement',
    text: `Madame, Monsieur,

Nous vous accordons l'échelonnement suivant de votre dette de 4 812,00 € :

15/09/2027 : 1 604,00 €
15/10/2027 : 1 604,00 €
15/11/2027 : 1 604,00 €

Les télérèglements doivent être validés la veille avant 12h00. Le non-respect d'une échéance entraîne la caducité de l'accord.

Votre gestionnaire vous répond au 09 69 55 21 00 (prix d'un appel local), de 9h à 17h.`,
    expected: [],
  },
  {
    name: 'fr: four slots as terse list for the alarm installation',
    sentAt: '2027-09-13T14:29:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Alarmes Vauban <rdv@alarmes-vauban.example>',
    subject: 'RDV pose centrale',
    text: `Bonjour,

Matériel reçu. Créneaux dispo pour la pose chez vous (3 h) :

20/09 8h
21/09 13h30
23/09 8h
24/09 13h30

Le 22/09 équipe en formation. Merci de répondre avant le 16/09 18h.

Alarmes Vauban`,
    expected: [
      at('2027-09-20T08:00:00+02:00', '2027-09-20T11:00:00+02:00'),
      at('2027-09-21T13:30:00+02:00', '2027-09-21T16:30:00+02:00'),
      at('2027-09-23T08:00:00+02:00', '2027-09-23T11:00:00+02:00'),
      at('2027-09-24T13:30:00+02:00', '2027-09-24T16:30:00+02:00'),
    ],
  },
  {
    name: 'fr: customer cancels his appointment without a new one',
    sentAt: '2027-09-14T07:19:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Mme Zoubida Haddad <z.haddad@bluepost.example>',
    subject: 'annulation',
    text: `bonjour
je doit annuler mon rendez vous de demain mercredi a 16h avec Coralie pour la couleur mon fils est malade
je rapelerai quand il ira mieux desolée
mme haddad`,
    expected: [],
  },
  {
    name: 'fr: court hearing at which the reader appears, lawyer meets the client before',
    sentAt: '2027-09-15T17:40:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Marion Delattre <m.delattre@delattre-associes.example>',
    subject: 'Votre dossier c/ SARL Toitures Express - conciliation',
    text: `Cher Monsieur Bonnet,

Le greffe m'informe que l'audience de conciliation, à laquelle vous devez comparaître en personne, est fixée au mardi 5 octobre 2027 à 14h00 (tribunal de commerce d'Évreux, salle B).

Je vous propose que nous nous retrouvions le même jour à 13h20 au café en face, pour un dernier point.

Mes conclusions partiront au plus tard le 24 septembre.

Votre bien dévouée,
Marion Delattre`,
    expected: [at('2027-10-05T14:00:00+02:00'), at('2027-10-05T13:20:00+02:00')],
  },
  {
    name: 'fr: launch of an online shop with hour',
    sentAt: '2027-09-16T10:02:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Sabrina Oberson <sabrina@oberson-chocolat.example>',
    subject: 'La boutique en ligne arrive',
    text: `Salut Denis,

Ça y est, mise en ligne de la nouvelle boutique mardi 21 septembre à 10h pile ! Le code ARTISAN15 marchera jusqu'à minuit le 30.

Merci encore pour les emballages, ils claquent sur les photos.

Bec,
Sabrina`,
    expected: [],
  },
  {
    name: 'fr: bank call demain 8 h moins le quart, market opening named',
    sentAt: '2027-09-20T19:08:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Thierry Lambion <thierry.lambion@courtage-lambion.example>',
    subject: 'couverture dollar',
    text: `Bonsoir Raphaël,

Vu tes achats en USD, mieux vaut en parler avant l'ouverture des marchés (9h). Je te sonne demain à huit heures moins le quart sur ton gsm, pour 10 minutes.

Le cours ce soir : 1,0942.

Thierry`,
    expected: [at('2027-09-21T07:45:00+02:00', '2027-09-21T07:55:00+02:00')],
  },
  {
    name: 'fr: alarm log with timestamps of the night',
    sentAt: '2027-09-22T06:45:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Télésurveillance Argos <rapport@argos-telesurveillance.example>',
    subject: "Rapport d'événement site 3307",
    text: `Client : Garage Pélissier
Site : 3307

22/09 02:14 Détection zone 4 (atelier)
22/09 02:15 Levée de doute vidéo : chat
22/09 02:16 Remise en surveillance
22/09 06:31 Mise à l'arrêt par utilisateur 02

Prochain test cyclique automatique : 23/09 04:00

Ceci est un rapport automatique.`,
    expected: [],
  },
  {
    name: 'fr: ICS invitation from a Quebec agency for a reader in Zurich in UTC',
    sentAt: '2027-10-04T09:12:00-04:00',
    timezone: 'Europe/Zurich',
    from: 'Félix Charbonneau <felix@agence-chabot.example>',
    subject: 'Invitation : Revue de campagne automne',
    text: `Bonjour,

Voici l'invitation pour la revue de campagne. J'ai mis ça assez tôt le matin pour nous autres, comme ça c'est encore une heure décente en Suisse!

Les chiffres de septembre vous parviendront mercredi.

Félix`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Agence Chabot//Agenda//FR
VERSION:2.0
METHOD:REQUEST
BEGIN:VEVENT
UID:b21-revue-automne@agence-chabot.example
DTSTAMP:20271004T131200Z
DTSTART:20271007T123000Z
DTEND:20271007T131500Z
SUMMARY:Revue de campagne automne
LOCATION:https://visio.agence-chabot.example/revue
ORGANIZER;CN=Félix Charbonneau:mailto:felix@agence-chabot.example
ATTENDEE;RSVP=TRUE:mailto:hallo@montres-jurassic.example
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-10-07T14:30:00+02:00', '2027-10-07T15:15:00+02:00')],
  },
  {
    name: 'fr: festival programme sent to a local merchant for display',
    sentAt: '2027-10-05T14:14:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Comité des fêtes de Lanvallay <comite@fetes-lanvallay.example>',
    subject: 'Programme fête de la pomme - à mettre en vitrine SVP',
    text: `Bonjour à nos commerçants,

Pouvez-vous mettre l'affiche ci-jointe en vitrine ? Le programme :

Samedi 16 octobre
14h ouverture du marché
16h concours de tartes
21h fest-noz

Dimanche 17 octobre
9h30 randonnée
11h messe
15h pressage à l'ancienne

Les affiches papier sont en mairie.

Merci à tous !
Yvette`,
    expected: [],
  },
  {
    name: 'fr: showing the shop to a buyer, visit accepted with oui ça marche to a single quoted time',
    sentAt: '2027-10-07T12:31:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Bruno Castagnet <bruno.castagnet@bluepost.example>',
    subject: 'Re: Visite du fonds de commerce',
    text: `Oui ça marche pour moi, je viendrai avec mon épouse. On reprend la route à 17h donc pas de souci.

Cordialement
Bruno Castagnet

Le 6 oct. 2027 à 18:20, Salon de thé L'Infusion <contact@salon-infusion.example> a écrit :
> Bonjour Monsieur, je peux vous faire visiter le salon et vous montrer
> les bilans lundi 11 octobre à 14h30, nous sommes fermés ce jour-là.
> Le prix demandé est toujours de 68 000 €.
> Cécile`,
    expected: [at('2027-10-11T14:30:00+02:00')],
  },
  {
    name: 'fr: truck driver late, third person arrival hours',
    sentAt: '2027-10-08T09:47:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Dispatch Euro-Vrac <dispatch@euro-vrac.example>',
    subject: 'retard citerne',
    text: `Bonjour

La citerne de farine prévue à 10h est bloquée au péage, le chauffeur a encore sa coupure de 45 min à faire. Nouvelle heure d'arrivée estimée chez vous 13h15, déchargement terminé vers 14h30.

Désolé

Dispatch / Steve`,
    expected: [],
  },
  {
    name: 'fr: apprentice supervisor summoned to the training centre, gate closes',
    sentAt: '2027-10-11T16:00:00+02:00',
    timezone: 'Europe/Paris',
    from: "CFA de l'Estuaire <suivi.entreprise@cfa-estuaire.example>",
    subject: "Rencontre maître d'apprentissage - Enzo Ribault",
    text: `Monsieur,

En tant que maître d'apprentissage d'Enzo Ribault (CAP charpente 1re année), vous êtes attendu au CFA pour un entretien individuel de suivi :

Lundi 8 novembre 2027 à 17 h 40 (20 min), salle C12, avec M. Guillou.

Le portail côté rue ferme à 18 h 30. Le livret d'apprentissage doit être complété en ligne pour le 29 octobre.

La vie scolaire`,
    expected: [at('2027-11-08T17:40:00+01:00', '2027-11-08T18:00:00+01:00')],
  },
  {
    name: 'fr: price quote with hourly rates, weekend surcharge hours and volumes',
    sentAt: '2027-10-12T11:25:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Gardiennage Sentinelle <devis@sentinelle-gardiennage.example>',
    subject: 'Devis D-2710-08',
    text: `Bonjour Madame,

Suite à votre demande, nos tarifs HT pour un agent SSIAP 1 :

- semaine 6h-21h : 24,80 €/h
- nuit 21h-6h : 27,30 €/h
- dimanche et 1er novembre : 29,75 €/h

Vacation minimale 4 h. Devis valable jusqu'au vendredi 12 novembre.

À votre disposition,
S. Nguyen`,
    expected: [],
  },
  {
    name: 'fr: jeudi prochain visit of a supplier with van, colleague holiday beside',
    sentAt: '2027-10-15T15:59:00+02:00',
    timezone: 'Europe/Paris',
    from: 'Rachid Belkacem <rachid@cafes-belkacem.example>',
    subject: 'machine à expresso',
    text: `Salut Lulu,

La nouvelle machine est prête. Je te l'installe jeudi prochain, le 21, à 14h, après ton service. Compte 2h avec la formation de ton équipe.

Moi la semaine d'après je suis en vacances (Marrakech, départ le 25 à 6h !) donc si t'as un truc à voir c'est ce jour-là.

Bises à ta mère
Rachid`,
    expected: [at('2027-10-21T14:00:00+02:00', '2027-10-21T16:00:00+02:00')],
  },
  {
    name: 'fr: survey of possible dates did not work, all evenings refused',
    sentAt: '2027-10-18T21:50:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Christelle Dujardin <christelle.dujardin@asbl-coupdepouce.example>',
    subject: 'Re: Sondage dates CA',
    text: `Bonsoir,

Aucune des dates du sondage n'est jouable pour moi : le 26 à 19h j'ai chorale, le 28 à 20h je garde mes petits-enfants et le 3 novembre à 18h30 je suis encore à la mer.

Faites sans moi, je donne procuration à Luc.

Christelle`,
    expected: [],
  },
  {
    name: 'fr: JSON-LD restaurant reservation of the reader, kitchen hours beside',
    sentAt: '2027-11-02T13:33:00+01:00',
    timezone: 'Europe/Paris',
    from: 'La Table des Halles <reservation@table-des-halles.example>',
    subject: 'Votre table est réservée',
    text: `Bonjour Agence Mirabelle,

Nous avons le plaisir de vous confirmer votre réservation :

Vendredi 5 novembre 2027 à 12h45, 4 couverts, au nom de Mirabelle.

La table vous est gardée 15 minutes. Service du midi de 12h à 14h15.

À vendredi !`,
    html: `<html><head><script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "FoodEstablishmentReservation",
  "reservationNumber": "TH-1105-18",
  "reservationStatus": "http://schema.org/ReservationConfirmed",
  "underName": { "@type": "Organization", "name": "Agence Mirabelle" },
  "startTime": "2027-11-05T12:45:00+01:00",
  "partySize": 4,
  "reservationFor": { "@type": "FoodEstablishment", "name": "La Table des Halles", "address": "3 place des Halles, Metz" }
}
</script></head><body><p>Bonjour Agence Mirabelle,</p><p>Nous avons le plaisir de vous confirmer votre réservation :</p><p><b>Vendredi 5 novembre 2027 à 12h45</b>, 4 couverts, au nom de Mirabelle.</p><p>La table vous est gardée 15 minutes. Service du midi de 12h à 14h15.</p><p>À vendredi !</p></body></html>`,
    expected: [at('2027-11-05T12:45:00+01:00')],
  },
  {
    name: 'fr: JSON-LD of a cancelled reservation',
    sentAt: '2027-11-03T17:05:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Brasserie du Canal <table@brasserie-canal.example>',
    subject: 'Votre réservation a été annulée',
    text: `Bonjour,

Comme demandé, votre réservation du mercredi 10 novembre à 19h (8 personnes) est annulée. Aucun frais ne sera prélevé.

Au plaisir de vous accueillir une autre fois.`,
    html: `<html><head><script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "FoodEstablishmentReservation",
  "reservationNumber": "BC-88213",
  "reservationStatus": "http://schema.org/ReservationCancelled",
  "underName": { "@type": "Person", "name": "Imprimerie Goffin" },
  "startTime": "2027-11-10T19:00:00+01:00",
  "partySize": 8,
  "reservationFor": { "@type": "FoodEstablishment", "name": "Brasserie du Canal" }
}
</script></head><body><p>Bonjour,</p><p>Comme demandé, votre réservation du mercredi 10 novembre à 19h (8 personnes) est annulée. Aucun frais ne sera prélevé.</p><p>Au plaisir de vous accueillir une autre fois.</p></body></html>`,
    expected: [],
  },
  {
    name: 'fr: tax adviser proposes two hours or else one, deadline of the return',
    sentAt: '2027-11-04T10:51:00+01:00',
    timezone: 'Europe/Zurich',
    from: 'Corinne Tschanz <c.tschanz@tschanz-fiscal.example>',
    subject: 'Contrôle TVA',
    text: `Bonjour Madame Favre,

L'AFC a annoncé un contrôle TVA pour les années 2024 à 2026. Il faudrait que nous préparions cela ensemble à mon bureau. Auriez-vous le temps le mercredi 10 novembre à 9h00 ? Sinon le vendredi 12 novembre à 15h30.

Le questionnaire est à retourner à Berne pour le 30 novembre.

Avec mes salutations les meilleures

Corinne Tschanz
experte fiscale diplômée
Bienne, 032 555 06 06`,
    expected: [at('2027-11-10T09:00:00+01:00'), at('2027-11-12T15:30:00+01:00')],
  },
  {
    name: 'fr: bulk fair invitation from an organiser',
    sentAt: '2027-11-05T06:00:00+01:00',
    timezone: 'Europe/Paris',
    from: "Salon Équip'Resto <visiteurs@mail.equip-resto.example>",
    subject: 'Plus que 10 jours ! Votre badge gratuit vous attend',
    isBulk: true,
    text: `Équip'Resto, le rendez-vous des professionnels des métiers de bouche

Du lundi 15 au mercredi 17 novembre 2027, parc des expositions de Lyon
Ouverture de 9h30 à 18h30, nocturne mardi jusqu'à 21h

420 exposants, 60 démonstrations, et la finale du Trophée du Sandwich lundi à 15h !

Téléchargez votre badge gratuit avec le code PRO27.

Se désinscrire de cette liste`,
    expected: [],
  },
  {
    name: 'fr: vet visit at the stable, ce vendredi, farrier coming another hour',
    sentAt: '2027-11-09T20:20:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Dr Sophie Maquet <sophie.maquet@clinique-equine-hesbaye.example>',
    subject: 'vaccins poneys',
    text: `Bonsoir Anne-Catherine,

Je passerai ce vendredi 12 à 16h pour vacciner les neuf poneys du manège. Ayez les passeports sous la main svp.

Le maréchal m'a dit qu'il venait chez les Lejeune à 13h, ça n'a rien à voir avec moi :-)

Sophie`,
    expected: [at('2027-11-12T16:00:00+01:00')],
  },
  {
    name: 'fr: colleague at the dentist and off after',
    sentAt: '2027-11-10T08:03:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Mickaël Brunet <mickael@plomberie-brunet.example>',
    subject: 'jeudi',
    text: `slt

je serai pas la jeudi aprem, dentiste a 14h15 et apres controle technique du fourgon a 16h. Teddy prend le tel

mic`,
    expected: [],
  },
  {
    name: 'fr: registered participant of a webinar gets link and hour',
    sentAt: '2027-11-10T12:00:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Chambre des Métiers du Haut-Val <webinaires@cm-hautval.example>',
    subject: "Confirmation d'inscription - La facture électronique sans stress",
    text: `Bonjour Sandrine,

Vous êtes bien inscrite à l'atelier en ligne « La facture électronique sans stress ».

Quand : jeudi 18 novembre 2027, de 12h30 à 13h30
Où : https://visio.cm-hautval.example/j/83310477
Code : 5521

La salle virtuelle ouvre à 12h20. Vos questions sont à envoyer avant le 16 novembre.

À très bientôt,
Le pôle numérique`,
    expected: [at('2027-11-18T12:30:00+01:00', '2027-11-18T13:30:00+01:00')],
  },
  {
    name: 'fr: TV report to be broadcast, filmed last week',
    sentAt: '2027-11-15T17:17:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Lucas Ferreira <l.ferreira@prod-images-loire.example>',
    subject: 'Diffusion du reportage',
    text: `Bonjour Mme Aubin,

Encore merci pour l'accueil à la coutellerie mercredi dernier. Le sujet (4 min 20) sera diffusé samedi 20 novembre dans le magazine de 12h50, puis le dimanche à 9h05 sur la chaîne nationale, sauf actualité chargée.

Je vous enverrai le fichier après diffusion.

Lucas Ferreira`,
    expected: [],
  },
  {
    name: 'fr: Quebec dental practice reminder for the reader, 24 h policy',
    sentAt: '2027-11-16T08:00:00-05:00',
    timezone: 'America/Toronto',
    from: 'Clinique dentaire du Faubourg <rappels@dentaire-faubourg.example>',
    subject: 'Rappel de votre rendez-vous',
    text: `Bonjour Étienne,

Ceci est un rappel de votre rendez-vous :

Le jeudi 25 novembre 2027 à 8 h 10
Nettoyage et examen avec Mme Tremblay, hygiéniste
Durée : 50 min

Pour annuler, appelez-nous au moins 24 heures à l'avance au 418 555-0139. Stationnement gratuit pendant 2 h.

Nous sommes ouverts du lundi au jeudi de 8 h à 20 h.`,
    expected: [at('2027-11-25T08:10:00-05:00', '2027-11-25T09:00:00-05:00')],
  },
  {
    name: 'fr: complaint about a missed appointment in the past',
    sentAt: '2027-11-17T18:42:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Gérard Pouyaud <gerard.pouyaud@bluepost.example>',
    subject: 'MECONTENTEMENT',
    text: `Messieurs,

Votre monteur devait se présenter hier mardi à 14h. J'ai posé une demi-journée de congé et j'ai attendu jusqu'à 17h30 : PERSONNE. Au téléphone à 15h, à 16h et à 16h45, musique d'attente.

J'exige un geste commercial sur la facture de 1 290 € sous huit jours, faute de quoi je saisirai le médiateur.

G. Pouyaud`,
    expected: [],
  },
  {
    name: 'fr: association board in a back room, lower case, school pick-up beside',
    sentAt: '2027-11-18T13:07:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Nath <nath@ludotheque-etterbeek.example>',
    subject: 'reu bureau',
    text: `hello vous deux

on se voit mercredi 24 à 20h chez moi pour le budget de la ludo ? avant je peux pas, jean a foot jusque 19h15. je fais une quiche

et nono, n'oublie pas que le dossier de subside doit partir le 30 avant minuit !!

nath`,
    expected: [at('2027-11-24T20:00:00+01:00')],
  },
  {
    name: 'fr: auction catalogue closing hours, bulk',
    sentAt: '2027-11-19T10:30:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Enchères Pro Matériel <alertes@encheres-pro.example>',
    subject: 'Vente n°512 : pétrins, fours, laminoirs',
    isBulk: true,
    text: `VENTE EN LIGNE N°512 - LIQUIDATION BOULANGERIE

Exposition : mardi 23 novembre de 10h à 12h et de 14h à 16h (sur place, Roanne)
Clôture des enchères : jeudi 25 novembre à partir de 14h, toutes les 2 minutes
Enlèvement : 29 et 30 novembre, 8h-16h

Frais acheteurs 17 % HT. Paiement comptant sous 48 h.

Ne plus recevoir nos alertes`,
    expected: [],
  },
  {
    name: 'fr: the lease signing shifted by an hour, initial hour in quoted mail',
    sentAt: '2027-11-22T09:26:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Capucine Vial <c.vial@immo-vial.example>',
    subject: 'Re: signature du bail commercial',
    text: `Bonjour Hakim,

Le propriétaire vient de Grenoble et son TER n'arrive qu'à 10h38. Est-ce qu'on peut donc se voir à 11h, toujours jeudi 25 novembre, à l'agence ? Ça nous laisse jusqu'à midi et demi, heure à laquelle je ferme.

Merci et pardon,
Capucine

Le 19/11/2027 à 15:12, Hakim Sassi a écrit :
> Parfait pour jeudi 25 à 10h à l'agence.
> Hakim`,
    expected: [at('2027-11-25T11:00:00+01:00')],
  },
  {
    name: 'fr: school canteen menu and strike notice from the city to a caterer',
    sentAt: '2027-11-23T15:40:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Restauration scolaire - Mairie de Bressac <cantine@mairie-bressac.example>',
    subject: 'Grève du 2 décembre - effectifs',
    text: `Bonjour,

Un préavis de grève est déposé pour le jeudi 2 décembre. Sur les quatre écoles, seules Pasteur et Les Tilleuls assureront la cantine (services à 11h45 et 12h35). Garderie supprimée partout à partir de 16h30.

Effectif estimé : 64 repas au lieu de 171. Livraison à 10h30 comme d'habitude.

Le chiffre définitif vous sera donné le 1er décembre avant 10h.

Service Éducation`,
    expected: [],
  },
  {
    name: 'fr: fire-safety commission visits the hotel, with arrival and papers',
    sentAt: '2027-11-24T11:11:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Préfecture - secrétariat des commissions <commission.securite@prefecture-haute-lande.example>',
    subject: 'Visite périodique de sécurité - Hôtel des Pins (ERP 4e catégorie)',
    text: `Madame, Monsieur,

La sous-commission départementale de sécurité procédera à la visite périodique de votre établissement le :

MARDI 14 DÉCEMBRE 2027 À 9 HEURES 30

Votre présence est obligatoire. Le registre de sécurité et les rapports de vérification devront nous être transmis avant le 6 décembre (bureau fermé au public le mercredi, courriels relevés jusqu'à 16 heures).

Le chef du bureau`,
    expected: [at('2027-12-14T09:30:00+01:00')],
  },
  {
    name: "fr: booking made for the writer's in-laws with a third-party guide",
    sentAt: '2027-11-25T21:31:00+01:00',
    timezone: 'Europe/Zurich',
    from: 'Sandrine Dafflon <sandrine@dafflon-fromages.example>',
    subject: 'merci pour le tuyau',
    text: `Coucou Mireille,

J'ai suivi ton conseil et j'ai réservé pour mes beaux-parents : samedi 4 décembre à 10h30 la visite de la saline avec le guide que tu m'avais recommandé, et le soir à 18h45 la fondue sur le bateau. Ils sont ravis.

De mon côté je reste à la cave, c'est la folie avant Noël.

Bec
Sandrine`,
    expected: [],
  },
  {
    name: 'fr: year-end dinner of the firm, workshop closes earlier, RSVP',
    sentAt: '2027-11-26T16:20:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Direction <direction@tolerie-marchetti.example>',
    subject: "Repas de fin d'année",
    text: `Chers collègues,

Le repas de fin d'année aura lieu le vendredi 17 décembre à 20 h à l'Auberge du Moulin. Vous êtes tous invités avec vos conjoints.

Répondez à Josiane avant le 6 décembre (viande ou poisson). L'atelier fermera ce jour-là à 15 h pour que chacun ait le temps de se faire beau.

Paulo Marchetti`,
    expected: [at('2027-12-17T20:00:00+01:00')],
  },
  {
    name: 'fr: Christmas market stall holder tells of her hours at the stand',
    sentAt: '2027-11-29T09:09:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Lilou Kessler <lilou@bougies-kessler.example>',
    subject: 'Je serai sur les marchés',
    text: `Bonjour Monsieur Aron,

Petit mot pour vous dire que les colis partiront avec du retard : je tiens mon chalet à Colmar du 1er au 24 décembre, 10h-19h en semaine et jusqu'à 20h le week-end. Je ne coule les bougies que la nuit !

Vos 40 pièces "sapin" partiront le mardi 7 au plus tard.

Lilou`,
    expected: [],
  },
  {
    name: 'fr: après-demain at ten past nine, two-part reply with amount and plate',
    sentAt: '2027-12-01T11:55:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Carrosserie Bastide <atelier@carrosserie-bastide.example>',
    subject: 'Re: Kangoo FT-482-KL',
    text: `Bonjour M. Perrot,

Le pare-chocs est arrivé. Amenez-nous le Kangoo après-demain à 9h10, l'expert de l'assurance sera là et il veut vous voir avec le véhicule.

Il sera prêt mardi prochain en fin de journée. Franchise à régler : 350 €.

Carrosserie Bastide
8h-12h 14h-18h, fermé le samedi`,
    expected: [at('2027-12-03T09:10:00+01:00')],
  },
  {
    name: 'fr: bus line timetable change for employees',
    sentAt: '2027-12-06T08:15:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Zoning Nord Mobilité <mobilite@zoning-nord.example>',
    subject: 'Ligne 48 : nouveaux horaires',
    text: `Aux entreprises du zoning,

À partir du lundi 13 décembre, la ligne 48 partira de la gare à 6h52, 7h22, 7h52 et 8h37 (au lieu de 8h22). Retour : 16h10, 16h40, 17h25, dernier bus à 18h05.

Pas de bus le 24 après 16h.

Merci de relayer à votre personnel.`,
    expected: [],
  },
  {
    name: 'fr: January kick-off stated with dotted date, invoice deadline in December',
    sentAt: '2027-12-13T14:44:00+01:00',
    timezone: 'Europe/Zurich',
    from: 'Reto Clavadetscher <r.clavadetscher@sonnenrad-ag.example>',
    subject: 'Projet serre Payerne',
    text: `Bonjour Madame Ducommun

Excuser mon français svp. Nous voulons faire la séance de départ avec vous le 11.01.2028 de 13.30 à 16.00 heures, dans nos bureaux de Fribourg. Avant nous sommes fermés (20.12. au 07.01.).

Votre dernière facture doit être chez nous jusqu'au 17.12. à midi, sinon elle va dans l'autre année.

Salutations amicales
Reto Clavadetscher`,
    expected: [at('2028-01-11T13:30:00+01:00', '2028-01-11T16:00:00+01:00')],
  },
  {
    name: 'fr: greeting before the holidays with office closing and availability only',
    sentAt: '2027-12-17T16:30:00-05:00',
    timezone: 'America/Toronto',
    from: 'Mylène Beaulieu <mylene@graphisme-beaulieu.example>',
    subject: 'Joyeuses Fêtes!',
    text: `Allo Sylvain,

Le bureau ferme le mercredi 22 décembre à midi et rouvre le lundi 3 janvier à 9 h. Entre les deux, je suis au chalet, pas de réseau!

Pour notre lunch, les mardis de janvier sont souvent tranquilles de mon bord. On se reparle de ça au retour.

Joyeux Noël à toi pis à Manon xx
Mylène`,
    expected: [],
  },
  {
    name: 'fr: report of sales numbers with hours of peak traffic',
    sentAt: '2027-12-20T07:05:00+01:00',
    timezone: 'Europe/Paris',
    from: 'Caisse Connect <rapports@caisse-connect.example>',
    subject: 'Votre semaine du 13 au 19 décembre',
    isBulk: true,
    text: `Bonjour Épicerie Lantana,

Chiffre d'affaires : 11 482,60 € (+9 %)
Meilleur jour : samedi 18 décembre
Heure de pointe : samedi de 11h à 12h (74 tickets)
Panier moyen : 23,15 €

Clôture annuelle : pensez à éditer votre Z le vendredi 31 décembre avant minuit.

Pour ne plus recevoir ce rapport, cliquez ici.`,
    expected: [],
  },
];
