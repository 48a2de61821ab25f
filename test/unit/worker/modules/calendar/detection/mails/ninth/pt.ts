import { at, crlf, type DetectionMail, days } from '../mail.ts';

export const portugueseMails: DetectionMail[] = [
  {
    name: 'pt: terse lower-case customer without accents, tomorrow afternoon',
    sentAt: '2027-02-16T09:41:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Edson Prates <edson.prates@graficaprates.example>',
    subject: 'visita',
    text: `oi bom dia

pode vir amanha as 14h30 pra tirar a medida da fachada sim, o portao vai estar aberto
se der traz a amostra daquela lona de 440g

abs
edson`,
    expected: [at('2027-02-17T14:30:00-03:00')],
  },
  {
    name: 'pt: notary in Portugal, spoken quarter past, formal',
    sentAt: '2027-03-04T16:22:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Cartório Notarial Teles Bandeira <geral@notariatelesbandeira.example>',
    subject: 'Escritura – fração C, Rua do Loureiro',
    text: `Exmo. Senhor Eng.º Matos,

Vimos pela presente confirmar que a escritura pública de compra e venda fica agendada para a próxima terça-feira, 9 de março, às dez e um quarto, neste Cartório.

Solicitamos que se faça acompanhar dos seguintes documentos:
- cartão de cidadão válido;
- código da certidão permanente da sociedade;
- comprovativo de pagamento do IMT (a liquidar até segunda-feira, 8 de março).

Os honorários ascendem a 412,50 €, acrescidos de IVA.

Com os melhores cumprimentos,
Graça Teles Bandeira
Notária

Av. dos Plátanos, 118, 1.º Dto. – 3000-214 Coimbra
Tel. 239 000 114 | Atendimento: dias úteis, 9h00–12h30 e 14h00–17h30`,
    expected: [at('2027-03-09T10:15:00+00:00')],
  },
  {
    name: 'pt: clinic offers three slots of 45 minutes',
    sentAt: '2027-04-07T11:05:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Receção Clínica Sorrir <rececao@clinicasorrir.example>',
    subject: 'Re: marcação de consulta',
    text: `Boa tarde D. Filomena,

Para a consulta de reavaliação com a Dra. Inês Quaresma temos de momento estas vagas (cada consulta demora 45 minutos):

2.ª feira, 12/04 – 9h00
4.ª feira, 14/04 – 15h30
6.ª feira, 16/04 – 11h45

Diga-nos por favor qual prefere.

Cumprimentos,
Sandra
Clínica Sorrir | 2.ª a 6.ª das 9h às 19h, sábados das 9h às 13h | 253 000 871`,
    expected: [
      at('2027-04-12T09:00:00+01:00', '2027-04-12T09:45:00+01:00'),
      at('2027-04-14T15:30:00+01:00', '2027-04-14T16:15:00+01:00'),
      at('2027-04-16T11:45:00+01:00', '2027-04-16T12:30:00+01:00'),
    ],
  },
  {
    name: 'pt: moved from Thursday morning to Friday half past four',
    sentAt: '2027-05-18T18:12:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Luciana Fontoura <luciana@fontouraarquitetura.example>',
    subject: 'Reunião do projeto Vila Olinda',
    text: `Oi Renato, tudo bem?

Surgiu um imprevisto na obra de Campinas e vou ter que mexer na nossa agenda. A gente consegue passar a reunião de quinta (20/05), 10h, para sexta, dia 21, às quatro e meia da tarde? No mesmo lugar, aí no escritório de vocês.

Já levo a planta revisada e o orçamento do marceneiro (R$ 18.300, deu uma subida...).

Desculpa o transtorno!
Beijo,
Lu

Fontoura Arquitetura & Interiores
(11) 90000-4417`,
    expected: [at('2027-05-21T16:30:00-03:00')],
  },
  {
    name: 'pt: accepts the second of two quoted options',
    sentAt: '2027-06-02T15:37:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Tadeu Bonfim <tadeu@bonfimrefrigeracao.example>',
    subject: 'Re: Apresentação do contrato de manutenção',
    text: `Fechado, a segunda opção fica ótima pra mim. Vou com a minha sócia.

Att.
Tadeu Bonfim

Em qua., 2 de jun. de 2027 às 10:14, Comercial Ativa <comercial@ativagestao.example> escreveu:
> Olá Tadeu,
>
> podemos apresentar o contrato aqui na Ativa:
>
> 1) segunda, 07/06, às 09:00
> 2) terça, 08/06, às 14:00
>
> Qual fica melhor para você?
>
> Priscila
> Ativa Gestão Predial`,
    expected: [at('2027-06-08T14:00:00-03:00')],
  },
  {
    name: 'pt: declines the quoted Thursday and proposes nothing',
    sentAt: '2027-02-23T12:50:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Olga Sampaio <olga.sampaio@texteissampaio.example>',
    subject: 'RE: Visita à fábrica',
    text: `Caro Nuno,

Quinta às 15h não me dá jeito nenhum, temos cá a auditoria do cliente sueco. Para a semana vejo a agenda com calma e digo-lhe alguma coisa.

Um abraço,
Olga

-----Mensagem original-----
De: Nuno Carriço
Enviada: 22 de fevereiro de 2027 17:31
Para: Olga Sampaio
Assunto: Visita à fábrica

Boa tarde Olga,
Dava-lhe jeito receber-nos na quinta-feira, 25/02, às 15h00?
Nuno`,
    expected: [],
  },
  {
    name: 'pt: carrier announces a parcel delivery window',
    sentAt: '2027-03-15T07:30:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Expresso Atlântico <nao-responder@expressoatlantico.example>',
    subject: 'A sua encomenda EA-77104382 chega amanhã',
    text: `Estimado cliente,

A sua encomenda EA-77104382 (2 volumes, 14,6 kg), expedida por Papelaria Moderna, Lda., encontra-se em trânsito.

Entrega prevista: terça-feira, 16/03/2027, entre as 09:00 e as 13:00.

Se não estiver ninguém na morada, a encomenda segue para o ponto de recolha Café Avenida, onde fica disponível a partir das 16:00 e durante 5 dias úteis.

Expresso Atlântico
Apoio ao cliente: 707 000 236, dias úteis das 8h às 20h`,
    expected: [],
  },
  {
    name: 'pt: bulk newsletter with a webinar date',
    sentAt: '2027-09-20T10:00:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Academia Gestor Ágil <news@gestoragil.example>',
    subject: '🚀 Webinar gratuito: faturação sem dores de cabeça',
    text: `Olá!

Já são mais de 4.000 os empresários que leem a nossa newsletter. Esta semana trazemos:

1. WEBINAR GRATUITO – "Faturação sem dores de cabeça"
Quinta-feira, 23 de setembro, às 18h00, online. Vagas limitadas!
Inscreva-se: https://gestoragil.example/webinar

2. NOVO E-BOOK – 10 erros que custam caro às PME

3. CAMPANHA – 30% de desconto no curso de Excel até domingo, 26 de setembro, às 23h59

Boas leituras,
A equipa Gestor Ágil

Recebe este e-mail porque subscreveu a nossa newsletter. Cancelar subscrição: https://gestoragil.example/sair`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'pt: calendar invitation from an accountant in Lisbon',
    sentAt: '2027-01-25T09:18:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Paulo Antunes <paulo.antunes@antunescontas.example>',
    subject: 'Fecho de contas 2026',
    text: `Bom dia Marta,

Segue convite para fecharmos as contas de 2026 aqui no gabinete. Traga por favor o mapa de inventário e os extratos de dezembro.

Paulo Antunes
Antunes & Filha – Contabilidade`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Antunes//Agenda 3.1//PT
VERSION:2.0
METHOD:REQUEST
BEGIN:VTIMEZONE
TZID:Europe/Lisbon
BEGIN:STANDARD
DTSTART:19961027T020000
RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10
TZOFFSETFROM:+0100
TZOFFSETTO:+0000
TZNAME:WET
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:19970330T010000
RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3
TZOFFSETFROM:+0000
TZOFFSETTO:+0100
TZNAME:WEST
END:DAYLIGHT
END:VTIMEZONE
BEGIN:VEVENT
UID:fecho-2026-0714@antunescontas.example
DTSTAMP:20270125T091800Z
DTSTART;TZID=Europe/Lisbon:20270203T150000
DTEND;TZID=Europe/Lisbon:20270203T163000
SUMMARY:Fecho de contas 2026
LOCATION:Rua da Restauração 40\\, Porto
ORGANIZER;CN=Paulo Antunes:mailto:paulo.antunes@antunescontas.example
ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:marta@oficinamarta.example
SEQUENCE:0
STATUS:CONFIRMED
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-02-03T15:00:00+00:00', '2027-02-03T16:30:00+00:00')],
  },
  {
    name: 'pt: calendar part that cancels a meeting',
    sentAt: '2027-08-31T17:02:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Vanessa Guedes <vanessa.guedes@nortelog.example>',
    subject: 'Cancelado: Alinhamento de frete',
    text: `Pessoal, infelizmente preciso cancelar o alinhamento de quinta. Assim que a diretoria liberar o novo orçamento eu volto a chamar vocês.

Vanessa`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Nortelog//Calendario//PT-BR
VERSION:2.0
METHOD:CANCEL
BEGIN:VEVENT
UID:frete-55120@nortelog.example
DTSTAMP:20270831T200200Z
DTSTART:20270902T180000Z
DTEND:20270902T190000Z
SUMMARY:Cancelado: Alinhamento de frete
ORGANIZER;CN=Vanessa Guedes:mailto:vanessa.guedes@nortelog.example
ATTENDEE;CN=Contato:mailto:contato@embalapack.example
SEQUENCE:2
STATUS:CANCELLED
END:VEVENT
END:VCALENDAR`),
    expected: [],
  },
  {
    name: 'pt: restaurant reservation with JSON-LD for the team dinner',
    sentAt: '2027-11-30T13:26:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Cantina do Beco <reservas@cantinadobeco.example>',
    subject: 'Sua reserva está confirmada!',
    text: `Olá, Cíntia!

Sua reserva na Cantina do Beco está confirmada.

Data: quinta-feira, 16 de dezembro de 2027
Horário: 20h00
Pessoas: 14
Código: CB-9920

A mesa fica garantida por 15 minutos. Para alterar ou cancelar, ligue (31) 3000-0622 (ter. a dom., das 11h às 23h).

Até lá!`,
    html: `<html><head><script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "FoodEstablishmentReservation",
  "reservationNumber": "CB-9920",
  "reservationStatus": "http://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "Cíntia Rabelo" },
  "reservationFor": {
    "@type": "FoodEstablishment",
    "name": "Cantina do Beco",
    "address": { "@type": "PostalAddress", "streetAddress": "Rua dos Inconfidentes, 77", "addressLocality": "Belo Horizonte", "addressCountry": "BR" }
  },
  "startTime": "2027-12-16T20:00:00-03:00",
  "partySize": "14"
}
</script></head><body>
<p>Olá, Cíntia!</p>
<p>Sua reserva na <b>Cantina do Beco</b> está confirmada.</p>
<p>Data: quinta-feira, 16 de dezembro de 2027<br>Horário: 20h00<br>Pessoas: 14<br>Código: CB-9920</p>
<p>A mesa fica garantida por 15 minutos. Para alterar ou cancelar, ligue (31) 3000-0622 (ter. a dom., das 11h às 23h).</p>
<p>Até lá!</p>
</body></html>`,
    expected: [at('2027-12-16T20:00:00-03:00')],
  },
  {
    name: 'pt: workshop registration with JSON-LD event',
    sentAt: '2027-05-04T14:09:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Associação Empresarial do Vouga <inscricoes@aevouga.example>',
    subject: 'Inscrição confirmada – Workshop Segurança Alimentar',
    text: `Cara Dulce Pimenta,

A sua inscrição n.º 2027/318 no workshop "Segurança Alimentar na Restauração" está confirmada.

Quando: 20 de maio de 2027, das 9h30 às 17h30
Onde: Sede da AEV, Aveiro

O pagamento (65 €) deverá ser efetuado até 13 de maio.

Com os melhores cumprimentos,
Associação Empresarial do Vouga`,
    html: `<html><body>
<script type="application/ld+json">
[{
  "@context": "http://schema.org",
  "@type": "EventReservation",
  "reservationNumber": "2027/318",
  "reservationStatus": "http://schema.org/Confirmed",
  "underName": { "@type": "Person", "name": "Dulce Pimenta" },
  "reservationFor": {
    "@type": "Event",
    "name": "Workshop Segurança Alimentar na Restauração",
    "startDate": "2027-05-20T09:30:00+01:00",
    "endDate": "2027-05-20T17:30:00+01:00",
    "location": { "@type": "Place", "name": "Sede da AEV", "address": "Cais da Fonte 12, Aveiro" }
  }
}]
</script>
<p>Cara Dulce Pimenta,</p>
<p>A sua inscrição n.º 2027/318 no workshop &quot;Segurança Alimentar na Restauração&quot; está confirmada.</p>
<p>Quando: 20 de maio de 2027, das 9h30 às 17h30<br>Onde: Sede da AEV, Aveiro</p>
<p>O pagamento (65 €) deverá ser efetuado até 13 de maio.</p>
<p>Com os melhores cumprimentos,<br>Associação Empresarial do Vouga</p>
</body></html>`,
    expected: [at('2027-05-20T09:30:00+01:00', '2027-05-20T17:30:00+01:00')],
  },
  {
    name: 'pt: Brazilian supplier names the hour in Brasília and in Lisbon',
    sentAt: '2027-07-06T11:44:00-03:00',
    timezone: 'Europe/Lisbon',
    from: 'Fabrício Leal <fabricio@cafeserradolobo.example>',
    subject: 'Chamada sobre a safra nova',
    text: `Bom dia, Henrique!

Conforme combinamos por telefone, fica marcada a nossa videochamada para quinta-feira, 8 de julho, às 15h de Brasília (19h em Lisboa). O Valdir, nosso provador, participa também.

Link: https://meet.serradolobo.example/safra-2027

O contêiner do pedido 4471 sai de Santos no dia 12/07.

Grande abraço,
Fabrício Leal
Café Serra do Lobo – Exportação`,
    expected: [at('2027-07-08T19:00:00+01:00')],
  },
  {
    name: 'pt: Brasília time for a reader in Manaus, one hour long',
    sentAt: '2027-08-10T10:20:00-03:00',
    timezone: 'America/Manaus',
    from: 'Suporte Fiscaliza <suporte@fiscalizasistemas.example>',
    subject: 'Treinamento do módulo NF-e [chamado 88213]',
    text: `Prezada Jucilene,

Seu treinamento individual do módulo NF-e ficou agendado para sexta, 13/08, às 9h (horário de Brasília), com duração de 1 hora. O consultor Murilo vai conectar na sua máquina pelo acesso remoto.

Lembrando que o boleto da mensalidade vence dia 15/08.

Atenciosamente,
Equipe Fiscaliza Sistemas
Plantão: seg a sex 8h-18h / sáb 8h-12h`,
    expected: [at('2027-08-13T08:00:00-04:00', '2027-08-13T09:00:00-04:00')],
  },
  {
    name: 'pt: idiom a week from today',
    sentAt: '2027-01-14T19:55:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Zé Mário Catarino <zemario@catarinoecatarino.example>',
    subject: 'Re: orçamento da caldeira',
    text: `Viva amigo Aníbal,

Então fica assim: de hoje a oito dias, às 17h30, passo aí pela oficina e fechamos isso da caldeira os dois. Levo o catálogo e, se a patroa deixar, uma garrafita daquela de medronho :)

