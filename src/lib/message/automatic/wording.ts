/**
 * The wording of programs in many languages, as data. `words` are parts of regular expressions without capitals and
 * diacritics of consequence: `plain` removes both, here and from the text.
 */
export interface Wording {
  language: string;
  words: string;
  /** Programs or senders that use the words; "translation" where none is known. */
  source: string;
}

/** Beginnings of subjects of automatic replies. */
const AUTOMATIC_REPLIES: Wording[] = [
  {
    language: 'en',
    words: 'auto(?:matic|mated)?[ -]?(?:repl(?:y|ied)|response|answer)',
    source: 'Outlook, Gmail',
  },
  {
    language: 'en',
    words:
      'out[ -]of[ -](?:the[ -])?office(?: (?:auto[ -]?reply|reply|notice|message|notification|response))?|ooo|oof',
    source: 'Exchange 2007, Notes',
  },
  {
    language: 'en',
    words: 'vacation (?:reply|notice|message|response)|absence (?:notice|message)',
    source: 'vacation(1)',
  },
  { language: 'en', words: 'away from (?:my|the) (?:office|mail|desk)', source: 'vacation(1)' },
  { language: 'de', words: 'automatische (?:antwort|abwesenheitsnotiz)', source: 'Outlook' },
  {
    language: 'de',
    words: 'abwesenheits(?:notiz|meldung|assistent|nachricht)|abwesend',
    source: 'Notes, GMX',
  },
  { language: 'de', words: 'nicht im b(?:u|ue)ro', source: 'Notes' },
  { language: 'fr', words: "reponse automatique|absence du bureau|message d['’]absence", source: 'Outlook' },
  { language: 'fr', words: 'absent du bureau', source: 'Notes' },
  { language: 'es', words: 'respuesta automatica|fuera de (?:la )?oficina', source: 'Outlook' },
  { language: 'ca', words: 'resposta automatica', source: 'Outlook' },
  { language: 'pt, gl', words: 'resposta automatica|fora do escritorio', source: 'Outlook' },
  { language: 'it', words: 'risposta automatica|fuori (?:sede|ufficio)', source: 'Outlook' },
  {
    language: 'nl',
    words: 'automati(?:sch antwoord|sche reactie)|afwezig(?:heidsbericht)?',
    source: 'Outlook',
  },
  {
    language: 'da, no',
    words: 'auto(?:matisk )?svar|fravær|ikke på kontoret',
    source: 'Outlook; Zendesk rules',
  },
  { language: 'sv', words: 'automatiskt? (?:svar|reply)|autosvar|frånvarande', source: 'Outlook' },
  { language: 'is', words: 'sjalfvirkt svar', source: 'Outlook' },
  { language: 'fi', words: 'automaattinen vastaus|poissa toimistosta', source: 'Outlook' },
  { language: 'et', words: 'automaatvastus', source: 'Outlook; freescout#688' },
  { language: 'lv', words: 'automatiska atbilde', source: 'Outlook' },
  { language: 'lt', words: 'automatinis atsakymas', source: 'Outlook' },
  { language: 'pl', words: 'odpowiedz automatyczna|autoodpowiedz|nieobecnosc', source: 'Outlook' },
  { language: 'cs, sk', words: 'automaticka odpoved', source: 'Outlook' },
  { language: 'hu', words: 'automatikus valasz', source: 'Outlook' },
  { language: 'sl', words: 'samodejni odgovor|odsotnost', source: 'Outlook; freescout#688' },
  { language: 'hr, sr', words: 'automatski odgovor|аутоматски одговор', source: 'Outlook' },
  { language: 'ro', words: 'raspuns automat', source: 'Outlook' },
  { language: 'tr', words: 'otomatik yan[ıi]t', source: 'Outlook' },
  { language: 'ru', words: 'автоматический ответ|автоответ', source: 'Outlook' },
  { language: 'uk', words: 'автоматична відповідь', source: 'Outlook' },
  { language: 'bg', words: 'автоматичен отговор', source: 'Outlook; freescout#688' },
  { language: 'el', words: 'αυτοματη απαντηση', source: 'Outlook' },
  { language: 'ja', words: '自動(?:返信|応答)|不在(?:通知|連絡)', source: 'Outlook' },
  { language: 'zh', words: '自动(?:回复|答复)|自動回覆', source: 'Outlook' },
  { language: 'ko', words: '자동 ?(?:회신|응답)|부재 ?중', source: 'Outlook' },
  { language: 'vi', words: 'trả lời tự động', source: 'Outlook; freescout#688' },
  { language: 'th', words: '(?:การ)?ตอบกลับอัตโนมัติ', source: 'Outlook' },
  { language: 'id, ms', words: 'balasan otomatis|balasan automatik', source: 'Outlook' },
  { language: 'ar', words: 'الرد التلقائي|رد تلقائي', source: 'Outlook' },
  { language: 'fa', words: 'پاسخ خودکار', source: 'translation' },
  { language: 'he', words: 'תשובה אוטומטית', source: 'Outlook' },
];

