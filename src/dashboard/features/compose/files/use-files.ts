import { useRef, useState } from 'react';
import { newId } from '../../../api/new-id.ts';
import { useFormat } from '../../../lib/format.ts';
import { composeText } from '../../../lib/text/compose/compose.ts';
import { useText } from '../../../lib/text/language.tsx';
import { say } from '../../../lib/toasts.ts';
import type { Draft, DraftFile, Mail } from '../draft/draft.ts';
import type { useDraft } from '../draft/use-draft.ts';
import { MAX_BYTES, MAX_FILES, upload } from './upload.ts';

/** The upload state of a file on this page. It is lost on reload. */
export interface Running {
  /** From 0 to 1. */
  share: number;
  problem?: string;
  /** Opens the file for a retry. */
  open: () => Promise<File>;
}

/** A file to upload, or an attachment to reference. */
interface Addition {
  name: string;
  size: number;
  open?: () => Promise<File>;
  source?: NonNullable<DraftFile['source']>;
}

const sum = (files: DraftFile[]) => files.reduce((bytes, { size }) => bytes + size, 0);

/**
 * Manages the files of a draft: uploads added ones, and rejects those over the limits. An upload continues when the
 * draft is closed.
 */
export function useFiles({
  draft,
  change,
  latest,
}: Pick<ReturnType<typeof useDraft>, 'draft' | 'change' | 'latest'>) {
  const text = useText(composeText);
  const format = useFormat();
  const [running, setRunning] = useState<Record<string, Running>>({});
  const stops = useRef(new Map<string, AbortController>());

  const note = (id: string, running: Partial<Running>) =>
    setRunning((all) => ({ ...all, [id]: { ...all[id]!, ...running } }));
  const setFile = (id: string, to: Partial<DraftFile>) =>
    change(({ files }) => ({ files: files.map((each) => (each.id === id ? { ...each, ...to } : each)) }));

  async function start(id: string, open: () => Promise<File>) {
    const stop = new AbortController();
    stops.current.set(id, stop);
    setRunning((all) => ({ ...all, [id]: { share: 0, open } }));
    try {
      const file = await open();
      const { key, size } = await upload(file, (share) => note(id, { share }), stop.signal);
      setFile(id, { key, size });
      setRunning(({ [id]: _, ...others }) => others);
    } catch (error) {
      if (!stop.signal.aborted) note(id, { problem: (error as Error).message });
    }
  }

  function add(list: Addition[]) {
    const { files } = latest.current;
    let bytes = sum(files);
    const taken: DraftFile[] = [];
    for (const { name, size, open, source } of list) {
      if (files.length + taken.length >= MAX_FILES) {
        say(text.tooManyFiles(format.number(MAX_FILES)));
        break;
      }
      if (bytes + size > MAX_BYTES) {
        say(text.tooLarge(name, format.bytes(size), format.bytes(MAX_BYTES)));
        continue;
      }
      bytes += size;
      const file = { id: newId(), name, size, ...(source && { source }) };
      taken.push(file);
      if (open) void start(file.id, open);
    }
    if (taken.length > 0) change({ files: [...files, ...taken] });
  }

  return {
    running,
    total: sum(draft.files),
    isUploading: draft.files.some(({ id, key }) => !key && running[id] && !running[id].problem),
    add: (files: Iterable<File>) =>
      add(Array.from(files, (file) => ({ name: file.name, size: file.size, open: async () => file }))),
    /** Adds the files of a forwarded mail, which are referenced, not uploaded. */
    addFrom: (mail: Mail) =>
      add(
        mail.attachments.map(({ id, filename, size }) => ({
          name: filename,
          size,
          source: { email_id: mail.id, attachment_id: id },
        })),
      ),
    retry: (id: string) => running[id] && void start(id, running[id].open),
    remove(id: string) {
      stops.current.get(id)?.abort();
      change(({ files }) => ({ files: files.filter((each: Draft['files'][number]) => each.id !== id) }));
    },
  };
}
