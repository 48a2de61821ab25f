import type { ReactNode } from 'react';
import { say } from '../../../lib/toasts.ts';
import { FormDialog } from '../../../ui/dialog.tsx';

/** A confirmation dialog for an irreversible action. */
export function Confirm({
  title,
  action,
  done,
  onConfirm,
  onClose,
  children,
}: {
  title: string;
  /** The button's label, a verb. */
  action: string;
  /** The message on success. */
  done?: string;
  onConfirm: (form: FormData) => Promise<unknown>;
  onClose: () => void;
  children: ReactNode;
}) {
  async function confirm(form: FormData) {
    await onConfirm(form);
    if (done) say(done);
  }
  return (
    <FormDialog title={title} submit={action} kind="danger" onSubmit={confirm} onClose={onClose}>
      {children}
    </FormDialog>
  );
}
