import { at, crlf, type DetectionMail, days } from '../mail.ts';

export const portugueseMails: DetectionMail[] = [
  {
    name: 'pt: garage customer without accents asks to bring the car tomorrow at half past seven',
    sentAt: '2027-02-16T17:42:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'marcio teles <marcioteles77@correiofacil.example>',
    subject: 'gol prata de novo',
    text: `boa tarde pessoal, aqui e o marcio do gol prata (placa final 4K31)

o barulho na roda da frente voltou, igualzinho a semana passada. nao sei se e o rolamento ou aquela pastilha que vcs trocaram por 380 reais

posso deixar o carro ai amanha as 7 e meia, antes de ir pro trabalho? preciso q alguem ande nele comigo pra ouvir

vlw
marcio
11 5550-0147`,
    expected: [at('2027-02-17T07:30:00-03:00')],
  },
  {
    name: 'pt: occupational health exam with weekday, written month and clinic hours',
    sentAt: '2027-05-14T09:00:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Secretaria Saúde+Trabalho <secretaria@saudetrabalho.example>',
    subject: 'Marcação do seu exame periódico',
    text: `Exma. Senhora Dra. Filipa Restolho,

Na sequência do nosso contacto telefónico, informamos que o seu exame periódico de medicina do trabalho ficou marcado para terça-feira, 18 de maio, às 15h45, com o Dr. Albano Seixas.

Pedimos que traga:
- o cartão de cidadão;
- o boletim de vacinas;
- a ficha de aptidão anterior (a última é de 20 de maio de 2025).

Se usar óculos ou lentes de contacto, não se esqueça deles.

Com os melhores cumprimentos,
Graça Valadas
Secretaria Clínica

Saúde+Trabalho, Lda. | Rua dos Moinhos, 14 - 2.º Esq., Setúbal
Horário de atendimento: 2.ª a 6.ª, das 8h30 às 12h30 e das 14h00 às 18h00
Tel. 265 000 118 (chamada para a rede fixa nacional)`,
    expected: [at('2027-05-18T15:45:00+01:00')],
  },
  {
    name: 'pt: accountant names VAT deadlines and offers two slots with abbreviated weekdays',
    sentAt: '2027-01-11T10:22:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Otília Barradas <otilia@barradascontas.example>',
    subject: 'IVA 4.º trimestre + fecho do ano',
    text: `Bom dia Sr. Horácio,

Já tenho quase tudo para fechar 2026. Faltam-me os extratos de novembro e as duas faturas da oficina (FT 2026/318 e FT 2026/322).

Recordo os prazos: a declaração do IVA segue até 20 de fevereiro e o pagamento é até dia 25.

Antes disso gostava de me sentar consigo para vermos a questão da carrinha. Posso na 4.ª-feira às 10h30 ou na 6.ª às 16h00, aqui no escritório. Qual lhe dá mais jeito?

Cumprimentos,
Otília Barradas
Contabilista Certificada n.º 00417`,
    expected: [at('2027-01-13T10:30:00+00:00'), at('2027-01-15T16:00:00+00:00')],
  },
  {
    name: 'pt: supplier announces a delivery window and receiving hours, no meeting',
    sentAt: '2027-03-23T14:10:00-04:00',
    timezone: 'America/Manaus',
    from: 'Logística Madeirão <logistica@madeirao.example>',
    subject: 'Pedido 88214 - programação de entrega',
    text: `Prezados,

Informamos que o pedido nº 88214 (22 chapas de MDF 18mm + 4 caixas de dobradiça) saiu do nosso CD e está programado para entrega em 25/03, quinta-feira, entre 8h e 12h.

Por favor, garantam que haja alguém no local para receber e assinar o canhoto. O motorista espera no máximo 20 minutos. Em caso de ausência, nova tentativa em 26/03 a partir das 13h.

Valor da nota: R$ 6.412,90, boleto com vencimento em 22/04.

Att.
Equipe de Logística
Madeirão Distribuidora
Seg. a sex. das 7h30 às 17h30`,
    expected: [],
  },
  {
    name: 'pt: applicant confirms the interview with start and end on a video call',
    sentAt: '2027-04-12T20:31:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Thainá Vasques <thaina.vasques@mailbox.example>',
    subject: 'Re: Vaga de designer júnior',
    text: `Oi, Renata! Tudo bem?

Muito obrigada pelo retorno, fiquei super feliz! 😊

Confirmo então nossa entrevista na quinta, 15/04, das 14h às 14h45, por vídeo. Vou entrar pelo link que você me passou: https://meet.agenciaipe.example/rtk-bvqs-opa

Estou mandando em anexo o portfólio atualizado (PDF, 11 MB). Se precisar de mais alguma coisa, é só falar.

Abraço,
Thainá`,
    expected: [at('2027-04-15T14:00:00-03:00', '2027-04-15T14:45:00-03:00')],
  },
  {
    name: 'pt: gas inspector comes to the premises, with a range and a fee',
    sentAt: '2027-09-20T11:47:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Inspeções Certigás <agendamentos@certigas.example>',
    subject: 'Agendamento de inspeção - Ref. IG/27/03981',
    text: `Estimado Cliente,

Serve o presente para confirmar a inspeção periódica à instalação de gás do vosso restaurante.

Referência: IG/27/03981
Local: Largo do Pelourinho, 6, Tomar
Data: quinta-feira, 23/09/2027
Hora: 09h00 - 10h30
Técnico: Sr. Delfim Quaresma

Durante a inspeção o fogão tem de estar desligado e o contador acessível. O valor (58,50 € + IVA) é pago ao técnico, por multibanco ou MB WAY.

A anterior inspeção foi feita a 24/09/2025 e o certificado caduca a 24/09/2027.

Atentamente,
Certigás - Entidade Inspetora`,
    expected: [at('2027-09-23T09:00:00+01:00', '2027-09-23T10:30:00+01:00')],
  },
  {
    name: 'pt: reply accepts the second of three quoted options',
    sentAt: '2027-06-08T08:55:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Evandro Kist <evandro@kistmetal.example>',
    subject: 'RES: Proposta corrimão - conversa',
    text: `Bom dia, Lívia.

Fechado, fico com a segunda opção. Pode ser aí no escritório de vocês mesmo.

Abs,
Evandro Kist
Kist Metalúrgica
(51) 5550-0162

________________________________
De: Lívia Portela <livia@portelaarquitetura.example>
Enviado: segunda-feira, 7 de junho de 2027 16:20
Para: Evandro Kist
Assunto: Proposta corrimão - conversa

Oi, Evandro,

Para fecharmos o detalhe do corrimão, consigo te receber em um destes horários:

a) quarta, 09/06, às 9h30
b) quinta, 10/06, às 15h
c) sexta, 11/06, às 11h

Qual prefere?

Lívia`,
    expected: [at('2027-06-10T15:00:00-03:00')],
  },
  {
    name: 'pt: informal decline of a time without a new one',
    sentAt: '2027-10-05T12:38:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Zé Ameixoeira <ze@serralhariaameixoeira.example>',
    subject: 'Re: Reunião quinta?',
    text: `Olá Sandra,

Epá, quinta às 15h não me dá jeito nenhum, estou enfiado numa obra em Palmela e não saio de lá antes da noite.

Deixa-me ver isto com a minha mulher, que é quem manda na agenda 😄, e depois apito.

Abraço
Zé

Sandra Loureiro <sandra@vidrosloureiro.example> escreveu (seg., 4/10/2027 à(s) 17:52):
> Olá Zé, podíamos falar dos caixilhos na quinta às 15h, aqui na loja?
> Bjs, Sandra`,
    expected: [],
  },
  {
    name: 'pt: visit moved from Thursday to Friday',
    sentAt: '2027-08-17T15:03:00-03:00',
    timezone: 'America/Fortaleza',
    from: 'Neide Aragão <neide.aragao@pousadasaliente.example>',
    subject: 'mudança na visita do orçamento',
    text: `Olá, boa tarde!

Surgiu um imprevisto aqui na pousada (estourou um cano no bloco B 😩). Vou precisar passar a visita de vocês para o orçamento do deck, que estava para quinta (19/08) às 10h, para sexta, 20/08, às 11h15. Por favor me confirmem se tudo bem.

O endereço continua o mesmo: Rua das Jangadas, 220. Falem com o Seu Bené na portaria.

Desculpem o transtorno!

Neide Aragão
Gerente | Pousada Saliente
Check-in a partir das 14h, check-out até 12h`,
    expected: [at('2027-08-20T11:15:00-03:00')],
  },
  {
    name: 'pt: association newsletter with dated events',
    sentAt: '2027-02-24T07:30:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Associação Comércio Vivo <newsletter@comerciovivo.example>',
    subject: 'Newsletter de fevereiro: apoios, webinars e muito mais',
    isBulk: true,
    text: `NEWSLETTER COMÉRCIO VIVO | N.º 74

► APOIOS À DIGITALIZAÇÃO
As candidaturas ao programa "Loja Digital" estão abertas até às 18h de 31 de março.

► PRÓXIMOS WEBINARS
3 de março, 15h00 - Vender nas redes sociais
10 de março, 15h00 - Faturação eletrónica: o que muda
17 de março, 11h00 - Contratar o primeiro colaborador
Participação gratuita. Saiba mais em https://comerciovivo.example/webinars

► EM DESTAQUE
A Feira da Primavera volta ao Jardim Municipal de 9 a 11 de abril, das 10h às 22h.

► PROTOCOLOS
10% de desconto em seguros multirriscos para associados.

Recebeu este e-mail porque é associado. Para deixar de receber, clique aqui: https://comerciovivo.example/remover`,
    expected: [],
  },
  {
    name: 'pt: calendar invitation with ICS part in Lisbon winter time',
    sentAt: '2027-11-03T16:25:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Benedita Falcão <benedita.falcao@seguratlantica.example>',
    subject: 'Renovação da apólice - ponto de situação',
    text: `Caro Dr. Leonel,

Envio o convite para falarmos sobre a renovação da apólice da clínica. Junto também a simulação, com um prémio anual de 1.284,00 €.

Benedita Falcão
Seguratlântica - Mediação de Seguros`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Seguratlantica//Agenda 4.2//PT
VERSION:2.0
METHOD:REQUEST
BEGIN:VTIMEZONE
TZID:Europe/Lisbon
BEGIN:STANDARD
DTSTART:19961027T020000
TZOFFSETFROM:+0100
TZOFFSETTO:+0000
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:19960331T010000
TZOFFSETFROM:+0000
TZOFFSETTO:+0100
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
END:DAYLIGHT
END:VTIMEZONE
BEGIN:VEVENT
UID:7f3c1b90-seg-2027@seguratlantica.example
DTSTAMP:20271103T162430Z
SUMMARY:Renovação da apólice - ponto de situação
DTSTART;TZID=Europe/Lisbon:20271109T113000
DTEND;TZID=Europe/Lisbon:20271109T121500
LOCATION:Clínica Leonel Matias\\, sala de reuniões
ORGANIZER;CN=Benedita Falcão:mailto:benedita.falcao@seguratlantica.example
ATTENDEE;CN=Leonel Matias;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:geral@clinicamatias.example
SEQUENCE:0
STATUS:CONFIRMED
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-11-09T11:30:00+00:00', '2027-11-09T12:15:00+00:00')],
  },
  {
    name: 'pt: cancelled meeting with ICS cancel part',
    sentAt: '2027-05-03T09:14:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Otávio Brandt <otavio.brandt@logbrandt.example>',
    subject: 'Cancelado: Alinhamento de fretes',
    text: `Pessoal,

Estou cancelando o alinhamento de quarta às 16h, o diretor vai estar em viagem a semana toda. Assim que ele voltar a gente remarca.

Otávio`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//LogBrandt//Calendario//BR
VERSION:2.0
METHOD:CANCEL
BEGIN:VEVENT
UID:alinhamento-fretes-0505@logbrandt.example
DTSTAMP:20270503T121355Z
SUMMARY:Cancelado: Alinhamento de fretes
DTSTART:20270505T190000Z
DTEND:20270505T193000Z
ORGANIZER;CN=Otávio Brandt:mailto:otavio.brandt@logbrandt.example
ATTENDEE;CN=Comercial:mailto:comercial@embalarte.example
SEQUENCE:1
STATUS:CANCELLED
END:VEVENT
END:VCALENDAR`),
    expected: [],
  },
  {
    name: 'pt: restaurant booking confirmed with JSON-LD for the team lunch',
    sentAt: '2027-12-01T18:07:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Reservas Mesa Posta <nao-responda@mesaposta.example>',
    subject: 'Sua reserva no Quintal da Zefa está confirmada',
    text: `Olá, Patrícia!

Sua reserva está confirmada.

Quintal da Zefa
Sexta-feira, 10 de dezembro de 2027, 12:30
11 pessoas
Código: MP-7Q2X

A mesa fica guardada por 15 minutos. Para alterar ou cancelar, acesse https://mesaposta.example/r/MP-7Q2X até 24 horas antes.

Bom apetite!
Mesa Posta`,
    html: `<html><head><script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "FoodEstablishmentReservation",
  "reservationNumber": "MP-7Q2X",
  "reservationStatus": "http://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "Patrícia Noronha" },
  "reservationFor": {
    "@type": "FoodEstablishment",
    "name": "Quintal da Zefa",
    "address": { "@type": "PostalAddress", "streetAddress": "Rua Harmonia Velha, 88", "addressLocality": "São Paulo", "addressCountry": "BR" }
  },
  "startTime": "2027-12-10T12:30:00-03:00",
  "partySize": "11"
}
</script></head><body>
<p>Olá, Patrícia!</p>
<p>Sua reserva está confirmada.</p>
<p><b>Quintal da Zefa</b><br>Sexta-feira, 10 de dezembro de 2027, 12:30<br>11 pessoas<br>Código: MP-7Q2X</p>
<p>A mesa fica guardada por 15 minutos. Para alterar ou cancelar, <a href="https://mesaposta.example/r/MP-7Q2X">acesse aqui</a> até 24 horas antes.</p>
<p>Bom apetite!<br>Mesa Posta</p>
</body></html>`,
    expected: [at('2027-12-10T12:30:00-03:00')],
  },
  {
    name: 'pt: parcel notice with JSON-LD delivery',
    sentAt: '2027-07-13T06:52:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Rápido Expresso <avisos@rapidoexpresso.example>',
    subject: 'A sua encomenda chega hoje!',
    text: `Bom dia,

A sua encomenda RX004417822PT, enviada por Tecidos Ramalhão, está em distribuição.

Entrega prevista: hoje, 13 de julho, entre as 14:10 e as 16:10.

Não vai estar em casa? Escolha um ponto de recolha: https://rapidoexpresso.example/RX004417822PT

Rápido Expresso`,
    html: `<html><body>
<script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "ParcelDelivery",
  "trackingNumber": "RX004417822PT",
  "carrier": { "@type": "Organization", "name": "Rápido Expresso" },
  "expectedArrivalFrom": "2027-07-13T14:10:00+01:00",
  "expectedArrivalUntil": "2027-07-13T16:10:00+01:00",
  "itemShipped": { "@type": "Product", "name": "Tecido sarja 20 m" },
  "partOfOrder": { "@type": "Order", "orderNumber": "TR-20931", "merchant": { "@type": "Organization", "name": "Tecidos Ramalhão" } }
}
</script>
<p>Bom dia,</p>
<p>A sua encomenda <b>RX004417822PT</b>, enviada por Tecidos Ramalhão, está em distribuição.</p>
<p>Entrega prevista: <b>hoje, 13 de julho, entre as 14:10 e as 16:10</b>.</p>
<p>Não vai estar em casa? <a href="https://rapidoexpresso.example/RX004417822PT">Escolha um ponto de recolha</a>.</p>
<p>Rápido Expresso</p>
</body></html>`,
    expected: [],
  },
  {
    name: 'pt: colleague forwards a site meeting and hands it over',
    sentAt: '2027-07-06T18:19:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Gonçalo Teixeira Brás <goncalo@brasengenharia.example>',
    subject: 'FW: Obra da Maia - impermeabilização',
    text: `Inês,

