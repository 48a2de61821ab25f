/** Saves of one organization and caller that arrive at once in this isolate: one batch commits them (decision 0082). */
import { Gathering, type Seat } from '../../../../lib/gathering.ts';
import type { Tags } from '../../../../lib/tags.ts';
import { actorName, type Ctx } from '../../../platform/ctx.ts';
import type { Results } from '../../../platform/data/commit/commit.ts';
import type { Statement } from '../../../platform/data/database.ts';
import { statementsLeft } from '../../../platform/invocation/invocation.ts';
import { currentProof } from '../../../platform/invocation/proof.ts';
import type { Mail } from './batch-store.ts';
import { MAX_BATCH, type Message, type SaveOptions } from './message.ts';
import type { BouncedEmail } from './store.ts';

/** A new message with its row. */
export interface Chosen {
  message: Message;
  mail: Mail;
  /** The email that it returns, if it is a bounce. */
  bounced: BouncedEmail | null;
}

/** The messages of one save. */
export interface Part {
  messages: Message[];
  /** The new ones among them. */
  chosen: Chosen[];
  tags: Tags;
  also: Statement[];
}

/** A batch that has saved its parts. */
export interface Committed {
  results: Pick<Results<Statement[]>, 'of'>;
  /** Returns the stored messages of a part by their index in it. */
  rowsOf(part: Part): Map<number, { id: number; created: 0 | 1 }>;
}

export type SavingSeat = Seat<Part, Committed>;

/** The parts could not be saved together, or it is unknown whether they were. Each is then saved by itself. */
export class NotTogether extends Error {}

/** The longest that a save waits for another to come; it never waits if there is none. */
const MAX_WAIT_MS = 10;
/** Longer than a batch takes that waits for a move, after which its request counts as ended. */
const MAX_HELD_MS = 40_000;
/**
 * The number of statements that must be left: for the shared batch, including those that callers add, and for saving
 * one message by itself if that batch fails.
 */
const STATEMENTS = 300;

const gatherings = new Map<string, Gathering<Part, Committed>>();

/**
 * Returns whether messages may be saved with those of other requests. History has ids of its own, bounces look up their
 * originals first, and mail that Herald sends must have a known outcome.
 */
export function maySaveTogether(messages: Message[], { isHistory, restoresDeleted }: SaveOptions): boolean {
  const isOrdinary = messages.every(({ bounce, arrival }) => !bounce && arrival.actor === undefined);
  return isOrdinary && !isHistory && !restoresDeleted && statementsLeft() >= STATEMENTS;
}

/** Registers a save that has begun. Saves of other organizations and callers never share a batch with it. */
export function enterTogether(ctx: Ctx): SavingSeat {
  const key = `${ctx.organizationId} ${actorName(ctx.actor)}`;
  const gathering =
    gatherings.get(key) ?? new Gathering({ mayJoin, maxWaitMs: MAX_WAIT_MS, maxHeldMs: MAX_HELD_MS });
  gatherings.set(key, gathering);
  const seat = gathering.begin();
  return {
    ...seat,
    leave: () => {
      seat.leave();
      if (gathering.isIdle) gatherings.delete(key);
    },
  };
}

/** Saves a part with those that are under way. Throws NotTogether if they cannot be saved at once. */
export async function finishTogether(
  ctx: Ctx,
  seat: SavingSeat,
  part: Part,
  step: (parts: Part[]) => Promise<Committed>,
): Promise<Committed> {
  // The batch may run in another request, which does not prove this caller.
  await currentProof()?.settle();
  const finished = seat.finish(part, step);
  // Others need its outcome even if the client of this request has gone.
  ctx.defer(finished);
  const { outcome, isShared } = await finished;
  if (outcome.status === 'fulfilled') return outcome.value;
  throw isShared ? new NotTogether('not saved together', { cause: outcome.reason }) : outcome.reason;
}

/**
 * The first message with an id and a direction counts, so a second one is saved by itself, later or at the same time.
 */
function mayJoin(parts: readonly Part[], part: Part): boolean {
  const identities = [...parts, part].flatMap(({ chosen }) => chosen.map(identityOf));
  return identities.length <= MAX_BATCH && new Set(identities).size === identities.length;
}

const identityOf = ({ message: { keys, direction } }: Chosen) => `${direction} ${keys[0]}`;
