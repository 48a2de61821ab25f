import { at, crlf, type DetectionMail, days } from '../mail.ts';

export const portugueseMails: DetectionMail[] = [
  {
    name: 'pt: customer asks for a visit to measure a kitchen, two slots',
    sentAt: '2027-01-12T09:41:00-03:00', // Tuesday
    timezone: 'America/Sao_Paulo',
    from: 'Rosângela Pimentel <rosangela.pimentel@correio.example>',
    subject: 'Medição da cozinha',
    text: `Bom dia, pessoal da Marcenaria Ipê!

Recebi o orçamento nº 4471 (R$ 18.350,00) e gostei bastante. Antes de fechar queria que vocês viessem tirar as medidas de novo, porque mudamos a pia de lugar.

Vocês conseguem vir na quinta-feira, dia 14, às 8h30? Se não der, na sexta (15/01) às 14h também estou em casa.

O porteiro precisa do nome e do RG de quem vier.

Obrigada,
Rosângela
(11) 90000-4417`,
    expected: [at('2027-01-14T08:30:00-03:00'), at('2027-01-15T14:00:00-03:00')],
  },
  {
    name: 'pt: accountant in Lisbon proposes a closing meeting beside a tax deadline',
    sentAt: '2027-02-03T16:20:00+00:00', // Wednesday
    timezone: 'Europe/Lisbon',
    from: 'Helena Quaresma <helena@quaresmacontas.example>',
    subject: 'Fecho de contas 2026',
    text: `Exmo. Senhor Eng.º Tavares,

Na sequência da nossa conversa telefónica de ontem, venho propor que nos reunamos no nosso escritório na próxima segunda-feira, 8 de fevereiro, pelas 10h30, para analisar o fecho de contas. Contamos com cerca de uma hora e meia.

Recordo que a declaração periódica do IVA tem de ser submetida até dia 20 e o pagamento efetuado até dia 25.

Agradeço que traga os extratos bancários de dezembro.

Com os melhores cumprimentos,

Helena Quaresma
Contabilista Certificada
Tel. 210 000 318 | Atendimento: seg. a sex., 9h00-12h30 e 14h00-18h00`,
    expected: [at('2027-02-08T10:30:00+00:00', '2027-02-08T12:00:00+00:00')],
  },
  {
    name: 'pt: parcel delivery window, nothing to attend',
    sentAt: '2027-03-16T18:02:00+00:00', // Tuesday
    timezone: 'Europe/Lisbon',
    from: 'Expresso Norte <notificacoes@expressonorte.example>',
    subject: 'A sua encomenda EN558213907PT chega amanhã',
    text: `Olá,

A sua encomenda EN558213907PT está a caminho.

Entrega prevista: quarta-feira, 17/03/2027, entre as 10h00 e as 13h00.
Remetente: Parafusos & Companhia, Lda.

Se não estiver ninguém na morada, deixamos a encomenda no ponto de recolha mais próximo, onde pode ser levantada das 9h às 19h durante 5 dias úteis.

Expresso Norte
Esta mensagem é automática, por favor não responda.`,
    expected: [],
  },
  {
    name: 'pt: terse lowercase colleague, tomorrow at ten',
    sentAt: '2027-03-22T17:55:00-03:00', // Monday
    timezone: 'America/Sao_Paulo',
    from: 'Tiago Brandt <tiago@agenciacaju.example>',
    subject: 'call cliente',
    text: `oi bia

consegue amanha 10h? o cara da padaria quer ver os layouts com a gente, meia horinha só

te mando o link depois

t.`,
    expected: [at('2027-03-23T10:00:00-03:00', '2027-03-23T10:30:00-03:00')],
  },
  {
    name: 'pt: customer accepts the second slot of quoted proposal',
    sentAt: '2027-04-07T08:15:00+01:00', // Wednesday
    timezone: 'Europe/Lisbon',
    from: 'Nuno Salgueiro <nuno.salgueiro@vinhasdolima.example>',
    subject: 'Re: Visita à adega',
    text: `Bom dia Catarina,

A segunda opção é perfeita para nós, fica combinado. Somos quatro.

Um abraço,
Nuno

No dia 06/04/2027, às 17:31, Catarina Lobo <catarina@rotulosefitas.example> escreveu:
> Caro Nuno,
>
> para lhe mostrarmos as novas amostras de rótulos podemos recebê-los:
>
> - terça-feira, 13 de abril, às 11h00
> - quinta-feira, 15 de abril, às 15h30
>
> Qual prefere?
>
> Catarina Lobo
> Rótulos & Fitas`,
    expected: [at('2027-04-15T15:30:00+01:00')],
  },
  {
    name: 'pt: condominium manager announces lift maintenance window',
    sentAt: '2027-05-04T10:00:00-03:00', // Tuesday
    timezone: 'America/Sao_Paulo',
    from: 'Administradora Horizonte <avisos@horizonteadm.example>',
    subject: 'Manutenção do elevador - Ed. Jacarandá',
    text: `Prezados condôminos e lojistas,

Informamos que no dia 06/05 (quinta-feira), das 9h às 12h, o elevador social ficará parado para manutenção preventiva. Pedimos que utilizem o elevador de serviço.

A taxa condominial de maio vence no dia 10. Após o vencimento incide multa de 2%.

Atenciosamente,
Administradora Horizonte
Plantão: (31) 3000-7720, de segunda a sexta, das 8h às 17h30`,
    expected: [],
  },
  {
    name: 'pt: dentist appointment reminder with clinic hours',
    sentAt: '2027-05-11T12:00:00-03:00', // Tuesday
    timezone: 'America/Sao_Paulo',
    from: 'Clínica Sorriso Leve <agenda@sorrisoleve.example>',
    subject: 'Lembrete de consulta',
    text: `Olá, Marcos Aurélio!

Passando para lembrar da sua consulta:

Data: 13/05/2027 (quinta-feira)
Horário: 16:40
Profissional: Dra. Lívia Anselmo (CRO 00000)
Endereço: Rua das Acácias, 210, sala 34

Para desmarcar, avise com pelo menos 24 horas de antecedência pelo WhatsApp (41) 90000-1188.

Horário de funcionamento: seg a sex das 8h às 19h, sáb das 8h às 12h.`,
    expected: [at('2027-05-13T16:40:00-03:00')],
  },
  {
    name: 'pt: moved from Tuesday to Wednesday, formal Portugal',
    sentAt: '2027-06-14T09:05:00+01:00', // Monday
    timezone: 'Europe/Lisbon',
    from: 'Graça Monteverde <graca.monteverde@cm-ribeiranova.example>',
    subject: 'Alteração da vistoria - Proc. 118/2027',
    text: `Exmos. Senhores,

Por impedimento do técnico responsável, a vistoria ao estabelecimento sito na Rua do Poço, n.º 14, agendada para terça-feira, dia 15 de junho, às 9h30, passa para quarta-feira, dia 16 de junho, às 14h15.

Solicita-se a presença de um representante da empresa, munido do alvará de utilização.

Com os melhores cumprimentos,

Graça Monteverde
Divisão de Urbanismo
Câmara Municipal de Ribeira Nova
Atendimento ao público: dias úteis, das 9h00 às 16h00`,
    expected: [at('2027-06-16T14:15:00+01:00')],
  },
  {
    name: 'pt: declines a time without giving another',
    sentAt: '2027-06-21T19:12:00-03:00', // Monday
    timezone: 'America/Sao_Paulo',
    from: 'Edmilson Farias <edmilson.farias@tintascerrado.example>',
    subject: 'Re: reunião quarta',
    text: `Fala, Paulo, tudo bem?

Quarta às 15h não vou conseguir, estou com a agenda tomada. Semana que vem fica mais tranquilo, as manhãs costumam ser boas pra mim. Me diz o que funciona aí.

Abraço
Edmilson`,
    expected: [],
  },
  {
    name: 'pt: job applicant confirms interview, words for half past',
    sentAt: '2027-07-06T21:40:00-03:00', // Tuesday
    timezone: 'America/Sao_Paulo',
    from: 'Jéssica Nogueira <jessica.nogueira.dev@correio.example>',
    subject: 'Re: Entrevista - vaga de recepcionista',
    text: `Boa noite, dona Márcia!

Muito obrigada pela oportunidade!! Confirmo a entrevista na sexta-feira às nove e meia da manhã, aí na clínica. Levo o currículo impresso e a carteira de trabalho.

Atualmente trabalho das 13h às 19h, então de manhã é tranquilo.

Até lá,
Jéssica Nogueira
(62) 90000-5521`,
    expected: [at('2027-07-09T09:30:00-03:00')],
  },
  {
    name: 'pt: ICS invitation from a supplier',
    sentAt: '2027-07-19T11:30:00+01:00', // Monday
    timezone: 'Europe/Lisbon',
    from: 'Ricardo Vilhena <ricardo.vilhena@softgest.example>',
    subject: 'Convite: Arranque do projeto de faturação',
    text: `Boa tarde a todos,

Segue o convite para o arranque do projeto. Qualquer coisa digam.

Ricardo Vilhena
SoftGest | 220 000 914`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//SoftGest//Agenda 4.2//PT
METHOD:REQUEST
BEGIN:VEVENT
UID:7f1c2a90-arranque@softgest.example
DTSTAMP:20270719T103000Z
DTSTART:20270722T090000Z
DTEND:20270722T103000Z
SUMMARY:Arranque do projeto de faturação
LOCATION:Sala 2\\, SoftGest
ORGANIZER;CN=Ricardo Vilhena:mailto:ricardo.vilhena@softgest.example
ATTENDEE;CN=Geral;RSVP=TRUE:mailto:geral@papelariacentral.example
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-07-22T10:00:00+01:00', '2027-07-22T11:30:00+01:00')],
  },
  {
    name: 'pt: newsletter with webinar date, bulk',
    sentAt: '2027-08-10T07:00:00-03:00', // Tuesday
    timezone: 'America/Sao_Paulo',
    from: 'Varejo em Foco <news@varejoemfoco.example>',
    subject: 'Aula grátis: como vender mais no Dia das Crianças',
    isBulk: true,
    text: `VAREJO EM FOCO | edição 212

Nesta quinta-feira, 12 de agosto, às 20h, tem aula gratuita ao vivo com o nosso time: 5 passos para encher a loja em outubro.

> Garanta sua vaga: https://varejoemfoco.example/aula-gratis

E mais: até domingo, o curso completo sai por 12x de R$ 49,90.

Você recebe este e-mail porque se cadastrou no nosso site. Para sair da lista, clique aqui.`,
    expected: [],
  },
  {
    name: 'pt: technician comes between eight and ten',
    sentAt: '2027-08-17T14:22:00-03:00', // Tuesday
    timezone: 'America/Sao_Paulo',
    from: 'Refrigeração Polo Sul <atendimento@polosulfrio.example>',
    subject: 'OS 20931 - visita técnica',
    text: `Boa tarde, Sr. Valdir.

Referente à OS 20931 (câmara fria não gela): nosso técnico Adailton vai até o restaurante depois de amanhã, 19/08, entre 8h e 10h. Alguém precisa estar no local para abrir a casa de máquinas.

A visita custa R$ 180,00, abatidos do conserto se aprovado. A garantia da peça é de 90 dias.

Att.,
Suelen
Refrigeração Polo Sul`,
    expected: [at('2027-08-19T08:00:00-03:00', '2027-08-19T10:00:00-03:00')],
  },
  {
    name: 'pt: Brazilian client converts time for the Portuguese agency',
    sentAt: '2027-09-08T15:10:00-03:00', // Wednesday
    timezone: 'Europe/Lisbon',
    from: 'Camila Drummond <camila@drummondeventos.example>',
    subject: 'Briefing do site novo',
    text: `Oi, Inês! Tudo certinho por aí?

Consegui juntar todo mundo do meu lado. Podemos fazer o briefing na terça, 14 de setembro, às 10h de Brasília (14h em Lisboa)? Acho que uma hora resolve.

Já te adianto que o prazo da diretoria para ter o site no ar é 30 de novembro.

Beijo,
Camila

Drummond Eventos
+55 21 90000-3306`,
    expected: [at('2027-09-14T14:00:00+01:00', '2027-09-14T15:00:00+01:00')],
  },
  {
    name: 'pt: meeting cancelled without a new date',
    sentAt: '2027-09-20T08:47:00+01:00', // Monday
    timezone: 'Europe/Lisbon',
    from: 'Duarte Penha <duarte.penha@penhaarquitetos.example>',
    subject: 'Reunião de obra de amanhã sem efeito',
    text: `Bom dia,

O empreiteiro está com covid e por isso a reunião de obra de amanhã, 21/09, às 11h00, fica sem efeito. Peço desculpa pelo aviso em cima da hora. Assim que ele estiver recuperado volto ao contacto para marcarmos outra.

Cumprimentos,
Duarte Penha, arq.`,
    expected: [],
  },
  {
    name: 'pt: trade fair together, whole days',
    sentAt: '2027-09-27T18:30:00+01:00', // Monday
    timezone: 'Europe/Lisbon',
    from: 'Luísa Bettencourt <luisa@ceramicasdovouga.example>',
    subject: 'Feira da Cerâmica',
    text: `Olá Xavier!

Já tratei de tudo para a Feira da Cerâmica em Aveiro: vamos os dois, sexta e sábado, 15 e 16 de outubro. Os bilhetes de expositor (2 x 35 €) já estão pagos e o stand é o B-27.

Falta só imprimir os catálogos, a gráfica precisa dos ficheiros até dia 6.

Beijinhos,
Luísa`,
    expected: [days('2027-10-15', '2027-10-17')],
  },
  {
    name: 'pt: restaurant reservation as JSON-LD',
    sentAt: '2027-10-13T20:05:00-03:00', // Wednesday
    timezone: 'America/Sao_Paulo',
    from: 'MesaPronta <reservas@mesapronta.example>',
    subject: 'Reserva confirmada: Cantina da Nonna Pina',
    text: `Sua reserva está confirmada!

Cantina da Nonna Pina
6 pessoas, em nome de Otávio Reis
Código: MP-77K2

Veja os detalhes ou cancele no aplicativo.`,
    html: `<html><head><script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "FoodEstablishmentReservation",
  "reservationNumber": "MP-77K2",
  "reservationStatus": "http://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "Otávio Reis" },
  "reservationFor": {
    "@type": "FoodEstablishment",
    "name": "Cantina da Nonna Pina",
    "address": { "@type": "PostalAddress", "streetAddress": "Rua Treze, 88", "addressLocality": "São Paulo", "addressCountry": "BR" }
  },
  "startTime": "2027-10-15T12:30:00-03:00",
  "partySize": "6"
}
</script></head><body><p>Sua reserva está confirmada!</p><p>Cantina da Nonna Pina<br>6 pessoas, em nome de Otávio Reis<br>Código: MP-77K2</p><p>Veja os detalhes ou cancele no aplicativo.</p></body></html>`,
    expected: [at('2027-10-15T12:30:00-03:00')],
  },
  {
    name: 'pt: supplier tells about his own trip and appointments in passing',
    sentAt: '2027-11-08T10:26:00-03:00', // Monday
    timezone: 'America/Sao_Paulo',
    from: 'Wagner Sposito <wagner.sposito@couroecia.example>',
    subject: 'Amostras de couro',
    text: `Bom dia, Lenita!

As amostras seguem hoje pelo correio, devem chegar até quinta. Desculpe a demora: estou na correria, amanhã às 9h tenho reunião com o contador, quarta meu voo pra Franca sai às 6h20 e só volto na sexta à noite.

Qualquer dúvida sobre os preços, é só me escrever. A tabela vale até 30/11.

Abs,
Wagner`,
    expected: [],
  },
  {
    name: 'pt: parents association board dinner, weeks ahead, reply deadline',
    sentAt: '2027-11-15T22:03:00+00:00', // Monday
    timezone: 'Europe/Lisbon',
    from: 'Anabela Fragoso <anabela.fragoso@apescoladomar.example>',
    subject: 'Jantar da direção',
    text: `Cara Teresa,

Como já vem sendo tradição, a direção da associação de pais janta toda junta antes do Natal. Este ano será na sexta-feira, 10 de dezembro, às 20h, no restaurante O Barco. Cada um paga o seu (menu a 22 €).

Preciso de saber até ao fim do mês se vens e se trazes o marido.

Um beijinho,
Anabela`,
    expected: [at('2027-12-10T20:00:00+00:00')],
  },
  {
    name: 'pt: invoice with due date and past meeting',
    sentAt: '2027-12-02T09:00:00-03:00', // Thursday
    timezone: 'America/Sao_Paulo',
    from: 'Financeiro Gráfica Aurora <financeiro@graficaaurora.example>',
    subject: 'NF 10.882 e boleto',
    text: `Prezada Cristiane,

Conforme conversado na reunião de segunda-feira (29/11, às 14h), segue em anexo a nota fiscal 10.882, no valor de R$ 3.420,00, com boleto para o dia 15/12/2027.

O pagamento deve ser feito até as 22h do dia do vencimento para não gerar juros.

Qualquer dúvida, estamos à disposição de segunda a sexta, das 8h às 18h.

Atenciosamente,
Depto. Financeiro
Gráfica Aurora`,
    expected: [],
  },
  {
    name: 'pt: forwarded request, forwarder asks the reader to take the slot',
    sentAt: '2027-01-26T11:14:00+00:00', // Tuesday
    timezone: 'Europe/Lisbon',
    from: 'Filipa Roxo <filipa@roxoimoveis.example>',
    subject: 'Fwd: Visita T2 Benfica',
    text: `Bruno, consegues fazer tu esta visita? Já confirmei com a senhora: quinta às 18h15, à porta do prédio. As chaves estão na gaveta, envelope 27.

F.

---------- Mensagem reencaminhada ----------
De: Dulce Marçal <dulce.marcal@correio.example>
Data: segunda, 25/01/2027 às 20:48
Assunto: Visita T2 Benfica
Para: Roxo Imóveis

Boa noite,
vi o anúncio do T2 em Benfica (1.150 €/mês). Seria possível visitar esta semana? Só posso depois das 18h.
Obrigada
Dulce Marçal`,
    expected: [at('2027-01-28T18:15:00+00:00')],
  },
  {
    name: 'pt: list of three slots for a call, with end times',
    sentAt: '2027-02-17T10:33:00-03:00', // Wednesday
    timezone: 'America/Sao_Paulo',
    from: 'Priscila Yamada <priscila.yamada@rhcaminhos.example>',
    subject: 'Conversa sobre o plano de saúde dos funcionários',
    text: `Olá, Sr. Hélio, bom dia.

Obrigada pelo retorno! Para apresentar as três cotações por vídeo, tenho estes horários:

• 22/02 (seg) – 09h00 às 09h45
• 23/02 (ter) – 16h15 às 17h00
• 25/02 (qui) – 11h30 às 12h15

Qual fica melhor para o senhor? As cotações têm validade até 05/03.

Atenciosamente,

Priscila Yamada
Consultora de Benefícios
RH Caminhos | (19) 3000-4142`,
    expected: [
      at('2027-02-22T09:00:00-03:00', '2027-02-22T09:45:00-03:00'),
      at('2027-02-23T16:15:00-03:00', '2027-02-23T17:00:00-03:00'),
      at('2027-02-25T11:30:00-03:00', '2027-02-25T12:15:00-03:00'),
    ],
  },
  {
    name: 'pt: lunch proposal Thursday of next week, chatty',
    sentAt: '2027-03-03T13:20:00-03:00', // Wednesday
    timezone: 'America/Sao_Paulo',
    from: 'Beto Carrasco <beto@carrascomoveis.example>',
    subject: 'quanto tempo!',
    text: `Grande Sérgio!!

Rapaz, faz o quê, uns dois anos que a gente não senta pra conversar? A última vez foi naquela feira em Bento, em 2025, chovendo canivete.

Vou estar aí em Curitiba na semana que vem. Bora almoçar na quinta, dia 11, meio-dia e meia, naquela churrascaria perto da sua loja? Eu pago, hein, te devo uma desde o negócio das cadeiras.

Meu filho manda lembranças, começou a faculdade segunda passada, acredita?

Abração,
Beto`,
    expected: [at('2027-03-11T12:30:00-03:00')],
  },
  {
    name: 'pt: opening hours over Easter, tempting but none',
    sentAt: '2027-03-19T12:00:00+00:00', // Friday
    timezone: 'Europe/Lisbon',
    from: 'Ferragens Almeida & Filhos <loja@ferragensalmeida.example>',
    subject: 'Horário da Páscoa',
    text: `Estimado cliente,

Na semana da Páscoa o nosso armazém funciona com o seguinte horário:

quinta-feira, 25 de março: 8h30 – 13h00
sexta-feira, 26 de março: encerrado
sábado, 27 de março: 9h00 – 12h00

As encomendas feitas até às 16h de terça-feira, dia 23, ainda saem nessa semana.

Boa Páscoa!
Ferragens Almeida & Filhos`,
    expected: [],
  },
  {
    name: 'pt: quarter to three spoken, doctor of occupational medicine',
    sentAt: '2027-04-12T09:58:00-03:00', // Monday
    timezone: 'America/Sao_Paulo',
    from: 'MedTrab Ocupacional <exames@medtrab.example>',
    subject: 'exame admissional - José Ribamar',
    text: `Bom dia

consegui encaixar o senhor para o exame admissional amanha, quinze para as tres da tarde, com o dr. Fausto. vir com documento com foto, nao precisa estar em jejum

nosso endereço é Av. Brasil 1402, 2o andar. a clinica fecha as 17

obrigada
Neide - recepçao`,
    expected: [at('2027-04-13T14:45:00-03:00')],
  },
  {
    name: 'pt: video call invitation with a conference link, reader in the Azores, mainland time given',
    sentAt: '2027-04-20T15:45:00+01:00', // Tuesday
    timezone: 'Atlantic/Azores',
    from: 'Sofia Arrobas <sofia.arrobas@turismoemrede.example>',
    subject: 'Sessão de formação na plataforma de reservas',
    text: `Olá Gualter,

Fica então marcada a sua sessão individual de formação:

Sexta-feira, 23 de abril de 2027
15h00 – 16h00 (hora de Lisboa)
Ligação: https://meet.turismoemrede.example/gua-ltr-23

Tenha consigo o e-mail e a palavra-passe que lhe enviámos na semana passada.

Até sexta!
Sofia Arrobas
Turismo em Rede | Apoio ao cliente: dias úteis 9h-18h | 211 000 665`,
    expected: [at('2027-04-23T14:00:00+00:00', '2027-04-23T15:00:00+00:00')],
  },
  {
    name: 'pt: quoted old times only, new text just thanks',
    sentAt: '2027-05-13T16:31:00-03:00', // Thursday
    timezone: 'America/Sao_Paulo',
    from: 'Vânia Goulart <vania@goulartadvocacia.example>',
    subject: 'Re: Re: contrato social',
    text: `Recebido, Jorge, obrigada! Vou ler a minuta com calma e te mando as observações por escrito, assim nem precisamos nos reunir.

Vânia Goulart
OAB/SC 00.000

Em qui., 13 de mai. de 2027 às 11:02, Jorge Lemes <jorge@lemesconfeccoes.example> escreveu:
> Vânia, segue a minuta. Se preferir conversar pessoalmente, posso
> segunda, 17/05, às 10h ou terça, 18/05, às 15h.
> Jorge`,
    expected: [],
  },
  {
    name: 'pt: landlord comes with the plumber, earlier time replaced',
    sentAt: '2027-05-25T20:17:00+01:00', // Tuesday
    timezone: 'Europe/Lisbon',
    from: 'Armindo Serra <armindo.serra@correio.example>',
    subject: 'infiltração na loja',
    text: `Boa noite D. Conceição

O canalizador do seguro já me ligou. Tinha dito à senhora quinta às 9, mas afinal ele só pode na sexta, dia 28, às 17h30. Eu vou com ele. Se a senhora puder tirar as caixas de junto da parede agradecia.

A renda de junho pode pagar como de costume até ao dia 8.

Armindo Serra
960 000 127`,
    expected: [at('2027-05-28T17:30:00+01:00')],
  },
  {
    name: 'pt: staff rota of the other side',
    sentAt: '2027-06-10T08:30:00-03:00', // Thursday
    timezone: 'America/Sao_Paulo',
    from: 'Limpeza Brilho Total <operacao@brilhototal.example>',
    subject: 'Escala da equipe - semana 14 a 18/06',
    text: `Bom dia!

Segue a escala da nossa equipe no seu escritório para a próxima semana:

Seg 14/06 - Marlene - 18h às 21h
Ter 15/06 - Marlene - 18h às 21h
Qua 16/06 - Josiane - 18h às 21h
Qui 17/06 - Marlene - 18h às 21h
Sex 18/06 - Josiane - 17h às 20h

O acesso é feito com o crachá, não é preciso ninguém da sua empresa no local.

Cláudia
Operações`,
    expected: [],
  },
  {
    name: 'pt: safety training, whole day for the reader',
    sentAt: '2027-06-23T09:26:00-03:00', // Wednesday
    timezone: 'America/Sao_Paulo',
    from: 'Anderson Klein <anderson.klein@segnorma.example>',
    subject: 'Inscrição confirmada - NR-35',
    text: `Olá, Wesley.

Sua inscrição no treinamento NR-35 Trabalho em Altura está confirmada:

Dia 02 de julho de 2027, sexta-feira, o dia inteiro
Local: Centro de Treinamento SegNorma, Joinville

O almoço está incluso. Vir de calça comprida e botina. O certificado sai em até 5 dias úteis e vale por dois anos.

Anderson Klein
SegNorma Treinamentos
(47) 3000-2019`,
    expected: [days('2027-07-02')],
  },
  {
    name: 'pt: yes that works to a quoted single time, with a changed place',
    sentAt: '2027-07-14T07:52:00-04:00', // Wednesday
    timezone: 'America/Manaus',
    from: 'Raimundo Castelo <raimundo@castelonautica.example>',
    subject: 'RES: Vistoria do motor',
    text: `Bom dia, Débora. Pode ser sim, nesse horário está ótimo. Só que o barco vai estar na marina do Tarumã, não no estaleiro.

Raimundo

________________________________
De: Débora Assunção <debora@segurosrionegro.example>
Enviada em: terça-feira, 13 de julho de 2027 16:05
Para: Raimundo Castelo
Assunto: Vistoria do motor

Seu Raimundo, boa tarde!
Posso ir com o perito na segunda-feira, 19/07, às 8h, para a vistoria do motor de popa?
Débora`,
    expected: [at('2027-07-19T08:00:00-04:00')],
  },
  {
    name: 'pt: cancelled ICS',
    sentAt: '2027-07-29T17:09:00-03:00', // Thursday
    timezone: 'America/Sao_Paulo',
    from: 'Letícia Bonfim <leticia.bonfim@pontalconsultoria.example>',
    subject: 'Cancelado: Revisão do orçamento',
    text: `Pessoal, o diretor pediu para adiar sem data definida. Estou tirando da agenda. Aviso quando tiver novidade.

Letícia`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Pontal//Calendario//PT-BR
VERSION:2.0
METHOD:CANCEL
BEGIN:VEVENT
UID:0a55e-revisao-orc@pontalconsultoria.example
SEQUENCE:2
STATUS:CANCELLED
DTSTAMP:20270729T200900Z
DTSTART:20270803T170000Z
DTEND:20270803T180000Z
SUMMARY:Cancelado: Revisão do orçamento
ORGANIZER;CN=Letícia Bonfim:mailto:leticia.bonfim@pontalconsultoria.example
ATTENDEE;CN=Escritório:mailto:contato@escritoriovila.example
END:VEVENT
END:VCALENDAR`),
    expected: [],
  },
  {
    name: 'pt: vague availability and parts of the day only',
    sentAt: '2027-08-24T14:41:00+01:00', // Tuesday
    timezone: 'Europe/Lisbon',
    from: 'Mafalda Teles <mafalda@telesdecor.example>',
    subject: 'Re: Cortinados',
    text: `Olá Rui,

Já escolhi o tecido, é o linho cru da página 14, a 38,90 €/m. Quanto à colocação, por mim podia ser na quinta à tarde ou então sexta de manhã, ainda não sei bem a que horas saio do trabalho. Ligo para vocês amanhã a combinar.

Obrigada!
Mafalda`,
    expected: [],
  },
  {
    name: 'pt: exhibition opening, guest invited by name, hour range',
    sentAt: '2027-09-02T11:11:00-03:00', // Thursday
    timezone: 'America/Sao_Paulo',
    from: 'Galeria Mandacaru <convites@galeriamandacaru.example>',
    subject: 'Querida Eunice, você vem?',
    text: `Querida Eunice,

as suas molduras fizeram toda a diferença, então a vernissage não teria graça sem você! Esperamos você e o Nelson no sábado, 18 de setembro, das 19h às 22h, aqui na galeria. Vai ter caldinho, cachaça boa e o seu nome na parede.

A exposição depois fica aberta ao público até 23 de outubro, de terça a sábado, das 10h às 18h.

Um beijo,
Ciça e equipe
Galeria Mandacaru
Rua da Aurora, 77 – Recife`,
    expected: [at('2027-09-18T19:00:00-03:00', '2027-09-18T22:00:00-03:00')],
  },
  {
    name: 'pt: tax office appointment with ISO date',
    sentAt: '2027-10-04T10:02:00+01:00', // Monday
    timezone: 'Europe/Lisbon',
    from: 'Serviço de Finanças <sf.agendamento@financas-local.example>',
    subject: 'Confirmação de atendimento por marcação',
    text: `Exmo(a). Contribuinte,

Confirma-se a marcação efetuada para atendimento presencial:

Assunto: IMI – reclamação
Data: 2027-10-18
Hora: 11h20
Balcão: 3
N.º da marcação: 00918-2027

Deve comparecer com 10 minutos de antecedência. Decorridos 15 minutos sobre a hora marcada, a marcação fica sem efeito.

Mensagem gerada automaticamente.`,
    expected: [at('2027-10-18T11:20:00+01:00')],
  },
  {
    name: 'pt: radio broadcast and product launch',
    sentAt: '2027-10-19T16:16:00-03:00', // Tuesday
    timezone: 'America/Sao_Paulo',
    from: 'Murilo Zanetti <murilo@cervejariazanetti.example>',
    subject: 'liga o rádio!!',
    text: `Galera,

a entrevista que gravei semana passada vai ao ar na Rádio Serrana amanhã às 7h40, quem quiser ouvir é 98,3. E a nossa IPA de pinhão chega às lojas na segunda, 25/10, podem já fazer os pedidos, caixa com 12 a R$ 168.

Valeu pela parceria de sempre!
Murilo`,
    expected: [],
  },
  {
    name: 'pt: two appointments agreed in one mail, first tomorrow, second after the clock change',
    sentAt: '2027-10-26T18:38:00+01:00', // Tuesday
    timezone: 'Europe/Lisbon',
    from: 'Vasco Portela <vasco.portela@portelainformatica.example>',
    subject: 'Servidor novo',
    text: `Boa tarde Dr.ª Isaura,

Conforme falámos ao telefone:

1) amanhã, quarta-feira, passo aí no consultório às 13h para ver o quadro elétrico (15 minutos chegam);
2) a instalação do servidor fica para a terça-feira seguinte, 2 de novembro, às 18h30, quando já não houver doentes.

