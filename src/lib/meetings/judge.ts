import type { Patterns } from './patterns.ts';
import type { SignPatterns } from './signs/signs.ts';
import { plain } from './text/plain.ts';
import { LIST } from './text/sentences.ts';
import { inFigures } from './words/figures.ts';
import { withoutConditions, withoutHarmless } from './words/harmless.ts';
import {
  CALLS_OFF,
  CLOSED,
  CONTINUES,
  COUNTERS,
  DAILY,
  JOURNEY,
  PLANNED,
  REGRETS,
  ROSTER,
  WITHOUT_READER,
} from './words/no-meeting.ts';

/** The verdict on a sentence. */
export interface Verdict {
  /** From `MEETING` on, the times in the sentence are of a meeting. */
  score: number;
  /** Whether the sentence or its list says so; its subject and neighbours are not enough for whole days. */
  isNamed: boolean;
  isMoved: boolean;
  /** Whether the next sentence declines or offers something else. */
  isRefused: boolean;
}

export const MEETING = 2;
/** The threshold for an hour on an exact day, or in words to the reader. */
export const CERTAIN = 0;
/** Up to `ELSEWHERE`, the times are of something else. */
export const ELSEWHERE = -3;
const WEIGHT = {
  meet: 3,
  event: 1,
  people: 1,
  question: 3,
  link: 3,
  moved: 2,
  other: -7,
  otherElsewhere: -2,
  topic: -1,
  over: -3,
  others: -2,
  context: 1,
};
/** A URL of a video call or a booking service. */
const LINK = /https?:\/\/\S{0,40}(?:zoom|meet|teams|webex|whereby|jitsi|calendly|cal\.com)/;
/** "(Doors open at 7)". */
const ASIDE = /\([^()]{0,80}\)/g;
const QUESTION = /\?["”»)]?$/;
/** The most words of a question that follows a time: "Would that suit?" */
const QUESTION_WORDS = 6;
/** The prefix of a reply's subject. */
export const ANSWER = /^(?:re|aw|antw|sv|odp|res|r|rif)\s?:/;
/** Words that introduce the purpose of a meeting. */
const PURPOSE =
  /(?<!\p{L})(?:per|pour|to (?!the|your|our|my)|um|zur|zum|para|om|over|about|regarding|concerning|sobre|wegen|aby|zeby|w sprawie|pra|y lo|e lo)(?!\p{L})/u;
const PURPOSE_FIRST = /^(?:para|per|pour|um|zur|zum|to|om|aby|zeby|w celu) /;
/** The most words of a part that only continues with a time. */
const SHORT_PART = 4;
/** Separators of a sentence's parts; a colon stays with the part before it. */
const PART = /(?<=:) |[,;] | [–-] /;
/** "Fecha: jueves 4 de febrero", then "Horario: de 9:00 a 14:00". */
const DATE_LABEL =
  /^(?:fecha|dia|data|date|datum|day|giorno|jour|dag|tag|termin|kiedy|when|wann|quando|cuando)\b[^:]{0,12}:/;
const HOUR_LABEL =
  /^(?:horario|orario|horaires?|heures?|hora|ora|uhrzeit|zeit|time|tijd|godzina|godz|plage horaire|beginn?|aanvang|start|inizio|inicio|debut)\b[^:]{0,12}: ?/;
/** A line with only hours: "18:00–19:30 Uhr". */
const ONLY_HOURS =
  /^(?:von |from |de |das |dalle |van |od )?\d{1,2}[:.h]\d{2}(?: ?(?:uhr|uur|h|am|pm))?(?: ?(?:-|–|bis|to|à|às|a|alle|tot|do) ?\d{1,2}[:.h]\d{2})?(?: ?(?:uhr|uur|h|am|pm))?$/;
/** Third persons at the start of a sentence. */
const THEY: Record<string, RegExp> = {
  de: /^er /,
  en: /^(?:he|she|they)(?:'s|'re)? /,
  es: /^(?:ella|ellos) /,
  fr: /^(?:il|elle|ils|elles) (?!y )/,
  it: /^lui /,
  nl: /^(?:hij|zij) /,
  pl: /^(?:on|ona|oni) /,
  pt: /^(?:ele|ela|eles) /,
};
/** "7.00 - 16.00", "7u30 tot 13u". */
const HOURS =
  /\d{1,2}(?:[:.hu] ?\d{2}|[hu]| ?[ap]m)? ?(?:uhr|uur|h)? ?(?:-|–|to|bis|tot|a|à|as|às|alle|do) ?\d{1,2}(?:[:.hu]|[ap]m)|\d{1,2}[:.]\d{2} ?[-–] ?\d{1,2}(?!\d)/;
/** Words that introduce times of a course, a person or a plan. */
const TIMES_OF =
  /(?<!\p{L})(?:\p{L}{0,12}zeiten|horarios?|orari|horaires|openings?|\p{L}{0,12}tijden|godziny|planning|disponibilidad\p{L}{0,2})(?!\p{L})/gu;
/** Characters after a time beyond which a word for moving is about something else. */
const FAR = 30;
/** Sentences after a time that may ask to move it. */
const MOVE_REACH = 3;
/** The most words of a line with only a time and its purpose. */
const LINE_WORDS = 12;

/**
 * Scores each sentence: words for a meeting of writer and reader against words for other things at a time. The subject
 * and neighbouring sentences count less; list items take the score of the sentence that introduces them.
 */
export function judge(
  subject: string,
  sentences: readonly string[],
  patterns: Patterns,
  isAnswer = false,
): Verdict[] {
  const { signs, language } = patterns;
  const ofSubject = weighSubject(plain(subject), signs) + (isAnswer ? WEIGHT.context : 0);
  const isReply = ANSWER.test(plain(subject));
  const texts = sentences.map((sentence) => inFigures(plain(sentence), language));
  const isShort = texts.map(
    (text) => !text.endsWith(':') && (LIST.test(text) || text.split(' ').length <= LINE_WORDS),
  );
  const isOpening = openingHours(texts, isShort, patterns);
  let announced = 0;
  let isList = false;
  let ofBefore = 0;
  return texts.map((text, place) => {
    const before = texts[place - 1] ?? '';
    const next = texts[place + 1] ?? '';
    // "Date: Thursday 14 October", then "Time: 10:30".
    const isLabeled =
      (isHour(text) && (DATE_LABEL.test(before) || isDay(before, patterns))) ||
      (isHour(next) && (DATE_LABEL.test(text) || isDay(text, patterns))) ||
      (DATE_LABEL.test(text) && text.search(patterns.clock) >= 0);
    const isMore = ofBefore >= WEIGHT.meet && CONTINUES.test(text);
    const said =
      (isMore ? WEIGHT.meet : 0) +
      weigh(DATE_LABEL.test(before) ? text.replace(HOUR_LABEL, '') : text, patterns) +
      (isOpening[place] ||
      (DAILY.test(text) && HOURS.test(text)) ||
      (!signs.event.test(text) &&
        [text, next, texts[place + 2] ?? ''].some((each) => WITHOUT_READER.test(each)))
        ? WEIGHT.other
        : 0);
    const own = isLabeled && !signs.other.test(text) ? Math.max(0, said) + WEIGHT.meet : said;
    ofBefore = own;
    const isLine = isShort[place]!;
    isList = isLine && (isList || before.endsWith(':'));
    // "As the year closes I propose one of these:"
    if (!isList) announced = announces(text, own, patterns);
    const inherited =
      !isList || (own < 0 && announced > 0) ? 0 : announced <= ELSEWHERE ? announced : Math.max(0, announced);
    return {
      score:
        own +
        inherited +
        (signs.meet.test(before) ? WEIGHT.context : 0) +
        (signs.meet.test(next) ? WEIGHT.context : 0) +
        (own >= 0 && asksReader(next, signs) ? 2 * WEIGHT.context : 0) +
        (own >= WEIGHT.meet || (own > 0 && signs.meet.test(text) && signs.people.test(text))
          ? Math.max(0, ofSubject)
          : ofSubject) +
        (isReply && own >= 0 && text.split(' ').length <= QUESTION_WORDS ? 2 * WEIGHT.context : 0),
      isNamed: own + inherited > 0,
      isMoved: moves(text, patterns),
      isRefused:
        (own < WEIGHT.meet && !QUESTION.test(text) && refuses(next, patterns)) ||
        texts.slice(place + 1, place + 1 + MOVE_REACH).some((each) => CALLS_OFF.test(each)) ||
        (!moves(text, patterns) &&
          texts.slice(place + 1, place + 1 + MOVE_REACH).some((each) => asksToMove(each, patterns))),
    };
  });
}

const isHour = (text: string) => HOUR_LABEL.test(text) || ONLY_HOURS.test(text);

/** Whether a line is only a day. */
function isDay(text: string, { weekday, near }: Patterns): boolean {
  return (
    text.split(' ').length <= SHORT_PART + 1 &&
    /\d/.test(text) &&
    (text.search(weekday) >= 0 || text.search(near) >= 0)
  );
}

/** Returns the score that a sentence gives to the list it introduces. */
function announces(text: string, own: number, patterns: Patterns): number {
  if (!text.endsWith(':')) return own;
  if (patterns.signs.meet.test(text)) return Math.max(own, WEIGHT.meet);
  return Math.max(own, weigh(text.replace(TIMES_OF, ''), patterns));
}

/** Whether a text moves a meeting, unlike "9.30 to 10.30, to show you the new catalogue and change the samples". */
function moves(text: string, { signs, clock, weekday, near }: Patterns): boolean {
  const at = text.search(signs.moved);
  if (at < 0) return false;
  const ends = [clock, weekday, near].flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match) => match.index + match[0].length),
  );
  return ends.length === 0 || at - Math.max(...ends) <= FAR;
}

