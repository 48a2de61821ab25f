import type { MiddlewareHandler } from 'hono';
import type { z } from 'zod';
import type { ApiKeyScope } from '../../contract/identity/api-keys.ts';
import type { ServiceCtx } from './ctx.ts';
import type { App, AppEnv } from './http/http.ts';
import type { Lane } from './work/jobs.ts';
import type { Job } from './work/run-job.ts';

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
  /** What cron does every three minutes, by the names that the log shows. */
  upkeep?: Record<string, (ctx: ServiceCtx) => Promise<unknown>>;
}

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
