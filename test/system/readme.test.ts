import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePorts, type Herald, startHerald, stateFolder } from './herald.ts';

const root = join(import.meta.dirname, '..', '..');
/** The pages in the order in which a reader follows them: each continues with the previous one's session and data. */
const PAGES = ['README.md', 'docs/tour.md', 'docs/tour-more.md', 'docs/api.md'];
const [start, ...steps] = PAGES.flatMap((page) => readSteps(page, readFileSync(join(root, page), 'utf8')));
const state = stateFolder();
const folder = mkdtempSync(join(tmpdir(), 'herald-readme-'));
let herald: Herald;
let shell: ChildProcess;
/** Pairs of the port in the pages and the port of this run. */
let ports: [string, string][];

beforeAll(async () => {
  const actual = await freePorts();
  ports = [
    ['8787', String(actual.port)],
    ['1143', String(actual.imapPort)],
    ['1025', String(actual.smtpPort)],
    ['8788', String(actual.sidecarPort)],
    ['8789', String(actual.stripePort)],
    ['8790', String(actual.googlePort)],
    ['8792', String(actual.youtubePort)],
    ['8793', String(actual.discordPort)],
    ['8794', String(actual.xPort)],
    ['8795', String(actual.graphPort)],
    ['8796', String(actual.sitePort)],
    ['8797', String(actual.calComPort)],
    ['8798', String(actual.calendlyPort)],
    ['8799', String(actual.outgoingPort)],
  ];
  herald = await startHerald(state.path, {}, actual);
  // The commands write files and use packages, so they run in a temporary folder with a link to node_modules.
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  shell = spawn('bash', [], { cwd: folder, stdio: ['pipe', 'pipe', 'inherit'] });
});
afterAll(async () => {
  shell?.kill();
  await herald?.stop();
  rmSync(folder, { recursive: true, force: true });
  state.remove();
});

describe('the commands in README, the tour and the API page, run in order, print the output shown there', () => {
  test('npm start', () => {
    expect(start!.command).toBe('npm start');
    const output = herald.output();
    const lastLine = start!.output.trim().split('\n').at(-1)!.trim();
    // The log comes next: a reminder of the demo's calendar may already be sent.
    const end = output.indexOf(lastLine) + lastLine.length;
    const shown = output.slice(output.indexOf('Preparing the database'), end);
    expectOutput(shown.replace(state.path, '/.state'), start!.output);
  });

  test.each(steps)('$page: $command', async ({ command, output }) => {
    expectOutput(await run(command), output);
  });
});

interface Step {
  page: string;
  command: string;
  output: string;
}

/** Returns the commands in console blocks with their output. A command continues while the shell would ask for more. */
function readSteps(page: string, text: string): Step[] {
  const blocks = [...text.matchAll(/^```console\n(.*?)^```$/gms)].map((match) => match[1]!);
  return blocks.flatMap((block) =>
    block
      .split(/^\$ /m)
      .slice(1)
      .map((step) => {
        const lines = step.trimEnd().split('\n');
        const length = lines.findIndex((_, i) => isComplete(lines.slice(0, i + 1).join('\n'))) + 1;
        return { page, command: lines.slice(0, length).join('\n'), output: lines.slice(length).join('\n') };
      }),
  );
}

function isComplete(command: string): boolean {
  const quotes = (mark: string) => command.split(mark).length - 1;
  return quotes("'") % 2 === 0 && quotes('"') % 2 === 0 && !/(?:\\|&&|\||\bdo)$/.test(command);
}

/** Runs a command in the shared shell, which keeps variables, and returns its output. */
function run(command: string): Promise<string> {
  const end = 'the command has ended';
  return new Promise((resolve) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk;
      if (!output.endsWith(`${end}\n`)) return;
      shell.stdout!.off('data', read);
      resolve(output.slice(0, -end.length - 1));
    };
    shell.stdout!.on('data', read);
    shell.stdin!.write(
      `${ports.reduce((text, [written, actual]) => text.replaceAll(written, actual), command)}\necho '${end}'\n`,
    );
  });
}

/**
 * Compares output with a page. `…` in a page matches anything, except after a space at the end of a line, where
 * Herald itself prints it. Times and white space are ignored.
 */
function expectOutput(output: string, expected: string): void {
  const normalize = (text: string) =>
    text
      .replace(/ …$/gm, '...')
      .replace(/\s+/g, '')
      .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<time>');
  const outputWithWrittenPorts = ports.reduce(
    (text, [written, actual]) => text.replaceAll(actual, written),
    output,
  );
  const parts = normalize(expected)
    .split('…')
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  expect(normalize(outputWithWrittenPorts)).toMatch(new RegExp(`^${parts.join('.*?')}$`));
}
