import { MoreHorizontal, Pencil, StickyNote, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { useText } from '../../../lib/text/language.tsx';
import { notesText } from '../../../lib/text/mail/notes.ts';
import { Menu } from '../../../ui/menu.tsx';
import { useColleagues, useRole, useSignedIn, useTimezone } from '../../session/index.ts';
import { isUnsent, useChangeNote } from './change.ts';
import { partsOf } from './mentions.ts';
import { NoteWriter } from './note-writer.tsx';
import { Sheet } from './sheet.tsx';
import type { ConversationNote } from './use-notes.ts';

/** A member's note among the messages: its author can edit it, and admins can delete it. */
export default function NoteCard({ note }: { note: ConversationNote }) {
  const text = useText(notesText);
  const format = useFormat(useTimezone());
  const { session, organization } = useSignedIn();
  const role = useRole();
  const change = useChangeNote();
  const [edited, setEdited] = useState<string>();
  const people = useColleagues();
  const isMine = String(note.author_id) === session?.user.id;
  const author =
    people.find(({ id }) => id === note.author_id)?.name ?? (organization ? text.formerMember : '');
  const mentioned = people.filter(({ id }) => note.mentions.includes(id));
  const items = [
    ...(isMine
      ? [
          {
            label: text.edit,
            icon: <Pencil aria-hidden size={16} />,
            onChoose: () => setEdited(note.text),
          },
        ]
      : []),
    ...(isMine || role === 'admin' || role === 'owner'
      ? [
          {
            label: text.delete,
            icon: <Trash2 aria-hidden size={16} />,
            isDanger: true,
            onChoose: () => change.remove(note),
          },
        ]
      : []),
  ];
  return (
    <Sheet label={text.noteOf(author)}>
      <header className="flex items-center gap-2 text-sm text-warn">
        <StickyNote aria-hidden size={15} className="shrink-0" />
        <p className="min-w-0 truncate">
          <span dir="auto" className="font-medium">
            {isMine ? text.you : author}
          </span>{' '}
          · {text.note}
          {note.edited_at && ` · ${text.wasEdited}`}
          {isUnsent(note) && ` · ${text.notSent}`}
        </p>
        <time
          dateTime={note.created_at}
          title={format.dateTime(note.created_at)}
          className="ms-auto shrink-0 whitespace-nowrap"
        >
          {format.short(note.created_at)}
        </time>
        {items.length > 0 && !isUnsent(note) && (
          <Menu
            label={text.more}
            hideLabel
            icon={<MoreHorizontal aria-hidden size={16} />}
            items={items}
            className="-my-1 -me-2 text-warn!"
          />
        )}
      </header>
      {edited === undefined ? (
        <p dir="auto" className="whitespace-pre-wrap [overflow-wrap:anywhere]">
          {partsOf(note.text, mentioned).map((part, index) =>
            part.people.length > 0 ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other key
              <strong key={index} className="font-semibold text-warn">
                {part.text}
              </strong>
            ) : (
              part.text
            ),
          )}
        </p>
      ) : (
        <NoteWriter
          label={text.edit}
          submit={text.saveEdit}
          value={edited}
          onChange={setEdited}
          onSave={(content) => {
            change.edit(note, content);
            setEdited(undefined);
          }}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Sheet>
  );
}
