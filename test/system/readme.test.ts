import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePorts, type Herald, startHerald, stateFolder } from './herald.ts';

const root = join(import.meta.dirname, '..', '..');
const [start, ...steps] = readSteps(readFileSync(join(root, 'README.md'), 'utf8'));
const state = stateFolder();
const folder = mkdtempSync(join(tmpdir(), 'herald-readme-'));
let herald: Herald;
let shell: ChildProcess;
/** What stands in README, and what it is on this run. */
let ports: [string, string][];

beforeAll(async () => {
  const free = await freePorts();
  ports = [
    ['8787', String(free.port)],
    ['1143', String(free.imapPort)],
    ['1025', String(free.smtpPort)],
    ['8788', String(free.sidecarPort)],
    ['8789', String(free.stripePort)],
    ['8790', String(free.googlePort)],
  ];
  herald = await startHerald(state.path, {}, free);
  // In a folder of their own, as the commands write files, beside the packages that they use.
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  shell = spawn('bash', [], { cwd: folder, stdio: ['pipe', 'pipe', 'inherit'] });
});
afterAll(async () => {
  shell?.kill();
  await herald?.stop();
  rmSync(folder, { recursive: true, force: true });
  state.remove();
});

describe('the commands of README print what it says, in its order', () => {
  test('npm start', () => {
    expect(start!.command).toBe('npm start');
    const printed = herald.output().slice(herald.output().indexOf('Preparing the database'));
    expectPrinted(printed.replace(state.path, '/.state'), start!.output);
  });

  test.each(steps)(
    '$command',
    async ({ command, output }) => {
      expectPrinted(await run(command), output);
    },
    60_000,
  );
});

interface Step {
  command: string;
  output: string;
}

/** The commands of the console blocks, with what is printed after each. A command goes on where the shell would ask for more. */
function readSteps(readme: string): Step[] {
  const blocks = [...readme.matchAll(/^```console\n(.*?)^```$/gms)].map((match) => match[1]!);
  return blocks.flatMap((block) =>
    block
      .split(/^\$ /m)
      .slice(1)
      .map((text) => {
        const lines = text.trimEnd().split('\n');
        const length = lines.findIndex((_, i) => isWhole(lines.slice(0, i + 1).join('\n'))) + 1;
        return { command: lines.slice(0, length).join('\n'), output: lines.slice(length).join('\n') };
      }),
  );
}

function isWhole(command: string): boolean {
  const quotes = (mark: string) => command.split(mark).length - 1;
  return quotes("'") % 2 === 0 && quotes('"') % 2 === 0 && !/(?:\\|&&|\||\bdo)$/.test(command);
}

/** Runs a command in the one shell, which keeps its variables, and answers what it printed. */
function run(command: string): Promise<string> {
  const end = 'the command has ended';
  return new Promise((resolve) => {
    let printed = '';
    const read = (chunk: Buffer) => {
      printed += chunk;
      if (!printed.endsWith(`${end}\n`)) return;
      shell.stdout!.off('data', read);
      resolve(printed.slice(0, -end.length - 1));
    };
    shell.stdout!.on('data', read);
    shell.stdin!.write(
      `${ports.reduce((text, [told, real]) => text.replaceAll(told, real), command)}\necho '${end}'\n`,
    );
  });
}

/**
 * `…` in README stands for anything, but at the end of a line with a space before it: so Herald itself prints it. Times
 * differ from run to run, and README breaks lines where they fit.
 */
function expectPrinted(printed: string, told: string): void {
  const plain = (text: string) =>
    text
      .replace(/ …$/gm, '...')
      .replace(/\s+/g, '')
      .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<time>');
  const got = ports.reduce((text, [asTold, real]) => text.replaceAll(real, asTold), printed);
  const parts = plain(told)
    .split('…')
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  expect(plain(got)).toMatch(new RegExp(`^${parts.join('.*?')}$`));
}
