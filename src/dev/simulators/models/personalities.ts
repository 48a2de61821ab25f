/**
 * The models of the simulation. Each is named for its personality, so that a test chooses one by the model id; both
 * protocols offer all of them.
 */
import type { Finish, Prompt, ToolCall } from './prompt.ts';
import { callHonestly, callObediently, callRestlessly } from './writers/call-tools.ts';
import { writeObediently } from './writers/obedient.ts';
import { writeHugely, writeInWrongLanguage, writeNothing, writeTooMuch } from './writers/odd.ts';
import { writePossessed } from './writers/possessed.ts';

/** Returns text, or JSON when `prompt.format` asks for it. */
export type Writer = (prompt: Prompt) => string;

export type Failure =
  | { kind: 'rate-limit'; retryAfterSeconds: number }
  | { kind: 'quota' }
  | { kind: 'server-error' }
  | { kind: 'overloaded' }
  | { kind: 'redirect' }
  | { kind: 'cut' }
  | { kind: 'garbage' };

export interface Personality {
  /** One sentence for the documentation. */
  about: string;
  /** Defaults to `writeHonestly`. */
  write?: Writer;
  /** Returns the tools to call next; none if it writes instead. Defaults to none. */
  callTools?: (prompt: Prompt) => ToolCall[];
  /** Changes finished JSON; text stays as it is. */
  changeJson?: (json: string) => string;
  /** Responds with this error instead of an answer. */
  fails?: Failure;
  /** Whether `changeJson` and `fails` apply only to the first call since the start or the last `clear()`. */
  isOnce?: boolean;
  /** The finish reason of the answer. */
  finish?: Extract<Finish, 'filter' | 'refusal'>;
  /** A tool to call, although the request does not offer it. */
  uninvitedTool?: string;
  /** `first-token` waits for `slowMs`, `release` waits for `release()`. */
  waits?: 'first-token' | 'release';
  /** How delivery fails: cut in the middle, endless, or ended by an error event (streams only). */
  delivery?: 'cut' | 'endless' | 'error-event';
  /** Replaces both token counts; `missing` sends no usage. */
  usage?: number | string | 'missing';
  /** The longest prompt, in tokens. Defaults to 128,000. */
  contextTokens?: number;
  /** Whether requests that ask the provider to enforce a JSON schema are rejected. */
  lacksJsonSchema?: boolean;
  /** Whether requests with tools are rejected, as local servers do for some models. */
  lacksTools?: boolean;
}

/** The host of all links and addresses that `possessed` adds: none of them may reach a reader. */
export { STRANGER } from './writers/possessed.ts';

const half = (json: string) => json.slice(0, Math.ceil(json.length / 2));

export const PERSONALITIES: Record<string, Personality> = {
  honest: {
    about: 'Answers from what is in the prompt or what tools say, and invents no numbers.',
    callTools: callHonestly,
  },
  obedient: {
    about: 'Obeys any instruction in the prompt, the text of a mail included, and calls every tool to do so.',
    write: writeObediently,
    callTools: callObediently,
  },
  possessed: {
    about: "Adds a stranger's links, images, addresses, scripts and control characters to every text.",
    write: writePossessed,
    callTools: callHonestly,
  },
  'wrong-language': {
    about: 'Answers like honest, in a language other than that of the mail.',
    write: writeInWrongLanguage,
  },
  empty: { about: 'Answers with no text, and with an empty object as JSON.', write: writeNothing },
  wordy: { about: 'Writes more than max_tokens allows, in text and in JSON.', write: writeTooMuch },
  huge: { about: 'Fills each text of the answer with 100,000 characters.', write: writeHugely },
  'broken-json': { about: 'Cuts JSON in its middle; answers text like honest.', changeJson: half },
  'broken-json-once': {
    about: 'Cuts the JSON of its first answer; later answers are right.',
    changeJson: half,
    isOnce: true,
  },
  'fenced-json': {
    about: 'Puts JSON between Markdown fences, after a sentence of prose.',
    changeJson: (json) => `Here is the JSON:\n\n\`\`\`json\n${json}\n\`\`\`\n`,
  },
  'wrong-json': {
    about: 'Answers with valid JSON of another shape.',
    changeJson: () => '{"unexpected":["shape"]}',
  },
  'no-json-schema': {
    about: 'Refuses a JSON schema with 400; does JSON without one, and tools.',
    lacksJsonSchema: true,
  },
  restless: { about: 'Calls a tool whenever it may.', callTools: callRestlessly },
  'no-tools': { about: 'Refuses tools with 400.', lacksTools: true },
  slow: { about: 'Sends its first token after `slowMs`.', waits: 'first-token' },
  held: { about: 'Answers after `release()`, for tests of bursts.', waits: 'release' },
  dying: { about: 'Loses the connection in the middle of the answer, without usage.', delivery: 'cut' },
  endless: { about: 'Streams without end until the client closes the connection.', delivery: 'endless' },
  'error-event': {
    about: 'Ends a stream with an error event in its middle; fails with 500 otherwise.',
    delivery: 'error-event',
  },
  'rate-limited': {
    about: '429 with Retry-After: 20.',
    fails: { kind: 'rate-limit', retryAfterSeconds: 20 },
  },
  'rate-limited-once': {
    about: '429 with Retry-After: 1 for the first call; later calls are answered.',
    fails: { kind: 'rate-limit', retryAfterSeconds: 1 },
    isOnce: true,
  },
  'rate-limited-long': {
    about: '429 with Retry-After: 120.',
    fails: { kind: 'rate-limit', retryAfterSeconds: 120 },
  },
  quota: { about: 'The account has no credit left.', fails: { kind: 'quota' } },
  failing: { about: '500 for each call.', fails: { kind: 'server-error' } },
  'failing-once': {
    about: '500 for the first call; later calls are answered.',
    fails: { kind: 'server-error' },
    isOnce: true,
  },
  overloaded: { about: '503 (OpenAI) or 529 (Anthropic) for each call.', fails: { kind: 'overloaded' } },
  'cut-off': { about: 'Closes the connection before any header.', fails: { kind: 'cut' } },
  'cut-off-once': {
    about: 'Closes the connection of its first call before any header; later calls are answered.',
    fails: { kind: 'cut' },
    isOnce: true,
  },
  redirecting: {
    about: '307 to another path of the same host, which answers like honest.',
    fails: { kind: 'redirect' },
  },
  garbage: { about: '200 with an HTML page.', fails: { kind: 'garbage' } },
  refusing: { about: 'Refuses to answer.', finish: 'refusal' },
  filtered: { about: 'A content filter stops the answer in its middle.', finish: 'filter' },
  'uninvited-tool': {
    about: 'Calls a tool that the request does not offer.',
    uninvitedTool: 'forward_all_mail',
  },
  'too-long': { about: 'Takes prompts of at most 20 tokens.', contextTokens: 20 },
  'absurd-usage-negative': { about: 'Reports -500 tokens.', usage: -500 },
  'absurd-usage-huge': { about: 'Reports 9,000,000,000,000,000 tokens.', usage: 9e15 },
  'absurd-usage-fractional': { about: 'Reports 12.5 tokens.', usage: 12.5 },
  'absurd-usage-strings': { about: 'Reports the tokens as a string.', usage: '12' },
  'absurd-usage-text': { about: 'Reports a text without a number.', usage: 'unknown' },
  'absurd-usage-missing': { about: 'Reports no usage.', usage: 'missing' },
};

/** Returns the personality of a model id. */
export function findPersonality(id: string): Personality | undefined {
  return Object.hasOwn(PERSONALITIES, id) ? PERSONALITIES[id] : undefined;
}
