/** A small, deterministic writer that answers from the prompt and invents no numbers. */
import type { Prompt, Schema } from '../prompt.ts';
import { answerQuestion, composeReply, composeText, summarize, taskOf } from './compose.ts';
import { fillSchema, type Place, type Source } from './fill.ts';
import { findSchema } from './find-schema.ts';
import { DEGREES, type Judgment, judge, pickDegree } from './judgment.ts';
import { wordsOf } from './language.ts';
import { type Material, readMaterial } from './material.ts';
import { datesOf, shorten } from './text.ts';

const MAX_SUBJECT = 120;
const MAX_POINTS = 3;
const ACTION =
  /please|could you|can you|need|must|deadline|bitte|veuillez|por favor|per favore|alstublieft|\bby (?:mon|tues|wednes|thurs|fri|satur|sun)day/i;

export function writeHonestly(prompt: Prompt): string {
  const material = readMaterial(prompt);
  if (prompt.format.type === 'text') return composeText(material);
  return JSON.stringify(fillSchema(schemaOf(prompt), sourceOf(material)));
}

/** Returns the schema of the request, or the one in the prompt's text; without either, an object with a text. */
export function schemaOf(prompt: Prompt): Schema {
  const schema = prompt.format.type === 'text' ? null : prompt.format.schema;
  return (
    schema ??
    findSchema([prompt.system, ...prompt.turns.map(({ text }) => text)].join('\n')) ?? {
      type: 'object',
      properties: { text: { type: 'string' } },
    }
  );
}

export function sourceOf(material: Material): Source {
  const judgment = judge(material);
  const dates = datesOf(material.sentences.join('\n'));
  const actions = material.sentences.filter((sentence) => ACTION.test(sentence));

  return {
    choice: (place, words) => choose(place, words, judgment, material),
    flag: ({ name }) => /repl|answer|respon/i.test(name) && judgment.needsReply,

    number({ name }) {
      if (!/(?:^|_)id$/i.test(name)) return null;
      return material.ids[0] ?? null;
    },

    count({ name }) {
      if (/(?:^|_)ids?$|citation|source/i.test(name)) return Math.min(material.ids.length, 1);
      if (/action|todo|task/i.test(name)) return Math.min(actions.length, 10);
      if (/date|deadline|event/i.test(name)) return Math.min(dates.length, 10);
      if (/people|person|contact|participant/i.test(name)) return Math.min(material.people.length, 10);
      if (/reason|injection|warning/i.test(name)) return Math.min(judgment.injections.length, 5);
      if (/^(?:to|recipients)$/i.test(name)) return material.sender ? 1 : 0;
      if (/point|highlight|bullet|fact/i.test(name)) return Math.min(material.sentences.length, MAX_POINTS);
      return 0;
    },

    text(place) {
      const { name, list, index } = place;
      if (list !== null) {
        const item = textOfItem(place, list, index);
        if (item !== undefined) return item;
      }
      if (/lang/i.test(name)) return material.language;
      if (/summary|abstract|tldr|overview/i.test(name)) return summarize(material);
      if (/^(?:subject|title)$/i.test(name)) return subjectFor(place, material);
      if (/(?:^|_)ids?$/i.test(name)) return material.ids[0]?.toString() ?? null;
      if (/due|deadline|start|(?:^|_)date|after|before|until|since/i.test(name)) return null;
      if (/^(?:to|address|email|from_address|recipient)$/i.test(name))
        return material.sender?.address ?? null;
      if (/^(?:name|from_name|sender)$/i.test(name)) return material.sender?.name ?? null;
      if (/reason/i.test(name)) return judgment.injections[0] ?? null;
      if (/query|search|keyword|words/i.test(name)) return searchWords(material);
      if (/html/i.test(name)) return toHtml(bodyOf(material));
      if (name === 'answer') return answerQuestion(material);
      if (/body|reply|text|message|content|answer|draft/i.test(name)) {
        const wantsHtml =
          /\bhtml\b/i.test(place.description) && !/\b(?:no|not|without) html\b/i.test(place.description);
        return wantsHtml ? toHtml(bodyOf(material)) : bodyOf(material);
      }
      // Unknown values are null; a required text quotes the mail.
      return place.isNullable ? null : (material.sentences[0] ?? material.subject);
    },
  };

  /** Returns undefined for an item of unknown kind. */
  function textOfItem(
    { name, schema, description }: Place,
    list: string,
    index: number,
  ): string | null | undefined {
    if (/(?:^|_)ids?$|citation|source/i.test(name)) return material.ids[index]?.toString();
    if (/action|todo|task/i.test(list)) {
      const action = actions[index] ?? null;
      if (!/due|deadline|date/i.test(name)) return action;
      const due = datesOf(action ?? '')[0];
      return due ? formatDay(due, schema, description) : null;
    }
    if (/date|deadline|event/i.test(list)) {
      const date = dates[index];
      if (!date) return null;
      if (/start|^date$/i.test(name)) return formatDay(date, schema, description);
      return /end/i.test(name) ? null : date.text;
    }
    if (/people|person|contact|participant/i.test(list)) {
      const person = material.people[index];
      return (/name/i.test(name) ? person?.name : person?.address) ?? null;
    }
    if (/reason|injection|warning/i.test(list)) return judgment.injections[index] ?? null;
    if (/point|highlight|bullet|fact/i.test(list)) return material.sentences[index] ?? null;
    return undefined;
  }
}

