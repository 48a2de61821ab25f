import type { ReactNode } from 'react';
import { useTitle } from '../../ui/page/title.ts';

/** The layout of screens for signed-out users: a centered card below the name of the product. */
export function Door({
  title,
  isWide,
  children,
}: {
  title: string;
  /** For a form with columns. */
  isWide?: boolean;
  children: ReactNode;
}) {
  useTitle(title);
  return (
    <main className="grid min-h-dvh place-items-center bg-side p-4">
      <div
        className={`grid w-full ${isWide ? 'max-w-2xl' : 'max-w-sm'} gap-6 rounded-2xl border border-line bg-raised p-6 shadow-float sm:p-8`}
      >
        <header className="grid justify-items-center gap-3 text-center">
          <img src="/icon.svg" alt="" width={40} height={40} />
          <h1 className="font-semibold text-xl">{title}</h1>
        </header>
        {children}
      </div>
    </main>
  );
}
