import { RotateCcw, ShieldAlert, Sparkles, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Schemas } from '../../../api/client.ts';
import { useFormat } from '../../../lib/format.ts';
import { modelName } from '../../../lib/model-name.ts';
import { useText } from '../../../lib/text/language.tsx';
import { actionsText } from '../../../lib/text/mail/actions.ts';
import { conversationText } from '../../../lib/text/mail/conversation.ts';
import { Badge } from '../../../ui/badge.tsx';
import { hintOf, IconButton } from '../../../ui/button.tsx';
import { Loaded } from '../../../ui/states.tsx';
import { useAnalysis, useSummary } from './use-insight.ts';

interface Props {
  what: 'summary' | 'analysis';
  messages: Schemas['ThreadMessage'][];
  onClose: () => void;
}

/** An AI summary or analysis of the conversation, with its model and sources. */
export function Insight({ what, messages, onClose }: Props) {
  return what === 'summary' ? (
    <Summary messages={messages} onClose={onClose} />
  ) : (
    <Analysis messages={messages} onClose={onClose} />
  );
}

function Summary({ messages, onClose }: Omit<Props, 'what'>) {
  const text = useText(conversationText);
  const { result, again } = useSummary(messages);
  const nameOf = (id: number) => {
    const message = messages.find((each) => each.id === id);
    return message ? message.from_name || message.from_address : '';
  };
  return (
    <Frame
      title={text.summary}
      answer={result.data}
      isBusy={result.isFetching}
      onAgain={again}
      onClose={onClose}
    >
      <Loaded of={result} rows={3}>
        {(summary) => (
          <>
            {summary.points.length === 0 ? (
              <p className="whitespace-pre-wrap">{summary.summary}</p>
            ) : (
              <ul className="grid list-disc gap-1.5 ps-5">
                {summary.points.map(({ text: point, email_id }) => (
                  <li key={`${email_id} ${point}`}>
                    {point}{' '}
                    <a
                      href={`#m${email_id}`}
                      {...hintOf(text.source(nameOf(email_id)))}
                      className="whitespace-nowrap text-accent text-sm underline"
                    >
                      {nameOf(email_id)}
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </>
        )}
      </Loaded>
    </Frame>
  );
}

function Analysis({ messages, onClose }: Omit<Props, 'what'>) {
  const text = useText(conversationText);
  const { priority } = useText(actionsText);
  const inbound = messages.findLast(({ direction }) => direction === 'inbound') ?? messages.at(-1)!;
  const result = useAnalysis(inbound.id);
  return (
    <Frame title={text.analysis} answer={result.data} isBusy={result.isFetching} onClose={onClose}>
      <Loaded of={result} rows={1}>
        {(analysis) => (
          <div className="grid gap-2">
            <div className="flex flex-wrap gap-1.5">
              <Badge tone="info">{text.category[analysis.category]}</Badge>
              <Badge tone={analysis.urgency === 'urgent' || analysis.urgency === 'high' ? 'warn' : 'plain'}>
                {text.urgency(priority[analysis.urgency])}
              </Badge>
              <Badge tone={analysis.sentiment === 'negative' ? 'danger' : 'plain'}>
                {text.sentiment[analysis.sentiment]}
              </Badge>
              <Badge tone={analysis.needs_reply ? 'accent' : 'good'}>
                {analysis.needs_reply ? text.needsReply : text.noReplyNeeded}
              </Badge>
            </div>
            {analysis.injection_reasons.length > 0 && (
              <div className="flex gap-2 text-warn">
                <ShieldAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
                <div>
                  <p className="font-medium">{text.risk}</p>
                  {analysis.injection_reasons.map(({ code, detail }) => (
                    <p key={code}>{detail}</p>
                  ))}
                </div>
              </div>
            )}
            <p className="text-quiet text-sm">{text.source(inbound.from_name || inbound.from_address)}</p>
          </div>
        )}
      </Loaded>
    </Frame>
  );
}

function Frame({
  title,
  answer,
  isBusy,
  onAgain,
  onClose,
  children,
}: {
  title: string;
  answer: { model: string; usage: Schemas['AiUsage'] } | undefined;
  isBusy: boolean;
  onAgain?: () => void;
  onClose: () => void;
  children: ReactNode;
}) {
  const text = useText(conversationText);
  const format = useFormat();
  const charged = answer?.usage.charged_tokens ?? 0;
  return (
    <section
      aria-label={title}
      aria-busy={isBusy}
      aria-live="polite"
      className="grid gap-2 rounded-xl bg-sunk px-4 py-3"
    >
      <header className="flex items-center gap-2">
        <Sparkles aria-hidden size={16} className="text-accent" />
        <h3 className="font-medium">{title}</h3>
        {answer && (
          <p className="min-w-0 truncate text-quiet text-xs">
            {text.writtenBy(modelName(answer.model, answer.model))}
            {charged > 0 && ` · ${text.charged(format.number(charged))}`}
          </p>
        )}
        <div className="-me-2 ms-auto flex">
          {onAgain && (
            <IconButton label={text.again} onClick={onAgain} disabled={isBusy}>
              <RotateCcw aria-hidden size={15} />
            </IconButton>
          )}
          <IconButton label={text.closeInsight} onClick={onClose}>
            <X aria-hidden size={16} />
          </IconButton>
        </div>
      </header>
      {children}
    </section>
  );
}
