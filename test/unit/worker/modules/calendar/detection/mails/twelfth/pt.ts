import { at, crlf, type DetectionMail, days } from '../mail.ts';

export const portugueseMails: DetectionMail[] = [
  {
    name: 'pt: customer wants to come to the carpentry workshop',
    sentAt: '2027-04-12T09:41:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Rosângela Pimenta <rosangela.pimenta@correiofacil.example>',
    subject: 'Estante da sala',
    text: `Bom dia, pessoal da Marcenaria Dois Irmãos!

Adorei o desenho da estante, só fiquei em dúvida entre o freijó e a imbuia. Queria ver as amostras ao vivo antes de fechar os R$ 7.850,00.
Posso passar aí na quinta-feira, 15/04, às 14h30? Levo também as medidas certinhas do nicho da TV (é 1,12 x 0,68).

Abraço,
Rosângela`,
    expected: [at('2027-04-15T14:30:00-03:00')],
  },
  {
    name: 'pt: accountant offers two slots of 45 minutes, VAT date beside',
    sentAt: '2027-05-12T17:22:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Graça Falcão <graca.falcao@contasfalcao.example>',
    subject: 'Fecho do 1.º trimestre – reunião',
    text: `Boa tarde, Sr. Engenheiro,

O balancete do 1.º trimestre está pronto. Gostava de o rever consigo antes de submeter a declaração periódica do IVA, cujo pagamento termina a 25 de maio.

Proponho uma destas datas, no nosso escritório:
- terça-feira, 18 de maio, às 10h00
- quinta-feira, 20 de maio, às 15h30

Em qualquer dos casos conte com 45 minutos. Diga-me, por favor, qual prefere.

Com os melhores cumprimentos,

Graça Falcão
Contabilista Certificada n.º 00412
Contas Falcão, Lda. | Rua do Poço Novo, 14, Leiria
Atendimento: 9h00–12h30 e 14h00–18h00`,
    expected: [
      at('2027-05-18T10:00:00+01:00', '2027-05-18T10:45:00+01:00'),
      at('2027-05-20T15:30:00+01:00', '2027-05-20T16:15:00+01:00'),
    ],
  },
  {
    name: 'pt: internet technician tomorrow, lower case without accents',
    sentAt: '2027-02-16T16:05:00-03:00',
    timezone: 'America/Recife',
    from: 'suporte redeviva <atendimento@redeviva.example>',
    subject: 'chamado 884213',
    text: `boa tarde
o tecnico jailson vai ai na loja amanha as 8 e meia trocar o roteador e refazer o cabo do balcao
precisa ter alguem pra abrir e mostrar o quadro

protocolo 884213
qq coisa chama no zap 81 90000-4417`,
    expected: [at('2027-02-17T08:30:00-03:00')],
  },
  {
    name: 'pt: energy bill due with the hours of the call centre',
    sentAt: '2027-02-03T06:12:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Luz do Norte <faturas@luzdonorte.example>',
    subject: 'A sua fatura de eletricidade de janeiro já está disponível',
    text: `Estimado cliente,

A sua fatura n.º FT 2027/0019382, no valor de 214,37 €, já está disponível na área de cliente.

Período de faturação: 1 a 31 de janeiro
Débito direto: sexta-feira, 19 de fevereiro de 2027
Próxima leitura: comunique-a entre 24 e 28 de fevereiro

Linha de apoio: dias úteis, das 8h00 às 20h00.

Obrigado por escolher a Luz do Norte.`,
    expected: [],
  },
  {
    name: 'pt: landlord sends an ICS invitation for a flat inspection',
    sentAt: '2027-09-07T11:30:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Duarte Sampaio <duarte.sampaio@predialsampaio.example>',
    subject: 'Convite: Vistoria à loja da Rua das Taipas',
    text: `Boa tarde,

Conforme falámos ao telefone, segue o convite para a vistoria à loja. Levo comigo o perito da seguradora.

Cumprimentos,
Duarte Sampaio`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Predial Sampaio//Agenda//PT
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
UID:vistoria-taipas-7781@predialsampaio.example
DTSTAMP:20270907T103000Z
DTSTART;TZID=Europe/Lisbon:20270914T110000
DTEND;TZID=Europe/Lisbon:20270914T121500
SUMMARY:Vistoria à loja da Rua das Taipas
LOCATION:Rua das Taipas 81, Porto
ORGANIZER;CN=Duarte Sampaio:mailto:duarte.sampaio@predialsampaio.example
ATTENDEE;RSVP=TRUE:mailto:geral@livrariataipas.example
STATUS:CONFIRMED
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-09-14T11:00:00+01:00', '2027-09-14T12:15:00+01:00')],
  },
  {
    name: 'pt: customer takes the second of the quoted options',
    sentAt: '2027-08-24T20:17:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Wellington Tavares <wtavares@tavaresmoveis.example>',
    subject: 'Re: Visita para medir as janelas',
    text: `Oi Débora, tudo joia?

A segunda opção fica perfeita pra mim, pode marcar. O porteiro já vai estar avisado, é só dar o nome da empresa.

Valeu!
Wellington

Em ter., 24 de ago. de 2027 às 15:02, Débora – Vidraçaria Cristalina <debora@vidracariacristalina.example> escreveu:
> Boa tarde, seu Wellington!
>
> Para medir as janelas do apartamento temos:
> 1) sexta, 27/08, às 9h
> 2) segunda, 30/08, às 13h30
> 3) terça, 31/08, às 17h
>
> Qual fica melhor?
>
> Débora`,
    expected: [at('2027-08-30T13:30:00-03:00')],
  },
  {
    name: 'pt: meeting moved from Monday to Wednesday',
    sentAt: '2027-11-12T10:03:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Teresa Quintela <tquintela@agenciamare.example>',
    subject: 'Alteração da reunião de campanha',
    text: `Olá Nuno,

Surgiu-nos um imprevisto com a gráfica, por isso peço desculpa mas vou ter de passar a nossa reunião de segunda-feira, dia 15, às 11h, para quarta-feira, dia 17, à mesma hora, ou seja, às 11h. O sítio mantém-se: sala pequena do 2.º andar.

Obrigada pela compreensão,
Teresa`,
    expected: [at('2027-11-17T11:00:00+00:00')],
  },
  {
    name: 'pt: minutes of yesterday with tasks and deadlines',
    sentAt: '2027-06-18T08:50:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Ivone Braga <ivone@bragaconsultoria.example>',
    subject: 'Ata da reunião de ontem',
    text: `Prezados,

Segue a ata da reunião de ontem (17/06, das 14h às 15h40).

Participantes: Ivone, Caio, Dr. Murilo
1. Aprovado o novo layout do estoque.
2. Caio envia a planilha de custos até 22/06, 18h.
3. Dr. Murilo entrega a minuta do contrato até o dia 25.
4. O fornecedor das prateleiras foi escolhido: Metalúrgica Ponte Alta, R$ 31.400,00.

Se algo ficou de fora, me avisem que eu corrijo.

Ivone Braga
Braga Consultoria Empresarial`,
    expected: [],
  },
  {
    name: 'pt: applicant confirms her interview',
    sentAt: '2027-06-04T13:34:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Thaís Gouveia <thais.gouveia.rh@correiofacil.example>',
    subject: 'Re: Vaga de recepcionista',
    text: `Boa tarde, Sra. Lúcia,

Agradeço o retorno e confirmo minha presença na entrevista de quarta-feira, dia 9 de junho, às 16h, na unidade da Rua Aimorés.

Conforme solicitado, levarei carteira de trabalho e comprovante de residência. Informo ainda que estou disponível para início imediato, inclusive na escala das 7h às 13h.

Atenciosamente,
Thaís Gouveia
(31) 90000-2208`,
    expected: [at('2027-06-09T16:00:00-03:00')],
  },
  {
    name: 'pt: going to a trade fair together, whole day',
    sentAt: '2027-10-19T18:46:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Bruno Cordeiro <bruno@cordeirocarpintaria.example>',
    subject: 'Feira da madeira',
    text: `Viva Adelino!

Já tenho os bilhetes para nós os dois na feira da madeira, em Matosinhos. Vamos na quinta-feira, 4 de novembro, e ficamos lá o dia todo, que aquilo tem quatro pavilhões. Eu levo a carrinha, tu tratas do farnel ;)

A feira dura até sábado, mas nos outros dias não posso.

Grande abraço
Bruno`,
    expected: [days('2027-11-04')],
  },
  {
    name: 'pt: two whole training days for the team',
    sentAt: '2027-08-30T10:20:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Segurança Já Treinamentos <turmas@segurancaja.example>',
    subject: 'Confirmação de turma fechada – NR-10 reciclagem',
    text: `Prezado Sr. Osvaldo,

Confirmamos a turma fechada de reciclagem da NR-10 para os 8 eletricistas da sua empresa, nas suas instalações, nos dias 13 e 14 de setembro de 2027 (segunda e terça), dia inteiro, com o senhor incluído na lista de participantes.

Favor providenciar:
- sala com projetor
- cópia do ASO de cada participante
- pagamento do boleto (R$ 3.960,00) até 10/09

Os certificados saem em até 15 dias úteis.

Att.,
Kelly Nogueira
Segurança Já Treinamentos`,
    expected: [days('2027-09-13', '2027-09-15')],
  },
  {
    name: 'pt: municipal water cut in the street',
    sentAt: '2027-07-06T09:00:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Águas da Ribeira <avisos@aguasdaribeira.example>',
    subject: 'Aviso: interrupção do abastecimento de água',
    text: `Exmo.(a) Senhor(a),

Informamos que, por motivo de substituição da conduta na Rua Direita, o abastecimento de água será interrompido na quinta-feira, 8 de julho, entre as 9h00 e as 17h00.

Recomendamos que mantenha as torneiras fechadas durante esse período. Após a reposição a água pode apresentar alguma turvação.

Pedimos desculpa pelo incómodo.

Águas da Ribeira, E.M.
Piquete 24 h: 800 000 117`,
    expected: [],
  },
  {
    name: 'pt: Brazilian client names the hour in Brasilia and Lisbon time',
    sentAt: '2027-07-13T16:40:00-03:00',
    timezone: 'Europe/Lisbon',
    from: 'Henrique Sodré <henrique@sodrecafes.example>',
    subject: 'Call sobre a importação do café',
    text: `Olá Mafalda,

Que bom que a amostra do lote 27-B chegou inteira! Para fecharmos o contrato e o frete, podemos fazer uma chamada de vídeo na sexta-feira, dia 16, às 11h de Brasília (15h em Lisboa)? Reservei meia hora na agenda.

Link: https://meet.videochamada.example/kdv-pmrs-twu

Um abraço de Varginha,
Henrique`,
    expected: [at('2027-07-16T15:00:00+01:00', '2027-07-16T15:30:00+01:00')],
  },
  {
    name: 'pt: call at Brasilia time for a reader in Manaus',
    sentAt: '2027-03-15T10:10:00-03:00',
    timezone: 'America/Manaus',
    from: 'Equipe Fiscal | Grupo Contábil Ipê <fiscal@contabilipe.example>',
    subject: 'Parametrização da nova nota fiscal',
    text: `Bom dia, Raimundo.

Para parametrizar a emissão da nota no sistema de vocês, agendamos uma chamada com o nosso analista:

Data: 18/03/2027 (quinta-feira)
Horário: 14h00 (horário de Brasília)
Duração: 1 hora
Sala: https://us04web.zoom.example/j/71940028365

Tenha em mãos o certificado digital A1 e a senha.

Atenciosamente,
Equipe Fiscal
Seg. a sex., das 8h às 17h30 (Brasília)`,
    expected: [at('2027-03-18T13:00:00-04:00', '2027-03-18T14:00:00-04:00')],
  },
  {
    name: 'pt: out of office reply with the hour of return',
    sentAt: '2027-07-08T14:02:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Marcelo Dantas <marcelo.dantas@tintasdantas.example>',
    subject: 'Resposta automática: Cotação verniz náutico',
    text: `Olá!

Estou em férias e retorno na segunda-feira, 19/07, às 8h. Nesse período não terei acesso ao e-mail.

Para pedidos, fale com a Sueli (sueli@tintasdantas.example), de segunda a sexta, das 8h às 18h.

Marcelo Dantas
Tintas Dantas`,
    expected: [],
  },
  {
    name: 'pt: friend invites to lunch on Friday at half past noon',
    sentAt: '2027-05-04T21:55:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Betão <roberto.lins@linsgrafica.example>',
    subject: 'almoço!!',
    text: `fala meu camarada

faz uns 3 meses que a gente tá enrolando esse almoço kkk
bora sexta agora, dia 7, meio-dia e meia no Galeto do Alemão? eu reservo mesa, só confirma se vai

abs
Betão`,
    expected: [at('2027-05-07T12:30:00-03:00')],
  },
  {
    name: 'pt: vet practice is asked for a Saturday appointment',
    sentAt: '2027-01-20T22:10:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Carlota Meireles <carlota.meireles@sapoverde.example>',
    subject: 'Vacina do Trovão',
    text: `Boa noite,

O Trovão (labrador, 4 anos, ficha 2219) tem a vacina da raiva a caducar no fim do mês. Dava para o levar aí no sábado, dia 23, às onze menos um quarto? Durante a semana saio do trabalho às 19h e já não apanho a clínica aberta.

Se não der, digam-me.

Obrigada,
Carlota`,
    expected: [at('2027-01-23T10:45:00+00:00')],
  },
  {
    name: 'pt: three bullet slots from an architect for a site visit',
    sentAt: '2027-10-01T17:15:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Arq. Lívia Bastos <livia@bastosarquitetura.example>',
    subject: 'Visita à obra – Rua Guaicurus',
    text: `Oi, Anselmo!

Preciso que você venha à obra comigo pra definir os pontos de elétrica da cozinha antes do gesso. Tenho estes horários na semana que vem:

• ter 05/10 – 8h às 9h30
• qua 06/10 – 16h às 17h30
• sex 08/10 – 10h às 11h30

O gesseiro começa dia 13, então tem que ser um desses mesmo.

Bjs,
Lívia

Bastos Arquitetura | CAU A00000-0
(41) 90000-7765`,
    expected: [
      at('2027-10-05T08:00:00-03:00', '2027-10-05T09:30:00-03:00'),
      at('2027-10-06T16:00:00-03:00', '2027-10-06T17:30:00-03:00'),
      at('2027-10-08T10:00:00-03:00', '2027-10-08T11:30:00-03:00'),
    ],
  },
  {
    name: 'pt: newsletter of a wine merchant with a tasting',
    sentAt: '2027-03-10T08:00:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Garrafeira do Largo <novidades@garrafeiradolargo.example>',
    subject: '🍷 Prova de vinhos do Dão + 20% em tintos',
    text: `Caro amante de vinho,

A primavera está à porta e nós já abrimos as garrafas!

PROVA ABERTA: sábado, 20 de março, às 17h00, com o enólogo da Quinta das Giestas. Entrada livre, lugares limitados.

PROMOÇÃO: 20% em todos os tintos até 31 de março. Código DAO20.

Horário da loja: segunda a sábado, 10h–20h.

Recebeu este e-mail porque é cliente da Garrafeira do Largo. Cancelar subscrição.`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'pt: labour court hearing passed on by the lawyer',
    sentAt: '2027-09-02T11:48:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Dr. Fábio Mesquita <fabio@mesquitaadvocacia.example>',
    subject: 'Processo 0010000-11.2027.5.00.0001 – audiência designada',
    text: `Prezada Sra. Conceição,

Informo que foi designada audiência de conciliação no processo em referência, para o dia 05/10/2027, terça-feira, às 09h20, por videoconferência. A sua presença, como representante da empresa, é obrigatória, sob pena de revelia.

O link da sala virtual será enviado pela Vara na véspera. Peço que separe, até 24/09, os cartões de ponto e os recibos de pagamento do período de 2024 a 2026.

Cordialmente,

Fábio Mesquita
OAB/MG 000.000
Av. do Contorno, 0000, sala 1203 – atendimento das 9h às 18h`,
    expected: [at('2027-10-05T09:20:00-03:00')],
  },
  {
    name: 'pt: notary deed appointment for the company',
    sentAt: '2027-08-19T12:05:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Cartório Notarial Dra. Eduarda Vilhena <cartorio@vilhenanotaria.example>',
    subject: 'Escritura de compra e venda – armazém',
    text: `Exmo. Senhor,

Na qualidade de representante da sociedade compradora, fica V. Exa. convocado para a outorga da escritura no próximo dia 3 de setembro (sexta-feira), pelas 14h30, neste Cartório, sito na Praça da República, n.º 6, 1.º esq., em Viseu.

Deverá fazer-se acompanhar de cartão de cidadão, código da certidão permanente e comprovativo do pagamento do IMT, que tem de estar liquidado até à véspera.

Com os melhores cumprimentos,
Pela Notária, Sónia Abrantes`,
    expected: [at('2027-09-03T14:30:00+01:00')],
  },
  {
    name: 'pt: parcel arrives today between two hours',
    sentAt: '2027-04-22T07:33:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Ligeirinho Entregas <nao-responda@ligeirinho.example>',
    subject: 'Seu pedido sai para entrega hoje!',
    text: `Olá, Padaria Trigo Bom!

Boa notícia: seu pedido LG-5520918 saiu para entrega hoje, quinta-feira, 22/04, e deve chegar entre 10h40 e 12h40.

Alguém precisa estar no local para receber e assinar. Se não houver ninguém, tentaremos de novo amanhã.

Acompanhe: https://ligeirinho.example/r/LG-5520918`,
    html: `<html><body><p>Olá, Padaria Trigo Bom!</p><p>Boa notícia: seu pedido <b>LG-5520918</b> saiu para entrega hoje, quinta-feira, 22/04, e deve chegar entre 10h40 e 12h40.</p>
<script type="application/ld+json">{"@context":"http://schema.org","@type":"ParcelDelivery","trackingNumber":"LG-5520918","expectedArrivalFrom":"2027-04-22T10:40:00-03:00","expectedArrivalUntil":"2027-04-22T12:40:00-03:00","carrier":{"@type":"Organization","name":"Ligeirinho Entregas"},"itemShipped":{"@type":"Product","name":"Formas de pão 40x60"},"partOfOrder":{"@type":"Order","orderNumber":"5520918","merchant":{"@type":"Organization","name":"Forno e Forma"}}}</script>
<p>Alguém precisa estar no local para receber e assinar.</p></body></html>`,
    expected: [],
  },
  {
    name: 'pt: colleague forwards a client visit and hands it over',
    sentAt: '2027-10-06T18:31:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Sérgio Lobato <sergio@oficinalobato.example>',
    subject: 'Fwd: Barulho na suspensão',
    text: `Tiago, ficas tu com este? Já lhe disse que sim: ele vem cá na segunda, dia 11, às 9h30 e tu dás uma volta com o carro mais ele.

Sérgio

---------- Mensagem encaminhada ----------
De: Armindo Frade <armindo.frade@sapoverde.example>
Data: quarta, 6/10/2027 à(s) 16:12
Assunto: Barulho na suspensão
Para: oficina@oficinalobato.example

Boa tarde. O carro (00-XX-00) faz um barulho na frente sempre que passo uma lomba. Posso deixá-lo aí na segunda às 9h30? Queria que alguém andasse comigo para ouvir.
Armindo Frade`,
    expected: [at('2027-10-11T09:30:00+01:00')],
  },
  {
    name: 'pt: Tuesday is declined and Thursday proposed instead',
    sentAt: '2027-03-01T08:27:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Noemi Kuroda <noemi@kurodaembalagens.example>',
    subject: 'Re: Apresentação das caixas novas',
    text: `Bom dia, Jonas

Amanhã, terça, às 10h não consigo, estou com auditoria aqui na fábrica o dia inteiro. Que tal na quinta, 4 de março, às 15h15? Pode ser aqui mesmo, peço um café pra gente.

Noemi Kuroda
Compras | Kuroda Embalagens
Recebimento de mercadorias: 7h às 11h`,
    expected: [at('2027-03-04T15:15:00-03:00')],
  },
  {
    name: 'pt: client turns down the Tuesday and will come back later',
    sentAt: '2027-12-02T15:19:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Filomena Rato <filomena.rato@pastelariarato.example>',
    subject: 'Re: Demonstração da máquina de café',
    text: `Boa tarde,

Agradeço a disponibilidade, mas terça-feira, dia 7, às 15h não me dá jeito nenhum, e com as encomendas do Natal não consigo pensar nisso agora. Em janeiro, se ainda estivermos interessados, ligo-lhe eu.

Boas festas,
Filomena Rato`,
    expected: [],
  },
  {
    name: 'pt: the day after tomorrow at four in the afternoon',
    sentAt: '2027-06-22T09:14:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Isaura Neves <isaura.neves@jardinsneves.example>',
    subject: 'Rega automática',
    text: `Bom dia D. Manuela,

Já chegaram os aspersores. Vou aí depois de amanhã às 4 da tarde para lhe mostrar onde ficam e acertar o programador consigo, pode ser? A instalação propriamente dita fica para julho.

Cumprimentos
Isaura`,
    expected: [at('2027-06-24T16:00:00+01:00')],
  },
  {
    name: 'pt: today week at three, southern Portuguese tone',
    sentAt: '2027-02-24T19:40:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Zé Palma <ze.palma@cortica-palma.example>',
    subject: 'a cortiça',
    text: `Atão compadre, tudo rijo?

Falei com o meu cunhado e ele diz que sim senhor, vende a cortiça toda. Apareça cá no monte de hoje a oito dias, às 3 da tarde, que a gente vê as pilhas e acerta o preço. Eu tenho 340 arrobas, ele há-de ter outro tanto.

Traga botas que isto está tudo um lamaçal.

Zé Palma`,
    expected: [at('2027-03-03T15:00:00+00:00')],
  },
  {
    name: 'pt: booking tool confirms a call',
    sentAt: '2027-11-03T14:26:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'AgendaFácil <notificacoes@agendafacil.example>',
    subject: 'Novo evento: Diagnóstico financeiro com Patrícia Leal',
    text: `Olá, Estúdio Pilates Ventre Livre,

Um novo evento foi agendado.

Tipo de evento:
Diagnóstico financeiro (30 min)

Convidado:
Patrícia Leal
patricia@lealfinancas.example

Data e hora do evento:
14:00 - 14:30, segunda-feira, 8 de novembro de 2027 (Horário de Brasília)

Local:
Videochamada - https://meet.videochamada.example/wqe-hbnz-ufo

Ver evento no AgendaFácil: https://agendafacil.example/app/scheduled_events/user/me
Precisa mudar? Reagende com até 4 horas de antecedência.`,
    expected: [at('2027-11-08T14:00:00-03:00', '2027-11-08T14:30:00-03:00')],
  },
  {
    name: 'pt: Christmas dinner booked, JSON-LD restaurant reservation',
    sentAt: '2027-11-23T16:09:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Mesa Posta <reservas@mesaposta.example>',
    subject: 'Reserva confirmada – Tasca do Ti Alberto',
    text: `Olá Joana,

A sua reserva está confirmada!

Tasca do Ti Alberto
Rua dos Correeiros 0, Lisboa
Sexta-feira, 17 de dezembro de 2027, 20h30
14 pessoas – menu de Natal (32 € por pessoa)

O sinal de 100 € é pago até 10 de dezembro. Para grupos, a mesa é guardada durante 15 minutos.

Bom apetite,
Mesa Posta`,
    html: `<html><head><script type="application/ld+json">
{"@context":"https://schema.org","@type":"FoodEstablishmentReservation","reservationNumber":"MP-77120","reservationStatus":"https://schema.org/ReservationConfirmed","underName":{"@type":"Person","name":"Joana Matias"},"reservationFor":{"@type":"FoodEstablishment","name":"Tasca do Ti Alberto","address":{"@type":"PostalAddress","streetAddress":"Rua dos Correeiros 0","addressLocality":"Lisboa","addressCountry":"PT"}},"startTime":"2027-12-17T20:30:00+00:00","partySize":"14"}
</script></head><body><h1>A sua reserva está confirmada!</h1><p>Tasca do Ti Alberto<br>Sexta-feira, 17 de dezembro de 2027, 20h30<br>14 pessoas – menu de Natal (32 € por pessoa)</p><p>O sinal de 100 € é pago até 10 de dezembro. Para grupos, a mesa é guardada durante 15 minutos.</p></body></html>`,
    expected: [at('2027-12-17T20:30:00+00:00')],
  },
  {
    name: 'pt: rota of the kitchen staff for the week',
    sentAt: '2027-08-06T23:02:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Chef Gil <cozinha@marisqueiradofarol.example>',
    subject: 'Escala da cozinha 9 a 15 agosto',
    text: `Boa noite D. Amélia, aqui vai a escala para afixar:

Segunda 9 – fechados
Terça 10 – Mamadou 10h-18h, Cátia 16h-24h
Quarta 11 – Mamadou 10h-18h, Rui 16h-24h
Quinta 12 – Cátia 10h-18h, Rui 16h-24h
Sexta 13 – todos, 15h-01h
Sábado 14 – todos, 15h-01h
Domingo 15 – Rui 10h-17h

A Cátia pediu para trocar a quinta, mas eles entendem-se entre si.

Gil`,
    expected: [],
  },
  {
    name: 'pt: Zoom style invitation with topic and hour',
    sentAt: '2027-03-17T18:00:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Escola Semear <coordenacao@escolasemear.example>',
    subject: 'Reunião on-line: parceria horta escolar',
    text: `Coordenação Escola Semear está convidando você para uma reunião Zoom.

Tópico: Parceria horta escolar
Hora: 22 mar. 2027 10:00 da manhã São Paulo

Ingressar na reunião Zoom
https://us02web.zoom.example/j/83100274495?pwd=hrt0rta

ID da reunião: 831 0027 4495
Senha de acesso: 471120`,
    expected: [at('2027-03-22T10:00:00-03:00')],
  },
  {
    name: 'pt: bank manager announces a phone call on Monday',
    sentAt: '2027-01-14T15:37:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Gerson Amaral – PJ <gerson.amaral@bancoaroeira.example>',
    subject: 'Capital de giro',
    text: `Sr. Nivaldo, boa tarde.

Sua proposta de capital de giro (R$ 80.000,00, 24x) foi pré-aprovada. Preciso tirar umas dúvidas do faturamento com o senhor. Ligo pro seu celular na próxima segunda-feira, 18/01, às 11h, combinado?

A condição é válida até 29/01.

Gerson Amaral
Gerente Empresas – Ag. 0000
Expediente ao público: 10h às 16h`,
    expected: [at('2027-01-18T11:00:00-03:00')],
  },
  {
    name: 'pt: radio interview of the writer goes on air',
    sentAt: '2027-05-19T17:44:00-03:00',
    timezone: 'America/Fortaleza',
    from: 'Socorro Freitas <socorro@rendasdomar.example>',
    subject: 'estamos no rádio!!',
    text: `Gente, que alegria!

Gravei hoje a entrevista sobre as rendeiras e vai ao ar na sexta, 21/05, às 7h40, no programa Manhã do Sertão, com reprise domingo às 9h. Quem puder, sintoniza aí na 98,7 FM!

Falei de vocês e da linha que vocês fornecem, viu?

Cheiro,
Socorro`,
    expected: [],
  },
  {
    name: 'pt: supplier in Lisbon calls a firm in Luxembourg',
    sentAt: '2027-04-06T10:55:00+01:00',
    timezone: 'Europe/Luxembourg',
    from: 'Vasco Ramalho <vasco@azulejosramalho.example>',
    subject: 'Painel para o restaurante em Esch',
    text: `Caro Sr. Domingos,

O pintor terminou a maquete do painel. Gostava de lha mostrar por vídeo na sexta-feira, 9 de abril, às 10h00 de Lisboa (11h00 no Luxemburgo). Se aprovar, vai ao forno nessa mesma semana e segue por transportadora no dia 23.

https://teams.reunioes.example/l/meetup-join/19%3ameeting_RmFpYW5jYQ%40thread.v2/0

Melhores cumprimentos,
Vasco Ramalho
Azulejos Ramalho, desde 1954`,
    expected: [at('2027-04-09T11:00:00+02:00')],
  },
  {
    name: 'pt: gaucho cousin asks for a hand at quarter to ten',
    sentAt: '2027-07-19T20:21:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Valdir Schmitz <valdir@agroschmitz.example>',
    subject: 'balança',
    text: `Bah tchê, a balança tá louca de novo, pesa 40 kg a mais em cada saca!

Dá pra tu vir aqui quinta-feira, dia 22, quinze pras dez da manhã? Antes disso tô na lavoura desde as 6h. O chimarrão eu garanto.

Valdir`,
    expected: [at('2027-07-22T09:45:00-03:00')],
  },
  {
    name: 'pt: event cancelled, ICS cancel',
    sentAt: '2027-10-14T12:12:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Renata Coimbra <renata@coimbraeventos.example>',
    subject: 'Cancelado: Visita técnica ao salão',
    text: `Este evento foi cancelado.

Visita técnica ao salão
Terça-feira, 19 de outubro de 2027, 10:00 – 11:00

Pessoal, os noivos desistiram da festa, então não faz mais sentido a visita. Obrigada mesmo assim!
Renata`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Coimbra Eventos//Calendario//PT
METHOD:CANCEL
BEGIN:VEVENT
UID:9b1c77-salao@coimbraeventos.example
SEQUENCE:2
DTSTAMP:20271014T151200Z
DTSTART:20271019T130000Z
DTEND:20271019T140000Z
SUMMARY:Visita técnica ao salão
ORGANIZER;CN=Renata Coimbra:mailto:renata@coimbraeventos.example
ATTENDEE:mailto:contato@luzesom.example
STATUS:CANCELLED
END:VEVENT
END:VCALENDAR`),
    expected: [],
  },
  {
    name: 'pt: mother asks for a talk with the teacher',
    sentAt: '2027-02-15T07:58:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Patrícia Salgado <patricia.salgado@sapoverde.example>',
    subject: 'Matilde Salgado – 3.º B',
    text: `Bom dia Professora Odete,

A Matilde anda muito em baixo e queria falar consigo. Podia ser na quarta-feira, dia 17, às 17h15, depois da aula de ginástica dela (que acaba às 17h)? Ou então na sexta, dia 19, às 8h15, antes do toque de entrada.

Obrigada e boa semana,
Patrícia Salgado (mãe)`,
    expected: [at('2027-02-17T17:15:00+00:00'), at('2027-02-19T08:15:00+00:00')],
  },
  {
    name: 'pt: fire brigade inspection with start and end',
    sentAt: '2027-08-02T10:30:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Setor de Vistorias <vistorias@bombeiros-serraazul.example>',
    subject: 'AGENDAMENTO DE VISTORIA – PROTOCOLO 2027/03391',
    text: `Ao responsável pelo estabelecimento,

Em atendimento ao protocolo 2027/03391, de 21/07/2027, comunicamos que a vistoria técnica no seu estabelecimento será realizada em 12/08/2027 (quinta-feira), das 9h às 11h.

É obrigatório o acompanhamento pelo responsável, com o projeto aprovado, as notas fiscais dos extintores e a ART do sistema de alarme. A taxa de R$ 312,90 deve estar quitada.

Setor de Vistorias
Corpo de Bombeiros – Serra Azul
Atendimento: seg. a sex., 13h às 18h`,
    expected: [at('2027-08-12T09:00:00-03:00', '2027-08-12T11:00:00-03:00')],
  },
  {
    name: 'pt: one time login code with an expiry',
    sentAt: '2027-09-23T14:22:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Portal do Empregador <nao-responder@portalempregador.example>',
    subject: 'O seu código de acesso',
    text: `O seu código de acesso é 118 430.

Este código é válido até às 14:32 de 23/09/2027. Se não foi você que o pediu, ignore esta mensagem.

Último acesso: 22/09/2027 às 18:05 (Braga, PT)`,
    expected: [],
  },
  {
    name: 'pt: quote with validity and lead time',
    sentAt: '2027-09-14T16:52:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Vendas Serralheria Aço Forte <vendas@acoforte.example>',
    subject: 'Orçamento 4471 – portão basculante',
    text: `Boa tarde, Edmilson.

Segue o orçamento do portão:

Portão basculante 3,00 x 2,40 m, chapa 18 ........ R$ 4.380,00
Motor 1/2 HP com 2 controles ..................... R$ 1.150,00
Instalação ....................................... R$   600,00
Total à vista .................................... R$ 6.130,00

Validade da proposta: 30/09/2027, 18h.
Prazo de fabricação: 20 dias úteis após o sinal de 50%.
Não fazemos instalação aos sábados depois das 12h.

Ficamos no aguardo do seu retorno.

Serralheria Aço Forte
Seg–sex 7h30–17h30, sáb 7h30–12h`,
    expected: [],
  },
  {
    name: 'pt: friendly match of two clubs',
    sentAt: '2027-09-15T22:33:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Hélder Caramelo <helder@gdvalverde.example>',
    subject: 'jogo treino iniciados',
    text: `Boas mister

fica entao combinado o jogo treino com os vossos iniciados no domingo, 19/09, as 10h30 no nosso sintetico. Equipamento alternativo da vossa parte se faz favor, nos jogamos de verde.
Tragam bolas que as nossas andam fugidas.

abraço
Helder Caramelo
GD Valverde`,
    expected: [at('2027-09-19T10:30:00+01:00')],
  },
  {
    name: 'pt: customer complains that nobody came',
    sentAt: '2027-04-28T13:13:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Cleide Monteiro <cleidemonteiro@correiofacil.example>',
    subject: 'FALTA DE RESPEITO',
    text: `Vocês marcaram ontem, terça, entre 8h e 12h, eu faltei no serviço e NINGUÉM apareceu nem ligou!! A geladeira continua sem gelar e perdi quase R$ 400 de carne.

Já liguei três vezes no 0800 e fico 40 minutos ouvindo musiquinha. Quero o meu dinheiro de volta, nem precisa mandar técnico mais, vou chamar outro.

OS 70931
Cleide`,
    expected: [],
  },
  {
    name: 'pt: photo session at the restaurant on Saturday morning',
    sentAt: '2027-07-20T11:02:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Iuri Paranhos <iuri@paranhosfoto.example>',
    subject: 'Fotos do cardápio – combinado',
    text: `Oi, chef!

Fechado então: sábado, 24 de julho, das 7h às 11h da manhã, aí no restaurante, pra pegar a luz boa e não atrapalhar o almoço de vocês (sei que abrem 11h30).

Me deixa prontos por favor 2 pratos de cada, o segundo é só pra retoque. As fotos tratadas eu mando até dia 2/8.

Iuri Paranhos
fotografia de comida
11 90000-6352`,
    expected: [at('2027-07-24T07:00:00-03:00', '2027-07-24T11:00:00-03:00')],
  },
  {
    name: 'pt: writer mentions his own flight and his dentist',
    sentAt: '2027-11-16T08:41:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Gonçalo Arriaga <garriaga@arriagadesign.example>',
    subject: 'Logótipo – ponto de situação',
    text: `Bom dia Luísa,

Só para te dar conta do andamento: o logótipo está quase, falta-me afinar o verde. Hoje tenho dentista às 15h e amanhã apanho o avião para Genebra às 6h50, por isso envio-te as três versões finais no fim de semana, com calma.

Não é preciso responderes.

Gonçalo`,
    expected: [],
  },
  {
    name: 'pt: annual stock-take on a Saturday, whole day',
    sentAt: '2027-11-29T17:05:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Marlene Furtado <marlene@casadasferragens.example>',
    subject: 'Inventário anual',
    text: `Pessoal,

O inventário anual deste ano será no sábado, 11 de dezembro, o dia inteiro, com a loja fechada para o público. Conto com todos vocês, sem exceção. Almoço por conta da casa e as horas vão para o banco.

Quem ainda não entregou a ficha do vale-transporte, entregar até sexta.

Marlene
Casa das Ferragens`,
    expected: [days('2027-12-11')],
  },
  {
    name: 'pt: registered for a webinar, JSON-LD event reservation',
    sentAt: '2027-05-25T10:01:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Associação dos Alojamentos Locais <eventos@assoc-al.example>',
    subject: 'A sua inscrição no seminário "Novas regras do AL"',
    text: `Caro associado António Lameiras,

A sua inscrição está confirmada.

Seminário em linha: Novas regras do alojamento local
Data: 2 de junho de 2027, quarta-feira
Hora: das 18h00 às 19h30
Bilhete n.º 0388 (gratuito para associados)

O acesso faz-se na área reservada, a partir de 10 minutos antes.`,
    html: `<html><body><p>Caro associado António Lameiras,</p><p>A sua inscrição está confirmada.</p><p>Seminário em linha: <b>Novas regras do alojamento local</b><br>2 de junho de 2027, quarta-feira, das 18h00 às 19h30</p>
<script type="application/ld+json">{"@context":"https://schema.org","@type":"EventReservation","reservationNumber":"0388","reservationStatus":"https://schema.org/ReservationConfirmed","underName":{"@type":"Person","name":"António Lameiras"},"reservationFor":{"@type":"Event","name":"Novas regras do alojamento local","startDate":"2027-06-02T18:00:00+01:00","endDate":"2027-06-02T19:30:00+01:00","location":{"@type":"Place","name":"Em linha","address":"Em linha"}}}</script>
<p>O acesso faz-se na área reservada, a partir de 10 minutos antes.</p></body></html>`,
    expected: [at('2027-06-02T18:00:00+01:00', '2027-06-02T19:30:00+01:00')],
  },
  {
    name: 'pt: any afternoon suits, no proposal',
    sentAt: '2027-01-27T12:29:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Otávio Rezende <otavio@rezendeimoveis.example>',
    subject: 'Re: Pintura da sala comercial 804',
    text: `Olá, Cida

A sala está vazia, pode mandar o pintor olhar quando quiser. Na semana que vem estou tranquilo quase todas as tardes, e às quartas normalmente fico no escritório. Vê com ele e me diz.

A chave reserva está com o zelador, Seu Amaro.

Otávio Rezende
CRECI 00000-F`,
    expected: [],
  },
  {
    name: 'pt: labour authority summons the firm',
    sentAt: '2027-03-30T15:00:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Inspeção Laboral – Unidade de Setúbal <unidade.setubal@inspecaolaboral.example>',
    subject: 'Notificação para comparência – Proc. 118/SB/27',
    text: `NOTIFICAÇÃO

Fica a entidade empregadora notificada para comparecer, por intermédio do seu legal representante, nos serviços desta Unidade, sitos na Avenida dos Combatentes, n.º 0, em Setúbal, no dia 14 de abril de 2027, quarta-feira, pelas 10 horas, a fim de prestar esclarecimentos no âmbito do processo em epígrafe.

Deverão ser apresentados os mapas de horário de trabalho e os registos de tempos dos últimos 12 meses.

O Inspetor,
Abílio Carrasqueira

Horário de atendimento ao público: 9h00-12h30 / 14h00-16h30`,
    expected: [at('2027-04-14T10:00:00+01:00')],
  },
  {
    name: 'pt: colleague shares holiday opening hours for the shop door',
    sentAt: '2027-10-07T09:09:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Jussara Prado <jussara@petmiadela.example>',
    subject: 'cartaz feriado',
    text: `Oi! Pode imprimir o cartaz do feriado? Texto:

FERIADO 12 DE OUTUBRO
Segunda, 11/10: 9h às 18h
Terça, 12/10: FECHADO
Quarta, 13/10: 9h às 19h
Banho e tosa só com hora marcada!

Em A3, colorido, duas cópias. Obrigada!!
Ju`,
    expected: [],
  },
  {
    name: 'pt: quoted visit is past, only thanks and a question',
    sentAt: '2027-06-18T10:47:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Eng.ª Marta Severino <marta.severino@termosol.example>',
    subject: 'Re: Visita para orçamento de painéis solares',
    text: `Bom dia Sr. Valdemar,

Obrigada por me ter recebido ontem. Para concluir o orçamento falta-me só a potência contratada (vem na fatura, costuma ser 6,9 ou 10,35 kVA) e uma fotografia do quadro elétrico.

Com os melhores cumprimentos,
Marta Severino

No dia 15/06/2027, às 18:20, Valdemar Pinho escreveu:
> Boa tarde. Pode ser na quinta, dia 17, às 9h30. A casa é a última da rua, portão azul.
> Valdemar`,
    expected: [],
  },
  {
    name: 'pt: ICS in UTC from a customer of a web agency',
    sentAt: '2027-12-07T14:15:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Priscila Onofre <priscila@clinicaonofre.example>',
    subject: 'Convite: Aprovação do site novo',
    text: `Priscila Onofre convidou você para: Aprovação do site novo

Pauta: textos da página "Equipe", cores do botão de agendamento, data de publicação.`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Clinica Onofre//Agenda 3.1//PT-BR
VERSION:2.0
CALSCALE:GREGORIAN
METHOD:REQUEST
BEGIN:VEVENT
DTSTART:20271213T173000Z
DTEND:20271213T183000Z
DTSTAMP:20271207T171500Z
ORGANIZER;CN=Priscila Onofre:mailto:priscila@clinicaonofre.example
UID:4fj20sk1-onofre@clinicaonofre.example
ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:oi@pixelcaipira.example
SUMMARY:Aprovação do site novo
LOCATION:https://meet.videochamada.example/nua-ytrd-cxe
SEQUENCE:0
STATUS:CONFIRMED
TRANSP:OPAQUE
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-12-13T14:30:00-03:00', '2027-12-13T15:30:00-03:00')],
  },
  {
    name: 'pt: festival ticket refunded, JSON-LD cancelled reservation',
    sentAt: '2027-07-01T12:40:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Bilhetes na Hora <apoio@bilhetesnahora.example>',
    subject: 'Reserva anulada e reembolso – Fado no Pátio',
    text: `Olá Rogério,

A seu pedido, anulámos a reserva BH-20914 (4 lugares, Fado no Pátio, 10 de julho de 2027, 21h30). O valor de 72,00 € será devolvido no seu cartão no prazo de 5 dias úteis.

Esperamos vê-lo numa próxima.
Bilhetes na Hora`,
    html: `<html><body><p>Olá Rogério,</p><p>A seu pedido, anulámos a reserva BH-20914 (4 lugares, Fado no Pátio, 10 de julho de 2027, 21h30). O valor de 72,00 € será devolvido no seu cartão no prazo de 5 dias úteis.</p>
<script type="application/ld+json">{"@context":"https://schema.org","@type":"EventReservation","reservationNumber":"BH-20914","reservationStatus":"https://schema.org/ReservationCancelled","underName":{"@type":"Person","name":"Rogério Antunes"},"reservationFor":{"@type":"MusicEvent","name":"Fado no Pátio","startDate":"2027-07-10T21:30:00+01:00","location":{"@type":"Place","name":"Pátio da Mouraria","address":"Lisboa"}}}</script></body></html>`,
    expected: [],
  },
  {
    name: 'pt: residents meeting at a single call, agenda with tempting numbers',
    sentAt: '2027-02-19T09:30:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Administradora Bem Morar <convocacao@bemmorar.example>',
    subject: 'Convocação – Assembleia Extraordinária Ed. Jatobá',
    text: `Senhor condômino da loja 2,

Fica V. Sa. convocado para a Assembleia Geral Extraordinária do Edifício Jatobá, a realizar-se no dia 02 de março de 2027, terça-feira, às 19:30 hs, em convocação única, no salão de festas, com a seguinte ordem do dia:

1) Troca do portão da garagem (3 orçamentos, de R$ 18.200 a R$ 24.950);
2) Horário de carga e descarga das lojas (hoje 7h às 10h);
3) Assuntos gerais.

