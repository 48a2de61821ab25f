import { namesAnyDay } from './day-names.ts';

/**
 * Beginnings of words for meetings, in most languages of mail. They are broad: a match only makes a model read the
 * mail.
 */
const SPACED = [
  'meet|appointment|catch.?up|lunch|coffee|schedul|reschedul|workshop|webinar|conference|zoom|teams|skype|visit|interview',
  'call|chat(?!\\p{L})|kick.?off|rendez|réunion|rencontr|entretien|visio(?!n)|déjeun|reuni|queda(?:mos|r)|citas?(?!\\p{L})|llamad|encuentr',
  'treff|termin(?!at|al)|besprech|gespräch|telefon|anruf|besuch|riunion|incontr|appuntament|chiamat|colloqui',
  'afspra|overleg|vergader|bellen|gesprek|encontr|ligação|chamada|conversa|spotka|rozmow|zadzwon|umów',
  'möte|möta|träff|ses(?!\\p{L})|møde|møte|samtal|tapaa|kokou|palaver|puhelu|kohtu|koosole',
  'schůz|sejít|sejd|setk|stretn|porad|sestan|sastan|talál|megbeszél|értekez|întâln|ședinț|programare',
  'toplant|görüş|buluş|randevu|susitik|tikšan|sapulc|posėd|встре|созвон|совещ|увид|зустр|нарад|срещ|συνάντ|ραντεβ|συναντ',
  'gặp|cuộc họp|hẹn|rapat|bertemu|pertemuan',
];
/** Words that need no space before them in their script. */
const JOINED =
  'اجتماع|موعد|لقاء|نلتقي|מפגש|פגיש|להיפגש|ניפגש|جلسه|ملاقات|قرار|बैठक|मिल|会議|打ち合わせ|打合せ|ミーティング|面談|会う|お会い|会议|见面|会面|開會|开会|회의|미팅|만나|뵙|ประชุม|นัด|พบ';
const MEETING = new RegExp(`(?<!\\p{L})(?:${SPACED.join('|')})|${JOINED}`, 'iu');

/**
 * Returns whether to ask a model about a mail: the text has a word for a meeting, and a number or the name of a day.
 */
export function looksLikeMeeting(text: string): boolean {
  if (!MEETING.test(text)) return false;
  return /\p{Nd}/u.test(text) || namesAnyDay(text.toLowerCase());
}
