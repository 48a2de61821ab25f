/** A mail that comes from another zone: when it was sent, the reader's zone, its text and the starts that it gives. */
export type ZoneCase = [sentAt: string, timezone: string, text: string, starts: string[]];

const BERLIN = 'Europe/Berlin';
const MADRID = 'Europe/Madrid';
const WARSAW = 'Europe/Warsaw';
const PARIS = 'Europe/Paris';
const ROME = 'Europe/Rome';
const AMSTERDAM = 'Europe/Amsterdam';
const LISBON = 'Europe/Lisbon';
const LONDON = 'Europe/London';
const SAO_PAULO = 'America/Sao_Paulo';
const BUENOS_AIRES = 'America/Argentina/Buenos_Aires';

/** What a clock shows in Berlin, New York, Chicago, London and so on when the mails of these cases are sent. */
const FROM = {
  berlin: '2026-05-14T09:00:00+02:00',
  newYork: '2026-05-14T09:00:00-04:00',
  chicago: '2026-05-14T09:00:00-05:00',
  london: '2026-05-14T09:00:00+01:00',
  saoPaulo: '2026-05-14T09:00:00-03:00',
};

export const zoneCases: ZoneCase[] = [
  [
    FROM.newYork,
    BERLIN,
    'Können wir am Mittwoch, 20. Mai, um 11 Uhr New Yorker Zeit kurz zoomen? Das wäre 17 Uhr bei euch.',
    ['2026-05-20T17:00:00+02:00'],
  ],
  [
    FROM.london,
    BERLIN,
    'Passt Ihnen Dienstag, 19. Mai, um 10 Uhr britischer Zeit (11 Uhr bei Ihnen)?',
    ['2026-05-19T11:00:00+02:00'],
  ],
  [
    FROM.newYork,
    BERLIN,
    'Rufst du mich am Montag, 18. Mai, um 9 Uhr unserer Zeit an?',
    ['2026-05-18T15:00:00+02:00'],
  ],
  [
    FROM.newYork,
    BERLIN,
    'Treffen wir uns am 18. Mai um 15 Uhr eurer Zeit zum Videocall?',
    ['2026-05-18T15:00:00+02:00'],
  ],
  [
    FROM.berlin,
    LONDON,
    'Wollen wir am Dienstag, 19. Mai, um 15 Uhr deutscher Zeit telefonieren?',
    ['2026-05-19T14:00:00+01:00'],
  ],
  [
    FROM.berlin,
    BERLIN,
    'Das Gespräch mit Tokio ist am 20. Mai um 16 Uhr japanischer Zeit, also um 9 Uhr bei uns. Bist du dabei?',
    ['2026-05-20T09:00:00+02:00'],
  ],
  [
    FROM.berlin,
    BERLIN,
    'Wir treffen uns am 19. Mai um 15 Uhr bei uns im Büro.',
    ['2026-05-19T15:00:00+02:00'],
  ],

  [
    FROM.newYork,
    LONDON,
    'Could we talk on Tuesday 19 May at 10am Eastern (3pm your time)?',
    ['2026-05-19T15:00:00+01:00'],
  ],
  [
    FROM.chicago,
    LONDON,
    "Let's do a call on Monday 18 May at 9am my time, so 3pm your time.",
    ['2026-05-18T15:00:00+01:00'],
  ],
  [FROM.newYork, LONDON, 'How about Wednesday 20 May at 4pm your time?', ['2026-05-20T16:00:00+01:00']],
  [
    FROM.london,
    'America/New_York',
    'Shall we speak at 3pm UK time on Tuesday 19 May?',
    ['2026-05-19T10:00:00-04:00'],
  ],
  [
    FROM.london,
    'America/New_York',
    'Shall we speak on Tuesday 19 May at 3pm here, 10am with you?',
    ['2026-05-19T10:00:00-04:00'],
  ],
  [
    FROM.berlin,
    LONDON,
    'Our weekly call is moved to Thursday 21 May, 16:00 CEST.',
    ['2026-05-21T15:00:00+01:00'],
  ],
  [
    FROM.london,
    LONDON,
    'Can you join the Singapore team on 20 May at 4pm Singapore time, i.e. 9am for us?',
    ['2026-05-20T09:00:00+01:00'],
  ],
  [FROM.chicago, LONDON, 'Can I ring you on Monday 18 May at 8am Central?', ['2026-05-18T14:00:00+01:00']],

  [
    FROM.berlin,
    BUENOS_AIRES,
    '¿Te llamo por Zoom el viernes 22 de mayo a las 16.00, hora española?',
    ['2026-05-22T11:00:00-03:00'],
  ],
  [
    FROM.berlin,
    BUENOS_AIRES,
    '¿Hablamos el lunes 18 de mayo a las 17:00 hora de Madrid (12:00 en Buenos Aires)?',
    ['2026-05-18T12:00:00-03:00'],
  ],
  [
    FROM.berlin,
    BUENOS_AIRES,
    '¿Te viene bien el martes 19 de mayo a las 11, hora vuestra?',
    ['2026-05-19T11:00:00-03:00'],
  ],
  [
    FROM.saoPaulo,
    MADRID,
    '¿Nos conectamos el martes 19 de mayo a las 10:00 hora argentina, 15:00 en España?',
    ['2026-05-19T15:00:00+02:00'],
  ],
  [
    '2026-05-14T09:00:00-06:00',
    MADRID,
    'Nos vemos por Meet el miércoles 20 de mayo a las 9 de la mañana nuestra hora, o sea las 17:00 para ustedes.',
    ['2026-05-20T17:00:00+02:00'],
  ],
  [
    '2026-05-14T09:00:00-06:00',
    MADRID,
    'Les propongo una llamada el jueves 21 de mayo a las 8:00 hora del centro de México.',
    ['2026-05-21T16:00:00+02:00'],
  ],

  [
    FROM.newYork,
    PARIS,
    'On se parle mercredi 20 mai à 9h, heure de Montréal ?',
    ['2026-05-20T15:00:00+02:00'],
  ],
  [
    FROM.newYork,
    PARIS,
    'Je vous propose un appel mardi 19 mai à 10h heure de New York, soit 16h chez vous.',
    ['2026-05-19T16:00:00+02:00'],
  ],
  [
    FROM.london,
    PARIS,
    'Pouvons-nous faire une visio lundi 18 mai à 14h, heure britannique ?',
    ['2026-05-18T15:00:00+02:00'],
  ],
  [
    FROM.newYork,
    PARIS,
    'Peux-tu m’appeler vendredi 22 mai à 9h (heure du Québec) ?',
    ['2026-05-22T15:00:00+02:00'],
  ],
  [
    FROM.berlin,
    'America/Toronto',
    'On se retrouve sur Teams jeudi 21 mai à 15h, heure française, 9h pour toi ?',
    ['2026-05-21T09:00:00-04:00'],
  ],
  [FROM.newYork, PARIS, 'Rendez-vous le mardi 19 mai à 16h chez vous.', ['2026-05-19T16:00:00+02:00']],

  [FROM.london, ROME, 'Ci sentiamo martedì 19 maggio alle 15, ora di Londra?', ['2026-05-19T16:00:00+02:00']],
  [
    FROM.newYork,
    ROME,
    'Possiamo fare una call mercoledì 20 maggio alle 10 ora di New York, cioè le 16 da voi?',
    ['2026-05-20T16:00:00+02:00'],
  ],
  [FROM.newYork, ROME, 'Ti chiamo lunedì 18 maggio alle 9 ora nostra.', ['2026-05-18T15:00:00+02:00']],
  [
    FROM.berlin,
    LONDON,
    'Facciamo la riunione giovedì 21 maggio alle 17.00, ora italiana?',
    ['2026-05-21T16:00:00+01:00'],
  ],
  [FROM.newYork, ROME, 'Ti va bene venerdì 22 maggio alle 15 ora vostra?', ['2026-05-22T15:00:00+02:00']],

  [
    FROM.london,
    AMSTERDAM,
    'Kun je vrijdag 22 mei om 15.00 uur Britse tijd, dus 16.00 uur bij jullie?',
    ['2026-05-22T16:00:00+02:00'],
  ],
  [
    FROM.newYork,
    AMSTERDAM,
    'Zullen we dinsdag 19 mei om 9 uur New Yorkse tijd bellen?',
    ['2026-05-19T15:00:00+02:00'],
  ],
  [
    FROM.newYork,
    AMSTERDAM,
    'Kunnen we maandag 18 mei om 10 uur onze tijd overleggen? Dat is 16 uur bij jou.',
    ['2026-05-18T16:00:00+02:00'],
  ],
  [
    FROM.berlin,
    LONDON,
    'Schikt woensdag 20 mei om 14.00 uur Nederlandse tijd?',
    ['2026-05-20T13:00:00+01:00'],
  ],
  [FROM.newYork, AMSTERDAM, 'Belt u mij donderdag 21 mei om 15 uur uw tijd?', ['2026-05-21T15:00:00+02:00']],

  [
    FROM.chicago,
    WARSAW,
    'Zadzwonię do Pana w czwartek 21 maja o 10 rano naszego czasu (Chicago).',
    ['2026-05-21T17:00:00+02:00'],
  ],
  [
    FROM.london,
    WARSAW,
    'Czy możemy porozmawiać we wtorek 19 maja o 15:00 czasu londyńskiego, czyli o 16:00 u was?',
    ['2026-05-19T16:00:00+02:00'],
  ],
  [
    FROM.london,
    WARSAW,
    'Spotkajmy się online w środę 20 maja o 14:00 czasu brytyjskiego.',
    ['2026-05-20T15:00:00+02:00'],
  ],
  [
    FROM.newYork,
    WARSAW,
    'Proponuję rozmowę w poniedziałek 18 maja o 16:00 waszego czasu.',
    ['2026-05-18T16:00:00+02:00'],
  ],
  [
    FROM.berlin,
    LONDON,
    'Zapraszam na spotkanie na Teams w piątek 22 maja o 12:00 czasu polskiego.',
    ['2026-05-22T11:00:00+01:00'],
  ],

  [
    FROM.saoPaulo,
    LISBON,
    'Podemos falar na terça, 19 de maio, às 10h, horário de Brasília?',
    ['2026-05-19T14:00:00+01:00'],
  ],
  [
    FROM.saoPaulo,
    LISBON,
    'Que tal uma chamada quarta, 20 de maio, às 11h daqui, 15h aí?',
    ['2026-05-20T15:00:00+01:00'],
  ],
  [
    FROM.saoPaulo,
    LISBON,
    'Marcamos a reunião para sexta, 22 de maio, às 15h, hora de Lisboa?',
    ['2026-05-22T15:00:00+01:00'],
  ],
  [
    FROM.london,
    SAO_PAULO,
    'Podemos reunir na segunda, 18 de maio, às 14h, hora portuguesa (10h no Brasil)?',
    ['2026-05-18T10:00:00-03:00'],
  ],
  [
    FROM.london,
    SAO_PAULO,
    'Ligo-te na quinta, 21 de maio, às 16h da nossa hora.',
    ['2026-05-21T12:00:00-03:00'],
  ],
  [
    '2026-11-16T12:10:00+11:00',
    'Australia/Melbourne',
    'The handover is on Monday, 23 November 2026, 3:00 pm - 4:00 pm (AEDT). See you there.',
    ['2026-11-23T15:00:00+11:00'],
  ],
  [
    '2026-10-14T10:18:00+01:00',
    'Atlantic/Canary',
    '¿Hablamos mañana jueves a las 12 (las 11 en Canarias)?',
    ['2026-10-15T11:00:00+01:00'],
  ],
  [
    '2026-10-14T12:22:00-06:00',
    'Europe/Madrid',
    '¿Podríamos hablar el miércoles 18 de noviembre a las 9 de la mañana, hora de la Ciudad de México?',
    ['2026-11-18T16:00:00+01:00'],
  ],
  [
    '2026-11-10T14:32:00+13:00',
    'Australia/Sydney',
    'Would 10.30am NZ time this Thursday (12 Nov) suit? I will ring your mobile.',
    ['2026-11-12T08:30:00+11:00'],
  ],
  [
    '2026-08-11T15:40:00-04:00',
    'America/Los_Angeles',
    'Let us go over them on the phone Monday 8/17 at 1:00 PM ET / 10:00 AM PT.',
    ['2026-08-17T10:00:00-07:00'],
  ],
  [
    '2026-05-18T09:47:00-04:00',
    'America/Sao_Paulo',
    'Podemos fazer a reunião na quarta, 20/05, às 14h no horário de Manaus.',
    ['2026-05-20T15:00:00-03:00'],
  ],
];
