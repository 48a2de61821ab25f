/** The beginning of the line that an app adds below a mail. */
const SENT =
  /^(?:sent (?:from|via|with|using)|von mein.{1,60} gesendet$|mobil gesendet|gesendet (?:von|mit|über)|diese nachricht wurde von mein.{1,60} gesendet$|envoyé (?:de|à partir d)|enviado (?:desde|d[aoe]|a partir d|con|com)|inviato (?:da|con)|(?:verzonden|verstuurd) (?:van|met|via)|skickat (?:från|med)|sendt (?:fra|med)|lähetetty|wysłan[eo] (?:z|za)|odoslané|odesláno|отправлено (?:с|из|от)|надіслано (?:з|із|за)|trimis (?:de|din|cu)|στάλθηκε από|đã gửi|dikirim dari|[发發]自|[从從]我的)/i;
const SENT_AT_END = /(?:から送信|から送信されました|보냄|gönderildi)$/;
/** "Get Outlook for iOS". */
const GET =
  /^(?:get|obtenez|télécharge[rz]|obtener|obtén|obtenga|obtenha|obter|scarica|ottieni|download|holen sie sich|laden sie|hent|hämta|skaffa|lataa|pobierz|získa[tj]te?|stáhnout) outlook \p{L}{2,6} (?:ios|android|mac|windows)$/iu;
/** A device or an app, or the beginning of its inflected name. */
const DEVICE =
  /iphon|ipad|ipod|imac|macbook|\bmac\b|apple|android|samsung|galaxy|huawei|xiaomi|redmi|nokia|xperia|\bhtc\b|motorola|pixel|oneplus|\boppo\b|blackberry|phone|mobil|handy|tablet|telefon|teléfono|téléphone|celular|móvil|cellulare|телефон|смартфон|手[机機]|小米|华为|スマート|outlook|yahoo|gmail|\baol\b|\bgmx\b|web\.de|thunderbird|proton|tutanota|\btuta\b|\bspark\b|\bzoho\b|bluemail|airmail|superhuman|\bk-9\b|fairemail|mymail|mail\.ru|яндекс|yandex|windows|verizon|device|gerät/i;
/** Words that may follow the name of the device at the end of the line. */
const LAST = /^(?:gesendet|versendet|verschickt|e?mail|app|client|meu|tôi|saya|보냄|gönderildi)$/i;
/** The maximum length of the line, and of its words before and of its small words after the device. */
const MOST = { characters: 90, before: 6, after: 3 };

/** Returns whether a line is the signature of a device or an app. A sentence names none, or goes on after it. */
export function isOfDevice(head: string): boolean {
  const lastWord = head.lastIndexOf(' ') + 1;
  const withoutLink = head.slice(0, lastWord) + head.slice(lastWord).split(/[<[(]?https?:/, 1)[0];
  const line = withoutLink.trimEnd().replace(/\.$/, '');
  if (GET.test(line)) return true;
  // A small letter is in the middle of a wrapped sentence.
  const isSent = SENT.test(line) && !/^\p{Ll}/u.test(line);
  if (line.length > MOST.characters || !(isSent || SENT_AT_END.test(line))) return false;
  const at = line.search(DEVICE);
  if (at < 0 || line.slice(0, at).split(' ').length > MOST.before + 1 || /[!?;]|\. /.test(line)) return false;
  const words = line.slice(at).split(/[ ,]+/);
  const isName = (word: string) => DEVICE.test(word) || !/^\p{Ll}/u.test(word);
  const last = words.at(-1)!;
  return words.filter((word) => !isName(word)).length <= MOST.after && (isName(last) || LAST.test(last));
}
