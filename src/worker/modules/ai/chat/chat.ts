import type { ChatDone, ChatRequest } from '../../../../contract/ai/chat.ts';
import { DomainError, notFound } from '../../../../lib/errors.ts';
import { cleanText, type OutputRules } from '../../../../lib/safety/clean-output.ts';
import { CANNOT } from '../../../../lib/writer/index.ts';
import { cutWords, singleLine } from '../../../../lib/writer/text/words.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import type { ServerEvent } from '../../../platform/http/sse.ts';
import { streamText } from '../calls/ask.ts';
import type { Turn } from '../calls/attempt.ts';
import { cannot } from '../calls/built-in.ts';
import { deltasOf } from '../calls/deltas.ts';
import { planCall } from '../calls/plan.ts';
import { allowedIn, cutWarnings } from '../generate/clean.ts';
import { DATA_RULES } from '../insight/rules.ts';
import { AnswerCleaner } from './citations.ts';
import { gather } from './material.ts';
import { citedIn } from './present.ts';
import {
  type ChatRow,
  type Exchange,
  insertChat,
  insertExchange,
  MAX_MESSAGES,
  type MessageRow,
  newChatId,
  selectChat,
  selectLastMessages,
} from './store.ts';

const FEATURE = 'chat';
const MAX_ANSWER_TOKENS = 1_200;
/** The number of earlier messages in the prompt; even, so that they begin with a question. */
const EARLIER_MESSAGES = 6;
const EARLIER_CHARACTERS = 1_500;
const MAX_TITLE_CHARACTERS = 80;

/**
 * Streams the answer to a question about the emails and tasks of the organization. Saves a complete answer with its
 * question; nothing if the answer fails or is abandoned. Before the first event it throws `not_found`, `refused`
 * (CHAT_FULL, NEEDS_MODEL), and what `planCall` and `streamText` throw.
 */
export async function streamChat(
  ctx: Ctx,
  input: ChatRequest,
  signal: AbortSignal,
): Promise<AsyncGenerator<ServerEvent>> {
  const { message, chat_id } = input;
  const askedAt = ctx.now();
  const plan = await planCall(ctx, input.model);
  if (plan.models.length === 0) throw cannot(CANNOT.chat);
  const earlier = chat_id === undefined ? [] : await findEarlier(ctx, chat_id);
  const [material, allowed] = await Promise.all([
    gather(ctx, message, {
      question: earlier.findLast(({ role }) => role === 'user')?.text ?? '',
      cited: earlier.toReversed().flatMap(citedIn),
    }),
    allowedIn(ctx),
  ]);
  const running = await streamText(ctx, plan, {
    signal,
    feature: FEATURE,
    instructions: instructionsFor(askedAt),
    turns: [...earlier.map(toTurn), { role: 'user', text: `${material.text}\n\nThe question:\n${message}` }],
    maxOutputTokens: MAX_ANSWER_TOKENS,
  });
  const cleaner = new AnswerCleaner(allowed, material.emailIds);
  return events();

  async function* events(): AsyncGenerator<ServerEvent> {
    const { text, isCut } = yield* deltasOf(running, cleaner);
    const citations = cleaner.citations();
    const chat = await save(ctx, chat_id, titleOf(message, allowed), {
      question: message,
      askedAt,
      answer: text,
      citations,
    });
    const done: ChatDone = {
      chat_id: chat.id,
      title: chat.title,
      citations: citations.map((email_id) => ({ email_id })),
      model: running.model,
      usage: running.usage(),
      injection_risk: material.risk,
      warnings: [...material.warnings, ...cleaner.warnings(), ...cutWarnings(isCut)],
    };
    yield { event: 'done', data: done };
  }
}

function instructionsFor(now: number): string {
  return [
    'You answer questions of a colleague in a small company about its emails and tasks.',
    `Today is ${new Date(now).toISOString().slice(0, 10)}.`,
    'Before the question stand some emails and tasks. If they do not hold the answer, say that you did not find it.',
    'After each statement from an email, cite it as [#id] with the id of the email, such as [#12].',
    'Answer briefly, in the language of the question.',
    DATA_RULES,
  ].join('\n');
}

/** Returns the last messages of a chat, oldest first. Throws `not_found`, and `refused` (CHAT_FULL). */
async function findEarlier(ctx: Ctx, chatId: number): Promise<MessageRow[]> {
  const [[chat], messages] = await commit(database(ctx), [
    selectChat(ctx, chatId),
    selectLastMessages(ctx, chatId, EARLIER_MESSAGES),
  ]);
  if (!chat) throw notFound('chat');
  if (chat.messages + 2 > MAX_MESSAGES) throw full();
  return messages.toReversed();
}

function toTurn({ role, text }: MessageRow): Turn {
  return { role, text: text.slice(0, EARLIER_CHARACTERS).toWellFormed() };
}

/** Saves a question with its answer. Throws `not_found` and `refused` (CHAT_FULL) if the chat has changed meanwhile. */
async function save(
  ctx: Ctx,
  chatId: number | undefined,
  title: string,
  exchange: Exchange,
): Promise<ChatRow> {
  if (chatId === undefined) {
    const [insertMessages, insertCitations, updateChat] = insertExchange(ctx, newChatId(ctx), exchange);
    const results = await commit(database(ctx), [
      ...insertChat(ctx, title, exchange.askedAt),
      insertMessages,
      insertCitations,
      updateChat,
    ]);
    return results.of(updateChat)[0]!;
  }
  const [, , [saved], [found]] = await commit(database(ctx), [
    ...insertExchange(ctx, chatId, exchange),
    selectChat(ctx, chatId),
  ]);
  if (saved) return saved;
  throw found ? full() : notFound('chat');
}

function full(): DomainError {
  return new DomainError(
    'refused',
    'CHAT_FULL',
    `A chat takes at most ${MAX_MESSAGES} messages. Begin a new one.`,
  );
}

/** Returns the beginning of the first message, on one line. */
function titleOf(message: string, allowed: OutputRules): string {
  return cutWords(singleLine(cleanText(message, allowed).text), MAX_TITLE_CHARACTERS) || '…';
}
