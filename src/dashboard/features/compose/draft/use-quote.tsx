import { type ReactNode, useMemo } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { composeText } from '../../../lib/text/compose/compose.ts';
import { useText } from '../../../lib/text/language.tsx';
import { useTimezone } from '../../session/index.ts';
import { recipientOf } from './addresses.ts';
import { carriedOf, type Draft, goesElsewhere, type Mail } from './draft.ts';
import { forwardOf, quoteOf } from './quote.ts';

interface Quote {
  /** The HTML that is added below the text. */
  html: string;
  /** Its preview as text, since its HTML may be hostile. */
  view: ReactNode;
  /** Whether replies go to another domain than the sender's. */
  isElsewhere: boolean;
}

/** Returns the quoted or forwarded message. */
export function useQuote(mail: Mail | undefined, { mode, files }: Pick<Draft, 'mode' | 'files'>): Quote {
  const text = useText(composeText);
  const format = useFormat(useTimezone());
  const html = useMemo(() => {
    if (!mail || mode === null) return '';
    const date = format.dateTime(mail.received_at);
    const words = {
      wrote: text.wrote(date, mail.from_name || mail.from_address),
      forwarded: text.forwarded,
      head: [
        [text.headFrom, recipientOf(mail.from_name, mail.from_address)],
        [text.headDate, date],
        [text.headSubject, mail.subject],
        [text.headTo, mail.to.join(', ')],
        [text.headCc, mail.cc.join(', ')],
      ] as const,
    };
    return mode === 'forward' ? forwardOf(mail, words, carriedOf(mail, files)) : quoteOf(mail, words);
  }, [mail, mode, files, text, format]);
  if (!mail || mode === null) return { html, view: null, isElsewhere: false };
  return {
    html,
    isElsewhere: mode !== 'forward' && goesElsewhere(mail),
    view: (
      <details className="px-4 pb-3 text-quiet">
        <summary className="w-fit rounded-md py-1 hover:text-ink">
          {mode === 'forward' ? text.showForwarded : text.showQuote}
        </summary>
        <p className="text-xs">{text.quoteNote}</p>
        <blockquote className="mt-2 max-h-60 overflow-y-auto whitespace-pre-wrap break-words border-line border-s-2 ps-3">
          {mail.body_text}
        </blockquote>
      </details>
    ),
  };
}
