import { withoutReplyPrefix } from '../acknowledge/acknowledge.ts';
import { NO_REQUESTS, REQUESTS } from '../extract/action-words.ts';
import { detectWritten } from '../language/detect.ts';
import { MAX_SUBJECT_CHARACTERS } from '../limits.ts';
import { sentencesOf } from '../text/sentences.ts';
import { countPhrases, foldWords, hasPhrase, visibleText } from '../text/words.ts';
import { writtenParts } from '../text/written.ts';
import {
  AT_ONCE,
  NEGATIVE,
  NOT_URGENT,
  PAY,
  POSITIVE,
  PROBLEMS,
  QUESTIONS,
  SOON,
  THANKS,
  URGENT,
} from './tone-words.ts';
import { NEWSLETTER, NOTIFICATION, SPAM, TOPICS, UNSUBSCRIBE } from './topic-words.ts';

export interface AnalyzeInput {
  subject: string;
  text: string;
  /** Whether no person wrote the mail to somebody: a notification, a list, an automatic reply. */
  isAutomatic: boolean;
  isBounce: boolean;
  /** Whether it has List-Id or List-Unsubscribe (RFC 2919, RFC 2369). */
  hasListHeaders: boolean;
}

export const CATEGORIES = [
  ...(['question', 'request', 'complaint', 'order', 'invoice', 'meeting', 'offer'] as const),
  ...(['newsletter', 'notification', 'spam', 'other'] as const),
] as const;
export const SENTIMENTS = ['positive', 'neutral', 'negative'] as const;
export const URGENCIES = ['low', 'medium', 'high', 'urgent'] as const;
export const INTENTS = [
  ...(['ask', 'request_action', 'inform', 'complain', 'schedule', 'pay', 'sell', 'thank'] as const),
  ...(['unsubscribe', 'other'] as const),
] as const;

type Category = (typeof CATEGORIES)[number];
type Sentiment = (typeof SENTIMENTS)[number];
type Urgency = (typeof URGENCIES)[number];
type Intent = (typeof INTENTS)[number];

export interface Analysis {
  category: Category;
  sentiment: Sentiment;
  urgency: Urgency;
  intent: Intent;
  /** Whether a person expects a reply. */
  needsReply: boolean;
  /** ISO 639-1. */
  language: string;
}

/** The features of a mail that the rules use. */
interface Signs {
  subject: string;
  body: string;
  asks: boolean;
  requests: boolean;
  /** The sentences with requests. */
  requested: string;
  /** The number of words in the body. */
  length: number;
}

/** The number of characters of the body that are analyzed: people state their request early. */
const BODY_CHARACTERS = 4000;
/** The minimum points of a topic; below, it is only mentioned in passing. */
const MIN_POINTS = 2;
/** The number of different words that indicate spam. */
const MIN_SPAM = 2;
/** The maximum number of words in a mail that only thanks. */
const MAX_THANKS_WORDS = 40;

/**
 * Classifies a mail by words in some twenty languages. Cautious: without clear words the category is `question`,
 * `request` or `other`, the sentiment `neutral`, and the urgency `medium`.
 */
export async function analyze(input: AnalyzeInput): Promise<Analysis> {
  const subject = visibleText(input.subject.slice(0, MAX_SUBJECT_CHARACTERS));
  const written = writtenParts(input.text, subject);
  const { language } = await detectWritten(written, input.text || subject);
  const text = written.blocks
    .map((block) => block.text)
    .join('\n')
    .slice(0, BODY_CHARACTERS);
  const body = foldWords(text).replaceAll(' in order ', ' ').replaceAll(' order of ', ' ');
  const sentences = sentencesOf(written.blocks, language).map((each) => foldWords(each.text));
  const requested = sentences
    .filter((each) => hasPhrase(each, REQUESTS) && !hasPhrase(each, NO_REQUESTS))
    .join('');
  const signs: Signs = {
    subject: foldWords(subject),
    body,
    asks:
      /[?？؟]/.test(`${text} ${subject}`) ||
      hasPhrase(body, QUESTIONS) ||
      (language === 'el' && text.includes(';')),
    requests: requested !== '',
    requested,
    length: body.split(' ').length - 2,
  };

  const whole = foldWords(visibleText(input.text.slice(0, BODY_CHARACTERS * 2)));
  const category = categoryOf(input, signs, whole);
  const intent = intentOf(category, signs);
  const isForPerson = !(
    input.isAutomatic ||
    input.isBounce ||
    ['newsletter', 'notification', 'spam'].includes(category)
  );
  return {
    category,
    sentiment: isForPerson ? sentimentOf(signs) : 'neutral',
    urgency: isForPerson ? urgencyOf(signs, intent) : 'low',
    intent,
    needsReply: isForPerson && !input.hasListHeaders && awaitsReply(category, intent, signs),
    language,
  };
}

