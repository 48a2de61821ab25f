import { type McpServer, ResourceTemplate } from '@modelcontextprotocol/server';
import { notFound } from '../../../../lib/errors.ts';
import { type Caller, runTool } from '../hands/run-tool.ts';
import { findTool } from '../tools/table.ts';
import { FRAME } from '../tools/words.ts';

/** Registers what agents can read by an address of their own: the tools that read it answer. */
export function registerResources(server: McpServer, caller: Caller): void {
  const template = (name: string, title: string, variable: string, tool: string, argument: string) =>
    server.registerResource(
      name,
      new ResourceTemplate(`herald://${name}/{${variable}}`, { list: undefined }),
      { title, mimeType: 'text/plain' },
      async (uri, variables) => {
        const text = await readBy(caller, tool, { [argument]: String(variables[variable]) });
        return { contents: [{ uri: uri.href, mimeType: 'text/plain', text }] };
      },
    );
  server.registerResource(
    'inbox',
    'herald://inbox',
    { title: 'Open conversations, the newest first', mimeType: 'text/plain' },
    async ({ href: uri }) => ({
      contents: [{ uri, mimeType: 'text/plain', text: await readBy(caller, 'search_mail', {}) }],
    }),
  );
  template('conversation', 'A conversation', 'id', 'read_conversation', 'conversation');
  template('task', 'A task', 'id', 'get_task', 'task');
  server.registerResource(
    'report',
    new ResourceTemplate('herald://report/{from}/{to}', { list: undefined }),
    { title: 'A report, from one day to another', mimeType: 'text/plain' },
    async (uri, { from, to }) => {
      const text = await readBy(caller, 'get_report', { from: String(from), to: String(to) });
      return { contents: [{ uri: uri.href, mimeType: 'text/plain', text }] };
    },
  );
}

async function readBy(caller: Caller, name: string, args: object): Promise<string> {
  const tool = findTool(name);
  if (!tool) throw notFound('resource');
  return `${FRAME}\n${JSON.stringify(await runTool(caller, tool, args))}`;
}