/**
 * Marks the lines of lists that say when a place is closed, or that announce this: the others say when it is open. Also
 * marks several spans of hours that nothing offers, such as a rota.
 */
function openingHours(texts: readonly string[], isShort: readonly boolean[], patterns: Patterns): boolean[] {
  const { signs } = patterns;
  const isOpening = texts.map(() => false);
  for (let from = 0; from < texts.length; from++) {
    let to = from;
    while (isShort[to]) to++;
    const lines = texts.slice(from, to);
    const hours = lines.filter((line) => HOURS.test(line));
    const first = from + lines.findIndex((line) => HOURS.test(line));
    const last = from + lines.findLastIndex((line) => HOURS.test(line));
    const around = [...texts.slice(Math.max(0, first - 2), first), ...texts.slice(last + 1, last + 3)];
    const isRota = around.some((each) => ROSTER.test(each));
    const isOffered =
      !isRota &&
      around.some(
        (each) =>
          weigh(each, patterns) > 0 &&
          (signs.meet.test(each) || signs.event.test(each) || QUESTION.test(each)),
      );
    if (
      (hours.length > 0 && lines.some((line) => CLOSED.test(line) && !HOURS.test(line))) ||
      (hours.length > 2 &&
        !isOffered &&
        hours.every((line) => !signs.meet.test(line) && !signs.event.test(line)))
    )
      isOpening.fill(true, texts[from - 1]?.endsWith(':') ? from - 1 : from, to);
    from = to;
  }
  return isOpening;
}

