import { Fragment, useMemo } from 'react';
import { MailLink } from './mail-link.tsx';
import { type Inline, parseAnswer } from './parse-answer.ts';

/** The text of an answer. Citations are numbered as in the list of mails below it. */
export function AnswerText({ text, citations }: { text: string; citations: number[] }) {
  const blocks = useMemo(() => parseAnswer(text), [text]);
  return (
    <div className="grid gap-3 break-words">
      {blocks.map((block, index) => {
        const key = index;
        if (block.kind === 'code') {
          return (
            <pre key={key} className="overflow-x-auto rounded-md bg-sunk p-3 text-sm">
              {block.text}
            </pre>
          );
        }
        if (block.kind === 'list') {
          const items = block.items.map((item, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: items only grow at their end
            <li key={at}>
              <Inlines of={item} citations={citations} />
            </li>
          ));
          const look = 'grid gap-1 ps-6';
          return block.isOrdered ? (
            <ol key={key} className={`${look} list-decimal`}>
              {items}
            </ol>
          ) : (
            <ul key={key} className={`${look} list-disc`}>
              {items}
            </ul>
          );
        }
        return (
          <p key={key} className={block.kind === 'heading' ? 'pt-1 font-semibold' : 'whitespace-pre-line'}>
            <Inlines of={block.inlines} citations={citations} />
          </p>
        );
      })}
    </div>
  );
}

function Inlines({ of, citations }: { of: Inline[]; citations: number[] }) {
  return of.map((inline, index) => {
    const key = index;
    if (inline.kind === 'citation') {
      const number = citations.indexOf(inline.emailId) + 1;
      return number > 0 && <MailLink key={key} emailId={inline.emailId} number={number} />;
    }
    if (inline.kind === 'link') {
      return (
        <a
          key={key}
          href={inline.href}
          rel="noopener noreferrer"
          target="_blank"
          className="text-accent underline"
        >
          {inline.text}
        </a>
      );
    }
    if (inline.kind === 'bold') return <strong key={key}>{inline.text}</strong>;
    if (inline.kind === 'italic') return <em key={key}>{inline.text}</em>;
    if (inline.kind === 'code') {
      return (
        <code key={key} className="rounded bg-sunk px-1 text-sm">
          {inline.text}
        </code>
      );
    }
    return <Fragment key={key}>{inline.text}</Fragment>;
  });
}
