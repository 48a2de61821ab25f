import { Check, Copy, TriangleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useText } from '../../../lib/text/language.tsx';
import { settingsText } from '../../../lib/text/settings/frame.ts';
import { sayFailure } from '../../../lib/toasts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

const SHOWN_MS = 2000;

/** A text with a copy button. */
export function Copyable({ label, value }: { label: string; value: string }) {
  const text = useText(settingsText);
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => setCopied(true),
      (error) => sayFailure(error, text.copy(label)),
    );
  return (
    <div className="grid gap-1">
      <p className="font-medium text-sm">{label}</p>
      <div className="flex items-start gap-2">
        <code className="min-w-0 grow select-all rounded-md bg-sunk px-3 py-1.5 text-sm [overflow-wrap:anywhere]">
          {value}
        </code>
        <Button
          className="shrink-0 px-2!"
          aria-label={text.copy(label)}
          title={text.copy(label)}
          onClick={copy}
        >
          {isCopied ? <Check aria-hidden size={16} /> : <Copy aria-hidden size={16} />}
        </Button>
        <span role="status" className="sr-only">
          {isCopied && text.copied}
        </span>
      </div>
    </div>
  );
}

/** A dialog for a secret that is shown only once. */
export function SecretDialog({
  title,
  onClose,
  children,
}: {
  title: string;
  onClose: () => void;
  children: ReactNode;
}) {
  const text = useText(settingsText);
  const done = (
    <Button kind="primary" onClick={onClose}>
      {text.done}
    </Button>
  );
  return (
    <Dialog title={title} onClose={onClose} actions={done}>
      <OnlyOnce />
      {children}
    </Dialog>
  );
}

export function OnlyOnce() {
  const text = useText(settingsText);
  return (
    <p className="flex gap-2 rounded-lg bg-warn-soft px-3 py-2 text-warn">
      <TriangleAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
      {text.onlyOnce}
    </p>
  );
}
