import { at, crlf, type DetectionMail, days } from '../mail.ts';

export const portugueseMails: DetectionMail[] = [
  {
    name: 'pt: customer accepts a workshop slot, Brazilian casual lower case',
    sentAt: '2027-01-12T10:22:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Wesley Prado <wesleyprado77@correio.example>',
    subject: 'Re: orçamento embreagem',
    text: `oi pessoal, blz?

fechado então, pode ser os 1.480 parcelado em 3x. levo o carro amanhã as 8h da manhã ai na oficina, é um gol prata placa final 7.

qualquer coisa me chama no zap 11 95555-0182

vlw
wesley`,
    expected: [at('2027-01-13T08:00:00-03:00')],
  },
  {
    name: 'pt: accountant proposes two alternatives, Portugal formal',
    sentAt: '2027-01-14T16:41:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Helena Vasconcelos <h.vasconcelos@contasemdia.example>',
    subject: 'Encerramento de contas 2026 - reunião',
    text: `Exmo. Senhor Engenheiro,

Na sequência do nosso contacto telefónico de ontem, venho propor uma reunião nas vossas instalações para fecharmos as contas de 2026.

Da nossa parte, temos as seguintes possibilidades:

- terça-feira, 19 de janeiro, às 10h30
- quinta-feira, 21 de janeiro, às 15h00

Aproveito para recordar que a declaração mensal de remunerações tem de ser entregue até ao dia 10 de fevereiro.

Fico a aguardar a vossa preferência.

Com os melhores cumprimentos,

Helena Vasconcelos
Contabilista Certificada n.º 00417
Contas em Dia, Lda.
Rua das Oliveiras, 12 - 2.º Esq. | 3000-000 Coimbra
Tel. 239 000 117 | Horário: 9h00-13h00 / 14h30-18h00`,
    expected: [at('2027-01-19T10:30:00+00:00'), at('2027-01-21T15:00:00+00:00')],
  },
  {
    name: 'pt: parcel delivery window, no meeting',
    sentAt: '2027-01-18T07:12:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Expresso Lusitano <notificacoes@expressolusitano.example>',
    subject: 'A sua encomenda EL88201734PT chega amanhã',
    text: `Olá,

A sua encomenda EL88201734PT, enviada por Ferragens do Minho, vai ser entregue amanhã, 19/01/2027, entre as 09:00 e as 13:00.

Morada: Travessa do Poço, 4, 4700-000 Braga
Volumes: 2
Cobrança: 0,00 EUR

Se não estiver ninguém na morada, a encomenda fica disponível no ponto de recolha "Papelaria Central" a partir das 16h00.

Expresso Lusitano
Esta é uma mensagem automática, por favor não responda.`,
    expected: [],
  },
  {
    name: 'pt: video call invitation with ICS part',
    sentAt: '2027-01-20T14:05:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Camila Nogueira <camila@estudiopitanga.example>',
    subject: 'Convite: Kick-off do site novo',
    text: `Oi, Renata!

Segue o convite para o nosso kick-off. Vamos repassar o briefing e o cronograma.

Quando: segunda-feira, 25 de janeiro de 2027, das 14h às 15h
Onde: https://meet.estudiopitanga.example/kickoff-renata

Beijo,
Camila`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Estudio Pitanga//Agenda//PT
METHOD:REQUEST
BEGIN:VEVENT
UID:kickoff-7741@estudiopitanga.example
DTSTAMP:20270120T170400Z
DTSTART:20270125T170000Z
DTEND:20270125T180000Z
SUMMARY:Kick-off do site novo
LOCATION:https://meet.estudiopitanga.example/kickoff-renata
ORGANIZER;CN=Camila Nogueira:mailto:camila@estudiopitanga.example
ATTENDEE;CN=Renata:mailto:renata@docesdarenata.example
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-01-25T14:00:00-03:00', '2027-01-25T15:00:00-03:00')],
  },
  {
    name: 'pt: customer declines Tuesday and counters with Friday',
    sentAt: '2027-01-25T09:17:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Graça Meireles <graca.meireles@caixapostal.example>',
    subject: 'Re: Medição das caixilharias',
    text: `Bom dia Sr. Joaquim,

Na terça às 15h não me dá jeito nenhum, tenho a minha mãe no hospital. Podia vir antes na sexta, dia 29, às onze e meia? A essa hora já cá estou de certeza.

Obrigada e desculpe o incómodo,
Graça Meireles
933 000 271

No dia 22 de janeiro de 2027 às 18:02, Alumínios Joaquim Teles escreveu:
> Boa tarde D. Graça,
> passo aí na terça, dia 26, às 15h00 para tirar as medidas das janelas.
> Cumprimentos
> Joaquim Teles`,
    expected: [at('2027-01-29T11:30:00+00:00')],
  },
  {
    name: 'pt: carpenter answers, day after tomorrow at half past two',
    sentAt: '2027-02-02T19:48:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Adérito Carpinteiro <aderito.carp@caixapostal.example>',
    subject: 'porta da loja',
    text: `boa noite

ja tenho a porta pronta. vou ai depois de amanha as duas e meia da tarde montar aquilo, levo o meu filho pra ajudar. deve demorar umas horas

cumps
Aderito`,
    expected: [at('2027-02-04T14:30:00+00:00')],
  },
  {
    name: 'pt: bulk newsletter with webinar offer',
    sentAt: '2027-02-03T09:00:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Vende+ Academy <novidades@vendemais.example>',
    subject: '🚀 Última chamada: aula gratuita HOJE às 20h',
    text: `Fala, empreendedor!

HOJE, às 20h, tem aula AO VIVO e gratuita: "Como dobrar as vendas da sua loja em 90 dias".

E não para por aí: na quinta, 04/02, às 20h, abrimos o carrinho do Método Vende+ com 40% OFF para os 100 primeiros.

👉 QUERO ASSISTIR: https://vendemais.example/aula

Nos vemos lá!
Equipe Vende+

Você recebeu este e-mail porque baixou nosso e-book. Para sair da lista, clique aqui.`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'pt: availability without a proposal',
    sentAt: '2027-02-08T15:20:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Tiago Roldão <tiago@roldaodesign.example>',
    subject: 'Re: reunião sobre a nova ementa',
    text: `Olá Sónia,

Por mim tudo bem, esta semana está complicada mas para a semana estou bastante livre. As quartas costumam ser boas e de tarde nunca é problema.

Diz-me tu o que te dá mais jeito, que eu adapto-me.

Abraço,
Tiago

--
Roldão Design | Marcas, ementas e rótulos
Rua do Almada, 000, Porto`,
    expected: [],
  },
  {
    name: 'pt: move from Wednesday to Friday, bookkeeping call',
    sentAt: '2027-02-15T17:02:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Rogério Antunes <rogerio@antunescontabil.example>',
    subject: 'Mudança de horário',
    text: `Boa tarde, Patrícia, tudo bem?

Surgiu uma audiência no fórum e vou precisar remarcar a nossa call de quarta (17/02) às 10h para sexta-feira (19/02) às 16h30. Consegue?

O link continua o mesmo: https://call.antunescontabil.example/patricia

Obrigado pela compreensão!

Rogério Antunes
Antunes Contábil | CRC fictício 000.123
Tel.: (19) 3555-0109`,
    expected: [at('2027-02-19T16:30:00-03:00')],
  },
  {
    name: 'pt: condominium assembly notice with agenda',
    sentAt: '2027-02-16T10:00:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Gescondo Administração <geral@gescondo.example>',
    subject: 'Convocatória - Assembleia de Condóminos, fração B (loja)',
    text: `Exmos. Senhores,

Na qualidade de proprietários da fração B (loja do R/C), ficam V. Exas. convocados para a Assembleia Geral Ordinária de Condóminos do prédio sito na Av. da Liberdade Velha, 31, que terá lugar no dia 4 de março de 2027, quinta-feira, pelas 20h30, na sala do condomínio.

Ordem de trabalhos:
1. Aprovação das contas de 2026
2. Orçamento para 2027
3. Obras na fachada - análise de três orçamentos (entre 18.400 € e 23.900 €)
4. Outros assuntos

As contas podem ser consultadas no nosso escritório, todos os dias úteis, das 9h30 às 12h30.

A Administração,
Gescondo, Lda.
Tel. 21 000 45 45`,
    expected: [at('2027-03-04T20:30:00+00:00')],
  },
  {
    name: 'pt: maintenance window of the hoster',
    sentAt: '2027-02-18T12:00:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'NuvemSul Suporte <suporte@nuvemsul.example>',
    subject: 'Aviso de manutenção programada - servidor SP-04',
    text: `Prezado cliente,

Informamos que será realizada manutenção programada no servidor SP-04, onde está hospedado o seu domínio.

Início: 21/02/2027 (domingo), 02h00
Término previsto: 21/02/2027, 05h00 (horário de Brasília)

Durante esse período o e-mail e o site poderão ficar instáveis. Nenhuma ação é necessária da sua parte.

Chamado: #559102

Equipe NuvemSul
Suporte 24h: 0800 555 0199`,
    expected: [],
  },
  {
    name: 'pt: restaurant reservation of a customer group with length',
    sentAt: '2027-02-22T13:55:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Mafalda Pinheiro <mafalda.pinheiro@segurosatlas.example>',
    subject: 'prova de menu para o jantar de equipa',
    text: `Boa tarde,

Gostámos muito da proposta que nos enviaram (32,50 € por pessoa com vinhos). Antes de confirmarmos o jantar, a minha chefe e eu queríamos passar por aí para provar dois dos pratos e falar convosco sobre a disposição das mesas. Pode ser na quarta-feira, 3 de março, às 16h? Contamos precisar de uns 45 minutos.

Com os melhores cumprimentos,
Mafalda Pinheiro
Recursos Humanos
Seguros Atlas, S.A.`,
    expected: [at('2027-03-03T16:00:00+00:00', '2027-03-03T16:45:00+00:00')],
  },
  {
    name: 'pt: answers quoted list with the second option',
    sentAt: '2027-02-24T09:40:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Dra. Simone Kuhn <simone@clinicakuhn.example>',
    subject: 'Re: Re: visita técnica ar-condicionado',
    text: `Bom dia!

A segunda opção fica ótima pra gente, pode agendar. Nesse dia a clínica abre mais tarde, então o técnico trabalha tranquilo.

Abs,
Simone

Em ter., 23 de fev. de 2027 às 17:31, ClimaBom Refrigeração <agenda@climabom.example> escreveu:
> Dra. Simone, boa tarde.
>
> Temos estes horários para a visita técnica:
> 1) sexta, 26/02, às 14h
> 2) terça, 02/03, às 8h30
> 3) quarta, 03/03, às 11h
>
> Qual prefere?
> Att.,
> ClimaBom`,
    expected: [at('2027-03-02T08:30:00-03:00')],
  },
  {
    name: 'pt: cancelled meeting, ICS with METHOD CANCEL',
    sentAt: '2027-03-01T08:15:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Paulo Jorge Seixas <pj.seixas@vidraria-seixas.example>',
    subject: 'Cancelado: Visita à fábrica',
    text: `Bom dia,

Infelizmente tenho de desmarcar a visita de quinta-feira, 4 de março, às 10h00. O forno está parado e não há nada para ver. Quando estiver resolvido volto a contactar.

As minhas desculpas,
P. J. Seixas`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Vidraria Seixas//Agenda//PT
METHOD:CANCEL
BEGIN:VEVENT
UID:visita-0304@vidraria-seixas.example
DTSTAMP:20270301T081400Z
DTSTART:20270304T100000Z
DTEND:20270304T120000Z
SEQUENCE:1
STATUS:CANCELLED
SUMMARY:Visita à fábrica
ORGANIZER;CN=Paulo Jorge Seixas:mailto:pj.seixas@vidraria-seixas.example
END:VEVENT
END:VCALENDAR`),
    expected: [],
  },
  {
    name: 'pt: supplier offers three slots in a list for a tasting, with ranges',
    sentAt: '2027-03-02T14:28:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Jussara Bittencourt <jussara@cafeserradourada.example>',
    subject: 'Degustação dos lotes novos',
    text: `Olá, Fabrício!

Chegaram os lotes da safra nova e queria muito que você viesse provar aqui na torrefação. Consigo te receber em um destes horários:

* seg 08/03, 9h-10h30
* ter 09/03, 14h-15h30
* qui 11/03, 9h-10h30

Me diz qual prefere que eu já deixo a mesa pronta. Ah, o saco de 60 kg do Catuaí ficou em R$ 1.950, o preço vale até 31/03.

Um abraço,
Jussara
Café Serra Dourada - Patrocínio/MG`,
    expected: [
      at('2027-03-08T09:00:00-03:00', '2027-03-08T10:30:00-03:00'),
      at('2027-03-09T14:00:00-03:00', '2027-03-09T15:30:00-03:00'),
      at('2027-03-11T09:00:00-03:00', '2027-03-11T10:30:00-03:00'),
    ],
  },
  {
    name: 'pt: writer mentions own appointments and a flight only in passing',
    sentAt: '2027-03-04T18:10:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Nuno Cardoso <nuno.cardoso@cardosotextil.example>',
    subject: 'Amostras',
    text: `Caro Vítor,

As amostras seguem na segunda por transportadora. Não estranhes se eu não atender: amanhã às 9h tenho dentista e depois voo para Milão às 14h25, só regresso na quarta à noite.

Qualquer urgência, a Cátia está no escritório todos os dias das 8h às 17h.

Um abraço,
Nuno`,
    expected: [],
  },
  {
    name: 'pt: trade fair together for two days, whole days',
    sentAt: '2027-03-09T10:50:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Otávio Guimarães <otavio@moveisguimaraes.example>',
    subject: 'Feira de Bento Gonçalves',
    text: `Fala, Beto!

Fechado, vamos juntos na feira de móveis em Bento nos dias 17 e 18 de março (quarta e quinta). Já peguei as credenciais pra nós dois e o hotel tá pago, depois a gente acerta a tua metade (R$ 290).

Abração
Otávio`,
    expected: [days('2027-03-17', '2027-03-19')],
  },
  {
    name: 'pt: time zone given, Brazilian customer for Portuguese reader',
    sentAt: '2027-03-10T12:30:00-03:00',
    timezone: 'Europe/Lisbon',
    from: 'Priscila Amaral <priscila.amaral@amaralimport.example>',
    subject: 'Call sobre o azeite',
    text: `Boa tarde, António, como vai?

Adoramos as amostras do azeite! Podemos fazer uma videochamada na terça-feira, 16 de março, às 11h (horário de Brasília)? Seria com o meu sócio também.

Se der certo, mando o link na segunda.

Um abraço de Curitiba,
Priscila Amaral
Amaral Importadora`,
    expected: [at('2027-03-16T14:00:00+00:00')],
  },
  {
    name: 'pt: booking confirmation with JSON-LD restaurant reservation',
    sentAt: '2027-03-15T21:04:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Tasca do Largo <reservas@tascadolargo.example>',
    subject: 'Reserva confirmada para 6 pessoas',
    text: `Olá, Beatriz!

A sua mesa está confirmada.

Sexta-feira, 19 de março de 2027, 20:15
6 pessoas, sala de baixo

Guardamos a mesa durante 15 minutos. Para alterar, ligue 22 000 18 18 (das 11h às 23h, encerra à segunda).

Até breve,
Tasca do Largo`,
    html: `<html><body><script type="application/ld+json">
{"@context":"http://schema.org","@type":"FoodEstablishmentReservation","reservationNumber":"TL-4471","reservationStatus":"http://schema.org/ReservationConfirmed","underName":{"@type":"Person","name":"Beatriz Salgueiro"},"reservationFor":{"@type":"FoodEstablishment","name":"Tasca do Largo","address":"Largo da Fonte 3, Porto"},"startTime":"2027-03-19T20:15:00+00:00","partySize":"6"}
</script>
<p>Olá, Beatriz!</p><p>A sua mesa está confirmada.</p><p><b>Sexta-feira, 19 de março de 2027, 20:15</b><br>6 pessoas, sala de baixo</p><p>Guardamos a mesa durante 15 minutos. Para alterar, ligue 22 000 18 18 (das 11h às 23h, encerra à segunda).</p><p>Até breve,<br>Tasca do Largo</p></body></html>`,
    expected: [at('2027-03-19T20:15:00+00:00')],
  },
  {
    name: 'pt: landlord visit with the plumber, quarter to ten tomorrow',
    sentAt: '2027-03-17T08:09:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Armando Lobato <a.lobato@imobiliarialobato.example>',
    subject: 'Infiltração na cave',
    text: `Bom dia,

Falei com o canalizador. Vamos os dois à vossa loja amanhã às dez menos um quarto para ver a infiltração na cave. Agradecia que deixassem a zona do quadro da água desimpedida.

Cumprimentos,
Armando Lobato`,
    expected: [at('2027-03-18T09:45:00+00:00')],
  },
  {
    name: 'pt: Easter opening hours notice of supplier',
    sentAt: '2027-03-19T11:00:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Atacadão das Embalagens <contato@atacaembalagens.example>',
    subject: 'Horário de funcionamento na Semana Santa',
    text: `Prezados clientes,

Confira nosso horário na Semana Santa:

Quinta-feira, 25/03: das 8h às 14h
Sexta-feira, 26/03: fechado
Sábado, 27/03: das 8h às 12h
Segunda-feira, 29/03: horário normal (8h às 18h)

Pedidos feitos até quarta, 24/03, às 12h, são entregues antes do feriado.

Boa Páscoa a todos!
Atacadão das Embalagens
WhatsApp (62) 95555-0144`,
    expected: [],
  },
  {
    name: 'pt: handwritten school parents meeting, teacher to parent',
    sentAt: '2027-03-22T12:15:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Profª Ivone Barreto <ivone@colegiosemear.example>',
    subject: 'Conversa sobre o Davi',
    text: `Olá, mãe do Davi, tudo bem?

Gostaria de conversar com a senhora sobre o rendimento do Davi em matemática. Podemos marcar para a quarta-feira da semana que vem, dia 31, às 7h20, antes da primeira aula? São uns 20 minutinhos só.

Se não puder, me avise pela agenda dele.

Com carinho,
Profª Ivone
5º ano B`,
    expected: [at('2027-03-31T07:20:00-03:00', '2027-03-31T07:40:00-03:00')],
  },
  {
    name: 'pt: report on a past meeting, no new one',
    sentAt: '2027-04-05T09:31:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Luana Peixoto <luana@agenciamandacaru.example>',
    subject: 'Ata da reunião de quinta',
    text: `Bom dia, gente!

Segue a ata da reunião de quinta-feira (01/04, 15h às 16h20), presentes: Carlos, Ivete, Seu Nelson e eu.

Resumo:
- aprovado o conceito 2 da campanha;
- o Carlos manda as fotos até quarta, 07/04, 18h;
- verba de mídia: R$ 12.000/mês.

Qualquer correção me avisem.

Bjs,
Luana`,
    expected: [],
  },
  {
    name: 'pt: terse reply yes that works to a quoted single time',
    sentAt: '2027-04-07T10:02:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Lurdes Galvão <lurdes.galvao@floresgalvao.example>',
    subject: 'Re: arranjos para o casamento',
    text: `Perfeito, pode ser. Lá estarei!

Lurdes

> Em 06/04/2027, às 19:15, Quinta do Ribeiro escreveu:
>
> Olá Lurdes,
> Consegues vir cá no sábado, dia 10, às 17h30 para vermos o salão e decidirmos os arranjos?
> Beijinhos, Rita`,
    expected: [at('2027-04-10T17:30:00+01:00')],
  },
  {
    name: 'pt: politely declined invitation quoting the time',
    sentAt: '2027-04-08T14:44:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Heitor Damasceno <heitor@damascenoadv.example>',
    subject: 'Re: Almoço na terça?',
    text: `Prezado Álvaro,

Agradeço o convite, mas infelizmente não poderei almoçar na terça-feira, dia 13, às 12h30, pois estarei em audiência. Esta semana e a próxima estão tomadas. Assim que minha pauta aliviar, entro em contato.

Um abraço,
Heitor Damasceno
Damasceno Advogados Associados`,
    expected: [],
  },
  {
    name: 'pt: bank manager call, Manaus reader and Brasília time',
    sentAt: '2027-04-12T11:12:00-03:00',
    timezone: 'America/Manaus',
    from: 'Verônica Salles <veronica.salles@bancoaurora.example>',
    subject: 'Renovação da linha de crédito',
    text: `Boa tarde, Sr. Raimundo,

Para darmos andamento à renovação da sua linha de capital de giro, agendei uma chamada de vídeo com o nosso especialista para o dia 15/04 (quinta-feira), às 15h no horário de Brasília, ou seja, 14h aí em Manaus.

Favor ter em mãos o faturamento dos últimos 12 meses.

Verônica Salles
Gerente PJ - Banco Aurora
Central de atendimento: 4004-0555, dias úteis, das 9h às 18h`,
    expected: [at('2027-04-15T14:00:00-04:00')],
  },
  {
    name: 'pt: forwarded mail whose new text asks reader to come along',
    sentAt: '2027-04-14T17:25:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Sérgio Valadas <sergio@valadasobras.example>',
    subject: 'Fwd: vistoria moradia Azeitão',
    text: `Filipe, vens comigo a esta vistoria? Preciso de ti para a parte elétrica. Já confirmei a nossa presença com a senhora: terça, dia 20, às 9h no local.

Sérgio

---------- Mensagem encaminhada ----------
De: Isabel Frade <isabel.frade@caixapostal.example>
Data: quarta, 14/04/2027 às 15:08
Assunto: vistoria moradia Azeitão
Para: Sérgio Valadas <sergio@valadasobras.example>

Sr. Sérgio, então fica combinado para terça às 9h. O portão é o verde, toque à campainha.
Isabel Frade`,
    expected: [at('2027-04-20T09:00:00+01:00')],
  },
  {
    name: 'pt: tax office deadline with hour',
    sentAt: '2027-04-19T09:00:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Contábil Ipê <fiscal@contabilipe.example>',
    subject: 'URGENTE: documentos para o IRPF dos sócios',
    text: `Prezados sócios,

Reforçamos que os documentos para a declaração do imposto de renda devem chegar ao nosso escritório até sexta-feira, 30/04/2027, às 17h, impreterivelmente. Documentos recebidos depois disso serão processados com acréscimo de R$ 150,00.

O prazo da Receita termina em 31/05, às 23h59.

Documentos necessários: informes de rendimentos, recibos médicos, escritura de imóveis.

Att.,
Setor Fiscal
Contábil Ipê
Seg. a sex. 8h30-12h / 13h30-18h`,
    expected: [],
  },
  {
    name: 'pt: job interview invitation with two interviews on one day',
    sentAt: '2027-04-22T18:51:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'RH Solarium <rh@solariumenergia.example>',
    subject: 'Próximas etapas - processo seletivo Instalador',
    text: `Olá, Jefferson!

Parabéns, você passou para a próxima fase. Sua agenda no dia 28 de abril (quarta-feira) será:

09:00 às 10:00 - prova prática no galpão
10:30 - entrevista com o coordenador, Sr. Evandro

Endereço: Rua dos Operários, 450, galpão 3, Contagem/MG. Traga botina e documento com foto.

Boa sorte!
Equipe de RH
Solarium Energia`,
    expected: [at('2027-04-28T09:00:00-03:00', '2027-04-28T10:00:00-03:00'), at('2027-04-28T10:30:00-03:00')],
  },
  {
    name: 'pt: event ticket JSON-LD for a registered seminar',
    sentAt: '2027-04-27T12:00:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Bilhetes ACM <inscricoes@acmaveiro.example>',
    subject: 'A sua inscrição: Seminário "Faturação eletrónica nas PME"',
    text: `Caro Gonçalo Pestana,

A sua inscrição foi registada com sucesso.

Seminário: Faturação eletrónica nas PME
Data: 12 de maio de 2027 (quarta-feira)
Horário: 14h30 - 17h30
Local: Auditório da ACM, Aveiro
N.º de inscrição: 2027-0388

Apresente este email à entrada. O valor de 25 € pode ser pago no local.

Associação Comercial de Mareantes de Aveiro`,
    html: `<html><head><script type="application/ld+json">
{"@context":"https://schema.org","@type":"EventReservation","reservationNumber":"2027-0388","reservationStatus":"https://schema.org/ReservationConfirmed","underName":{"@type":"Person","name":"Gonçalo Pestana"},"reservationFor":{"@type":"Event","name":"Seminário: Faturação eletrónica nas PME","startDate":"2027-05-12T14:30:00+01:00","endDate":"2027-05-12T17:30:00+01:00","location":{"@type":"Place","name":"Auditório da ACM","address":"Cais do Sal 1, Aveiro"}}}
</script></head><body><p>Caro Gonçalo Pestana,</p><p>A sua inscrição foi registada com sucesso.</p><table><tr><td>Seminário</td><td>Faturação eletrónica nas PME</td></tr><tr><td>Data</td><td>12 de maio de 2027 (quarta-feira)</td></tr><tr><td>Horário</td><td>14h30 - 17h30</td></tr><tr><td>Local</td><td>Auditório da ACM, Aveiro</td></tr></table><p>N.º de inscrição: 2027-0388. O valor de 25 € pode ser pago no local.</p></body></html>`,
    expected: [at('2027-05-12T14:30:00+01:00', '2027-05-12T17:30:00+01:00')],
  },
  {
    name: 'pt: chatty customer with real time between distractors',
    sentAt: '2027-05-03T20:37:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Dona Neuza Farias <neuza.farias@correio.example>',
    subject: 'o sofá da minha mãe',
    text: `Boa noite, Seu Valdir!

Desculpa escrever a essa hora, é que só agora sentei. Olha, gostei do tecido que o senhor mandou, aquele verde musgo de 89 reais o metro. Minha irmã achou caro mas quem manda sou eu, né? rs

Ontem passei aí na loja lá pelas 17h e já tava fechado. Então faz assim: quinta-feira agora, dia 6, eu levo as almofadas às 3 da tarde e a gente já escolhe o botão. De manhã não posso porque às 9h tenho fisioterapia.

O pedido é o 1187, tá no nome da minha mãe (Odete).

Fica com Deus,
Neuza`,
    expected: [at('2027-05-06T15:00:00-03:00')],
  },
  {
    name: 'pt: staff rota of others, no meeting',
    sentAt: '2027-05-06T13:00:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Cristina Alegria <cristina@clinicaalegria.example>',
    subject: 'Escala da receção - semana 19',
    text: `Boa tarde Dr. Simões,

Para seu conhecimento, a escala da receção na próxima semana:

2.ª feira 10/05 - Joana 8h-14h, Mónica 14h-20h
3.ª feira 11/05 - Mónica 8h-14h, Joana 14h-20h
4.ª feira 12/05 - Joana 8h-14h, Carla 14h-20h
5.ª feira 13/05 - Carla 8h-14h, Joana 14h-20h
6.ª feira 14/05 - Mónica 8h-17h

A Carla está de férias a partir de dia 17.

Cristina Alegria`,
    expected: [],
  },
  {
    name: 'pt: three quick alternatives in one sentence across two days',
    sentAt: '2027-05-10T09:26:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Bruno Saldanha <bruno@saldanhaseguros.example>',
    subject: 'Seguro da frota',
    text: `Olá Marta, bom dia!

Para renovarmos o seguro das carrinhas precisava de meia hora consigo. Posso ligar-lhe amanhã às 10h ou às 14h30, ou então na quinta-feira às 9h15. Qual lhe convém?

A apólice atual (n.º 90.77.114) termina a 31 de maio.

Cumprimentos,
Bruno Saldanha
Mediador de seguros
Tlm. 966 000 505`,
    expected: [
      at('2027-05-11T10:00:00+01:00', '2027-05-11T10:30:00+01:00'),
      at('2027-05-11T14:30:00+01:00', '2027-05-11T15:00:00+01:00'),
      at('2027-05-13T09:15:00+01:00', '2027-05-13T09:45:00+01:00'),
    ],
  },
  {
    name: 'pt: IT technician visit tomorrow, all without accents',
    sentAt: '2027-05-12T16:19:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Suporte Bitcerto <chamados@bitcerto.example>',
    subject: 'Chamado 30417 - agendamento',
    text: `Prezada Sra. Eliane,

Seu chamado 30417 (impressora nao imprime / rede lenta) foi agendado.

Tecnico: Douglas Reis
Data: amanha, 13/05
Horario: 13h30

Por favor deixe o computador da recepcao liberado. Duracao estimada: 1 hora. Valor da visita ja incluso no contrato.

Bitcerto Informatica
Segunda a sexta das 8 as 18`,
    expected: [at('2027-05-13T13:30:00-03:00', '2027-05-13T14:30:00-03:00')],
  },
  {
    name: 'pt: vague afternoon only, no hour',
    sentAt: '2027-05-17T10:05:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Rosa Quintela <rosa.quintela@herdadequintela.example>',
    subject: 'Visita à adega',
    text: `Bom dia Sr. Lourenço,

Com certeza que podemos receber o seu grupo. Talvez na sexta à tarde, ou então no sábado de manhã, conforme o tempo. Na quinta confirmo consigo por telefone o dia e a hora.

O preço com prova de três vinhos é de 18 € por pessoa.

Melhores cumprimentos,
Rosa Quintela
Herdade Quintela
Loja aberta de terça a domingo, 10h-18h`,
    expected: [],
  },
  {
    name: 'pt: online booking tool confirmation with reader as host',
    sentAt: '2027-05-19T22:13:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Marcaí <nao-responda@marcai.example>',
    subject: 'Novo agendamento: Thaís Rezende - Consultoria de imagem',
    text: `Você tem um novo agendamento!

Cliente: Thaís Rezende
Serviço: Consultoria de imagem (90 min)
Data: 25/05/2027 (ter)
Horário: 18:00
Link da sala: https://sala.marcai.example/th-7720

Observação da cliente: "Prefiro câmera ligada, obrigada!"

Para remarcar ou cancelar, faça isso até 24h antes pelo painel.`,
    expected: [at('2027-05-25T18:00:00-03:00', '2027-05-25T19:30:00-03:00')],
  },
  {
    name: 'pt: club training day, whole day for the reader',
    sentAt: '2027-05-26T21:30:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Clube Naval da Barra <direcao@cnbarra.example>',
    subject: 'Ação de formação - primeiros socorros',
    text: `Olá Duarte,

Está confirmada a tua inscrição na formação de primeiros socorros para treinadores, que ocupa todo o dia de sábado, 12 de junho. O almoço está incluído, traz só fato de treino e boa disposição.

A hora exata de início envio-te mais perto da data.

Saudações náuticas,
Pela Direção,
Zélia Martins`,
    expected: [days('2027-06-12')],
  },
  {
    name: 'pt: phone callback agreed today later',
    sentAt: '2027-06-01T13:08:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Edson Luiz Pacheco <edson@transpacheco.example>',
    subject: 'RE: frete Goiânia',
    text: `Te ligo hoje às 17h15 pra gente fechar o frete. Agora tô na estrada.

Edson
Enviado do meu celular`,
    expected: [at('2027-06-01T17:15:00-03:00')],
  },
  {
    name: 'pt: third persons meeting only reported',
    sentAt: '2027-06-03T11:45:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Olga Nascimento <olga@solicitadorianascimento.example>',
    subject: 'Ponto de situação - escritura',
    text: `Boa tarde Dr. Proença,

Ponto de situação do processo 118/27: os vendedores têm reunião com o banco na segunda-feira, 7 de junho, às 11h, e só depois disso haverá distrate. O comprador vai ao notário na terça às 15h assinar a procuração. Nós não precisamos de estar presentes em nenhum dos dois.

Logo que tenha notícias, informo.

Cumprimentos,
Olga Nascimento
Solicitadora`,
    expected: [],
  },
  {
    name: 'pt: Spanish partner, Madrid time, reader in Lisbon',
    sentAt: '2027-06-07T10:30:00+02:00',
    timezone: 'Europe/Lisbon',
    from: 'Inés Carmona <ines.carmona@ceramicascarmona.example>',
    subject: 'Reunião por Teams',
    text: `Bom dia, Henrique!

Desculpe o meu português :) Proponho falarmos por Teams na próxima sexta-feira, 11 de junho, das 12:00 às 12:45, hora de Madrid. O Pablo da logística também participa.

Link: https://teams.ceramicascarmona.example/j/55120

Cumprimentos,
Inés Carmona
Cerámicas Carmona, Talavera`,
    expected: [at('2027-06-11T11:00:00+01:00', '2027-06-11T11:45:00+01:00')],
  },
  {
    name: 'pt: ICS with TZID for a purchasing meeting, no time in the text',
    sentAt: '2027-06-14T17:47:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Catarina Brandão <catarina.brandao@opticabrandao.example>',
    subject: 'Reunião mensal de compras',
    text: `Olá,

Em anexo o convite para a reunião de compras deste mês. Tragam, por favor, os catálogos da nova coleção.

Catarina`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Optica Brandao//Correio//PT
METHOD:REQUEST
BEGIN:VTIMEZONE
TZID:Europe/Lisbon
BEGIN:DAYLIGHT
DTSTART:19960331T010000
TZOFFSETFROM:+0000
TZOFFSETTO:+0100
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
END:DAYLIGHT
BEGIN:STANDARD
DTSTART:19961027T020000
TZOFFSETFROM:+0100
TZOFFSETTO:+0000
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
END:STANDARD
END:VTIMEZONE
BEGIN:VEVENT
UID:compras-junho-2027@opticabrandao.example
DTSTAMP:20270614T164600Z
DTSTART;TZID=Europe/Lisbon:20270617T093000
DTEND;TZID=Europe/Lisbon:20270617T110000
SUMMARY:Reunião mensal de compras
LOCATION:Loja da Baixa\\, 1.º andar
ORGANIZER;CN=Catarina Brandão:mailto:catarina.brandao@opticabrandao.example
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-06-17T09:30:00+01:00', '2027-06-17T11:00:00+01:00')],
  },
  {
    name: 'pt: São João party invitation in person from a neighbour firm',
    sentAt: '2027-06-15T14:02:00-03:00',
    timezone: 'America/Recife',
    from: 'Genivaldo Lins <genivaldo@linsmateriais.example>',
    subject: 'Arraiá da Lins',
    text: `Oxente, Socorro, tu não vai faltar, né?

Nosso arraiá é na quarta-feira, 23 de junho, véspera de São João, a partir das 18h aqui no pátio da loja. Vai ter canjica, milho e forró pé de serra. Pode trazer o marido e os meninos.

Me confirma até segunda pra eu contar as cadeiras.

Cheiro,
Genivaldo
Lins Materiais de Construção - Caruaru`,
    expected: [at('2027-06-23T18:00:00-03:00')],
  },
  {
    name: 'pt: town hall inspection notice with date and time in words',
    sentAt: '2027-06-21T12:30:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Câmara Municipal de Vale Sereno <urbanismo@cm-valesereno.example>',
    subject: 'Proc. 55/2027 - Vistoria para licença de utilização',
    text: `Exmo. Senhor,

Fica V. Exa. notificado de que, no âmbito do processo n.º 55/2027, se realizará no dia seis de julho de dois mil e vinte e sete, terça-feira, pelas catorze horas e trinta minutos (14:30), a vistoria ao estabelecimento sito na Rua Direita, 77, devendo V. Exa. ou representante estar presente.

A taxa de 86,20 € deverá ser liquidada até à véspera.

O Chefe de Divisão,
Arq. Baltazar Moura

Atendimento ao público: dias úteis das 9:00 às 15:30`,
    expected: [at('2027-07-06T14:30:00+01:00')],
  },
  {
    name: 'pt: radio broadcast times of an interview already recorded',
    sentAt: '2027-06-23T09:48:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Rádio Serrana <producao@radioserrana.example>',
    subject: 'Sua entrevista vai ao ar',
    text: `Oi, Marlene!

Muito obrigado pela entrevista da semana passada, ficou linda. Ela vai ao ar na sexta-feira, 25/06, às 7h40, no "Manhã Serrana", com reprise no sábado às 12h.

Depois mando o link do podcast.

Abraço,
Ciro
Produção - Rádio Serrana FM`,
    expected: [],
  },
  {
    name: 'pt: moving forward by an hour with new hour only',
    sentAt: '2027-07-05T08:52:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Bia Monteiro <bia@monteirointeriores.example>',
    subject: 'Re: Re: visita apto 82',
    text: `Bom dia, Júlio! Confirmada a visita de quarta (07/07), só que em vez das 10h, vamos às 11h? O marceneiro atrasou.

Bia

Em sex., 2 de jul. de 2027 às 16:20, Júlio escreveu:
> Bia, então quarta, 07/07, às 10h no apto 82. Levo a trena a laser.`,
    expected: [at('2027-07-07T11:00:00-03:00')],
  },
  {
    name: 'pt: lawyer meeting in the Azores, dotted date',
    sentAt: '2027-07-12T19:20:00+00:00',
    timezone: 'Atlantic/Azores',
    from: 'Gabriela Furtado <gabriela@furtadoadvogados.example>',
    subject: 'Contrato de arrendamento',
    text: `Estimado Sr. Medeiros,

Já tenho a minuta do contrato revista. Espero por si no meu escritório em Ponta Delgada na 6.ª feira, 16.07.2027, às 10.30h, para assinarmos.

Traga o cartão de cidadão e a caderneta predial.

Com consideração,
Gabriela Furtado
Advogada, céd. prof. 0000A`,
    expected: [at('2027-07-16T10:30:00+00:00')],
  },
  {
    name: 'pt: hairdresser reservation cancelled in JSON-LD and words',
    sentAt: '2027-08-03T15:01:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Fio & Tesoura <agenda@fioetesoura.example>',
    subject: 'Marcação cancelada',
    text: `Olá Leonor,

Conforme o seu pedido, a marcação de 6 de agosto (sexta-feira) às 18:30 foi cancelada.

Esperamos vê-la em breve!
Fio & Tesoura`,
    html: `<html><body><script type="application/ld+json">
{"@context":"http://schema.org","@type":"EventReservation","reservationNumber":"FT-9012","reservationStatus":"http://schema.org/ReservationCancelled","underName":{"@type":"Person","name":"Leonor Bastos"},"reservationFor":{"@type":"Event","name":"Corte e coloração","startDate":"2027-08-06T18:30:00+01:00","location":{"@type":"Place","name":"Fio & Tesoura","address":"Rua da Palma 9, Évora"}}}
</script><p>Olá Leonor,</p><p>Conforme o seu pedido, a marcação de 6 de agosto (sexta-feira) às 18:30 foi cancelada.</p><p>Esperamos vê-la em breve!<br>Fio &amp; Tesoura</p></body></html>`,
    expected: [],
  },
  {
    name: 'pt: friend of the firm, lunch next Thursday at one',
    sentAt: '2027-08-20T18:22:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Quim Barros <quim@barrospneus.example>',
    subject: 'almocinho',
    text: `Ó Zé,

então e aquele almoço que me deves?? Quinta que vem, dia 26, à uma da tarde no sítio do costume. Pago eu o vinho, que já sei como tu és.

Abraço
Quim

BARROS PNEUS - alinhamentos, jantes, baterias
2.ª a 6.ª 8h30-12h30 e 14h-18h30`,
    expected: [at('2027-08-26T13:00:00+01:00')],
  },
  {
    name: 'pt: reply with thanks and quoted times but nothing accepted',
    sentAt: '2027-09-02T11:39:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Vinícius Toledo <vinicius@toledograos.example>',
    subject: 'Re: Apresentação da proposta',
    text: `Oi, Aline, recebido, obrigado. Preciso ver com o meu sócio antes, ele tá de viagem. Semana que vem te dou um retorno.

Vinícius

Em qua., 1 de set. de 2027 às 15:10, Aline Coutinho <aline@coutinhoconsult.example> escreveu:
> Vinícius, tudo bem?
> Para apresentar a proposta, posso na quarta 08/09 às 10h ou na sexta 10/09 às 14h.
> O que acha?
> Aline`,
    expected: [],
  },
  {
    name: 'pt: stock take day with all hands',
    sentAt: '2027-09-13T08:40:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Sandro Bueno <sandro@buenoautopecas.example>',
    subject: 'Balanço',
    text: `Bom dia a todos,

Sábado, 25 de setembro, fazemos o balanço do estoque, dia inteiro, com a loja fechada. Preciso de todo mundo, inclusive do escritório. Almoço por conta da casa e folga na segunda seguinte.

Sandro`,
    expected: [days('2027-09-25')],
  },
  {
    name: 'pt: bulk club newsletter with agenda of events',
    sentAt: '2027-09-15T10:00:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Associação Empresarial do Tâmega <boletim@aetamega.example>',
    subject: 'Boletim n.º 37 - setembro',
    text: `BOLETIM AET - SETEMBRO 2027

AGENDA
• 21 set. (ter.), 18h00 - Sessão de esclarecimento sobre apoios à contratação
• 24 set. (sex.), 9h30 - Pequeno-almoço de negócios, Hotel do Rio
• 30 set. (qui.), 21h00 - Concerto de outono

NOTÍCIAS
Novos protocolos com três seguradoras: descontos até 15 % para associados.

A secretaria está aberta de segunda a sexta, das 9h às 12h30 e das 14h às 17h30.

Recebe este boletim por ser associado. Cancelar subscrição.`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'pt: architect answers with hour in the subject and place in the text',
    sentAt: '2027-10-04T12:14:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Miguel Ângelo Couto <m.couto@coutoarquitetos.example>',
    subject: 'Obra do restaurante: reunião 5.ª feira, 7 de outubro, 8h30',
    text: `Bom dia Sra. D. Teresa,

Conforme combinado, encontramo-nos na obra no dia e hora indicados no assunto. Estarão presentes o empreiteiro e o eng.º de estruturas. Capacete obrigatório!

Com os melhores cumprimentos,
Miguel Ângelo Couto, arq.`,
    expected: [at('2027-10-07T08:30:00+01:00')],
  },
  {
    name: 'pt: a week from today, quarter past nine, across the clock change',
    sentAt: '2027-10-26T17:55:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Firmino Taveira <firmino@canalizacoestaveira.example>',
    subject: 'Re: caldeira',
    text: `Boa tarde D. Amélia

A peça da caldeira só chega na sexta. Por isso vou aí de hoje a oito dias, terça dia 2 de novembro, às nove e um quarto, e fica o assunto arrumado. São 135 euros com a mão de obra.

Até lá não mexa na válvula sff.

Firmino Taveira
91 000 74 74`,
    expected: [at('2027-11-02T09:15:00+00:00')],
  },
  {
    name: 'pt: business lunch at half past noon',
    sentAt: '2027-11-08T09:14:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Arnaldo Figueira <arnaldo@figueiraimoveis.example>',
    subject: 'Almoço sexta',
    text: `Cláudia, bom dia!

Que tal a gente almoçar nesta sexta, 12/11, meio-dia e meia, naquele mineiro da Rua Augusta Velha? Queria te mostrar o projeto da galeria antes de abrir pro mercado (são 14 lojas, entrega das chaves em março de 2028).

Se topar, eu reservo.

Abraço,
Arnaldo`,
    expected: [at('2027-11-12T12:30:00-03:00')],
  },
  {
    name: 'pt: Brasília and Boston hour both named, reader in Boston',
    sentAt: '2027-11-10T16:20:00-03:00',
    timezone: 'America/New_York',
    from: 'Denise Queiroz <denise@polpasqueiroz.example>',
    subject: 'Açaí - contrato 2028',
    text: `Oi, Márcio, tudo certo por aí?

O pessoal da diretoria liberou a agenda. Ficou assim: segunda-feira, 15/11, às 13h no horário de Brasília (11h aí em Boston), por vídeo, coisa de uma hora. É feriado aqui mas a gente trabalha rs

O contêiner sai do porto dia 18 às 6h, depois te passo o rastreio.

Um abraço,
Denise Queiroz
Polpas Queiroz - Belém/PA`,
    expected: [at('2027-11-15T11:00:00-05:00', '2027-11-15T12:00:00-05:00')],
  },
  {
    name: 'pt: Black Friday offer, bulk',
    sentAt: '2027-11-22T07:30:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Casa & Escritório <campanhas@casaescritorio.example>',
    subject: 'Black Friday: começa quinta às 22h',
    text: `As portas online abrem mais cedo para si!

Quinta-feira, 25 de novembro, às 22h00: acesso antecipado.
Sexta-feira, 26 de novembro: todas as lojas abertas das 8h às 24h.

Cadeiras de escritório até -50 % | Tinteiros leve 3 pague 2

Venha visitar-nos, esperamos por si!

Campanha válida até 29/11/2027 às 23h59 ou fim de stock.
Não quer receber mais emails? Remova aqui.`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'pt: water cut announced by the building management',
    sentAt: '2027-11-29T10:36:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Síndica Ed. Jacarandá <sindica@edjacaranda.example>',
    subject: "Limpeza das caixas d'água",
    text: `Srs. condôminos e lojistas,

Comunicamos que na quarta-feira, 1º de dezembro, das 8h às 16h, o fornecimento de água será interrompido para limpeza das caixas d'água. Pedimos que façam reserva.

A equipe da limpeza não precisa entrar nas unidades.

Grata,
Mirtes Camargo - síndica
Portaria: ramal 9`,
    expected: [],
  },
  {
    name: 'pt: Christmas dinner of a partner firm, abbreviated weekday and reply-by date',
    sentAt: '2027-12-02T16:08:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Fernanda Lacerda <fernanda.lacerda@graficalacerda.example>',
    subject: 'Jantar de Natal da Gráfica',
    text: `Querida Manuela,

Como todos os anos, contamos consigo no nosso jantar de Natal! É na 6.ª feira, dia 17/12, pelas 20h, no restaurante "O Forno Velho". O autocarro dos colegas do Porto sai às 18h30 da fábrica, mas a Manuela mora mesmo ao lado :)

