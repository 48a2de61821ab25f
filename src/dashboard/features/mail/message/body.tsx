import { Ellipsis, Gauge, ImageOff } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { Schemas } from '../../../api/client.ts';
import { useText } from '../../../lib/text/language.tsx';
import { conversationText } from '../../../lib/text/mail/conversation.ts';
import { Button } from '../../../ui/button.tsx';
import { useMarker } from '../find/highlight.ts';
import { frameDocument } from './frame/frame-document.ts';
import { MailFrame } from './frame/mail-frame.tsx';
import { Note } from './note.tsx';
import { PlainText } from './plain-text.tsx';
import { useTrust } from './trust.ts';

interface Props {
  message: Schemas['ThreadMessage'];
  name: string;
}
interface Folding {
  showsQuoted: boolean;
  setShowsQuoted: (isShown: boolean) => void;
}

/** The content of a message: HTML in a frame, else text. Quotes are folded. */
export function Body({ message, name }: Props) {
  const [showsQuoted, setShowsQuoted] = useState(false);
  const folding = { showsQuoted, setShowsQuoted };
  if (message.body_html === '') return <Words message={message} {...folding} />;
  return <Html message={message} name={name} {...folding} />;
}

function Words({ message, showsQuoted, setShowsQuoted }: Pick<Props, 'message'> & Folding) {
  const text = useText(conversationText);
  const whole = message.body_text.trim();
  const fresh = message.body_new.trim();
  if (whole === '') return <p className="text-quiet italic">{text.noText}</p>;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-2">
      <PlainText text={showsQuoted || fresh === '' ? whole : fresh} />
      {fresh !== '' && fresh !== whole && <Quoted isShown={showsQuoted} onToggle={setShowsQuoted} />}
    </div>
  );
}

function Html({ message, name, showsQuoted, setShowsQuoted }: Props & Folding) {
  const text = useText(conversationText);
  const mark = useMarker();
  const [isTrusted, trust] = useTrust(message.from_address);
  const [isAsked, setAsked] = useState(false);
  const withImages = isTrusted || isAsked;
  const made = useMemo(() => frameDocument(message, location.origin, withImages), [message, withImages]);
  if (!made) {
    return (
      <>
        <Note tone="warn" icon={<Gauge aria-hidden size={16} />}>
          {text.tooHeavy}
        </Note>
        <Words message={message} {...{ showsQuoted, setShowsQuoted }} />
      </>
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-2">
      {made.hasRemoteImages && !withImages && (
        <div className="flex w-full flex-wrap items-center gap-x-3 gap-y-1 rounded-lg bg-sunk px-3 py-2 text-quiet text-sm">
          <ImageOff aria-hidden size={15} className="shrink-0" />
          <p className="min-w-48 flex-1">{text.imagesBlocked}</p>
          <Button onClick={() => setAsked(true)}>{text.showImages}</Button>
          <Button kind="quiet" title={text.trustHint} onClick={() => trust(true)}>
            {text.trust}
          </Button>
        </div>
      )}
      <MailFrame
        html={made.html}
        title={text.body(name)}
        isColoured={made.isColoured}
        showsQuoted={showsQuoted}
        mark={mark}
      />
      <div className="flex flex-wrap items-center gap-2">
        {made.hasQuoted && <Quoted isShown={showsQuoted} onToggle={setShowsQuoted} />}
        {made.hasRemoteImages && isTrusted && (
          <button
            type="button"
            onClick={() => trust(false)}
            className="min-h-6 pointer-coarse:min-h-11 text-quiet text-xs underline"
          >
            {text.distrust}
          </button>
        )}
      </div>
    </div>
  );
}

function Quoted({ isShown, onToggle }: { isShown: boolean; onToggle: (isShown: boolean) => void }) {
  const text = useText(conversationText);
  const label = isShown ? text.hideQuoted : text.showQuoted;
  return (
    <button
      type="button"
      aria-label={label}
      data-hint={label}
      aria-expanded={isShown}
      onClick={() => onToggle(!isShown)}
      className="grid h-6 w-9 pointer-coarse:h-11 pointer-coarse:w-14 place-items-center rounded-full bg-sunk text-quiet hover:bg-hover hover:text-ink"
    >
      <Ellipsis aria-hidden size={16} />
    </button>
  );
}
