import type { Case } from '../../case.ts';

/** Times of others, and hours at which somebody answers or a shop is open. */
export const withoutReader: Case[] = [
  ['FYI', 'Priya is seeing the bank on Wednesday at 10.30. No need for you to be there.', []],
  [
    'Planning',
    'Mijn mannen beginnen maandag om 7.00 uur aan het dak. Je hoeft er niet voor langs te komen.',
    [],
  ],
  ['Visit', 'An inspector will visit you on Wednesday at 10. You need not be present.', ['2026-10-07T10:00']],
  ['Christmas', 'Our hours:\n\nThu 22 Oct 7.00 - 16.00\nFri 23 Oct 7.00 - 12.00\n24 - 28 Oct closed', []],
  [
    'Zomeruren',
    'Van 12 tot en met 31 oktober:\n\nmaandag tot donderdag: 7u30 - 13u00\nvrijdag: 7u30 - 12u00\nzondag gesloten',
    [],
  ],
  [
    'Bezoek',
    'Onze expert komt bij u langs op donderdag 22 oktober om 10.15 uur. Past dat niet, bel dan 03 555 01 20 (tussen 9 en 12 uur).',
    ['2026-10-22T10:15'],
  ],
  [
    'Pedido 4412',
    'Tu pedido saldrá de nuestro almacén el miércoles 7 a las 8:00 y lo recibirás en 24 horas.',
    [],
  ],
  ['Grúa', 'Mañana martes entre las 8 y las 11 la grúa ocupará la calle. No aparquen en la acera.', []],
  ['Info', 'El martes 6 a las 11 Pilar se reúne con el banco. Ya os contará cómo va.', []],
  ['Reserva', 'La mesa estaba para el sábado a las 14:30, pero al final no vamos.', []],
  ['Mudanza', 'La empresa de mudanzas viene a nuestra casa el sábado 10 a las 9, por si oyes ruido.', []],
  ['Per conoscenza', 'Martedì 6 alle 11 Paola va in banca per il mutuo, poi ti dice lei.', []],
  ['Info', 'Na terça 6 às 11h a Paula vai ao banco por causa do empréstimo, depois conta-te.', []],
  ['Consulta', '¿A qué hora abrís el sábado? ¿Estáis a las 9 o más tarde?', []],
  ['Propuesta', 'El jueves a las 10 me viene mal, tengo otra cosa. Dime otro día.', []],
  ['Guardia', 'La farmacia de guardia el domingo 11 de 9:30 a 22:00 es la de la calle Mayor.', []],
  ['Queja', 'Me dijeron que vendrían el lunes a las 10 y estuve esperando hasta las 2.', []],
  ['Esame', "Ho l'esame venerdì 9 alle 9, incrocia le dita.", []],
  [
    'Hotel',
    'A sua reserva está confirmada: entrada a 4 de dezembro a partir das 15h, saída a 6 até às 12h.',
    [],
  ],
];

/** Another part of the sentence tells of another day, or of what had been planned. */
export const otherDays: Case[] = [
  ['Menus', "Friday the 16th at 3 would suit us best, we're at a funeral on Thursday.", ['2026-10-16T15:00']],
  [
    'Treinamento',
    'Confirmo o treinamento nos dias 12 e 13 de outubro, segunda e terça, o dia inteiro.',
    ['2026-10-12/2026-10-14'],
  ],
  [
    'Sito',
    'La revisione che avevamo fissato per giovedì 8 ottobre alle 10 la anticiperei a mercoledì 7 alla stessa ora, perché giovedì non ci sono.',
    ['2026-10-07T10:00'],
  ],
  [
    'Feria',
    'Vamos tú y yo: la feria es del 13 al 15 de octubre, martes a jueves, los tres días completos.',
    ['2026-10-13/2026-10-16'],
  ],
  [
    'Comida',
    'Oye, que el viernes cierro a mediodía. ¿Comemos a las dos en el bar de Manolo?',
    ['2026-10-09T14:00'],
  ],
  ['Essai', 'Mardi je termine à 16h. On se voit à 17h au café ?', ['2026-10-06T17:00']],
  ['Cena', 'Giovedì stacco alle 18. Ci vediamo alle 19 da Gino?', ['2026-10-08T19:00']],
  ['Jantar', 'Encontramo-nos na quinta? Saio às 18h, pode ser às 20h no Tasco?', ['2026-10-08T20:00']],
  ['Demo', 'We can show you release 4.12 on Friday at 11am.', ['2026-10-09T11:00']],
  ['Sito', 'Ci vediamo martedì alle 10 per la revisione del sito?', ['2026-10-06T10:00']],
  ['Reunión', 'Confirmo mañana a las 15. A las 17 tengo que irme.', ['2026-10-06T15:00']],
  ['Riunione', 'Confermo domani alle 15. Alle 17 devo scappare.', ['2026-10-06T15:00']],
  ['Réunion', 'Je confirme demain à 15h. À 17h je dois partir.', ['2026-10-06T15:00']],
  ['Meeting', 'I can confirm tomorrow at 3pm. I have to leave at 5pm.', ['2026-10-06T15:00']],
  [
    'Rdv',
    "J'ai rendez-vous mardi 13 octobre à 11h15. Serait-il possible de le décaler au vendredi 16 octobre à 17h45 ?",
    ['2026-10-16T17:45'],
  ],
];
