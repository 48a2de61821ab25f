import { isRefusal } from '../../platform/data/database.ts';
import type { FetchedMessage } from '../../platform/outside/sidecar.ts';
import { statementsLeft } from '../../platform/work/invocation.ts';
import { ingestAll, MAX_BATCH } from '../mail/index.ts';
import type { Run } from './fetch.ts';
import { MAX_BATCH_BYTES, STATEMENTS_OF_BATCH } from './limits.ts';
import { arrivalOf, saveMessage } from './save-message.ts';
import { deleteSetAside, updateCursor } from './store.ts';

/** Messages of a fetch that wait to be saved together. */
export class Waiting {
  readonly #run: Run;
  readonly #hasRoom: () => boolean;
  #messages: FetchedMessage[] = [];

  /** `hasRoom` says whether the run may save another message. */
  constructor(run: Run, hasRoom: () => boolean) {
    this.#run = run;
    this.#hasRoom = hasRoom;
  }

  /** Saves what waits before, if there is no room beside it, and after, if the batch is full. Answers as `save`. */
  async add(message: FetchedMessage): Promise<boolean> {
    const bytes = this.#messages.reduce((sum, { raw }) => sum + raw.length, message.raw.length);
    const isAlone = bytes > MAX_BATCH_BYTES || statementsLeft() < STATEMENTS_OF_BATCH;
    if (isAlone && !(await this.save())) return false;
    this.#messages.push(message);
    return this.#messages.length < MAX_BATCH || this.save();
  }

  /** Saves what waits. False if the run has no room for it, and the rest is left to the next run. */
  async save(): Promise<boolean> {
    const messages = this.#messages;
    this.#messages = [];
    return messages.length === 0 || saveBatch(this.#run, messages, this.#hasRoom);
  }
}

/**
 * Saves messages in the order of the mailbox, and moves the cursor behind them: in one batch, or if that fails one by one,
 * so that a message that cannot be saved costs only itself. Answers as `Waiting.save`. Throws what `saveMessage` throws.
 */
async function saveBatch(run: Run, messages: FetchedMessage[], hasRoom: () => boolean): Promise<boolean> {
  const { ctx, claim, inbox } = run;
  const uids = messages.map(({ uid }) => uid);
  if (messages.length > 1) {
    try {
      const also = [
        deleteSetAside(ctx, claim, run.cursor!.uidvalidity, ...uids),
        updateCursor(ctx, claim, Math.max(...uids)),
      ];
      const outcomes = await ingestAll(
        ctx,
        messages.map((message) => arrivalOf(run, message)),
        { also, isLikelyStored: run.isRenumbered },
      );
      run.created += outcomes.filter(({ created }) => created).length;
      run.deleted += outcomes.filter(({ isDeleted }) => isDeleted).length;
      run.cursor!.uid = Math.max(run.cursor!.uid, ...uids);
      return true;
    } catch (error) {
      // Saved one by one, a message tells what is wrong with it.
      if (!isRefusal(error)) ctx.log.warn('sync.batch_failed', { inbox: inbox.id, cause: String(error) });
    }
  }
  for (const [place, message] of messages.entries()) {
    if (place > 0 && !hasRoom()) return false;
    await saveMessage(run, message, 1, [updateCursor(ctx, claim, message.uid)]);
    run.cursor!.uid = Math.max(run.cursor!.uid, message.uid);
  }
  return true;
}
