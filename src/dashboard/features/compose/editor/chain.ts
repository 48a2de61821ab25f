import type { Editor } from '@tiptap/core';

/**
 * Commands that change the text, which has the focus at once. The editor's own command `focus` waits for the next frame,
 * and what somebody types before it would go to the button that was pressed.
 */
export function chain(editor: Editor) {
  editor.view.focus();
  return editor.chain().scrollIntoView();
}
