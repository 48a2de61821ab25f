import { BUDGET_KINDS, type BudgetKind, type ToolGroup } from '../../../../contract/agents/hands.ts';
import { DomainError, invalid } from '../../../../lib/errors.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { requireAccessOf } from '../../../platform/http/access.ts';
import type { Connection } from '../connections/schema.ts';
import { digestOf, propose } from '../proposals/propose.ts';
import { inZone } from '../tools/dates.ts';
import { guarded } from '../tools/guard.ts';
import { findConversation } from '../tools/sight.ts';
import type { Answer, Tool, ToolBox } from '../tools/tool.ts';
import { selectStop, type Use, updateUse, upsertCall } from './store.ts';

const HOUR = 3_600_000;
/** About so many characters of an answer are a token. */
const CHARACTERS_A_TOKEN = 4;
/** The groups whose calls reach others. */
const REACHES_OTHERS: readonly ToolGroup[] = ['send', 'invite', 'post'];
const MAX_NAME = 60;

/** An agent that calls. */
export interface Caller {
  box: Omit<ToolBox, 'key'>;
  connection: Pick<Connection, 'id' | 'userId' | 'name' | 'scopes' | 'hands' | 'budget' | 'model'>;
}

type Fields = Record<string, unknown>;

/**
 * Runs a tool for an agent, as far as its hands go: alone, or as a proposal that waits for a member. Throws
 * `forbidden` (AGENTS_STOPPED, HAND_REFUSED, SCOPE_REQUIRED), `limited` (BUDGET_USED), and what the tool throws.
 */
export async function runTool(caller: Caller, tool: Tool, args: unknown): Promise<Fields> {
  const { connection } = caller;
  const use = await countCall(caller);
  for (const scope of tool.scopes) requireAccessOf(caller.box.ctx, { role: 'member', scope });
  const hand = connection.hands[tool.group];
  if (hand === 'refuse' || (hand === 'ask' && tool.group === 'read')) throw refused(tool);
  if (REACHES_OTHERS.includes(tool.group)) requireBudget(caller, use, 'sends', 1);
  const parsed = parse(tool, args);
  const emailId = tool.about?.(parsed) ?? null;
  const digest = digestOf(tool.name, parsed);
  const box = { ...caller.box, key: `agent-${connection.id}-${digest.slice(0, 40)}` };
  // Without limits, the tool itself finds it, unless the call waits.
  if (emailId !== null && box.tags !== null) await findConversation(box, emailId);
  const { input: cleaned, removed } = await guarded(box, tool, parsed);
  const input = parse(tool, signed(caller, tool, cleaned));
  const isAsked = hand === 'ask' || (await tool.asks?.(box, input)) != null;
  const report = removed.length > 0 ? { removed } : {};
  if (isAsked) {
    if (emailId !== null) await findConversation(box, emailId);
    const id = await propose(box.ctx, connection, {
      tool,
      input,
      emailId,
      sources: recentReads(use, box.ctx.now()),
    });
    return {
      status: 'waits_for_a_person',
      proposal: `${box.home}/proposals?id=${id}`,
      ...report,
    };
  }
  const answer = await tool.run(box, input);
  await noteUse(caller, tool, answer);
  return tool.group === 'read' ? answer.data : { status: 'done', ...answer.data, ...report };
}

function parse({ input }: Tool, args: unknown): Fields {
  const { success, data, error } = input.safeParse(args ?? {});
  if (success) return data;
  const [issue] = error.issues;
  throw invalid(issue?.path.join('.') || 'arguments', issue?.message ?? 'not valid');
}

/** Counts the call. Throws if agents are stopped, or the budget of the hour is used. */
export async function countCall(caller: Caller): Promise<Use> {
  const { ctx } = caller.box;
  const hour = Math.floor(ctx.now() / HOUR);
  const [[stop], [use]] = await commit(database(ctx), [
    selectStop(ctx),
    upsertCall(ctx, caller.connection.id, hour),
  ]);
  if (stop) {
    const detail =
      'An administrator has stopped all agents of this organization. Try again once they are resumed.';
    throw new DomainError('forbidden', 'AGENTS_STOPPED', detail);
  }
  for (const kind of BUDGET_KINDS)
    if (kind !== 'sends') requireBudget(caller, use!, kind, kind === 'calls' ? 0 : 1);
  return use!;
}

/** Refuses a call that needs `more` of a budget that has less left. */
function requireBudget({ box, connection }: Caller, use: Use, kind: BudgetKind, more: number): void {
  const most = connection.budget[kind];
  if (use[kind] + more <= most) return;
  const free = (use.hour + 1) * HOUR;
  const detail = `This agent may use ${most} ${kind} an hour, and has used them. It is free again at ${inZone(new Date(free).toISOString(), box.zone)}.`;
  throw new DomainError('limited', 'BUDGET_USED', detail, {
    retryAfterSeconds: Math.ceil((free - box.ctx.now()) / 1000),
  });
}

function refused({ name, group }: Tool): DomainError {
  const detail = `This agent may not call ${name}: its connection refuses tools of the group ${group}.`;
  return new DomainError('forbidden', 'HAND_REFUSED', detail);
}

/** Signs the text that others take for a member's. */
function signed({ connection: { name, model } }: Caller, { signs }: Tool, input: Fields): Fields {
  if (signs === undefined) return input;
  const short = (text: string) => [...text].slice(0, MAX_NAME).join('');
  return {
    ...input,
    [signs]: `${input[signs]}\n— ${short(name)}${model === null ? '' : `, ${short(model)}`}`,
  };
}

/** Returns the emails that the agent has read within the last hour, the last one first. */
function recentReads({ reads }: Use, now: number): number[] {
  return [...new Set(reads.filter(([, at]) => at > now - HOUR).map(([id]) => id))];
}

async function noteUse(
  { box: { ctx }, connection }: Caller,
  tool: Tool,
  answer: Answer<Fields>,
): Promise<void> {
  const { rows = 0, reads = [], data } = answer;
  const sends = REACHES_OTHERS.includes(tool.group) ? 1 : 0;
  const tokens = Math.ceil(JSON.stringify(data).length / CHARACTERS_A_TOKEN);
  await commit(database(ctx), [updateUse(ctx, connection.id, { rows, sends, tokens, reads })]);
}
