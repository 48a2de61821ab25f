import { DomainError } from '../../../../lib/errors.ts';
import { RouteRefusal } from '../../../platform/invocation/inner-call.ts';
import type { Tool } from '../tools/tool.ts';
import { FRAME } from '../tools/words.ts';
import type { Caller } from './run-tool.ts';

/** Whether the scopes and hands of the caller allow the tool at all. */
export function isOffered({ connection: { scopes, hands } }: Caller, tool: Tool): boolean {
  return hands[tool.group] !== 'refuse' && tool.scopes.every((scope) => scopes.includes(scope));
}

/** Returns what a tool answered, for a model. */
export function textOf({ group }: Tool, data: Record<string, unknown>): string {
  if (data['status'] === 'waits_for_a_person') {
    return `Not done: it waits for a person: ${data['proposal']}\n${JSON.stringify(data)}`;
  }
  return group === 'read' ? `${FRAME}\n${JSON.stringify(data)}` : JSON.stringify(data);
}

/** Says what an error is. Unexpected ones are logged, and described only in general. */
export function problemOf({ box: { ctx } }: Caller, error: unknown): string {
  if (error instanceof DomainError) return `${error.code}: ${error.message}`;
  if (error instanceof RouteRefusal) return `${error.problem.code}: ${error.problem.detail}`;
  ctx.log.error('agent.tool_failed', error);
  return `INTERNAL_ERROR: Something went wrong here. It was logged under the request id ${ctx.requestId}.`;
}