Os 1.250€ mantêm-se, não te preocupes.

Abraço
Zé Mário`,
    expected: [at('2027-01-21T17:30:00+00:00')],
  },
  {
    name: 'pt: technician comes to install, with end',
    sentAt: '2027-09-09T10:31:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Agendamentos FibraSul <agendamentos@fibrasul.example>',
    subject: 'Confirmação de instalação – pedido FS-20931',
    text: `Caro(a) cliente,

Confirmamos a instalação de fibra nas vossas instalações (Rua das Oliveiras, 9, Évora):

Data: 14-09-2027 (terça-feira)
Hora: das 9h00 às 11h00
Técnico: Rúben Chainho

É necessário que esteja um adulto presente. Se precisar de reagendar, contacte-nos até 24 horas antes pelo 266 000 450 (dias úteis, 9h–18h).

Obrigado por escolher a FibraSul.`,
    expected: [at('2027-09-14T09:00:00+01:00', '2027-09-14T11:00:00+01:00')],
  },
  {
    name: 'pt: stock-take on a whole Saturday',
    sentAt: '2027-10-18T08:47:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Rosário Veloso <rosario@ferragensveloso.example>',
    subject: 'Inventário',
    text: `Bom dia Célia e Tó,

Não se esqueçam que no sábado, 30 de outubro, fazemos o inventário da loja. É para contar com o dia inteiro e precisamos dos dois. O almoço é por conta da casa e as horas são pagas a dobrar.

