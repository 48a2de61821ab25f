import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { client, dataOf } from '../../../api/client.ts';
import { Problem } from '../../../lib/problem.ts';
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

export type Editing = ReturnType<typeof useEditing>;

/** Saves the draft of a caption. `onDone` is called after saving or discarding. */
export function useEditing(caption: Caption, draft: Draft | null, onDone: () => void) {
  const save = useSaveText();
  const [busy, setBusy] = useState<'save' | 'approve'>();
  const [failure, setFailure] = useState<{ id: number; error?: unknown; theirs?: Caption }>();
  const { error, theirs } = failure?.id === caption.id ? failure : {};
  const isEmpty = !draft || draft.text.trim() === '';

  function close() {
    setFailure(undefined);
    onDone();
  }
  async function send(isApproved: boolean, version = draft?.version) {
    if (!draft || version === undefined || isEmpty || busy) return;
    setBusy(isApproved ? 'approve' : 'save');
    setFailure(undefined);
    const { id } = caption;
    try {
      await save({ id, edit: { text: draft.text, version }, isApproved });
      onDone();
    } catch (problem) {
      if (problem instanceof Problem && problem.code === 'VERSION_CONFLICT') {
        const answer = await client.GET('/api/stream/captions/{id}', { params: { path: { id } } });
        setFailure({ id, theirs: dataOf(answer) });
      } else setFailure({ id, error: problem });
    } finally {
      setBusy(undefined);
    }
  }
  return { busy, isEmpty, error, theirs, send, discard: close };
}

interface Props {
  caption: Caption;
  draft: Draft;
  measure: Measure | undefined;
  editing: Editing;
  onChange: (draft: Draft) => void;
}

/** The text of a caption, with a live count. */
export function CaptionEditor({ caption, draft, measure, editing, onChange }: Props) {
  const text = useText(liveText);
  const { error, theirs, send, discard } = editing;
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const { current } = area;
    current?.focus();
    current?.setSelectionRange(current.value.length, current.value.length);
  }, []);
  function press(event: KeyboardEvent) {
    if (event.key === 'Escape') discard();
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
            <Button onClick={discard}>{text.takeTheirs}</Button>
          </p>
        </div>
      )}
      {error !== undefined && <Failure error={error} />}
    </div>
  );
}
