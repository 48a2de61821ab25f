import { at, crlf, type DetectionMail, days } from '../mail.ts';

/** Portuguese mails with times, written from the wish alone. */
export const portugueseMeetings: DetectionMail[] = [
  {
    name: 'pt: a Brazilian technician comes on Wednesday at half past two',
    sentAt: '2027-01-25T11:38:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Refrigeração Polar <atendimento@refrigeracaopolar.example>',
    subject: 'Visita técnica câmara fria',
    text: `
Bom dia, dona Célia!

O técnico pode ir aí na quarta-feira às duas e meia da tarde pra ver a câmara fria. A visita leva mais ou menos uma hora. Tem alguém pra receber?

Att,
Wellington
Refrigeração Polar
Seg a sex, 8h às 18h
`,
    expected: [at('2027-01-27T14:30:00-03:00', '2027-01-27T15:30:00-03:00')],
  },
  {
    name: 'pt: a Portuguese accountant offers two times',
    sentAt: '2027-03-03T10:27:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Contas Certas, Lda. <geral@contascertas.example>',
    subject: 'Reunião de fecho de contas',
    text: `
Exma. Sra. D.ª Teresa Figueira,

Para a reunião de fecho de contas de 2026 temos disponíveis os seguintes horários, nas nossas instalações:

- quinta-feira, 11 de março, às 10h00
- segunda-feira, 15 de março, às 16h30

Agradecemos que nos confirme a sua preferência até dia 8.

Com os melhores cumprimentos,
Vasco Abrantes
`,
    expected: [at('2027-03-11T10:00:00+00:00'), at('2027-03-15T16:30:00+00:00')],
  },
  {
    name: 'pt: a Brazilian colleague moves a meeting to Thursday, without accents',
    sentAt: '2027-06-07T20:15:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Gui Tavares <gui@casadofarol.example>',
    subject: 'Re: reuniao cardapio',
    text: `
oi gente

a reuniao de quarta as 9h vai ter que mudar, passei pra quinta dia 10/06 as 15h30, no mesmo lugar. blz?

abs
gui

Em 4 de jun. de 2027, às 14:20, Bia Nunes <bia@casadofarol.example> escreveu:
> Fechado então: quarta às 9h na cozinha.
`,
    expected: [at('2027-06-10T15:30:00-03:00')],
  },
  {
    name: 'pt: a Portuguese clinic confirms an appointment',
    sentAt: '2027-09-14T15:00:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Clínica da Boavista <marcacoes@clinicaboavista.example>',
    subject: 'Confirmação de marcação',
    text: `
Caro(a) utente,

A sua consulta foi marcada:

Especialidade: Oftalmologia
Médico: Dr. Nuno Seixas
Data: 23-09-2027
Hora: 11:45

Em caso de impossibilidade, agradecemos aviso com 24 horas de antecedência.

Horário de atendimento: dias úteis das 8h às 20h
`,
    expected: [at('2027-09-23T11:45:00+01:00')],
  },
  {
    name: 'pt: a Brazilian fair of four days with a stand',
    sentAt: '2027-04-22T09:50:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Feira Sabores do Sul <expositores@saboresdosul.example>',
    subject: 'Seu estande está confirmado',
    text: `
Olá, expositor!

Está confirmado o seu estande C-27 na Feira Sabores do Sul, que acontece de 15 a 18 de julho de 2027 em Curitiba.

O prazo para enviar a arte da fachada é 11 de junho.

Um abraço,
Equipe Sabores do Sul
`,
    expected: [days('2027-07-15', '2027-07-19')],
  },
  {
    name: 'pt: a video call tomorrow at ten with a Meet link',
    sentAt: '2027-11-16T17:21:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Larissa Pimentel <larissa@contaagil.example>',
    subject: 'Apresentação da plataforma',
    text: `
Oi, Rodrigo, tudo bem?

Conforme combinamos por telefone, a apresentação fica para amanhã às 10h, com duração de 40 minutos.

Link: https://meet.google.com/bzx-hmtu-wea

Até lá!
Larissa
`,
    expected: [at('2027-11-17T10:00:00-03:00', '2027-11-17T10:40:00-03:00')],
  },
  {
    name: 'pt: a meeting of owners in Lisbon at nine in the evening',
    sentAt: '2027-01-05T12:10:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Administração do Condomínio <condominio@predioestrela.example>',
    subject: 'Convocatória – Assembleia de condóminos',
    text: `
Caros condóminos,

Ficam V. Exas. convocados para a assembleia ordinária, a realizar no próximo dia 19 de janeiro de 2027, terça-feira, pelas 21 horas, na garagem do prédio.

Ordem de trabalhos:
1. Aprovação das contas
2. Orçamento para 2027
3. Pintura da fachada

A administração
`,
    expected: [at('2027-01-19T21:00:00+00:00')],
  },
  {
    name: 'pt: a Portuguese buyer gives a time in Lisbon and in Brasilia',
    sentAt: '2027-02-18T15:44:00+00:00',
    timezone: 'America/Sao_Paulo',
    from: 'Rita Sequeira <rita.sequeira@mercearialusa.example>',
    subject: 'Conversa sobre os cafés',
    text: `
Olá, Henrique,

Adorámos as amostras! Podemos falar na terça-feira, dia 23 de fevereiro, às 14h de Lisboa (11h de Brasília)? Ligo-lhe eu.

Cumprimentos,
Rita Sequeira
`,
    expected: [at('2027-02-23T11:00:00-03:00')],
  },
  {
    name: 'pt: a calendar invitation to a planning round',
    sentAt: '2027-08-05T10:06:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Sueli Andrade <sueli@moveisandrade.example>',
    subject: 'Convite: Planejamento Black Friday',
    text: `
Pessoal, segue o convite. Cada um traz suas ideias, por favor.

Sueli
`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Moveis Andrade//Agenda//PT
METHOD:REQUEST
BEGIN:VEVENT
UID:planejamento-bf@moveisandrade.example
DTSTAMP:20270805T130600Z
DTSTART:20270812T170000Z
DTEND:20270812T183000Z
SUMMARY:Planejamento Black Friday
LOCATION:Sala de reunião
ORGANIZER;CN=Sueli Andrade:mailto:sueli@moveisandrade.example
STATUS:CONFIRMED
END:VEVENT
END:VCALENDAR
`),
    expected: [at('2027-08-12T14:00:00-03:00', '2027-08-12T15:30:00-03:00')],
  },
  {
    name: 'pt: a customer declines one time and asks for another',
    sentAt: '2027-05-05T09:13:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Joaquim Leitão <joaquim@adegaleitao.example>',
    subject: 'Re: Visita à adega',
    text: `
Bom dia, Sofia,

Na sexta às 10h não me dá jeito, tenho engarrafamento. Pode ser na sexta às 15h?

Abraço,
Joaquim

No dia 4/05/2027, às 17:50, Sofia Mourão <sofia@rotadosvinhos.example> escreveu:
> Posso visitar a adega na sexta-feira, 7 de maio, às 10h?
`,
    expected: [at('2027-05-07T15:00:00+01:00')],
  },
  {
    name: 'pt: a recruiter offers an interview with the candidate on two days',
    sentAt: '2026-12-01T14:30:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Patrícia Kuhn <patricia.kuhn@talentorh.example>',
    subject: 'Entrevistas - vaga de vendedor',
    text: `
Boa tarde, Marcelo!

Agendei as duas entrevistas na sua loja:

07/12 (segunda) - 9h às 9h45 - Diego Ramos
08/12 (terça) - 14h às 14h45 - Aline Couto

Os currículos estão em anexo.

Abraços,
Patrícia
`,
    expected: [
      at('2026-12-07T09:00:00-03:00', '2026-12-07T09:45:00-03:00'),
      at('2026-12-08T14:00:00-03:00', '2026-12-08T14:45:00-03:00'),
    ],
  },
  {
    name: 'pt: a town hall inspects a shop after the clocks change',
    sentAt: '2027-10-19T11:32:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Câmara Municipal de Valverde <fiscalizacao@cm-valverde.example>',
    subject: 'Vistoria ao estabelecimento',
    text: `
Exmo. Senhor,

Informa-se que a vistoria ao estabelecimento sito na Rua Direita, 45, terá lugar no dia 3 de novembro de 2027, pelas 9h30, devendo estar presente o titular da licença.

Com os melhores cumprimentos,
Divisão de Fiscalização
`,
    expected: [at('2027-11-03T09:30:00+00:00')],
  },
];
