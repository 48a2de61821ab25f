/**
 * Extraction of the newly written part of a mail, without quotations and signature. No standard describes these: the
 * rules follow the habits of common mail programs. Reads only the beginning of each line, a bounded number of times;
 * see docs/decisions/0009-reply-text.md.
 */

/** The number of characters read of a line: a longer line does not begin a quotation. */
const HEAD_CHARACTERS = 400;
/** The number of lines over which a mail program may wrap "On … wrote:". */
const ATTRIBUTION_LINES = 4;
/** The number of lines read of a header block after "From:". */
const HEADER_LINES = 6;
/** The maximum number of lines of a signature after a bare `--`, and of the footer of a mailing list. */
const FOOTER_LINES = 12;

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

const ORIGINAL = new RegExp(
  `^-{2,} ?${either('Original Message,Original-Nachricht,Ursprüngliche Nachricht,Originalnachricht,Message d.origine,Mensaje original,Messaggio originale,Mensagem original,Oorspronkelijk bericht,Wiadomość oryginalna,Oryginalna wiadomość,Oprindelig meddelelse,Ursprungligt meddelande,Исходное сообщение,原始邮件,邮件原件,元のメッセージ,원본 메시지')} ?-{2,}$`,
  'i',
);
const FORWARDED = new RegExp(
  `^-* ?${either('Begin forwarded message,Forwarded message,Weitergeleitete Nachricht,Anfang der weitergeleiteten Nachricht,Anfang der weitergeleiteten E-Mail,Message transféré,Début du message transféré,Début du message réexpédié,Mensaje reenviado,Inicio del mensaje reenviado,Messaggio inoltrato,Inizio messaggio inoltrato,Mensagem encaminhada,Doorgestuurd bericht,Przekazana wiadomość,Wiadomość przekazana(?: dalej)?,Przesłana wiadomość,Vidarebefordrat meddelande,Пересылаемое сообщение,转发的邮件,转发邮件,転送されたメッセージ,転送メッセージ,전달된 메시지')} ?[:：]? ?-*$`,
  'i',
);
const FORWARDING_SUBJECT = /^(?:fwd?|wg|tr|rv|enc|i|doorst|vb|pd|转发|轉寄|転送|전달)\s*[:：]/i;

const WROTE =
  /wrote|writes|schrieb|écrit|escribió|ha scritto|escreveu|schreef|skrev|napisał|pisze|kirjoitti|yazdı|написал|пишет|写道|寫道|のメッセージ|書きました|書き込み|작성|님이/i;
