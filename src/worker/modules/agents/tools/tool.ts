import { z } from 'zod';
import type { ToolGroup } from '../../../../contract/agents/hands.ts';
import type { ApiKeyScope } from '../../../../contract/identity/api-keys.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import type { CallRoute } from '../../../platform/invocation/inner-call.ts';

/** What a tool works with. */
export interface ToolBox {
  /** The agent, or the member who approves what it proposed. */
  ctx: Ctx;
  call: CallRoute;
  /** The address of the dashboard, without a slash at the end. */
  home: string;
  /** The time zone of the member, for dates. */
  zone: string;
  /** The tags whose mail the agent may see; null: all. */
  tags: ReadonlySet<string> | null;
  /** Under which the tool's change is made once, however often it is repeated. */
  key: string;
}

export interface Answer<T> {
  data: T;
  /** How many records it read. */
  rows?: number;
  /** The emails whose words it returns. */
  reads?: number[];
}

interface Definition<I extends z.ZodObject, O extends z.ZodObject> {
  name: string;
  title: string;
  /** For models. */
  description: string;
  group: ToolGroup;
  /** The scopes of the routes that it calls. */
  scopes: readonly ApiKeyScope[];
  input: I;
  output: O;
  /** Whether repeating it with the same arguments changes nothing more. */
  isIdempotent: boolean;
  /** Fields of the input with text that the agent wrote, and others will read: its guards clean them. */
  texts?: readonly (keyof z.output<I> & string)[];
  /** The field below which its name is signed. */
  signs?: keyof z.output<I> & string;
  /** Returns an email of the conversation that it is about. */
  about?(input: z.output<I>): number | undefined;
  /** Returns why this call waits for a member even if the agent may do such things alone. */
  asks?(box: ToolBox, input: z.output<I>): Promise<string | null>;
  /** Returns the output without `status`, which whoever runs it knows. */
  run(box: ToolBox, input: z.output<I>): Promise<Answer<Omit<z.input<O>, 'status'>>>;
}

export type Tool = Definition<z.ZodObject, z.ZodObject>;

/** Defines a tool. */
export function tool<I extends z.ZodObject, O extends z.ZodObject>(definition: Definition<I, O>): Tool {
  return definition as unknown as Tool;
}

/** The output of a tool that changes something: it may be done, or wait for a member. */
export function change<S extends z.ZodRawShape>(shape: S) {
  const fields = z.object(shape).partial().shape;
  return z.object({
    status: z.enum(['done', 'waits_for_a_person']),
    proposal: z.string().optional().describe('Where a person approves it.'),
    removed: z.array(z.string()).optional().describe('What was removed from the text, and why.'),
    ...fields,
  });
}

/** A record, by its address in the dashboard, as other tools return it, or by its number. */
export const idOfRecord = (what: string) =>
  z
    .union([
      z.int().min(1),
      z
        .string()
        .max(300)
        .regex(/(?:^|[^\d])[1-9]\d{0,15}$/, 'expected an id that another tool returned'),
    ])
    .describe(`The id of ${what}, as other tools return it.`);

/** Returns the number in an id of `idOfRecord`. */
export function numberOf(id: number | string): number {
  return typeof id === 'number' ? id : Number(/\d{1,16}$/.exec(id)![0]);
}

const PATHS = {
  conversation: '/mail/',
  task: '/board/',
  contact: '/contacts/',
  audit: '/audits/',
  event: '/calendar?event=',
  draft: '/drafts?draft=',
  caption: '/live?caption=',
} as const;

/** Returns the address of a record in the dashboard, which is its id for agents. */
export function addressOf(box: ToolBox, kind: keyof typeof PATHS, id: number): string {
  return `${box.home}${PATHS[kind]}${id}`;
}

export const limit = (most: number, usual: number) =>
  z.int().min(1).max(most).default(usual).describe('How many at most.');
export const cursor = z.string().max(300).optional().describe('`next` of the page before.');
export const next = z
  .string()
  .nullable()
  .describe('For `cursor`: there are more. Null: these were the last.');
