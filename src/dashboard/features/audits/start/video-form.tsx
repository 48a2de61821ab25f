import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Film } from 'lucide-react';
import { type DragEvent, useId, useState } from 'react';
import { useAct } from '../../../api/act.ts';
import { refetch, shows } from '../../../api/shown-by.ts';
import { useFormat } from '../../../lib/format.ts';
import { auditsText } from '../../../lib/text/audits/audits.ts';
import { useText } from '../../../lib/text/language.tsx';
import { say } from '../../../lib/toasts.ts';
import { Button } from '../../../ui/button.tsx';
import { useKept } from '../../session/index.ts';
import { ACCEPT, fileProblem, MAX_BYTES } from './parts.ts';
import { type Begun, discardUpload, startUpload, useUpload } from './upload.ts';
import { UploadCard } from './upload-card.tsx';

const NONE: Begun | null = null;

/** A form that uploads a video from the file picker or by drag and drop. */
export function VideoForm() {
  const text = useText(auditsText);
  const format = useFormat();
  const id = useId();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const upload = useUpload();
  const [begun, keep, forget] = useKept<Begun | null>('video-upload', NONE);
  const [problem, setProblem] = useState<string>();
  const [isOver, setOver] = useState(false);

  function take(file: File | undefined) {
    if (!file) return;
    const reason = fileProblem(file);
    setProblem(
      reason === 'tooLarge'
        ? text.tooLarge(file.name, format.bytes(file.size), format.bytes(MAX_BYTES))
        : reason
          ? text[reason](file.name)
          : undefined,
    );
    if (reason) return;
    const isSame = begun?.name === file.name && begun.bytes === file.size;
    startUpload(file, isSame ? begun : null, {
      onBegun: keep,
      onEnd: forget,
      onAudit(audit) {
        void refetch(queries, shows(['audit']));
        const open = () => void navigate({ to: '/audits/$id', params: { id: audit.id } });
        say(text.uploaded(file.name), { label: text.open, run: open });
      },
    });
  }
  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  }
  const discard = useAct({
    async run() {
      await discardUpload(begun!.id);
      forget();
    },
    touches: ['video'],
  });

  if (upload) return <UploadCard upload={upload} />;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button is the first
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={`grid gap-2 rounded-lg border border-dashed p-3 ${isOver ? 'border-accent bg-chosen' : 'border-strong/60'}`}
    >
      <div className="flex flex-wrap items-center gap-3">
        <Film aria-hidden size={20} className="shrink-0 text-quiet" />
        <div className="min-w-0 grow basis-56">
          <p className="font-medium">{isOver ? text.drop : text.video}</p>
          <p id={`${id}-hint`} className="text-quiet text-sm">
            {text.videoHint(format.bytes(MAX_BYTES))}
          </p>
        </div>
        <label
          htmlFor={id}
          className="inline-flex min-h-8 pointer-coarse:min-h-11 items-center rounded-md border border-line bg-raised px-3 font-medium outline-offset-2 outline-accent focus-within:outline-2 hover:bg-hover"
        >
          {text.choose}
          <input
            id={id}
            type="file"
            accept={ACCEPT}
            aria-describedby={`${id}-hint`}
            className="sr-only"
            onChange={({ target }) => {
              take(target.files?.[0]);
              target.value = '';
            }}
          />
        </label>
      </div>
      {begun && (
        <p className="flex flex-wrap items-center gap-2 text-sm">
          <span className="min-w-0 grow wrap-anywhere">{text.begun(begun.name)}</span>
          <Button kind="quiet" onClick={() => void discard.act()}>
            {text.forgetBegun}
          </Button>
        </p>
      )}
      {problem && (
        <p role="alert" className="text-danger text-sm">
          {problem}
        </p>
      )}
    </div>
  );
}
