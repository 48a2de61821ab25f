import { at, crlf, type DetectionMail, days } from '../mail.ts';

export const portugueseMails: DetectionMail[] = [
  {
    name: 'pt: a customer brings his car to the workshop on Saturday',
    sentAt: '2027-03-09T11:08:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Valdir Quintanilha <valdir.quintanilha@correiobr.example>',
    subject: 'barulho na suspensão - Fiesta 2014',
    text: `Bom dia pessoal da oficina,

Meu Fiesta tá fazendo um barulho feio na frente quando passo em lombada, do lado do passageiro. Já troquei as bieletas em janeiro e não resolveu.

Posso levar aí no sábado, dia 13, às 8h30 pra vocês darem uma olhada? Se precisar deixar o carro eu deixo, minha esposa me busca.

Quanto vocês cobram pela avaliação? Um amigo falou em R$ 120,00.

Obrigado
Valdir
(19) 95555-0143 (zap)
`,
    expected: [at('2027-03-13T08:30:00-03:00')],
  },
  {
    name: 'pt: a first call with a marketing agency over a meet link',
    sentAt: '2027-04-14T16:55:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Thaís Bernardelli <thais@agenciapitanga.example>',
    subject: 'Apresentação da proposta | Agência Pitanga',
    text: `Oi, Rodrigo, tudo bem?

Que bom que deu certo falarmos hoje por telefone! Conforme combinamos, fica marcada a apresentação da proposta de redes sociais para sexta-feira, 16/04, das 10h às 10h45, por vídeo.

Link da chamada: https://meet.google.com/kzt-uvwa-pqe

Vou mandar o PDF antes pra vocês irem olhando. O plano que eu comentei sai por R$ 2.350,00/mês, com 12 posts e 8 stories.

Qualquer coisa me chama!

Beijos,
Thaís Bernardelli
Atendimento | Agência Pitanga
(41) 3555-0199 | seg. a sex. 9h-18h
`,
    expected: [at('2027-04-16T10:00:00-03:00', '2027-04-16T10:45:00-03:00')],
  },
  {
    name: 'pt: an architect moves a site visit from Tuesday to Thursday',
    sentAt: '2027-02-12T18:03:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Arq. Duarte Pessanha <duarte@pessanha-arquitectos.example>',
    subject: 'Visita à obra de Azeitão',
    text: `Caro Eng. Salgueiro,

Peço desculpa, mas a Câmara convocou-me para terça-feira de manhã e não vou conseguir estar na obra. Podemos passar a visita de terça, dia 16, às 10h para quinta, dia 18, às 11h30? O empreiteiro já me disse que por ele tanto faz.

Aproveitamos e vemos a questão da caixilharia, que o fornecedor promete entregar até dia 26.

Um abraço,
Duarte Pessanha
Pessanha Arquitectos | +351 212 555 077
`,
    expected: [at('2027-02-18T11:30:00+00:00')],
  },
  {
    name: 'pt: an invitation with a calendar part to a supplier meeting',
    sentAt: '2027-05-20T10:14:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Marília Tavira <marilia.tavira@vidrosdofoja.example>',
    subject: 'Convite: Revisão da tabela de preços 2.º semestre',
    text: `Marília Tavira convidou-o para um evento.

Revisão da tabela de preços 2.º semestre
Local: Vidros do Foja, sala de reuniões do 1.º piso

Aceitar / Recusar / Talvez
`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Vidros do Foja//Agenda 3.1//PT
VERSION:2.0
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
UID:7f2c-0091-tabela@vidrosdofoja.example
DTSTAMP:20270520T091400Z
DTSTART;TZID=Europe/Lisbon:20270526T143000
DTEND;TZID=Europe/Lisbon:20270526T160000
SUMMARY:Revisão da tabela de preços 2.º semestre
LOCATION:Vidros do Foja\\, sala de reuniões do 1.º piso
ORGANIZER;CN=Marília Tavira:mailto:marilia.tavira@vidrosdofoja.example
ATTENDEE;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:compras@caixilhosbarreto.example
SEQUENCE:0
STATUS:CONFIRMED
END:VEVENT
END:VCALENDAR
`),
    expected: [at('2027-05-26T14:30:00+01:00', '2027-05-26T16:00:00+01:00')],
  },
  {
    name: 'pt: a newsletter of a craft house with dated workshops',
    sentAt: '2027-09-02T08:00:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Casa do Barro <novidades@casadobarro.example>',
    subject: 'Setembro na Casa do Barro: oficinas, feira e muito mais',
    isBulk: true,
    text: `CASA DO BARRO | AGENDA DE SETEMBRO

Olá!

O verão está quase a acabar, mas aqui o forno não arrefece. Eis o que preparámos:

* Iniciação à roda - sábado, 11 de setembro, das 10h às 13h (45 EUR)
* Vidrados e engobes - sábado, 18 de setembro, das 14h30 às 18h00 (50 EUR)
* Feira de ceramistas no largo - domingo, 26 de setembro, todo o dia, entrada livre

Inscreva-se já em www.casadobarro.example/oficinas

Recebe este email porque se inscreveu na nossa lista. Para deixar de receber, clique aqui.
`,
    expected: [],
  },
  {
    name: 'pt: the minutes of a meeting that has been held',
    sentAt: '2027-06-18T17:40:00-03:00',
    timezone: 'America/Recife',
    from: 'Ednaldo Cavalcanti <ednaldo@coopmelbrejo.example>',
    subject: 'Ata da reunião de ontem',
    text: `Prezados cooperados,

Segue anexa a ata da reunião realizada ontem, 17 de junho, às 15h, na sede da cooperativa, com a presença de 14 associados.

Principais pontos:
1. Aprovada a compra da nova centrífuga (R$ 18.700,00).
2. A cota de julho fica em R$ 60,00, com vencimento no dia 5.
3. Dona Socorro assume a tesouraria no lugar de Seu Biu.

Quem encontrar algum erro na ata, favor me avisar até quarta-feira, dia 23, que eu corrijo.

Att.,
Ednaldo Cavalcanti
Secretário
`,
    expected: [],
  },
  {
    name: 'pt: a call between Luanda and Lisbon named in both zones',
    sentAt: '2027-11-10T12:31:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Adalberto Kiala <a.kiala@kialaimport.example>',
    subject: 'Encomenda de ferragens - ponto de situação',
    text: `Boa tarde Dra. Filomena,

Espero que este email a encontre bem.

Conforme falámos, proponho que façamos a chamada na segunda-feira, 15 de Novembro, às 10h00 de Luanda (9h00 em Lisboa), para fecharmos as quantidades e o incoterm. Ligo eu pelo WhatsApp para o número da empresa.

O contentor anterior chegou ao porto no dia 2 e já foi desalfandegado, graças a Deus.

Os meus melhores cumprimentos,

Adalberto Kiala
Director Comercial
Kiala Import, Lda. - Luanda
+244 923 555 061
`,
    expected: [at('2027-11-15T09:00:00+00:00')],
  },
  {
    name: 'pt: two whole days of training for the team',
    sentAt: '2027-04-19T08:52:00-03:00',
    timezone: 'America/Bahia',
    from: 'Soraya Menezes <soraya@segurancaplena.example>',
    subject: 'Treinamento NR-35 - confirmação das datas',
    text: `Bom dia, Sr. Anselmo!

Confirmo o treinamento de trabalho em altura (NR-35) para a equipe de vocês nos dias 12 e 13 de maio, quarta e quinta, o dia inteiro, aí no galpão de Camaçari.

São 9 participantes, valor total de R$ 3.150,00, pagamento em até 15 dias após a emissão da nota.

Peço que me envie a lista com nome completo e CPF de cada um até o dia 5.

Atenciosamente,

Soraya Menezes
Segurança Plena Treinamentos
(71) 3555-0120
`,
    expected: [days('2027-05-12', '2027-05-14')],
  },
  {
    name: 'pt: a supplier tells its hours over Christmas',
    sentAt: '2026-12-15T15:00:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Serração Vale do Paiva <encomendas@serracaopaiva.example>',
    subject: 'Horário de Natal e Ano Novo',
    text: `Caros clientes e amigos,

Informamos que nesta quadra a serração terá o seguinte horário:

Dia 23 de dezembro: das 8h00 às 17h30
Dia 24 de dezembro: das 8h00 às 12h00
De 25 a 27 de dezembro: encerrados
28 a 30 de dezembro: das 8h00 às 17h30
31 de dezembro e 1 de janeiro: encerrados

As cargas para levantar ainda este ano devem ser encomendadas até sexta-feira, dia 18, ao meio-dia.

Desejamos a todos um Santo Natal e um próspero 2027.

A gerência
Serração Vale do Paiva
Telef. 256 555 090
`,
    expected: [],
  },
  {
    name: 'pt: a restaurant confirms a table with JSON-LD',
    sentAt: '2027-06-22T16:02:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Taberna do Moliço <reservas@tabernadomolico.example>',
    subject: 'A sua reserva está confirmada',
    text: `Olá, Henrique!

A sua mesa está confirmada.

Taberna do Moliço, Aveiro
Data: 25/06/2027
Hora: 13:00
Pessoas: 6
Código: TM-4R81

Guardamos a mesa durante 15 minutos. Cancelamentos até 24 horas antes.
`,
    html: `<html><head><script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "FoodEstablishmentReservation",
  "reservationNumber": "TM-4R81",
  "reservationStatus": "http://schema.org/ReservationConfirmed",
  "underName": {"@type": "Person", "name": "Henrique Tavares"},
  "reservationFor": {
    "@type": "FoodEstablishment",
    "name": "Taberna do Moliço",
    "address": {"@type": "PostalAddress", "streetAddress": "Cais das Salinas, 8", "addressLocality": "Aveiro", "addressCountry": "PT"}
  },
  "startTime": "2027-06-25T13:00:00+01:00",
  "partySize": "6"
}
</script></head><body>
<p>Olá, Henrique!</p>
<p>A sua mesa está confirmada.</p>
<table>
<tr><td>Taberna do Moliço, Aveiro</td></tr>
<tr><td>Data</td><td>25/06/2027</td></tr>
<tr><td>Hora</td><td>13:00</td></tr>
<tr><td>Pessoas</td><td>6</td></tr>
<tr><td>Código</td><td>TM-4R81</td></tr>
</table>
<p>Guardamos a mesa durante 15 minutos. Cancelamentos até 24 horas antes.</p>
</body></html>`,
    expected: [at('2027-06-25T13:00:00+01:00')],
  },
  {
    name: 'pt: a foreman tells the office which crew is where',
    sentAt: '2027-10-18T18:22:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Zé Maria Carriço <zemaria@carricoefilhos.example>',
    subject: 'pessoal desta semana',
    text: `Boa tarde Sandra,

So para ficares a saber onde anda a malta, caso algum cliente ligue:

- o Nuno e o Vitor montam o andaime em Alcobaça quarta-feira às 8h
- o Paulo betona a laje do Sr. Aníbal na quinta às 7h30
- eu fico no estaleiro a semana toda

As folhas de horas meto-as na tua secretaria como de costume.

Zé Maria
`,
    expected: [],
  },
  {
    name: 'pt: a candidate confirms the interview for Monday',
    sentAt: '2027-01-13T21:17:00-03:00',
    timezone: 'America/Fortaleza',
    from: 'Lidiane Farias <lidianefarias@correiobr.example>',
    subject: 'Re: Vaga de auxiliar administrativo',
    text: `Boa noite, Sra. Conceição.

Muito obrigada pela oportunidade! Confirmo minha presença na entrevista na segunda-feira, 18/01, às 13h30, no escritório da Aldeota. Levarei meu currículo impresso e a carteira de trabalho, como a senhora pediu.

Trabalhei de 02/2022 a 10/2026 na recepção de uma clínica e tenho disponibilidade para começar imediatamente, em qualquer turno.

Atenciosamente,
Lidiane Farias
(85) 95555-0111
`,
    expected: [at('2027-01-18T13:30:00-03:00')],
  },
  {
    name: 'pt: thanks after a meeting, with its date quoted below',
    sentAt: '2027-07-08T09:05:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Otávio Brandalise <otavio@brandalisevinhos.example>',
    subject: 'RES: Visita à vinícola',
    text: `Bom dia, Kátia!

Passando só para agradecer a visita de ontem. Foi um prazer receber vocês, e a turma aqui adorou o projeto dos rótulos. Vou conversar com meu irmão e semana que vem te dou um retorno sobre o valor.

Grande abraço,
Otávio

De: Kátia Lemos <katia@estudiolemos.example>
Enviada em: segunda-feira, 5 de julho de 2027 10:40
Para: Otávio Brandalise
Assunto: Visita à vinícola

Oi Otávio, tudo bem?

Confirmando: chegamos aí na quarta-feira, dia 7, às 14h, eu e o Danilo.

Bjs
Kátia
`,
    expected: [],
  },
  {
    name: 'pt: a piano teacher puts the lesson on Friday instead of Wednesday',
    sentAt: '2027-08-23T12:44:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Profª Iracema Duarte <iracema.piano@correiobr.example>',
    subject: 'aula dessa semana',
    text: `Oi Wagner, boa tarde!

Essa semana vou precisar mexer na sua aula. Em vez de quarta às 18h, a gente faz na sexta, dia 27, às 17h, tá? São os 50 minutos de sempre.

Estuda a mão esquerda do Nazareth, compasso por compasso, e sem correr!!

A mensalidade de setembro passa pra R$ 380,00, já te aviso.

beijo
Iracema
`,
    expected: [at('2027-08-27T17:00:00-03:00', '2027-08-27T17:50:00-03:00')],
  },
  {
    name: 'pt: a member of a folk group declines a talk about the costumes',
    sentAt: '2027-04-08T22:03:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Amílcar Nogueira <amilcar.nogueira@correio-lusa.example>',
    subject: 'Re: Trajes do rancho',
    text: `Boa noite Albertina,

Dia 12 às 21h00 não me é possível, estou de turno na fábrica. Como a reunião era só entre nós os dois por causa dos trajes, fica sem efeito; quando souber os turnos de maio digo-te alguma coisa.

Para o orçamento da deslocação a Viseu já pedi preço ao Sr. Lino: 480 EUR com motorista.

Abraço
Amílcar
`,
    expected: [],
  },
  {
    name: 'pt: a calendar part that cancels a session',
    sentAt: '2027-09-27T08:40:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Incubadora do Mondego <agenda@incubadoramondego.example>',
    subject: 'Cancelado: Sessão de mentoria - qua., 29/09/2027 16:00',
    text: `Este evento foi cancelado e retirado da sua agenda.

Sessão de mentoria
quarta-feira, 29 de setembro de 2027, 16:00 - 17:00 (Hora de Portugal Continental)
Sala Ceira

A mentora encontra-se doente. Entraremos em contacto.
`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Incubadora do Mondego//Reservas//PT
VERSION:2.0
METHOD:CANCEL
BEGIN:VEVENT
UID:mentoria-0929-55@incubadoramondego.example
DTSTAMP:20270927T074000Z
DTSTART:20270929T150000Z
DTEND:20270929T160000Z
SUMMARY:Cancelado: Sessão de mentoria
LOCATION:Sala Ceira
ORGANIZER;CN=Incubadora do Mondego:mailto:agenda@incubadoramondego.example
ATTENDEE:mailto:ola@cestosdalousa.example
SEQUENCE:2
STATUS:CANCELLED
END:VEVENT
END:VCALENDAR
`),
    expected: [],
  },
  {
    name: 'pt: a colleague names tomorrow at a quarter past nine in words',
    sentAt: '2028-01-18T17:51:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Benedita Falcão <benedita@tipografiafalcao.example>',
    subject: 'prova de cor do catálogo',
    text: `Tomás,

O cliente quer o catálogo na rua até ao fim do mês, por isso temos de despachar a prova de cor. Encontramo-nos amanhã às nove e um quarto da manhã na máquina grande? Traz o Pantone, o meu desapareceu outra vez.

Benedita
`,
    expected: [at('2028-01-19T09:15:00+00:00')],
  },
  {
    name: 'pt: a bank in Maputo sets a meeting from half past two to four',
    sentAt: '2027-09-13T08:57:00+02:00',
    timezone: 'Africa/Maputo',
    from: 'Hortência Machava <hortencia.machava@bancoindico.example>',
    subject: 'Linha de crédito agrícola - reunião',
    text: `Exmo. Senhor Director,

Acusamos a recepção do vosso pedido de financiamento no valor de 2.400.000,00 MT para a aquisição de um tractor.

Para análise conjunta do processo, convidamos V. Exa. para uma reunião no nosso balcão da Av. das Acácias, na sexta-feira, 17 de Setembro, das 14h30 às 16h00. Agradecemos que se faça acompanhar dos relatórios de contas de 2025 e 2026.

O balcão atende o público das 8h00 às 15h00; depois dessa hora queira tocar à campainha lateral.

Com elevada estima e consideração,

Hortência Machava
Gestora de Clientes Empresa
Cel. 84 555 0129
`,
    expected: [at('2027-09-17T14:30:00+02:00', '2027-09-17T16:00:00+02:00')],
  },
  {
    name: 'pt: stocktaking takes the whole Saturday',
    sentAt: '2028-01-05T10:05:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Rosário Antunes <rosario@drogariaantunes.example>',
    subject: 'Inventário 2027',
    text: `Bom dia meninas,

Como já sabem, o inventário é para fazermos todas juntas: sábado, 15 de janeiro, todo o dia. A loja está fechada e o almoço é por conta da casa (bacalhau com natas, já encomendei).

Até lá vão arrumando as prateleiras das tintas e não me misturem as referências, por favor!

Quem vier tem a segunda seguinte de folga, ou recebe as horas, como preferir.

Rosário
`,
    expected: [days('2028-01-15')],
  },
  {
    name: 'pt: a ticket for a trade fair with JSON-LD',
    sentAt: '2027-09-30T14:12:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Bilhetes Mostra do Azeite <bilhetes@mostradoazeite.example>',
    subject: 'O seu bilhete profissional n.º 00555-21',
    text: `Obrigado pela sua compra!

1 x Bilhete profissional - Mostra do Azeite e da Azeitona
Pavilhão Multiusos de Mirandela
21 de outubro de 2027, 10:00 - 18:00
Preço: 12,00 EUR (IVA incluído)

Apresente o código QR à entrada.
`,
    html: `<!DOCTYPE html>
<html lang="pt"><body>
<script type="application/ld+json">
[{
  "@context": "https://schema.org",
  "@type": "EventReservation",
  "reservationNumber": "00555-21",
  "reservationStatus": "https://schema.org/ReservationConfirmed",
  "underName": {"@type": "Person", "name": "Lagar da Ribeirinha"},
  "reservationFor": {
    "@type": "Event",
    "name": "Mostra do Azeite e da Azeitona",
    "startDate": "2027-10-21T10:00:00+01:00",
    "endDate": "2027-10-21T18:00:00+01:00",
    "location": {"@type": "Place", "name": "Pavilhão Multiusos de Mirandela", "address": "Mirandela, Portugal"}
  }
}]
</script>
<h2>Obrigado pela sua compra!</h2>
<p>1 x Bilhete profissional &ndash; Mostra do Azeite e da Azeitona<br>
Pavilhão Multiusos de Mirandela<br>
21 de outubro de 2027, 10:00 &ndash; 18:00<br>
Preço: 12,00&nbsp;&euro; (IVA incluído)</p>
<p>Apresente o código QR à entrada.</p>
</body></html>`,
    expected: [at('2027-10-21T10:00:00+01:00', '2027-10-21T18:00:00+01:00')],
  },
  {
    name: 'pt: a reminder of an unpaid boleto with its due dates',
    sentAt: '2027-08-18T10:00:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Financeiro Aquarela Tintas <financeiro@aquarelatintas.example>',
    subject: 'Boleto em aberto - NF 10.338',
    text: `Prezado cliente,

Não identificamos em nosso sistema o pagamento do boleto abaixo:

NF: 10.338
Valor: R$ 1.874,20
Vencimento: 13/08/2027

Solicitamos a regularização até sexta-feira, dia 20/08, às 16h, horário limite do banco. Após essa data o título será encaminhado automaticamente a protesto no dia 25.

Caso o pagamento já tenha sido efetuado, favor desconsiderar este aviso e enviar o comprovante.

Atenciosamente,
Setor Financeiro
(48) 3555-0108, ramal 4
`,
    expected: [],
  },
  {
    name: 'pt: a club proposes a friendly match on Sunday',
    sentAt: '2027-09-20T21:33:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Tonhão - Unidos da Várzea <tonhao@unidosdavarzea.example>',
    subject: 'amistoso sub-15',
    text: `Salve rapaziada do Estrela!!

Bora fechar aquele amistoso do sub 15? Nosso campo tá livre domingo agora, dia 26/09, bola rolando às 10h. A gente arruma juiz e água, vcs só trazem o time e o uniforme branco pq o nosso é vermelho.

No último jogo vcs levaram 3x1, tão com medo? kkkk

me responde até quinta pq tem outro time querendo a data

tmj
Tonhão
`,
    expected: [at('2027-09-26T10:00:00-03:00')],
  },
  {
    name: 'pt: a calendar part in UTC for a sales talk in Goiânia',
    sentAt: '2027-03-15T15:26:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Heitor Vilaça <heitor.vilaca@cafedocerrado.example>',
    subject: 'Convite: Degustação e negociação da safra',
    text: `Boa tarde!

Segue o convite para a degustação da nova safra. Favor confirmar pelo próprio convite.

Heitor Vilaça
Café do Cerrado
`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Correio do Cerrado//Calendário 2.0//PT-BR
VERSION:2.0
CALSCALE:GREGORIAN
METHOD:REQUEST
BEGIN:VEVENT
DTSTART:20270318T170000Z
DTEND:20270318T174500Z
DTSTAMP:20270315T182600Z
ORGANIZER;CN=Heitor Vilaça:mailto:heitor.vilaca@cafedocerrado.example
UID:3d8safra2027kq@cafedocerrado.example
ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=
 TRUE:mailto:contato@emporiodapraca.example
DESCRIPTION:Degustação dos lotes 12\\, 15 e 18.\\nTrazer a tabela de fretes.
LOCATION:Rua 55\\, 208 - Setor Sul\\, Goiânia
SEQUENCE:0
STATUS:CONFIRMED
SUMMARY:Degustação e negociação da safra
TRANSP:OPAQUE
END:VEVENT
END:VCALENDAR
`),
    expected: [at('2027-03-18T14:00:00-03:00', '2027-03-18T14:45:00-03:00')],
  },
  {
    name: 'pt: a kick-off and a training in one mail',
    sentAt: '2027-11-18T16:34:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Vasco Lameiras <vasco.lameiras@pontofixo-software.example>',
    subject: 'Arranque da implementação do programa de faturação',
    text: `Boa tarde D. Celeste,

Tal como acordado com o Sr. Firmino, o calendário do arranque fica assim:

1) Reunião de arranque: segunda-feira, 22/11, às 9h00, nas vossas instalações
2) Formação das utilizadoras: quarta-feira, 24/11, das 14h30 às 16h30, por videoconferência

