import { hasAddress, hasDateAndTime, isReplySubject } from './lines.ts';

/** The number of lines read of a header block after "From:". */
const HEADER_LINES = 6;
/** The number of lines read of a header block without a line for the sender in a known language. */
const RUN_LINES = 10;

const either = (words: string) => `(?:${words.split(',').join('|')})`;

const FROM = either('From,Von,De,Da,Van,Från,Fra,Od,Lähettäjä,Kimden,От,发件人,寄件者,差出人,보낸 사람');
const OTHER_HEADER = either(
  [
    'Sent,Date,To,Cc,Subject,Gesendet,Datum,An,Betreff,Envoyé,Objet,À,Enviado,Enviado el,Fecha,Para,Asunto,Data,Assunto',
    'Inviato,A,Oggetto,Verzonden,Aan,Onderwerp,Skickat,Till,Ämne,Sendt,Til,Emne,Wysłano,Do,Temat,Lähetetty,Aihe',
    'Gönderildi,Tarih,Kime,Konu,Отправлено,Дата,Кому,Тема,发送时间,日期,收件人,主题,主旨,送信日時,日付,日時,宛先,件名',
    '보낸 날짜,날짜,받는 사람,제목',
  ].join(','),
);
const FROM_LINE = new RegExp(`^\\*?${FROM} ?[:：]`, 'i');
const HEADER_LINE = new RegExp(`^\\*?${OTHER_HEADER} ?[:：]`, 'i');

const SUBJECT_LINE = new RegExp(
  `^\\*?${either('Subject,Betreff,Objet,Asunto,Assunto,Oggetto,Onderwerp,Ämne,Emne,Temat,Aihe,Konu,Тема,主题,主旨,件名,제목')} ?[:：]`,
  'i',
);

export const ORIGINAL = new RegExp(
  `^\\*?-{2,} ?${either('Original Message,Original-Nachricht,Ursprüngliche Nachricht,Originalnachricht,Message d.origine,Mensaje original,Messaggio originale,Mensagem original,Oorspronkelijk bericht,Wiadomość oryginalna,Oryginalna wiadomość,Oprindelig meddelelse,Ursprungligt meddelande,Исходное сообщение,原始邮件,邮件原件,元のメッセージ,원본 메시지')} ?-{2,}\\*?$`,
  'i',
);
export const FORWARDED = new RegExp(
  `^-* ?${either('Begin forwarded message,Forwarded message,Weitergeleitete Nachricht,Anfang der weitergeleiteten Nachricht,Anfang der weitergeleiteten E-Mail,Message transféré,Début du message transféré,Début du message réexpédié,Mensaje reenviado,Inicio del mensaje reenviado,Messaggio inoltrato,Inizio messaggio inoltrato,Mensagem encaminhada,Doorgestuurd bericht,Przekazana wiadomość,Wiadomość przekazana(?: dalej)?,Przesłana wiadomość,Vidarebefordrat meddelande,Пересылаемое сообщение,转发的邮件,转发邮件,転送されたメッセージ,転送メッセージ,전달된 메시지')} ?[:：]? ?-*$`,
  'i',
);

/** A name of up to 25 characters, a colon, and a space or the end. */
const LABEL = /^\*?[^\s\d:：<@][^:：<@]{0,24}[:：]\*?(?: |$)/;

/** Returns whether the headers of a quoted message begin here. */
export function isHeaderBlock(heads: string[], at: number, subject: string): boolean {
  return isKnownBlock(heads, at) || (isReplySubject(subject) && isLikeBlock(heads, at, subject));
}

/** Returns whether "From:" is followed by other headers of a quoted message, including the subject. */
function isKnownBlock(heads: string[], at: number): boolean {
  if (!FROM_LINE.test(heads[at]!)) return false;
  const headers = heads.slice(at + 1, at + 1 + HEADER_LINES).filter((head) => HEADER_LINE.test(head));
  return headers.length >= 2 && headers.some((head) => SUBJECT_LINE.test(head));
}

/**
 * Returns whether these lines are headers of a quoted message by their order or language: labels without a gap, a date
 * with a time, addresses, and either known names or the subject of an answer.
 */
function isLikeBlock(heads: string[], at: number, subject: string): boolean {
  if (!LABEL.test(heads[at]!) || (at > 0 && LABEL.test(heads[at - 1]!))) return false;
  const lines = heads.slice(at, at + RUN_LINES);
  const end = lines.findIndex((head) => !LABEL.test(head));
  const run = end < 0 ? lines : lines.slice(0, end);
  const values = run.map((head) => head.replace(/^[^:：]*[:：]\*? */, ''));
  if (run.length < 3 || !values.some(hasDateAndTime)) return false;
  const addresses = values.filter(hasAddress).length;
  const from = run.find((head) => FROM_LINE.test(head));
  if (from !== undefined && hasAddress(from)) {
    const known = run.filter((head) => FROM_LINE.test(head) || HEADER_LINE.test(head));
    if (known.length >= 3 && (addresses >= 2 || run.some((head) => SUBJECT_LINE.test(head)))) return true;
  }
  const answered = withoutPrefix(subject);
  const isOfSubject = (value: string) =>
    isReplySubject(value) || (value !== '' && withoutPrefix(value) === answered);
  return run.length >= 4 && addresses >= 2 && values.some(isOfSubject);
}

function withoutPrefix(subject: string): string {
  return isReplySubject(subject) ? subject.slice(subject.search(/[:：]/) + 1).trim() : subject.trim();
}
