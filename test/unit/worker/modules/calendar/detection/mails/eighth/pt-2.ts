import { at, crlf, type DetectionMail, days } from '../mail.ts';

export const portugueseMails: DetectionMail[] = [
  {
    name: 'pt: customer accepts the hour that the car workshop offered in the quoted mail',
    sentAt: '2027-01-11T12:41:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Fernando Quintela <f.quintela@quintelaobras.example>',
    subject: 'Re: Revisão da Berlingo 44-XP-09',
    text: `Boa tarde Sr. Albano,

Sim, essa hora serve-me. Deixo aí a carrinha e venho a pé para o escritório.
Já agora vejam o ruído do lado direito quando se trava.

Obrigado,
Fernando Quintela

No dia 11/01/2027, às 10:02, Oficina Albano & Filhos escreveu:
> Bom dia Sr. Fernando,
> temos vaga na quinta-feira, dia 14, às 8h30. O orçamento da revisão é de 189,00 € + IVA.
> Cumprimentos,
> Albano Serra
> Oficina aberta de 2.ª a 6.ª das 8h30 às 18h30`,
    expected: [at('2027-01-14T08:30:00+00:00')],
  },
  {
    name: 'pt: dental clinic in Fortaleza confirms an appointment with its length',
    sentAt: '2027-01-28T09:15:00-03:00',
    timezone: 'America/Fortaleza',
    from: 'Clínica Sorriso do Mar <agenda@sorrisodomar.example>',
    subject: 'Confirmação de consulta',
    text: `Olá, Marcela!

Sua consulta com o Dr. Hélio Barroso está confirmada:

Data: 03/02/2027 (quarta-feira)
Horário: 14h20
Duração: 40 minutos
Local: Av. das Jangadas, 812, sala 5

Em caso de desistência, avise com 24 horas de antecedência, senão cobramos taxa de R$ 80,00.

Equipe Sorriso do Mar
Atendimento: seg. a sex., 8h às 18h | (85) 5550-0142`,
    expected: [at('2027-02-03T14:20:00-03:00', '2027-02-03T15:00:00-03:00')],
  },
  {
    name: 'pt: accountant lists VAT deadlines and her office hours',
    sentAt: '2027-02-04T16:50:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Lurdes Canavarro <lurdes@canavarrocontas.example>',
    subject: 'IVA 4.º trimestre - documentos em falta',
    text: `Caro cliente,

Continuam a faltar-me as faturas de combustível de novembro e o extrato bancário de dezembro.
Preciso de tudo até segunda-feira, dia 15 de fevereiro, às 12h00, para conseguir submeter a declaração. O pagamento do imposto tem de ser feito até ao dia 25.

Pode enviar por mail ou deixar no escritório (aberto das 9h30 às 13h e das 14h30 às 18h).

Com os melhores cumprimentos,
Lurdes Canavarro
Contabilista Certificada`,
    expected: [],
  },
  {
    name: 'pt: lawyer in São Paulo names a hearing and a preparation on the eve',
    sentAt: '2027-03-08T18:22:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Dra. Sílvia Tavolaro <silvia@tavolaroadv.example>',
    subject: 'Processo 1000432 - audiência designada',
    text: `Prezado Sr. Ivo,

Informo que a audiência de instrução foi designada para o dia 18/03/2027, quinta-feira, às 13h30, na 4ª Vara do Trabalho (Rua do Fórum, 55, 7º andar). A sua presença como preposto da empresa é obrigatória.

Na véspera, às 16h, espero o senhor no nosso escritório para repassarmos o depoimento.

Favor trazer documento com foto. O rol de testemunhas já foi protocolado em 01/03.

Atenciosamente,

Sílvia Tavolaro
OAB/SP 999.001
Tavolaro Advocacia | (11) 5550-0177`,
    expected: [at('2027-03-18T13:30:00-03:00'), at('2027-03-17T16:00:00-03:00')],
  },
  {
    name: 'pt: Lisbon agency proposes a video call in two zones to a reader in São Paulo',
    sentAt: '2027-04-13T11:30:00+01:00',
    timezone: 'America/Sao_Paulo',
    from: 'Joana Brandão <joana.brandao@estudiocegonha.example>',
    subject: 'Apresentação das três propostas de logótipo',
    text: `Olá Renato,

As três propostas estão quase prontas! Sugiro apresentá-las por vídeo na terça, 20/04, às 15h de Lisboa (11h em São Paulo). 45 minutos devem chegar.

Link: https://meet.example/cegonha-renato

Se puderes, manda-me os textos do site até sexta às 18h, para os incluir nas maquetes.

Beijinhos,
Joana

Estúdio Cegonha | Rua dos Remolares 14, Lisboa`,
    expected: [at('2027-04-20T11:00:00-03:00', '2027-04-20T11:45:00-03:00')],
  },
  {
    name: "pt: formal convocation to an owners' assembly beside the due date of the fees",
    sentAt: '2027-01-06T10:00:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Gescasa Condomínios <geral@gescasa.example>',
    subject: 'CONVOCATÓRIA - Edifício Miramar, Lote 7',
    text: `Exmo. Senhor Condómino da fração C (loja),

Fica V. Exa. convocado para a Assembleia Geral Ordinária do Edifício Miramar, a realizar no próximo dia 22 de janeiro de 2027, sexta-feira, pelas 20h30, no hall de entrada do prédio, com a seguinte ordem de trabalhos:

1. Aprovação das contas de 2026;
2. Orçamento para 2027;
3. Pintura da fachada - análise de três orçamentos (14.200 €, 15.950 € e 17.100 €).

Não podendo comparecer, poderá fazer-se representar por procuração.

Lembramos que a quota do 1.º trimestre (126,40 €) se vence a 31 de janeiro.

A Administração
Gescasa, Lda. - atendimento telefónico das 10h às 12h - 210 000 044`,
    expected: [at('2027-01-22T20:30:00+00:00')],
  },
  {
    name: 'pt: lift inspection with start and end, somebody must open the machine room',
    sentAt: '2027-05-31T09:47:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Elevanorte Assistência <planeamento@elevanorte.example>',
    subject: 'Inspeção periódica elevador n.º 3307',
    text: `Bom dia,

Vimos agendar a inspeção periódica do elevador da Rua do Almada 212 para 9 de junho (quarta-feira), das 9h00 às 11h00. Precisamos que esteja presente um de vós para abrir a casa das máquinas.

O elevador estará parado durante a inspeção.

Com os melhores cumprimentos,
Sandra Meireles
Planeamento
Elevanorte - piquete 24 h: 220 000 911`,
    expected: [at('2027-06-09T09:00:00+01:00', '2027-06-09T11:00:00+01:00')],
  },
  {
    name: 'pt: bride offers a restaurant two spoken times for a tasting',
    sentAt: '2027-05-04T21:13:00-03:00',
    timezone: 'America/Bahia',
    from: 'Tainá Vasconcelos <taina.v@correiolivre.example>',
    subject: 'degustação do casamento',
    text: `Oi Dona Zefa, tudo bem?

Aqui é a Tainá, a noiva de novembro rsrs. Queria marcar aquela degustação do bufê com a senhora, eu e o Caio e minha mãe.
A gente consegue no sábado, dia 15, ao meio-dia e meia, ou no domingo, dia 16, às quinze pras quatro da tarde. Qual fica melhor pra senhora?

Seremos uns 120 convidados, o orçamento continua R$ 95 por pessoa né?

Um cheiro!
Tainá`,
    expected: [at('2027-05-15T12:30:00-03:00'), at('2027-05-16T15:45:00-03:00')],
  },
  {
    name: "pt: client of a photographer moves tomorrow's meeting to Wednesday",
    sentAt: '2027-03-29T19:05:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Marisa Falcão <marisa.falcao@quintadosbuxos.example>',
    subject: 'Mudança de hora',
    text: `Olá Vera,

Peço imensa desculpa, mas tenho de passar a nossa reunião de amanhã às 10h para quarta, dia 31, às 11h30. O sítio é o mesmo, na receção da quinta.

Espero que não te estrague a semana!

Marisa Falcão
Quinta dos Buxos - Eventos`,
    expected: [at('2027-03-31T11:30:00+01:00')],
  },
  {
    name: 'pt: applicant takes the second of three quoted interview slots',
    sentAt: '2027-07-02T14:36:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Wesley Pimenta <wesleypimenta@caixapostal.example>',
    subject: 'RES: Vaga de auxiliar de estoque - entrevista',
    text: `Boa tarde, Cláudia!

Fico muito feliz com o retorno. Prefiro a segunda opção, pode confirmar pra mim.
Levo o currículo impresso e a carteira de trabalho.

Atenciosamente,
Wesley Pimenta
(41) 95550-0118

De: Cláudia Reis <rh@parafusoseporcas.example>
Enviada em: quinta-feira, 1 de julho de 2027 17:10
Para: Wesley Pimenta
Assunto: Vaga de auxiliar de estoque - entrevista

Olá, Wesley, gostamos do seu perfil. Podemos conversar aqui na loja em um destes horários:
1) quarta 07/07 às 10h
2) quinta 08/07 às 14h30
3) sexta 09/07 às 9h
Abraço, Cláudia`,
    expected: [at('2027-07-08T14:30:00-03:00')],
  },
  {
    name: 'pt: vet in the Azores comes to the farm the day after tomorrow',
    sentAt: '2027-10-12T20:18:00+00:00',
    timezone: 'Atlantic/Azores',
    from: 'Duarte Medeiros <duarte@vetdasilhas.example>',
    subject: 'vacinas das novilhas',
    text: `Boa noite sr. Gil,

depois de amanhã às sete e meia da manhã estou aí na exploração para as vacinas das novilhas e para ver a Malhada. Deixe os animais já presos se faz favor que a seguir ainda tenho de ir aos Mosteiros.

São 23 doses, não é?

Duarte Medeiros
médico veterinário`,
    expected: [at('2027-10-14T07:30:00+00:00')],
  },
  {
    name: "pt: physiotherapist cancels tomorrow's treatment without a new date",
    sentAt: '2027-03-16T17:20:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Fisio Arrábida <rececao@fisioarrabida.example>',
    subject: 'Cancelamento da sua sessão',
    text: `Estimado Sr. Pacheco,

Por doença da terapeuta Raquel, vemo-nos obrigados a cancelar a sua sessão de amanhã, quarta-feira 17/3, às 18h15.
Assim que a terapeuta regresse, telefonamos para remarcar.

Pedimos desculpa pelo incómodo.

Receção Fisio Arrábida
2.ª a 6.ª 8h00-20h00`,
    expected: [],
  },
  {
    name: 'pt: estate agent lists three half-hour visits of an office in Recife',
    sentAt: '2027-08-18T10:55:00-03:00',
    timezone: 'America/Recife',
    from: 'Gustavo Lins <gustavo@linsimoveis.example>',
    subject: 'Visita sala comercial Boa Vista (cód. SC-1430)',
    text: `Prezada Sra. Helena,

Conforme conversamos por telefone, seguem os horários que consigo para mostrar a sala de 62 m²:

- segunda, 23/08, 10h
- terça, 24/08, 15h30
- quinta, 26/08, 9h

Cada visita dura meia hora. É só me responder com o que for melhor para a senhora.

Aluguel: R$ 2.850,00 + condomínio R$ 640,00. A portaria do prédio funciona das 6h às 22h.

Att.,
Gustavo Lins
CRECI 00.118
(81) 95550-0163`,
    expected: [
      at('2027-08-23T10:00:00-03:00', '2027-08-23T10:30:00-03:00'),
      at('2027-08-24T15:30:00-03:00', '2027-08-24T16:00:00-03:00'),
      at('2027-08-26T09:00:00-03:00', '2027-08-26T09:30:00-03:00'),
    ],
  },
  {
    name: 'pt: electrician writes one lower-case line without accents',
    sentAt: '2027-11-17T19:58:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'tiao eletrica <tiao@tiaoeletrica.example>',
    subject: 'quadro de luz',
    text: `opa dona sonia, amanha as 8 e meia da manha passo ai na loja pra olhar o quadro de luz. o disjuntor novo sai 74 reais. abs tiao`,
    expected: [at('2027-11-18T08:30:00-03:00')],
  },
  {
    name: 'pt: printer asks for approval of a proof and announces the delivery',
    sentAt: '2027-06-02T15:11:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Tipografia Beirã <producao@tipografiabeira.example>',
    subject: 'Prova digital - encomenda 27/0619',
    text: `Boa tarde,

Segue a prova digital dos 2.000 flyers e das 500 ementas.
Agradecemos aprovação por escrito até quarta-feira, 9 de junho, às 12h. Nesse caso a entrega é feita no dia 15 de junho, terça-feira, entre as 9h e as 13h, na morada habitual.

Depois da aprovação não nos responsabilizamos por gralhas.

Pela Tipografia Beirã,
Nélson Toscano`,
    expected: [],
  },
  {
    name: 'pt: carrier announces a parcel with a delivery window, ParcelDelivery in JSON-LD',
    sentAt: '2027-11-24T22:04:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'RotaRápida Encomendas <nao-responder@rotarapida.example>',
    subject: 'A sua encomenda RR558210 está a caminho',
    text: `Olá,

A sua encomenda RR558210, remetida por Papelaria Central, será entregue na sexta-feira, 26 de novembro, entre as 10:00 e as 14:00.

Não vai estar? Pode levantá-la no ponto de recolha Café Avenida (7:00-19:30).

RotaRápida`,
    html: `<html><body>
<script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "ParcelDelivery",
  "trackingNumber": "RR558210",
  "expectedArrivalFrom": "2027-11-26T10:00:00+00:00",
  "expectedArrivalUntil": "2027-11-26T14:00:00+00:00",
  "carrier": { "@type": "Organization", "name": "RotaRápida" },
  "itemShipped": { "@type": "Product", "name": "Papel A4, 10 resmas" }
}
</script>
<p>Olá,</p>
<p>A sua encomenda RR558210, remetida por Papelaria Central, será entregue na sexta-feira, 26 de novembro, entre as 10:00 e as 14:00.</p>
<p>Não vai estar? Pode levantá-la no ponto de recolha Café Avenida (7:00-19:30).</p>
<p>RotaRápida</p>
</body></html>`,
    expected: [],
  },
  {
    name: 'pt: hosting company announces a maintenance window on Sunday night',
    sentAt: '2027-08-05T11:00:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Suporte NuvemSul <suporte@nuvemsul.example>',
    subject: 'Manutenção programada - servidor web04',
    text: `Prezado cliente,

Informamos que no domingo, 08/08/2027, das 2h às 5h (horário de Brasília), será realizada a troca de discos do servidor web04. Durante esse período o seu site e os e-mails podem ficar indisponíveis.

Nenhuma ação é necessária da sua parte.

Em caso de dúvidas, nosso suporte atende por chat de segunda a sexta, das 8h às 20h, e aos sábados das 9h às 13h.

Equipe NuvemSul`,
    expected: [],
  },
  {
    name: 'pt: newsletter advertises a free live for salon owners',
    sentAt: '2027-09-09T07:30:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Salão que Lucra <novidades@salaoquelucra.example>',
    subject: 'Quinta tem LIVE: 5 erros na hora de cobrar pelo corte',
    text: `Ei, empreendedora da beleza!

Na próxima quinta, 16/09, às 20h, a mentora Débora Lacerda faz uma live GRATUITA: "5 erros na hora de cobrar pelo corte".

>> Quero me inscrever: https://salaoquelucra.example/live

E mais: só até domingo, o curso completo com 40% de desconto (de R$ 497 por R$ 298).

Você recebe este e-mail porque baixou o nosso e-book.
Cancelar inscrição: https://salaoquelucra.example/sair`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'pt: software consultant sends only a booking link',
    sentAt: '2027-10-20T09:33:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Rodrigo Vidigal <rodrigo@vidigalsoftware.example>',
    subject: 'Demonstração do programa de faturação',
    text: `Bom dia Dra. Amélia,

Obrigado pelo seu contacto. Terei todo o gosto em mostrar-lhe o programa; a demonstração demora cerca de 30 minutos e é feita online.

Escolha por favor o dia e a hora que lhe derem mais jeito na minha agenda:
https://agenda.vidigalsoftware.example/demo-30min

Costumo ter vagas entre as 10h e as 17h. A licença anual fica em 240 € + IVA.

Cumprimentos,
Rodrigo Vidigal`,
    expected: [],
  },
  {
    name: 'pt: architect sends a calendar invitation to a site meeting',
    sentAt: '2027-07-13T17:44:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Arq. Teresa Nogal <teresa@nogalarquitectos.example>',
    subject: 'Convite: Reunião de obra n.º 6 - Moradia Ferragudo',
    text: `Caros,

Segue o convite para a próxima reunião de obra. Tragam por favor capacete.
A ata da reunião n.º 5 vai em anexo.

Teresa Nogal, arquitecta`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Nogal Arquitectos//Agenda//PT
VERSION:2.0
METHOD:REQUEST
BEGIN:VTIMEZONE
TZID:Europe/Lisbon
BEGIN:DAYLIGHT
DTSTART:19960331T010000
TZOFFSETFROM:+0000
TZOFFSETTO:+0100
TZNAME:WEST
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
END:DAYLIGHT
BEGIN:STANDARD
DTSTART:19961027T020000
TZOFFSETFROM:+0100
TZOFFSETTO:+0000
TZNAME:WET
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
END:STANDARD
END:VTIMEZONE
BEGIN:VEVENT
UID:obra6-ferragudo@nogalarquitectos.example
DTSTAMP:20270713T164400Z
DTSTART;TZID=Europe/Lisbon:20270720T100000
DTEND;TZID=Europe/Lisbon:20270720T113000
SUMMARY:Reunião de obra n.º 6 - Moradia Ferragudo
LOCATION:Rua da Praia Grande\\, Ferragudo
ORGANIZER;CN=Teresa Nogal:mailto:teresa@nogalarquitectos.example
ATTENDEE;CN=Caixilharia Sul;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:geral@caixilhariasul.example
SEQUENCE:0
STATUS:CONFIRMED
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-07-20T10:00:00+01:00', '2027-07-20T11:30:00+01:00')],
  },
  {
    name: 'pt: marketing firm cancels a meeting by a calendar part with METHOD:CANCEL',
    sentAt: '2027-04-27T16:02:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Priscila Amaro <priscila@trevomarketing.example>',
    subject: 'Cancelado: Alinhamento campanha Dia dos Namorados',
    text: `Pessoal, o cliente suspendeu a verba e a campanha não vai mais rolar. Estou cancelando a nossa reunião de quinta, 29/04, às 14h.

Priscila`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Trevo Marketing//Calendario//PT-BR
VERSION:2.0
METHOD:CANCEL
BEGIN:VEVENT
UID:alinhamento-namorados@trevomarketing.example
DTSTAMP:20270427T190200Z
DTSTART:20270429T170000Z
DTEND:20270429T180000Z
SUMMARY:Alinhamento campanha Dia dos Namorados
ORGANIZER;CN=Priscila Amaro:mailto:priscila@trevomarketing.example
ATTENDEE;CN=Gráfica Ipê:mailto:contato@graficaipe.example
SEQUENCE:1
STATUS:CANCELLED
END:VEVENT
END:VCALENDAR`),
    expected: [],
  },
  {
    name: 'pt: baking course confirms a registration with EventReservation in JSON-LD',
    sentAt: '2027-09-22T13:27:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Escola Massa Viva <inscricoes@massaviva.example>',
    subject: 'Inscrição confirmada: Oficina de fermentação natural',
    text: `Olá, Jussara!

Sua inscrição na Oficina de fermentação natural está confirmada.

Quando: segunda-feira, 4 de outubro de 2027, das 19h às 21h30
Onde: Escola Massa Viva, Rua das Palmeiras, 90, Belo Horizonte
Inscrição nº MV-20931 - R$ 180,00 (pago)

Traga avental. Até lá!`,
    html: `<html><body>
<script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "EventReservation",
  "reservationNumber": "MV-20931",
  "reservationStatus": "http://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "Jussara Prado" },
  "reservationFor": {
    "@type": "Event",
    "name": "Oficina de fermentação natural",
    "startDate": "2027-10-04T19:00:00-03:00",
    "endDate": "2027-10-04T21:30:00-03:00",
    "location": {
      "@type": "Place",
      "name": "Escola Massa Viva",
      "address": "Rua das Palmeiras, 90, Belo Horizonte"
    }
  }
}
</script>
<p>Olá, Jussara!</p>
<p>Sua inscrição na <b>Oficina de fermentação natural</b> está confirmada.</p>
<p>Quando: segunda-feira, 4 de outubro de 2027, das 19h às 21h30<br>
Onde: Escola Massa Viva, Rua das Palmeiras, 90, Belo Horizonte<br>
Inscrição nº MV-20931 - R$ 180,00 (pago)</p>
<p>Traga avental. Até lá!</p>
</body></html>`,
    expected: [at('2027-10-04T19:00:00-03:00', '2027-10-04T21:30:00-03:00')],
  },
  {
    name: 'pt: restaurant in Porto confirms a table with FoodEstablishmentReservation in JSON-LD',
    sentAt: '2027-12-07T18:09:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Taberna do Cais <reservas@tabernadocais.example>',
    subject: 'A sua reserva na Taberna do Cais',
    text: `Caro Sr. Lobato,

A sua mesa para 9 pessoas está reservada para sexta-feira, 17 de dezembro, às 13h00.
Reserva n.º TC1182. A cozinha fecha às 15h00.

Esperamos por si!
Taberna do Cais, Porto`,
    html: `<html><body>
<script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "FoodEstablishmentReservation",
  "reservationNumber": "TC1182",
  "reservationStatus": "http://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "Amadeu Lobato" },
  "startTime": "2027-12-17T13:00:00+00:00",
  "partySize": 9,
  "reservationFor": {
    "@type": "FoodEstablishment",
    "name": "Taberna do Cais",
    "address": "Rua da Lingueta 3, Porto"
  }
}
</script>
<p>Caro Sr. Lobato,</p>
<p>A sua mesa para 9 pessoas está reservada para sexta-feira, 17 de dezembro, às 13h00.<br>
Reserva n.º TC1182. A cozinha fecha às 15h00.</p>
<p>Esperamos por si!<br>Taberna do Cais, Porto</p>
</body></html>`,
    expected: [at('2027-12-17T13:00:00+00:00')],
  },
  {
    name: 'pt: customer of a joinery fixes the measuring for today week',
    sentAt: '2027-05-06T13:02:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Custódia Rebelo <custodia.rebelo@correiocerto.example>',
    subject: 'Roupeiro do quarto',
    text: `Sr. Abílio, boa tarde.

