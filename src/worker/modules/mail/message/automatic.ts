/** Tells mail that no person wrote from mail that somebody did: RFC 3834, RFC 2369, and what servers really send. */

/** What the rules look at. Header names are in lower case, in the order of the message. */
export interface MessageShape {
  headers: { key: string; value: string }[];
  from: { name: string; address: string };
  subject: string;
  text: string;
  /** Parts that are no text of the message itself, decoded. */
  parts: { contentType: string; content: Uint8Array }[];
  /** The message as it came; empty when only its fields are known. */
  raw: Uint8Array;
}

export type AutomaticReason =
  | 'auto_submitted'
  | 'precedence'
  | 'mailing_list'
  | 'automatic_header'
  | 'null_return_path'
  | 'sender'
  | 'report'
  | 'automatic_subject'
  | 'forwarded_bounce';

/** Values of a header looked at; a message with more of one kind is not worth more. */
const MAX_VALUES = 20;

/** The values of a header, each without what surrounds it. */
export function headerValues({ headers }: Pick<MessageShape, 'headers'>, name: string): string[] {
  return headers
    .filter(({ key }) => key === name)
    .slice(0, MAX_VALUES)
    .map(({ value }) => value.slice(0, 2000).trim());
}

/** The first word of a value in lower case: before a parameter, a comment or another word. */
function word(value: string): string {
  return /^[^\s;,(]*/.exec(value)![0].toLowerCase();
}

/**
 * Why nobody should answer this message automatically, or null for what a person wrote. Bounces are told by
 * `readBounce`. Never throws, whatever the message holds.
 */
export function automaticReason(message: MessageShape): AutomaticReason | null {
  const values = (name: string) => headerValues(message, name);
  if (values('auto-submitted').some((value) => !['no', ''].includes(word(value)))) return 'auto_submitted';
  const precedence = [...values('precedence'), ...values('x-precedence')].map(word);
  if (precedence.some((value) => PRECEDENCES.includes(value))) return 'precedence';
  if (message.headers.some(({ key }) => MAILING_LIST.test(key))) return 'mailing_list';
  if (message.headers.some(isAutomaticHeader)) return 'automatic_header';
  if (hasNullSender(message)) return 'null_return_path';
  if (/^multipart\/report\b/i.test(values('content-type')[0] ?? '')) return 'report';
  if (senders(message).some(isMachine)) return 'sender';
  if (isAutomaticSubject(message)) return 'automatic_subject';
  if (isForwardedBounce(message)) return 'forwarded_bounce';
  return null;
}

const PRECEDENCES = ['bulk', 'list', 'junk', 'auto_reply', 'auto-reply'];

/** RFC 2369 and 2919 (`List-…`), and what list servers wrote before and beside them. */
const MAILING_LIST =
  /^(?:list-.+|mailing-list|x-(?:beenthere|mailing-?list|mailman-.+|ml-?(?:name|server|count|info)|mlserver|list-?(?:server|member|processor|name|id|host|unsubscribe|subscribe)|sympa-.+|egroups-.+|google-loop|loop|original-list|campaign(?:-?id)?|mc-user|mailer-recptid|newsletter))$/;

/** Said in header names, hyphens apart, by vendors whose program wrote or answered. */
const AUTOMATIC_NAMES =
  'autorepl autorespon autoanswer autogenerat autosubmit autonotif vacation outofoffice machinegenerated'.split(
    ' ',
  );

function isAutomaticHeader({ key, value }: { key: string; value: string }): boolean {
  const said = value.slice(0, 500).trim().toLowerCase();
  if (key === 'x-ms-exchange-generated-message-source' || key === 'x-cron-env') return true;
  if (key === 'x-failed-recipients') return said.includes('@');
  if (key === 'x-apple-action') return said === 'vacation';
  if (key === 'x-post-messageclass') return said.includes('autoresponder');
  if (key === 'delivered-to') return said === 'autoresponder';
  const name = key.slice(0, 100).replaceAll('-', '');
  return (
    name.startsWith('x') &&
    AUTOMATIC_NAMES.some((part) => name.includes(part)) &&
    !['no', 'none', 'false', '0', ''].includes(said)
  );
}

/** The empty return path that bounces and automatic replies have, or a From that is just as empty. */
export function hasNullSender(message: MessageShape): boolean {
  return (
    headerValues(message, 'return-path').some((value) => /^<\s*>$/.test(value)) ||
    headerValues(message, 'from').some((value) => /(?:^|\s)<\s*>$/.test(value))
  );
}

/** Local parts of who sent the message: From, Sender and the return path, in lower case. */
function senders(message: MessageShape): string[] {
  const others = [...headerValues(message, 'sender'), ...headerValues(message, 'return-path')];
  const addresses = others.map((value) => /<([^<>]*)>/.exec(value)?.[1] ?? value);
  const from = message.from.address || message.from.name;
  return [from, ...addresses].map(localPart).filter(Boolean);
}

function localPart(address: string): string {
  const plain = address.trim().slice(0, 320).toLowerCase();
  return plain.includes('@') ? plain.slice(0, plain.lastIndexOf('@')) : plain;
}

/** The mail system itself. */
const DAEMONS = [
  /^(?:mailer|mail|m)[._-]?daemon(?:$|[._+-])/,
  /^mail[._-]?delivery(?:$|[._-])|^mail[._-]?deliver[ys]?[._ -](?:sub)?system$/,
  /^post[._-]?master$/,
  /^microsoftexchange[0-9a-f]{16}[0-9a-f]*$/,
];

const MACHINE = [
  ...DAEMONS,
  // In the languages in which it is common.
  /(?:^|[._+-])(?:no|not|never|dont|do[._-]?not)[._-]?(?:reply|respond|response|answer)s?(?:$|[._+\d-])/,
  /(?:^|[._+-])(?:ne[._-]?pas[._-]?repondre|nicht[._-]?antworten|keine[._-]?antwort|no[._-]?(?:responder|responda|contestar)|nao[._-]?(?:responda|responder)|non[._-]?rispondere|niet[._-]?(?:antwoorden|beantwoorden))(?:$|[._+\d-])/,
  /^(?:double-)?bounces?(?:$|[._+=\d-])|[._+-](?:bounces?|errors)(?:$|[._+=-])|-return-\d/,
  /^owner-|-owner$|-request$|-(?:un)?subscribe$/,
  /^(?:listserv|listproc|listmaster|lyris|majordomo|majordom|mailman|sympa|smartlist|ezmlm|petidomo|listar|ecartis)(?:$|[._+-])/,
  /^(?:auto[._-]?(?:reply|replies|respond(?:er)?|response|answer|confirm|mailer|notify)|vacation)(?:$|[._+-])/,
  /^(?:daemon|root|cron|nobody|www-data|uucp|newsletters?|notify|notifications?|system[._-]?notifications?)$/,
];

function isMachine(local: string): boolean {
  return MACHINE.some((pattern) => pattern.test(local));
}

function isDaemon(local: string): boolean {
  return DAEMONS.some((pattern) => pattern.test(local));
}

/** True when the sender is the mail system: who tells of bounces. */
export function isFromMailSystem(message: MessageShape): boolean {
  return (
    isDaemon(localPart(message.from.address || message.from.name)) ||
    /^(?:mailer[ -]daemon|mail deliver[ys]? (?:sub)?system)/i.test(message.from.name)
  );
}

/** Prefixes that mail programs put before the subject of an automatic reply, in the languages they speak. */
const AUTOMATIC_SUBJECT = new RegExp(
  `^\\s*\\[?(?:${[
    'auto(?:matic|mated|matische|matisk|matiskt)?[ -]?(?:repl(?:y|ied)|response|answer)',
    'out[ -]of[ -](?:the[ -])?office(?: (?:auto[ -]?reply|reply|notice|message|notification|response))?',
    'ooo|oof|vacation (?:reply|notice|message|response)|away from (?:my|the) (?:office|mail|desk)|absence (?:notice|message)',
    'automatische (?:antwort|abwesenheitsnotiz|reactie)|abwesenheits(?:notiz|meldung|assistent|nachricht)|abwesend|nicht im b(?:ü|ue)ro',
    "r[ée]ponse automatique|absence du bureau|message d['’]absence|absent du bureau",
    'respuesta autom[áa]tica|fuera de (?:la )?oficina|risposta automatica|fuori (?:sede|ufficio)',
    'resposta autom[áa]tica|fora do escrit[óo]rio|automatisch antwoord|afwezig(?:heidsbericht)?',
    'autosvar|automatiskt? svar|fr[åa]nvarande|frav[æa]r|ikke p[åa] kontoret|automaattinen vastaus|poissa toimistosta',
    'odpowied[źz] automatyczna|autoodpowied[źz]|automatick[áa] odpov[eěė][ďdď]|automatikus v[áa]lasz|r[ăa]spuns automat|otomatik yan[ıi]t',
    'автоматический ответ|автоответ|автоматична відповідь|αυτόματη απάντηση',
    '自動(?:返信|応答|回覆)|自动(?:回复|答复)|不在(?:通知|連絡)|자동 ?(?:회신|응답)|부재 ?중|الرد التلقائي|תשובה אוטומטית',
  ].join('|')})\\s*(?:[:：\\]!.–-]|$)`,
  'i',
);

const ABSENCE = new RegExp(
  [
    '\\b(?:am|are|is|be|i.m) (?:currently |now |presently )?(?:out of (?:the )?office|away (?:from|until|till)|on (?:annual |parental |maternity |paternity |sick )?(?:vacation|holidays?|leave))',
    'limited access to (?:my )?e-?mail|this is an auto(?:mated|matic) (?:reply|response|message)|no longer (?:in use|monitored|with the company)',
    'nicht im (?:b(?:ü|ue)ro|hause?)|abwesend|au(?:ß|ss)er haus|je suis (?:actuellement )?(?:absent|en cong[ée])|absente? du bureau',
    'fuera de la oficina|estar[ée] ausente|sono (?:attualmente )?(?:assente|fuori)|estou ausente|f[ée]rias|afwezig',
    'inte p[åa] (?:kontoret|plats)|ikke p[åa] kontoret|poissa|nieobecn|nem tart[óo]zkodom|отпуск|отсутств|不在|자리를 비|休暇|外出',
  ].join('|'),
  'i',
);

/**
 * A subject as automatic replies have it is a hint only: people write such words too. It counts together with a
 * message it answers, or a text about an absence. A person's answer begins with `Re:`.
 */
function isAutomaticSubject(message: MessageShape): boolean {
  if (!AUTOMATIC_SUBJECT.test(message.subject)) return false;
  const answers = message.headers.some(
    ({ key, value }) => (key === 'in-reply-to' || key === 'references') && value.includes('@'),
  );
  return answers || ABSENCE.test(message.text.slice(0, 2000));
}

/** Subjects of bounces, as mail systems write them. */
const BOUNCE_SUBJECTS = [
  /^(?:re: ?)?(?:returned|undelivered|undeliverable|failed|delayed|bounced) (?:mail|message|e-?mail)/i,
  /^\[?(?:undeliver|non[- ]?deliver|nondeliver|unzustellbar|non remis|no se puede entregar|impossibile recapitare|onbestelbaar|n[ãa]o foi poss[íi]vel entregar)/i,
  /deliver(?:y|ing)?(?: \w+){0,3}[ :-]+(?:status|fail|problem|error|delay|incomplete|unsuccessful|notification|has been|temporar|report)/i,
  /fail(?:ed|ure|ing)?[ :]+(?:notice|deliver|permanent|to deliver|mail)|permanent (?:delivery )?fail|delivery status notification/i,
  /(?:could|can|was) ?not (?:be )?(?:send|sent|deliver)|unable to (?:send|deliver)|(?:mail|message) (?:system )?(?:error|fail|status|delayed)|mail could not|error sending your mail/i,
  /user unknown|unknown user|warning.{0,20}(?:could not|message|mail)|returning (?:message )?to sender|delayed mail|undelivered|loop alert/i,
];

export function isBounceSubject(subject: string): boolean {
  return BOUNCE_SUBJECTS.some((pattern) => pattern.test(subject));
}

/**
 * A bounce that somebody, or a rule of a mailbox, only passes on: the subject is that of a bounce, its own fields
 * (RFC 3464) are in the text, and hardly a word is added. With a question, or more than a line, it is a person's.
 */
function isForwardedBounce({ subject, text }: MessageShape): boolean {
  const forwarded = /^\s*(?:fwd?|wg|tr|rv|enc|i|vs|doorst|转发|転送) ?[:：]\s*(.*)$/is.exec(subject);
  if (!forwarded || !isBounceSubject(forwarded[1]!)) return false;
  const start = text.slice(0, 20_000);
  const isReport = /^[ \t>]*final-recipient:/im.test(start) && /^[ \t>]*action: *failed/im.test(start);
  const own = start.slice(0, Math.max(0, start.search(/^(?:[ \t]*>|[ \t]*-{3,}|begin forwarded|from: )/im)));
  return isReport && own.trim().length <= 80 && !own.includes('?');
}
