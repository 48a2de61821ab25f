import { Sparkles } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Schemas } from '../../api/client.ts';
import { assistantText } from '../../lib/text/assistant.ts';
import { useText } from '../../lib/text/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Failure } from '../../ui/failure.tsx';
import { Empty, Skeleton } from '../../ui/states.tsx';
import { AiFailure, WrittenBy } from '../ai/index.ts';
import { Exchange } from './exchange.tsx';
import { citedIn } from './parse-answer.ts';
import { ProposalCards } from './proposal-cards.tsx';
import type { useChat } from './use-chat.ts';
import { Waiting } from './waiting.tsx';

interface Props {
  chatId: number | undefined;
  of: ReturnType<typeof useChat>;
  isAble: boolean;
  onAsk: (question: string) => void;
  onEdit: (question: string) => void;
}

/** The distance from the end within which a chat scrolls along. */
const NEAR_PX = 120;

/** The questions and answers of a chat. The end of a streaming answer stays in view unless the user scrolls away. */
export function Chat({ chatId, of: { chat, open, doneOf, forget }, isAble, onAsk, onEdit }: Props) {
  const text = useText(assistantText);
  const box = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const messages = chatId === undefined ? [] : (chat.data?.messages ?? []);
  const count = messages.length;
  // After each render, as whatever is new moves the end.
  useEffect(() => {
    if (isAtEnd.current) box.current?.scrollTo({ top: box.current.scrollHeight });
  });
  const question = open?.question;
  useEffect(() => {
    if (question !== undefined) isAtEnd.current = true;
  }, [question]);

  function again() {
    if (question === undefined) return;
    forget();
    onAsk(question);
  }
  return (
    <div
      ref={box}
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        isAtEnd.current = scrollHeight - scrollTop - clientHeight < NEAR_PX;
      }}
      className="min-h-0 grow overflow-y-auto"
    >
      {chatId !== undefined && chat.isPending && <Skeleton className="mx-auto max-w-3xl" />}
      {chatId !== undefined && chat.error && (
        <div className="mx-auto max-w-3xl p-4">
          <Failure error={chat.error} onRetry={() => void chat.refetch()} />
        </div>
      )}
      {chatId === undefined && !open && (
        <Empty icon={<Sparkles aria-hidden size={22} />} title={text.empty}>
          <ul className="grid w-full gap-2 pt-2 sm:grid-cols-2">
            {text.examples.split('\n').map((example) => (
              <li key={example} className="grid">
                <button
                  type="button"
                  disabled={!isAble}
                  onClick={() => onAsk(example)}
                  className="min-h-16 rounded-lg border border-line bg-raised px-3 py-2 text-start text-ink hover:bg-hover"
                >
                  {example}
                </button>
              </li>
            ))}
          </ul>
        </Empty>
      )}
      <div className="mx-auto grid max-w-3xl gap-8 p-4 pb-8 md:pt-8">
        <h2 className="sr-only">{chat.data && chatId !== undefined ? chat.data.title : text.newChat}</h2>
        {pairsOf(messages).map(({ asked, answered }, index) => {
          const done = doneOf(answered.text);
          const citations = answered.citations.map(({ email_id }) => email_id);
          const proposalIds = (answered.proposals ?? []).map(({ proposal_id }) => proposal_id);
          const isLast = index === count / 2 - 1 && !open;
          return (
            <Exchange
              key={`${asked.created_at}${answered.created_at}`}
              question={asked.text}
              answer={answered.text}
              citations={citations}
            >
              {done && <WrittenBy answer={done} />}
              <Waiting proposalIds={proposalIds} />
              {isLast && proposalIds.length === 0 && citations.length > 0 && (
                <ProposalCards question={asked.text} citations={citations} />
              )}
            </Exchange>
          );
        })}
        {open && (
          <Exchange
            question={open.question}
            answer={open.text}
            citations={citedIn(open.text)}
            isWriting={open.state === 'writing'}
            tool={open.tool}
          >
            <Waiting proposalIds={open.proposalIds} />
            {open.state === 'failed' && <AiFailure error={open.error} onRetry={again} />}
            {open.state === 'stopped' && <p className="text-quiet text-sm">{text.stopped}</p>}
            {open.state !== 'writing' && (
              <div className="flex flex-wrap gap-2">
                {open.state === 'stopped' && <Button onClick={again}>{text.askAgain}</Button>}
                <Button
                  kind="quiet"
                  onClick={() => {
                    onEdit(open.question);
                    forget();
                  }}
                >
                  {text.edit}
                </Button>
              </div>
            )}
          </Exchange>
        )}
      </div>
    </div>
  );
}

type Message = Schemas['ChatMessage'];

/** Pairs each question with its answer. */
function pairsOf(messages: Message[]): { asked: Message; answered: Message }[] {
  return messages.flatMap((asked, index) => {
    const answered = messages[index + 1];
    return asked.role === 'user' && answered?.role === 'assistant' ? [{ asked, answered }] : [];
  });
}
