import { lazy, Suspense, useState } from 'react';

// Loaded on demand.
const Card = lazy(() => import('./card.tsx'));

/** Opens the card of a sender. */
export function SenderCard({ label, address, name }: { label: string; address: string; name: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="min-h-6 shrink-0 rounded px-1 underline pointer-coarse:min-h-11 hover:text-ink"
      >
        {label}
      </button>
      <Suspense>{isOpen && <Card address={address} name={name} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
