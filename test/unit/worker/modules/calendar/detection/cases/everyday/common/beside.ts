import type { Case } from '../../case.ts';

/** Rotas, maintenance and broadcasts: mails with many hours, none of which is for the reader. */
export const notices: Case[] = [
  [
    'Who is where this week',
    'Mark has his physio on Thursday at 2.15pm, and Priya takes her driving test on Friday at 10.40.',
    [],
  ],
  [
    'Front desk',
    'Here is who to ask for next week:\n\nMon 12 Oct 8.00-13.00 Sade\nTue 13 Oct 8.00-18.00 Piotr\nWed 14 Oct 8.00-13.00 Sade',
    [],
  ],
  [
    'Besuch',
    'Welcher dieser Termine passt Ihnen?\n\nMo 12.10. 8.00-9.00\nDi 13.10. 8.00-9.00\nMi 14.10. 8.00-9.00',
    [
      '2026-10-12T08:00/2026-10-12T09:00',
      '2026-10-13T08:00/2026-10-13T09:00',
      '2026-10-14T08:00/2026-10-14T09:00',
    ],
  ],
  ['Mantenimiento programado', 'El sábado 10 de octubre, de 22:00 a 23:00, actualizamos el servidor.', []],
  ['Manutenção programada', 'Início: domingo, 11/10/2026, 21h00\nTérmino: domingo, 11/10/2026, 23h00', []],
  [
    'Gepland onderhoud mailserver',
    'Begin: zaterdag 10 oktober, 22.00 uur\nEinde: zondag 11 oktober, 6.00 uur',
    [],
  ],
  ['Je passe à la télé !', 'Dimanche 11 octobre à 17h15 sur Canal Terroir, et mardi à 22h50.', []],
  ['The derby on TV', 'Saturday 10 October, 16:00, on the sports channel. Kick-off is at 16:30.', []],
  [
    'The derby on TV',
    'Shall we watch it together at my place, Saturday 10 October at 16:00?',
    ['2026-10-10T16:00'],
  ],
  ['Horario', 'Llámenos todos los días de 9:00 a 18:00.', []],
  ['Ticket', 'Il tecnico risponde tutti i giorni dalle 7:00 alle 22:00.', []],
];

/** What the writer or somebody else does, beside what both do. */
export const ownDays: Case[] = [
  [
    'Tomorrow',
    'Tomorrow I land at 9:10, take the train and am with you in the office at 11.',
    ['2026-10-06T11:00'],
  ],
  ['Domani', 'Domani alle 9 ho la risonanza, alle 16 mi vuole vedere la maestra di mio figlio.', []],
  ['Termine', 'Ich hab am Dienstag um 10 Uhr Notar. Ich melde mich danach.', []],
  ['Termine', 'Ich hab am Dienstag um 10 Uhr Zeit für Sie.', ['2026-10-06T10:00']],
  ['Info', 'Estamos desfalcados: a Joana tem consulta amanhã às 9h.', []],
  ['Boss', 'Mary has a meeting with the bank tomorrow at 10, so do not disturb her.', []],
  [
    'domani',
    'Sono Veronica, quella della piega di domani alle 9. Mi è venuta la febbre, quindi devo annullare.',
    [],
  ],
  [
    'Termin',
    'Ich habe am Dienstag, 20.10., um 10 Uhr einen Termin. Da muss ich zu den Enkeln. Könnten wir ihn auf Mittwoch, den 21.10., um 16 Uhr verlegen?',
    ['2026-10-21T16:00'],
  ],
];

/** A part of a sentence that declines something else, or says what the meeting is for. */
export const parts: Case[] = [
  [
    'Option',
    'Je vous appelle après-demain à 17 heures et on en parle vingt minutes, pas plus.',
    ['2026-10-07T17:00'],
  ],
  [
    'Trapleuning',
    'Ik bel je morgen kwart voor vier over die leuning, ligt nu toch niet op de zaag.',
    ['2026-10-06T15:45'],
  ],
  [
    'Azulejos',
    'Estoy en obra y no puedo hablar, te llamo mañana a las seis de la tarde y lo vemos.',
    ['2026-10-06T18:00'],
  ],
  ['Visit', 'Thursday at 3, impossible.', []],
  ['Visite', 'Jeudi à 15h ça coince.', []],
  [
    'Listino',
    'Ti propongo una videochiamata giovedì 8 ottobre alle 16 per vedere i tempi di spedizione.',
    ['2026-10-08T16:00'],
  ],
  [
    'Póliza',
    'Para repasar la renovación de la póliza te llamo el jueves 8 de octubre a las 11:00.',
    ['2026-10-08T11:00'],
  ],
  [
    'Measuring',
    'Could you come on Tuesday at 8 am? Otherwise Wednesday at half past nine.',
    ['2026-10-06T08:00', '2026-10-07T09:30'],
  ],
  ['Party', 'We meet you on Friday 9 October at 18:00. The pizzas at 20:00 are on me.', ['2026-10-09T18:00']],
];