Os inadimplentes não terão direito a voto. Procurações com firma reconhecida até 01/03.

Administradora Bem Morar`,
    expected: [at('2027-03-02T19:30:00-03:00')],
  },
  {
    name: 'pt: software vendor announces a launch',
    sentAt: '2027-09-28T10:00:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Faturix <equipa@faturix.example>',
    subject: 'A versão 6 chega na próxima semana',
    text: `Olá,

É já na quarta-feira, 6 de outubro, às 9h00, que fica disponível o Faturix 6! O que muda:

– Modo escuro
– Guias de transporte pelo telemóvel
– Ligação direta ao banco

A atualização é automática e não precisa de fazer nada. O preço do plano Base mantém-se em 9,90 €/mês.

A equipa Faturix

Não quer receber estas novidades? Clique aqui para deixar de as receber.`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'pt: physiotherapist lets the reader choose between two hours on the same day',
    sentAt: '2027-10-21T19:08:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Clínica Movimente <recepcao@clinicamovimente.example>',
    subject: 'Encaixe ergonomia',
    text: `Oi, Sônia! Aqui é a Bia da Movimente.

Conseguimos encaixe pra sua avaliação ergonômica na terça que vem, 26/10: tem 8h20 ou 18h40, cada sessão de 50 min. Qual você prefere? Lembrando que falta sem aviso com 24h é cobrada (R$ 90).

