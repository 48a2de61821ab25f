import { at, crlf, type DetectionMail, days } from '../../mail.ts';

export const portugueseExam: DetectionMail[] = [
  {
    name: 'pt: garage confirms the service of the company van',
    sentAt: '2027-01-14T16:22:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Auto Valadares <oficina@autovaladares.example>',
    subject: 'Marcação revisão - Renault Kangoo 48-ZT-91',
    text: `Boa tarde,

Conforme combinado pelo telefone, confirmamos a revisão dos 120.000 km da vossa carrinha para a próxima terça-feira, dia 19, às 8h30. Agradecemos que tragam o livro de revisões e a chave suplente.

O orçamento é de 285,00 € + IVA (óleo, filtros e mão de obra). Caso seja preciso mudar as pastilhas, avisamos antes.

Com os melhores cumprimentos,
Adelino Valadares

Auto Valadares, Lda.
Rua das Fontaínhas, 212 - Vila Nova de Gaia
Tel. 220 555 014 (chamada para a rede fixa nacional)
Seg. a sex. 8h30-12h30 / 14h00-18h30 | Sáb. 9h00-12h30`,
    expected: [at('2027-01-19T08:30:00+00:00')],
  },
  {
    name: 'pt: Brazilian applicant states availability without a proposal',
    sentAt: '2027-01-26T21:40:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Jéssica Prado <jessicaprado.design@correio.example>',
    subject: 'Vaga de auxiliar de criação',
    text: `Olá, pessoal da Agência Mirante!

Vi a vaga de auxiliar de criação no site de vocês e me identifiquei muito. Me formei em dezembro em Design Gráfico e fiz estágio de 8 meses numa gráfica em Sorocaba, no horário das 13h às 19h.

Segue meu currículo e portfólio em anexo. Para entrevista, geralmente consigo às terças e quintas à tarde, é só me avisar com um pouquinho de antecedência. A partir de 15/02 estou livre para começar.

Pretensão salarial: R$ 2.400,00.

Obrigada pela atenção!
Jéssica Prado
(15) 95555-0177`,
    expected: [],
  },
  {
    name: 'pt: Brazilian customer offers two times in lower case without accents',
    sentAt: '2027-02-02T10:12:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'cleide marcondes <cleidemarcondes63@correio.example>',
    subject: 'armario da cozinha',
    text: `oi bom dia td bem?

entao vcs podem vir medir a cozinha amanha as 14h ou entao na quinta quinze pras dez da manha, qual fica melhor? nao esquece q o predio so libera o elevador de servico com o nome da pessoa

o apto eh o 72 bloco B

obg
cleide`,
    expected: [at('2027-02-03T14:00:00-03:00'), at('2027-02-04T09:45:00-03:00')],
  },
  {
    name: 'pt: formal notice of a general assembly of an association',
    sentAt: '2027-02-10T11:05:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Associação Comercial de Alvor Velho <secretaria@acalvorvelho.example>',
    subject: 'Convocatória - Assembleia Geral Ordinária',
    text: `Exma. Senhora Associada D. Filomena Quaresma,

Nos termos do artigo 14.º dos Estatutos, convoco V. Exa. para a Assembleia Geral Ordinária da nossa Associação, a realizar no sábado, 27 de fevereiro de 2027, pelas 15 horas, no salão da sede, sito no Largo do Pelourinho, n.º 3, com a seguinte ordem de trabalhos:

1. Apreciação e votação do Relatório e Contas de 2026;
2. Orçamento e plano de atividades para 2027;
3. Outros assuntos de interesse para os associados.

As contas podem ser consultadas na secretaria todos os dias úteis, das 10h00 às 12h30. A quota de 2027 (60 €) deverá ser liquidada até 31 de março.

Pede-se o favor de confirmar a presença.

O Presidente da Mesa,
Eng.º Tomás de Noronha Bual

Secretaria: 282 555 130`,
    expected: [at('2027-02-27T15:00:00+00:00')],
  },
  {
    name: "pt: Brazilian minutes of yesterday's meeting with deadlines",
    sentAt: '2027-02-25T09:31:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Renan Tavolaro <renan@tavolaroengenharia.example>',
    subject: 'Ata da reunião de ontem - Galpão Jundiaí',
    text: `Bom dia a todos,

Segue o resumo da nossa reunião de ontem (24/02, quarta-feira, das 10h às 11h20):

- Projeto elétrico: o Márcio manda a revisão 03 até sexta, 05/03, no máximo às 18h;
- Fundação: concretagem liberada, o laudo do solo já saiu;
- Orçamento das esquadrias: R$ 148.900,00, aguardando ok do cliente;
- Contrato assinado deve voltar até 10/03.

A data da próxima reunião ainda vai ser definida, o Paulo fala com cada um.

Qualquer correção, me avisem.

Abs,
Renan Tavolaro
Tavolaro Engenharia | (11) 5555-0148`,
    expected: [],
  },
  {
    name: 'pt: reply accepts the second of three quoted times',
    sentAt: '2027-03-04T14:47:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Graça Teotónio <graca.teotonio@quintadosfreixos.example>',
    subject: 'Re: Apresentação do novo rótulo',
    text: `Viva, Duarte!

A segunda hipótese está óptima para nós. Levo o meu irmão, que é quem percebe de vinho, eu só percebo de contas :)

Até lá, um abraço
Graça

No dia quarta-feira, 3 de março de 2027, às 18:09, Duarte Lemos Falé <duarte@atelierfale.example> escreveu:
> Cara Graça,
>
> As maquetes já estão prontas. Podemos mostrá-las aqui no atelier:
>
> - terça, 9 de março, às 10h00
> - quarta, 10 de março, às 15h30
> - sexta, 12 de março, às 9h00
>
> Diga-me o que lhe dá mais jeito.
>
> Cumprimentos,
> Duarte`,
    expected: [at('2027-03-10T15:30:00+00:00')],
  },
  {
    name: 'pt: technician comes the day after tomorrow at a quarter to nine in the Azores',
    sentAt: '2027-03-15T10:18:00-01:00',
    timezone: 'Atlantic/Azores',
    from: 'Frio Ilha - Assistência <assistencia@frioilha.example>',
    subject: 'Câmara frigorífica - intervenção n.º 20714',
    text: `Bom dia Sr. Medeiros,

A peça já chegou no barco de sábado. O nosso técnico, o Hélder Pacheco, está aí no restaurante depois de amanhã às nove menos um quarto e conta ficar até ao meio-dia. Convém ter a câmara vazia a essa hora, se faz favor.

A deslocação são 35 € e a hora de trabalho 28 €.

Cumprimentos,
Lurdes Arruda
Frio Ilha, Ponta Delgada
296 555 062 | urgências 24 h: 915 550 062`,
    expected: [at('2027-03-17T08:45:00-01:00', '2027-03-17T12:00:00-01:00')],
  },
  {
    name: 'pt: Brazilian declines Tuesday and proposes Wednesday at the same hour',
    sentAt: '2027-03-18T17:55:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Everton Schmitt <everton@padariaschmitt.example>',
    subject: 'Re: Visita para o sistema de caixa',
    text: `Bah Luana, terça às 15h não rola pra mim, tenho dentista e depois ainda a entrega da farinha. Pode ser na quarta, dia 24, no mesmo horário? Aí meu sócio também tá aqui na padaria.

Valeu!
Everton
(51) 95555-0123

Em qui., 18 de mar. de 2027 às 15:20, Luana Fontes <luana@caixafacil.example> escreveu:

> Oi Everton, tudo certo?
> Que tal eu passar aí na terça, 23/03, às 15h, pra te mostrar o sistema?
> Bjs, Luana`,
    expected: [at('2027-03-24T15:00:00-03:00')],
  },
  {
    name: 'pt: Brazilian cancellation with a cancelling calendar part',
    sentAt: '2027-04-13T08:50:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Patrícia Coutinho <patricia.coutinho@nortebrindes.example>',
    subject: 'Cancelado: Alinhamento campanha Dia das Mães',
    text: `Oi, gente, bom dia!

Infelizmente vou ter que cancelar nossa conversa de quinta (15/04, 14h): o cliente suspendeu a campanha. Assim que eu tiver notícias dele, procuro vocês.

Desculpem o transtorno.

Patrícia Coutinho
Norte Brindes Promocionais`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Norte Brindes//Agenda//PT
VERSION:2.0
METHOD:CANCEL
BEGIN:VEVENT
UID:b71e0c44-0415@nortebrindes.example
SEQUENCE:1
DTSTAMP:20270413T115000Z
DTSTART:20270415T170000Z
DTEND:20270415T180000Z
SUMMARY:Alinhamento campanha Dia das Mães
STATUS:CANCELLED
ORGANIZER;CN=Patrícia Coutinho:mailto:patricia.coutinho@nortebrindes.example
ATTENDEE;CN=Estúdio Caju:mailto:contato@estudiocaju.example
END:VEVENT
END:VCALENDAR`),
    expected: [],
  },
  {
    name: 'pt: Brazilian photo session moved from Thursday to Friday',
    sentAt: '2027-04-20T11:27:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Maitê Bragança <maite@florada.example>',
    subject: 'Mudança na sessão de fotos',
    text: `Oi Caio, tudo bem?

Por causa do feriado de amanhã as flores só chegam na quinta no fim do dia. Dá pra gente passar a sessão de fotos de quinta, 22/04, às 16h, para sexta, 23/04, às 10h30? O local continua sendo aqui na loja, na Rua das Camélias, 90.

Sobre o pagamento: os 50% (R$ 900,00) caem na sua conta até dia 30.

Beijo,
Maitê

Florada Ateliê Botânico
Ter a sáb, 9h às 19h`,
    expected: [at('2027-04-23T10:30:00-03:00')],
  },
  {
    name: 'pt: occupational health clinic names the appointment',
    sentAt: '2027-04-26T09:00:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Clínica Santa Eufémia <naoresponder@clinicasantaeufemia.example>',
    subject: 'Convocatória exame de medicina no trabalho',
    text: `Exmo. Sr. Nélson Cabrita,

Informamos que a sua consulta de medicina no trabalho se encontra marcada:

Data: 03-05-2027
Hora: 10:15
Local: Clínica Santa Eufémia, piso 2, gabinete 7
Médica: Dra. Inês Rebordão

Deverá apresentar-se munido do cartão de cidadão, do boletim de vacinas e de análises efetuadas nos últimos 12 meses. Para desmarcar, contacte-nos com pelo menos 48 horas de antecedência através do 239 555 208 (dias úteis, das 8h00 às 20h00).

Esta mensagem foi gerada automaticamente. Por favor não responda.`,
    expected: [at('2027-05-03T10:15:00+01:00')],
  },
  {
    name: 'pt: Brazilian newsletter advertises a webinar to many',
    sentAt: '2027-05-11T07:03:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Escola do Lojista <novidades@escoladolojista.example>',
    subject: '🚀 Aula grátis: venda o dobro no Dia dos Namorados',
    text: `Fala, lojista!

O Dia dos Namorados tá chegando e a sua vitrine já tá pronta?

Na quinta, 20/05, às 19h, tem aula AO VIVO e 100% gratuita com o professor Gui Sarmento: "5 passos para dobrar as vendas em junho".

👉 Garanta sua vaga: https://escoladolojista.example/aula-namorados

E mais: até domingo, 16/05, às 23h59, a assinatura anual sai por 12x de R$ 39,90.

Bora vender!
Equipe Escola do Lojista

Você recebeu este e-mail porque se cadastrou em nosso site. Cancelar inscrição: https://escoladolojista.example/sair`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'pt: one line announcing a call today at a quarter past five',
    sentAt: '2027-05-12T11:40:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Xavier Pestana <xavier@pestanacontas.example>',
    subject: 'IVA',
    text: `Olá Rita, agora estou numa obra sem rede, ligo-te hoje às cinco e um quarto da tarde para fecharmos isto do IVA, pode ser? X.`,
    expected: [at('2027-05-12T17:15:00+01:00')],
  },
  {
    name: 'pt: friend of the firm invites to lunch Wednesday week',
    sentAt: '2027-05-31T18:33:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Zeferino Matos <ze.matos@tipografiamatos.example>',
    subject: 'Almoçarada',
    text: `Ora viva meu caro Albano!

Então esse joelho, já anda? Por aqui tudo na mesma, a máquina velha a dar trabalho e a nova por pagar (mais 14 prestações, veja lá).

Olhe, esta semana não posso que a minha mulher é operada às cataratas, mas de quarta-feira a oito dias, na véspera do feriado, vamos comer uma sardinhada ao Toino? Marco mesa para nós os dois para o meio-dia e meia, como dantes. Pago eu, que você pagou da outra vez!

Se não puder diga qualquer coisa.

Um grande abraço do
Zé Matos`,
    expected: [at('2027-06-09T12:30:00+01:00')],
  },
  {
    name: 'pt: site meeting with a calendar part',
    sentAt: '2027-06-09T15:12:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Arq. Mafalda Seabra <mafalda@seabraarquitectos.example>',
    subject: 'Convite: Reunião de obra n.º 7 - Moradia Azeitão',
    text: `Boa tarde,

Junto convite para a reunião de obra n.º 7, no estaleiro. Capacete e botas obrigatórios, como sempre.

Relembro que os desenhos de pormenor da caixilharia têm de estar na minha posse até segunda-feira, dia 14.

Mafalda Seabra
Seabra Arquitectos | 212 555 097`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Seabra Arquitectos//Calendario//PT
VERSION:2.0
METHOD:REQUEST
BEGIN:VTIMEZONE
TZID:Europe/Lisbon
BEGIN:DAYLIGHT
DTSTART:19700329T010000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
TZOFFSETFROM:+0000
TZOFFSETTO:+0100
TZNAME:WEST
END:DAYLIGHT
BEGIN:STANDARD
DTSTART:19701025T020000
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
TZOFFSETFROM:+0100
TZOFFSETTO:+0000
TZNAME:WET
END:STANDARD
END:VTIMEZONE
BEGIN:VEVENT
UID:obra7-azeitao@seabraarquitectos.example
DTSTAMP:20270609T141200Z
DTSTART;TZID=Europe/Lisbon:20270616T093000
DTEND;TZID=Europe/Lisbon:20270616T110000
SUMMARY:Reunião de obra n.º 7 - Moradia Azeitão
LOCATION:Estaleiro\\, Rua do Moinho\\, Azeitão
STATUS:CONFIRMED
ORGANIZER;CN=Mafalda Seabra:mailto:mafalda@seabraarquitectos.example
ATTENDEE;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:geral@caixilhosbravo.example
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-06-16T09:30:00+01:00', '2027-06-16T11:00:00+01:00')],
  },
  {
    name: 'pt: Brazilian parcel is announced with a delivery window',
    sentAt: '2027-06-22T19:44:00-03:00',
    timezone: 'America/Bahia',
    from: 'Rápido Litoral Transportes <rastreio@rapidolitoral.example>',
    subject: 'Seu pedido 8840-1531 está a caminho',
    text: `Olá, Ateliê Dendê!

Boas notícias: o seu pedido 8840-1531 (2 volumes, 31,4 kg) saiu do nosso centro de distribuição.

Entrega prevista: quinta-feira, 24/06/2027, entre 8h e 12h
Endereço: Ladeira do Carmelo, 18 - Salvador/BA

É preciso que alguém maior de 18 anos esteja no local para assinar o recebimento. Se não houver ninguém, faremos nova tentativa no próximo dia útil no mesmo horário.

Acompanhe em https://rapidolitoral.example/r/88401531

Central de atendimento: 0800 555 0199, segunda a sexta das 7h às 19h, sábados até 13h.`,
    expected: [],
  },
  {
    name: 'pt: video call in Brasilia time for a reader in Manaus',
    sentAt: '2027-07-06T14:26:00-03:00',
    timezone: 'America/Manaus',
    from: 'Thales Vieira Nunes <thales.nunes@softcasco.example>',
    subject: 'Treinamento do módulo de estoque',
    text: `Prezada Iracema, boa tarde.

Ficou agendado o treinamento do módulo de estoque para sexta-feira, 9 de julho, às 15h (horário de Brasília), com duração de 1h30. A sala virtual é:

https://meet.softcasco.example/trn-5528-kqa

Peço que a senhora entre com o usuário administrador já logado. A gravação fica disponível por 30 dias.

Qualquer dúvida, nosso suporte atende de segunda a sexta, das 8h às 18h (Brasília), no (11) 5555-0160.

Atenciosamente,
Thales Vieira Nunes
Implantação | SoftCasco Sistemas`,
    expected: [at('2027-07-09T14:00:00-04:00', '2027-07-09T15:30:00-04:00')],
  },
  {
    name: 'pt: Brazilians agree to go to a trade fair together for three days',
    sentAt: '2027-07-15T12:09:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Wanderley Piccoli <wanderley@piccolimoveis.example>',
    subject: 'Feira em Bento - fechado!',
    text: `Fala Osmar!

Fechado então: vamos juntos na feira de móveis em Bento, os três dias, de 14 a 16 de setembro (terça a quinta). Já peguei as credenciais pra nós dois, a sua tá em nome da firma. A gente visita os estandes de ferragem primeiro e deixa MDF pro último dia.

O hotel sai R$ 310,00 a diária com café, reservo dois quartos? Preciso responder eles até amanhã.

Abração
Wanderley`,
    expected: [days('2027-09-14', '2027-09-17')],
  },
  {
    name: 'pt: Brazilian building manager announces a water shutdown',
    sentAt: '2027-07-21T16:00:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Administradora Ipê Roxo <avisos@ipeadm.example>',
    subject: "COMUNICADO - limpeza das caixas d'água",
    text: `Prezados condôminos do Ed. Comercial Jacarandá,

Comunicamos que na sexta-feira, 23/07, das 9h às 16h, o fornecimento de água ficará interrompido para limpeza das caixas d'água. Solicitamos que deixem as torneiras fechadas e façam uma pequena reserva.

O elevador 2 ficará parado para manutenção preventiva na segunda, 26/07, entre 13h e 15h.

Não é necessária a presença de ninguém nas salas.

Contamos com a compreensão de todos.

Sueli Amorim
Síndica profissional
Portaria: (19) 5555-0181 (24h)`,
    expected: [],
  },
  {
    name: 'pt: Brazilian restaurant reservation with JSON-LD',
    sentAt: '2027-08-05T13:15:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Cantina Dona Zulmira <reservas@donazulmira.example>',
    subject: 'Sua reserva está confirmada (ZUL-4471)',
    text: `Olá, Leandro Couto!

Sua reserva está confirmada.

Código: ZUL-4471
Sexta-feira, 13 de agosto de 2027, 20h00
12 pessoas - salão dos fundos
Rua dos Imigrantes, 340 - Bixiga, São Paulo

Seguramos a mesa por 20 minutos. Rolha: R$ 60,00 por garrafa. Cancelamentos sem custo até 24h antes.

Até breve!
Cantina Dona Zulmira
Terça a domingo, 12h-15h e 19h-23h30`,
    html: `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "FoodEstablishmentReservation",
  "reservationNumber": "ZUL-4471",
  "reservationStatus": "http://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "Leandro Couto" },
  "reservationFor": {
    "@type": "FoodEstablishment",
    "name": "Cantina Dona Zulmira",
    "address": {
      "@type": "PostalAddress",
      "streetAddress": "Rua dos Imigrantes, 340",
      "addressLocality": "São Paulo",
      "addressRegion": "SP",
      "addressCountry": "BR"
    }
  },
  "startTime": "2027-08-13T20:00:00-03:00",
  "partySize": "12"
}
</script>
</head>
<body>
<p>Olá, Leandro Couto!</p>
<p><b>Sua reserva está confirmada.</b></p>
<table>
<tr><td>Código</td><td>ZUL-4471</td></tr>
<tr><td>Data</td><td>Sexta-feira, 13 de agosto de 2027, 20h00</td></tr>
<tr><td>Mesa</td><td>12 pessoas - salão dos fundos</td></tr>
<tr><td>Endereço</td><td>Rua dos Imigrantes, 340 - Bixiga, São Paulo</td></tr>
</table>
<p>Seguramos a mesa por 20 minutos. Rolha: R$ 60,00 por garrafa. Cancelamentos sem custo até 24h antes.</p>
<p>Até breve!<br>Cantina Dona Zulmira<br>Terça a domingo, 12h-15h e 19h-23h30</p>
</body>
</html>`,
    expected: [at('2027-08-13T20:00:00-03:00')],
  },
  {
    name: 'pt: out-of-office reply with the return date and phone hours',
    sentAt: '2027-08-09T10:02:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Vasco Trigueiros <v.trigueiros@metaltrigo.example>',
    subject: 'Resposta automática: Pedido de cotação chapa inox',
    text: `Bom dia,

Agradeço o seu contacto. Encontro-me de férias até sexta-feira, 20 de agosto, sem acesso regular ao correio eletrónico. Regresso ao escritório na segunda-feira, 23 de agosto, às 9h00, e responderei a partir dessa data.

Em caso de urgência, a minha colega Célia Barroso atende pelo 256 555 144, de segunda a quinta, das 9h30 às 12h30. O armazém está encerrado de 16 a 20 de agosto.

Boas férias, se for o caso!

Vasco Trigueiros
Dep. Comercial - Metaltrigo, S.A.`,
    expected: [],
  },
  {
    name: 'pt: Brazilian lawyer reports a hearing that the reader need not attend',
    sentAt: '2027-08-30T18:11:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Dr. Aristides Foganholo <aristides@foganholoadv.example>',
    subject: 'Proc. 0001822-40 - andamento',
    text: `Prezado Sr. Benedito,

Informo que o juízo designou a audiência de instrução no processo movido pelo ex-funcionário Sr. Gilmar para o dia 15/09/2027, quarta-feira, às 13h45. A empresa será representada pelo preposto, Sr. Valdir, que já foi avisado e orientado por mim; o senhor não precisa comparecer.

O que preciso do senhor são os cartões de ponto de 2024 e 2025, digitalizados, até o dia 06/09.

As custas (R$ 412,30) vencem em 10/09, guia anexa.

Permaneço à disposição.

Atenciosamente,
Aristides Foganholo
Foganholo Advocacia Trabalhista
Atendimento: seg. a sex., 9h às 17h30`,
    expected: [],
  },
  {
    name: 'pt: interview on Thursday of next week at half past three',
    sentAt: '2027-09-09T17:20:00+01:00',
    timezone: 'Atlantic/Madeira',
    from: 'Dina Spínola <dina.spinola@hotelbabosas.example>',
    subject: 'A sua candidatura a rececionista',
    text: `Caro Rúben,

Obrigada pelo envio da sua candidatura, que nos agradou bastante. Gostaríamos de o conhecer pessoalmente e propomos uma entrevista na quinta-feira da próxima semana, às três e meia da tarde, aqui no hotel. A conversa dura 45 minutos e contará também com o nosso diretor, o Sr. Gouveia.

O posto é por turnos (7h-15h, 15h-23h), com início a 1 de outubro.

Por favor confirme por esta via.

Com os melhores cumprimentos,
Dina Spínola
Recursos Humanos
Hotel das Babosas, Funchal | 291 555 036`,
    expected: [at('2027-09-16T15:30:00+01:00', '2027-09-16T16:15:00+01:00')],
  },
  {
    name: 'pt: call between Brazil and Portugal named in both zones',
    sentAt: '2027-10-07T11:48:00-03:00',
    timezone: 'Europe/Lisbon',
    from: 'Luciana Ferraz <luciana@bossacafes.example>',
    subject: 'Re: Re: Amostras para o mercado português',
    text: `Oi Gonçalo, como vai?

As amostras (lotes 22 e 23, 6 kg) embarcaram ontem e devem chegar aí em Matosinhos por volta do dia 18.

Enquanto isso, podemos conversar sobre o preço na quarta que vem, 13/10? Seria às 10h aqui em São Paulo, 14h em Portugal. Mando o link na véspera. Na terça é feriado por aqui, então não tem ninguém no escritório.

Um abraço,
Luciana

> Em 06/10/2027 09:15, Gonçalo Avelar escreveu:
> Olá Luciana, quando seguem as amostras? Temos prova com o comprador
> na quinta, dia 21, às 16h e convinha tê-las cá antes.
> Cumprimentos, Gonçalo`,
    expected: [at('2027-10-13T14:00:00+01:00')],
  },
  {
    name: 'pt: Brazilian software vendor lists free slots for a demo',
    sentAt: '2027-10-14T15:36:00-03:00',
    timezone: 'America/Recife',
    from: 'Bruna Cavalcanti <bruna@agendamais.example>',
    subject: 'Horários para a demonstração',
    text: `Boa tarde, Dr. Rivaldo!

Que bom que o senhor se interessou pelo Agenda+ para a clínica. A demonstração é on-line e leva 30 minutos. Tenho estes horários para lhe oferecer:

• seg 18/10: 9h ou 11h30
• ter 19/10: 14h
• qua 20/10: 16h45

Me diga qual prefere que eu já mando o link. O plano para até 5 profissionais custa R$ 189,00/mês, sem fidelidade.

Att.,
Bruna Cavalcanti
Consultora comercial
(81) 95555-0109 - de seg a sex, 8h/18h`,
    expected: [
      at('2027-10-18T09:00:00-03:00', '2027-10-18T09:30:00-03:00'),
      at('2027-10-18T11:30:00-03:00', '2027-10-18T12:00:00-03:00'),
      at('2027-10-19T14:00:00-03:00', '2027-10-19T14:30:00-03:00'),
      at('2027-10-20T16:45:00-03:00', '2027-10-20T17:15:00-03:00'),
    ],
  },
  {
    name: 'pt: Brazilian registration for a pastry course with JSON-LD',
    sentAt: '2027-10-25T20:31:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Ingresso na Mão <pedidos@ingressonamao.example>',
    subject: 'Inscrição confirmada: Encontro Mineiro de Confeitaria',
    text: `Oi, Rosângela! Sua inscrição está confirmada. 🎂

Encontro Mineiro de Confeitaria
Sábado, 06/11/2027, das 9h às 17h30
Casa do Comércio - Av. dos Inconfidentes, 77, Belo Horizonte/MG

Pedido 5519023 - 1 ingresso (profissional) - R$ 145,00 no Pix

O credenciamento abre às 8h15. Leve documento com foto e o QR code do anexo.

Reembolso: até 7 dias após a compra.

Ingresso na Mão`,
    html: `<html><head>
<script type="application/ld+json">
{"@context":"http://schema.org","@type":"EventReservation","reservationNumber":"5519023","reservationStatus":"http://schema.org/Confirmed","underName":{"@type":"Person","name":"Rosângela Diniz"},"reservationFor":{"@type":"Event","name":"Encontro Mineiro de Confeitaria","startDate":"2027-11-06T09:00:00-03:00","endDate":"2027-11-06T17:30:00-03:00","location":{"@type":"Place","name":"Casa do Comércio","address":{"@type":"PostalAddress","streetAddress":"Av. dos Inconfidentes, 77","addressLocality":"Belo Horizonte","addressRegion":"MG","addressCountry":"BR"}}}}
</script>
</head><body>
<p>Oi, Rosângela! Sua inscrição está confirmada. 🎂</p>
<h2>Encontro Mineiro de Confeitaria</h2>
<p>Sábado, 06/11/2027, das 9h às 17h30<br>Casa do Comércio - Av. dos Inconfidentes, 77, Belo Horizonte/MG</p>
<p>Pedido 5519023 - 1 ingresso (profissional) - R$ 145,00 no Pix</p>
<p>O credenciamento abre às 8h15. Leve documento com foto e o QR code do anexo.</p>
<p><small>Reembolso: até 7 dias após a compra.</small></p>
<p>Ingresso na Mão</p>
</body></html>`,
    expected: [at('2027-11-06T09:00:00-03:00', '2027-11-06T17:30:00-03:00')],
  },
  {
    name: "pt: first-aid training for the whole day at the reader's premises",
    sentAt: '2027-11-04T12:14:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Formação Prevenir <formacao@prevenirmais.example>',
    subject: 'Curso de primeiros socorros - data definitiva',
    text: `Estimada Dra. Natércia,

Na sequência da nossa conversa, o curso de primeiros socorros para si e para as suas quatro educadoras fica para quinta-feira, 18 de novembro, o dia inteiro, nas vossas instalações. A formadora será a enfermeira Odete Lousada, que leva os manequins.

Agradecemos o envio da lista com os NIF das participantes até ao dia 12. O valor é de 75 € por pessoa, isento de IVA, a pagar a 30 dias.

Atentamente,
Jacinto Roldão
Prevenir+ Formação, Évora
Tel. 266 555 071`,
    expected: [days('2027-11-18')],
  },
  {
    name: "pt: colleague forwards a client's mail and agrees to go together",
    sentAt: '2027-11-10T09:26:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Susana Quintela <susana@quintelaepinho.example>',
    subject: 'FW: Reparação da fachada - Rua do Almada',
    text: `Pinho,

vê em baixo, o homem aceitou. Vamos então os dois lá na sexta às 11h, eu levo o medidor e tu levas a escada grande. De tarde tenho a inspeção do meu carro, por isso não te atrases, carago!

S.

-----Mensagem original-----
De: Germano Assunção <germano@predialassuncao.example>
Enviada: segunda-feira, 8 de novembro de 2027 17:22
Para: Susana Quintela
Assunto: Reparação da fachada - Rua do Almada

Exma. Senhora,

Sexta-feira, dia 12, às 11h00 é-nos conveniente. O inquilino do 2.º esq. abre a porta.

Com os melhores cumprimentos,
Germano Assunção
Predial Assunção, Lda. | 222 555 083`,
    expected: [at('2027-11-12T11:00:00+00:00')],
  },
  {
    name: 'pt: shop newsletter with Black Friday opening hours',
    sentAt: '2027-11-22T08:00:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Papelaria Lápis & Cia <loja@lapisecia.example>',
    subject: 'Sexta-feira abrimos mais cedo: até -40% em tudo',
    text: `Olá!

A Black Friday chega à Lápis & Cia na sexta-feira, dia 26 de novembro. Esperamos por si das 8h00 às 22h00, com descontos até 40% em papel, toners e mobiliário de escritório.

Os primeiros 50 clientes recebem um café e uma agenda 2028. Às 18h00 sorteamos uma cadeira ergonómica no valor de 249 €.

Venha visitar-nos!

Lápis & Cia, Rua Direita, 61 - Viseu
Horário habitual: seg.-sáb. 9h30-19h00

Se não pretende receber as nossas novidades, clique aqui: https://lapisecia.example/remover`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'pt: Brazilian accountant reminds of due dates before the holidays',
    sentAt: '2027-12-06T10:41:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Contábil Araucária - Neide <neide@contabilaraucaria.example>',
    subject: 'Vencimentos de dezembro',
    text: `Bom dia, Sr. Amauri!

Passando pra lembrar dos vencimentos deste mês:

- FGTS e INSS: segunda, 20/12
- DAS: segunda, 20/12
- 13º salário (2ª parcela): até 20/12, pra cair na conta antes das 16h por causa do banco
- Notas de serviço de novembro: preciso delas até quarta, dia 8, às 17h

Nosso escritório entra em recesso no dia 23/12 (quinta) às 12h e volta em 03/01, às 8h. Nesse período, só urgências pelo WhatsApp (41) 95555-0190.

Boas festas pro senhor e família!

Neide Wosniak
Contábil Araucária`,
    expected: [],
  },
];
