import type { Editor } from '@tiptap/core';

/**
 * Starts commands on the text, and focuses it at once. The editor's own `focus` waits for the next frame, so that
 * keystrokes before it would go to the pressed button.
 */
export function chain(editor: Editor) {
  editor.view.focus();
  return editor.chain().scrollIntoView();
}
