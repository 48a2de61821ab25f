import type { Patterns } from './patterns.ts';
import type { SignPatterns } from './signs/signs.ts';
import { plain } from './text/plain.ts';

/** What the signs say of a sentence. */
export interface Verdict {
  /** From `MEETING` on the times in the sentence are those of a meeting. */
  score: number;
  /** It says so itself, or its list does; the subject and its neighbours alone are not enough for whole days. */
  isNamed: boolean;
  isCancelled: boolean;
  isMoved: boolean;
}

export const MEETING = 2;
/** To `ELSEWHERE` they are those of something else. */
export const ELSEWHERE = -3;
const WEIGHT = {
  meet: 3,
  event: 1,
  people: 1,
  question: 3,
  link: 3,
  moved: 2,
  other: -5,
  topic: -1,
  over: -3,
  others: -2,
  context: 1,
};
/** A link to a call; the addresses of booking services too. */
const LINK = /https?:\/\/\S{0,40}(?:zoom|meet|teams|webex|whereby|jitsi|calendly|cal\.com)/;
const LIST = /^(?:[-*•·–>]|\d{1,2}[.)]) /;
/** "(Doors open at 7)". */
const ASIDE = /\([^()]{0,80}\)/g;
const QUESTION = /\?["”»)]?$/;
/** "Would that suit?" */
const QUESTION_WORDS = 6;
/** An answer keeps the subject of what it answers. */
const ANSWER = /^(?:re|aw|antw|sv|odp|res|r|rif)\s?:/;
/** Words of a line that names only a time and what it is for. */
const LINE_WORDS = 12;

/**
 * Weighs each sentence: words for a meeting of writer and reader against words for what else happens at a time. The
 * subject and the sentences around count less; the lines of a list are like the sentence that announces them.
 */
export function judge(
  subject: string,
  sentences: readonly string[],
  patterns: Patterns,
  isAnswer = false,
): Verdict[] {
  const { signs } = patterns;
  const ofSubject = weighSubject(plain(subject), signs) + (isAnswer ? WEIGHT.context : 0);
  const texts = sentences.map(plain);
  let announced = 0;
  let isList = false;
  return texts.map((text, place) => {
    const before = texts[place - 1] ?? '';
    const own = weigh(text, patterns);
    const isLine = !text.endsWith(':') && (LIST.test(text) || text.split(' ').length <= LINE_WORDS);
    isList = isLine && (isList || before.endsWith(':'));
    // "As the year closes I propose one of these:"
    if (!isList) announced = text.endsWith(':') && signs.meet.test(text) ? Math.max(own, WEIGHT.meet) : own;
    const inherited = isList && own >= 0 ? Math.max(0, announced) : 0;
    return {
      score:
        own +
        inherited +
        (signs.meet.test(before) ? WEIGHT.context : 0) +
        (signs.meet.test(texts[place + 1] ?? '') ? WEIGHT.context : 0) +
        (own >= 0 && asksReader(texts[place + 1], signs) ? 2 * WEIGHT.context : 0) +
        (own >= WEIGHT.meet ? Math.max(0, ofSubject) : ofSubject),
      isNamed: own + inherited > 0,
      isCancelled: signs.cancelled.test(text),
      isMoved: signs.moved.test(text),
    };
  });
}

/** "We start on Monday at 7:30. Can you leave the gate open?" */
function asksReader(next: string | undefined, { people, other }: SignPatterns): boolean {
  if (next === undefined || !QUESTION.test(next) || other.test(next)) return false;
  return people.test(next) || next.split(' ').length <= QUESTION_WORDS;
}

/** A subject that announces a meeting tells of its sentences too; so does one that is about something else. */
function weighSubject(title: string, { meet, event, other, topic }: SignPatterns): number {
  if (meet.test(title)) return 2 * WEIGHT.context;
  if (event.test(title)) return WEIGHT.context;
  if (ANSWER.test(title)) return 0;
  return topic.test(title) || other.test(title) ? -2 * WEIGHT.context : 0;
}

function weigh(text: string, { signs, over }: Patterns): number {
  const main = text.replace(ASIDE, '');
  const isMeet = signs.meet.test(text);
  const isEvent = signs.event.test(text);
  return (
    (isMeet ? WEIGHT.meet : 0) +
    (isEvent ? WEIGHT.event : 0) +
    (isEvent && signs.people.test(text) ? WEIGHT.people : 0) +
    (isEvent && signs.moved.test(text) ? WEIGHT.moved : 0) +
    (QUESTION.test(text) ? WEIGHT.question : 0) +
    (LINK.test(text) ? WEIGHT.link : 0) +
    (signs.other.test(main) ? WEIGHT.other : 0) +
    (signs.topic.test(text) ? WEIGHT.topic : 0) +
    (signs.others.test(text) ? WEIGHT.others : 0) +
    (over.test(text) ? WEIGHT.over : 0)
  );
}
