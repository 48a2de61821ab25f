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
  url?: string;
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
  return { url: URL.createObjectURL(kind === 'pdf' ? new Blob([blob], { type: 'application/pdf' }) : blob) };
}

/** A preview of an attachment: an image, a PDF in the browser's viewer, or the beginning of a text. */
export default function Preview({ name, kind, address, onClose }: Props) {
  const text = useText(conversationText);
  const [shown, setShown] = useState<Shown>();
  const [error, setError] = useState<unknown>();
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` loads it again
  useEffect(() => {
    const aborter = new AbortController();
    let url: string | undefined;
    load(address, kind, aborter.signal).then(
      (loaded) => {
        url = loaded.url;
        if (aborter.signal.aborted) url && URL.revokeObjectURL(url);
        else setShown(loaded);
      },
      (failure) => aborter.signal.aborted || setError(failure),
    );
    return () => {
      aborter.abort();
      if (url) URL.revokeObjectURL(url);
    };
  }, [address, kind, tries]);
  const refetch = () => {
    setError(undefined);
    setTries(tries + 1);
  };
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
      <Loaded of={{ data: shown, error, refetch }}>
        {({ url, text: content, isCut }) =>
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
