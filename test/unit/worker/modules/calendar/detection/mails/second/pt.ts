import { at, type DetectionMail, days } from '../mail.ts';

/** Mails that were written apart from the rules, and measured before anybody read them. */
export const portugueseSecondMails: DetectionMail[] = [
  {
    name: "pt: a doctor's office confirms",
    sentAt: '2027-01-06T15:15:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Clínica Mar Azul <consultas@clinica-marazul.example>',
    subject: 'Confirmação de consulta',
    text: `Exma. Sra. D. Filomena Rosa,

Confirmamos a sua consulta de medicina dentária com a Dra. Sofia Leal no dia 25 de janeiro de 2027, segunda-feira, às 17h10. Em caso de impedimento, avise com 24 horas de antecedência.

Clínica Mar Azul
Seg. a sex. 9h-20h, sáb. 9h-13h
`,
    expected: [at('2027-01-25T17:10:00+00:00')],
  },
  {
    name: 'pt: two hours on one day',
    sentAt: '2026-10-19T14:26:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Vanessa Prado <vanessa@prado-arquitetura.example>',
    subject: 'Loja 12',
    text: `Oi Lucas! O engenheiro só consegue ir na quinta (22/10). Você prefere às 9h ou às 17h? A obra está orçada em R$ 46 mil, mando a planilha v3 amanhã.

Vanessa
`,
    expected: [at('2026-10-22T09:00:00-03:00'), at('2026-10-22T17:00:00-03:00')],
  },
  {
    name: 'pt: a refused time and a proposal',
    sentAt: '2026-12-02T14:37:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Patrícia Moura <patricia@moura-rh.example>',
    subject: 'RES: Entrevista candidata',
    text: `Oi Gustavo, tudo bem?

Na sexta às 9h não consigo, tenho médico. Que tal terça-feira, 8 de dezembro, às 14h? A candidata também pode.

Patrícia

De: Gustavo Lima <gustavo@lima-logistica.example>
Enviada em: quarta-feira, 2 de dezembro de 2026 11:20
Para: Patrícia Moura
Assunto: Entrevista candidata

Patrícia, pode ser sexta, 04/12, às 9h?
`,
    expected: [at('2026-12-08T14:00:00-03:00')],
  },
  {
    name: 'pt: tomorrow in Brazilian style',
    sentAt: '2026-12-01T18:22:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Wellington <wellington@redes-wm.example>',
    subject: 'internet caindo',
    text: `oi pessoal, blz? amanhã 13:30 passo aí pra trocar o roteador, é rapidinho. valor 180 reais + visita
abs
Wellington
`,
    expected: [at('2026-12-02T13:30:00-03:00')],
  },
  {
    name: 'pt: a whole day with the auditor',
    sentAt: '2027-04-20T16:12:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Certifica Norte <agenda@certificanorte.example>',
    subject: 'Auditoria de acompanhamento',
    text: `Exmos. Senhores,

A auditoria de acompanhamento terá lugar no dia 12 de maio de 2027 (quarta-feira), durante todo o dia, nas vossas instalações. A equipa auditora será constituída por uma pessoa. O último relatório data de 13/05/2026.
`,
    expected: [days('2027-05-12')],
  },
  {
    name: 'pt: a fair with the reader as exhibitor',
    sentAt: '2027-04-06T12:15:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Secretariado <expositores@feira-da-pedra.example>',
    subject: 'Confirmação de inscrição',
    text: `Exmos. Senhores,

Confirmamos a vossa inscrição na Feira da Pedra, de 17 a 19 de junho de 2027, em Batalha. Espaço B12, 18 m². O pagamento da 2ª prestação (720,00 €) deve ser efetuado até 30 de abril.

Cumprimentos,
O Secretariado
`,
    expected: [days('2027-06-17', '2027-06-20')],
  },
  {
    name: 'pt: a gas inspection within a span',
    sentAt: '2027-03-10T11:21:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Gás do Vale <inspecoes@gasdovale.example>',
    subject: 'Inspeção periódica',
    text: `Caro cliente,

O nosso inspetor irá às suas instalações no dia 23 de março de 2027, terça-feira, entre as 14h00 e as 16h00. Contrato n.º 500 318 77. Por favor garanta o acesso ao contador.
`,
    expected: [at('2027-03-23T14:00:00+00:00', '2027-03-23T16:00:00+00:00')],
  },
  {
    name: 'pt: two fixed meetings with different people',
    sentAt: '2026-12-03T17:30:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Arq. Nuno Barreto <nuno@barreto-arquitetura.example>',
    subject: 'Próximos passos',
    text: `Boa tarde Helena,

Ficou marcada a visita à obra na quarta, 9 de dezembro, às 11h, com o empreiteiro. A reunião com o banco é na terça, 15 de dezembro, das 16h às 17h30, na agência da Av. Central.

Junto envio a planta rev. 4 de 02/12.

Nuno
`,
    expected: [at('2026-12-09T11:00:00+00:00'), at('2026-12-15T16:00:00+00:00', '2026-12-15T17:30:00+00:00')],
  },
  {
    name: 'pt: an hour is changed and the day stays',
    sentAt: '2027-03-31T10:33:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Notária Lídia Ramos <cartorio@lidia-ramos.example>',
    subject: 'Escritura',
    text: `Exma. Senhora,

Informo que a escritura de dia 7 de abril, quarta-feira, deixa de ser às 11h00 e passa para as 14h45. Os documentos que enviou a 29/03 estão em ordem.

Lídia Ramos
`,
    expected: [at('2027-04-07T14:45:00+01:00')],
  },
  {
    name: 'pt: a time limit for applications',
    sentAt: '2027-02-08T10:00:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Apoios <apoios@agencia-rural.example>',
    subject: 'Candidatura n.º 2027/411',
    text: `Exmo. Senhor,

O prazo para entrega dos documentos em falta termina na sexta-feira, 26 de fevereiro de 2027, às 17h00. Findo este prazo a candidatura será arquivada.

Atendimento: dias úteis das 9h00 às 12h30
`,
    expected: [],
  },
  {
    name: 'pt: opening hours over carnival',
    sentAt: '2027-02-03T09:33:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Papelaria Ipê <contato@papelaria-ipe.example>',
    subject: 'Horário de Carnaval',
    text: `Prezados clientes,

No Carnaval nossa loja funcionará assim:
sábado (06/02): 9h às 13h
segunda e terça (08 e 09/02): fechada
quarta (10/02): a partir das 12h

Bom feriado!
`,
    expected: [],
  },
  {
    name: 'pt: thanks after a past visit',
    sentAt: '2027-03-22T09:18:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Teresa Vilar <teresa@vilar-turismo.example>',
    subject: 'Obrigada!',
    text: `Olá Miguel,

Obrigada pela visita à quinta na sexta-feira, 19 de março, às 10h30. O grupo adorou! Em anexo seguem as fotografias e a fatura 27/118.

Teresa
`,
    expected: [],
  },
  {
    name: 'pt: only the quote names a date',
    sentAt: '2027-02-24T10:59:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Hélder Matos <helder@matos-vinhos.example>',
    subject: 'Re: Prova de vinhos',
    text: `Obrigado pelo convite. Tenho de ver com a minha sócia e depois digo alguma coisa.

Hélder

A 23/02/2027 às 18:40, Garrafeira Central <geral@garrafeira-central.example> escreveu:
> Boa tarde Hélder, venha à nossa prova no dia 11 de março às 19h.
`,
    expected: [],
  },
  {
    name: 'pt: a live class for all followers',
    sentAt: '2027-01-20T08:00:00-03:00',
    timezone: 'America/Sao_Paulo',
    from: 'Vende+ Academy <contato@vendemais.example>',
    subject: 'É HOJE! Aula ao vivo',
    isBulk: true,
    text: `Oi!

É hoje, 20 de janeiro, às 20h: aula ao vivo e 100% gratuita "Como vender todos os dias". Mais de 4.000 inscritos!

QUERO PARTICIPAR: https://vendemais.example/aula

Cancelar inscrição: https://vendemais.example/sair
`,
    expected: [],
  },
  {
    name: 'pt: a congress advertised to a list',
    sentAt: '2027-03-04T06:20:00+00:00',
    timezone: 'Europe/Lisbon',
    from: 'Congressos Meridiano <info@meridiano-congressos.example>',
    subject: 'Últimos lugares!',
    isBulk: true,
    text: `CONGRESSO NACIONAL DE RETALHO
Lisboa, 22 e 23 de abril de 2027, das 9h às 18h

Oradores de renome, 40 expositores. Inscrições com 20% de desconto até 15 de março.

Se não pretende receber mais emails, clique em remover: https://meridiano-congressos.example/remover
`,
    expected: [],
  },
];
