/** Composes texts of a useful length from the material of a prompt: replies, summaries, answers, rewritten text. */
import { judge } from './judgment.ts';
import { detectLanguage, type Language, wordsOf } from './language.ts';
import type { Material } from './material.ts';
import { PHRASES } from './phrases.ts';
import { sentencesOf, shorten } from './text.ts';

export type Task = 'rewrite' | 'summarize' | 'chat' | 'compose' | 'caption' | 'audit' | 'reply';

const TASKS: [Task, RegExp][] = [
  ['rewrite', /\brewrite|\brephrase|\bshorter\b|\bfriendlier\b|\bproofread/],
  ['audit', /summary of an audit/],
  ['summarize', /summar/],
  [
    'chat',
    /answer (?:the |a |his |her |their )?(?:user'?s? )?question|\bcite\b|\bcitation|\bassistant (?:for|of|that answers)/,
  ],
  ['compose', /\bcompose|new (?:e-?)?mail|write an? (?:e-?)?mail/],
  ['caption', /\bcaption/],
  ['reply', /\breply|\brespon[ds]|\bdraft/],
];
const SUMMARY_SENTENCES = 2;
const ANSWER_SENTENCES = 3;
const MAX_SUMMARY = 400;
/** Matches what a tool answers that has not done something yet. */
const PROPOSED = /^Not done: it waits for a person/m;

/** Returns the task that the instructions name first. */
export function taskOf(instructions: string): Task {
  const text = instructions.toLowerCase();
  const found = TASKS.map(([task, pattern]) => ({ task, at: text.search(pattern) })).filter(
    ({ at }) => at >= 0,
  );
  return found.sort((a, b) => a.at - b.at)[0]?.task ?? 'reply';
}

export function composeText(material: Material): string {
  switch (taskOf(material.instructions)) {
    case 'rewrite':
      return rewrite(material);
    case 'summarize':
      return summarize(material);
    case 'chat':
      return answerQuestion(material);
    case 'compose':
      return composeMail(material);
    case 'caption':
      return writeCaption(material);
    case 'audit':
      return summarizeAudit(material);
    default:
      return composeReply(material);
  }
}

export function summarize({ sentences, subject }: Material): string {
  return shorten(sentences.slice(0, SUMMARY_SENTENCES).join(' ') || subject || '', MAX_SUMMARY);
}

/** Composes a reply in paragraphs. It repeats what the user asked to say, and promises nothing else. */
export function composeReply(material: Material, language: Language = material.language): string {
  const phrases = PHRASES[language];
  const { category } = judge(material);
  const question = material.sentences.find((sentence) => sentence.endsWith('?'));
  const wishes = wishesOf(material.instructions);
  const middle = [
    phrases.thanks(material.subject?.replace(/^(?:(?:re|aw|fwd?|wg):\s*)+/i, '') || null),
    ...(category === 'complaint' ? [phrases.complaint] : []),
    ...(wishes ? [wishes] : question ? [phrases.question(question)] : []),
    ...(wishes ? [] : [phrases.next]),
  ];
  const name = material.sender?.name ?? null;
  return [phrases.hello(name), middle.join(' '), phrases.close].join('\n\n');
}

/** Writes a caption from the facts of a stream, which are JSON. */
function writeCaption({ question }: Material): string {
  const { title, channel: named, subscribers } = factsIn(question);
  const channel = named ?? 'our channel';
  if (subscribers !== undefined)
    return `${named ?? 'Our channel'} has ${subscribers} subscribers. Thank you all!`;
  if (title === undefined) return `Come and see ${channel}!`;
  return named === undefined ? `Live now: ${title}` : `Come and see ${named}: ${title}`;
}

/** Summarizes the facts of an audit, which are JSON. */
function summarizeAudit({ question }: Material): string {
  const { audited = 'site', overall_score: score, do_first: first } = factsIn(question);
  return [
    `The ${audited} has an overall score of ${score}.`,
    ...(first ? [`First of all: ${first}.`] : []),
  ].join(' ');
}

interface Facts {
  title?: string;
  channel?: string;
  subscribers?: number;
  audited?: string;
  overall_score?: number | string;
  do_first?: string;
}

function factsIn(text: string): Facts {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

function composeMail(material: Material): string {
  const phrases = PHRASES[material.language];
  const wishes = wishesOf(material.instructions) ?? material.sentences.join(' ');
  return [phrases.hello(null), wishes || phrases.next, phrases.close].join('\n\n');
}

/** Returns what the user wants the text to say: `Instructions: offer a refund`. */
function wishesOf(instructions: string): string | null {
  const line =
    /^[\s>*-]{0,6}(?:user )?(?:instructions?|wishes|notes?)["'*]{0,3}\s{0,2}[:=]\s{0,3}(\S.{0,1000})$/im.exec(
      instructions,
    );
  const text = line?.[1]?.trim().replace(/^["']|["']$/g, '') ?? '';
  if (text === '' || /^(?:none|null|n\/a|-)$/i.test(text)) return null;
  const sentence = text[0]!.toUpperCase() + text.slice(1);
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
}

function rewrite({ mail, instructions }: Material): string {
  const text = mail
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .join('\n')
    .trim();
  if (!/\bshorter\b/i.test(instructions)) return text;
  const sentences = sentencesOf(text);
  return sentences.slice(0, Math.ceil(sentences.length / 2)).join(' ') || text;
}

/**
 * Returns the sentences of the mails that share the most words with the question, in their order. Cites the email of
 * each if the instructions want citations such as `[#7]`.
 */
export function answerQuestion(material: Material): string {
  const sentences = material.sentences.filter((sentence) => !material.question.includes(sentence));
  const pool = [...new Set(sentences.length > 0 ? sentences : material.sentences)];
  const words = new Set(wordsOf(material.question).filter((word) => word.length > 3));
  const best = pool
    .map((sentence, at) => ({
      at,
      sentence,
      score: wordsOf(sentence).filter((word) => words.has(word)).length,
    }))
    .sort((a, b) => b.score - a.score || a.at - b.at)
    .slice(0, ANSWER_SENTENCES)
    .sort((a, b) => a.at - b.at);
  const cite = (sentence: string) => {
    const id = material.idOf(sentence);
    return id !== null && /\[#(?:id|\d+)\]/.test(material.instructions) ? `${sentence} [#${id}]` : sentence;
  };
  const answer = best.map(({ sentence }) => cite(sentence)).join(' ') || PHRASES[material.language].next;
  if (!PROPOSED.test(material.instructions)) return answer;
  return `${answer} ${detectLanguage(material.question) === 'de' ? 'Ich habe es vorbereitet: Es wartet unten auf dich.' : 'I have prepared that: it waits for you below.'}`;
}