/** Beginnings of subjects of bounces. */
const UNDELIVERABLE: Wording[] = [
  { language: 'en', words: 'undeliver|non[- ]?deliver', source: 'Exchange' },
  { language: 'de', words: 'unzustellbar', source: 'Exchange' },
  { language: 'fr', words: 'non remis|non distribuable', source: 'Exchange' },
  { language: 'es', words: 'no se puede entregar|no entregado', source: 'Exchange' },
  { language: 'it', words: 'impossibile recapitare|non recapitabile', source: 'Exchange' },
  { language: 'nl', words: 'onbestelbaar', source: 'Exchange' },
  { language: 'pt', words: 'nao (?:foi|e) possivel entregar|nao[ _]entregue', source: 'Exchange' },
  { language: 'sv', words: 'kan inte levereras|olevererbar', source: 'Exchange' },
  { language: 'da, no', words: 'kan ikke leveres|kunne ikke leveres', source: 'Exchange; Zendesk rules' },
  { language: 'fi', words: 'toimittamaton|ei voi(?:tu|da) toimittaa', source: 'translation' },
  { language: 'pl', words: 'niedostarczaln|niedostarczon|nie mozna dostarczyc', source: 'Exchange' },
  { language: 'cs, sk', words: 'nedorucitel|nelze dorucit|neda sa dorucit', source: 'Exchange' },
  { language: 'hu', words: 'kezbesithetetlen', source: 'Exchange' },
  { language: 'ro', words: 'imposibil de livrat|nelivrabil', source: 'translation' },
  { language: 'hr, sl', words: 'nije moguce isporuciti|nedostavljiv', source: 'translation' },
  { language: 'tr', words: 'teslim edileme', source: 'Exchange' },
  { language: 'ru', words: 'не удалось доставить|недоставлен|не доставлено', source: 'Exchange' },
  { language: 'uk', words: 'не вдалося доставити|не доставлено', source: 'translation' },
  { language: 'el', words: 'μη παραδοτεο|δεν ειναι δυνατη η παραδοση', source: 'translation' },
  { language: 'ja', words: '配信不能|配信できません|配信不可|メールエラー', source: 'Exchange; KDDI' },
  { language: 'zh', words: '未送达|无法送达|未傳遞|無法傳遞|退信|系统退信', source: 'Exchange; QQ Mail' },
  { language: 'ko', words: '배달되지 않음|배달할 수 없음|배달 ?실패', source: 'Exchange' },
];

/** Local parts of senders that nobody can reply to; a hyphen stands for any separator, or none. */
const NO_REPLY: Wording[] = [
  {
    language: 'en',
    words: '(?:no|not|never|dont|do-not)-(?:reply|respond|response|answer)s?',
    source: 'common',
  },
  { language: 'de', words: 'nicht-antworten|keine-antwort|antworten-nicht', source: 'common' },
  { language: 'fr', words: 'ne-pas-repondre', source: 'common' },
  { language: 'es', words: 'no-(?:responder|responda|contestar|conteste)', source: 'common' },
  { language: 'pt', words: 'nao-(?:responda|responder)', source: 'common' },
  { language: 'it', words: 'non-rispondere', source: 'common' },
  { language: 'ca', words: 'no-respo(?:ndre|ngueu)', source: 'translation' },
  { language: 'nl', words: 'niet-(?:antwoorden|beantwoorden)|geen-antwoord', source: 'common' },
  {
    language: 'da, no',
    words: 'ikke-svare?|svar-ikke|besvar-ikke',
    source: 'nav.no, bispehaugen.no, opentele.dk',
  },
  { language: 'sv', words: 'svara-(?:inte|ej)|(?:inte|ej)-svara', source: 'anglarna.se' },
  { language: 'is', words: 'ekki-svara', source: 'translation' },
  { language: 'fi', words: 'ala-vastaa|ei-vastausta', source: 'aia.com' },
  { language: 'et', words: 'ara-vasta|mitte-vastata', source: 'translation' },
  { language: 'lv', words: 'neatbild(?:et|iet)', source: 'translation' },
  { language: 'lt', words: 'neatsaky(?:ti|kite)', source: 'neatsakyti@ntis.lt, mokslosodas.lt' },
  { language: 'pl', words: 'nie-odpowiada(?:j|c)|bez-odpowiedzi', source: 'common' },
  { language: 'cs', words: 'neodpovid(?:ejte|at)', source: 'napistejim.cz, hime.cz' },
  { language: 'sk', words: 'neodpoved(?:ajte|at)', source: 'translation' },
  { language: 'hu', words: 'ne-valaszolj(?:on)?', source: 'autoklub.hu, kozterkep.hu' },
  { language: 'sl', words: 'ne-odgovarjaj(?:te)?', source: 'obrtniknaspletu.si' },
  { language: 'hr, sr', words: 'ne-odgovaraj(?:te)?', source: 'translation' },
  { language: 'ro', words: 'nu-raspunde(?:ti)?|fara-raspuns', source: 'coridor.ro, ehs-focus.ro' },
  { language: 'tr', words: 'yanitlama(?:yin|yiniz)?|cevaplama(?:yin|yiniz)?', source: 'translation' },
  { language: 'ru', words: 'ne-otvecha(?:t|i|ite|yte)', source: 'translation' },
];

const joined = (table: Wording[]) => plain(table.map(({ words }) => words).join('|'));

/** Returns text in lower case, without diacritics. */
export function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
}

const AUTOMATIC_SUBJECT = new RegExp(`^\\s*\\[?(?:${joined(AUTOMATIC_REPLIES)})\\s*(?:[:：\\]!.–-]|$)`);
const UNDELIVERABLE_SUBJECT = new RegExp(`^\\s*\\[?(?:${joined(UNDELIVERABLE)})`);
const NO_REPLY_SENDER = new RegExp(
  `(?:^|[._+-])(?:${joined(NO_REPLY).replaceAll('-', '[._-]?')})(?:$|[._+\\d-])`,
);

export const isAutomaticReply = (subject: string): boolean => AUTOMATIC_SUBJECT.test(plain(subject));
export const isUndeliverable = (subject: string): boolean => UNDELIVERABLE_SUBJECT.test(plain(subject));
/** Returns whether nobody can reply to a sender with this local part. */
export const isNoReply = (local: string): boolean => NO_REPLY_SENDER.test(local);