Antes disso precisamos da lista de artigos em Excel. A licença anual (690 EUR + IVA) é faturada no fim do mês.

O nosso apoio técnico funciona nos dias úteis das 9h00 às 18h00 pelo 253 555 066.

Cumprimentos,
Vasco Lameiras
`,
    expected: [at('2027-11-22T09:00:00+00:00'), at('2027-11-24T14:30:00+00:00', '2027-11-24T16:30:00+00:00')],
  },
  {
    name: 'pt: a host announces maintenance of its servers at night',
    sentAt: '2027-06-01T11:00:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Alojaki Suporte <suporte@alojaki.example>',
    subject: 'Manutenção programada do servidor PT-14',
    text: `Caro cliente,

Informamos que o servidor onde se encontra alojado o seu site (PT-14) será alvo de uma intervenção de manutenção na madrugada de domingo, 6 de junho de 2027, entre as 02h00 e as 05h00.

Durante este período poderão verificar-se interrupções no site e no correio eletrónico. Não é necessária qualquer ação da sua parte.

Lamentamos o incómodo.

A equipa Alojaki
Ticket: #PT14-20270606
`,
    expected: [],
  },
  {
    name: 'pt: an automatic reply of somebody who is away',
    sentAt: '2027-08-10T09:41:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Ivo Marçal <ivo.marcal@estoresmarcal.example>',
    subject: 'Resposta automática: Orçamento para 4 estores',
    text: `Obrigado pelo seu contacto.

