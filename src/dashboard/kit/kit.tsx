import type { ReactNode } from 'react';
import { Toasts } from '../ui/toast.tsx';
import { BUTTONS } from './buttons.tsx';
import { CHARTS } from './charts.tsx';
import { FIELDS } from './fields.tsx';
import { LAYOUT } from './layout.tsx';
import { LISTS } from './lists.tsx';

/** The parts by name. A picture of each is compared by `test/system/kit.test.ts`. */
const PARTS: Record<string, () => ReactNode> = { ...BUTTONS, ...FIELDS, ...LISTS, ...LAYOUT, ...CHARTS };

export function Kit() {
  return (
    <main className="mx-auto grid max-w-5xl gap-8 p-6">
      <h1 className="font-semibold text-xl">The kit</h1>
      {Object.entries(PARTS).map(([name, Part]) => (
        <section key={name} aria-labelledby={`kit-${name}`} className="grid gap-2">
          <h2 id={`kit-${name}`} className="font-semibold">
            {name}
          </h2>
          <div data-part={name} className="flex flex-wrap items-start gap-3 bg-page p-3">
            <Part />
          </div>
        </section>
      ))}
      <Toasts />
    </main>
  );
}
