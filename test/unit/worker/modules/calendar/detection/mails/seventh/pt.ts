import { at, crlf, type DetectionMail, days } from '../mail.ts';

export const portugueseMails: DetectionMail[] = [
  {
    name: 'pt: car owner asks a Brazilian workshop for one of two slots, all lower case',
    sentAt: '2027-02-15T08:57:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Wesley Prado <wesleyprado77@correiolivre.example>',
    subject: 'revisao onix',
    text: `bom dia
queria levar o onix pra revisao dos 40 mil, voces conseguem me encaixar quinta as 15hs?
se nao der pode ser sexta as 10 da manha, tanto faz
ah e quanto ta saindo a troca das pastilhas? ano passado paguei 380

obg
wesley`,
    expected: [at('2027-02-18T15:00:00-03:00'), at('2027-02-19T10:00:00-03:00')],
  },
  {
    name: 'pt: dental clinic reminder across the change to summer time, opening hours below',
    sentAt: '2027-03-22T10:15:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Clínica Sorriso do Mondego <marcacoes@sorrisomondego.example>',
    subject: 'Lembrete da sua consulta',
    text: `Exma. Sra. D. Graça Valadares,

Relembramos a sua consulta de higiene oral:

Data: 30/03/2027 (terça-feira)
Hora: 12h45
Médica: Dra. Inês Cardal
Piso 2, gabinete 4

Caso não possa comparecer, agradecemos que nos avise com 24 horas de antecedência para o 239 000 417.
Lembramos que se encontra por regularizar o recibo n.º 2027/311, no valor de 45,00 €.

Com os melhores cumprimentos,
A receção

Clínica Sorriso do Mondego
2.ª a 6.ª das 9h00 às 19h30 | Sábados das 9h00 às 13h00
Rua dos Oleiros 18, Coimbra`,
    expected: [at('2027-03-30T12:45:00+01:00')],
  },
  {
    name: 'pt: supplier announces boleto due date and delivery window',
    sentAt: '2027-04-06T14:20:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Faturamento Papelaria Ipê <faturamento@papelariaipe.example>',
    subject: 'NF-e 88.214 e boleto - pedido 55130',
    text: `Prezados,

Segue em anexo a NF-e 88.214 referente ao pedido 55130 (12 cx. papel A4, 4 toners).

Valor: R$ 2.347,90
Vencimento do boleto: 16/04/2027
Previsão de entrega: quarta-feira, 14/04, entre 8h e 11h

Favor manter alguém no local para receber a mercadoria. Pagamentos feitos após as 17h são compensados no dia útil seguinte.

Atenciosamente,
Rosimeire Tavares
Faturamento
(31) 0000-4412 - seg. a sex., 8h às 17h30`,
    expected: [],
  },
  {
    name: 'pt: tax adviser lists deadlines and proposes one meeting with its length',
    sentAt: '2027-05-03T17:36:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Armindo Sequeira <a.sequeira@sequeiracontas.example>',
    subject: 'IVA 1.º trimestre / IRC - documentos em falta',
    text: `Caro Dr. Nuno,

Espero que esteja tudo bem por aí.

Estamos a fechar o IVA do primeiro trimestre e faltam-nos ainda:
 - os extratos bancários de março
 - a fatura da carrinha (FT 2027/0093, 14.800 €)
 - os mapas de quilómetros do Sr. Belmiro

O prazo de entrega da declaração é 20 de maio e o pagamento tem de ser feito até dia 25. O IRC segue até ao fim do mês.

Antes disso gostava de rever consigo as contas do exercício. Proponho que nos encontremos cá no escritório na quarta-feira, 12 de maio, às 11h00. Conte com uma hora e um quarto.

Se puder mandar os papéis até sexta, tanto melhor, que assim já os tenho lançados.

Um abraço,

Armindo Sequeira
Contabilista Certificado n.º 00417
Sequeira & Filha, Lda. - Viseu
Atendimento: 9h30-12h30 / 14h00-18h00`,
    expected: [at('2027-05-12T11:00:00+01:00', '2027-05-12T12:15:00+01:00')],
  },
  {
    name: 'pt: applicant takes option 2 of three quoted interview times',
    sentAt: '2027-06-09T11:03:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Thaís Monteiro Lins <thais.lins@caixapostal.example>',
    subject: 'Re: Entrevista - vaga de auxiliar administrativo',
    text: `Olá, Cláudio, bom dia!

Fiquei muito feliz com o retorno. Para mim a opção 2 é perfeita, pode confirmar.
Levo o currículo impresso e a carteira de trabalho.

Abraços,
Thaís

Em ter., 8 de jun. de 2027 às 16:41, Cláudio Bastos <rh@moveisaraca.example> escreveu:
> Oi, Thaís, tudo bem?
>
> Gostamos do seu perfil e queremos te conhecer. Temos estes horários:
>
> 1) quinta-feira, 10/06, às 9h
> 2) sexta-feira, 11/06, às 14h30
> 3) segunda-feira, 14/06, às 16h
>
> Qual prefere? O endereço é Av. dos Jatobás, 910, Campinas.
>
> Cláudio`,
    expected: [at('2027-06-11T14:30:00-03:00')],
  },
  {
    name: 'pt: customer calls off a meeting and will phone again',
    sentAt: '2027-07-08T09:12:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Filomena Arrais <filomena.arrais@hoteldofarol.example>',
    subject: 'Reunião de segunda',
    text: `Bom dia Rui,

Peço imensa desculpa, mas não vai ser possível manter a reunião de segunda-feira, dia 12, às 10h. O meu diretor foi chamado a Faro e sem ele não faz sentido.

Assim que ele volte, telefono-lhe para remarcarmos.

Cumprimentos,
Filomena Arrais
Hotel do Farol ★★★★
Receção 24h`,
    expected: [],
  },
  {
    name: 'pt: agency client moves a call from Tuesday to Thursday',
    sentAt: '2027-08-16T19:25:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Juliana Kfuri <juliana@docesdakfuri.example>',
    subject: 'mudança de planos',
    text: `Gente, me perdoem!! 🙏

Dá pra gente passar a nossa conversa de amanhã (terça, 17/8, 10h) pra quinta, 19/8, às 16h? A confeitaria tá um caos, duas meninas de atestado...

Mesmo link de sempre.

Beijo, Ju`,
    expected: [at('2027-08-19T16:00:00-03:00')],
  },
  {
    name: 'pt: calendar invitation for an online demonstration, Lisbon',
    sentAt: '2027-09-03T15:48:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Tiago Penedo <tiago.penedo@fichasoft.example>',
    subject: 'Convite: Demonstração FichaSoft Oficinas',
    text: `Olá Sandra,

Como falámos ao telefone, envio o convite para a demonstração do programa.
Quinta-feira, 9 de setembro, 15:00 - 15:45.

Entrar na reunião: https://sala.fichasoft.example/j/48120077

Até lá,
Tiago Penedo
Consultor comercial
T. 220 000 638`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//FichaSoft//Agenda 3.2//PT
VERSION:2.0
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
DTSTART:19970330T010000
TZOFFSETFROM:+0000
TZOFFSETTO:+0100
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
END:DAYLIGHT
END:VTIMEZONE
BEGIN:VEVENT
UID:7f21c0-48120077@fichasoft.example
DTSTAMP:20270903T144800Z
DTSTART;TZID=Europe/Lisbon:20270909T150000
DTEND;TZID=Europe/Lisbon:20270909T154500
SUMMARY:Demonstração FichaSoft Oficinas
ORGANIZER;CN=Tiago Penedo:mailto:tiago.penedo@fichasoft.example
ATTENDEE;CN=Sandra Gil;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:geral@autogil.example
LOCATION:https://sala.fichasoft.example/j/48120077
SEQUENCE:0
STATUS:CONFIRMED
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-09-09T15:00:00+01:00', '2027-09-09T15:45:00+01:00')],
  },
  {
    name: 'pt: registration for a bakery course with JSON-LD event reservation',
    sentAt: '2027-09-14T21:07:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Escola Fermento Vivo <inscricoes@fermentovivo.example>',
    subject: 'Inscrição confirmada: Fermentação natural para padarias',
    text: `Olá, Marcos Aurélio!

Sua inscrição está confirmada. Guarde este e-mail, ele é o seu comprovante.

Curso: Fermentação natural para padarias
Quando: sábado, 25 de setembro de 2027, das 9h às 13h
Onde: Rua Camburiú, 77 - São Paulo
Inscrição nº FV-20931
Valor pago: R$ 420,00 (cartão final 1188)

Traga avental e touca. Não é permitido o uso de chinelos.

Equipe Fermento Vivo`,
    html: `<html><head><script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "EventReservation",
  "reservationNumber": "FV-20931",
  "reservationStatus": "http://schema.org/Confirmed",
  "underName": { "@type": "Person", "name": "Marcos Aurélio Dantas" },
  "reservationFor": {
    "@type": "Event",
    "name": "Fermentação natural para padarias",
    "startDate": "2027-09-25T09:00:00-03:00",
    "endDate": "2027-09-25T13:00:00-03:00",
    "location": {
      "@type": "Place",
      "name": "Escola Fermento Vivo",
      "address": { "@type": "PostalAddress", "streetAddress": "Rua Camburiú, 77", "addressLocality": "São Paulo", "addressCountry": "BR" }
    }
  }
}
</script></head><body>
<p>Olá, Marcos Aurélio!</p>
<p>Sua inscrição está confirmada. Guarde este e-mail, ele é o seu comprovante.</p>
<p><b>Curso:</b> Fermentação natural para padarias<br><b>Quando:</b> sábado, 25 de setembro de 2027, das 9h às 13h<br><b>Onde:</b> Rua Camburiú, 77 - São Paulo<br><b>Inscrição nº</b> FV-20931<br><b>Valor pago:</b> R$ 420,00 (cartão final 1188)</p>
<p>Traga avental e touca. Não é permitido o uso de chinelos.</p>
<p>Equipe Fermento Vivo</p>
</body></html>`,
    expected: [at('2027-09-25T09:00:00-03:00', '2027-09-25T13:00:00-03:00')],
  },
  {
    name: 'pt: newsletter of a trade association with webinars for everybody',
    sentAt: '2027-10-07T07:30:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Associação do Comércio da Beira <noticias@comerciobeira.example>',
    subject: 'Boletim de outubro | Webinars, apoios e descontos para associados',
    text: `BOLETIM N.º 10/2027

WEBINAR GRATUITO: Faturação eletrónica sem dores de cabeça
14 de outubro, quinta-feira, 11h00-12h00. Inscreva-se já!

APOIOS
Candidaturas ao vale digital abertas até 29 de outubro.

CAFÉ COM ASSOCIADOS
Todas as primeiras terças-feiras, às 9h, na sede.

PROTOCOLOS
15% de desconto em seguros de montra.

Recebe este e-mail por ser associado. Para deixar de receber, clique aqui.`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'pt: internet provider sends a technician to the shop between two hours',
    sentAt: '2027-11-19T16:10:00-03:00',
    timezone: 'America/Fortaleza',
    from: 'Atendimento Jangada Fibra <atendimento@jangadafibra.example>',
    subject: 'Protocolo 20271119-7743: visita técnica agendada',
    text: `Prezado cliente ÓTICA BOA VISTA LTDA,

Sua visita técnica foi agendada com sucesso.

Protocolo.........: 20271119-7743
Serviço...........: Troca de roteador / lentidão
Data..............: terça-feira, 23/11/2027
Período...........: das 14h às 16h
Endereço..........: Rua Major Tibúrcio, 340, loja B

É necessária a presença de um maior de 18 anos no local.
Taxa de deslocamento: isento.

Central de Atendimento 0800 000 2210, todos os dias, das 7h às 22h.
Esta é uma mensagem automática, favor não responder.`,
    expected: [at('2027-11-23T14:00:00-03:00', '2027-11-23T16:00:00-03:00')],
  },
  {
    name: 'pt: call between Brasília and Manaus, the same hour in both zones',
    sentAt: '2027-03-04T15:33:00-03:00',
    timezone: 'America/Manaus',
    from: 'Otávio Reis <otavio.reis@logiplano.example>',
    subject: 'Alinhamento do frete fluvial',
    text: `Raimundo, boa tarde.

Conversei com o pessoal da balsa e o preço por contêiner ficou em R$ 6.180, acima do que a gente imaginava. Melhor conversar antes de fechar.

Fazemos uma chamada na segunda-feira, 08/03, às 10h de Brasília (9h aí em Manaus)? Uns 40 minutos resolvem: até 10h40 no meu horário a gente termina.

Mando o link na hora.

Att.,
Otávio Reis | Logiplano
61 90000-5512`,
    expected: [at('2027-03-08T09:00:00-04:00', '2027-03-08T09:40:00-04:00')],
  },
  {
    name: 'pt: business partner plans two whole days at a trade fair together',
    sentAt: '2027-04-14T22:18:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Zeferino Mota <zeferino@marmoresmota.example>',
    subject: 'feira da pedra',
    text: `Oh Licínio,

já tenho os bilhetes da Feira da Pedra, um para mim e outro para ti (18 € cada, depois acertamos). Vamos então os dois, como no ano passado: quinta e sexta, 22 e 23 de abril, os dois dias inteiros. Marquei dois quartos na pensão da D. Alzira.

Levamos a minha carrinha, que sempre cabe o mostruário.

Abraço
Zé`,
    expected: [days('2027-04-22', '2027-04-24')],
  },
  {
    name: 'pt: shop manager announces a whole-day stock-take to a colleague',
    sentAt: '2027-11-29T12:40:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Dirce Yamashita <dirce@casadoparafuso.example>',
    subject: 'Balanço',
    text: `Vando,

sábado agora, 4/12, é o balanço da loja, o dia todo, com as portas fechadas. Conto com você no estoque, já coloquei seu nome na lista com o Edmilson.

O almoço é por conta da firma. As horas entram no banco até o dia 20.

Dirce`,
    expected: [days('2027-12-04')],
  },
  {
    name: 'pt: architect tells only general availability',
    sentAt: '2027-05-18T10:02:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Matilde Sottomayor <matilde@sottomayor-arq.example>',
    subject: 'RE: Remodelação da loja da Rua Direita',
    text: `Cara Dra. Teresa,

Muito obrigada pelas fotografias. A ideia de abrir o vão para o pátio parece-me excelente e o orçamento de 32 mil euros é realista.

Quanto à visita à obra: na próxima semana estou bastante livre, e em geral as segundas e as quartas são bons dias para mim. Diga-me a Dra. o que lhe convém, que eu adapto-me.

Com estima,
Matilde Sottomayor
arquiteta
__
Atelier aberto de terça a sexta, 10h-18h
Trav. do Forno 6, Évora`,
    expected: [],
  },
  {
    name: 'pt: thanks for a visit of yesterday with the old appointment quoted',
    sentAt: '2027-07-22T08:31:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Gilberto Stahnke <gilberto@serrariastahnke.example>',
    subject: 'Re: Visita técnica',
    text: `Bom dia Fábio,

passando só pra agradecer a visita de ontem. O pessoal aqui gostou demais da serra fita, agora é esperar o banco liberar o financiamento. Assim que sair eu te chamo.

O relógio que ficou na mesa é seu? Se for eu mando pelo correio.

Abraço
Gilberto Stahnke
Serraria Stahnke - Blumenau/SC

-----Mensagem original-----
De: Fábio Coutinho <fabio@maquinasul.example>
Enviada em: segunda-feira, 19 de julho de 2027 17:05
Para: Gilberto Stahnke
Assunto: Visita técnica

Gilberto, confirmado então: quarta-feira, 21/07, às 13h30 na serraria. Levo o catálogo.
Fábio`,
    expected: [],
  },
  {
    name: 'pt: landlord comes in a week, half past five in the afternoon',
    sentAt: '2027-10-12T13:22:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Henrique Vaz Pinto <hvazpinto@correio-norte.example>',
    subject: 'Infiltração no armazém',
    text: `Boa tarde,

Recebi as fotografias da mancha no teto. Vou aí ver isso com o pedreiro de hoje a oito, terça, dia 19, às cinco e meia da tarde. Agradecia que estivesse alguém com a chave do sótão.

A renda de outubro já entrou, obrigado.

H. Vaz Pinto`,
    expected: [at('2027-10-19T17:30:00+01:00')],
  },
  {
    name: 'pt: colleague tells about the appointments of others',
    sentAt: '2027-05-05T17:54:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Priscila Nóbrega <priscila@contabilnobrega.example>',
    subject: 'quem tá fora esta semana',
    text: `Oi Lu,

só pra você saber e não passar ligação à toa:

a Márcia tem dentista amanhã às 14h e não volta mais.
O Renan vai estar na audiência do cunhado sexta, 9h30, chega depois do almoço.
Seu Osvaldo tá de férias até dia 17.

Qualquer coisa anota o recado que eu retorno.

Pri`,
    expected: [],
  },
  {
    name: "pt: reader's proposal is declined without another one",
    sentAt: '2027-06-16T11:47:00+01:00',
    timezone: 'Atlantic/Madeira',
    from: 'Conceição Freitas <conceicao.freitas@bordadosfreitas.example>',
    subject: 'Re: Sessão fotográfica do catálogo',
    text: `Olá Élvio

Infelizmente terça às 15h não me dá jeito, tenho a loja sozinha nesse dia. Na quinta também não consigo. Vou falar com a minha irmã a ver se ela me substitui e depois digo alguma coisa.

bjs
São

No dia 15/06/2027 às 18:20, Élvio Câmara escreveu:
> Boa tarde D. Conceição, para as fotografias do catálogo sugiro
> terça, dia 22, às 15h, ou quinta, dia 24, às 10h.
> A luz é melhor à tarde.
> Élvio`,
    expected: [],
  },
  {
    name: 'pt: one time declined, two others offered, one as quarter to nine',
    sentAt: '2027-08-24T15:15:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Dr. Ulisses Carvalhal <ulisses@carvalhaladvocacia.example>',
    subject: 'Re: Contrato de locação do galpão',
    text: `Dona Neide, boa tarde.

Amanhã às 9h não consigo atendê-la, estarei no fórum. Posso na quinta-feira, 26/08, às 11h15, ou então na terça da semana que vem, dia 31, às quinze para as nove da manhã, antes de o escritório encher.

Traga, por gentileza, a matrícula atualizada do imóvel e o IPTU.

Cordialmente,

Ulisses Carvalhal
OAB/MG 000.000
Expediente: 9h às 12h e 13h30 às 18h`,
    expected: [at('2027-08-26T11:15:00-03:00'), at('2027-08-31T08:45:00-03:00')],
  },
  {
    name: 'pt: occupational health service offers a list of slots with their length',
    sentAt: '2027-01-29T09:26:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Marta Quintela <marta.quintela@medilabor.example>',
    subject: 'Medicina no trabalho - exame periódico - escolha de horário',
    text: `Exmo. Sr. Domingos Carriço,

No âmbito da vigilância da saúde, cumpre-nos agendar o seu exame médico periódico (o último data de 05/02/2025). Na nossa unidade de Setúbal temos disponíveis os seguintes horários:

Qua 10/02   09h00
Qua 10/02   09h40
Qui 11/02   14h20
Seg 15/02   11h00

Cada exame tem a duração de 30 minutos. Agradecemos que nos indique o horário pretendido até 3 de fevereiro.

Deverá trazer o boletim de vacinas e, se usar, os óculos.

Com os melhores cumprimentos,

Marta Quintela
Dep. de Agendamento
MediLabor, S.A. | 265 000 190 | dias úteis 8h30-18h00`,
    expected: [
      at('2027-02-10T09:00:00+00:00', '2027-02-10T09:30:00+00:00'),
      at('2027-02-10T09:40:00+00:00', '2027-02-10T10:10:00+00:00'),
      at('2027-02-11T14:20:00+00:00', '2027-02-11T14:50:00+00:00'),
      at('2027-02-15T11:00:00+00:00', '2027-02-15T11:30:00+00:00'),
    ],
  },
  {
    name: 'pt: consultant sends only a booking link and his hours',
    sentAt: '2027-03-17T13:09:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Caio Brandt <caio@brandtmarketing.example>',
    subject: 'Vamos conversar?',
    text: `Oi, Patrícia!

Adorei o papo por mensagem. O próximo passo é uma call de diagnóstico, sem custo, de 30 min. Escolhe na minha agenda o horário que for melhor pra você:

https://agenda.brandtmarketing.example/caio/diagnostico-30

Atendo de segunda a sexta, das 9h às 18h.

Caio Brandt
@brandtmarketing`,
    expected: [],
  },
  {
    name: 'pt: video call the day after tomorrow at a quarter past three, link in the mail',
    sentAt: '2027-11-08T18:05:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Leonor Bettencourt <leonor@vinhosdaencosta.example>',
    subject: 'rótulos - 2.ª versão',
    text: `Olá a ambos!

As maquetes chegaram e estão lindas, só o dourado é que me parece um bocadinho escuro no Reserva. Falamos melhor por vídeo: depois de amanhã, às três e um quarto da tarde, por aqui 👉 https://meet.vinhosdaencosta.example/rotulos-27

A gráfica fecha as encomendas para o Natal no dia 19, por isso não podemos adiar muito.

Leonor`,
    expected: [at('2027-11-10T15:15:00+00:00')],
  },
  {
    name: 'pt: distributor writes its holiday opening hours',
    sentAt: '2027-12-17T10:50:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Ivone - Distribuidora Bom Grão <vendas@bomgrao.example>',
    subject: 'Funcionamento fim de ano',
    text: `Bom dia, seu Adalberto!

Segue nosso funcionamento no fim de ano pro senhor se programar:

23/12 (quinta) - até 17h
24/12 (sexta) - das 8h ao meio-dia
25 e 26/12 - fechado
27 a 30/12 - normal, 8h às 18h
31/12 (sexta) - das 8h às 11h
03/01 - voltamos normal

Último pedido pra entrega antes do Natal: terça, 21/12, até 15h.

Um feliz Natal pro senhor e toda a família da padaria!
Ivone`,
    expected: [],
  },
  {
    name: 'pt: hosting company announces a maintenance window',
    sentAt: '2027-02-24T11:30:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Suporte Nortenuvem <suporte@nortenuvem.example>',
    subject: '[Aviso #60218] Intervenção programada no servidor srv-14',
    text: `Estimado cliente,

Informamos que no próximo sábado, 27 de fevereiro, entre as 02:00 e as 05:30, vamos substituir os discos do servidor srv-14, onde está alojado o domínio talhosantonio.example.

Durante este período o sítio e o correio eletrónico podem ficar indisponíveis até 20 minutos. Não é necessária qualquer ação da sua parte.

Estado da intervenção em direto: https://estado.nortenuvem.example

A equipa técnica
Linha de apoio: dias úteis, das 9h às 20h, 210 000 883`,
    expected: [],
  },
  {
    name: 'pt: sales rep lands, visits the factory until half past twelve and goes on to another client',
    sentAt: '2027-06-25T18:44:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Anderson Figueira <anderson.figueira@resinorte.example>',
    subject: 'Visita segunda',
    text: `E aí Sílvio, beleza?

Segunda, 28/6, eu desço em Viracopos às 8h40 no voo 3302, pego o carro e chego na fábrica de vocês às 11h, tá? Fico até 12h30, porque às 14h já tenho que estar em outro cliente em Jundiaí. Meu voo de volta é 19h55.

Levo as amostras da resina nova (lote 0627-B). O galão sai a R$ 289 acima de 50 unidades.

Abs
Anderson
Enviado do meu celular`,
    expected: [at('2027-06-28T11:00:00-03:00', '2027-06-28T12:30:00-03:00')],
  },
  {
    name: "pt: boss forwards a customer's request and hands the agreed visit to the reader",
    sentAt: '2027-03-02T16:28:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Vasco Teles <vasco@oficinateles.example>',
    subject: 'FW: Restauro de cómoda',
    text: `Ana, este é contigo. Já lhe disse que sim: quinta às 10h, na oficina. Recebe-o tu, que percebes mais de embutidos do que eu.
V.

---------- Mensagem reencaminhada ----------
De: Eng. Salvador Lacerda <s.lacerda@quintadalagoa.example>
Data: terça, 2/03/2027 à(s) 12:11
Assunto: Restauro de cómoda
Para: <geral@oficinateles.example>

Muito boa tarde,

Herdei da minha tia uma cómoda D. Maria com os embutidos bastante danificados e gostava de ouvir a vossa opinião. Poderia passar pela oficina na quinta-feira, 4 de março, às 10h00, com uma das gavetas?

Antecipadamente grato,
Salvador Lacerda`,
    expected: [at('2027-03-04T10:00:00+00:00')],
  },
  {
    name: 'pt: Christmas dinner table with JSON-LD restaurant reservation',
    sentAt: '2027-12-06T19:16:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Restaurante O Alpendre <reservas@oalpendre.example>',
    subject: 'A sua reserva n.º 7719 está confirmada',
    text: `Boa noite, Cátia Morgado

A sua mesa está reservada!

Sexta-feira, 17 de dezembro de 2027, 20h00
14 pessoas - Sala da lareira
Menu de grupo B (27,50 € p/ pessoa)

Por favor confirme o número final de pessoas até 14 de dezembro. A mesa é guardada durante 15 minutos.

Restaurante O Alpendre, Guimarães
Almoços 12h-15h, jantares 19h-22h30. Encerra à segunda.`,
    html: `<!DOCTYPE html><html><body>
<script type="application/ld+json">
{"@context":"https://schema.org","@type":"FoodEstablishmentReservation","reservationNumber":"7719","reservationStatus":"https://schema.org/ReservationConfirmed","underName":{"@type":"Person","name":"Cátia Morgado"},"reservationFor":{"@type":"FoodEstablishment","name":"Restaurante O Alpendre","address":{"@type":"PostalAddress","streetAddress":"Largo do Toural Velho 3","addressLocality":"Guimarães","addressCountry":"PT"}},"startTime":"2027-12-17T20:00:00+00:00","partySize":"14"}
</script>
<h2>A sua mesa está reservada!</h2>
<p>Boa noite, Cátia Morgado</p>
<p><strong>Sexta-feira, 17 de dezembro de 2027, 20h00</strong><br>14 pessoas - Sala da lareira<br>Menu de grupo B (27,50 € p/ pessoa)</p>
<p>Por favor confirme o número final de pessoas até 14 de dezembro. A mesa é guardada durante 15 minutos.</p>
<p><small>Restaurante O Alpendre, Guimarães<br>Almoços 12h-15h, jantares 19h-22h30. Encerra à segunda.</small></p>
</body></html>`,
    expected: [at('2027-12-17T20:00:00+00:00')],
  },
  {
    name: 'pt: cancelled calendar event from a Brazilian client',
    sentAt: '2027-09-30T14:02:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Lorena Pimentel <lorena.pimentel@verdejar.example>',
    subject: 'Cancelado: Kickoff site Verdejar - seg. 4 out. 2027 15:00 - 16:00',
    text: `Este evento foi cancelado.

Pessoal, a diretoria congelou o orçamento do trimestre, então vamos suspender o projeto por ora. Sinto muito!
Lorena

Kickoff site Verdejar
seg. 4 out. 2027 15:00 - 16:00 (BRT)`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Agenda Web//Calendario//PT-BR
VERSION:2.0
CALSCALE:GREGORIAN
METHOD:CANCEL
BEGIN:VEVENT
DTSTART:20271004T180000Z
DTEND:20271004T190000Z
DTSTAMP:20270930T170200Z
ORGANIZER;CN=Lorena Pimentel:mailto:lorena.pimentel@verdejar.example
UID:3k9s8verdejar27@agendaweb.example
ATTENDEE;CN=Studio Capivara;PARTSTAT=ACCEPTED:mailto:oi@studiocapivara.example
SEQUENCE:1
STATUS:CANCELLED
SUMMARY:Kickoff site Verdejar
END:VEVENT
END:VCALENDAR`),
    expected: [],
  },
  {
    name: 'pt: friend of the firm invites to a barbecue at half past noon',
    sentAt: '2027-07-06T20:39:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Beto Zanella <betozanella@emeiozinho.example>',
    subject: 'Churras dos 50!!!',
    text: `Fala Toninho!!

Pois é rapaz, cheguei nos 50, quem diria kkkk
Faço questão de você e da Cida aqui na chácara: sábado, dia 10, meio-dia e meia em ponto a carne tá na grelha. Não precisa trazer nada, só se quiser trazer aquela cachaça de Salinas...

O Nelsinho só chega lá pelas 15h, que tem o futebol do neto antes.

abração do Beto`,
    expected: [at('2027-07-10T12:30:00-03:00')],
  },
  {
    name: 'pt: time stands only in the subject, text confirms',
    sentAt: '2027-04-22T12:55:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Paula Ginja <paula.ginja@cortilux.example>',
    subject: 'Terça 27/4, 11h - visita ao nosso armazém',
    text: `Bom dia Sr. Abílio,

Fica então combinado como no assunto. Ao chegar toque na campainha do portão verde e pergunte por mim.

Obrigada,
Paula Ginja
Cortilux - Cortinas e Estores
Zona Industrial, lote 22, Torres Novas
918 000 274`,
    expected: [at('2027-04-27T11:00:00+01:00')],
  },
  {
    name: 'pt: Lisbon insurer calls a reader in the Azores, mainland time',
    sentAt: '2027-08-02T10:40:00+01:00',
    timezone: 'Atlantic/Azores',
    from: 'Gonçalo Esteves <goncalo.esteves@segurosatlantida.example>',
    subject: 'Sinistro 27/40981 - embarcação "Maresia"',
    text: `Exmo. Senhor Laureano Medeiros,

Acusamos a receção da participação de sinistro relativa à embarcação "Maresia", ocorrido em 24 de julho, pelas 6h30.

Para esclarecimento de alguns pontos, o perito telefonar-lhe-á na sexta-feira, 6 de agosto, às 15h00, hora do continente. Pedimos que tenha consigo o livrete e a apólice n.º 8800-172.

A franquia aplicável é de 250,00 €.

Sem outro assunto, apresentamos os nossos cumprimentos,

Gonçalo Esteves
Gestão de Sinistros
Seguros Atlântida, S.A.
Atendimento telefónico: dias úteis, 8h30-18h30`,
    expected: [at('2027-08-06T14:00:00+00:00')],
  },
  {
    name: 'pt: town hall announces an inspection of the restaurant in official language',
    sentAt: '2027-06-04T15:57:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Divisão de Urbanismo <urbanismo@cm-valedamoura.example>',
    subject: 'Proc. 112/2027 - Notificação de vistoria',
    text: `MUNICÍPIO DE VALE DA MOURA
Divisão de Urbanismo e Fiscalização

Assunto: Vistoria para emissão de título de utilização
Requerente: Tasca da Ponte, Unipessoal, Lda.
V/ requerimento de 11/05/2027

Fica V. Exa. notificado de que, por despacho do Sr. Vereador de 31 de maio de 2027, foi designado o dia 22 de junho de 2027, pelas 10 horas, para a realização da vistoria ao estabelecimento sito na Rua da Ponte, n.º 9, devendo V. Exa. estar presente ou fazer-se representar.

Mais se informa que a taxa, no montante de 86,40 €, deverá ser liquidada no prazo de 10 dias úteis.

O processo pode ser consultado no Balcão Único, todos os dias úteis, das 9h00 às 16h00.

Com os melhores cumprimentos,
O Chefe de Divisão,
Eng.º Baltazar Rolim`,
    expected: [at('2027-06-22T10:00:00+01:00')],
  },
  {
    name: 'pt: locksmith comes some time on Monday morning, no hour',
    sentAt: '2027-01-21T17:19:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Chaves Firmino <chavesfirmino@portasetrancas.example>',
    subject: 'Re: fechadura',
    text: `boa tarde, a peça chega amanhã. segunda de manhã passo por aí a montar isso, antes ligo. são 85€ com iva. Firmino`,
    expected: [],
  },
  {
    name: 'pt: weekly rota of the waiters for the accountant of the restaurant',
    sentAt: '2027-08-06T23:12:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Jéssica Amaral <jessica@cantinadonaflor.example>',
    subject: 'escala garçons 09 a 15/08',
    text: `Oi Sônia, segue a escala dos garçons pra você lançar as horas extras:

Seg 09/08 - folga geral
Ter 10/08 - Wagner 11h-19h / Kelly 16h-00h
Qua 11/08 - Kelly 11h-19h / Bruno 16h-00h
Qui 12/08 - Bruno 11h-19h / Wagner 16h-00h
Sex 13/08 - todos 17h-01h
Sáb 14/08 - todos 11h-23h
Dom 15/08 (dia dos pais foi 08, lembra) - Wagner e Kelly 11h-17h

O Bruno teve 2h10 a mais na semana passada.

bjs Jé`,
    expected: [],
  },
  {
    name: 'pt: minutes of a past club meeting, next date still open',
    sentAt: '2027-11-24T22:47:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Lurdes Pacheco <secretaria@filarmonicaserrana.example>',
    subject: 'Ata n.º 7 da direção',
    text: `Boa noite a todos,

Em anexo a ata da reunião de direção de segunda-feira, 22 de novembro, que teve início às 21h00 e terminou às 23h15. Os pontos principais:

1. Contas: saldo de 3.412,18 €, falta receber o subsídio da Junta.
2. Fardamento: aprovado o orçamento das Confeções Lima.
3. Concerto de Natal: o maestro ainda está à espera da resposta do senhor padre quanto à igreja.
4. Quotas: quem não pagou tem até 15 de dezembro.

A data da próxima reunião fica por marcar, depende da disponibilidade do presidente.

Correções à ata, por favor, até domingo.

A secretária,
Lurdes Pacheco
Sociedade Filarmónica Serrana`,
    expected: [],
  },
];
