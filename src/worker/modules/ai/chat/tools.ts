import type { InjectionRisk } from '../../../../contract/ai/answer.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import type { CallRoute } from '../../../platform/invocation/inner-call.ts';
import type { Prompt } from '../calls/attempt.ts';

/** What a tool answered. */
export interface ToolAnswer {
  /** For the model. */
  text: string;
  /** The emails that the text names. */
  emailIds: number[];
  risks: InjectionRisk[];
  /** What waits for a person instead of being done. */
  proposalId: number | null;
}

/** The tools of the assistant, which act for the member who asks. */
export interface ChatTools {
  offered: NonNullable<Prompt['tools']>;
  /** The time now, in the time zone of the member. */
  now: string;
  /** Calls a tool. An error is an answer that says what is wrong, so that the model can do better. */
  call(name: string, args: object): Promise<ToolAnswer>;
}

/** Opens the tools that the caller may use, which call routes by `call`; null if there are none. */
export type OpenTools = (ctx: Ctx, call: CallRoute) => Promise<ChatTools | null>;