Fica então combinado: vem cá tirar as medidas do roupeiro de hoje a oito dias, quinta-feira, às 3 da tarde. É o 2.º esquerdo, a campainha não funciona, ligue-me quando chegar (910 000 127).

O vão tem mais ou menos 2,40 m por 2,65 m.

Obrigada e bom trabalho
Custódia Rebelo`,
    expected: [at('2027-05-13T15:00:00+01:00')],
  },
  {
    name: 'pt: partner has fixed three days at a trade fair for both',
    sentAt: '2027-07-26T15:40:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Edmílson Kappel <edmilson@kappelmoveis.example>',
    subject: 'Feira Móvel & Madeira em Gramado',
    text: `Fala, Beto!

Fechei o estande 117 na Móvel & Madeira, em Gramado, de 14 a 16 de setembro (terça a quinta). Ficamos nós dois lá os três dias inteiros, então já bloqueia a tua agenda.
O estande saiu R$ 6.400 e a primeira parcela vence em 10/08.

Hotel eu vejo depois.

Abraço
Edmílson`,
    expected: [days('2027-09-14', '2027-09-17')],
  },
  {
    name: 'pt: shop owner announces the stock-take for the whole day',
    sentAt: '2027-12-14T09:20:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Conceição Matias <conceicao@drogariamatias.example>',
    subject: 'Inventário',
    text: `Olá a todos

