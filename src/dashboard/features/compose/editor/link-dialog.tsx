import type { Editor } from '@tiptap/core';
import { commonText } from '../../../lib/text/common.ts';
import { composeText } from '../../../lib/text/compose/compose.ts';
import { useText } from '../../../lib/text/language.tsx';
import { FormDialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { linkOf } from './link-mark.ts';

/** Links the selected text, or changes or removes the link at the cursor. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const text = useText(composeText);
  const common = useText(commonText);
  async function apply(form: FormData) {
    const typed = String(form.get('href')).trim();
    const chain = editor.chain().focus().extendMarkRange('link');
    if (typed === '') return void chain.unsetMark('link').run();
    const href = linkOf(typed);
    if (!href) throw new Error(text.badLink);
    if (editor.state.selection.empty && !editor.isActive('link')) {
      chain.insertContent({ type: 'text', text: typed, marks: [{ type: 'link', attrs: { href } }] }).run();
    } else chain.setMark('link', { href }).run();
  }
  return (
    <FormDialog title={text.link} submit={common.save} onSubmit={apply} onClose={onClose}>
      <Field
        label={text.linkAddress}
        name="href"
        hint={text.linkHint}
        defaultValue={editor.getAttributes('link')['href'] ?? ''}
        autoComplete="url"
        autoFocus
      />
    </FormDialog>
  );
}
