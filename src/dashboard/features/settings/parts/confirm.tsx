import type { ReactNode } from 'react';
import { FormDialog } from '../../../ui/dialog.tsx';
import { say } from '../../../ui/toast.tsx';

/** Asks before something that cannot be taken back, and says what will happen. */
export function Confirm({
  title,
  action,
  done,
  onConfirm,
  onClose,
  children,
}: {
  title: string;
  /** What the button does, as a verb. */
  action: string;
  /** What is said afterwards. */
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
