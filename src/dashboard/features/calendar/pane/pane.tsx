import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { IconButton } from '../../../ui/button.tsx';

/** A pane beside the calendar; over it on a narrow page. Takes the focus when it opens. */
export function Pane({
  label,
  title,
  closeLabel,
  onClose,
  actions,
  children,
}: {
  label: string;
  title: ReactNode;
  closeLabel: string;
  onClose: () => void;
  actions?: ReactNode;
  children: ReactNode;
}) {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => ref.current?.focus({ preventScroll: true }), []);
  return (
    <aside
      ref={ref}
      tabIndex={-1}
      aria-label={label}
      className="z-30 flex w-96 shrink-0 flex-col border-line border-s bg-page outline-none! max-md:fixed max-md:inset-0 max-md:w-full max-md:border-0"
    >
      <header className="flex items-center justify-between gap-2 border-line border-b px-4 py-2">
        <div className="min-w-0 text-quiet text-sm">{title}</div>
        <div className="flex gap-0.5">
          {actions}
          <IconButton label={closeLabel} keys="Escape" onClick={onClose}>
            <X aria-hidden size={18} />
          </IconButton>
        </div>
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto p-4">{children}</div>
    </aside>
  );
}
