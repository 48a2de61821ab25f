import { z } from 'zod';
import type { Hands } from '../../../../contract/agents/hands.ts';
import { INJECTION_RISKS } from '../../../../contract/ai/answer.ts';
import { API_KEY_SCOPES } from '../../../../contract/identity/api-keys.ts';
import { type Ctx, userOf } from '../../../platform/ctx.ts';
import { publicUrl } from '../../../platform/outside/public-url.ts';
import type { ChatTools, OpenTools, ToolAnswer } from '../../ai/index.ts';
import { findTimezone } from '../../identity/index.ts';
import { DEFAULT_BUDGET, DEFAULT_HANDS } from '../connections/defaults.ts';
import { isOffered, problemOf, textOf } from '../hands/answers.ts';
import { getStop } from '../hands/get-stop.ts';
import { type Caller, runTool } from '../hands/run-tool.ts';
import { inZone } from '../tools/dates.ts';
import { TOOLS } from '../tools/table.ts';
import { numberOf, type Tool } from '../tools/tool.ts';
import { WITHHELD } from '../tools/words.ts';

/** It reads by itself, and proposes all else. */
const HANDS: Hands = { ...DEFAULT_HANDS, organize: 'ask', draft: 'ask' };
/** What members ask it about. Other tools would cost each question their tokens. */
const SUBJECTS = ['emails', 'notes', 'tasks', 'calendar'];

/** What a model need not read, as each call is checked: it would cost each question a fifth more tokens. */
const BOUNDS = [
  ...(['pattern', 'minimum', 'maximum', 'minLength', 'maxLength'] as const),
  ...(['minItems', 'maxItems', 'additionalProperties'] as const),
];

const isUseful = ({ scopes }: Tool) => scopes.every((scope) => SUBJECTS.includes(scope.split(':')[0]!));

/**
 * Opens the table of tools for the assistant, which acts as the member who asks and by the way of /mcp. Its connection
 * is not stored: it has the member's scopes, and its id, which no other has, is that of the member below zero.
 */
export const openTools: OpenTools = async (ctx, call) => {
  const user = userOf(ctx.actor);
  if (!user || (await getStop(ctx)).is_stopped) return null;
  const zone = await findTimezone(ctx);
  const caller: Caller = {
    box: { ctx, call, home: publicUrl(ctx.env), zone, tags: null },
    connection: {
      id: -user.userId,
      userId: user.userId,
      name: 'Herald',
      scopes: scopesOf(ctx),
      hands: HANDS,
      budget: DEFAULT_BUDGET,
      model: null,
    },
  };
  const tools = TOOLS.filter((tool) => isUseful(tool) && isOffered(caller, tool));
  if (tools.length === 0) return null;
  return {
    offered: tools.map(offerOf),
    now: `${inZone(new Date(ctx.now()).toISOString(), zone)} (${zone})`,
    call(name, args) {
      const tool = tools.find((each) => each.name === name);
      return answer(caller, tool, args);
    },
  };
};

const scopesOf = ({ actor }: Ctx) => (actor.type === 'key' && actor.scopes) || [...API_KEY_SCOPES];

function offerOf({ name, description, input }: Tool): ChatTools['offered'][number] {
  const { $schema: _, ...inputSchema } = z.toJSONSchema(input, {
    target: 'draft-7',
    io: 'input',
    override: ({ jsonSchema }) => {
      for (const keyword of BOUNDS) delete jsonSchema[keyword];
    },
  });
  return { name, description, inputSchema: inputSchema as ChatTools['offered'][number]['inputSchema'] };
}

async function answer(caller: Caller, tool: Tool | undefined, args: object): Promise<ToolAnswer> {
  const nothing = { emailIds: [], risks: [], proposalId: null };
  if (!tool) return { ...nothing, text: 'NOT_FOUND: There is no such tool.' };
  try {
    const data = await runTool(caller, tool, args);
    const { proposal } = data;
    return {
      text: textOf(tool, data),
      ...(tool.group === 'read' ? seenIn(caller, data) : nothing),
      proposalId: typeof proposal === 'string' ? numberOf(proposal) : null,
    };
  } catch (error) {
    return { ...nothing, text: problemOf(caller, error) };
  }
}

/** Returns the emails that an answer names, and their risks. No text in it can look like these: it has no bare quotes. */
function seenIn({ box: { home } }: Caller, data: object): Pick<ToolAnswer, 'emailIds' | 'risks'> {
  const json = JSON.stringify(data);
  const addresses = json.matchAll(/"([^"\\\s]{1,300})\/mail\/(\d{1,16})"/g);
  return {
    emailIds: [...addresses].flatMap(([, place, id]) => (place === home ? Number(id) : [])),
    risks: [
      ...INJECTION_RISKS.filter((risk) => json.includes(`"risk":"${risk}"`)),
      ...(json.includes(WITHHELD) ? (['medium'] as const) : []),
    ],
  };
}