As folhas de contagem têm de estar impressas até quinta.

Obrigada,
Rosário`,
    expected: [days('2027-10-30')],
  },
  {
    name: 'pt: two days at a trade fair together',
    sentAt: '2027-08-24T16:03:00-03:00',
    timezone: 'America/Bahia',
    from: 'Gilvan Sacramento <gilvan@moveissacramento.example>',
    subject: 'FEMOVEL',
    text: `Fala Neide, beleza?

Já comprei nossos ingressos pra FEMOVEL em São Paulo. A feira vai a semana toda, mas nós dois vamos só na terça e na quarta, 14 e 15 de setembro, o dia inteiro. Bloqueia aí esses dois dias.

O hotel eu vejo ainda essa semana, tá na faixa de R$ 320 a diária.

Valeu!
Gilvan`,
    expected: [days('2027-09-14', '2027-09-16')],
  },
  {
    name: 'pt: applicant confirms the interview',
    sentAt: '2027-07-23T21:14:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Bárbara Nogueira <barbara.nogueira@correio.example>',
    subject: 'Re: Candidatura – Rececionista (ref. 0727)',
    text: `Exma. Dra. Teresa Lobo,

Muito obrigada pelo seu contacto. Confirmo a minha presença na entrevista na próxima quarta-feira, dia 28, às 11h, nas vossas instalações. Levarei comigo o certificado de inglês, conforme pedido.