/** "Unfortunately we are full that day.", "I would rather propose Friday." */
function refuses(next: string, { not, near, weekday }: Patterns): boolean {
  if (REGRETS.test(next)) return not.test(withoutHarmless(next));
  return COUNTERS.test(next) && (/\d/.test(next) || next.search(near) >= 0 || next.search(weekday) >= 0);
}

/** "I have an appointment on Tuesday at 11:15. Could you move it to Friday 12 March?" */
function asksToMove(next: string, { signs, near, weekday }: Patterns): boolean {
  const isDated = next.search(near) >= 0 || next.search(weekday) >= 0;
  return QUESTION.test(next) && signs.moved.test(next) && isDated;
}

/** "We start on Monday at 7:30. Can you leave the gate open?" */
function asksReader(next: string, { people, other }: SignPatterns): boolean {
  if (!QUESTION.test(next) || other.test(next)) return false;
  return people.test(next) || next.split(' ').length <= QUESTION_WORDS;
}

/** Scores the subject: one that announces a meeting supports its sentences; one about something else opposes them. */
function weighSubject(title: string, { meet, event, other, topic }: SignPatterns): number {
  if (meet.test(title)) return 2 * WEIGHT.context;
  if (event.test(title)) return WEIGHT.context;
  if (ANSWER.test(title)) return 0;
  return topic.test(title) || other.test(title) ? -2 * WEIGHT.context : 0;
}