O inventário anual é na quinta-feira, 30 de dezembro, o dia todo. A loja estará fechada ao público e conto com toda a equipa, sem exceções. O almoço fica por minha conta.

No dia 31 abrimos normalmente às 9h00 e fechamos às 13h00.

Conceição`,
    expected: [days('2027-12-30')],
  },
  {
    name: 'pt: supplier proposes a call in Brasília time to a reader in Manaus',
    sentAt: '2027-06-16T16:25:00-03:00',
    timezone: 'America/Manaus',
    from: 'Larissa Monteblanco <larissa@friopecas.example>',
    subject: 'Compressores - negociação do 2º semestre',
    text: `Boa tarde, Raimundo!

Vamos falar sobre a tabela do segundo semestre? Que tal segunda-feira, dia 21, às 15h (horário de Brasília)? O nosso gerente, o Otávio, também participa.
A chamada é por aqui: https://reuniao.friopecas.example/s/88213

Pedido 40.172: sai da fábrica na sexta e chega em Manaus por volta do dia 2.

Fico no aguardo,
Larissa Monteblanco
FrioPeças Distribuidora - São Paulo`,
    expected: [at('2027-06-21T14:00:00-04:00')],
  },
  {
    name: "pt: colleague forwards a customer's mail and names the confirmed one of two times",
    sentAt: '2027-05-14T12:12:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Paulo Seixas <paulo@jardinsdolena.example>',
    subject: 'Fwd: Jardim para refazer',
    text: `Nuno, vê o mail da D. Graça aqui em baixo. Já falei com ela ao telefone: vamos lá os dois na quarta às 16h30. Leva a fita e o medidor de pH.
