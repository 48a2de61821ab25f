import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { client, dataOf } from '../../../api/client.ts';
import { Problem } from '../../../lib/problem.ts';
import { commonText } from '../../../lib/text/common.ts';
import { useText } from '../../../lib/text/language.tsx';
import { liveText } from '../../../lib/text/live-desk/live.ts';
import { Button } from '../../../ui/button.tsx';
import { Failure } from '../../../ui/failure.tsx';
import { PLATFORM_NAMES } from '../platforms.tsx';
import { type Caption, useSaveText } from './changes.ts';
import { Count } from './count.tsx';
import type { Measure } from './measure.ts';

export interface Draft {
  text: string;
  /** The version that is edited. */
  version: number;
}

interface Props {
  caption: Caption;
  draft: Draft;
  measure: Measure | undefined;
  onChange: (draft: Draft) => void;
  /** Called after saving or discarding. */
  onDone: () => void;
}

/** Edits a caption in place, with a live count. */
export function CaptionEditor({ caption, draft, measure, onChange, onDone }: Props) {
  const text = useText(liveText);
  const common = useText(commonText);
  const save = useSaveText();
  const area = useRef<HTMLTextAreaElement>(null);
  const [busy, setBusy] = useState<'save' | 'approve'>();
  const [error, setError] = useState<unknown>();
  const [theirs, setTheirs] = useState<Caption>();
  const isEmpty = draft.text.trim() === '';
  useEffect(() => {
    const { current } = area;
    current?.focus();
    current?.setSelectionRange(current.value.length, current.value.length);
  }, []);

  async function send(isApproved: boolean, version = draft.version) {
    if (isEmpty || busy) return;
    setBusy(isApproved ? 'approve' : 'save');
    setError(undefined);
    try {
      await save({ id: caption.id, edit: { text: draft.text, version }, isApproved: isApproved });
      onDone();
    } catch (failure) {
      if (failure instanceof Problem && failure.code === 'VERSION_CONFLICT') {
        const answer = await client.GET('/api/stream/captions/{id}', {
          params: { path: { id: caption.id } },
        });
        setTheirs(dataOf(answer));
      } else setError(failure);
    } finally {
      setBusy(undefined);
    }
  }
  function press(event: KeyboardEvent) {
    if (event.key === 'Escape') onDone();
    else if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) void send(false);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div className="grid gap-2">
      <textarea
        ref={area}
        aria-label={text.editText(PLATFORM_NAMES[caption.platform])}
        value={draft.text}
        onChange={({ target }) => onChange({ ...draft, text: target.value })}
        onKeyDown={press}
        rows={6}
        dir="auto"
        aria-invalid={measure?.cut != null || undefined}
        className="field-sizing-content max-h-80 min-h-32 w-full rounded-md border border-strong/60 bg-page px-3 py-2 aria-invalid:border-danger"
      />
      {measure && <Count length={measure.length} most={measure.most} cost={measure.cost} />}
      {measure?.problems.map((problem) => (
        <p key={problem} className="text-danger text-sm">
          {problem}
        </p>
      ))}
      {caption.status === 'approved' && <p className="text-quiet text-sm">{text.editFallsBack}</p>}
      {theirs && (
        <div role="alert" className="grid gap-2 rounded-md bg-warn-soft p-3">
          <p className="font-medium text-warn">{text.conflict}</p>
          <p className="wrap-anywhere whitespace-pre-wrap">{theirs.text}</p>
          <p className="flex flex-wrap gap-2">
            <Button onClick={() => void send(false, theirs.version)}>{text.keepMine}</Button>
            <Button onClick={onDone}>{text.takeTheirs}</Button>
          </p>
        </div>
      )}
      {error !== undefined && <Failure error={error} />}
      <div className="flex flex-wrap gap-2">
        <Button
          kind="primary"
          isBusy={busy === 'approve'}
          disabled={isEmpty || measure?.cut != null}
          title={measure?.cut != null ? text.cut : undefined}
          onClick={() => void send(true)}
        >
          {text.saveAndApprove}
        </Button>
        <Button isBusy={busy === 'save'} disabled={isEmpty} keys="mod+Enter" onClick={() => void send(false)}>
          {common.save}
        </Button>
        <Button kind="quiet" keys="Escape" onClick={onDone}>
          {common.cancel}
        </Button>
      </div>
    </div>
  );
}
