import { at, crlf, type DetectionMail, days } from '../mail.ts';

/** Portuguese mails, written from the wish alone. */
export const portugueseMails: DetectionMail[] = [
  {
    name: 'pt: a Brazilian clinic confirms an appointment',
    sentAt: '2027-03-09T08:00:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Clínica Bem Viver <agendamento@clinicabemviver.example>',
    subject: 'Confirmação de consulta',
    text: `Olá, Patrícia!

Sua consulta com a Dra. Helena Prado está confirmada:

Data: 16/03/2027 (terça-feira)
Horário: 10h40
Local: Rua das Acácias, 210, sala 53

Chegue com 15 minutos de antecedência e traga um documento com foto. Para desmarcar, avise com 24h de antecedência pelo WhatsApp (11) 5550-0147.

Clínica Bem Viver
Atendimento: seg. a sex., das 8h às 18h`,
    expected: [at('2027-03-16T10:40:00-03:00')],
  },
  {
    name: 'pt: an air conditioning fitter types without accents',
    sentAt: '2027-01-20T19:14:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Edson Refrigeração <edson@edsonrefrigeracao.example>',
    subject: 'Re: manutencao ar condicionado',
    text: `boa noite seu roberto

amanha as duas e meia da tarde eu to ai pra fazer a limpeza dos splits, blz? deixa a escada separada por favor

abs edson`,
    expected: [at('2027-01-21T14:30:00-03:00')],
  },
  {
    name: 'pt: a supplier in Portugal proposes two times',
    sentAt: '2027-05-06T12:25:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Inês Carvalhal <ines.carvalhal@corticasul.example>',
    subject: 'Visita às instalações',
    text: `Bom dia, Sr. Eng.º Matos,

Na sequência da nossa conversa, teria muito gosto em recebê-lo na fábrica para lhe mostrar a nova linha. Sugiro a próxima terça-feira, 11 de maio, às 10h30, ou a quinta-feira, 13 de maio, às 15h00.

Fico a aguardar a sua preferência.

Com os melhores cumprimentos,
Inês Carvalhal`,
    expected: [at('2027-05-11T10:30:00+01:00'), at('2027-05-13T15:00:00+01:00')],
  },
  {
    name: 'pt: a meeting moves from Thursday to the following Monday',
    sentAt: '2027-08-17T16:50:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Fernanda Lacerda <fernanda@lacerdaeventos.example>',
    subject: 'Remarcar reunião',
    text: `Oi, Thiago, tudo bem?

Surgiu um imprevisto com o buffet. Podemos mudar a reunião de quinta às 9h para segunda-feira, dia 23/08, às 11h? O lugar continua o mesmo, lá no salão.

Obrigada!
Fernanda`,
    expected: [at('2027-08-23T11:00:00-03:00')],
  },
  {
    name: 'pt: a Portuguese bank manager receives at quarter past four',
    sentAt: '2027-11-10T09:47:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Nuno Vilaça <nuno.vilaca@bancodominho.example>',
    subject: 'Linha de crédito',
    text: `Exma. Senhora D. Teresa,

Conforme solicitado, poderei recebê-la na agência na próxima quarta-feira, dia 17 de novembro, às quatro e um quarto da tarde. A reunião deverá durar 45 minutos.

Agradeço que traga o IES de 2026 e o último balancete.

Cumprimentos,
Nuno Vilaça
Gestor de Empresas`,
    expected: [at('2027-11-17T16:15:00+00:00', '2027-11-17T17:00:00+00:00')],
  },
  {
    name: 'pt: an accountant sends a calendar part',
    sentAt: '2027-02-04T15:30:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Renato Siqueira <renato@siqueiracontabil.example>',
    subject: 'Convite: Fechamento anual',
    text: `Renato Siqueira convidou você para um evento.

Fechamento anual
Organizador: Renato Siqueira

Responda pelo seu calendário.`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Google Inc//Google Calendar 70.9054//EN
VERSION:2.0
CALSCALE:GREGORIAN
METHOD:REQUEST
BEGIN:VEVENT
DTSTART:20270218T170000Z
DTEND:20270218T183000Z
DTSTAMP:20270204T183000Z
ORGANIZER;CN=Renato Siqueira:mailto:renato@siqueiracontabil.example
UID:7rk3fechamento2027@google.example
ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=
 TRUE:mailto:financeiro@padariaestrela.example
LOCATION:
SEQUENCE:0
STATUS:CONFIRMED
SUMMARY:Fechamento anual
END:VEVENT
END:VCALENDAR
`),
    expected: [at('2027-02-18T14:00:00-03:00', '2027-02-18T15:30:00-03:00')],
  },
  {
    name: 'pt: a call between Lisbon and São Paulo is named in two zones',
    sentAt: '2027-06-21T17:19:00+01:00',
    timezone: 'America/Sao_Paulo',
    from: 'Duarte Meireles <duarte@meirelesazeites.example>',
    subject: 'Videochamada importação',
    text: `Olá, Camila,

Fica então combinado para quarta-feira, 23 de junho, às 15h de Lisboa (11h no horário de Brasília). Segue a ligação para o Teams:

https://teams.microsoft.com/l/meetup-join/19%3ameeting_NTYx

Um abraço,
Duarte`,
    expected: [at('2027-06-23T11:00:00-03:00')],
  },
  {
    name: 'pt: a fair over four days in São Paulo',
    sentAt: '2027-04-12T10:05:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Equipe Expo Padaria <expositor@expopadaria.example>',
    subject: 'Contrato do estande assinado',
    text: `Prezados,

Recebemos o contrato assinado e confirmamos o estande H-18 para a Expo Padaria, que acontece de 15 a 18 de junho de 2027, no Expo Center Norte, em São Paulo.

A segunda parcela vence em 10/05. As credenciais serão enviadas por e-mail.

Atenciosamente,
Equipe Expo Padaria`,
    expected: [days('2027-06-15', '2027-06-19')],
  },
  {
    name: 'pt: a reply picks one of the quoted times',
    sentAt: '2027-10-01T09:12:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Sofia Antunes <sofia.antunes@antunesadvogados.example>',
    subject: 'RE: Contrato de trespasse',
    text: `Bom dia, Rui,

Quarta-feira, dia 6, às 14h30 é perfeito. Até lá!

Sofia Antunes
Advogada

De: Rui Bettencourt
Enviada: 30 de setembro de 2027 18:03
Assunto: Contrato de trespasse

Boa tarde, Dra. Sofia,
Posso passar pelo escritório na segunda, dia 4, às 9h00 ou na quarta, dia 6, às 14h30. O que prefere?
Rui`,
    expected: [at('2027-10-06T14:30:00+01:00')],
  },
  {
    name: 'pt: a condominium in Brazil calls an assembly',
    sentAt: '2026-11-16T18:30:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Administradora Horizonte <assembleias@admhorizonte.example>',
    subject: 'Convocação - Assembleia Geral Extraordinária',
    text: `Senhores condôminos do Edifício Comercial Ipê,

Ficam V. Sas. convocados para a Assembleia Geral Extraordinária a realizar-se no dia 30 de novembro de 2026, segunda-feira, às 19 horas, no salão do térreo, com a seguinte pauta:

1. Troca dos elevadores
2. Rateio extra
3. Assuntos gerais

Condôminos em atraso não poderão votar.

Administradora Horizonte`,
    expected: [at('2026-11-30T19:00:00-03:00')],
  },
  {
    name: 'pt: a journalist asks for a talk this afternoon',
    sentAt: '2027-07-14T10:26:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Letícia Barros <leticia.barros@diariodovale.example>',
    subject: 'Entrevista sobre cafés especiais',
    text: `Oi, André!

Estou fechando a matéria sobre cafés especiais e queria muito te ouvir. Posso te ligar hoje às 16h30? São só 20 minutos.

Beijo,
Letícia`,
    expected: [at('2027-07-14T16:30:00-03:00', '2027-07-14T16:50:00-03:00')],
  },
  {
    name: 'pt: a workshop in Porto is booked, with JSON-LD',
    sentAt: '2027-01-29T20:02:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Bilhética Norte <reservas@bilheticanorte.example>',
    subject: 'A sua inscrição: Oficina de montras',
    text: `Olá, Mafalda,

A sua inscrição na Oficina de Montras está confirmada!

Sábado, 13 de fevereiro de 2027, das 10h00 às 13h00
Ateliê da Ribeira, Porto
Reserva n.º 90417

Apresente este e-mail à entrada.`,
    html: `<html><head><script type="application/ld+json">{"@context":"https://schema.org","@type":"EventReservation","reservationNumber":"90417","reservationStatus":"https://schema.org/ReservationConfirmed","underName":{"@type":"Person","name":"Mafalda Reis"},"reservationFor":{"@type":"Event","name":"Oficina de Montras","startDate":"2027-02-13T10:00:00+00:00","endDate":"2027-02-13T13:00:00+00:00","location":{"@type":"Place","name":"Ateliê da Ribeira","address":"Porto"}}}</script></head><body><p>Olá, Mafalda,</p><p>A sua inscrição na Oficina de Montras está confirmada!</p><p>Sábado, 13 de fevereiro de 2027, das 10h00 às 13h00<br>Ateliê da Ribeira, Porto<br>Reserva n.º 90417</p></body></html>`,
    expected: [at('2027-02-13T10:00:00+00:00', '2027-02-13T13:00:00+00:00')],
  },
  {
    name: 'pt: a Brazilian invoice with its due date',
    sentAt: '2027-09-01T06:30:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'NetFibra Empresas <cobranca@netfibra.example>',
    subject: 'Seu boleto chegou',
    text: `Olá, cliente NetFibra!

O boleto da sua fatura de setembro já está disponível.

Valor: R$ 249,90
Vencimento: 10/09/2027

Pague pelo app até as 22h do dia do vencimento e evite juros. Pagamentos podem levar até 2 dias úteis para serem reconhecidos.`,
    expected: [],
  },
  {
    name: 'pt: a parcel in Portugal is on its way',
    sentAt: '2026-12-02T07:36:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Expresso Luso <entregas@expressoluso.example>',
    subject: 'A sua encomenda é entregue hoje',
    text: `Caro cliente,

A encomenda EL558210PT, enviada por Papelaria Âncora, será entregue hoje, quarta-feira, 2 de dezembro, entre as 11h30 e as 13h30.

Se não estiver ninguém na morada, ficará disponível no ponto de recolha a partir de amanhã às 9h.`,
    expected: [],
  },
  {
    name: 'pt: a visit is called off',
    sentAt: '2027-04-27T18:11:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Hélder Pimenta <helder@pimentacarpintaria.example>',
    subject: 'Visita de amanhã',
    text: `Boa tarde, D. Graça,

Infelizmente tenho de cancelar a visita de amanhã às 9h00, o meu ajudante magoou-se e vou ter de o acompanhar ao hospital. Ligo-lhe assim que puder para marcarmos de novo.

As minhas desculpas,
Hélder Pimenta`,
    expected: [],
  },
  {
    name: 'pt: collective holidays of a factory in Brazil',
    sentAt: '2027-12-06T09:00:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Embalagens Guará <vendas@embalagensguara.example>',
    subject: 'Férias coletivas e últimos pedidos',
    text: `Prezado cliente,

Nossa fábrica estará em férias coletivas de 20/12/2027 a 07/01/2028. Pedidos recebidos até sexta-feira, 10/12, às 12h, serão faturados ainda este ano.

Retornamos na segunda-feira, 10 de janeiro, no horário normal, das 7h30 às 17h.

Boas festas!
Equipe Guará`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'pt: the minutes of a meeting held the day before',
    sentAt: '2027-06-16T11:08:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Sérgio Tavares <sergio.tavares@tavareslog.example>',
    subject: 'Ata da reunião de ontem',
    text: `Pessoal,

Segue a ata da nossa reunião de ontem (15/06, das 14h às 15h40).

Resumo:
- o novo galpão foi vistoriado no dia 11 e está liberado
- a Bruna fecha as cotações até sexta
- frete de julho mantido em R$ 1,92 por quilo

Abs,
Sérgio`,
    expected: [],
  },
  {
    name: 'pt: a newsletter of a shop in Lisbon',
    sentAt: '2027-11-24T08:30:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Loja do Chá <novidades@lojadocha.example>',
    subject: 'Black Friday: 30% em tudo',
    text: `Só esta sexta-feira, 26 de novembro: 30% de desconto em todos os chás, na loja e online, até às 23h59.

Na loja do Chiado estamos abertos das 9h às 21h.

Se não pretende receber as nossas novidades, clique aqui.`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'pt: the tax office sets a term for a declaration',
    sentAt: '2027-05-03T10:00:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Contas Certas <geral@contascertas.example>',
    subject: 'IVA do 1.º trimestre e IRS',
    text: `Estimado cliente,

Relembramos que a declaração periódica do IVA do 1.º trimestre deve ser entregue até quinta-feira, 20 de maio, e paga até dia 25. A entrega do IRS decorre até 30 de junho.

Envie-nos, por favor, os documentos em falta até sexta-feira, 7 de maio, às 18h.

Contas Certas, Lda.`,
    expected: [],
  },
  {
    name: 'pt: a proposed time is declined',
    sentAt: '2027-02-23T13:40:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Vanessa Duarte <vanessa@duartemodas.example>',
    subject: 'Re: Mostruário inverno',
    text: `Oi, Cláudio! Na quinta às 15h não consigo, vou estar em São José com as lojistas. Semana que vem a gente se fala e vê uma outra data, pode ser?

Vanessa

Em ter., 23 de fev. de 2027 às 11:15, Cláudio Neves <claudio@nevesrepresentacoes.example> escreveu:
> Oi, Vanessa! Posso levar o mostruário de inverno na quinta, dia 25, às 15h?`,
    expected: [],
  },
];
