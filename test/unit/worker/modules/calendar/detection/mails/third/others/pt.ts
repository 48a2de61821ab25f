import type { DetectionMail } from '../../mail.ts';

/** Portuguese mails without a meeting, written from the wish alone. */
export const portugueseOthers: DetectionMail[] = [
  {
    name: 'pt: a Brazilian bill with its due date',
    sentAt: '2027-02-02T08:00:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'NetFibra <fatura@netfibra.example>',
    subject: 'Sua fatura chegou',
    text: `
Olá, Padaria Trigo Bom!

Sua fatura de fevereiro já está disponível.

Valor: R$ 189,90
Vencimento: 10/02/2027

Pague até as 20h do dia do vencimento para evitar multa. Atendimento: todos os dias, das 8h às 22h.

NetFibra
`,
    expected: [],
  },
  {
    name: 'pt: a Portuguese carrier announces a delivery',
    sentAt: '2027-06-24T07:35:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Entregas Já <info@entregasja.example>',
    subject: 'A sua encomenda chega hoje',
    text: `
Olá,

A sua encomenda EJ204417PT será entregue hoje, quinta-feira, 24 de junho, entre as 10:00 e as 12:00.

Acompanhe em https://www.entregasja.example/EJ204417PT

Entregas Já
`,
    expected: [],
  },
  {
    name: 'pt: a meeting is called off because of the rain',
    sentAt: '2027-03-15T19:26:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Associação Comercial da Vila <contato@acvila.example>',
    subject: 'Reunião cancelada',
    text: `
Prezados associados,

Por causa do alagamento na sede, a reunião de amanhã, terça-feira, 16/03, às 19h, está cancelada. Assim que a sede for liberada, avisaremos a nova data.

A diretoria
`,
    expected: [],
  },
  {
    name: 'pt: an automatic reply in August',
    sentAt: '2027-08-17T10:45:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Miguel Pestana <miguel@serralhariapestana.example>',
    subject: 'Resposta automática: Orçamento portão',
    text: `
Obrigado pela sua mensagem.

Estamos encerrados para férias de 9 a 27 de agosto de 2027. Voltamos na segunda-feira, 30 de agosto, às 8h30.

Serralharia Pestana
`,
    expected: [],
  },
  {
    name: 'pt: the minutes of a meeting of the day before',
    sentAt: '2027-10-08T09:03:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Eliane Prates <eliane@coopmelflor.example>',
    subject: 'Ata da reunião de ontem',
    text: `
Bom dia a todos,

Segue a ata da reunião de ontem, 7 de outubro, das 18h às 20h. Quem tiver correções, me avise até quarta-feira.

Abraço,
Eliane
`,
    expected: [],
  },
  {
    name: 'pt: a shop newsletter with weekend offers and hours',
    sentAt: '2026-11-27T06:00:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Atacado Bela Mesa <ofertas@atacadobelamesa.example>',
    subject: 'É hoje! Black Friday Bela Mesa',
    text: `
Descontos de até 60% em louças e utensílios!

Nesta sexta, 27/11, nossas lojas abrem das 7h às 23h. No domingo, das 9h às 18h. Ofertas válidas até 30/11 ou enquanto durarem os estoques.

Não quer mais receber nossas ofertas? Descadastre-se.
`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'pt: a friend asks which morning would do',
    sentAt: '2027-04-08T12:24:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Catarina Lobo <catarina@ateliercatlobo.example>',
    subject: 'Um café?',
    text: `
Olá, Duarte,

Há séculos que não nos vemos! Para a semana tenho as manhãs de terça e de quinta mais livres. Diz-me o que te dá mais jeito e combinamos a hora.

Beijinhos,
Catarina
`,
    expected: [],
  },
  {
    name: 'pt: a thank-you after a visit with the old plan quoted',
    sentAt: '2027-07-21T16:18:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Otávio Brandão <otavio@fazendabrandao.example>',
    subject: 'Re: Visita à torrefação',
    text: `
Cara Helena,

Muito obrigado por nos receber hoje de manhã. Vou conversar com meus irmãos sobre a proposta e volto a falar com você.

Um abraço,
Otávio

Em 15 de jul. de 2027, às 10:12, Helena Sato <helena@torrefacaosato.example> escreveu:
> Otávio, espero vocês na quarta-feira, 21 de julho, às 9h, na torrefação.
`,
    expected: [],
  },
];