No emprego atual tenho horário das 15h às 23h, e teria de dar 30 dias de aviso prévio, pelo que poderia começar a partir de 1 de setembro.

Com os meus cumprimentos,
Bárbara Nogueira
91 000 37 62`,
    expected: [at('2027-07-28T11:00:00+01:00')],
  },
  {
    name: 'pt: chatty lunch at half past noon on Wednesday',
    sentAt: '2027-03-22T10:08:00-03:00',
    timezone: 'America/Fortaleza',
    from: 'Socorro Pinheiro <socorro@rendasdomar.example>',
    subject: 'saudade!!',
    text: `Oi menina!!

Faz tempo demais que a gente não bota a conversa em dia, né? Tô indo praí pra Fortaleza resolver coisa no banco e pensei: bora almoçar quarta, meio-dia e meia, naquele self-service da Dom Luís? Eu pago, que você me salvou no Natal com aquelas 60 toalhas, hahaha.

Me diz se topa que eu já aviso o Raimundo!

Cheiro,
Socorro`,
    expected: [at('2027-03-24T12:30:00-03:00')],
  },
  {
    name: 'pt: video call later today with calendar part in UTC',
    sentAt: '2027-09-22T08:52:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Caio Menezes <caio@estudiopixel.example>',
    subject: 'Convite: Revisão do layout - qua. 22 set. 2027 16:15',
    text: `Bom dia! Conseguimos fazer a revisão do layout hoje às 16h15? São só 30 minutos, prometo rs