Isto é contigo, que eu nesse dia estou em tribunal. Já lhes respondi que vais tu: sexta, dia 9, às 10h, no estaleiro da Maia. Leva capacete e as fotos da cobertura.

GTB

---------- Mensagem reencaminhada ----------
De: Amílcar Pontes <a.pontes@construcoespontes.example>
Data: terça, 6/07/2027 às 15:41
Assunto: Obra da Maia - impermeabilização
Para: Gonçalo Teixeira Brás

Sr. Engenheiro,

Depois da infiltração de domingo, o dono da obra quer uma reunião no estaleiro. Pode ser na sexta às 10h?
O empreiteiro das caleiras só vem na semana seguinte.

Cumps,
Amílcar Pontes`,
    expected: [at('2027-07-09T10:00:00+01:00')],
  },
  {
    name: 'pt: lunch on Thursday of next week at half past noon',
    sentAt: '2027-04-28T11:33:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Tonico Fagundes <tonico@cafefagundes.example>',
    subject: 'bora almoçar',
    text: `Fala, meu querido!

Tô devendo aquele almoço desde o Natal né kkk. Que tal quinta da semana que vem, ao meio-dia e meia, no mineiro da esquina? Aí a gente já aproveita e conversa sobre o café novo pra sua padaria. Levo uns 3 pacotes de 250g pra você provar.

