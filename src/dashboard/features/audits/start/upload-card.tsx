import { useEffect } from 'react';
import { useAct } from '../../../api/act.ts';
import { useFormat } from '../../../lib/format.ts';
import { auditsText } from '../../../lib/text/audits/audits.ts';
import { commonText } from '../../../lib/text/common.ts';
import { useText } from '../../../lib/text/language.tsx';
import { Button } from '../../../ui/button.tsx';
import { Failure } from '../../../ui/failure.tsx';
import { cancelUpload, pauseUpload, type Running, resumeUpload } from './upload.ts';

/** The progress of the upload, and its actions. */
export function UploadCard({ upload }: { upload: Running }) {
  const text = useText(auditsText);
  const common = useText(commonText);
  const format = useFormat();
  const { file, sent, status, error } = upload;
  const cancel = useAct({ run: cancelUpload, touches: ['video'] });
  const share = sent / file.size;
  const isPausable = status === 'uploading';

  // The browser asks for confirmation before it closes a page with a running upload.
  useEffect(() => {
    if (status !== 'uploading') return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [status]);

  const states = {
    uploading: text.uploading,
    finishing: text.finishing,
    paused: text.paused,
    failed: text.uploadFailed,
  };
  return (
    <section aria-label={text.upload(file.name)} className="grid gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <div className="min-w-0 grow basis-48">
          <p className="truncate font-medium" title={file.name}>
            {file.name}
          </p>
          <p className="text-quiet text-sm tabular-nums">
            <span role="status">{states[status]}</span> ·{' '}
            {text.sent(format.bytes(sent), format.bytes(file.size))} · {format.percent(share)}
          </p>
        </div>
        {isPausable && <Button onClick={pauseUpload}>{text.pause}</Button>}
        {status === 'paused' && (
          <Button kind="primary" onClick={() => void resumeUpload()}>
            {text.resume}
          </Button>
        )}
        {status !== 'finishing' && (
          <Button kind="danger" onClick={() => void cancel.act()}>
            {common.cancel}
          </Button>
        )}
      </div>
      <progress
        aria-label={text.upload(file.name)}
        max={1}
        value={share}
        className="h-1.5 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent"
      />
      {status === 'failed' && <Failure error={error} onRetry={() => void resumeUpload()} />}
    </section>
  );
}
