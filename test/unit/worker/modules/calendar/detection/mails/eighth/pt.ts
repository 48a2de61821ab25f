import { at, crlf, type DetectionMail, days } from '../mail.ts';

export const portugueseMails: DetectionMail[] = [
  {
    name: 'pt: customer asks to leave the car at a garage on Thursday at half past nine',
    sentAt: '2027-01-12T18:42:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Adelino Fragoso <adelino.fragoso@correio.example>',
    subject: 'Barulho na roda da frente',
    text: `Boa tarde,

O meu Clio (48-QX-12) voltou a fazer aquele barulho na roda da frente, do lado direito. Foi aí que mudaram os rolamentos em outubro, ainda tenho a fatura 2026/1187.

Posso deixá-lo aí na quinta às 9 e meia? Se precisarem dele até sexta, não há problema, a minha filha empresta-me o dela.

Cumprimentos,
Adelino Fragoso
Tlm. 900 114 208`,
    expected: [at('2027-01-14T09:30:00+00:00')],
  },
  {
    name: 'pt: applicant accepts the second of three quoted interview slots',
    sentAt: '2027-02-04T13:20:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Jéssica Tavares Lobo <jessica.lobo@caixapostal.example>',
    subject: 'Re: Vaga de assistente administrativa - entrevista',
    text: `Olá, Carla, tudo bem?

Fiquei muito feliz com o retorno! A segunda opção é perfeita para mim. Levo o currículo impresso e a carteira de trabalho.

Muito obrigada pela oportunidade,
Jéssica

Em qui., 4 de fev. de 2027 às 09:12, Carla Menezes <rh@papelariaribeiro.example> escreveu:
> Oi, Jéssica!
> Gostamos do seu currículo e queremos te conhecer. Temos estes horários:
>
> 1) terça-feira, 16/02, às 10h
> 2) quarta-feira, 17/02, às 15h
> 3) quinta-feira, 18/02, às 9h
>
> Qual fica melhor para você? A entrevista é aqui na loja da Rua das Acácias.
>
> Carla Menezes
> Papelaria Ribeiro | seg. a sex. 8h-18h, sáb. 9h-13h`,
    expected: [at('2027-02-17T15:00:00-03:00')],
  },
  {
    name: 'pt: accountant lists VAT and payroll deadlines',
    sentAt: '2027-02-08T10:05:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Conceição Marçal <conceicao@marcalcontas.example>',
    subject: 'Obrigações fiscais de fevereiro',
    text: `Exmos. Senhores,

Relembro as datas deste mês:

- Comunicação das faturas de janeiro: até sexta-feira, 5 (já tratada por nós)
- Declaração de remunerações: até quarta-feira, dia 10
- IVA do 4.º trimestre: entrega até sábado, dia 20, e pagamento até quinta-feira, 25 de fevereiro, às 23h59
- Segurança Social: pagamento entre os dias 10 e 20

Para fecharmos o IVA preciso das faturas das despesas em falta até segunda-feira, dia 15, às 12h00. O valor a pagar deve rondar os 2.340 €.

Com os melhores cumprimentos,
Conceição Marçal
Contabilista Certificada

Atendimento: 2.ª a 6.ª, das 9h30 às 13h e das 14h30 às 18h
Tel. 210 555 093`,
    expected: [],
  },
  {
    name: 'pt: patient moves a physiotherapy session to Wednesday',
    sentAt: '2027-03-11T21:14:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Nilton Sarmento <niltonsarmento@recado.example>',
    subject: 'minha sessão',
    text: `Oi meninas, boa noite!!

Surgiu uma viagem de trabalho e volto só na terça de noite. Vocês conseguem passar minha sessão de terça (16/03, 15h) pra quarta, dia 17, às 16h30? Com a Dra. Priscila mesmo, se der.

O joelho tá bem melhor, viu? Ontem subi a escada do prédio sem sentir nada.

abs
Nilton`,
    expected: [at('2027-03-17T16:30:00-03:00')],
  },
  {
    name: 'pt: builder declines the proposed Tuesday without another time',
    sentAt: '2027-04-06T12:31:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Vítor Caldas <vitor@caldasobras.example>',
    subject: 'RE: Reunião sobre o telhado do armazém',
    text: `Boa tarde D. Lurdes

Terça às 15h não me dá jeito, estou em obra em Leiria a semana toda e não largo aquilo. Assim que souber como ficam os trabalhos eu ligo-lhe e combinamos.

Atentamente
Vítor Caldas
Caldas Obras, Lda.

-----Mensagem original-----
De: Lurdes Patrício [mailto:geral@tecidospatricio.example]
Enviada: segunda-feira, 5 de abril de 2027 17:48
Para: Vítor Caldas
Assunto: Reunião sobre o telhado do armazém

Sr. Vítor,
Proponho terça-feira, 13 de abril, às 15h, aqui no armazém. Pode ser?
Lurdes Patrício`,
    expected: [],
  },
  {
    name: 'pt: architect offers three ranges for a site visit as a list',
    sentAt: '2027-04-19T16:27:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Arq. Benedita Sotomayor <benedita@atelierlagar.example>',
    subject: 'Visita à obra - caixilharias',
    text: `Caro Eng. Paulo,

O cliente aprovou a amostra da caixilharia (ref. CX-70, 14.850 € + IVA) e agora precisamos de tirar medidas convosco no local. Tenho disponíveis:

 • quarta, 28/04, das 10h00 às 11h30
 • quinta, 29/04, 16h00–17h30
 • segunda, 03/05, das 9h às 10h30

Diga-me, por favor, qual prefere. A chave está na mercearia ao lado, que abre às 8h.

Melhores cumprimentos,
Benedita Sotomayor
Atelier do Lagar, Évora`,
    expected: [
      at('2027-04-28T10:00:00+01:00', '2027-04-28T11:30:00+01:00'),
      at('2027-04-29T16:00:00+01:00', '2027-04-29T17:30:00+01:00'),
      at('2027-05-03T09:00:00+01:00', '2027-05-03T10:30:00+01:00'),
    ],
  },
  {
    name: 'pt: gate technician comes tomorrow, lower case without accents',
    sentAt: '2027-06-22T19:55:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Zeca Portoes <zeca@portoesdozeca.example>',
    subject: 'Re: portao da garagem nao fecha',
    text: `boa noite dona ivone

peguei a peça hj no fornecedor, ficou 280 reais com a mao de obra

amanha cedo 8 e meia passo ai pra trocar, nao precisa desligar nada antes

zeca`,
    expected: [at('2027-06-23T08:30:00-03:00')],
  },
  {
    name: 'pt: calendar invitation to a project kick-off in Lisbon',
    sentAt: '2027-05-05T09:40:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Leonor Quintela <leonor.quintela@vinhasdacosta.example>',
    subject: 'Convite: Arranque do projeto loja online',
    text: `Olá a todos,

Segue o convite para o arranque do projeto, na nossa sala do 2.º andar. A agenda vai no anexo.

Até lá,
Leonor`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Vinhas da Costa//Agenda//PT
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
UID:arranque-7741@vinhasdacosta.example
DTSTAMP:20270505T084000Z
DTSTART;TZID=Europe/Lisbon:20270513T100000
DTEND;TZID=Europe/Lisbon:20270513T110000
SUMMARY:Arranque do projeto loja online
LOCATION:Sala do 2.º andar
ORGANIZER;CN=Leonor Quintela:mailto:leonor.quintela@vinhasdacosta.example
ATTENDEE;CN=Estúdio Papagaio;RSVP=TRUE:mailto:ola@estudiopapagaio.example
STATUS:CONFIRMED
SEQUENCE:0
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-05-13T10:00:00+01:00', '2027-05-13T11:00:00+01:00')],
  },
  {
    name: 'pt: restaurant reservation with JSON-LD and a free cancellation limit',
    sentAt: '2027-08-10T15:02:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Mesa Pronta <reservas@mesapronta.example>',
    subject: 'Sua reserva no Cantina Bela Serra está confirmada',
    text: `Olá, Rafael!

Sua mesa está reservada.

Cantina Bela Serra
Quinta-feira, 12 de agosto de 2027, 12:30
4 pessoas - código MP-50931

Rua Joaquim Torres, 88 - Belo Horizonte
Cancelamento gratuito até 12/08 às 10:30.`,
    html: `<html><head>
<script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "FoodEstablishmentReservation",
  "reservationNumber": "MP-50931",
  "reservationStatus": "http://schema.org/ReservationConfirmed",
  "underName": {"@type": "Person", "name": "Rafael Antunes"},
  "reservationFor": {
    "@type": "FoodEstablishment",
    "name": "Cantina Bela Serra",
    "address": {"@type": "PostalAddress", "streetAddress": "Rua Joaquim Torres, 88", "addressLocality": "Belo Horizonte", "addressCountry": "BR"}
  },
  "startTime": "2027-08-12T12:30:00-03:00",
  "partySize": "4"
}
</script></head><body>
<p>Olá, Rafael!</p><p>Sua mesa está reservada.</p>
<p><b>Cantina Bela Serra</b><br>Quinta-feira, 12 de agosto de 2027, 12:30<br>4 pessoas - código MP-50931</p>
<p>Rua Joaquim Torres, 88 - Belo Horizonte<br>Cancelamento gratuito até 12/08 às 10:30.</p>
</body></html>`,
    expected: [at('2027-08-12T12:30:00-03:00')],
  },
  {
    name: 'pt: Brazilian supplier proposes a call in Brasilia time to a reader in Lisbon',
    sentAt: '2027-06-08T11:46:00-03:00',
    timezone: 'Europe/Lisbon',
    from: 'Thaís Bragança <thais@cafesantaluzia.example>',
    subject: 'Amostras e conversa rápida',
    text: `Oi, Gonçalo, tudo certo por aí?

As amostras dos lotes 17 e 22 saíram ontem pela transportadora, devem chegar em uns dez dias. Antes disso eu queria te explicar a torra nova. Vamos conversar por vídeo na sexta-feira, dia 11, às 10h no horário de Brasília? Meia hora resolve.

Pode ser por este link: https://video.cafesantaluzia.example/sala/thais

Um abraço,
Thaís Bragança
Exportação - Café Santa Luzia, Poços de Caldas`,
    expected: [at('2027-06-11T14:00:00+01:00', '2027-06-11T14:30:00+01:00')],
  },
  {
    name: 'pt: colleague fixes the day they go to the trade fair together',
    sentAt: '2027-03-16T17:33:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Duarte Penedo <duarte@marcenariapenedo.example>',
    subject: 'Feira da madeira',
    text: `Mano,

Já tenho os dois bilhetes para a feira em Matosinhos (12 € cada, depois fazemos contas). Fica então combinado: vamos os dois na quinta-feira, 15 de abril, o dia inteiro. Não marques clientes para esse dia!

Quero ver a orladora nova e falar com o pessoal dos vernizes. A hora de saída logo vemos, na véspera.

Duarte`,
    expected: [days('2027-04-15')],
  },
  {
    name: 'pt: two full days of in-house training on new software',
    sentAt: '2027-03-30T14:19:00-03:00',
    timezone: 'America/Bahia',
    from: 'Wagner Pitanga <wagner.pitanga@sistemabalcao.example>',
    subject: 'Confirmação do treinamento - Sistema Balcão',
    text: `Prezada Sra. Marinalva,

Confirmamos o treinamento presencial da equipe da Farmácia Boa Hora nos dias 13 e 14 de abril de 2027 (terça e quarta-feira), o dia inteiro, na própria loja de Feira de Santana. O nosso instrutor levará o material impresso.

Pedimos que os computadores estejam com a versão 8.2 instalada até 09/04. O boleto nº 004417, de R$ 1.960,00, vence em 20/04.

Atenciosamente,

Wagner Pitanga
Implantação
Suporte: 0800 555 0190, de segunda a sábado, das 7h às 22h`,
    expected: [days('2027-04-13', '2027-04-15')],
  },
  {
    name: 'pt: office forwards a customer request and tells the colleague the agreed hour',
    sentAt: '2027-02-24T09:11:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Escritório Canalfix <geral@canalfix.example>',
    subject: 'FW: Esquentador sem água quente',
    text: `Rui, ficas com esta? Já lhe disse que sim, segunda às 10h estás em casa dela. Leva a membrana do Vulcano, deve ser isso.
Sandra

---------- Mensagem reencaminhada ----------
De: Hermínia Salgueiro <h.salgueiro@correio.example>
Data: terça, 23/02/2027, 20:37
Assunto: Esquentador sem água quente
Para: geral@canalfix.example

Boa noite,
O esquentador acende mas a água sai fria. Podiam cá vir na segunda-feira, 1 de março, pelas 10h? Antes disso estou em casa da minha irmã em Viseu.
Moro na Travessa do Poço, n.º 7, 1.º esq., Coimbra.
Hermínia Salgueiro, 900 332 871`,
    expected: [at('2027-03-01T10:00:00+00:00')],
  },
  {
    name: 'pt: client travels by plane and starts the presentation at ten',
    sentAt: '2027-09-20T18:08:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Marcelo Andrade Viotti <marcelo.viotti@grupoviotti.example>',
    subject: 'Quarta no Rio',
    text: `Pessoal, boa tarde.

Passagem comprada para quarta. O voo sai de Congonhas às 7h10 e pousa no Santos Dumont às 8h15, então dá tempo de tomar um café antes. A apresentação da campanha aí na agência fica das 10h ao meio-dia, ok? Depois volto pro aeroporto, meu voo é o das 14h40.

Se puderem deixar o projetor pronto, agradeço.

Marcelo`,
    expected: [at('2027-09-22T10:00:00-03:00', '2027-09-22T12:00:00-03:00')],
  },
  {
    name: 'pt: old customer asks the upholsterer to come a week from today at quarter to three',
    sentAt: '2027-05-03T11:22:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Maria Deolinda Rocha <mariadeolindarocha@correio.example>',
    subject: 'o sofá da sala',
    text: `Senhor Amílcar,

Espero que esteja bem de saúde, o senhor e a sua esposa. Foi a dona Fátima da farmácia que me deu o seu contacto.

Tenho um sofá de três lugares que era da minha mãe, com as molas todas partidas, e queria saber se vale a pena mandar arranjar. O senhor podia vir cá a casa vê-lo de hoje a oito dias, às três menos um quarto da tarde? Depois lancha comigo que faço um bolo.

Moro por cima do talho, segundo andar.

Muito agradecida,
Maria Deolinda Rocha`,
    expected: [at('2027-05-10T14:45:00+01:00')],
  },
  {
    name: 'pt: friend of the firm invites to lunch tomorrow at half past twelve',
    sentAt: '2027-11-10T17:50:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Beto Caruso <beto@carusografica.example>',
    subject: 'almoço',
    text: `Fala, Serginho! Bora almoçar amanhã, meio-dia e meia, no Bar do Zico? Eu pago, te devo desde a Copa rsrs`,
    expected: [at('2027-11-11T12:30:00-03:00')],
  },
  {
    name: 'pt: online meeting with link, meeting ID and dial-in number',
    sentAt: '2027-12-02T15:37:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Inês Falcão Torres <ines.torres@segurosatlas.example>',
    subject: 'Renovação da apólice 7003112 - reunião online',
    text: `Estimado Dr. Nuno Vaz,

No seguimento da nossa conversa telefónica de hoje, confirmo a reunião online no dia 7 de dezembro, terça-feira, das 9h30 às 10h15, para revermos as coberturas da clínica.

Entrar na reunião: https://reunioes.segurosatlas.example/j/83014550926
ID da reunião: 830 1455 0926
Código: 091530
Por telefone: +351 210 555 700

A apólice atual termina a 31/12/2027 e o prémio proposto é de 1.115,40 € por ano.

Com os melhores cumprimentos,

Inês Falcão Torres
Gestora de Clientes Empresas
Seguros Atlas | Dias úteis, das 8h30 às 18h00`,
    expected: [at('2027-12-07T09:30:00+00:00', '2027-12-07T10:15:00+00:00')],
  },
  {
    name: 'pt: workshop registration with JSON-LD event reservation',
    sentAt: '2027-10-04T20:16:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Casa do Empreendedor <inscricoes@casaempreendedor.example>',
    subject: 'Inscrição confirmada: Precificação para pequenos negócios',
    text: `Oi, Denise!

Sua inscrição está confirmada.

Oficina: Precificação para pequenos negócios
Quando: 21/10/2027 (quinta-feira), das 19h às 21h30
Onde: Casa do Empreendedor, Av. das Palmeiras, 410, Curitiba

Apresente o código CE-21877 na entrada. Traga uma calculadora e a lista dos seus custos fixos.`,
    html: `<!doctype html><html><body>
<script type="application/ld+json">{"@context":"https://schema.org","@type":"EventReservation","reservationNumber":"CE-21877","reservationStatus":"https://schema.org/ReservationConfirmed","underName":{"@type":"Person","name":"Denise Kowalczuk"},"reservationFor":{"@type":"Event","name":"Precificação para pequenos negócios","startDate":"2027-10-21T19:00:00-03:00","endDate":"2027-10-21T21:30:00-03:00","location":{"@type":"Place","name":"Casa do Empreendedor","address":"Av. das Palmeiras, 410, Curitiba"}}}</script>
<h2>Oi, Denise!</h2>
<p>Sua inscrição está confirmada.</p>
<table><tr><td>Oficina</td><td>Precificação para pequenos negócios</td></tr>
<tr><td>Quando</td><td>21/10/2027 (quinta-feira), das 19h às 21h30</td></tr>
<tr><td>Onde</td><td>Casa do Empreendedor, Av. das Palmeiras, 410, Curitiba</td></tr></table>
<p>Apresente o código CE-21877 na entrada. Traga uma calculadora e a lista dos seus custos fixos.</p>
</body></html>`,
    expected: [at('2027-10-21T19:00:00-03:00', '2027-10-21T21:30:00-03:00')],
  },
  {
    name: 'pt: booking tool reports a new appointment to a law office',
    sentAt: '2027-09-09T22:03:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Marcador Fácil <nao-responder@marcadorfacil.example>',
    subject: 'Nova marcação: Primeira consulta (30 min) - Marta Figueira',
    text: `Tem uma nova marcação.

Serviço: Primeira consulta (30 min)
Cliente: Marta Figueira
E-mail: marta.figueira@correio.example
Data: sexta, 17 set 2027
Hora: 12:00 - 12:30 (hora de Lisboa)
Local: Rua do Almada, 305, 3.º, Porto

Mensagem da cliente:
"Tenho uma carta do senhorio com data de 30 de agosto e não sei se tenho de sair."

Reagendar: https://marcadorfacil.example/r/k82hw0
Cancelar: https://marcadorfacil.example/c/k82hw0`,
    expected: [at('2027-09-17T12:00:00+01:00', '2027-09-17T12:30:00+01:00')],
  },
  {
    name: "pt: father turns down five o'clock and proposes quarter past six",
    sentAt: '2027-11-16T08:26:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Tiago Bernardes <tiago.bernardes@correio.example>',
    subject: 'Re: Conversa sobre o Simão',
    text: `Bom dia professora Graça

obrigado pelo cuidado com o Simão, também notámos que anda distraído desde que mudou de turma. Na quinta às 17h ainda estou no trabalho, só saio às 17h30. Às seis e um quarto da tarde já conseguia, pode ser? A mãe também vai.

Tiago Bernardes

> Bom dia, Sr. Tiago,
> gostava de falar consigo e com a sua esposa sobre o estudo do Simão. Podem passar
> pelo centro na quinta-feira, dia 18, às 17h?
> Graça Monteiro
> Centro de Estudos Lápis Azul - 2.ª a 6.ª, das 14h às 20h`,
    expected: [at('2027-11-18T18:15:00+00:00')],
  },
  {
    name: 'pt: mainland supplier gives mainland time to a reader on the Azores',
    sentAt: '2027-07-05T10:54:00+01:00',
    timezone: 'Atlantic/Azores',
    from: 'Catarina Nobre <catarina.nobre@friopescas.example>',
    subject: 'Orçamento câmara frigorífica',
    text: `Caro Sr. Medeiros,

Recebi a planta da peixaria, obrigada. Antes de fechar o orçamento (n.º 2027/0342) gostava de tirar duas dúvidas com o nosso técnico em linha. Podemos ligar-lhe na quinta-feira, 8/7, às 15h (hora do continente)?

O preço indicado na primeira proposta mantém-se válido até 31 de julho.

Cumprimentos,
Catarina Nobre
FrioPescas - Peniche
T. 262 555 018`,
    expected: [at('2027-07-08T14:00:00+00:00')],
  },
  {
    name: 'pt: calendar invitation in UTC with almost no text',
    sentAt: '2027-07-19T16:45:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Heloísa Prado <heloisa@pradoarquivos.example>',
    subject: 'Alinhamento mudança do arquivo',
    text: `Segue convite. Qualquer coisa me avisem.

Heloísa`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Prado Arquivos//Correio 4.1//PT-BR
VERSION:2.0
CALSCALE:GREGORIAN
METHOD:REQUEST
BEGIN:VEVENT
DTSTART:20270722T170000Z
DTEND:20270722T174500Z
DTSTAMP:20270719T194500Z
ORGANIZER;CN=Heloísa Prado:mailto:heloisa@pradoarquivos.example
UID:6e0b1c92f4@pradoarquivos.example
ATTENDEE;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:contato@mudancasaguia.example
SUMMARY:Alinhamento mudança do arquivo
LOCATION:Videochamada
SEQUENCE:0
STATUS:CONFIRMED
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-07-22T14:00:00-03:00', '2027-07-22T14:45:00-03:00')],
  },
  {
    name: 'pt: bride chooses the later of two quoted fitting times',
    sentAt: '2027-09-28T12:09:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Larissa Queiroga <lari.queiroga@recado.example>',
    subject: 'Re: Prova do vestido',
    text: `Aaaai que emoção!!! Às 16h fica ótimo, minha mãe vai comigo 💕

Preciso levar o sapato?

Bjs, Lari

Em seg., 27 de set. de 2027 às 17:31, Ateliê Dona Flora <contato@donaflora.example> escreveu:

> Oi, Larissa! Seu vestido já está alinhavado :)
> Temos prova na quinta, dia 30, às 10h ou às 16h. Qual você prefere?
>
> Ateliê Dona Flora
> ter. a sáb., 10h às 19h`,
    expected: [at('2027-09-30T16:00:00-03:00')],
  },
  {
    name: 'pt: fire brigade announces an inspection of the premises in Cuiaba',
    sentAt: '2027-09-08T09:30:00-04:00',
    timezone: 'America/Cuiaba',
    from: 'Seção de Vistorias <vistorias@bombeiros-cuiaba.example>',
    subject: 'Protocolo 118.402/2027 - Agendamento de vistoria técnica',
    text: `Ilmo. Sr. Responsável pelo Restaurante Pintado na Brasa,

Em atenção ao requerimento protocolado em 30/08/2027 sob o nº 118.402/2027, informamos que a vistoria técnica em seu estabelecimento, sito à Rua Barão do Coxipó, 1.020, foi agendada para:

Data: 22/09/2027 (quarta-feira)
Horário: 09:00

Deverá estar presente o proprietário ou representante legal, munido do projeto aprovado e das notas fiscais dos extintores. Constatada irregularidade, será concedido prazo de 30 (trinta) dias para adequação.

O expediente ao público desta Seção é das 13h às 18h, de segunda a sexta-feira.

Respeitosamente,

2º Ten. Edivaldo Nascimento
Chefe da Seção de Vistorias`,
    expected: [at('2027-09-22T09:00:00-04:00')],
  },
  {
    name: 'pt: company offers two dates for a menu tasting at the restaurant',
    sentAt: '2027-02-09T19:12:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Filipa Carrilho <filipa.carrilho@lusocorte.example>',
    subject: 'Jantar dos 25 anos da Lusocorte',
    text: `Boa noite, Chef Abílio!

Adorámos a proposta de ementa a 38,50 € por pessoa. O meu patrão só quer provar o bacalhau e o leite-creme antes de dar o sim definitivo (ele é assim...).

Podíamos ir aí fazer a prova no sábado, dia 20, às 12h30, ou no domingo, 21, à uma da tarde. Somos três. Diga-me o que é melhor para a cozinha.

A data do jantar ainda está em votação cá dentro, mas será em maio.

Beijinhos e até breve,
Filipa`,
    expected: [at('2027-02-20T12:30:00+00:00'), at('2027-02-21T13:00:00+00:00')],
  },
  {
    name: 'pt: Brazilian customer in Massachusetts wants an estimate visit at four',
    sentAt: '2027-10-25T09:17:00-04:00',
    timezone: 'America/New_York',
    from: 'Rosângela Pimenta <rosangela.pimenta@mailbox.example>',
    subject: 'Limpeza da casa em Framingham',
    text: `Bom dia! Peguei o contato de vcs no grupo das brasileiras.

Preciso de uma faxina pesada antes de entregar a casa (3 bedrooms, 2 banheiros e basement). Uma amiga pagou $220 com vcs, queria saber se fica por aí.

Vcs podem vir dar uma olhada na quarta-feira às 4 da tarde? Chego do trabalho umas 3 e pouco.

Obrigada!
Rosângela
508-555-0146`,
    expected: [at('2027-10-27T16:00:00-04:00')],
  },
  {
    name: 'pt: agency client mixes a deadline, a launch and one call',
    sentAt: '2027-06-28T10:33:00-03:00',
    timezone: 'America/Recife',
    from: 'Juliano Maranhão <juliano@sorveteriapolo.example>',
    subject: 'Campanha de férias - próximos passos',
    text: `Bom dia, time!

Resumindo o que ficou:

* textos finais: vocês me mandam até sexta, 2/7, 18h
* os posts entram no ar na segunda, 5/7, às 11h
* verba de mídia: R$ 3.500 (PO 7715)

Para aprovar o roteiro do vídeo, eu ligo pra vocês na quinta, 1º/7, às 17h. Deixem a Camila por perto, por favor.

Valeu!
Juliano
Sorveteria Polo - todos os dias, das 11h às 22h`,
    expected: [at('2027-07-01T17:00:00-03:00')],
  },
  {
    name: 'pt: newsletter of a business association announces a webinar',
    sentAt: '2027-09-14T07:00:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Associação Comércio Vivo <noticias@comerciovivo.example>',
    subject: 'Setembro em revista: apoios, formação e um webinar gratuito',
    isBulk: true,
    text: `COMÉRCIO VIVO | Boletim n.º 94

1. Apoios à digitalização
As candidaturas abrem a 20 de setembro e fecham a 15 de outubro, às 18h00.

2. Webinar gratuito: "Faturar sem papel"
Quinta-feira, 23 de setembro, às 15h. Inscreva-se em https://comerciovivo.example/webinar

3. Curso de vitrinismo
Terças e quintas, das 19h às 21h, a partir de 12 de outubro. Sócios pagam 85 €.

4. Mercado da Praça
Sábado, 25 de setembro, das 9h às 14h.

Recebe este boletim porque se inscreveu na nossa página.
Cancelar subscrição: https://comerciovivo.example/sair`,
    expected: [],
  },
  {
    name: 'pt: client cancels a hairdresser appointment',
    sentAt: '2027-11-03T13:44:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Sónia Valadares <soniavaladares@correio.example>',
    subject: 'desmarcar',
    text: `Olá Carlinha, infelizmente tenho de desmarcar a minha coloração de sexta, dia 5, às 17h30. A miúda está com varicela e não a posso deixar com ninguém. Depois ligo para marcar outra vez quando isto passar. Desculpa em cima da hora!

Bjs
Sónia`,
    expected: [],
  },
  {
    name: 'pt: supplier tells customers by hand about the summer closing',
    sentAt: '2027-07-26T11:58:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Armindo Teles <armindo@ferragensteles.example>',
    subject: 'Férias de agosto',
    text: `Caros clientes e amigos,

Como todos os anos, fechamos para férias de segunda-feira, 9, a sexta-feira, 20 de agosto. Reabrimos na segunda, dia 23, às 9h00.

As encomendas que chegarem até quarta, 4 de agosto, ao meio-dia ainda seguem antes das férias. Na semana de 2 a 6 o balcão fecha às 17h em vez das 19h.

Em caso de urgência: 900 740 055 (eu próprio, das 10h às 12h).

Boas férias a todos,
Armindo Teles
Ferragens Teles`,
    expected: [],
  },
  {
    name: "pt: minutes of yesterday's meeting with tasks",
    sentAt: '2027-06-16T10:21:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Mafalda Rebelo <mafalda.rebelo@condominiosclaros.example>',
    subject: 'Ata da reunião de 15/06',
    text: `Bom dia,

Junto envio a ata da reunião de ontem, terça-feira, 15 de junho, que decorreu das 18h30 às 20h05 na sala do condomínio.

Resumo:
1. Elevador B: aprovada a substituição dos cabos, 4.720 €.
2. Infiltração no 3.º dto.: a seguradora fez a peritagem no dia 9, às 11h. Aguardamos o relatório.
3. Pintura da fachada: pedir três orçamentos até 16 de julho (Mafalda).
4. Quotas em atraso: cartas registadas até ao fim do mês.

A próxima reunião fica por marcar, depois de termos os orçamentos.

Peço que me façam chegar eventuais correções até segunda-feira, dia 21, às 17h.

Mafalda Rebelo
Condomínios Claros`,
    expected: [],
  },
  {
    name: 'pt: IT provider announces a maintenance window',
    sentAt: '2027-08-19T09:03:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'NOC Nuvem Sul <noc@nuvemsul.example>',
    subject: '[Aviso] Manutenção programada - servidor de e-mail',
    text: `Prezado cliente,

Informamos que faremos manutenção programada no cluster mail-03, que hospeda o domínio da sua empresa.

Início: sábado, 21/08/2027, às 22h00
Término previsto: domingo, 22/08/2027, às 02h00
Impacto: envio e recebimento podem ficar indisponíveis por até 40 minutos

Nenhuma ação é necessária da sua parte. Chamado de referência: #55031.

Equipe NOC
Plantão 24 horas: (51) 5550-1200`,
    expected: [],
  },
  {
    name: 'pt: marketing mail advertises a live broadcast and a discount',
    sentAt: '2027-04-26T08:30:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Escola Vende Mais <oi@vendemais.example>',
    subject: 'Amanhã acaba! E quarta tem LIVE às 20h 🔥',
    isBulk: true,
    text: `Oi, empreendedor(a)!

Quarta-feira, 28/04, às 20h, a Prof. Kika Sampaio abre AO VIVO o método que já ajudou 12 mil lojistas.

👉 Ative o lembrete: https://vendemais.example/live

E mais: o curso completo sai por 12x de R$ 49,90, mas só até amanhã, 27/04, às 23h59.

Te vejo lá?

Você recebeu este e-mail porque baixou um dos nossos materiais. Descadastre-se: https://vendemais.example/descadastro`,
    expected: [],
  },
  {
    name: 'pt: calendar cancellation of a supplier meeting',
    sentAt: '2027-10-11T16:12:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Joaquim Lacerda <joaquim.lacerda@cortilacerda.example>',
    subject: 'Cancelado: Apresentação coleção primavera',
    text: `Boa tarde,

Infelizmente tivemos de cancelar a apresentação de quinta-feira às 15h, porque as peças não chegaram da fábrica. Voltarei ao contacto quando as tiver.

As minhas desculpas,
Joaquim Lacerda`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Cortilacerda//Agenda//PT
METHOD:CANCEL
BEGIN:VEVENT
UID:colecao-pv28@cortilacerda.example
DTSTAMP:20271011T151200Z
DTSTART:20271014T140000Z
DTEND:20271014T150000Z
SUMMARY:Apresentação coleção primavera
ORGANIZER;CN=Joaquim Lacerda:mailto:joaquim.lacerda@cortilacerda.example
ATTENDEE:mailto:loja@modasaurora.example
STATUS:CANCELLED
SEQUENCE:1
END:VEVENT
END:VCALENDAR`),
    expected: [],
  },
  {
    name: 'pt: invoice lists hours of labour and a payment date',
    sentAt: '2027-01-27T17:40:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Faturação Eletrosado <faturacao@eletrosado.example>',
    subject: 'Fatura FT 2027/39 - quadro elétrico',
    text: `Boa tarde,

Segue em anexo a fatura FT 2027/39, relativa à substituição do quadro elétrico:

21/01  8h00-12h30   2 técnicos   9h00 de mão de obra
22/01  13h30-16h15  2 técnicos   5h30 de mão de obra
Total: 14h30 x 27,00 €           391,50 €
Material                         618,20 €
Total sem IVA                  1.009,70 €

Pagamento a 30 dias, até sexta-feira, 26 de fevereiro de 2027.

Departamento de Faturação
Eletrosado, Lda. - Setúbal
Horário: 8h30-12h30 / 14h00-18h00`,
    expected: [],
  },
  {
    name: 'pt: sales rep tells where her colleague will be',
    sentAt: '2027-05-25T15:15:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Fábio Kuroda <fabio.kuroda@embalaforte.example>',
    subject: 'Ausência da Luciana',
    text: `Oi, Dona Neide, boa tarde.

Só pra senhora não estranhar: na sexta, 28/05, a Luciana vai estar em treinamento das 9h às 17h e não atende o celular. Na segunda, 31, às 10h, ela visita a loja de Campinas e só volta no fim do dia.

Se precisar de caixa ou fita, pode mandar o pedido direto pra mim que eu lanço. O mínimo continua em R$ 400.

Fábio Kuroda
Vendas internas | (19) 5550-7741`,
    expected: [],
  },
  {
    name: 'pt: parcel notice with JSON-LD delivery window',
    sentAt: '2027-11-24T18:20:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Rápida Expresso <avisos@rapidaexpresso.example>',
    subject: 'A sua encomenda RX559120047PT chega amanhã',
    text: `Olá, Oficina da Tinta!

A sua encomenda de Pigmentos do Norte está a caminho.

N.º de envio: RX559120047PT
Entrega prevista: quinta-feira, 25 de novembro, entre as 10h00 e as 13h00
Morada: Rua da Boavista, 61, Braga

Não vai estar? Escolha um ponto de recolha até às 22h de hoje.`,
    html: `<html><body>
<script type="application/ld+json">
{"@context":"http://schema.org","@type":"ParcelDelivery","trackingNumber":"RX559120047PT","trackingUrl":"https://rapidaexpresso.example/t/RX559120047PT","carrier":{"@type":"Organization","name":"Rápida Expresso"},"expectedArrivalFrom":"2027-11-25T10:00:00+00:00","expectedArrivalUntil":"2027-11-25T13:00:00+00:00","deliveryAddress":{"@type":"PostalAddress","streetAddress":"Rua da Boavista, 61","addressLocality":"Braga","addressCountry":"PT"},"partOfOrder":{"@type":"Order","orderNumber":"PN-8801","merchant":{"@type":"Organization","name":"Pigmentos do Norte"}}}
</script>
<p>Olá, Oficina da Tinta!</p>
<p>A sua encomenda de <b>Pigmentos do Norte</b> está a caminho.</p>
<p>N.º de envio: RX559120047PT<br>Entrega prevista: quinta-feira, 25 de novembro, entre as 10h00 e as 13h00<br>Morada: Rua da Boavista, 61, Braga</p>
<p>Não vai estar? <a href="https://rapidaexpresso.example/t/RX559120047PT">Escolha um ponto de recolha</a> até às 22h de hoje.</p>
</body></html>`,
    expected: [],
  },
  {
    name: 'pt: acquaintance tells when the radio interview is broadcast',
    sentAt: '2027-03-23T12:47:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Xavier Lourosa <xavier@radiomaresia.example>',
    subject: 'a tua entrevista',
    text: `Viva, Teresa!

Ficou mesmo bem, adorei a história do forno que veio de burro. Cortei só aquela parte do contabilista, como pediste.

Passa na quinta, dia 25, às 8h40, e repete no sábado às 11h15, em 97.3 FM. Depois fica no site para quem quiser ouvir.

O pão de centeio já acabou cá em casa, por isso qualquer dia apareço aí na padaria!

Abraço
Xavier`,
    expected: [],
  },
  {
    name: 'pt: client names only parts of the day and usual availability',
    sentAt: '2027-01-21T22:38:00-03:00',
    timezone: 'America/Fortaleza',
    from: 'Gleice Moura <gleicemoura@recado.example>',
    subject: 'Re: Re: orçamento dos armários',
    text: `Boa noite, seu Francisco!!

Adorei o desenho, só mudaria o puxador. Precisamos sentar pra fechar isso. Eu costumo estar livre às segundas, e na semana que vem consigo quase todo dia de tarde, menos na quinta. Sexta de tarde também seria bom pra mim, ou o senhor me diz.

O valor de R$ 8.900 em 6x continua valendo?

Gleice
(85) 5550-3317`,
    expected: [],
  },
  {
    name: 'pt: undecided customer answers with quoted slots below',
    sentAt: '2027-10-07T21:05:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Orlando Mesquita <orlando.mesquita@correio.example>',
    subject: 'RE: Demonstração de aparelhos auditivos',
    text: `Boa noite,

Agradeço a sua resposta. Ainda não lhe sei dizer nada, tenho de falar primeiro com a minha mulher, que é ela que me leva de carro. Entro em contacto convosco na próxima semana.

Orlando Mesquita

________________________________
De: OuviBem Aveiro <aveiro@ouvibem.example>
Enviado: 7 de outubro de 2027 11:30
Para: Orlando Mesquita
Assunto: Demonstração de aparelhos auditivos

Estimado Sr. Orlando,
Para a demonstração temos vaga nos seguintes horários:
- quarta-feira, 13 de outubro, às 10h30
- sexta-feira, 15 de outubro, às 14h45
Qual prefere?
Equipa OuviBem`,
    expected: [],
  },
];
