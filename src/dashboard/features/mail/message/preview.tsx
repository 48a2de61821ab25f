import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Problem } from '../../../lib/problem.ts';
import { useText } from '../../../lib/text/language.tsx';
import { conversationText } from '../../../lib/text/mail/conversation.ts';
import { buttonLook } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Loaded } from '../../../ui/states.tsx';
import type { Kind } from './attachment-kind.ts';

/** The number of bytes of a text that are shown. */
const MOST_TEXT = 200_000;

interface Props {
  name: string;
  kind: Kind;
  address: string;
  onClose: () => void;
}
interface Shown {
  file?: Blob;
  text?: string;
  isCut?: boolean;
}

async function load(address: string, kind: Kind, signal: AbortSignal): Promise<Shown> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Problem(response.status, await response.json().catch(() => ({})));
  const blob = await response.blob();
  if (kind === 'text') {
    return { text: await blob.slice(0, MOST_TEXT).text(), isCut: blob.size > MOST_TEXT };
  }
  // The API always sends attachments as downloads. The type is set here, so that nothing can execute.
  return { file: kind === 'pdf' ? new Blob([blob], { type: 'application/pdf' }) : blob };
}

/** Returns an address of a file in memory. */
function useUrl(file: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}

/** A preview of an attachment: an image, a PDF in the browser's viewer, or the beginning of a text. */
export default function Preview({ name, kind, address, onClose }: Props) {
  const text = useText(conversationText);
  const shown = useQuery({
    queryKey: ['preview', address, kind],
    queryFn: ({ signal }) => load(address, kind, signal),
    gcTime: 0,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const url = useUrl(shown.data?.file);
  return (
    <Dialog
      title={name}
      onClose={onClose}
      isWide
      actions={
        <a href={address} download={name} className={buttonLook()}>
          <Download aria-hidden size={16} />
          {text.download(name)}
        </a>
      }
    >
      <Loaded of={shown}>
        {({ text: content, isCut }) =>
          content !== undefined ? (
            <>
              {isCut && <p className="text-quiet">{text.cut}</p>}
              <pre dir="auto" className="max-h-[65dvh] overflow-auto whitespace-pre-wrap break-words text-sm">
                {content}
              </pre>
            </>
          ) : kind === 'pdf' ? (
            <iframe src={url} title={name} className="h-[68dvh] w-full rounded bg-sunk" />
          ) : (
            <img src={url} alt={name} className="mx-auto max-h-[68dvh] rounded bg-sunk object-contain" />
          )
        }
      </Loaded>
    </Dialog>
  );
}
