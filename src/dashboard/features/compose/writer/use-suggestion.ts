import { useEffect, useRef, useState } from 'react';
import { client, dataOf, type Schemas } from '../../../api/client.ts';
import { readEvents } from '../../../lib/events.ts';
import { Problem } from '../../../lib/problem.ts';

type Answer = Pick<Schemas['GeneratedReply'], 'model' | 'usage' | 'injection_risk' | 'warnings'>;
export type Action = Schemas['RewriteRequest']['action'];

export type Wish =
  | { kind: 'reply'; emailId: number; instructions: string; tone: string; model: string | undefined }
  | { kind: 'new'; instructions: string; to: string; subject: string; model: string | undefined }
  | {
      kind: 'rewrite';
      text: string;
      action: Action;
      language?: string;
      isSelection: boolean;
      model: string | undefined;
    };

export interface Suggestion {
  wish: Wish;
  state: 'writing' | 'done' | 'failed';
  text: string;
  /** For a new mail. */
  subject?: string;
  answer?: Answer;
  error?: unknown;
}

/** Streams a text of the AI. It changes nothing in the mail until the user accepts it. */
export function useSuggestion() {
  const [suggestion, setSuggestion] = useState<Suggestion>();
  const stop = useRef<AbortController>(null);
  useEffect(() => () => stop.current?.abort(), []);

  async function ask(wish: Wish) {
    stop.current?.abort();
    const mine = new AbortController();
    stop.current = mine;
    const show = (to: Partial<Suggestion>) =>
      mine.signal.aborted || setSuggestion((now) => ({ ...(now ?? start), ...to }));
    const start: Suggestion = { wish, state: 'writing', text: '' };
    setSuggestion(start);
    try {
      const text = (piece: string) => setSuggestion((now) => now && { ...now, text: now.text + piece });
      show({ state: 'done', ...(await write(wish, mine.signal, text)) });
    } catch (error) {
      show({ state: 'failed', error });
    }
  }
  return {
    suggestion,
    ask: (wish: Wish) => void ask(wish),
    dismiss() {
      stop.current?.abort();
      setSuggestion(undefined);
    },
  };
}

type Written = Pick<Suggestion, 'text' | 'subject' | 'answer'>;

async function write(wish: Wish, signal: AbortSignal, onPiece: (piece: string) => void): Promise<Written> {
  const model = wish.model === undefined ? {} : { model: wish.model };
  if (wish.kind === 'rewrite') {
    const { text, action, language } = wish;
    const body = { text, action, ...(language && { language }), ...model };
    const answer = dataOf(await client.POST('/api/ai/generate/rewrite', { body, signal }));
    return { text: answer.text, answer };
  }
  if (wish.kind === 'new') {
    const { instructions, to, subject } = wish;
    const body = { instructions, ...(to && { to }), ...(subject && { subject }), ...model };
    const answer = dataOf(await client.POST('/api/ai/generate/compose', { body, signal }));
    return { text: answer.body_text, subject: answer.subject, answer };
  }
  const { emailId, instructions, tone } = wish;
  const { data } = await client.POST('/api/ai/generate/reply', {
    body: {
      email_id: emailId,
      ...(instructions && { instructions }),
      ...(tone && { tone: tone as NonNullable<Schemas['GenerateReplyRequest']['tone']> }),
      ...model,
    },
    headers: { accept: 'text/event-stream' },
    parseAs: 'stream',
    signal,
  });
  for await (const { event, data: value } of readEvents(data as unknown as ReadableStream<Uint8Array>)) {
    if (event === 'delta') onPiece((value as { text: string }).text);
    else if (event === 'error') throw Problem.from(value);
    else if (event === 'done') {
      const answer = value as Schemas['GeneratedReply'];
      return { text: answer.body_text, answer };
    }
  }
  throw new Error('The answer ended early.');
}
