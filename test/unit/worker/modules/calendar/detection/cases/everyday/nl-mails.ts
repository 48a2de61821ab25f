import type { Case } from '../case.ts';

/** Mails of the same kind, with what else people write in them. */
export const dutchMails: Case[] = [
  [
    'Onderhoud lift',
    'Geachte bewoners,\n\nDe jaarlijkse keuring van de lift gebeurt op vrijdag 16 oktober. De technieker is er van 9u tot ongeveer 11u30; in die tijd ligt de lift stil.\n\nDe syndicus',
    [],
  ],
  [
    'Re: stage',
    'Dag Ines,\n\nfijn dat je bij ons stage wil lopen. Kom je volgende week donderdag eens praten? Ik heb tijd om 13u of anders om 15u30.\n\nGroeten\nBart',
    ['2026-10-15T13:00', '2026-10-15T15:30'],
  ],
  [
    'Afspraak garage',
    'Beste,\n\nUw wagen wordt verwacht op maandag 12 oktober om 8u15 voor het groot onderhoud. Een vervangwagen staat klaar.\n\nGarage Pauwels\nOpen ma-vr 8u-18u',
    ['2026-10-12T08:15'],
  ],
  [
    'nieuwe datum',
    'Hoi allemaal, door de vakantie schuift de boekenclub naar dinsdag 20 oktober, zelfde tijd (20.00 uur), bij Ineke thuis.',
    ['2026-10-20T20:00'],
  ],
  [
    'Huisbezoek',
    'Beste mevrouw De Graaf, de ergotherapeut komt bij u thuis op woensdag 14 oktober, tussen tien en half elf. Zij belt u een uur van tevoren.',
    ['2026-10-14T10:00'],
  ],
  [
    'Consult',
    'U heeft een telefonisch consult met dr. Bakker op donderdag 8 oktober tussen 11.30 en 12.00 uur. Houd uw telefoon bij de hand.',
    ['2026-10-08T11:30'],
  ],
  ['koffie', 'zin om vrijdag bij te kletsen? ik ben vanaf elf uur in de stad', ['2026-10-09T11:00']],
  [
    'Re: offerte schutting',
    'Hallo Ron,\n\nwoensdag ben ik de hele dag op een klus in Ede. Vrijdagmiddag tegen een uur of drie kan ik even komen meten, past dat?\n\nGr. Henk',
    ['2026-10-09T15:00'],
  ],
  [
    'Uitnodiging',
    'Het college van burgemeester en wethouders nodigt u uit voor de nieuwjaarsborrel. Datum: vrijdag 8 januari 2027. Tijd: 16.30 tot 18.30 uur. Graag aanmelden vóór 18 december.',
    ['2027-01-08T16:30'],
  ],
  [
    'Bijeenkomst',
    "Beste collega's,\n\nop maandag 19 oktober praten we jullie bij over de verhuizing. Inloop 12.15 uur, start 12.30 uur in de kantine. Einde rond 13.15 uur.",
    ['2026-10-19T12:30'],
  ],
  [
    'Bezwaar',
    'Geachte heer Mulder,\n\nde hoorzitting over uw bezwaar is vastgesteld op dinsdag 27 oktober 2026 om 13.20 uur. Stukken kunt u indienen tot tien dagen voor de zitting.\n\nHoogachtend,',
    ['2026-10-27T13:20'],
  ],
  [
    'Sinterklaas',
    'De Sint komt zaterdag 28 november! We verwachten de kinderen om 13.45 uur in de gymzaal, de pieten komen een kwartier later.',
    ['2026-11-28T13:45'],
  ],
  [
    'Re: demo',
    'Prima, dan zetten we de demo op donderdag de 15e van 10 tot 11. Ik stuur zo een Teams-link.',
    ['2026-10-15T10:00'],
  ],
  [
    'Re: dinsdag',
    'Dinsdag 10 uur is me iets te vroeg, kan het een uurtje later? 11 uur dus.',
    ['2026-10-06T11:00'],
  ],
  [
    'Verzet',
    'Hoi, sorry, ik red het morgen niet om 9 uur. Kunnen we er overmorgen half twee van maken?',
    ['2026-10-07T13:30'],
  ],
  [
    'Taxatie',
    'Dag, ik ben door uw bank gevraagd uw woning te taxeren. Ik stel voor: woensdag 14 oktober, 9.00 uur of vrijdag 16 oktober, 15.30 uur. Laat u weten wat u schikt?',
    ['2026-10-14T09:00', '2026-10-16T15:30'],
  ],
  [
    'Rondleiding',
    'Leuk dat jullie met groep 7 naar de molen komen! Jullie staan ingeroosterd op dinsdag 3 november om 10u. Parkeren kan achter de molen.',
    ['2026-11-03T10:00'],
  ],
  [
    'Evaluatie',
    'Ha Joost, ik heb een zaaltje geregeld voor onze evaluatie: maandag 12 okt, 14.30-16.00, kamer 2.11.',
    ['2026-10-12T14:30'],
  ],
  ['bandje', 'gasten repeteren vrijdag 20u in het kot, wie brengt de pa mee', ['2026-10-09T20:00']],
  [
    'Bloedprikken',
    'De wijkverpleegkundige komt donderdagochtend rond kwart over zeven bloed bij u prikken. Graag nuchter blijven.',
    ['2026-10-08T07:15'],
  ],
  [
    'Tandarts',
    'Beste Tim, je bent al een tijdje niet geweest. We hebben voor je gereserveerd: 22-10-2026 om 16:10u. Komt dat niet uit, bel dan 24 uur van tevoren.',
    ['2026-10-22T16:10'],
  ],
  [
    'Kerk',
    'De dienst van zondag 11 oktober begint om 9.30 uur. Jij staat op het rooster voor de collecte, wees er graag een kwartier eerder.',
    ['2026-10-11T09:30'],
  ],
  [
    'Overdracht',
    'Zullen we de overdracht doen voor ik met verlof ga? Woensdagnamiddag 15u zou voor mij ideaal zijn.',
    ['2026-10-07T15:00'],
  ],
  [
    'Laadpaal',
    'Uw installatiedatum is bekend: 21 oktober 2026. Onze installateur is tussen 08:00 en 12:00 uur bij u. Zorg dat de meterkast vrij is.',
    ['2026-10-21T08:00'],
  ],
  ['lunch', 'Broodje doen donderdag? 12.15 bij de Italiaan.', ['2026-10-08T12:15']],
  [
    'Ledenavond',
    'Vrijdag 23 oktober: lezing over bijen door Piet Jansen. Zaal open 19.30 uur, aanvang 20.00 uur. Toegang gratis voor leden.',
    ['2026-10-23T20:00'],
  ],
  [
    'Vrijwilligers',
    "Kun jij dinsdagochtend om negen uur helpen de kasten te verhuizen? We zijn met z'n vieren en zijn om twaalf uur klaar.",
    ['2026-10-06T09:00'],
  ],
  [
    'oproep',
    'U wordt verzocht zich op 14 oktober om 8 uur 30 nuchter te melden op afdeling C2.',
    ['2026-10-14T08:30'],
  ],
  ['Re: call', 'Thursday is lastig, doe maar vrijdag 9 uur Teams', ['2026-10-09T09:00']],
  ['Re: planning', 'Donderdag tot 13 uur ben ik op kantoor, daarna op de baan. Vrijdag heb ik verlof.', []],
  [
    'ziek',
    'Ik lig met griep in bed. De vergadering van vanmiddag 14 uur zal ik dus missen, groeten aan iedereen.',
    [],
  ],
  [
    'Wifi',
    'Vannacht tussen 1.00 en 5.00 uur voeren we een update uit. Uw internet kan dan even wegvallen.',
    [],
  ],
  [
    'Enquête',
    'De enquête kan tot vrijdag 16 oktober 18.00 uur worden ingevuld. Het kost u tien minuten.',
    [],
  ],
  [
    'Verkeershinder',
    'Zondag 11 oktober loopt de marathon door onze wijk. Tussen 9 en 16 uur is de Kerkstraat afgesloten.',
    [],
  ],
  ['Voetbal', 'Kijken jullie ook? Oranje speelt donderdag om 20.45 uur tegen Polen, op NPO 1.', []],
  [
    'Bezorging',
    'Uw bezorgmoment is gewijzigd: donderdag 8 oktober, 16.00 - 18.00 uur. Onze chauffeur belt een halfuur van tevoren.',
    [],
  ],
  [
    'Afgehandeld',
    'De monteur is dinsdag om 10 uur geweest en heeft de kraan vervangen. De rekening volgt.',
    [],
  ],
  [
    'Tickets',
    'De kaartverkoop start woensdag 7 oktober om 10.00 uur. Per persoon maximaal vier kaarten à € 24,50.',
    [],
  ],
  ['Klacht', 'Vorige week donderdag om 22.30 uur stond de muziek bij uw buren nog keihard aan.', []],
  [
    'Bereikbaarheid',
    'Mijn vervanger Els is maandag t/m woensdag van 8.30 tot 12.30 uur te bereiken op toestel 214.',
    [],
  ],
  [
    'Huur',
    'Vanaf 1 januari 2027 bedraagt de huur € 912,15. Het bedrag wordt op de 1e van de maand geïncasseerd.',
    [],
  ],
  [
    'Vrijdag',
    'Jammer, vrijdag 14.00 uur was de laatste plek en die is net vergeven. Ik zet je op de wachtlijst.',
    [],
  ],
  [
    'Mijn vlucht',
    'Ik vlieg woensdag om 7.05 uur naar Milaan en ben vrijdag om 21.30 uur weer op Schiphol.',
    [],
  ],
  ['Parkeren', 'Op koopzondag 11 oktober is parkeren gratis van 12.00 tot 17.00 uur.', []],
  ['Beleid', 'Een afspraak afzeggen kan kosteloos tot 24 uur van tevoren. Bij no-show rekenen wij € 35.', []],
  ['Inleveren', 'Het verslag moet maandag 12 oktober om 9 uur in mijn postvak liggen.', []],
  ['Re: Bedankt', 'Graag gedaan! Het was een mooie middag, om 17 uur stonden we alweer buiten.', []],
  ['Weer', 'KNMI: code geel voor donderdag tussen 14 en 20 uur vanwege windstoten tot 80 km/u.', []],
];
