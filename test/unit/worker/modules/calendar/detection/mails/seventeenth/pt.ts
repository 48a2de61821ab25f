import { at, crlf, type DetectionMail, days } from '../mail.ts';

export const portugueseMails: DetectionMail[] = [
  {
    name: 'pt: dental practice confirms an appointment, with arrival advice and office hours',
    sentAt: '2027-01-12T10:21:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Clínica Sorriso do Rato <rececao@sorrisodorato.example>',
    subject: 'Confirmação de consulta',
    text: `Exma. Sra. D. Filomena,

Vimos confirmar a sua consulta de destartarização com a Dra. Inês Valadas na próxima quinta-feira, dia 14 de janeiro, às 9h15.
Agradecemos que traga o cartão do seguro. Desmarcações devem ser feitas até quarta às 18h.

Com os melhores cumprimentos,
A receção

Clínica Sorriso do Rato
Seg. a sex. 9h00-19h00 | Sáb. 9h00-13h00
Tel. 210 555 014`,
    expected: [at('2027-01-14T09:15:00+00:00')],
  },
  {
    name: 'pt: one line, tomorrow at the workshop',
    sentAt: '2027-01-18T17:44:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Jurandir Pacheco <jurandir@transpacheco.example>',
    subject: 'Re: caminhão',
    text: `fechado, amanha as 15h to ai na oficina com o caminhao. abs`,
    expected: [at('2027-01-19T15:00:00-03:00')],
  },
  {
    name: 'pt: supplier offers three slots and names his flight',
    sentAt: '2027-01-20T09:05:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Renata Figueiró <renata.figueiro@tintasaurora.example>',
    subject: 'Apresentação da nova linha',
    text: `Oi, Marcos, tudo bem?

Semana que vem estarei em Campinas e queria passar aí na loja para mostrar a nova linha acrílica. Tenho estes horários:

- terça, 26/01, às 10h
- quarta, 27/01, às 14h30
- quinta, 28/01, às 9h (na quinta meu voo de volta sai às 16h50, então de tarde já não dá)

Me diz qual fica melhor para você?

Um abraço,
Renata Figueiró
Consultora de vendas – Tintas Aurora
(19) 95555-0132`,
    expected: [
      at('2027-01-26T10:00:00-03:00'),
      at('2027-01-27T14:30:00-03:00'),
      at('2027-01-28T09:00:00-03:00'),
    ],
  },
  {
    name: 'pt: the writer tells about a trip of her own, no meeting',
    sentAt: '2027-01-22T16:30:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Leonor Sottomayor <leonor@atelierlinho.example>',
    subject: 'Feira em Milão',
    text: `Olá Rui,

Só para saberes: na segunda apanho o avião das 7h10 para Milão e tenho reunião com a tecelagem às 15h. Na terça estou o dia todo na feira e regresso na quarta, aterro às 22h30.
Se houver alguma urgência com as amostras manda mensagem que eu vou vendo o telemóvel nos intervalos.

Beijinhos,
Leonor`,
    expected: [],
  },
  {
    name: 'pt: bank slip due on a Friday with an hour, no meeting',
    sentAt: '2027-01-25T08:12:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Financeiro Distribuidora Boa Safra <financeiro@boasafra.example>',
    subject: 'Boleto NF 48.213 - vencimento 29/01',
    text: `Prezados,

Segue em anexo o boleto referente à NF 48.213, no valor de R$ 3.870,00, com vencimento na sexta-feira, 29/01/2027.
Pagamentos feitos até as 17h são compensados no mesmo dia.

Atenciosamente,
Setor Financeiro`,
    expected: [],
  },
  {
    name: 'pt: move the Friday meeting from ten to half past eleven',
    sentAt: '2027-02-02T12:40:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Gonçalo Teles <g.teles@telesadvogados.example>',
    subject: 'Reunião de sexta',
    text: `Bom dia Dra. Marta,

Tenho uma diligência no tribunal de Sintra na sexta às 9h30 que não sei quando acaba. Podemos passar a nossa reunião de sexta, dia 5, das 10h para as 11h30? No seu escritório, como combinado.

Cumprimentos,
Gonçalo Teles`,
    expected: [at('2027-02-05T11:30:00+00:00')],
  },
  {
    name: 'pt: calendar invitation with a Sao Paulo time zone',
    sentAt: '2027-02-03T14:02:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Priscila Amorim <priscila@agenciapitanga.example>',
    subject: 'Convite: Kickoff campanha Dia das Mães',
    text: `Pessoal, segue o convite do kickoff. A pauta está no anexo, leiam antes por favor!

Pri`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Pitanga//Agenda//PT
METHOD:REQUEST
BEGIN:VTIMEZONE
TZID:America/Sao_Paulo
BEGIN:STANDARD
DTSTART:19700101T000000
TZOFFSETFROM:-0300
TZOFFSETTO:-0300
END:STANDARD
END:VTIMEZONE
BEGIN:VEVENT
UID:kickoff-maes-2027@agenciapitanga.example
DTSTAMP:20270203T170200Z
DTSTART;TZID=America/Sao_Paulo:20270211T100000
DTEND;TZID=America/Sao_Paulo:20270211T113000
SUMMARY:Kickoff campanha Dia das Mães
LOCATION:Sala Jabuticaba
ORGANIZER;CN=Priscila Amorim:mailto:priscila@agenciapitanga.example
ATTENDEE;CN=Estúdio Caju:mailto:contato@estudiocaju.example
STATUS:CONFIRMED
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-02-11T10:00:00-03:00', '2027-02-11T11:30:00-03:00')],
  },
  {
    name: 'pt: condominium assembly with closing hours of the gatehouse',
    sentAt: '2027-02-15T11:00:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Edifício Jequitibá - Síndica <sindica@edjequitiba.example>',
    subject: 'Convocação - reunião sobre a obra da fachada',
    text: `Prezado Sr. Anselmo,

Na qualidade de responsável técnico pela obra da fachada, o senhor está convidado para a nossa reunião com os conselheiros, que vai acontecer no dia 24 de fevereiro (quarta-feira), às 19h30, no salão de festas do térreo.

Pedimos que traga o cronograma atualizado e as três propostas de pastilha. A ideia é terminar cedo porque o salão fecha às 22h.

A correspondência em nome da sua empresa pode ser retirada na portaria, das 8h às 20h.

Atenciosamente,
Dulce Nogueira
Síndica`,
    expected: [at('2027-02-24T19:30:00-03:00')],
  },
  {
    name: 'pt: accepts the second of two quoted slots',
    sentAt: '2027-02-16T18:20:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Américo Bento <americo.bento@bentoefilhos.example>',
    subject: 'Re: Medição da cozinha',
    text: `Boa tarde,
Fica então a segunda hipótese, a minha mulher estará em casa para abrir a porta.
Obrigado
Américo Bento

Em 16/02/2027 11:48, Cozinhas Roseira escreveu:
> Boa tarde Sr. Américo,
> Para a medição podemos passar em Alverca na quinta, 18/02, às 10h, ou
> na sexta, 19/02, às 14h30. Qual prefere?
> Cumprimentos, Sandra`,
    expected: [at('2027-02-19T14:30:00+00:00')],
  },
  {
    name: 'pt: refusal of a proposed hour without another',
    sentAt: '2027-02-17T10:15:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Tainá Borges <taina@borgescontabil.example>',
    subject: 'Re: conversa sobre o fechamento',
    text: `Oi Fábio, infelizmente sexta às 16h não consigo, estou em auditoria num cliente a tarde inteira. Vou olhar minha agenda e te retorno com outra data, tá?`,
    expected: [],
  },
  {
    name: 'pt: tax adviser appointment with length and a paper deadline',
    sentAt: '2027-02-22T09:33:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Paula Quaresma <paula.quaresma@quaresmacontas.example>',
    subject: 'IES e encerramento de contas 2026',
    text: `Caro Sr. Engenheiro,

Para encerrarmos as contas de 2026 preciso de falar consigo presencialmente. Proponho terça-feira, 2 de março, às 16h00, aqui no gabinete. Conte com uma hora e meia.

Até lá preciso que me envie, o mais tardar até sexta-feira às 12h00:
 - o inventário a 31/12
 - os extratos bancários de dezembro
 - a lista de clientes com saldos em aberto

Lembro que o IVA do 4.º trimestre tem de ser pago até dia 25.

Com os melhores cumprimentos,

Paula Quaresma
Contabilista Certificada
Quaresma Contas, Lda.
Atendimento: 2.ª a 6.ª, 9h30-13h00 / 14h30-18h00`,
    expected: [at('2027-03-02T16:00:00+00:00', '2027-03-02T17:30:00+00:00')],
  },
  {
    name: 'pt: rota of the volunteers at the animal shelter, third persons only',
    sentAt: '2027-02-24T20:10:00-03:00',
    timezone: 'America/Recife',
    from: 'Associação Patas do Capibaribe <escala@patascapibaribe.example>',
    subject: 'escala de março dos voluntários - só pra vc publicar no site',
    text: `Oi Dani, segue a escala pra colocar no site quando puder:

Sábado 06/03 - 8h às 12h: Vânia e Seu Lourival
Domingo 07/03 - 8h às 12h: Cleide e Tiago
Sábado 13/03 - 8h às 12h: família Monteiro
Domingo 14/03 - 14h às 17h: Tiago e Bruna

Se puder usar aquela cor verde do logo fica lindo.
bjs, Edilene`,
    expected: [],
  },
  {
    name: 'pt: technician comes to the reader between two hours',
    sentAt: '2027-03-01T15:52:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Atendimento FrioCerto <atendimento@friocerto.example>',
    subject: 'OS 77120 - visita técnica agendada',
    text: `Olá,

A visita do técnico Wellington para a manutenção da câmara fria foi agendada para 04/03/2027 (quinta-feira), das 13h às 15h. É preciso que alguém acompanhe o serviço.

Central de atendimento: segunda a sábado, das 7h às 21h
0800 555 0190`,
    expected: [at('2027-03-04T13:00:00-03:00', '2027-03-04T15:00:00-03:00')],
  },
  {
    name: 'pt: newsletter of a wine shop with tastings, bulk',
    sentAt: '2027-03-03T07:00:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Garrafeira da Sé <novidades@garrafeiradase.example>',
    subject: 'Março na Garrafeira: provas, descontos e um Douro surpreendente',
    text: `Caros amigos do vinho,

Em março temos muito para provar:

Sáb 6/03, 17h00 – Prova de brancos do Dão
Sex 12/03, 18h30 – Conversa com o produtor Quinta do Freixo
Sáb 20/03, 16h00 – Queijos e Portos

Entrada livre, sujeita à lotação da loja. E até dia 15, 20% de desconto em todas as caixas de 6.

Boas provas!
Garrafeira da Sé – aberta todos os dias das 11h às 20h

Se não quiser receber estes e-mails, cancele a subscrição aqui.`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'pt: lunch at a quarter past one, writer must leave by three',
    sentAt: '2027-03-08T09:48:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Duarte Falcão <duarte@falcaosom.example>',
    subject: 'Almoço',
    text: `Então, quarta almoçamos no Zé da Viúva? Marquei mesa para a uma e um quarto. Às três tenho de estar em Oeiras, por isso não me deixes plantado à porta ;)`,
    expected: [at('2027-03-10T13:15:00+00:00')],
  },
  {
    name: 'pt: job applicant gives availability only',
    sentAt: '2027-03-09T21:14:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Kauã Rezende <kaua.rezende@correio.example>',
    subject: 'Vaga de auxiliar de cozinha',
    text: `Boa noite,

Vi a vaga de auxiliar de cozinha na página do restaurante e gostaria de me candidatar. Trabalhei dois anos na Cantina do Porto, no turno das 16h à 0h, e antes disso na padaria do meu tio, das 4h às 10h.

Tenho disponibilidade de horário total, inclusive fins de semana e feriados. Para entrevista, costumo estar livre de manhã.

Meu currículo está em anexo.

Obrigado pela atenção,
Kauã Rezende
(11) 95555-0177`,
    expected: [],
  },
  {
    name: 'pt: interview invitation with room, documents and answer deadline',
    sentAt: '2027-03-11T10:03:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Elaine Tavares <rh@gruposerrana.example>',
    subject: 'Processo seletivo – Analista de Compras – Entrevista',
    text: `Prezada Bianca,

Temos o prazer de informar que seu perfil foi selecionado para a próxima etapa do nosso processo. A entrevista com o gestor da área será realizada em:

Data: 17/03/2027 (quarta-feira)
Horário: 14h45
Local: Av. das Palmeiras, 1.020 – 6º andar, sala 604 – Jundiaí

Por favor, confirme sua presença até segunda-feira, 15/03, às 18h, respondendo a este e-mail. Na portaria, apresente documento com foto.

Atenciosamente,
Elaine Tavares
Recursos Humanos – Grupo Serrana
Horário de funcionamento: 8h às 17h48`,
    expected: [at('2027-03-17T14:45:00-03:00')],
  },
  {
    name: 'pt: video call named in two zones, Lisbon and Brasilia',
    sentAt: '2027-03-15T11:26:00+00:00',
    timezone: 'America/Sao_Paulo',
    from: 'Mafalda Corte-Real <mafalda@editorasalmonete.example>',
    subject: 'Contrato de tradução',
    text: `Cara Luísa,

Obrigada pelas observações ao contrato. Falemos então na quinta-feira, 18 de março, às 16h de Lisboa (13h de Brasília), por videochamada:
https://salas.editorasalmonete.example/traducao

Um abraço,
Mafalda`,
    expected: [at('2027-03-18T13:00:00-03:00')],
  },
  {
    name: 'pt: cancellation of a visit, new date to be told',
    sentAt: '2027-03-16T08:37:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Sérgio Lameiras <sergio@lameirasjardins.example>',
    subject: 'Visita de amanhã sem efeito',
    text: `Bom dia D. Graça

Com este temporal a visita ao jardim amanhã às 10h fica sem efeito, não se vê nada no terreno. Ligo-lhe quando o tempo melhorar para combinarmos outro dia.

Sérgio Lameiras`,
    expected: [],
  },
  {
    name: 'pt: restaurant reservation with JSON-LD and tolerance note',
    sentAt: '2027-03-18T13:11:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Cantina Dona Zuleica <reservas@donazuleica.example>',
    subject: 'Sua reserva está confirmada',
    text: `Olá, Otávio!

Sua mesa para 8 pessoas está confirmada para sexta-feira, 26 de março, às 20h30.
A tolerância é de 15 minutos. A cozinha fecha às 23h.

Cantina Dona Zuleica`,
    html: `<html><head><script type="application/ld+json">
{"@context":"http://schema.org","@type":"FoodEstablishmentReservation","reservationNumber":"DZ-5521","reservationStatus":"http://schema.org/ReservationConfirmed","underName":{"@type":"Person","name":"Otávio Brandão"},"reservationFor":{"@type":"FoodEstablishment","name":"Cantina Dona Zuleica","address":"Rua dos Tanoeiros, 88, São Paulo"},"startTime":"2027-03-26T20:30:00-03:00","partySize":"8"}
</script></head><body><p>Olá, Otávio!</p><p>Sua mesa para 8 pessoas está confirmada para <b>sexta-feira, 26 de março, às 20h30</b>.<br>A tolerância é de 15 minutos. A cozinha fecha às 23h.</p><p>Cantina Dona Zuleica</p></body></html>`,
    expected: [at('2027-03-26T20:30:00-03:00')],
  },
  {
    name: 'pt: annual stock-take as a whole day for the reader',
    sentAt: '2027-03-22T16:05:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Helena Saraiva <helena.saraiva@ferragensmarques.example>',
    subject: 'Inventário',
    text: `Olá a todos os do armazém,

O inventário fica marcado para sábado, 3 de abril, o dia inteiro, e preciso de toda a equipa. Esse dia é compensado com folga na semana seguinte. O almoço é por conta da casa.

Helena`,
    expected: [days('2027-04-03')],
  },
  {
    name: 'pt: complaint about deliveries with hours in the past',
    sentAt: '2027-03-24T19:33:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Soraia Munhoz <soraia.munhoz@correio.example>',
    subject: 'Pedido 90817 - RECLAMAÇÃO',
    text: `Boa noite.

Pela terceira vez fiquei em casa esperando o guarda-roupa. Na quinta disseram que vinham entre 8h e 12h, ninguém apareceu. Sábado remarcaram para as 14h, também nada. Hoje o motorista ligou às 17h50 dizendo que estava "no bairro" e foi embora sem tocar a campainha.

Trabalho em horário comercial e não posso perder mais um dia. Quero o meu dinheiro de volta (R$ 2.149,00) ou vou ao Procon.

Soraia Munhoz`,
    expected: [],
  },
  {
    name: 'pt: school tour confirmed by the secretary with doors and lunch hours',
    sentAt: '2027-03-30T10:42:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Secretaria Colégio Alecrim <secretaria@colegioalecrim.example>',
    subject: 'Visita ao colégio',
    text: `Estimada família Brito,

Com muito gosto vos recebemos para a visita ao colégio no dia 8 de abril, quinta-feira, pelas 17h15. A Irmã Conceição acompanha-vos pelas salas do 1.º ciclo, e a visita dura cerca de 45 minutos.

Note que o portão principal fecha às 17h00; depois dessa hora é favor tocar na entrada da Rua do Poço.

Com os nossos cumprimentos,
A Secretaria`,
    expected: [at('2027-04-08T17:15:00+01:00', '2027-04-08T18:00:00+01:00')],
  },
  {
    name: 'pt: all lower case, day after tomorrow at half past three',
    sentAt: '2027-04-05T12:19:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Nando Vasques <nando@vasquesmarcenaria.example>',
    subject: 'Re: portas',
    text: `blz, entao depois de amanha tres e meia da tarde eu passo no seu escritorio com as amostras de freijo. se atrasar aviso no zap`,
    expected: [at('2027-04-07T15:30:00-03:00')],
  },
  {
    name: 'pt: out of office with the hours of a deputy',
    sentAt: '2027-04-06T07:31:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Vasco Abrantes <vasco.abrantes@metalurgicaovar.example>',
    subject: 'Resposta automática: Orçamento corrimão',
    text: `Estou ausente do escritório entre 6 e 16 de abril, com acesso limitado ao e-mail. Regresso na segunda-feira, dia 19, às 8h30.
Para assuntos urgentes contacte a Rosa Mendes (234 555 081), disponível nos dias úteis das 8h30 às 12h30.

Vasco Abrantes`,
    expected: [],
  },
  {
    name: 'pt: landlord comes with the insurance expert, whose other visit is named',
    sentAt: '2027-04-07T18:55:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Manuel Grilo <manuelgrilo@correio.example>',
    subject: 'infiltração na loja',
    text: `Boa tarde Susana,

Falei com a seguradora por causa da infiltração. O perito tem de ir a Almada às 9 e só depois passa por aí, por isso estaremos os dois na sua loja na segunda, dia 12, às onze menos um quarto. Demora meia hora, diz ele.

Se puder afaste a estante da parede para ele ver a mancha.

Cumps
Manuel Grilo
(senhorio)`,
    expected: [at('2027-04-12T10:45:00+01:00', '2027-04-12T11:15:00+01:00')],
  },
  {
    name: 'pt: train of the writer and pick-up by a third person, no meeting',
    sentAt: '2027-04-08T14:25:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Benedita Lobo <benedita@loboarquitetura.example>',
    subject: 'ida ao Porto',
    text: `Olá! Amanhã vou no Alfa das 8h09 e chego a Campanhã às 10h57; o António vai-me buscar. Volto no das 18h45. Levo as maquetes que faltavam, depois digo o que o cliente achou.
B.`,
    expected: [],
  },
  {
    name: 'pt: live radio interview of the reader among other items of the programme',
    sentAt: '2027-04-12T09:00:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Cíntia Moraes <cintia@radiopraia.example>',
    subject: 'Pauta da semana / sua participação',
    text: `Oi, Dr. Evandro!

Confirmadíssima a sua entrevista no estúdio: quinta-feira, 15/04, às 10h30. O programa vai ao ar ao vivo, então peço que chegue com uns 20 minutinhos de antecedência.

No mesmo programa, antes do senhor, às 10h, fala a vereadora Neide, e depois, às 11h, tem o quadro de receitas.

A reprise passa no domingo às 7h, caso a família queira ouvir.

Qualquer dúvida, estou no (13) 95555-0146.

Beijo,
Cíntia – Produção`,
    expected: [at('2027-04-15T10:30:00-03:00')],
  },
  {
    name: 'pt: broadcast times of a report about the firm, no meeting',
    sentAt: '2027-04-14T17:12:00-03:00',
    timezone: 'America/Fortaleza',
    from: 'Wagner Lins <wagner.lins@tvjangada.example>',
    subject: 'Matéria sobre a cooperativa',
    text: `Olá, Socorro!

A matéria sobre as rendeiras ficou linda. Vai ao ar no sábado (17/04), no Jornal da Jangada, às 12h15, e repete no domingo às 9h. Depois fica disponível no nosso site.

Obrigado pela acolhida!
Wagner Lins
Repórter`,
    expected: [],
  },
  {
    name: 'pt: ICS invitation in UTC for a reader in Lisbon summer time',
    sentAt: '2027-04-19T15:47:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Ivo Ramalho <ivo.ramalho@nortesoft.example>',
    subject: 'Convite: Demonstração do módulo de faturação',
    text: `Ivo Ramalho convidou-o para um evento.

Demonstração do módulo de faturação
Responda Sim / Não / Talvez`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Nortesoft//Calendario 3.1//PT
METHOD:REQUEST
BEGIN:VEVENT
UID:8f21c-demo@nortesoft.example
DTSTAMP:20270419T144700Z
DTSTART:20270427T133000Z
DTEND:20270427T141500Z
SUMMARY:Demonstração do módulo de faturação
DESCRIPTION:Sala: https://reunir.nortesoft.example/ivo-demo
ORGANIZER;CN=Ivo Ramalho:mailto:ivo.ramalho@nortesoft.example
ATTENDEE;CN=Geral;RSVP=TRUE:mailto:geral@livrariapinhal.example
SEQUENCE:0
STATUS:CONFIRMED
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-04-27T14:30:00+01:00', '2027-04-27T15:15:00+01:00')],
  },
  {
    name: 'pt: mechanic tells when the van is ready for collection, no meeting',
    sentAt: '2027-04-20T11:39:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Auto Central do Cacém <oficina@autocentralcacem.example>',
    subject: 'Carrinha 44-XX-09',
    text: `Bom dia, a carrinha está pronta. Foram substituídas as pastilhas e o disco esquerdo, total 286,40 € com IVA. Pode ser levantada quando quiser dentro do horário da oficina: 8h30-12h30 e 14h-18h30, sábados só até às 13h.`,
    expected: [],
  },
  {
    name: 'pt: bank manager proposes two hours, branch hours in the signature',
    sentAt: '2027-04-26T10:08:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Luciana Prates <luciana.prates@bancoipe.example>',
    subject: 'Linha de crédito para capital de giro',
    text: `Bom dia, Sr. Hélio.

Conforme conversamos por telefone, consegui uma condição especial para o capital de giro. A taxa vale somente até 07/05.

Podemos nos falar por telefone na quinta (29/04) às 11h ou, se preferir, às 16h do mesmo dia? Leva uns 20 minutos e eu já explico as garantias.

Fico no aguardo.

Luciana Prates
Gerente PJ – Banco Ipê
Ag. 0455 – atendimento das 10h às 16h`,
    expected: [
      at('2027-04-29T11:00:00-03:00', '2027-04-29T11:20:00-03:00'),
      at('2027-04-29T16:00:00-03:00', '2027-04-29T16:20:00-03:00'),
    ],
  },
  {
    name: 'pt: yes to the only quoted hour, very short',
    sentAt: '2027-04-28T08:02:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Ivete Sampaio <ivete@sampaioflores.example>',
    subject: 'Re: degustação',
    text: `Pode ser sim! Até lá 🌷

Em ter., 27 de abr. de 2027 às 19:22, Buffet Araçá escreveu:
> Ivete, você consegue vir provar os doces na sexta, dia 30, às 17h?
> Beijos, Lu`,
    expected: [at('2027-04-30T17:00:00-03:00')],
  },
  {
    name: 'pt: municipal inspection announced to the reader by registered notice',
    sentAt: '2027-05-03T09:15:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Divisão de Fiscalização <fiscalizacao@cm-valemoinho.example>',
    subject: 'Notificação - Proc. 312/2027 - Vistoria',
    text: `Exmo. Senhor
Gerente da Padaria Flor do Moinho, Lda.

Fica V. Exa. notificado de que, no âmbito do processo supra referido, será realizada vistoria ao estabelecimento sito na Rua Direita, 14, no dia 18 de maio de 2027, pelas 10:00 horas, devendo V. Exa. ou representante legal estar presente.

Mais se informa que dispõe do prazo de 10 dias úteis, a contar da receção da presente, para juntar ao processo a planta atualizada.

O processo pode ser consultado nos serviços, todos os dias úteis, das 9:00 às 16:00.

Com os melhores cumprimentos,
A Chefe de Divisão,
Natércia Pimentel`,
    expected: [at('2027-05-18T10:00:00+01:00')],
  },
  {
    name: 'pt: software supplier tells of a maintenance window at night',
    sentAt: '2027-05-05T16:00:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Suporte Caixa Fácil <suporte@caixafacil.example>',
    subject: 'Manutenção programada 08/05',
    text: `Prezado cliente,

Informamos que no sábado, 08/05/2027, das 23h às 3h do domingo, nossos servidores passarão por manutenção. Durante este período o PDV funcionará em modo offline.

Equipe Caixa Fácil`,
    expected: [],
  },
  {
    name: 'pt: site visit moved from Wednesday to Thursday, old hour in the quoted mail',
    sentAt: '2027-05-10T13:36:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Gilberto Aragão <gilberto@aragaoeng.example>',
    subject: 'Re: Re: visita na obra',
    text: `Patrícia,

o concreto vai chegar na quarta cedo e o canteiro vira um caos, então não dá para fazer a visita nesse dia. Vamos jogar para quinta, 13/05, às 8h15? Me encontra no portão da rua de trás. Capacete eu levo, bota é com você rs.

Gil

-----Mensagem original-----
De: Patrícia Yano
Enviada em: sexta-feira, 7 de maio de 2027 17:03
Assunto: Re: visita na obra

Gil, confirmado então quarta 12/05 às 9h.
Patrícia`,
    expected: [at('2027-05-13T08:15:00-03:00')],
  },
  {
    name: 'pt: choir programme sent for printing, hours of others',
    sentAt: '2027-05-11T22:40:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Coro de Santa Iria <corosantairia@correio.example>',
    subject: 'texto do cartaz para imprimir',
    text: `Boa noite,

Segue o texto para o cartaz A3 (50 exemplares, papel 170 g):

ENCONTRO DE COROS
Sábado, 29 de maio
16h00 Coro Infantil de Vialonga
17h00 Orfeão da Granja
18h30 Coro de Santa Iria
Entrada gratuita

Conseguem ter isto pronto até dia 20? Passo aí a levantar quando me disserem.

Obrigada,
Maria do Amparo`,
    expected: [],
  },
  {
    name: 'pt: lawyer tells of a hearing to which the reader is summoned, with preparation call',
    sentAt: '2027-05-13T17:20:00-03:00',
    timezone: 'America/Manaus',
    from: 'Dra. Solange Cavalcanti <solange@cavalcantiadv.example>',
    subject: 'Audiência trabalhista - orientações',
    text: `Prezado Sr. Raimundo,

A audiência de instrução foi designada para 09/06/2027 (quarta-feira), às 10h20, horário de Manaus, na 3ª Vara do Trabalho. A sua presença como preposto é obrigatória.

Antes disso precisamos conversar sobre o depoimento. Sugiro uma ligação na segunda-feira, 07/06, às 15h (horário de Manaus).

O prazo para indicar testemunhas vence em 24/05, por isso me mande os nomes o quanto antes.

Cordialmente,
Solange Cavalcanti
OAB/AM 00.000
Escritório: seg. a qui. 9h-18h, sex. 9h-16h`,
    expected: [at('2027-06-09T10:20:00-04:00'), at('2027-06-07T15:00:00-04:00')],
  },
  {
    name: 'pt: colleague has a medical appointment and comes later',
    sentAt: '2027-05-18T08:05:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Tiago Nunes <tiago.nunes@graficadouro.example>',
    subject: 'amanhã entro mais tarde',
    text: `Bom dia chefe, amanhã tenho fisioterapia às 8h30 e depois ainda vou ao notário às 10h com a minha irmã. Devo entrar por volta das 11h e fico até mais tarde para compensar.
Tiago`,
    expected: [],
  },
  {
    name: 'pt: training days for the reader, two whole days',
    sentAt: '2027-05-20T11:11:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Instituto Vidraça <cursos@institutovidraca.example>',
    subject: 'Inscrição confirmada: curso de envidraçamento',
    text: `Olá, Reginaldo!

Sua inscrição no curso de envidraçamento de sacadas está confirmada. São dois dias inteiros, segunda e terça, 14 e 15 de junho de 2027, na nossa sede em Sorocaba.

O material didático está incluído. A segunda parcela (R$ 420,00) vence no dia 10/06.

Equipe Instituto Vidraça`,
    expected: [days('2027-06-14', '2027-06-16')],
  },
  {
    name: 'pt: promotional mail with a live stream, bulk',
    sentAt: '2027-05-24T09:00:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Academia do Lojista <contato@academiadolojista.example>',
    subject: '🔥 LIVE GRÁTIS quarta às 20h: venda mais no Dia dos Namorados',
    text: `Fala, lojista!

Nesta quarta, 26/05, às 20h, eu vou abrir o jogo sobre como DOBREI meu faturamento no Dia dos Namorados.

Clique no botão, ative o lembrete e não perca. As vagas são limitadas!

E mais: até domingo às 23h59 o curso completo sai por 12x de R$ 49,90.

Cancelar inscrição`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'pt: notary in Madeira fixes the signing, bank counter closes early',
    sentAt: '2027-05-25T15:05:00+01:00',
    timezone: 'Atlantic/Madeira',
    from: 'Cartório Notarial Dr. Freitas Jardim <cartorio@freitasjardim.example>',
    subject: 'Escritura - fração B',
    text: `Boa tarde,

A escritura da fração B fica agendada para 11-06-2027, sexta-feira, às 14:00, neste Cartório.

O cheque visado tem de ser levantado no banco antes das 13:00, pois o balcão encerra a essa hora às sextas.

Cumprimentos,
Zita Caires`,
    expected: [at('2027-06-11T14:00:00+01:00')],
  },
  {
    name: 'pt: veterinary appointment at noon and a half, spoken',
    sentAt: '2027-05-31T18:12:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Vet Guará <recepcao@vetguara.example>',
    subject: 'Retorno da Paçoca',
    text: `Oi, Sílvia! O retorno da Paçoca ficou pra quinta, meio-dia e meia, com a Dra. Aline. Ela precisa vir em jejum desde as 8h, tá bom? 🐾`,
    expected: [at('2027-06-03T12:30:00-03:00')],
  },
  {
    name: 'pt: forwarded appointment of a third person for information',
    sentAt: '2027-06-02T10:50:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Carla Peixoto <carla@imopeixoto.example>',
    subject: 'Fwd: Visita ao T2 da Rua da Fonte',
    text: `Só para tua informação, o João é que trata disto, não precisas de ir.

---------- Mensagem reencaminhada ----------
De: Olga Santana <olga.santana@correio.example>
Data: terça, 1/06/2027, 20:14
Assunto: Visita ao T2 da Rua da Fonte
Para: João Peixoto

Boa noite Sr. João, confirmo a visita ao T2 na sexta dia 4 às 18h30.
Olga`,
    expected: [],
  },
  {
    name: 'pt: booking of a kayak outing with JSON-LD start and end',
    sentAt: '2027-06-07T19:27:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Remos do Zêzere <reservas@remosdozezere.example>',
    subject: 'Reserva n.º 20714 confirmada',
    text: `Olá Joaquim,

A sua reserva está feita: descida de caiaque para 12 pessoas.
Sábado, 19 de junho de 2027, das 10:00 às 13:30
Encontro no cais da Aldeia do Mato. O parque de estacionamento abre às 9:00.

Bons remos!`,
    html: `<html><head><script type="application/ld+json">
{"@context":"https://schema.org","@type":"EventReservation","reservationNumber":"20714","reservationStatus":"https://schema.org/ReservationConfirmed","underName":{"@type":"Person","name":"Joaquim Tavira"},"reservationFor":{"@type":"Event","name":"Descida de caiaque","startDate":"2027-06-19T10:00:00+01:00","endDate":"2027-06-19T13:30:00+01:00","location":{"@type":"Place","name":"Cais da Aldeia do Mato","address":"Abrantes"}}}
</script></head><body><p>Olá Joaquim,</p><p>A sua reserva está feita: descida de caiaque para 12 pessoas.<br>Sábado, 19 de junho de 2027, das 10:00 às 13:30<br>Encontro no cais da Aldeia do Mato. O parque de estacionamento abre às 9:00.</p><p>Bons remos!</p></body></html>`,
    expected: [at('2027-06-19T10:00:00+01:00', '2027-06-19T13:30:00+01:00')],
  },
  {
    name: 'pt: friend of the firm invites to a Saint John barbecue',
    sentAt: '2027-06-09T13:02:00-03:00',
    timezone: 'America/Bahia',
    from: 'Everaldo Bispo <everaldo@bispoferragens.example>',
    subject: 'São João lá em casa',
    text: `Meu rei,

Esse ano o São João vai ser na roça de novo e faço questão de você e da Jussara. É quarta, dia 23, a partir das 18h. A fogueira eu acendo às 20h e o trio de forró toca até não aguentar mais.

Não precisa trazer nada, só a sua farofa que o povo cobrou a noite toda ano passado.

O ônibus da turma do escritório sai da praça às 16h30, mas sei que você vem de carro.

Abração,
Everaldo`,
    expected: [at('2027-06-23T18:00:00-03:00')],
  },
  {
    name: 'pt: thursday in eight days, half past nine, terse',
    sentAt: '2027-06-17T16:21:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Aníbal Correia <anibal@correiacaixilharia.example>',
    subject: 'Re: caixilhos',
    text: `De hoje a oito dias às 9 e meia, na obra de Benfica. Levo a amostra do perfil.
A. Correia`,
    expected: [at('2027-06-24T09:30:00+01:00')],
  },
  {
    name: 'pt: parcel carrier announces a delivery window',
    sentAt: '2027-06-21T07:18:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Expressa Sul <rastreio@expressasul.example>',
    subject: 'Sua encomenda chega hoje entre 13h e 16h',
    text: `Olá!

A encomenda ES773120945 saiu para entrega e deve chegar hoje, 21/06, entre 13h e 16h.
Não é necessário agendar. Se não houver ninguém, faremos nova tentativa amanhã no mesmo horário.`,
    expected: [],
  },
  {
    name: 'pt: school parents meeting with the reader, three slots of a quarter hour',
    sentAt: '2027-06-23T14:14:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Prof. Lídia Castanheira <lidia.castanheira@aecarvalhal.example>',
    subject: 'Reunião individual - Martim',
    text: `Caro Encarregado de Educação,

Para a entrega das avaliações do Martim tenho ainda estes horários livres na sexta-feira, 2 de julho:

  17h00 - 17h15
  17h30 - 17h45
  18h15 - 18h30

Agradeço que escolha um até segunda-feira às 12h.
As pautas são afixadas no átrio no dia 29 a partir das 10h.

Cumprimentos,
Lídia Castanheira
Diretora de turma do 6.º C`,
    expected: [
      at('2027-07-02T17:00:00+01:00', '2027-07-02T17:15:00+01:00'),
      at('2027-07-02T17:30:00+01:00', '2027-07-02T17:45:00+01:00'),
      at('2027-07-02T18:15:00+01:00', '2027-07-02T18:30:00+01:00'),
    ],
  },
  {
    name: 'pt: new opening hours of a supplier in summer',
    sentAt: '2027-06-28T09:40:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Materiais Oeste <balcao@materiaisoeste.example>',
    subject: 'Horário de verão',
    text: `Estimado cliente,

De 5 de julho a 28 de agosto o nosso armazém passa a funcionar das 7h00 às 15h00, sem pausa de almoço. Na segunda quinzena de agosto (16 a 27) não há distribuição.

Boas férias, se for o caso!
Materiais Oeste`,
    expected: [],
  },
  {
    name: 'pt: video call with a customer in Lisbon, only Portuguese time given, reader in Sao Paulo',
    sentAt: '2027-07-01T10:10:00+01:00',
    timezone: 'America/Sao_Paulo',
    from: 'Frederico Mourão <fred.mourao@azulejariatejo.example>',
    subject: 'Call sobre o catálogo',
    text: `Boas Camila,

Segunda às 14h30, hora de Lisboa, dá-te jeito? Meia hora chega perfeitamente.
O link é o de sempre: https://sala.azulejariatejo.example/fred

Fred`,
    expected: [at('2027-07-05T10:30:00-03:00', '2027-07-05T11:00:00-03:00')],
  },
  {
    name: 'pt: report on a meeting that was yesterday',
    sentAt: '2027-07-06T09:25:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Thales Guerra <thales@guerraconsult.example>',
    subject: 'Ata da reunião de 05/07',
    text: `Pessoal, bom dia.

Segue a ata da reunião de ontem, 05/07, realizada das 14h às 15h40, com os presentes Thales, Mônica e Sr. Akira.

1. Aprovado o novo layout do estoque.
2. Mônica cota as prateleiras até 16/07.
3. O Sr. Akira viaja ao Paraná na semana do dia 19 e fala direto com o fabricante.

Qualquer correção, me avisem até sexta ao meio-dia.

Abs,
Thales`,
    expected: [],
  },
  {
    name: 'pt: alarm company reschedules at the wish of the customer, new hour with range',
    sentAt: '2027-07-07T12:00:00-03:00',
    timezone: 'America/Cuiaba',
    from: 'Sentinela Alarmes <agenda@sentinelaalarmes.example>',
    subject: 'Reagendamento OS 3391',
    text: `Prezada Dona Nair,

Conforme solicitado, a instalação que estava marcada para sexta (09/07) às 8h foi reagendada para segunda-feira, 12/07/2027, das 8h30 às 11h30 (horário de Cuiabá). O técnico será o Edmilson.

Sentinela Alarmes`,
    expected: [at('2027-07-12T08:30:00-04:00', '2027-07-12T11:30:00-04:00')],
  },
  {
    name: 'pt: football club thanks for sponsoring and lists games, no invitation',
    sentAt: '2027-07-12T21:03:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'União Desportiva da Charneca <direcao@udcharneca.example>',
    subject: 'Obrigado pelo patrocínio',
    text: `Caro Sr. Lino,

O recibo do donativo segue em anexo. As camisolas com o vosso logótipo vão estrear-se na pré-época: os juniores jogam no dia 24 às 16h em Palmela e os seniores no dia 31 às 18h na Moita.
Depois mandamos fotografias!

Um abraço do presidente,
Valdemar`,
    expected: [],
  },
  {
    name: 'pt: two meetings agreed, notary at ten and key handover at four',
    sentAt: '2027-07-13T11:45:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Corretora Magda Lisboa <magda@magdaimoveis.example>',
    subject: 'Assinatura e chaves',
    text: `Oi, Jonas! Ufa, deu tudo certo no banco.

Então ficou assim: quarta, dia 21/07, a gente se encontra às 10h no cartório pra assinar, e no mesmo dia às 16h eu te entrego as chaves lá no galpão. O antigo inquilino tira as últimas coisas até o meio-dia, ele me jurou.

Leva RG, CPF e o comprovante do ITBI.

Bjs, Magda
CRECI 00000`,
    expected: [at('2027-07-21T10:00:00-03:00'), at('2027-07-21T16:00:00-03:00')],
  },
  {
    name: 'pt: calendar part cancels an event',
    sentAt: '2027-07-15T09:18:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Débora Quintela <debora@quintelafoto.example>',
    subject: 'Cancelado: Ensaio produtos inverno',
    text: `Gente, a modelo pegou uma virose, vou cancelar o ensaio de terça. Remarcamos quando ela estiver boa.`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Quintela Foto//PT
METHOD:CANCEL
BEGIN:VEVENT
UID:ensaio-0720@quintelafoto.example
DTSTAMP:20270715T121800Z
DTSTART:20270720T130000Z
DTEND:20270720T170000Z
SUMMARY:Ensaio produtos inverno
ORGANIZER;CN=Débora Quintela:mailto:debora@quintelafoto.example
ATTENDEE:mailto:oi@modaserrana.example
SEQUENCE:2
STATUS:CANCELLED
END:VEVENT
END:VCALENDAR`),
    expected: [],
  },
  {
    name: 'pt: lift inspector in the Azores, ferry named',
    sentAt: '2027-07-19T10:32:00+00:00',
    timezone: 'Atlantic/Azores',
    from: 'Hélder Bettencourt <helder@elevailhas.example>',
    subject: 'Inspeção do monta-cargas',
    text: `Bom dia,

Vou no barco das 7h45 para a Horta, por isso consigo estar no vosso hotel na quinta, dia 22, às 10h para a inspeção anual do monta-cargas. Volto para a Madalena no das 15h15.
Preciso de alguém comigo com a chave da casa das máquinas.

Hélder Bettencourt
Elevailhas`,
    expected: [at('2027-07-22T10:00:00+00:00')],
  },
  {
    name: 'pt: hotel guest asks about breakfast and check-in hours',
    sentAt: '2027-07-21T22:57:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Ângela Ribeiro <angela.ribeiro@correio.example>',
    subject: 'Dúvidas reserva agosto',
    text: `Boa noite! O nosso voo aterra em Faro às 23h20 no dia 8, ainda podemos fazer o check-in depois da meia-noite? E o pequeno-almoço é mesmo só até às 10h? Com crianças é um bocado cedo...
Obrigada, Ângela`,
    expected: [],
  },
  {
    name: 'pt: invitation to the inauguration, speeches and dinner by turns, one start',
    sentAt: '2027-07-26T10:00:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Cervejaria Três Pinheiros <eventos@trespinheiros.example>',
    subject: 'Convite pessoal: inauguração da nova fábrica',
    text: `Caro Sr. Ademir Koerich,

O senhor forneceu cada parafuso dos nossos tanques e por isso não pode faltar! Convidamos o senhor e sua esposa para a inauguração da nova fábrica:

Sexta-feira, 13 de agosto de 2027
Início às 19h
Rodovia dos Imigrantes, km 12 – Timbó

Haverá jantar típico e chope à vontade. Como a lei seca vale para todos, uma van leva os convidados de volta ao centro às 23h e à 1h.

Confirme, por gentileza, até o dia 6 de agosto com a Heidi: (47) 95555-0163.

Com estima,
Família Bruckheimer`,
    expected: [at('2027-08-13T19:00:00-03:00')],
  },
  {
    name: 'pt: apprentice reports sick and names the doctor hour',
    sentAt: '2027-08-02T06:48:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Ruan Teles <ruan.teles@correio.example>',
    subject: 'nao vou hj',
    text: `chefe acordei com febre, consegui encaixe no posto as 10h, depois mando o atestado. desculpa ai`,
    expected: [],
  },
  {
    name: 'pt: IT support agrees a remote session, ticket closes otherwise',
    sentAt: '2027-08-03T15:31:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Helpdesk Ponto Zero <helpdesk@pontozero.example>',
    subject: '[#48812] Impressora de etiquetas não responde',
    text: `Olá Fernanda,

Para resolvermos o problema da impressora vou precisar de aceder ao seu computador. Ligo-lhe amanhã, 4 de agosto, às 11:20 e fazemos a sessão remota em conjunto. Deixe a impressora ligada, por favor.

Nota: este pedido é encerrado automaticamente se não houver atividade até 10/08 às 18:00.

Cláudio
Helpdesk Ponto Zero | dias úteis 9:00-18:00`,
    expected: [at('2027-08-04T11:20:00+01:00')],
  },
  {
    name: 'pt: neighbour complains about night noise and refers to hours',
    sentAt: '2027-08-08T10:12:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Condómino 2.º Esq. <olivia.fragoso@correio.example>',
    subject: 'Barulho da esplanada',
    text: `Exmos. Senhores,

Ontem a vossa esplanada esteve com música até às 2h15, e na sexta foi a mesma coisa. A licença só permite até às 24h. Tenho um bebé e levanto-me às 5h30 para trabalhar.

Da próxima vez chamo a polícia, não tenham dúvidas.

Olívia Fragoso`,
    expected: [],
  },
  {
    name: 'pt: two evening rehearsal dates without year, with break and closing of the hall',
    sentAt: '2027-08-16T13:55:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Cia. de Teatro Lamparina <cia@lamparina.example>',
    subject: 'Som e luz: ensaios técnicos',
    text: `Oi Guto,

A gente precisa de você na mesa de luz nos dois ensaios técnicos:

* 24/8 (ter), 19h-22h
* 26/8 (qui), 18h30-21h30

Tem intervalo às 20h com lanche. O teatro fecha às 22h30, então dá para desmontar com calma.
A estreia continua sendo no dia 3, mas nela quem opera é o pessoal da casa.

Merda pra nós!
Zezé`,
    expected: [
      at('2027-08-24T19:00:00-03:00', '2027-08-24T22:00:00-03:00'),
      at('2027-08-26T18:30:00-03:00', '2027-08-26T21:30:00-03:00'),
    ],
  },
  {
    name: 'pt: tender with submission hour, no meeting',
    sentAt: '2027-08-18T10:20:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Contratação Pública <compras@cm-vilanova-serra.example>',
    subject: 'Convite à apresentação de proposta - Proc. CP 44/2027',
    text: `Exmos. Senhores,

Convidamos V. Exas. a apresentar proposta para o fornecimento de mobiliário escolar. As propostas devem ser submetidas na plataforma eletrónica até às 17h00 do dia 6 de setembro de 2027. Os pedidos de esclarecimento são aceites até dia 25 de agosto.

O preço base é de 38.500,00 €, a que acresce o IVA.

Com os melhores cumprimentos,
Serviço de Contratação Pública`,
    expected: [],
  },
  {
    name: 'pt: interview rescheduled by the applicant, accepts quoted third slot',
    sentAt: '2027-08-23T20:02:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Yasmin Prado <yasmin.prado@correio.example>',
    subject: 'Re: Entrevista – Recepcionista',
    text: `Boa noite, Dra. Regina!

Muito obrigada pelo retorno. Na terça e na quarta faço curso técnico pela manhã, então para mim o melhor é o último horário que a senhora propôs. Estarei aí!

Atenciosamente,
Yasmin Prado

Em 23/08/2027 16:40, Clínica Vivace <contato@clinicavivace.example> escreveu:
> Yasmin, gostamos do seu currículo. Para a entrevista temos:
> ter 31/08 9h
> qua 01/09 10h
> sex 03/09 13h30
> Qual você prefere? Dra. Regina`,
    expected: [at('2027-09-03T13:30:00-03:00')],
  },
  {
    name: 'pt: opening meeting of an audit, train of the auditor and upload deadline',
    sentAt: '2027-08-25T09:50:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Certifica Ibérica <auditorias@certificaiberica.example>',
    subject: 'Confirmação da reunião de abertura - ISO 9001',
    text: `Exma. Sra. Eng.ª Teresa Vilhena,

Confirmamos a reunião de abertura da auditoria de acompanhamento, nas vossas instalações, a 14.09.2027 (terça-feira), das 09h00 às 09h30.

O auditor coordenador, Eng.º Baltazar Simões, chega de comboio a Aveiro às 8h12, pelo que não necessita de transporte.

Os documentos pedidos na lista em anexo devem ser carregados na nossa plataforma até 07.09.2027, 23h59.

Com os melhores cumprimentos,

Sofia Arruda
Planeamento de Auditorias
Tel. 239 555 047 (9h30-12h30 e 14h00-17h00)`,
    expected: [at('2027-09-14T09:00:00+01:00', '2027-09-14T09:30:00+01:00')],
  },
  {
    name: 'pt: cancelled dinner reservation with JSON-LD',
    sentAt: '2027-08-30T17:35:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Mesa Posta Reservas <nao-responda@mesaposta.example>',
    subject: 'Reserva cancelada – Churrascaria Boi Bravo',
    text: `Olá, Cristiano. Sua reserva na Churrascaria Boi Bravo para 04/09/2027 às 13h foi cancelada a seu pedido.`,
    html: `<html><head><script type="application/ld+json">
{"@context":"http://schema.org","@type":"FoodEstablishmentReservation","reservationNumber":"MP-80213","reservationStatus":"http://schema.org/ReservationCancelled","underName":{"@type":"Person","name":"Cristiano Sá"},"reservationFor":{"@type":"FoodEstablishment","name":"Churrascaria Boi Bravo"},"startTime":"2027-09-04T13:00:00-03:00","partySize":6}
</script></head><body><p>Olá, Cristiano. Sua reserva na Churrascaria Boi Bravo para 04/09/2027 às 13h foi cancelada a seu pedido.</p></body></html>`,
    expected: [],
  },
  {
    name: 'pt: early visit to the factory, numbers of an order beside the hour',
    sentAt: '2027-09-02T16:08:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Odair Pimentel <odair@pimentelusinagem.example>',
    subject: 'Peças pedido 1430',
    text: `Boa tarde Leandro
As 1430 buchas do pedido 0715 ficam prontas amanhã e vão pela transportadora. Quanto ao desenho novo, vem aqui na fábrica na quarta, dia 8, 7h45, antes do turno começar a apertar. A gente mede junto.
Odair`,
    expected: [at('2027-09-08T07:45:00-03:00')],
  },
  {
    name: 'pt: coffee on Friday at ten, writer asks for nothing else',
    sentAt: '2027-09-07T08:51:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Rita Valente <rita@valentecomunica.example>',
    subject: 'Café?',
    text: `Sexta às 10h na pastelaria do costume? Pago eu desta vez. Rita`,
    expected: [at('2027-09-10T10:00:00+01:00')],
  },
  {
    name: 'pt: travel agent sends a programme of a journey for the customer group of others',
    sentAt: '2027-09-09T15:10:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Rota Serrana Turismo <operacional@rotaserrana.example>',
    subject: 'Lista de passageiros excursão Terceira Idade',
    text: `Boa tarde, pousada!

Encaminho a lista de passageiros do grupo da Dona Iolanda para adiantar as fichas. O roteiro deles é o seguinte:

18/09 – saída de Belo Horizonte às 6h, parada em Congonhas às 8h30
18/09 – almoço às 12h no Tempero da Serra, city tour às 14h com o guia Amadeu
19/09 – missa às 9h, compras livres, retorno às 15h

Os quartos são os mesmos que já estão reservados. Por favor, só me devolvam as fichas assinadas até o dia 14.

Grata,
Neusa`,
    expected: [],
  },
  {
    name: 'pt: calendar part with a whole-day fair',
    sentAt: '2027-09-13T10:26:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Luís Bragança <luis@bragancamoldes.example>',
    subject: 'Convite: Feira dos moldes na Batalha',
    text: `Vamos os dois à feira, eu levo o carro. Segue para pores na agenda.`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Braganca Moldes//PT
METHOD:REQUEST
BEGIN:VEVENT
UID:feira-batalha-27@bragancamoldes.example
DTSTAMP:20270913T092600Z
DTSTART;VALUE=DATE:20271007
DTEND;VALUE=DATE:20271008
SUMMARY:Feira dos moldes na Batalha
ORGANIZER;CN=Luís Bragança:mailto:luis@bragancamoldes.example
ATTENDEE;CN=Simão:mailto:simao@polimentoslis.example
STATUS:CONFIRMED
END:VEVENT
END:VCALENDAR`),
    expected: [days('2027-10-07')],
  },
  {
    name: 'pt: accountant in Brazil asks for thursday next week at quarter to three, bills due',
    sentAt: '2027-09-15T09:07:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Osmar Villela <osmar@villelacontabilidade.example>',
    subject: 'Guias de setembro e reunião',
    text: `Bom dia, Dona Irene.

Seguem as guias: o DAS vence dia 20/09 e o FGTS também. Se for pagar pelo aplicativo, faça antes das 20h.

Sobre a mudança de regime, a senhora pode vir aqui no escritório na quinta da semana que vem, dia 23, às quinze para as três da tarde? Às quatro eu tenho outro cliente, mas dá tempo de sobra.

Att.,
Osmar Villela
Atendimento de seg. a sex., das 8h às 18h`,
    expected: [at('2027-09-23T14:45:00-03:00')],
  },
  {
    name: 'pt: conference link in a short mail with passcode',
    sentAt: '2027-09-20T11:30:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Aline Drummond <aline@drummonddesign.example>',
    subject: 'Link de hoje',
    text: `Oi! Segue o link da nossa call de hoje às 16h15: https://video.drummonddesign.example/j/7730921 (senha 1845)
Aline`,
    expected: [at('2027-09-20T16:15:00-03:00')],
  },
  {
    name: 'pt: event reservation with JSON-LD for a workshop, doors open earlier',
    sentAt: '2027-09-22T18:18:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Bilhética Central <bilhetes@bilheticacentral.example>',
    subject: 'A sua inscrição: Oficina de encadernação japonesa',
    text: `Obrigado pela sua inscrição, Noémia Tavares!

Oficina de encadernação japonesa
2 de outubro de 2027, 14h30 às 18h00
Museu do Papel, Santa Maria da Feira (portas abrem às 14h00)

Guarde este e-mail, é o seu bilhete.`,
    html: `<html><head><script type="application/ld+json">
[{"@context":"https://schema.org","@type":"EventReservation","reservationNumber":"BC-99-1207","reservationStatus":"https://schema.org/ReservationConfirmed","underName":{"@type":"Person","name":"Noémia Tavares"},"reservationFor":{"@type":"Event","name":"Oficina de encadernação japonesa","doorTime":"2027-10-02T14:00:00+01:00","startDate":"2027-10-02T14:30:00+01:00","endDate":"2027-10-02T18:00:00+01:00","location":{"@type":"Place","name":"Museu do Papel","address":"Santa Maria da Feira"}}}]
</script></head><body><h2>Obrigado pela sua inscrição, Noémia Tavares!</h2><p>Oficina de encadernação japonesa<br>2 de outubro de 2027, 14h30 às 18h00<br>Museu do Papel, Santa Maria da Feira (portas abrem às 14h00)</p><p>Guarde este e-mail, é o seu bilhete.</p></body></html>`,
    expected: [at('2027-10-02T14:30:00+01:00', '2027-10-02T18:00:00+01:00')],
  },
  {
    name: 'pt: customer declines two hours and offers a third herself',
    sentAt: '2027-09-27T12:44:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Vitória Schmitz <vitoria.schmitz@correio.example>',
    subject: 'Re: prova do vestido',
    text: `Oi, meninas!

Nem quinta às 11h nem sexta às 15h eu consigo, estou de plantão no hospital nos dois dias 😩 Mas sábado, dia 2, às 9h30 eu vou correndo! Pode ser? Preciso sair daí às 11h porque tenho salão.

Beijos
Vi

Em seg., 27 de set. de 2027 às 10:05, Ateliê Gardênia escreveu:
> Vi, a prova pode ser quinta (30/09) às 11h ou sexta (01/10) às 15h.`,
    expected: [at('2027-10-02T09:30:00-03:00')],
  },
  {
    name: 'pt: chatty mail of an old customer with one visit among many hours',
    sentAt: '2027-10-04T20:36:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Hermínia Covas <herminia.covas@correio.example>',
    subject: 'O relógio do meu avô',
    text: `Boa noite senhor Albano,

Espero que esteja tudo bem consigo e com a sua esposa. Por aqui vamos andando, o meu marido foi operado às cataratas na semana passada e correu bem, graças a Deus. Tem de voltar ao hospital no dia 12 às 8 da manhã, mas diz o médico que é só para ver.

Escrevo-lhe por causa do relógio de parede. Voltou a atrasar, agora uns dez minutos por dia, e às três da tarde bate quatro vezes. O meu neto diz que é castigo.

Falei hoje com o seu filho ao telefone e ele disse que o senhor podia vir cá a casa vê-lo na quinta-feira, dia 14, às quatro da tarde. Por mim está combinado. Faço-lhe um bolo de laranja.

Não venha é mais cedo, que às segundas e quintas tenho hidroginástica e só chego às três e meia.

Com amizade,
Hermínia Covas`,
    expected: [at('2027-10-14T16:00:00+01:00')],
  },
  {
    name: 'pt: last day of sale, bulk with shop hours',
    sentAt: '2027-10-07T08:00:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Mundo das Embalagens <ofertas@mundodasembalagens.example>',
    subject: 'Semana da Criança: sacolas com até 40% OFF',
    text: `Só até sábado, 09/10, às 18h!

Sacolas kraft, saquinhos metalizados e caixas presenteáveis com até 40% de desconto. E na sexta, das 14h às 17h, tem oficina de laços grátis na loja do Brás, é só chegar.

Frete grátis acima de R$ 299.

Descadastre-se aqui.`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'pt: physiotherapist offers a free slot after a cancellation by another patient',
    sentAt: '2027-10-11T09:14:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Fisio Lumiar <marcacoes@fisiolumiar.example>',
    subject: 'Vaga amanhã',
    text: `Bom dia Sr. Otelo, uma doente desmarcou e temos uma vaga para si amanhã às 18h40 (sessão de 50 minutos). Fica com ela? Se não responder até às 17h de hoje, passamos ao seguinte da lista.
Fisio Lumiar`,
    expected: [at('2027-10-12T18:40:00+01:00', '2027-10-12T19:30:00+01:00')],
  },
  {
    name: 'pt: moved earlier by an hour, relative wording with the old hour',
    sentAt: '2027-10-13T14:20:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Sheila Bonfim <sheila@bonfimeventos.example>',
    subject: 'Visita técnica no salão - mudança',
    text: `Oi Rodrigo, o salão só libera a gente mais cedo: em vez de 11h, a visita técnica de sexta (15/10) fica para as 10h. Os noivos chegam às 12h pra ver a decoração, aí já tem que estar tudo medido, ok? Obrigada!`,
    expected: [at('2027-10-15T10:00:00-03:00')],
  },
  {
    name: 'pt: cooperative invites a member to a dinner, reception hours of the olives',
    sentAt: '2027-10-18T10:00:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Cooperativa Olivícola de Vale de Ovil <secretaria@olivicolavaleovil.example>',
    subject: 'Jantar do associado n.º 214 e entrega da azeitona',
    text: `Caro associado Sr. Custódio Lajes,

Como é tradição, a Direção oferece um jantar aos associados que completam 25 anos de casa, e este ano é a sua vez. Contamos consigo no sábado, 6 de novembro, às 20h00, no refeitório do lagar.

Informações sobre a campanha:
- A receção da azeitona abre a 2 de novembro e funciona todos os dias das 9h às 21h, exceto nesse sábado, em que encerra às 18h.
- O preço da maquia mantém-se.
- As análises ao azeite da campanha anterior devem ser levantadas até 30 de outubro.

Pedimos que confirme a presença e o número de acompanhantes (um, no máximo) para o 278 555 029.

Saudações cooperativistas,
O Presidente da Direção
Abílio Montalvão`,
    expected: [at('2027-11-06T20:00:00+00:00')],
  },
  {
    name: 'pt: quarter past nine in winter time, written before the clock change',
    sentAt: '2027-10-29T16:48:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Matilde Seabra <matilde@seabradecor.example>',
    subject: 'Re: cortinados',
    text: `Olá Nuno! 3.ª feira, 2/11, às 9 e um quarto na loja. Beijinho`,
    expected: [at('2027-11-02T09:15:00+00:00')],
  },
  {
    name: 'pt: calendar part for a consultant with length, reader in Sao Paulo and organiser in Lisbon',
    sentAt: '2027-11-03T11:22:00+00:00',
    timezone: 'America/Sao_Paulo',
    from: 'Eduarda Pinhal <eduarda@pinhalconsulting.example>',
    subject: 'Convite: Revisão do plano de exportação',
    text: `Olá Vinícius,

Conforme falámos, aqui vai o convite. O Bernardo só entra na última parte porque tem outra reunião às 14h.

Eduarda`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Pinhal Consulting//PT
METHOD:REQUEST
BEGIN:VTIMEZONE
TZID:Europe/Lisbon
BEGIN:STANDARD
DTSTART:19701025T020000
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
TZOFFSETFROM:+0100
TZOFFSETTO:+0000
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:19700329T010000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
TZOFFSETFROM:+0000
TZOFFSETTO:+0100
END:DAYLIGHT
END:VTIMEZONE
BEGIN:VEVENT
UID:exp-plan-9912@pinhalconsulting.example
DTSTAMP:20271103T112200Z
DTSTART;TZID=Europe/Lisbon:20271109T140000
DTEND;TZID=Europe/Lisbon:20271109T153000
SUMMARY:Revisão do plano de exportação
LOCATION:https://sala.pinhalconsulting.example/exportacao
ORGANIZER;CN=Eduarda Pinhal:mailto:eduarda@pinhalconsulting.example
ATTENDEE;CN=Vinícius:mailto:vinicius@doceslaranjal.example
STATUS:CONFIRMED
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-11-09T11:00:00-03:00', '2027-11-09T12:30:00-03:00')],
  },
  {
    name: 'pt: availability in general without a proposal',
    sentAt: '2027-11-08T17:03:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Igor Malta <igor@maltapaisagismo.example>',
    subject: 'Re: visita ao sítio',
    text: `Fala, Celso! De manhã costumo estar nas obras até umas 11h, depois fico livre. Semana que vem está mais tranquila que esta, só na quarta que levo minha mãe ao médico às 14h. Vê aí com o caseiro quando ele pode abrir e me fala.
Abraço, Igor`,
    expected: [],
  },
  {
    name: 'pt: planning meeting with agenda, hotel hours and the flight of the president',
    sentAt: '2027-11-10T10:40:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Marlene Okubo <marlene.okubo@sementesipanema.example>',
    subject: 'Reunião de planejamento safra 28',
    text: `Prezado Sr. Dirceu, bom dia!

Confirmo a nossa reunião de planejamento da safra 28 para terça-feira, 23/11/2027, das 9h às 12h, na nossa unidade de Londrina. Participam o senhor, o Fabrício (agrônomo) e eu.

O que vamos ver:
1. resultado dos talhões 4 a 11
2. volume de sementes por variedade
3. condições de pagamento (a tabela atual vale até 30/11)

Se vier na véspera, o Hotel Araucária faz preço especial para nossos clientes; o check-in é a partir das 14h e o café da manhã começa às 6h30.

O nosso presidente também estará na casa, mas ele embarca às 13h para Brasília e só deve passar para dar um alô.

Qualquer coisa, estou à disposição.

Atenciosamente,

Marlene Okubo
Gerente de contas
(43) 95555-0108 | 8h às 18h`,
    expected: [at('2027-11-23T09:00:00-03:00', '2027-11-23T12:00:00-03:00')],
  },
  {
    name: 'pt: restaurant booking with JSON-LD for a team dinner in Porto',
    sentAt: '2027-11-15T12:55:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Taberna do Infante <mesa@tabernadoinfante.example>',
    subject: 'Reserva para o jantar de Natal da empresa',
    text: `Boa tarde Cátia,

Confirmamos a vossa reserva: 17/12, sexta-feira, 20h00, 22 pessoas, menu Consoada a 32 € por pessoa.
O sinal de 150 € deve ser pago até 30/11.

Até breve!`,
    html: `<html><head><script type="application/ld+json">
{"@context":"https://schema.org","@type":"FoodEstablishmentReservation","reservationNumber":"TI-1217-22","reservationStatus":"https://schema.org/ReservationConfirmed","underName":{"@type":"Person","name":"Cátia Moutinho"},"reservationFor":{"@type":"FoodEstablishment","name":"Taberna do Infante","address":"Rua da Alfândega Velha 7, Porto"},"startTime":"2027-12-17T20:00:00+00:00","partySize":22}
</script></head><body><p>Boa tarde Cátia,</p><p>Confirmamos a vossa reserva: 17/12, sexta-feira, 20h00, 22 pessoas, menu Consoada a 32 € por pessoa.<br>O sinal de 150 € deve ser pago até 30/11.</p><p>Até breve!</p></body></html>`,
    expected: [at('2027-12-17T20:00:00+00:00')],
  },
  {
    name: 'pt: gas inspection at the shop, gas cut in the rest of the house',
    sentAt: '2027-11-17T09:02:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Gestcondo Miraflores <gestao@gestcondo.example>',
    subject: 'Inspeção de gás - Loja A',
    text: `Exmo. Sr. Parreira,

A inspeção periódica da instalação de gás da Loja A realiza-se na próxima segunda-feira, 22 de novembro, às 15h20. O inspetor precisa de acesso à cozinha e ao contador, pelo que solicitamos a sua presença.

No resto do prédio o gás estará cortado nesse dia entre as 9h00 e as 13h00, o que não afeta a loja.

Cumprimentos,
Gestcondo`,
    expected: [at('2027-11-22T15:20:00+00:00')],
  },
  {
    name: 'pt: typos and slang, saturday at eight in the morning at the warehouse',
    sentAt: '2027-11-24T22:17:00-03:00',
    timezone: 'America/Fortaleza',
    from: 'Zé Maria <zemaria.frete@correio.example>',
    subject: 'mudansa',
    text: `opa dona marta, sabado 8 da manha to na porta do deposito com o bau e mais 2 ajudante. fica os 480 q nois combinou`,
    expected: [at('2027-11-27T08:00:00-03:00')],
  },
  {
    name: 'pt: call on Thursday or Friday after a holiday was noticed, flight and end of the policy',
    sentAt: '2027-11-29T10:35:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Constança Leite <constanca@leiteseguros.example>',
    subject: 'Renovação do seguro multirriscos',
    text: `Bom dia Dr. Ventura,

A apólice caduca a 31/12 às 24h, pelo que convém decidirmos antes das festas. Consegue atender-me o telefone na quarta-feira, dia 8/12... não, esse é feriado, desculpe! Na quinta-feira, dia 9/12, às 12h00? Em alternativa, sexta-feira, dia 10/12, às 9h45. Nesse dia embarco às 13h para o Funchal e depois só volto a 20.

Seguem as duas simulações em anexo.

Melhores cumprimentos,
Constança Leite
Mediadora de seguros`,
    expected: [at('2027-12-09T12:00:00+00:00'), at('2027-12-10T09:45:00+00:00')],
  },
  {
    name: 'pt: year-end hours and on-call duty of a supplier sent by hand',
    sentAt: '2027-12-06T15:58:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Valdir Kuhn <valdir@kuhnrefrigeracao.example>',
    subject: 'Plantão de fim de ano',
    text: `Boa tarde, Dona Lurdes

Para a senhora se programar: dia 24/12 trabalhamos até as 12h, de 25/12 a 02/01 estamos em recesso e voltamos na segunda, 03/01, às 8h. O Jeferson fica de plantão todos os dias das 9h às 17h pelo 95555-0121, caso a câmara fria dê problema.

Boas festas!
Valdir`,
    expected: [],
  },
  {
    name: 'pt: year-end talk with the boss, moved twice, final hour stated',
    sentAt: '2027-12-13T18:26:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Beatriz Antunes <beatriz@antunesotica.example>',
    subject: 'Nossa conversa de fim de ano',
    text: `Jéssica, mil desculpas de novo! Era terça às 9h, virou quarta às 17h e agora o oftalmo encaixou um mutirão bem na quarta. Fica definitivo: quinta, dia 16, às 14h, na salinha de cima, por uma hora. O representante das armações só chega às 15h30, então ninguém atrapalha.

Bia`,
    expected: [at('2027-12-16T14:00:00-03:00', '2027-12-16T15:00:00-03:00')],
  },
];