Abração,
Tonico`,
    expected: [at('2027-05-06T12:30:00-03:00')],
  },
  {
    name: 'pt: friend of the firm proposes coffee a week from today with a spoken hour',
    sentAt: '2027-05-13T22:04:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Lurdes Canelas <lurdescanelas@netcasa.example>',
    subject: 'Azulejos da avó',
    text: `Olá Tomás,

Encontrei finalmente a caixa com os azulejos da minha avó! São 46, alguns lascados, mas lindos. A tua tia disse-me que vocês aí no atelier ainda fazem restauro.

Vou a Aveiro de hoje a oito dias, ou seja, quinta, dia 20. Passo no atelier pelas cinco e meia da tarde, pode ser? Assim vês os azulejos com calma e bebemos um cafezinho.

Beijinhos à família,
Lurdes`,
    expected: [at('2027-05-20T17:30:00+01:00')],
  },
  {
    name: 'pt: Lisbon consultant names one call in two zones with a length',
    sentAt: '2027-03-10T12:15:00+00:00',
    timezone: 'America/Sao_Paulo',
    from: 'Matilde Sobral <msobral@pontesobral.example>',
    subject: 'Kick-off exportação',
    text: `Cara Jussara, caro Wellington,

Obrigada pelos rótulos. O importador cá em Portugal gostou muito da cachaça envelhecida e pede amostras de 50 ml.