/** The beginning of "On … wrote:": a word for "on", a day, or a date. */
const DATED =
  /^[-* ]*(?:(?:on|am|le|el|il|em|op|den|w dniu|dnia|dne|på|pe|в|在|le|ons|tor|fre|lör|sön|mån|tis|ma|ti|ke|to|la|su|пн|вт|ср|чт|пт|сб|вс)[ .,]|[(\d]|在)/i;
const SENT_FROM =
  /^(?:sent (?:from|via|with) |get outlook for |von meinem .*gesendet|gesendet (?:von|mit|über) |diese nachricht wurde von meinem |envoyé (?:de|depuis|à partir de) |télécharger outlook |enviado (?:desde|do|a partir do) |obtener outlook |inviato da|verzonden (?:vanaf|met) |verstuurd vanaf |skickat från |sendt fra |lähetetty |wysłane z |odoslané z |отправлено (?:с|из) |发自我的|从我的.*发送|.{0,30}から送信$|나의 .*보냄$|.{0,30}에서 보냄$)/i;

/** The beginning of a signature without a delimiter, or of the footer of a mailing list. */
const RULE = /^(?:--|—|[-_=*]{10,})$/;
const FOOTER = /mailing list|unsubscribe|abmelden|désinscri|https?:\/\//i;

/** Returns the new part of a text; the whole text of forwarded mail, or if nothing else would remain. */
export function newText(text: string, subject: string): string {
  if (FORWARDING_SUBJECT.test(subject)) return text;
  const lines = text.replaceAll('\r', '').split('\n');
  const heads = lines.map((line) => line.slice(0, HEAD_CHARACTERS).trim());

  /** The positions of the new lines. */
  const kept: number[] = [];
  for (let i = 0; i < lines.length; i++) {
    const head = heads[i]!;
    if (isQuoted(head)) {
      dropLast(kept, attributionAtEnd(heads, kept, isAttribution));
      continue;
    }
    if (FORWARDED.test(head)) return text;
    kept.push(i);
    if (ORIGINAL.test(head) || isHeaderBlock(heads, i)) {
      kept.pop();
      break;
    }
    const unmarked = beginsUnmarkedQuote(heads, i) ? attributionAtEnd(heads, kept, isCertainAttribution) : 0;
    if (unmarked > 0 && hasText(heads, kept.slice(0, -unmarked))) {
      dropLast(kept, unmarked);
      break;
    }
  }
  const end = endOfText(lines, heads, kept);
  const rest = kept
    .slice(0, end)
    .map((i) => lines[i])
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return rest || text;
}

function isQuoted(head: string): boolean {
  // mbox files escape a line that begins with "From " as ">From ".
  return head.startsWith('>') && !head.startsWith('>From ');
}

function hasText(heads: string[], places: number[]): boolean {
  return places.some((i) => heads[i] !== '');
}

function dropLast(kept: number[], count: number): void {
  kept.length -= count;
}

/** Returns whether "From:" is followed by other headers of a quoted message, including the subject. */
function isHeaderBlock(heads: string[], at: number): boolean {
  if (!FROM_LINE.test(heads[at]!)) return false;
  const headers = heads.slice(at + 1, at + 1 + HEADER_LINES).filter((head) => HEADER_LINE.test(head));
  return headers.length >= 2 && headers.some((head) => SUBJECT_LINE.test(head));
}

/** Returns whether the line ends like "… wrote:", and the next line is not marked as quoted. */
function beginsUnmarkedQuote(heads: string[], at: number): boolean {
  const next = heads.slice(at + 1, at + 4).find((head) => head !== '');
  return endsWithColon(heads[at]!) && next !== undefined && !isQuoted(next);
}

function endsWithColon(head: string): boolean {
  return /[:：]$/.test(head);
}

function isAttribution(text: string): boolean {
  return /\d/.test(text) && (WROTE.test(text) || text.includes('@') || /\d[:.]\d\d/.test(text));
}

function isCertainAttribution(text: string): boolean {
  return WROTE.test(text) && /\d{4}|\d[:.]\d\d|@/.test(text);
}

/** Returns how many of the last kept lines are an attribution, possibly wrapped, and the blank lines after it. */
function attributionAtEnd(heads: string[], kept: number[], is: (text: string) => boolean): number {
  let last = kept.length - 1;
  for (let blank = 0; blank < 2 && last >= 0 && heads[kept[last]!] === ''; blank++) last--;
  if (last < 0 || !endsWithColon(heads[kept[last]!]!)) return 0;
  let text = '';
  for (let first = last; first > last - ATTRIBUTION_LINES && first >= 0; first--) {
    const head = heads[kept[first]!]!;
    if (head === '' || kept[first]! !== kept[last]! - (last - first)) break;
    text = `${head} ${text}`;
    if (DATED.test(head) && is(text)) return kept.length - first;
  }
  // "Kim Sato <kim@example.com> wrote:", "Zitat von kim@example.com:".
  const only = heads[kept[last]!]!;
  const isOnly = only.includes('@') && (is === isAttribution || is(only));
  return isOnly || (is === isAttribution && WROTE.test(only)) ? kept.length - last : 0;
}

/** Returns the number of kept lines before the signature and the footer. */
function endOfText(lines: string[], heads: string[], kept: number[]): number {
  let end = kept.length;
  const isBlank = (place: number) => heads[kept[place]!] === '';
  const trimmed = () => {
    while (end > 0 && isBlank(end - 1)) end--;
  };

  // RFC 3676 4.3: the line before a signature is two hyphens and a space.
  const delimiter = kept.findIndex(
    (i, place) => lines[i] === '-- ' && hasText(heads, kept.slice(0, Math.min(place, 50))),
  );
  if (delimiter > 0) end = delimiter;
  trimmed();
  for (let place = end - 1; place > 0 && place >= end - FOOTER_LINES; place--) {
    const head = heads[kept[place]!]!;
    const below = kept.slice(place + 1, end).map((i) => heads[i]!);
    const isFooter = head.length > 4 ? below.length === 0 || below.some((line) => FOOTER.test(line)) : true;
    if (RULE.test(head) && isFooter) end = place;
  }
  trimmed();
  for (let device = 0; device < 2 && end > 1 && SENT_FROM.test(heads[kept[end - 1]!]!); device++) {
    end--;
    trimmed();
  }
  return end;
}
