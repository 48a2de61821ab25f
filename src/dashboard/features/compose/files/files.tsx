import { FileIcon, RotateCcw, X } from 'lucide-react';
import { useFormat } from '../../../lib/format.ts';
import { composeText } from '../../../lib/text/compose/compose.ts';
import { useText } from '../../../lib/text/language.tsx';
import { IconButton } from '../../../ui/button.tsx';
import type { DraftFile } from '../draft/draft.ts';
import { MAX_BYTES } from './upload.ts';
import type { useFiles } from './use-files.ts';

/** The files of a mail: sizes, upload progress and errors. */
export function Files({ list, files }: { list: DraftFile[]; files: ReturnType<typeof useFiles> }) {
  const text = useText(composeText);
  const format = useFormat();
  if (list.length === 0) return null;
  return (
    <section aria-label={text.files} className="grid gap-2 px-3 py-2">
      <ul className="flex flex-wrap gap-2">
        {list.map(({ id, name, size, key, source }) => {
          const running = files.running[id];
          const isFailed = !key && !source && (!running || running.problem !== undefined);
          return (
            <li
              key={id}
              className={`relative flex max-w-full items-center gap-2 overflow-hidden rounded-lg border ps-3 ${isFailed ? 'border-danger' : 'border-line'}`}
            >
              <FileIcon aria-hidden size={16} className="shrink-0 text-quiet" />
              <span className="grid min-w-0 py-1">
                <span className="truncate">{name}</span>
                <span className={`text-xs ${isFailed ? 'text-danger' : 'text-quiet'}`}>
                  {isFailed ? (running?.problem ?? text.failedFile(name)) : format.bytes(size)}
                </span>
              </span>
              <span className="flex">
                {running?.problem && (
                  <IconButton label={text.retryFile(name)} onClick={() => files.retry(id)}>
                    <RotateCcw aria-hidden size={16} />
                  </IconButton>
                )}
                <IconButton label={text.remove(name)} onClick={() => files.remove(id)}>
                  <X aria-hidden size={16} />
                </IconButton>
              </span>
              {running && !running.problem && (
                <progress
                  aria-label={text.progress(name)}
                  value={running.share}
                  className="absolute inset-x-0 bottom-0 h-1 w-full accent-accent"
                />
              )}
            </li>
          );
        })}
      </ul>
      <p className="text-quiet text-xs">{text.ofLimit(format.bytes(files.total), format.bytes(MAX_BYTES))}</p>
    </section>
  );
}
