import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  isOpen: boolean;
  onToggle: () => void;
  /** A button beside the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** A group of a navigation that can be folded. */
export function Fold({ title, isOpen, onToggle, action, children }: Props) {
  return (
    <div>
      <div className="flex min-h-7 items-center justify-between">
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={onToggle}
          className="flex min-h-6 min-w-0 items-center gap-1 rounded px-2 text-quiet text-xs hover:text-ink pointer-coarse:min-h-11"
        >
          <span className="truncate">{title}</span>
          <ChevronDown
            aria-hidden
            size={12}
            className={`shrink-0 ${isOpen ? '' : '-rotate-90 rtl:rotate-90'}`}
          />
        </button>
        {action}
      </div>
      {isOpen && children}
    </div>
  );
}
