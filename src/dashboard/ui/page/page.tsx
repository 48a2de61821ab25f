import type { ReactNode } from 'react';
import { useTitle } from './title.ts';

interface Props {
  title: string;
  /** A sentence below the title. */
  lead?: ReactNode;
  /** Buttons at the end of the header. */
  actions?: ReactNode;
  children: ReactNode;
  /** Whether it takes the full width, such as a board. */
  isWide?: boolean;
}

/** A screen. Its title is also the document's title. */
export function Page({ title, lead, actions, children, isWide }: Props) {
  useTitle(title);
  return (
    <div
      className={`mx-auto grid w-full content-start gap-6 p-4 md:p-8 print:block print:space-y-6 ${isWide ? '' : 'max-w-5xl'}`}
    >
      <header className="flex flex-wrap items-start justify-between gap-3">
        <div className="grid gap-1">
          <h1 className="font-semibold text-xl">{title}</h1>
          {lead && <p className="text-quiet">{lead}</p>}
        </div>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </header>
      {children}
    </div>
  );
}

/** A section with a heading. */
export function Section({
  title,
  lead,
  actions,
  children,
}: {
  title: string;
  lead?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className="grid min-w-0 content-start gap-3 print:block print:space-y-3">
      <header className="flex flex-wrap items-center justify-between gap-2">
        <div className="min-w-0 flex-1 basis-72">
          <h2 className="font-semibold">{title}</h2>
          {lead && <p className="text-quiet text-sm">{lead}</p>}
        </div>
        {actions}
      </header>
      {children}
    </section>
  );
}

/** The look of a list: lines between its rows, whose padding of 4 aligns their text with the page. */
export const LIST = '-mx-4 divide-y divide-line border-line border-y';

interface CardProps {
  children: ReactNode;
  className?: string;
  /** Whether newer data is loading. */
  isBusy?: boolean;
}

/** An object with a border. Lists have lines instead (`LIST`). */
export function Card({ children, className = '', isBusy = false }: CardProps) {
  return (
    <div
      aria-busy={isBusy || undefined}
      className={`min-w-0 rounded-xl border border-line bg-raised p-4 aria-busy:bg-sunk ${className}`}
    >
      {children}
    </div>
  );
}
