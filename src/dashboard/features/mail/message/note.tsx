import { Bot } from 'lucide-react';
import type { ReactNode } from 'react';

const TONES = {
  danger: 'bg-danger-soft text-danger',
  warn: 'bg-warn-soft text-warn',
  info: 'bg-info-soft text-info',
};

/** A colored line about a message, with an action. */
export function Note({
  tone,
  icon = <Bot aria-hidden size={16} />,
  children,
  actions,
}: {
  tone: keyof typeof TONES;
  icon?: ReactNode;
  children: ReactNode;
  actions?: ReactNode;
}) {
  return (
    <div className={`flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg px-3 py-2 ${TONES[tone]}`}>
      {icon}
      <div className="min-w-40 flex-1">{children}</div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </div>
  );
}