Paulo

---------- Mensagem reencaminhada ----------
De: Graça Ornelas <graca.ornelas@correiocerto.example>
Data: quinta, 13/05/2027 à(s) 21:40
Assunto: Jardim para refazer
Para: geral@jardinsdolena.example

Boa noite,
gostava de refazer o jardim das traseiras (uns 180 m2) e colocar rega automática. Podiam cá vir ver? Estou em casa na quarta-feira, dia 19, às 16h30, ou na quinta às 10h.
Obrigada
Graça Ornelas`,
    expected: [at('2027-05-19T16:30:00+01:00')],
  },
  {
    name: "pt: food-safety consultant sends the report of yesterday's audit",
    sentAt: '2027-02-11T17:35:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Eng.ª Célia Rosmaninho <celia@higienesegura.example>',
    subject: 'Relatório da auditoria HACCP',
    text: `Boa tarde Sr. Vítor,

Agradeço a disponibilidade na auditoria de ontem, quarta-feira, das 9h30 às 12h00. Em anexo segue o relatório. Resumo:

- arca n.º 2 com 7 °C às 10h15 (máx. 5 °C) - chamar o técnico do frio
- falta registo de temperaturas de 28 a 31 de janeiro
- validade do extintor expirou a 5/2

As correções devem estar feitas até sexta-feira, 26 de fevereiro. Não é necessária nova visita, basta enviar-me fotografias.

