import type { SQL } from 'drizzle-orm';
import type { MiddlewareHandler } from 'hono';
import type { z } from 'zod';
import type { ApiKeyScope } from '../../contract/identity/api-keys.ts';
import type { Kept } from '../../contract/retention.ts';
import type { Ctx, ServiceCtx } from './ctx.ts';
import type { Results } from './data/commit/commit.ts';
import type { Statement } from './data/database.ts';
import type { App, AppEnv } from './http/http.ts';
import type { Lane } from './work/jobs.ts';
import type { PastEvent } from './work/outbox.ts';
import type { Job } from './work/run-job.ts';
import type { Upkeep } from './work/upkeep.ts';

/**
 * A module's part in the transaction that delivers the `limit` oldest waiting events (`waitingEvents`): its statements,
 * and what follows them.
 */
export type Subscription = (
  ctx: ServiceCtx,
  limit: number,
) => { statements: readonly Statement[]; after(results: Pick<Results<Statement[]>, 'of'>): void };

/** Routes that are loaded with the first request that they may answer. */
export interface LazyRoutes {
  /**
   * The paths that they answer, as Hono writes them, for one method or for all: `GET /api/emails/:id`, `/api/tasks/*`.
   * They may match more than the routes do, not less.
   */
  paths: string[];
  /** Loads the function that registers them. */
  load(): Promise<(app: App) => void>;
}

/**
 * What the service knows of a module before it is used. `modules.ts` lists the modules; nothing else names them. All
 * these files are evaluated when the Worker starts, so they import nothing but types and middleware.
 */
export interface Module {
  /** Middleware that runs before every route below /api, in the order of the modules. */
  middleware?: MiddlewareHandler<AppEnv>[];
  /** Its routes, in the order in which they are registered. */
  routes?: LazyRoutes[];
  /** The groups of its routes in the API description, with descriptions. */
  tags?: Record<string, string>;
  /** The scopes of API keys that its routes require, with what each allows. */
  scopes?: Partial<Record<ApiKeyScope, string>>;
  /** Loads the statements that remove its data about emails and tasks that are deleted. */
  forgets?(): Promise<Partial<DeletionHooks>>;
  /** Loads its work, which is all that it does besides answering requests. */
  work?(): Promise<Work>;
}

/** A module's work: what it does for cron, queues and other modules. */
export interface Work {
  /** Its durable work. Cron wakes due jobs. */
  jobs?: Job[];
  /** Its queue messages, besides those that wake jobs. */
  messages?: QueueMessage[];
  /** The parts of cron that run every three minutes in each database, by their names in the log. */
  upkeep?: Upkeep;
  /** The parts of cron that run once for the whole service. */
  serviceUpkeep?: Upkeep;
  /**
   * Parts like `upkeep` that delete data that people may miss: they pause while UPKEEP is off, and while the databases
   * and the bucket may not belong together. Deleting expired, useless rows, such as sessions, may be part of `upkeep`.
   */
  removals?: Upkeep;
  /** Removals that run once for the whole service. */
  serviceRemovals?: Upkeep;
  /** Takes part in the delivery of events, and so misses none. */
  subscribe?: Subscription;
  /** Reacts to events that were just delivered. A crash may lose the call, so cron does the same work later. */
  onEvents?(ctx: ServiceCtx, events: PastEvent[]): Promise<void>;
  /** Wakes the work on new mail of these organizations, which their rules have processed. */
  onMailAfterRules?(ctx: ServiceCtx, organizationIds: number[]): Promise<void>;
  /**
   * Deletes rows older than `before`, milliseconds, by the name of the setting with the number of days. At most some
   * hundreds of rows per call.
   */
  retention?: Partial<Record<Kept, (ctx: Ctx, before: number) => Promise<unknown>>>;
  /**
   * Deletes a user's private data in an organization, and removes the user, or an agent by its id, from work. Data that others read stays, with
   * the user's number. Does a bounded part per call, and returns whether nothing is left.
   */
  forgetUser?(ctx: Ctx, userId: number): Promise<boolean>;
  /**
   * Runs before the rows of an organization are deleted: ends what other services do for it, and deletes objects that
   * only its rows reference. Does a bounded part per call, and returns whether nothing is left.
   */
  endOrganization?(ctx: Ctx): Promise<boolean>;
  /** Its objects in R2. Cron deletes those that are older than a day and not referenced by a row. */
  objects?: ObjectOwner[];
}

/** Emails that a batch deletes: SELECTs of ids, which are valid until the batch deletes the rows. */
export interface DeletedEmails {
  ids: SQL;
  /** The same, with the other emails of their conversations. */
  ofConversations: SQL;
}

/** Objects in R2 with keys of one kind. */
export interface ObjectOwner {
  owns(key: string): boolean;
  /** Returns those of these keys, all its own, that a row references. */
  findNamed(ctx: ServiceCtx, keys: string[]): Promise<string[]>;
  /** Returns the common prefix of an organization's keys, if they have one. */
  folder?(organizationId: number): string;
}

/** The steps of modules when emails or tasks are deleted. */
export interface DeletionHooks {
  /** Removes the module's data about emails that the same batch deletes. The emails still exist. */
  forgetEmails(ctx: Ctx, emails: DeletedEmails): Statement[];
  /** Removes the module's data about tasks that the same batch deletes. `taskIds` is a SELECT. */
  forgetTasks(ctx: Ctx, taskIds: SQL): Statement[];
}

/** A kind of queue message, and its handler. */
export interface QueueMessage {
  kind: string;
  handle(ctx: ServiceCtx, body: unknown, arrival: Arrival): Promise<unknown>;
}

/** How a queue message arrived. */
export interface Arrival {
  lane: Lane;
  /** Whether an earlier attempt at this message failed. */
  isRepeated: boolean;
}

/** Defines a queue message whose body has the given shape. */
export function queueMessage<T>(
  kind: string,
  body: z.ZodType<T>,
  handle: (ctx: ServiceCtx, body: T, arrival: Arrival) => Promise<unknown>,
): QueueMessage {
  return { kind, handle: (ctx, value, arrival) => handle(ctx, body.parse(value), arrival) };
}
