import { at, crlf, type DetectionMail, days } from '../mail.ts';

export const portugueseMails: DetectionMail[] = [
  {
    name: 'pt: customer asks plumber to come on Thursday',
    sentAt: '2027-01-12T09:14:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Dona Célia Bragança <celia.braganca@correio.example>',
    subject: 'vazamento no banheiro de novo',
    text: `Bom dia seu Nilton, tudo bem?

Aquele sifão que o senhor trocou em novembro está ótimo, mas agora é o banheiro do meu filho que está pingando no forro da sala. Já coloquei um balde.
O senhor consegue vir dar uma olhada na quinta, 14h30? Antes disso não tem ninguém em casa, e depois das 17h o porteiro não deixa fazer barulho.

O orçamento da outra vez foi R$ 380, se ficar parecido pode fazer direto.

Obrigada!
Célia
Ap. 142, bloco B
(11) 95550-1842`,
    expected: [at('2027-01-14T14:30:00-03:00')],
  },
  {
    name: 'pt: dental clinic confirms appointment, opening hours in signature',
    sentAt: '2027-02-03T16:42:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Clínica Dentária do Arco <marcacoes@dentariadoarco.example>',
    subject: 'Confirmação da sua consulta',
    text: `Exmo. Sr. Vasco Teles,

Serve o presente para confirmar a sua consulta de higiene oral com a Dra. Inês Falcão, no dia 17 de fevereiro de 2027 (quarta-feira), pelas 10h15.

Pedimos que traga o cartão do seguro e a última radiografia. Em caso de impossibilidade, agradecemos que nos avise com 24 horas de antecedência, caso contrário será cobrada uma taxa de 15 €.

Com os melhores cumprimentos,
Sandra Pires
Receção

Clínica Dentária do Arco
Rua das Oliveiras, 31, 1.º Esq. | Braga
Tel. 253 555 018 (chamada para a rede fixa nacional)
2.ª a 6.ª: 9h00-13h00 e 14h30-19h30 | Sábado: 9h00-13h00`,
    expected: [at('2027-02-17T10:15:00+00:00')],
  },
  {
    name: 'pt: three interview slots after the clocks change',
    sentAt: '2027-03-22T11:20:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Rita Amaro <rita.amaro@norterh.example>',
    subject: 'Candidata Joana Sequeira - datas para entrevista',
    text: `Olá Henrique, bom dia,

A candidata de que te falei (ref. 2027/0914, designer sénior) ficou muito interessada no vosso atelier. Falei com ela agora mesmo e pode ir ter contigo numa destas datas:

 - 2.ª feira, 29/03, às 9h30
 - 3.ª feira, 30/03, às 11h00
 - 5.ª feira, 01/04, das 15h00 às 15h45

Diz-me qual preferes para eu fechar com ela. A expectativa salarial anda nos 1.650 € brutos.

Beijinho,
Rita

Rita Amaro
Norte RH - Recrutamento
T. 225 550 173`,
    expected: [
      at('2027-03-29T09:30:00+01:00'),
      at('2027-03-30T11:00:00+01:00'),
      at('2027-04-01T15:00:00+01:00', '2027-04-01T15:45:00+01:00'),
    ],
  },
  {
    name: 'pt: one-line reply agrees to tomorrow half past eight',
    sentAt: '2027-04-08T17:40:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Jair Pontes <jair@pontesgesso.example>',
    subject: 'Re: Medição do forro - loja 3',
    text: `fechado, amanhã 8 e meia na obra então. levo a trena a laser. abs

Enviado do meu celular

Em qui., 8 de abr. de 2027 às 15:02, Arquitetura Lume <contato@lume.example> escreveu:
> Jair, o lojista liberou a entrada. Que horas você consegue passar lá
> amanhã de manhã para medir o forro? Vou junto.
>
> Bia`,
    expected: [at('2027-04-09T08:30:00-03:00')],
  },
  {
    name: 'pt: accepts the second of the quoted options',
    sentAt: '2027-05-05T10:31:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Márcio Quintela <marcio.quintela@vidrosaurora.example>',
    subject: 'RE: Apresentação da nova campanha',
    text: `Oi Tainá,

Obrigado pelas opções. A segunda é a melhor pra gente, pode confirmar. Vamos eu e a Lúcia do financeiro.

Abraço,
Márcio Quintela
Vidros Aurora Ltda.
(41) 3555-0127

-----Mensagem original-----
De: Tainá Rocha <taina@agenciapitanga.example>
Enviada em: terça-feira, 4 de maio de 2027 18:12
Para: Márcio Quintela
Assunto: Apresentação da nova campanha

Oi Márcio! A campanha ficou pronta. Para apresentar aqui na agência eu consigo:

1) segunda, 10/05, às 14h
2) terça, 11/05, às 10h
3) quinta, 13/05, às 16h

Qual fica melhor?
Tainá`,
    expected: [at('2027-05-11T10:00:00-03:00')],
  },
  {
    name: 'pt: meeting moved from Tuesday to Wednesday',
    sentAt: '2027-06-04T12:05:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Eng.º Rui Castanheira <rui.castanheira@estruturascr.example>',
    subject: 'Alteração da reunião de obra',
    text: `Boa tarde,

Por motivos de agenda do dono de obra, vejo-me obrigado a passar a nossa reunião de terça-feira, dia 8, às 15h00, para quarta-feira, dia 9, às 16h45. O local mantém-se (contentor da fiscalização).

Peço desculpa pelo incómodo e agradeço confirmação.

Cumprimentos,
Rui Castanheira`,
    expected: [at('2027-06-09T16:45:00+01:00')],
  },
  {
    name: 'pt: invoice due date with an hour, no meeting',
    sentAt: '2027-01-18T08:00:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Financeiro TelhaForte <cobranca@telhaforte.example>',
    subject: 'Boleto NF 10.345 - vencimento 25/01/2027',
    text: `Prezados,

Segue em anexo o boleto referente à NF 10.345, no valor de R$ 2.418,90.

Vencimento: segunda-feira, 25/01/2027
Pagamentos feitos até 21h no internet banking são baixados no mesmo dia. Após o vencimento, multa de 2% e juros de 1% ao mês.

Caso já tenha efetuado o pagamento, favor desconsiderar.

Atenciosamente,
Setor de Cobrança
TelhaForte Coberturas
Atendimento: seg. a sex., das 8h às 12h e das 13h às 17h30
(19) 3555-0166`,
    expected: [],
  },
  {
    name: 'pt: parcel delivery window, no meeting',
    sentAt: '2027-02-09T18:22:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Expresso Atlântico <avisos@expressoatlantico.example>',
    subject: 'A sua encomenda EA1030225PT chega amanhã',
    text: `Caro cliente,

A sua encomenda EA1030225PT, expedida por Papelaria Mondego, será entregue amanhã, quarta-feira, 10/02/2027, entre as 9h00 e as 13h00.

Se não estiver ninguém na morada, a encomenda fica disponível para levantamento no ponto de recolha "Quiosque da Sé" a partir das 15h00, até 17/02.

Portes pagos. Não é necessário responder a este e-mail.

Expresso Atlântico`,
    expected: [],
  },
  {
    name: 'pt: customer declines Tuesday and offers nothing else',
    sentAt: '2027-08-26T19:03:00-03:00',
    timezone: 'America/Fortaleza',
    from: 'Gledson Lima <gledson.lima@correio.example>',
    subject: 'Re: Visita para orçamento da marcenaria',
    text: `Opa Socorro, boa noite

Terça às 15h não dá pra mim, vou estar viajando a semana toda. Quando eu voltar eu te chamo e a gente vê isso com calma, tá?

Valeu!
Gledson

Em qui., 26 de ago. de 2027, 16:48, Marcenaria Socorro <socorro@marcenariasocorro.example> escreveu:
> Boa tarde seu Gledson, posso passar aí na terça, 31/08, às 15h pra tirar
> as medidas da cozinha?
> Socorro`,
    expected: [],
  },
  {
    name: 'pt: video call in Brasilia time and Lisbon time for a reader in Lisbon',
    sentAt: '2027-09-13T14:55:00-03:00',
    timezone: 'Europe/Lisbon',
    from: 'Larissa Motta <larissa@cafealtomogiana.example>',
    subject: 'Call sobre o próximo embarque',
    text: `Oi Filipe, tudo bom?

Combinado com o Sérgio do armazém: fazemos a call na quinta, 16/09, às 10h no horário de Brasília (14h aí em Lisboa). Deve durar 1 hora.

Pauta:
- amostras do lote 1145 (82 pontos)
- preço FOB, hoje em US$ 412 a saca
- documentação para o desembaraço

Link: https://teams.example/l/meetup/8f3k-cafe

Abraços,
Larissa Motta
Café Alto Mogiana | Comércio exterior
+55 16 3555-0181`,
    expected: [at('2027-09-16T14:00:00+01:00', '2027-09-16T15:00:00+01:00')],
  },
  {
    name: 'pt: Brasilia time for a reader in Manaus',
    sentAt: '2027-03-10T17:18:00-03:00',
    timezone: 'America/Manaus',
    from: 'Suporte Contábil Prisma <treinamento@prismasistemas.example>',
    subject: 'Treinamento do módulo fiscal - agendamento',
    text: `Olá, Raimundo!

Seu treinamento individual do módulo fiscal ficou agendado:

Data: segunda-feira, 15/03/2027
Horário: 15h (horário de Brasília)
Duração: 90 minutos
Instrutora: Vanessa Prado

Vamos ligar pelo número (92) 99555-0133. Deixe o sistema aberto na versão 9.30 ou superior, por favor.

Qualquer coisa é só responder este e-mail.

Equipe Prisma`,
    expected: [at('2027-03-15T14:00:00-04:00', '2027-03-15T15:30:00-04:00')],
  },
  {
    name: 'pt: calendar request for signing a deed',
    sentAt: '2027-07-05T15:37:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Cartório Helena Vidigal <agenda@cartoriovidigal.example>',
    subject: 'Escritura - fração C, Rua do Poço 18',
    text: `Exmos. Senhores,

Junto enviamos o convite para a outorga da escritura. Solicitamos que tragam os documentos de identificação e a certidão permanente da sociedade.

Com os melhores cumprimentos,

Cartório Notarial de Helena Vidigal
Tel. 239 555 140`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Cartorio Vidigal//Agenda//PT
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
UID:esc-2027-0418@cartoriovidigal.example
DTSTAMP:20270705T143700Z
SEQUENCE:0
DTSTART;TZID=Europe/Lisbon:20270714T110000
DTEND;TZID=Europe/Lisbon:20270714T120000
SUMMARY:Escritura de compra e venda - Rua do Poço 18
LOCATION:Cartório Vidigal\\, Av. da Estação 7\\, Coimbra
ORGANIZER;CN=Cartório Helena Vidigal:mailto:agenda@cartoriovidigal.example
ATTENDEE;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:geral@imobiliariamondego.example
STATUS:CONFIRMED
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-07-14T11:00:00+01:00', '2027-07-14T12:00:00+01:00')],
  },
  {
    name: 'pt: calendar cancellation',
    sentAt: '2027-06-15T09:48:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Otávio Brandt <otavio.brandt@metalbrandt.example>',
    subject: 'Cancelado: Revisão do contrato de manutenção',
    text: `Pessoal, infelizmente preciso cancelar nossa conversa. O jurídico ainda não devolveu a minuta. Volto a procurar vocês quando ela chegar.

Otávio`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Metal Brandt//Calendario//PT
METHOD:CANCEL
BEGIN:VEVENT
UID:7b1e-rev-contrato@metalbrandt.example
DTSTAMP:20270615T124800Z
SEQUENCE:2
DTSTART:20270617T170000Z
DTEND:20270617T180000Z
SUMMARY:Revisão do contrato de manutenção
ORGANIZER;CN=Otávio Brandt:mailto:otavio.brandt@metalbrandt.example
ATTENDEE:mailto:contato@refrigeracaopolar.example
STATUS:CANCELLED
END:VEVENT
END:VCALENDAR`),
    expected: [],
  },
  {
    name: 'pt: restaurant reservation with JSON-LD',
    sentAt: '2027-10-14T13:26:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Taberna da Ribeira <reservas@tabernadaribeira.example>',
    subject: 'A sua reserva está confirmada',
    text: `Olá Beatriz,

A sua mesa está reservada!

Sexta-feira, 22 de outubro de 2027, 20:00
8 pessoas, em nome de Ateliê Cortiça
Código da reserva: TR-2145

A mesa é guardada durante 15 minutos. Cozinha aberta até às 23:00.

Até breve,
Taberna da Ribeira
Cais de Baixo 4, Porto`,
    html: `<html><head>
<script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "FoodEstablishmentReservation",
  "reservationNumber": "TR-2145",
  "reservationStatus": "http://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "Ateliê Cortiça" },
  "partySize": 8,
  "startTime": "2027-10-22T20:00:00+01:00",
  "reservationFor": {
    "@type": "FoodEstablishment",
    "name": "Taberna da Ribeira",
    "address": { "@type": "PostalAddress", "streetAddress": "Cais de Baixo 4", "addressLocality": "Porto", "addressCountry": "PT" }
  }
}
</script>
</head><body>
<p>Olá Beatriz,</p>
<p>A sua mesa está reservada!</p>
<p><b>Sexta-feira, 22 de outubro de 2027, 20:00</b><br>8 pessoas, em nome de Ateliê Cortiça<br>Código da reserva: TR-2145</p>
<p>A mesa é guardada durante 15 minutos. Cozinha aberta até às 23:00.</p>
<p>Até breve,<br>Taberna da Ribeira<br>Cais de Baixo 4, Porto</p>
</body></html>`,
    expected: [at('2027-10-22T20:00:00+01:00')],
  },
  {
    name: 'pt: course registration with JSON-LD event',
    sentAt: '2027-07-30T10:10:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Instituto Panificar <inscricoes@panificar.example>',
    subject: 'Inscrição confirmada: Fermentação natural para padarias',
    text: `Olá, Wellington!

Sua inscrição nº 300827 foi confirmada.

Curso: Fermentação natural para padarias
Quando: 19/08/2027, das 9h às 18h
Onde: Instituto Panificar, Rua dos Moinhos 220, Campinas

Leve avental e touca. Almoço incluso, servido às 12h30.
Valor pago: R$ 640,00 (cartão final 1530)

Bom curso!
Instituto Panificar`,
    html: `<html><body>
<script type="application/ld+json">
{"@context":"https://schema.org","@type":"EventReservation","reservationNumber":"300827","reservationStatus":"https://schema.org/ReservationConfirmed","underName":{"@type":"Person","name":"Wellington Sales"},"reservationFor":{"@type":"Event","name":"Fermentação natural para padarias","startDate":"2027-08-19T09:00:00-03:00","endDate":"2027-08-19T18:00:00-03:00","location":{"@type":"Place","name":"Instituto Panificar","address":"Rua dos Moinhos 220, Campinas"}}}
</script>
<p>Olá, Wellington!</p>
<p>Sua inscrição nº 300827 foi confirmada.</p>
<p>Curso: <b>Fermentação natural para padarias</b><br>Quando: 19/08/2027, das 9h às 18h<br>Onde: Instituto Panificar, Rua dos Moinhos 220, Campinas</p>
<p>Leve avental e touca. Almoço incluso, servido às 12h30.<br>Valor pago: R$ 640,00 (cartão final 1530)</p>
<p>Bom curso!<br>Instituto Panificar</p>
</body></html>`,
    expected: [at('2027-08-19T09:00:00-03:00', '2027-08-19T18:00:00-03:00')],
  },
  {
    name: 'pt: newsletter advertising a webinar',
    sentAt: '2027-02-22T07:30:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Gestão Fácil <novidades@gestaofacil.example>',
    subject: '🚀 Aula ao vivo GRATUITA: dobre o faturamento da sua oficina',
    text: `Olá, empreendedor!

Você sabia que 7 em cada 10 oficinas não sabem precificar a hora de trabalho?

Na próxima quinta, 25/02, às 20h, o Prof. Ademir Lobo revela os 5 segredos da precificação. AO VIVO e de graça!

👉 Garanta sua vaga: https://gestaofacil.example/aula
👉 Só para quem se inscrever até quarta às 23h59: planilha bônus

Nos vemos lá!
Time Gestão Fácil

Você recebe este e-mail porque se cadastrou no nosso site. Para sair da lista, clique aqui.`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'pt: bulk autumn sale with hours',
    sentAt: '2027-11-22T08:00:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Ferragens Central <promo@ferragenscentral.example>',
    subject: 'Semana Negra: até -40% em ferramentas elétricas',
    text: `SEMANA NEGRA NA FERRAGENS CENTRAL

De 22 a 28 de novembro, até 40% de desconto.

• Berbequim 18 V: 89,90 € (antes 139 €)
• Rebarbadora 125 mm: 45,50 €
• Sexta-feira, 26/11: abrimos às 7h00 e fechamos à meia-noite!
• Domingo, 28/11, das 10h às 13h: demonstração de lixadeiras na loja de Leiria

Preços com IVA, limitados ao stock existente.

Anular subscrição | Ver no navegador`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'pt: friendly lunch invitation on Friday',
    sentAt: '2027-11-09T15:11:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Quim Pestana <quim@graficapestana.example>',
    subject: 'então e esse almoço?',
    text: `Ó Luís, meu caro!

Já nem sei há quanto tempo não pomos a conversa em dia. Desde as férias, se calhar. Isto aqui na gráfica tem sido de loucos, com as agendas e os calendários de Natal a caírem todos ao mesmo tempo, e a máquina grande avariou em setembro (12 mil euros, nem te conto).

Almoçamos na sexta? Meio-dia e meia, no sítio do costume. A D. Fernanda disse-me que há cabrito, e desta vez pago eu, que ainda te devo aquele favor dos cartazes.

Diz qualquer coisa.

Um abraço,
Quim`,
    expected: [at('2027-11-12T12:30:00+00:00')],
  },
  {
    name: 'pt: day after tomorrow at quarter to four, European wording',
    sentAt: '2027-10-11T09:33:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Albertina Moura <albertina.moura@correio.example>',
    subject: 'Máquina de lavar',
    text: `Bom dia, menina Carla,

O meu marido diz que a máquina continua a fazer aquele barulho na centrifugação. Depois de amanhã estamos cá os dois, o técnico pode então vir às quatro menos um quarto da tarde, como me disse ao telefone. A campainha está avariada, é melhor bater com força.

Muito obrigada,
Albertina Moura
Travessa do Forno, 6 r/c, Viseu`,
    expected: [at('2027-10-13T15:45:00+01:00')],
  },
  {
    name: 'pt: declines Tuesday, proposes Wednesday quarter to three',
    sentAt: '2027-08-09T11:57:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Neide Fagundes <neide@escolagirassol.example>',
    subject: 'RES: Orçamento uniformes 2028',
    text: `Oi Dorival,

Terça às 10h não rola, tenho conselho de classe a manhã inteira. Que tal na quarta, quinze pras três da tarde, aqui na secretaria mesmo? Aí você já traz a grade de tamanhos (do 2 ao 14) e umas amostras da malha.

Bjs
Neide
Escola Girassol - secretaria
Fone 51 3555-0112, das 7h30 às 17h45

De: Dorival <dorival@malhasdovale.example>
Enviado: segunda-feira, 9 de agosto de 2027 09:20
Para: Neide
Assunto: Orçamento uniformes 2028

Bom dia Neide, posso passar aí amanhã, terça, às 10h pra mostrar as malhas?`,
    expected: [at('2027-08-11T14:45:00-03:00')],
  },
  {
    name: 'pt: club meeting a week from today',
    sentAt: '2027-02-18T21:40:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Abílio Gaspar <abilio.gaspar@columbofila.example>',
    subject: 'Reuniao da direcao',
    text: `Caro amigo Teixeira

Ficou assente reunirmos de hoje a oito dias, portanto na quinta dia 25, às seis da tarde, na sede. É para fechar as contas de 2026 e ver o orçamento do telhado (3 propostas, a mais barata anda nos 4.800 euros).

Traga por favor as facturas do bar.

Saudações columbófilas
Abílio Gaspar`,
    expected: [at('2027-02-25T18:00:00+00:00')],
  },
  {
    name: 'pt: internet technician comes to the reader in a window',
    sentAt: '2027-05-17T14:04:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Conecta Fibra <agendamento@conectafibra.example>',
    subject: 'Visita técnica agendada - protocolo 20270517-1622',
    text: `Prezado(a) cliente ESTÚDIO JABUTI,

Informamos que a visita técnica para troca do roteador foi agendada.

Protocolo: 20270517-1622
Data: 21/05/2027 (sexta-feira)
Período: entre 13h e 15h
Técnico: Edmilson (crachá 1930)

É necessária a presença de um responsável maior de 18 anos no local. Visita sem custo.

Central de atendimento 24 horas: 0800 555 0190
Conecta Fibra`,
    expected: [at('2027-05-21T13:00:00-03:00', '2027-05-21T15:00:00-03:00')],
  },
  {
    name: 'pt: supplier announces holiday opening hours',
    sentAt: '2027-12-13T10:00:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Tintas Farol <comercial@tintasfarol.example>',
    subject: 'Horário do armazém no Natal e Ano Novo',
    text: `Estimados clientes e amigos,

Informamos que durante a quadra festiva o nosso armazém funcionará da seguinte forma:

24/12 (sexta-feira): das 8h30 às 12h30
27 a 30/12: das 9h00 às 17h00
31/12 (sexta-feira): encerrado
Reabrimos a 3 de janeiro, segunda-feira, às 8h30.

As encomendas recebidas até dia 21 às 16h00 ainda saem antes do Natal.

Votos de Boas Festas!
A equipa Tintas Farol`,
    expected: [],
  },
  {
    name: 'pt: two days at a trade fair together',
    sentAt: '2027-10-04T18:09:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Marco Serrano <marco.serrano@caixilhariaserrano.example>',
    subject: 'Feira em Aveiro',
    text: `Boas Nelson,

Já tenho os bilhetes para os dois. Vamos então à feira da construção terça e quarta, 26 e 27 de outubro, os dois dias completos, para vermos tudo com calma: perfis, vidros e aquela máquina de corte italiana. O hotel também está marcado (78 € com pequeno-almoço).

A hora de saída combinamos mais perto.

Abraço
Marco`,
    expected: [days('2027-10-26', '2027-10-28')],
  },
  {
    name: 'pt: whole-day stock-take for all staff',
    sentAt: '2027-12-06T16:20:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Sirlene Toledo <sirlene@modacerrado.example>',
    subject: 'Balanço de fim de ano',
    text: `Pessoal,

O balanço vai ser no sábado, 18/12, o dia todo, com a loja fechada. Preciso de todo mundo, sem exceção. Quem vier ganha a folga na semana do Ano Novo.

Lanche por conta da casa. Venham de tênis!

Sirlene`,
    expected: [days('2027-12-18')],
  },
  {
    name: 'pt: vague availability, no proposal',
    sentAt: '2027-04-22T13:45:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Dra. Paola Nunes <paola@nunesadvocacia.example>',
    subject: 'Re: Conversa sobre o contrato social',
    text: `Olá, Everton, boa tarde.

Podemos conversar, sim. Semana que vem estou livre quase todos os dias, e segundas-feiras costumam ser boas para mim. Me diga o que prefere e eu reservo a sala.

Enquanto isso, me mande por favor a última alteração contratual (aquela de 2019) e o cartão do CNPJ.

Att.,
Paola Nunes
OAB/XX 155.930`,
    expected: [],
  },
  {
    name: 'pt: part of the day without an hour',
    sentAt: '2027-09-03T10:50:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Tiago Lobo <tiago.lobo@jardinslobo.example>',
    subject: 'Poda das sebes',
    text: `Bom dia D. Margarida,

Em princípio passo aí na terça à tarde para ver as sebes, se não chover. Ligo-lhe antes de sair daqui da quinta, que ainda não sei a que horas me despacho do cliente de Sintra.

O preço fica nos 22 €/hora, como o ano passado.

Cumprimentos,
Tiago Lobo
910 555 073`,
    expected: [],
  },
  {
    name: 'pt: tax adviser with filing deadlines and one appointment',
    sentAt: '2027-06-02T17:28:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Graça Monteiro <graca.monteiro@contasemdia.example>',
    subject: 'IRS / IVA / encerramento - ponto de situação',
    text: `Caro Dr. Américo,

Resumo do que temos em mãos:

- IRS: entrega até 30 de junho;
- IVA do 1.º trimestre: já entregue, valor a pagar de 1.112,40 €;
- Modelo 22: ainda faltam os extratos do banco, que preciso até ao dia 9.

Para vermos juntos o encerramento, espero por si no meu escritório no próximo dia 14 de Junho, segunda-feira, às 9h30. Como sempre, conte com duas horas.

Com estima,
Graça Monteiro
Contabilista Certificada n.º 40915
Atendimento: 2.ª, 4.ª e 6.ª das 10h às 12h30`,
    expected: [at('2027-06-14T09:30:00+01:00', '2027-06-14T11:30:00+01:00')],
  },
  {
    name: 'pt: official fire inspection at the reader premises',
    sentAt: '2027-06-21T11:02:00-04:00',
    timezone: 'America/Cuiaba',
    from: 'Seção de Vistorias <vistorias@bombeiros-regional.example>',
    subject: 'Notificação de vistoria - processo 1187/2027',
    text: `NOTIFICAÇÃO

Processo nº 1187/2027
Interessado: Academia Corpo Leve Ltda.

Fica o interessado notificado de que a vistoria para renovação do alvará será realizada em suas instalações no dia 06/07/2027, terça-feira, às 10:00 h (horário local de Cuiabá), devendo estar presente o responsável técnico munido da ART e das notas fiscais dos extintores.

O recolhimento da taxa (R$ 214,35) deverá ser comprovado até 02/07/2027.

Ten. Arruda
Seção de Vistorias
Protocolo aberto ao público das 12h às 18h`,
    expected: [at('2027-07-06T10:00:00-04:00')],
  },
  {
    name: 'pt: forwarded client mail, colleague hands the visit over',
    sentAt: '2027-09-17T12:46:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Cátia Brandão <catia@soltermico.example>',
    subject: 'FW: Painéis solares - visita',
    text: `Paulo, vê abaixo. Já falei com o senhor e ficou contigo: quinta-feira, 23/9, às 14h30, na morada dele. Leva a câmara térmica.

Obg
Cátia

---------- Mensagem reencaminhada ----------
De: Aníbal Reis <anibal.reis@correio.example>
Data: 16/09/2027, 22:15
Assunto: Painéis solares - visita
Para: geral@soltermico.example

Boa noite,
Os painéis que montaram em 2023 deixaram de aquecer. Podiam cá vir na segunda às 11h00 ou noutro dia que vos dê jeito?
Morada: Caminho da Fonte 12, Tomar
Aníbal Reis`,
    expected: [at('2027-09-23T14:30:00+01:00')],
  },
  {
    name: 'pt: several spoken alternatives over two days',
    sentAt: '2027-07-21T15:30:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Caio Venturini <caio@venturinifoto.example>',
    subject: 'fotos do cardápio',
    text: `Fala Rogério!

Pra fotografar os pratos eu consigo amanhã às 9h, ou então na sexta às 11h ou às 16h. Me fala o que atrapalha menos a cozinha de vocês, preciso de luz natural perto da janela.

São uns 25 pratos, né? Mantenho os R$ 1.800 fechados com tratamento.

Caio
@venturinifoto`,
    expected: [
      at('2027-07-22T09:00:00-03:00'),
      at('2027-07-23T11:00:00-03:00'),
      at('2027-07-23T16:00:00-03:00'),
    ],
  },
  {
    name: "pt: thank-you and minutes of yesterday's meeting",
    sentAt: '2027-03-04T09:05:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Leonor Sampaio <leonor.sampaio@hotelserrana.example>',
    subject: 'Ata da reunião de 3 de março',
    text: `Bom dia a todos,

Obrigada pela disponibilidade na reunião de ontem, quarta-feira, às 10h00. Segue o resumo:

1. Site: o vosso orçamento de 6.200 € foi aprovado.
2. Fotografias: entregamos nós, até dia 19.
3. Textos em inglês: a Sofia envia até sexta às 18h00.
4. Lançamento previsto para 3 de maio.

Qualquer correção, digam-me por favor.

Leonor Sampaio
Hotel Serrana`,
    expected: [],
  },
  {
    name: 'pt: colleague absent because of own appointment, third persons',
    sentAt: '2027-05-25T08:47:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Filomena Duarte <filomena@cantinhodaslas.example>',
    subject: 'ausências esta semana',
    text: `Bom dia Zé,

Só para saberes: a Marta tem consulta na quinta às 11h, por isso só entra depois de almoço. E o Bruno vai buscar a filha ao aeroporto na sexta, o voo dela aterra às 16h20, sai mais cedo.

Eu própria vou ao notário amanhã às 9h por causa da casa da minha mãe, mas ao meio-dia já cá estou.

A loja fica assegurada, não te preocupes.

Filomena`,
    expected: [],
  },
  {
    name: 'pt: booking link only, no time yet',
    sentAt: '2027-10-19T14:33:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Isadora Campelo <isadora@campelocontabil.example>',
    subject: 'Vamos conversar sobre o Simples?',
    text: `Olá, Thiago, tudo bem?

Dei uma olhada no seu faturamento e acho que vale a pena a gente rever o enquadramento para 2028. São uns 30 minutos de conversa por vídeo.

Escolha o melhor horário na minha agenda: https://agendar.example/isadora-campelo/30min

Atendo de terça a sexta, das 9h às 17h. A opção pelo novo regime vai até 31 de janeiro, então temos tempo.

Um abraço,
Isadora Campelo`,
    expected: [],
  },
  {
    name: 'pt: server maintenance window',
    sentAt: '2027-01-27T15:16:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Suporte Nuvem Lusa <suporte@nuvemlusa.example>',
    subject: '[Aviso] Intervenção programada no servidor de correio',
    text: `Caro cliente,

No sábado, 30 de janeiro de 2027, entre as 22h00 e as 02h00 de domingo, vamos proceder à atualização do servidor de correio MX-03.

Durante este período poderão ocorrer interrupções de até 20 minutos. Não é necessária qualquer ação da sua parte.

Ticket: #881500
Linha de apoio: 210 555 029, dias úteis das 9h às 18h

A equipa de suporte`,
    expected: [],
  },
  {
    name: 'pt: school class visits the workshop, agreed with end',
    sentAt: '2027-04-05T12:12:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Prof.ª Dulce Marinho <dulce.marinho@ebvaleverde.example>',
    subject: 'Visita de estudo à olaria',
    text: `Caro Mestre Jacinto,

Muito obrigada por nos receber! Como combinado, a turma do 3.ºB (22 alunos e 2 professoras) estará na sua olaria na quinta-feira, 15 de abril, das 10h00 às 11h30. O autocarro sai da escola às 9h15 e às 12h00 temos de estar de volta para o almoço.

Os meninos gostavam muito de pôr as mãos no barro, se for possível. Cada um leva bata.

Com os melhores cumprimentos,
Dulce Marinho
EB1 de Vale Verde`,
    expected: [at('2027-04-15T10:00:00+01:00', '2027-04-15T11:30:00+01:00')],
  },
  {
    name: 'pt: quick video call later today',
    sentAt: '2027-11-24T10:02:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Priscila Tanaka <priscila.tanaka@lojaquintal.example>',
    subject: 'URGENTE checkout fora do ar',
    text: `Gente, o pix parou de funcionar no site desde as 7h da manhã e sexta é black friday!!

Precisamos falar hoje ainda, 16h30, meia horinha. Meu chefe também entra.
https://meet.example/qtl-pxwd-rzk

Pri`,
    expected: [at('2027-11-24T16:30:00-03:00', '2027-11-24T17:00:00-03:00')],
  },
  {
    name: 'pt: barber customer without accents on Saturday',
    sentAt: '2027-03-17T22:51:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'kaua ribeiro <kauaribeiro07@correio.example>',
    subject: 'horario',
    text: `oi boa noite queria marcar cabelo e barba pra sabado dia 20 as 9 da manha com o vini. da certo? ainda ta 55 reais?
vlw`,
    expected: [at('2027-03-20T09:00:00-03:00')],
  },
  {
    name: 'pt: patient cancels the Friday session',
    sentAt: '2027-08-03T20:15:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Eduarda Lemos <eduarda.lemos@correio.example>',
    subject: 'desmarcar fisioterapia',
    text: `Boa noite,

Venho desmarcar a sessão de sexta-feira, dia 6, às 10h00, com a fisioterapeuta Raquel. Torci o pé e o médico mandou-me ficar duas semanas quieta.

Quando estiver melhor telefono para marcar outra. As 4 sessões que faltam do pacote (120 €) continuam válidas, certo?

Obrigada e desculpem,
Eduarda Lemos
Utente 1545`,
    expected: [],
  },
  {
    name: 'pt: Lisbon hour and Azores hour for a reader in the Azores',
    sentAt: '2027-11-02T16:58:00+00:00',
    timezone: 'Atlantic/Azores',
    from: 'Duarte Saldanha <duarte.saldanha@lacticoop.example>',
    subject: 'Reunião com a distribuição',
    text: `Boa tarde, Engenheira Conceição,

Confirmo a nossa reunião por vídeo na próxima segunda-feira, 8 de novembro, às 11h00 de Lisboa (10h00 nos Açores). A distribuidora estará representada pelo Dr. Melo.

Envio em anexo as vendas de outubro: 14.300 queijos, mais 8% do que no ano passado. O navio da próxima semana sai na quarta às 19h00, convém que as paletes estejam no porto antes.

Melhores cumprimentos,
Duarte Saldanha
Direção Comercial`,
    expected: [at('2027-11-08T10:00:00-01:00')],
  },
];