Bia`,
    expected: [
      at('2027-10-26T08:20:00-03:00', '2027-10-26T09:10:00-03:00'),
      at('2027-10-26T18:40:00-03:00', '2027-10-26T19:30:00-03:00'),
    ],
  },
  {
    name: 'pt: apprentice asks for holidays',
    sentAt: '2027-05-31T08:16:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Leandro Pires <leandro@serralhariaguincho.example>',
    subject: 'Férias',
    text: `Bom dia chefe,

queria marcar férias de 16 a 27 de agosto, se ninguém mais estiver fora nessas semanas. O Fábio disse que tira as dele em julho.

E já agora, na sexta saio às 16h por causa do exame de condução, já falei com a D. Rosa e compenso na segunda.

Obrigado
Leandro`,
    expected: [],
  },
  {
    name: 'pt: ICS whole-day open house that the reader helps with',
    sentAt: '2027-08-18T13:51:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Dagoberto Sales <dagoberto@cooperfloresta.example>',
    subject: 'Mutirão de plantio – reserve a data',
    text: `Amigos da cooperativa,

Segue o convite pra agenda de vocês. O mutirão de plantio vai ser o dia inteiro, com almoço na sede. Levem chapéu e garrafinha.

Dagoberto`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Cooperfloresta//Agenda//PT-BR
METHOD:REQUEST
BEGIN:VEVENT
UID:mutirao-2027-09@cooperfloresta.example
DTSTAMP:20270818T165100Z
DTSTART;VALUE=DATE:20270918
DTEND;VALUE=DATE:20270919
SUMMARY:Mutirão de plantio
LOCATION:Sede da cooperativa
ORGANIZER;CN=Dagoberto Sales:mailto:dagoberto@cooperfloresta.example
ATTENDEE;RSVP=TRUE:mailto:contato@viveirocanela.example
STATUS:CONFIRMED
END:VEVENT
END:VCALENDAR`),
    expected: [days('2027-09-18')],
  },
  {
    name: 'pt: chimney sweep will drop by on Thursday afternoon',
    sentAt: '2027-11-09T18:18:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Limpa-Chaminés Fuligem <fuligem@fuligem.example>',
    subject: 'Recuperador de calor',
    text: `Boa tarde,
passo aí na quinta à tarde para ver o recuperador, quando acabar os serviços em Gouveia. Dou um toque antes de sair.
São 45 € mais IVA.
Jacinto`,
    expected: [],
  },
  {
    name: 'pt: supplier in the Azores agrees to the quoted hour',
    sentAt: '2027-04-22T09:26:00+00:00',
    timezone: 'Atlantic/Azores',
    from: 'Noélia Furna <noelia@queijosdafurna.example>',
    subject: 'Re: Provas do queijo curado',
    text: `Bom dia,

Sim, na terça às 14h serve muito bem, cá estarei na queijaria à vossa espera.

Até lá,
Noélia

Em 21/04/2027 17:55, Mercearia Atlântica escreveu:
> Olá Noélia,
> podíamos ir aí provar o curado de 9 meses na terça, 27 de abril, às 14h?
> Obrigado,
> Paulo – Mercearia Atlântica, Ponta Delgada`,
    expected: [at('2027-04-27T14:00:00+00:00')],
  },
  {
    name: 'pt: franchise promotes a free workshop to many',
    sentAt: '2027-06-14T07:00:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Vende Mais Academy <contato@vendemaisacademy.example>',
    subject: 'ÚLTIMAS VAGAS: dobre suas vendas em 30 dias 🚀',
    text: `Empreendedor(a),

Você ainda está perdendo cliente no WhatsApp?

No AULÃO GRATUITO de quinta-feira, 17/06, às 20h, eu vou mostrar o método que levou mais de 3.000 lojistas ao próximo nível.

👉 QUERO MINHA VAGA: https://vendemaisacademy.example/aulao

Bônus só pra quem entrar ao vivo: planilha de metas (valor: R$ 197).

Te vejo lá!
Nando Guerra

Descadastrar`,
    isBulk: true,
    expected: [],
  },
];
