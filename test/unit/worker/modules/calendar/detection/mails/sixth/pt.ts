import { at, crlf, type DetectionMail, days } from '../mail.ts';

export const portugueseMails: DetectionMail[] = [
  {
    name: 'pt: Brazilian repairman in lower case offers two spoken clock times with a length',
    sentAt: '2027-02-17T17:42:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Jonas Peixoto <jonas@odontotec-reparos.example>',
    subject: 'cadeira do consultorio 2',
    text: `oi dra camila, aqui é o jonas da assistencia

a peça da cadeira q tava vazando chegou hj. consigo ir ai amanha as quinze pras tres da tarde ou entao sexta as 10 e meia da manha, qual fica melhor pra vcs? o serviço leva 40 min
valor da peça 318,00 + mao de obra 150, pode pagar no pix

jonas
zap 11 95555-0148`,
    expected: [
      at('2027-02-18T14:45:00-03:00', '2027-02-18T15:25:00-03:00'),
      at('2027-02-19T10:30:00-03:00', '2027-02-19T11:10:00-03:00'),
    ],
  },
  {
    name: 'pt: Portuguese accountant lists three slots across the clock change',
    sentAt: '2027-03-16T10:21:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Teresa Valadares <tvaladares@valadares-contas.example>',
    subject: 'Fecho de contas 2026 - marcação de reunião',
    text: `Exmos. Senhores,

Com vista ao encerramento das contas do exercício de 2026, venho propor uma reunião nas vossas instalações. Da minha parte, seria possível numa das seguintes datas:

 - 2.ª feira, 22/03, das 10h00 às 11h00
 - 4.ª feira, 24/03, das 15h00 às 16h00
 - 3.ª feira, 30/03, das 11h30 às 12h30

Agradeço que me indiquem qual a que mais vos convém.

Recordo ainda que os extratos bancários e o mapa de imobilizado me devem ser remetidos até dia 19 de março e que o pagamento do IVA tem de ser efetuado até ao dia 25.

Com os melhores cumprimentos,

Teresa Valadares
Contabilista Certificada
Valadares & Filhos, Contabilidade, Lda.
Rua do Moinho Velho, 14, 1.º Esq. | Leiria
Tel. 244 555 019
Horário: 2.ª a 6.ª, 9h00-12h30 / 14h00-18h00`,
    expected: [
      at('2027-03-22T10:00:00+00:00', '2027-03-22T11:00:00+00:00'),
      at('2027-03-24T15:00:00+00:00', '2027-03-24T16:00:00+00:00'),
      at('2027-03-30T11:30:00+01:00', '2027-03-30T12:30:00+01:00'),
    ],
  },
  {
    name: 'pt: Brazilian applicant takes the second quoted interview time',
    sentAt: '2027-04-09T20:15:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Larissa Menezes <larissa.menezes@correiolivre.example>',
    subject: 'Re: Entrevista - vaga de auxiliar administrativo',
    text: `Boa noite, Sônia!

Muito obrigada pelo retorno. A segunda opção fica ótima para mim, podem confirmar. Levo os documentos no dia.

Atenciosamente,
Larissa Menezes
(31) 95555-0172

Em sex., 9 de abr. de 2027 às 11:04, RH Ladrilhos Boa Vista <rh@ladrilhosboavista.example> escreveu:
> Olá, Larissa, tudo bem?
>
> Gostamos do seu currículo e queremos te conhecer pessoalmente.
> Temos dois horários: terça, 13/04, às 9h, ou quinta, 15/04, às 16h30.
> Qual você prefere?
>
> Sônia - RH`,
    expected: [at('2027-04-15T16:30:00-03:00')],
  },
  {
    name: 'pt: Portuguese client asks to move a meeting from Tuesday to Wednesday',
    sentAt: '2027-04-15T15:33:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Rui Canelas <rui.canelas@quintadaribeirinha.example>',
    subject: 'reunião de terça',
    text: `Cara Arq.ª Joana,

Surgiu-me um imprevisto com a empreitada dos muros e já não consigo ir ter consigo na data combinada. Seria possível passar a nossa reunião de terça-feira, dia 20, às 10h00, para quarta, dia 21, às 11h15? O local mantém-se, aí no atelier.

Peço desculpa pelo transtorno.

Cumprimentos,
Rui Canelas`,
    expected: [at('2027-04-21T11:15:00+01:00')],
  },
  {
    name: 'pt: Brazilian video call with link, agenda in minutes and end time',
    sentAt: '2027-05-14T09:50:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Tainá Bulhões <taina@granolasolar.example>',
    subject: 'Call de alinhamento | campanha inverno',
    text: `Oi, pessoal da agência! Tudo certo por aí?

Conforme falamos no grupo, a call de alinhamento fica assim:

📅 quarta-feira, 19/05
⏰ 15h às 15h45
🔗 https://sala.granolasolar.example/campanha-inverno

Pauta:
1. resultado do Dia das Mães (10 min)
2. peças novas - o Dudu apresenta (20 min)
3. verba: temos R$ 18.500 até o fim de julho (15 min)

Os layouts a gente precisa receber até terça à noite pra dar tempo de olhar, tá?

Beijos,
Tainá
Marketing | Granola Solar`,
    expected: [at('2027-05-19T15:00:00-03:00', '2027-05-19T15:45:00-03:00')],
  },
  {
    name: 'pt: Portuguese insurance broker sends an ICS invitation',
    sentAt: '2027-09-22T11:47:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Marta Quintino <marta.quintino@segurosatalaia.example>',
    subject: 'Convite: Revisão das apólices da frota',
    text: `Bom dia,

Conforme falámos ao telefone, segue o convite para revermos as apólices da frota. Levo já as simulações das três seguradoras.

Até lá,
Marta Quintino
Mediadora de Seguros
Seguros Atalaia`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Seguros Atalaia//Agenda 3.2//PT
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
UID:7f2c01-frota-2027@segurosatalaia.example
DTSTAMP:20270922T104600Z
DTSTART;TZID=Europe/Lisbon:20270929T143000
DTEND;TZID=Europe/Lisbon:20270929T153000
SUMMARY:Revisão das apólices da frota
LOCATION:Transportes Lourosa\\, sala do 1.º andar
ORGANIZER;CN=Marta Quintino:mailto:marta.quintino@segurosatalaia.example
ATTENDEE;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:geral@transporteslourosa.example
SEQUENCE:0
STATUS:CONFIRMED
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-09-29T14:30:00+01:00', '2027-09-29T15:30:00+01:00')],
  },
  {
    name: 'pt: Brazilian restaurant confirms a table with JSON-LD',
    sentAt: '2027-08-09T16:20:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Cantina Dona Zulmira <reservas@cantinazulmira.example>',
    subject: 'Sua reserva está confirmada (nº 40917)',
    text: `Olá, Norte Consultoria!

Sua reserva na Cantina Dona Zulmira está confirmada.

Data: quinta-feira, 12 de agosto de 2027
Horário: 20h00
Pessoas: 6
Mesa: varanda

A mesa fica reservada por 15 minutos após o horário marcado.
Cancelamentos sem custo até a véspera.

Funcionamos de terça a sábado, das 19h às 23h30, e domingo das 12h às 16h.
Rua das Paineiras, 88 - Campinas/SP - (19) 5555-0133`,
    html: `<html><head><meta charset="utf-8">
<script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "FoodEstablishmentReservation",
  "reservationNumber": "40917",
  "reservationStatus": "http://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "Norte Consultoria" },
  "reservationFor": {
    "@type": "FoodEstablishment",
    "name": "Cantina Dona Zulmira",
    "address": {
      "@type": "PostalAddress",
      "streetAddress": "Rua das Paineiras, 88",
      "addressLocality": "Campinas",
      "addressRegion": "SP",
      "addressCountry": "BR"
    }
  },
  "startTime": "2027-08-12T20:00:00-03:00",
  "partySize": "6"
}
</script></head>
<body><p>Olá, Norte Consultoria!</p>
<p>Sua reserva na <b>Cantina Dona Zulmira</b> está confirmada.</p>
<table><tr><td>Data</td><td>quinta-feira, 12 de agosto de 2027</td></tr>
<tr><td>Horário</td><td>20h00</td></tr><tr><td>Pessoas</td><td>6</td></tr><tr><td>Mesa</td><td>varanda</td></tr></table>
<p>A mesa fica reservada por 15 minutos após o horário marcado.<br>Cancelamentos sem custo até a véspera.</p>
<p>Funcionamos de terça a sábado, das 19h às 23h30, e domingo das 12h às 16h.<br>Rua das Paineiras, 88 - Campinas/SP - (19) 5555-0133</p>
</body></html>`,
    expected: [at('2027-08-12T20:00:00-03:00')],
  },
  {
    name: 'pt: friend of the firm proposes Saturday lunch at half past noon',
    sentAt: '2027-05-27T22:06:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Tó Barradas <to.barradas@caixapostal.example>',
    subject: 'cabrito!',
    text: `Eh pá, então esse negócio, anda?

Olha, o meu cunhado trouxe um cabrito lá de cima e isto sozinho não vai. Anda cá almoçar no sábado, ao meio-dia e meia, e traz a Lurdes. O Zé da Eira também vem, mas esse sai da obra às 11 e vai primeiro a casa lavar-se.

E já agora vês-me o portão, que está outra vez a chiar. Os 60 euros da última vez ainda tos devo, não me esqueci!

Abraço do tamanho do mundo
Tó`,
    expected: [at('2027-05-29T12:30:00+01:00')],
  },
  {
    name: 'pt: customer proposes a week from today at quarter past five',
    sentAt: '2027-06-01T13:12:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Maria da Luz Fontoura <mluz.fontoura@netvizinha.example>',
    subject: 'Medidas do roupeiro',
    text: `Boa tarde Sr. Adelino,

Já falei com o meu marido e aceitamos o orçamento n.º 212/27 (1.940 € + IVA). Falta só o senhor vir cá tirar as medidas certas. Pode ser de hoje a oito, às cinco e um quarto da tarde? Antes não dá, que estamos com os pintores em casa até dia 4 e a tinta tem de secar.

O prédio é o amarelo, 3.º direito, a campainha não toca, tem de me dar um toque: 936 555 027.

Obrigada
Maria da Luz`,
    expected: [at('2027-06-08T17:15:00+01:00')],
  },
  {
    name: 'pt: one call named in Brasília time and Manaus time',
    sentAt: '2027-07-05T10:30:00-03:00',
    timezone: 'America/Manaus',
    from: 'Fernando Assunção <fernando.assuncao@redefrio.example>',
    subject: 'Treinamento do novo sistema de pedidos',
    text: `Prezado Raimundo, bom dia.

Conforme conversado com a Dona Ivete, o treinamento de vocês no novo sistema de pedidos está confirmado para quinta-feira, 8/7, às 16h no horário de Brasília, ou seja, 15h aí em Manaus. Dura uma hora e meia e será on-line. O link de acesso eu mando no próprio dia.

O sistema antigo continua no ar até 31/07.

Qualquer dúvida estou à disposição.

Fernando Assunção
Rede Frio Distribuidora - Suporte a Revendas
Atendimento: seg. a sex., 8h às 18h (Brasília) | 0800 555 0190`,
    expected: [at('2027-07-08T15:00:00-04:00', '2027-07-08T16:30:00-04:00')],
  },
  {
    name: 'pt: Lisbon hour converted for a reader in the Azores',
    sentAt: '2027-11-15T12:02:00+00:00',
    timezone: 'Atlantic/Azores',
    from: 'Gonçalo Mourinha <gmourinha@rotulosdotejo.example>',
    subject: 'Rótulos do queijo - falar por vídeo',
    text: `Olá Conceição,

As provas de cor já saíram da máquina e estão muito boas, só o verde é que me deixa dúvidas. Preferia mostrar-lho em vídeo do que mandar fotografias. Fica bem na sexta, dia 19, às 11h00 de Lisboa? Conte com meia hora.

Cumprimentos cá do continente,
Gonçalo

Rótulos do Tejo, Lda. · Vila Franca de Xira · 263 555 081`,
    expected: [at('2027-11-19T10:00:00-01:00', '2027-11-19T10:30:00-01:00')],
  },
  {
    name: 'pt: Brazilian partner settles two whole days at a trade fair',
    sentAt: '2027-08-19T14:55:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Valter Gusmão <valter@gusmaomarcenaria.example>',
    subject: 'Re: Feira da madeira',
    text: `Fala, Cléber!

Fechado então: vamos juntos na Feira da Madeira, dias 14 e 15 de setembro (terça e quarta), os dois dias inteiros, que num só não dá tempo de ver tudo. Já comprei os dois ingressos, R$ 70 cada, depois a gente acerta.

A feira funciona das 10h às 19h. Hotel eu vejo essa semana.

Abração,
Valter`,
    expected: [days('2027-09-14', '2027-09-16')],
  },
  {
    name: 'pt: head office fixes a whole-day stock-take',
    sentAt: '2027-12-13T09:14:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Departamento de Operações <operacoes@botaoelinha.example>',
    subject: 'Inventário anual - loja de Évora',
    text: `Cara Graça,

O inventário anual da vossa loja fica marcado para quinta-feira, 30 de dezembro, todo o dia. A loja estará encerrada ao público e precisamos da equipa completa.

Até dia 22 devem enviar-nos as guias de devolução pendentes e ter o armazém arrumado por referência. As etiquetas seguem por correio esta semana.

Obrigada pela colaboração,

Sílvia Rebocho
Operações | Botão e Linha, S.A.`,
    expected: [days('2027-12-30')],
  },
  {
    name: 'pt: partner forwards a council inspection and names the hour',
    sentAt: '2027-06-07T18:40:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Helena Sobral <helena@padariasobral.example>',
    subject: 'FW: Processo 1187/2027 - Vistoria',
    text: `Vítor,

finalmente responderam. A vistoria ao forno novo é quinta-feira, 17 de junho, às 14h30, e temos de lá estar os dois. Não te esqueças das chaves do quadro elétrico.

H.

-----Mensagem original-----
De: Urbanismo <urbanismo@cm-ribeiradacal.example>
Enviada: segunda-feira, 7 de junho de 2027 16:52
Para: helena@padariasobral.example
Assunto: Processo 1187/2027 - Vistoria

Exma. Senhora,
Relativamente ao processo em epígrafe, informa-se que a vistoria ao estabelecimento terá lugar no dia 17 de junho de 2027, pelas 14h30.
Mais se informa que a taxa no valor de 86,40 € deverá ser liquidada até ao dia 14 de junho.
Com os melhores cumprimentos,
Divisão de Urbanismo
Atendimento ao público: dias úteis, 9h00 às 15h30`,
    expected: [at('2027-06-17T14:30:00+01:00')],
  },
  {
    name: 'pt: technician visit with a length from a Portuguese service desk',
    sentAt: '2027-07-02T16:08:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Assistência Climasado <assistencia@climasado.example>',
    subject: 'Pedido de assistência n.º AT-55812',
    text: `Estimado Cliente,

No seguimento do seu pedido AT-55812 (ar condicionado, unidade da sala de espera), informamos que o nosso técnico Nélson Pires se deslocará às vossas instalações no dia 08/07/2027 (quinta-feira), às 09:00. A intervenção tem a duração de 2 horas, durante as quais o equipamento estará desligado.

Deslocação: 35,00 €. Hora de mão de obra: 28,50 €. A estes valores acresce IVA à taxa legal em vigor.

Se a data não lhe for conveniente, contacte-nos até dia 6, pelo 265 555 044 (dias úteis, das 9h às 18h).

A equipa Climasado
** Por favor não altere o assunto desta mensagem **`,
    expected: [at('2027-07-08T09:00:00+01:00', '2027-07-08T11:00:00+01:00')],
  },
  {
    name: 'pt: visitor to Recife names flights and one hour at the office',
    sentAt: '2027-03-18T11:26:00-03:00',
    timezone: 'America/Recife',
    from: 'Eduardo Krieger <eduardo.krieger@texteisdovale.example>',
    subject: 'Minha ida a Recife',
    text: `Bom dia, Socorro, tudo bom?

Passagem comprada! Saio de Navegantes terça da semana que vem (23/03), o voo chega em Recife às 10h50. Vou deixar a mala no hotel, comer alguma coisa, e às 14h estou aí no escritório de vocês com o mostruário de inverno, como combinamos.
A volta é na quarta no voo das 6h35, então não vai dar pra conhecer a loja nova dessa vez.

Precisa que eu leve amostra do tricoline também?

Um abraço,

Eduardo Krieger
Representante Comercial - Têxteis do Vale
(47) 95555-0116`,
    expected: [at('2027-03-23T14:00:00-03:00')],
  },
  {
    name: 'pt: parent asks the school for the day after tomorrow',
    sentAt: '2027-01-20T08:03:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Sandra Mateus <sandramateus81@netvizinha.example>',
    subject: 'Martim 5.ºC',
    text: `Bom dia, sou a mãe do Martim do 5.ºC, precisava mesmo de falar com a diretora de turma por causa das faltas. Trabalho até às 17h, pode ser depois de amanhã (sexta) às 17h45? Obrigada. Sandra Mateus`,
    expected: [at('2027-01-22T17:45:00+00:00')],
  },
  {
    name: 'pt: Brazilian authority summons the company to a hearing',
    sentAt: '2027-11-03T10:00:00-03:00',
    timezone: 'America/Bahia',
    from: 'PROCON Municipal <audiencias@procon-lagoaverde.example>',
    subject: 'NOTIFICAÇÃO - Processo Administrativo nº 0904.2027-31',
    text: `PREFEITURA MUNICIPAL DE LAGOA VERDE
COORDENADORIA DE DEFESA DO CONSUMIDOR

À empresa ELETRO SERTÃO COMÉRCIO LTDA.

Fica V. Sa. notificada a comparecer, por seu representante legal ou preposto, à audiência de conciliação designada para o dia 23 de novembro de 2027, às 9 (nove) horas, na sede deste órgão, sito à Praça da Matriz, nº 5, sala 3, a fim de tratar da reclamação registrada em 14/10/2027 pelo consumidor José Arlindo Brito.

A defesa escrita poderá ser apresentada no prazo de 10 (dez) dias, contados do recebimento desta.

O não comparecimento poderá acarretar a aplicação das sanções previstas em lei.

Lagoa Verde, 3 de novembro de 2027.

Edilene Carvalho Pimentel
Conciliadora - Mat. 20.418
Horário de atendimento: 8h às 14h`,
    expected: [at('2027-11-23T09:00:00-03:00')],
  },
  {
    name: 'pt: one-line Brazilian answer agrees to tomorrow with a later hour',
    sentAt: '2027-08-24T18:19:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Priscila Amorim <pri.amorim@correiolivre.example>',
    subject: 'RES: Orçamento pintura apto 92',
    text: `combinado pra amanhã, só que 8h30 em vez das 8h, tenho que deixar as crianças na escola antes, bjs

________________________________
De: Pinturas Irmãos Leal <contato@irmaosleal.example>
Enviado: terça-feira, 24 de agosto de 2027 17:31
Para: Priscila Amorim
Assunto: Orçamento pintura apto 92

Boa tarde dona Priscila, posso ir amanhã às 8h ver o apartamento e já passar o orçamento. Pode ser?

Att,
Robson Leal`,
    expected: [at('2027-08-25T08:30:00-03:00')],
  },
  {
    name: 'pt: Brazilian client invites to a year-end barbecue',
    sentAt: '2027-11-22T12:45:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Neide Tavares <neide@sitiorecantodosipes.example>',
    subject: 'churrasco de fim de ano!!!',
    text: `Gente querida da Hidráulica Matos,

vcs salvaram a gente esse ano com aquela bomba do poço, então faço questão de vcs aqui no nosso churrasquinho de fim de ano!! Vai ser sábado, 11/12, a partir das 13h, aqui no sítio mesmo. Pode trazer a família toda, tem piscina pras crianças. Só não precisa trazer ferramenta kkkkk

Me avisa até 03/12 quantos vêm pra eu calcular a carne, tá?

bjo grande
Neide e Osvaldo`,
    expected: [at('2027-12-11T13:00:00-03:00')],
  },
  {
    name: 'pt: minutes of a past meeting and the next one after the clock change',
    sentAt: '2027-10-26T17:25:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Nuno Aboim <nuno.aboim@aboimconsultores.example>',
    subject: 'Candidatura PT-Digital / resumo e próxima reunião',
    text: `Boa tarde a ambos,

Deixo o resumo da reunião de ontem (25/10, das 10h00 às 11h20):

1. O investimento elegível fica em 74.000 €, dos quais 31.500 € em equipamento.
2. A Cláudia pede novo orçamento à empresa das máquinas e envia-mo até sexta, dia 29.
3. Eu preencho o formulário; o portal fecha a 12 de novembro, às 18h00.
4. O quadro de pessoal será o de setembro.

Próxima reunião, tal como acordado: quarta-feira, 3 de novembro, 10h00, nos vossos escritórios, com a duração de hora e meia.

Qualquer correção, digam.

Abraço,
Nuno Aboim
Aboim Consultores | Aveiro
T. 234 555 063`,
    expected: [at('2027-11-03T10:00:00+00:00', '2027-11-03T11:30:00+00:00')],
  },
  {
    name: 'pt: Brazilian in Massachusetts without accents offers two visits',
    sentAt: '2027-10-11T21:34:00-04:00',
    timezone: 'America/New_York',
    from: 'Wesley Pacheco <wesleyp@bayhomes.example>',
    subject: 'estimate cleaning framingham',
    text: `Oi Rosangela, peguei seu contato com a Keila da igreja. Preciso de um estimate pra deep cleaning na minha casa, 3 quartos 2 banheiros. A casa fica em Framingham. Como eu trampo de dia, da pra voce vir ver quinta dia 14 as 7 da noite ou sabado dia 16 as 9 da manha. Me fala qual dos dois. A Keila disse que voces cobram uns 280, confere?

Wesley
508-555-0139`,
    expected: [at('2027-10-14T19:00:00-04:00'), at('2027-10-16T09:00:00-04:00')],
  },
  {
    name: 'pt: Portuguese hour for a reader in Luxembourg',
    sentAt: '2027-02-24T14:37:00+00:00',
    timezone: 'Europe/Luxembourg',
    from: 'Dr. Abílio Senra <abilio.senra@senra-advogados.example>',
    subject: 'Escritura do terreno de Mogadouro - videochamada',
    text: `Exmo. Senhor Domingos Rente,

Acuso a receção da procuração, que agradeço. Antes de avançarmos com a escritura, gostaria de esclarecer consigo dois pontos da caderneta predial. Proponho uma videochamada na próxima segunda-feira, 1 de março, às 16 horas (hora de Portugal).

A data da escritura será depois fixada pelo cartório.

Aproveito para informar que o IMT, no montante de 1.162,50 €, deverá ser pago previamente.

Com elevada consideração,

Abílio Senra
Advogado, C.P. 5512P
Rua da Boavista de Cima, 201, 2.º, Porto`,
    expected: [at('2027-03-01T17:00:00+01:00')],
  },
  {
    name: 'pt: patient cancels a physiotherapy appointment',
    sentAt: '2027-03-03T19:22:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Ilda Carriço <ildacarrico@caixapostal.example>',
    subject: 'desmarcar',
    text: `Boa noite,

Venho por este meio desmarcar a sessão de amanhã às 18h30 com a fisioterapeuta Inês, fiquei de cama com gripe e o médico mandou-me ficar em casa. Quando estiver melhor telefono para combinarmos outro dia.

Desculpem avisar tão em cima da hora.
Ilda Carriço (utente n.º 2096)`,
    expected: [],
  },
  {
    name: 'pt: Brazilian invoice with due date and bank hours',
    sentAt: '2027-06-02T08:00:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Financeiro Embalagens Jataí <financeiro@embalagensjatai.example>',
    subject: 'Boleto NF 008.214 - vencimento 10/06',
    text: `Prezado cliente,

Segue o boleto referente à NF-e 008.214, emitida em 01/06/2027.

Valor: R$ 2.347,80
Vencimento: quinta-feira, 10/06/2027
Pagamentos feitos até as 16h são compensados no mesmo dia; após as 16h, no próximo dia útil.
Após o vencimento: multa de 2% e juros de 1% ao mês.

A mercadoria já foi coletada e tem previsão de entrega para 04/06, entre 8h e 12h.

Dúvidas? Fale com a gente de segunda a sexta, das 8h às 17h30, pelo (16) 5555-0107.

Atenciosamente,
Juliana - Contas a Receber`,
    expected: [],
  },
  {
    name: 'pt: parcel notice with delivery window in JSON-LD',
    sentAt: '2027-05-05T19:48:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Andorinha Expresso <nao-responder@andorinhaexpresso.example>',
    subject: 'A sua encomenda AE77120394 chega amanhã',
    text: `Olá,

A encomenda AE77120394, enviada por Papelaria Horizonte, será entregue amanhã, quinta-feira, 6 de maio, entre as 10h00 e as 13h00.

Morada: Travessa dos Oleiros, 9, Coimbra
Volumes: 2 (11,4 kg)

Se não estiver ninguém, a encomenda segue para o ponto de recolha Quiosque da Sé (aberto das 8h às 20h), onde fica 5 dias úteis.

Andorinha Expresso`,
    html: `<html><head><script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "ParcelDelivery",
  "trackingNumber": "AE77120394",
  "carrier": { "@type": "Organization", "name": "Andorinha Expresso" },
  "deliveryAddress": {
    "@type": "PostalAddress",
    "streetAddress": "Travessa dos Oleiros, 9",
    "addressLocality": "Coimbra",
    "addressCountry": "PT"
  },
  "expectedArrivalFrom": "2027-05-06T10:00:00+01:00",
  "expectedArrivalUntil": "2027-05-06T13:00:00+01:00",
  "partOfOrder": {
    "@type": "Order",
    "orderNumber": "PH-30381",
    "merchant": { "@type": "Organization", "name": "Papelaria Horizonte" }
  }
}
</script></head><body>
<p>Olá,</p>
<p>A encomenda <b>AE77120394</b>, enviada por Papelaria Horizonte, será entregue amanhã, quinta-feira, 6 de maio, entre as 10h00 e as 13h00.</p>
<p>Morada: Travessa dos Oleiros, 9, Coimbra<br>Volumes: 2 (11,4 kg)</p>
<p>Se não estiver ninguém, a encomenda segue para o ponto de recolha Quiosque da Sé (aberto das 8h às 20h), onde fica 5 dias úteis.</p>
<p>Andorinha Expresso</p></body></html>`,
    expected: [],
  },
  {
    name: 'pt: Brazilian newsletter advertises a live class',
    sentAt: '2027-09-06T07:30:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Lucra+ Academia <novidades@lucramais.example>',
    subject: '🔥 Você está pronto para dobrar seu faturamento?',
    text: `Oi, empreendedor(a)!

Nesta quinta, 9 de setembro, às 20h, tem AULÃO GRATUITO AO VIVO com o mestre das vendas Tadeu Rocha!

✅ Como cobrar mais sem perder cliente
✅ O funil de 3 passos
✅ Bônus surpresa pra quem ficar até o final

👉 Garanta sua vaga: https://lucramais.example/aulao

E tem mais: até domingo, 23h59, o Método Lucra+ sai de R$ 1.997 por 12x de R$ 97!

Você recebeu este e-mail porque se cadastrou em nosso site.
Descadastrar: https://lucramais.example/sair`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'pt: Portuguese supplier is loosely available, proposes no time',
    sentAt: '2027-04-22T11:11:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Leonel Frazão <leonel@frazaovinhos.example>',
    subject: 'Re: Prova dos brancos novos',
    text: `Viva Catarina,

Com todo o gosto levo aí as garrafas. Na próxima semana ando pela zona de Setúbal quase todos os dias, e às segundas costumo ter a tarde mais folgada. Diga a Catarina o que lhe dá mais jeito e eu organizo-me.

O Encruzado de 2026 está a 6,90 € para caixas de 12.

Um abraço
Leonel Frazão
Frazão Vinhos - Nelas
Adega aberta de 3.ª a sáb., 10h-13h e 14h30-18h`,
    expected: [],
  },
  {
    name: "pt: Brazilian thanks for a past meeting and names a colleague's bank meeting",
    sentAt: '2027-01-28T16:02:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Cristina Yamada <cristina.yamada@colegiohorizontino.example>',
    subject: 'Obrigada pela reunião',
    text: `Prezados,

Agradeço a atenção de vocês na reunião de ontem, das 10h às 11h30. A proposta da reforma da quadra ficou bem clara para a diretoria.

O nosso tesoureiro, Paulo, tem reunião com o banco amanhã às 11h para tratar do financiamento. Assim que eu tiver a resposta dele, entro em contato para combinarmos os próximos passos.

Cordialmente,
Cristina Yamada
Diretora Administrativa - Colégio Horizontino
Secretaria: 7h às 19h`,
    expected: [],
  },
  {
    name: 'pt: Brazilian out-of-office reply',
    sentAt: '2027-07-13T10:17:00-03:00',
    timezone: 'America/Fortaleza',
    from: 'Henrique Sá <henrique.sa@graficacajueiro.example>',
    subject: 'Resposta automática: Arte final do catálogo',
    text: `Olá! Estou de férias de 12 a 23/07, sem acesso ao e-mail. Volto na segunda-feira, 26/07, às 8h.

Para assuntos urgentes procure a Lidiane (lidiane@graficacajueiro.example, ramal 23), de segunda a sexta, das 8h às 12h e das 13h30 às 17h.

Henrique Sá
Pré-impressão`,
    expected: [],
  },
  {
    name: 'pt: Portuguese restaurant head waiter sends the rota of others',
    sentAt: '2027-08-05T23:10:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Bruno Salgueiro <bruno@marisqueiraodique.example>',
    subject: 'escala da sala p/ fds',
    text: `Boas Dona Fernanda

só pra ficar aí registado no escritório, a escala da sala pro fim de semana:

sex 6 - Kátia 11h30-16h, Iúri 18h-24h
sáb 7 - Kátia 18h-24h, Iúri 11h30-16h, Dulce 19h-23h
dom 8 - Dulce 11h30-16h, Iúri 11h30-17h

a Kátia trocou com a Dulce no domingo, tem o batizado do sobrinho às 15h
as horas extra de julho mando depois numa folha

Bruno`,
    expected: [],
  },
  {
    name: 'pt: Brazilian hosting company announces a maintenance window',
    sentAt: '2027-10-19T09:00:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Nuvem Ipê Hospedagem <avisos@nuvemipe.example>',
    subject: '[Aviso] Manutenção programada - servidores sp-04 e sp-07',
    text: `Prezado(a) cliente,

Informamos que realizaremos manutenção programada nos servidores abaixo:

Início: domingo, 24/10/2027, 01:00 (horário de Brasília)
Término previsto: 24/10/2027, 05:00
Serviços afetados: e-mail e banco de dados

Durante a janela poderão ocorrer interrupções de até 20 minutos. Nenhuma ação é necessária da sua parte.

Chamado interno: MNT-20271024-02
Equipe de Infraestrutura - Nuvem Ipê

Gerenciar avisos: https://painel.nuvemipe.example/avisos`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'pt: Portuguese client declines a quoted time without another',
    sentAt: '2027-12-02T09:36:00+00:00',
    timezone: 'Atlantic/Madeira',
    from: 'Zita Gouveia <zita.gouveia@floresdocurral.example>',
    subject: 'Re: Passar aí com o terminal novo',
    text: `Terça às 15h não me dá, tenho a loja cheia com os arranjos de Natal. Depois digo-lhe quando posso.

Zita

No dia 01/12/2027 às 17:40, Dinis Teles escreveu:
> Boa tarde D. Zita,
> já cá tenho o terminal de pagamento novo. Posso passar aí na terça, dia 7, às 15h para o instalar?
> Cumprimentos, Dinis Teles
> Terminais Funchalpag`,
    expected: [],
  },
  {
    name: 'pt: Portuguese ICS cancellation of a board meeting',
    sentAt: '2027-03-31T15:05:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Clube Náutico da Barra <secretaria@cnbarra.example>',
    subject: 'Cancelado: Reunião de direção',
    text: `Caros colegas,

Por falta de quórum, a reunião de direção do dia 7 de abril, às 21h00, fica sem efeito. A nova data será comunicada oportunamente.

Saudações náuticas,
A Secretaria
Clube Náutico da Barra`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//CN Barra//Calendario//PT
VERSION:2.0
METHOD:CANCEL
BEGIN:VEVENT
UID:direcao-2027-04@cnbarra.example
DTSTAMP:20270331T140400Z
DTSTART:20270407T200000Z
DTEND:20270407T220000Z
SUMMARY:Reunião de direção
LOCATION:Sede do clube
ORGANIZER;CN=Secretaria:mailto:secretaria@cnbarra.example
ATTENDEE:mailto:geral@velasdabarra.example
SEQUENCE:1
STATUS:CANCELLED
END:VEVENT
END:VCALENDAR`),
    expected: [],
  },
  {
    name: 'pt: Brazilian software vendor only gives a booking link',
    sentAt: '2027-02-04T13:29:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Igor Benevides <igor@petagenda.example>',
    subject: 'Teste grátis da sua clínica + conversa rápida',
    text: `Oi, Dra. Patrícia! Aqui é o Igor, da PetAgenda.

Vi que a clínica criou a conta de teste ontem às 22h14 (madrugando, hein? rs). O teste vai até 18/02 e depois o plano fica em R$ 149/mês.

Se quiser, faço uma demonstração de 20 minutos pra senhora e pra recepção. É só escolher o horário que preferir aqui: https://agenda.petagenda.example/igor/demo-20min

Fico à disposição!

Igor Benevides
Sucesso do Cliente
Suporte por chat: todos os dias, das 7h às 22h`,
    expected: [],
  },
  {
    name: 'pt: Portuguese journalist tells when the report is broadcast',
    sentAt: '2027-11-26T18:51:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Filipa Noronha <filipa.noronha@canalserra.example>',
    subject: 'A vossa reportagem',
    text: `Olá Sr. Américo,

Só para o avisar de que a peça sobre a vossa olaria já está montada e ficou linda, a sua mãe a trabalhar o barro é um espanto. Passa no Canal Serra na terça-feira, dia 30, às 20h45, a seguir ao noticiário, e repete na quarta às 13h15. Depois fica disponível no nosso site.

Mais uma vez obrigada por nos terem recebido. O livro que me emprestou envio-lho pelo correio na semana que vem.

Um beijinho à família,
Filipa Noronha`,
    expected: [],
  },
];
