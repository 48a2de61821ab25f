import { at, crlf, type DetectionMail, days } from '../mail.ts';

export const portugueseMails: DetectionMail[] = [
  {
    name: 'pt: customer announces a visit to the joinery, dentist before and closing hour beside it',
    sentAt: '2027-01-12T09:14:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Rogério Tavares <rogerio.tavares@lumenbar.example>',
    subject: 'Mesa de jantar em imbuia',
    text: `Bom dia, pessoal da marcenaria!

Minha esposa e eu gostamos muito do desenho da mesa. Antes de fechar queríamos ver a madeira de perto. Podemos passar aí na quinta (14/01) às 15h30? Tenho dentista às 14h ali pertinho, então fica fácil.

Pelo site vocês fecham às 18h, certo? Dá tempo de sobra.

Abraço,
Rogério`,
    expected: [at('2027-01-14T15:30:00-03:00')],
  },
  {
    name: 'pt: colleague on leave, return hour and stand-in',
    sentAt: '2027-01-13T16:40:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Catarina Moutinho <catarina.moutinho@azulcobre.example>',
    subject: 'Ausência na próxima semana',
    text: `Olá a todos,

Lembro que estou de férias de 18 a 22 de janeiro, sem acesso ao e-mail. Volto ao escritório na segunda, dia 25, às 9h30.

Para assuntos urgentes falem com o Simão (ext. 214), que está cá todos os dias das 10h às 17h, menos na quarta, porque tem formação em Leiria às 14h.

Beijinhos,
Catarina`,
    expected: [],
  },
  {
    name: 'pt: tax adviser offers two slots of 45 minutes, deadline beside',
    sentAt: '2027-01-14T10:22:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Henrique Salvado <h.salvado@salvado-contas.example>',
    subject: 'Fecho de 2026 - reunião',
    text: `Exma. Sra. D. Leonor,

Para fecharmos as contas de 2026 precisava de 45 minutos consigo. Proponho uma das seguintes datas, aqui no gabinete:

- terça-feira, 19 de janeiro, às 10h00
- quarta-feira, 20 de janeiro, às 16h30

Agradeço que traga os extratos bancários de dezembro. Recordo que a declaração periódica tem de seguir até dia 10 de fevereiro.

Com os melhores cumprimentos,

Henrique Salvado
Contabilista Certificado
Atendimento: 2.ª a 6.ª, 9h00-12h30 / 14h00-18h00
Tel. 239 000 118`,
    expected: [
      at('2027-01-19T10:00:00+00:00', '2027-01-19T10:45:00+00:00'),
      at('2027-01-20T16:30:00+00:00', '2027-01-20T17:15:00+00:00'),
    ],
  },
  {
    name: 'pt: steel supplier announces delivery window and unloading',
    sentAt: '2027-01-20T15:03:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Expedição Ferraço <expedicao@ferraco-sul.example>',
    subject: 'Pedido 88214 - previsão de entrega',
    text: `Prezados,

Informamos que o pedido 88214 (24 barras de tubo 50x30, 6 m) foi faturado hoje e será entregue na terça-feira, 26/01, entre 8h e 12h.

Favor deixar o portão livre e uma pessoa para conferir a carga. O caminhão não pode esperar mais de 30 minutos. Boleto com vencimento em 19/02.

Att,
Expedição Ferraço Sul
(51) 5550-0142`,
    expected: [],
  },
  {
    name: 'pt: second of two quoted options is accepted',
    sentAt: '2027-01-25T11:47:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Vera Quaresma <vera@quintadosabugal.example>',
    subject: 'Re: Visita para orçamento da rega',
    text: `Boa tarde Sr. Adelino,

A segunda opção serve-nos perfeitamente, fica combinado. O portão de baixo vai estar aberto, pode entrar com a carrinha.

Cumprimentos,
Vera Quaresma

> No dia 25/01/2027, às 09:10, Adelino Rocha escreveu:
> D. Vera, para ir ver o terreno tenho estas duas hipóteses:
> 1) quinta, dia 28, às 11h
> 2) sexta, dia 29, às 9h30
> Qual prefere?`,
    expected: [at('2027-01-29T09:30:00+00:00')],
  },
  {
    name: 'pt: refusal of a quoted hour, promise to write again',
    sentAt: '2027-01-27T18:05:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Eduarda Pimenta <eduarda@pimentaarquitetura.example>',
    subject: 'Re: Apresentação do layout',
    text: `Oi, Fábio!

Infelizmente na sexta às 10h não vai dar, estou em obra o dia inteiro. Preciso ver com o cliente como fica a semana seguinte e te retorno com uma proposta, tá?

Desculpa o transtorno,
Duda

Em qua., 27 de jan. de 2027 às 14:12, Fábio <fabio@graficaponto.example> escreveu:
> Duda, podemos apresentar o layout na sexta às 10h, aqui na gráfica?`,
    expected: [],
  },
  {
    name: 'pt: tomorrow moved from two to a quarter past four',
    sentAt: '2027-02-02T12:31:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Jussara Bittencourt <jussara@bittencourtseguros.example>',
    subject: 'Nossa reunião de amanhã',
    text: `Olá, Nelson, tudo bem?

Surgiu uma vistoria de sinistro e precisei mexer na agenda. Podemos passar a nossa reunião de amanhã das 14h para as 16h15? O lugar é o mesmo, a sala do 3º andar.

Se não der me avise até as 18h de hoje.

Obrigada!
Jussara Bittencourt
Corretora - SUSEP 00.1182.7`,
    expected: [at('2027-02-03T16:15:00-03:00')],
  },
  {
    name: 'pt: condominium announces water cut',
    sentAt: '2027-02-04T08:00:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Condomínio Edifício Girassol <gestao@prediogere.example>',
    subject: 'Interrupção do fornecimento de água',
    text: `Estimados condóminos,

Para substituição da válvula geral, o abastecimento de água será interrompido na próxima terça-feira, dia 9 de fevereiro, entre as 9h00 e as 13h00. O elevador ficará igualmente parado das 10h00 às 10h30.

Sugerimos que encham alguns recipientes na véspera. Não é necessária a presença de ninguém nas frações.

Gratos pela compreensão,
A Administração`,
    expected: [],
  },
  {
    name: 'pt: clinic confirms an appointment, fasting and arrival hints',
    sentAt: '2027-01-29T14:20:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Clínica Vida Plena <agendamento@vidaplena.example>',
    subject: 'Confirmação de consulta',
    text: `Prezado Sr. Otávio Meireles,

Sua consulta com a Dra. Sônia Arruda (cardiologia) está confirmada para 03/02/2027 (quarta-feira), às 8h20.

- Chegue 15 minutos antes para o cadastro.
- Jejum a partir das 22h da véspera.
- Cancelamentos só até 24 horas antes.

Recepção: segunda a sexta, das 7h às 19h
(31) 5550-7781`,
    expected: [at('2027-02-03T08:20:00-03:00')],
  },
  {
    name: 'pt: report of a meeting that took place yesterday',
    sentAt: '2027-02-05T09:50:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Tomás Vilhena <tomas.vilhena@rotaverde.example>',
    subject: 'Ata da reunião de ontem',
    text: `Bom dia,

Segue em anexo a ata da reunião de ontem, quinta-feira, que começou às 15h00 e terminou perto das 17h15. Estiveram presentes a Rita, o Dr. Falcão e eu próprio.

Ficou decidido:
1. Aceitar o orçamento da Pedrimar (4.380 EUR + IVA).
2. Enviar o caderno de encargos até 19 de fevereiro.
3. Pedir segunda opinião ao engenheiro.

Se acharem que falta alguma coisa, digam.

Tomás`,
    expected: [],
  },
  {
    name: 'pt: lower case without accents, measuring a worktop tomorrow at ten',
    sentAt: '2027-02-16T19:22:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Deivid Marmores <deivid@marmorariadeivid.example>',
    subject: 'medida bancada',
    text: `oi marcia boa noite
amanha as 10 passo ai na loja pra tirar a medida da bancada, blz? so preciso de uma tomada e da cuba la pra conferir
o caminhao com a pedra da outra cliente chega as 14 entao tenho q sair ai no maximo meio dia

vlw
deivid`,
    expected: [at('2027-02-17T10:00:00-03:00')],
  },
  {
    name: 'pt: interview with the writer goes on air on Saturday',
    sentAt: '2027-01-28T17:33:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Graça Lobato <graca@ceramicaslobato.example>',
    subject: 'Estamos na rádio!',
    text: `Queridos amigos da oficina,

Já gravámos a conversa com a Rádio Maré sobre o azulejo artesanal. Vai para o ar no sábado, dia 30, às 11h, e repete no domingo às 22h. Falo de vocês lá pelo meio!

Quem não puder ouvir encontra depois o podcast.

Um abraço de barro,
Graça`,
    expected: [],
  },
  {
    name: 'pt: alarm technician at the office with start and end',
    sentAt: '2027-02-04T11:11:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Assistência Vigitec <assistencia@vigitec.example>',
    subject: 'Manutenção anual do alarme - contrato 5521/B',
    text: `Exmos. Senhores,

No âmbito do contrato 5521/B, o nosso técnico Nuno Barbedo estará nas vossas instalações na 4ª feira, 10/02, das 9h00 às 11h00, para a manutenção anual do sistema de alarme. Será necessário que alguém com o código de acesso o acompanhe.

A central de alarmes fica em modo de teste a partir das 8h45.

Alterações: 220 000 765 (dias úteis, 9h-18h)

Vigitec, Lda.`,
    expected: [at('2027-02-10T09:00:00+00:00', '2027-02-10T11:00:00+00:00')],
  },
  {
    name: 'pt: hotel and transfer booked for a third person',
    sentAt: '2027-02-11T10:05:00-03:00',
    timezone: 'America/Recife',
    from: 'Mariluce Cabral <mariluce@jangadaviagens.example>',
    subject: 'Reserva do Sr. Hoffmann',
    text: `Bom dia, Tereza,

Tudo certo com a viagem do Sr. Hoffmann:

Hotel Coqueiral - entrada dia 16/02 a partir das 14h, saída dia 18/02 até 12h
Transfer do aeroporto para o hotel: 16/02, 13h10
Jantar dele com o pessoal da usina: 17/02, 20h (mesa para 4 no nome dele)

O voucher já foi pro e-mail dele. O valor total ficou em R$ 2.870,00, faturado para vocês em 30 dias.

Qualquer coisa é só chamar!
Mariluce`,
    expected: [],
  },
  {
    name: 'pt: invitation of a member to an evening session, doors before it',
    sentAt: '2027-02-15T09:30:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Associação Comercial de Vale Formoso <secretariado@acvf.example>',
    subject: 'Convite - sessão sobre faturação eletrónica',
    text: `Caro Sr. Bernardo Antunes,

Na qualidade de associado, temos o gosto de o convidar para a sessão de esclarecimento sobre faturação eletrónica, no dia 25 de fevereiro de 2027 (quinta-feira), das 18h30 às 20h00, no salão nobre da Associação.

As portas abrem às 18h00. Pedimos confirmação até ao dia 22.

Com estima,
Lurdes Seabra
Secretariado (aberto das 10h às 13h)`,
    expected: [at('2027-02-25T18:30:00+00:00', '2027-02-25T20:00:00+00:00')],
  },
  {
    name: 'pt: general availability without a proposal',
    sentAt: '2027-02-18T13:44:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Wagner Piovesan <wagner@piovesanmaquinas.example>',
    subject: 'Re: Conversa sobre o torno',
    text: `Boa tarde Ivete

Podemos conversar sim. Semana que vem estou mais tranquilo, em geral as manhãs são boas, menos segunda. Depois do dia 1º já fico na feira e aí complica.

Me diga o que fica bom pra vocês que eu me encaixo.

Wagner`,
    expected: [],
  },
  {
    name: 'pt: spoken Brazilian clock, quarter to three on Friday',
    sentAt: '2027-02-23T10:17:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Dona Zuleide <zuleide.prates@bordadosz.example>',
    subject: 'prova dos uniformes',
    text: `Bom dia, minha querida!

Os uniformes das meninas da recepção já estão alinhavados. Vocês podem vir provar na sexta, dia 26, às quinze para as três da tarde? De manhã tenho a igreja às nove e só volto depois do almoço.

Traz o sapato que elas usam, por causa da barra.

Fica com Deus,
Zuleide`,
    expected: [at('2027-02-26T14:45:00-03:00')],
  },
  {
    name: 'pt: bulk newsletter with free webinar',
    sentAt: '2027-02-24T07:00:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Escola Varejo Vivo <novidades@varejovivo.example>',
    subject: 'AULA GRATUITA: venda mais no Dia das Mães',
    text: `Olá, lojista!

Na próxima quinta-feira, 4 de março, às 20h, acontece a nossa aula ao vivo "Vitrine que vende". São só 300 vagas!

>> Garanta a sua: https://varejovivo.example/aula

E mais: matrículas do curso completo com 40% de desconto até domingo, 23h59.

Você recebe este e-mail porque se cadastrou em nosso site. Para sair da lista, clique aqui.`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'pt: ICS request for an online kick-off with link',
    sentAt: '2027-03-02T15:12:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Mafalda Gouveia <mafalda.gouveia@norteweb.example>',
    subject: 'Convite: Arranque do novo site',
    text: `Olá Duarte,

Segue o convite para o arranque do projeto, segunda-feira às 11h. Até lá envio o cronograma (no máximo sexta, até às 17h).

Ligação: https://meet.norteweb.example/arranque-duarte

Mafalda`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Norteweb//Agenda//PT
VERSION:2.0
METHOD:REQUEST
BEGIN:VEVENT
UID:arranque-7781@norteweb.example
DTSTAMP:20270302T151200Z
DTSTART:20270308T110000Z
DTEND:20270308T120000Z
SUMMARY:Arranque do novo site
LOCATION:https://meet.norteweb.example/arranque-duarte
ORGANIZER;CN=Mafalda Gouveia:mailto:mafalda.gouveia@norteweb.example
ATTENDEE;CN=Duarte;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:duarte@pastelariadasete.example
STATUS:CONFIRMED
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-03-08T11:00:00+00:00', '2027-03-08T12:00:00+00:00')],
  },
  {
    name: 'pt: restaurant cancels because of broken kitchen',
    sentAt: '2027-03-03T17:58:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Cantina do Genaro <reservas@cantinadogenaro.example>',
    subject: 'Sua reserva de sexta - cancelamento',
    text: `Prezada Sra. Lorena,

Com muito pesar avisamos que tivemos um problema na exaustão da cozinha e, por isso, a sua reserva de sexta-feira (05/03, 20h30, 8 pessoas) está cancelada. Não abriremos nesse dia.

O sinal de R$ 200,00 será devolvido em até 3 dias úteis. Esperamos recebê-los em outra oportunidade.

Genaro e equipe
Terça a domingo, 12h-15h e 19h-23h30`,
    expected: [],
  },
  {
    name: 'pt: applicant accepts one interview hour, mentions train arrival',
    sentAt: '2027-03-04T20:41:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Beatriz Salgueiro <bia.salgueiro@correio.example>',
    subject: 'Re: Entrevista - assistente de loja',
    text: `Boa noite,

Muito obrigada pelo convite. Confirmo a minha presença na entrevista na próxima terça-feira, 9 de março, às 14h30. O meu comboio chega a Aveiro às 13h52, por isso terei tempo de ir a pé.

Levo comigo o certificado de habilitações.

Com os melhores cumprimentos,
Beatriz Salgueiro
910 000 334`,
    expected: [at('2027-03-09T14:30:00+00:00')],
  },
  {
    name: 'pt: writer describes own travel days and flights',
    sentAt: '2027-03-08T08:27:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Leandro Kuntz <leandro@kuntzcouros.example>',
    subject: 'Minha semana',
    text: `Bom dia, Sílvia

Só pra você saber por onde ando: hoje fico em Novo Hamburgo, amanhã pego o voo das 6h50 pra Guarulhos, às 11h estou com o pessoal da Calçaforte e na quarta às 9h visito o curtume em Franca. Volto na quinta, chego em casa lá pelas 22h.

O celular fica ligado, mas no curtume o sinal é ruim. Os pedidos pode mandar pro Ademir normalmente.

Leandro`,
    expected: [],
  },
  {
    name: 'pt: JSON-LD table reservation of a dinner',
    sentAt: '2027-03-10T12:00:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Taberna da Ribeira Velha <reservas@ribeiravelha.example>',
    subject: 'Reserva confirmada n.º RV-30418',
    text: `Olá Inês Caldas,

A sua mesa está reservada!

Quando: sábado, 13 de março de 2027, 20:15
Pessoas: 6
Reserva: RV-30418

A mesa é guardada durante 15 minutos. A cozinha encerra às 23h.

Até breve,
Taberna da Ribeira Velha`,
    html: `<html><head><script type="application/ld+json">
{"@context":"http://schema.org","@type":"FoodEstablishmentReservation","reservationNumber":"RV-30418","reservationStatus":"http://schema.org/ReservationConfirmed","underName":{"@type":"Person","name":"Inês Caldas"},"reservationFor":{"@type":"FoodEstablishment","name":"Taberna da Ribeira Velha","address":{"@type":"PostalAddress","streetAddress":"Cais Velho 12","addressLocality":"Porto","addressCountry":"PT"}},"startTime":"2027-03-13T20:15:00+00:00","partySize":"6"}
</script></head><body><p>Olá Inês Caldas,</p><p>A sua mesa está reservada!</p><p>Quando: sábado, 13 de março de 2027, 20:15<br>Pessoas: 6<br>Reserva: RV-30418</p><p>A mesa é guardada durante 15 minutos. A cozinha encerra às 23h.</p></body></html>`,
    expected: [at('2027-03-13T20:15:00+00:00')],
  },
  {
    name: 'pt: tax office deadline with closing hour',
    sentAt: '2027-03-11T09:02:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Secretaria da Fazenda Municipal <iss@prefeiturademonteclaro.example>',
    subject: 'Aviso: prazo para regularização do ISS',
    text: `Senhor contribuinte,

Consta em nossos registros pendência referente ao ISS competência 12/2026, inscrição 44.871-0. O prazo para regularização encerra-se em 19/03/2027, às 16h, sem possibilidade de prorrogação.

A guia pode ser emitida pelo portal ou no balcão, de segunda a sexta, das 8h30 às 16h.

Após o prazo incidirá multa de 20%.

Divisão de Tributos Mobiliários`,
    expected: [],
  },
  {
    name: 'pt: landlord hands over keys day after tomorrow, then leaves for Braga',
    sentAt: '2027-03-15T21:09:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Armindo Pestana <armindo.pestana@correio.example>',
    subject: 'Chaves da loja',
    text: `Boa noite menina Sofia,

O contrato já está assinado da minha parte. Depois de amanhã às 10 e um quarto estou à sua porta da loja nova para lhe entregar as chaves e vermos juntos os contadores. Não posso demorar, que às 11h30 tenho de seguir para Braga.

A renda é até ao dia 8 de cada mês, como falámos.

Armindo Pestana`,
    expected: [at('2027-03-17T10:15:00+00:00')],
  },
  {
    name: 'pt: rota of the team for the weekend, sent for information',
    sentAt: '2027-03-17T18:15:00-03:00',
    timezone: 'America/Fortaleza',
    from: 'Gilvan Aragão <gilvan@pousadaduna.example>',
    subject: 'Escala do fim de semana',
    text: `Oi dona Celina, segue a escala que o pessoal combinou, só pra senhora ficar sabendo:

Sábado 20/03
 Recepção: Keila 7h-15h / Ronaldo 15h-23h
 Café: Socorro 5h30-11h
Domingo 21/03
 Recepção: Ronaldo 7h-15h / Keila 15h-23h
 Café: Socorro 5h30-11h
 Piscina: Tião a partir das 9h

Abraço, Gilvan`,
    expected: [],
  },
  {
    name: 'pt: three slots in a list for a phone call of half an hour',
    sentAt: '2027-03-18T14:36:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Priscila Onuki <priscila@onukidesign.example>',
    subject: 'Ligação sobre a identidade visual',
    text: `Oi, Rafa!

Pra gente alinhar o briefing eu precisaria de meia hora por telefone. Olha o que tenho:

• seg 22/03 – 9h30
• ter 23/03 – 17h
• qui 25/03 – 11h

Qual prefere? Eu te ligo no número de sempre. Almoço sempre das 12h às 13h30, então nesse horário não atendo rs

Bj,
Pri`,
    expected: [
      at('2027-03-22T09:30:00-03:00', '2027-03-22T10:00:00-03:00'),
      at('2027-03-23T17:00:00-03:00', '2027-03-23T17:30:00-03:00'),
      at('2027-03-25T11:00:00-03:00', '2027-03-25T11:30:00-03:00'),
    ],
  },
  {
    name: 'pt: Easter opening hours of a supplier',
    sentAt: '2027-03-19T10:00:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Papelaria Industrial Mendes <geral@pimendes.example>',
    subject: 'Horário da Páscoa',
    text: `Estimado cliente,

Informamos que no período da Páscoa o nosso armazém terá o seguinte horário:

Quinta-feira, 25 de março: 9h00 - 13h00
Sexta-feira Santa, 26 de março: encerrado
Segunda-feira, 29 de março: 14h00 - 18h00

As encomendas recebidas até às 12h do dia 24 seguem ainda antes do feriado.

Votos de uma Páscoa feliz,
A equipa Mendes`,
    expected: [],
  },
  {
    name: 'pt: two-day training for the reader as whole days',
    sentAt: '2027-03-22T11:25:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Instituto Solda Certa <inscricoes@soldacerta.example>',
    subject: 'Inscrição confirmada: Soldagem TIG nível 2',
    text: `Prezado Cleber,

Sua inscrição no treinamento Soldagem TIG nível 2 está confirmada para os dias 7 e 8 de abril de 2027 (quarta e quinta), período integral, em nossa unidade de Joinville.

Traga botina e calça de brim. O almoço está incluído. O restante do valor (R$ 640,00) deve ser pago até 31/03.

Os horários detalhados seguem na semana do curso.

Atenciosamente,
Instituto Solda Certa`,
    expected: [days('2027-04-07', '2027-04-09')],
  },
  {
    name: 'pt: friend of the firm tells about a concert of her daughter, no invitation',
    sentAt: '2027-04-05T22:13:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Filomena Dantas <mena.dantas@correio.example>',
    subject: 'novidades',
    text: `Olá Zé,

Só para agradecer o arranjo do violoncelo, ficou como novo! A Clarinha estreou-o no ensaio e a professora até perguntou quem o tinha feito.

Ela toca agora no dia 17 às 21h30 no conservatório com a orquestra, mas já não há bilhetes, nem eu arranjei para mim, vê tu. Depois mando-te o vídeo.

Um beijo à Lurdes,
Mena`,
    expected: [],
  },
  {
    name: 'pt: Brazilian reader, meeting stated in Lisbon and Brasília time, counted once',
    sentAt: '2027-04-06T16:20:00+01:00',
    timezone: 'America/Sao_Paulo',
    from: 'Gonçalo Brandão <goncalo.brandao@cortica-viva.example>',
    subject: 'Videochamada - amostras de cortiça',
    text: `Cara Dra. Fabiana,

As amostras seguiram ontem por estafeta. Sugiro uma videochamada para as comentarmos: quinta-feira, 8 de abril, às 16h00 de Lisboa (12h00 em Brasília), durante uma hora.

Link: https://video.cortica-viva.example/s/8472

Da nossa parte estará também a Eng.ª Lídia. Depois das 17h15 ela tem outra reunião, por isso conviria começar à hora.

Cordialmente,
Gonçalo Brandão`,
    expected: [at('2027-04-08T12:00:00-03:00', '2027-04-08T13:00:00-03:00')],
  },
  {
    name: 'pt: maintenance window of the hosting company',
    sentAt: '2027-04-07T13:00:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Suporte NuvemClara <suporte@nuvemclara.example>',
    subject: '[Aviso] Intervenção programada em 13/04/2027',
    text: `Caro cliente,

No dia 13/04/2027 (terça-feira), entre as 02:00 e as 05:00, iremos atualizar os servidores de correio do cluster LX-4. Durante este período poderá haver interrupções de até 20 minutos.

Não é necessária qualquer ação da sua parte. O acompanhamento pode ser visto em https://estado.nuvemclara.example

Ticket: NC-992017

A equipa técnica`,
    expected: [],
  },
  {
    name: 'pt: lunch in a fortnight from today',
    sentAt: '2027-04-08T12:55:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Aurélio Monsanto <aurelio@monsantovinhos.example>',
    subject: 'Almoço',
    text: `Meu caro Baltazar,

Esta semana e a próxima é impossível, ando na poda e na quarta-feira tenho de estar no notário às 9. Mas de hoje a quinze dias, ao meio-dia e meia, tens lugar à minha mesa no Solar. Cabrito no forno, não aceito desculpas.

Aquele abraço,
Aurélio`,
    expected: [at('2027-04-22T12:30:00+01:00')],
  },
  {
    name: 'pt: colleague tells when other team meets the client',
    sentAt: '2027-04-12T09:08:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Tatiane Severo <tatiane@agenciamola.example>',
    subject: 'Status Café Serrano',
    text: `Bom dia, Lu!

Resumo da conta Café Serrano:

- o Danilo e a Bruna apresentam a campanha pro cliente na quarta (14) às 15h, lá na sede deles. Você não precisa ir.
- a gráfica entrega as embalagens na sexta
- o comercial estreia na TV dia 19, no intervalo das 20h40

Te conto depois como foi. 

Tati`,
    expected: [],
  },
  {
    name: 'pt: class teacher receives a mother, with end, test hour beside',
    sentAt: '2027-04-14T15:45:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Colégio das Acácias <direcao.turma7b@colegioacacias.example>',
    subject: 'Atendimento - Martim (7.º B)',
    text: `Exma. Sra. D. Raquel,

Gostaria de conversar consigo sobre a adaptação do Martim à nova turma. Posso recebê-la na terça-feira, dia 20 de abril, das 17h10 às 17h40, na sala dos diretores de turma.

O teste de Matemática foi adiado para o dia 22 (8h30), como ele certamente lhe disse.

Com os melhores cumprimentos,
Prof.ª Alcina Barradas
Diretora de Turma`,
    expected: [at('2027-04-20T17:10:00+01:00', '2027-04-20T17:40:00+01:00')],
  },
  {
    name: 'pt: booking link only, no hour named',
    sentAt: '2027-04-15T10:30:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Caio Lustosa <caio@lustosatech.example>',
    subject: 'Demonstração do sistema de ordens de serviço',
    text: `Olá, Marcos!

Obrigado pelo interesse. Para a demonstração (uns 40 minutos) é só escolher o melhor horário na minha agenda:

https://agenda.lustosatech.example/caio/demo

Tenho vagas de terça a sexta, das 9h às 17h. Assim que você reservar, o sistema manda o link da chamada.

O desconto de implantação vale até 30/04.

Até mais,
Caio Lustosa`,
    expected: [],
  },
  {
    name: 'pt: terse one line, change from Thursday to Friday',
    sentAt: '2027-04-19T08:51:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Edson Vidraceiro <edson@vidrobom.example>',
    subject: 'box banheiro',
    text: `Bom dia. Em vez de quinta 8h vou instalar o box na sexta 23/4 às 13h30, pode ser? O vidro só chega quinta à tarde.`,
    expected: [at('2027-04-23T13:30:00-03:00')],
  },
  {
    name: 'pt: programme of a municipal festival sent to a shop for the window',
    sentAt: '2027-04-20T14:10:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Junta de Freguesia de Santa Bárbara <cultura@jf-santabarbara.example>',
    subject: 'Cartaz das festas para afixar',
    text: `Boa tarde,

Tal como nos anos anteriores, pedimos a gentileza de afixar o cartaz em anexo na montra do vosso estabelecimento.

Sábado, 1 de maio
10h00 Arruada da banda filarmónica
15h30 Jogos tradicionais
22h00 Baile com o conjunto Alvorada
Domingo, 2 de maio
9h30 Missa campal
16h00 Rancho folclórico

Muito obrigado pela colaboração de sempre.

O Pelouro da Cultura`,
    expected: [],
  },
  {
    name: 'pt: audit on site with end, lunch break beside',
    sentAt: '2027-04-22T09:40:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Ana Cristina Lousada <ac.lousada@certifica-mais.example>',
    subject: 'Auditoria de acompanhamento ISO 9001',
    text: `Exmo. Sr. Eng.º Figueira,

Confirmo a auditoria de acompanhamento nas vossas instalações no dia 6 de maio de 2027 (quinta-feira), das 9h30 às 16h30, com pausa para almoço das 12h30 às 13h30.

Solicito o envio do manual e da lista de não conformidades até 29 de abril. O relatório será emitido no prazo de 15 dias úteis.

Com os melhores cumprimentos,
Ana Cristina Lousada
Auditora Coordenadora`,
    expected: [at('2027-05-06T09:30:00+01:00', '2027-05-06T16:30:00+01:00')],
  },
  {
    name: 'pt: customer complains about a technician who came at the wrong hour',
    sentAt: '2027-04-26T19:27:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Heloísa Trindade <helo.trindade@caixapostal.example>',
    subject: 'Reclamação atendimento OS 3391',
    text: `Prezados,

Quero registrar minha insatisfação. O técnico estava marcado para hoje, segunda, às 9h, e só apareceu às 13h20, quando eu já tinha saído para buscar meu filho. Perdi a manhã de trabalho à toa.

Na semana passada, na quarta às 16h, foi a mesma história. Aguardo uma explicação e o estorno da taxa de visita de R$ 90.

Heloísa Trindade`,
    expected: [],
  },
  {
    name: 'pt: forwarded request, new text of the boss fixes the call',
    sentAt: '2027-04-27T10:58:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Rubens Queiroga <rubens@queirogaimoveis.example>',
    subject: 'Enc: Dúvidas sobre o laudo do galpão',
    text: `Kátia, veja abaixo. Vamos falar sobre isso nós dois amanhã às 8h45, na minha sala, antes de responder pra ele. Às 9h30 tenho que ir pro cartório.

Rubens

---------- Mensagem encaminhada ----------
De: Péricles Nogueira <pericles@nogueiralog.example>
Data: seg., 26 de abr. de 2027 às 17:31
Assunto: Dúvidas sobre o laudo do galpão

Rubens, li o laudo e tenho dúvidas sobre a laje. O perito esteve aqui no dia 12 às 14h e não falou nada disso.
Péricles`,
    expected: [at('2027-04-28T08:45:00-03:00')],
  },
  {
    name: 'pt: supplier declines the proposed visit for good',
    sentAt: '2027-04-29T11:20:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Zélia Fontoura <zelia.fontoura@tintasatlas.example>',
    subject: 'Re: Visita à fábrica',
    text: `Bom dia,

Agradeço o interesse, mas terei de recusar a visita de 11 de maio às 15h. A fábrica está em obras de ampliação e, por razões de segurança, não recebemos ninguém até ao outono.

Envio em alternativa o nosso vídeo institucional (12 minutos) e o catálogo de 2027.

Atentamente,
Zélia Fontoura
Dep. Comercial`,
    expected: [],
  },
  {
    name: 'pt: vet appointment for the riding club, Portuguese spoken quarter to six',
    sentAt: '2027-05-03T16:02:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Dr. Xavier Relvas <xavier@vetequus.example>',
    subject: 'Vacina da égua',
    text: `Boa tarde, Matilde

Na quinta-feira, dia 6, às seis menos um quarto da tarde vou aí ao picadeiro vacinar a égua e dou uma olhada ao casco do potro. Antes disso estou em Benavente com umas vacas, mas não me devo atrasar.

Preciso do passaporte dela à mão.

Xavier`,
    expected: [at('2027-05-06T17:45:00+01:00')],
  },
  {
    name: 'pt: painting quote with validity and working hours',
    sentAt: '2027-05-04T18:30:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Pinturas Irmãos Lacerda <orcamento@irmaoslacerda.example>',
    subject: 'Orçamento pintura externa',
    text: `Prezada Sra. Noêmia,

Conforme nossa visita de sábado às 10h, segue orçamento:

Lavagem e preparação .......... R$ 2.300,00
Pintura acrílica (2 demãos) ... R$ 7.850,00
Andaime, 10 diárias ........... R$ 1.100,00

Validade: 20/05/2027. Nossa equipe trabalha das 7h30 às 17h, com 1h de almoço. O início depende do tempo e da sua aprovação; combinamos a data depois.

Irmãos Lacerda
(16) 5550-0923`,
    expected: [],
  },
  {
    name: 'pt: reader asked to a project meeting, break and end named',
    sentAt: '2027-05-05T09:15:00-04:00',
    timezone: 'America/Manaus',
    from: 'Iracema Bentes <iracema@rioverdeconsult.example>',
    subject: 'Oficina de planejamento',
    text: `Bom dia, Raimundo!

A oficina de planejamento com você e a equipe da cooperativa fica para a segunda-feira, 10 de maio, das 8h às 12h (horário de Manaus), no auditório da Rioverde. Às 10h paramos 20 minutos pro café.

O barco do Élcio só chega às 7h, então ele vem direto do porto. Me confirma até sexta?

Iracema`,
    expected: [at('2027-05-10T08:00:00-04:00', '2027-05-10T12:00:00-04:00')],
  },
  {
    name: 'pt: auto reply with office hours and return date',
    sentAt: '2027-05-07T14:00:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Notária Amélia Vasques <geral@cartoriovasques.example>',
    subject: 'Resposta automática: Escritura do armazém',
    text: `Recebemos a sua mensagem, à qual daremos resposta com a maior brevidade.

O cartório estará encerrado na segunda-feira, 10 de maio, reabrindo na terça-feira, 11 de maio, às 9h00.

Horário de atendimento: dias úteis, 9h00-12h30 e 14h00-17h00.
Assuntos urgentes: 963 000 551

Esta é uma mensagem automática, não responda.`,
    expected: [],
  },
  {
    name: 'pt: ICS update with a new day for the survey talk',
    sentAt: '2027-05-11T11:36:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Vanessa Goulart <vanessa@goulartrh.example>',
    subject: 'Atualizado: Devolutiva da pesquisa de clima',
    text: `Oi, Sérgio, como combinamos por telefone, a devolutiva passou de 13/05 às 10h para sexta, 14/05, às 15h (uma hora e meia). O convite atualizado vai junto.

Vanessa`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Goulart RH//Calendario//PT-BR
VERSION:2.0
METHOD:REQUEST
BEGIN:VEVENT
UID:clima-2027-05@goulartrh.example
SEQUENCE:1
DTSTAMP:20270511T143600Z
DTSTART:20270514T180000Z
DTEND:20270514T193000Z
SUMMARY:Devolutiva da pesquisa de clima
LOCATION:Sala 2
ORGANIZER;CN=Vanessa Goulart:mailto:vanessa@goulartrh.example
ATTENDEE;CN=Sérgio;RSVP=TRUE:mailto:sergio@metalurgicaprata.example
STATUS:CONFIRMED
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-05-14T15:00:00-03:00', '2027-05-14T16:30:00-03:00')],
  },
  {
    name: 'pt: ICS cancellation of a call',
    sentAt: '2027-05-12T17:02:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Patrício Amaral <patricio.amaral@segurosfoz.example>',
    subject: 'Cancelado: Renovação da apólice multirriscos',
    text: `Caro Telmo, a proposta da seguradora ainda não chegou, por isso cancelo a nossa chamada de segunda, 17/05, às 11h30. Assim que a tiver, digo alguma coisa.

Patrício Amaral`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Seguros Foz//Agenda//PT
VERSION:2.0
METHOD:CANCEL
BEGIN:VEVENT
UID:apolice-441@segurosfoz.example
SEQUENCE:2
DTSTAMP:20270512T160200Z
DTSTART:20270517T103000Z
DTEND:20270517T110000Z
SUMMARY:Renovação da apólice multirriscos
ORGANIZER;CN=Patrício Amaral:mailto:patricio.amaral@segurosfoz.example
ATTENDEE;CN=Telmo:mailto:telmo@mercearianobre.example
STATUS:CANCELLED
END:VEVENT
END:VCALENDAR`),
    expected: [],
  },
  {
    name: 'pt: office viewing tomorrow or Friday, another prospect beside',
    sentAt: '2027-05-18T13:18:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Leonel Sampaio <leonel@casasdomar.example>',
    subject: 'Visita ao escritório da Rua Nova',
    text: `Dra. Margarida,

O proprietário autoriza a visita: amanhã às 18h00 à porta do prédio, ou então sexta-feira, dia 21, às 12h45. Diga-me qual lhe dá mais jeito.

A renda pedida são 1.150 €, condomínio incluído. Amanhã às 17h já lá estou com outro interessado, por isso não demore a decidir.

Leonel Sampaio
Lic. AMI 00712`,
    expected: [at('2027-05-19T18:00:00+01:00'), at('2027-05-21T12:45:00+01:00')],
  },
  {
    name: 'pt: parcel tracking notice with day and hour',
    sentAt: '2027-05-19T06:40:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Rapidex Entregas <nao-responda@rapidex.example>',
    subject: 'Seu pacote RX558120BR sai para entrega amanhã',
    text: `Olá, ESTUDIO TRAMA LTDA!

O objeto RX558120BR chegará quinta-feira, 20/05/2027, das 10h às 14h.

Endereço: Rua dos Ipês, 88, fundos
Remetente: Fios & Fibras Atacado
Não vai ter ninguém? Reagende até as 22h de hoje pelo aplicativo.

Rapidex - chegou, tá entregue.`,
    html: `<html><head><script type="application/ld+json">
{"@context":"http://schema.org","@type":"ParcelDelivery","trackingNumber":"RX558120BR","carrier":{"@type":"Organization","name":"Rapidex Entregas"},"expectedArrivalFrom":"2027-05-20T10:00:00-03:00","expectedArrivalUntil":"2027-05-20T14:00:00-03:00","deliveryAddress":{"@type":"PostalAddress","streetAddress":"Rua dos Ipês, 88","addressCountry":"BR"}}
</script></head><body><p>Olá, ESTUDIO TRAMA LTDA!</p><p>O objeto RX558120BR chegará quinta-feira, 20/05/2027, das 10h às 14h.</p><p>Não vai ter ninguém? Reagende até as 22h de hoje pelo aplicativo.</p></body></html>`,
    expected: [],
  },
  {
    name: 'pt: counter-proposal after a refused hour',
    sentAt: '2027-05-24T15:55:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Thaís Bragança <thais@bragancaadvogados.example>',
    subject: 'Re: Assinatura do contrato social',
    text: `Dr. Evaldo, boa tarde.

Quarta às 9h não consigo, tenho audiência que começa às 9h20. Que tal quarta mesmo, dia 26, mas às 16h, aqui no escritório? O sócio minoritário assina depois, por procuração.

Cordialmente,
Thaís Bragança
OAB/PR 000.417

> Dra. Thaís, podemos assinar na quarta-feira às 9h?
> Evaldo`,
    expected: [at('2027-05-26T16:00:00-03:00')],
  },
  {
    name: 'pt: colleague explains bus timetable for the staff',
    sentAt: '2027-05-26T10:10:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Isaura Leitão <isaura@moldesdolis.example>',
    subject: 'Autocarros para a zona industrial a partir de junho',
    text: `Bom dia,

A câmara mandou os novos horários da linha 7, válidos a partir de terça, 1 de junho:

Estação -> Zona Industrial: 7h25, 8h10, 13h05
Zona Industrial -> Estação: 12h20, 17h15, 18h40 (este só às sextas)

Aos sábados deixa de haver. O passe mensal sobe para 32,50 €.

Já afixei a folha ao pé do relógio de ponto.

Isaura`,
    expected: [],
  },
  {
    name: 'pt: trade fair together as a whole day',
    sentAt: '2027-05-31T17:48:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Moacir Dallagnol <moacir@dallagnolferragens.example>',
    subject: 'Feira da construção',
    text: `Fala, Jonas!

Então tá fechado: vamos juntos à feira da construção em Curitiba na quinta, dia 10 de junho, o dia inteiro. Eu dirijo, você paga o almoço haha. De manhã cedo a gente vê por WhatsApp a que horas eu passo na sua casa.

O ingresso já comprei, R$ 35 cada, me acerta depois.

Moacir`,
    expected: [days('2027-06-10')],
  },
  {
    name: 'pt: absence because of surgery of the writer',
    sentAt: '2027-06-02T20:20:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Cíntia Falcone <cintia.falcone@falconefestas.example>',
    subject: 'vou ficar fora uns dias',
    text: `Oi meninas,

Finalmente marcaram minha cirurgia do joelho: é na terça dia 8 às 7h da manhã, internação na véspera às 18h. O médico fala em dez dias de molho.

Quem responde pelos orçamentos nesse tempo é a Duda, ela atende das 13h às 18h. As festas de junho estão todas fechadas com os fornecedores.

Torçam por mim!
Cíntia`,
    expected: [],
  },
  {
    name: 'pt: Azores reader, call in Lisbon time to be converted',
    sentAt: '2027-06-07T10:05:00+01:00',
    timezone: 'Atlantic/Azores',
    from: 'Rosário Telhado <rosario.telhado@lacticoop.example>',
    subject: 'Chamada sobre o leite de verão',
    text: `Bom dia, Sr. Hermano,

Conseguimos falar na quarta-feira, 9 de junho, às 15h00 (hora de Lisboa)? Bastam 20 minutos. Sei que aí é mais cedo, espero que não apanhe a ordenha.

As análises têm de estar no laboratório até às 12h do mesmo dia.

Cumprimentos,
Rosário Telhado`,
    expected: [at('2027-06-09T14:00:00+00:00', '2027-06-09T14:20:00+00:00')],
  },
  {
    name: 'pt: city hall announces road closure in front of the shop',
    sentAt: '2027-06-09T09:00:00-03:00',
    timezone: 'America/Bahia',
    from: 'Superintendência de Trânsito <comunicado@transitosaofelix.example>',
    subject: 'Interdição da Rua do Comércio - festejos juninos',
    text: `Senhores comerciantes,

Comunicamos que a Rua do Comércio estará interditada ao tráfego no dia 23/06/2027 (quarta-feira), das 6h às 2h do dia seguinte, para montagem do palco e realização dos festejos.

Carga e descarga somente até as 5h30. Veículos estacionados serão removidos.

Superintendência de Trânsito`,
    expected: [],
  },
  {
    name: 'pt: bank manager asks to come in next week, with branch hours',
    sentAt: '2027-06-10T15:31:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Alessandra Vidotti <alessandra.vidotti@bancoaurora.example>',
    subject: 'Renovação do capital de giro',
    text: `Sr. Waldemar, boa tarde.

O limite foi aprovado pelo comitê. Para assinatura das cédulas, aguardo o senhor e sua sócia na agência na terça-feira da semana que vem (15/06), às 11h30. São 20 minutos, não mais.

A agência abre às 10h e fecha às 16h. A proposta vence em 18/06.

Alessandra Vidotti
Gerente PJ`,
    expected: [at('2027-06-15T11:30:00-03:00', '2027-06-15T11:50:00-03:00')],
  },
  {
    name: 'pt: IT supplier reports backups and next automatic run',
    sentAt: '2027-06-14T07:15:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Monitorização Bitferro <alertas@bitferro.example>',
    subject: 'Relatório semanal de cópias de segurança',
    text: `Cliente: Ourivesaria Pimentel
Período: 07/06/2027 - 13/06/2027

Servidor PDV       7/7 OK   última: domingo 13/06, 23:30
Contabilidade      6/7 OK   falha: quinta 10/06, 23:45 (disco cheio)
Câmaras            7/7 OK

Próxima execução: segunda 14/06, 23:30
Próximo teste de restauro automático: sábado 19/06, 04:00

Não é necessária intervenção.`,
    expected: [],
  },
  {
    name: 'pt: choir chair reminds of a board meeting, rehearsal end beside',
    sentAt: '2027-06-15T21:33:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Evangelina Matoso <direcao@coralaurora.example>',
    subject: 'Reunião de direção na sexta',
    text: `Cara tesoureira, cara amiga,

Não te esqueças da nossa reunião de direção na sexta-feira, 18 de junho, às 21h15, na sede. Traz, por favor, o balancete. O ensaio das crianças acaba às 20h45 e a sala fica livre.

O Fernando não vem, tem o casamento do irmão no sábado.

Evangelina`,
    expected: [at('2027-06-18T21:15:00+01:00')],
  },
  {
    name: 'pt: request for references and price list, no meeting',
    sentAt: '2027-06-16T11:49:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Compras Hotel Serra Azul <compras@hotelserraazul.example>',
    subject: 'Cotação enxoval - ref. 1530/27',
    text: `Prezados, bom dia.

Solicitamos cotação para:
- 120 lençóis casal 180 fios
- 240 fronhas 50x70
- 90 toalhas de banho 70x140

Propostas até 25/06/2027 às 17h00 no e-mail compras@hotelserraazul.example. O resultado sai no dia 30/06. Entrega desejada: segunda quinzena de julho, das 8h às 11h, doca 2.

Grato,
Setor de Compras`,
    expected: [],
  },
  {
    name: 'pt: birthday lunch of the company, reader invited, football broadcast beside',
    sentAt: '2027-06-21T12:24:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Neusa Carvalhal <neusa@graficacarvalhal.example>',
    subject: 'Churrasco dos 25 anos',
    text: `Amigo Plínio,

A gráfica faz 25 anos e você é da casa! Domingo, 4 de julho, a partir das 12h, churrasco no sítio. O jogo passa às 16h, tem telão pra quem quiser ver.

Me confirma até o dia 28 pra eu calcular a carne. Traz a Dirce!

Abração,
Neusa`,
    expected: [at('2027-07-04T12:00:00-03:00')],
  },
  {
    name: 'pt: plumber writes what he did today and where he is tomorrow',
    sentAt: '2027-06-24T18:50:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Abílio Canalizador <abilio@canalizacoesabilio.example>',
    subject: 'trabalho feito',
    text: `Boa tarde

hoje das 14h as 17h30 mudei as torneiras da copa e a valvula da casa de banho do 1 andar. ficou a funcionar. a fatura sao 186 euros com o material

amanha as 8 tenho uma obra em Ovar que dura ate domingo por isso se pingar liguem ao meu irmao

Abilio`,
    expected: [],
  },
  {
    name: 'pt: applicant invited to trial day with hours',
    sentAt: '2027-06-28T10:45:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Bistrô Capim Santo Antônio <rh@bistrocsa.example>',
    subject: 'Teste prático - vaga de confeiteira',
    text: `Oi, Jéssica!

Adoramos conversar com você. Queremos te convidar para o teste prático na quarta, 30 de junho, das 13h às 17h. Venha com sapato fechado e cabelo preso; o dólmã a gente empresta.

O restaurante abre pro jantar às 19h, mas nessa hora você já está liberada.

Até lá!
Chef Antônio`,
    expected: [at('2027-06-30T13:00:00-03:00', '2027-06-30T17:00:00-03:00')],
  },
  {
    name: 'pt: bulk summer sale with a store event',
    sentAt: '2027-07-01T08:00:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Casa & Balcão <ofertas@casaebalcao.example>',
    subject: 'Saldos de verão: abertura antecipada sábado às 8h',
    text: `SALDOS ATÉ -60%

Este sábado, 3 de julho, abrimos as portas mais cedo: às 8h00! E das 16h às 18h há demonstração ao vivo de máquinas de café em todas as lojas.

Campanha válida de 3 a 31 de julho, salvo rutura de stock.

Casa & Balcão | 14 lojas de norte a sul
Não quer receber mais novidades? Cancele a subscrição aqui.`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'pt: yes that works answering a quoted question',
    sentAt: '2027-07-05T09:59:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Oswaldo Peçanha <oswaldo@pecanhaelevadores.example>',
    subject: 'RES: Vistoria elevador social',
    text: `Bom dia D. Marlene, pode ser sim, está confirmado. Levo o ART pronto.

Oswaldo Peçanha
Eng. Mecânico

-----Mensagem original-----
De: Marlene - Ed. Bougainville <sindica@bougainville.example>
Enviada em: sexta-feira, 2 de julho de 2027 16:20
Assunto: Vistoria elevador social

Sr. Oswaldo, o senhor poderia vir fazer a vistoria na quinta-feira, 08/07, às 10h?`,
    expected: [at('2027-07-08T10:00:00-03:00')],
  },
  {
    name: 'pt: daughter of the customer reports that mother cannot come',
    sentAt: '2027-07-06T14:14:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Débora Pascoal <debora.pascoal@correio.example>',
    subject: 'Prova de óculos da minha mãe',
    text: `Boa tarde,

A minha mãe, Odete Pascoal, tinha a prova das lentes convosco na quinta, dia 8, às 11h. Infelizmente caiu e está internada, por isso fica sem efeito. Quando tiver alta telefono para a loja.

Peço desculpa e obrigada pela compreensão.

Débora`,
    expected: [],
  },
  {
    name: 'pt: site meeting the day after tomorrow, concrete delivery before',
    sentAt: '2027-07-12T17:17:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Eng. Valdemar Correia <valdemar@correia-estruturas.example>',
    subject: 'Obra da Rua do Forno',
    text: `Caros,

O betão chega depois de amanhã às 7h30, mas a nossa reunião de obra é só às 9h00 desse dia, no contentor. Contem com hora e meia.

A fiscalização só vem na sexta, não é connosco.

Cumprimentos,
Valdemar Correia`,
    expected: [at('2027-07-14T09:00:00+01:00', '2027-07-14T10:30:00+01:00')],
  },
  {
    name: 'pt: club treasurer asks for fee, names training hours of youth',
    sentAt: '2027-07-13T19:40:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Clube Náutico Lagoinha <tesouraria@nauticolagoinha.example>',
    subject: 'Anuidade 2027 em aberto',
    text: `Caro sócio Edmilson,

Verificamos que a segunda parcela da anuidade (R$ 480,00) venceu em 30/06. Pedimos a regularização até sexta-feira, 23 de julho.

Aproveitamos para lembrar que a escolinha de remo ocupa o píer às terças e quintas, das 15h às 17h, e nos sábados das 8h às 10h.

Saudações náuticas,
Tesouraria`,
    expected: [],
  },
  {
    name: 'pt: photographer proposes dates for product shots in running prose',
    sentAt: '2027-07-19T22:48:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Lia Mascarenhas <lia@liafotografa.example>',
    subject: 'fotos da coleção',
    text: `oii tudo bem? então, vi aqui a agenda e consigo fotografar a coleção de vcs na quinta 22 às 8h da manhã, que a luz no ateliê é linda, ou na segunda 26 às 13h. são 4 horas de trabalho em qualquer um dos dias

entrego as fotos tratadas até 5/8. o valor fica aquele de R$ 1.800 mesmo

me fala qual! bjs
lia`,
    expected: [
      at('2027-07-22T08:00:00-03:00', '2027-07-22T12:00:00-03:00'),
      at('2027-07-26T13:00:00-03:00', '2027-07-26T17:00:00-03:00'),
    ],
  },
  {
    name: 'pt: power company planned outage by bulk mail',
    sentAt: '2027-07-21T06:30:00-04:00',
    timezone: 'America/Cuiaba',
    from: 'Energia do Cerrado <avisos@energiadocerrado.example>',
    subject: 'Desligamento programado na sua região',
    text: `Prezado cliente,

Para melhoria da rede, haverá desligamento programado:

Data: 28/07/2027 (quarta-feira)
Início: 08:00  Término previsto: 13:30
Bairros: Jardim Araés, Vila Rica (parcial)

O religamento poderá ocorrer antes do previsto. Considere a rede sempre energizada.

Energia do Cerrado - Central 24h`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'pt: JSON-LD event reservation of a guided tour in a museum',
    sentAt: '2027-07-22T13:05:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Museu do Sal <bilheteira@museudosal.example>',
    subject: 'A sua visita guiada: reserva MS-2207-19',
    text: `Estimada Sandra Ventura,

Confirmamos a visita guiada para o seu grupo (12 pessoas) no sábado, 31 de julho, das 10h30 às 11h45.

Ponto de encontro: bilheteira, 10 minutos antes. O museu encerra para almoço às 13h00.

Museu do Sal`,
    html: `<html><head><script type="application/ld+json">
{"@context":"http://schema.org","@type":"EventReservation","reservationNumber":"MS-2207-19","reservationStatus":"http://schema.org/Confirmed","underName":{"@type":"Person","name":"Sandra Ventura"},"reservationFor":{"@type":"Event","name":"Visita guiada ao Museu do Sal","startDate":"2027-07-31T10:30:00+01:00","endDate":"2027-07-31T11:45:00+01:00","location":{"@type":"Place","name":"Museu do Sal","address":{"@type":"PostalAddress","addressLocality":"Aveiro","addressCountry":"PT"}}}}
</script></head><body><p>Estimada Sandra Ventura,</p><p>Confirmamos a visita guiada para o seu grupo (12 pessoas) no sábado, 31 de julho, das 10h30 às 11h45.</p><p>Ponto de encontro: bilheteira, 10 minutos antes. O museu encerra para almoço às 13h00.</p></body></html>`,
    expected: [at('2027-07-31T10:30:00+01:00', '2027-07-31T11:45:00+01:00')],
  },
  {
    name: 'pt: final box office report of a concert that is over',
    sentAt: '2027-07-27T23:55:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Bilheteria Já <relatorios@bilheteriaja.example>',
    subject: 'Borderô final - Noite do Choro',
    text: `Relatório final de vendas, gerado em 27/07/2027 23:50

Evento realizado: Noite do Choro (sáb 24/07, 21h00, Teatro Operário)
Inteiras: 84 x R$ 60,00
Meias: 131 x R$ 30,00
Cortesias: 12
Ocupação: 57%

Repasse: até sexta-feira, 30/07, 18h, na conta cadastrada.
Contestações em até 5 dias úteis.`,
    expected: [],
  },
  {
    name: 'pt: flight of the writer followed by the dinner offer',
    sentAt: '2027-08-09T11:04:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Ernesto Villaça <ernesto@villacatecidos.example>',
    subject: 'Passo por São Paulo semana que vem',
    text: `Olá, Miriam!

Chego a São Paulo na terça (17/08) no voo das 15h40 e na quarta de manhã já sigo pra Campinas, tenho cliente lá às 9h. Jantamos na terça mesmo, 20h, naquele italiano da Rua Augusta? Levo o mostruário de inverno.

Saudade de vocês!
Ernesto`,
    expected: [at('2027-08-17T20:00:00-03:00')],
  },
  {
    name: 'pt: August closure of a workshop in Portugal',
    sentAt: '2027-07-30T17:20:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Serralharia Monteiro & Filho <geral@serralhariamonteiro.example>',
    subject: 'Férias de agosto',
    text: `Caros clientes e amigos,

Estaremos encerrados para férias de 9 a 27 de agosto. Reabrimos na segunda-feira, 30 de agosto, às 8h00.

Quem tiver peças prontas pode levantá-las até sexta, dia 6, entre as 8h e as 17h. Durante a ausência o meu filho vê o correio uma vez por dia, mas não faz orçamentos.

Boas férias!
Jaime Monteiro`,
    expected: [],
  },
  {
    name: 'pt: occupational health exam in the mobile unit, with the unit hours beside',
    sentAt: '2027-08-16T14:09:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'MedTrab Centro <marcacoes@medtrabcentro.example>',
    subject: 'Exame periódico - Paulo Serôdio',
    text: `Exmo. Sr. Paulo Serôdio,

O seu exame periódico de medicina do trabalho foi marcado para segunda-feira, 23/08/2027, pelas 10:40, na unidade móvel estacionada no parque da empresa.

A unidade móvel permanece no local das 9:00 às 13:00. Traga a lista da medicação habitual. A aptidão atual caduca a 31/08.

MedTrab Centro
Tel. 231 000 902 (8:30-17:30)`,
    expected: [at('2027-08-23T10:40:00+01:00')],
  },
  {
    name: 'pt: secretary tells that her boss is in meetings all day',
    sentAt: '2027-08-18T09:33:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Rosângela Mota <rosangela@construtoraalvo.example>',
    subject: 'Re: Falar com o Dr. Geraldo',
    text: `Bom dia!

O Dr. Geraldo hoje está em reunião de diretoria até as 13h, depois tem almoço com o pessoal do banco e às 16h embarca para Goiânia. Amanhã às 10h ele participa da licitação lá e só retorna na sexta à noite.

Passei o seu recado e ele disse que te procura quando tiver um respiro.

Rosângela
Secretária da Diretoria`,
    expected: [],
  },
  {
    name: 'pt: Luxembourg reader, call from Porto in Portuguese time',
    sentAt: '2027-08-24T10:40:00+01:00',
    timezone: 'Europe/Luxembourg',
    from: 'Otília Guerra <otilia.guerra@moveisdopinhal.example>',
    subject: 'Encomenda das cadeiras para o seu café',
    text: `Bom dia, Sr. Lino,

O tecido que escolheu esgotou. Posso ligar-lhe na quinta-feira, 26, às 9h30 (hora de Portugal), para vermos alternativas? A fábrica precisa da resposta até às 13h desse dia, senão as cadeiras só saem em outubro.

Cumprimentos da terra,
Otília Guerra`,
    expected: [at('2027-08-26T10:30:00+02:00')],
  },
  {
    name: 'pt: payroll calendar of the accountants',
    sentAt: '2027-08-30T16:00:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Escritório Contábil Bandeira <dp@contabilbandeira.example>',
    subject: 'Folha de agosto - cronograma',
    text: `Boa tarde,

Cronograma da folha:

Envio do ponto ............ até 31/08, 12h
Conferência ............... 01/09
Pagamento dos salários .... até 06/09 (segunda, véspera de feriado)
FGTS digital .............. até 20/09, 20h
INSS ...................... até 20/09

Lembramos que dia 7 não há expediente no escritório.

Departamento Pessoal`,
    expected: [],
  },
  {
    name: 'pt: weekday with ordinal and fitting moved forward by one hour',
    sentAt: '2027-09-06T18:01:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Cidália Rebordão <cidalia@cortinadosrebordao.example>',
    subject: 'Montagem 5ª feira',
    text: `Boa tarde D. Ofélia

Afinal o meu marido despacha-se mais cedo e podemos ir montar as cortinas na 5ª feira (9/9) uma hora antes, ou seja às 14h em vez das 15h. Está bem para si?

Os varões já cá estão. Ficam a faltar 120 € para acertar no dia.

Cidália`,
    expected: [at('2027-09-09T14:00:00+01:00')],
  },
  {
    name: 'pt: thank-you after a visit with look back and vague next time',
    sentAt: '2027-09-10T08:44:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Padre Anselmo <paroquia@saocristovaovila.example>',
    subject: 'Gratidão',
    text: `Caríssimos irmãos da serralheria,

O sino voltou a tocar! Na missa de quarta às 19h o povo aplaudiu de pé o trabalho de vocês. Deus lhes pague pela paciência de terem subido naquela torre das 6h às 11h com este calor.

Qualquer dia desses apareçam para um café na casa paroquial, a porta está sempre aberta.

Paz e bem,
Pe. Anselmo`,
    expected: [],
  },
  {
    name: 'pt: ICS with a podcast recording, broadcast hour beside',
    sentAt: '2027-09-13T12:12:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Yara Domingues <yara@podcastchaodefabrica.example>',
    subject: 'Gravação do episódio 112 com você',
    text: `Oi, Clóvis! Gravamos na quinta, 16/09, das 14h às 15h30, pelo estúdio on-line (link no convite). Entra com fone de ouvido, por favor. O episódio vai ao ar dia 28 às 6h.

Yara`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Chao de Fabrica//PT-BR
VERSION:2.0
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
UID:ep112@podcastchaodefabrica.example
DTSTAMP:20270913T151200Z
DTSTART;TZID=America/Sao_Paulo:20270916T140000
DTEND;TZID=America/Sao_Paulo:20270916T153000
SUMMARY:Gravação ep. 112
LOCATION:https://estudio.podcastchaodefabrica.example/112
ORGANIZER;CN=Yara Domingues:mailto:yara@podcastchaodefabrica.example
ATTENDEE;CN=Clóvis;RSVP=TRUE:mailto:clovis@tornearialima.example
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-09-16T14:00:00-03:00', '2027-09-16T15:30:00-03:00')],
  },
  {
    name: 'pt: school sends pupils timetable to the canteen supplier',
    sentAt: '2027-09-14T10:26:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Agrupamento de Escolas do Vale <secretaria@aevale.example>',
    subject: 'Horários do refeitório 2027/28',
    text: `Bom dia,

Para que possam organizar a confeção, indico os turnos do refeitório a partir de quinta-feira, 16 de setembro:

1.º turno (5.º e 6.º anos): 12h10 - 12h45
2.º turno (7.º ao 9.º): 12h55 - 13h30
Professores: 13h35

Às quartas só há o 1.º turno. Número previsto de refeições: 284/dia.

Pela secretaria,
Adosinda Freire`,
    expected: [],
  },
  {
    name: 'pt: Luanda partner offers hour in his own time and reader sits in Lisbon',
    sentAt: '2027-11-08T15:30:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Domingos Cassoma <domingos.cassoma@kwanzalog.example>',
    subject: 'Contrato de frete - reunião',
    text: `Prezada Dra. Júlia,

Espero que esteja bem. O nosso jurídico já reviu o contrato. Propomos reunião por vídeo na quinta-feira, 11 de novembro, às 10h00 de Luanda. O navio só zarpa no dia 15 às 6h, portanto temos tempo de acertar tudo.

Melhores cumprimentos,
Domingos Cassoma`,
    expected: [at('2027-11-11T09:00:00+00:00')],
  },
  {
    name: 'pt: writer cannot Thursday and asks the reader for other dates',
    sentAt: '2027-09-21T13:15:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Gaspar Noronha <gaspar@noronhamusica.example>',
    subject: 'Re: Afinação do piano',
    text: `Olá Piedade,

Quinta às 16h não posso, tenho concerto em Évora e saio às 13h. Que outros dias te dariam jeito? A salinha está ocupada às segundas com aulas das 17h às 20h, só para saberes.

Abraço
Gaspar`,
    expected: [],
  },
  {
    name: 'pt: HR notes for a new colleague, first day and several appointments',
    sentAt: '2027-09-28T16:37:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Solange Ribas <solange.ribas@plasticosribas.example>',
    subject: 'Seus primeiros dias na Ribas',
    text: `Olá, Murilo, seja bem-vindo!

Sua integração ficou assim:
- segunda, 04/10, 8h30: recepção e assinatura da carteira comigo
- segunda, 04/10, 14h às 15h30: segurança do trabalho com o Elias
- terça, 05/10, 9h: visita à injetora com a Patrícia

O refeitório serve das 11h30 às 13h. O ônibus fretado sai do terminal às 7h15. Os documentos que faltam você me manda até quinta, 30/09.

Solange
RH`,
    expected: [
      at('2027-10-04T08:30:00-03:00'),
      at('2027-10-04T14:00:00-03:00', '2027-10-04T15:30:00-03:00'),
      at('2027-10-05T09:00:00-03:00'),
    ],
  },
  {
    name: 'pt: JSON-LD of a cancelled theatre reservation',
    sentAt: '2027-10-05T18:22:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Teatro do Cais <bilhetes@teatrodocais.example>',
    subject: 'Espetáculo cancelado - reembolso',
    text: `Caro Norberto Leal,

Por motivo de doença de um ator, o espetáculo "A Viúva do Faroleiro", de sexta-feira, 8 de outubro, às 21h30, foi cancelado.

O valor dos seus 4 bilhetes (72,00 €) será devolvido no prazo de 10 dias.

As nossas desculpas,
Teatro do Cais`,
    html: `<html><head><script type="application/ld+json">
{"@context":"http://schema.org","@type":"EventReservation","reservationNumber":"TC-66120","reservationStatus":"http://schema.org/ReservationCancelled","underName":{"@type":"Person","name":"Norberto Leal"},"reservationFor":{"@type":"Event","name":"A Viúva do Faroleiro","startDate":"2027-10-08T21:30:00+01:00","location":{"@type":"Place","name":"Teatro do Cais","address":"Setúbal"}}}
</script></head><body><p>Caro Norberto Leal,</p><p>Por motivo de doença de um ator, o espetáculo "A Viúva do Faroleiro", de sexta-feira, 8 de outubro, às 21h30, foi cancelado.</p><p>O valor dos seus 4 bilhetes (72,00 €) será devolvido no prazo de 10 dias.</p></body></html>`,
    expected: [],
  },
  {
    name: 'pt: stock-take for the reader as a whole day, store closed',
    sentAt: '2027-12-13T09:20:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Dulce Amorim <dulce.amorim@drogariaamorim.example>',
    subject: 'Inventário',
    text: `Olá Anabela,

Como todos os anos, fazemos o inventário as duas juntas: desta vez na quinta-feira, 30 de dezembro, o dia todo, com a loja fechada ao público. Não marques nada para esse dia.

As listas têm de chegar ao contabilista até 5 de janeiro. E na véspera de Natal fechamos às 13h, já pus o papel na porta.

Dulce`,
    expected: [days('2027-12-30')],
  },
  {
    name: 'pt: wholesale florist price list and market hours',
    sentAt: '2027-10-18T05:52:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Flores do Planalto <vendas@floresdoplanalto.example>',
    subject: 'tabela Finados',
    text: `bom dia pessoal segue tabela pra Finados

crisantemo vaso 15 ...... 14,90
palma duzia ............. 22,00
coroa media ............. 165,00

pedido fecha sexta 22/10 as 18h. o box no ceasa abre 2h da manha e fecha as 9. caminhao pro interior carrega quinta 28 e sai as 20h. feriado dia 2 nao abre

Tonho`,
    expected: [],
  },
  {
    name: 'pt: lawyer names the hearing of the reader and a talk before it',
    sentAt: '2027-10-20T17:06:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Dr. Cássio Arantes <cassio@arantesjuridico.example>',
    subject: 'Audiência - processo 0071',
    text: `Sr. Valdir,

A audiência de conciliação do senhor foi designada para terça-feira, 9 de novembro de 2027, às 13h40, 2ª Vara Cível. A presença é obrigatória, leve documento com foto.

Antes disso quero conversar com o senhor no meu escritório: sexta, 5 de novembro, às onze e meia.

O prazo da contestação termina no dia 30, mas isso é comigo.

Cássio Arantes`,
    expected: [at('2027-11-09T13:40:00-03:00'), at('2027-11-05T11:30:00-03:00')],
  },
  {
    name: 'pt: colleague forwards the flight of the trainer',
    sentAt: '2027-11-16T11:50:00-03:00',
    timezone: 'America/Belem',
    from: 'Wanderley Pantoja <wanderley@acaidonorte.example>',
    subject: 'Voo do instrutor',
    text: `Mana, só pra constar na pasta:

O instrutor da caldeira, seu Takeda, chega amanhã, quarta 17/11, no voo 3318, pousa 23h10. O Beto busca ele no aeroporto. Quinta às 8h ele começa com a turma da produção e na sexta às 14h55 volta pra Manaus.

A nota fiscal das passagens (R$ 1.944,20) tá com a Nazaré.

Wanderley`,
    expected: [],
  },
];