Diga-me só até dia 10 se prefere bacalhau ou cabrito.

Um beijinho,
Fernanda`,
    expected: [at('2027-12-17T20:00:00+00:00')],
  },
  {
    name: 'pt: video call tomorrow, link only in the HTML',
    sentAt: '2027-12-06T18:27:00-03:00',
    timezone: 'America/Bahia',
    from: 'Ícaro Menezes <icaro@menezessoftware.example>',
    subject: 'demo do sistema de comandas',
    text: `Oi, Jurema!

Tudo certo pra demonstração do sistema amanhã, 15h às 15h40. É só clicar em "Entrar na sala" na hora.

A mensalidade fica em R$ 189, com o primeiro mês grátis se fechar até 20/12.

Até amanhã,
Ícaro`,
    html: `<div><p>Oi, Jurema!</p><p>Tudo certo pra demonstração do sistema amanhã, 15h às 15h40. É só clicar em <a href="https://meet.menezessoftware.example/demo-jurema">Entrar na sala</a> na hora.</p><p>A mensalidade fica em R$ 189, com o primeiro mês grátis se fechar até 20/12.</p><p>Até amanhã,<br>Ícaro</p></div>`,
    expected: [at('2027-12-07T15:00:00-03:00', '2027-12-07T15:40:00-03:00')],
  },
  {
    name: 'pt: technician calls the visit off and will propose later',
    sentAt: '2027-12-14T08:05:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Sandra Mourato <sandra@friomourato.example>',
    subject: 'Re: Manutenção da câmara frigorífica',
    text: `Bom dia Sr. Abílio,

O nosso técnico está de baixa, pelo que a visita de amanhã, quarta-feira, às 14h fica sem efeito. Na próxima semana ligo-lhe para combinarmos nova data, já em janeiro.

Se a temperatura passar dos 6 graus, ligue para a assistência: 808 000 242 (todos os dias, 8h-22h).

Lamento o transtorno.
Sandra Mourato
Frio Mourato, Lda.`,
    expected: [],
  },
];
