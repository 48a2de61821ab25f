import { useRouter } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import { api } from '../../api/client.ts';
import { assistantText } from '../../lib/text/assistant.ts';
import { useText } from '../../lib/text/language.tsx';
import { Time } from '../../ui/time/time.tsx';
import { useTimezone } from '../session/index.ts';

/** Returns a link that opens the conversation of a mail. */
export function useMailLink(emailId: number) {
  const router = useRouter();
  const href = `/mail/${emailId}`;
  return {
    href,
    onClick(event: MouseEvent) {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      router.history.push(href);
    },
  };
}

/** Fetches a cited mail; undefined until it is loaded. */
export function useSource(emailId: number) {
  return api.useQuery(
    'get',
    '/api/emails/{id}',
    { params: { path: { id: emailId } } },
    { staleTime: 60_000, retry: false },
  );
}

/** A citation in the text: the number of its mail. */
export function MailLink({ emailId, number }: { emailId: number; number: number }) {
  const text = useText(assistantText);
  const { data } = useSource(emailId);
  const link = useMailLink(emailId);
  return (
    <a
      href={link.href}
      onClick={link.onClick}
      data-hint={data?.subject}
      aria-label={data ? text.openMail(number, data.subject || text.noSubject) : text.source(number)}
      className="mx-0.5 inline-grid min-w-5 place-items-center rounded bg-chosen px-1 align-text-top font-medium text-ink text-xs no-underline hover:underline"
    >
      {number}
    </a>
  );
}

/** The cited mails of an answer, in the order of their numbers. */
export function Sources({ citations }: { citations: number[] }) {
  const text = useText(assistantText);
  if (citations.length === 0) return null;
  return (
    <section aria-label={text.sources}>
      <ol className="grid gap-1 sm:grid-cols-2">
        {citations.map((emailId, index) => (
          <li key={emailId} className="min-w-0">
            <Source emailId={emailId} number={index + 1} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Source({ emailId, number }: { emailId: number; number: number }) {
  const text = useText(assistantText);
  const timezone = useTimezone();
  const { data, error } = useSource(emailId);
  const link = useMailLink(emailId);
  const line = (main: ReactNode, quiet: ReactNode) => (
    <>
      <span className="grid size-5 shrink-0 place-items-center rounded bg-chosen font-medium text-ink text-xs">
        {number}
      </span>
      <span className="grid min-w-0">
        <span className="truncate">{main}</span>
        <span className="truncate text-quiet text-xs">{quiet}</span>
      </span>
    </>
  );
  const look = 'flex min-h-11 items-center gap-2 rounded-lg border border-line px-2 py-1';
  if (error) return <p className={look}>{line(text.missingMail, `#${emailId}`)}</p>;
  return (
    <a {...link} className={`${look} hover:bg-hover`}>
      {data
        ? line(
            data.subject || text.noSubject,
            <>
              {data.from_name || data.from_address} · <Time at={data.received_at} timezone={timezone} />
            </>,
          )
        : line('…', `#${emailId}`)}
    </a>
  );
}
