import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { api, client, type Schemas } from '../../api/client.ts';
import { refetch, shows } from '../../api/shown-by.ts';
import { readEvents } from '../../lib/events.ts';
import { Problem } from '../../lib/problem.ts';

/** The last event of an answer. */
interface Done {
  chat_id: number;
  title: string;
  citations: { email_id: number }[];
  proposals?: { proposal_id: number }[];
  model: string;
  usage: Schemas['AiUsage'];
  injection_risk: Schemas['InjectionRisk'];
  warnings: Schemas['AiWarning'][];
}

/** A question whose answer is not, or not yet, stored in the chat. */
interface Open {
  question: string;
  text: string;
  /** The tool that the model has called since it last wrote. */
  tool?: string | undefined;
  /** What it would do, and the user decides about. */
  proposalIds: number[];
  state: 'writing' | 'stopped' | 'failed';
  error?: unknown;
}

const chatQuery = (id: number) => api.queryOptions('get', '/api/ai/chats/{id}', { params: { path: { id } } });

/**
 * Returns a chat and the answer in progress. `onBegin` gets the id of a new chat once its first answer is complete.
 * Leaving the chat stops the answer.
 */
export function useChat(chatId: number | undefined, onBegin: (id: number) => void) {
  const queries = useQueryClient();
  const chat = api.useQuery(
    'get',
    '/api/ai/chats/{id}',
    { params: { path: { id: chatId ?? 0 } } },
    { enabled: chatId !== undefined },
  );
  const [open, setOpen] = useState<Open>();
  /** Metadata of this visit's answers, by their text. */
  const [written, setWritten] = useState<Record<string, Done>>({});
  const stop = useRef<AbortController>(null);
  const shown = useRef(chatId);

  useEffect(() => {
    if (shown.current === chatId) return;
    shown.current = chatId;
    stop.current?.abort();
    stop.current = null;
    setOpen(undefined);
  }, [chatId]);
  useEffect(() => () => stop.current?.abort(), []);

  async function ask(question: string, model: string | undefined) {
    const mine = new AbortController();
    stop.current = mine;
    let now: Open = { question, text: '', proposalIds: [], state: 'writing' };
    setOpen(now);
    const askedAt = new Date().toISOString();
    const body = { message: question, chat_id: chatId, model };
    try {
      const done = await stream(body, mine.signal, ({ text, name, proposal_id }) => {
        now = {
          ...now,
          text: now.text + (text ?? ''),
          tool: text === undefined ? (name ?? now.tool) : undefined,
          proposalIds: [...now.proposalIds, ...(proposal_id === undefined ? [] : [proposal_id])],
        };
        if (!mine.signal.aborted) setOpen(now);
      });
      if (mine.signal.aborted) return;
      keep(done, { question, askedAt, text: now.text });
    } catch (error) {
      if (stop.current !== mine) return;
      setOpen({ ...now, state: mine.signal.aborted ? 'stopped' : 'failed', error });
    }
  }

  function keep(
    done: Done,
    { question, askedAt, text }: { question: string; askedAt: string; text: string },
  ) {
    const at = new Date().toISOString();
    const added: Schemas['ChatMessage'][] = [
      { role: 'user', text: question, citations: [], created_at: askedAt },
      {
        role: 'assistant',
        text: text.trim(),
        citations: done.citations,
        proposals: done.proposals,
        created_at: at,
      },
    ];
    queries.setQueryData(chatQuery(done.chat_id).queryKey, (before: Schemas['ChatDetail'] | undefined) => ({
      id: done.chat_id,
      title: done.title,
      created_at: before?.created_at ?? askedAt,
      updated_at: at,
      messages: [...(before?.messages ?? []), ...added],
    }));
    setWritten((all) => ({ ...all, [text.trim()]: done }));
    setOpen(undefined);
    shown.current = done.chat_id;
    if (chatId === undefined) onBegin(done.chat_id);
    void refetch(queries, shows(['chat', 'tokens']));
  }

  return {
    chat,
    open,
    /** Returns model and tokens of an answer from this visit: the API does not store them. */
    doneOf: (text: string): Done | undefined => written[text],
    ask: (question: string, model: string | undefined) => void ask(question, model),
    stop: () => stop.current?.abort(),
    forget: () => setOpen(undefined),
  };
}

/** What an event before the last says: a piece of the text, the name of a tool that is called, or a proposal. */
interface Heard {
  text?: string;
  name?: string;
  proposal_id?: number;
}

/** Throws `Problem` and `AbortError`. */
async function stream(
  question: { message: string; chat_id: number | undefined; model: string | undefined },
  signal: AbortSignal,
  onHeard: (heard: Heard) => void,
): Promise<Done> {
  const { message, chat_id, model } = question;
  const body = { message, ...(chat_id !== undefined && { chat_id }), ...(model !== undefined && { model }) };
  const { data } = await client.POST('/api/ai/chat', { body, parseAs: 'stream', signal });
  for await (const { event, data: value } of readEvents(data as unknown as ReadableStream<Uint8Array>)) {
    if (event === 'error') throw Problem.from(value);
    if (event === 'done') return value as Done;
    onHeard(value as Heard);
  }
  throw new Error('The answer ended early.');
}