Melhores cumprimentos,
Célia Rosmaninho`,
    expected: [],
  },
  {
    name: 'pt: head waiter tells the owner on holiday who works when',
    sentAt: '2027-06-25T23:48:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Márcio Teles <sala@marisqueirafarol.example>',
    subject: 'escala da proxima semana',
    text: `Boas chefe

so para saberes quem esta ca enquanto estas de ferias:

2ª 28/6 - Tiago 10h-16h, Bruna 18h-00h
3ª 29/6 - folga, fechado
4ª 30/6 - Tiago 10h-16h, eu 18h-00h
5ª 1/7 - Bruna 10h-16h, Tiago 18h-00h

O peixe vem na 4ª as 7h, a Bruna recebe.
Descansa e nao te preocupes

Marcio`,
    expected: [],
  },
  {
    name: 'pt: fabric agent mentions his flights and will ring some time',
    sentAt: '2027-09-30T18:03:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Laurindo Bessa <laurindo@bessatecidos.example>',
    subject: 'Amostras outono/inverno',
    text: `Viva D. Otília,

As amostras novas já chegaram de Itália e estão um espanto, sobretudo as lãs (a partir de 18,50 €/m).
Na terça, dia 5, voo para Milão às 6h55 e regresso na quinta, às 19h40, por isso até lá estarei pouco contactável. Quando voltar dou-lhe uma apitadela e logo combinamos uma visita.

