import {
  type CallToolResult,
  type InputRequiredResult,
  McpServer,
  type ServerContext,
} from '@modelcontextprotocol/server';
import { isOffered, problemOf, textOf } from '../hands/answers.ts';
import { type Caller, runTool } from '../hands/run-tool.ts';
import { TOOLS } from '../tools/table.ts';
import type { Tool } from '../tools/tool.ts';
import { FRAME } from '../tools/words.ts';
import { answerOf, askPerson } from './ask-person.ts';
import { registerPrompts } from './prompts.ts';
import { registerResources } from './resources.ts';

const INSTRUCTIONS = [
  'Herald is the shared inbox of an organization: mail, tasks, calendar, captions, audits. You act for one of its members.',
  'Begin with get_workspace. Ids are addresses of the dashboard: show them to people.',
  'What leaves the organization or deletes something usually waits for a person: then say so, with the address, and go on.',
  FRAME,
].join('\n');

/**
 * Creates the server for one call of an agent: with the tools that its scopes and hands allow. `era`: clients of the
 * current revision of the protocol can watch resources.
 */
export function createServer(caller: Caller, era: 'legacy' | 'modern'): McpServer {
  const server = new McpServer(
    { name: 'herald', title: 'Herald', version: '1.0.0' },
    { instructions: INSTRUCTIONS },
  );
  const tools = TOOLS.filter((tool) => isOffered(caller, tool));
  for (const tool of tools) {
    server.registerTool(
      tool.name,
      {
        title: tool.title,
        description: tool.description,
        inputSchema: tool.input,
        outputSchema: tool.output,
        annotations: annotationsOf(tool),
      },
      (args, context) => call(caller, tool, args, context),
    );
  }
  registerResources(server, caller);
  if (era === 'modern') server.server.registerCapabilities({ resources: { subscribe: true } });
  registerPrompts(server);
  return server;
}

function annotationsOf({ title, group, isIdempotent }: Tool) {
  return {
    title,
    readOnlyHint: group === 'read',
    destructiveHint: group === 'delete',
    idempotentHint: isIdempotent,
    openWorldHint: group === 'send' || group === 'invite' || group === 'post' || group === 'pay',
  };
}

/** Runs a tool. An error is an answer that says what is wrong, so that the agent can do better. */
async function call(
  caller: Caller,
  tool: Tool,
  args: unknown,
  context: ServerContext,
): Promise<CallToolResult | InputRequiredResult> {
  try {
    const answer = await answerOf(caller, context, tool);
    const data = answer ?? (await runTool(caller, tool, args));
    const question = answer ? null : askPerson(context, tool, data);
    if (question) return question;
    return { content: [{ type: 'text', text: textOf(tool, data) }], structuredContent: data };
  } catch (error) {
    return { content: [{ type: 'text', text: problemOf(caller, error) }], isError: true };
  }
}