/** Scores other things than meetings, which count less in a part of the sentence without a time. */
function weighOther(text: string, patterns: Patterns): number {
  const { signs, near, weekday, clock, language } = patterns;
  if (JOURNEY.test(text)) return WEIGHT.other;
  const said = withoutConditions(text, language).replace(PLANNED, '');
  if (!signs.other.test(said)) return 0;
  const isTimed = (part: string) => /\d/.test(part) || part.search(near) >= 0 || part.search(weekday) >= 0;
  const parts = partsOf(said, isTimed);
  const hours = parts.filter((part) => part.search(clock) >= 0);
  // "I land at 8:35, and am with you at ten".
  const shared = hours.filter((part) => !signs.own.test(part));
  const withHour = shared.some((part) => signs.people.test(part)) ? shared : hours;
  const timed = withHour.length > 0 ? withHour : parts.filter(isTimed);
  return timed.some((part) => signs.other.test(withoutPurpose(part, patterns))) || timed.length === 0
    ? WEIGHT.other
    : WEIGHT.otherElsewhere;
}

/** Removes the purpose of the meeting: "to go through the delivery I call you at 4 pm", "a call about the invoice". */
function withoutPurpose(part: string, { signs, clock }: Patterns): string {
  const hour = [...part.matchAll(clock)].at(-1);
  const end = hour ? hour.index + hour[0].length : part.length;
  const meet = signs.meet.exec(part.slice(0, end));
  if (!meet) return part;
  const purpose = part.slice(end).search(PURPOSE);
  const from = PURPOSE_FIRST.test(part) ? meet.index : 0;
  return part.slice(from, purpose < 0 ? undefined : end + purpose);
}

/** Splits a sentence into its parts; "on Thursday, 8 October, from 6 am" is one. */
function partsOf(text: string, isTimed: (part: string) => boolean): string[] {
  const parts: string[] = [];
  for (const part of text.split(PART)) {
    const before = parts.at(-1);
    const isMore = /\d/.test(part) && part.split(' ').length <= SHORT_PART;
    const isLabeled = before?.endsWith(':') && before.split(' ').length <= SHORT_PART;
    if (before !== undefined && (isLabeled || (isMore && isTimed(before))))
      parts[parts.length - 1] = `${before}, ${part}`;
    else parts.push(part);
  }
  return parts;
}

function weigh(text: string, patterns: Patterns): number {
  const { signs, over, language } = patterns;
  const main = text.replace(ASIDE, '');
  const isMeet = signs.meet.test(text);
  const isEvent = signs.event.test(text);
  return (
    (isMeet ? WEIGHT.meet : 0) +
    (isEvent ? WEIGHT.event : 0) +
    (signs.people.test(text) ? WEIGHT.people : 0) +
    (isEvent && signs.moved.test(text) ? WEIGHT.moved : 0) +
    (QUESTION.test(text) ? WEIGHT.question : 0) +
    (LINK.test(text) ? WEIGHT.link : 0) +
    weighOther(main, patterns) +
    (signs.topic.test(text) ? WEIGHT.topic : 0) +
    (signs.others.test(text) || (THEY[language]!.test(text) && !signs.people.test(text))
      ? WEIGHT.others
      : 0) +
    (over.test(text) ? WEIGHT.over : 0)
  );
}