Um abraço,
Laurindo Bessa`,
    expected: [],
  },
  {
    name: 'pt: customer declines the offered site visit and proposes nothing yet',
    sentAt: '2027-08-06T08:17:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Rosângela Duarte <rosangela@padariaduarte.example>',
    subject: 'Re: Visita técnica placas solares',
    text: `Bom dia, Fábio

Terça às 15h não consigo, estou sem ninguém no caixa. Semana que vem está toda complicada, depois eu te chamo com outra data.

Rosângela
Padaria Duarte

Em qui., 5 de ago. de 2027 às 16:31, Fábio Sol&Telha <fabio@soletelha.example> escreveu:
> Oi Rosângela! Podemos fazer a visita técnica na terça, 10/08, às 15h?
> É rapidinho, 1 hora no máximo.
> Abs, Fábio`,
    expected: [],
  },
  {
    name: 'pt: supplier declines Thursday and proposes Friday at a spoken quarter to eleven',
    sentAt: '2027-09-20T10:29:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Hugo Parreira <hugo.parreira@torracafe.example>',
    subject: 'RE: Prova de cafés',
    text: `Bom dia Inês,

Na quinta às 11h não consigo, tenho de ir buscar a miúda à escola. E se for na sexta, um quarto para as onze da manhã, aí na pastelaria? Levo o lote novo do Brasil e um descafeinado para provarem.

