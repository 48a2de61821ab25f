import { at, crlf, type DetectionMail, days } from '../mail.ts';

export const portugueseMails: DetectionMail[] = [
  {
    name: 'pt: customer accepts a visit to the workshop tomorrow at half past eight',
    sentAt: '2027-01-12T17:42:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Josenildo Prates <josenildo.prates@correiomail.example>',
    subject: 'Re: orçamento embreagem Strada',
    text: `Boa tarde, seu Valdir

Fechado então o valor de R$ 1.480,00 em 3x. Levo a Strada amanhã às 8 e meia aí na oficina e já conversamos sobre o barulho da suspensão também.

Abs
Josenildo`,
    expected: [at('2027-01-13T08:30:00-03:00')],
  },
  {
    name: 'pt: accountant offers three slots as a list (Portugal)',
    sentAt: '2027-02-03T10:15:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Filomena Cardal <filomena.cardal@cardalcontas.example>',
    subject: 'Fecho de contas 2026 - reunião',
    text: `Caro Sr. Engenheiro,

Estando concluída a conferência dos documentos de 2026, gostaria de reunir consigo para analisarmos o balancete antes do apuramento final. Tenho disponível:

- 2.ª feira, 8 de fevereiro, às 10h00
- 4.ª feira, 10 de fevereiro, às 15h30
- 6.ª feira, 12 de fevereiro, às 9h30

A reunião terá a duração de cerca de uma hora e será no nosso escritório. Agradeço que me indique qual prefere.

Recordo ainda que o pagamento do IVA do 4.º trimestre termina a 25 de fevereiro.

Com os melhores cumprimentos,

Filomena Cardal
Contabilista Certificada
Cardal Contas, Lda.
Rua do Poço Novo, 41 - 1.º Esq., Leiria
Atendimento: 2.ª a 6.ª, 9h-13h e 14h-18h
Tel. 244 000 173`,
    expected: [
      at('2027-02-08T10:00:00+00:00', '2027-02-08T11:00:00+00:00'),
      at('2027-02-10T15:30:00+00:00', '2027-02-10T16:30:00+00:00'),
      at('2027-02-12T09:30:00+00:00', '2027-02-12T10:30:00+00:00'),
    ],
  },
  {
    name: 'pt: parcel delivery window, nothing to put in the calendar',
    sentAt: '2027-03-09T07:31:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'RapidoLog Entregas <naoresponda@rapidolog.example>',
    subject: 'Seu pedido 88214-07 saiu para entrega',
    text: `Olá, MARCENARIA TIGRE!

Seu pedido 88214-07 saiu para entrega e deve chegar hoje, 09/03, entre 13h e 17h.

Não é preciso estar presente: a portaria pode receber.

Código de rastreio: RL009315577BR
Dúvidas? Fale com a gente de segunda a sábado, das 8h às 20h, pelo 0800 000 4410.

Equipe RapidoLog`,
    expected: [],
  },
  {
    name: 'pt: one line, lower case, no accents, lunch on thursday',
    sentAt: '2027-04-06T21:05:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Duda Fagundes <duda@estudiopindorama.example>',
    subject: 'almoco',
    text: `oi bia, almoco quinta 12h30 no japa da esquina? preciso te contar do cliente novo kkk bj`,
    expected: [at('2027-04-08T12:30:00-03:00')],
  },
  {
    name: 'pt: move the appointment from Tuesday to Thursday (dentist, Portugal)',
    sentAt: '2027-05-14T16:20:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Clínica Dentária Alvorada <marcacoes@clinicaalvorada.example>',
    subject: 'Alteração da sua consulta',
    text: `Exmo. Sr. Rui Tavanez,

Por motivo de ausência da Dr.ª Benedita Lousã, vimo-nos obrigados a alterar a sua consulta de terça-feira, 18 de maio, às 11h00, para quinta-feira, 20 de maio, às 17h15.

Se o novo horário não lhe for conveniente, pedimos que nos contacte até segunda-feira às 12h00.

Pedimos desculpa pelo incómodo.

Clínica Dentária Alvorada
Seg. a Sex.: 09h30 - 19h30 | Sáb.: 09h30 - 13h00
Tel. 253 000 288`,
    expected: [at('2027-05-20T17:15:00+01:00')],
  },
  {
    name: 'pt: technician comes to the reader in a range of hours',
    sentAt: '2027-06-17T14:11:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Agendamento Climafrio <agenda@climafrio.example>',
    subject: 'OS 20931 - visita técnica confirmada',
    text: `Prezada Sra. Ivone,

Confirmamos a visita técnica para manutenção dos 4 aparelhos split da sua loja:

Data: 22/06/2027 (terça-feira)
Horário: das 14h às 16h
Técnico: Wesley Brandino (RG será enviado por WhatsApp)

Favor deixar o acesso à condensadora liberado. Valor da visita: R$ 320,00, pagamento em até 7 dias após o serviço.

Atenciosamente,
Climafrio Refrigeração
(41) 5550-0162`,
    expected: [at('2027-06-22T14:00:00-03:00', '2027-06-22T16:00:00-03:00')],
  },
  {
    name: 'pt: declines the proposed time and offers none',
    sentAt: '2027-07-07T09:02:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Telmo Resende <telmo.resende@quintadasnogueiras.example>',
    subject: 'RE: Visita à adega',
    text: `Bom dia Marta,

Infelizmente sexta às 15h não me dá jeito nenhum, tenho o enólogo cá em casa. Deixe-me falar com a minha irmã e depois digo-lhe alguma coisa.

Um abraço,
Telmo

> No dia 06/07/2027, às 18:14, Marta Vilhena escreveu:
> Boa tarde Telmo,
> Podíamos passar aí na sexta-feira, dia 9, pelas 15h? Somos três pessoas.
> Marta`,
    expected: [],
  },
  {
    name: 'pt: accepts the second of the quoted slots',
    sentAt: '2027-08-11T11:48:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Leandro Kuster <leandro@kusterembalagens.example>',
    subject: 'Re: Apresentação da nova linha',
    text: `Oi Priscila, tudo bem?

A segunda opção fica perfeita pra mim. Pode mandar o endereço?

Leandro Kuster
Compras

Em ter., 10 de ago. de 2027 às 16:37, Priscila Amoedo <priscila@papelreal.example> escreveu:
> Leandro, boa tarde!
> Conforme falamos, seguem as opções para a apresentação da linha 2028:
> 1) segunda, 16/08, às 10h
> 2) quarta, 18/08, às 14h30
> 3) sexta, 20/08, às 9h
> Qual fica melhor?
> Priscila`,
    expected: [at('2027-08-18T14:30:00-03:00')],
  },
  {
    name: 'pt: newsletter of a training firm with webinar dates, bulk',
    sentAt: '2027-09-01T08:00:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Gestão Esperta <news@gestaoesperta.example>',
    subject: 'Setembro chegou com 4 aulas gratuitas!',
    isBulk: true,
    text: `GESTÃO ESPERTA NEWS

Setembro chegou e separamos aulas ao vivo e gratuitas para quem quer vender mais:

> 07/09, 20h - Precificação sem medo
> 14/09, 20h - Fluxo de caixa na prática
> 21/09, 20h - Instagram para lojas físicas
> 28/09, 20h - Contratando o primeiro funcionário

Só nesta semana: 30% de desconto no curso completo com o cupom SET30 (válido até 05/09 às 23h59).

Você recebe este e-mail porque se cadastrou em nosso site. Para sair da lista, clique em descadastrar.`,
    expected: [],
  },
  {
    name: 'pt: parent-teacher meeting invitation of a school, quarter to',
    sentAt: '2027-10-06T12:33:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Coordenação Colégio Ipê Roxo <coordenacao@colegioiperoxo.example>',
    subject: 'Conversa sobre o Otávio',
    text: `Olá, dona Célia, como vai?

A professora Marluce gostaria de conversar com a senhora e com o pai do Otávio sobre o rendimento dele em matemática. Pode ser na próxima quarta-feira, dia 13 de outubro, às quinze para as seis da tarde? A conversa deve levar uns 30 minutos.

Qualquer coisa é só ligar na secretaria, atendemos das 7h às 18h.

Um abraço,
Rosângela
Coordenação pedagógica`,
    expected: [at('2027-10-13T17:45:00-03:00', '2027-10-13T18:15:00-03:00')],
  },
  {
    name: 'pt: ICS invitation from a client, the text only says see attached',
    sentAt: '2027-11-09T15:27:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Inês Caldeirão <ines.caldeirao@norteobra.example>',
    subject: 'Convite: Ponto de situação obra Rua da Fábrica',
    text: `Boa tarde a todos,

Segue o convite para o próximo ponto de situação. Tragam por favor os autos de medição atualizados.

Cumprimentos,
Inês Caldeirão
NorteObra, S.A.`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//NorteObra//Agenda 3.1//PT
METHOD:REQUEST
BEGIN:VEVENT
UID:7f0c2b1e-obra-fabrica@norteobra.example
DTSTAMP:20271109T152700Z
DTSTART:20271116T093000Z
DTEND:20271116T104500Z
SUMMARY:Ponto de situação obra Rua da Fábrica
LOCATION:Estaleiro\\, Rua da Fábrica 112\\, Porto
ORGANIZER;CN=Inês Caldeirão:mailto:ines.caldeirao@norteobra.example
ATTENDEE;CN=Geral;RSVP=TRUE:mailto:geral@serralhariavouga.example
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-11-16T09:30:00+00:00', '2027-11-16T10:45:00+00:00')],
  },
  {
    name: 'pt: invoice with due date and office hours',
    sentAt: '2027-12-02T09:40:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Financeiro Distribuidora Guarani <financeiro@distguarani.example>',
    subject: 'Boleto NF 45.118 - vencimento 10/12',
    text: `Prezados,

Segue em anexo o boleto referente à NF 45.118, no valor de R$ 2.736,90, com vencimento em 10/12/2027 (sexta-feira).

Após o vencimento, multa de 2% e juros de 0,033% ao dia. Pagamentos feitos até as 16h são baixados no mesmo dia.

Caso já tenha efetuado o pagamento, favor desconsiderar.

Att.
Setor Financeiro
Atendimento: seg a sex, 8h-12h / 13h30-18h`,
    expected: [],
  },
  {
    name: 'pt: video call with a client in Lisbon, time in Lisbon zone, reader in São Paulo',
    sentAt: '2027-02-16T13:10:00+00:00',
    timezone: 'America/Sao_Paulo',
    from: 'Gonçalo Sarmento <goncalo.sarmento@atelieratlantico.example>',
    subject: 'Call sobre o catálogo',
    text: `Olá Fernanda,

Obrigado pelas maquetes, ficaram um espetáculo. Para fecharmos os últimos pormenores proponho uma videochamada na sexta-feira, 19 de fevereiro, às 14h00 (hora de Lisboa), ou seja 11h00 em São Paulo. Meia hora chega.

Envio o link no próprio dia.

Abraço,
Gonçalo`,
    expected: [at('2027-02-19T11:00:00-03:00', '2027-02-19T11:30:00-03:00')],
  },
  {
    name: 'pt: job applicant asks for an interview, only general availability',
    sentAt: '2027-03-15T19:54:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Kauane Zanatta <kauane.zanatta@meucorreio.example>',
    subject: 'Vaga de auxiliar de confeitaria',
    text: `Boa noite,

Meu nome é Kauane, tenho 22 anos e vi no Instagram de vocês a vaga de auxiliar de confeitaria. Trabalhei 2 anos na Padaria Três Marias (das 5h às 13h) e fiz o curso técnico no ano passado.

Tenho disponibilidade para entrevista qualquer dia da semana, de preferência à tarde, porque de manhã cuido do meu avô.

Segue meu currículo em anexo.

Obrigada pela atenção!
Kauane Zanatta
(47) 95550-0139`,
    expected: [],
  },
  {
    name: 'pt: invitation to job interview with a start and an address',
    sentAt: '2027-03-22T10:06:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'RH Metalúrgica Serra Azul <rh@serraazul.example>',
    subject: 'Entrevista - processo seletivo torneiro',
    text: `Sr. Adalberto, bom dia.

O senhor foi selecionado para a 2ª etapa do processo. A entrevista com o encarregado será dia 25/03 (quinta), às 7h20, na portaria 2, Rod. dos Tropeiros, km 14.

Trazer carteira de trabalho e comprovante de residência.

Favor confirmar presença respondendo este e-mail até amanhã ao meio-dia.

RH - Metalúrgica Serra Azul`,
    expected: [at('2027-03-25T07:20:00-03:00')],
  },
  {
    name: 'pt: day after tomorrow with spoken hour in Portugal',
    sentAt: '2027-04-19T18:50:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Ti Armando Fontes <armandofontes@caixapostal.example>',
    subject: 'o portão',
    text: `Boas tardes ó Zé

O portão voltou a prender, aquilo é da calha outra vez de certeza. Passas cá depois de amanhã às nove e um quarto da manhã? A essa hora já tenho o café feito eheh

Traz a rebarbadora

Armando`,
    expected: [at('2027-04-21T09:15:00+01:00')],
  },
  {
    name: 'pt: trade fair visit together, whole days',
    sentAt: '2027-05-05T09:25:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Heitor Bassani <heitor@bassanimoveis.example>',
    subject: 'Feira do Mobiliário - credenciais',
    text: `Bom dia, Cléber

Consegui as credenciais pra gente ir junto na feira em Bento: vamos nos dias 18 e 19 de maio, terça e quarta, o dia inteiro. O hotel já está reservado no nome da firma (reserva 771-B, R$ 389 a diária).

Qualquer dúvida me chama.

Heitor`,
    expected: [days('2027-05-18', '2027-05-20')],
  },
  {
    name: 'pt: cancelled meeting without a new date',
    sentAt: '2027-06-01T08:12:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Secretariado Junta de Freguesia <secretaria@jf-valeformoso.example>',
    subject: 'Reunião de 3 de junho ANULADA',
    text: `Exmos. Senhores,

Serve o presente para informar que a reunião agendada para quinta-feira, 3 de junho, pelas 21h00, no salão da Junta, fica sem efeito por indisponibilidade do Sr. Presidente.

Oportunamente será comunicada nova data.

Com os melhores cumprimentos,
A Secretaria
Junta de Freguesia de Vale Formoso
Horário de atendimento: dias úteis, 9h00-12h30 e 14h00-17h30`,
    expected: [],
  },
  {
    name: 'pt: JSON-LD restaurant reservation',
    sentAt: '2027-07-20T12:41:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Mesa Certa Reservas <reservas@mesacerta.example>',
    subject: 'Reserva confirmada: Cantina do Bixiga Velho',
    text: `Olá, Rogério!

Sua reserva na Cantina do Bixiga Velho está confirmada.

Sexta-feira, 23 de julho de 2027, 20:30
6 pessoas
Código: MC-44K9

A mesa fica guardada por 15 minutos. Cancelamento gratuito até 4 horas antes.`,
    html: `<html><head><script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "FoodEstablishmentReservation",
  "reservationNumber": "MC-44K9",
  "reservationStatus": "http://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "Rogério Antunes" },
  "reservationFor": {
    "@type": "FoodEstablishment",
    "name": "Cantina do Bixiga Velho",
    "address": { "@type": "PostalAddress", "streetAddress": "Rua das Treze Telhas, 90", "addressLocality": "São Paulo", "addressCountry": "BR" }
  },
  "startTime": "2027-07-23T20:30:00-03:00",
  "partySize": "6"
}
</script></head><body><p>Olá, Rogério!</p><p>Sua reserva na <b>Cantina do Bixiga Velho</b> está confirmada.</p><p>Sexta-feira, 23 de julho de 2027, 20:30<br>6 pessoas<br>Código: MC-44K9</p><p>A mesa fica guardada por 15 minutos. Cancelamento gratuito até 4 horas antes.</p></body></html>`,
    expected: [at('2027-07-23T20:30:00-03:00')],
  },
  {
    name: 'pt: condominium assembly, formal convocation',
    sentAt: '2027-08-24T17:03:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Síndica Edifício Araucária <sindica@edaraucaria.example>',
    subject: 'Convocação AGE - Ed. Araucária',
    text: `Prezado Sr. Dirceu (sala 31),

Fica V.Sa. convocado para a Assembleia Geral Extraordinária a realizar-se no dia 09 de setembro de 2027, quinta-feira, às 19h00, no salão de festas, para tratar de:

1. Troca dos elevadores (orçamento de R$ 412.000,00)
2. Rateio extra
3. Assuntos gerais

A presença pode ser substituída por procuração.

Marilda Sobral
Síndica`,
    expected: [at('2027-09-09T19:00:00-03:00')],
  },
  {
    name: 'pt: customer asks whether the meeting with two alternatives suits, chatty',
    sentAt: '2027-09-14T20:17:00-03:00',
    timezone: 'America/Recife',
    from: 'Suellen Paraguaçu <suellen.paraguacu@correiomail.example>',
    subject: 'bolo dos 15 anos da Yasmin',
    text: `Oie Dona Neide, boa noite!! Desculpa a hora

É a Suellen, prima da Joelma. A festa da Yasmin é em novembro e a gente queria muito que a senhora fizesse o bolo (pra umas 120 pessoas, tema borboleta). Dá pra fazer uma degustação aí no ateliê? Eu consigo sábado dia 18 às 10h ou então na terça dia 21 às 15h30, o que for melhor pra senhora.

Ah e quanto fica mais ou menos o kg com recheio de ninho? Vi que tava R$ 95 no Insta mas não sei se é antigo

Beijoss
Su`,
    expected: [at('2027-09-18T10:00:00-03:00'), at('2027-09-21T15:30:00-03:00')],
  },
  {
    name: 'pt: planned maintenance window of the hosting provider',
    sentAt: '2027-10-18T11:00:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Suporte AlojaNet <suporte@alojanet.example>',
    subject: '[Aviso] Manutenção programada servidor PT-07',
    text: `Estimado cliente,

Informamos que no dia 21 de outubro de 2027 (quinta-feira), entre as 02h00 e as 05h00, procederemos a uma manutenção programada do servidor PT-07, onde se encontra alojado o domínio oficinadopneu.example.

Durante este período o site e o correio eletrónico poderão sofrer interrupções. Não é necessária qualquer ação da sua parte.

Com os melhores cumprimentos,
Equipa Técnica AlojaNet
Ticket n.º 5530-1812`,
    expected: [],
  },
  {
    name: 'pt: landlord comes with a plumber, time agreed in the reply',
    sentAt: '2027-11-03T13:35:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Amílcar Botelho <amilcar.botelho@botelhoimoveis.example>',
    subject: 'Re: Re: infiltração na loja',
    text: `Sr.ª D. Graça,

Combinado. Na segunda-feira, dia 8, às 11 horas estou aí com o canalizador para vermos a infiltração. Deve ser coisa para uma hora e meia.

Quanto à renda de novembro, já recebi, obrigado.

Amílcar Botelho

-----Mensagem original-----
De: Graça Pimentel
Enviada: 3 de novembro de 2027 11:20
Assunto: Re: infiltração na loja

Sr. Botelho, amanhã às 10h não posso, tenho inventário. Na segunda pode ser a qualquer hora da manhã.
Graça`,
    expected: [at('2027-11-08T11:00:00+00:00', '2027-11-08T12:30:00+00:00')],
  },
  {
    name: 'pt: year-end dinner of the club, personally invited',
    sentAt: '2027-11-25T22:10:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Toninho Marchesi <toninho@bochasvilarica.example>',
    subject: 'Janta de encerramento',
    text: `Buenas Nestor!

Tchê, a janta de encerramento do clube vai ser dia 11/12, sábado, a partir das 20h30 no galpão. Tu e a Marlise não podem faltar, conto com vocês! Costela no fogo de chão por conta do Beto.

Cada casal leva uma sobremesa. R$ 60 por cabeça, paga na hora.

Abraço
Toninho`,
    expected: [at('2027-12-11T20:30:00-03:00')],
  },
  {
    name: 'pt: writer is on holidays, out-of-office with return date',
    sentAt: '2027-12-16T09:01:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Aline Sforza <aline.sforza@sforzaarquitetura.example>',
    subject: 'Resposta automática: Projeto fachada',
    text: `Olá!

Estarei em recesso de 17/12 a 03/01 e retorno ao escritório na terça-feira, 04/01/2028, às 9h.

Para assuntos urgentes, procure o Danilo: (11) 95550-0187, de segunda a sexta, das 10h às 16h.

Boas festas!
Aline`,
    expected: [],
  },
  {
    name: 'pt: supplier rep offers a visit within a range of hours',
    sentAt: '2027-01-21T15:48:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Vanderlei Quost <vanderlei.quost@tintasmaragogi.example>',
    subject: 'Visita representante',
    text: `Boa tarde Sr. Osmar,

Semana que vem estou na sua região e gostaria de passar na loja na quarta (27/01), das 9h30 às 10h30, para mostrar a nova linha de esmaltes e acertar a troca das latas amassadas. Pode ser?

Pedido mínimo com frete grátis: R$ 1.200,00 até 31/01.

Vanderlei Quost
Representante Tintas Maragogi
Zap (44) 95550-0121`,
    expected: [at('2027-01-27T09:30:00-03:00', '2027-01-27T10:30:00-03:00')],
  },
  {
    name: 'pt: forwarded mail, the colleague says who should go at what time',
    sentAt: '2027-02-22T11:30:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Nuno Brandão <nuno@brandaoeletricidade.example>',
    subject: 'FW: Vistoria quadro elétrico',
    text: `Sandra, podes ir tu a esta? Eu já disse ao homem que sim, que vai alguém nosso na quinta às 14h.

Nuno

---------- Mensagem reencaminhada ----------
De: Condomínio Torre do Mar <adm@torredomar.example>
Data: segunda, 22/02/2027 às 09:12
Assunto: Vistoria quadro elétrico
Para: geral@brandaoeletricidade.example

Bom dia,
Agradecemos que nos enviem um técnico para vistoria do quadro das partes comuns na próxima quinta-feira, 25 de fevereiro, às 14h00.
A Administração`,
    expected: [at('2027-02-25T14:00:00+00:00')],
  },
  {
    name: 'pt: thanks for a past meeting and promises the minutes',
    sentAt: '2027-03-05T17:26:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Bruna Lacava <bruna.lacava@lacavaconsult.example>',
    subject: 'Ata da reunião',
    text: `Pessoal, boa tarde!

Muito obrigada pela reunião de ontem às 14h, foi super produtiva. A ata segue em anexo e o relatório revisado eu mando até quarta, 10/03, no fim do dia.

Pontos em aberto:
- Sérgio: enviar planilha de custos até 08/03
- Bruna: cotar 3 fornecedores
- Tati: renovar o alvará (vence 30/03)

Bom fim de semana!
Bruna`,
    expected: [],
  },
  {
    name: 'pt: Google-style invitation text with meet link and ICS in UTC',
    sentAt: '2027-04-13T10:22:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Thaís Golombek <thais@golombekdesign.example>',
    subject: 'Convite: Kickoff site Padaria Real - qui. 15 abr. 2027 16:00 - 16:45 (BRT)',
    text: `Kickoff site Padaria Real
quinta-feira, 15 de abr. de 2027 • 16:00 – 16:45
Horário Padrão de Brasília - São Paulo

Participar da videochamada: https://meet.golombekdesign.example/kop-ruvz-qei

Convidados: thais@golombekdesign.example, contato@padariareal.example`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Golombek//Calendar//PT-BR
VERSION:2.0
CALSCALE:GREGORIAN
METHOD:REQUEST
BEGIN:VEVENT
DTSTART:20270415T190000Z
DTEND:20270415T194500Z
DTSTAMP:20270413T132200Z
ORGANIZER;CN=Thaís Golombek:mailto:thais@golombekdesign.example
UID:3kq9v2h7t0@golombekdesign.example
ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:contato@padariareal.example
SEQUENCE:0
STATUS:CONFIRMED
SUMMARY:Kickoff site Padaria Real
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-04-15T16:00:00-03:00', '2027-04-15T16:45:00-03:00')],
  },
  {
    name: 'pt: shift plan of the team, hours of others',
    sentAt: '2027-05-21T18:30:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Sónia Malheiro <sonia@tascadorio.example>',
    subject: 'escala da semana',
    text: `Olá chefe,

Fica a escala da próxima semana para afixar na cozinha:

2.ª 24/05 - Dário 10h-16h, Lurdes 16h-23h
3.ª 25/05 - folga (fechados)
4.ª 26/05 - Lurdes 10h-16h, Dário 16h-23h
5.ª 27/05 - Dário 10h-16h, Nelson 16h-23h
6.ª 28/05 - Dário, Lurdes e Nelson, 17h-24h

O Nelson pediu para trocar mas já lhe disse que não dá.

Sónia`,
    expected: [],
  },
  {
    name: 'pt: tax adviser call of twenty minutes, date in words',
    sentAt: '2027-06-09T09:55:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Edmilson Tognato <edmilson@tognatocontabil.example>',
    subject: 'Simples Nacional - desenquadramento',
    text: `Dra. Lígia, bom dia.

Pelo faturamento acumulado (R$ 4.512.330,18) a clínica corre o risco de desenquadramento. Precisamos conversar com calma. Posso ligar para a senhora na segunda-feira, dia catorze de junho, às 11h15? Vinte minutos bastam.

O DAS deste mês vence dia 21, a guia já está no portal.

Cordialmente,
Edmilson Tognato
CRC 1SP000000/O-0`,
    expected: [at('2027-06-14T11:15:00-03:00', '2027-06-14T11:35:00-03:00')],
  },
  {
    name: 'pt: writer names own appointments in passing and asks only for a file',
    sentAt: '2027-07-13T08:37:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Cíntia Abrahim <cintia@abrahimeventos.example>',
    subject: 'arte do convite',
    text: `Bom dia Gui!

Tenho reunião com a noiva hoje às 15h e queria já mostrar a arte do convite pra ela. Consegue me mandar o PDF até as 14h? Depois tenho dentista 17h30 e não olho mais o e-mail.

Valeu!!
Cín`,
    expected: [],
  },
  {
    name: 'pt: a week from today at the notary, Portuguese idiom',
    sentAt: '2027-08-26T16:44:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Cartório Notarial Dr. Lousada <escrituras@cartoriolousada.example>',
    subject: 'Escritura - confirmação',
    text: `Ex.mo Senhor Dr. Paiva,

Confirmamos que a escritura de compra e venda ficou marcada para de hoje a oito dias, quinta-feira, 2 de setembro, às 10 horas e 30 minutos, neste Cartório.

Agradecemos que se façam acompanhar dos cartões de cidadão e da certidão permanente. O comprovativo do IMT deverá ser remetido até à véspera.

Com os melhores cumprimentos,
P'lo Notário,
Etelvina Sá`,
    expected: [at('2027-09-02T10:30:00+01:00')],
  },
  {
    name: 'pt: training day as whole day for the team',
    sentAt: '2027-09-20T14:05:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Segura Treinamentos <cursos@seguratreina.example>',
    subject: 'Inscrição confirmada NR-35',
    text: `Olá, Jurandir.

Sua inscrição no treinamento NR-35 Trabalho em Altura está confirmada.

Data: 30 de setembro de 2027 (quinta-feira), dia inteiro
Local: Centro de Treinamento Segura, Contagem/MG
Inscrição nº 10-4471
Levar bota e documento com foto. Almoço incluso.

Certificado em até 5 dias úteis.

Equipe Segura`,
    expected: [days('2027-09-30')],
  },
  {
    name: 'pt: tv broadcast and product launch, nothing for the calendar',
    sentAt: '2027-10-13T10:50:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Assessoria Cervejaria Pinhão <imprensa@cervejariapinhao.example>',
    subject: 'Saímos no Sabores da Serra!',
    text: `Oi, pessoal da Empório Bom Gosto!

Só pra contar: a matéria sobre a nossa IPA de pinhão vai ao ar no programa Sabores da Serra, domingo, 17/10, às 9h, na TV Planalto. E o lançamento da Red Ale nas lojas será em 1º de novembro, com preço sugerido de R$ 18,90.

Se quiserem reservar caixas, é só responder aqui.

Abraços,
Mirela`,
    expected: [],
  },
  {
    name: 'pt: postponed twice, only the newest time counts, clock change between',
    sentAt: '2027-10-27T11:11:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Patrícia Gomes Leal <patricia.leal@lealseguros.example>',
    subject: 'RE: RE: Renovação da apólice',
    text: `Olá Duarte,

Peço imensa desculpa, surgiu-me um imprevisto e afinal já não consigo ir amanhã às 10h. Podemos passar para terça, 2 de novembro, às 16h45?

Um beijinho e obrigada pela paciência
Patrícia

De: Duarte Nobre
Enviado: 25 de outubro de 2027 17:02
Assunto: RE: Renovação da apólice
Sim, quinta dia 28 às 10h está ótimo. Até lá.

De: Patrícia Gomes Leal
Enviado: 25 de outubro de 2027 15:40
Duarte, em vez de quarta às 9h, pode ser quinta às 10h?`,
    expected: [at('2027-11-02T16:45:00+00:00')],
  },
  {
    name: 'pt: catering enquiry, asks only for a quote, date undecided',
    sentAt: '2027-11-10T18:22:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Ventos Turismo <emissao@ventosturismo.example>',
    subject: 'Orçamento de coffee break',
    text: `Boa noite,

Vocês fazem coffee break para 40 pessoas? Seria para o nosso encontro de agentes em Campinas, a diretoria ainda não decidiu se em dezembro ou só em fevereiro. Por enquanto queríamos apenas uma proposta com valores por pessoa, com e sem bebida, até o dia 17/11.

No ano passado foi em 05/12, com o público chegando às 9h e montagem desde as 7h, só para vocês terem uma ideia.

Obrigada,
Lorena Piffer
Ventos Turismo`,
    expected: [],
  },
  {
    name: 'pt: doctor appointment confirmed in terse reminder',
    sentAt: '2027-12-06T07:15:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Clínica Visão Clara <lembrete@visaoclara.example>',
    subject: 'Lembrete de consulta',
    text: `LEMBRETE: MARCOS, sua consulta com Dr. Ítalo Berwanger (oftalmo) é AMANHÃ, 07/12, 15:20. Chegar 15 min antes. Trazer carteirinha. Para desmarcar ligue (62) 5550-0144 até 18h de hoje.`,
    expected: [at('2027-12-07T15:20:00-03:00')],
  },
  {
    name: 'pt: sales offer with demonstrations in all shops, bulk',
    sentAt: '2027-11-22T06:00:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'FerraMais <promocoes@ferramais.example>',
    subject: 'BLACK WEEK: até -40% em ferramenta elétrica',
    isBulk: true,
    text: `A BLACK WEEK FERRAMAIS JÁ COMEÇOU!

De segunda 22 a domingo 28 de novembro, descontos até 40% em berbequins, rebarbadoras e compressores.

SEXTA-FEIRA, 26/11: lojas abertas das 8h às 23h!
Demonstração ao vivo com café e bolo às 11h e às 16h em todas as lojas.

Berbequim 18V: de 129,90 € por 84,90 €

Se não pretende receber mais comunicações, anule aqui a subscrição.`,
    expected: [],
  },
  {
    name: 'pt: only part of a day, hour to be agreed',
    sentAt: '2027-01-28T12:04:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Gilmar Stein <gilmar@steinesquadrias.example>',
    subject: 'medição das janelas',
    text: `Bom dia dona Rute

Passo aí pra medir as janelas na terça de manhã, ou na quarta depois do almoço, ainda não sei direito porque depende da chuva. Ligo na segunda pra combinar o horário certinho.

Gilmar
Stein Esquadrias de Alumínio`,
    expected: [],
  },
  {
    name: 'pt: short yes to a quoted proposal made with a relative day',
    sentAt: '2027-02-10T18:33:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Raíssa Nogueirol <raissa@nogueirolpilates.example>',
    subject: 'Re: Orçamento do piso',
    text: `Pode ser sim! Até amanhã então :)

Enviado do meu celular

Em qua., 10 de fev. de 2027 15:12, Pisos Imperial <vendas@pisosimperial.example> escreveu:
> Boa tarde Raíssa,
> Posso passar no estúdio amanhã às 13h45 para medir a sala maior?
> Att, Wilson - Pisos Imperial
> Loja: seg-sex 8h-18h, sáb 8h-12h`,
    expected: [at('2027-02-11T13:45:00-03:00')],
  },
  {
    name: 'pt: town hall gives an inspection date, formal letter with reference numbers',
    sentAt: '2027-03-17T10:28:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Divisão de Urbanismo <urbanismo@cm-vilanovadoalto.example>',
    subject: 'Proc. 214/2026-OB - Notificação de vistoria',
    text: `Exmo.(a) Senhor(a),

Proc. n.º 214/2026-OB
N/ Ref.ª: SAI-2027/3318

Na sequência do requerimento n.º 1127, de 2027/02/18, notifica-se V. Exa. de que a vistoria ao estabelecimento sito na Rua do Pelourinho, n.º 9, terá lugar no próximo dia 2027/04/07, quarta-feira, pelas 10H00, devendo V. Exa. encontrar-se presente ou fazer-se representar.

A taxa devida, no montante de 87,35 €, deverá ser liquidada até 2027/03/31.

Com os melhores cumprimentos,
O Chefe de Divisão,
Arq.º Baltazar Frade

Atendimento ao público: dias úteis, das 9H00 às 16H00`,
    expected: [at('2027-04-07T10:00:00+01:00')],
  },
  {
    name: 'pt: ICS cancellation of a weekly call',
    sentAt: '2027-04-26T09:14:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Murilo Bandeira <murilo@bandeiramidia.example>',
    subject: 'Cancelado: Alinhamento campanha inverno',
    text: `Oi gente, o cliente pausou a campanha, então tô cancelando nosso papo de quarta. Depois remarco se precisar.

Murilo`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//BandeiraMidia//PT-BR
METHOD:CANCEL
BEGIN:VEVENT
UID:camp-inverno-0428@bandeiramidia.example
DTSTAMP:20270426T121400Z
DTSTART:20270428T140000Z
DTEND:20270428T143000Z
SEQUENCE:2
STATUS:CANCELLED
SUMMARY:Alinhamento campanha inverno
ORGANIZER:mailto:murilo@bandeiramidia.example
ATTENDEE:mailto:ola@graficaluz.example
END:VEVENT
END:VCALENDAR`),
    expected: [],
  },
  {
    name: 'pt: customer in Manaus, reader in São Paulo, time given as Manaus time',
    sentAt: '2027-05-18T09:47:00-04:00',
    timezone: 'America/Sao_Paulo',
    from: 'Iracema Coutinho <iracema@pescadoriomar.example>',
    subject: 'Reunião câmara fria',
    text: `Bom dia, Fábio.

Conversei com meu sócio e podemos fazer a reunião online na quinta, 20/05, às 14h no horário de Manaus. Ele quer entender melhor o prazo de garantia do compressor.

Aguardo o link.

Iracema Coutinho
Pescado Rio-Mar`,
    expected: [at('2027-05-20T15:00:00-03:00')],
  },
  {
    name: 'pt: neighbour shop, spoken clock twenty to four, typos',
    sentAt: '2027-06-24T11:09:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Claudemir da Banca <claudemir.banca@correiomail.example>',
    subject: 'maquininha',
    text: `fala patrao blz

o rapaz da maquininha falou q vem aki amanha as vinte pras quatro da tarde, ai ja chamei pra vc tbm q ele faz a msm taxa pros dois. vem aki na banca nessa hora q a gente fecha junto

taxa 1,89 no debito

flw`,
    expected: [at('2027-06-25T15:40:00-03:00')],
  },
  {
    name: 'pt: booking link without any time',
    sentAt: '2027-07-01T15:02:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Mafalda Ornelas <mafalda@ornelasmarketing.example>',
    subject: 'Proposta + próximos passos',
    text: `Olá Ricardo,

Tal como prometido, segue em anexo a proposta (1.950 € + IVA, válida até 31 de julho).

Se quiser trocar impressões, escolha o horário que lhe for mais conveniente na minha agenda: https://agenda.ornelasmarketing.example/mafalda/30min

Normalmente estou mais livre às terças e quintas.

Bom resto de semana!
Mafalda Ornelas`,
    expected: [],
  },
  {
    name: 'pt: physiotherapy package with a list of booked sessions',
    sentAt: '2027-07-30T16:55:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Recepção FisioMar <recepcao@fisiomar.example>',
    subject: 'Suas sessões de agosto',
    text: `Olá, seu Anselmo!

Ficaram agendadas suas sessões de agosto com a Dra. Jordana (50 minutos cada):

03/08 (ter) 07:30
05/08 (qui) 07:30
10/08 (ter) 08:20
12/08 (qui) 07:30

Faltas sem aviso com 12h de antecedência são cobradas (R$ 90).

FisioMar - Balneário
Aberto de seg a sex das 7h às 20h`,
    expected: [
      at('2027-08-03T07:30:00-03:00', '2027-08-03T08:20:00-03:00'),
      at('2027-08-05T07:30:00-03:00', '2027-08-05T08:20:00-03:00'),
      at('2027-08-10T08:20:00-03:00', '2027-08-10T09:10:00-03:00'),
      at('2027-08-12T07:30:00-03:00', '2027-08-12T08:20:00-03:00'),
    ],
  },
  {
    name: 'pt: JSON-LD event ticket for a trade seminar',
    sentAt: '2027-08-31T09:19:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Bilheteira Palco Aberto <bilhetes@palcoaberto.example>',
    subject: 'O seu bilhete: Jornadas da Panificação',
    text: `Olá Vera Simões,

A sua inscrição nas Jornadas da Panificação está confirmada.

Encomenda n.º PA-90217
Valor pago: 45,00 €

Apresente o código QR em anexo à entrada. O recibo será enviado no prazo de 5 dias.`,
    html: `<html><body><p>Olá Vera Simões,</p><p>A sua inscrição nas <strong>Jornadas da Panificação</strong> está confirmada.</p><p>Encomenda n.º PA-90217<br>Valor pago: 45,00 €</p><p>Apresente o código QR em anexo à entrada. O recibo será enviado no prazo de 5 dias.</p>
<script type="application/ld+json">
[{
  "@context": "https://schema.org",
  "@type": "EventReservation",
  "reservationNumber": "PA-90217",
  "reservationStatus": "https://schema.org/ReservationConfirmed",
  "underName": {"@type": "Person", "name": "Vera Simões"},
  "reservationFor": {
    "@type": "BusinessEvent",
    "name": "Jornadas da Panificação",
    "startDate": "2027-09-25T09:30:00+01:00",
    "endDate": "2027-09-25T17:00:00+01:00",
    "location": {"@type": "Place", "name": "Centro de Congressos do Mondego", "address": "Avenida da Lapa 300, Coimbra"}
  }
}]
</script></body></html>`,
    expected: [at('2027-09-25T09:30:00+01:00', '2027-09-25T17:00:00+01:00')],
  },
  {
    name: 'pt: one slot rejected, another proposed in the same sentence',
    sentAt: '2027-09-08T14:40:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Dra. Heloísa Mundt <heloisa@mundtadvocacia.example>',
    subject: 'Re: Assinatura do contrato social',
    text: `Prezado Ênio,

Na sexta às 10h não consigo, estarei em audiência. Sugiro segunda-feira, 13/9, às 16h, aqui no escritório, com a presença dos dois sócios.

Lembre-se de trazer a certidão de casamento atualizada.

Atenciosamente,

Heloísa Mundt
OAB/SC 00.000

> Dra. Heloísa, podemos assinar na sexta (10/09) às 10h?
> Ênio Ristow`,
    expected: [at('2027-09-13T16:00:00-03:00')],
  },
  {
    name: 'pt: chasing a supplier about a late delivery with dates and hours',
    sentAt: '2027-09-29T08:21:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Jaqueline Orsi <compras@orsimodulados.example>',
    subject: 'URGENTE pedido 5561 atrasado',
    text: `Bom dia,

O pedido 5561 (dobradiças e corrediças) era pra ter chegado segunda, 27/09, até as 17h. Ontem me prometeram pra hoje às 8h e até agora nada!

Preciso que a mercadoria esteja aqui no máximo amanhã, 30/09, às 12h, senão a gente para a linha. O recebimento funciona das 7h às 11h30 e das 13h às 16h.

Me dê um retorno por favor.

Jaqueline`,
    expected: [],
  },
  {
    name: 'pt: Portuguese reader in the Azores, event at mainland time',
    sentAt: '2027-10-12T09:33:00+01:00',
    timezone: 'Atlantic/Azores',
    from: 'Leonor Bettencourt <leonor@turismolagoa.example>',
    subject: 'Sessão de esclarecimento - candidatura',
    text: `Bom dia João Pedro,

Confirmo a sua inscrição na sessão online de esclarecimento sobre a candidatura aos apoios:

Quinta-feira, 14 de outubro de 2027
15h00-16h30 (hora de Portugal continental)

O acesso será enviado na véspera.

Cumprimentos,
Leonor Bettencourt`,
    expected: [at('2027-10-14T14:00:00+00:00', '2027-10-14T15:30:00+00:00')],
  },
  {
    name: 'pt: old friend, only vague wish to meet for coffee',
    sentAt: '2027-10-22T19:28:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Zé Carlos Mourato <zecarlos@mouratopneus.example>',
    subject: 'há quanto tempo!',
    text: `Então pá, tudo bem contigo?

Vi ontem o teu anúncio no jornal, está muito giro. Temos de ir beber um café um dia destes, já não te vejo desde o jantar dos 25 anos do clube. Eu às sextas costumo sair às 17h e para a semana estou quase sempre por cá.

Domingo o nosso Sporting de Cima joga às 15h em Mora, vai dar na rádio eheh

Grande abraço
Zé Carlos`,
    expected: [],
  },
  {
    name: 'pt: ICS with TZID from a medical supplier in Maputo',
    sentAt: '2027-06-14T10:04:00+02:00',
    timezone: 'Africa/Maputo',
    from: 'Abílio Macamo <abilio.macamo@medisul.example>',
    subject: 'Demonstração do autoclave',
    text: `Prezada Dra. Nércia,

Conforme combinado por telefone, junto o convite para a demonstração do autoclave na vossa clínica, na sexta-feira, 18 de Junho, às 9 horas.

Melhores cumprimentos,
Abílio Macamo
MediSul, Lda.
Av. das Acácias, 1207, Maputo`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//MediSul//Calendario//PT
METHOD:REQUEST
BEGIN:VTIMEZONE
TZID:Africa/Maputo
BEGIN:STANDARD
DTSTART:19700101T000000
TZOFFSETFROM:+0200
TZOFFSETTO:+0200
TZNAME:CAT
END:STANDARD
END:VTIMEZONE
BEGIN:VEVENT
UID:demo-autoclave-22871@medisul.example
DTSTAMP:20270614T080400Z
DTSTART;TZID=Africa/Maputo:20270618T090000
DTEND;TZID=Africa/Maputo:20270618T110000
SUMMARY:Demonstração do autoclave
LOCATION:Clínica Boa Esperança
ORGANIZER;CN=Abílio Macamo:mailto:abilio.macamo@medisul.example
ATTENDEE;RSVP=TRUE:mailto:recepcao@clinicaboaesperanca.example
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-06-18T09:00:00+02:00', '2027-06-18T11:00:00+02:00')],
  },
  {
    name: 'pt: in a fortnight at midday and a half',
    sentAt: '2027-11-12T15:51:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Henriqueta Salvado <henriqueta@salvadotextil.example>',
    subject: 'Almoço com os italianos',
    text: `Olá Vasco,

Os senhores de Prato chegam de avião no dia 25 à noite (voo às 21h40, vou eu buscá-los). O almoço fica então para de hoje a quinze dias, sexta-feira 26, ao meio-dia e meia, no restaurante do Aníbal. Conto contigo, já marquei mesa para cinco.

Beijinhos,
Henriqueta`,
    expected: [at('2027-11-26T12:30:00+00:00')],
  },
  {
    name: 'pt: stock-take on a Saturday as whole day for the reader',
    sentAt: '2027-12-13T11:25:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Gerência Loja Matriz <gerencia@calcadosvitoria.example>',
    subject: 'inventário de fim de ano',
    text: `Edivânia,

O inventário da sua filial ficou para sábado, 18 de dezembro, o dia todo, com a loja fechada. Conto com você e com as duas meninas do estoque. Pizza por conta da casa e as horas entram no banco.

Os relatórios do sistema têm que estar impressos até sexta às 18h.

Nivaldo`,
    expected: [days('2027-12-18')],
  },
  {
    name: 'pt: season greetings with holiday opening hours, bulk',
    sentAt: '2027-12-20T13:00:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Oficina Estrela do Norte <clientes@oficinaestrela.example>',
    subject: 'Boas Festas e horário especial',
    isBulk: true,
    text: `Estimado cliente,

A equipa da Oficina Estrela do Norte agradece a sua confiança em 2027.

Horário da quadra festiva:
24 e 31 de dezembro: 8h30 - 12h30
25 e 26 de dezembro, 1 e 2 de janeiro: encerrado
A partir de 3 de janeiro de 2028: horário normal (8h30-12h30 / 14h-18h30)

Avalie-nos em dois minutos e habilite-se a uma revisão grátis!

Feliz Natal e um próspero Ano Novo!

Remover-me desta lista`,
    expected: [],
  },
  {
    name: 'pt: municipal council invitation, hour before date',
    sentAt: '2027-04-30T10:10:00-04:00',
    timezone: 'America/Manaus',
    from: 'Gabinete Sec. Turismo <gabinete@semturrioclaro.example>',
    subject: 'CONVITE - REUNIÃO CONSELHO MUNICIPAL',
    text: `Senhor Conselheiro Raimundo Alencar,

De ordem da Secretária, convidamos Vossa Senhoria para a 3ª reunião ordinária do Conselho Municipal de Turismo, às 8h30min do dia 11 de maio do corrente ano (terça-feira), na sala 204 da Prefeitura (horário local de Manaus).

Pauta: calendário de eventos 2028; Festival do Tucunaré (12 a 15 de agosto); assuntos diversos.

Solicitamos confirmação até 07/05.

Respeitosamente,
Zuleide Frota
Chefe de Gabinete`,
    expected: [at('2027-05-11T08:30:00-04:00')],
  },
  {
    name: 'pt: quoted proposal stays open, writer must check first',
    sentAt: '2027-05-27T17:17:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Cacilda Bueno <cacilda@buenocortinas.example>',
    subject: 'Re: Instalação das persianas',
    text: `Oi Moacir!

Recebi seu e-mail, vou ver com o instalador e te retorno amanhã sem falta.

Cacilda
Bueno Cortinas & Persianas
Seg a sex 9h às 18h | sáb 9h às 13h

Em qui., 27 de mai. de 2027 às 14:02, Moacir Tessari <moacir@tessariodonto.example> escreveu:
> Cacilda, vocês conseguem instalar na quarta, 2 de junho, às 8h, antes de eu abrir o consultório?
> Abraço, Moacir`,
    expected: [],
  },
  {
    name: 'pt: web meeting of an IT provider with meeting id and password',
    sentAt: '2027-02-25T16:31:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Suporte Bitwave TI <suporte@bitwaveti.example>',
    subject: 'Chamado 73310: acesso remoto agendado',
    text: `Olá, Sônia!

Seu chamado 73310 (impressora fiscal não comunica) foi atribuído ao técnico Yuri.

O acesso remoto com você está agendado para 01/03/2027 às 09:40, duração prevista: 45 minutos.

Entrar: https://sala.bitwaveti.example/j/83311942
ID: 833 11942   Senha: 204518

Por favor, deixe a máquina do caixa ligada e esteja por perto.

Prazo de SLA: 26/02 às 18:00
Plantão: 24h pelo (51) 5550-0190`,
    expected: [at('2027-03-01T09:40:00-03:00', '2027-03-01T10:25:00-03:00')],
  },
  {
    name: 'pt: neighbouring company informs about noisy works of its own',
    sentAt: '2027-08-05T15:39:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Administração Galeria Central <adm@galeriacentral.example>',
    subject: 'Obra sala 12',
    text: `Prezados lojistas,

Avisamos que a sala 12 fará obra de reforma do piso de 9 a 20 de agosto, de segunda a sexta, das 19h às 23h, fora do horário comercial. Pedimos desculpas pelo barulho.

A entrada de serviço ficará fechada no sábado 14/08 até as 12h. Descarga de mercadorias somente pela Rua Tapajós.

Administração`,
    expected: [],
  },
];