Encontro-me de férias de 9 a 20 de agosto e regresso na segunda-feira, dia 23, às 9h00. Durante este período não terei acesso ao email.

Para assuntos urgentes contacte a minha colega Noémia (noemia@estoresmarcal.example) ou ligue 289 555 012, dias úteis das 9h às 12h30.

Ivo Marçal
`,
    expected: [],
  },
  {
    name: 'pt: the town hall of an island asks a builder in for half past ten',
    sentAt: '2027-06-07T09:22:00-01:00',
    timezone: 'Atlantic/Cape_Verde',
    from: 'Gabinete Técnico Municipal <gabtecnico@municipio-ribeiraclara.example>',
    subject: 'Convocatória - Projecto de requalificação do mercado',
    text: `Exmo. Senhor
Manuel Évora
Évora Construções, Lda.

Na sequência da entrega da vossa proposta, vimos por este meio convocar V. Exa. para uma reunião de esclarecimentos na quarta-feira, 9 de Junho, às dez horas e trinta minutos, no salão nobre dos Paços do Concelho.

Mais se informa que a proposta, no valor de 3.250.000$00, se mantém válida por 60 dias.

Sem outro assunto de momento, apresentamos os melhores cumprimentos.

A Directora do Gabinete,
Zuleica Monteiro
Tel. 255 50 11
`,
    expected: [at('2027-06-09T10:30:00-01:00')],
  },
  {
    name: 'pt: a couple comes to see the flat in Funchal this evening',
    sentAt: '2027-03-23T10:11:00+00:00',
    timezone: 'Atlantic/Madeira',
    from: 'Élio Camacho <elio.camacho@correio-lusa.example>',
    subject: 'T2 na Rua do Til',
    text: `Bom dia Sra. D. Fátima,