Abraço
Hugo Parreira
Torracafé - Comercial Zona Centro

-----Mensagem original-----
De: Pastelaria Arco-Íris
Enviada: domingo, 19 de setembro de 2027 20:14
Assunto: Prova de cafés

Olá Hugo, pode passar cá na quinta às 11h com as amostras? Inês`,
    expected: [at('2027-09-24T10:45:00+01:00')],
  },
  {
    name: 'pt: friend of the firm proposes a lunch at half past one',
    sentAt: '2027-02-18T15:55:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Zé Carlos Antunes <zecarlos@antunesvidros.example>',
    subject: 'Cozido!',
    text: `Então homem, há quanto tempo!

Almoçamos na terça que vem, dia 23, à uma e meia, no sítio do costume? Há cozido. Desta vez pago eu, que ainda te devo o das obras da Amadora.

Aquele abraço
Zé Carlos`,
    expected: [at('2027-02-23T13:30:00+00:00')],
  },
  {
    name: 'pt: pest control comes on Friday morning, the hour to be told later',
    sentAt: '2027-01-20T14:14:00-04:00',
    timezone: 'America/Cuiaba',
    from: 'Dedetizadora Pantanal <atendimento@dedetpantanal.example>',
    subject: 'Sua dedetização',
    text: `Olá, tudo bem?

