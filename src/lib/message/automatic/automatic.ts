/** Recognises mail that no person wrote: by RFC 3834, RFC 2369, and by what real servers send. */
import { hasMachineSender } from './senders.ts';
import { hasNullSender, headerValues, isBounceSubject, isReport, type MessageShape } from './shape.ts';
import { isAutomaticReply } from './wording.ts';

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

/**
 * Returns why this message must not get an automatic reply, or null if a person wrote it. `readBounce` recognises
 * bounces. Never throws, for any content.
 */
export function automaticReason(message: MessageShape): AutomaticReason | null {
  const values = (name: string) => headerValues(message, name);
  if (values('auto-submitted').some((value) => !['no', ''].includes(word(value)))) return 'auto_submitted';
  const precedence = [...values('precedence'), ...values('x-precedence')].map(word);
  if (precedence.some((value) => PRECEDENCES.includes(value))) return 'precedence';
  if (message.headers.some(({ key }) => MAILING_LIST.test(key))) return 'mailing_list';
  if (message.headers.some(isAutomaticHeader)) return 'automatic_header';
  if (hasNullSender(message)) return 'null_return_path';
  if (isReport(message)) return 'report';
  if (hasMachineSender(message)) return 'sender';
  if (isAutomaticSubject(message)) return 'automatic_subject';
  if (isForwardedBounce(message)) return 'forwarded_bounce';
  return null;
}

/** Returns the first word of a value in lower case, without a following parameter or comment. */
function word(value: string): string {
  return /^[^\s;,(]*/.exec(value)![0].toLowerCase();
}

const PRECEDENCES = ['bulk', 'list', 'junk', 'auto_reply', 'auto-reply'];

/** `List-…` (RFC 2369, RFC 2919), and the older or proprietary headers of list servers. */
const MAILING_LIST =
  /^(?:list-.+|mailing-list|x-(?:beenthere|mailing-?list|mailman-.+|ml-?(?:name|server|count|info)|mlserver|list-?(?:server|member|processor|name|id|host|unsubscribe|subscribe)|sympa-.+|egroups-.+|google-loop|loop|original-list|campaign(?:-?id)?|mc-user|mailer-recptid|newsletter))$/;

/** Parts of header names, without hyphens, that mark mail written by programs. */
const AUTOMATIC_NAMES = [
  'autorepl',
  'autorespon',
  'autoanswer',
  'autogenerat',
  'autosubmit',
  'autonotif',
  'vacation',
  'outofoffice',
  'machinegenerated',
];

/** Values of X-Auto-Response-Suppress ([MS-OXCMAIL]) that bar only reports, which people's programs bar too. */
const REPORTS = ['dr', 'ndr', 'rn', 'nrn', 'none', ''];

function isAutomaticHeader({ key, value }: { key: string; value: string }): boolean {
  const text = value.slice(0, 500).trim().toLowerCase();
  if (key === 'x-ms-exchange-generated-message-source' || key === 'x-cron-env') return true;
  if (key === 'x-auto-response-suppress')
    return !text.split(/[\s,;]+/).every((kind) => REPORTS.includes(kind));
  if (key === 'x-failed-recipients') return text.includes('@');
  if (key === 'x-apple-action') return text === 'vacation';
  if (key === 'x-post-messageclass') return text.includes('autoresponder');
  if (key === 'delivered-to') return text === 'autoresponder';
  const name = key.slice(0, 100).replaceAll('-', '');
  return (
    name.startsWith('x') &&
    AUTOMATIC_NAMES.some((part) => name.includes(part)) &&
    !['no', 'none', 'false', '0', ''].includes(text)
  );
}

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
 * Returns whether the subject is that of an automatic reply. As people write such words too, the message must also
 * reply to another message, or mention an absence. A person's reply begins with `Re:`.
 */
function isAutomaticSubject(message: MessageShape): boolean {
  if (!isAutomaticReply(message.subject)) return false;
  const answers = message.headers.some(
    ({ key, value }) => (key === 'in-reply-to' || key === 'references') && value.includes('@'),
  );
  return answers || ABSENCE.test(message.text.slice(0, 2000));
}

/**
 * Returns whether a person, or a mailbox rule, forwarded a bounce without comment: the subject of a bounce, the fields
 * of its report (RFC 3464), and at most a short line above. Questions and longer texts come from people.
 */
function isForwardedBounce({ subject, text }: MessageShape): boolean {
  const forwarding = /^\s*(?:fwd?|wg|tr|rv|enc|i|vs|doorst|转发|転送) ?[:：]\s*(.*)$/is.exec(subject);
  if (!forwarding || !isBounceSubject(forwarding[1]!)) return false;
  const start = text.slice(0, 20_000);
  const hasReport = /^[ \t>]*final-recipient:/im.test(start) && /^[ \t>]*action: *failed/im.test(start);
  const own = start.slice(0, Math.max(0, start.search(/^(?:[ \t]*>|[ \t]*-{3,}|begin forwarded|from: )/im)));
  return hasReport && own.trim().length <= 80 && !own.includes('?');
}
