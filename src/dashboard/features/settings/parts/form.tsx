import { type FormEvent, type ReactNode, useState } from 'react';
import { commonText } from '../../../lib/text/common.ts';
import { useText } from '../../../lib/text/language.tsx';
import { say } from '../../../lib/toasts.ts';
import { Button } from '../../../ui/button.tsx';
import { Failure } from '../../../ui/failure.tsx';
import { Card } from '../../../ui/page/page.tsx';

/** A form with its submit button. Shows `done` or the failure afterwards. */
export function Form({
  children,
  submit,
  done,
  disabled,
  onSubmit,
  resets,
}: {
  children: ReactNode;
  submit?: string;
  done?: string;
  /** The reason why it cannot be submitted. */
  disabled?: string | undefined;
  onSubmit: (form: FormData) => Promise<unknown>;
  /** Whether the fields are cleared on success. */
  resets?: boolean;
}) {
  const common = useText(commonText);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    setBusy(true);
    setError(undefined);
    try {
      await onSubmit(new FormData(form));
      if (resets) form.reset();
      say(done ?? common.saved);
    } catch (failure) {
      setError(failure);
    } finally {
      setBusy(false);
    }
  }
  return (
    <Card>
      <form onSubmit={send} className="grid gap-4">
        {children}
        {error !== undefined && <Failure error={error} />}
        <div>
          <Button type="submit" kind="primary" isBusy={isBusy} disabled={!!disabled} title={disabled}>
            {submit ?? common.save}
          </Button>
        </div>
      </form>
    </Card>
  );
}
