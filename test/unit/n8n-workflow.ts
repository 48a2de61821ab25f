import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Filter {
  combinator: string;
  conditions: { leftValue: string; rightValue: string; operator: { type: string; operation: string } }[];
}
export interface Workflow {
  id: string;
  nodes: {
    name: string;
    type: string;
    onError?: string;
    retryOnFail?: boolean;
    parameters: Record<string, string> & { conditions: Filter };
  }[];
  connections: Record<string, { main: { node: string }[][] }>;
  settings: Record<string, unknown>;
}

/** Returns a workflow of docs/n8n. */
export const workflow = (name: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../docs/n8n', `${name}.json`), 'utf8')) as Workflow;

export const parameter = ({ nodes }: Workflow, node: string, name: string) =>
  nodes.find((candidate) => candidate.name === node)!.parameters[name]!;

/** The constructor of async functions, with which n8n runs the code of a Code node. */
export const AsyncFunction = (async () => {}).constructor as new (
  ...args: string[]
) => (...args: unknown[]) => unknown;

/** Evaluates an expression for one item, as n8n does. */
export const evaluate = (expression: string, $json: unknown): string =>
  new Function('$json', `return ${/^=\{\{(.*)\}\}$/s.exec(expression)![1]}`)($json);

export interface N8nFile {
  mimeType: string;
  fileName?: string | undefined;
  content: Buffer;
}

/** Runs `Whole message` on the output of `New mail`: header lines as latin1 bytes, the texts, and files. */
export async function wholeMessage($json: object, files: N8nFile[] = []): Promise<Uint8Array> {
  const code = parameter(workflow('mailbox-to-herald'), 'Whole message', 'jsCode');
  const binary = Object.fromEntries(files.map((file, i) => [`attachment_${i}`, file]));
  const helpers = { getBinaryDataBuffer: async (_: number, name: string) => binary[name]!.content };
  const step = new AsyncFunction('$json', '$input', '$itemIndex', code);
  const item = (await step.call({ helpers }, $json, { item: { binary } }, 0)) as {
    json: { message: string };
  };
  return Buffer.from(item.json.message);
}
