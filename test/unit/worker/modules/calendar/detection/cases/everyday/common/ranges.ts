import type { Case } from '../../case.ts';

/** Spans of hours, each one time with an end, noon and midnight in words, and minutes in superscript. */
export const ranges: Case[] = [
  [
    'Gas check',
    'Our engineer will call between 10am and 12 noon on Tuesday 13 October 2026.',
    ['2026-10-13T10:00/2026-10-13T12:00'],
  ],
  ['Lunch', 'Can you come on Wednesday from noon to 2pm?', ['2026-10-07T12:00/2026-10-07T14:00']],
  [
    'Visit',
    'Are you in on Thursday 15 October between nine and eleven?',
    ['2026-10-15T09:00/2026-10-15T11:00'],
  ],
  [
    'Boiler',
    'Will you be in on Tuesday 13 October between 10 and noon?',
    ['2026-10-13T10:00/2026-10-13T12:00'],
  ],
  [
    'Party',
    'We would love to see you on Saturday 17 October, 8pm until midnight.',
    ['2026-10-17T20:00/2026-10-18T00:00'],
  ],
  ['Meeting', 'Let us meet on Friday at 12 noon.', ['2026-10-09T12:00']],
  [
    'Heizung',
    'Unser Monteur kommt am Dienstag, 13. Oktober, zwischen 10 und 12 Uhr mittags zu Ihnen.',
    ['2026-10-13T10:00/2026-10-13T12:00'],
  ],
  [
    'Besuch',
    'Sind Sie am Donnerstag, 15. Oktober, zwischen neun und elf Uhr zu Hause?',
    ['2026-10-15T09:00/2026-10-15T11:00'],
  ],
  [
    'Feier',
    'Wir feiern mit euch am Samstag, 17. Oktober, von 20 Uhr bis Mitternacht.',
    ['2026-10-17T20:00/2026-10-18T00:00'],
  ],
  ['Essen', 'Treffen wir uns am Freitag um zwölf Uhr mittags?', ['2026-10-09T12:00']],
  [
    'Ablesung',
    'Die Ablesung bei Ihnen ist am 14. Oktober in der Zeit von 8.00 Uhr bis 10.00 Uhr.',
    ['2026-10-14T08:00/2026-10-14T10:00'],
  ],
  [
    'Chaudière',
    'Notre technicien passera chez vous mardi 13 octobre entre 10h et midi.',
    ['2026-10-13T10:00/2026-10-13T12:00'],
  ],
  ['Déjeuner', 'On se voit mercredi de midi à 14h ?', ['2026-10-07T12:00/2026-10-07T14:00']],
  ['Soirée', 'Nous vous attendons samedi 17 octobre de 20h à minuit.', ['2026-10-17T20:00/2026-10-18T00:00']],
  [
    'Visite',
    'Êtes-vous là jeudi 15 octobre entre neuf heures et onze heures ?',
    ['2026-10-15T09:00/2026-10-15T11:00'],
  ],
  ['Rendez-vous', 'Rendez-vous vendredi à midi et demi au café.', ['2026-10-09T12:30']],
  [
    'Caldera',
    'Nuestro técnico pasará por su casa el martes 13 de octubre entre las 10 y las 12 del mediodía.',
    ['2026-10-13T10:00/2026-10-13T12:00'],
  ],
  [
    'Visita',
    '¿Está en casa el jueves 15 de octubre entre las nueve y las once?',
    ['2026-10-15T09:00/2026-10-15T11:00'],
  ],
  [
    'Fiesta',
    'Os esperamos el sábado 17 de octubre de 20:00 a medianoche.',
    ['2026-10-17T20:00/2026-10-18T00:00'],
  ],
  ['Comida', '¿Quedamos el viernes a las doce del mediodía?', ['2026-10-09T12:00']],
  [
    'Revisión',
    'La revisión en su casa será el 14 de octubre de 8 a 10 de la mañana.',
    ['2026-10-14T08:00/2026-10-14T10:00'],
  ],
  [
    'Caldaia',
    'Il nostro tecnico passa da lei martedì 13 ottobre tra le 10 e mezzogiorno.',
    ['2026-10-13T10:00/2026-10-13T12:00'],
  ],
  ['Visita', 'È in casa giovedì 15 ottobre tra le nove e le undici?', ['2026-10-15T09:00/2026-10-15T11:00']],
  ['Festa', 'Vi aspettiamo sabato 17 ottobre dalle 20 a mezzanotte.', ['2026-10-17T20:00/2026-10-18T00:00']],
  ['Pranzo', 'Ci vediamo venerdì a mezzogiorno e mezzo al bar?', ['2026-10-09T12:30']],
  [
    'Riunione',
    'La riunione è mercoledì 14 ottobre dalle ore 10 alle ore 12.',
    ['2026-10-14T10:00/2026-10-14T12:00'],
  ],
  [
    'Ketel',
    "Onze monteur komt dinsdag 13 oktober tussen 10 uur en 12 uur 's middags bij u langs.",
    ['2026-10-13T10:00/2026-10-13T12:00'],
  ],
  [
    'Bezoek',
    'Bent u donderdag 15 oktober thuis tussen negen en elf uur?',
    ['2026-10-15T09:00/2026-10-15T11:00'],
  ],
  [
    'Feest',
    'We verwachten jullie zaterdag 17 oktober van 20 uur tot middernacht.',
    ['2026-10-17T20:00/2026-10-18T00:00'],
  ],
  ['Lunch', "Zullen we vrijdag om twaalf uur 's middags afspreken?", ['2026-10-09T12:00']],
  [
    'Meting',
    'De meting bij u is op 14 oktober, van 8.00 uur tot 10.00 uur.',
    ['2026-10-14T08:00/2026-10-14T10:00'],
  ],
  [
    'Piec',
    'Nasz serwisant przyjedzie do Państwa we wtorek 13 października między 10 a 12.',
    ['2026-10-13T10:00/2026-10-13T12:00'],
  ],
  [
    'Wizyta',
    'Czy będzie Pan w domu w czwartek 15 października między dziewiątą a jedenastą?',
    ['2026-10-15T09:00/2026-10-15T11:00'],
  ],
  [
    'Impreza',
    'Zapraszamy was w sobotę 17 października od 20:00 do północy.',
    ['2026-10-17T20:00/2026-10-18T00:00'],
  ],
  ['Obiad', 'Spotkajmy się w piątek w samo południe.', ['2026-10-09T12:00']],
  [
    'Odczyt',
    'Odczyt u Państwa będzie 14 października w godzinach od 8:00 do 10:00.',
    ['2026-10-14T08:00/2026-10-14T10:00'],
  ],
  [
    'Caldeira',
    'O nosso técnico passa em sua casa na terça, 13 de outubro, entre as 10h e o meio-dia.',
    ['2026-10-13T10:00/2026-10-13T12:00'],
  ],
  [
    'Visita',
    'Está em casa na quinta, 15 de outubro, entre as nove e as onze?',
    ['2026-10-15T09:00/2026-10-15T11:00'],
  ],
  [
    'Festa',
    'Esperamos vocês no sábado, 17 de outubro, das 20h à meia-noite.',
    ['2026-10-17T20:00/2026-10-18T00:00'],
  ],
  ['Almoço', 'Encontramo-nos na sexta ao meio-dia e meia?', ['2026-10-09T12:30']],
  [
    'Revisão',
    'A revisão em sua casa será no dia 14 de outubro, das 8h00 às 10h00.',
    ['2026-10-14T08:00/2026-10-14T10:00'],
  ],

  ['Zebranie', 'Zebranie odbędzie się 21.10.2026 r. o godz. 17³⁰ w sali 12.', ['2026-10-21T17:30']],
  ['Wizyta', 'Zapraszam w czwartek 15 października w godz. 9⁰⁰–11⁴⁵.', ['2026-10-15T09:00/2026-10-15T11:45']],
  ['Réunion', 'La réunion aura lieu le mercredi 14 octobre à 15ʰ30.', ['2026-10-14T15:30']],
  ['Réunion', 'La réunion aura lieu le mercredi 14 octobre à 18<sup>h</sup>15.', ['2026-10-14T18:15']],
  ['Termin', 'Ihr Termin ist am 14. Oktober um 8¹⁵ Uhr bei Frau Dr. Lenz.', ['2026-10-14T08:15']],
  ['Zebranie', 'Zapraszam na zebranie 21 października o godz. 17<sup>30</sup>.', ['2026-10-21T17:30']],
  ['Riunione', 'La riunione si terrà mercoledì 14 ottobre alle ore 20⁴⁵.', ['2026-10-14T20:45']],
  [
    'Fläche',
    'Die Wohnung hat 80 m², wir besichtigen sie mit Ihnen am 14. Oktober um 10 Uhr.',
    ['2026-10-14T10:00'],
  ],
  [
    'Overleg',
    'Donderdag om 14 uur bellen we. Dan praten we een uur over het plan.',
    ['2026-10-08T14:00/2026-10-08T15:00'],
  ],
  [
    'Garten',
    'Wir kommen am 14. Oktober von 10 bis halb 12 zu Ihnen in den Garten.',
    ['2026-10-14T10:00/2026-10-14T11:30'],
  ],
  [
    'Visita',
    'Gostaria de passar na loja na quarta, das 9h30 às 10h30, para mostrar a nova linha e acertar a troca das latas.',
    ['2026-10-07T09:30/2026-10-07T10:30'],
  ],
  [
    'Zählertausch',
    'Wir kommen am Donnerstag, den 8. Oktober, von 10 bis halb 12 zu Ihnen und tauschen den Zähler.',
    ['2026-10-08T10:00/2026-10-08T11:30'],
  ],
];
