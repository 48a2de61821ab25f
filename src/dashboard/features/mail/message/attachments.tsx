import { Download, Eye, File, FileText, Image, Paperclip } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Schemas } from '../../../api/client.ts';
import { useFormat } from '../../../lib/format.ts';
import { useText } from '../../../lib/text/language.tsx';
import { conversationText } from '../../../lib/text/mail/conversation.ts';
import { buttonLook, IconButton } from '../../../ui/button.tsx';
import { kindOf } from './attachment-kind.ts';
import { shownInText } from './frame/frame-document.ts';

const Preview = lazy(() => import('./preview.tsx'));

type Attachment = Schemas['Attachment'];
const ICONS = { image: Image, pdf: FileText, text: FileText, other: File };
const addressOf = (email: number, { id }: Attachment) => `/api/emails/${email}/attachments/${id}`;

/** The attachments of a message, except images in its text. */
export function Attachments({ message }: { message: Schemas['ThreadMessage'] }) {
  const text = useText(conversationText);
  const format = useFormat();
  const [previewed, setPreviewed] = useState<Attachment>();
  const inText = shownInText(message);
  const files = message.attachments.filter(({ id }) => !inText.has(id));
  if (files.length === 0) return null;
  return (
    <section className="grid gap-2 pt-1">
      <h3 className="flex items-center gap-1.5 text-quiet text-sm">
        <Paperclip aria-hidden size={14} />
        {text.attachments(files.length)}
      </h3>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,14rem),1fr))] gap-2">
        {files.map((file) => {
          const kind = kindOf(file);
          const Icon = ICONS[kind];
          const address = addressOf(message.id, file);
          return (
            <li
              key={file.id}
              className="flex min-w-0 items-center gap-2.5 rounded-lg border border-line bg-raised p-1.5"
            >
              <span className="grid size-10 shrink-0 place-items-center overflow-hidden rounded bg-sunk text-quiet">
                {kind === 'image' ? (
                  <img src={address} alt="" loading="lazy" className="size-full object-cover" />
                ) : (
                  <Icon aria-hidden size={18} />
                )}
              </span>
              <span className="min-w-0 flex-1">
                <span dir="auto" title={file.filename} className="block truncate text-sm">
                  {file.filename}
                </span>
                <span className="text-quiet text-xs">{format.bytes(file.size)}</span>
              </span>
              {kind !== 'other' && (
                <IconButton label={text.preview(file.filename)} onClick={() => setPreviewed(file)}>
                  <Eye aria-hidden size={16} />
                </IconButton>
              )}
              <a
                href={address}
                download={file.filename}
                aria-label={text.download(file.filename)}
                data-hint={text.download(file.filename)}
                className={`${buttonLook('quiet')} px-2!`}
              >
                <Download aria-hidden size={16} />
              </a>
            </li>
          );
        })}
      </ul>
      <Suspense>
        {previewed && (
          <Preview
            name={previewed.filename}
            kind={kindOf(previewed)}
            address={addressOf(message.id, previewed)}
            onClose={() => setPreviewed(undefined)}
          />
        )}
      </Suspense>
    </section>
  );
}
