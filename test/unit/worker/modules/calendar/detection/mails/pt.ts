import { at, type DetectionMail, days } from './mail.ts';

/** Portuguese mails from Portugal and Brazil: with times first, then without. */
export const portugueseMails: DetectionMail[] = [
  {
    name: 'pt: Thursday at 15h30 in the office',
    sentAt: '2026-11-23T10:00:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Rita Almeida <rita@corticeiraalmeida.example>',
    subject: 'Amostras de cortiça',
    text: `Bom dia, Tiago,

já tenho as amostras que pediu. Posso passar aí no escritório na quinta-feira às 15h30? Levo também o catálogo novo.

Com os melhores cumprimentos,
Rita Almeida
Tel. 22 030 14 15`,
    expected: [at('2026-11-26T15:30:00+00:00')],
  },
  {
    name: 'pt: half past two the day after tomorrow, in Brazil',
    sentAt: '2026-06-15T09:18:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Thiago Barros <thiago@cafedaserra.example>',
    subject: 'Re: embalagens',
    text: `Oi Bia, tudo bem?

Chegaram as embalagens e ficaram lindas. Consegue vir aqui depois de amanhã, às duas e meia da tarde? Aí já fechamos o pedido.

Abs,
Thiago`,
    expected: [at('2026-06-17T14:30:00-03:00')],
  },
  {
    name: 'pt: three times are on offer',
    sentAt: '2026-11-27T11:45:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Dr. Nuno Cardoso <nuno.cardoso@cardosoadvogados.example>',
    subject: 'Reunião - contrato de arrendamento',
    text: `Exmo. Senhor,

Na sequência do seu contacto, proponho as seguintes datas para a nossa reunião:

• segunda-feira, 30 de novembro, às 10h00
• quarta-feira, 2 de dezembro, das 14h00 às 15h00
• sexta-feira, 4 de dezembro, às 9h30

Agradeço que me indique qual prefere até ao final do dia.

Com os melhores cumprimentos,
Nuno Cardoso`,
    expected: [
      at('2026-11-30T10:00:00+00:00'),
      at('2026-12-02T14:00:00+00:00', '2026-12-02T15:00:00+00:00'),
      at('2026-12-04T09:30:00+00:00'),
    ],
  },
  {
    name: 'pt: a move from Tuesday to Thursday gives Thursday',
    sentAt: '2026-09-04T16:30:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Patrícia Nogueira <patricia@nogueiraeventos.example>',
    subject: 'Remarcação',
    text: `Boa tarde, pessoal!

O cliente pediu para remarcar: a visita técnica que seria na terça (08/09) às 10h passa para quinta (10/09) às 11h. O endereço continua
o mesmo.

Obrigada!
Patrícia`,
    expected: [at('2026-09-10T11:00:00-03:00')],
  },
  {
    name: 'pt: lunch on Friday at one',
    sentAt: '2026-10-21T10:02:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Joana <joana@livrariajoana.example>',
    subject: 'Almoço?',
    text: `Olá Tiago! Sexta estou na Baixa para a feira. Almoçamos à uma no Zé da Esquina? Pago eu, ainda te devo da última.

Beijinhos, Joana`,
    expected: [at('2026-10-23T13:00:00+01:00')],
  },
  {
    name: 'pt: the reply accepts the later of the quoted times',
    sentAt: '2026-12-01T18:20:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Renato Lima <renato@marcenarialima.example>',
    subject: 'Re: Medição da cozinha',
    text: `Boa noite Bia,

pode ser às 16h então, de manhã estou em outra obra.

Renato

Em ter., 1 de dez. de 2026 às 14:07, Bia Castro <bia@castroarq.example> escreveu:
> Oi Renato! Para a medição a cliente pode na quinta, dia 3, às 9h ou às 16h. Qual fica melhor?`,
    expected: [at('2026-12-03T16:00:00-03:00')],
  },
  {
    name: 'pt: 11h in Brasília is 14h in Lisbon',
    sentAt: '2026-11-30T09:40:00-03:00',
    timezone: 'Europe/Lisbon',
    from: 'Bia Castro <bia@castroarq.example>',
    subject: 'Call sobre os revestimentos',
    text: `Oi Tiago,

podemos falar na quarta-feira, 2 de dezembro, às 11h (horário de Brasília)? Acho que são 14h aí. Segue o link:
https://meet.google.com/txo-pqnm-sde

Um abraço,
Bia`,
    expected: [at('2026-12-02T14:00:00+00:00')],
  },
  {
    name: 'pt: a training day takes the whole day',
    sentAt: '2026-11-18T12:30:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Formação <formacao@segurancamais.example>',
    subject: 'Confirmação de inscrição',
    text: `Estimado Tiago Reis,

Confirmamos a sua inscrição na ação de formação em primeiros socorros, dia 11 de dezembro de 2026 (sexta-feira), com a duração de um dia
inteiro. O pagamento deve ser feito até 4 de dezembro.

Cumprimentos,
Segurança Mais`,
    expected: [days('2026-12-11')],
  },
  {
    name: 'pt: a meeting of partners over three days',
    sentAt: '2026-12-04T17:00:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Thiago Barros <thiago@cafedaserra.example>',
    subject: 'Encontro de parceiros',
    text: `Oi, gente!

Confirmado: nosso encontro de parceiros vai ser de 27 a 29 de janeiro, na fazenda. Hospedagem por nossa conta, só tragam repelente rs

Thiago`,
    expected: [days('2027-01-27', '2027-01-30')],
  },
  {
    name: 'pt: an appointment that was booked online is confirmed',
    sentAt: '2026-11-25T21:21:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Marcações <nao-responder@marcacoes.example>',
    subject: 'Marcação confirmada',
    text: `Olá Tiago,

A sua marcação está confirmada.

Serviço: Consultoria fiscal (30 min)
Data: 03/12/2026
Hora: 16:15
Com: Helena Matos
Morada: Rua 31 de Janeiro, 14, 2.º, Porto

Para cancelar ou reagendar: https://marcacoes.example/m/0312-1615`,
    expected: [at('2026-12-03T16:15:00+00:00', '2026-12-03T16:45:00+00:00')],
  },
  {
    name: 'pt: noon on Saturday at the market',
    sentAt: '2026-11-26T18:00:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Dona Lurdes <lurdes@docesdalurdes.example>',
    subject: 'feira',
    text: `Oi minha filha, sábado ao meio-dia estou te esperando na minha barraca com aquele bolo e a gente acerta as caixinhas. O preço é
R$ 12,30 cada. Beijo

Lurdes`,
    expected: [at('2026-11-28T12:00:00-03:00')],
  },
  {
    name: 'pt: not at 10h but at 11h45 on the same day',
    sentAt: '2026-12-02T09:12:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Rita Almeida <rita@corticeiraalmeida.example>',
    subject: 'Re: Visita à fábrica',
    text: `Tiago, às 10h não consigo, tenho o camião a carregar. Pode ser amanhã às 11h45?

Rita

No dia 01/12/2026 às 17:40, Tiago Reis escreveu:
> Posso passar na fábrica na quinta às 10h?`,
    expected: [at('2026-12-03T11:45:00+00:00')],
  },
  {
    name: 'pt: an invoice falls due',
    sentAt: '2026-11-24T08:10:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Contabilidade <faturas@papelnorte.example>',
    subject: 'Fatura FT 2026/1530',
    text: `Estimado cliente,

Enviamos em anexo a fatura FT 2026/1530, no valor de 430,15 €, com vencimento a 10 de dezembro de 2026.

Papel Norte, Lda. - de segunda a sexta, das 9h às 18h`,
    expected: [],
  },
  {
    name: 'pt: the delivery comes tomorrow until 18h',
    sentAt: '2026-12-07T19:00:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Entrega Já <rastreio@entregaja.example>',
    subject: 'Seu pedido chega amanhã',
    text: `Oi, Bia!

Seu pedido 1012-1430 chega amanhã, terça-feira, 08/12, entre 12h e 18h. Não precisa imprimir nada, é só informar o código 0915.`,
    expected: [],
  },
  {
    name: 'pt: a proposal is due on Friday at 17h',
    sentAt: '2026-11-25T15:00:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Patrícia Nogueira <patricia@nogueiraeventos.example>',
    subject: 'Proposta',
    text: `Bia, tudo bom?

O cliente quer receber a proposta até sexta, 27/11, às 17h. Você consegue me mandar a sua parte até quinta à noite?

Bjs`,
    expected: [],
  },
  {
    name: 'pt: thanks for the meeting of last week',
    sentAt: '2026-06-22T09:33:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Helena Matos <helena.matos@matosfiscal.example>',
    subject: 'Seguimento',
    text: `Bom dia Tiago,

foi um gosto recebê-lo na quinta-feira passada às 11h. Tal como ficou combinado, envio em anexo o resumo. Voltamos a falar quando tiver
os números do semestre.

Helena Matos`,
    expected: [],
  },
  {
    name: 'pt: a visit is called off because of the rain',
    sentAt: '2026-12-02T07:50:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Renato Lima <renato@marcenarialima.example>',
    subject: 'visita de amanhã',
    text: `Bom dia Bia, infelizmente vou ter que cancelar a visita de amanhã às 16h, a rua alagou de novo. Te aviso quando der.

Renato`,
    expected: [],
  },
  {
    name: 'pt: an out-of-office notice',
    sentAt: '2026-08-10T10:00:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Nuno Cardoso <nuno.cardoso@cardosoadvogados.example>',
    subject: 'Resposta automática',
    text: `Encontro-me de férias até 28 de agosto, regressando ao escritório na segunda-feira, dia 31, às 9h30. Em caso de urgência contacte
o 21 014 15 30.`,
    expected: [],
  },
  {
    name: 'pt: a live lesson in bulk mail',
    sentAt: '2026-11-26T06:00:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Vendas na Prática <contato@vendasnapratica.example>',
    subject: 'É HOJE, Bia! Aula ao vivo às 20h',
    text: `Bia, hoje às 20h tem aula AO VIVO e gratuita: "Os 5 gatilhos que vendem".

Clique aqui e garanta sua vaga. As ofertas de Black Friday vão só até domingo, 29/11, às 23h59!

Para não receber mais nossos e-mails, descadastre-se.`,
    expected: [],
  },
];
