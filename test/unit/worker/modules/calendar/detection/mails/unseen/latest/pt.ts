import { at, crlf, type DetectionMail, days } from '../../mail.ts';

export const portugueseMails: DetectionMail[] = [
  {
    name: 'pt: terse lower case visit tomorrow at ten, no accents',
    sentAt: '2027-01-12T17:41:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Cleiton Barros <cleiton.barros@correiolivre.example>',
    subject: 'porta deposito',
    text: `oi boa tarde
da pra eu passar ai na oficina amanha as 10h com as medidas da porta do deposito? queria fechar logo, o outro serralheiro me pediu 2.350 e achei salgado
abs
cleiton`,
    expected: [at('2027-01-13T10:00:00-03:00')],
  },
  {
    name: 'pt: accountant books a 45 minute meeting, tax dates beside it',
    sentAt: '2027-01-28T10:12:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Teresa Vilhena <teresa.vilhena@vilhenacontas.example>',
    subject: 'Fecho de contas 2026 - reunião',
    text: `Bom dia, Dr. Abílio,

Já temos quase tudo para o fecho de 2026. Faltam-nos apenas os extratos bancários de novembro e a fatura FT 2026/1184 da transportadora.

Para vermos os números em conjunto, reservei para si a próxima quinta-feira, dia 4 de fevereiro, às 15h30, aqui no gabinete. Contei com 45 minutos, não mais do que isso.

Aproveito para lembrar que a declaração periódica do IVA tem de ser entregue até 22 de fevereiro e o pagamento feito até dia 25.

Com os melhores cumprimentos,

Teresa Vilhena
Contabilista Certificada
Vilhena & Contas, Lda.
Rua do Lagar, 18 - 1.º, Santarém
Tel. 243 000 118 | Atendimento: 2.ª a 6.ª, 9h30-13h00 / 14h30-18h00`,
    expected: [at('2027-02-04T15:30:00+00:00', '2027-02-04T16:15:00+00:00')],
  },
  {
    name: 'pt: dental clinic confirms an appointment, opening hours in the footer',
    sentAt: '2027-02-16T09:03:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Clínica Sorriso Novo <agenda@sorrisonovo.example>',
    subject: 'Confirmação de consulta',
    text: `Olá, Renato!

Sua consulta está confirmada:

Paciente: Renato Quintela Dias
Profissional: Dra. Priscila Amorim (CRO 00.412)
Data: 22/02/2027 (segunda-feira)
Horário: 14:20
Endereço: Al. dos Ipês, 930, sala 41

Chegue com 10 minutos de antecedência e traga a carteirinha do convênio. Caso precise desmarcar, avise até as 18h do dia anterior.

Clínica Sorriso Novo
Seg. a sex. das 8h às 19h, sáb. das 8h às 12h
(11) 5550-0193`,
    expected: [at('2027-02-22T14:20:00-03:00')],
  },
  {
    name: 'pt: pallet delivery window, no meeting',
    sentAt: '2027-03-15T16:22:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Expedição Transnorte <expedicao@transnorte.example>',
    subject: 'Encomenda n.º 48213 - previsão de entrega',
    text: `Exmos. Senhores,

A vossa encomenda n.º 48213 (2 paletes, 640 kg) encontra-se em trânsito e tem entrega prevista para quarta-feira, 17/03, entre as 9h00 e as 13h00.

Por favor assegurem que existe empilhador no local. Em caso de ausência, a mercadoria volta ao armazém e nova entrega tem um custo de 35,00 €.

Cumprimentos,
Departamento de Expedição
Transnorte, S.A.
Linha de apoio: dias úteis das 8h00 às 20h00`,
    expected: [],
  },
  {
    name: 'pt: applicant offers two hours and a vague afternoon',
    sentAt: '2027-04-09T20:15:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Jéssica Nogueira <jessica.nogueira@caixapostal.example>',
    subject: 'Re: Vaga de assistente de marketing',
    text: `Olá, Fabiana, tudo bem?

Fiquei muito feliz com o retorno! Como ainda estou empregada (saio às 18h todo dia), preciso me organizar um pouco. Para a entrevista eu consigo:

- terça, 13/04, às 9h
- quarta, 14/04, às 14h30

Na quinta depois do almoço talvez dê também, mas ainda preciso ver com a minha chefe.

Segue em anexo o portfólio atualizado.

Abraços,
Jéssica
(31) 95550-0147`,
    expected: [at('2027-04-13T09:00:00-03:00'), at('2027-04-14T14:30:00-03:00')],
  },
  {
    name: 'pt: meeting moved from tuesday to wednesday at the same hour',
    sentAt: '2027-05-07T12:34:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Nuno Frazão <nuno.frazao@frazaoarquitetos.example>',
    subject: 'Reunião de obra',
    text: `Boa tarde, Engª Sónia,

Surgiu-me um imprevisto com a Câmara. Podemos passar a reunião de obra de 3.ª feira (11/05), 10h00, para 4.ª feira, 12/05, à mesma hora? O local mantém-se, na moradia de Azeitão.

Se houver problema diga, senão conto consigo.

Cumpts,
Nuno Frazão`,
    expected: [at('2027-05-12T10:00:00+01:00')],
  },
  {
    name: 'pt: declines the quoted tuesday at three without another time',
    sentAt: '2027-05-19T11:50:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Sandro Pimenta <sandro@pimentaembalagens.example>',
    subject: 'Re: Apresentação da nova linha',
    text: `Oi Luana,

Terça às 15h não consigo, vou estar na fábrica o dia todo. E a semana inteira tá complicada pra mim, na verdade. Assim que eu desafogar aqui eu te procuro, pode ser?

Obrigado pela paciência
Sandro

Em ter., 18 de mai. de 2027 às 16:07, Luana Reis <luana@rotulare.example> escreveu:
> Oi Sandro!
> Que tal a gente se reunir na próxima terça, 25/05, às 15h, pra eu te mostrar a linha nova?
> Levo as amostras.
> Luana`,
    expected: [],
  },
  {
    name: 'pt: accepts the second of two quoted options',
    sentAt: '2027-06-02T18:26:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Graça Monteverde <graca.monteverde@quintadobrejo.example>',
    subject: 'Re: Visita à quinta',
    text: `Boa tarde, Duarte,

A segunda hipótese serve-me perfeitamente. Toque à campainha do portão verde, que o da frente está avariado.

Graça Monteverde

No dia 2/06/2027, às 15:11, Duarte Salema <duarte@salemaeventos.example> escreveu:
> Boa tarde, D. Graça,
> Para a visita ao espaço posso propor:
> 1) segunda-feira, 7 de junho, às 11h00
> 2) terça-feira, 8 de junho, às 16h30
> Qual lhe dá mais jeito?
> Duarte`,
    expected: [at('2027-06-08T16:30:00+01:00')],
  },
  {
    name: 'pt: calendar invitation with Sao Paulo zone',
    sentAt: '2027-06-14T08:47:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Otávio Brandt <otavio.brandt@lumenconsult.example>',
    subject: 'Convite: Alinhamento do projeto Estoque',
    text: `Bom dia, pessoal,

segue o convite do alinhamento. Pauta: migração do cadastro, etiquetas e o cronograma do inventário.

Otávio Brandt
Lumen Consultoria`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Lumen//Agenda//PT
METHOD:REQUEST
BEGIN:VTIMEZONE
TZID:America/Sao_Paulo
BEGIN:STANDARD
DTSTART:19700101T000000
TZOFFSETFROM:-0300
TZOFFSETTO:-0300
TZNAME:-03
END:STANDARD
END:VTIMEZONE
BEGIN:VEVENT
UID:estoque-20270617@lumenconsult.example
DTSTAMP:20270614T114600Z
DTSTART;TZID=America/Sao_Paulo:20270617T140000
DTEND;TZID=America/Sao_Paulo:20270617T150000
SUMMARY:Alinhamento do projeto Estoque
LOCATION:Sala 2
ORGANIZER;CN=Otávio Brandt:mailto:otavio.brandt@lumenconsult.example
ATTENDEE;RSVP=TRUE:mailto:contato@atacadobrandao.example
STATUS:CONFIRMED
SEQUENCE:0
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-06-17T14:00:00-03:00', '2027-06-17T15:00:00-03:00')],
  },
  {
    name: 'pt: chatty customer wants to see the banquet room on wednesday at five',
    sentAt: '2027-06-28T13:05:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Marli Cavalcante <marlicav@correiolivre.example>',
    subject: 'Bodas de ouro dos meus pais!!',
    text: `Oi gente, boa tarde!!

Meus pais fazem 50 anos de casados em outubro e queria MUITO fazer a festa no restaurante de vocês, porque foi aí que meu irmão noivou. Seriam umas 60 pessoas, talvez 65 se vierem os primos de Uberaba kkk

Posso passar aí quarta agora, dia 30, às 17h pra conhecer o salão e conversar sobre o cardápio? Vou com a minha cunhada. Vi no site que o almoço vai até as 15h30, então acho que não atrapalho.

Ah, e qual o valor por pessoa, mais ou menos?

Beijos, Marli`,
    expected: [at('2027-06-30T17:00:00-03:00')],
  },
  {
    name: 'pt: newsletter of a trade portal with webinars and dates',
    sentAt: '2027-09-07T07:00:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Retalho Hoje <newsletter@retalhohoje.example>',
    subject: 'A semana do retalho: 3 webinars que não pode perder',
    text: `RETALHO HOJE | Edição n.º 212

AGENDA DA SEMANA
» Quarta, 8 de setembro, 11h00 - Webinar: Etiquetas eletrónicas na prática
» Quinta, 9 de setembro, 15h00 - Webinar: Como reduzir quebras
» Sexta, 10 de setembro, 10h30 - Mesa redonda: O comércio local em 2028

Inscrições gratuitas em retalhohoje.example/agenda

NOTÍCIAS
Vendas a retalho crescem 2,1% em julho
Nova lei das embalagens entra em vigor a 1 de janeiro

Recebe este e-mail porque subscreveu a newsletter Retalho Hoje. Cancelar subscrição: retalhohoje.example/sair`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'pt: flat inspection with start and end',
    sentAt: '2027-07-21T10:40:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Wagner Teles <wagner.teles@portopredial.example>',
    subject: 'Vistoria de saída - Ed. Jacarandá apto 502',
    text: `Prezada Camila,

Conforme conversamos por telefone, fica marcada a vistoria de saída do apto 502 do Ed. Jacarandá para o dia 28/07 (quarta), das 9h às 10h30. O inquilino estará presente e eu levo as chaves.

Peço que você traga o laudo de entrada impresso. O contrato se encerra em 31/07 e o último boleto (R$ 2.180,00) vence dia 05/08.

Att.,
Wagner Teles
Porto Predial Administradora
CRECI 00.771-J`,
    expected: [at('2027-07-28T09:00:00-03:00', '2027-07-28T10:30:00-03:00')],
  },
  {
    name: 'pt: boiler technician comes on friday, length given',
    sentAt: '2027-09-20T14:18:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Assistência Calorfácil <assistencia@calorfacil.example>',
    subject: 'Pedido de assistência AT-7731: marcação',
    text: `Estimado cliente,

Na sequência do vosso pedido AT-7731 (caldeira mural, erro E14), informamos que o nosso técnico, Sr. Adelino Pargana, estará nas vossas instalações na sexta-feira, 24/09/2027, às 09:30. A intervenção tem a duração de uma hora e meia.

A deslocação custa 42,50 € + IVA. Agradecemos que o acesso à casa das máquinas esteja livre.

Para qualquer alteração: 210 000 946, dias úteis, 9h às 18h.

A equipa Calorfácil`,
    expected: [at('2027-09-24T09:30:00+01:00', '2027-09-24T11:00:00+01:00')],
  },
  {
    name: 'pt: hosting maintenance window',
    sentAt: '2027-08-05T15:30:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Suporte Nuvemclara <suporte@nuvemclara.example>',
    subject: 'Manutenção programada no servidor br-14',
    text: `Prezado cliente,

Informamos que o servidor br-14, onde está hospedado o seu site, passará por manutenção programada:

Início: 08/08/2027 (domingo), 01:00
Término previsto: 08/08/2027, 05:00

Durante esse período poderá haver instabilidade no e-mail e no painel. Nenhuma ação é necessária da sua parte.

Equipe Nuvemclara
Plantão 24h pelo chat`,
    expected: [],
  },
  {
    name: 'pt: restaurant table confirmation with JSON-LD',
    sentAt: '2027-08-09T19:22:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Cantina do Vale <reservas@cantinadovale.example>',
    subject: 'Reserva confirmada - Cantina do Vale',
    text: `Olá, Henrique! Sua mesa está reservada.

Código: CV-55081
Quinta-feira, 12 de agosto de 2027, 20:30
4 pessoas, varanda

A mesa fica guardada por 15 minutos. Até lá!
Cantina do Vale - Rua das Videiras, 77`,
    html: `<html><head><script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "FoodEstablishmentReservation",
  "reservationNumber": "CV-55081",
  "reservationStatus": "http://schema.org/ReservationConfirmed",
  "underName": {"@type": "Person", "name": "Henrique Sabino"},
  "reservationFor": {
    "@type": "FoodEstablishment",
    "name": "Cantina do Vale",
    "address": {"@type": "PostalAddress", "streetAddress": "Rua das Videiras, 77", "addressLocality": "Campinas", "addressCountry": "BR"}
  },
  "startTime": "2027-08-12T20:30:00-03:00",
  "partySize": "4"
}
</script></head><body>
<p>Olá, Henrique! Sua mesa está reservada.</p>
<p>Código: CV-55081<br>Quinta-feira, 12 de agosto de 2027, 20:30<br>4 pessoas, varanda</p>
<p>A mesa fica guardada por 15 minutos. Até lá!<br>Cantina do Vale - Rua das Videiras, 77</p>
</body></html>`,
    expected: [at('2027-08-12T20:30:00-03:00')],
  },
  {
    name: 'pt: two days at a trade fair together',
    sentAt: '2027-07-30T17:12:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Ivone Stahl <ivone@moveisstahl.example>',
    subject: 'Feira de Bento',
    text: `Rodrigo,

comprei nossos ingressos pra feira de Bento Gonçalves, nós dois vamos nos dois dias: 18 e 19 de agosto (quarta e quinta). O hotel também tá reservado, quarto separado claro rsrs. Saiu R$ 389 a diária.

Bloqueia os dois dias inteiros aí na tua agenda, tá? O Jonas fica cuidando da loja.

Ivone`,
    expected: [days('2027-08-18', '2027-08-20')],
  },
  {
    name: 'pt: lunch the day after tomorrow at half past noon',
    sentAt: '2027-10-11T09:58:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Zé Carlos Lobato <zecarlos@lobatopneus.example>',
    subject: 'almoço',
    text: `Ó Fernando, então como é que isso vai?

O Benfica lá ganhou, já podes vir almoçar comigo sem cara de enterro. Depois de amanhã ao meio-dia e meia no Tasco da Ponte, pode ser? Pago eu, que te devo a última.

E traz o orçamento das jantes, que o homem não me larga.

Abraço
Zé Carlos`,
    expected: [at('2027-10-13T12:30:00+01:00')],
  },
  {
    name: 'pt: spoken quarter to three tomorrow',
    sentAt: '2027-02-25T18:33:00-03:00',
    timezone: 'America/Recife',
    from: 'Dona Lindalva <lindalvabolos@correiolivre.example>',
    subject: 'prova dos bolos',
    text: `Oi meu filho, tudo bom?

Os recheios já tão prontos, fiz de ameixa, de maracujá e o de bolo de rolo que tu pediste. Vem provar amanhã às quinze pras três da tarde, que eu já vou ter tirado a fornada do forno e a gente senta com calma.

Traz a menina da decoração se ela quiser vir.

Cheiro,
Lindalva`,
    expected: [at('2027-02-26T14:45:00-03:00')],
  },
  {
    name: 'pt: spoken quarter to five on wednesday',
    sentAt: '2027-11-08T16:02:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Hermínio Castanho <herminio.castanho@tipografiacastanho.example>',
    subject: 'Provas de cor do catálogo',
    text: `Boa tarde, menina Rita

As provas do catálogo saem amanhã da máquina. Passe cá na tipografia na quarta-feira às cinco menos um quarto da tarde para vermos as cores os dois, que por fotografia não se vê nada de jeito.

A capa ficou em 350 g, como combinado.

Hermínio Castanho`,
    expected: [at('2027-11-10T16:45:00+00:00')],
  },
  {
    name: 'pt: video call named in Lisbon and Brasilia time',
    sentAt: '2027-10-13T11:27:00+01:00',
    timezone: 'America/Sao_Paulo',
    from: 'Beatriz Leitão <beatriz.leitao@cortica-sul.example>',
    subject: 'Videochamada sobre o contrato de distribuição',
    text: `Caro Thiago,

Como falado, fica então a videochamada para segunda-feira, 18 de outubro, das 16h00 às 17h00 de Lisboa (12h00 às 13h00 de Brasília). Da nossa parte participa também o Dr. Vasco Peres, do jurídico.

Ligação: https://teams.example/l/meetup-join/19a7c0f2

Envio a minuta revista até sexta-feira.

Com os melhores cumprimentos,
Beatriz Leitão
Export Manager
Cortiça Sul, S.A.`,
    expected: [at('2027-10-18T12:00:00-03:00', '2027-10-18T13:00:00-03:00')],
  },
  {
    name: 'pt: booking link without any time',
    sentAt: '2027-04-20T10:09:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Patrick Moura <patrick@gestorpro.example>',
    subject: 'Vamos conversar sobre o seu controle de estoque?',
    text: `Oi Simone, tudo certo?

Vi que você baixou nossa planilha de estoque. Se fizer sentido, te mostro o sistema em 20 minutinhos, sem compromisso. É só escolher o melhor dia e horário na minha agenda:

https://agenda.gestorpro.example/patrick/20min

Clientes que usam o sistema economizam em média 6 horas por semana.

Abraço,
Patrick Moura
GestorPro | (41) 5550-0128`,
    expected: [],
  },
  {
    name: 'pt: accounting office lists tax deadlines',
    sentAt: '2027-07-08T08:31:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Departamento Fiscal <fiscal@contabilprado.example>',
    subject: 'Guias de julho',
    text: `Bom dia, Sr. Valdir,

Seguem em anexo as guias do mês:

FGTS Digital - vencimento 20/07 (terça-feira)
DAS Simples Nacional - vencimento 20/07 (terça-feira), R$ 1.914,37
DARF INSS - vencimento 20/07

Lembramos que o banco só aceita pagamento no mesmo dia até as 16h. As notas fiscais de julho precisam chegar aqui até segunda-feira, 02/08, às 12h, para fecharmos a folha.

Qualquer dúvida estamos à disposição.

Neide Prado
Contábil Prado
Horário de atendimento: 8h às 11h30 e 13h às 17h30`,
    expected: [],
  },
  {
    name: 'pt: meeting of tomorrow called off',
    sentAt: '2027-08-23T19:44:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Viviane Rocha <viviane.rocha@agenciafarol.example>',
    subject: 'URGENTE - reunião de amanhã',
    text: `Gente, infelizmente vamos ter que cancelar a reunião de amanhã (24/08) às 14h, o cliente pediu pra segurar a campanha toda. Ainda não sei se vai ter outra, assim que tiver notícia eu falo.

Desculpem o transtorno!
Vivi`,
    expected: [],
  },
  {
    name: 'pt: meeting of tomorrow called off and set anew next week',
    sentAt: '2027-11-03T15:20:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Edmilson Farias <edmilson.farias@cooperserra.example>',
    subject: 'Mudança da reunião com a cooperativa',
    text: `Boa tarde, Sr. Amadeu.

A reunião de amanhã, 04/11, às 14h00, está cancelada porque nosso presidente foi chamado a Brasília.

Nova data: quinta-feira, 11/11/2027, às 9h, no mesmo lugar (sede da cooperativa, sala do conselho).

Pedimos desculpas e contamos com a sua presença.

Edmilson Farias
Secretaria - Cooperserra`,
    expected: [at('2027-11-11T09:00:00-03:00')],
  },
  {
    name: 'pt: owners meeting called for the shop owner',
    sentAt: '2027-03-10T11:15:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Condominus Gestão <geral@condominus.example>',
    subject: 'Convocatória - Assembleia de Condóminos, Rua da Fonte, 44',
    text: `Exma. Senhora D. Odete Barroso,

Na qualidade de proprietária da fração A (loja) do prédio sito na Rua da Fonte, n.º 44, vimos por este meio convocá-la para a Assembleia Geral de Condóminos, que terá lugar no dia 25 de março de 2027, quinta-feira, pelas 21 horas, na garagem do edifício, com a seguinte ordem de trabalhos:

1. Apreciação das contas de 2026;
2. Orçamento para 2027;
3. Reparação do algeroz e da fachada tardoz;
4. Outros assuntos.

Caso não possa comparecer, poderá fazer-se representar mediante procuração, a entregar até ao dia 24 de março.

Com os melhores cumprimentos,
A Administração
Condominus - Gestão de Condomínios, Lda.
Atendimento ao público: 3.ªs e 5.ªs, das 17h às 19h30`,
    expected: [at('2027-03-25T21:00:00+00:00')],
  },
  {
    name: 'pt: on-call rota of the supplier over a holiday weekend',
    sentAt: '2027-09-02T17:05:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Refrigeração Polar <plantao@polarrefrigera.example>',
    subject: 'Plantão do feriado de 7 de setembro',
    text: `Boa tarde!

Segue a escala do nosso plantão técnico no feriado, caso a câmara fria apresente algum problema:

Sábado 04/09 - Marcelo, das 8h às 18h
Domingo 05/09 - Marcelo, das 8h às 12h
Segunda 06/09 - Édson, das 8h às 18h
Terça 07/09 - Édson, das 8h às 12h

Telefone do plantão: (19) 95550-0160. Chamado fora do horário tem acréscimo de 50%.

Bom feriado a todos
Polar Refrigeração`,
    expected: [],
  },
  {
    name: 'pt: writer tells of own flights and is back later',
    sentAt: '2027-03-01T21:16:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Leandro Assunção <leandro@assuncaocafe.example>',
    subject: 'Re: Amostras lote 19',
    text: `Fala Cíntia,

amostras recebidas, obrigado! Só que não vou conseguir provar essa semana: meu voo pra Vitória sai quarta às 7h15 e volto só na sexta, chego em Guarulhos às 22h40. Provo no fim de semana e te escrevo com as notas.

abç
Leandro`,
    expected: [],
  },
  {
    name: 'pt: colleague forwards a visit and has confirmed for both',
    sentAt: '2027-05-28T09:36:00-03:00',
    timezone: 'America/Fortaleza',
    from: 'Tainá Bezerra <taina@solarcariri.example>',
    subject: 'Fwd: Visita técnica telhado galpão 3',
    text: `Igor, olha abaixo. Já confirmei por nós dois, você vai comigo. Leva o drone carregado!

Tainá

---------- Mensagem encaminhada ---------
De: Aurélio Pontes <aurelio@granjapontes.example>
Data: qui., 27 de mai. de 2027 às 17:52
Assunto: Visita técnica telhado galpão 3
Para: Tainá Bezerra <taina@solarcariri.example>

Boa tarde Tainá,
podem vir olhar o telhado na quarta-feira, dia 2 de junho, às 7h30, que ainda não tá tão quente em cima das telhas. Peço que venham de bota.
Aurélio`,
    expected: [at('2027-06-02T07:30:00-03:00')],
  },
  {
    name: 'pt: town hall inspection in formal style',
    sentAt: '2027-04-19T14:50:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Divisão de Licenciamento <licenciamento@cm-vilanovadaserra.example>',
    subject: 'Processo n.º 118/2027 - Notificação de vistoria',
    text: `Exmo. Senhor
Joaquim Rebordão
Gerente de Padaria Rebordão, Lda.

Assunto: Vistoria ao estabelecimento - Processo n.º 118/2027

Fica V. Exa. notificado de que, no âmbito do processo em epígrafe, a comissão de vistorias se deslocará ao estabelecimento sito no Largo do Pelourinho, n.º 3, no dia 6 de maio de 2027, pelas 10 horas, devendo V. Exa. estar presente ou fazer-se representar.

A taxa devida, no montante de 87,40 €, deve ser paga até 30 de abril. O não pagamento implica o arquivamento do processo.

Os elementos em falta (planta à escala 1:100) podem ser entregues no prazo de 10 dias úteis, no balcão único, de segunda a sexta-feira, das 9h00 às 16h00.

Com os melhores cumprimentos,
A Chefe de Divisão,
Eng.ª Lurdes Matoso`,
    expected: [at('2027-05-06T10:00:00+01:00')],
  },
  {
    name: 'pt: thanks for the visit of yesterday above an old quoted time',
    sentAt: '2027-09-15T08:19:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Rosângela Timm <rosangela.timm@colegiotimm.example>',
    subject: 'Re: Visita para orçamento do playground',
    text: `Bom dia, Everton!

Obrigada pela visita de ontem, as crianças adoraram as amostras de piso. Fico no aguardo do orçamento por escrito para levar à direção.

Atenciosamente,
Rosângela

Em sex., 10 de set. de 2027 às 14:40, Everton <everton@brincalar.example> escreveu:
> Combinado, Rosângela. Terça, dia 14/09, às 13h30 estarei aí na escola.
> Everton`,
    expected: [],
  },
  {
    name: 'pt: monday next at eight, written on a thursday',
    sentAt: '2027-07-15T12:22:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Gilmar <gilmarpinturas@correiolivre.example>',
    subject: 'RE: pintura da fachada',
    text: `Boa tarde seu Osvaldo

Pode ser sim. segunda que vem as 8 da manha eu passo ai pra gente ver as cores e o senhor me mostra onde ta a infiltraçao. Tinta eu compro na loja do Beto que faz 10% pra mim, abre as 7.

fico no aguardo
Gilmar pinturas
pix e whats (47) 95550-0115`,
    expected: [at('2027-07-19T08:00:00-03:00')],
  },
  {
    name: 'pt: tuesday after the holiday with half past one',
    sentAt: '2027-11-04T16:55:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Dra. Helena Matsuda <helena@matsudaadvocacia.example>',
    subject: 'Acordo trabalhista - próximos passos',
    text: `Prezado Rogério,

Recebi a contraproposta da outra parte (R$ 18.500,00 em cinco parcelas). Acho que há espaço para negociar, mas precisamos conversar antes de responder.

Podemos nos reunir aqui no escritório na terça-feira depois do feriado, dia 16/11, às 13h30? O prazo para a manifestação é 19/11, então teríamos tempo de redigir com calma.

Por gentileza, traga os cartões de ponto de 2025 e 2026.

Cordialmente,

Helena Matsuda
OAB/SP 000.318
Matsuda Advocacia - R. Dom Aurélio, 210, cj. 52`,
    expected: [at('2027-11-16T13:30:00-03:00')],
  },
  {
    name: 'pt: calendar cancellation part',
    sentAt: '2027-01-19T17:08:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Mafalda Queirós <mafalda.queiros@brandazul.example>',
    subject: 'Cancelado: Kick-off do novo site',
    text: `Este evento foi cancelado e removido do seu calendário.

Kick-off do novo site
quinta-feira, 21 de janeiro de 2027, 10:00 – 11:30`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Brandazul//Calendario//PT
METHOD:CANCEL
BEGIN:VEVENT
UID:kickoff-2101@brandazul.example
DTSTAMP:20270119T170700Z
DTSTART:20270121T100000Z
DTEND:20270121T113000Z
SUMMARY:Kick-off do novo site
ORGANIZER;CN=Mafalda Queirós:mailto:mafalda.queiros@brandazul.example
ATTENDEE:mailto:info@ceramicasdotejo.example
STATUS:CANCELLED
SEQUENCE:1
END:VEVENT
END:VCALENDAR`),
    expected: [],
  },
  {
    name: 'pt: personal registration for an evening online class',
    sentAt: '2027-08-17T13:41:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Instituto Panificar <inscricoes@panificar.example>',
    subject: 'Inscrição confirmada: Fermentação natural',
    text: `Olá, Dalva!

Recebemos o seu pagamento (pedido 90417, R$ 120,00) e sua vaga na aula ao vivo está garantida.

Aula: Fermentação natural para padarias pequenas
Data: 26 de agosto de 2027, quinta-feira
Horário: das 20h às 21h30
Acesso: https://zoom.example/j/8840017723 (senha: levain)

O certificado é enviado por e-mail em até 7 dias. Apostila em anexo.

Bons pães!
Instituto Panificar`,
    expected: [at('2027-08-26T20:00:00-03:00', '2027-08-26T21:30:00-03:00')],
  },
  {
    name: 'pt: mainland hour for a reader on the Azores',
    sentAt: '2027-06-08T15:46:00+01:00',
    timezone: 'Atlantic/Azores',
    from: 'Rui Caldeira <rui.caldeira@frionaval.example>',
    subject: 'Teleconferência - orçamento das arcas',
    text: `Boa tarde, Sr. Medeiros,

Fiquei de lhe apresentar o orçamento das arcas ao telefone. Ligo-lhe na sexta-feira, 11 de junho, às 15h00 (hora do continente), se não me disser nada em contrário.

Os preços já incluem o frete marítimo até Ponta Delgada.

Cumprimentos,
Rui Caldeira
Frionaval, Lda. - Peniche`,
    expected: [at('2027-06-11T14:00:00+00:00')],
  },
  {
    name: 'pt: Brasilia time for a reader in Manaus',
    sentAt: '2027-02-18T11:02:00-03:00',
    timezone: 'America/Manaus',
    from: 'Larissa Kobayashi <larissa.kobayashi@treinavoz.example>',
    subject: 'Demonstração do sistema de telefonia',
    text: `Olá, Wanderson!

Nossa demonstração fica agendada para 24/02 (quarta-feira), às 10h no horário de Brasília, com duração de 1 hora. O link é este:

https://meet.example/qpt-wzka-fme

Se puder, deixe à mão a última conta da operadora atual, assim já faço a simulação.

Até lá!
Larissa Kobayashi
Consultora comercial - TreinaVoz`,
    expected: [at('2027-02-24T09:00:00-04:00', '2027-02-24T10:00:00-04:00')],
  },
  {
    name: 'pt: whole day safety training for the reader',
    sentAt: '2027-06-10T09:25:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'RH Metalúrgica Aroeira <rh@metalaroeira.example>',
    subject: 'Reciclagem NR-10',
    text: `Bom dia, Claudinei,

Seu certificado de NR-10 vence em julho. Você está inscrito na reciclagem do dia 23/06 (quarta-feira), o dia inteiro, na sala de treinamento da unidade 2. Nesse dia você fica dispensado da produção e o almoço é por conta da empresa.

Traga RG e a carteirinha antiga.

Sueli - RH`,
    expected: [days('2027-06-23')],
  },
  {
    name: 'pt: yearly stock-take for the whole day',
    sentAt: '2027-12-13T18:11:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Armando Vaz <armando@ferragensvaz.example>',
    subject: 'Inventário',
    text: `Susana e Paulo,

Este ano o inventário é na quinta-feira, 30 de dezembro, todo o dia, com a loja fechada ao público. Preciso dos dois cá. O almoço é por minha conta, mando vir frango.

As listas por corredor imprimo eu. E por favor até lá arrumem as gavetas dos parafusos, que no ano passado foi uma desgraça.

Armando`,
    expected: [days('2027-12-30')],
  },
  {
    name: 'pt: proposal deadline friday at six',
    sentAt: '2027-10-26T10:57:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Compras Hospital Santa Amélia <compras@santaamelia.example>',
    subject: 'Cotação 3391/27 - uniformes',
    text: `Prezados,

Solicitamos cotação para 180 conjuntos de uniforme conforme planilha anexa.

A proposta deve ser enviada por este e-mail até sexta-feira, 29/10/2027, às 18h00, impreterivelmente. Propostas recebidas após esse horário serão desconsideradas.

Pagamento em 28 dias. Prazo de entrega máximo: 30/11/2027.

Setor de Compras
Hospital Santa Amélia`,
    expected: [],
  },
  {
    name: 'pt: supplier announces its summer opening hours',
    sentAt: '2027-07-26T10:30:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Madeiras Oliveirinha <geral@madeirasoliveirinha.example>',
    subject: 'Horário de agosto',
    text: `Bom dia,

Informamos que durante o mês de agosto o nosso armazém funciona das 8h00 às 14h00, de segunda a sexta. De 16 a 20 de agosto estamos encerrados para férias.

Retomamos o horário normal (8h30-12h30 / 14h00-18h00) na quarta-feira, 1 de setembro.

Encomendas para a primeira quinzena devem chegar até sexta-feira, 30 de julho, às 12h00.

Boas férias!
Madeiras Oliveirinha`,
    expected: [],
  },
  {
    name: 'pt: friend of the firm announces a broadcast',
    sentAt: '2027-04-27T14:14:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: "Murilo Sant'Anna <murilo@vozdobairro.example>",
    subject: 'vocês no ar!',
    text: `Oi Bia, oi Théo!

Terminei de editar a entrevista que gravei com vocês na marcenaria, ficou linda. Vai ao ar na rádio quinta, 29/04, às 19h, com reprise no sábado às 11h. Depois fica no site pra quem perder.

Obrigado de novo pelo café e pelas histórias.

Murilo`,
    expected: [],
  },
  {
    name: 'pt: availability only, no proposal',
    sentAt: '2027-05-13T22:03:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Raíssa Lemos <raissa.lemos@correiolivre.example>',
    subject: 'Re: fotos do cardápio',
    text: `oiee
semana que vem tô livre quase todos os dias, terça à tarde costuma ser bom pra mim e as manhãs também. vê aí com o chef o que é melhor e me fala, aí eu fecho com o assistente
bjs
Ra`,
    expected: [],
  },
  {
    name: 'pt: event ticket with JSON-LD for a personal registration',
    sentAt: '2027-09-28T12:00:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Bilhética Palco <bilhetes@palcobilhetes.example>',
    subject: 'O seu bilhete: Encontro de Artesãos do Centro',
    text: `Olá, Filipa Andrade,

O seu bilhete está em anexo.

Evento: Encontro de Artesãos do Centro
Data: sábado, 16 de outubro de 2027
Início: 14h30
Fim: 18h00
Local: Mercado Velho, Tomar
Bilhete n.º PB-2290417

Apresente o código QR à entrada.`,
    html: `<!DOCTYPE html><html lang="pt"><body>
<script type="application/ld+json">
{"@context":"https://schema.org","@type":"EventReservation","reservationNumber":"PB-2290417","reservationStatus":"https://schema.org/ReservationConfirmed","underName":{"@type":"Person","name":"Filipa Andrade"},"reservationFor":{"@type":"Event","name":"Encontro de Artesãos do Centro","startDate":"2027-10-16T14:30:00+01:00","endDate":"2027-10-16T18:00:00+01:00","location":{"@type":"Place","name":"Mercado Velho","address":"Tomar, Portugal"}}}
</script>
<h2>O seu bilhete está em anexo.</h2>
<p>Olá, Filipa Andrade,</p>
<table>
<tr><td>Evento</td><td>Encontro de Artesãos do Centro</td></tr>
<tr><td>Data</td><td>sábado, 16 de outubro de 2027</td></tr>
<tr><td>Início</td><td>14h30</td></tr>
<tr><td>Fim</td><td>18h00</td></tr>
<tr><td>Local</td><td>Mercado Velho, Tomar</td></tr>
</table>
<p>Bilhete n.º PB-2290417. Apresente o código QR à entrada.</p>
</body></html>`,
    expected: [at('2027-10-16T14:30:00+01:00', '2027-10-16T18:00:00+01:00')],
  },
  {
    name: 'pt: calendar invitation in UTC with the same time in the words',
    sentAt: '2027-05-31T09:10:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Inês Távora <ines.tavora@clinicaanimalia.example>',
    subject: 'Convite: Revisão do contrato de limpeza',
    text: `Bom dia, Carla,

Segue convite para revermos o contrato de limpeza da clínica: sexta-feira, 4 de junho, das 12h às 12h30, por telefone. Eu ligo.

Inês Távora
Clínica Animália`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Animalia//Agenda//PT
METHOD:REQUEST
BEGIN:VEVENT
UID:limpeza-0406@clinicaanimalia.example
DTSTAMP:20270531T080900Z
DTSTART:20270604T110000Z
DTEND:20270604T113000Z
SUMMARY:Revisão do contrato de limpeza
ORGANIZER;CN=Inês Távora:mailto:ines.tavora@clinicaanimalia.example
ATTENDEE;RSVP=TRUE:mailto:carla@brilhototal.example
STATUS:CONFIRMED
SEQUENCE:0
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-06-04T12:00:00+01:00', '2027-06-04T12:30:00+01:00')],
  },
  {
    name: 'pt: bulk sale with hours of a live session',
    sentAt: '2027-11-23T06:30:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Papelaria Max Atacado <ofertas@maxatacado.example>',
    subject: 'BLACK FRIDAY: até 60% OFF só nesta sexta!',
    text: `É NESTA SEXTA, 26/11!

Das 8h às 22h, todo o site com até 60% OFF.
E às 20h tem LIVE com sorteio de 10 kits escolares!

Papel sulfite A4 caixa c/ 10 .......... R$ 189,90
Toner compatível ...................... R$ 64,90
Etiqueta térmica rolo ................. R$ 12,40

Cupom: MAXBLACK

Não quer mais receber nossas ofertas? Descadastre-se aqui: maxatacado.example/descadastro`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'pt: hand-sent offer to all customers',
    sentAt: '2027-12-01T16:37:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Neusa Vinhos <neusa@emporiovinhas.example>',
    subject: 'Cestas de Natal 2027',
    text: `Queridos clientes,

já estão prontas as nossas cestas de Natal! São três tamanhos: P (R$ 149), M (R$ 259) e G (R$ 420). Neste sábado, 4/12, das 9h às 13h, todas com 10% de desconto na loja.

Encomendas para empresas até 15/12. Entregamos até o dia 22.

Em dezembro abrimos também aos domingos, das 10h às 16h.

Um abraço da Neusa e equipe
Empório das Vinhas`,
    expected: [],
  },
  {
    name: 'pt: three interview slots of thirty minutes',
    sentAt: '2027-09-09T17:20:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Recursos Humanos Hotel Miramonte <rh@hotelmiramonte.example>',
    subject: 'Candidatura a rececionista: entrevista',
    text: `Cara Daniela Sequeira,

Agradecemos a sua candidatura. Gostaríamos de a conhecer numa entrevista por videochamada na quinta-feira, 16/09/2027. Cada entrevista dura 30 minutos e temos ainda livres estes horários:

  • 10h00
  • 10h45
  • 11h30

Pedimos que nos indique a sua preferência até segunda-feira, 13/09.

O turno a preencher é o da noite (23h00-07h00).

Com os melhores cumprimentos,
Otília Framil
Recursos Humanos`,
    expected: [
      at('2027-09-16T10:00:00+01:00', '2027-09-16T10:30:00+01:00'),
      at('2027-09-16T10:45:00+01:00', '2027-09-16T11:15:00+01:00'),
      at('2027-09-16T11:30:00+01:00', '2027-09-16T12:00:00+01:00'),
    ],
  },
  {
    name: 'pt: declines wednesday and counters with two other times',
    sentAt: '2027-04-05T10:33:00-04:00',
    timezone: 'America/Cuiaba',
    from: 'Josué Brandão <josue@agrobrandao.example>',
    subject: 'Re: Visita na fazenda',
    text: `Bom dia Kelly,

Quarta às 10h não dá, tenho veterinário aqui. Pode ser na quinta, dia 8, às 10h, ou então na sexta, dia 9, às 9h. Me diz qual prefere que eu aviso o caseiro.

Josué

Em seg., 5 de abr. de 2027 às 08:12, Kelly Prates <kelly@semearmt.example> escreveu:
> Bom dia, seu Josué! Posso ir aí quarta (07/04) às 10h ver a lavoura?
> Kelly`,
    expected: [at('2027-04-08T10:00:00-04:00'), at('2027-04-09T09:00:00-04:00')],
  },
  {
    name: 'pt: looks back on monday and calls today at half past five',
    sentAt: '2027-10-27T14:08:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Ciro Albuquerque <ciro@albuquerqueseguros.example>',
    subject: 'Apólice da frota',
    text: `Boa tarde, Mônica

Obrigado pela reunião de segunda às 10h, foi muito produtiva. Já tenho o retorno de duas seguradoras e a diferença é grande (R$ 11.240 contra R$ 8.975). Te ligo hoje às 17h30 pra passar os detalhes.

A apólice atual vence no dia 15/11, às 24h.

Ciro Albuquerque
Corretor de seguros`,
    expected: [at('2027-10-27T17:30:00-03:00')],
  },
  {
    name: 'pt: own family appointment as an excuse',
    sentAt: '2027-03-22T19:29:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Adriana Weiss <adriana.weiss@studioweiss.example>',
    subject: 'resposta sobre as cortinas',
    text: `Oi Mirtes, desculpa a demora!

Gostei mais do tecido linho cru, pode cortar. Amanhã às 16h minha filha tem consulta com o ortopedista, então se você me mandar mensagem de tarde e eu não responder já sabe por quê, rs. O sinal de 40% faço por pix até quinta.

Beijo
Adri`,
    expected: [],
  },
];
