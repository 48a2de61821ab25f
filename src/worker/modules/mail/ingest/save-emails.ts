import type { SavedInBatch } from '../../../../contract/mail/email-batch.ts';
import { DomainError } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { STATUS } from '../../../platform/http/http.ts';
import { statementsLeft } from '../../../platform/invocation/invocation.ts';
import { StaleHint } from '../../../platform/invocation/proof.ts';
import { wakeOutbox } from '../../../platform/work/outbox.ts';
import { MAX_BATCH } from '../save/message.ts';
import { type Outcome, saveAll } from '../save/save.ts';
import { optionsOf, type Posted, refusalOf } from './save-email.ts';

/** The maximum size of parsed messages to save together. Parsing takes several times their size, of 128 MB in all. */
const MAX_WAITING_BYTES = 4 * 1024 * 1024;
/** The statements for saving one message, with room for many attachments and a bounce. */
const STATEMENTS_OF_MESSAGE = 60;
/** The statements for saving many messages in one batch, including the look-up. */
const STATEMENTS_OF_BATCH = 120;

/** Reads one message of a request. Throws DomainError if it cannot be saved. */
export type Reader = () => Promise<Posted>;

interface Waiting extends Posted {
  index: number;
}

type Problem = NonNullable<SavedInBatch['problem']>;
/** The outcome of one message, or the problem if it could not be saved. */
type Result = Outcome | Problem;

/**
 * Saves the messages of a request, in batches. Returns the outcome of each, in their order; failed messages do not
 * affect the others.
 */
export async function saveEmails(ctx: Ctx, readers: Reader[]): Promise<SavedInBatch[]> {
  const results: Result[] = [];
  let waiting: Waiting[] = [];
  const flush = async () => {
    const parts = waiting;
    waiting = [];
    const saved = await saveTogether(ctx, parts);
    parts.forEach(({ index }, i) => {
      results[index] = saved[i]!;
    });
  };
  for (const [index, read] of readers.entries()) {
    try {
      const posted = await read();
      const bytes = waiting.reduce((sum, { given }) => sum + sizeOf(given), sizeOf(posted.given));
      const isOther = waiting.some(({ restoresDeleted }) => restoresDeleted !== posted.restoresDeleted);
      if (waiting.length === MAX_BATCH || bytes > MAX_WAITING_BYTES || isOther) await flush();
      waiting.push({ ...posted, index });
    } catch (error) {
      results[index] = problemOf(error);
    }
  }
  await flush();
  if (results.some((result) => 'created' in result && result.created)) wakeOutbox(ctx);
  return results.map(toAnswer);
}

const sizeOf = ({ raw, email }: Posted['given']): number =>
  raw?.length ?? email.text.length + email.html.length;

/** Saves messages in one batch, or one by one if that fails. */
async function saveTogether(ctx: Ctx, posted: Posted[]): Promise<Result[]> {
  const [first] = posted;
  if (!first) return [];
  if (posted.length > 1 && statementsLeft() >= STATEMENTS_OF_BATCH) {
    try {
      const { outcomes } = await saveAll(
        ctx,
        posted.map(({ given }) => given),
        optionsOf(first),
      );
      return outcomes;
    } catch (error) {
      if (error instanceof StaleHint) throw error;
      ctx.log.warn('emails.batch_failed', { messages: posted.length, cause: String(error) });
    }
  }
  const results: Result[] = [];
  for (const each of posted) results.push(await saveOne(ctx, each));
  return results;
}

async function saveOne(ctx: Ctx, posted: Posted): Promise<Result> {
  if (statementsLeft() < STATEMENTS_OF_MESSAGE) {
    return problemOf(
      new DomainError(
        'unavailable',
        'AT_CAPACITY',
        'The request has too many messages that cannot be saved together. Send this one again.',
      ),
    );
  }
  try {
    const { outcomes } = await saveAll(ctx, [posted.given], optionsOf(posted));
    return outcomes[0]!;
  } catch (error) {
    if (error instanceof DomainError) return problemOf(error);
    if (error instanceof StaleHint) throw error;
    ctx.log.error('emails.message_failed', error);
    return {
      status: 500,
      code: 'INTERNAL_ERROR',
      detail: 'Herald could not save the message; its log says why.',
    };
  }
}

/** Converts a DomainError to its response. Throws any other error. */
function problemOf(error: unknown): Problem {
  if (!(error instanceof DomainError)) throw error;
  const { kind, code, message: detail, errors } = error;
  return { status: STATUS[kind], code, detail, ...(errors && { errors }) };
}

function toAnswer(result: Result, index: number): SavedInBatch {
  if ('code' in result) return { index, status: 'failed', id: null, problem: result };
  const refusal = refusalOf(result);
  if (refusal) return { index, status: 'failed', id: null, problem: problemOf(refusal) };
  return { index, status: result.created ? 'created' : 'existing', id: result.emailId };
}
