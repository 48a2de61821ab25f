import { at, type DetectionMail } from '../../mail.ts';

export const portugueseLater: DetectionMail[] = [
  {
    name: 'pt: a patient takes the second of two quoted slots at the dentist',
    sentAt: '2026-11-17T20:41:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Graça Semedo <graca.semedo@correio-lusa.example>',
    subject: 'RE: Marcação de destartarização',
    text: `Boa noite,

Obrigada pela resposta tão rápida. Então fico com a de quinta-feira, às 15h15. Na quarta não consigo mesmo sair do trabalho.

É preciso levar a radiografia que fiz o ano passado?

Cumprimentos,
Graça Semedo
tm. 910 555 018

A terça, 17/11/2026 às 16:22, Clínica Dentária do Choupal <geral@choupal-dental.example> escreveu:
> Boa tarde D. Graça,
>
> Para a destartarização temos vaga na quarta-feira, dia 18, às 11h00 ou na
> quinta-feira, dia 19, às 15h15. Qual prefere?
>
> Com os melhores cumprimentos,
> Nélia, receção
> Horário: 2.ª a 6.ª das 9h00 às 13h00 e das 14h30 às 19h00
`,
    expected: [at('2026-11-19T15:15:00+00:00')],
  },
  {
    name: 'pt: an accountant asks for the papers of the month by a day',
    sentAt: '2027-01-04T09:30:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Contas & Rumos, Lda. <clientes@contaserumos.example>',
    subject: 'Documentos de dezembro - lembrete',
    text: `Estimado cliente,

Recordamos que os documentos relativos ao mês de dezembro (faturas de compra, extratos bancários e despesas com combustível) devem dar entrada no nosso escritório até ao dia 11 de janeiro, segunda-feira, às 18h00, para que possamos cumprir o prazo de entrega do SAF-T.

Os documentos recebidos depois dessa data só serão tratados no período seguinte.

A declaração periódica de IVA do 4.º trimestre será enviada até 20 de fevereiro e o pagamento termina a 25 de fevereiro.

Com os melhores cumprimentos,

Otília Frade
Contabilista Certificada
Contas & Rumos, Lda.
Rua das Flores de Lima, 14, 1.º - Ponte de Lima
Tel. 258 555 020 (chamada para a rede fixa nacional)
`,
    expected: [],
  },
  {
    name: 'pt: a carrier announces the window of a delivery',
    sentAt: '2026-12-02T07:12:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Rápido Jequitibá <nao-responda@jequitibalog.example>',
    subject: 'Seu pedido 77820-3 sai para entrega amanhã',
    text: `Olá, Papelaria Estrela do Norte!

Seu pedido 77820-3 (2 volumes, 18,4 kg) sai para entrega amanhã, 03/12/2026.

Previsão de entrega: entre 8h e 12h
Endereço: Rua Coronel Amâncio, 312 - Centro - Uberaba/MG

É necessário que haja alguém maior de 18 anos para receber. Não havendo ninguém, faremos nova tentativa no dia 04/12 no mesmo período.

Acompanhe pelo código RJQ5550192BR.

Este é um e-mail automático, favor não responder.
`,
    expected: [],
  },
  {
    name: 'pt: a software seller offers three slots for a demonstration',
    sentAt: '2027-08-05T14:20:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Caio Meirelles <caio.meirelles@estoquefacil.example>',
    subject: 'Re: Demonstração do EstoqueFácil',
    text: `Olá, Dona Jurema, boa tarde!

Obrigado pelo interesse no EstoqueFácil. A demonstração dura 30 minutos e é feita por videochamada. Tenho estes horários na semana que vem:

- segunda, 09/08, às 9h30
- terça, 10/08, às 16h
- quinta, 12/08, às 11h

Qual fica melhor pra senhora? Assim que confirmar eu mando o link.

Lembrando que a condição de R$ 89,90/mês vale só até 31/08.

Atenciosamente,
Caio Meirelles
Consultor comercial
`,
    expected: [
      at('2027-08-09T09:30:00-03:00', '2027-08-09T10:00:00-03:00'),
      at('2027-08-10T16:00:00-03:00', '2027-08-10T16:30:00-03:00'),
      at('2027-08-12T11:00:00-03:00', '2027-08-12T11:30:00-03:00'),
    ],
  },
  {
    name: 'pt: three words for tomorrow in the shop',
    sentAt: '2027-07-21T19:47:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Juninho Prado <juninho@pradomolduras.example>',
    subject: 'orçamento quadros',
    text: `amanhã 14h30 aí na loja, pode ser? levo as amostras de moldura

abs
Juninho
`,
    expected: [at('2027-07-22T14:30:00-03:00')],
  },
  {
    name: 'pt: a client calls off the fitting of a dress',
    sentAt: '2027-04-27T13:15:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Leonor Vilarinho <leonorvilarinho@correio-lusa.example>',
    subject: 'Prova de sexta',
    text: `Olá Fernanda,

Infelizmente tenho de desmarcar a prova do vestido de sexta-feira, 30 de abril, às 17h30. O meu filho partiu o braço e estamos num corrupio entre o hospital e a fisioterapia.

Quando tiver a vida mais calma digo-lhe qualquer coisa para vermos outro dia.

Desculpe o transtorno e obrigada pela compreensão.

Beijinhos,
Leonor
`,
    expected: [],
  },
  {
    name: 'pt: a call in Brasília time for a reader in Manaus',
    sentAt: '2027-03-03T10:25:00-03:00',
    timezone: 'America/Manaus',
    from: 'Priscila Otaviano <priscila.otaviano@tecidosmantiqueira.example>',
    subject: 'Nova coleção - conversa com os lojistas do Norte',
    text: `Bom dia, Seu Raimundo!

Tudo certo por aí? Queria apresentar para o senhor a coleção de inverno antes de abrir os pedidos. Marquei a nossa videochamada para sexta-feira, dia 5, às 15h (horário de Brasília). Mando o link no WhatsApp na hora.

O pedido mínimo continua em R$ 1.500,00 e o frete até Manaus é por nossa conta acima de R$ 6.000,00.

Um abraço,
Priscila Otaviano
Representante comercial
Tecidos Mantiqueira - (11) 95555-0176
`,
    expected: [at('2027-03-05T14:00:00-04:00')],
  },
  {
    name: 'pt: a quotation with its validity and lead time',
    sentAt: '2027-05-11T15:48:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Vendas Metalúrgica Ipê <vendas@metalurgicaipe.example>',
    subject: 'Orçamento nº 2027/0418 - portão basculante',
    text: `Boa tarde, Sr. Osmar,

Conforme solicitado, segue orçamento:

01 portão basculante 3,00 x 2,40 m, chapa 18 ........ R$ 4.280,00
01 motor 1/2 HP com 2 controles ..................... R$ 1.090,00
Instalação .......................................... R$   650,00
TOTAL ............................................... R$ 6.020,00

Condições: 50% na aprovação e 50% na entrega.
Prazo de fabricação: 20 dias úteis após a aprovação.
Validade da proposta: 25/05/2027.

Nosso horário de atendimento é de segunda a sexta, das 7h30 às 17h18, e aos sábados das 8h às 12h.

Ficamos à disposição.

Cleide
Depto. de Vendas - Metalúrgica Ipê
(51) 3555-0133
`,
    expected: [],
  },
  {
    name: 'pt: a notary sets the day of the deed',
    sentAt: '2027-02-18T12:10:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Cartório Notarial Drª. Violante Serpa <cartorio@notaria-serpa.example>',
    subject: 'Marcação de escritura - Proc. 211/2027',
    text: `Exmos. Senhores,

Em referência ao processo supra, vimos comunicar que a escritura pública de compra e venda da fração "C" foi agendada para o dia 4 de março de 2027, quinta-feira, pelas 11 horas, neste Cartório, sito na Praça do Pelourinho, n.º 3, em Serpa.

Solicitamos a V. Exas. que até dois dias úteis antes nos façam chegar:
a) a certidão permanente da sociedade;
b) o comprovativo de pagamento do IMT e do Imposto do Selo;
c) os cheques visados ou bancários.

Com os melhores cumprimentos,

A Notária,
Violante Serpa

AVISO DE CONFIDENCIALIDADE: Esta mensagem e os ficheiros anexos destinam-se exclusivamente ao seu destinatário. Se a recebeu por engano, queira eliminá-la e informar o remetente.
`,
    expected: [at('2027-03-04T11:00:00+00:00')],
  },
  {
    name: 'pt: a meeting in mainland time for a reader in the Azores',
    sentAt: '2027-10-12T11:36:00+01:00',
    timezone: 'Atlantic/Azores',
    from: 'Rui Pedro Bettencourt <rp.bettencourt@logisticadoatlantico.example>',
    subject: 'Reunião sobre os contentores frigoríficos',
    text: `Caros,

Marcámos a reunião por Teams com a Queijaria para quinta-feira, 14 de outubro, às 15h00 (hora do continente), portanto às 14h00 aí em São Miguel. Contamos convosco, sobretudo para explicarem as quebras de temperatura de setembro.

Aqui fica o acesso: https://teams.microsoft.com/l/meetup-join/19%3ameeting_QkZ0555

O navio desta semana chega a Ponta Delgada na quarta às 6h00, se o mar deixar.

Cumprimentos,
Rui Pedro Bettencourt
Logística do Atlântico
`,
    expected: [at('2027-10-14T14:00:00+00:00')],
  },
  {
    name: 'pt: a lunch on Friday at half past twelve in words',
    sentAt: '2027-11-30T17:29:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Nelsinho Abreu <nelson.abreu@abreuseguros.example>',
    subject: 'almoço',
    text: `Fala Marcão!

Faz tempo que a gente não senta pra conversar sobre a renovação da frota. Vamos almoçar na sexta, dia 3, meio-dia e meia, no Galeto do Portuga? Eu pago dessa vez rs

A apólice de vocês vence em 20/12, então dá tempo de cotar com calma.

Abração
Nelsinho
Abreu Corretora de Seguros
`,
    expected: [at('2027-12-03T12:30:00-03:00')],
  },
  {
    name: 'pt: an electrician says when he is usually free',
    sentAt: '2027-02-22T19:10:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Jair Eletricista <jair.eletricista@correiobr.example>',
    subject: 'Re: troca do quadro de luz',
    text: `Boa noite dona Marlene

Faço sim esse serviço. O quadro com 12 disjuntores mais DR e DPS sai uns 1.450 com o material, mas preciso ver a entrada antes de fechar preço.

Em geral estou livre terça e quinta depois das 14h e no sábado até meio dia. Quando a senhora souber quem vai estar em casa me fala que a gente combina.

Jair
(31) 95555-0167
`,
    expected: [],
  },
  {
    name: 'pt: a site engineer calls for the measurement on Monday early',
    sentAt: '2028-02-02T13:38:00-04:00',
    timezone: 'America/Cuiaba',
    from: 'Eng. Laércio Baptista <laercio@construtorapequi.example>',
    subject: 'Medição nº 4 - Galpão Distrito Industrial',
    text: `Prezados, boa tarde.

A medição nº 4 dos serviços de cobertura será feita na segunda, 7/2, 7h30, na obra. Preciso de alguém da equipe de vocês presente com o diário de obra, senão não libero o pagamento.

O concreto da última concretagem rompeu com 28,4 MPa aos 28 dias, dentro do especificado.

A nota fiscal deve ser emitida até o dia 10 e o pagamento ocorre em 21 dias.

Att,

Laércio Baptista
Eng. Civil
Construtora Pequi
(65) 95555-0104
`,
    expected: [at('2028-02-07T07:30:00-04:00')],
  },
  {
    name: 'pt: a mass invitation to a webinar on taxes',
    sentAt: '2027-02-09T09:00:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Portal do Pequeno Empresário <contato@portalpequeno.example>',
    subject: '[AO VIVO] O que muda no Simples em 2027? É quinta, às 20h!',
    isBulk: true,
    text: `Olá, empreendedor(a)!

Você está preparado para as mudanças do Simples Nacional?

Nesta quinta-feira, 11/02, às 20h, o professor Ademir Fontoura vai responder tudo AO VIVO e DE GRAÇA.

>> QUERO GARANTIR MINHA VAGA <<
https://portalpequeno.example/aovivo

As vagas são limitadas. Quem assistir até o fim ganha uma planilha de fluxo de caixa.

Equipe Portal do Pequeno Empresário

Você recebeu este e-mail porque se cadastrou em nosso site. Descadastrar-se | Ver no navegador
`,
    expected: [],
  },
  {
    name: 'pt: a consultant comes an hour later on Thursday',
    sentAt: '2027-05-04T12:27:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Salvador Quaresma <salvador.quaresma@quaresmahaccp.example>',
    subject: 'Auditoria interna HACCP: uma hora mais tarde',
    text: `Boa tarde, Chef Lurdes,

Na quinta, dia 6, só consigo chegar às 16h em vez das 15h, porque tenho antes uma formação em Torres Vedras que vai até às 14h30. O resto mantém-se: vemos as câmaras de frio, os registos de temperatura de abril e o plano de limpeza.

Espero que não atrapalhe a preparação dos jantares.

Obrigado e até quinta,
Salvador Quaresma
Consultor de Segurança Alimentar
963 555 041
`,
    expected: [at('2027-05-06T16:00:00+01:00')],
  },
  {
    name: 'pt: a partner tells that they skip the fair this year',
    sentAt: '2027-02-25T11:49:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Constança Ribafria <constanca@mantasderibafria.example>',
    subject: 'Re: Feira de Artesanato',
    text: `Olá Joel,

Este ano não vamos à feira. Decorre de 23 de julho a 1 de agosto, das 15h00 às 24h00, e o terrado subiu para 940 EUR, o que para nós já não compensa. A Adelaide dos bordados ainda lá vai estar, no pavilhão 2.

Em vez disso estamos a apostar na loja online, que no Natal correu lindamente.

Boa sorte para vocês!

Beijinhos,
Constança
`,
    expected: [],
  },
  {
    name: 'pt: an invoice over a period of services',
    sentAt: '2027-12-01T08:15:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'LimpaBem Serviços <faturamento@limpabem.example>',
    subject: 'NFS-e 2231 - serviços de limpeza 01/11 a 30/11',
    text: `Bom dia,

Segue em anexo a nota fiscal de serviços nº 2231, referente à limpeza do escritório no período de 01/11/2027 a 30/11/2027, às segundas, quartas e sextas, das 18h às 20h.

Valor: R$ 1.560,00
Chave PIX: CNPJ 55.010.203/0001-00
Vencimento: 10/12/2027

Horas extras: 1 (dia 19/11, das 20h às 21h, após a festa do setor comercial).

Obrigada pela preferência!
Rosilda
LimpaBem Serviços
`,
    expected: [],
  },
  {
    name: 'pt: a booking page confirms a consultation in fields',
    sentAt: '2027-07-12T18:20:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Marca Aí <avisos@marcaai.example>',
    subject: 'Novo agendamento: Consultoria de imagem - Neide Portela',
    text: `Olá, Bianca!

Você tem um novo agendamento.

Cliente: Neide Portela
Serviço: Consultoria de imagem - primeira conversa
Data: 19/07/2027 (segunda-feira)
Horário: 15:00 - 15:30
Local: on-line
Telefone: (21) 95555-0188
Observação da cliente: "Vou casar minha filha em novembro e não sei o que vestir!"

Agendado em 12/07/2027 às 18:19.

Para remarcar ou cancelar, acesse o seu painel.
`,
    expected: [at('2027-07-19T15:00:00-03:00', '2027-07-19T15:30:00-03:00')],
  },
  {
    name: 'pt: a dog owner confirms the check-up in two weeks',
    sentAt: '2027-06-08T13:02:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Marlúcia Tenório <marlucia.tenorio@correiobr.example>',
    subject: 'Mel - retorno da cirurgia',
    text: `Oi, doutora Simone!

A Mel chegou bem em casa, dormiu a noite toda e já comeu um pouquinho de frango. Tá bravíssima com o colar kkk

Só confirmando o retorno pra tirar os pontos: daqui a duas semanas, terça, dia 22/06, às 10h20, certo?

O antibiótico é de 12 em 12 horas até domingo, foi o que entendi da receita (8h e 20h).

Obrigada por tudo!!
Marlúcia e Mel 🐶
`,
    expected: [at('2027-06-22T10:20:00-03:00')],
  },
  {
    name: 'pt: a cancelled coach ticket with JSON-LD',
    sentAt: '2027-07-01T17:35:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Viação Serra Verde <passagens@viacaoserraverde.example>',
    subject: 'Cancelamento de passagem - localizador VSV558',
    text: `Olá, Edmilson,

Sua passagem foi cancelada conforme solicitado.

Localizador: VSV558
Trecho: Belo Horizonte x Juiz de Fora
Saída: 06/07/2027 às 07:15
Situação: CANCELADA

O estorno de R$ 104,60 será feito no cartão em até 10 dias úteis.
`,
    html: `<html><body>
<script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "BusReservation",
  "reservationNumber": "VSV558",
  "reservationStatus": "http://schema.org/ReservationCancelled",
  "underName": {"@type": "Person", "name": "Edmilson Rezende"},
  "reservationFor": {
    "@type": "BusTrip",
    "departureBusStop": {"@type": "BusStop", "name": "Belo Horizonte"},
    "departureTime": "2027-07-06T07:15:00-03:00",
    "arrivalBusStop": {"@type": "BusStop", "name": "Juiz de Fora"},
    "arrivalTime": "2027-07-06T11:40:00-03:00"
  }
}
</script>
<p>Olá, Edmilson,</p>
<p>Sua passagem foi cancelada conforme solicitado.</p>
<p>Localizador: <b>VSV558</b><br>Trecho: Belo Horizonte x Juiz de Fora<br>Saída: 06/07/2027 às 07:15<br>Situação: <b>CANCELADA</b></p>
<p>O estorno de R$ 104,60 será feito no cartão em até 10 dias úteis.</p>
</body></html>`,
    expected: [],
  },
  {
    name: 'pt: a complaint about a technician who never came',
    sentAt: '2027-01-20T08:26:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Deolinda Patrício <deolinda.patricio@correio-lusa.example>',
    subject: 'RECLAMAÇÃO caldeira',
    text: `Exmos. Senhores,

O vosso técnico ficou de vir ontem, terça-feira, entre as 10h e as 11h, para arranjar a caldeira. Esperei toda a manhã em casa e não apareceu ninguém, nem telefonaram. Já no dia 12 foi a mesma coisa!

Estou há nove dias sem água quente e paguei 60 euros de sinal em 7 de janeiro (recibo 1187).

Se não tiver o assunto resolvido até sexta-feira às 17h, apresento queixa no livro de reclamações e quero o meu dinheiro de volta.

Deolinda Patrício
Rua do Moinho Velho, 22 r/c Dto.
`,
    expected: [],
  },
  {
    name: 'pt: a figure date of January with a zoom link',
    sentAt: '2027-12-20T15:37:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Associação Rio Limpo <direcao@associacaoriolimpo.example>',
    subject: 'Candidatura conjunta: reunião de parceiros',
    text: `Cara Teresa,

Na sequência da sua disponibilidade para integrar a candidatura, aqui ficam os dados da reunião de parceiros:

Data: 12/01/2028
Hora: 17h00 às 18h30
Zoom: https://us02web.zoom.us/j/85550123456?pwd=rioLimpo
ID da reunião: 855 5012 3456
Código de acesso: 280112

O aviso fecha a 31/01/2028 e a taxa de cofinanciamento é de 85%.

Boas festas!

Pela direção,
Gualter Simões
`,
    expected: [at('2028-01-12T17:00:00+00:00', '2028-01-12T18:30:00+00:00')],
  },
  {
    name: 'pt: a new restaurant writes about its lunch to the office next door',
    sentAt: '2027-05-17T10:32:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Cantina da Nonna Zulmira <cantina@nonnazulmira.example>',
    subject: 'Somos seus vizinhos novos!',
    text: `Bom dia, pessoal do escritório de contabilidade!

Somos a Cantina da Nonna Zulmira e abrimos as portas aqui no número 410, do ladinho de vocês.

Almoço por quilo de segunda a sexta, das 11h30 às 15h (R$ 69,90 o kg). Quarta e sábado tem feijoada. À noite, só delivery, das 18h às 22h30.

Para empresas da rua damos 10% de desconto. É só mostrar o crachá no caixa.

Com carinho,
Zulmira e família
WhatsApp (11) 95555-0122
`,
    expected: [],
  },
  {
    name: 'pt: the manager of a building offers Tuesday or Wednesday',
    sentAt: '2027-10-21T16:07:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Síndica Ed. Jacarandá <sindica@edjacaranda.example>',
    subject: 'infiltração no 302 - vistoria',
    text: `Boa tarde, Sr. Ariovaldo.

O morador do 302 reclamou de novo da infiltração no teto do banheiro, e agora já pegou o armário. Precisamos que o senhor venha fazer a vistoria para o laudo.

Pode ser na terça, 26/10, às 14h, ou na quarta, 27/10, às 10h? Nos dois horários o morador vai estar em casa e eu acompanho.

Obra e barulho só são permitidos em dias úteis das 9h às 17h, conforme a convenção.

Grata,
Valquíria
Síndica
`,
    expected: [at('2027-10-26T14:00:00-03:00'), at('2027-10-27T10:00:00-03:00')],
  },
];