/** How people write days and hours. */
export const written: Case[] = [
  [
    'Rogito',
    'La stipula avrà luogo mercoledì ventuno ottobre alle ore undici presso lo studio.',
    ['2026-10-21T11:00'],
  ],
  [
    'Beurkundung',
    'Der Termin findet am Dienstag, den dritten November 2026, 10.30 Uhr, bei uns statt.',
    ['2026-11-03T10:30'],
  ],
  ['Acte', 'Nous vous attendons le jeudi quinze octobre à 14h.', ['2026-10-15T14:00']],
  [
    'Gespräch',
    'Wir haben Ihnen ein Gespräch reserviert:\n\nFreitag, 16. Oktober, 17.10 bis 17.20 Uhr, Raum B 108',
    ['2026-10-16T17:10/2026-10-16T17:20'],
  ],
  [
    'Versammlung',
    'Die ordentliche Versammlung, zu der wir Sie einladen, findet statt am\n\nDonnerstag, dem 15. Oktober 2026, um 18:30 Uhr\n\nim Gemeindesaal.',
    ['2026-10-15T18:30'],
  ],
  ['Servicetermin', 'Sie können den Wagen am Dienstag um Viertel ab neun bringen.', ['2026-10-06T09:15']],
  ['Quando', 'Vamos os dois, quinta e sexta, 15 e 16 de outubro, o dia inteiro.', ['2026-10-15/2026-10-17']],
  ['almoço', 'Bora almoçar amanhã meio-dia e meia?', ['2026-10-06T12:30']],
  [
    'Visit',
    'I come by train on Wednesday the 14th, we can meet on that Wednesday at noon.',
    ['2026-10-14T12:00'],
  ],
  [
    'Abnahme Dachstuhl mit euch, Fr 16.10. 13h',
    'Bitte pünktlich, der Bauherr ist auch dabei.',
    ['2026-10-16T13:00'],
  ],
  [
    'Intervention',
    'Notre technicien passe chez vous jeudi 8 octobre à 8h. Durée prévue : 2 h',
    ['2026-10-08T08:00'],
  ],
  [
    'Boiler',
    'Our technician is with you on Thursday 8 October at 9 am, please allow two hours.',
    ['2026-10-08T09:00/2026-10-08T11:00'],
  ],
  [
    'Chaudière',
    'Nous passons chez vous jeudi 8 octobre à deux heures et demie de l’après-midi.',
    ['2026-10-08T14:30'],
  ],
  [
    'You are registered',
    'Hi Rosa,\n\nThanks for signing up! Here are your details.\n\nClass: Sales tax\nWhen: Tuesday, October 13, 2026, 1:00 PM - 2:00 PM',
    ['2026-10-13T13:00/2026-10-13T14:00'],
  ],
  [
    'Entretien',
    'Selon votre contrat n° 5512, notre technicien vient chez vous mardi 13 octobre à 8h.',
    ['2026-10-13T08:00'],
  ],
  ['Demonstração', 'Escolha o dia que lhe der mais jeito. Costumo ter vagas entre as 10h e as 17h.', []],
  [
    'You are registered',
    'Thanks for registering for our evening on sales tax.\n\nDate: Tuesday, October 13, 2026\nTime: 1:00 PM - 2:00 PM',
    ['2026-10-13T13:00/2026-10-13T14:00'],
  ],
  ['Wizyta', 'Umówiliśmy wizytę montera.\n\nData: 2026-10-14\nGodzina: 10:00', ['2026-10-14T10:00']],
  ['Oproep', 'U bent uitgenodigd op:\n\nWoensdag 14 oktober 2026\nAanvang: 14.40 uur', ['2026-10-14T14:40']],
  [
    'Eye test',
    'For your eye test we have the following left:\n\nMon 12 Oct: 9.00, 11.20 or 15.40\nTues 13 Oct: 10.10',
    ['2026-10-12T09:00', '2026-10-12T11:20', '2026-10-12T15:40', '2026-10-13T10:10'],
  ],
  [
    'Stage',
    'J’aimerais vous rencontrer le 7 octobre à 14 h 20 (je sors de cours à 13 h 30).',
    ['2026-10-07T14:20'],
  ],
  ['Lunch?', 'Dawno nie gadaliśmy :) Może lunch jutro o wpół do pierwszej?', ['2026-10-06T12:30']],
  ['Hallenzeit', 'Ja, passt so, bis dann am Freitag um 17 Uhr.', ['2026-10-09T17:00']],
  [
    'Vistoria',
    'A vistoria terá lugar no dia 2026/10/14, pelas 10h00, com a sua presença.',
    ['2026-10-14T10:00'],
  ],
  [
    'Conselho',
    'Convidamos para a 3ª reunião do conselho, às 19h do dia 14 de outubro (quarta-feira).',
    ['2026-10-14T19:00'],
  ],
  ['Firma', 'Le convocamos a la firma el día catorce de octubre a las doce y cuarto.', ['2026-10-14T12:15']],
  [
    'My visit',
    'I arrive on Wednesday 14 October with the ferry. Shall we have dinner on Wednesday at 8 pm?',
    ['2026-10-14T20:00'],
  ],
  [
    'Rechnung',
    'Die Rechnung ist am 13. Oktober fällig. Treffen wir uns am Dienstag um 15 Uhr bei Ihnen?',
    ['2026-10-06T15:00'],
  ],
];
