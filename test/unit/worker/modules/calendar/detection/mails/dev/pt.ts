import { at, type DetectionMail } from '../mail.ts';

/** Portuguese mails on which the detection may be tuned. */
export const portugueseDevMails: DetectionMail[] = [
  {
    name: 'pt: a supplier proposes a visit',
    sentAt: '2026-11-24T10:22:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Margarida Falcão <mfalcao@cortica-falcao.example>',
    subject: 'Apresentação de amostras',
    text: `Boa tarde Sr. Antunes,

Gostaria de lhe mostrar as novas amostras de cortiça. Teria disponibilidade na quinta-feira, 3 de dezembro, às 15h00, nas vossas instalações?

Com os melhores cumprimentos,
Margarida Falcão
Tlm. 910 555 014
Horário: 2ª a 6ª, 9h-18h
`,
    expected: [at('2026-12-03T15:00:00+00:00')],
  },
  {
    name: 'pt: three slots to choose from',
    sentAt: '2027-02-17T10:10:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Vítor Campos <vitor@campos-caixilharia.example>',
    subject: 'Medições',
    text: `Bom dia,

para tirar as medidas das janelas temos estas hipóteses:

- terça 23/02 às 9h00
- quarta 24/02 às 11h30
- sexta 26/02 às 16h00

Diga-me qual lhe dá mais jeito. O orçamento 318/2027 continua nos 2.970 €.

Vítor Campos
`,
    expected: [
      at('2027-02-23T09:00:00+00:00'),
      at('2027-02-24T11:30:00+00:00'),
      at('2027-02-26T16:00:00+00:00'),
    ],
  },
  {
    name: 'pt: a garage moves a booking',
    sentAt: '2027-02-03T08:50:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Oficina Tavares <marcacoes@oficina-tavares.example>',
    subject: 'Remarcação da revisão',
    text: `Estimado cliente,

Por falta da peça, a revisão da sua carrinha (matrícula AA-00-ZZ) passa de sexta-feira, 5 de fevereiro, às 9h00, para quarta-feira, 10 de fevereiro, às 8h30. O orçamento de 412,30 € mantém-se.

Oficina Tavares
`,
    expected: [at('2027-02-10T08:30:00+00:00')],
  },
  {
    name: 'pt: an appointment with its length in the text',
    sentAt: '2026-11-25T13:48:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Jéssica Tavares <jessica@tavares-coach.example>',
    subject: 'Primeira sessão',
    text: `Olá Débora,

que bom que você topou! Nossa primeira sessão fica na terça, 1º de dezembro, às 8h, com duração de uma hora e meia, online. O link chega na véspera. O valor do pacote é R$ 900 em 3x.

Beijos, Jéssica
`,
    expected: [at('2026-12-01T08:00:00-03:00', '2026-12-01T09:30:00-03:00')],
  },
  {
    name: 'pt: an agreed meeting, other dates in the quote',
    sentAt: '2027-03-02T11:03:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Camila Andrade <camila@andrade-marketing.example>',
    subject: 'Re: Planejamento trimestral',
    text: `Oi Fernando,

Fechado então: quinta-feira, 11/03, às 10h, por Google Meet. Vou levar os números de fevereiro.

Camila

Em 1 de mar. de 2027, à(s) 17:48, Fernando <fernando@tintas-aurora.example> escreveu:
> Camila, posso terça (09/03) às 15h ou quinta (11/03) às 10h.
`,
    expected: [at('2027-03-11T10:00:00-03:00')],
  },
  {
    name: 'pt: an anticipated meeting',
    sentAt: '2027-01-28T12:50:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Susana Brito <susana@brito-viagens.example>',
    subject: 'Antecipar reunião',
    text: `Olá Pedro,

Surgiu-me uma viagem. Em vez de quinta, 4 de fevereiro, às 15h, podemos reunir já na terça, 2 de fevereiro, às 10h30? No mesmo sítio.

Susana
`,
    expected: [at('2027-02-02T10:30:00+00:00')],
  },
  {
    name: "pt: an owners' meeting in summer time",
    sentAt: '2027-05-28T11:45:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Condomínios Alfama <gestao@condominios-alfama.example>',
    subject: 'Convocatória',
    text: `Exmo. Condómino,

Convoca-se a assembleia geral para o dia 16 de junho de 2027 (quarta-feira), pelas 19h30, no átrio do prédio. Quem não puder estar presente deve entregar a procuração até 14 de junho.

A Administração
`,
    expected: [at('2027-06-16T19:30:00+01:00')],
  },
  {
    name: 'pt: one call in two time zones',
    sentAt: '2026-12-09T10:40:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Mariana Duarte <mariana@duarte-import.example>',
    subject: 'Call com Lisboa',
    text: `Oi Beto,

A call com o fornecedor ficou para segunda-feira, 14/12, às 11h de Brasília (14h em Lisboa). O link é o de sempre: https://call.example/duarte

Mariana
`,
    expected: [at('2026-12-14T11:00:00-03:00')],
  },
  {
    name: 'pt: Brasília time for a reader in Lisbon',
    sentAt: '2026-12-07T14:00-03:00',
    timezone: 'Europe/Lisbon',
    from: 'Thiago Peixoto <thiago@peixoto-cafes.example>',
    subject: 'Conversa sobre o lote 88',
    text: `Prezada Inês,

Podemos conversar na quinta-feira (10/12) às 10h da manhã, horário de Brasília? Preciso fechar o preço do lote 88 com você.

Atenciosamente,
Thiago
`,
    expected: [at('2026-12-10T13:00:00+00:00')],
  },
  {
    name: 'pt: a bill with a due date',
    sentAt: '2027-02-02T07:07:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Faturação <faturas@aguas-da-serra.example>',
    subject: 'Fatura FT 2027/882',
    text: `Estimado cliente,

Enviamos em anexo a fatura FT 2027/882, emitida a 02/02/2027, no valor de 73,15 €. Data limite de pagamento: 22/02/2027. A leitura do contador pode ser comunicada de 18 a 20 de cada mês.
`,
    expected: [],
  },
  {
    name: 'pt: a shop that says when it can be reached',
    sentAt: '2027-02-12T09:54:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Relojoaria Pêndulo <loja@relojoaria-pendulo.example>',
    subject: 'O seu relógio',
    text: `Bom dia,

O seu relógio está pronto desde 10 de fevereiro, a reparação ficou em 85 €. Pode levantá-lo de terça a sábado, das 10h às 13h e das 15h às 19h, até ao final do mês.
`,
    expected: [],
  },
  {
    name: 'pt: a cancelled inauguration',
    sentAt: '2027-03-29T18:15:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Graça Pinto <graca@galeria-pinto.example>',
    subject: 'Inauguração cancelada',
    text: `Caros amigos,

Devido à inundação na galeria, a inauguração de sábado, 3 de abril, às 18h fica sem efeito. Avisaremos logo que haja nova data.

Graça Pinto
`,
    expected: [],
  },
  {
    name: 'pt: a refusal',
    sentAt: '2027-02-17T13:20:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Dr. Eduardo Pires <eduardo@pires-advogados.example>',
    subject: 'RES: Almoço',
    text: `Caro Renato,

Infelizmente na quinta, dia 25/02, às 12h30, não poderei comparecer, estarei em audiência em Campinas. Fica para uma próxima.

Abraço,
Eduardo
`,
    expected: [],
  },
  {
    name: 'pt: an old appointment in a complaint',
    sentAt: '2027-01-13T16:39:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Octávio Lemos <octavio@lemos-cafe.example>',
    subject: 'Reclamação',
    text: `Boa tarde,

O vosso técnico tinha ficado de vir na segunda-feira, 11 de janeiro, às 9h e até hoje não apareceu ninguém. A máquina está parada há três dias e perco 200 € por dia. Exijo uma resposta!

Octávio Lemos
`,
    expected: [],
  },
  {
    name: 'pt: a coffee some day',
    sentAt: '2026-11-30T11:40:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Bruno Sequeira <bruno@sequeira-seguros.example>',
    subject: 'Seguro da frota',
    text: `Bom dia Carla,

A proposta fica em 1.120 € por ano. Para a semana passo por aí a beber um café e explico-te as coberturas, depois combinamos o dia.

Bruno Sequeira
Escritório: 9h-13h, 14h-18h
`,
    expected: [],
  },
];