function categoryOf(input: AnalyzeInput, signs: Signs, whole: string): Category {
  const { subject, body } = signs;
  if (input.isBounce) return 'notification';
  if (countPhrases(subject + whole, SPAM) >= MIN_SPAM) return 'spam';
  if (hasPhrase(body, UNSUBSCRIBE) && !input.hasListHeaders && !input.isAutomatic) return 'request';
  const newsletterWords = countPhrases(subject + whole, NEWSLETTER);
  const isList = input.isAutomatic || input.hasListHeaders;
  if (newsletterWords >= (isList ? 1 : 2) && !isReply(input.subject)) return 'newsletter';
  // A person's post to a discussion list is a question or an offer like any other mail.
  const isDiscussion = input.hasListHeaders && !hasPhrase(whole, NOTIFICATION);
  if (input.isAutomatic && !isDiscussion) return 'notification';
  if (countPhrases(subject + whole, NOTIFICATION) >= MIN_POINTS) return 'notification';

  const points = (topic: keyof typeof TOPICS) =>
    2 * countPhrases(subject, TOPICS[topic]) + countPhrases(body, TOPICS[topic]);
  const complaint = points('complaint') + countPhrases(body, NEGATIVE) + countPhrases(body, PROBLEMS);
  // A late parcel is a complaint about an order: the complaint needs the reply.
  if (points('complaint') >= 1 && complaint >= 3) return 'complaint';
  const [best] = (['invoice', 'meeting', 'order', 'offer'] as const)
    .map((topic) => ({ topic, points: points(topic) }))
    .toSorted((a, b) => b.points - a.points);
  if (best && best.points >= MIN_POINTS) return best.topic;
  if (signs.requests) return 'request';
  if (signs.asks) return 'question';
  return best && best.points > 0 && best.topic !== 'offer' ? best.topic : 'other';
}

function isReply(subject: string): boolean {
  return (
    withoutReplyPrefix(subject.slice(0, MAX_SUBJECT_CHARACTERS)) !==
    subject.slice(0, MAX_SUBJECT_CHARACTERS).trim()
  );
}

function intentOf(category: Category, signs: Signs): Intent {
  const { body, asks, requests, length } = signs;
  if (category === 'newsletter' || category === 'notification') return 'inform';
  if (category === 'spam') return 'sell';
  if (hasPhrase(body, UNSUBSCRIBE)) return 'unsubscribe';
  if (category === 'complaint') return 'complain';
  if (category === 'meeting') return 'schedule';
  if (category === 'offer') return asks && !hasPhrase(body, SELLING) ? 'ask' : 'sell';
  if (category === 'invoice' && (hasPhrase(body, PAY) || !(asks || requests))) return 'pay';
  if (requests) return 'request_action';
  if (asks) return 'ask';
  if (hasPhrase(body, THANKS) && length <= MAX_THANKS_WORDS) return 'thank';
  return length > 3 ? 'inform' : 'other';
}

/** Phrases that offer the sender's services, rather than ask for ours. */
const SELLING = TOPICS.offer.filter((phrase) =>
  /\s(?:we|our|wir|unsere|nous|nos|nuestros|ofrecemos|offriamo|nossos|oferecemos|onze|wij|nasze|наши)\s/.test(
    `${phrase} `,
  ),
);

/** Rates feelings, not facts: one clear word is negative; praise needs two, or one in a short mail of thanks. */
function sentimentOf({ subject, body, length }: Signs): Sentiment {
  const text = subject + body;
  // "Not happy" contains "happy".
  const negative = countPhrases(text, NEGATIVE) + Math.floor(countPhrases(text, PROBLEMS) / 2);
  const positive = countPhrases(text, POSITIVE);
  if (negative > 0 && negative >= positive) return 'negative';
  const isPraise = positive >= 2 || (length <= MAX_THANKS_WORDS && hasPhrase(body, THANKS));
  return positive > negative && isPraise ? 'positive' : 'neutral';
}

function urgencyOf({ subject, body, requested }: Signs, intent: Intent): Urgency {
  const text = subject + body;
  if (hasPhrase(text, NOT_URGENT)) return 'low';
  if (hasPhrase(text, URGENT) || hasPhrase(subject + requested, AT_ONCE)) return 'urgent';
  if (intent === 'thank' || intent === 'sell') return 'low';
  return hasPhrase(text, SOON) ? 'high' : 'medium';
}

function awaitsReply(category: Category, intent: Intent, { asks, requests }: Signs): boolean {
  if (intent === 'thank' || intent === 'sell') return false;
  if (category === 'complaint' || intent === 'unsubscribe') return true;
  return asks || requests;
}