Para o arranque do projeto, proponho uma videochamada na terça-feira, 16 de março, às 14h00 de Lisboa (11h00 de Brasília), com a duração de uma hora. Envio o link na véspera.

Agenda:
1. Registo da marca
2. Rotulagem UE
3. Preços FOB e quantidades mínimas

Um abraço de Lisboa,

Matilde Sobral
Ponte Sobral - Consultoria Luso-Brasileira
Tel. +351 210 000 733`,
    expected: [at('2027-03-16T11:00:00-03:00', '2027-03-16T12:00:00-03:00')],
  },
  {
    name: 'pt: Azores client gives the hour in Azores time to a reader on the mainland',
    sentAt: '2027-06-15T09:40:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Hermano Bettencourt <hermano@queijosdopico.example>',
    subject: 'Re: Novo site da queijaria',
    text: `Bom dia,

Vi as maquetes, gostei da segunda, a verde. A minha filha prefere a azul, mas quem paga sou eu.

Falamos por telefone na sexta-feira, 18 de junho, às 14h30 (hora dos Açores, atenção!). Liguem-me para o 292 000 456, que o telemóvel na queijaria não apanha rede.

Hermano Bettencourt
Queijos do Pico
Loja aberta todos os dias das 9h às 19h`,
    expected: [at('2027-06-18T15:30:00+01:00')],
  },
  {
    name: 'pt: hosting provider maintenance window',
    sentAt: '2027-09-14T10:00:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'HospedaJá Comunicados <comunicados@hospedaja.example>',
    subject: '[Aviso] Manutenção programada - servidor SP-14',
    isBulk: true,
    text: `Prezado cliente,