O equipamento chega à nossa oficina na sexta. O valor é o do orçamento 2027/311.

Cumprimentos,
Vasco Portela`,
    expected: [at('2027-10-27T13:00:00+01:00', '2027-10-27T13:15:00+01:00'), at('2027-11-02T18:30:00+00:00')],
  },
  {
    name: 'pt: bakers meeting registration as JSON-LD event reservation',
    sentAt: '2027-11-17T13:13:00-03:00', // Wednesday
    timezone: 'America/Sao_Paulo',
    from: 'Ingressos Aqui <nao-responda@ingressosaqui.example>',
    subject: 'Sua inscrição no Encontro de Padeiros',
    text: `Oi, Geraldo!

Sua inscrição está garantida. Apresente o código IA-30481 na entrada.

Encontro de Padeiros do Vale
Clube Recreativo, Taubaté

Valor pago: R$ 60,00`,
    html: `<!DOCTYPE html>
<html lang="pt-BR"><body>
<script type="application/ld+json">
{"@context":"https://schema.org","@type":"EventReservation","reservationNumber":"IA-30481","reservationStatus":"https://schema.org/ReservationConfirmed","underName":{"@type":"Person","name":"Geraldo Pires"},"reservationFor":{"@type":"Event","name":"Encontro de Padeiros do Vale","startDate":"2027-11-28T09:00:00-03:00","endDate":"2027-11-28T13:00:00-03:00","location":{"@type":"Place","name":"Clube Recreativo","address":"Taubaté, SP"}}}
</script>
<p>Oi, Geraldo!</p><p>Sua inscrição está garantida. Apresente o código <b>IA-30481</b> na entrada.</p>
<p>Encontro de Padeiros do Vale<br>Clube Recreativo, Taubaté</p><p>Valor pago: R$ 60,00</p>
</body></html>`,
    expected: [at('2027-11-28T09:00:00-03:00', '2027-11-28T13:00:00-03:00')],
  },
  {
    name: 'pt: stock-take on a Sunday, whole day, boss to staff',
    sentAt: '2027-12-06T15:00:00+00:00', // Monday
    timezone: 'Europe/Lisbon',
    from: 'Olga Mourão <olga@livrariamourao.example>',
    subject: 'inventário',
    text: `Meninas,

O inventário deste ano fazemos no domingo, dia 2 de janeiro, o dia todo, com a loja fechada. Conto com as três, o almoço é por minha conta e as horas são pagas a dobrar.

Até dia 20 preciso das vossas férias de 2028, por favor.

Olga`,
    expected: [days('2028-01-02')],
  },
  {
    name: "pt: car workshop, pickup hours and a third person's appointment",
    sentAt: '2027-12-14T11:49:00-03:00', // Tuesday
    timezone: 'America/Sao_Paulo',
    from: 'Oficina do Nivaldo <oficina@nivaldoautos.example>',
    subject: 'Fiorino placa QXX-0000',
    text: `Seu Antônio, a Fiorino ficou pronta. Deu R$ 1.140 com a mão de obra, troquei a correia e as duas velas que estavam ruins.

Pode mandar buscar qualquer dia, a gente fica aberto até as 18h e sábado até meio-dia. A Kombi do seu vizinho só entra na quinta às 8h, avisa ele por favor que o telefone dele não atende.

Nivaldo`,
    expected: [],
  },
];