https://meet.estudiopixel.example/abc-defg-hij

Caio Menezes
Estúdio Pixel`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Estudio Pixel//Agenda//PT-BR
VERSION:2.0
CALSCALE:GREGORIAN
METHOD:REQUEST
BEGIN:VEVENT
DTSTART:20270922T191500Z
DTEND:20270922T194500Z
DTSTAMP:20270922T115200Z
ORGANIZER;CN=Caio Menezes:mailto:caio@estudiopixel.example
UID:5k2lq0layout@estudiopixel.example
ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:contato@docesdavila.example
SUMMARY:Revisão do layout
LOCATION:https://meet.estudiopixel.example/abc-defg-hij
SEQUENCE:0
STATUS:CONFIRMED
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-09-22T16:15:00-03:00', '2027-09-22T16:45:00-03:00')],
  },
  {
    name: 'pt: spoken quarter to three on Monday',
    sentAt: '2027-04-22T17:40:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Alzira Fragoso <alzira.fragoso@mail-fragoso.example>',
    subject: 'obras na casa de banho',
    text: `Boa tarde Sr. Vítor

O meu filho disse-me para lhe escrever por aqui. Então espero-o na segunda-feira, dia 26, às três menos um quarto da tarde, para ver a humidade na casa de banho. A campainha não funciona, por favor bata à porta com força que eu ouço mal.