function choose({ name }: Place, words: string[], judgment: Judgment, { language }: Material): string | null {
  const has = (word: string) => (words.includes(word) ? word : null);
  if (/urgen|priorit|importan/i.test(name)) return pickDegree(words, judgment.urgency / 3);
  if (/risk|threat|danger/i.test(name)) return pickDegree(words, judgment.injections.length > 0 ? 1 : 0);
  if (/sentiment|mood|tone/i.test(name)) return has(judgment.sentiment);
  if (/lang/i.test(name)) return has(language);
  if (/categor|kind|type|topic/i.test(name)) return has(judgment.category) ?? has('other');
  if (/intent|purpose/i.test(name)) return has(judgment.intent) ?? has('other');
  const byRule = has(judgment.category) ?? has(judgment.intent) ?? has(judgment.sentiment);
  if (byRule) return byRule;
  return words.some((word) => DEGREES.includes(word)) ? pickDegree(words, 0) : null;
}

function bodyOf(material: Material): string {
  return taskOf(material.instructions) === 'reply' ? composeReply(material) : composeText(material);
}

/** Returns the subject: replies keep that of the mail, and a new mail takes its first words. */
function subjectFor({ siblings }: Place, { subject, sentences, instructions }: Material): string | null {
  const isDraft = siblings.some((name) => /body|text|html|reply/i.test(name));
  if (subject && isDraft) return /^re:/i.test(subject) ? subject : `Re: ${subject}`;
  if (subject) return subject;
  const source = sentences[0] ?? (isDraft ? instructions.trim().split('\n')[0] : null);
  return source ? shorten(source, MAX_SUBJECT) : null;
}

function searchWords({ question }: Material): string | null {
  const words = wordsOf(question).filter((word) => word.length > 3);
  return words.slice(0, 5).join(' ') || null;
}

function formatDay(
  { day, time }: { day: string; time: string | null },
  schema: Schema,
  description: string,
): string {
  const wantsTime =
    schema.format === 'date-time' || /date-time|timestamp|T00:00|with time/i.test(description);
  if (schema.format === 'date' || (!wantsTime && !time)) return day;
  return `${day}T${time ?? '00:00'}:00Z`;
}

function toHtml(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return escaped
    .split('\n\n')
    .map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br>')}</p>`)
    .join('');
}