Realizaremos uma manutenção programada no servidor SP-14, onde seu site está hospedado.

Início: 19/09/2027 (domingo), 01h00
Término previsto: 19/09/2027, 05h00
Impacto: indisponibilidade de até 40 minutos em sites e e-mails

Nenhuma ação é necessária da sua parte. Acompanhe em https://status.hospedaja.example

Atenciosamente,
Equipe de Infraestrutura
HospedaJá

Não quer mais receber comunicados? Descadastre-se: https://hospedaja.example/descadastro`,
    expected: [],
  },
  {
    name: 'pt: municipal inspection notice in official language',
    sentAt: '2027-09-27T15:30:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Divisão de Gestão Urbanística <dgu@cm-valeserrano.example>',
    subject: 'Notificação - Proc.º n.º 112/LIC/2026',
    text: `Exmos. Senhores,

Assunto: Vistoria para efeitos de autorização de utilização
Processo n.º 112/LIC/2026
V/ requerimento de 14/07/2027, registo de entrada n.º 9031

Nos termos da legislação em vigor, ficam V. Exas. notificados de que a vistoria ao estabelecimento sito na Rua do Lagar, n.º 31, terá lugar no dia 07 de outubro de 2027, pelas 10:00 horas, devendo V. Exas. estar presentes ou fazer-se representar.

A taxa devida, no montante de 96,40 €, deverá encontrar-se liquidada até ao dia 04 de outubro de 2027.

Com os melhores cumprimentos,

O Chefe de Divisão,
Arq.º Venâncio Moitinho

Câmara Municipal de Vale Serrano
Atendimento ao público: dias úteis, das 09:00 às 15:30`,
    expected: [at('2027-10-07T10:00:00+01:00')],
  },
  {
    name: 'pt: consultant offers a list of three slots as ranges',
    sentAt: '2027-11-18T17:11:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Jacinta Morgado <jacinta.morgado@ergoposto.example>',
    subject: 'Avaliação ergonómica - datas possíveis',
    text: `Boa tarde, Eng.ª Célia,

Conforme falámos na feira na semana passada, envio as datas que tenho para a reunião inicial sobre a avaliação ergonómica da linha de costura. Pode ser aí na fábrica:

 - 3.ª feira, 23/11: 9h00-9h45
 - 4.ª feira, 24/11: 11h15-12h00
 - 6.ª feira, 26/11: 16h30-17h15

Agradeço que me diga qual prefere até segunda ao meio-dia, para eu poder libertar as outras.

O orçamento (780 € + IVA) mantém-se válido até 31/12.

Fico a aguardar,
Jacinta Morgado`,
    expected: [
      at('2027-11-23T09:00:00+00:00', '2027-11-23T09:45:00+00:00'),
      at('2027-11-24T11:15:00+00:00', '2027-11-24T12:00:00+00:00'),
      at('2027-11-26T16:30:00+00:00', '2027-11-26T17:15:00+00:00'),
    ],
  },
  {
    name: "pt: minutes of yesterday's meeting with tasks and deadlines",
    sentAt: '2027-05-27T08:48:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Cleide Moraes <cleide@clubedasfiguei.example>',
    subject: 'Ata - diretoria',
    text: `Bom dia a todos,

Segue a ata da reunião de diretoria realizada ontem, 26/05, das 19h às 20h50, na sede social.

Presentes: Cleide, Sr. Arlindo, Dra. Marta, Juca (chegou 19h25)

1. Piscina: trocar a bomba. Juca pede três orçamentos até 04/06.
2. Mensalidade: reajuste de 5,8% a partir de julho. Carta aos sócios até 10/06.
3. Festa junina: foi aprovado o valor de R$ 4.500,00. Barracas com o Sr. Arlindo.
4. Quadra 2: interditada até o laudo sair.

A data da próxima reunião ainda vai ser definida.

Qualquer correção, me mandem até amanhã às 18h, por favor.

Cleide Moraes
1ª Secretária`,
    expected: [],
  },
  {
    name: 'pt: out of office reply in August',
    sentAt: '2027-08-09T10:02:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Rui Pardal <rui.pardal@tintaspardal.example>',
    subject: 'Resposta automática: Encomenda de verniz',
    text: `Olá,

Obrigado pela sua mensagem. Estou de férias de 9 a 27 de agosto e regresso ao escritório na segunda-feira, dia 30 de agosto, às 9h.

Neste período não vou ler os e-mails. Para assuntos urgentes contacte a minha colega Amélia Godinho (amelia@tintaspardal.example, 244 000 390), nos dias úteis entre as 8h30 e as 17h00.

Boas férias, se for o caso!

Rui Pardal
Tintas Pardal, Lda.`,
    expected: [],
  },
  {
    name: 'pt: vague availability with no proposal',
    sentAt: '2027-01-29T13:26:00-03:00',
    timezone: 'America/Recife',
    from: 'Iago Bezerra <iago@bezerrafilmes.example>',
    subject: 'Re: vídeo institucional',
    text: `opa, tudo certo?

adorei a ideia do vídeo! topo sim. semana que vem tô livre quase todo dia, só quinta que é mais complicado. de manhã costuma ser melhor pra mim, depois das 9h já tô no estúdio

me fala quando fica bom pra vocês que eu me encaixo

valor de referência: diária de R$ 1.800 com drone, R$ 1.350 sem

iago`,
    expected: [],
  },
  {
    name: 'pt: trip together to a two-day trade fair',
    sentAt: '2027-10-18T09:05:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Dulce Formosinho <dulce@padariaformosinho.example>',
    subject: 'Feira da panificação - está decidido!',
    text: `Bom dia equipa,

Está decidido: este ano vamos todos à feira da panificação em Santarém. São dois dias inteiros, quinta e sexta, 11 e 12 de novembro. Nesses dias a padaria fecha, por isso ninguém tem desculpa :)

Os bilhetes já estão comprados (6 x 15 €) e o hotel também está tratado, fica por conta da casa.

Quem for vegetariano avise a Lena até ao fim do mês.

Dulce`,
    expected: [days('2027-11-11', '2027-11-13')],
  },
  {
    name: 'pt: whole-day stock-take on a Saturday',
    sentAt: '2027-06-21T19:12:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Gerência Loja Centro <gerencia.centro@pedepano.example>',
    subject: 'BALANÇO SEMESTRAL',
    text: `Equipe, boa noite.

Nosso balanço semestral será no sábado, 26/06, o dia todo, com a loja fechada ao público. Conto com a presença de todos vocês, sem exceção. Quem trabalhar ganha uma folga em julho.

O almoço é por nossa conta (pizza!). Venham de tênis e roupa confortável.

Deixem as etiquetas das araras em ordem até sexta.

Vanderleia`,
    expected: [days('2027-06-26')],
  },
  {
    name: 'pt: applicant describes former shifts and start of availability',
    sentAt: '2027-02-02T23:17:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Diogo Sampaio Lança <diogo.lanca.99@correioja.example>',
    subject: 'Candidatura a pasteleiro/a (ref. PAST-02)',
    text: `Exmos. Senhores,

Venho por este meio candidatar-me ao lugar de pasteleiro anunciado no vosso site no dia 29 de janeiro.

Trabalhei quatro anos na Pastelaria Alvorada, em Évora, no turno das 4h00 às 12h00, e antes disso no Hotel das Amendoeiras, das 15h às 23h, incluindo fins de semana. Em 2024 concluí o curso de nível 4, com média de 17 valores.

Tenho carta de condução e disponibilidade para começar a partir de segunda-feira, 1 de março de 2027.

Anexo o meu currículo e duas cartas de recomendação. Fico ao dispor para uma entrevista quando entenderem conveniente.

Com os melhores cumprimentos,
Diogo Sampaio Lança
Tlm. 910 000 284`,
    expected: [],
  },
  {
    name: 'pt: electricity bill with due date and reading period',
    sentAt: '2027-11-29T08:00:00+00:00',
    timezone: 'Atlantic/Madeira',
    from: 'Luz da Ilha - Faturação <fatura@luzdailha.example>',
    subject: 'A sua fatura de novembro já está disponível',
    text: `Caro(a) Cliente,

Já pode consultar a sua fatura eletrónica n.º FE 27/1180442.

Valor a pagar: 213,77 €
Data limite de pagamento: 15/12/2027, até às 23h59
Entidade: 00000 | Referência: 000 114 772

Comunique a leitura do seu contador entre os dias 10 e 13 de dezembro, a qualquer hora, em https://luzdailha.example/leituras

Obrigado por escolher a fatura eletrónica.

Linha de apoio: 291 000 500, todos os dias das 8h às 22h`,
    expected: [],
  },
  {
    name: 'pt: supplier explains a delay with appointments of colleagues',
    sentAt: '2027-03-01T16:58:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Sílvia Rebordão <silvia@graficarebordao.example>',
    subject: 'Re: Re: orçamento desdobráveis',
    text: `Boa tarde Carlos,

Peço desculpa pela demora. Estamos desfalcados: a Joana tem consulta amanhã às 9h e o Paulo está em formação na quarta, das 14h às 18h, e são eles que fazem os orçamentos.

O vosso segue na quinta, sem falta. São 2.000 desdobráveis, papel couché 170 g, 4/4 cores, certo?

Obrigada pela paciência!
Sílvia`,
    expected: [],
  },
  {
    name: 'pt: visitor flies in, only the lunch is a meeting',
    sentAt: '2027-07-30T10:44:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Rosângela Uchoa <rosangela@rendasuchoa.example>',
    subject: 'Minha ida a SP',
    text: `Oi, Fábio, tudo joia?

Comprei a passagem! Meu voo sai de Recife às 6h05 da terça e pouso em Congonhas às 9h20, se Deus quiser. Daí passo no hotel pra deixar a mala.

Nosso almoço fica então terça, 3 de agosto, às 12h45, no restaurante que você sugeriu na Vila Mariana. Levo o mostruário das rendas novas (são 14 modelos, a partir de R$ 32 o metro).

Volto no mesmo dia, no voo das 19h50.

Até lá!
Rosângela Uchoa
Rendas Uchoa - Recife/PE`,
    expected: [at('2027-08-03T12:45:00-03:00')],
  },
  {
    name: 'pt: booking tool notifies the host of a new 30-minute call with a video link',
    sentAt: '2027-08-02T14:29:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'AgendaFlex <notificacoes@agendaflex.example>',
    subject: 'Novo agendamento: Ulisses Prado - Conversa inicial (30 min)',
    text: `Olá, Beatriz Sarti,

Um novo evento foi agendado.

Tipo de evento:
Conversa inicial (30 min)

Convidado:
Ulisses Prado

E-mail do convidado:
ulisses@pradoorganicos.example

Data/hora do evento:
10:30 - 11:00, quarta-feira, 4 de agosto de 2027 (Horário de Brasília)

Local:
Videoconferência: https://video.agendaflex.example/j/5519027744

Perguntas:
Conte um pouco sobre sua empresa
> Produzimos hortaliças orgânicas em Ibiúna desde 2011 e queremos rever o rótulo.

Ver evento no AgendaFlex: https://agendaflex.example/e/93bd11`,
    expected: [at('2027-08-04T10:30:00-03:00', '2027-08-04T11:00:00-03:00')],
  },
  {
    name: 'pt: parents offer a photographer two days at the same hour',
    sentAt: '2027-04-06T21:50:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Marta e Hugo Valério <valerio.familia@netcasa.example>',
    subject: 'Sessão de recém-nascido',
    text: `Boa noite!

O Vicente nasceu na sexta, dia 2, às 4h12 da manhã, com 3,450 kg 💙 Já estamos em casa e queríamos fazer convosco a sessão de recém-nascido, o pacote de 190 €.

Podia ser no sábado 17/4 às 10h, ou no domingo 18 à mesma hora, aqui em casa? Para nós qualquer um serve.

Obrigada,
Marta e Hugo`,
    expected: [at('2027-04-17T10:00:00+01:00'), at('2027-04-18T10:00:00+01:00')],
  },
  {
    name: 'pt: lawyer announces a phone call and a visit in one mail',
    sentAt: '2027-02-05T17:35:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Teodoro Vilhena <tvilhena@vilhenaadvogados.example>',
    subject: 'Contrato de arrendamento da loja',
    text: `Cara D. Ermelinda,

Li a minuta que o senhorio enviou. Há três cláusulas que não podemos aceitar (a 4.ª, a 9.ª e a 11.ª), sobretudo a renda de 1.150 € com atualização semestral.

Ligo-lhe na segunda-feira às 9h15 para lhe explicar o essencial. Depois, na quarta-feira, dia 10, às 11h, passo aí na loja com o meu colega para assinarmos a contraproposta. O prazo para resposta termina no dia 15.

Até lá, por favor, não assine nada!

Com estima,
Teodoro Vilhena
Advogado, C.P. 00231L`,
    expected: [at('2027-02-08T09:15:00+00:00'), at('2027-02-10T11:00:00+00:00')],
  },
  {
    name: 'pt: duty roster of doormen sent to the property manager',
    sentAt: '2027-10-29T11:20:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Portaria Ed. Araucária <portaria@edaraucaria.example>',
    subject: 'escala novembro',
    text: `Bom dia dona Sueli

segue a escala dos porteiros da primeira semana de novembro conforme a sra pediu

01/11 seg - Josué 6h as 14h / Ademir 14h as 22h / Nilton 22h as 6h
02/11 ter (feriado) - Ademir 6h as 18h / Nilton 18h as 6h
03/11 qua - Josué 6h as 14h / Ademir 14h as 22h / Nilton 22h as 6h
04/11 qui - Josué 6h as 14h / Reginaldo 14h as 22h / Nilton 22h as 6h
05/11 sex - Reginaldo 6h as 14h / Ademir 14h as 22h / Josué 22h as 6h

o Nilton pediu pra trocar o dia 5 por causa do casamento da filha, já acertei com o Josué

Josué
portaria`,
    expected: [],
  },
  {
    name: 'pt: tenant will pick up keys on Tuesday afternoon, no hour',
    sentAt: '2027-12-17T15:06:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Dona Zuleica <zuleica.matos@correiofacil.example>',
    subject: 'Chaves apto 52',
    text: `Boa tarde.
Meu filho já pagou o boleto (R$ 1.940,00, venceu dia 10). Passo aí na imobiliária na terça à tarde pra pegar as chaves do 52, depois que eu sair da igreja. Vocês fecham às 18h ou às 17h nessa época de Natal?
Grata, Zuleica`,
    expected: [],
  },
];
