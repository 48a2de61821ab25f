import { X } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { showModal, useOpening } from '../lib/opening.ts';
import { commonText } from '../lib/text/common.ts';
import { useText } from '../lib/text/language.tsx';
import { Button, type ButtonKind, IconButton } from './button.tsx';
import { Failure } from './failure.tsx';

interface Props {
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** Buttons at the end. */
  actions?: ReactNode;
  isWide?: boolean;
}

const FIELD = ':is(input, select, textarea):not([type=hidden], [type=checkbox], [type=radio])';

/**
 * A modal dialog. The browser traps the focus and closes it on Escape; a click outside does not close it, since input
 * would be lost. The first field has the focus, else the first button at its end.
 */
export function Dialog({ title, onClose, children, actions, isWide }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  const common = useText(commonText);
  useEffect(() => {
    const dialog = ref.current;
    const before = showModal(dialog);
    (
      dialog?.querySelector<HTMLElement>(FIELD) ?? dialog?.querySelector<HTMLElement>('footer button')
    )?.focus();
    // The browser restores the focus when a dialog is closed, not when it is removed.
    return () => {
      if (before?.isConnected) before.focus();
    };
  }, []);
  useOpening('form', true, { field: () => ref.current?.querySelector<HTMLElement>(FIELD) });
  return (
    <dialog
      ref={ref}
      aria-labelledby={id}
      onClose={onClose}
      className={`m-auto max-h-[90dvh] w-[calc(100vw-1.5rem)] rounded-xl border border-line bg-raised p-0 text-ink shadow-float ${isWide ? 'max-w-3xl' : 'max-w-lg'}`}
    >
      <header className="flex items-center justify-between gap-3 px-5 pt-4">
        <h2 id={id} className="font-semibold text-lg">
          {title}
        </h2>
        <IconButton label={common.close} keys="Escape" onClick={() => ref.current?.close()}>
          <X aria-hidden size={18} />
        </IconButton>
      </header>
      <div className="grid gap-4 px-5 pt-3 pb-5">{children}</div>
      {actions && (
        <footer className="sticky bottom-0 z-10 flex flex-wrap bg-raised justify-end gap-2 border-line border-t px-5 py-3">
          {actions}
        </footer>
      )}
    </dialog>
  );
}

/** A form dialog. Closes when `onSubmit` succeeds, and shows its failure. */
export function FormDialog({
  title,
  submit,
  kind = 'primary',
  onSubmit,
  onClose,
  children,
  isWide,
}: {
  title: string;
  submit: string;
  kind?: ButtonKind;
  onSubmit: (form: FormData) => Promise<unknown>;
  onClose: () => void;
  children: ReactNode;
  isWide?: boolean;
}) {
  const id = useId();
  const common = useText(commonText);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setBusy(true);
    setError(undefined);
    try {
      await onSubmit(new FormData(event.currentTarget));
      onClose();
    } catch (failure) {
      setError(failure);
    } finally {
      setBusy(false);
    }
  }
  const actions = (
    <>
      <Button onClick={onClose}>{common.cancel}</Button>
      <Button type="submit" form={id} kind={kind} isBusy={isBusy}>
        {submit}
      </Button>
    </>
  );
  return (
    <Dialog title={title} onClose={onClose} actions={actions} isWide={isWide ?? false}>
      <form id={id} onSubmit={send} className="grid gap-4">
        {children}
        {error !== undefined && <Failure error={error} />}
      </form>
    </Dialog>
  );
}