O serviço na sua loja ficou programado para sexta pela manhã. O horário exato a gente confirma por telefone na véspera, porque depende da rota da equipe.

Lembrete: após a aplicação o local precisa ficar fechado por 4 horas. Valor: R$ 320,00, garantia de 90 dias.

Dedetizadora Pantanal
Seg-sex 7h30 às 17h30, sáb 7h30 às 11h30
(65) 5550-0109`,
    expected: [],
  },
  {
    name: "pt: wholesaler's sale ends on Sunday at midnight",
    sentAt: '2027-11-25T06:00:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Armazéns Lusotextil <promo@lusotextil.example>',
    subject: 'BLACK WEEK: -35% em atoalhados até domingo',
    text: `Só até domingo, 28 de novembro, às 23h59: 35% de desconto em todos os atoalhados para hotelaria e restauração.

Amanhã, sexta, as nossas lojas abrem às 8h e fecham às 22h. Visite-nos em Guimarães, Leiria e Faro!

Código: BLACK35
Portes grátis em compras acima de 150 €.

Não deseja receber as nossas ofertas? https://lusotextil.example/remover`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'pt: futsal club invites its sponsor to the anniversary dinner',
    sentAt: '2027-10-18T21:36:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Grupo Desportivo Vale da Moura <direcao@gdvaledamoura.example>',
    subject: 'Jantar do 40.º aniversário',
    text: `Exmo. Senhor Bernardino Sottomayor,

A direção do GD Vale da Moura tem o prazer de o convidar, na qualidade de patrocinador das camisolas, para o jantar do 40.º aniversário do clube, que terá lugar no sábado, 6 de novembro, pelas 20h00, no salão da Junta de Freguesia. Será nosso convidado e terá lugar na mesa da direção.

Agradecemos confirmação até 29 de outubro.

No sábado passado, às 17h, os iniciados ganharam 5-2 com o seu logótipo ao peito!

Saudações desportivas,
O Presidente
Armindo Cachola`,
    expected: [at('2027-11-06T20:00:00+00:00')],
  },
  {
    name: 'pt: health authority notifies an inspection with start and end',
    sentAt: '2027-07-30T15:03:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Vigilância Sanitária Municipal <visa@prefeituradavarzea.example>',
    subject: 'NOTIFICAÇÃO Nº 0388/2027 - VISTORIA',
    text: `Ao responsável legal
Laticínios Serra Clara Ltda.

Comunicamos que será realizada vistoria para renovação do alvará sanitário no dia 12/08/2027, com início às 10h e término previsto para as 12h, no endereço do estabelecimento. O responsável técnico deverá acompanhar a equipe.

Documentos a apresentar: manual de boas práticas, laudo de potabilidade da água, comprovante da taxa (R$ 214,30, vencimento 09/08/2027).

Expediente ao público: 8h às 11h30 e 13h às 16h.

Ivonete Sabiá
Fiscal Sanitária - Matrícula 7741`,
    expected: [at('2027-08-12T10:00:00-03:00', '2027-08-12T12:00:00-03:00')],
  },
  {
    name: 'pt: psychologist writes down two sessions after the change of the clocks',
    sentAt: '2027-10-25T19:22:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Mafalda Ribas <mafalda@ribaspsicologia.example>',
    subject: 'Próximas sessões',
    text: `Olá Henrique,

Como combinado, as próximas sessões ficam assim:

4.ª feira, 3 de novembro, 18:00
4.ª feira, 17 de novembro, 18:30

São os 50 minutos do costume. A fatura-recibo de outubro segue no fim do mês.

Até breve,
Mafalda Ribas
Psicóloga Clínica, cédula 00441`,
    expected: [
      at('2027-11-03T18:00:00+00:00', '2027-11-03T18:50:00+00:00'),
      at('2027-11-17T18:30:00+00:00', '2027-11-17T19:20:00+00:00'),
    ],
  },
  {
    name: 'pt: student asks for an internship and tells general availability',
    sentAt: '2027-03-03T10:46:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Yasmin Okada <yasmin.okada@alunos.unilitoral.example>',
    subject: 'Estágio em topografia',
    text: `Prezados,

Meu nome é Yasmin, curso o 7º semestre de Engenharia Cartográfica e gostaria de estagiar na empresa de vocês a partir de abril.

Tenho aula todos os dias das 8h às 12h, mas costumo estar livre às segundas e quartas à tarde, caso queiram me conhecer. O contrato precisa ser entregue na faculdade até 31/03.

Segue o meu currículo em anexo.

Desde já agradeço,
Yasmin Okada`,
    expected: [],
  },
];
