import { useText } from '../../../lib/text/language.tsx';
import { notesText } from '../../../lib/text/mail/notes.ts';
import { useKept } from '../../session/index.ts';
import { useWriteNote } from './change.ts';
import { NoteWriter } from './note-writer.tsx';
import { Sheet } from './sheet.tsx';

export interface NewNoteProps {
  conversation: number;
  /** The newest message: the note stays with it when the conversation is split. */
  emailId: number;
  onClose: () => void;
}

/** A form for a new note. Persists the input until the note is created. */
export default function NewNote({ conversation, emailId, onClose }: NewNoteProps) {
  const text = useText(notesText);
  const [value, keep, forget] = useKept(`note:${conversation}`, '');
  const write = useWriteNote(conversation, emailId);
  return (
    <Sheet label={text.write}>
      <NoteWriter
        label={text.write}
        submit={text.save}
        opening="note"
        value={value}
        onChange={keep}
        onSave={async (content) => {
          await write(content);
          forget();
          onClose();
        }}
        onClose={onClose}
      />
    </Sheet>
  );
}
