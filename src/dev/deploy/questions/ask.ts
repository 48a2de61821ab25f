/** The questions of `npm run deploy`: at most four, each at most once. */
import { createInterface } from 'node:readline/promises';
import { Stop } from '../stop.ts';

interface Question {
  text: string;
  /** The environment variable that also answers the question. */
  variable: string;
  fallback?: string;
  /** Returns the reason to reject an answer; null to accept it. */
  refuse(answer: string): string | null;
}

/** Reads the answer from the environment, or else from the terminal. Throws a Stop with exit code 2 without either. */
export async function ask({ text, variable, fallback, refuse }: Question): Promise<string> {
  const given = process.env[variable]?.trim();
  if (given) {
    const reason = refuse(given);
    if (reason) throw new Stop(`${variable}: ${reason}`, `Set ${variable} to another value.`, 2);
    return given;
  }
  if (!process.stdin.isTTY) {
    throw new Stop(
      `${variable} is missing. ${text}`,
      `Set ${variable}, or run the command in a terminal, where it asks.`,
      2,
    );
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  terminal.on('SIGINT', () => process.exit(130));
  try {
    for (;;) {
      const line = await terminal.question(`\n${text}${fallback ? ` [${fallback}]` : ''}\n> `);
      const answer = line.trim() || fallback || '';
      const reason = answer === '' ? 'An answer is needed.' : refuse(answer);
      if (!reason) return answer;
      console.log(reason);
    }
  } finally {
    terminal.close();
  }
}
