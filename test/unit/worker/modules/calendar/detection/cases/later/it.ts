import type { Case } from '../case.ts';

/** Italian mails from the days of a small company. */
export const italianDays: Case[] = [
  [
    'Contratto',
    'Gentile signora Lupi,\n\nil contratto è pronto. Può venire a firmarlo in studio mercoledì 14 ottobre tra le 14 e le 16.\n\nCordiali saluti\nStudio Reni\nLun-gio 8-17, ven 8-13',
    ['2026-10-14T14:00'],
  ],
  [
    'Re: Re: Logo',
    'Ciao,\n\nci sentiamo due minuti? Oggi sono libero dalle 16, altrimenti giovedì alle 11.\n\nTim',
    ['2026-10-05T16:00', '2026-10-08T11:00'],
  ],
  [
    'Conferma',
    'Il Suo appuntamento: 21/10/2026 alle 9:40 con la dott.ssa Arena, dermatologia.\nPorti la tessera sanitaria. Disdette almeno 24 ore prima.',
    ['2026-10-21T09:40'],
  ],
  [
    "Fiera d'autunno",
    "Cari soci, il 24 ottobre abbiamo un banco alla fiera d'autunno, dalle 10 alle 18. Chi aiuta a montare alle 8?",
    ['2026-10-24T10:00'],
  ],
  [
    'Nuova data',
    'Il nostro tecnico è malato e non può venire il 7 ottobre come previsto. Il nuovo appuntamento sarebbe il 9 ottobre alla stessa ora (ore 13).',
    ['2026-10-09T13:00'],
  ],
  [
    'Seminario',
    "Grazie per l'iscrizione! La sessione online comincia giovedì 15 ottobre alle 10 in punto. Link: https://us02web.zoom.us/j/123",
    ['2026-10-15T10:00'],
  ],
  [
    'Lena',
    "Gentile signora Aksoy, vorrei parlare con Lei dei voti di Lena. Lunedì all'intervallo, alle 10.55, Le andrebbe?",
    ['2026-10-12T10:55'],
  ],
  [
    'Trimestre',
    'I dati devono essere dal commercialista il 9 ottobre alle 12, altrimenti ci sono interessi.',
    [],
  ],
  [
    "Grazie per l'acquisto",
    'Abbiamo ricevuto il Suo ordine 44-81 il 5 ottobre 2026 alle 7:58. Spedizione prevista: 7 ottobre.',
    [],
  ],
  ['Ora solare', 'Promemoria: domenica 25 ottobre alle 3 si torna alle 2.', []],
  ['Stampa', 'Embargo fino a giovedì 8 ottobre, ore 10. Le foto non possono essere usate prima.', []],
  [
    'La Sua chiamata',
    'Abbiamo perso la Sua chiamata del 2 ottobre alle 17.20. La linea risponde dal lunedì al venerdì dalle 8 alle 18.',
    [],
  ],
  [
    'Lezione annullata',
    'La lezione di yoga di martedì 13 ottobre alle 18 non si farà per mancanza di iscritti.',
    [],
  ],
];
