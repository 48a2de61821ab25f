import type { Case } from '../case.ts';

/** Portuguese mails from the days of a small company. */
export const portugueseDays: Case[] = [
  [
    'Contrato',
    'Cara Sra. Lobo,\n\no contrato está pronto para assinar. Pode vir assiná-lo ao nosso escritório na quarta, 14 de outubro, entre as 14h e as 16h.\n\nCumprimentos\nReis Advogados\nseg-qui 8h-17h, sex 8h-13h',
    ['2026-10-14T14:00'],
  ],
  [
    'Re: Re: Logo',
    'Olá,\n\npodemos falar dois minutos? Hoje estou livre a partir das 16h, senão quinta às 11h.\n\nTim',
    ['2026-10-05T16:00', '2026-10-08T11:00'],
  ],
  [
    'Confirmação',
    'A sua consulta: 21/10/2026 às 9h40 com a Dra. Areias, dermatologia.\nTraga o cartão. Desmarcações com 24 horas de antecedência.',
    ['2026-10-21T09:40'],
  ],
  [
    'Feira de outono',
    'Caros sócios, no dia 24 de outubro temos banca na feira de outono, das 10h às 18h. Quem ajuda a montar às 8h?',
    ['2026-10-24T10:00'],
  ],
  [
    'Nova data',
    'O nosso técnico está doente e não pode ir no dia 7 de outubro como previsto. A nova data seria 9 de outubro, à mesma hora (13h).',
    ['2026-10-09T13:00'],
  ],
  [
    'Sessão online',
    'Obrigado pela inscrição! A sessão online começa na quinta, 15 de outubro, às 10h em ponto. Link: https://us02web.zoom.us/j/123',
    ['2026-10-15T10:00'],
  ],
  [
    'Lena',
    'Cara Sra. Aksoy, gostava de falar consigo sobre as notas da Lena. Segunda no intervalo, às 10h35, dava-lhe jeito?',
    ['2026-10-12T10:35'],
  ],
  ['Trimestre', 'Os dados têm de estar no contabilista no dia 9 de outubro às 12h, senão há juros.', []],
  [
    'Obrigado pela compra',
    'Recebemos o seu pedido 44-81 em 5 de outubro de 2026 às 7h58. Envio previsto: 7 de outubro.',
    [],
  ],
  ['Hora de inverno', 'Lembrete: no domingo, 25 de outubro, às 2h o relógio atrasa para a 1h.', []],
  ['Imprensa', 'Embargo até quinta, 8 de outubro, às 10h. As fotos não podem ser usadas antes.', []],
  [
    'A sua chamada',
    'Temos uma chamada perdida sua de 2 de outubro às 17h20. A linha funciona de segunda a sexta das 8h às 18h.',
    [],
  ],
  [
    'Aula cancelada',
    'A aula de ioga de terça, 13 de outubro, às 18h não se realiza por falta de alunos.',
    [],
  ],
  ['Parque', 'De terça às 7h até quarta às 17h o parque será pintado, estacionem na rua.', []],
];
