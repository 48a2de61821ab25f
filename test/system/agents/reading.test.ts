/**
 * An agent reads 200 real conversations, and misses nothing that is new in any mail. What is new is found by
 * `real-conversations.ts`, without Herald's rules. A token is taken for four characters.
 */
import { Client as McpClient, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasCorpora, readMbox } from '../corpora.ts';
import { type Client, type Herald, signUp, startHerald, stateFolder } from '../herald.ts';
import { type RealMail, readConversations, wordsOf } from './real-conversations.ts';

const why = hasCorpora ? '' : ' (skipped: no ../shared/corpora)';
const CHARACTERS_A_TOKEN = 4;
/** Conversations whose mail arrives at once. */
const AT_ONCE = 8;
/** The lines above a quotation without marks ("On 4/13/2020 2:11:00 PM, Kim wrote:"), which the script takes for new. */
const ATTRIBUTION = /\b20\d\d\b.* (?:wrote|מאת .*)$/;

interface Answer {
  messages: { id: string; text: string; is_cut: boolean }[];
  next: string | null;
}

interface Reading {
  rawTokens: number;
  tokens: number;
  texts: Map<number, string>;
}

describe.skipIf(!hasCorpora)(`200 conversations of a mailing list${why}`, () => {
  const state = stateFolder();
  let herald: Herald;
  let conversations: RealMail[][];
  /** The ids of the mails, in the same order. */
  const ids: number[][] = [];
  const readings: Reading[] = [];

  beforeAll(async () => {
    conversations = await readConversations(readMbox('usrp-users-2000.mbox.gz'), 200);
    herald = await startHerald(state.path, { DEMO: '0' });
    const user = await signUp(herald.origin, 'reader@example.com');
    for (let i = 0; i < conversations.length; i += AT_ONCE)
      ids.push(
        ...(await Promise.all(conversations.slice(i, i + AT_ONCE).map((mails) => receive(user, mails)))),
      );
    const agent = await connect(herald.origin, user);
    for (const [i, mails] of conversations.entries()) {
      const raw = mails.reduce((sum, { raw: { length } }) => sum + length, 0);
      readings.push({ rawTokens: raw / CHARACTERS_A_TOKEN, ...(await read(agent, ids[i]![0]!)) });
    }
  }, 1_200_000);
  afterAll(async () => {
    await herald?.stop();
    state.remove();
  });

  test('answers have at most a quarter of the tokens of the raw mails', () => {
    const sum = (key: 'tokens' | 'rawTokens') => readings.reduce((total, each) => total + each[key], 0);
    const shares = readings.map(({ tokens, rawTokens }) => tokens / rawTokens).sort((a, b) => a - b);
    const share = sum('tokens') / sum('rawTokens');
    const percent = (part: number) => `${(100 * part).toFixed(1)} %`;
    console.log(
      `${ids.flat().length} mails: ${Math.round(sum('tokens'))} of ${Math.round(sum('rawTokens'))} tokens, ${percent(share)}; median ${percent(shares[100]!)}, largest ${percent(shares.at(-1)!)}`,
    );
    expect(share).toBeLessThan(0.25);
    expect(shares[100]).toBeLessThan(0.25);
  });

  test('each sentence that is new in a mail is in the answer', () => {
    const lost: string[] = [];
    let count = 0;
    for (const [i, mails] of conversations.entries())
      for (const [j, { sentences }] of mails.entries()) {
        const text = ` ${wordsOf(readings[i]!.texts.get(ids[i]![j]!) ?? '').join(' ')} `;
        count += sentences.length;
        for (const words of sentences) if (!text.includes(` ${words.join(' ')} `)) lost.push(words.join(' '));
      }
    expect(count).toBeGreaterThan(7000);
    expect(lost.filter((sentence) => !ATTRIBUTION.test(sentence))).toEqual([]);
    expect(lost.length).toBeLessThanOrEqual(5);
  });
});

async function receive(user: Client, mails: RealMail[]): Promise<number[]> {
  const ids: number[] = [];
  for (const { raw } of mails) {
    const headers = { 'content-type': 'message/rfc822' };
    const response = await user.fetch('POST', '/api/emails', new Uint8Array(raw), headers);
    if (!response.ok) throw new Error(await response.text());
    ids.push(((await response.json()) as { id: number }).id);
  }
  return ids;
}

async function connect(origin: string, user: Client): Promise<McpClient> {
  const { key } = await user.post<{ key: string }>('/api/settings/security/api-keys', { name: 'Reader' });
  const client = new McpClient({ name: 'reader', version: '1.0.0' });
  const requestInit = { headers: { authorization: `Bearer ${key}` } };
  await client.connect(new StreamableHTTPClientTransport(new URL(`${origin}/mcp`), { requestInit }));
  return client;
}

/** Reads all pages of a conversation, and the rest of texts that are cut. */
async function read(agent: McpClient, conversation: number): Promise<Omit<Reading, 'rawTokens'>> {
  const texts = new Map<number, string>();
  let tokens = 0;
  let place: { cursor?: string; skip: number } | null = { skip: 0 };
  while (place) {
    const { content, structuredContent } = await agent.callTool({
      name: 'read_conversation',
      arguments: { conversation, limit: 100, ...place },
    });
    const { messages, next } = structuredContent as unknown as Answer;
    for (const { id, text } of messages) {
      const email = Number(/\d+$/.exec(id)![0]);
      texts.set(email, (texts.get(email) ?? '') + text);
    }
    tokens += (content[0] as { text: string }).text.length / CHARACTERS_A_TOKEN;
    if (messages.some(({ is_cut }) => is_cut)) place = { ...place, skip: place.skip + 20_000 };
    else place = next === null ? null : { cursor: next, skip: 0 };
  }
  return { tokens, texts };
}
