import { expect } from 'vitest';
import type { ChatDetail, ChatDone } from '../../../../../src/contract/ai/chat.ts';
import type { World } from '../world.ts';

export const CHAT = '/api/ai/chat';
export const CHATS = '/api/ai/chats';

interface Event {
  event: string;
  data: unknown;
}

/** Sends a message. Returns the response. */
export const send = (world: World, body: unknown, headers: Record<string, string> = {}) =>
  world.request('POST', CHAT, body, { accept: 'text/event-stream', ...headers });

export async function eventsOf(response: Response): Promise<Event[]> {
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  const blocks = (await response.text()).split('\n\n').filter(Boolean);
  return blocks.map(parseEvent);
}

function parseEvent(block: string): Event {
  const [event, data] = block.split('\n');
  return { event: event!.slice('event: '.length), data: JSON.parse(data!.slice('data: '.length)) };
}

/** Sends a message. Returns the complete text of the answer, what else was streamed, and the data of the last event. */
export async function chat(world: World, body: unknown, headers: Record<string, string> = {}) {
  const response = await send(world, body, headers);
  if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
  const events = await eventsOf(response);
  const done = events.pop()!;
  if (done.event !== 'done') throw new Error(JSON.stringify(done));
  const of = <T>(name: string) => events.filter(({ event }) => event === name).map(({ data }) => data as T);
  const pieces = of<{ text: string }>('delta').map(({ text }) => text);
  const tools = of<{ name: string }>('tool').map(({ name }) => name);
  const proposals = of<{ proposal_id: number }>('proposal').map(({ proposal_id }) => proposal_id);
  expect(pieces.length + tools.length + proposals.length).toBe(events.length);
  return { text: pieces.join('').trim(), pieces, tools, proposals, done: done.data as ChatDone };
}

export const read = (world: World, id: number) => world.ask<ChatDetail>(`${CHATS}/${id}`, undefined, 'GET');

/** Returns the status and the code of a problem. */
export async function problemOf(response: Response): Promise<{ status: number; code: string }> {
  const { code } = (await response.json()) as { code: string };
  return { status: response.status, code };
}

/** Returns the texts of the messages in the last call of the model, in order. */
export function lastPrompt(world: World): { role: string; text: string }[] {
  const { messages, system } = world.models.calls.at(-1)!.body as {
    messages: { role: string; content: unknown }[];
    system?: unknown;
  };
  const textOf = (content: unknown): string =>
    typeof content === 'string' || content === null
      ? (content ?? '')
      : (content as { text: string }[]).map(({ text }) => text).join('\n');
  return [
    ...(system === undefined ? [] : [{ role: 'system', text: textOf(system) }]),
    ...messages.map(({ role, content }) => ({ role, text: textOf(content) })),
  ];
}