O outro senhor que cá veio pediu-me 900 euros e não gostei nada do trabalho dele.

Muito obrigada
Alzira Fragoso
Travessa do Poço, 5 r/c`,
    expected: [at('2027-04-26T14:45:00+01:00')],
  },
  {
    name: 'pt: fire brigade inspection, official Brazilian style',
    sentAt: '2027-10-20T11:33:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Seção de Vistorias <vistorias@bombeirosregional.example>',
    subject: 'AGENDAMENTO DE VISTORIA - PROTOCOLO 2027.0045.318-9',
    text: `Prezado(a) Senhor(a) Responsável,

Em atenção ao protocolo 2027.0045.318-9, de 04/10/2027, informamos que a vistoria técnica do seu estabelecimento foi agendada para o dia 05/11/2027 (sexta-feira), às 08h30min.

O responsável técnico deverá estar presente e apresentar:
a) ART/RRT dos sistemas instalados;
b) certificado de brigada de incêndio;
c) nota fiscal de recarga dos extintores.

Eventual pedido de remarcação deve ser protocolado até 29/10/2027. O auto atual permanece válido até 30/11/2027.

Atenciosamente,
Seção de Vistorias
Expediente: segunda a sexta, das 13h às 17h`,
    expected: [at('2027-11-05T08:30:00-03:00')],
  },
  {
    name: 'pt: phone call the day after tomorrow',
    sentAt: '2027-12-07T18:26:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Lurdes Monteiro <lurdes.monteiro@segurosalianca.example>',
    subject: 'Apólice multirriscos 500.318.22',
    text: `Boa tarde Sr. Firmino,

Amanhã é feriado e estamos fechados, por isso ligo-lhe depois de amanhã às 11h00 para vermos juntos as coberturas da apólice nova. A atual caduca a 31 de dezembro, ainda vamos a tempo.

Se preferir que ligue para o fixo, diga-me.

Cumprimentos,
Lurdes Monteiro
Mediadora de seguros | Tel. 244 000 908`,
    expected: [at('2027-12-09T11:00:00+00:00')],
  },
  {
    name: 'pt: colleague forwards a customer mail and asks to come along',
    sentAt: '2027-12-02T12:11:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Duarte Simões <duarte@simoescozinhas.example>',
    subject: 'Fwd: Cozinha Quinta da Ribeira',
    text: `Leonor, vê abaixo. Já lhes disse que sim: vamos os dois na sexta, dia 10, às 9h45, ao local da obra. Leva o laser e a pasta com as cores.

D.

---------- Mensagem encaminhada ----------
De: Isaura Galvão <isaura@quintadaribeira.example>
Data: quarta, 1/12/2027 à(s) 22:48
Assunto: Cozinha Quinta da Ribeira
Para: <duarte@simoescozinhas.example>

Boa noite,
gostávamos de avançar com a cozinha do turismo rural. Temos um orçamento de cerca de 14 mil euros e precisamos de tudo pronto antes da Páscoa. Podem cá vir medir numa destas semanas?
Isaura Galvão`,
    expected: [at('2027-12-10T09:45:00+00:00')],
  },
  {
    name: 'pt: three training afternoons after the clock change',
    sentAt: '2027-10-12T15:00:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Helena Ruas <helena.ruas@formarmais.example>',
    subject: 'Formação em primeiros socorros – calendário',
    text: `Olá Bruno,

Como pedido, aqui fica o calendário da formação de primeiros socorros para si e para a sua equipa, nas vossas instalações em Setúbal:

Sessão 1: quinta-feira, 4 de novembro, das 14h às 17h
Sessão 2: quinta-feira, 11 de novembro, das 14h às 17h
Sessão 3: quinta-feira, 18 de novembro, das 14h às 17h30 (com avaliação final)

A fatura (FT 2027/1140) segue em anexo e vence a 12 de novembro.

Até breve,
Helena Ruas
Formar Mais`,
    expected: [
      at('2027-11-04T14:00:00+00:00', '2027-11-04T17:00:00+00:00'),
      at('2027-11-11T14:00:00+00:00', '2027-11-11T17:00:00+00:00'),
      at('2027-11-18T14:00:00+00:00', '2027-11-18T17:30:00+00:00'),
    ],
  },
  {
    name: 'pt: Lisbon time for a reader in the Azores, Friday afternoon stays vague',
    sentAt: '2027-06-21T09:15:00+01:00',
    timezone: 'Atlantic/Azores',
    from: 'Gonçalo Peixe <goncalo.peixe@lacticon.example>',
    subject: 'Auditoria interna – reunião preparatória',
    text: `Caríssima Conceição,

Para preparar a auditoria sugiro uma reunião por vídeo na quarta-feira, 23 de junho, às 14h00 (hora de Lisboa). Se não puder, tenho também a sexta à tarde mais ou menos livre e logo se vê.

Aproveito para lhe dizer que o meu voo para Ponta Delgada já está comprado: aterro no dia 5 de julho às 10h35.

Saudações continentais,
Gonçalo Peixe
Lacticon, Consultoria Alimentar`,
    expected: [at('2027-06-23T13:00:00+00:00')],
  },
  {
    name: 'pt: tax adviser lists deadlines with hours',
    sentAt: '2027-05-10T10:40:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Gabinete Faria <geral@gabinetefaria.example>',
    subject: 'Obrigações fiscais de maio',
    text: `Bom dia Sr. Abílio,

Lembro os prazos deste mês para a sua empresa:

- 12/05, quarta-feira: enviar-nos as faturas de abril (até às 18h00, por favor)
- 20/05, quinta-feira: envio da declaração do IVA, até às 23h59
- 25/05, terça-feira: pagamento do IVA, no valor de 2.318,44 €
- 31/05, segunda-feira: IRC – Modelo 22

Como de costume, nós tratamos dos envios; só precisamos dos papéis a tempo.

Cumprimentos,
Elvira Faria
Contabilista certificada
Horário: 9h–13h / 14h30–18h`,
    expected: [],
  },
  {
    name: 'pt: supplier announces holiday closing and summer hours',
    sentAt: '2027-07-19T17:20:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Armazéns Tavares <encomendas@armazenstavares.example>',
    subject: 'Férias e horário de verão',
    text: `Caros clientes e amigos,

Informamos que estaremos encerrados para férias de 9 a 20 de agosto. Reabrimos na segunda-feira, 23 de agosto, às 8h30.

Até lá, o armazém funciona em horário de verão: de segunda a sexta das 8h00 às 15h00. As encomendas recebidas até sexta-feira, 30 de julho, às 12h00, ainda serão entregues antes das férias.

Boas férias a todos!
Família Tavares`,
    expected: [],
  },
  {
    name: "pt: minutes of yesterday's meeting",
    sentAt: '2027-04-29T09:02:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Rogério Paes <rogerio.paes@condominiobelavista.example>',
    subject: 'Ata da reunião de ontem',
    text: `Prezada Simone,

Obrigado por ter vindo ontem. Segue o resumo da nossa reunião de quarta-feira, 28/04, das 19h às 20h40:

1. Aprovado o orçamento da pintura (R$ 46.800, em 6x).
2. A administradora envia o contrato até 07/05.
3. Portaria: a troca de turno passa a ser às 6h e às 18h.
4. A data da próxima reunião ainda vai ser definida pelo conselho.

Qualquer correção, por favor me avise.

Rogério Paes
Síndico`,
    expected: [],
  },
  {
    name: 'pt: spontaneous applicant tells general availability',
    sentAt: '2027-01-19T22:31:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Wesley Damasceno <wesley.damasceno@correioweb.example>',
    subject: 'Currículo - vaga de auxiliar de cozinha',
    text: `Boa noite, tudo bem?

