import { at, crlf, type DetectionMail, days } from '../mail.ts';

export const portugueseMails: DetectionMail[] = [
  {
    name: 'pt: customer wants the joiner on site, beside a price, a delivery date and her own dentist',
    sentAt: '2027-03-15T09:41:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Helena Vasconcelos <helena.vasconcelos@casadamoita.example>',
    subject: 'Roupeiros - orçamento 2027/118',
    text: `Bom dia Sr. Abílio,

Recebi o orçamento (4.350 € + IVA) e, no geral, estamos de acordo. Só queria que visse outra vez o vão do quarto pequeno, porque o estucador comeu ali uns dois centímetros e tenho medo que as portas não corram.

Pode vir cá à obra na quinta-feira, dia 18, às 10h30? Eu estou lá a manhã toda, só tenho de sair à uma porque às 13h30 tenho dentista.

Quanto à entrega, confirma-se a semana de 12 de abril, não é? O pintor acaba até dia 9.

Obrigada e até breve,
Helena Vasconcelos
Tlm. 910 000 214`,
    expected: [at('2027-03-18T10:30:00+00:00')],
  },
  {
    name: 'pt: lunch tomorrow, all lower case without accents',
    sentAt: '2027-04-13T17:52:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'duda prado <duda@estudiomangaba.example>',
    subject: 'almoco',
    text: `oi ju td bem?

bora almocar amanha meio dia e meia naquele kilo da augusta? quero te mostrar a paleta nova antes de mandar pro cliente, to insegura com o verde rs

se nao rolar me da um toque no zap

bjs
duda`,
    expected: [at('2027-04-14T12:30:00-03:00')],
  },
  {
    name: 'pt: occupational health appointment with opening hours in the footer',
    sentAt: '2027-02-04T11:30:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Clínica Vale do Lis <marcacoes@clinicavaledolis.example>',
    subject: 'Confirmação de consulta - Medicina do Trabalho',
    text: `Exmo. Senhor Rui Tavares,

Confirmamos a marcação do seu exame periódico de Medicina do Trabalho:

Data: 09-02-2027 (terça-feira)
Hora: 15:45
Local: Rua das Olarias, 27 - 1.º, Leiria
Médico: Dra. Inês Calado

Deve trazer o cartão de cidadão, o boletim de vacinas e, caso use, os óculos.
A falta sem aviso até 24 horas antes implica a faturação do ato (35,00 €).

Com os melhores cumprimentos,
O Secretariado

Horário: 2.ª a 6.ª das 8h00 às 20h00, sábados das 9h00 às 13h00
Colheitas: das 8h00 às 10h30, sem marcação
Tel. 244 000 731 (chamada para a rede fixa nacional)`,
    expected: [at('2027-02-09T15:45:00+00:00')],
  },
  {
    name: 'pt: air conditioning technician comes on Friday from eight to ten',
    sentAt: '2027-06-23T14:20:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Agendamento FrioSul <agendamento@friosul.example>',
    subject: 'OS 88412 - visita técnica agendada',
    text: `Prezados,

Informamos que a visita do nosso técnico (Sr. Edmilson) para higienização dos 3 aparelhos split está agendada para sexta-feira, 25/06, das 8h às 10h, no endereço Av. Getúlio, 1450, sala 302.

Pedimos que alguém com acesso à casa de máquinas esteja no local. Valor do serviço: R$ 540,00, boleto com vencimento em 10/07.

Ficamos à disposição.

Att.,
Central de Agendamento
FrioSul Climatização
Atendimento: seg. a sex. 7h30-18h | sáb. 8h-12h
(51) 3000-0416`,
    expected: [at('2027-06-25T08:00:00-03:00', '2027-06-25T10:00:00-03:00')],
  },
  {
    name: 'pt: accountant lists tax deadlines and a closed office, no meeting',
    sentAt: '2027-05-06T10:17:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Graça Monteiro <graca@contasemdia.example>',
    subject: 'Obrigações de maio',
    text: `Caro cliente,

Seguem as obrigações deste mês, para não haver sustos:

- até 10 de maio: entrega da declaração de remunerações
- até 20 de maio: declaração periódica do IVA (1.º trimestre); preciso das faturas de compras até sexta, dia 14, às 12h
- até 25 de maio: pagamento do IVA e das contribuições
- até 31 de maio: Modelo 22

Lembro ainda que o escritório fecha no dia 27 de maio (feriado do Corpo de Deus) e que às sextas só atendemos telefone das 9h30 às 13h.

Qualquer dúvida, responda a este email.

Graça Monteiro
Contabilista certificada n.º 00417
Contas em Dia, Lda.`,
    expected: [],
  },
  {
    name: 'pt: applicant takes the second of three quoted interview slots',
    sentAt: '2027-08-12T20:31:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Thiago Bezerra Lins <thiago.blins@correio.example>',
    subject: 'Re: Vaga de auxiliar de produção - entrevista',
    text: `Boa noite, Marlene!

Muito obrigado pelo retorno, fiquei feliz demais. A segunda opção (a de terça) fica perfeita pra mim. Levo a carteira de trabalho e as duas cartas de referência.

Abraço,
Thiago

Em qui., 12 de ago. de 2027 às 15:08, RH Doces Aurora <rh@docesaurora.example> escreveu:
> Olá, Thiago, tudo bem?
> Gostamos do seu currículo e queremos te conhecer. Temos estes horários, aqui na fábrica:
>
> 1) segunda, 16/08, às 9h
> 2) terça, 17/08, às 14h30
> 3) quarta, 18/08, às 10h
>
> Qual funciona melhor para você?
>
> Marlene - RH`,
    expected: [at('2027-08-17T14:30:00-03:00')],
  },
  {
    name: 'pt: declines tomorrow at three and offers two other hours, Madeira',
    sentAt: '2027-09-20T16:05:00+01:00',
    timezone: 'Atlantic/Madeira',
    from: 'Lino Freitas <lino@freitasevieira.example>',
    subject: 'RE: Vistoria ao telhado',
    text: `Boa tarde D. Conceição,

Amanhã às 15h não consigo, tenho o camião na oficina e fico apeado.
Dá-lhe jeito quarta às 11h ou quinta às 16h30? Em qualquer dos casos levo já a escada grande.

Cumps
Lino Freitas
Freitas & Vieira - Impermeabilizações, Câmara de Lobos
291 000 582

-----Mensagem original-----
De: Conceição Abreu
Enviada: segunda-feira, 20 de setembro de 2027 11:22
Assunto: Vistoria ao telhado

Sr. Lino, pode passar cá amanhã, terça, às 15h? A mancha no teto da receção está a crescer.`,
    expected: [at('2027-09-22T11:00:00+01:00'), at('2027-09-23T16:30:00+01:00')],
  },
  {
    name: 'pt: calendar invitation with the same time in words',
    sentAt: '2027-11-10T15:02:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Marta Quintela <marta.quintela@segurancaplena.example>',
    subject: 'Convite: Renovação da apólice multirriscos',
    text: `Marta Quintela convidou-o para uma reunião.

Renovação da apólice multirriscos
Quando: quarta-feira, 17 de novembro de 2027, 14:30 - 15:15 (Lisboa)
Onde: Videochamada, https://meet.segurancaplena.example/q7-rtu-204

A apólice atual (n.º 50.118.337) termina em 31 de dezembro.`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Seguranca Plena//Agenda 3.1//PT
VERSION:2.0
METHOD:REQUEST
BEGIN:VTIMEZONE
TZID:Europe/Lisbon
BEGIN:DAYLIGHT
TZOFFSETFROM:+0000
TZOFFSETTO:+0100
TZNAME:WEST
DTSTART:19700329T010000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
END:DAYLIGHT
BEGIN:STANDARD
TZOFFSETFROM:+0100
TZOFFSETTO:+0000
TZNAME:WET
DTSTART:19701025T020000
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
END:STANDARD
END:VTIMEZONE
BEGIN:VEVENT
UID:9f1c-44a0-renova-2027@segurancaplena.example
DTSTAMP:20271110T150200Z
DTSTART;TZID=Europe/Lisbon:20271117T143000
DTEND;TZID=Europe/Lisbon:20271117T151500
SUMMARY:Renovação da apólice multirriscos
LOCATION:https://meet.segurancaplena.example/q7-rtu-204
ORGANIZER;CN=Marta Quintela:mailto:marta.quintela@segurancaplena.example
ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:geral@padariafornada.example
STATUS:CONFIRMED
SEQUENCE:0
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-11-17T14:30:00+00:00', '2027-11-17T15:15:00+00:00')],
  },
  {
    name: 'pt: calendar part that cancels a meeting',
    sentAt: '2027-06-15T09:12:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Otávio Rangel <otavio.rangel@metalrangel.example>',
    subject: 'Cancelado: Alinhamento do pedido 7731',
    text: `Este evento foi cancelado.

Alinhamento do pedido 7731
qui. 17 jun. 2027 10:00 - 11:00 (BRT)

Pessoal, o cliente suspendeu o projeto, então não faz mais sentido a gente se reunir. Valeu!`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Metal Rangel//Calendario//PT-BR
VERSION:2.0
CALSCALE:GREGORIAN
METHOD:CANCEL
BEGIN:VEVENT
DTSTART:20270617T130000Z
DTEND:20270617T140000Z
DTSTAMP:20270615T121200Z
ORGANIZER;CN=Otávio Rangel:mailto:otavio.rangel@metalrangel.example
UID:k3u8pedido7731@metalrangel.example
ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;CN=Usinagem Paiva:mailto:contato@usinagempaiva.example
SEQUENCE:1
STATUS:CANCELLED
SUMMARY:Alinhamento do pedido 7731
TRANSP:OPAQUE
END:VEVENT
END:VCALENDAR`),
    expected: [],
  },
  {
    name: 'pt: workshop ticket with an event reservation in JSON-LD',
    sentAt: '2027-06-21T22:47:00-03:00',
    timezone: 'America/Recife',
    from: 'Ingressa Aí <naoresponda@ingressaai.example>',
    subject: 'Seu ingresso: Oficina de fermentação natural',
    text: `Oba, Severina! Sua inscrição está confirmada.

Oficina de fermentação natural com Dora Sá Leitão
Quinta, 8 de julho de 2027, 19h às 22h
Cozinha Escola Capibaribe - Rua da Aurora, 900, Recife

Pedido IA-5520913 | 1 ingresso | R$ 180,00 no cartão

Apresente o QR code na entrada, pelo celular mesmo.
Reembolso: até 7 dias após a compra.`,
    html: `<html><head><script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "EventReservation",
  "reservationNumber": "IA-5520913",
  "reservationStatus": "http://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "Severina Holanda" },
  "reservationFor": {
    "@type": "Event",
    "name": "Oficina de fermentação natural",
    "startDate": "2027-07-08T19:00:00-03:00",
    "endDate": "2027-07-08T22:00:00-03:00",
    "location": {
      "@type": "Place",
      "name": "Cozinha Escola Capibaribe",
      "address": "Rua da Aurora, 900, Recife - PE"
    }
  }
}
</script></head><body>
<h2>Oba, Severina! Sua inscrição está confirmada.</h2>
<p><b>Oficina de fermentação natural</b> com Dora Sá Leitão<br>
Quinta, 8 de julho de 2027, 19h às 22h<br>
Cozinha Escola Capibaribe - Rua da Aurora, 900, Recife</p>
<p>Pedido IA-5520913 | 1 ingresso | R$ 180,00 no cartão</p>
<p>Apresente o QR code na entrada, pelo celular mesmo.<br>Reembolso: até 7 dias após a compra.</p>
</body></html>`,
    expected: [at('2027-07-08T19:00:00-03:00', '2027-07-08T22:00:00-03:00')],
  },
  {
    name: 'pt: table for the Christmas lunch with a restaurant reservation in JSON-LD',
    sentAt: '2027-11-29T18:20:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Tasca do Adro <reservas@tascadoadro.example>',
    subject: 'Reserva confirmada - 16 dez.',
    text: `Olá Joaquim Serrão,

A sua mesa está reservada.

quinta-feira, 16 de dezembro | 13:00 | 9 pessoas
Menu de Natal n.º 2 (28,50 € por pessoa)

Guardamos a mesa durante 15 minutos. Para cancelar, ligue até à véspera para o 239 000 665.
Cozinha aberta das 12h00 às 15h00 e das 19h00 às 22h30. Encerra à segunda.`,
    html: `<html><body>
<script type="application/ld+json">
{"@context":"http://schema.org","@type":"FoodEstablishmentReservation","reservationNumber":"TA-3381","reservationStatus":"http://schema.org/Confirmed","underName":{"@type":"Person","name":"Joaquim Serrão"},"reservationFor":{"@type":"FoodEstablishment","name":"Tasca do Adro","address":{"@type":"PostalAddress","streetAddress":"Largo do Adro, 4","addressLocality":"Coimbra","addressCountry":"PT"}},"startTime":"2027-12-16T13:00:00+00:00","partySize":"9"}
</script>
<p>Olá Joaquim Serrão,</p><p>A sua mesa está reservada.</p>
<p><strong>quinta-feira, 16 de dezembro | 13:00 | 9 pessoas</strong><br>Menu de Natal n.º 2 (28,50 € por pessoa)</p>
<p>Guardamos a mesa durante 15 minutos. Para cancelar, ligue até à véspera para o 239 000 665.<br>
Cozinha aberta das 12h00 às 15h00 e das 19h00 às 22h30. Encerra à segunda.</p>
</body></html>`,
    expected: [at('2027-12-16T13:00:00+00:00')],
  },
  {
    name: 'pt: newsletter of a payment provider with a webinar',
    sentAt: '2027-09-08T08:00:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Time PagaFácil <novidades@pagafacil.example>',
    subject: 'Venda mais no Dia das Crianças: aula ao vivo e grátis',
    text: `PAGAFÁCIL NEWS | setembro

O Dia das Crianças tá chegando e a gente preparou um conteúdo especial pra sua loja bombar.

AULA AO VIVO: Como dobrar o ticket médio em 30 dias
Com Rafa Menegatti, especialista em varejo
Quarta, 15 de setembro, às 19h, no nosso canal
> Quero assistir: https://pagafacil.example/aula-ao-vivo

TAXA ZERO no Pix até 30/09 para quem ativar a maquininha X2.

NOVO APP: a partir de 20/09, atualização na sua loja de aplicativos.

Você recebe este e-mail porque tem cadastro na PagaFácil.
Não quer mais receber? Descadastre-se aqui: https://pagafacil.example/sair`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'pt: open day offer of a garden centre to its customers',
    sentAt: '2027-05-04T07:30:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Hortos da Lezíria <clube@hortosdaleziria.example>',
    subject: 'Sábado há festa no horto! -20% em tudo o que floresce',
    text: `Caro(a) amigo(a) das plantas,

No sábado, 15 de maio, das 10h às 18h, abrimos as portas das estufas: música, petiscos e 20% de desconto em todas as floríferas.

11h00 - Demonstração de poda
15h30 - Oficina para crianças (inscrição no local)
17h00 - Sorteio de uma oliveira centenária

Esperamos por si e pela sua família!

Promoção válida apenas no dia 15/05/2027, não acumulável com outras campanhas.
Para deixar de receber as nossas comunicações clique em "cancelar subscrição".`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'pt: owners of a building are convened to their assembly',
    sentAt: '2027-01-08T16:44:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Administração Condomínio Edifício Almedina <edificioalmedina@gerircasa.example>',
    subject: 'CONVOCATÓRIA - Assembleia Geral Ordinária',
    text: `Exmo(a). Senhor(a) Condómino(a) da fração A (loja),

Nos termos do artigo 1431.º do Código Civil, fica V. Exa. convocado(a) para a Assembleia Geral Ordinária de Condóminos do Edifício Almedina, a realizar no dia 29 de janeiro de 2027, sexta-feira, pelas 21h00, na garagem do piso -1, com a seguinte ordem de trabalhos:

1. Aprovação das contas do exercício de 2026;
2. Orçamento para 2027 e quotas em atraso;
3. Obras na fachada: análise de três propostas (entre 41.200 € e 58.000 €);
4. Outros assuntos.

Caso não possa comparecer, poderá fazer-se representar mediante procuração, a entregar até às 18h do dia 28.

A Administração,
GerirCasa, Lda.
Atendimento ao público: 3.as e 5.as feiras, 14h30-17h30`,
    expected: [at('2027-01-29T21:00:00+00:00')],
  },
  {
    name: 'pt: parcel and delivery windows from a supplier, no meeting',
    sentAt: '2027-07-26T13:33:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Logística Papelaria Ipê <logistica@ipepapeis.example>',
    subject: 'Pedido 204.517 saiu para entrega',
    text: `Olá!

Seu pedido 204.517 foi faturado (NF 9.812) e será entregue amanhã, 27/07, entre 13h e 18h. Caso não haja ninguém, o motorista tenta de novo na quarta, 28/07, no mesmo período.

O item "Papel kraft 80g bobina" segue em separado, com previsão para 02/08.

Se preferir, retire no nosso depósito: Rua do Gasômetro, 77, de segunda a sexta, das 8h às 17h, levando documento com foto.

Equipe de Logística
Papéis Ipê`,
    expected: [],
  },
  {
    name: 'pt: meeting moved from Monday to Wednesday at the same hour',
    sentAt: '2027-01-22T17:58:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Pedro Salgueiro <pedro.salgueiro@agenciaboreal.example>',
    subject: 'reunião de 2ª feira',
    text: `Olá Teresa,

Apareceu-me um imprevisto com um cliente e tenho de mexer na nossa reunião: em vez de 2ª feira, 25, às 10h, passamos para 4ª feira, dia 27, à mesma hora. Mantém-se o sítio (vosso showroom).

Desculpa lá o transtorno e bom fim de semana!

Pedro`,
    expected: [at('2027-01-27T10:00:00+00:00')],
  },
  {
    name: 'pt: host announces a maintenance window',
    sentAt: '2027-10-11T10:00:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Suporte NuvemForte <suporte@nuvemforte.example>',
    subject: '[Aviso] Manutenção programada - servidor BR-SP-14',
    text: `Prezado cliente,

Realizaremos manutenção preventiva no servidor BR-SP-14, onde está hospedado o seu site.

Início: quinta-feira, 14/10/2027, 22h00
Término previsto: sexta-feira, 15/10/2027, 02h00
Impacto: indisponibilidade de até 40 minutos de site e e-mail

Nenhuma ação é necessária da sua parte. Recomendamos não fazer publicações nesse período.

O status pode ser acompanhado em https://status.nuvemforte.example

Atenciosamente,
Equipe de Infraestrutura
Plantão 24h: (11) 4000-0199`,
    expected: [],
  },
  {
    name: 'pt: automatic reply about holidays',
    sentAt: '2027-08-03T09:15:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Sofia Bragança <sofia.braganca@notariadobaixo.example>',
    subject: 'Resposta automática: Escritura do armazém',
    text: `Agradeço o seu contacto.

Encontro-me de férias de 2 a 16 de agosto, regressando ao serviço na terça-feira, dia 17, às 9h00. Durante este período não terei acesso ao correio eletrónico.

Em caso de urgência, queira contactar a minha colega Dra. Elsa Pimenta (elsa.pimenta@notariadobaixo.example), todos os dias úteis das 9h30 às 12h30 e das 14h00 às 17h00.

Com os melhores cumprimentos,
Sofia Bragança
Notária`,
    expected: [],
  },
  {
    name: 'pt: call told in Berlin time and in Lisbon time, one hour long',
    sentAt: '2027-03-31T14:26:00+02:00',
    timezone: 'Europe/Lisbon',
    from: 'Clara Nogueira-Weiss <c.nogueira@weiss-textil.example>',
    subject: 'Coleção outono - call',
    text: `Olá a todos,

obrigada pelas amostras, chegaram ontem às 11h e o linho está lindo!

Para fecharmos as quantidades proponho uma call na terça, 6 de abril, às 10h00 de Berlim, ou seja, 9h00 para vocês aí em Guimarães. Contem com uma hora.

O link é o de sempre: https://talk.weiss-textil.example/colecao

Boa Páscoa (atrasada) e beijinhos,
Clara

Weiss Textil GmbH · Einkauf · Berlin`,
    expected: [at('2027-04-06T09:00:00+01:00', '2027-04-06T10:00:00+01:00')],
  },
  {
    name: 'pt: client in Lisbon names an hour of Lisbon to a reader in São Paulo',
    sentAt: '2027-10-18T18:09:00+01:00',
    timezone: 'America/Sao_Paulo',
    from: 'Gonçalo Teles <goncalo.teles@vinhosteles.example>',
    subject: 'Rótulos para o mercado brasileiro',
    text: `Caríssima Bianca,

Vimos as três propostas de rótulo cá em casa e houve discussão acesa, o que só pode ser bom sinal. Ganhou a B, mas o meu pai quer "mais douro e menos Copacabana", palavras dele.

Falamos por vídeo na quinta-feira, 21 de outubro, às 15h00 (hora de Lisboa)? Depois disso só estou na vindima tardia e sem rede.

Um abraço,
Gonçalo Teles
Vinhos Teles, Lda. | Sabrosa
Visitas à adega: todos os dias, 10h-12h e 14h-17h`,
    expected: [at('2027-10-21T11:00:00-03:00')],
  },
  {
    name: 'pt: list of three slots with their ends for a demonstration',
    sentAt: '2027-05-25T12:40:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Nádia Correia <nadia.correia@softgest.example>',
    subject: 'Demonstração SoftGest POS',
    text: `Boa tarde,

Na sequência do v/ pedido de informação, terei todo o gosto em fazer uma demonstração online do SoftGest POS. Tenho disponíveis os seguintes horários:

  • seg 31/05 09:30–10:15
  • ter 01/06 14:00–14:45
  • sex 04/06 11:15–12:00

Agradeço que me indiquem qual preferem, para enviar o convite.
Junto segue a tabela de preços (licença a partir de 19,90 €/mês, campanha até 30/06).

Melhores cumprimentos / Best regards,
Nádia Correia
Account Manager
SoftGest - Sistemas de Informação, SA`,
    expected: [
      at('2027-05-31T09:30:00+01:00', '2027-05-31T10:15:00+01:00'),
      at('2027-06-01T14:00:00+01:00', '2027-06-01T14:45:00+01:00'),
      at('2027-06-04T11:15:00+01:00', '2027-06-04T12:00:00+01:00'),
    ],
  },
  {
    name: 'pt: whole-day stock-take on Saturday',
    sentAt: '2027-07-12T08:55:00-03:00',
    timezone: 'America/Fortaleza',
    from: 'Nonato Gerência <nonato@ferragensjangada.example>',
    subject: 'INVENTÁRIO',
    text: `Bom dia equipe,

nosso inventário geral vai ser neste sábado, dia 17/07, o dia inteiro, com a loja fechada. Conto com todo mundo. Almoço por conta da casa (baião com carne do sol, do Seu Chico).

Quem já tiver caneta e prancheta, traz. As folgas serão compensadas na semana seguinte.

Nonato`,
    expected: [days('2027-07-17')],
  },
  {
    name: 'pt: two days at a trade fair together',
    sentAt: '2027-04-28T10:03:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Américo Lousada <americo@pedraslousada.example>',
    subject: 'Feira da Pedra',
    text: `Viva Fernando,

Já tenho os bilhetes de expositor para a Feira da Pedra na Batalha. Vamos então os dois, quinta e sexta, 20 e 21 de maio, como combinámos ao telefone. O meu filho fica a tomar conta da oficina.

O stand é o C-14, pavilhão 2. Os catálogos têm de ir para a gráfica até 7 de maio, não te esqueças de me mandar as fotografias das bancadas.

Abraço
Américo`,
    expected: [days('2027-05-20', '2027-05-22')],
  },
  {
    name: 'pt: thanks for yesterday and vague availability',
    sentAt: '2027-02-24T09:22:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Rita Capelo <rita.capelo@nortearquitetos.example>',
    subject: 'Obrigada pela visita',
    text: `Bom dia Dr. Magalhães,

Muito obrigada por nos ter recebido ontem às 15h, foi uma conversa muito útil. Ficámos com uma ideia bem clara do que precisam para a sala de espera.

Vamos agora preparar um primeiro esboço, que conto enviar até 5 de março. Depois voltamos a falar. Na semana de 8 de março estou livre quase todos os dias e, por norma, as segundas são boas para mim.

Com os melhores cumprimentos,
Rita Capelo
norte arquitetos
R. do Almada, 300-2.º, Porto`,
    expected: [],
  },
  {
    name: 'pt: customer may drop in on Tuesday afternoon, no hour',
    sentAt: '2027-11-05T19:14:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Ivone Schmitt <ivone.schmitt@caixapostal.example>',
    subject: 'conserto da máquina de costura',
    text: `Boa noite, seu Valdir.

A minha Singer voltou a pular ponto. Acho que terça à tarde dou uma passada aí pra deixar ela com o senhor, se a minha filha puder me levar. O senhor ainda fecha pro almoço do meio-dia à 1 e meia?

Da outra vez paguei R$ 120, continua esse valor? Preciso dela pronta até o dia 20, que tenho 14 toalhas encomendadas.

Deus abençoe,
Ivone`,
    expected: [],
  },
  {
    name: 'pt: colleague forwards a client and tells which of two hours was agreed',
    sentAt: '2027-06-08T15:37:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Vítor Matos <vitor@vmeletricidade.example>',
    subject: 'FW: Quadro elétrico - linha 2',
    text: `Paulo,

Vais tu a isto, que eu estou em Évora até sábado. Já liguei ao Eng. Barata e ficou na sexta às 9h30. Leva o multímetro bom e o calçado de segurança, que eles lá não brincam.

VM

---------- Mensagem reencaminhada ----------
De: Eng. Luís Barata <lbarata@conservasmontejo.example>
Data: segunda, 7/06/2027, 17:51
Assunto: Quadro elétrico - linha 2
Para: <geral@vmeletricidade.example>

Boa tarde,
O disjuntor da linha 2 volta a disparar sempre que arranca a autoclave. Podiam vir ver na sexta, dia 11, às 9h30, ou então na segunda, 14, às 11h?
A linha trabalha das 6h às 22h.
Cumprimentos,
Luís Barata`,
    expected: [at('2027-06-11T09:30:00+01:00')],
  },
  {
    name: 'pt: minutes of a past meeting, to-dos with deadlines and the next meeting',
    sentAt: '2027-10-27T09:50:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Camila Yamashita <camila@coopgraos.example>',
    subject: 'Ata - comitê da festa de fim de ano',
    text: `Bom dia, pessoal!

Segue o resumo da nossa reunião de 26/10 (terça, 14h, sala azul).
Presentes: Camila, Jonas, dona Zilda, Anderson.

Decidido:
- local: salão do clube, aluguel de R$ 3.800
- DJ em vez de banda (4 votos a 0!)

Pendências:
- Jonas: três orçamentos de buffet até 29/10, 18h
- dona Zilda: lista de convidados até segunda
- Anderson: falar com o contador sobre a nota

Próxima reunião: 03/11 (quarta), das 14h às 15h30, mesma sala. Quem não puder, manda representante.

Abs,
Camila Yamashita
Secretaria - CoopGrãos Londrina`,
    expected: [at('2027-11-03T14:00:00-03:00', '2027-11-03T15:30:00-03:00')],
  },
  {
    name: 'pt: town hall notifies an inspection of the premises, Azores',
    sentAt: '2027-09-27T14:12:00+00:00',
    timezone: 'Atlantic/Azores',
    from: 'Divisão de Licenciamento <licenciamento@cm-vilafrancadamar.example>',
    subject: 'Notificação - Proc. 312/2026 - Vistoria',
    text: `Ofício n.º 4471/2027
Data: 27/09/2027

Assunto: Vistoria para efeitos de autorização de utilização

Ex.mos Senhores,

Relativamente ao processo em epígrafe, e em cumprimento do despacho da Sra. Vereadora de 20 de setembro de 2027, ficam V. Exas. notificados de que a comissão de vistorias se deslocará ao vosso estabelecimento, sito à Rua do Poço, n.º 9, no próximo dia 12 de outubro de 2027 (terça-feira), pelas 9 horas e 30 minutos.

Deverá estar presente o requerente ou quem legalmente o represente, munido do projeto aprovado e do livro de obra.

A taxa, no valor de 87,40 €, deverá ser liquidada na tesouraria (dias úteis, 8h30-15h30) até ao dia 8 de outubro.

Com os melhores cumprimentos,
A Chefe de Divisão,
Fátima Arruda`,
    expected: [at('2027-10-12T09:30:00+00:00')],
  },
  {
    name: 'pt: customer cancels Thursday and will name a new date later',
    sentAt: '2027-04-20T21:03:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Priscila Antunes <pri.antunes@correio.example>',
    subject: 'desmarcar',
    text: `Oi Lu, boa noite! Desculpa o horário.

Vou precisar desmarcar a nossa prova do vestido de quinta (22/04) às 16h, o Bento tá com catapora e não tenho com quem deixar 😩 Assim que ele melhorar eu te chamo pra gente ver outra data, tá?

O casamento continua dia 12 de junho, então ainda dá tempo né?

Beijo e desculpa mesmo
Pri`,
    expected: [],
  },
  {
    name: 'pt: northern customer says quarter to three and quarter past ten',
    sentAt: '2027-02-17T12:11:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Zé Manel Pacheco <zemanel.pacheco@correio.example>',
    subject: 'a carrinha outra bez',
    text: `Boas mestre,

Atão não é que a Transit já está outra bez a fazer o mesmo barulho?! Inda em janeiro lá deixei 280 euros, carago.

Passo aí na sexta às três menos um quarto da tarde pra bocê dar uma bista d'olhos, pode ser? Se tiver a oficina cheia, vou no sábado às dez e um quarto da manhã. Diga lá qual prefere.

Fico à espera
Zé Manel`,
    expected: [at('2027-02-19T14:45:00+00:00'), at('2027-02-20T10:15:00+00:00')],
  },
  {
    name: 'pt: visit the day after tomorrow at quarter to three in Minas talk',
    sentAt: '2027-08-23T10:07:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Tonho do Queijo <tonho@queijariaserrinha.example>',
    subject: 'Re: queijo pro restaurante',
    text: `Ô Rodrigo, bão?

Uai, claro que tem queijo procês, sô. Curado de 60 dia tá R$ 92 o quilo e o fresco 48. Entrego toda quinta cedinho, ali pelas 6h.

Depois de amanhã vou em BH e passo aí no seu restaurante quinze pras três da tarde cas amostra, pro cê provar cum café. Combinado?

Inté,
Tonho

> Em 22/08, Rodrigo escreveu:
> Seu Tonho, o senhor ainda faz o curado? Qual o preço pra 10 kg por semana?`,
    expected: [at('2027-08-25T14:45:00-03:00')],
  },
  {
    name: 'pt: choir teacher offers a week from today or a fortnight from today',
    sentAt: '2027-04-01T11:25:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Prof. Leonor Bettencourt <leonor@coralsaomamede.example>',
    subject: 'Visita à sala de ensaio',
    text: `Bom dia,

Venho por este meio pedir-vos que me mostrem a sala antes de assinarmos o contrato de aluguer. Poderia ser de hoje a oito dias, às 17h, ou, caso seja cedo demais por causa das férias da Páscoa, daqui a quinze dias (quinta-feira, 15), às 17h30.

O coro ensaia às terças, das 21h às 23h, e somos 32 pessoas, pelo que a acústica é o que mais nos preocupa. A renda de 150 € mensais parece-nos justa.

Atentamente,
Leonor Bettencourt
Coral São Mamede`,
    expected: [at('2027-04-08T17:00:00+01:00'), at('2027-04-15T17:30:00+01:00')],
  },
  {
    name: 'pt: call today in the hour of Brasília for a reader in Manaus',
    sentAt: '2027-05-10T10:02:00-03:00',
    timezone: 'America/Manaus',
    from: 'Heitor Bastos <heitor.bastos@importabr.example>',
    subject: 'contêiner retido',
    text: `Wanderley, consegue falar hoje às 15h de Brasília? Te ligo no fixo. A Receita travou o contêiner e preciso decidir contigo.
Heitor`,
    expected: [at('2027-05-10T14:00:00-04:00')],
  },
  {
    name: 'pt: booking link without a time',
    sentAt: '2027-03-23T16:48:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Renan Couto <renan@coutoconsultoria.example>',
    subject: 'Proposta de consultoria - próximos passos',
    text: `Oi, Patrícia, tudo certo?

Conforme prometido, segue em anexo a proposta revisada (R$ 7.200 em 3x). Ela vale até 09/04.

Pra tirar as dúvidas, escolhe o melhor horário direto na minha agenda, são 30 minutinhos sem compromisso:
https://agenda.coutoconsultoria.example/renan/30min

Atendo de segunda a quinta, das 9h às 17h.

Um abraço,
Renan Couto
Couto Consultoria | Processos para pequenos negócios`,
    expected: [],
  },
  {
    name: 'pt: coach sends the training plan of his teams to the club office',
    sentAt: '2027-09-02T23:10:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Mister Hugo <hugo.andrade@adriomeao.example>',
    subject: 'Horários treinos época 27/28',
    text: `Boa noite D. Alzira,

Para afixar no placard do pavilhão, os treinos dos miúdos a partir de 13 de setembro:

Benjamins: 2.ª e 4.ª, 18h00 - 19h00 (Tiago)
Infantis: 2.ª e 4.ª, 19h00 - 20h15 (eu)
Iniciados: 3.ª e 5.ª, 19h30 - 21h00 (Filipe)
Juvenis: 3.ª, 5.ª e 6.ª, 21h00 - 22h30 (Filipe)

O Tiago está no curso de treinadores no sábado, 11/09, das 9h às 17h, por isso nesse dia os Benjamins não jogam.
As inscrições fecham dia 30 e a quota continua nos 20 euros.

Obrigado por tudo!
Hugo`,
    expected: [],
  },
  {
    name: 'pt: lawyer names the court hearing and the preparation the day before',
    sentAt: '2027-09-14T11:36:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Dra. Luciana Portella <luciana@portellaadv.example>',
    subject: 'Proc. 0010442-18.2027 - audiência designada',
    text: `Prezado Sr. Wagner,

Informo que foi designada audiência de instrução no processo movido pelo ex-funcionário Cleber, na 3ª Vara do Trabalho de Campinas, para o dia 22/09/2027, quarta-feira, às 13h50. A sua presença como representante da empresa é obrigatória; a ausência importa em confissão.

Para prepararmos o depoimento, aguardo o senhor no meu escritório na véspera, terça-feira, às 17h.

Peço que me envie até sexta-feira (17/09):
a) os cartões de ponto de janeiro a junho;
b) o recibo da rescisão (R$ 6.314,22).

Recordo que a audiência inicial ocorreu em 03/08, às 9h10, sem acordo.

Cordialmente,

Luciana Portella
OAB/SP 000.318
Expediente: 9h às 12h e 13h30 às 18h
Este e-mail é confidencial e destinado exclusivamente ao seu destinatário.`,
    expected: [at('2027-09-22T13:50:00-03:00'), at('2027-09-21T17:00:00-03:00')],
  },
];