Falámos há pouco ao telefone por causa do apartamento para arrendar. Então passamos aí hoje às 18h45, eu e a minha namorada, para o ver. Ela sai do hotel às 18h, por isso deve dar à vontade.

Os 850 EUR já incluem o condomínio?

Até logo,
Élio Camacho
965 555 070
`,
    expected: [at('2027-03-23T18:45:00+00:00')],
  },
  {
    name: 'pt: a calendar part over two whole days for a retreat of partners',
    sentAt: '2028-02-10T09:48:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Guiomar Pestana <guiomar@pestana-rocha-engenharia.example>',
    subject: 'Retiro dos sócios',
    text: `Como decidido: dois dias fora do escritório, telefones desligados. Está na agenda.

G.
`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Pestana & Rocha//Agenda//PT
METHOD:REQUEST
BEGIN:VEVENT
UID:retiro-2028@pestana-rocha-engenharia.example
DTSTAMP:20280210T094800Z
DTSTART;VALUE=DATE:20280316
DTEND;VALUE=DATE:20280318
SUMMARY:Retiro dos sócios
LOCATION:Quinta do Zambujal\\, Marvão
ORGANIZER;CN=Guiomar Pestana:mailto:guiomar@pestana-rocha-engenharia.example
ATTENDEE;RSVP=TRUE;PARTSTAT=NEEDS-ACTION:mailto:rocha@pestana-rocha-engenharia.example
SEQUENCE:0
STATUS:CONFIRMED
END:VEVENT
END:VCALENDAR
`),
    expected: [days('2028-03-16', '2028-03-18')],
  },
  {
    name: 'pt: a conductor calls an extra rehearsal on the 30th',
    sentAt: '2027-11-22T22:14:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Maestro Eurípedes <euripedes@coralsantacecilia.example>',
    subject: 'Ensaio extra!!!',
    text: `Queridos Dirce e Alcides,

Os baixos ainda estão perdidos no Glória... Como vocês dois são os chefes de naipe, quero um ensaio só com vocês antes do geral: dia 30, às 19h30, no salão paroquial. Terminamos às 21h, prometo, que o padre tranca o portão às 21h15.

Tragam a partitura marcada e a garrafinha d'água.

Fraternalmente,
Eurípedes
`,
    expected: [at('2027-11-30T19:30:00-03:00', '2027-11-30T21:00:00-03:00')],
  },
  {
    name: 'pt: a lawyer tells her client the day of the hearing',
    sentAt: '2028-03-07T18:11:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Dra. Fabíola Nakagawa <fabiola@nakagawaadvocacia.example>',
    subject: 'Audiência de conciliação - Proc. 5550187-22.2027',
    text: `Prezado Sr. Gilmar,

Informo que foi designada audiência de conciliação no processo que o senhor move contra a transportadora, para o dia 05 de abril de 2028, às 13h45, por videoconferência. A presença do senhor é obrigatória, sob pena de arquivamento.

Sugiro entrar na sala com uns minutinhos de folga, em lugar silencioso e com documento com foto em mãos. O link será enviado pelo cartório.

A contestação da empresa foi juntada em 28/02 e eu tenho até o dia 20/03 para me manifestar; disso cuido eu.

Cordialmente,

Fabíola Nakagawa
OAB/SP 555.018
Nakagawa Advocacia - Rua dos Tropeiros, 77, cj. 32 - Sorocaba
`,
    expected: [at('2028-04-05T13:45:00-03:00')],
  },
  {
    name: 'pt: a call for projects with the steps of its timetable',
    sentAt: '2027-03-29T14:50:00-03:00',
    timezone: 'America/Belem',
    from: 'Secretaria de Cultura - Editais <editais@cultura-marajoara.example>',
    subject: 'Edital 03/2027 - Cronograma retificado',
    text: `Senhores proponentes,

Comunicamos a retificação do cronograma do Edital 03/2027 - Pontos de Cultura:

Inscrições: de 01/04/2027 a 30/04/2027, até as 23h59
Resultado preliminar: 24/05/2027
Prazo para recursos: 25 a 27/05/2027
Resultado final: 07/06/2027

As inscrições são feitas exclusivamente pelo sistema. Dúvidas por este e-mail, de segunda a sexta, das 8h às 14h.

Comissão de Seleção
`,
    expected: [],
  },
  {
    name: 'pt: a Brazilian translator names eleven in Brasília to a Lisbon agency',
    sentAt: '2028-01-25T09:16:00-03:00',
    timezone: 'Europe/Lisbon',
    from: 'Regina Valadão <regina@valadaotraduz.example>',
    subject: 'Re: Tradução do manual técnico (48 mil palavras)',
    text: `Oi, Isabel!

Li o manual e dá pra fazer sim, mas tenho umas dúvidas de terminologia (vocês dizem "berbequim" ou posso deixar "furadeira"? rs). Podemos conversar na quinta-feira, 27/01, às 11h de Brasília? Te ligo no Skype.

Meu preço é de 0,055 EUR por palavra e entrego em cinco semanas, ou seja, até 3 de março.

Um abraço,
Regina Valadão
Tradutora juramentada - Florianópolis
`,
    expected: [at('2028-01-27T14:00:00+00:00')],
  },
  {
    name: 'pt: Thursday of next week for an hour and a half',
    sentAt: '2027-04-13T11:20:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Matilde Corte-Real <matilde.cr@correio-lusa.example>',
    subject: 'Sessão fotográfica da bebé',
    text: `Olá Hugo, bom dia!

Vi as fotografias que fez da filha da minha cunhada e adorei. Queria marcar uma sessão para a Carminho, que faz agora seis meses.

Pode ser na quinta-feira da próxima semana, dia 22, às 15h, no seu estúdio? Como diz no site que a sessão dura uma hora e meia, ainda dá para ir depois buscar o mais velho à escola.

O pacote de 140 EUR com 15 fotografias serve perfeitamente.

Beijinhos e obrigada,
Matilde
`,
    expected: [at('2027-04-22T15:00:00+01:00', '2027-04-22T16:30:00+01:00')],
  },
  {
    name: 'pt: a calendar reply that declines an invitation',
    sentAt: '2027-09-07T14:29:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Baltazar Figueira <baltazar@figueiracortica.example>',
    subject: 'Recusado: Apresentação das rolhas técnicas',
    text: `Baltazar Figueira recusou este convite.

Nesse dia estou em Bordéus numa prova. Lamento!
`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Figueira Cortiça//Correio//PT
METHOD:REPLY
BEGIN:VEVENT
UID:rolhas-555-0914@adegadobarranco.example
DTSTAMP:20270907T132900Z
DTSTART:20270914T093000Z
DTEND:20270914T103000Z
SUMMARY:Apresentação das rolhas técnicas
ORGANIZER:mailto:enologia@adegadobarranco.example
ATTENDEE;CN=Baltazar Figueira;PARTSTAT=DECLINED:mailto:baltazar@figueiracortica.example
SEQUENCE:0
END:VEVENT
END:VCALENDAR
`),
    expected: [],
  },
  {
    name: 'pt: a beekeeper asks when he may call without naming a time',
    sentAt: '2027-02-03T20:55:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Crispim Valente <crispim.valente@correio-lusa.example>',
    subject: 'rótulos para frascos de mel',
    text: `Boas noites,

Tenho 80 colmeias na serra da Lousã e preciso de uns rótulos novos, coisa de 1500, para frascos de 500 g e de 1 kg. Os antigos foram feitos em 2019 por um primo e já não cumprem a lei.

Gostava de ir aí mostrar o que tenho em mente. Que dia da próxima semana lhe dá mais jeito? De manhã ando nas abelhas, à tarde desenrasco-me.

A cresta é em julho, por isso convinha tê-los prontos até 15 de junho.

Crispim Valente
918 555 036
`,
    expected: [],
  },
];