Vi o anúncio de vocês na porta do restaurante e gostaria de me candidatar à vaga de auxiliar de cozinha. Tenho 3 anos de experiência, e faço curso técnico de terça e quinta das 19h às 22h.

Pra conversar, em geral estou livre de manhã, segunda costuma ser um dia bom. Posso começar a partir de 1º de fevereiro.

Segue o currículo em anexo.

Obrigado pela atenção
Wesley Damasceno
(41) 90000-7130`,
    expected: [],
  },
  {
    name: 'pt: meeting of two colleagues without the reader',
    sentAt: '2027-06-16T18:05:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Mafalda Reis <mafalda@agenciacravo.example>',
    subject: 'só para saberes',
    text: `Olá Xico,

Só para saberes: o João e a Marta vão amanhã às 10h ao cliente apresentar a campanha do gelado. Tu não precisas de ir, fica descansado e acaba os vídeos.

E a TV passa o spot pela primeira vez no sábado, às 20h58, logo antes do telejornal. Que nervos!

Bjs
Mafalda`,
    expected: [],
  },
  {
    name: 'pt: IT provider announces a maintenance window',
    sentAt: '2027-11-17T14:45:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'NOC Hospeda Fácil <noc@hospedafacil.example>',
    subject: '[Aviso] Manutenção programada - servidor SP-14',
    text: `Prezado cliente,

Informamos que o servidor SP-14, onde está hospedado o seu site, passará por manutenção programada:

Início: domingo, 21/11/2027, 01h00
Término previsto: domingo, 21/11/2027, 05h00
Impacto: e-mails e site podem ficar indisponíveis por até 40 minutos.

Nenhuma ação é necessária da sua parte. Acompanhe o status em https://status.hospedafacil.example

Equipe NOC
Suporte 24h: 0800 000 4140`,
    expected: [],
  },
  {
    name: 'pt: customer calls off the visit of tomorrow',
    sentAt: '2027-10-05T19:48:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Joaquim Barradas <jbarradas@hotelmonteazul.example>',
    subject: 'Ar condicionado - visita de amanhã',
    text: `Boa noite,

Peço desculpa por só avisar agora, mas a visita de amanhã às 9h fica sem efeito. O nosso eletricista conseguiu pôr a máquina a trabalhar e para já não é preciso cá virem. Se voltar a avariar eu telefono.

Obrigado pela compreensão.

Joaquim Barradas
Hotel Monte Azul
Check-in a partir das 15h00 · Check-out até às 12h00`,
    expected: [],
  },
  {
    name: 'pt: bulk Black Friday offer',
    sentAt: '2027-11-22T06:00:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Casa das Embalagens <ofertas@casadasembalagens.example>',
    subject: 'É ESTA SEXTA! Black Friday com até 60% OFF',
    text: `Prepare o carrinho!

Nesta sexta-feira, 26/11, a partir das 8h, começa a Black Friday da Casa das Embalagens:

• Caixas de papelão com 60% OFF
• Fita adesiva: leve 3, pague 2
• Frete grátis acima de R$ 199

Venha também à nossa loja: abriremos mais cedo, às 7h, com café da manhã para os 100 primeiros clientes!

Ofertas válidas até domingo, 28/11, às 23h59, ou enquanto durarem os estoques.

Não quer mais receber nossas ofertas? Descadastre-se: https://casadasembalagens.example/descadastro`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'pt: consultant sends a booking link without a time',
    sentAt: '2027-08-04T11:17:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Vasco Pimentel <vasco@pimentelconsultores.example>',
    subject: 'Re: Candidatura ao apoio à digitalização',
    text: `Boa tarde Ivone,

Claro que podemos falar sobre a candidatura. Para não andarmos em trocas de e-mails, escolha por favor o horário que lhe der mais jeito aqui:

https://agenda.pimentelconsultores.example/vasco/conversa-30min

Costumo ter vagas à terça e à quinta de manhã. Atenção que as candidaturas fecham a 17 de setembro, às 18h00, na plataforma.

Até já,
Vasco Pimentel

Pimentel Consultores | 2.ª a 6.ª, 9h30–18h30 | 22 000 3381`,
    expected: [],
  },
];
