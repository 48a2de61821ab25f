import type { SQL } from 'drizzle-orm';
import type { MiddlewareHandler } from 'hono';
import type { z } from 'zod';
import type { ApiKeyScope } from '../../contract/identity/api-keys.ts';
import type { Kept } from '../../contract/retention.ts';
import type { Ctx, ServiceCtx } from './ctx.ts';
import type { Statement } from './data/database.ts';
import type { App, AppEnv } from './http/http.ts';
import type { Lane } from './work/jobs.ts';
import type { Job } from './work/run-job.ts';
import type { Upkeep } from './work/upkeep.ts';

/** What one module adds to the service. `modules.ts` lists the modules; nothing else names them. */
export interface Module {
  /** Runs before every route below /api, in the order of the modules. */
  middleware?: MiddlewareHandler<AppEnv>[];
  /** Registers the module's routes. */
  routes?(app: App): void;
  /** The groups of its routes in the API description, with what each is about. */
  tags?: Record<string, string>;
  /** The scopes of API keys that its routes ask for, with what each allows. */
  scopes?: Partial<Record<ApiKeyScope, string>>;
  /** Its work that must not be lost. Cron wakes what is due. */
  jobs?: Job[];
  /** Its queue messages, beside those that wake jobs. */
  messages?: QueueMessage[];
  /** What cron does every three minutes in each database, by the names that the log shows. */
  upkeep?: Upkeep;
  /** The same, once for the whole service. */
  serviceUpkeep?: Upkeep;
  /**
   * As `upkeep`, and deletes what people may miss: it rests while UPKEEP is off, and while it is in doubt whether the databases and
   * the bucket belong together. What is expired and good for nothing, such as a session, may go in `upkeep`.
   */
  removals?: Upkeep;
  /** The same, once for the whole service. */
  serviceRemovals?: Upkeep;
  /** Removes what it keeps of emails that the same batch deletes. The emails are still there. */
  forgetEmails?(ctx: Ctx, emails: DeletedEmails): Statement[];
  /** The same of tasks. `taskIds` is a SELECT. */
  forgetTasks?(ctx: Ctx, taskIds: SQL): Statement[];
  /**
   * Deletes what is older than `before`, milliseconds, by the name of the setting that says how many days it is kept. At most
   * some hundreds of rows a call.
   */
  retention?: Partial<Record<Kept, (ctx: Ctx, before: number) => Promise<unknown>>>;
  /**
   * Deletes what it keeps of a user for themselves in an organization, and takes them off work. What others read stays, with
   * the number of the user. Does a bounded part at each call, and answers whether nothing is left.
   */
  forgetUser?(ctx: Ctx, userId: number): Promise<boolean>;
  /**
   * Before the rows of an organization are deleted: ends what other services do for it, and deletes objects that only its
   * rows lead to. Does a bounded part at each call, and answers whether nothing is left.
   */
  endOrganization?(ctx: Ctx): Promise<boolean>;
  /** The objects in R2 that belong to it. Cron deletes those that are older than a day and that no row names. */
  objects?: ObjectOwner[];
}

/** Emails that a batch deletes: SELECTs of ids, which hold until the batch deletes the rows. */
export interface DeletedEmails {
  ids: SQL;
  /** With the other emails of their conversations. */
  ofConversations: SQL;
}

/** Objects in R2 with keys of one kind. */
export interface ObjectOwner {
  owns(key: string): boolean;
  /** Those of these keys, which are its own, that a row names. */
  findNamed(ctx: ServiceCtx, keys: string[]): Promise<string[]>;
  /** What the keys of an organization begin with, if they have that in common. */
  folder?(organizationId: number): string;
}

/** What all modules do when emails or tasks are deleted. */
export type Forgetting = Required<Pick<Module, 'forgetEmails' | 'forgetTasks'>>;

/** A queue message of a kind, and what handles it. */
export interface QueueMessage {
  kind: string;
  handle(ctx: ServiceCtx, body: unknown, arrival: Arrival): Promise<unknown>;
}

/** How a queue message came. */
export interface Arrival {
  lane: Lane;
  /** An earlier attempt at this message failed. */
  isRepeated: boolean;
}

/** A queue message whose body has the given shape. */
export function queueMessage<T>(
  kind: string,
  body: z.ZodType<T>,
  handle: (ctx: ServiceCtx, body: T, arrival: Arrival) => Promise<unknown>,
): QueueMessage {
  return { kind, handle: (ctx, value, arrival) => handle(ctx, body.parse(value), arrival) };
}
